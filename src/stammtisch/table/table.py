"""A table: the fold of its log, and the one place where the next event is decided.

    table, outcome = Table.create("t1", "amy", settings, now, entropy)
    outcome = table.command("amy", Sit(id="1", seat=0), now, name="Amy")
    due = table.due()                   # when it wants to be woken
    outcome = table.wake(due)

Nothing here waits, reads a clock or rolls dice: `now` is milliseconds since the epoch and `entropy(n)` gives
n random bytes, both from whoever runs the table. An outcome is decided and folded, but not yet written:
whoever runs the table appends its entries before anybody is told, and loads the table anew if that fails.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

import msgspec

from stammtisch.games import catalogue
from stammtisch.games.chance import SECRET_BYTES, Chain
from stammtisch.games.errors import Bug
from stammtisch.games.game import Game
from stammtisch.games.position import Position
from stammtisch.table import dealing, pauses, presence, seats, showing, sport, talk, turns
from stammtisch.table.commands import Command, checked
from stammtisch.table.events import Created, Event, read_event, write_event
from stammtisch.table.facts import Heard
from stammtisch.table.outcome import Entry, Logged, Outcome
from stammtisch.table.replies import Reply, accepted
from stammtisch.table.settings import Settings, check
from stammtisch.table.sight import Moment, Sight
from stammtisch.table.state import DECODER, ENCODER, State

Entropy = Callable[[int], bytes]


class Table:
    """One match after the other at one table."""

    def __init__(self, state: State, entropy: Entropy) -> None:
        self.state: Final = state
        self.entropy: Final = entropy
        self.game: Final[Game[Any, Any]] = catalogue.find(state.settings.game)
        self.position: Position | None = None
        self.chain = Chain(bytes.fromhex(state.end))
        self.presence: Final = presence.Presence()
        self.sport: Final = sport.Sport()
        self.seen: Final = showing.Seen()
        self._outcome = Outcome()
        self._command: str | None = None

    @classmethod
    def create(
        cls, name: str, host: str, settings: Settings, now: int, entropy: Entropy, deals: bytes | None = None
    ) -> tuple["Table", Outcome]:
        """A new table with open seats; `Malformed` if no match could be played so. Tables that are given the
        same `deals`, the end of a chain of secrets, deal alike."""
        end = entropy(SECRET_BYTES) if deals is None else deals
        event = Created(now, name, host, check(settings), end.hex(), deals is not None)
        table = cls(seats.fresh(event), entropy)
        table._outcome = Outcome()
        table.happen(event)
        return table, table._outcome

    @classmethod
    def load(cls, rows: Iterable[Logged], entropy: Entropy, snapshot: bytes | None = None) -> "Table":
        """The table a log leads to: from its first row, or from a snapshot and the rows after it."""
        before = cls.restore(snapshot, entropy) if snapshot is not None else None
        after = before
        for step in cls.replay(rows, entropy, before):
            after = step[0]
        if after is None:
            raise Bug("an empty log")
        return after

    @classmethod
    def replay(
        cls, rows: Iterable[Logged], entropy: Entropy = bytes, table: "Table | None" = None
    ) -> Iterator[tuple["Table", Event, list[Heard]]]:
        """The table after each row, with what happened; a log that does not hold is a `Bug`."""
        for row in rows:
            event = read_event(row.data)
            if table is None:
                if not isinstance(event, Created):
                    raise Bug(f"a log begins with `created`, not with {event}")
                table = cls(seats.fresh(event), entropy)
            facts = table.fold(event, row.command)
            if (table.seq, table.hash) != (row.seq, row.hash):
                raise Bug(f"the log of table {table.id} does not hold at {row.seq}")
            yield table, event, facts

    @classmethod
    def restore(cls, snapshot: bytes, entropy: Entropy) -> "Table":
        state: State = DECODER.decode(snapshot)
        table = cls(state, entropy)
        if state.line is not None:
            table.position = table.game.read_line(state.line, state.settings.edition, state.terms)
            state.line = None
        return table

    @property
    def id(self) -> str:
        return self.state.id

    @property
    def seq(self) -> int:
        return self.state.seq

    @property
    def hash(self) -> bytes:
        return self.state.hash

    def snapshot(self) -> bytes:
        """All that the table remembers; equal bytes mean equal tables."""
        line = None if self.position is None else self.game.write_line(self.position)
        return ENCODER.encode(msgspec.structs.replace(self.state, line=line))

    def state_hash(self) -> str:
        return hashlib.sha256(self.snapshot()).hexdigest()

    def command(self, user: str, command: Command, now: int, name: str = "") -> Outcome:
        """Do what a user asks for, or raise `Refused` or `Malformed` and change nothing."""
        checked(command)
        known = self.state.commands.get(user, {}).get(command.id)
        if known is not None:
            return Outcome(replies=[Reply(user, command.id, "duplicate", known)])
        outcome = self._begin(f"{user} {command.id}")
        if COMMANDS[type(command)](self, user, command, self._not_before(now), name):
            first = outcome.entries[0].seq if outcome.entries else self.seq
            outcome.replies.insert(0, accepted(user, command.id, first))
        else:
            outcome.replies.insert(0, Reply(user, command.id, "waiting"))
        self._command = None
        return outcome

    def due(self) -> int | None:
        """When the table wants to be woken, if nothing happens before."""
        times = [*pauses.times(self), *presence.times(self), *sport.times(self)]
        return min(times, default=None)

    def wake(self, now: int) -> Outcome:
        """Do what is due by now."""
        outcome = self._begin(None)
        while (due := self.due()) is not None and due <= now:
            when = self._not_before(now)
            for settle in (sport.settle, presence.settle, pauses.settle):
                if settle(self, due, when):
                    break
            else:
                raise Bug(f"table {self.id} was due at {due} and had nothing to do")
        return outcome

    def here(self, user: str, now: int) -> Outcome:
        """Somebody has a connection to this table."""
        outcome = self._begin(None)
        presence.come(self, user, self._not_before(now))
        return outcome

    def gone(self, user: str, now: int) -> Outcome:
        """Somebody has none any more. This alone changes nothing, but time runs."""
        outcome = self._begin(None)
        presence.go(self, user, now)
        return outcome

    def awake(self, stopped: int | None, now: int) -> Outcome:
        """After a stop of the server the time since then is given back; without knowing when it stopped, all
        since the last event."""
        outcome = self._begin(None)
        presence.awake(self, stopped, self._not_before(now))
        return outcome

    def lag(self, user: str, milliseconds: int) -> None:
        """How long a user's acts are under way, as measured by whoever runs the table."""
        self.sport.lags[user] = min(max(milliseconds, 0), sport.MOST_LAG)

    def close(self, now: int, reason: str = "server") -> Outcome:
        outcome = self._begin(None)
        seats.close_now(self, self._not_before(now), reason)
        return outcome

    def sight(self, user: str | None) -> Sight:
        """All that a user, or with None a spectator, may be shown."""
        return showing.sight(self, user)

    def moment(self, user: str | None) -> Moment:
        """The part of a sight that changes with every act; its view is shared by all who see the same."""
        return showing.moment(self, showing.seat_seen(self, user))

    def fold(self, event: Event, command: str | None = None) -> list[Heard]:
        """An event that has happened."""
        return self._follow(event, command, write_event(event), FOLDS[type(event)](self, event))

    def happen(self, event: Event, folded: list[Heard] | None = None) -> None:
        """The next event of the outcome; `folded` is what it told if it has changed the position already."""
        data = write_event(event)
        facts = FOLDS[type(event)](self, event) if folded is None else folded
        command, self._command = self._command, None
        heard = self._follow(event, command, data, facts)
        self._outcome.entries.append(Entry(self.seq, event.at, command, data, self.hash))
        self._outcome.facts.extend(heard)

    def note(self, *, hand_over: bool = False, placard: bool = False) -> None:
        """Something about the outcome that those who send it want to know."""
        self._outcome.hand_over |= hand_over
        self._outcome.placard |= placard

    def answer(self, reply: Reply) -> None:
        self._outcome.replies.append(reply)

    def command_of(self, user: str, command: str) -> None:
        """The next event is brought about by this command."""
        self._command = f"{user} {command}"

    def no_command(self) -> None:
        """The next event is brought about by no command."""
        self._command = None

    def _follow(self, event: Event, command: str | None, data: bytes, facts: list[Heard]) -> list[Heard]:
        state = self.state
        state.seq += 1
        state.at = event.at
        state.hash = hashlib.sha256(state.hash + data).digest()
        if command is not None:
            user, _, known_by = command.partition(" ")
            state.remember(user, known_by, state.seq)
        return facts

    def _begin(self, command: str | None) -> Outcome:
        self._outcome = Outcome()
        self._command = command
        return self._outcome

    def _not_before(self, now: int) -> int:
        """Time never runs backwards at a table."""
        return max(now, self.state.at)


Handler = Callable[[Table, str, Any, int, str], bool]
"""Decides a command; whether it is done, or waits for others."""
Fold = Callable[[Table, Any], list[Heard]]

COMMANDS: Final[dict[type[Command], Handler]] = {
    **seats.COMMANDS,
    **dealing.COMMANDS,
    **sport.COMMANDS,
    **talk.COMMANDS,
    **pauses.COMMANDS,
}
FOLDS: Final[dict[type[Event], Fold]] = {
    **seats.FOLDS,
    **dealing.FOLDS,
    **turns.FOLDS,
    **sport.FOLDS,
    **talk.FOLDS,
    **pauses.FOLDS,
}
