"""A table with its log, and people who do anything at all, from dice alone."""

import hashlib
from collections.abc import Mapping
from typing import Any, Final

from stammtisch.base.bits import Dice, numbers
from stammtisch.base.errors import Malformed, Refused
from stammtisch.games.gress.position import GressPosition
from stammtisch.match.clocks import Clock
from stammtisch.match.log import Row
from stammtisch.table import commands
from stammtisch.table.commands import Act, Command, PlaceBot, Ready, Reveal, Sit
from stammtisch.table.facts import Told, seen_by
from stammtisch.table.outcome import Outcome
from stammtisch.table.replies import Reply
from stammtisch.table.settings import TableSettings
from stammtisch.table.state import bot_user
from stammtisch.table.table import Table

START: Final = 1_000_000


class Bytes:
    """Bytes that look random, the same ones for the same seed."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def __call__(self, n: int) -> bytes:
        return bytes(int(self.dice.below(256)) for i in range(n))


def own(user: str) -> bytes:
    """What a user adds to chance."""
    return f"{user}'s words".encode()


class House:
    """A table, its log as a list, and its time as a number."""

    def __init__(self, settings: TableSettings, seed: int = 1) -> None:
        self.entropy = Bytes(seed)
        self.dice = Dice(seed + 1)
        self.now = START
        self.log: list[Row] = []
        self.snapshots: list[tuple[int, bytes]] = []
        self.outcomes: list[Outcome] = []
        self.ids = 0
        self.table, outcome = Table.create("t1", "u0", settings, self.now, self.entropy)
        self.keep(outcome)

    def keep(self, outcome: Outcome) -> Outcome:
        self.log += outcome.rows
        self.outcomes.append(outcome)
        if outcome.hand_over:
            self.snapshots.append((self.table.seq, self.table.snapshot()))
        return outcome

    @property
    def players(self) -> int:
        return len(self.table.state.seats)

    @property
    def phase(self) -> str:
        return self.table.state.phase

    def id(self) -> str:
        self.ids += 1
        return f"c{self.ids}"

    def send(self, user: str, command: Command) -> Outcome:
        self.keep(self.table.wake(self.now))
        return self.keep(self.table.command(user, command, self.now, name=user.title()))

    def act(self, seat: int, text: str) -> Outcome:
        return self.send(f"u{seat}", Act(self.id(), text))

    def wait(self, milliseconds: int) -> None:
        """Let time pass, and wake the table whenever it wants."""
        end = self.now + milliseconds
        while (due := self.table.due()) is not None and due <= end:
            self.now = max(self.now, due)
            self.keep(self.table.wake(self.now))
        self.now = end

    def seat_all(self, bots: int = 0, bot: str = "rule") -> None:
        """People from seat 0 on, bots at the last seats."""
        for seat in range(self.players):
            if seat < self.players - bots:
                self.send(f"u{seat}", Sit(self.id(), seat))
            else:
                self.send("u0", PlaceBot(self.id(), seat, bot))

    def begin(self) -> None:
        """All get ready and open what they add to chance."""
        people = [seat.user for seat in self.table.state.seats if seat.person and seat.user]
        for user in people:
            self.send(user, Ready(self.id(), hashlib.sha256(own(user)).hexdigest()))
        for user in people:
            self.send(user, Reveal(self.id(), own(user).hex()))

    def reloaded(self, snapshot: bool = False) -> Table:
        """The table from its log, or from its last snapshot and the rest."""
        if not snapshot or not self.snapshots:
            return Table.load(self.log, self.entropy)
        seq, data = self.snapshots[-1]
        return Table.load([row for row in self.log if row.seq > seq], self.entropy, data)

    def heard(self, user: str) -> list[Told]:
        """All that a user was told."""
        seat = self.table.state.seat_of(user)
        assert seat is not None
        return [
            told for outcome in self.outcomes for told in seen_by(self.table.game.name, outcome.facts, seat)
        ]

    def replies(self, user: str) -> list[Reply]:
        return [reply for outcome in self.outcomes for asker, reply in outcome.replies if asker == user]

    def player(self, seat: int) -> str:
        """The user who acts at a seat."""
        there = self.table.state.seats[seat]
        return bot_user(seat) if there.bot or there.user is None else there.user

    def play(self, acts: int, milliseconds: int = 10) -> None:
        """So many acts by whoever is asked, some of them refused."""
        for number in range(acts):
            if self.phase != "playing":
                return
            self.wait(milliseconds)
            if self.phase == "playing":
                self.try_to_act()

    def try_to_act(self) -> None:
        position = self.table.position
        assert position is not None
        waited = self.table.game.asked(position)
        if not waited:
            return
        seat = int(self.dice.member(waited))
        try:
            self.send(self.player(seat), Act(self.id(), any_act(self.table, seat, self.dice)))
        except Refused:
            return


def waiting(table: Table) -> bool:
    """Whether acts wait for their place."""
    return table.match is not None and bool(table.match.waiting.entries)


def deals(table: Table) -> int:
    """How many hands were dealt in this match."""
    return 0 if table.state.play is None else table.state.play.deals


def any_act(table: Table, seat: int, dice: Dice) -> str:
    """Any legal act of a seat; in Gress mostly what is right."""
    game, position = table.game, table.position
    assert position is not None
    trial = position.copy()
    steps: list[int] = []
    right = dice.below(10) < 9
    while not steps or game.unfinished(trial, seat):
        legal = int(trial.legal(seat))
        if right and isinstance(trial, GressPosition) and trial.right(seat):
            legal = int(trial.right(seat))
        steps.append(int(dice.member(legal)))
        trial.apply(seat, steps[-1])
    text = game.write_act(steps)
    return "draw" if text.startswith("step ") or len(text) > commands.LONGEST_ACT else text


def settings(
    game: str, players: int = 4, options: Mapping[str, Any] | None = None, **more: Any
) -> TableSettings:
    return TableSettings(game, players, options=dict(options or {}), **more)


def playing(
    game: str, players: int = 4, bots: int = 0, bot: str = "rule", seed: int = 1, **more: Any
) -> House:
    """A table whose first match has begun."""
    house = House(settings(game, players, **more), seed)
    house.seat_all(bots, bot)
    house.begin()
    return house


__all__ = ["Clock", "House", "Malformed", "any_act", "commands", "numbers", "own", "playing", "settings"]
