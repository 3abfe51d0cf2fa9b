"""What a seat sees at the beginning of its turn, as a row of numbers to judge its prospects by.

Money is in hundreds of thousands here, cut off where more makes no difference. The order of the numbers is
that of the weights in `weights`: who changes it has to learn those anew.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import bit, count
from stammtisch.games.grass.cards import (
    BANKER,
    CHEAP,
    DOUBLECROSSED,
    EUPHORIA,
    FEELGOOD,
    HEAT_OFF,
    HEATS,
    HEATS_OFF,
    LUST,
    MARKET_CLOSE,
    MARKET_OPEN,
    MIDDLING,
    PAY_FINE,
    PEDDLES,
    PROTECTIONS,
    SOLD_OUT,
    STEAL,
    STONEHIGH,
    WIPED_OUT,
)
from stammtisch.games.grass.piles import how_many
from stammtisch.games.grass.rules import HEATED, NO_MARKET, OPEN
from stammtisch.games.grass.state import GrassState
from stammtisch.players.grass.outlook import (
    BONUS,
    HUNDRED,
    UNSEEN_COST,
    banker_income,
    cheapest_of,
    dearest_of,
    display_worth,
    fee,
    free_worth,
    hand_cost,
    leader,
    others,
)

RIVALS: Final = 3
"""So many others are looked at one by one, those who stand best first."""
FEATURES: Final = 38 + 8 * RIVALS
HUNDRED_THOUSAND: Final = 1000.0
"""In hundreds of dollars, as the policy has it."""
MOST_MONEY: Final = 2.5
PANAMA_VALUE: Final = 500


@final
class Features:
    """The numbers of one moment, noted one after the other."""

    def __init__(self, state: GrassState, seat: i64) -> None:
        self.numbers: vec[float] = vec[float]([0.0] * FEATURES)
        self.place: i64 = 0
        self.hand(state, seat)
        self.market(state, seat)
        self.standing(state, seat)
        rivals = others(state, seat)
        for place in range(min(RIVALS, state.players - 1)):
            best = leader(state, rivals)
            rivals &= ~bit(best)
            self.rival(state, best)

    def note(self, number: float) -> None:
        self.numbers[self.place] = number
        self.place += 1

    def whether(self, condition: bool) -> None:
        self.note(1.0 if condition else 0.0)

    def money(self, amount: i64) -> None:
        self.note(max(-MOST_MONEY, min(MOST_MONEY, float(amount) / HUNDRED_THOUSAND)))

    def hand(self, state: GrassState, seat: i64) -> None:
        """How many cards of each sort are held; of some it is enough to have one."""
        held = state.held(seat)
        self.whether(held & bit(MARKET_OPEN) != 0)
        self.note(cards_of(state, seat, bit(MARKET_CLOSE)))
        self.note(cards_of(state, seat, CHEAP))
        self.note(cards_of(state, seat, MIDDLING))
        self.note(cards_of(state, seat, PEDDLES & ~CHEAP & ~MIDDLING & ~bit(FEELGOOD)))
        self.whether(held & bit(FEELGOOD) != 0)
        self.note(cards_of(state, seat, HEATS))
        self.note(float(count(held & HEATS_OFF)))
        self.whether(held & bit(PAY_FINE) != 0)
        self.note(float(how_many(state.heaps, seat, LUST)))
        self.note(cards_of(state, seat, PROTECTIONS & ~bit(LUST)))
        self.note(float(how_many(state.heaps, seat, STONEHIGH)))
        self.whether(held & bit(EUPHORIA) != 0)
        self.note(float(how_many(state.heaps, seat, SOLD_OUT)))
        self.note(float(how_many(state.heaps, seat, DOUBLECROSSED)))
        self.whether(held & bit(WIPED_OUT) != 0)
        self.note(float(how_many(state.heaps, seat, STEAL)))
        self.whether(held & bit(BANKER) != 0)
        self.money(income(state, seat))

    def market(self, state: GrassState, seat: i64) -> None:
        """The market, what would open it again, and what lies there."""
        market = state.markets[seat]
        held = state.held(seat)
        heated = market >= HEATED
        relief = heated and held & bit(HEAT_OFF + market - HEATED) != 0
        self.whether(market == NO_MARKET)
        self.whether(market == OPEN)
        self.whether(heated)
        self.whether(relief)
        self.whether(heated and not relief and held & bit(PAY_FINE) != 0 and state.displayed(seat) != 0)
        free = state.free(seat)
        self.money(free_worth(state, seat))
        self.money(display_worth(state, seat))
        self.money(dearest_of(free))
        self.whether(free & CHEAP != 0)

    def standing(self, state: GrassState, seat: i64) -> None:
        """How the round and the game would stand if the round ended now."""
        held = state.held(seat)
        banker = held & bit(BANKER) != 0
        result = display_worth(state, seat) - hand_cost(state, seat) + income(state, seat)
        best_result: i64 = -1_000_000
        best_total: i64 = -1_000_000
        dearest: i64 = 0
        for other in range(state.players):
            if other != seat:
                theirs = display_worth(state, other) - UNSEEN_COST
                if banker:
                    theirs -= fee(state, other)
                best_result = max(best_result, theirs)
                best_total = max(best_total, state.totals[other] // HUNDRED + theirs)
                dearest = max(dearest, dearest_of(state.free(other)))
        before = state.totals[seat] // HUNDRED
        target = state.rules.terms.target // HUNDRED
        total = before + result
        if result >= best_result:
            total += BONUS
        else:
            best_total += BONUS
        can_close = held & bit(MARKET_CLOSE) != 0 and state.is_open(seat)
        self.money(before)
        self.money(target - before)
        self.money(result)
        self.money(result - best_result)
        self.money(total - target)
        self.money(best_total - target)
        self.whether(can_close and total >= target and total >= best_total)
        self.note(float(state.stack_size()) / float(state.rules.pack_size))
        self.note(float(state.players))
        self.money(max(dearest - cheapest_of(state.free(seat)), 0))

    def rival(self, state: GrassState, other: i64) -> None:
        before = state.totals[other] // HUNDRED
        shown = display_worth(state, other)
        self.whether(state.markets[other] == NO_MARKET)
        self.whether(state.is_open(other))
        self.money(free_worth(state, other))
        self.money(shown)
        self.money(before)
        self.money(state.rules.terms.target // HUNDRED - before - shown)
        self.note(float(min(state.skips[other], 2)))
        self.whether(dearest_of(state.free(other)) >= PANAMA_VALUE)


def cards_of(state: GrassState, seat: i64, kinds: i64) -> float:
    """How many cards of these kinds are held."""
    at = seat * 3
    ones = count(state.heaps[at] & kinds)
    return float(ones + 2 * count(state.heaps[at + 1] & kinds) + 4 * count(state.heaps[at + 2] & kinds))


def income(state: GrassState, seat: i64) -> i64:
    """What the banker would bring, if he is held."""
    if state.held(seat) & bit(BANKER):
        return banker_income(state, seat)
    return 0
