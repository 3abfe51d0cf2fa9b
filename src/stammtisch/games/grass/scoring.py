"""The end of a round of Grass in numbers: who made what, seat by seat.

`accounts` makes a sheet of it that a person can check line by line.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import bit, count

BONUS: Final = 25_000
BANKER_FEE: Final = 5_000
BANKER_SHARE: Final = 5
NOBODY: Final = -1

ALL: Final = 0
NONE: Final = 1
SPLIT: Final = 2
CLOSER: Final = 3


@final
class MoneyTerms:
    """What a table agreed on about money."""

    def __init__(
        self, target: int, share: bool, floor: bool, tie: int, needs_profit: bool, play_on: bool
    ) -> None:
        self.target: Final[i64] = target
        self.share: Final = share
        """The banker gets a fifth, and not a flat fee."""
        self.floor: Final = floor
        self.tie: Final[i64] = tie
        self.needs_profit: Final = needs_profit
        self.play_on: Final = play_on


@final
class Reckoning:
    """What every seat has at the end of a round, and what becomes of it."""

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        self.holder: i64 = NOBODY
        """Who holds the banker in hand (grass.common:banker.1)."""
        self.protected: vec[i64] = vec[i64]([0] * seats)
        self.free: vec[i64] = vec[i64]([0] * seats)
        self.fines: vec[i64] = vec[i64]([0] * seats)
        self.highest: vec[i64] = vec[i64]([0] * seats)
        self.banker: vec[i64] = vec[i64]([0] * seats)
        self.bonus: vec[i64] = vec[i64]([0] * seats)
        self.lifted: vec[i64] = vec[i64]([0] * seats)
        self.results: vec[i64] = vec[i64]([0] * seats)
        self.before: vec[i64] = vec[i64]([0] * seats)
        """The totals of earlier rounds."""
        self.totals: vec[i64] = vec[i64]([0] * seats)

    def settle(self, terms: MoneyTerms, closer: i64) -> None:
        """From what lies on the table and in the hands to the new totals.

        grass.modern:score.5, grass.classic:score.5: all that counts makes the result, plus or minus
        (grass.ruling:A-68), grass.modern:score.9: which is added to the total of earlier rounds.
        """
        if self.holder != NOBODY:
            self.pay_banker(terms.share)
        for seat in range(self.seats):
            shown = self.protected[seat] + self.free[seat] + self.banker[seat]
            self.results[seat] = shown - self.fines[seat] - self.highest[seat]
        self.award_bonus(terms, closer)
        for seat in range(self.seats):
            self.results[seat] = self.results[seat] + self.bonus[seat]
            self.book(seat, self.before[seat] + self.results[seat], terms.floor)

    def winners(self, terms: MoneyTerms) -> i64:
        """Who has won the game with these totals."""
        return game_winners(self.totals, terms)

    def pay_banker(self, share: bool) -> None:
        """The others pay the banker, who pays nothing (grass.modern:score.4) and gets no more than
        they pay (grass.ruling:A-53), and no less (grass.ruling:A-43)."""
        for seat in range(self.seats):
            if seat != self.holder:
                owed = fifth(self.free[seat]) if share else flat_fee(self.free[seat])
                self.banker[seat] = -owed
                self.banker[self.holder] = self.banker[self.holder] + owed

    def award_bonus(self, terms: MoneyTerms, closer: i64) -> None:
        """25,000 for the best result of the round, not of the game (grass.common:bonus.3), and not for
        closing the market (grass.common:mc.3, grass.ruling:A-56).

        grass.modern:score.8, grass.classic:score.6: the highest result, the banker's money included;
        grass.common:bonus.2: also for nothing or a loss, unless grass.option:bonus-needs-profit
        (grass.ruling:A-40).
        """
        best = self.results[0]
        for seat in range(self.seats):
            best = max(best, self.results[seat])
        if best <= 0 and terms.needs_profit:
            return
        tied: i64 = 0
        for seat in range(self.seats):
            if self.results[seat] == best:
                tied |= bit(seat)
        winners = bonus_winners(tied, terms.tie, closer)
        amount = bonus_amount(tied, terms.tie)
        for seat in range(self.seats):
            if winners & bit(seat):
                self.bonus[seat] = amount

    def book(self, seat: i64, total: i64, floor: bool) -> None:
        """grass.modern:score.9: a total never falls below zero (grass.ruling:A-58),
        grass.classic:score.7: in classic it may (grass.ruling:A-38, grass.option:score-floor)."""
        if floor and total < 0:
            self.lifted[seat] = -total
            total = 0
        self.totals[seat] = total


def flat_fee(free: i64) -> i64:
    """grass.modern:score.3: 5,000 from everybody with a free peddle (grass.ruling:A-52), and nothing else
    (grass.ruling:A-42)."""
    return BANKER_FEE if free > 0 else 0


def fifth(free: i64) -> i64:
    """grass.classic:score.2: 20 % of the free peddles."""
    return free // BANKER_SHARE


def bonus_winners(tied: i64, tie: i64, closer: i64) -> i64:
    """grass.common:bonus.1: each of several that are equal gets it (grass.option:bonus-tie,
    grass.ruling:A-39)."""
    if tied & (tied - 1):
        if tie == NONE:
            return 0
        if tie == CLOSER and closer != NOBODY and tied & bit(closer):
            return bit(closer)
    return tied


def bonus_amount(tied: i64, tie: i64) -> i64:
    """Equal shares are rounded down to whole thousands."""
    if tie == SPLIT:
        return BONUS // count(tied) // 1000 * 1000
    return BONUS


def game_winners(totals: vec[i64], terms: MoneyTerms) -> i64:
    """grass.common:win.1: with the target reached (grass.common:win.2) the highest total wins,
    grass.common:win.3: equal ones together, or they play on (grass.option:final-tie,
    grass.ruling:A-41)."""
    best = totals[0]
    for seat in range(len(totals)):
        best = max(best, totals[seat])
    if best < terms.target:
        return 0
    tied: i64 = 0
    for seat in range(len(totals)):
        if totals[seat] == best:
            tied |= bit(seat)
    if terms.play_on and tied & (tied - 1):
        return 0
    return tied
