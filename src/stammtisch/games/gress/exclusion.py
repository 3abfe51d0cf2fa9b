"""Disqualification: by all others, or by too many penalty cards."""

from mypy_extensions import i64

from stammtisch.base.bits import bit, count
from stammtisch.games.gress.deadlines import forget_excluded, restart
from stammtisch.games.gress.dealing import clear_table
from stammtisch.games.gress.moment import NOBODY
from stammtisch.games.gress.settlement import test_end_again
from stammtisch.games.gress.state import ACTIVE, SETTLING, GressState
from stammtisch.games.gress.swaps import begin_second_swap, forget_swaps
from stammtisch.games.position import Journal


def vote_out(state: GressState, seat: i64, target: i64, journal: Journal | None) -> None:
    """gress:10.8: deliberate wrong play excludes; all other players must agree (gress:Q68). A vote holds
    until the next turn."""
    state.votes[target] = state.votes[target] | bit(seat)
    if journal is not None:
        journal.note("exclusion-asked", {"seat": int(seat), "target": int(target)})
    if state.everybody() & ~bit(target) & ~state.votes[target] == 0:
        exclude(state, target, journal)


def exclude_by_penalties(state: GressState, journal: Journal | None) -> None:
    """gress:option:penalty_limit: whoever is given more penalty cards than agreed is excluded."""
    for seat in range(state.players):
        if state.phase not in (ACTIVE, SETTLING):
            return
        if state.penalties[seat] > state.rules.penalty_limit and state.plays_on(seat):
            exclude(state, seat, journal)


def exclude(state: GressState, seat: i64, journal: Journal | None) -> None:
    """gress:Q68: the seat is passed over from now on, its cards stay out of play and count against it. With
    one player left the game is void and dealt again, unless it is won or at a dead end already; then only the
    count is left, and nobody to be excluded from."""
    left = count(state.everybody())
    if left == 1 and state.winner != seat:
        return
    if journal is not None:
        journal.note("excluded", {"seat": int(seat)})
    if left <= 2 and (state.phase == ACTIVE or state.winner == seat):
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
