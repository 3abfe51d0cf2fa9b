"""Swapping hands: the call, the defence, the halt, and how a swap is carried out."""

from mypy_extensions import i64

from stammtisch.base.bits import bit, numbers
from stammtisch.games.gress.cards import names
from stammtisch.games.gress.deadlines import begin_event, count_as, halt, restart
from stammtisch.games.gress.moment import NOBODY, Moment, with_one
from stammtisch.games.gress.settlement import end_if_won
from stammtisch.games.gress.state import GressState
from stammtisch.games.position import Journal, tell


def call_swap(state: GressState, seat: i64, target: i64, journal: Journal | None) -> None:
    """gress:5.5: who moved with a red nine may ask another player for the whole hand, once and bindingly
    (gress:Q39), also with an empty hand (gress:Q34)."""
    now = state.now
    now.call_by = seat
    now.call_to = target
    now.call_play = now.nine_play
    now.nine = NOBODY
    tell(journal, "swap-called", seat, target)


def order_swap(state: GressState, seat: i64, one: i64, other: i64, journal: Journal | None) -> None:
    """gress:6.3: after two red nines two players, oneself among them or not, must swap, undefended.

    In a halt the hands count as swapped at once, on top of the running swap; that one is finished first.
    """
    now = state.now
    play = now.nine_play
    now.nine = NOBODY
    if journal is not None:
        journal.note("swap-ordered", {"seat": int(seat), "target": int(one), "partner": int(other)})
    if not state.is_halted():
        fix_swap(state, one, other, play, 0, False, journal)
        return
    now.then_a = one
    now.then_b = other
    now.then_play = play
    now.then_had_a = state.sizes[one]
    now.then_had_b = state.sizes[other]
    exchange(state, one, other)
    end_if_won(state, journal)


def conclude(state: GressState, seat: i64, thrown: bool, warded: bool, journal: Journal | None) -> None:
    """The last part of every event: is somebody out, and what becomes of a swap that was asked for?

    gress:Q31: whoever is out has won, swap or no swap.
    gress:5.5: a defence nine wards the swap off, a throw of the caller cancels it, every other event makes
    it due, others of the caller too (gress:Q40).
    """
    now = state.now
    caller, target = now.call_by, now.call_to
    if caller >= 0 and (warded or (thrown and seat == caller)):
        now.call_by = NOBODY
        now.call_to = NOBODY
        now.laid_wrong = 0
        if journal is not None and not warded:
            journal.note("swap-cancelled", {"seat": int(caller), "target": int(target)})
    if end_if_won(state, journal) or now.call_by < 0:
        return
    fix_swap(state, caller, target, now.call_play, now.last_event, False, journal)


def accept_swap(state: GressState, seat: i64, journal: Journal | None) -> None:
    """gress:5.5: the asked player agrees by laying the hand before the caller."""
    now = state.now
    caller = now.call_by
    tell(journal, "swap-accepted", seat, caller)
    fix_swap(state, caller, seat, now.call_play, 0, True, journal)


def fix_swap(
    state: GressState, one: i64, other: i64, play: i64, fixed_by: i64, accepted: bool, journal: Journal | None
) -> None:
    """The swap is certain: the game is halted, hands count as swapped at once.

    gress:Q32: so the end is tested; gress:Q33: an empty hand counts as laid, also if the game is won by this
    and goes on later, and two empty ones as swapped.
    """
    now = state.now
    now.call_by = NOBODY
    now.call_to = NOBODY
    now.halt_a = one
    now.halt_b = other
    now.halt_play = play
    now.fixed_by = fixed_by
    now.accepted = 1 if accepted else 0
    now.had_a = state.sizes[one]
    now.had_b = state.sizes[other]
    now.laid_wrong = 0
    now.laid = bit(other) if accepted else 0
    halt(state)
    exchange(state, one, other)
    if journal is not None:
        journal.note("swap-due", {"seat": int(one), "target": int(other)})
        journal.note("halted", {"reason": "swap"})
    count_empty_hands(now)
    if not end_if_won(state, journal):
        complete_if_both_empty(state, journal)


def exchange(state: GressState, one: i64, other: i64) -> None:
    state.exchange_hands(one, other)
    for seat in (one, other):
        state.forget_steps(seat)
        if state.sizes[seat] == 0:
            state.emptied[seat] = state.clock


def count_empty_hands(now: Moment) -> None:
    """gress:Q33: who has nothing to lay has laid it."""
    if now.had_a == 0:
        now.laid |= bit(now.halt_a)
    if now.had_b == 0:
        now.laid |= bit(now.halt_b)


def complete_if_both_empty(state: GressState, journal: Journal | None) -> None:
    """gress:Q33: where nobody has anything to lay or to touch, the swap is complete."""
    now = state.now
    if now.had_a == 0 and now.had_b == 0:
        complete_swap(state, now.halt_a, now.halt_b, journal)


