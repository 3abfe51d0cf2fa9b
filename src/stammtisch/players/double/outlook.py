"""What a standing between two rounds is worth to each seat."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import bit, count
from stammtisch.games.double.scoring import winners
from stammtisch.games.double.state import ENDED, DoubleState

A_WIN: Final = 50.0
"""What winning is worth, in points, near the end of a game."""
LAST_ROUNDS: Final = 2
"""With so many rounds left or fewer, winning counts; before that, being ahead is all that can be aimed at."""
SPREAD: Final = 4.0
"""How far the points of a seat in one round stray."""
LOGISTIC: Final = 1.7
"""The logistic curve of this slope is nearly that of the normal distribution."""


def outlook(state: DoubleState) -> vec[float]:
    """How far ahead of the table a seat is, and towards the end what its chance to win is worth."""
    mean = 0.0
    for seat in range(state.players):
        mean += float(state.points[seat])
    mean /= float(state.players)
    worth = vec[float]([0.0] * state.players)
    for seat in range(state.players):
        worth[seat] = float(state.points[seat]) - mean
    if state.phase == ENDED or rounds_left(state) <= LAST_ROUNDS:
        chances = win_chances(state)
        for seat in range(state.players):
            worth[seat] = worth[seat] + A_WIN * chances[seat]
    return worth


def rounds_left(state: DoubleState) -> i64:
    """With the one being played or about to be dealt; an extra round is one."""
    return max(1, len(state.rules.schedule) - state.round)


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
    slope = LOGISTIC / (SPREAD * math.sqrt(2.0 * float(rounds_left(state))))
    for seat in range(n):
        if state.contenders & bit(seat):
            chances[seat] = 1.0
    for seat in range(n):
        for other in range(seat):
            if chances[seat] > 0.0 and chances[other] > 0.0:
                ahead = math.exp(slope * float(state.points[seat] - state.points[other]))
                chances[seat] = chances[seat] * ahead / (1.0 + ahead)
                chances[other] = chances[other] / (1.0 + ahead)
    total = 0.0
    for seat in range(n):
        total += chances[seat]
    for seat in range(n):
        chances[seat] = chances[seat] / total
    return chances
