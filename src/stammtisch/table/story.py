"""What a log tells afterwards: a match as its record, and all that happened as one user may know it."""

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

import msgspec

from stammtisch.base.chance import Chain
from stammtisch.base.errors import Malformed
from stammtisch.games.game import SPECTATOR
from stammtisch.games.position import Fact
from stammtisch.match.events import Began, Ended
from stammtisch.match.log import Row
from stammtisch.match.record import Entry, Record
from stammtisch.table.facts import SAID, Told, heard_by, seen_by, write_fact
from stammtisch.table.sight import Moment
from stammtisch.table.table import Table

MOST_TOLD: Final = 2000
"""Facts; more than a match has, and of a long evening the latest."""
NOBODY: Final[frozenset[str]] = frozenset()
NOTHING: Final[dict[str, Any]] = {}


class StoryStep(msgspec.Struct, frozen=True):
    """An event as somebody may know it: what they are told, and what they see after it."""

    seq: int
    at: int
    facts: list[Told]
    moment: Moment


def story(log: Iterable[Row], user: str | None) -> Iterator[StoryStep]:
    """Everything from the beginning, as it was to this user at the time, or with None to a spectator."""
    for table, event, facts in Table.replay(log):
        seat = witnesses(table).seat_of(user)
        if seat is not None:
            told = seen_by(table.game.name, facts, seat)
            yield StoryStep(table.seq, event.at, told, table.moment(user))


class Witnesses(NamedTuple):
    """Who sat where, and whether others could look on."""

    users: tuple[str | None, ...]
    open: bool

    def seat_of(self, user: str | None) -> int | None:
        """The seat whose view a user had, a spectator's is -1; None for who was not there."""
        if user is not None and user in self.users:
            return self.users.index(user)
        return SPECTATOR if self.open else None


class ToldStep(NamedTuple):
    """What one event told: facts with their JSON, which is the same for all who may know them."""

    seq: int
    witnesses: Witnesses
    facts: list[tuple[Fact, bytes]]

    def heard_by(self, user: str | None, muted: frozenset[str] = NOBODY) -> list[bytes]:
        """Only what this user was told at the time, without the talk of those whom they have muted."""
        seat = self.witnesses.seat_of(user)
        if seat is None:
            return []
        return [text for fact, text in self.facts if fact.seen_by(seat) and heard_by(fact, muted)]


class Chronicle:
    """The latest of what was told at a table, for pages that are opened anew. It is the fold of the log: each
    row is played once, however many ask."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.steps: Final[deque[ToldStep]] = deque()
        self.count = 0
        """How many facts there are in all steps."""
        self.settled: Final[list[ToldStep]] = []
        """The steps of the last match in which accounts were settled."""
        self.settling = False

    @property
    def seq(self) -> int:
        """Up to which number it goes."""
        return 0 if self.table is None else self.table.seq

    def read(self, rows: Iterable[Row]) -> None:
        """What comes next in the log."""
        for table, event, facts in Table.replay(rows, table=self.table):
            self.table = table
            if isinstance(event, Began):
                self.settled.clear()
            before, self.settling = self.settling, settles(table)
            told = [(bare(fact), write_fact(table.game.name, fact)) for fact in facts]
            step = ToldStep(table.seq, witnesses(table), told)
            if told:
                self.add(step)
            if self.settling and not before:
                self.settled.append(step)

    def add(self, step: ToldStep) -> None:
        """One more; the oldest are forgotten when there are too many."""
        self.steps.append(step)
        self.count += len(step.facts)
        while self.count > MOST_TOLD:
            self.count -= len(self.steps.popleft().facts)

    def told(self, user: str | None, upto: int, muted: frozenset[str] = NOBODY) -> list[bytes]:
        """What a user was told up to a number, the latest last."""
        return [text for step in self.steps if step.seq <= upto for text in step.heard_by(user, muted)]

    def settlement(self, user: str | None) -> list[bytes]:
        """What a user was told when accounts were last settled in the last match; nothing if they have not
        been yet."""
        there = [step for step in self.settled if step.witnesses.seat_of(user) is not None]
        return there[-1].heard_by(user) if there else []


def witnesses(table: Table) -> Witnesses:
    """Where nobody may look on, that takes a seat or an open table."""
    state = table.state
    return Witnesses(
        tuple(seat.user for seat in state.seats), state.settings.spectators or state.phase == "open"
    )


def bare(fact: Fact) -> Fact:
    """Enough to say who may know a fact, of which the text is kept beside it."""
    return fact if fact.kind == SAID else Fact(fact.kind, NOTHING, fact.seats, fact.of)


def settles(table: Table) -> bool:
    return table.position is not None and bool(table.game.sheet(table.position))


def record(log: Iterable[Row], match: int) -> Record:
    """A match that is over, as a record: its rows from the beginning to the end, as they are, with the
    secrets behind its deals. Nothing is played again for it."""
    end, before, deals = "", "", 0
    entries: list[Entry] = []
    for row in log:
        event = msgspec.json.decode(row.data)
        kind = event["type"]
        if kind in ("created", "renewed"):
            end = event["end"]
        elif entries or (kind == "began" and event["match"] == match):
            entries.append(Entry(row.hash.hex(), event))
            deals += kind == "drawn" and event["draw"].startswith("deal/")
        if kind == "ended" and entries:
            chain = Chain(bytes.fromhex(end)).first(max(deals, 1))
            return Record(entries, before=before, chain=[secret.hex() for secret in chain])
        if not entries:
            before = row.hash.hex()
    raise Malformed(f"no match {match} is over", "match")


def endings(log: Iterable[Row]) -> Iterator[Table]:
    """The table at the end of each match; it goes on changing when the next is asked for."""
    for table, event, facts in Table.replay(log):
        if isinstance(event, Ended):
            yield table
