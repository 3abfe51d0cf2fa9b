"""What a seat can't see, and how to imagine it."""

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import Dice, bit, first
from stammtisch.games.gress.plays import Gift
from stammtisch.games.gress.state import ACTIVE, DEALING, DRAWING_LOTS, ENDED, LEVELS, READYING, GressState


def hidden_hands(state: GressState, seat: i64) -> i64:
    """The seats whose hands `seat` can't see; a spectator, seat -1, sees none but those laid open.

    gress:2.7: everybody sees the own hand only, gress:3.5: once it is taken up; while hands are swapped
    neither party sees the new one, unless that ended the game; gress:9.3: what is laid open all see.
    """
    if state.phase == ENDED:
        return 0
    hidden = first(state.players)
    if seat >= 0:
        active = state.phase == ACTIVE
        swapping = active and state.is_halted() and seat in (state.now.halt_a, state.now.halt_b)
        second = active and state.now.then_a >= 0 and seat in (state.now.then_a, state.now.then_b)
        unseen = state.phase == READYING and not state.ready & bit(seat)
        if not (swapping or second or unseen):
            hidden &= ~bit(seat)
    return hidden & ~state.down


def sees_first_card(state: GressState, seat: i64) -> bool:
    """gress:3.6: the dealer knows the first card once he has taken up his hand."""
    return state.phase == READYING and seat == state.dealer and state.ready & bit(seat) != 0


def redeal_hidden(state: GressState, seat: i64, dice: Dice) -> None:
    """Hidden hands, all Marken (gress:2.8) and the draw pile anew, every deal equally likely. What a seat
    could remember of cards it saw before is left to its memory (gress:Q70)."""
    if state.phase in (DRAWING_LOTS, DEALING):
        return
    hidden = hidden_hands(state, seat)
    size = state.stock_size - 1 if sees_first_card(state, seat) else state.stock_size
    pool = shuffled(collect(state, hidden, size), dice)
    place: i64 = 0
    for i in range(size):
        state.stock[i] = pool[place]
        place += 1
    for other in range(state.players):
        if state.marken[other] >= 0:
            state.marken[other] = pool[place]
            place += 1
        if hidden & bit(other):
            cards = state.sizes[other]
            for level in range(LEVELS):
                state.held[other * LEVELS + level] = 0
            state.sizes[other] = 0
            for i in range(cards):
                state.gain(other, pool[place])
                place += 1
        if other != seat:
            state.forget_steps(other)
    agree_on_gifts(state, hidden)


def collect(state: GressState, hidden: i64, size: i64) -> vec[i64]:
    cards = [int(state.stock[i]) for i in range(size)]
    for other in range(state.players):
        if state.marken[other] >= 0:
            cards.append(int(state.marken[other]))
        if hidden & bit(other):
            cards += state.kinds_held(other)
    return vec[i64](cards)


def shuffled(cards: vec[i64], dice: Dice) -> vec[i64]:
    for left in range(len(cards) - 1, 0, -1):
        chosen = dice.below(left + 1)
        card = cards[left]
        cards[left] = cards[chosen]
        cards[chosen] = card
    return cards


def agree_on_gifts(state: GressState, hidden: i64) -> None:
    """A gift that was not touched yet is still among the cards of its receiver."""
    gifts: list[Gift] = []
    for gift in state.gifts:
        if hidden & bit(gift.receiver) and state.sizes[gift.receiver]:
            card = state.kinds_held(gift.receiver)[0]
            gifts.append(Gift(gift.play, gift.giver, gift.receiver, card))
        else:
            gifts.append(gift)
    state.gifts = gifts
    now = state.now
    if now.offer_by >= 0 and hidden & bit(now.offer_by) and state.sizes[now.offer_by]:
        now.offer_card = state.kinds_held(now.offer_by)[0]
