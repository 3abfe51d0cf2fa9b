"""The public face: a table in a few lines, for whoever writes a program around it."""

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from stammtisch.base.bits import Dice, numbers
from stammtisch.base.chance import SECRET_BYTES
from stammtisch.base.errors import Malformed, Refused
from stammtisch.base.reading import check_seat
from stammtisch.games import catalogue
from stammtisch.games.listing import whole_acts
from stammtisch.games.position import Fact
from stammtisch.lab.company import LIMIT as TIMED_LIMIT
from stammtisch.lab.company import Company
from stammtisch.lab.simulate import LIMIT
from stammtisch.match.events import Sitter
from stammtisch.match.record import Record, Scribe, begin, read_record, write_record
from stammtisch.match.recording import Recording
from stammtisch.match.replay import known_chance, replay
from stammtisch.players import player, wits


class Tabletop:
    """One match, from its beginning or from its record on. Acts are lines of text (docs/acts.md)."""

    def __init__(self, recording: Recording) -> None:
        self.recording = recording
        self.game: Final = recording.game

    def __repr__(self) -> str:
        return f"<{self.game.name} for {self.position.players}, points {self.scores}>"

    @property
    def position(self) -> Any:
        """All that the rules know, hidden cards too. What a seat may know is `see`."""
        return self.recording.position

    @property
    def over(self) -> bool:
        return self.recording.match.over

    @property
    def scores(self) -> list[int]:
        """Points by seat as they stand."""
        return list(self.position.scores())

    @property
    def winners(self) -> list[int]:
        """The seats that have won; none while the game goes on."""
        return self.recording.match.winners()

    @property
    def asked(self) -> list[int]:
        """The seats for which the game waits."""
        return [] if self.over else numbers(self.game.asked(self.position))

    def see(self, seat: int) -> Any:
        """All that a seat may know; somebody who looks on is seat -1."""
        if seat != -1:
            check_seat(seat, self.position.players)
        return self.game.view(self.position, seat)

    def offers(self, seat: int) -> list[str]:
        """What a seat may do. Deals, which are too many to list, are only typed."""
        check_seat(seat, self.position.players)
        return list(whole_acts(self.game.offers(self.position, seat)))

    def play(self, act: str, seat: int | None = None, at: int | None = None) -> list[Fact]:
        """An act of a seat, of the one that is asked unless told, and what happened then. `at` is a time in
        milliseconds; unless told, it is late enough for nobody to have acted at the same time.

        Raises `Refused` with the rule, or `Malformed` for what is no act; neither changes anything."""
        if seat is None:
            seat = self.only_one()
        if at is None:
            at = self.recording.match.state.settled + self.game.window(self.position) + 1
        return self.recording.act(seat, act, at)

    def only_one(self) -> int:
        asked = self.asked
        if len(asked) != 1:
            raise Malformed(f"say who acts; the game waits for {asked}", "seat")
        return asked[0]

    def play_out(self, *players: str, seed: int = 0) -> list[int]:
        """Bots play on, seat after seat those named, to the end or for as long as a simulation would; returns
        the points."""
        names = players or (wits.of(self.game.name).usual,)
        seated = [names[seat % len(names)] for seat in range(self.position.players)]
        if self.game.in_time:
            play_in_time(self.recording.record, seated, seed)
            self.recording = Recording(self.recording.record)
        else:
            play_in_turn(self.recording, seated, seed)
        return self.scores

    def explain(self, refused: Refused, language: str = "en") -> str:
        """A refusal in words."""
        from stammtisch.words import Words, with_names

        names = self.recording.record.names
        return Words(language).refusal(refused.rule, with_names(refused.values, names))

    def record(self) -> bytes:
        """The match so far as JSON, with the secret behind its deals."""
        return write_record(self.recording.record)

    def save(self, path: str | Path) -> None:
        Path(path).write_bytes(self.record())


def start(
    game: str,
    players: int = 0,
    edition: str = "",
    *,
    seed: int | None = None,
    names: Sequence[str] = (),
    position: str | Mapping[str, Any] | None = None,
    **options: Any,
) -> Tabletop:
    """A new table of a game, as small as it may be unless told; or at a position of its own, a line of text
    or plain data. The same seed deals the same cards; without one nobody knows them before."""
    rules = catalogue.find(game)
    if isinstance(position, str):
        position = rules.write_position(rules.read_line(position, rules.edition(edition), options))
    if position is not None:
        players = rules.read_position(position, rules.edition(edition), options).players
    seated = list(names) or [f"Player {seat}" for seat in range(players or rules.seats[0])]
    if players and len(seated) != players:
        raise Malformed(f"{len(seated)} names for {players} players", "names")
    sitters = [Sitter(name) for name in seated]
    record = fresh_record(game, sitters, edition, options, seed, start=position)
    recording = Recording(record)
    recording.begin()
    return Tabletop(recording)


def read(record: bytes | str | Path) -> Tabletop:
    """A match from its record, or from the file of one; it stands where the record ends, and can go on where
    the record knows the secret of its deals."""
    text = record if isinstance(record, bytes) else Path(record).read_bytes()
    return Tabletop(Recording(read_record(text)))


def play_in_turn(recording: Recording, seated: Sequence[str], seed: int) -> None:
    """Whoever is asked decides; what happened before is told to those who remember."""
    game, dice = recording.game, Dice(seed)
    bots = [player.find(game.name, name) for name in seated]

    def tell(facts: list[Fact]) -> None:
        for seat, bot in enumerate(bots):
            player.tell(bot, seat, facts)

    for step in replay(recording.record):
        tell(step.facts)
    decisions = 0
    while not recording.match.over and decisions < LIMIT:
        seat = int(recording.position.actor)
        view = game.view(recording.position, seat)
        steps = player.whole_act(game, view, bots[seat], dice)
        tell(recording.act(seat, game.write_act(steps)))
        decisions += 1


def play_in_time(record: Record, seated: Sequence[str], seed: int) -> None:
    """Everybody sees late and acts later, on a virtual clock."""
    chance = known_chance(record)
    if chance is None:
        raise Malformed("has no secret to deal on with", "record")
    start = max(entry.event["at"] for entry in record.entries)
    write = Scribe(record).write
    company = Company(catalogue.find(record.game), record, chance.draw, seated, seed, start=start, log=write)
    company.begin((company.position, step.facts) for step in replay(record, company.match))
    company.advance(start + TIMED_LIMIT)


def fresh_record(
    game: str,
    seats: Sequence[Sitter],
    edition: str,
    options: Mapping[str, Any],
    seed: int | None,
    *,
    at: int = 0,
    start: Mapping[str, Any] | None = None,
) -> Record:
    """The record of a match about to begin, bound to chance that can be verified after it."""
    added = [entropy(seed, f"seat {seat}") for seat in range(len(seats))]
    secret = entropy(seed, "secret")
    return begin(game, seats, edition, options, at=at, secret=secret, entropy=added, start=start)


def entropy(seed: int | None, purpose: str) -> bytes:
    """Fresh randomness; with a seed the same each time, for games one wants to see again."""
    if seed is None:
        return secrets.token_bytes(SECRET_BYTES)
    return hashlib.sha256(f"stammtisch play/{seed}/{purpose}".encode()).digest()
