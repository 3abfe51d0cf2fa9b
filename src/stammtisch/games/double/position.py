"""One moment of Double, and what an act does to it.

Acts are numbers: 0 to 5 predict that many tricks, 6 + m plays motif m. Two copies of a card are alike,
so the motif says which card.
"""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import Dice, bit, count, first, numbers
from stammtisch.base.draws import Draw
from stammtisch.base.errors import Bug
from stammtisch.games.double import facts
from stammtisch.games.double.cards import COLOURLESS, KINDS, MOTIFS, MOTIFS_OF, NO_SUIT, STRENGTH, SUIT_OF
from stammtisch.games.double.hidden import hidden_bids, redeal_hands
from stammtisch.games.double.observation import observe
from stammtisch.games.double.scoring import EXTRA_ROUND, best, settlement, winners
from stammtisch.games.double.state import (
    BIDDING,
    DEALING,
    DRAWING_LOTS,
    ENDED,
    MOST_CARDS,
    NO_BID,
    PLAYING,
    DoubleState,
    add_card,
)
from stammtisch.games.position import CHANCE, OVER, Journal, tell

PLAYS: Final = MOST_CARDS + 1
"""Acts below this predict, the others play a motif."""
ACT_COUNT: Final = PLAYS + MOTIFS


def biddable(cards: i64, points: i64, credit: bool) -> i64:
    """The predictions a seat may make, nothing said about the sum.

    double:bid:range: from none (double:bid:zero) to all tricks of the round (double:amb:bid-above-k),
    double:bid:chips-limit: as far as one's points reach (double:amb:chip-limit), which they always do
    before round 6 (double:der:cap-from-round-6), unless double:opt:credit.
    """
    return first(cards + 1) if credit or points >= cards else first(points + 1)


def unhooked(bids: i64, cards: i64, total: i64) -> i64:
    """The sum is free (double:bid:no-total-restriction, double:amb:total),
    double:opt:bid_total: unless the last prediction must not make it fit, if there is another one."""
    if total > cards:
        return bids
    others = bids & ~bit(cards - total)
    return others if others else bids


def playable(held: i64, suit_led: i64, special_any_time: bool) -> i64:
    """The motifs a hand may add to a trick.

    double:play:follow: with the suit led on any half, play such a half, whichever one likes
    (double:amb:which-half); the suited half of a Pope or Fool counts too (double:amb:pope-card-suit),
    double:special:play-any-time: or play the Pope or the Fool itself (double:amb:colourless-follow,
    double:opt:colourless_follow),
    double:play:void-free: without the suit, play anything. Nobody must trump (double:play:no-must-trump)
    or overtake (double:play:no-must-overtake).
    """
    following = held & MOTIFS_OF[suit_led]
    if not following:
        return held
    return following | held & COLOURLESS if special_any_time else following


