"""Players that only the lab has: one that sees all cards, and a public search."""

import pytest

from stammtisch.base.errors import Malformed
from stammtisch.games.catalogue import find
from stammtisch.lab import yardsticks
from stammtisch.lab.arena import arena
from stammtisch.lab.match import Seeds
from stammtisch.players import player

SEEDS = Seeds(1, 2, 3)
START = find("double").start(4)


def test_whoever_sees_all_cards_makes_more_points() -> None:
    outcome = arena("double", ["clairvoyant:60", "rule-1", "rule-1"], 12, SEEDS)
    (edge,) = outcome.edges
    assert edge.better == "clairvoyant:60"
    assert edge.points.mean - edge.points.margin > 0


@pytest.mark.parametrize("name", ["clairvoyant:100", "openspiel:50ms"])
def test_no_table_has_a_player_of_the_lab(name: str) -> None:
    with pytest.raises(Malformed, match="double has no player"):
        player.find("double", name)


@pytest.mark.parametrize(
    "name", ["clairvoyant", "clairvoyant:0", "openspiel", "openspiel:50", "openspiel:0ms"]
)
def test_a_name_that_says_nothing_is_refused(name: str) -> None:
    with pytest.raises(Malformed, match=r"is not (clairvoyant:2000|openspiel:50ms)"):
        yardsticks.find("double", name, START)


def test_the_public_search_plays_our_game() -> None:
    pytest.importorskip("pyspiel")
    outcome = arena("double", ["openspiel:2ms", "random", "random"], 4, SEEDS, {"schedule": [2, 3]})
    assert outcome.given_up == 0
    assert outcome.times["openspiel:2ms"].count > 0


def test_the_public_search_plays_nothing_else() -> None:
    with pytest.raises(Malformed, match="OpenSpiel plays double here, not grass"):
        yardsticks.find("grass", "openspiel:50ms", START)
