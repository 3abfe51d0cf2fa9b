"""Disqualification: by all others, or by too many penalty cards."""

from mypy_extensions import i64

from stammtisch.games.bits import bit, count
from stammtisch.games.gress.deadlines import forget_excluded, restart
from stammtisch.games.gress.dealing import clear_table
from stammtisch.games.gress.rules import NO_LIMIT
from stammtisch.games.gress.settlement import test_end_again
from stammtisch.games.gress.state import ACTIVE, SETTLING, GressState
from stammtisch.games.gress.swaps import forget_swaps
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
    if state.rules.penalty_limit == NO_LIMIT or state.phase != ACTIVE:
        return
    for seat in range(state.players):
        if state.penalties[seat] > state.rules.penalty_limit and state.plays_on(seat):
            exclude(state, seat, journal)
            if state.phase != ACTIVE:
                return


def exclude(state: GressState, seat: i64, journal: Journal | None) -> None:
    """gress:Q68: the seat is passed over from now on, its cards stay out of play and count against it. With
    one player left the game is void and dealt again; but one that is being settled is settled."""
    if state.phase == SETTLING and count(state.everybody()) <= 2:
        return
    if journal is not None:
        journal.note("excluded", {"seat": int(seat)})
    if count(state.everybody()) <= 2:
        if journal is not None:
            journal.note("game-void", {})
        clear_table(state)
        return
    state.excluded |= bit(seat)
    for other in range(state.players):
        state.forget_steps(other)
    forget_excluded(state)
    state.gifts = [gift for gift in state.gifts if gift.receiver != seat]
    if seat in (state.now.halt_a, state.now.halt_b, state.now.then_a, state.now.then_b):
        forget_swaps(state)
        restart(state, journal)
    test_end_again(state, journal)