@final
class DoublePosition(DoubleState):
    """One moment of Double with all cards known."""

    def actors(self) -> i64:
        """double:bid:order and double:play:turn-order: one seat at a time,
        double:opt:bid_mode: but with secret predictions all who have not predicted yet
        (double:amb:bid-mode)."""
        if self.phase == BIDDING and self.rules.secret_bids:
            return self.without_bid()
        return bit(self.actor) if self.actor >= 0 else 0

    def legal(self, seat: i64) -> i64:
        """Never more than six predictions or ten plays (double:der:branching)."""
        if self.phase == PLAYING:
            if seat != self.actor:
                return 0
            return playable(self.held[seat], self.led, self.rules.special_any_time) << PLAYS
        if self.phase != BIDDING or seat < 0 or self.bids[seat] != NO_BID:
            return 0
        rules = self.rules
        if seat != self.actor and not rules.secret_bids:
            return 0
        bids = biddable(self.cards, self.points[seat], rules.credit)
        if rules.hook and self.to_bid == 1:
            return unhooked(bids, self.cards, self.total_bid())
        return bids

    def chance(self) -> Draw | None:
        """double:setup:first-dealer: a lot; double:round:shuffle-all: a fresh deal every round."""
        if self.phase == DRAWING_LOTS:
            return Draw("first dealer", 0, self.players, 1)
        if self.phase == DEALING:
            taken = self.players * self.cards + 1
            return Draw("deal", self.round + 1, self.rules.pack, taken)
        return None

    def answer(self, drawn: Sequence[int], journal: Journal | None = None) -> None:
        if self.phase == DRAWING_LOTS:
            self.dealer = drawn[0]
            self.phase = DEALING
            tell(journal, "dealer-chosen", self.dealer)
            return
        if self.phase != DEALING:
            raise Bug("nothing is to be drawn now")
        self.clear_round()
        seat = self.dealer
        for card in drawn[:-1]:
            seat = self.left_of(seat)
            self.give(seat, card)
        self.open_round(drawn[-1], journal)

    def roll(self, dice: Dice) -> None:
        if self.phase == DRAWING_LOTS:
            self.answer([int(dice.below(self.players))])
        elif self.phase == DEALING:
            self.deal(dice)

    def deal(self, dice: Dice) -> None:
        """Cards one by one until everybody has theirs and one is turned up."""
        self.clear_round()
        pack = self.rules.pack
        halves = self.rules.pairing.both
        held, twice = self.held, self.twice
        starter = self.left_of(self.dealer)
        seat = starter
        left = self.cards
        gone: i64 = 0
        while True:
            card = dice.below(pack)
            if gone & bit(card):
                continue
            gone |= bit(card)
            if left == 0:
                self.open_round(card, None)
                return
            add_card(held, twice, seat, halves[card])
            seat = self.left_of(seat)
            if seat == starter:
                left -= 1

    def clear_round(self) -> None:
        """Hands are empty already: a round ends when the last card is played."""
        bids, tricks, voids = self.bids, self.tricks, self.voids
        for seat in range(self.players):
            bids[seat] = NO_BID
            tricks[seat] = 0
            voids[seat] = 0
        self.plays = 0
        self.past = 0

    def open_round(self, turned_up: i64, journal: Journal | None) -> None:
        """double:trump:turn-up: the next card shows trump,
        double:trump:card-out-of-play: and nobody ever holds it;
        double:round:starter: the dealer's left neighbour predicts first."""
        self.turn_up = turned_up if turned_up < KINDS else turned_up - KINDS
        self.trump = self.rules.pairing.trump[self.turn_up]
        self.to_bid = self.players
        self.phase = BIDDING
        self.actor = self.left_of(self.dealer)
        if journal is not None:
            facts.tell_deal(self, journal)

    def make(self, seat: i64, act: i64, journal: Journal | None = None) -> None:
        if act < PLAYS:
            self.bid(seat, act, journal)
        else:
            self.play(seat, act - PLAYS, journal)

    def apply(self, seat: i64, act: i64, journal: Journal | None = None) -> None:
        """As for every game; from Python a method of the last class is reached a good deal sooner."""
        if not (0 <= seat < self.players and 0 <= act < ACT_COUNT and self.legal(seat) & bit(act)):
            raise self.refusal(seat, act)
        self.make(seat, act, journal)

    def acts(self, seat: i64) -> list[int]:
        """As for every game, and here for the same reason as `apply`."""
        return numbers(self.legal(seat))

    def bid(self, seat: i64, tricks: i64, journal: Journal | None) -> None:
        """double:bid:mandatory: everybody predicts once, in the open (double:bid:public)."""
        self.bids[seat] = tricks
        self.to_bid -= 1
        if journal is not None:
            facts.tell_bid(self, int(seat), journal)
        if self.to_bid:
            while self.bids[self.actor] != NO_BID:
                self.actor = self.left_of(self.actor)
            return
        self.phase = PLAYING
        self.lead(self.left_of(self.dealer))

    def lead(self, seat: i64) -> None:
        """double:play:lead-first: the starter leads; double:play:lead-free: whatever it likes."""
        self.actor = seat
        self.led = NO_SUIT
        self.best = 0
        self.in_trick = 0

    def play(self, seat: i64, motif: i64, journal: Journal | None) -> None:
        """double:play:motif-choice: one card, one half of it counts
        (double:play:second-motif-dead)."""
        both = self.rules.pairing.card[motif]
        twice = self.twice[seat]
        if twice & both:
            self.twice[seat] = twice & ~both
        else:
            self.held[seat] = self.held[seat] & ~both
        self.show(seat, motif)
        if journal is not None:
            facts.tell_play(self, int(seat), int(motif), journal)
        if self.in_trick < self.players:
            self.actor = self.left_of(seat)
        else:
            self.take_trick(journal)

    def show(self, seat: i64, motif: i64) -> None:
        """A motif joins the trick; it may be the best so far.

        double:special:lead-cancels-duty: a Pope or Fool led leaves the trick without a suit, which no
        later card sets (double:amb:led-suit-after-special); played later it lifts no duty
        (double:amb:special-second).
        double:trick:identical-first: only a stronger motif takes over (double:amb:identical).
        """
        suit: i64 = SUIT_OF[motif]
        if self.in_trick == 0:
            self.led = suit
            self.strengths = (self.trump * 5 + suit) * MOTIFS
            self.leaders[self.past] = seat
        elif suit != self.led:
            self.note_void(seat, suit)
        strength: i64 = STRENGTH[self.strengths + motif]
        if strength + self.rules.later_edge > self.best:
            self.best = strength
            self.best_seat = seat
        self.played[self.plays] = motif
        self.plays += 1
        self.in_trick += 1

    def note_void(self, seat: i64, suit: i64) -> None:
        """double:info:void-inference: who does not follow holds no half of the suit led;
        a Pope or Fool proves it only where it may not be played otherwise."""
        if self.led != NO_SUIT and (suit != NO_SUIT or not self.rules.special_any_time):
            self.voids[seat] |= bit(self.led)

    def take_trick(self, journal: Journal | None) -> None:
        """double:trick:collect: the winner takes the trick and leads (double:trick:winner-leads)."""
        winner = self.best_seat
        self.tricks[winner] += 1
        if journal is not None:
            facts.tell_trick(self, journal)
        self.past += 1
        self.lead(winner)
        if not self.held[winner]:
            self.settle(journal)

    def settle(self, journal: Journal | None) -> None:
        """double:score:simultaneous: all seats from the same trick counts."""
        points, changes, kept = self.points, self.changes, self.kept
        for seat in range(self.players):
            bid = self.bids[seat]
            tricks = self.tricks[seat]
            change = settlement(bid, tricks, points[seat], self.rules.zero_bonus)
            points[seat] = points[seat] + change
            changes[seat] = change
            if bid == tricks:
                kept[seat] = kept[seat] + 1
        if journal is not None:
            facts.tell_settlement(self, journal)
        self.next_round(journal)

    def next_round(self, journal: Journal | None) -> None:
        """double:round:dealer-rotation: the deal moves left; after the last round the game ends,
        double:opt:tie: or one extra round decides between the leaders."""
        self.actor = CHANCE
        self.phase = DEALING
        rounds = len(self.rules.schedule)
        if self.round + 1 < rounds:
            self.cards = self.rules.schedule[self.round + 1]
        elif self.round + 1 == rounds and self.needs_extra_round():
            self.cards = 1
            self.contenders = best(self.points, self.contenders)
            if journal is not None:
                journal.note("extra-round", {"seats": numbers(self.contenders)})
        else:
            self.end(journal)
            return
        self.round += 1
        self.dealer = self.left_of(self.dealer)

    def needs_extra_round(self) -> bool:
        return self.rules.tie == EXTRA_ROUND and count(best(self.points, self.contenders)) > 1

    def end(self, journal: Journal | None) -> None:
        self.actor = OVER
        self.phase = ENDED
        if journal is not None:
            facts.tell_end(self, int(self.winners()), journal)

    def playout(self, dice: Dice) -> i64:
        """As for every game, without asking at each step what kind of step it is."""
        decisions: i64 = 0
        rules = self.rules
        while self.actor != OVER:
            if self.actor == CHANCE:
                self.roll(dice)
            while self.phase == BIDDING:
                self.bid(self.actor, dice.member(self.legal(self.actor)), None)
                decisions += 1
            while self.phase == PLAYING:
                seat = self.actor
                self.play(
                    seat, dice.member(playable(self.held[seat], self.led, rules.special_any_time)), None
                )
                decisions += 1
        return decisions

    def scores(self) -> list[int]:
        return [int(self.points[seat]) for seat in range(self.players)]

    def score(self, seat: i64) -> i64:
        return self.points[seat]

    def winners(self) -> i64:
        if self.phase != ENDED:
            return 0
        return winners(self.points, self.kept, self.contenders, self.rules.tie)

    def replay_trick(self, leader: i64, motifs: list[int]) -> None:
        """Put motifs that were played before onto the table; hands and tricks won are set elsewhere."""
        self.lead(leader)
        for motif in motifs:
            self.show(self.actor, motif)
            self.actor = self.left_of(self.actor)
        if self.in_trick == self.players:
            self.past += 1
            self.lead(self.best_seat)

    def redeal(self, seat: i64, dice: Dice) -> None:
        secret = hidden_bids(self, seat)
        for other in range(self.players):
            if secret & bit(other):
                bids = biddable(self.cards, self.points[other], self.rules.credit)
                self.bids[other] = dice.member(bids)
        redeal_hands(self, seat, dice)

    def observe(self, seat: i64, words: vec[i64], at: i64) -> None:
        observe(self, seat, words, at)

    def copy(self) -> "DoublePosition":
        twin = DoublePosition(self.rules)
        twin.copy_from(self)
        return twin
