"""Levels: names to choose a bot by, from one who is new to the game to a machine."""

from collections import Counter

import pytest

from stammtisch.base.bits import Dice
from stammtisch.games.catalogue import find
from stammtisch.lab.match import labelled, machines
from stammtisch.lab.simulate import simulate
from stammtisch.players import player, wits
from stammtisch.players.contract import Player
from stammtisch.players.grass.trader import Trader
from stammtisch.players.gress.level import LEVELS
from stammtisch.players.rule import Novice, Rule
from stammtisch.players.search import Search

DOUBLE = find("double")


def test_all_games_have_the_same_levels() -> None:
    assert list(wits.of("double").levels) == list(wits.of("grass").levels) == list(LEVELS)


def without_deals(found: Player) -> object:
    """Who decides all that is not about deals."""
    return found.decider if isinstance(found, Trader) else found


@pytest.mark.parametrize(("game", "iterations", "milliseconds"), [("double", 60, 50), ("grass", 100, 200)])
def test_a_level_is_a_player(game: str, iterations: int, milliseconds: int) -> None:
    novice, casual, expert, master = (without_deals(player.find(game, name)) for name in LEVELS)
    assert isinstance(novice, Novice)
    assert isinstance(casual, Rule)
    assert isinstance(expert, Search)
    assert isinstance(master, Search)
    assert expert.iterations == iterations
    assert master.milliseconds == milliseconds


def test_only_the_top_level_is_labelled_as_a_machine() -> None:
    names = ["novice", "master", "expert", "master", "search:50ms"]
    assert machines("double", names) == machines("grass", names) == ["master"]
    assert labelled("master", ["master"]) == "master (machine)"


def test_a_novice_errs_by_one_trick_and_not_always() -> None:
    """With three low cards whoever knows the game says 0."""
    data = {
        "phase": "bid",
        "round": 3,
        "dealer": 1,
        "turn_up": "PO/8S",
        "hands": [["9C/7S", "8D/7H", "9D/8H"], ["JC/5H", "JS/5D", "TC/6D"]],
    }
    position = DOUBLE.read_position(data, "", {})
    view, acts = DOUBLE.view(position, 0), position.acts(0)
    assert player.find("double", "casual").choose(view, acts, Dice(1)) == 0
    novice = player.find("double", "novice")
    dice = Dice(1)
    said = Counter(novice.choose(view, acts, dice) for number in range(400))
    assert set(said) == {0, 1}
    assert 60 < said[1] < 140


@pytest.mark.heavy
def test_who_knows_the_game_makes_more_points_than_a_novice() -> None:
    (gap,) = simulate("double", ["casual", "novice"] * 2, 30, seed=5, duplicate=True).summary.differences
    assert gap.better == "casual"
    assert gap.points.mean - gap.points.margin > 0
