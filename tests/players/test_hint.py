"""What a good player would do in somebody's place."""

from typing import Any

import pytest
from rules.grass.table import GRASS, table

from stammtisch.base.bits import Dice
from stammtisch.games.catalogue import find
from stammtisch.games.double.scoring import EXACT_BONUS
from stammtisch.players.hint import hints

DOUBLE = find("double")
LAST_BUT_ONE = {
    "phase": "play",
    "round": 2,
    "dealer": 2,
    "turn_up": "PO/8S",
    "hands": [["9C/7S"], ["9S/7C"], ["KH/3S", "AC/2H"]],
    "bids": [0, 0, 2],
    "trick": ["QH", "4H"],
}


def test_the_best_act_comes_first_with_what_it_brings() -> None:
    """Both tricks were promised: only the king takes the first, and the ace most likely the second."""
    position = DOUBLE.read_position(LAST_BUT_ONE, "", {})
    best, worst = hints(DOUBLE, DOUBLE.view(position, 2), Dice(1), 300)
    assert [DOUBLE.write_act(hint.steps) for hint in (best, worst)] == ["play KH", "play 2H"]
    assert worst.reached == 0
    assert worst.points == -2
    assert 0.5 < best.reached < 1
    assert best.points == pytest.approx((4 + EXACT_BONUS) * best.reached - 2)


def test_a_hint_knows_no_more_than_the_seat() -> None:
    position = DOUBLE.read_position(LAST_BUT_ONE, "", {})
    other = position.copy()
    other.redeal(2, Dice(5))
    assert DOUBLE.write_line(other) != DOUBLE.write_line(position)
    told = [hints(DOUBLE, DOUBLE.view(moment, 2), Dice(3), 100) for moment in (position, other)]
    assert told[0] == told[1]


@pytest.mark.parametrize("edition", ["modern", "classic"])
def test_in_grass_a_hint_is_a_whole_act_with_the_chance_to_win(edition: str) -> None:
    """To close wins the game at once."""
    data: dict[str, Any] = {
        "totals": [200_000, 150_000, 0],
        "displays": "PA CO | HG |",
        "markets": "open open none",
    }
    position = table(edition, hands="MC HG ST | |", **data)
    best, *others = hints(GRASS, GRASS.view(position, 0), Dice(1), 300)
    assert GRASS.write_act(best.steps) == "play MC"
    assert best.chance is not None
    assert best.chance > 0.9
    assert best.reached > 0.9
    assert best.points > 50_000
    assert len(others) == 2


def test_in_grass_an_only_idea_is_told_with_its_chance() -> None:
    position = table(
        hands="ST | |", markets="open open none", displays=" | DF HG |", stage="steal", card="ST", target=1
    )
    (only,) = hints(GRASS, GRASS.view(position, 0), Dice(1), 300)
    assert GRASS.write_act([25, 28, *only.steps]) == "play ST on 1 for DF"
    assert only.chance is not None
    assert 0 < only.chance < 1
