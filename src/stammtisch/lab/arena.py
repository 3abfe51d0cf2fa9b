"""Players against each other on the same deals.

Every deal is played once for each rotation of the line-up, so that every player gets the same cards in the
same seats and luck of the deal cancels out. All intervals are over deals, which are independent; the games of
one deal are not.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from stammtisch.base.errors import Malformed
from stammtisch.games import catalogue
from stammtisch.lab.clock import DecisionClock, Durations
from stammtisch.lab.figures import Average, SeatRow, average, paired, per_deal
from stammtisch.lab.kept import DealScores, Entrants, keeping
from stammtisch.lab.match import Seeds, Setting, agree, machines, play
from stammtisch.lab.workers import all_of


class Showing(msgspec.Struct):
    """How a player did, for each seat it had."""

    points: Average
    win_share: Average


class Edge(msgspec.Struct):
    """How far one player is ahead of another, deal by deal: in points, or in points fewer where the fewest
    win, and in win share."""

    better: str
    than: str
    points: Average
    win_share: Average


class Decisions(msgspec.Struct):
    """How many decisions a player made, and how long one took, by the clock on the wall and in CPU time."""

    count: int
    wall: Durations
    cpu: Durations


class ArenaResult(msgspec.Struct):
    """What an arena showed. Nobody wins a game that was given up; the points of its deal don't count."""

    setting: Setting
    lineup: list[str]
    machines: list[str]
    fewest_points_win: bool
    deals: int
    games: int
    given_up: int
    players: dict[str, Showing]
    edges: list[Edge]
    times: dict[str, Decisions]


def arena(
    game: str,
    players: Sequence[str],
    deals: int,
    seeds: Seeds,
    options: Mapping[str, Any] | None = None,
    *,
    edition: str = "",
    limit: int | None = None,
    workers: int = 1,
    keep: Path | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> ArenaResult:
    """Play so many deals; those kept in a file are not played again."""
    if deals < 1:
        raise Malformed("must be at least 1", "deals")
    entrants = Entrants(agree(game, players, len(players), seeds, options, edition, limit), list(players))
    with keeping(keep, entrants) as kept:
        missing = [deal for deal in range(deals) if deal not in kept.deals]
        before = deals - len(missing)
        progress(before)
        for done, deal in enumerate(all_of(partial(play_deal, entrants), missing, workers), before + 1):
            kept.add(deal)
            progress(done)
        return sum_up(entrants, [kept.deals[deal] for deal in range(deals)])


def play_deal(entrants: Entrants, deal: int) -> DealScores:
    """One deal, once for each line-up."""
    games = []
    watches = {name: DecisionClock() for name in entrants.players}
    for number, seated in enumerate(entrants.lineups):
        played, taken = play(entrants.setting, seated, deal, number)
        games.append(played)
        for name, watch in zip(seated, taken, strict=True):
            watches[name].merge(watch)
    return DealScores(deal, games, watches)


def sum_up(entrants: Entrants, deals: Sequence[DealScores]) -> ArenaResult:
    setting, names = entrants.setting, list(dict.fromkeys(entrants.players))
    low = catalogue.find(setting.game).fewest_points_win
    settled = [deal for deal in deals if all(game.finished for game in deal.games)]
    points = per_deal(rows(entrants, settled), lambda row: row.points)
    won = per_deal(rows(entrants, deals), lambda row: row.won)
    games = [game for deal in deals for game in deal.games]
    return ArenaResult(
        setting=setting,
        lineup=entrants.players,
        machines=machines(setting.game, names),
        fewest_points_win=low,
        deals=len(deals),
        games=len(games),
        given_up=sum(not game.finished for game in games),
        players={name: Showing(mean(points, name), mean(won, name)) for name in names},
        edges=[edge(points, won, first, second, low) for first, second in combinations(names, 2)],
        times={name: decisions([deal.watches[name] for deal in deals]) for name in names},
    )


def rows(entrants: Entrants, deals: Sequence[DealScores]) -> list[SeatRow]:
    """What every seat of every game got."""
    return [
        SeatRow(number, deal.deal, seat, name, game.points[seat], game.won[seat], {})
        for deal in deals
        for number, (game, seated) in enumerate(zip(deal.games, entrants.lineups, strict=True))
        for seat, name in enumerate(seated)
    ]


def mean(deals: Sequence[Mapping[str, float]], name: str) -> Average:
    return average([deal[name] for deal in deals])


def edge(
    points: Sequence[Mapping[str, float]],
    won: Sequence[Mapping[str, float]],
    first: str,
    second: str,
    low: bool,
) -> Edge:
    """The first over the second, or the other way round; `low` if the fewest points win. Points decide who
    is better, and wins if there are none."""
    ahead = paired(points, second, first) if low else paired(points, first, second)
    wins = paired(won, first, second)
    if (ahead.mean, wins.mean) < (0, 0):
        return Edge(second, first, turned(ahead), turned(wins))
    return Edge(first, second, ahead, wins)


def turned(gap: Average) -> Average:
    return Average(-gap.mean, gap.margin, gap.count)


def decisions(watches: Sequence[DecisionClock]) -> Decisions:
    whole = DecisionClock()
    for watch in watches:
        whole.merge(watch)
    return Decisions(whole.wall.count, whole.wall.taken(), whole.cpu.taken())
