"""What the prospects of Grass are learned from, and how it is written down."""

import pytest
from training.grass import LINE, samples, written

from stammtisch.base.bits import Dice
from stammtisch.players.grass.features import FEATURES
from stammtisch.players.grass.weights import numbers


@pytest.mark.parametrize("edition", ["modern", "classic"])
def test_samples_are_turns_with_the_chance_they_led_to(edition: str) -> None:
    found = list(samples(edition, 1, Dice(2)))
    assert len(found) > 20
    assert {len(seen) for seen, chance in found} == {FEATURES}
    assert all(0 <= chance <= 1 for seen, chance in found)
    assert {0.0, 1.0} <= {chance for seen, chance in found}


def test_weights_are_written_in_lines_that_can_be_read_again() -> None:
    weights = [number * number * (-1) ** number for number in range(200)]
    text = written("MODERN", weights)
    assert max(len(line) for line in text.splitlines()) <= LINE
    names: dict[str, object] = {"numbers": numbers, "Final": tuple}
    exec(text.replace(": Final", ""), names)
    assert names["MODERN"] == tuple(weights)
