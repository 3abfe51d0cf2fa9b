"""What came of games, in numbers."""

import math
import statistics
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations

import msgspec

from stammtisch.base.bits import numbers


class GameFigures(msgspec.Struct, frozen=True):
    """How one game went, seat by seat. One that was given up has no winner."""

    players: tuple[str, ...]
    points: tuple[int, ...]
    won: tuple[float, ...]
    """Who has won; a shared win counts by shares."""
    settled: bool
    """Whether it came to its end, and was not given up."""
    tallies: list[dict[str, int]]
    """What was counted for each seat."""
    counts: dict[str, int]
    """What was counted for the whole table."""
    milliseconds: int = 0
    """How long it took on the virtual clock of a game in time."""


class SeatRow(msgspec.Struct):
    """What one seat got out of one game."""

    game: int
    deal: int
    seat: int
    player: str
    points: int
    won: float
    tally: dict[str, int]
    counts: bool = True
    """Whether its points do."""


class Average(msgspec.Struct):
    """A mean with the half width of its 95 % confidence interval."""

    mean: float
    margin: float
    count: int


class PlayerFigures(msgspec.Struct, omit_defaults=True):
    """How a seat or a kind of player did."""

    points: Average
    win_share: float
    tally: dict[str, int] = {}


class Difference(msgspec.Struct):
    """By how many points a game one kind of player is better than another, deal by deal."""

    better: str
    than: str
    points: Average


class Length(msgspec.Struct):
    """How long games were: the mean, the half width of its 95 % confidence interval, the median, the
    longest."""

    mean: float
    margin: float
    median: float
    longest: float


def shares(winners: int, players: int) -> tuple[float, ...]:
    """The share of each seat in a win, from the set of those who won."""
    won = numbers(winners)
    return tuple(1 / len(won) if seat in won else 0.0 for seat in range(players))


def standing(rows: Sequence[SeatRow]) -> PlayerFigures:
    share = sum(row.won for row in rows) / len(rows)
    return PlayerFigures(
        average([row.points for row in rows if row.counts]), share, summed(row.tally for row in rows)
    )


def summed(counts: Iterable[Mapping[str, int]]) -> dict[str, int]:
    """All counts of a name together."""
    found: dict[str, int] = {}
    for one in counts:
        for name, value in one.items():
            found[name] = found.get(name, 0) + value
    return found


def average(values: Sequence[float]) -> Average:
    if not values:
        return Average(0.0, 0.0, 0)
    spread = statistics.stdev(values) if len(values) > 1 else 0.0
    return Average(statistics.fmean(values), 1.96 * spread / math.sqrt(len(values)), len(values))


def length(values: Sequence[float]) -> Length:
    mean = average(values)
    return Length(mean.mean, mean.margin, statistics.median(values), max(values))


def differences(rows: Sequence[SeatRow], low: bool = False) -> list[Difference]:
    """How far each kind of player is ahead of each other kind, averaged over one deal first; `low` if the
    fewest points win."""
    deals = per_deal([row for row in rows if row.counts], lambda row: row.points)
    found = []
    for first, second in combinations(dict.fromkeys(row.player for row in rows), 2):
        gap = paired(deals, second, first) if low else paired(deals, first, second)
        better, than = (first, second) if gap.mean >= 0 else (second, first)
        found.append(Difference(better, than, Average(abs(gap.mean), gap.margin, gap.count)))
    return found


def per_deal(rows: Sequence[SeatRow], value: Callable[[SeatRow], float]) -> list[dict[str, float]]:
    """For each deal the mean of each kind of player."""
    deals: dict[int, dict[str, list[float]]] = {}
    for row in rows:
        deals.setdefault(row.deal, {}).setdefault(row.player, []).append(value(row))
    return [{kind: statistics.fmean(values) for kind, values in deal.items()} for deal in deals.values()]


def paired(deals: Sequence[Mapping[str, float]], first: str, second: str) -> Average:
    """How much more the first has than the second, deal by deal."""
    return average([deal[first] - deal[second] for deal in deals])
