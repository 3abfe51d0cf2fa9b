"""Points, chips, the bank, winners."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import bit

START_POINTS: Final = 15
"""5 black and 2 red chips (double:setup:stake)."""
EXACT_BONUS: Final = 5
BLACK: Final = 1
RED: Final = 5
WHITE: Final = 20
ALL_CHIPS: Final = 340
"""40 black, 20 red and 10 white chips (double:mat:chips), worth 1, 5 and 20 (double:amb:chip-values)."""

SHARED: Final = 0
EXTRA_ROUND: Final = 1
MOST_EXACT: Final = 2


def settlement(bid: i64, tricks: i64, points: i64, zero_bonus: i64) -> i64:
    """What a round brings a seat.

    double:score:exact: right means the bonus and the stake once more,
    double:score:zero-bid: a kept zero has no stake (double:opt:zero_bonus may change its bonus),
    double:score:wrong: wrong, by any margin, loses the stake,
    double:score:nonnegative: but never more than one owns (double:opt:credit).
    So ten rounds leave 0 to 95 points (double:der:max-score).
    """
    if tricks == bid:
        return EXACT_BONUS + bid if bid else zero_bonus
    return -min(bid, points)


def bank(points: vec[i64]) -> i64:
    """What the bank holds; below zero it owes (double:setup:bank, double:bank:shortage).

    Lost stakes are in it before it pays (double:bank:order), so one sum is enough: what all own and what
    it holds, less what it owes, is always the same (double:der:conservation, double:der:bank-start). With
    up to four it never runs dry (double:der:bank-safe); if it does, points count all the same
    (double:amb:bank-empty).
    """
    held: i64 = 0
    for seat in range(len(points)):
        held += points[seat]
    return ALL_CHIPS - held


def best(amounts: vec[i64], among: i64) -> i64:
    """The seats of `among` with the highest amount."""
    found: i64 = 0
    most: i64 = -1
    for seat in range(len(amounts)):
        if among & bit(seat):
            if amounts[seat] > most:
                most = amounts[seat]
                found = 0
            if amounts[seat] == most:
                found |= bit(seat)
    return found


def winners(points: vec[i64], kept: vec[i64], contenders: i64, tie: i64) -> i64:
    """double:end:winner: the highest total wins; double:end:tie: equal ones share,
    double:opt:tie: unless the table prefers who kept most predictions (double:amb:tie)."""
    leading = best(points, contenders)
    return best(kept, leading) if tie == MOST_EXACT else leading


def chips(points: int) -> tuple[int, int, int]:
    """White, red and black chips for a number of points (double:bank:change).

    Keeps five black ones to predict with, as the start does: 15 points are 2 red and 5 black.
    """
    black = points if points < 10 else 5 + points % 5
    white, rest = divmod(points - black, WHITE)
    return white, rest // RED, black
