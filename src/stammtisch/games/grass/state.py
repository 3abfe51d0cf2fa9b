"""What lies on the table in Grass: hands, markets, displays, the stack, the wasted pile, the offer.

Cards of a kind are alike, and most heaps are kept without order (see `piles`). The stack and the wasted
pile have an order and share one row: what was drawn first made room for what is wasted.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import bit
from stammtisch.games.grass import stages
from stammtisch.games.grass.cards import PEDDLES
from stammtisch.games.grass.piles import add, cards_in, how_many, kinds_in, nth, size, worth
from stammtisch.games.grass.rules import NO_MARKET, OPEN, Rules
from stammtisch.games.position import Position

HAND_SIZE: Final = 6
MOST_COVERS: Final = 6
"""There are six protections in the pack."""
NO_CARD: Final = -1
NO_SEAT: Final = -1
EVERYONE: Final = 6
"""As addressee of an offer: the whole table."""


class GrassState(Position):
    """Everything that changes while Grass is played, and simple questions about it.

    grass.common:zone.1: each seat has a hand, a hassle pile and a display, the table a stack and a wasted
    pile.
    """

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.players)
        n = rules.players
        self.rules: Rules = rules
        self.stage: i64 = stages.LOT
        self.round: i64 = 0
        self.dealer: i64 = 0
        self.active: i64 = 0
        self.closer: i64 = NO_SEAT
        """Who closed the market in this round."""

        self.row: vec[i64] = vec[i64]([0] * rules.pack_size)
        """The wasted pile at its beginning, the stack at its end."""
        self.wasted: i64 = 0
        self.top: i64 = rules.pack_size
        """Where the stack begins."""
        self.heaps: vec[i64] = vec[i64]([0] * (3 * (10 * n + 3)))
        """In this order: hands, displays, tucked cards and draft packs, seat by seat; the sets under
        protections, six for each seat; the set being composed; the two sets of an offer."""
        self.markets: vec[i64] = vec[i64]([NO_MARKET] * n)
        self.covers: vec[i64] = vec[i64]([0] * n)
        """How many protections each seat has laid."""
        self.cover_kinds: vec[i64] = vec[i64]([NO_CARD] * (n * MOST_COVERS))
        self.skips: vec[i64] = vec[i64]([0] * n)
        self.totals: vec[i64] = vec[i64]([0] * n)
        self.before: vec[i64] = vec[i64]([0] * n)
        """The totals before this round."""

        self.played: bool = False
        """The active player has let a card go (grass.modern:turn.2)."""
        self.swapped: bool = False
        self.deals: i64 = 0
        self.offers: i64 = 0
        """Deals done and offers made in this turn."""
        self.card: i64 = NO_CARD
        """The card being played, or whose effect goes on."""
        self.target: i64 = NO_SEAT
        self.own: i64 = NO_CARD
        """The own peddle of a swap; the protection that pays a fine."""
        self.locked: vec[i64] = vec[i64]([NO_CARD] * n)
        """Cards chosen secretly: to pass, to keep in the draft, to trade face down."""
        self.takes: i64 = 0
        """How many cards are still to be taken at random, and how many were in this game."""
        self.taken: i64 = 0

        self.offer_from: i64 = NO_SEAT
        self.offer_to: i64 = NO_SEAT
        self.offer_hand: bool = False
        """Whether cards of the hands are part of it."""
        self.offer_give: i64 = NO_CARD
        self.offer_want: i64 = NO_CARD
        self.to_answer: i64 = 0
        self.willing: i64 = 0

        self.knowing: bool = False
        """Whether anybody knows a card of another hand."""
        self.known: vec[i64] = vec[i64]([0] * (2 * n * (n + 1)))
        """What each seat, and at last a spectator, knows to be in each hand (see `knowledge`)."""

    def display(self, seat: i64) -> i64:
        """The heap of free peddles of a seat. Whether it lies left or right of the hassle pile is a matter
        of looks (grass.ruling:A-51)."""
        return self.players + seat

    def tucked(self, seat: i64) -> i64:
        """The heap of cards that lie inert under a hassle pile (grass.common:zone.3)."""
        return 2 * self.players + seat

    def draft_pack(self, seat: i64) -> i64:
        return 3 * self.players + seat

    def cover(self, seat: i64, place: i64) -> i64:
        """The heap of peddles under one protection of a seat."""
        return 4 * self.players + seat * MOST_COVERS + place

    def chosen(self) -> i64:
        """The heap of peddles that a protection is just being laid on."""
        return 10 * self.players

    def board_give(self) -> i64:
        """The heap of displayed peddles that an offer gives."""
        return 10 * self.players + 1

    def board_want(self) -> i64:
        """The heap of displayed peddles that an offer asks for."""
        return 10 * self.players + 2

    def cards_at(self, heap: i64) -> list[int]:
        """The cards of a heap in the order of the kinds. This and the next few are for Python that is not
        compiled, which must not hand a `vec` to compiled code: it would never be freed."""
        return cards_in(self.heaps, heap)

    def kinds_at(self, heap: i64) -> i64:
        return kinds_in(self.heaps, heap)

    def size_at(self, heap: i64) -> i64:
        return size(self.heaps, heap)

    def worth_at(self, heap: i64) -> i64:
        return worth(self.heaps, heap)

    def number_at(self, heap: i64, kind: i64) -> i64:
        return how_many(self.heaps, heap, kind)

    def card_at(self, heap: i64, place: i64) -> i64:
        return nth(self.heaps, heap, place)

    def put(self, heap: i64, kind: i64) -> None:
        add(self.heaps, heap, kind)

    def left_of(self, seat: i64) -> i64:
        """Turns go clockwise (grass.common:setup.4)."""
        left = seat + 1
        if left == self.players:
            left = 0
        return left

    def right_of(self, seat: i64) -> i64:
        return (self.players if seat == 0 else seat) - 1

    def held(self, seat: i64) -> i64:
        """The kinds in a hand."""
        return kinds_in(self.heaps, seat)

    def free(self, seat: i64) -> i64:
        """The kinds of free peddles in a display: all that others can get at (grass.modern:protected.6,
        grass.classic:protected.6)."""
        return kinds_in(self.heaps, self.display(seat))

    def covered(self, seat: i64) -> i64:
        """The kinds of peddles under the protections of a seat."""
        kinds: i64 = 0
        for place in range(self.covers[seat]):
            kinds |= kinds_in(self.heaps, self.cover(seat, place))
        return kinds

    def displayed(self, seat: i64) -> i64:
        """All kinds of peddles in front of a seat, free or protected."""
        kinds = self.free(seat)
        if self.covers[seat]:
            kinds |= self.covered(seat)
        return kinds & PEDDLES

    def is_open(self, seat: i64) -> bool:
        return self.markets[seat] == OPEN

    def stack_size(self) -> i64:
        return self.rules.pack_size - self.top

    def waste(self, kind: i64) -> None:
        """One card onto the wasted pile, which begins empty (grass.common:setup.5) and never comes back
        (grass.common:zone.5)."""
        self.row[self.wasted] = kind
        self.wasted += 1

    def without_lock(self) -> i64:
        """The seats that have not chosen their card yet."""
        seats: i64 = 0
        for seat in range(self.players):
            if self.locked[seat] == NO_CARD:
                seats |= bit(seat)
        return seats

    def next_unlocked(self, seat: i64) -> i64:
        """The first seat from here on that has not chosen yet."""
        while self.locked[seat] != NO_CARD:
            seat = self.left_of(seat)
        return seat

    def copy_from(self, other: Position) -> None:
        assert isinstance(other, GrassState)
        self.rules = other.rules
        self.actor = other.actor
        self.stage = other.stage
        self.round = other.round
        self.dealer = other.dealer
        self.active = other.active
        self.closer = other.closer
        self.wasted = other.wasted
        self.top = other.top
        self.played = other.played
        self.swapped = other.swapped
        self.deals = other.deals
        self.offers = other.offers
        self.card = other.card
        self.target = other.target
        self.own = other.own
        self.takes = other.takes
        self.taken = other.taken
        self.offer_from = other.offer_from
        self.offer_to = other.offer_to
        self.offer_hand = other.offer_hand
        self.offer_give = other.offer_give
        self.offer_want = other.offer_want
        self.to_answer = other.to_answer
        self.willing = other.willing
        copy_all(other.row, self.row)
        copy_all(other.heaps, self.heaps)
        for seat in range(self.players):
            self.markets[seat] = other.markets[seat]
            self.covers[seat] = other.covers[seat]
            self.skips[seat] = other.skips[seat]
            self.totals[seat] = other.totals[seat]
            self.before[seat] = other.before[seat]
            self.locked[seat] = other.locked[seat]
        copy_all(other.cover_kinds, self.cover_kinds)
        if self.knowing or other.knowing:
            copy_all(other.known, self.known)
        self.knowing = other.knowing


def copy_all(source: vec[i64], target: vec[i64]) -> None:
    for place in range(len(source)):
        target[place] = source[place]
