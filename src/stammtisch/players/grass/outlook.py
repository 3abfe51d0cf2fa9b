"""How the table stands as far as a seat can see: who leads, how soon the round may end, whether to close.

Money is in hundreds of dollars here and in the other parts of the policy.
"""

from typing import Final

from mypy_extensions import i64

from stammtisch.base.bits import bit, first, lowest
from stammtisch.games.grass import scoring
from stammtisch.games.grass.cards import BANKER, PARANOIA, PEDDLES, WORTH, cheapest, dearest
from stammtisch.games.grass.deals import tradable
from stammtisch.games.grass.knowledge import row_of
from stammtisch.games.grass.piles import worth
from stammtisch.games.grass.rounds import fines
from stammtisch.games.grass.scoring import fifth, flat_fee
from stammtisch.games.grass.state import NO_SEAT, GrassState

STEP: Final = 50
"""5,000 dollars, the unit of all values."""
HUNDRED: Final = 100
BONUS: Final[i64] = scoring.BONUS // HUNDRED
UNSEEN_COST: Final = 120
"""What the cards in another hand cost its holder in the end, on average."""
CLOSING_LEAD: Final = 500
"""So far ahead of everybody else in a round one closes it, although nobody wins the game by that."""
EARLY_END: Final = 20
"""The chance in percent that a young round ends before one's next turn."""


def value_of(kind: i64) -> i64:
    """The value of a peddle, the reach of a protection, the fine for paranoia."""
    units: i64 = WORTH[kind]
    return units * STEP


def dearest_of(peddles: i64) -> i64:
    """The highest value in a set of kinds; nothing for none."""
    peddles &= PEDDLES
    if not peddles:
        return 0
    return value_of(lowest(dearest(peddles)))


def cheapest_of(peddles: i64) -> i64:
    if not peddles:
        return 0
    return value_of(lowest(cheapest(peddles)))


def free_worth(state: GrassState, seat: i64) -> i64:
    return worth(state.heaps, state.display(seat)) * STEP


def display_worth(state: GrassState, seat: i64) -> i64:
    """All peddles in front of a seat, free and protected."""
    total = worth(state.heaps, state.display(seat))
    for place in range(state.covers[seat]):
        total += worth(state.heaps, state.cover(seat, place))
    return total * STEP


def standing(state: GrassState, seat: i64) -> i64:
    """How far a seat has come in the game, with what it displays."""
    return state.totals[seat] // HUNDRED + display_worth(state, seat)


def leader(state: GrassState, seats: i64) -> i64:
    """Of a set of seats that is not empty the one that stands best."""
    best = lowest(seats)
    seats &= seats - 1
    if not seats:
        return best
    most = standing(state, best)
    while seats:
        seat = lowest(seats)
        seats &= seats - 1
        far = standing(state, seat)
        if far > most:
            most = far
            best = seat
    return best


def ending(state: GrassState, seat: i64) -> i64:
    """The chance in percent that the round ends before this seat's next turn."""
    left = state.stack_size()
    if left < state.players * (1 + state.skips[seat]):
        return HUNDRED
    return EARLY_END + 200 // left


def known_of(state: GrassState, knower: i64, holder: i64) -> i64:
    """The kinds in a hand as far as a seat knows: all of its own, of another what it saw go there."""
    if knower == holder:
        return state.held(holder)
    if not state.knowing:
        return 0
    return state.known[row_of(state, knower, holder)]


def known_fines(state: GrassState, knower: i64, holder: i64) -> i64:
    if not state.knowing:
        return 0
    total: i64 = 0
    kinds = known_of(state, knower, holder) & PARANOIA
    while kinds:
        total += value_of(lowest(kinds))
        kinds &= kinds - 1
    return total


def hand_cost(state: GrassState, seat: i64) -> i64:
    """What one's own hand would cost now: fines, and the highest peddle."""
    held = state.held(seat)
    cost = dearest_of(held)
    if held & PARANOIA:
        cost += fines(state.heaps, seat) * STEP
    return cost


def fee(state: GrassState, payer: i64) -> i64:
    """What the banker gets from a seat."""
    free = free_worth(state, payer) * HUNDRED
    return (fifth(free) if state.rules.terms.share else flat_fee(free)) // HUNDRED


def banker_income(state: GrassState, seat: i64) -> i64:
    """What the banker in this hand brings as the displays are."""
    total: i64 = 0
    for other in range(state.players):
        if other != seat:
            total += fee(state, other)
    return total


def swap_gain(state: GrassState, seat: i64) -> i64:
    """What the forced exchange of this turn can bring; nothing if there is none to be had."""
    if not state.rules.swaps or state.swapped:
        return 0
    own = tradable(state, seat)
    if not own:
        return 0
    most: i64 = 0
    for other in range(state.players):
        if other != seat:
            most = max(most, dearest_of(tradable(state, other)))
    return max(most - cheapest_of(own), 0)


def swap_partner(state: GrassState, seat: i64) -> i64:
    """The seat with the dearest peddle to be had, of several the one that stands best."""
    most: i64 = 0
    seats: i64 = 0
    for other in range(state.players):
        if other != seat:
            price = dearest_of(tradable(state, other))
            if price > most:
                most = price
                seats = 0
            if price == most:
                seats |= bit(other)
    return leader(state, seats)


def closing_pays(state: GrassState, seat: i64, swap: i64) -> bool:
    """Whether now is a good moment to close: it wins the game, or the round is won by far.

    `swap` is what a swap before it would bring. Never when somebody else would win the game by it.
    """
    banker = state.held(seat) & bit(BANKER) != 0
    mine = display_worth(state, seat) + swap - hand_cost(state, seat)
    if banker:
        mine += banker_income(state, seat)
    loser: i64 = NO_SEAT
    if swap:
        loser = swap_partner(state, seat)
    best_result: i64 = -100_000
    best_total: i64 = -100_000
    for other in range(state.players):
        if other != seat:
            result = display_worth(state, other) - UNSEEN_COST - known_fines(state, seat, other)
            if other == loser:
                result -= swap
            if banker:
                result -= fee(state, other)
            best_result = max(best_result, result)
            best_total = max(best_total, state.totals[other] // HUNDRED + result)
    target = state.rules.terms.target // HUNDRED
    total = state.totals[seat] // HUNDRED + mine
    if mine >= best_result:
        total += BONUS
    else:
        best_total += BONUS
    if total >= target and total >= best_total:
        return True
    if best_total >= target and best_total >= total:
        return False
    return mine - best_result >= CLOSING_LEAD


def others(state: GrassState, seat: i64) -> i64:
    """The set of all seats but this one."""
    return first(state.players) & ~bit(seat)


def opponents(state: GrassState) -> i64:
    return state.players - 1
