"""Deals by price: what a card is worth in whose hand, who gains how much by an exchange, what to propose.

The prices are measured: in some 100,000 moments of games at tables of four a card of a hand was exchanged
for one of the stack, and the round was played on with both. A price is what a card brings its holder, and
costs the others on average, beyond a heat off of no use; in hundreds of dollars. Prices are lower than one
would guess: there are many ways to a market, and a peddle in hand is not sold yet. So half of an appraisal
is `use_of`, which is how most people judge, and by that no deal may be a loss: nobody is talked out of a dear
card.
"""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import bit, first, lowest
from stammtisch.games.grass.cards import CODES, HEAT_OFF, KINDS, MARKET_CLOSE, MARKET_OPEN, NIRVANA
from stammtisch.games.grass.rules import HEATED, NO_MARKET
from stammtisch.games.grass.state import GrassState
from stammtisch.players.grass.outlook import HUNDRED, known_of, others, standing
from stammtisch.players.grass.trading import gain_by, gain_of_other, givable
from stammtisch.players.grass.use import rest_of

CLEAR: Final = 30
"""What a deal must bring; less may be an error."""
TRUSTED: Final = 50
"""How many percent of an appraisal are the price, the rest is the use."""
PLAIN: Final = 40
"""What it must seem to bring the other side by `use_of`, or it would hardly agree."""
LEAST_CHANCE: Final = 12
"""How likely in percent the other must be to hold what is asked for; nobody likes to be asked in vain."""
HEAD_START: Final = 500
"""Added to each standing before rivals are weighed, so that those who have nothing yet count too."""

ASKABLE: Final = first(KINDS) & ~(bit(MARKET_CLOSE) | NIRVANA)
"""What may be asked for: not what makes the game, and what one would never give oneself."""

FIRST_OPEN: Final = (44, 80)
"""A market open for who has neither a market nor another card for it, in modern and classic."""
RIGHT_OFF: Final = (51, 84)
"""The heat off that one's own market waits for."""


def family(code: str) -> str:
    """Heats and heats off have one price each."""
    return code[0] if code[0] in "+-" else code


MODERN: Final[Mapping[str, tuple[int, int, int]]] = {
    "MO": (20, -10, -11),
    "MC": (35, 100, 26),
    "HG": (-11, -8, -25),
    "MX": (-11, -8, -25),
    "CO": (0, -31, -23),
    "JA": (0, -31, -23),
    "PA": (-49, -17, -40),
    "DF": (-10, -45, -45),
    "+": (9, -6, 2),
    "-": (0, 0, 0),
    "PF": (-1, -27, -17),
    "LU": (27, 78, 32),
    "GS": (-6, 0, -12),
    "CB": (-6, 0, -12),
    "SH": (62, 113, 50),
    "EU": (89, 143, 65),
    "SO": (-16, -86, -30),
    "DC": (-40, -50, -30),
    "UW": (-34, 0, 0),
    "ST": (22, 21, 9),
    "BK": (78, 143, 91),
}
"""For a seat without a market, with an open one and with a heated one; `+` is any heat, `-` a heat off."""
CLASSIC: Final[Mapping[str, tuple[int, int, int]]] = {
    "MO": (-2, -13, -15),
    "MC": (56, 49, 27),
    "HG": (-18, -2, -18),
    "MX": (-18, -2, -18),
    "CO": (-41, 30, -24),
    "JA": (-41, 30, -24),
    "PA": (-24, 83, -54),
    "DF": (-77, 83, -90),
    "+": (-5, -5, 32),
    "-": (0, 0, 0),
    "PF": (-45, -40, -19),
    "LU": (20, 96, 71),
    "GS": (-21, -29, -4),
    "CB": (-21, -29, -4),
    "SH": (283, 471, 506),
    "EU": (422, 668, 633),
    "SO": (-263, -258, -244),
    "DC": (-360, -392, -336),
    "UW": (-410, -525, -513),
    "ST": (108, 189, 96),
    "BK": (380, 620, 494),
}


MODERN_PRICES: Final = vec[i64]([MODERN[family(code)][place] for place in range(3) for code in CODES])
CLASSIC_PRICES: Final = vec[i64]([CLASSIC[family(code)][place] for place in range(3) for code in CODES])


@final
class Refusals:
    """Offers not to be made: what was refused already, and what the other seems not to hold."""

    def __init__(self, players: int) -> None:
        self.told: vec[i64] = vec[i64]([0] * (players * KINDS))
        """For each partner and each card given the set of kinds that were refused for it."""
        self.lacking: vec[i64] = vec[i64]([0] * players)
        """For each partner the kinds it seems not to hold."""

    def note(self, partner: int, give: int, want: int) -> None:
        place = partner * KINDS + give
        self.told[place] = self.told[place] | bit(want)

    def lack(self, partner: int, want: int) -> None:
        self.lacking[partner] = self.lacking[partner] | bit(want)


@final
class Bargain:
    """A deal to propose: with whom, what for what."""

    def __init__(self, partner: i64, give: i64, want: i64) -> None:
        self.partner: Final[i64] = partner
        self.give: Final[i64] = give
        self.want: Final[i64] = want


def price(state: GrassState, seat: i64, kind: i64, rest: i64) -> i64:
    """What a card is worth in the hand of a seat that holds `rest` beside it."""
    market = state.markets[seat]
    classic: i64 = 1
    if state.rules.swaps:
        classic = 0
    if kind == MARKET_OPEN:
        if market == NO_MARKET and not rest & bit(kind):
            return FIRST_OPEN[classic]
    elif market >= HEATED and kind == HEAT_OFF + market - HEATED and not rest & bit(kind):
        return RIGHT_OFF[classic]
    row = min(market, HEATED) * KINDS
    if classic:
        return CLASSIC_PRICES[row + kind]
    return MODERN_PRICES[row + kind]


