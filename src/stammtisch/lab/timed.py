"""Many games of Gress in time, and what they show. `timed_table` plays one.

With `duplicate`, every deal is played once for each rotation of the levels, so that everybody gets the same
cards in the same seats and luck of the deal cancels out.
"""

import statistics
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from stammtisch.games.bits import Dice
from stammtisch.games.errors import Malformed
from stammtisch.games.gress.position import GressPosition
from stammtisch.lab.simulate import MOST_SEED, Average, Difference, average
from stammtisch.lab.timed_counts import NAMES
from stammtisch.lab.timed_table import GRESS, LIMIT, Ended, Table
from stammtisch.players.gress_level import LEVELS, find

SECOND: Final = 1000


class Showing(msgspec.Struct):
    """How the bots of one level did. Points are penalty points: fewer are better."""

    machine: bool
    points: Average
    win_share: float


class TimedSummary(msgspec.Struct):
    """What the games showed: sums over all games in `counts`, and averages for the rest.

    A game is broken off by the limit of virtual time, by the table's own limit of events, or because no cards
    are left to draw; then nobody has won it. One that ran out of time was never settled: its points are no
    points, and stay out of the averages.
    """

    levels: list[str]
    options: dict[str, Any]
    games: int
    broken_off: int
    seed: int
    duplicate: bool
    limit_seconds: int
    seconds: Average
    counts: dict[str, int]
    players: dict[str, Showing]
    differences: list[Difference]


class TimedSimulation(msgspec.Struct):
    summary: TimedSummary
    games: list[Ended]


def simulate_timed(
    levels: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    *,
    duplicate: bool = False,
    limit: int = LIMIT,
    watch: Callable[[GressPosition], None] | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> TimedSimulation:
    """Play `games` deals between bots of these levels, seat by seat; `limit` is in virtual milliseconds."""
    if games < 1:
        raise Malformed("must be at least 1", "games")
    if limit < 1:
        raise Malformed("must be at least 1", "limit")
    if not 0 <= seed <= MOST_SEED:
        raise Malformed(f"must be 0 to {MOST_SEED}", "seed")
    for level in levels:
        find(level)
    start = GRESS.start(len(levels), options=options)
    if not start.rules.official:
        raise Malformed("only an official table is played in time", "options.referee")
    ended: list[Ended] = []
    deals: list[int] = []
    for deal in range(games):
        for turn in range(len(levels) if duplicate else 1):
            seated = [levels[(seat + turn) % len(levels)] for seat in range(len(levels))]
            chance = Dice(seed * 1_000_003 + deal)
            table = Table(start.copy(), seated, chance, seed * 7_368_787 + len(ended) * 1009, watch)
            ended.append(table.run(limit))
            deals.append(deal)
        progress(deal + 1)
    summary = TimedSummary(
        levels=list(levels),
        options=GRESS.agreed(start),
        games=len(ended),
        broken_off=sum(game.broken_off for game in ended),
        seed=seed,
        duplicate=duplicate,
        limit_seconds=limit // SECOND,
        seconds=average([game.milliseconds / SECOND for game in ended]),
        counts={name: sum(game.counts[name] for game in ended) for name in NAMES},
        players={level: showing(level, ended) for level in LEVELS if level in levels},
        differences=differences(deals, ended) if duplicate else [],
    )
    return TimedSimulation(summary, ended)


def showing(level: str, ended: Sequence[Ended]) -> Showing:
    seats = [(game, seat) for game in ended for seat, name in enumerate(game.levels) if name == level]
    points = [game.points[seat] for game, seat in seats if game.settled]
    won = sum(1 for game, seat in seats if game.winner == seat)
    return Showing(LEVELS[level].machine, average(points or [0]), won / len(seats))


def differences(deals: Sequence[int], ended: Sequence[Ended]) -> list[Difference]:
    """How many penalty points fewer one level takes than another, deal by deal."""
    by_deal: dict[int, dict[str, list[int]]] = {}
    for deal, game in zip(deals, ended, strict=True):
        if game.settled:
            for level, points in zip(game.levels, game.points, strict=True):
                by_deal.setdefault(deal, {}).setdefault(level, []).append(points)
    found = []
    kinds = [level for level in LEVELS if any(level in deal for deal in by_deal.values())]
    for place, first in enumerate(kinds):
        for second in kinds[place + 1 :]:
            gap = average(
                [statistics.fmean(deal[first]) - statistics.fmean(deal[second]) for deal in by_deal.values()]
            )
            better, than = (second, first) if gap.mean >= 0 else (first, second)
            found.append(Difference(better, than, Average(abs(gap.mean), gap.margin, gap.count)))
    return found


def table_rows(summary: TimedSummary) -> list[tuple[str, str]]:
    """The summary as names and numbers, for a table of two columns; counts are per game."""
    rows = [
        ("games", str(summary.games)),
        ("broken_off", str(summary.broken_off)),
        ("seconds", f"{summary.seconds.mean:.1f} ± {summary.seconds.margin:.1f}"),
    ]
    rows += [(name, f"{count / summary.games:.2f}") for name, count in summary.counts.items()]
    for level, shown in summary.players.items():
        name = f"{level} (machine)" if shown.machine else level
        points = f"{shown.points.mean:.2f} ± {shown.points.margin:.2f}"
        rows.append((name, f"{points}, {shown.win_share:.0%}"))
    for gap in summary.differences:
        rows.append((f"{gap.better} < {gap.than}", f"{gap.points.mean:.2f} ± {gap.points.margin:.2f}"))
    return rows


def as_json(summary: TimedSummary) -> str:
    return msgspec.json.encode(summary).decode()
