"""Offers, and answers to offers: deals by which both gain, and none that only the other likes."""

from typing import Final

from mypy_extensions import i64

from stammtisch.base.bits import Dice, bit, first, lowest
from stammtisch.games.grass import stages
from stammtisch.games.grass.acts import (
    ACCEPT,
    COUNTER,
    DECLINE,
    DONE,
    FOR,
    HAND,
    SEATS,
    TO_ALL,
    WILLING,
    WITHDRAW,
)
from stammtisch.games.grass.cards import (
    CHEAP,
    FEELGOOD,
    HEAT_OFF,
    HEATS,
    MARKET_CLOSE,
    MARKET_OPEN,
    NIRVANA,
    PEDDLES,
    cheapest,
    dearest,
)
from stammtisch.games.grass.piles import worth
from stammtisch.games.grass.rules import HEATED, NO_MARKET
from stammtisch.games.grass.state import EVERYONE, GrassState
from stammtisch.players.grass.outlook import HUNDRED, STEP, known_of, others, standing, value_of
from stammtisch.players.grass.use import ATTACK, least_useful, rest_of, use_of

MOST_OFFERS: Final = 2
"""Offers of one turn; nobody wants to be asked all evening."""
RARELY: Final = 3
"""One good idea in so many is put to the others."""
WORTH_IT: Final = 40
"""What a deal must bring each side; less is not worth the talk."""
LEAST_PRICE: Final = 40
"""How many percent of its value a peddle must bring, however little one can do with it oneself."""
BURDENED: Final = -150
"""How little the worst card must be worth for a deal face down, in which everybody gives the worst."""


