"""Policies that don't look ahead: a beginner's whims, somebody eager, and the yardstick that others are
measured by."""

from collections.abc import Sequence
from typing import Final

from stammtisch.base.bits import bit
from stammtisch.games.gress.cards import ACE, BLACK_NINES, FITS, JACK, JACKS, RED_NINES, SEVEN, SUITS
from stammtisch.games.gress.view import View
from stammtisch.players.gress.choice import hand_of, is_throw, smallest_hand, without
from stammtisch.players.gress.memory import Memory

WORTH: Final = (7, 6, 2, 3, 0, 4, 5, 1)
"""How gladly a rank is laid, 7 to A: what hurts others first, the jack last."""
LAST: Final = 100
THROWN: Final = 8
WORTH_SWAPPING: Final = 2
"""A hand is worth having if it is smaller than the own by so many cards."""


class Greedy:
    """Lays a card whenever it can, throws first and then what hurts others most, and never thinks of what it
    keeps.

    The yardstick `greedy-1`: it was released like this and does not change any more.
    """

    plays_on = False

    def lay(
        self, view: View, memory: Memory, hand: list[int], options: Sequence[list[int]]
    ) -> list[int] | None:
        packets = [cards for cards in options if len(cards) > 1 and cards[0] >> 2 == SEVEN]
        singles = [cards for cards in options if len(cards) == 1]
        if packets or not singles:
            return packets[0] if packets else None
        return max(singles, key=lambda cards: self.worth(view, memory, hand, cards[0]))

    def worth(self, view: View, memory: Memory, hand: list[int], card: int) -> int:
        """How gladly a card is laid; of equals the first."""
        return THROWN if is_throw(memory, card) else WORTH[card >> 2]

    def wish(self, view: View, memory: Memory) -> str:
        """The suit one holds most of."""
        suits = [card & 3 for card in hand_of(view)]
        return SUITS[max(range(4), key=suits.count)] if suits else SUITS[memory.whim % 4]

    def give(self, view: View, memory: Memory) -> tuple[int, int] | None:
        """The first card, to whoever is nearest to the end."""
        return hand_of(view)[0], smallest_hand(view)

    def swap(self, view: View, memory: Memory) -> tuple[int, ...] | None:
        """With the smallest hand, if it is smaller."""
        target = smallest_hand(view)
        if view.hand_sizes[target] >= view.hand_sizes[view.seat]:
            return None
        return (target, view.seat) if "swap-two" in view.rights else (target,)

    def ward_off(self, view: View, memory: Memory) -> bool:
        return True


class Eager(Greedy):
    """Lays what hurts others most as well, but with an eye on the own hand: an ace only if another card
    follows it, a black nine soon, a red nine when a swap would pay; and gives away what is of least use."""

    def worth(self, view: View, memory: Memory, hand: list[int], card: int) -> int:
        rank, rest = card >> 2, without(hand, card)
        if not rest and view.marken[view.seat] == "none":
            return LAST
        throw = is_throw(memory, card)
        worth = WORTH[rank]
        if throw:
            worth = THROWN
        elif rank == ACE:
            worth = 5 if can_follow(card, rest) else -3
        if BLACK_NINES & bit(card):
            worth += 3
        if RED_NINES & bit(card) and not throw:
            target = smallest_hand(view)
            worth += 6 if len(rest) >= view.hand_sizes[target] + WORTH_SWAPPING else 0
        return worth

    def give(self, view: View, memory: Memory) -> tuple[int, int] | None:
        """A black nine, else what goes with the fewest others."""
        hand = hand_of(view)
        card = max(hand, key=lambda card: (bool(BLACK_NINES & bit(card)), -goes_with(card, hand), -card))
        return card, smallest_hand(view)

    def swap(self, view: View, memory: Memory) -> tuple[int, ...] | None:
        """With the smallest hand, if it is clearly smaller."""
        if view.hand_sizes[view.seat] - view.hand_sizes[smallest_hand(view)] < WORTH_SWAPPING:
            return None
        return super().swap(view, memory)

    def ward_off(self, view: View, memory: Memory) -> bool:
        """Unless the other hand is the better one."""
        assert view.call is not None
        return view.hand_sizes[view.seat] < view.hand_sizes[view.call[0]] + WORTH_SWAPPING


class Whim(Eager):
    """Lays and gives away anything: somebody who has just learned what fits."""

    def lay(
        self, view: View, memory: Memory, hand: list[int], options: Sequence[list[int]]
    ) -> list[int] | None:
        single = [cards for cards in options if len(cards) == 1]
        return single[memory.whim % len(single)] if single else None

    def give(self, view: View, memory: Memory) -> tuple[int, int] | None:
        hand = hand_of(view)
        return hand[memory.whim % len(hand)], smallest_hand(view)


def can_follow(card: int, rest: Sequence[int]) -> bool:
    """Whether another card could be laid on a card in a turn."""
    both_jacks = bool(JACKS & bit(card))
    return any(
        (FITS[card] | JACKS) & bit(other) and not (both_jacks and JACKS & bit(other)) for other in rest
    )


def goes_with(card: int, hand: Sequence[int]) -> int:
    """How many cards of a hand it fits; a jack fits everything."""
    return 10 if card >> 2 == JACK else sum(1 for other in hand if FITS[card] & bit(other))
