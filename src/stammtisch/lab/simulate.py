"""Many games by bots, and what they show.

With `duplicate`, every deal is played once for each rotation of the line-up, so that everybody plays
the same cards in the same seats and luck of the deal cancels out.
"""

import math
import statistics
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from stammtisch.base.bits import Dice, numbers
from stammtisch.base.draws import Draw
from stammtisch.base.errors import Malformed
from stammtisch.games import catalogue
from stammtisch.games.game import Game
from stammtisch.games.position import CHANCE, OVER, Journal, Position
from stammtisch.lab.tallies import TALLIES
from stammtisch.players import player
from stammtisch.players.contract import Listener, Player
from stammtisch.players.player import Random, tell

MOST_SEED: Final = 2**32
LIMIT: Final = 20_000
"""A game is given up after so many decisions; played at random some games would hardly ever end."""

Chance = Callable[[Draw], list[int]]
"""What answers when a position waits for chance."""


class Row(msgspec.Struct):
    """What one seat got out of one game."""

    game: int
    deal: int
    seat: int
    player: str
    points: int
    won: float
    tally: dict[str, int]


class Average(msgspec.Struct):
    """A mean with the half width of its 95 % confidence interval."""

    mean: float
    margin: float
    count: int


class Standing(msgspec.Struct):
    """How a seat or a kind of player did."""

    points: Average
    win_share: float
    tally: dict[str, int]


class Difference(msgspec.Struct):
    """How many more points a game one kind of player makes than another, deal by deal."""

    better: str
    than: str
    points: Average


class Summary(msgspec.Struct):
    """What a simulation showed. Games that were given up are among the games, with the points they had
    come to, and nobody has won them."""

    game: str
    edition: str
    options: dict[str, Any]
    lineup: list[str]
    games: int
    unfinished: int
    limit: int
    seed: int
    duplicate: bool
    seats: list[Standing]
    players: dict[str, Standing]
    table: dict[str, int]
    differences: list[Difference]


class Simulation(msgspec.Struct):
    summary: Summary
    rows: list[Row]


def simulate(
    name: str,
    lineup: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    *,
    edition: str = "",
    limit: int = LIMIT,
    duplicate: bool = False,
    progress: Callable[[int], None] = lambda done: None,
) -> Simulation:
    """Play `games` deals with these players; deals and bots have dice of their own."""
    if games < 1:
        raise Malformed("must be at least 1", "games")
    if limit < 1:
        raise Malformed("must be at least 1", "limit")
    if not 0 <= seed <= MOST_SEED:
        raise Malformed(f"must be 0 to {MOST_SEED}", "seed")
    game = catalogue.find(name)
    if name not in TALLIES:
        raise Malformed(f"{name} is played in time, see stammtisch.lab.timed", "game")
    kinds = list(dict.fromkeys(lineup))
    for kind in kinds:
        player.find(name, kind)
    start = game.start(len(lineup), edition, options)
    rows: list[Row] = []
    table: dict[str, int] = {}
    played = unfinished = 0
    for deal in range(games):
        for turn in range(len(lineup) if duplicate else 1):
            seated = [lineup[(seat + turn) % len(lineup)] for seat in range(len(lineup))]
            position = start.copy()
            journal = Journal()
            chance = partial(rolled, Dice(seed * 1_000_003 + deal))
            choices = Dice(seed * 7_368_787 + played + 500_009)
            deciders = [player.find(name, kind) for kind in seated]
            unfinished += not play_out(game, position, deciders, chance, choices, journal, limit)
            seats, whole = TALLIES[name](journal.facts, len(lineup))
            for key, value in whole.items():
                table[key] = table.get(key, 0) + value
            won = numbers(position.winners())
            for seat, kind in enumerate(seated):
                share = 1 / len(won) if seat in won else 0.0
                points = position.scores()[seat]
                rows.append(Row(played, deal, seat, kind, points, share, seats[seat]))
            played += 1
        progress(deal + 1)
    summary = Summary(
        game=name,
        edition=game.edition(edition),
        options=game.agreed(start),
        lineup=list(lineup),
        games=played,
        unfinished=unfinished,
        limit=limit,
        seed=seed,
        duplicate=duplicate,
        seats=[standing([row for row in rows if row.seat == seat]) for seat in range(len(lineup))],
        players={kind: standing([row for row in rows if row.player == kind]) for kind in kinds},
        table=table,
        differences=differences(rows) if duplicate else [],
    )
    return Simulation(summary, rows)


def rolled(dice: Dice, wanted: Draw) -> list[int]:
    return dice.draw(wanted.pool, wanted.take)


def play_out(
    game: Game[Any, Any],
    position: Position,
    players: Sequence[Player],
    chance: Chance,
    choices: Dice,
    journal: Journal | None = None,
    limit: int = LIMIT,
) -> bool:
    """One game, and whether it came to its end within the limit of decisions; each bot is given its view,
    or nothing when it doesn't look, and told what happens if it listens."""
    listeners = [(seat, decider) for seat, decider in enumerate(players) if isinstance(decider, Listener)]
    if listeners and journal is None:
        journal = Journal()
    heard = 0
    while position.actor != OVER:
        if listeners and journal is not None:
            for seat, listener in listeners:
                tell(listener, seat, journal.facts[heard:])
            heard = len(journal.facts)
        wanted = position.chance() if position.actor == CHANCE else None
        if wanted is not None:
            position.answer(chance(wanted), journal)
            continue
        if limit == 0:
            return False
        limit -= 1
        seat = position.actor
        decider = players[seat]
        view = None if isinstance(decider, Random) else game.view(position, seat)
        position.apply(seat, decider.choose(view, position.acts(seat), choices), journal)
    return True


def standing(rows: Sequence[Row]) -> Standing:
    tally: dict[str, int] = {}
    for row in rows:
        for key, value in row.tally.items():
            tally[key] = tally.get(key, 0) + value
    share = sum(row.won for row in rows) / len(rows)
    return Standing(average([row.points for row in rows]), share, tally)


def average(values: Sequence[float]) -> Average:
    if not values:
        return Average(0.0, 0.0, 0)
    spread = statistics.stdev(values) if len(values) > 1 else 0.0
    return Average(statistics.fmean(values), 1.96 * spread / math.sqrt(len(values)), len(values))


def differences(rows: Sequence[Row]) -> list[Difference]:
    """Points of each kind of player less those of each other kind, averaged over one deal first."""
    deals = per_deal(rows, lambda row: row.points)
    kinds = sorted({row.player for row in rows})
    found = []
    for first in kinds:
        for second in kinds[kinds.index(first) + 1 :]:
            gap = paired(deals, first, second)
            better, than = (first, second) if gap.mean >= 0 else (second, first)
            found.append(Difference(better, than, Average(abs(gap.mean), gap.margin, gap.count)))
    return found


def per_deal(rows: Sequence[Row], value: Callable[[Row], float]) -> list[dict[str, float]]:
    """For each deal the mean of each kind of player."""
    deals: dict[int, dict[str, list[float]]] = {}
    for row in rows:
        deals.setdefault(row.deal, {}).setdefault(row.player, []).append(value(row))
    return [{kind: statistics.fmean(values) for kind, values in deal.items()} for deal in deals.values()]


def paired(deals: Sequence[Mapping[str, float]], first: str, second: str) -> Average:
    """How much more the first has than the second, deal by deal."""
    return average([deal[first] - deal[second] for deal in deals])