def gain_by(state: GrassState, seat: i64, gives: i64, gets: i64) -> i64:
    """What one's own hand gains by exchanging two cards. In a deal one is careful: no peddle goes for next
    to nothing, and heat is no more than what it does at any table."""
    rest = rest_of(state, seat, gives)
    cost = use_of(state, seat, gives, rest)
    if bit(gives) & PEDDLES:
        cost = max(cost, value_of(gives) * LEAST_PRICE // HUNDRED)
    got = use_of(state, seat, gets, rest)
    if bit(gets) & HEATS:
        got = min(got, ATTACK)
    return got - cost


def gain_of_other(state: GrassState, seat: i64, other: i64, gives: i64, gets: i64) -> i64:
    """What the exchange should bring another, by what this seat knows of that hand."""
    rest = known_of(state, seat, other) & ~bit(gives)
    return use_of(state, other, gets, rest) - use_of(state, other, gives, rest)


def fair(state: GrassState, mine: i64, yours: i64) -> bool:
    """Both gain, and the other not more than a table of this size lets one bear."""
    return mine >= WORTH_IT and yours >= WORTH_IT and mine * (state.players - 1) >= yours


def wishes(state: GrassState, seat: i64) -> i64:
    """The kinds a seat would ask for: what it can't go on without, or something to lay."""
    held = state.held(seat)
    market = state.markets[seat]
    if market == NO_MARKET:
        return bit(MARKET_OPEN) & ~held
    if market >= HEATED:
        return bit(HEAT_OFF + market - HEATED) & ~held
    if held & PEDDLES & ~CHEAP:
        return 0
    return PEDDLES & ~CHEAP


def best_deal(state: GrassState, seat: i64, partners: i64, gives: i64, wants: i64) -> tuple[i64, i64, i64]:
    """The deal that brings most of those both gain by: with whom, what for what; no seat if there is
    none. Cards that the partner is known to hold are asked for first."""
    best = (i64(-1), i64(0), i64(0))
    most: i64 = 0
    while partners:
        partner = lowest(partners)
        partners &= partners - 1
        known = known_of(state, seat, partner)
        giving = gives
        while giving:
            give = lowest(giving)
            giving &= giving - 1
            wanting = wants & ~bit(give)
            while wanting:
                want = lowest(wanting)
                wanting &= wanting - 1
                mine = gain_by(state, seat, give, want)
                if mine <= most:
                    continue
                if fair(state, mine, gain_of_other(state, seat, partner, want, give)):
                    if not known & bit(want):
                        mine = mine // 3
                    if mine > most:
                        most = mine
                        best = (partner, give, want)
    return best


def wants_deal(state: GrassState, seat: i64, dice: Dice) -> bool:
    """Whether to start an offer now: a second one only after the card of the turn, and not every time."""
    if state.offers >= MOST_OFFERS or (state.offers and not state.played) or dice.below(RARELY):
        return False
    if state.rules.hidden_deals:
        return worst_use(state, seat) <= BURDENED and state.offers == 0
    wanted = wishes(state, seat)
    if not wanted:
        return False
    return best_deal(state, seat, others(state, seat), givable(state, seat), wanted)[0] >= 0


def worst_use(state: GrassState, seat: i64) -> i64:
    """What the least useful card of one's hand is worth."""
    worst = least_useful(state, seat, state.held(seat))
    return use_of(state, seat, worst, rest_of(state, seat, worst))


def givable(state: GrassState, seat: i64) -> i64:
    """What one would think of giving: not what makes the game."""
    return state.held(seat) & ~(bit(MARKET_CLOSE) | NIRVANA)


def offer_step(state: GrassState, seat: i64, acts: i64) -> i64:
    """The next step of an offer that was begun."""
    stage = state.stage
    if stage == stages.ADDRESSING:
        return addressee(state, seat)
    if stage == stages.BOARD_GIVING:
        return FOR if acts & bit(FOR) else lowest(cheapest(acts & PEDDLES))
    if stage == stages.BOARD_ASKING:
        return DONE if acts & bit(DONE) else lowest(dearest(acts & PEDDLES))
    if stage == stages.ASKING:
        return asked(state, seat)
    if acts & bit(HAND):
        return HAND
    kinds = acts & first(SEATS)
    gives = kinds & givable(state, seat)
    deal = best_deal(state, seat, addressees(state, seat), gives, asked_for(state, seat))
    if deal[0] >= 0:
        return deal[1]
    return least_useful(state, seat, kinds)


def addressees(state: GrassState, seat: i64) -> i64:
    """Whom an offer could become a deal with."""
    if state.offer_to == EVERYONE:
        return others(state, seat)
    return bit(state.offer_to)


def addressee(state: GrassState, seat: i64) -> i64:
    """One seat if its hand is known or only it would gain; otherwise the whole table."""
    if state.rules.hidden_deals:
        return SEATS + weakest(state, others(state, seat))
    everybody = others(state, seat)
    partner, give, want = best_deal(state, seat, everybody, givable(state, seat), wishes(state, seat))
    if partner < 0:
        return SEATS + weakest(state, everybody)
    if known_of(state, seat, partner) & bit(want):
        return SEATS + partner
    mine = gain_by(state, seat, give, want)
    while everybody:
        other = lowest(everybody)
        everybody &= everybody - 1
        if other != partner and fair(state, mine, gain_of_other(state, seat, other, want, give)):
            return TO_ALL
    return SEATS + partner


def asked_for(state: GrassState, seat: i64) -> i64:
    """What this offer could ask for: a wish, or in a counter-offer what the other has shown."""
    if seat == state.active:
        return wishes(state, seat)
    return known_of(state, seat, state.active) & ~state.held(seat)


def asked(state: GrassState, seat: i64) -> i64:
    """What to ask for the card that is offered."""
    gives = bit(state.offer_give)
    deal = best_deal(state, seat, addressees(state, seat), gives, asked_for(state, seat))
    if deal[0] >= 0:
        return deal[2]
    return MARKET_OPEN if state.markets[seat] == NO_MARKET else FEELGOOD


def weakest(state: GrassState, seats: i64) -> i64:
    """Of some seats the one that stands worst."""
    best = lowest(seats)
    least = standing(state, best)
    while seats:
        seat = lowest(seats)
        seats &= seats - 1
        far = standing(state, seat)
        if far < least:
            least = far
            best = seat
    return best


def answer(state: GrassState, seat: i64, acts: i64) -> i64:
    """Accept what brings enough, decline the rest; the proposer takes the weakest of the willing."""
    if seat == state.offer_from:
        willing = state.willing & first(state.players)
        if willing:
            return SEATS + weakest(state, willing)
        return WITHDRAW
    if acts & (bit(ACCEPT) | bit(WILLING)) and welcome(state, seat):
        return ACCEPT if acts & bit(ACCEPT) else WILLING
    if acts & bit(COUNTER) and state.offers <= 1 and has_better(state, seat):
        return COUNTER
    return DECLINE


def welcome(state: GrassState, seat: i64) -> bool:
    """Whether an offer that one could accept is good enough."""
    proposer = state.offer_from
    mine: i64 = 0
    yours: i64 = 0
    if state.offer_hand:
        if state.rules.hidden_deals:
            return worst_use(state, seat) <= 2 * BURDENED and board(state) >= 0
        give, get = state.offer_want, state.offer_give
        if not bit(give) & givable(state, seat):
            return False
        if give == get:
            return board(state) >= WORTH_IT
        mine = gain_by(state, seat, give, get)
        yours = gain_of_other(state, seat, proposer, get, give)
    table = board(state)
    mine += table
    yours -= table
    return mine >= WORTH_IT and mine * (state.players - 1) >= yours


def board(state: GrassState) -> i64:
    """What the displayed peddles of an offer bring whoever accepts it."""
    if not state.rules.board_deals:
        return 0
    return (worth(state.heaps, state.board_give()) - worth(state.heaps, state.board_want())) * STEP


def has_better(state: GrassState, seat: i64) -> bool:
    """Whether there is something to propose instead, for a card the active player has shown."""
    if state.rules.hidden_deals:
        return False
    wanted = known_of(state, seat, state.active) & ~state.held(seat)
    if not wanted:
        return False
    return best_deal(state, seat, bit(state.active), givable(state, seat), wanted)[0] >= 0


def lock(state: GrassState, seat: i64, acts: i64) -> i64:
    """The card for a deal face down, where nothing binds: the one of least use."""
    kinds = acts & first(SEATS)
    if not kinds:
        return WITHDRAW
    return least_useful(state, seat, kinds)
