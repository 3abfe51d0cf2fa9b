"""What a standing between two rounds is worth to each seat."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.games.bits import bit, count
from stammtisch.games.double.scoring import winners
from stammtisch.games.double.state import ENDED, DoubleState

A_WIN: Final = 50.0
"""What winning is worth, in points."""
SPREAD: Final = 4.0
"""How far the points of a seat in one round stray."""
LOGISTIC: Final = 1.7
"""The logistic curve of this slope is nearly that of the normal distribution."""


def outlook(state: DoubleState) -> list[float]:
    """How far ahead of the table a seat is, and what its chance to win is worth."""
    chances = win_chances(state)
    mean = 0.0
    for seat in range(state.players):
        mean += float(state.points[seat])
    mean /= float(state.players)
    return [float(state.points[seat]) - mean + A_WIN * chances[seat] for seat in range(state.players)]


def win_chances(state: DoubleState) -> vec[float]:
    """The chance of each seat to win, as if all played equally well from here on."""
    n = state.players
    chances = vec[float]([0.0] * n)
    if state.phase == ENDED:
        won = winners(state.points, state.kept, state.contenders, state.rules.tie)
        for seat in range(n):
            if won & bit(seat):
                chances[seat] = 1.0 / float(count(won))
        return chances
    left: i64 = max(1, len(state.rules.schedule) - state.round)
    slope = LOGISTIC / (SPREAD * math.sqrt(2.0 * float(left)))
    total = 0.0
    for seat in range(n):
        if not state.contenders & bit(seat):
            continue
        chance = 1.0
        for other in range(n):
            if other != seat and state.contenders & bit(other):
                chance /= 1.0 + math.exp(-slope * float(state.points[seat] - state.points[other]))
        chances[seat] = chance
        total += chance
    for seat in range(n):
        chances[seat] = chances[seat] / total
    return chances
