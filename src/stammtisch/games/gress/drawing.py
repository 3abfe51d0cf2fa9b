"""Taking cards from the draw pile: draw-ups, debts, wrong draws; and what to do when it is empty."""

from collections.abc import Sequence

from mypy_extensions import i64

from stammtisch.base.bits import Dice, bit
from stammtisch.games.gress.cards import NAMES
from stammtisch.games.gress.deadlines import begin_event, end_at_turn, halt, recount, restart
from stammtisch.games.gress.dealing import shuffled
from stammtisch.games.gress.debts import STOPPED, owe, pay_one
from stammtisch.games.gress.marke import serve_owed_marken
from stammtisch.games.gress.moment import NOBODY, with_one
from stammtisch.games.gress.settlement import begin_settlement, end_if_settled, test_end_again
from stammtisch.games.gress.state import ACTIVE, SETTLING, GressState
from stammtisch.games.gress.swaps import conclude
from stammtisch.games.gress.wrong_plays import note_draw_up
from stammtisch.games.position import Journal, tell


def may_draw_up(state: GressState, seat: i64) -> bool:
    """gress:4.7: on turn, without debt (gress:4.13), not asked for a swap (gress:5.5). With an empty hand
    it is the only turn left (gress:Q58)."""
    return (
        state.phase == ACTIVE
        and state.now.turn == seat
        and state.owed[seat] == 0
        and state.now.call_to != seat
    )


def draw(state: GressState, seat: i64, holding: bool, journal: Journal | None) -> None:
    """One card from the draw pile, for whatever it counts.

    gress:Q66: with the action hand it pays a debt wherever there is one, turn or not; without debt it is a
    draw-up for who may make one (gress:4.7), and a wrong draw for all others, asked players among them
    (gress:Q36).
    """
    if state.owed[seat] and not holding:
        pay(state, seat, journal)
    elif not holding and may_draw_up(state, seat):
        draw_up(state, seat, journal)
    else:
        wrong_draw(state, seat, holding, journal)


def into_hand(state: GressState, seat: i64) -> i64:
    card = state.draw_top()
    state.gain(seat, card)
    if state.rules.official:
        state.got = with_one(state.got, seat << 5 | card)
    return card


def draw_up(state: GressState, seat: i64, journal: Journal | None) -> None:
    """gress:4.7: a turn and an event; gress:4.8: throws are forbidden after it."""
    now = state.now
    card = into_hand(state, seat)
    date = begin_event(state)
    if journal is not None:
        journal.note("drew-up", {"seat": int(seat)})
        journal.note("drew-up-own", {"card": NAMES[card]}, bit(seat))
    end_at_turn(state, seat, date, journal)
    recount(state, seat, date, journal)
    now.throws = 0
    now.turn = state.next_seat(seat)
    if state.rules.official:
        note_draw_up(state, seat)
    tell(journal, "turn-passed", now.turn)
    conclude(state, seat, False, False, journal)


def pay(state: GressState, seat: i64, journal: Journal | None) -> None:
    """gress:4.13: the oldest debt first; gress:4.14: the last card of an event's debts is an event itself,
    but gress:9.2: not in the last settlement."""
    card = into_hand(state, seat)
    settled = pay_one(state, seat)
    if journal is not None:
        journal.note("card-taken", {"seat": int(seat)})
        journal.note("card-taken-own", {"card": NAMES[card]}, bit(seat))
        if settled and not state.rules.official:
            journal.note("debt-settled", {"seat": int(seat), "owed": int(state.owed[seat])})
    if state.phase == SETTLING:
        end_if_settled(state, journal)
    elif settled:
        date = begin_event(state)
        recount(state, seat, date, journal)
        conclude(state, seat, False, False, journal)


def wrong_draw(state: GressState, seat: i64, holding: bool, journal: Journal | None) -> None:
    """gress:10.6: who takes a card without right keeps it; no event. gress:10.3: the holding hand settles
    no debt. The winner who does so has not won (gress:9.4)."""
    card = into_hand(state, seat)
    if journal is not None:
        journal.note("card-taken", {"seat": int(seat)})
        journal.note("card-taken-own", {"card": NAMES[card]}, bit(seat))
    test_end_again(state, journal)


def may_stop(state: GressState, seat: i64) -> bool:
    """gress:10.1: the draw pile is empty, and the seat is on turn and free to move, or owes cards
    (gress:Q63)."""
    return (
        state.phase == ACTIVE
        and state.stock_size == 0
        and not state.is_halted()
        and (state.owed[seat] > 0 or may_draw_up(state, seat))
    )


def stop(state: GressState, seat: i64, journal: Journal | None) -> None:
    """gress:10.1: the game is stopped to reshuffle all but the top card. If nothing lies under it, it ends
    without a winner; the stopper counts as having to take at least one card (gress:Q64)."""
    for other in range(state.players):
        state.forget_steps(other)
    halt(state)
    if journal is not None:
        journal.note("halted", {"reason": "shuffle"})
    if state.pile_size > 1:
        state.stopper = seat
        return
    if not state.owed[seat]:
        state.clock += 1
        owe(state, seat, 1, STOPPED, state.clock, 0, journal)
    state.dead_end = True
    tell(journal, "dead-end", seat)
    begin_settlement(state, journal)


def reshuffle(state: GressState, order: Sequence[int], journal: Journal | None) -> None:
    """gress:10.1: the old pile under its top card, in the order drawn, is the new draw pile, first drawn
    on top; then the stopper takes a card as always: a payment or a draw-up."""
    under = state.pile_size - 1
    for place in range(under):
        state.stock[under - 1 - place] = state.pile[order[place]] & 31
    finish_reshuffle(state, journal)


def roll_reshuffle(state: GressState, dice: Dice) -> None:
    """The same, drawn by the fast generator on the spot."""
    under = state.pile_size - 1
    order = shuffled(under, dice)
    for place in range(under):
        state.stock[under - 1 - place] = state.pile[order[place]] & 31
    finish_reshuffle(state, None)


def finish_reshuffle(state: GressState, journal: Journal | None) -> None:
    """The top card stays, with its wish (gress:Q50); the right to wish goes with a jack shuffled away."""
    under = state.pile_size - 1
    state.stock_size = under
    state.pile[0] = state.pile[under]
    state.pile_size = 1
    state.shuffles += 1
    seat = state.stopper
    state.stopper = NOBODY
    now = state.now
    if now.wisher >= 0:
        if now.wish_at == under:
            now.wish_at = 0
        else:
            now.wisher = NOBODY
    for play in state.plays:
        play.in_pile = False
    if journal is not None:
        journal.note("reshuffled", {"seat": int(seat), "count": int(under)})
    restart(state, journal)
    draw(state, seat, False, journal)
    serve_owed_marken(state, journal)
