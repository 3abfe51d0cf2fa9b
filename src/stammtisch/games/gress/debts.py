"""Debts of cards: how they come about, in which order they are paid, and how they lapse.

A debt is one number: how many cards are left, why, the date of the event it belongs to, and the play that
caused it, if one did.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import bit
from stammtisch.games.gress.state import GressState
from stammtisch.games.position import Journal

BY_KING: Final = 0
BY_SEVEN: Final = 1
VORLETZTE: Final = 2
FALSE_CALL: Final = 3
FOUL: Final = 4
WRONG_PLAY: Final = 5
UNFOUNDED: Final = 6
WRONG_MARKE: Final = 7
EARLY: Final = 8
STOPPED: Final = 9
REASONS: Final = (
    "king",
    "seven",
    "vorletzte",
    "call",
    "foul",
    "wrong",
    "unfounded",
    "marke",
    "early",
    "stop",
)
MOST_LEFT: Final = 255


def packed(left: i64, cause: i64, origin: i64, play: i64) -> i64:
    return left | cause << 8 | origin << 12 | play << 36


def left_of(debt: i64) -> i64:
    return debt & 255


def cause_of(debt: i64) -> i64:
    return debt >> 8 & 15


def origin_of(debt: i64) -> i64:
    return debt >> 12 & 0xFFFFFF


def play_of(debt: i64) -> i64:
    return debt >> 36


def owe(
    state: GressState, seat: i64, cards: i64, cause: i64, origin: i64, play: i64, journal: Journal | None
) -> None:
    """gress:4.12: a duty to take cards, caused by one event; gress:4.13: oldest event first.

    gress:Q22: what a ruling or take-back imposes is dated then, a forgotten vorletzte when its time ended.
    gress:Q62: a hand that was laid down counts as not laid any more; it is laid down again after the last
    payment.
    """
    state.down &= ~bit(seat)
    count = state.debt_count[seat]
    if count == state.room:
        make_room(state)
    base = seat * state.room
    debts = state.debts
    place = base + count
    while place > base and origin_of(debts[place - 1]) > origin:
        debts[place] = debts[place - 1]
        place -= 1
    debts[place] = packed(cards, cause, origin, play)
    state.debt_count[seat] = count + 1
    state.owed[seat] = state.owed[seat] + cards
    if cause >= VORLETZTE and cause != STOPPED:
        state.penalties[seat] = state.penalties[seat] + cards
    if journal is not None:
        about: dict[str, object] = {"seat": int(seat), "count": int(cards), "reason": REASONS[cause]}
        journal.note("debt-created", about)


def make_room(state: GressState) -> None:
    room = state.room * 2
    debts = vec[i64]([0] * (state.players * room))
    for seat in range(state.players):
        for i in range(state.debt_count[seat]):
            debts[seat * room + i] = state.debts[seat * state.room + i]
    state.debts = debts
    state.room = room


def pay_one(state: GressState, seat: i64) -> bool:
    """One card taken: the oldest debt is reduced. Tells whether all debt of that event is settled.

    gress:4.14: only the last card of an event's debts is an event; several debts from the same one are
    settled together (gress:Q77).
    """
    base = seat * state.room
    first = state.debts[base]
    state.owed[seat] = state.owed[seat] - 1
    if left_of(first) > 1:
        state.debts[base] = first - 1
        return False
    drop(state, seat, 0)
    return state.debt_count[seat] == 0 or origin_of(state.debts[base]) != origin_of(first)


def drop(state: GressState, seat: i64, place: i64) -> None:
    base = seat * state.room
    count = state.debt_count[seat] - 1
    for i in range(base + place, base + count):
        state.debts[i] = state.debts[i + 1]
    state.debt_count[seat] = count


def seven_debt(state: GressState, seat: i64, play: i64) -> i64:
    """How much of the debt from these sevens a seat has not paid yet (gress:Q42)."""
    base = seat * state.room
    for i in range(base, base + state.debt_count[seat]):
        debt = state.debts[i]
        if cause_of(debt) == BY_SEVEN and play_of(debt) == play:
            return left_of(debt)
    return 0


def owes_other(state: GressState, seat: i64) -> bool:
    """gress:Q41: any debt but that of the sevens just laid on this seat."""
    now = state.now
    if not state.owed[seat]:
        return False
    if now.skip_kind != 7 or now.skip_seat != seat:
        return True
    return state.owed[seat] != seven_debt(state, seat, now.skip_play)


def take_away_seven(state: GressState, seat: i64, play: i64) -> i64:
    """The unpaid rest of the debt from these sevens is lifted from a seat; tells how much it was."""
    base = seat * state.room
    for place in range(state.debt_count[seat]):
        debt = state.debts[base + place]
        if cause_of(debt) == BY_SEVEN and play_of(debt) == play:
            drop(state, seat, place)
            state.owed[seat] = state.owed[seat] - left_of(debt)
            return left_of(debt)
    return 0


def cancel(state: GressState, play: i64, journal: Journal | None) -> i64:
    """gress:Q10: what a play made others owe and they have not paid lapses; what they took, they keep.

    Tells how much was still left.
    """
    left: i64 = 0
    for seat in range(state.players):
        gone: i64 = 0
        place: i64 = 0
        while place < state.debt_count[seat]:
            debt = state.debts[seat * state.room + place]
            if play_of(debt) == play and cause_of(debt) <= BY_SEVEN:
                gone += left_of(debt)
                drop(state, seat, place)
            else:
                place += 1
        state.owed[seat] = state.owed[seat] - gone
        left += gone
        if gone and journal is not None:
            journal.note("debt-cancelled", {"seat": int(seat), "count": int(gone)})
    return left


def forgive_vorletzte(state: GressState, seat: i64, origin: i64, journal: Journal | None) -> None:
    """gress:Q15: the penalty for a time that would not have ended vanishes as far as it is unpaid."""
    place: i64 = 0
    while place < state.debt_count[seat]:
        debt = state.debts[seat * state.room + place]
        if cause_of(debt) == VORLETZTE and origin_of(debt) == origin:
            drop(state, seat, place)
            state.owed[seat] = state.owed[seat] - left_of(debt)
            state.penalties[seat] = state.penalties[seat] - left_of(debt)
            if journal is not None:
                journal.note("debt-cancelled", {"seat": int(seat), "count": int(left_of(debt))})
        else:
            place += 1