def gain(state: GrassState, seat: i64, gives: i64, gets: i64, rest: i64) -> i64:
    """What an exchange brings a seat by price."""
    return price(state, seat, gets, rest) - price(state, seat, gives, rest)


def rivalry(state: GrassState, seat: i64, other: i64) -> i64:
    """How many percent of another's gain are one's own loss: all of it at a table of two, else the more the
    further the other has come."""
    total: i64 = 0
    for rival in range(state.players):
        if rival != seat:
            total += weight(state, rival)
    return weight(state, other) * HUNDRED // total


def weight(state: GrassState, seat: i64) -> i64:
    return max(standing(state, seat), 0) + HEAD_START


def own_gain(state: GrassState, seat: i64, gives: i64, gets: i64) -> i64:
    """What an exchange brings oneself: between price and use, or what it costs if it seems to be a loss."""
    by_price = gain(state, seat, gives, gets, rest_of(state, seat, gives))
    by_use = gain_by(state, seat, gives, gets)
    if by_use < 0:
        return min(by_price, by_use)
    return (by_price * TRUSTED + by_use * (HUNDRED - TRUSTED)) // HUNDRED


def gain_of(state: GrassState, seat: i64, other: i64, gives: i64, gets: i64) -> i64:
    """The same for another, as far as this seat can tell."""
    rest = known_of(state, seat, other) & ~bit(gives)
    by_price = gain(state, other, gives, gets, rest)
    by_use = gain_of_other(state, seat, other, gives, gets)
    return (by_price * TRUSTED + by_use * (HUNDRED - TRUSTED)) // HUNDRED


def profit(state: GrassState, seat: i64, other: i64, gives: i64, gets: i64) -> i64:
    """What is left of one's own gain by a deal when the other's is weighed against it; nothing if it is not
    clear that one gains."""
    mine = own_gain(state, seat, gives, gets)
    if mine < CLEAR:
        return 0
    yours = max(gain_of(state, seat, other, gets, gives), 0)
    return mine - yours * rivalry(state, seat, other) // HUNDRED


def appeals(state: GrassState, seat: i64, other: i64, gives: i64, gets: i64) -> bool:
    """Whether the other should like the deal, as far as this seat can tell."""
    return gain_of_other(state, seat, other, gets, gives) >= PLAIN


def unseen(state: GrassState, seat: i64) -> vec[i64]:
    """How many cards of each kind lie in the stack or in hands where this seat doesn't know of them."""
    left = vec[i64]([0] * KINDS)
    for place in range(state.top, state.rules.pack_size):
        left[state.row[place]] += 1
    for other in range(state.players):
        if other != seat:
            known = known_of(state, seat, other)
            for kind in range(KINDS):
                left[kind] += state.number_at(other, kind) - (known >> kind & 1)
    return left


def best_bargain(
    state: GrassState, seat: i64, partners: i64, gives: i64, wants: i64, refusals: Refusals
) -> Bargain | None:
    """Of the deals both should gain by, the one that promises most: what it brings, times the chance that the
    other holds the card."""
    best: Bargain | None = None
    most: i64 = 0
    left = unseen(state, seat)
    total: i64 = 0
    for kind in range(KINDS):
        total += left[kind]
    while partners:
        partner = lowest(partners)
        partners &= partners - 1
        known = known_of(state, seat, partner)
        askable = wants & ~(refusals.lacking[partner] & ~known)
        while askable:
            want = lowest(askable)
            askable &= askable - 1
            chance: i64 = HUNDRED
            if not known & bit(want):
                if not total:
                    continue
                chance = min(left[want] * state.size_at(partner) * HUNDRED // total, HUNDRED)
            if chance < LEAST_CHANCE:
                continue
            giving = gives & ~bit(want)
            while giving:
                give = lowest(giving)
                giving &= giving - 1
                if refusals.told[partner * KINDS + give] & bit(want):
                    continue
                promise = profit(state, seat, partner, give, want) * chance
                if promise > most and appeals(state, seat, partner, give, want):
                    most = promise
                    best = Bargain(partner, give, want)
    return best


def for_everybody(state: GrassState, seat: i64, bargain: Bargain, refusals: Refusals) -> bool:
    """Whether to put an offer to the whole table: others may hold the card too, and none of them would gain
    too much or has refused already."""
    if known_of(state, seat, bargain.partner) & bit(bargain.want):
        return False
    seats = others(state, seat)
    while seats:
        other = lowest(seats)
        seats &= seats - 1
        if refusals.told[other * KINDS + bargain.give] & bit(bargain.want):
            return False
        if profit(state, seat, other, bargain.give, bargain.want) <= 0:
            return False
    return state.players > 2


def bargain_instead(state: GrassState, seat: i64, refusals: Refusals) -> Bargain | None:
    """Something to propose to the active player, for a card that is known to be in that hand."""
    shown = known_of(state, seat, state.active) & ASKABLE
    return best_bargain(state, seat, bit(state.active), givable(state, seat), shown, refusals)


def welcome_exchange(state: GrassState, seat: i64, table: i64) -> bool:
    """Whether to accept the hand part of an offer, with what its table part brings."""
    give, get = state.offer_want, state.offer_give
    proposer = state.offer_from
    if not bit(give) & givable(state, seat):
        return False
    mine = table
    yours = -table
    if give != get:
        mine += own_gain(state, seat, give, get)
        yours += gain_of(state, seat, proposer, get, give)
    return mine >= CLEAR and mine * HUNDRED >= yours * rivalry(state, seat, proposer)
