"""What a card is worth to whoever holds it, and what playing it brings at once.

`use_of` is the one table behind wasting, passing, drafting and trading; `gain_of` says what a card does when
it is played now. A turn lets go the card with the best difference of the two. Both are in hundreds of
dollars and rest on what lies open; the numbers were found by playing.
"""

from typing import Final

from mypy_extensions import i64

from stammtisch.base.bits import bit, lowest
from stammtisch.games.grass.cards import (
    CHEAP,
    DOUBLECROSSED,
    EUPHORIA,
    FEELGOOD,
    HEAT_OFF,
    LUST,
    MARKET_CLOSE,
    MARKET_OPEN,
    MIDDLING,
    PANAMA_ALONE,
    PAY_FINE,
    SOLD_OUT,
    STEAL,
    STONEHIGH,
    WIPED_OUT,
    WORTH,
)
from stammtisch.games.grass.piles import how_many
from stammtisch.games.grass.playing import can_be_robbed, open_markets
from stammtisch.games.grass.rules import HEATED, NO_MARKET
from stammtisch.games.grass.state import GrassState
from stammtisch.players.grass.outlook import (
    HUNDRED,
    STEP,
    banker_income,
    cheapest_of,
    closing_pays,
    dearest_of,
    ending,
    free_worth,
    leader,
    opponents,
    standing,
    swap_gain,
    value_of,
)

KEEP: Final = 70
"""How many percent of what a weapon could do now it is worth in the hand."""

FIRST_MARKET: Final = 420
SPARE_MARKET: Final = 25
CLOSE: Final = 70
SPARE_CLOSE: Final = 20
SWAP_MONEY: Final = 90
"""A cheap peddle more, for who has none to swap with."""
RELIEF: Final = 300
"""What it is worth to get rid of heat."""
SPARE_RELIEF: Final = 36
DOUBLE_RELIEF: Final = 12
SPARE_FINE: Final = 45
ATTACK: Final = 50
DUEL: Final = 300
"""What heat does to an opponent's market at any table, and more the fewer profit by it."""
NEAR_TARGET: Final = 100
SAFETY: Final = 50
"""How many percent of what is protected would otherwise be lost."""
CLASSIC_SAFETY: Final = 35
SPARE_SAFETY: Final = 20
LOOT: Final = 220
GIFTS: Final = 110
RICH_GIFTS: Final = 350
EXTRA_TURN: Final = 150
TURN_LOST: Final = 300
PASS_ON: Final = 40
"""What it brings that everybody passes a card on."""
HARM: Final = 50
"""How many percent of another's loss one gains at a table of two; less at a larger one."""
BURDEN: Final = 60
"""How many percent of its fine paranoia costs that hits oneself."""


