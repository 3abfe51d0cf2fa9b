"""Gress as one seat sees it, in numbers for programs that learn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import bit
from stammtisch.games.gress.gifts import may_take, offer_holds
from stammtisch.games.gress.hidden import hidden_hands, sees_first_card
from stammtisch.games.gress.settlement import next_to_settle
from stammtisch.games.gress.state import ACTIVE, ENDED, LEVELS, NO_MARKE, OWED, SETTLING, GressState
from stammtisch.games.gress.wrong_plays import may_take_back
from stammtisch.games.observing import (
    SPREAD,
    Field,
    ObservationLayout,
    byte,
    flag,
    word,
    write_one,
    write_set,
)

KINDS: Final = 4
"""Words for a byte a kind of card."""
STEPS: Final = 14
"""Of an act that was begun so many steps are shown, the latest ones."""


def layout(players: int) -> ObservationLayout:
    """What the words mean that `observe` writes."""
    return ObservationLayout(
        1,
        [
            Field("table", 4, TABLE),
            Field("begun", 2, "steps of the own act that was begun, each plus 1; in each word 1 free"),
            Field("hand", KINDS, "own cards, as many as there are of each kind"),
            Field("top", KINDS, "the top card of the pile"),
            Field("first", KINDS, "the first card, if this seat has seen it"),
            Field("pile", KINDS, "the pile at a guided table, which shows all of it"),
            *[Field(f"seat {place}", 4, SEAT) for place in range(players)],
        ],
    )


TABLE: Final = (
    "phase (lot, deal, ready, active, settling, over), 2 free; suit wished (clubs, spades, hearts, "
    "diamonds), 4 free; cards in the pile, cards in the draw pile, deals, misdeals, reshuffles, whether play "
    "goes left, whether throws are allowed, 1 free; own rights: give, swap, swap of two others, wish, take, "
    "take back, and whether the game has come to a dead end, 1 free"
)
SEAT: Final = (
    "cards in hand, Marke (0 none, 1 lies, 2 owed), whether it is on turn, it deals, it is the next to act, "
    "it is ready, it has laid its cards down, 1 free; whether it is excluded, has won, stopped the game, has "
    "taken up a Marke that may be complained about, has laid a hand with the holding hand, calls a swap, is "
    "called, 1 free; whether it swaps, has laid the foreign hand, swaps next, offers a gift, is offered one, "
    "must take the next card, is skipped and may defend itself (guided), 1 free; at a guided table and when "
    "the game is over cards it owes; at a guided table penalties, whether it may give, swap, wish, its time "
    "to say vorletzte runs, it has said so, 1 free"
)


def observe(state: GressState, seat: i64, words: vec[i64], at: i64) -> None:
    """All that a view of this seat holds, but for the order of the pile and the dates of a guided table's
    ledger."""
    at = write_table(state, seat, words, at)
    at = write_begun(state, seat, words, at)
    hidden = hidden_hands(state, seat)
    if hidden & bit(seat):
        at = write_set(words, at, 0, KINDS)
    else:
        at = write_hand(state, seat, words, at)
    top: i64 = -1
    if state.pile_size:
        top = state.top() & 31
    at = write_one(words, at, top, KINDS)
    first: i64 = -1
    if sees_first_card(state, seat):
        first = state.stock[state.stock_size - 1]
    at = write_one(words, at, first, KINDS)
    at = write_pile(state, words, at)
    to_take: i64 = -1
    if state.phase == SETTLING and state.stock_size:
        to_take = next_to_settle(state)
    other = seat
    for place in range(state.players):
        write_seat(state, other, to_take, words, at)
        at += 4
        other += 1
        if other == state.players:
            other = 0


def write_table(state: GressState, seat: i64, words: vec[i64], at: i64) -> i64:
    now = state.now
    words[at] = SPREAD[bit(state.phase)]
    words[at + 1] = 0
    if state.pile_size and state.top() > 31:
        words[at + 1] = SPREAD[bit((state.top() >> 5) - 1)]
    words[at + 2] = word(
        state.pile_size,
        state.stock_size,
        byte(state.deals),
        byte(state.misdeals),
        byte(state.shuffles),
        flag(now.direction > 0),
        now.throws,
    )
    words[at + 3] = 0
    if state.plays_on(seat) and (state.phase == ACTIVE or state.phase == SETTLING):
        words[at + 3] = word(
            flag(now.ten == seat),
            flag(now.nine == seat and now.nine_two == 0),
            flag(now.nine == seat and now.nine_two != 0),
            flag(now.wisher == seat),
            flag(may_take(state, seat)),
            flag(may_take_back(state, seat)),
            0,
        )
    if state.dead_end:
        words[at + 3] |= bit(48)
    return at + 4


def write_begun(state: GressState, seat: i64, words: vec[i64], at: i64) -> i64:
    words[at] = 0
    words[at + 1] = 0
    if state.begun & bit(seat):
        steps = state.steps[seat]
        count: i64 = len(steps)
        start: i64 = 0
        if count > STEPS:
            start = count - STEPS
        for place in range(count - start):
            shift = place
            target = at
            if place >= 7:
                shift = place - 7
                target = at + 1
            words[target] |= (steps[start + place] + 1) << (8 * shift)
    return at + 2


def write_levels(words: vec[i64], at: i64, one: i64, two: i64, three: i64, four: i64) -> i64:
    """How often each kind is there, from the kinds there at least once, twice, three and four times."""
    for place in range(KINDS):
        words[at] = SPREAD[one & 255] + SPREAD[two & 255] + SPREAD[three & 255] + SPREAD[four & 255]
        one >>= 8
        two >>= 8
        three >>= 8
        four >>= 8
        at += 1
    return at


def write_hand(state: GressState, seat: i64, words: vec[i64], at: i64) -> i64:
    held = state.held
    base = seat * LEVELS
    return write_levels(words, at, held[base], held[base + 1], held[base + 2], held[base + 3])


def write_pile(state: GressState, words: vec[i64], at: i64) -> i64:
    if state.rules.official:
        return write_set(words, at, 0, KINDS)
    one: i64 = 0
    two: i64 = 0
    three: i64 = 0
    four: i64 = 0
    for place in range(state.pile_size):
        card = bit(state.pile[place] & 31)
        four |= three & card
        three |= two & card
        two |= one & card
        one |= card
    return write_levels(words, at, one, two, three, four)


def write_seat(state: GressState, seat: i64, to_take: i64, words: vec[i64], at: i64) -> None:
    now = state.now
    card = bit(seat)
    marke: i64 = 1
    if state.marken[seat] == NO_MARKE:
        marke = 0
    elif state.marken[seat] == OWED:
        marke = 2
    words[at] = word(
        state.sizes[seat],
        marke,
        flag(now.turn == seat),
        flag(state.dealer == seat),
        flag(state.actor == seat),
        flag(state.ready & card != 0),
        flag(state.down & card != 0),
    )
    words[at + 1] = word(
        flag(state.excluded & card != 0),
        flag(state.winner == seat),
        flag(state.stopper == seat),
        flag(now.picked & card != 0),
        flag(now.laid_wrong & card != 0),
        flag(now.call_by == seat),
        flag(now.call_by >= 0 and now.call_to == seat),
    )
    guided = not state.rules.official
    offered = offer_holds(state, now.offer_to)
    words[at + 2] = word(
        flag(now.halt_a >= 0 and (now.halt_a == seat or now.halt_b == seat)),
        flag(now.halt_a >= 0 and now.laid & card != 0),
        flag(now.then_a >= 0 and (now.then_a == seat or now.then_b == seat)),
        flag(offered and now.offer_by == seat),
        flag(offered and now.offer_to == seat),
        flag(to_take == seat),
        flag(guided and now.skip_kind != 0 and now.skip_seat == seat),
    )
    words[at + 3] = 0
    if guided:
        words[at + 3] = word(
            byte(state.owed[seat]),
            byte(state.penalties[seat]),
            flag(now.ten == seat),
            flag(now.nine == seat),
            flag(now.wisher == seat),
            flag(now.due & card != 0),
            flag(now.said & card != 0),
        )
    elif state.phase == ENDED:
        words[at + 3] = byte(state.owed[seat])
