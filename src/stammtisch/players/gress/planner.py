"""The policy that plans: it does what leaves the best prospects (`outlook`)."""

from collections.abc import Sequence
from typing import Final

from stammtisch.base.bits import bit
from stammtisch.games.gress.cards import ACE, EIGHT, KING, QUEEN, RED_NINES, SEVEN, TEN
from stammtisch.games.gress.view import View
from stammtisch.players.gress.choice import hand_of, is_throw, without
from stammtisch.players.gress.greedy import Eager
from stammtisch.players.gress.memory import CLOSED, Memory
from stammtisch.players.gress.outlook import Prospect, expected

SAMPLE: Final = [rank * 4 + rank * 3 % 4 for rank in range(8)]
"""Cards one might draw: every rank, and every suit twice."""
TYPICAL: Final = [21, 4, 15, 26, 28, 1, 18, 11, 13, 7, 24, 30, 2]
"""A hand one does not know: as many of these cards."""
THROW_FIRST: Final = 0.4
"""How much better a throw on one's own turn is than it looks: the turn comes on top."""
SWAP_SUCCEEDS: Final = 0.6
"""The chance that a swap comes about before something else happens."""
SKIPPED_BY_SEVENS: Final = 7
UNTHINKABLE: Final = 1000.0


class Standing:
    """The table as the bot has it in mind, to try things on."""

    def __init__(self, view: View, memory: Memory) -> None:
        self.seat: Final = view.seat
        self.seats: Final = [seat for seat in range(view.players) if seat not in view.excluded]
        self.sizes: Final = view.hand_sizes
        self.marke: Final = view.marken[view.seat] != "none"
        self.hand = hand_of(view)
        self.owed = [memory.mind.owed(seat) for seat in range(view.players)]
        self.far = [size + (lies != "none") for size, lies in zip(view.hand_sizes, view.marken, strict=True)]
        self.turn = view.turn
        self.direction = view.direction
        self.top = memory.top
        self.throws = view.throws
        self.in_reach = memory.windows[view.seat] != CLOSED and len(self.hand) == 2

    def following(self, seat: int, steps: int = 1) -> int:
        """The seat so many places on in playing direction."""
        place = self.seats.index(seat) + steps * self.direction
        return self.seats[place % len(self.seats)]

    def worth(self) -> float:
        """Penalty points to expect as things stand."""
        order = [self.following(self.turn, step) for step in range(len(self.seats))]
        return expected(
            Prospect(
                hand=self.hand,
                owed=self.owed[self.seat],
                marke=self.marke,
                in_reach=self.marke and self.in_reach,
                top=self.top,
                throws=self.throws,
                wait=order.index(self.seat),
                others=[self.far[seat] + self.owed[seat] for seat in order if seat != self.seat],
                next_owes=self.owed[self.turn] > 0,
            )
        )

    def lay(self, cards: Sequence[int], throw: bool, attack: int) -> None:
        """Cards lie on the pile; `attack` is what a seven wards off."""
        for card in cards:
            self.hand = without(self.hand, card)
        self.top = cards[-1]
        self.in_reach = len(self.hand) == 2
        if throw:
            return
        self.throws = True
        rank, steps = cards[-1] >> 2, 1
        if rank == QUEEN:
            self.direction = -self.direction
        elif rank == KING:
            for seat in self.seats:
                self.owed[seat] += seat != self.seat
        elif rank == SEVEN:
            self.owed[self.seat] -= attack
            self.owed[self.following(self.seat)] += 2 * len(cards) + attack
            steps = 2
        elif rank == EIGHT:
            steps = 2
        elif rank == ACE:
            steps = 0
        self.turn = self.following(self.seat, steps)

    def after_drawing(self) -> float:
        """What to expect after drawing a card in place of a turn, whichever it is."""
        self.throws = False
        self.turn = self.following(self.seat)
        self.in_reach = len(self.hand) == 1
        hand, worths = self.hand, []
        for card in SAMPLE:
            self.hand = [*hand, card]
            worths.append(self.worth())
        self.hand = hand
        return sum(worths) / len(worths)

    def best_gift(self) -> tuple[float, int, int]:
        """What to expect after the best gift to whoever is nearest to the end, the card, and that seat."""
        hand, in_reach = self.hand, self.in_reach
        others = [seat for seat in self.seats if seat != self.seat]
        nearest = min(others, key=lambda seat: self.far[seat] + self.owed[seat])
        best = (UNTHINKABLE, -1, nearest)
        self.in_reach = len(hand) == 3
        self.far[nearest] += 1
        for card in sorted(set(hand)):
            self.hand = without(hand, card)
            best = min(best, (self.worth(), card, nearest))
        self.far[nearest] -= 1
        self.hand, self.in_reach = hand, in_reach
        return best

    def best_swap(self) -> tuple[float, int]:
        """What to expect after the best swap of hands, and with whom."""
        hand, in_reach = self.hand, self.in_reach
        best = (UNTHINKABLE, -1)
        self.in_reach = False
        for seat in self.seats:
            size = self.sizes[seat]
            if seat != self.seat and size:
                self.hand = TYPICAL[:size]
                self.far[seat] += len(hand) - size
                best = min(best, (self.worth(), seat))
                self.far[seat] -= len(hand) - size
        self.hand, self.in_reach = hand, in_reach
        return best


class Planner(Eager):
    """Compares what to expect after everything it could do.

    It plays on before it complains: a complaint takes long, and most wrong cards are taken back meanwhile.
    Who lays a card on a wrong one takes that chance from its player, and can still complain.
    """

    plays_on = True

    def lay(
        self, view: View, memory: Memory, hand: list[int], options: Sequence[list[int]]
    ) -> list[int] | None:
        best, found = self.without_laying(view, memory), None
        for cards in options:
            worth = self.after(view, memory, cards)
            if worth < best:
                best, found = worth, cards
        return found

    def without_laying(self, view: View, memory: Memory) -> float:
        """What to expect after drawing a card, if that is to be done, or waiting."""
        standing = Standing(view, memory)
        draws = view.turn == view.seat and not memory.owes(view.seat)
        return standing.after_drawing() if draws else standing.worth()

    def after(self, view: View, memory: Memory, cards: list[int]) -> float:
        """What to expect after laying cards, and what a ten or a red nine then allows."""
        standing = Standing(view, memory)
        throw = len(cards) == 1 and is_throw(memory, cards[0])
        under_attack = memory.now.skip_kind == SKIPPED_BY_SEVENS and memory.now.skip_seat == view.seat
        standing.lay(cards, throw, memory.attack if under_attack else 0)
        worth = standing.worth()
        if throw:
            return worth - THROW_FIRST if view.turn == view.seat else worth
        if standing.hand and cards[0] >> 2 == TEN:
            return min(worth, standing.best_gift()[0])
        if standing.hand and RED_NINES & bit(cards[0]):
            swapped = SWAP_SUCCEEDS * standing.best_swap()[0] + (1 - SWAP_SUCCEEDS) * worth
            return min(worth, swapped)
        return worth

    def give(self, view: View, memory: Memory) -> tuple[int, int] | None:
        standing = Standing(view, memory)
        worth, card, seat = standing.best_gift()
        return (card, seat) if worth < standing.worth() else None

    def swap(self, view: View, memory: Memory) -> tuple[int, ...] | None:
        standing = Standing(view, memory)
        worth, seat = standing.best_swap()
        if worth >= standing.worth():
            return None
        return (seat, view.seat) if "swap-two" in view.rights else (seat,)
