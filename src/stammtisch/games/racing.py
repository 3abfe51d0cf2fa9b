"""What a game in time says of acts that are done at nearly the same moment."""

from typing import Protocol

import msgspec

from stammtisch.base.errors import Refused
from stammtisch.games.position import EVERYBODY, Journal


class TimedAct(msgspec.Struct, frozen=True):
    """An act as it came in: whose, the how many-th of the match, what, and when it counts as done."""

    seat: int
    number: int
    act: str
    at: int


class RaceVerdict(msgspec.Struct, frozen=True):
    """Why an act came too late: who was before it, by how many milliseconds, the classes of both, and the
    seats that may know it."""

    loser: TimedAct
    winner: TimedAct
    ms: int
    kind: str
    behind: str
    seats: int = EVERYBODY

    def fact(self) -> tuple[str, dict[str, object]]:
        """The same as a fact for the words room: who was later, or who was first."""
        if self.kind == self.behind and self.ms:
            return "later", {"seat": self.loser.seat, "target": self.winner.seat, "ms": self.ms}
        about: dict[str, object] = {"seat": self.winner.seat, "target": self.loser.seat}
        if self.kind == self.behind:
            return "nearer", about
        return "priority", {**about, "class": self.kind, "behind": self.behind}


class Commit(msgspec.Struct, frozen=True):
    """An act in its place: `done`, `bounced` (laid, lost the race, and given back as if nothing had been
    done), `dropped` (a complaint that lost its object) or `refused`; and the verdicts on those it was before.
    """

    act: TimedAct
    outcome: str
    refused: Refused | None = None
    verdicts: tuple[RaceVerdict, ...] = ()


class Race(Protocol):
    """Acts too close together for time alone to decide: each is done in its place, on the position itself."""

    def next(self, journal: Journal) -> Commit | None:
        """The next act in its place; None when none is left, or when chance has to answer first."""

    def left(self) -> list[TimedAct]:
        """What is not settled yet."""


class Demand(msgspec.Struct, frozen=True):
    """What is asked of a seat in a game in time, and how long it has.

    As long as act and occasion stay the same there is no new time to think.
    """

    act: int
    milliseconds: int
    occasion: tuple[int, str | None, int]
