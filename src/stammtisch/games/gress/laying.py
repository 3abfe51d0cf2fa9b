"""Laying cards on the pile: one card or a packet, right or wrong."""

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.games.gress.cards import KINDS, NAMES, SUITS, names
from stammtisch.games.gress.deadlines import begin_event, end_at_turn, recount
from stammtisch.games.gress.debts import owes_other, take_away_seven
from stammtisch.games.gress.effects import take_effect
from stammtisch.games.gress.gifts import touch_by_use
from stammtisch.games.gress.moment import NOBODY
from stammtisch.games.gress.plays import DEFENCE_EIGHT, DEFENCE_NINE, DEFENCE_SEVEN, SINGLE, THROW, Play
from stammtisch.games.gress.state import ACTIVE, NO_MARKE, GressState
from stammtisch.games.gress.swaps import conclude
from stammtisch.games.gress.throws import is_jack
from stammtisch.games.gress.turns import counts_as, is_lawful, shape_of
from stammtisch.games.gress.wrong_plays import log_play, new_play
from stammtisch.games.position import Journal


def is_lonely(state: GressState, seat: i64) -> bool:
    """One card is all there is, and no Marke (gress:5.6)."""
    return state.sizes[seat] == 1 and state.marken[seat] == NO_MARKE


def lay_card(state: GressState, seat: i64, card: i64, holding: bool, journal: Journal | None) -> None:
    """gress:4.4: one card from the hand onto the pile, an event at first contact."""
    now = state.now
    kind = counts_as(now, state.top(), seat, card, SINGLE)
    play: Play | None = None
    if state.rules.official:
        play = remember(state, seat, vec[i64]([card]), SINGLE, kind, holding)
    state.lose(seat, card)
    state.put(card)
    if play is not None:
        touch_by_use(state, seat, card)
    after_contact(state, seat, card, 1, SINGLE, kind, play, journal)


def lay_packet(state: GressState, seat: i64, cards: vec[i64], holding: bool, journal: Journal | None) -> None:
    """gress:6.1: several cards in one contact, from the bottom up, one event; the uppermost is the new
    top card."""
    shape = shape_of(cards)
    kind = counts_as(state.now, state.top(), seat, cards[0], shape)
    play: Play | None = None
    if state.rules.official:
        play = remember(state, seat, cards, shape, kind, holding)
    for i in range(len(cards)):
        state.lose(seat, cards[i])
        state.put(cards[i])
        if play is not None:
            touch_by_use(state, seat, cards[i])
    if journal is not None:
        told = [int(cards[i]) for i in range(len(cards))]
        journal.note("packet-played", {"seat": int(seat), "cards": names(told)})
    after_contact(state, seat, cards[len(cards) - 1], len(cards), shape, kind, play, journal)


def remember(state: GressState, seat: i64, cards: vec[i64], shape: i64, kind: i64, holding: bool) -> Play:
    """gress:Q04: whether it is lawful is judged now and never shown; earlier wrong cards count as valid.

    gress:10.3: with the holding hand nothing is.
    """
    play = new_play(state, seat, cards, kind, holding)
    owing = state.owed[seat] > 0
    play.lawful = not holding and is_lawful(
        state.now, state.top(), seat, cards[0], shape, owing, owes_other(state, seat), is_lonely(state, seat)
    )
    if not play.lawful:
        play.counted = state.counted[seat]
    return play


def after_contact(
    state: GressState,
    seat: i64,
    card: i64,
    count: i64,
    shape: i64,
    kind: i64,
    play: Play | None,
    journal: Journal | None,
) -> None:
    """gress:Q02: every card laid is an event, a throw too. What it ends, what it brings, and whether it
    ends the game."""
    now = state.now
    attack = now.skip_play
    date = begin_event(state)
    if journal is not None and shape == SINGLE:
        tell_card(state, seat, card, kind, journal)
    if kind in (THROW, DEFENCE_NINE):
        if kind == THROW:
            now.wisher = NOBODY
        recount(state, seat, date, journal)
    else:
        end_at_turn(state, seat, date, journal)
        recount(state, seat, date, journal)
        passed: i64 = 0
        if kind == DEFENCE_SEVEN:
            passed = take_away_seven(state, seat, attack)
            if play is not None:
                play.passed = passed
                play.passed_origin = attack
                play.passed_play = attack
        take_effect(state, seat, card, count, shape, passed, date, journal)
    if play is not None:
        log_play(state, play)
    conclude(state, seat, kind == THROW, kind == DEFENCE_NINE, journal)


def tell_card(state: GressState, seat: i64, card: i64, kind: i64, journal: Journal) -> None:
    about: dict[str, object] = {"seat": int(seat), "card": NAMES[card]}
    if kind == THROW:
        journal.note("thrown", about)
    elif kind == DEFENCE_EIGHT:
        journal.note("eight-defended", about)
    elif kind == DEFENCE_SEVEN:
        journal.note("sevens-defended", {"seat": int(seat), "cards": [NAMES[card]]})
    elif kind == DEFENCE_NINE:
        about["target"] = int(state.now.call_by)
        journal.note("nine-defended", about)
    elif is_jack(card) and state.now.turn != seat:
        about["target"] = int(state.now.turn)
        journal.note("jack-thrown", about)
    else:
        journal.note("turn-played", about)


def wish(state: GressState, seat: i64, suit: i64, journal: Journal | None) -> None:
    """gress:7.4: the suit named stays with its jack, the first one counts (gress:Q50)."""
    now = state.now
    now.wisher = NOBODY
    place = now.wish_at
    if place < state.pile_size and is_jack(state.pile[place]):
        state.pile[place] = (state.pile[place] & 31) + KINDS * (suit + 1)
    if journal is not None:
        journal.note("wish-named", {"seat": int(seat), "suit": SUITS[suit]})


def open_game(state: GressState, journal: Journal | None) -> None:
    """gress:3.7: the dealer lays the first card: the first turn, his, with all effects (gress:Q03). It was
    never in his hand, so nothing is counted."""
    dealer = state.dealer
    state.now.turn = dealer
    state.phase = ACTIVE
    card = state.draw_top()
    state.put(card)
    date = begin_event(state)
    if journal is not None:
        journal.note("opened", {"seat": int(dealer), "card": NAMES[card]})
    take_effect(state, dealer, card, 1, SINGLE, 0, date, journal)
    conclude(state, dealer, False, False, journal)