def lay_hand(state: GressState, seat: i64, holding: bool, journal: Journal | None) -> None:
    """gress:5.5: each party lays the hand that is now foreign before the other.

    gress:10.3: with the holding hand it is not done, unless the other side touches it (gress:Q67).
    """
    now = state.now
    if not state.is_halted() and not holding:
        accept_swap(state, seat, journal)
        return
    if not state.is_halted():
        other = now.call_by
    else:
        other = now.halt_b if seat == now.halt_a else now.halt_a
    if holding:
        now.laid_wrong |= bit(seat)
        tell(journal, "hand-offered", seat, other)
        return
    now.laid |= bit(seat)
    now.laid_wrong &= ~bit(seat)
    tell(journal, "hand-laid", seat, other)


def may_touch(state: GressState, seat: i64) -> bool:
    """gress:5.5: nobody takes the new hand while holding the foreign one, and it must lie there; a hand
    laid with the wrong hand may be accepted so, in a halt or by the caller (gress:Q67). Nobody touches an
    empty hand while the other one is not (gress:Q33)."""
    now = state.now
    if not state.is_halted():
        return now.call_by == seat and now.laid_wrong & bit(now.call_to) != 0
    if seat == now.halt_a:
        other = now.halt_b
    elif seat == now.halt_b:
        other = now.halt_a
    else:
        return False
    if state.size_after_swap(seat) == 0 and state.size_after_swap(other):
        return False
    return now.laid & bit(seat) != 0 and (now.laid | now.laid_wrong) & bit(other) != 0


def touch_hand(state: GressState, seat: i64, journal: Journal | None) -> None:
    """gress:5.5: the first lawful touch completes the swap and restarts the game."""
    now = state.now
    if not state.is_halted():
        accept_swap(state, now.call_to, journal)
    elif seat == now.halt_a:
        complete_swap(state, seat, now.halt_b, journal)
    else:
        complete_swap(state, seat, now.halt_a, journal)


def complete_swap(state: GressState, toucher: i64, partner: i64, journal: Journal | None) -> None:
    """The swap event. Marken and debts stay where they are. gress:Q35: a call made meanwhile is now due."""
    now = state.now
    one, other = now.halt_a, now.halt_b
    date = begin_event(state)
    count_swapped(state, one, now.had_a, date, journal)
    count_swapped(state, other, now.had_b, date, journal)
    touched = bit(one) | bit(other)
    if state.rules.official:
        for seat in (one, other):
            for kind in state.kinds_held(seat):
                state.got = with_one(state.got, seat << 5 | kind)
    state.gifts = [gift for gift in state.gifts if not touched & bit(gift.receiver)]
    now.halt_a = NOBODY
    now.halt_b = NOBODY
    if journal is not None:
        journal.note("swap-completed", {"seat": int(toucher), "target": int(partner)})
        for party in numbers(touched & ~second_parties(now)):
            journal.note("swap-completed-own", {"cards": names(state.kinds_held(party))}, bit(party))
    restart(state, journal)
    if now.then_a >= 0:
        begin_second_swap(state, journal)
        return
    conclude(state, one, False, False, journal)


def count_swapped(state: GressState, seat: i64, had: i64, date: i64, journal: Journal | None) -> None:
    """gress:Q29: vorletzte is judged by the counts before the halt and after it, swap by swap; equal ones
    change nothing."""
    size = state.size_after_swap(seat)
    if size != had:
        count_as(state, seat, size, date, journal)


def second_parties(now: Moment) -> i64:
    """Who waits for the hand of a second swap, and sees no cards before."""
    if now.then_a < 0:
        return 0
    return bit(now.then_a) | bit(now.then_b)


def begin_second_swap(state: GressState, journal: Journal | None) -> None:
    """The hands count as swapped already; now they are laid and touched."""
    now = state.now
    now.halt_a = now.then_a
    now.halt_b = now.then_b
    now.halt_play = now.then_play
    now.fixed_by = 0
    now.accepted = 0
    now.had_a = now.then_had_a
    now.had_b = now.then_had_b
    now.laid = 0
    now.laid_wrong = 0
    now.then_a = NOBODY
    now.then_b = NOBODY
    if journal is not None:
        journal.note("halted", {"reason": "swap"})
    count_empty_hands(now)
    complete_if_both_empty(state, journal)


def undo_swaps(state: GressState, journal: Journal | None) -> None:
    """gress:Q12: a swap under way goes back, and one ordered on top of it."""
    now = state.now
    if now.then_a >= 0:
        state.exchange_hands(now.then_a, now.then_b)
    state.exchange_hands(now.halt_a, now.halt_b)
    tell(journal, "swap-undone", now.halt_a, now.halt_b)
    forget_swaps(state)


def forget_swaps(state: GressState) -> None:
    now = state.now
    now.halt_a = NOBODY
    now.halt_b = NOBODY
    now.then_a = NOBODY
    now.then_b = NOBODY
    now.laid = 0
    now.laid_wrong = 0
    now.accepted = 0
