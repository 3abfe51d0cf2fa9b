"""Hidden hands as likely as what their holders did makes them.

The worlds are a walk: two cards change places, and the new deal is kept or not by how much likelier it is
that the others would have predicted and played with it as they did (Metropolis). In the long run every deal
is met as often as it is likely.
"""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.base.bits import Dice, bit, first, numbers
from stammtisch.games.double.cards import MOTIFS, NO_SUIT, STRENGTH, SUIT_OF
from stammtisch.games.double.hidden import hidden_hands, unseen
from stammtisch.games.double.position import biddable, playable, unhooked
from stammtisch.games.double.state import BIDDING, NO_BID, DoubleState, add_card
from stammtisch.games.position import Position
from stammtisch.players.double.policy import best_motif, bid_worth, trick_chances
from stammtisch.players.judge import Worlds

SURPRISE: Final = 0.01
"""How likely a play is that the policy would not make, next to the one it would make."""
SOFTNESS: Final = 0.1
"""A prediction worth so many points less than the best is less likely by a factor of e."""
LEAST: Final = 0.01
"""No prediction is less likely than this, compared with the best."""
FIRST_SWAPS: Final = 200
SWAPS: Final = 12
"""Exchanges tried before the first world, and from one world to the next."""
STOCK: Final = -1
FINE: Final = 16777216


