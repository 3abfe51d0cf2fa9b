"""The league: fair tables, ratings that follow the games, the same for the same seed."""

import math
from collections import Counter

import pytest

from stammtisch.base.errors import Malformed
from stammtisch.lab.league import Seating, draw_tables, league, places, rate
from stammtisch.lab.match import GameScore, Seeds, Setting

ONE = Seeds(1, 1, 1)
DOUBLE = Setting("double", "standard", {}, ONE, 100)
SHORT = {"schedule": [1, 2]}


@pytest.mark.parametrize(("players", "seats", "games"), [(5, 4, 13), (5, 2, 7), (4, 4, 3), (7, 3, 50)])
def test_everybody_sits_about_as_often(players: int, seats: int, games: int) -> None:
    names = [f"p{number}" for number in range(players)]
    sittings = draw_tables(names, games, seats, seed=3)
    sat = Counter(name for sitting in sittings for name in sitting.seated)
    assert max(sat.values()) - min(sat.get(name, 0) for name in names) <= 1
    assert all(len(set(sitting.seated)) == seats for sitting in sittings)
    assert sittings == draw_tables(names, games, seats, seed=3)
    assert sittings != draw_tables(names, games, seats, seed=4)


def test_everybody_meets_everybody_in_every_seat() -> None:
    names = ["a", "b", "c", "d", "e"]
    sittings = draw_tables(names, 200, 2, seed=1)
    assert {tuple(sitting.seated) for sitting in sittings} == {(x, y) for x in names for y in names if x != y}


def test_places_are_winners_first_then_points() -> None:
    assert places(GameScore([10, 30, 20], [0, 1, 0], True), False) == [2, 0, 1]
    assert places(GameScore([10, 30, 10], [0, 1, 0], True), False) == [1, 0, 1]
    assert places(GameScore([5, 0, 7], [0, 1, 0], True), True) == [1, 0, 2]
    assert places(GameScore([5, 5, 7], [0.5, 0.5, 0], True), False) == [0, 0, 2]
    assert places(GameScore([3, 3, 1], [0, 1, 0], True), False) == [1, 0, 2]


def test_one_game_by_hand() -> None:
    """Two beginners: the winner gains half of sigma squared over the spread of both together."""
    sigma, beta = 25 / 3, 25 / 6
    gain = sigma**2 / math.sqrt(2 * (sigma**2 + beta**2)) / 2
    found = rate(DOUBLE, ["a", "b"], [Seating(0, ["b", "a"])], [GameScore([4, 9], [0, 1], True)])
    first, second = found.players
    assert (first.player, second.player) == ("a", "b")
    assert first.rating == pytest.approx(25 + gain)
    assert second.rating == pytest.approx(25 - gain)
    assert first.sigma == second.sigma < sigma
    assert (first.win_share, first.seats, first.points.mean) == (1, 1, 9)


def test_where_the_fewest_points_win_they_rate_best() -> None:
    gress = Setting("gress", "standard", {}, ONE, 100)
    games = [GameScore([3, 9, 6], [0, 0, 0], True)]
    found = rate(gress, ["novice", "casual", "master"], [Seating(0, ["novice", "casual", "master"])], games)
    assert [player.player for player in found.players] == ["novice", "master", "casual"]
    assert found.fewest_points_win
    assert found.machines == ["master"]


def test_a_game_given_up_is_not_rated() -> None:
    sittings = [Seating(0, ["a", "b"]), Seating(1, ["a", "b"])]
    games = [GameScore([1, 0], [0, 0], False), GameScore([0, 1], [0, 1], True)]
    found = rate(DOUBLE, ["a", "b"], sittings, games)
    assert (found.games, found.given_up) == (2, 1)
    assert [(player.player, player.seats) for player in found.players] == [("b", 1), ("a", 1)]


def test_the_more_games_the_surer() -> None:
    few = league("double", ["rule", "keen", "random"], 6, 2, ONE, SHORT)
    many = league("double", ["rule", "keen", "random"], 40, 2, ONE, SHORT)
    assert max(player.sigma for player in many.players) < min(player.sigma for player in few.players)


def test_the_better_player_is_rated_higher() -> None:
    found = league("double", ["random", "keen", "rule"], 12, 3, ONE)
    assert found.players[0].player == "rule"
    ratings = [player.rating for player in found.players]
    assert ratings == sorted(ratings, reverse=True)
    assert sum(player.win_share for player in found.players) == pytest.approx(1)


def test_the_same_seed_gives_the_same_league_whoever_plays_it() -> None:
    names = ["rule", "keen", "random"]
    found = league("double", names, 4, 2, ONE, SHORT)
    assert found == league("double", names, 4, 2, ONE, SHORT, workers=2)
    assert found != league("double", names, 4, 2, Seeds(2, 1, 1), SHORT)
    assert found != league("double", names, 4, 2, Seeds(1, 2, 1), SHORT)


def test_gress_has_a_league_too() -> None:
    found = league("gress", ["novice", "casual", "expert", "master"], 4, 3, ONE)
    assert sorted(player.seats for player in found.players) == [3, 3, 3, 3]


@pytest.mark.parametrize(
    ("game", "players", "games", "seats", "field"),
    [
        ("double", ["rule", "keen"], 0, 2, "games"),
        ("double", ["rule", "rule"], 1, 2, "players"),
        ("double", ["rule", "wizard"], 1, 2, "player"),
        ("double", ["rule", "keen"], 1, 3, "seats"),
        ("double", ["rule", "keen"], 1, 1, "seats"),
        ("double", ["rule"], 1, 1, "seats"),
        ("gress", ["novice", "casual", "expert"], 1, 2, "seats"),
        ("gress", ["novice", "casual", "rule"], 1, 3, "level"),
    ],
)
def test_what_is_no_league(game: str, players: list[str], games: int, seats: int, field: str) -> None:
    with pytest.raises(Malformed) as problem:
        league(game, players, games, seats, ONE)
    assert problem.value.field == field
