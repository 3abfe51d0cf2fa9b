"""A league: many games at tables drawn from a set of players, and a rating of each.

Ratings are those of OpenSkill (Plackett-Luce), after every game in its order. They start at 25 ± 8.3. Bots
don't learn, so no uncertainty is added from game to game, and it only shrinks.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec
from openskill.models import PlackettLuce

from stammtisch.base.errors import Malformed
from stammtisch.games import catalogue
from stammtisch.lab.figures import Average, average
from stammtisch.lab.match import GameScore, Seeds, Setting, agree, dice_for, machines, play
from stammtisch.lab.workers import all_of


class Rated(msgspec.Struct):
    """A player of a league. A rating is about as uncertain as its sigma; two sigmas are a safe distance."""

    player: str
    rating: float
    sigma: float
    seats: int
    win_share: float
    points: Average


class League(msgspec.Struct):
    """The players, best rating first. Games that were given up are not rated, and count for nothing."""

    setting: Setting
    seats: int
    machines: list[str]
    fewest_points_win: bool
    games: int
    given_up: int
    players: list[Rated]


class Seating(msgspec.Struct, frozen=True):
    """Who sits where in one game of a league."""

    game: int
    seated: list[str]


def league(
    game: str,
    players: Sequence[str],
    games: int,
    seats: int,
    seeds: Seeds,
    options: Mapping[str, Any] | None = None,
    *,
    edition: str = "",
    limit: int | None = None,
    workers: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> League:
    """Play so many games at tables with so many seats, each with a deal of its own."""
    if games < 1:
        raise Malformed("must be at least 1", "games")
    for name in players:
        if players.count(name) > 1:
            raise Malformed(f"{name} is named twice; a league rates different players", "players")
    if seats not in catalogue.find(game).seats:
        raise Malformed(f"{seats} can't play {game}", "seats")
    if seats > len(players):
        raise Malformed(f"{len(players)} players can't fill {seats} seats", "seats")
    setting = agree(game, players, seats, seeds, options, edition, limit)
    sittings = draw_tables(players, games, seats, seeds.deals)
    found: dict[int, GameScore] = {}
    for number, played in all_of(partial(play_sitting, setting), sittings, workers):
        found[number] = played
        progress(len(found))
    return rate(setting, players, sittings, [found[number] for number in range(games)])


def draw_tables(players: Sequence[str], games: int, seats: int, seed: int) -> list[Seating]:
    """At each table those who have sat least, in random order: everybody sits about as often as everybody
    else, once more at most."""
    sat = dict.fromkeys(players, 0)
    sittings = []
    for game in range(games):
        dice = dice_for("tables", seed, game)
        waiting = [players[place] for place in dice.shuffled(len(players))]
        chosen = sorted(waiting, key=lambda name: sat[name])[:seats]
        for name in chosen:
            sat[name] += 1
        sittings.append(Seating(game, [chosen[place] for place in dice.shuffled(seats)]))
    return sittings


def play_sitting(setting: Setting, sitting: Seating) -> tuple[int, GameScore]:
    return sitting.game, play(setting, sitting.seated, sitting.game)[0]


def rate(
    setting: Setting, players: Sequence[str], sittings: Sequence[Seating], played: Sequence[GameScore]
) -> League:
    low = catalogue.find(setting.game).fewest_points_win
    model = PlackettLuce(tau=0.0)
    ratings = {name: model.rating(name=name) for name in players}
    points: dict[str, list[int]] = {name: [] for name in players}
    won = dict.fromkeys(players, 0.0)
    for sitting, game in zip(sittings, played, strict=True):
        if not game.finished:
            continue
        teams = [[ratings[name]] for name in sitting.seated]
        for seat, [rating] in enumerate(model.rate(teams, ranks=places(game, low))):
            name = sitting.seated[seat]
            ratings[name] = rating
            points[name].append(game.points[seat])
            won[name] += game.won[seat]
    rated = [
        Rated(
            player=name,
            rating=rating.mu,
            sigma=rating.sigma,
            seats=len(points[name]),
            win_share=won[name] / max(1, len(points[name])),
            points=average(points[name]),
        )
        for name, rating in ratings.items()
    ]
    return League(
        setting=setting,
        seats=len(sittings[0].seated),
        machines=machines(setting.game, players),
        fewest_points_win=low,
        games=len(played),
        given_up=sum(not game.finished for game in played),
        players=sorted(rated, key=lambda player: -player.rating),
    )


def places(game: GameScore, low: bool) -> list[float]:
    """The place of each seat: winners first, then by points; equal points share a place."""
    worth = [
        (won == 0, points if low else -points) for won, points in zip(game.won, game.points, strict=True)
    ]
    return [float(sum(other < own for other in worth)) for own in worth]
