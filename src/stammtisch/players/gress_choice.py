"""Which card a bot of Gress would like to lay, give away or see wished: its hand against the table."""

from collections.abc import Sequence
from typing import Final

import msgspec

from stammtisch.games.bits import bit
from stammtisch.games.gress.cards import (
    ACE,
    BLACK_NINES,
    EIGHT,
    FITS,
    JACK,
    JACKS,
    KING,
    NAMES,
    RED_NINES,
    SEVEN,
    SEVENS,
    SUITS,
    THROWS,
    card_named,
)
from stammtisch.games.gress.plays import DEFENCE_NINE, SINGLE, THROW, TURN
from stammtisch.games.gress.turns import counts_as, may_begin_packet, may_lay
from stammtisch.games.gress.view import View
from stammtisch.players.gress_memory import Memory

WORTH: Final = (7, 6, 2, 3, 0, 4, 5, 1)
"""How gladly a rank is laid, 7 to A: what hurts others first, the jack last."""
ALONE_AND_LAST: Final = 100


class Intention(msgspec.Struct, frozen=True):
    """What a bot is about to do, and what kind of act that is for its speed."""

    act: str
    kind: str


def play(cards: Sequence[int], kind: str) -> Intention:
    return Intention("play " + " ".join(NAMES[card] for card in cards), kind)


def hand_of(view: View) -> list[int]:
    return [card_named(card) for card in view.hand]


def laying(view: View, memory: Memory) -> Intention | None:
    """A card or packet to lay now, right as far as the bot knows, but for slips; None if there is none, or
    drawing is better."""
    hand, seat, level = hand_of(view), view.seat, memory.level
    if not hand or memory.top < 0:
        return None
    on_turn = memory.now.turn == seat
    if not on_turn and not memory.alert:
        return None
    wrong = slip(memory, hand, on_turn) if memory.slips else None
    if wrong is not None:
        return play([wrong], "turn" if on_turn else "throw")
    packet = best_packet(memory, hand) if level.planning else None
    if packet:
        return play(packet, "packet" if on_turn else "defence")
    owing, other, lonely = memory.owes(seat), memory.owes_other(seat, memory.mind), memory.lonely(seat)
    right = may_lay(memory.now, memory.top, seat, owing, other, lonely)
    cards = sorted({card for card in hand if right & bit(card)})
    if memory.level.planning >= 2:
        cards = worthwhile(view, memory, hand, cards)
    if not cards:
        return None
    if level.planning == 0:
        card = cards[memory.whim % len(cards)]
    else:
        card = max(cards, key=lambda card: (value(view, memory, hand, card), -card))
    return play([card], kind_of(memory, card))


def kind_of(memory: Memory, card: int) -> str:
    """What laying a card would be, for the speed of it."""
    counts = counts_as(memory.now, memory.top, memory.seat, card, SINGLE)
    if counts == DEFENCE_NINE:
        return "defence nine"
    if counts not in (TURN, THROW):
        return "defence"
    if counts == THROW:
        return "throw"
    return "turn" if memory.now.turn == memory.seat else "jack throw"


def is_throw(memory: Memory, card: int) -> bool:
    return counts_as(memory.now, memory.top, memory.seat, card, SINGLE) == THROW


def without(hand: Sequence[int], card: int) -> list[int]:
    rest = list(hand)
    rest.remove(card)
    return rest


def goes_on(card: int, rest: Sequence[int]) -> int:
    """How many of the other cards could be laid on a card in a turn."""
    return sum(1 for other in rest if (FITS[card] | JACKS) & bit(other) and not both_jacks(card, other))


def both_jacks(card: int, other: int) -> bool:
    return card >> 2 == JACK and other >> 2 == JACK


def worthwhile(view: View, memory: Memory, hand: list[int], cards: list[int]) -> list[int]:
    """Not the last card while the Marke still lies: it is taken up with two cards, so one is drawn. And on
    turn no throw that leaves nothing to lay, if another card can be laid."""
    if len(hand) == 1 and view.marken[view.seat] != "none":
        return []
    if memory.now.turn != view.seat:
        return cards
    good = [card for card in cards if not is_throw(memory, card) or goes_on(card, without(hand, card))]
    return good or cards


def value(view: View, memory: Memory, hand: list[int], card: int) -> float:
    """How gladly a card is laid."""
    rank, rest = card >> 2, without(hand, card)
    if not rest and view.marken[view.seat] == "none":
        return ALONE_AND_LAST
    worth = float(WORTH[rank])
    throw = is_throw(memory, card)
    if throw:
        worth = 8.0
    elif rank == ACE:
        worth = 5.0 if goes_on(card, rest) else -3.0
    if BLACK_NINES & bit(card):
        worth += 3
    if RED_NINES & bit(card) and not throw and len(rest) >= min(others(view)) + 2:
        worth += 6
    if memory.level.planning >= 2 and rank != JACK:
        worth += 0.7 * goes_on(card, rest)
    if memory.level.planning >= 3 and not throw and rank in (SEVEN, EIGHT, KING):
        following = (view.seat + view.direction) % view.players
        worth += 4 if view.hand_sizes[following] <= 2 else 0
    return worth


def others(view: View) -> list[int]:
    """How many cards the others hold."""
    sizes = enumerate(view.hand_sizes)
    return [size for seat, size in sizes if seat != view.seat and seat not in view.excluded]


def best_packet(memory: Memory, hand: list[int]) -> list[int] | None:
    """All sevens together; two red nines only for who plans ahead."""
    seat = memory.seat
    owing, other = memory.owes(seat), memory.owes_other(seat, memory.mind)
    starts = may_begin_packet(memory.now, memory.top, seat, owing, other)
    for kinds, most in ((SEVENS, 8), (RED_NINES, 2)):
        cards = [card for card in hand if kinds & bit(card)][:most]
        lowest = [card for card in cards if starts & bit(card)]
        if lowest and len(cards) > 1 and (kinds == SEVENS or memory.level.planning >= 2):
            return [lowest[0], *without(cards, lowest[0])]
    return None


def slip(memory: Memory, hand: list[int], on_turn: bool) -> int | None:
    """A card easily mistaken for a right one: of the colour, or one rank beside, or for a throw the right
    rank in the wrong colour."""
    top = memory.top & 31
    if on_turn:
        right = FITS[memory.top] | JACKS | THROWS[top]
        near = [card for card in hand if abs((card >> 2) - (top >> 2)) == 1 or (card ^ top) & 3 == 1]
        wrong = [card for card in near if not right & bit(card)]
    else:
        lower = {card >> 2 for card in range(len(NAMES)) if THROWS[top] & bit(card)}
        wrong = [card for card in hand if card >> 2 in lower and not THROWS[top] & bit(card)]
        if not memory.now.throws:
            wrong = []
    return wrong[memory.whim % len(wrong)] if wrong else None


def to_wish(view: View, memory: Memory) -> str:
    """The suit one holds most of."""
    suits = [card & 3 for card in hand_of(view)]
    return SUITS[max(range(4), key=lambda suit: suits.count(suit))] if suits else SUITS[memory.whim % 4]


def to_give(view: View, memory: Memory) -> int:
    """The card least wanted: a black nine, else what goes with the fewest others; beginners any."""
    hand = hand_of(view)
    if memory.level.planning == 0:
        return hand[memory.whim % len(hand)]
    return max(hand, key=lambda card: (bool(BLACK_NINES & bit(card)), -usefulness(card, hand), -card))


def usefulness(card: int, hand: list[int]) -> int:
    if card >> 2 == JACK:
        return 10
    return sum(1 for other in hand if FITS[card] & bit(other))
