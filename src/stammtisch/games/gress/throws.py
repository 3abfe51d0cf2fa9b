"""Throws: the one thing everybody may do at any time, while throws are allowed."""

from mypy_extensions import i64

from stammtisch.base.bits import bit
from stammtisch.games.gress.cards import JACK, JACKS, KINDS, SUIT_KINDS, TENS, THROWS
from stammtisch.games.gress.moment import Moment


def may_throw(now: Moment, top: i64, seat: i64, owing: bool) -> i64:
    """The kinds a seat may throw.

    gress:4.11: one rank lower and the other colour, while gress:4.2 allows it, debts or not; the top card
    counts, however it came there.
    gress:7.3: a thrown jack is a turn with all that follows, so it needs no debt and no swap asked
    (gress:Q53).
    gress:7.5: for who is on turn a ten of the wished suit is no throw but a turn (gress:Q52).
    """
    if not now.throws:
        return 0
    thrown = THROWS[top & 31]
    if thrown & JACKS and (owing or now.call_to == seat):
        return 0
    if now.turn == seat:
        thrown &= ~wished_tens(top)
    return thrown


def wished_tens(top: i64) -> i64:
    """gress:7.5: the ten of the suit wished for a jack on top; before the wish there is none."""
    if top < KINDS:
        return 0
    return TENS & SUIT_KINDS[(top >> 5) - 1]


def in_throw_relation(top: i64, kind: i64) -> bool:
    return THROWS[top & 31] & bit(kind) != 0


def is_jack(entry: i64) -> bool:
    return (entry & 31) >> 2 == JACK
