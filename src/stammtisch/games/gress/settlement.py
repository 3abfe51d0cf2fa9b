"""The end of the active game, the last settlement, and what may undo the end."""

from mypy_extensions import i64

from stammtisch.base.bits import bit
from stammtisch.games.gress.cards import names
from stammtisch.games.gress.debts import EARLY, origin_of, owe
from stammtisch.games.gress.moment import NOBODY
from stammtisch.games.gress.scoring import points_of, tell_scores
from stammtisch.games.gress.state import ACTIVE, ENDED, NO_MARKE, READYING, SETTLING, GressState
from stammtisch.games.position import CHANCE, OVER, Journal, tell


def is_out(state: GressState, seat: i64) -> bool:
    """gress:9.1: no card in hand, no Marke, no debt; no cards alone are not enough (gress:Q01)."""
    return (
        state.sizes[seat] == 0
        and state.marken[seat] == NO_MARKE
        and state.owed[seat] == 0
        and state.plays_on(seat)
    )


def first_out(state: GressState) -> i64:
    """gress:Q60: of several, whose hand became empty first."""
    found: i64 = NOBODY
    for seat in range(state.players):
        if is_out(state, seat) and (found < 0 or state.emptied[seat] < state.emptied[found]):
            found = seat
    return found


def end_if_won(state: GressState, journal: Journal | None) -> bool:
    """gress:9.1: no further event happens. The debts of a last king or seven arise all the same
    (gress:Q56), an ace asks for nothing more (gress:Q55), and a wrong last card ends the game for the
    time being (gress:Q07)."""
    if state.phase != ACTIVE:
        return False
    winner = first_out(state)
    if winner < 0:
        return False
    state.winner = winner
    begin_settlement(state, journal)
    return True


def begin_settlement(state: GressState, journal: Journal | None) -> None:
    """gress:9.2: everybody still takes what is owed."""
    state.phase = SETTLING
    for seat in range(state.players):
        state.forget_steps(seat)
    if journal is not None:
        if state.winner >= 0:
            journal.note("won", {"seat": int(state.winner)})
        journal.note("settlement", {})
    end_if_settled(state, journal)


def test_end_again(state: GressState, journal: Journal | None) -> None:
    """After a ruling, a take-back, an exclusion, or a card that the winner had no business to take.

    gress:Q59: if nobody is out any longer the active game goes on, laid hands are taken up; while the
    winner still is out, it does not, and nobody else wins. After a dead end nothing is reopened
    (gress:Q64).
    """
    if state.phase == ACTIVE:
        end_if_won(state, journal)
        return
    if state.phase != SETTLING:
        return
    if not state.dead_end and not (state.winner >= 0 and is_out(state, state.winner)):
        winner = first_out(state)
        if winner < 0:
            state.phase = ACTIVE
            state.down = 0
            state.winner = NOBODY
            tell(journal, "resumed", state.now.turn)
            return
        state.winner = winner
    end_if_settled(state, journal)


def is_settled(state: GressState, seat: i64) -> bool:
    """gress:9.3: the debt is paid, or can't be, and the hand lies open; an empty one need not
    (gress:Q62)."""
    if not state.plays_on(seat):
        return True
    if state.owed[seat] and state.stock_size:
        return False
    return state.sizes[seat] == 0 or state.down & bit(seat) != 0


def end_if_settled(state: GressState, journal: Journal | None) -> None:
    """gress:9.3: the game is over once the last hand that is not empty lies lawfully."""
    for seat in range(state.players):
        if not is_settled(state, seat):
            return
    state.phase = ENDED
    for seat in range(state.players):
        state.forget_steps(seat)
    if journal is not None:
        tell_scores(state, journal)
        if state.winner >= 0:
            journal.note("game-ended", {"seat": int(state.winner)})
        else:
            journal.note("game-ended-open", {})


def lay_down(state: GressState, seat: i64, journal: Journal | None) -> None:
    """gress:9.3: the hand is laid open; with a debt that could be paid that costs two more cards, every
    time (gress:Q62)."""
    if state.owed[seat] and state.stock_size:
        state.clock += 1
        tell(journal, "laid-down-early", seat)
        owe(state, seat, 2, EARLY, state.clock, 0, journal)
        return
    state.down |= bit(seat)
    if journal is not None:
        if state.sizes[seat]:
            cards = names(state.kinds_held(seat))
            journal.note("laid-down", {"seat": int(seat), "cards": cards})
        else:
            journal.note("laid-down-empty", {"seat": int(seat)})
    end_if_settled(state, journal)


def next_to_settle(state: GressState) -> i64:
    """gress:10.2: if nobody takes cards of their own accord, whoever has the oldest debt must; of equally
    old ones the first from the winner on in the last direction. Asked anew after every card
    (gress:Q65)."""
    start = state.winner if state.winner >= 0 else state.now.turn
    found: i64 = NOBODY
    oldest: i64 = 0
    seat = start
    for step in range(state.players):
        seat += state.now.direction
        if seat == state.players:
            seat = 0
        elif seat < 0:
            seat = state.players - 1
        if state.plays_on(seat) and state.owed[seat]:
            origin = origin_of(state.debts[seat * state.room])
            if found < 0 or origin < oldest:
                found = seat
                oldest = origin
    return found


def find_actor(state: GressState) -> None:
    """Whose decision comes next, for whoever asks one seat after another: mostly who is on turn."""
    now = state.now
    if state.phase == ACTIVE:
        if state.stopper >= 0:
            state.actor = CHANCE
        elif now.halt_a >= 0:
            state.actor = next_to_swap(state)
        else:
            state.actor = now.turn
    elif state.phase == READYING:
        state.actor = next_to_be_ready(state)
    elif state.phase == SETTLING:
        seat = next_to_settle(state) if state.stock_size else NOBODY
        if seat < 0:
            seat = 0
            while is_settled(state, seat):
                seat += 1
        state.actor = seat
    elif state.phase == ENDED:
        state.actor = OVER
    else:
        state.actor = CHANCE


def next_to_swap(state: GressState) -> i64:
    """gress:5.5: who has not laid the foreign hand yet; then who has a new hand to touch (gress:Q33)."""
    now = state.now
    if not now.laid & bit(now.halt_a):
        return now.halt_a
    if not now.laid & bit(now.halt_b) or state.size_after_swap(now.halt_a) == 0:
        return now.halt_b
    return now.halt_a


def next_to_be_ready(state: GressState) -> i64:
    """gress:3.5: the dealer last; and then he opens."""
    seat = state.dealer
    for step in range(state.players):
        seat = seat + 1 if seat + 1 < state.players else 0
        if not state.ready & bit(seat):
            return seat
    return state.dealer


def final_points(state: GressState) -> list[int]:
    return [int(points_of(state, seat)) for seat in range(state.players)]
