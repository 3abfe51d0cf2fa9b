"""How likely a seat is to win the game, judged at the beginning of its turn.

A small network, learned from games of the rule player (`benchmarks/training/grass.py`): it says how they came
out from such a moment. It knows no rules and suggests no acts.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.games.grass import stages
from stammtisch.games.grass.state import GrassState
from stammtisch.players.grass.features import FEATURES, Features
from stammtisch.players.grass.weights import CLASSIC, MODERN, NEURONS

PER_THOUSAND: Final = 1000.0
WIDTH: Final[i64] = NEURONS
LENGTH: Final[i64] = FEATURES
MODERN_WEIGHTS: Final = vec[float]([weight / PER_THOUSAND for weight in MODERN])
CLASSIC_WEIGHTS: Final = vec[float]([weight / PER_THOUSAND for weight in CLASSIC])


def begins_turn(state: GrassState, seat: i64) -> bool:
    """Whether a seat has drawn its card and done nothing yet: the moments that were learned from."""
    if state.actor != seat or state.stage != stages.TURN:
        return False
    return not state.played and not state.swapped and state.offers == 0


def prospect(state: GrassState, seat: i64) -> float:
    """The chance of a seat whose turn begins, by what it sees."""
    weights = MODERN_WEIGHTS if state.rules.swaps else CLASSIC_WEIGHTS
    numbers = Features(state, seat).numbers
    sums = vec[float]([0.0] * WIDTH)
    for neuron in range(WIDTH):
        sums[neuron] = weights[neuron]
    at = WIDTH
    for place in range(LENGTH):
        number = numbers[place]
        if number != 0.0:
            for neuron in range(WIDTH):
                sums[neuron] = sums[neuron] + number * weights[at + neuron]
        at += WIDTH
    result = weights[at]
    at += 1
    for neuron in range(WIDTH):
        result += max(sums[neuron], 0.0) * weights[at + neuron]
    return 1.0 / (1.0 + math.exp(-result))


def seen_by(state: GrassState, seat: i64) -> list[float]:
    """The numbers that a prospect is judged by, to learn from."""
    return list(Features(state, seat).numbers)