def use_of(state: GrassState, seat: i64, kind: i64, rest: i64) -> i64:
    """What a card is worth in the hand of a seat that holds `rest` beside it."""
    if kind <= FEELGOOD:
        if kind > MARKET_CLOSE:
            return peddle_use(state, seat, kind, rest)
        if kind == MARKET_OPEN:
            return market_use(state, seat, rest)
        return SPARE_CLOSE if rest & bit(MARKET_CLOSE) else CLOSE
    if kind < HEAT_OFF:
        return attack(state)
    if kind <= PAY_FINE:
        return relief_use(state, seat, kind, rest)
    later = HUNDRED - ending(state, seat)
    if kind < STONEHIGH:
        fitting = coverage(state, seat, kind) * safety(state)
        return max(fitting * KEEP // HUNDRED, value_of(kind) * SPARE_SAFETY) * later // 10_000
    if kind <= EUPHORIA:
        usual: i64 = GIFTS if kind == STONEHIGH else RICH_GIFTS
        return max(nirvana_gain(state, seat, kind) * KEEP // HUNDRED, usual) * later // HUNDRED
    if kind <= WIPED_OUT:
        return paranoia_use(state, seat, kind)
    if kind == STEAL:
        return max(loot_gain(state, seat) * KEEP // HUNDRED, LOOT) * later // HUNDRED
    return banker_use(state, seat)


def gain_of(state: GrassState, seat: i64, kind: i64) -> i64:
    """What it brings to play a card now that may be played."""
    if kind <= FEELGOOD:
        if kind == MARKET_OPEN:
            return 2 * FIRST_MARKET
        if kind == MARKET_CLOSE:
            return 10_000 if closing_pays(state, seat, swap_gain(state, seat)) else -10_000
        return value_of(kind) + swap_money(state, seat, kind)
    if kind < HEAT_OFF:
        return heat_gain(state, seat)
    if kind < PAY_FINE:
        return RELIEF * 3 // 2
    if kind == PAY_FINE:
        return RELIEF * 3 // 2 - cheapest_of(state.displayed(seat))
    if kind < STONEHIGH:
        return coverage(state, seat, kind) * safety(state) // HUNDRED
    if kind <= EUPHORIA:
        return nirvana_gain(state, seat, kind)
    if kind <= WIPED_OUT:
        return paranoia_gain(state, seat, kind)
    return loot_gain(state, seat)


def market_use(state: GrassState, seat: i64, rest: i64) -> i64:
    spare = rest & bit(MARKET_OPEN) != 0
    if state.markets[seat] == NO_MARKET and not spare:
        return FIRST_MARKET
    return SPARE_MARKET // 2 if spare else SPARE_MARKET


def peddle_use(state: GrassState, seat: i64, kind: i64, rest: i64) -> i64:
    """Worth what it will bring on the table, less what the highest one in hand costs in the end."""
    value = value_of(kind)
    end = ending(state, seat)
    use = value * laid(state, seat, rest) * (HUNDRED - end) // 10_000
    use -= max(value - dearest_of(rest), 0) * end // HUNDRED
    return use + swap_money(state, seat, kind) // 2


def laid(state: GrassState, seat: i64, rest: i64) -> i64:
    """How many percent of a peddle in hand will be left of it in the end: less while the market is not
    open, and less where others may swap it away."""
    share: i64 = 75
    market = state.markets[seat]
    if market == NO_MARKET:
        share = 65 if rest & bit(MARKET_OPEN) else 40
    elif market >= HEATED:
        share = 65 if rest & (bit(PAY_FINE) | bit(HEAT_OFF + market - HEATED)) else 45
    if state.rules.swaps:
        share = share * 55 // HUNDRED - 5
    return share


def swap_money(state: GrassState, seat: i64, kind: i64) -> i64:
    """A cheap peddle on display is what one swaps for a dear one."""
    if state.rules.swaps and bit(kind) & CHEAP and not state.free(seat) & CHEAP:
        return SWAP_MONEY
    return 0


def relief_use(state: GrassState, seat: i64, kind: i64, rest: i64) -> i64:
    market = state.markets[seat]
    if market >= HEATED:
        if kind == PAY_FINE:
            if state.displayed(seat) and not rest & bit(HEAT_OFF + market - HEATED):
                return RELIEF - cheapest_of(state.displayed(seat))
        elif kind == HEAT_OFF + market - HEATED and not rest & bit(kind):
            return RELIEF
    if rest & bit(kind):
        return DOUBLE_RELIEF
    return SPARE_FINE if kind == PAY_FINE else SPARE_RELIEF


def attack(state: GrassState) -> i64:
    """What a heat in hand is worth: more where there are fewer to benefit from it."""
    return ATTACK + DUEL // opponents(state)


def heat_gain(state: GrassState, seat: i64) -> i64:
    seats = open_markets(state, seat)
    if not seats:
        return 0
    victim = leader(state, seats)
    gain = attack(state) * 5 // 4
    if standing(state, victim) * 10 >= state.rules.terms.target // HUNDRED * 7:
        gain += NEAR_TARGET
    return gain


def coverage(state: GrassState, seat: i64, kind: i64) -> i64:
    """The most that a protection could cover now."""
    heaps = state.heaps
    display = state.display(seat)
    free = state.free(seat)
    left: i64 = WORTH[kind]
    covered: i64 = 0
    if kind == LUST and free & PANAMA_ALONE:
        return left * STEP
    if free & MIDDLING:
        kinds = free & MIDDLING
        while kinds and left >= 5:
            taken = min(how_many(heaps, display, lowest(kinds)), left // 5)
            kinds &= kinds - 1
            covered += taken * 5
            left -= taken * 5
    kinds = free & CHEAP
    while kinds and left > 0:
        taken = min(how_many(heaps, display, lowest(kinds)), left)
        kinds &= kinds - 1
        covered += taken
        left -= taken
    return covered * STEP


def safety(state: GrassState) -> i64:
    return SAFETY if state.rules.swaps else CLASSIC_SAFETY


def nirvana_gain(state: GrassState, seat: i64, kind: i64) -> i64:
    total: i64 = 0
    for other in range(state.players):
        if other != seat:
            free = state.free(other)
            total += dearest_of(free) if kind == EUPHORIA else cheapest_of(free)
    if state.rules.nirvana_frees:
        total += EXTRA_TURN
        if state.markets[seat] >= HEATED:
            total += RELIEF
    return total


def loot_gain(state: GrassState, seat: i64) -> i64:
    most: i64 = 0
    seats = can_be_robbed(state, seat)
    while seats:
        most = max(most, dearest_of(state.free(lowest(seats))))
        seats &= seats - 1
    return most * (HUNDRED + HARM // opponents(state)) // HUNDRED


def loss_by(state: GrassState, victim: i64, kind: i64) -> i64:
    """What a paranoia card costs its victim, the turns included."""
    lost = TURN_LOST * state.rules.skips[kind]
    if kind == SOLD_OUT:
        return lost + cheapest_of(state.free(victim))
    if kind == DOUBLECROSSED:
        return lost + dearest_of(state.free(victim))
    if state.markets[victim] != NO_MARKET:
        lost += RELIEF
    return lost + free_worth(state, victim)


def best_victim(state: GrassState, seat: i64, kind: i64) -> i64:
    """Who loses most by a paranoia card, the better for standing better."""
    best: i64 = -1
    most: i64 = -1_000_000
    for other in range(state.players):
        if other != seat:
            harm = loss_by(state, other, kind) + standing(state, other) // 8
            if harm > most:
                most = harm
                best = other
    return best


def paranoia_gain(state: GrassState, seat: i64, kind: i64) -> i64:
    """As a weapon it harms another; otherwise it hits whoever plays it (grass.option:paranoia-victim)."""
    if state.rules.names_victim:
        loss = loss_by(state, best_victim(state, seat, kind), kind)
        return PASS_ON + loss * HARM // (HUNDRED * opponents(state))
    loss = loss_by(state, seat, kind)
    if ending(state, seat) == HUNDRED:
        loss -= TURN_LOST * state.rules.skips[kind]
    return PASS_ON - loss


def paranoia_use(state: GrassState, seat: i64, kind: i64) -> i64:
    """A weapon that costs its fine if the round ends too soon; a burden where it hits oneself."""
    fine = value_of(kind)
    end = ending(state, seat)
    if not state.rules.names_victim:
        return -fine * (BURDEN + end * (HUNDRED - BURDEN) // HUNDRED) // HUNDRED
    gain = paranoia_gain(state, seat, kind) * KEEP // HUNDRED
    if state.markets[seat] == NO_MARKET:
        return gain // 2 - fine * (HUNDRED + 3 * end) // (4 * HUNDRED)
    return gain * (HUNDRED - end) // HUNDRED - fine * end // HUNDRED


def banker_use(state: GrassState, seat: i64) -> i64:
    now = banker_income(state, seat)
    if state.rules.terms.share:
        return max(now, 100)
    return max(now, STEP * opponents(state) * 2 // 3)


def rest_of(state: GrassState, heap: i64, kind: i64) -> i64:
    """The kinds that are left in a heap when one card of this kind goes."""
    heaps = state.heaps
    more = heaps[heap * 3 + 1] | heaps[heap * 3 + 2]
    return more | heaps[heap * 3] & ~bit(kind)


def least_useful(state: GrassState, seat: i64, kinds: i64) -> i64:
    """Of some kinds of one's hand the one to miss most easily."""
    best = lowest(kinds)
    least: i64 = 1_000_000
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        use = use_of(state, seat, kind, rest_of(state, seat, kind))
        if use < least:
            least = use
            best = kind
    return best
