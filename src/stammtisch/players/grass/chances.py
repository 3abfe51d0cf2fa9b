"""What a standing between two rounds is worth: the chance of each seat to win the game."""

import math
from typing import Final

from librt.vecs import vec

from stammtisch.base.bits import bit, count
from stammtisch.games.grass import stages
from stammtisch.games.grass.scoring import game_winners
from stammtisch.games.grass.state import GrassState

HUNDRED_THOUSAND: Final = 100_000.0
MODERN: Final = (0.70, 0.59)
MODERN_DUEL: Final = (2.77, 1.86)
CLASSIC: Final = (1.87, 2.51)
CLASSIC_DUEL: Final = (3.03, 4.74)
"""How much a lead of 100,000 tells: the first number divided by the second and what the leader lacks.
Fitted to games of the rule player."""


def chances(state: GrassState) -> vec[float]:
    """At the end of a round; in the course, where nobody wins, what each has made."""
    n = state.players
    found = vec[float]([0.0] * n)
    if state.rules.practice:
        for seat in range(n):
            found[seat] = float(state.totals[seat]) / HUNDRED_THOUSAND
        return found
    if state.stage == stages.ENDED:
        won = game_winners(state.totals, state.rules.terms)
        for seat in range(n):
            if won & bit(seat):
                found[seat] = 1.0 / float(count(won))
        return found
    most = state.totals[0]
    for seat in range(n):
        most = max(most, state.totals[seat])
    if state.rules.swaps:
        tells = MODERN_DUEL if n == 2 else MODERN
    else:
        tells = CLASSIC_DUEL if n == 2 else CLASSIC
    lacking = max(float(state.rules.terms.target - most) / HUNDRED_THOUSAND, 0.0)
    slope = tells[0] / (tells[1] + lacking)
    total = 0.0
    for seat in range(n):
        found[seat] = math.exp(slope * float(state.totals[seat] - most) / HUNDRED_THOUSAND)
        total += found[seat]
    for seat in range(n):
        found[seat] = found[seat] / total
    return found


def chances_of(state: GrassState) -> list[float]:
    """The same for Python that is not compiled."""
    return list(chances(state))
