"""Many games of Gress in time, and what they show. A `company` plays one.

With `duplicate`, every deal is played once for each rotation of the levels, so that everybody gets the same
cards in the same seats and luck of the deal cancels out. Each game has dice of its own, so it does not matter
how many processes share the work.
"""

import statistics
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from multiprocessing import get_context
from typing import Any, Final

import msgspec

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed
from stammtisch.games.gress.position import GressPosition
from stammtisch.lab.company import GRESS, LIMIT, Company, Ending, rolled
from stammtisch.lab.simulate import MOST_SEED, Average, Difference, average
from stammtisch.lab.timed_counts import NAMES
from stammtisch.lab.workers import leave_interrupts_to_the_parent
from stammtisch.players.gress.player import find

SECOND: Final = 1000
MOST_LIMIT: Final = 24 * 60 * 60 * SECOND
CHUNK: Final = 4
"""Deals handed to a process at a time."""

Watch = Callable[[GressPosition], None]


class Length(msgspec.Struct):
    """How long games were: the mean, the half width of its 95 % confidence interval, the median, the
    longest."""

    mean: float
    margin: float
    median: float
    longest: float


class Showing(msgspec.Struct):
    """How a seat or the bots of a level did. Points are penalty points: fewer are better."""

    points: Average
    win_share: float


class TimedSummary(msgspec.Struct):
    """What the games showed: sums over all games in `counts`, and averages for the rest.

    Nobody wins a game that comes to a dead end, because no cards are left to draw (gress:10.1), or that
    runs out of virtual time. The latter was never settled: its points stay out of the averages.
    """

    game: str
    options: dict[str, Any]
    lineup: list[str]
    machines: list[str]
    """Those of the levels that are no persons."""
    games: int
    dead_ends: int
    out_of_time: int
    limit_seconds: int
    seed: int
    duplicate: bool
    seconds: Length
    turns: Length
    counts: dict[str, int]
    seats: list[Showing]
    players: dict[str, Showing]
    differences: list[Difference]


class TimedSimulation(msgspec.Struct):
    summary: TimedSummary
    games: list[Ending]
    deals: list[int]
    """Which deal each game was played with."""


class Series(msgspec.Struct, frozen=True):
    """What the games of a simulation have in common."""

    levels: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    duplicate: bool
    limit: int

    @property
    def rotations(self) -> int:
        return len(self.levels) if self.duplicate else 1


def simulate_timed(
    levels: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    *,
    duplicate: bool = False,
    limit: int = LIMIT,
    workers: int = 1,
    watch: Watch | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> TimedSimulation:
    """Play `games` deals between bots of these levels, seat by seat; `limit` is in virtual milliseconds.

    `watch` sees every position, which only a single process can do.
    """
    if games < 1:
        raise Malformed("must be at least 1", "games")
    if not 1 <= limit <= MOST_LIMIT:
        raise Malformed(f"must be 1 to {MOST_LIMIT // SECOND} seconds", "limit")
    if not 0 <= seed <= MOST_SEED:
        raise Malformed(f"must be 0 to {MOST_SEED}", "seed")
    for level in levels:
        find(level)
    start = GRESS.start(len(levels), options=options)
    check_official(start)
    series = Series(tuple(levels), seed, dict(options or {}), duplicate, limit)
    ended: list[Ending] = []
    for deal, played in enumerate(all_deals(series, games, 1 if watch else workers, watch)):
        ended += played
        progress(deal + 1)
    deals = [number // series.rotations for number in range(len(ended))]
    return TimedSimulation(summarize(series, GRESS.agreed(start), ended, deals), ended, deals)


def check_official(start: GressPosition) -> None:
    if not start.rules.official:
        raise Malformed("only an official table is played in time", "options.referee")


def all_deals(series: Series, games: int, workers: int, watch: Watch | None) -> Iterator[list[Ending]]:
    """The games of each deal, in the order of the deals, whoever plays them."""
    if workers == 1:
        for deal in range(games):
            yield play_deal(series, deal, watch)
        return
    with get_context("spawn").Pool(workers, leave_interrupts_to_the_parent) as pool:
        yield from pool.imap(partial(play_deal, series), range(games), CHUNK)


def play_deal(series: Series, deal: int, watch: Watch | None = None) -> list[Ending]:
    """One deal, once for each rotation of the levels."""
    levels, count = series.levels, series.rotations
    ended = []
    for turn in range(count):
        seated = [levels[(seat + turn) % len(levels)] for seat in range(len(levels))]
        start = GRESS.start(len(levels), options=series.options)
        chance = rolled(Dice(series.seed * 1_000_003 + deal))
        minds = series.seed * 7_368_787 + (deal * count + turn) * 1009
        ended.append(Company(start, chance, seated, minds, watch=watch).run(series.limit))
    return ended


def summarize(
    series: Series, options: dict[str, Any], ended: list[Ending], deals: Sequence[int]
) -> TimedSummary:
    levels = series.levels
    return TimedSummary(
        game=GRESS.name,
        options=options,
        lineup=list(levels),
        machines=[name for name in dict.fromkeys(levels) if find(name).level.machine],
        games=len(ended),
        dead_ends=sum(game.settled and game.winner is None for game in ended),
        out_of_time=sum(not game.settled for game in ended),
        limit_seconds=series.limit // SECOND,
        seed=series.seed,
        duplicate=series.duplicate,
        seconds=length([game.milliseconds / SECOND for game in ended]),
        turns=length([game.counts["turns"] for game in ended]),
        counts={name: sum(game.counts[name] for game in ended) for name in NAMES},
        seats=[showing([(game, seat) for game in ended]) for seat in range(len(levels))],
        players={level: showing(seats_of(level, ended)) for level in dict.fromkeys(levels)},
        differences=differences(deals, ended) if series.duplicate else [],
    )


def length(values: Sequence[float]) -> Length:
    mean = average(values)
    return Length(mean.mean, mean.margin, statistics.median(values), max(values))


def seats_of(level: str, ended: Sequence[Ending]) -> list[tuple[Ending, int]]:
    return [(game, seat) for game in ended for seat, name in enumerate(game.levels) if name == level]


def showing(seats: Sequence[tuple[Ending, int]]) -> Showing:
    points = [game.points[seat] for game, seat in seats if game.settled]
    won = sum(game.winner == seat for game, seat in seats)
    return Showing(average(points) if points else Average(0, 0, 0), won / len(seats))


def differences(deals: Sequence[int], ended: Sequence[Ending]) -> list[Difference]:
    """How many penalty points fewer one level takes than another, deal by deal."""
    by_deal: dict[int, dict[str, list[int]]] = {}
    for deal, game in zip(deals, ended, strict=True):
        if game.settled:
            for level, points in zip(game.levels, game.points, strict=True):
                by_deal.setdefault(deal, {}).setdefault(level, []).append(points)
    found = []
    kinds = list(dict.fromkeys(level for deal in by_deal.values() for level in deal))
    for place, first in enumerate(kinds):
        for second in kinds[place + 1 :]:
            gap = average(
                [statistics.fmean(deal[first]) - statistics.fmean(deal[second]) for deal in by_deal.values()]
            )
            better, than = (second, first) if gap.mean >= 0 else (first, second)
            found.append(Difference(better, than, Average(abs(gap.mean), gap.margin, gap.count)))
    return found
