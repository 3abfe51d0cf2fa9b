"""A table: the fold of its log, and the one place where the next event is decided.

    table, outcome = Table.create("t1", "amy", settings, now, entropy)
    outcome = table.command("amy", Sit(id="1", seat=0), now, name="Amy")
    due = table.due()                   # when it wants to be woken
    outcome = table.wake(due)

Nothing here waits, reads a clock or rolls dice: `now` is milliseconds since the epoch and `entropy(n)` gives
n random bytes, both from whoever runs the table. An outcome is decided and folded, but not yet written:
whoever runs the table appends its rows before anybody is told, and loads the table anew if that fails.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, final

import msgspec

from stammtisch.base.chance import SECRET_BYTES
from stammtisch.base.errors import Bug, Malformed
from stammtisch.games.position import Fact
from stammtisch.match.events import Event
from stammtisch.match.log import Row
from stammtisch.table import acting, dealing, pauses, presence, seats, showing, talk, umpire
from stammtisch.table.commands import Command, checked
from stammtisch.table.core import MOST_LAG, Entropy, TableCore
from stammtisch.table.events import Created, read_event
from stammtisch.table.outcome import Outcome
from stammtisch.table.replies import Accepted, Duplicate
from stammtisch.table.settings import TableSettings, check
from stammtisch.table.sight import Moment, Sight
from stammtisch.table.state import DECODER, ENCODER, State


@final
class Table(TableCore):
    """One match after the other at one table."""

    def __init__(self, state: State, entropy: Entropy) -> None:
        super().__init__(state, entropy)
        self.seen: Final = showing.Seen()
        self._due: int | None = None
        self._due_known = False

    @classmethod
    def create(
        cls,
        name: str,
        host: str,
        settings: TableSettings,
        now: int,
        entropy: Entropy,
        deals: bytes | None = None,
    ) -> tuple["Table", Outcome]:
        """A new table with open seats; `Malformed` if no match could be played so. Tables that are given the
        same `deals`, the end of a chain of secrets, deal alike."""
        end = entropy(SECRET_BYTES) if deals is None else deals
        event = Created(now, name, host, check(settings), end.hex(), deals is not None)
        table = cls(seats.fresh(event), entropy)
        table.record(event)
        return table, table.outcome

    @classmethod
    def load(cls, rows: Iterable[Row], entropy: Entropy, snapshot: bytes | None = None) -> "Table":
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
        cls, rows: Iterable[Row], entropy: Entropy = bytes, table: "Table | None" = None
    ) -> Iterator[tuple["Table", Event, list[Fact]]]:
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
        """The table as it was when the snapshot was made. A position of other rules is there to be looked at,
        if these can read it."""
        state: State = DECODER.decode(snapshot)
        table = cls(state, entropy)
        line, state.line = state.line, None
        if line is None:
            return table
        try:
            table.begin_match(table.game.read_line(line, state.settings.edition, state.terms))
        except Malformed:
            if not table.other_rules:
                raise
        return table

    def snapshot(self) -> bytes:
        """All that the table remembers; equal bytes mean equal tables."""
        line = None if self.position is None else self.game.write_line(self.position)
        return ENCODER.encode(msgspec.structs.replace(self.state, line=line))

    def state_hash(self) -> str:
        return hashlib.sha256(self.snapshot()).hexdigest()

    def command(self, user: str, command: Command, now: int, name: str = "") -> Outcome:
        """Do what a user asks for, or raise `Refused` or `Malformed` and change nothing. Whoever runs the
        table wakes it first, so that what was due before happens before."""
        checked(command)
        state = self.state
        done = state.commands.get(user)
        known = None if done is None else done.get(command.id)
        if known is not None:
            return Outcome(replies=[(user, Duplicate(self.id, command.id, known))])
        outcome = self._begin()
        self.cause = (user, command.id)
        before = state.seq
        if not COMMANDS[type(command)](self, user, command, max(now, state.at), name):
            accepted = Accepted(state.id, command.id, min(before + 1, state.seq))
            outcome.replies.insert(0, (user, accepted))
        self.cause = None
        return outcome

    def due(self) -> int | None:
        """When the table wants to be woken, if nothing happens before."""
        if not self._due_known:
            self._due, self._due_known = self._next_due(), True
        return self._due

    def _next_due(self) -> int | None:
        if seats.broken_off(self):
            return self.state.at
        times = [*pauses.times(self), *presence.times(self), *acting.times(self)]
        return min(times) if times else None

    def wake(self, now: int) -> Outcome:
        """Do what is due by now."""
        outcome = self._begin()
        while (due := self._next_due()) is not None and due <= now:
            when = self._not_before(now)
            if seats.break_off(self, when):
                continue
            for settle in (acting.settle, presence.settle, pauses.settle):
                if settle(self, due, when):
                    break
            else:
                raise Bug(f"table {self.id} was due at {due} and had nothing to do")
        return outcome

    def here(self, user: str, now: int) -> Outcome:
        """Somebody has a connection to this table."""
        outcome = self._begin()
        presence.come(self, user, self._not_before(now))
        return outcome

    def gone(self, user: str, now: int) -> Outcome:
        """Somebody has none any more. This alone changes nothing, but time runs."""
        outcome = self._begin()
        presence.go(self, user, now)
        return outcome

    def awake(self, stopped: int | None, now: int) -> Outcome:
        """After a stop of the server the time since then is given back; without knowing when it stopped, all
        since the last event."""
        outcome = self._begin()
        presence.awake(self, stopped, self._not_before(now))
        return outcome

    def lag(self, user: str, milliseconds: int) -> None:
        """How long a user's acts are under way, as measured by whoever runs the table."""
        self.lags[user] = min(max(milliseconds, 0), MOST_LAG)
        self._due_known = False

    def close(self, now: int, reason: str = "server") -> Outcome:
        outcome = self._begin()
        seats.close_now(self, self._not_before(now), reason)
        return outcome

    def sight(self, user: str | None) -> Sight:
        """All that a user, or with None a spectator, may be shown."""
        return Sight(showing.placard(self), self.moment(user))

    def moment(self, user: str | None) -> Moment:
        """The part of a sight that changes with every act."""
        return self.seen.moment(self, showing.seat_seen(self, user))

    def folded(self, event: Event) -> list[Fact]:
        self._due_known = False
        return FOLDS[type(event)](self, event)

    def followed(self, event: Event, facts: list[Fact]) -> list[Fact]:
        return acting.followed(self, event, facts)

    def _begin(self) -> Outcome:
        """Something is about to change, so it may be due at another time."""
        self._due_known = False
        self.outcome = Outcome()
        self.cause = None
        return self.outcome

    def _not_before(self, now: int) -> int:
        """Time never runs backwards at a table."""
        return max(now, self.state.at)


Handler = Callable[[Table, str, Any, int, str], bool | None]
"""Decides a command; whether it waits for others instead of being done."""
Fold = Callable[[Table, Any], list[Fact]]

COMMANDS: Final[dict[type[Command], Handler]] = {
    **seats.COMMANDS,
    **dealing.COMMANDS,
    **acting.COMMANDS,
    **talk.COMMANDS,
    **pauses.COMMANDS,
    **umpire.COMMANDS,
}
FOLDS: Final[dict[type[Event], Fold]] = {
    **seats.FOLDS,
    **dealing.FOLDS,
    **acting.FOLDS,
    **talk.FOLDS,
    **pauses.FOLDS,
    **umpire.FOLDS,
}
