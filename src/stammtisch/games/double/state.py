"""What lies on the table in Double: hands, predictions, the trick, points.

A hand is two sets of motifs: those `held` at least once, and those held `twice`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import bit, first
from stammtisch.games.double.cards import KINDS, NO_SUIT
from stammtisch.games.double.rules import LOT, Rules
from stammtisch.games.double.scoring import START_POINTS, bank, best
from stammtisch.games.position import Position

MOST_CARDS: Final = 5
NO_BID: Final = -1

DRAWING_LOTS: Final = 0
DEALING: Final = 1
BIDDING: Final = 2
PLAYING: Final = 3
ENDED: Final = 4


def add_card(held: vec[i64], twice: vec[i64], seat: i64, both: i64) -> None:
    """A card with `both` these motifs joins the hand of a seat."""
    motifs = held[seat]
    if motifs & both:
        twice[seat] = twice[seat] | both
    else:
        held[seat] = motifs | both


class DoubleState(Position):
    """Everything that changes while Double is played, and simple questions about it."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.players)
        n = rules.players
        self.rules: Rules = rules
        self.phase: i64 = DRAWING_LOTS if rules.first_dealer == LOT else DEALING
        self.round: i64 = 0
        self.cards: i64 = rules.schedule[0]
        self.dealer: i64 = rules.first_dealer
        self.turn_up: i64 = KINDS
        self.trump: i64 = NO_SUIT
        self.contenders: i64 = first(n)
        """Who can still win: everybody, in an extra round only those who were tied."""

        self.held: vec[i64] = vec[i64]([0] * n)
        self.twice: vec[i64] = vec[i64]([0] * n)
        self.voids: vec[i64] = vec[i64]([0] * n)
        """The suits each seat has shown to hold on no half."""

        self.to_bid: i64 = 0
        self.bids: vec[i64] = vec[i64]([NO_BID] * n)
        self.tricks: vec[i64] = vec[i64]([0] * n)

        self.points: vec[i64] = vec[i64]([START_POINTS] * n)
        self.kept: vec[i64] = vec[i64]([0] * n)
        self.changes: vec[i64] = vec[i64]([0] * n)

        self.led: i64 = NO_SUIT
        self.strengths: i64 = 0
        """Where the strengths for this trump and suit led begin in `cards.STRENGTH`."""
        self.best: i64 = 0
        self.best_seat: i64 = 0
        self.in_trick: i64 = 0
        self.plays: i64 = 0
        self.played: vec[i64] = vec[i64]([0] * (n * MOST_CARDS))
        """The first `plays` are the motifs played in this round, the trick on the table last."""
        self.past: i64 = 0
        self.leaders: vec[i64] = vec[i64]([0] * MOST_CARDS)
        """Who led the first `past` tricks, which are complete, and the one on the table."""

    def bank(self) -> i64:
        """How many points' worth of chips the bank holds (double:opt:bank)."""
        return bank(self.points)

    def leaders_among(self, seats: i64) -> i64:
        """Those of these seats that have the most points."""
        return best(self.points, seats)

    def left_of(self, seat: i64) -> i64:
        """Play goes clockwise (double:amb:turn-direction)."""
        left = seat + 1
        if left == self.players:
            left = 0
        return left

    def leader(self) -> i64:
        """Who leads the trick on the table."""
        return (self.actor - self.in_trick) % self.players

    def without_bid(self) -> i64:
        """The seats that have not predicted yet."""
        seats: i64 = 0
        for seat in range(self.players):
            if self.bids[seat] == NO_BID:
                seats |= bit(seat)
        return seats

    def total_bid(self) -> i64:
        total: i64 = 0
        for seat in range(self.players):
            if self.bids[seat] != NO_BID:
                total += self.bids[seat]
        return total

    def hand_size(self, seat: i64) -> i64:
        """How many cards a hand holds, from what everybody sees."""
        size = self.cards
        for other in range(self.players):
            size -= self.tricks[other]
        place = (seat - self.leader()) % self.players
        return size - 1 if place < self.in_trick else size

    def kinds_held(self, seat: i64) -> list[int]:
        """The kinds in a hand, a pair twice, in the order of the pack."""
        pairing = self.rules.pairing
        found: list[int] = []
        for kind in range(KINDS):
            high = bit(pairing.high[kind])
            if self.held[seat] & high:
                found.append(kind)
            if self.twice[seat] & high:
                found.append(kind)
        return found

    def give(self, seat: i64, card: i64) -> None:
        """One card into a hand; cards count through the sets, so 27 is the second copy of 0."""
        add_card(self.held, self.twice, seat, self.rules.pairing.both[card])

    def copy_from(self, other: Position) -> None:
        assert isinstance(other, DoubleState)
        self.rules = other.rules
        self.phase = other.phase
        self.actor = other.actor
        self.round = other.round
        self.cards = other.cards
        self.dealer = other.dealer
        self.turn_up = other.turn_up
        self.trump = other.trump
        self.contenders = other.contenders
        self.to_bid = other.to_bid
        self.led = other.led
        self.strengths = other.strengths
        self.best = other.best
        self.best_seat = other.best_seat
        self.in_trick = other.in_trick
        self.plays = other.plays
        self.past = other.past
        for seat in range(self.players):
            self.held[seat] = other.held[seat]
            self.twice[seat] = other.twice[seat]
            self.voids[seat] = other.voids[seat]
            self.bids[seat] = other.bids[seat]
            self.tricks[seat] = other.tricks[seat]
            self.points[seat] = other.points[seat]
            self.kept[seat] = other.kept[seat]
            self.changes[seat] = other.changes[seat]
        for play in range(self.plays):
            self.played[play] = other.played[play]
        for trick in range(MOST_CARDS):
            self.leaders[trick] = other.leaders[trick]
