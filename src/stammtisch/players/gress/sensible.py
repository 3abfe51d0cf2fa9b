"""A sensible act for whoever is to act, from the own hand and what lies open."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import Dice, bit, count, first
from stammtisch.games.gress.acts import (
    COMPLAIN,
    DRAW,
    ELSE,
    GIVE,
    LAY,
    MARKE,
    PACKET,
    SEAT,
    SUIT,
    SWAP,
    TOUCH,
    VORLETZTE,
)
from stammtisch.games.gress.cards import BLACK_NINES, KINDS, SUIT_KINDS
from stammtisch.games.gress.state import LEVELS, GressState

FIRST: Final = vec[i64]([VORLETZTE, MARKE, TOUCH, COMPLAIN])
"""What is done before anything else, in this order."""
WORTH: Final = vec[i64]([7, 6, 2, 3, 0, 4, 5, 1])
"""How gladly a rank is laid, 7 to A: what hurts others first, the ace while something follows it, the jack
last."""


def best_act(state: GressState, seat: i64, acts: i64, dice: Dice) -> i64:
    for i in range(len(FIRST)):
        if acts & bit(FIRST[i]):
            return FIRST[i]
    if acts & bit(SUIT):
        return SUIT + best_suit(state, seat)
    if acts & bit(SWAP) and smallest_hand(state, seat) + 1 < state.sizes[seat]:
        return SWAP
    if acts & bit(GIVE):
        return GIVE
    seats = acts & first(8) << SEAT
    if seats:
        return fewest_cards(state, seats)
    if acts & bit(PACKET):
        return PACKET
    cards = acts & first(KINDS)
    if cards:
        return best_card(cards)
    for act in (DRAW, ELSE, LAY):
        if acts & bit(act):
            return act
    return dice.member(acts)


def best_suit(state: GressState, seat: i64) -> i64:
    """The suit one holds most of."""
    best: i64 = 0
    most: i64 = -1
    for suit in range(4):
        held: i64 = 0
        for level in range(LEVELS):
            held += count(state.held[seat * LEVELS + level] & SUIT_KINDS[suit])
        if held > most:
            most = held
            best = suit
    return best


def smallest_hand(state: GressState, seat: i64) -> i64:
    fewest: i64 = 1000
    for other in range(state.players):
        if other != seat and state.plays_on(other) and state.sizes[other] < fewest:
            fewest = state.sizes[other]
    return fewest


def fewest_cards(state: GressState, acts: i64) -> i64:
    """The seat with the fewest cards: for a gift the most dangerous, for a swap the best."""
    best: i64 = -1
    for seat in range(state.players):
        if acts & bit(SEAT + seat) and (best < 0 or state.sizes[seat] < state.sizes[best]):
            best = seat
    return SEAT + best


def best_card(cards: i64) -> i64:
    """A black nine is given away or laid as soon as it can be."""
    if cards & BLACK_NINES:
        cards &= BLACK_NINES
    best: i64 = -1
    for kind in range(KINDS):
        if cards & bit(kind) and (best < 0 or WORTH[kind >> 2] > WORTH[best >> 2]):
            best = kind
    return best
