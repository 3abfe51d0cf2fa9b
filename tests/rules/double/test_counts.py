"""Our perft: how many different positions there are after so many acts from fixed deals."""

from typing import Any

import pytest

from stammtisch.games.double.position import DoublePosition

from .table import DOUBLE, dealt


def positions_after_each_act(start: DoublePosition, most_acts: int) -> list[int]:
    """How many different positions lie 0, 1, 2 ... acts ahead."""
    found = {DOUBLE.write_line(start): start}
    counts = [1]
    for number in range(most_acts):
        ahead: dict[str, DoublePosition] = {}
        for position in found.values():
            for act in position.acts(position.actor) if position.actor >= 0 else []:
                later = position.copy()
                later.make(position.actor, act)
                ahead[DOUBLE.write_line(later)] = later
        found = ahead
        counts.append(len(found))
    return counts


@pytest.mark.parametrize(
    ("hands", "turn_up", "options", "counts"),
    [
        pytest.param(
            "AC/2H FO/8C KD/3C | QH/4D JC/5H KD/3C",
            "9C/7S",
            {},
            [1, 4, 16, 96, 256, 1024, 1888, 3776, 5536],
            id="two seats",
        ),
        pytest.param(
            "AC/2H AC/2H | PO/8S JC/5H | PO/8S QD/4H",
            "9H/7D",
            {"colourless_follow": "only_if_void"},
            [1, 3, 9, 27, 54, 54, 135, 270, 486, 864],
            id="pairs, only_if_void",
        ),
        pytest.param(
            "AC/2H KH/3S | QH/4D PO/8S | TH/6S FO/8C | 9D/8H JD/5S",
            "PO/8S",
            {},
            [1, 3, 9, 27, 81, 324, 810, 1620, 3564],
            id="four seats",
        ),
    ],
)
def test_number_of_positions_after_each_act(
    hands: str, turn_up: str, options: dict[str, Any], counts: list[int]
) -> None:
    assert positions_after_each_act(dealt(hands, turn_up, **options), len(counts) - 1) == counts
