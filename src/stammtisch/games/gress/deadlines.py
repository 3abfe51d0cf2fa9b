"""What ends when: events, turns, and the time to say vorletzte.

gress:4.3: an event is an instant. Every event goes through here in the same order: cards have moved, what
this event ends is closed, older complaints expire if it is a turn, new times to say vorletzte begin.
"""

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import bit
from stammtisch.games.gress.moment import NOBODY, Moment, with_one
from stammtisch.games.gress.state import GressState
from stammtisch.games.position import Journal, tell


def begin_event(state: GressState) -> i64:
    """A new event: gress:5.5, gress:6.3: a right to call a swap ends with it. Tells its date."""
    state.clock += 1
    now = state.now
    now.last_event = state.clock
    now.nine = NOBODY
    return state.clock


def end_at_turn(state: GressState, mover: i64, date: i64, journal: Journal | None) -> None:
    """What the turn of a seat ends, draw-ups included.

    gress:5.4 the gift, gress:7.4 the wish, gress:5.7 and gress:6.5 the defence, gress:4.15 the
    restriction after a halt; gress:8.1: every time to say vorletzte;
    gress:8.2, gress:10.7: older complaints about anybody but the mover.
    """
    now = state.now
    now.ten = NOBODY
    now.offer_by = NOBODY
    now.wisher = NOBODY
    now.skip_kind = 0
    now.skip_seat = NOBODY
    now.restricted = 0
    now.picked &= bit(mover)
    now.picked_wrong &= bit(mover)
    if len(now.liable):
        keep_only(now, mover)
    if now.due:
        for seat in range(state.players):
            if now.due & bit(seat):
                close_window(state, seat, date, journal)


def keep_only(now: Moment, mover: i64) -> None:
    kept = vec[i64]()
    for i in range(len(now.liable)):
        if now.liable[i] & 7 == mover:
            kept = with_one(kept, now.liable[i])
    now.liable = kept


def close_window(state: GressState, seat: i64, date: i64, journal: Journal | None) -> None:
    """gress:8.2: who has not said it in time may be complained about; gress:Q30: at the end of the active
    game, too, if the last act ended the time."""
    now = state.now
    if not now.due & bit(seat):
        return
    if not now.said & bit(seat):
        now.liable = with_one(now.liable, date << 3 | seat)
        if journal is not None and not state.rules.official:
            journal.note("vorletzte-missed", {"seat": int(seat)})
    now.due &= ~bit(seat)
    now.said &= ~bit(seat)


def recount(state: GressState, seat: i64, date: i64, journal: Journal | None) -> None:
    """An event has changed how many cards a seat holds.

    gress:8.1: that ends the time that ran, and begins one if exactly two are left. Only events count: what
    changes a hand without one brings neither duty nor right (gress:Q28).
    """
    count_as(state, seat, state.sizes[seat], date, journal)


def count_as(state: GressState, seat: i64, size: i64, date: i64, journal: Journal | None) -> None:
    """The same for a hand that counts as having this many cards."""
    now = state.now
    if now.due & bit(seat):
        close_window(state, seat, date, journal)
    state.counted[seat] = date
    if size == 2:
        now.due |= bit(seat)
        state.due_since[seat] = date
        if journal is not None and not state.rules.official:
            journal.note("vorletzte-due", {"seat": int(seat)})
    elif size == 0:
        state.emptied[seat] = date


def halt(state: GressState) -> None:
    """gress:4.15: the game stands still; gress:Q44: open defences are gone."""
    state.now.skip_kind = 0
    state.now.skip_seat = NOBODY


def restart(state: GressState, journal: Journal | None) -> None:
    """gress:4.15: after a halt throws are forbidden and only who is on turn may make a turn."""
    now = state.now
    halt(state)
    now.throws = 0
    now.restricted = 1
    tell(journal, "restarted", now.turn)


def lose_turn(state: GressState, seat: i64, journal: Journal | None) -> None:
    """gress:10.4, gress:10.5: who did wrong and is on turn is on turn no longer (gress:Q13); that is no
    turn, and deadlines run on (gress:Q14)."""
    if state.now.turn != seat:
        return
    state.now.turn = state.next_seat(seat)
    tell(journal, "turn-lost", seat, state.now.turn)


def forget_excluded(state: GressState) -> None:
    """gress:Q68: whoever is excluded has no turn, no right and no duty."""
    now, gone = state.now, state.excluded
    if gone & bit(now.turn):
        now.turn = state.next_seat(now.turn)
    if now.ten >= 0 and gone & bit(now.ten):
        now.ten = NOBODY
    if now.nine >= 0 and gone & bit(now.nine):
        now.nine = NOBODY
    if now.wisher >= 0 and gone & bit(now.wisher):
        now.wisher = NOBODY
    if now.skip_seat >= 0 and gone & bit(now.skip_seat):
        now.skip_seat = NOBODY
        now.skip_kind = 0
    if now.call_by >= 0 and gone & (bit(now.call_by) | bit(now.call_to)):
        now.call_by = NOBODY
        now.call_to = NOBODY
        now.laid_wrong = 0
    if now.offer_by >= 0 and gone & (bit(now.offer_by) | bit(now.offer_to)):
        now.offer_by = NOBODY
    now.due &= ~gone
    now.said &= ~gone
    now.picked &= ~gone
    now.picked_wrong &= ~gone