@final
class LikelyWorlds(Worlds):
    """What a seat may suppose of the other hands in the middle of a round."""

    def __init__(self, state: DoubleState, seat: i64) -> None:
        super().__init__(seat)
        self.state: Final = state
        self.seats: Final = vec[i64]([int(other) for other in numbers(hidden_hands(state, seat))])
        self.starts: vec[i64] = vec[i64]([])
        """Where the cards of each hidden hand begin; the stock is behind them."""
        self.cards: vec[i64] = vec[i64]([])
        self.holder: vec[i64] = vec[i64]([])
        """For each card the hand it is in, a number below len(seats), or STOCK."""
        self.likely: vec[float] = vec[float]([])
        """How likely what each of these hands did is."""
        self.in_hands: i64 = 0
        self.telling: bool = says_something(state)
        self.doer: vec[i64] = vec[i64]([])
        """The seat of each play of the round."""
        self.wanted: vec[i64] = vec[i64]([])
        """For each play of the round, 1 if its seat still wanted tricks."""
        self.led: vec[i64] = vec[i64]([])
        """For each play of the round, the suit led."""
        self.to_beat: vec[i64] = vec[i64]([])
        """For each play of the round, the best strength in the trick before it."""

    def next(self, world: Position, dice: Dice) -> None:
        assert isinstance(world, DoubleState)
        if not self.cards:
            world.redeal(self.seat, dice)
            self.look_back()
            self.take_up(world)
            if self.telling:
                self.wander(FIRST_SWAPS, dice)
        if self.telling:
            self.wander(SWAPS, dice)
        else:
            self.shuffle(dice)
        held, twice, both = world.held, world.twice, self.state.rules.pairing.both
        cards, starts = self.cards, self.starts
        for hand in range(len(self.seats)):
            seat = self.seats[hand]
            held[seat] = 0
            twice[seat] = 0
            for place in range(starts[hand], starts[hand + 1]):
                add_card(held, twice, seat, both[cards[place]])

    def shuffle(self, dice: Dice) -> None:
        """Any deal, while nobody has done anything."""
        cards = self.cards
        for place in range(self.in_hands):
            other = place + dice.below(len(cards) - place)
            card = cards[place]
            cards[place] = cards[other]
            cards[other] = card

    def look_back(self) -> None:
        """What every play of the round was an answer to."""
        state = self.state
        tricks = [0] * int(state.players)
        seat: i64 = 0
        winner: i64 = 0
        led: i64 = NO_SUIT
        best: i64 = 0
        for play in range(state.plays):
            if play % state.players == 0:
                if play > 0:
                    tricks[winner] += 1
                seat = state.leaders[play // state.players]
                led = NO_SUIT
                best = 0
            motif = state.played[play]
            self.doer = append(self.doer, seat)
            self.wanted = append(self.wanted, 1 if state.bids[seat] > tricks[seat] else 0)
            self.led = append(self.led, led)
            self.to_beat = append(self.to_beat, best)
            if play % state.players == 0:
                led = SUIT_OF[motif]
            strength: i64 = STRENGTH[(state.trump * 5 + led) * MOTIFS + motif]
            if strength + state.rules.later_edge > best:
                best = strength
                winner = seat
            seat = state.left_of(seat)

    def take_up(self, world: DoubleState) -> None:
        """The walk begins with the deal of this world."""
        left = [int(card) for card in unseen(self.state, hidden_hands(self.state, self.seat))]
        for hand in range(len(self.seats)):
            self.starts = append(self.starts, len(self.cards))
            for kind in world.kinds_held(self.seats[hand]):
                self.cards = append(self.cards, kind)
                self.holder = append(self.holder, hand)
                left.remove(kind)
        self.in_hands = len(self.cards)
        self.starts = append(self.starts, self.in_hands)
        for kind in left:
            self.cards = append(self.cards, kind)
            self.holder = append(self.holder, STOCK)
        for hand in range(len(self.seats)):
            self.likely = append(self.likely, self.likelihood(hand))

    def wander(self, steps: i64, dice: Dice) -> None:
        for step in range(steps):
            one = dice.below(self.in_hands)
            other = dice.below(len(self.cards))
            if self.holder[one] != self.holder[other] and self.cards[one] != self.cards[other]:
                self.try_swap(one, other, dice)

    def try_swap(self, one: i64, other: i64, dice: Dice) -> None:
        self.swap(one, other)
        hand = self.holder[one]
        second = self.holder[other]
        before = self.likely[hand]
        after = self.likelihood(hand)
        second_after = 1.0
        if second != STOCK:
            before *= self.likely[second]
            second_after = self.likelihood(second)
        if after * second_after * float(FINE) > before * float(dice.below(FINE)):
            self.likely[hand] = after
            if second != STOCK:
                self.likely[second] = second_after
        else:
            self.swap(one, other)

    def swap(self, one: i64, other: i64) -> None:
        card = self.cards[one]
        self.cards[one] = self.cards[other]
        self.cards[other] = card

    def likelihood(self, hand: i64) -> float:
        """How likely a seat would have done what it did in this round, with these cards left in its hand."""
        state = self.state
        seat = self.seats[hand]
        pairing = state.rules.pairing
        held: i64 = 0
        twice: i64 = 0
        for place in range(self.starts[hand], self.starts[hand + 1]):
            card = pairing.both[self.cards[place]]
            twice |= held & card
            held |= card
        likely = 1.0
        for play in range(state.plays - 1, -1, -1):
            if self.doer[play] != seat:
                continue
            motif = state.played[play]
            twice |= held & pairing.card[motif]
            held |= pairing.card[motif]
            could = playable(held, self.led[play], state.rules.special_any_time)
            if not could & bit(motif):
                return 0.0
            if self.would_play(play, could) != motif:
                likely *= SURPRISE
        if state.bids[seat] == NO_BID:
            return likely
        return likely * self.bid_likelihood(seat, trick_chances(state, held, twice))

    def would_play(self, play: i64, could: i64) -> i64:
        state = self.state
        strengths = (state.trump * 5 + self.led[play]) * MOTIFS
        wants = self.wanted[play] == 1
        return best_motif(state, could, wants, play % state.players, strengths, self.to_beat[play])

    def bid_likelihood(self, seat: i64, chances: vec[float]) -> float:
        """Next to that of the prediction worth most."""
        state = self.state
        zero_bonus = state.rules.zero_bonus
        bid = state.bids[seat]
        bids = biddable(state.cards, state.points[seat], state.rules.credit)
        if state.rules.hook and seat == state.dealer:
            bids = unhooked(bids, state.cards, state.total_bid() - bid)
        worth = bid_worth(chances, bid, zero_bonus)
        most = worth
        for other in range(state.cards + 1):
            if bids & bit(other):
                most = max(most, bid_worth(chances, other, zero_bonus))
        return max(LEAST, math.exp((worth - most) / SOFTNESS))


def says_something(state: DoubleState) -> bool:
    """Whether anybody has done anything in this round."""
    return state.phase != BIDDING or state.without_bid() != first(state.players)


def can_be_weighed(state: DoubleState, seat: i64) -> bool:
    """Whether what others do tells of hidden hands: not if a prediction is secret, or made by somebody who
    can't see the own hand."""
    if not hidden_hands(state, seat) or (state.rules.blind_one and state.cards == 1):
        return False
    return state.phase != BIDDING or not state.rules.secret_bids
