"""What a seat of Gress may do, as words.

At an official table that is whatever hands can do and mouths can say: nothing here depends on what is right,
for it is all made from the legal masks.
"""

from typing import Final

from mypy_extensions import i64

from stammtisch.base.bits import bit, first, lowest
from stammtisch.games.gress.acts import (
    ACT_COUNT,
    COMPLAIN,
    ELSE,
    GIVE,
    HOLDING,
    MARKE,
    PACKET,
    READY,
    SEAT,
    SUIT,
    SWAP,
    TAKEBACK,
    VORLETZTE,
    WORDS,
)
from stammtisch.games.gress.cards import NAMES, SEVEN, SUITS
from stammtisch.games.gress.choosing import (
    accused,
    first_acts,
    moves,
    others,
    packet_bottoms,
    packet_mates,
    rarer,
    swap_parties,
    topics,
)
from stammtisch.games.gress.state import GressState
from stammtisch.games.offers import FORMS, NUMBERS, Offers, Sentence, several, words_of

BARE_WORDS: Final = [WORDS.get(act, "") for act in range(ACT_COUNT)]
BARE_ACTS: Final[i64] = sum(bit(act) for act in WORDS)
"""The acts of a single word."""
SUIT_WORDS: Final = list(SUITS)
AS_OFTEN_AS_ONE_LIKES: Final = 99
NAMED: Final[dict[str, object]] = {**several(dict.fromkeys(NAMES, AS_OFTEN_AS_ONE_LIKES)), "least": 0}
"""The cards that a complaint names (gress:Q21): any, or none for the latest ones."""


def offers(state: GressState, seat: i64) -> Offers:
    """Whatever the seat has begun is dropped when a whole act comes."""
    legal = first_acts(state, seat)
    if not legal:
        return {}
    strict = not state.rules.official
    tree = by_hand(state, seat, legal)
    if legal & bit(SWAP):
        tree["swap"] = of_swaps(state, seat)
    if legal & first(READY) & ~first(SUIT):
        tree["wish"] = words_of((legal >> SUIT) & 15, SUIT_WORDS)
    if legal & bit(ELSE):
        add_rarer(tree, state, seat, strict)
    return tree


def by_hand(state: GressState, seat: i64, legal: i64) -> Offers:
    """Cards laid and given, and the acts of a single word."""
    tree: Offers = {}
    cards = legal & first(SEAT)
    if cards or legal & bit(PACKET):
        play: Offers = {}
        while cards:
            play[NAMES[lowest(cards)]] = True
            cards &= cards - 1
        if legal & bit(PACKET):
            play[FORMS] = packets(state, seat)
        tree["play"] = play
    if legal & bit(GIVE):
        to: Offers = {"to": seats_of(others(state, seat))}
        tree["give"] = dict.fromkeys(words_of(state.holds(seat), NAMES), to)
    bare = legal & BARE_ACTS
    while bare:
        tree[BARE_WORDS[lowest(bare)]] = True
        bare &= bare - 1
    return tree


def seats_of(acts: i64) -> list[str]:
    return words_of(acts >> SEAT, NUMBERS)


def packets(state: GressState, seat: i64) -> list[Sentence]:
    """Cards laid in one contact, from the bottom up: any at an official table; at a guided one a sentence for
    each card that may lie lowest."""
    if state.rules.official:
        return [[{**several(in_hand(state, seat, state.holds(seat), -1)), "least": 2}]]
    sentences: list[Sentence] = []
    bottoms = packet_bottoms(state, seat)
    while bottoms:
        bottom = lowest(bottoms)
        bottoms &= bottoms - 1
        rest = in_hand(state, seat, state.holds(seat) & packet_mates(bottom), bottom)
        sentences.append([NAMES[bottom], several(rest) if bottom >> 2 == SEVEN else list(rest)])
    return sentences


def in_hand(state: GressState, seat: i64, kinds: i64, taken: i64) -> dict[str, int]:
    """How many of each of these kinds a hand holds beside one card that is taken already, if any."""
    heap: dict[str, int] = {}
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        copies = state.copies(seat, kind)
        if kind == taken:
            copies -= 1
        if copies:
            heap[NAMES[kind]] = int(copies)
    return heap


def of_swaps(state: GressState, seat: i64) -> object:
    """One seat, or after two nines two different ones."""
    parties = swap_parties(state, seat)
    if not state.now.nine_two:
        return seats_of(parties)
    tree: Offers = {}
    left = parties
    while left:
        party = lowest(left)
        left &= left - 1
        tree[NUMBERS[party - SEAT]] = seats_of(parties & ~bit(party))
    return tree


def add_rarer(tree: Offers, state: GressState, seat: i64, strict: bool) -> None:
    """Complaints, and the holding hand, which does whatever moves cards."""
    about = topics(state, seat, strict)
    if about & bit(READY):
        tree["misdeal"] = True
        return
    complaints: Offers = {}
    add_seats(complaints, "vorletzte", accused(state, seat, VORLETZTE, strict))
    if about & bit(MARKE):
        add_seats(complaints, "marke", accused(state, seat, MARKE, strict))
    if about & bit(PACKET):
        culprits = accused(state, seat, PACKET, strict)
        if culprits:
            complaints["misplay"] = {FORMS: [[seats_of(culprits), NAMED]]}
    if complaints:
        tree["complain"] = complaints
    if about & bit(COMPLAIN):
        add_seats(tree, "disqualify", accused(state, seat, COMPLAIN, strict))
    if about & bit(TAKEBACK):
        add_seats(tree, "withdraw", accused(state, seat, TAKEBACK, strict))
    if rarer(state, seat, strict) & bit(HOLDING):
        tree["holding"] = by_hand(state, seat, moves(state, seat))


def add_seats(tree: Offers, word: str, acts: i64) -> None:
    """A word that needs a seat, if there is one."""
    if acts:
        tree[word] = seats_of(acts)
