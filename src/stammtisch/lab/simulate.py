"""Many games by bots, and what they show.

With `duplicate`, every deal is played once for each rotation of the line-up, so that everybody plays
the same cards in the same seats and luck of the deal cancels out. Each game has dice of its own, so it does
not matter how many processes share the work.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from multiprocessing import get_context
from typing import Any, Final

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed
from stammtisch.games import catalogue
from stammtisch.games.game import Game
from stammtisch.games.position import CHANCE, OVER, Journal, Position
from stammtisch.lab import tallies
from stammtisch.lab.company import LIMIT as TIMED_LIMIT
from stammtisch.lab.company import Chance, Company, rolled
from stammtisch.lab.figures import GameFigures, shares
from stammtisch.lab.summaries import SECOND, Simulation, SimulationSetup
from stammtisch.lab.workers import leave_interrupts_to_the_parent
from stammtisch.players import player
from stammtisch.players.contract import Listener, Player
from stammtisch.players.player import Random, tell

MOST_SEED: Final = 2**32
LIMIT: Final = 20_000
"""A game is given up after so many decisions; played at random some games would hardly ever end."""
MOST_SECONDS: Final = 24 * 60 * 60
CHUNK: Final = 4
"""Deals handed to a process at a time."""

Watch = Callable[[Any], None]
"""What looks at every position of a game in time."""


def simulate(
    name: str,
    lineup: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    *,
    edition: str = "",
    limit: int | None = None,
    duplicate: bool = False,
    workers: int = 1,
    watch: Watch | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Simulation:
    """Play `games` deals with these players; deals and bots have dice of their own.

    `watch` sees every position of a game in time, which only a single process can do.
    """
    if games < 1:
        raise Malformed("must be at least 1", "games")
    check_seed(seed, "seed")
    game = catalogue.find(name)
    limit = agreed_limit(game, limit)
    for kind in lineup:
        player.check(name, kind)
    start = game.start(len(lineup), edition, options)
    tallies.of(name).check(start)
    series = SimulationSetup(
        name, game.edition(edition), game.agreed(start), tuple(lineup), seed, duplicate, limit
    )
    ended: list[GameFigures] = []
    for done, played in enumerate(all_deals(series, games, 1 if watch else workers, watch), 1):
        ended += played
        progress(done)
    return Simulation(series, ended)


def check_seed(seed: int, field: str) -> None:
    if not 0 <= seed <= MOST_SEED:
        raise Malformed(f"must be 0 to {MOST_SEED}", field)


def agreed_limit(game: Game[Any, Any], limit: int | None) -> int:
    """When a game is given up: after so many decisions, or seconds in time; the usual limit if none is
    named."""
    if limit is None:
        return TIMED_LIMIT // SECOND if game.in_time else LIMIT
    if game.in_time and not 1 <= limit <= MOST_SECONDS:
        raise Malformed(f"must be 1 to {MOST_SECONDS} seconds", "limit")
    if limit < 1:
        raise Malformed("must be at least 1", "limit")
    return limit


def all_deals(
    series: SimulationSetup, games: int, workers: int, watch: Watch | None
) -> Iterator[list[GameFigures]]:
    """The games of each deal, in the order of the deals, whoever plays them."""
    if workers == 1:
        for deal in range(games):
            yield play_deal(series, deal, watch)
        return
    with get_context("spawn").Pool(workers, leave_interrupts_to_the_parent) as pool:
        yield from pool.imap(partial(play_deal, series), range(games), CHUNK)


def play_deal(series: SimulationSetup, deal: int, watch: Watch | None = None) -> list[GameFigures]:
    """One deal, once for each rotation of the line-up."""
    game = catalogue.find(series.game)
    beginning = game.start(len(series.lineup), series.edition, series.options)
    ended = []
    for turn in range(series.rotations):
        start = beginning.copy()
        chance = rolled(Dice(series.seed * 1_000_003 + deal))
        seated, number = series.seated(turn), deal * series.rotations + turn
        if game.in_time:
            minds = series.seed * 7_368_787 + number * 1009
            company = Company(game, start, chance, seated, minds, watch=watch)
            ended.append(company.run(series.limit * SECOND))
        else:
            choices = Dice(series.seed * 7_368_787 + number + 500_009)
            ended.append(play_in_turn(game, start, seated, chance, choices, series.limit))
    return ended


def play_in_turn(
    game: Game[Any, Any], position: Position, seated: Sequence[str], chance: Chance, choices: Dice, limit: int
) -> GameFigures:
    """One game in which acts go one after the other."""
    journal, tally = Journal(), tallies.of(game.name)(len(seated))
    deciders = [player.find(game.name, kind) for kind in seated]
    finished = play_out(game, position, deciders, chance, choices, journal, limit)
    tally.follow(journal.facts, position)
    won = shares(position.winners(), len(seated))
    return GameFigures(tuple(seated), tuple(position.scores()), won, finished, tally.seats, tally.table)


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
