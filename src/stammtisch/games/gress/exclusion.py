"""Disqualification: by all other people, by a referee, or by too many penalty cards."""

from mypy_extensions import i64

from stammtisch.base.bits import bit, count
from stammtisch.games.gress.deadlines import forget_excluded, restart
from stammtisch.games.gress.dealing import FEWEST_AGREE, clear_table
from stammtisch.games.gress.moment import NOBODY
from stammtisch.games.gress.settlement import test_end_again
from stammtisch.games.gress.state import ACTIVE, SETTLING, GressState
from stammtisch.games.gress.swaps import begin_second_swap, forget_swaps
from stammtisch.games.position import Journal


def may_exclude(state: GressState) -> bool:
    """gress:10.8: nobody is excluded any more once the game is won, though the count is still open."""
    return state.phase in (ACTIVE, SETTLING) and state.winner < 0


def vote_out(state: GressState, seat: i64, target: i64, journal: Journal | None) -> None:
    """gress:10.8: deliberate wrong play excludes; all other people who play must agree, and at least two
    (gress:Q68). The votes are counted whenever somebody votes."""
    state.votes[target] = state.votes[target] | bit(seat)
    if journal is not None:
        journal.note("exclusion-asked", {"seat": int(seat), "target": int(target)})
    jury = state.everybody() & state.people & ~bit(target)
    if jury & ~state.votes[target] == 0 and count(jury) >= FEWEST_AGREE:
        exclude(state, target, "vote", journal)


def withdraw_vote(state: GressState, seat: i64, target: i64, journal: Journal | None) -> None:
    """gress:10.8: a vote stands until its voter withdraws it."""
    state.votes[target] = state.votes[target] & ~bit(seat)
    if journal is not None:
        journal.note("vote-withdrawn", {"seat": int(seat), "target": int(target)})


def seat_person(state: GressState, seat: i64, person: bool) -> None:
    """gress:10.8: bots neither vote nor count; when somebody leaves, the votes against them are void."""
    if person:
        state.people |= bit(seat)
    else:
        state.people &= ~bit(seat)
        state.votes[seat] = 0


def exclude_by_penalties(state: GressState, journal: Journal | None) -> None:
    """gress:option:penalty_limit: whoever is given more penalty cards than agreed is excluded."""
    for seat in range(state.players):
        if not may_exclude(state):
            return
        if state.penalties[seat] > state.rules.penalty_limit and state.plays_on(seat):
            exclude(state, seat, "penalties", journal)


def exclude(state: GressState, seat: i64, reason: str, journal: Journal | None) -> None:
    """gress:Q68: the seat is passed over from now on, its cards stay out of play and count against it. With
    one player left the game is void and dealt again, unless it is at a dead end already; then only the count
    is left, and nobody to be excluded from."""
    left = count(state.everybody())
    if left == 1:
        return
    if journal is not None:
        journal.note("excluded", {"seat": int(seat), "reason": reason})
    if left <= 2 and state.phase == ACTIVE:
        if journal is not None:
            journal.note("game-void", {})
        clear_table(state)
        return
    state.excluded |= bit(seat)
    for other in range(state.players):
        state.forget_steps(other)
    forget_excluded(state)
    state.gifts = [gift for gift in state.gifts if gift.receiver != seat]
    leave_swaps(state, seat, journal)
    test_end_again(state, journal)


def leave_swaps(state: GressState, seat: i64, journal: Journal | None) -> None:
    """Hands that count as swapped stay so, but nobody waits for who is gone; a swap of others goes on."""
    now = state.now
    if seat in (now.then_a, now.then_b):
        now.then_a = NOBODY
        now.then_b = NOBODY
    if not state.is_halted() or seat not in (now.halt_a, now.halt_b):
        return
    if now.then_a >= 0:
        begin_second_swap(state, journal)
    else:
        forget_swaps(state)
        restart(state, journal)
