"""How long players take for their decisions, in sums that can be added up."""

import math
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

WIDTH: Final = math.log(1.02)
"""Times are counted in classes 2 % wide: a quantile is right to 1 %, and a million times take no room."""
MILLISECOND: Final = 1_000_000


class Durations(msgspec.Struct, frozen=True):
    """Milliseconds for a decision."""

    mean: float
    median: float
    p95: float
    longest: float


class Spent(msgspec.Struct):
    """Times of many decisions in nanoseconds, by one kind of clock."""

    count: int = 0
    total: int = 0
    longest: int = 0
    classes: dict[int, int] = {}

    def add(self, nanoseconds: int) -> None:
        place = int(math.log(max(1, nanoseconds)) / WIDTH)
        self.count += 1
        self.total += nanoseconds
        self.longest = max(self.longest, nanoseconds)
        self.classes[place] = self.classes.get(place, 0) + 1

    def merge(self, other: "Spent") -> None:
        self.count += other.count
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        for place, times in other.classes.items():
            self.classes[place] = self.classes.get(place, 0) + times

    def quantile(self, share: float) -> float:
        """The time within which so many of the decisions were made: the middle of its class."""
        wanted = share * self.count
        for place in sorted(self.classes):
            wanted -= self.classes[place]
            if wanted <= 0:
                return min(self.longest, math.exp((place + 0.5) * WIDTH))
        return 0.0

    def taken(self) -> Durations:
        mean = self.total / self.count if self.count else 0.0
        numbers = (mean, self.quantile(0.5), self.quantile(0.95), self.longest)
        return Durations(*(number / MILLISECOND for number in numbers))


class DecisionClock(msgspec.Struct):
    """What the clock on the wall and the processor say about the decisions of a player."""

    wall: Spent = msgspec.field(default_factory=Spent)
    cpu: Spent = msgspec.field(default_factory=Spent)

    def merge(self, other: "DecisionClock") -> None:
        self.wall.merge(other.wall)
        self.cpu.merge(other.cpu)


class Stopwatch:
    """Adds up the parts of one decision, and notes it when it is made."""

    def __init__(self, watch: DecisionClock) -> None:
        self.watch: Final = watch
        self.wall = 0
        self.cpu = 0

    @contextmanager
    def running(self) -> Iterator[None]:
        """Time that counts; a part inside another is not counted twice."""
        wall, cpu = self.wall - time.perf_counter_ns(), self.cpu - time.process_time_ns()
        yield
        self.wall, self.cpu = wall + time.perf_counter_ns(), cpu + time.process_time_ns()

    def note(self) -> None:
        self.watch.wall.add(self.wall)
        self.watch.cpu.add(self.cpu)
        self.forget()

    def forget(self) -> None:
        self.wall = self.cpu = 0
