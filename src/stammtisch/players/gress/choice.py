"""What a bot of Gress could lay now, as far as it knows, and the card it lays by mistake."""

from collections.abc import Sequence

from stammtisch.base.bits import bit
from stammtisch.games.gress.cards import FITS, JACKS, NAMES, RED_NINES, SEVENS, THROWS, card_named
from stammtisch.games.gress.plays import DEFENCE_NINE, SINGLE, THROW, TURN
from stammtisch.games.gress.turns import counts_as, may_begin_packet, may_lay
from stammtisch.games.gress.view import View
from stammtisch.players.gress.memory import Memory
from stammtisch.players.timed import Intention


def play(cards: Sequence[int], kind: str) -> Intention:
    return Intention("play " + " ".join(NAMES[card] for card in cards), kind)


def hand_of(view: View) -> list[int]:
    return [card_named(card) for card in view.hand]


def options(memory: Memory, hand: list[int]) -> list[list[int]]:
    """Packets and single cards that are right as far as the bot knows; equal cards count once."""
    seat = memory.seat
    owing, other, lonely = memory.owes(seat), memory.owes_other(seat, memory.mind), memory.lonely(seat)
    right = may_lay(memory.now, memory.top, seat, owing, other, lonely)
    singles = [[card] for card in sorted(set(hand)) if right & bit(card)]
    starts = may_begin_packet(memory.now, memory.top, seat, owing, other)
    return [*packets(hand, int(starts)), *singles]


def packets(hand: list[int], starts: int) -> list[list[int]]:
    """All sevens together, and two red nines; the lowest is one of the kinds that may start."""
    found = []
    for kinds, most in ((SEVENS, len(hand)), (RED_NINES, 2)):
        cards = [card for card in hand if kinds & bit(card)][:most]
        lowest = [card for card in cards if starts & bit(card)]
        if lowest and len(cards) > 1:
            found.append([lowest[0], *without(cards, lowest[0])])
    return found


def kind_of(memory: Memory, cards: Sequence[int]) -> str:
    """What laying cards would be, for the speed of it."""
    on_turn = memory.now.turn == memory.seat
    if len(cards) > 1:
        return "packet" if on_turn else "defence"
    counts = counts_as(memory.now, memory.top, memory.seat, cards[0], SINGLE)
    if counts == DEFENCE_NINE:
        return "defence nine"
    if counts not in (TURN, THROW):
        return "defence"
    if counts == THROW:
        return "throw"
    return "turn" if on_turn else "jack throw"


def is_throw(memory: Memory, card: int) -> bool:
    return counts_as(memory.now, memory.top, memory.seat, card, SINGLE) == THROW


def without(hand: Sequence[int], card: int) -> list[int]:
    rest = list(hand)
    rest.remove(card)
    return rest


def smallest_hand(view: View) -> int:
    """Whoever is nearest to the end."""
    there = [seat for seat in range(view.players) if seat != view.seat and seat not in view.excluded]
    return min(there, key=lambda seat: (view.hand_sizes[seat], seat))


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
