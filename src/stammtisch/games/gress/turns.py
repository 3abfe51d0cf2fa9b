"""Turns by laying cards: which cards may be laid, alone or as a packet, and what wrong ones count as.

Every question is asked of a moment and a top card, present or past: a take-back is free if the cards
would have been right a moment ago.
"""

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import bit
from stammtisch.games.gress.cards import BLACK_NINES, EIGHTS, FITS, JACKS, RED_NINES, SEVEN, SEVENS
from stammtisch.games.gress.moment import Moment
from stammtisch.games.gress.plays import (
    DEFENCE_EIGHT,
    DEFENCE_NINE,
    DEFENCE_SEVEN,
    MALFORMED,
    NINES_PACKET,
    SEVENS_PACKET,
    SINGLE,
    THROW,
    TURN,
)
from stammtisch.games.gress.throws import in_throw_relation, is_jack, may_throw, wished_tens


def may_turn(now: Moment, top: i64, seat: i64, owing: bool, lonely: bool) -> i64:
    """The kinds with which a seat that is on turn may make a turn.

    gress:4.13: not with an open debt; gress:5.5: not while asked for a swap.
    gress:4.5: equal rank or suit; gress:7.1: or a jack on anything, gress:7.2: but never jack on jack.
    gress:5.6: a hand of nothing but one black nine, without Marke, may not make such a turn (gress:Q57).
    """
    if now.turn != seat or owing or now.call_to == seat:
        return 0
    kinds = FITS[top] | JACKS
    if is_jack(top):
        kinds &= ~JACKS
    if lonely:
        kinds &= ~BLACK_NINES
    return kinds


def may_defend(now: Moment, top: i64, seat: i64, owing: bool, owing_other: bool) -> i64:
    """The kinds with which a seat may ward off a swap, an eight or sevens, turn or not.

    gress:5.5: any red nine while asked for a swap; debts, throws and halts don't matter (gress:Q38).
    gress:5.7: who is skipped by an eight, a fitting eight; gress:6.5: by sevens, a fitting seven. Both are
    turns: without debt, but for the debt of those very sevens (gress:Q41), and without a swap asked.
    gress:Q45: that throws are banned never meets this, for what bans them ends the right.
    """
    if now.call_to == seat:
        return RED_NINES
    if now.skip_seat != seat:
        return 0
    if now.skip_kind == 8:
        return 0 if owing else EIGHTS & FITS[top]
    return 0 if owing_other else SEVENS & FITS[top]


def may_lay(now: Moment, top: i64, seat: i64, owing: bool, owing_other: bool, lonely: bool) -> i64:
    """The kinds a seat may lay as single cards, in whatever role."""
    return (
        may_turn(now, top, seat, owing, lonely)
        | may_throw(now, top, seat, owing)
        | may_defend(now, top, seat, owing, owing_other)
    )


def may_begin_packet(now: Moment, top: i64, seat: i64, owing: bool, owing_other: bool) -> i64:
    """The kinds that may be the lowest of a packet.

    gress:6.2 two red nines, gress:6.4 sevens: on turn, the lowest must fit (gress:Q47);
    gress:6.5: sevens also to defend. Never as a throw (gress:Q46).
    """
    kinds: i64 = 0
    if now.turn == seat and not owing and now.call_to != seat:
        kinds = FITS[top] & (SEVENS | RED_NINES)
    if now.skip_kind == 7 and now.call_to != seat:
        kinds |= may_defend(now, top, seat, owing, owing_other)
    return kinds


def shape_of(cards: vec[i64]) -> i64:
    """gress:6.1: what several cards laid in one contact are.

    gress:6.2: exactly two red nines, of equal suit or not (gress:Q48); gress:6.4: any number of sevens.
    """
    if len(cards) == 1:
        return SINGLE
    sevens = True
    nines = len(cards) == 2
    for i in range(len(cards)):
        sevens = sevens and cards[i] >> 2 == SEVEN
        nines = nines and RED_NINES & bit(cards[i]) != 0
    if sevens:
        return SEVENS_PACKET
    return NINES_PACKET if nines else MALFORMED


def shape_of_kinds(cards: list[int]) -> i64:
    """The same for who has the cards as a list."""
    return shape_of(vec[i64](cards))


def counts_as(now: Moment, top: i64, seat: i64, lowest: i64, shape: i64) -> i64:
    """gress:Q04: what cards laid count as, by their relation to the top card alone, right or wrong.

    Intention plays no role: a card meant as a throw that fits is a turn (gress:Q06).
    """
    rank = lowest >> 2
    fits = FITS[top] & bit(lowest) != 0
    if shape == SINGLE and now.call_to == seat and RED_NINES & bit(lowest):
        return DEFENCE_NINE
    if now.skip_seat == seat and fits:
        if now.skip_kind == 7 and rank == SEVEN and shape in (SINGLE, SEVENS_PACKET):
            return DEFENCE_SEVEN
        if now.skip_kind == 8 and shape == SINGLE and EIGHTS & bit(lowest):
            return DEFENCE_EIGHT
    if shape == SINGLE:
        if JACKS & bit(lowest):
            return TURN
        if wished_tens(top) & bit(lowest) and in_throw_relation(top, lowest):
            return TURN if now.turn == seat else THROW
    if fits:
        return TURN
    if in_throw_relation(top, lowest) or now.turn != seat:
        return THROW
    return TURN


def is_lawful(
    now: Moment, top: i64, seat: i64, lowest: i64, shape: i64, owing: bool, owing_other: bool, lonely: bool
) -> bool:
    """Whether these cards, laid with the action hand, are right (gress:4.4, gress:6.1)."""
    if shape == SINGLE:
        return may_lay(now, top, seat, owing, owing_other, lonely) & bit(lowest) != 0
    if shape == MALFORMED:
        return False
    return may_begin_packet(now, top, seat, owing, owing_other) & bit(lowest) != 0
