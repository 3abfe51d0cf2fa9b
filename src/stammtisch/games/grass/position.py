"""One moment of Grass, and what an act does to it.

Acts are numbers; see `acts`. People write whole acts; see `notation`.
"""

from collections.abc import Sequence
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import Dice, bit, numbers
from stammtisch.base.draws import Draw
from stammtisch.base.errors import Bug
from stammtisch.games.grass import acts, deals, effects, playing, stages
from stammtisch.games.grass.choosing import legal_acts
from stammtisch.games.grass.hidden import redeal
from stammtisch.games.grass.observation import observe
from stammtisch.games.grass.piles import add
from stammtisch.games.grass.rounds import choose_dealer, deal, end_turn, pick, shuffle_and_deal
from stammtisch.games.grass.scoring import game_winners
from stammtisch.games.grass.state import EVERYONE, GrassState
from stammtisch.games.position import CHANCE, OVER, Journal, tell


@final
class GrassPosition(GrassState):
    """One moment of Grass with all cards known."""

    def actors(self) -> i64:
        """grass.common:turn.0: the active player, and whoever is asked for an answer, a gift, a loss, a
        pass or a pick."""
        stage = self.stage
        if stage == stages.OFFERED:
            return self.to_answer | bit(self.active) | bit(self.offer_from)
        if stage in (stages.PASSING, stages.DRAFTING):
            return self.without_lock()
        if stage == stages.LOCKING:
            return bit(self.offer_from) | bit(self.target)
        return bit(self.actor) if self.actor >= 0 else 0

    def legal(self, seat: i64) -> i64:
        return legal_acts(self, seat)

    def make(self, seat: i64, act: i64, journal: Journal | None = None) -> None:
        stage = self.stage
        if stage == stages.TURN:
            self.do_turn(seat, act, journal)
        elif stage == stages.OFFERED:
            self.do_answer(seat, act, journal)
        elif act < acts.SEATS:
            self.do_card(seat, act, journal)
        elif act < acts.END:
            self.do_seat(seat, act - acts.SEATS, journal)
        else:
            self.do_word(seat, act, journal)

    def apply(self, seat: i64, act: i64, journal: Journal | None = None) -> None:
        """As for every game; from Python a method of the last class is reached a good deal sooner."""
        if not (0 <= seat < self.players and 0 <= act < acts.ACT_COUNT and self.legal(seat) & bit(act)):
            raise self.refusal(seat, act)
        self.make(seat, act, journal)

    def acts(self, seat: i64) -> list[int]:
        """As for every game, and here for the same reason as `apply`."""
        return numbers(self.legal(seat))

    def do_turn(self, seat: i64, act: i64, journal: Journal | None) -> None:
        if act < acts.SEATS:
            playing.play_card(self, seat, act, journal)
        elif act == acts.END:
            tell(journal, "turn-ended", seat)
            end_turn(self, journal)
        elif act == acts.WASTE:
            self.stage = stages.WASTING
        elif act == acts.SWAP:
            self.stage = stages.SWAPPING
            self.actor = seat
        else:
            deals.start_offer(self)

    def do_answer(self, seat: i64, act: i64, journal: Journal | None) -> None:
        if act == acts.ACCEPT:
            deals.accept(self, seat, journal)
        elif act == acts.DECLINE:
            deals.decline(self, seat, journal)
        elif act == acts.WILLING:
            deals.signal(self, seat, journal)
        elif act == acts.COUNTER:
            deals.counter(self, seat)
        elif act == acts.WITHDRAW:
            deals.withdraw(self, seat, journal)
        elif acts.SEATS <= act < acts.END:
            deals.accept(self, act - acts.SEATS, journal)
        else:
            if act != acts.SWAP:
                deals.lapse(self, journal)
            self.do_turn(seat, act, journal)

    def do_card(self, seat: i64, kind: i64, journal: Journal | None) -> None:
        stage = self.stage
        if stage == stages.WASTING:
            playing.waste_card(self, seat, kind, journal)
        elif stage == stages.PASSING:
            effects.lock_pass(self, seat, kind, journal)
        elif stage == stages.STEALING:
            playing.steal(self, seat, kind, journal)
        elif stage in (stages.PAYING, stages.PAYING_COVERED):
            playing.pay_fine(self, seat, kind, journal)
        elif stage == stages.COVERING:
            add(self.heaps, self.chosen(), kind)
        elif stage == stages.GIVING:
            effects.give_chosen(self, seat, kind, journal)
        elif stage == stages.LOSING:
            effects.lose_chosen(self, seat, kind, journal)
        elif stage == stages.SWAPPING:
            deals.swap_own(self, kind)
        elif stage == stages.SWAPPING_FOR:
            deals.swap(self, seat, kind, journal)
        elif stage in (stages.OFFERING, stages.HAND_GIVING):
            deals.offer_card(self, kind)
        elif stage == stages.ASKING:
            deals.ask_card(self, kind, journal)
        elif stage == stages.BOARD_GIVING:
            add(self.heaps, self.board_give(), kind)
        elif stage == stages.BOARD_ASKING:
            add(self.heaps, self.board_want(), kind)
        elif stage == stages.LOCKING:
            deals.lock_hidden(self, seat, kind, journal)
        else:
            pick(self, seat, kind, journal)

    def do_seat(self, seat: i64, target: i64, journal: Journal | None) -> None:
        if self.stage == stages.TARGETING:
            playing.aim(self, seat, target, journal)
        elif self.stage == stages.SWAPPING_WITH:
            deals.swap_with(self, target)
        else:
            deals.address(self, target)

    def do_word(self, seat: i64, act: i64, journal: Journal | None) -> None:
        if act == acts.TO_ALL:
            deals.address(self, EVERYONE)
        elif act == acts.BOARD:
            deals.offer_board(self)
        elif act == acts.FOR:
            deals.ask_board(self)
        elif act == acts.HAND:
            deals.add_hand_part(self, journal)
        elif act == acts.WITHDRAW:
            deals.withdraw(self, seat, journal)
        elif act >= acts.COVERS:
            playing.pay_from_cover(self, act - acts.COVERS)
        elif self.stage == stages.COVERING:
            playing.protect(self, seat, journal)
        else:
            deals.put_offer(self, journal)

    def chance(self) -> Draw | None:
        """grass.digital:random.1: lots, the shuffled pack, and cards taken at random."""
        if self.stage == stages.LOT:
            return Draw("first dealer", 0, self.players, 1)
        if self.stage == stages.CHOOSING_DEALER:
            return Draw("next dealer", self.round, self.players, 1)
        if self.stage == stages.DEALING:
            return Draw("deal", self.round + 1, self.rules.pack_size, self.rules.pack_size)
        if self.stage == stages.LUCKY:
            return Draw("lucky", self.taken + 1, effects.takeable(self), 1)
        return None

    def answer(self, drawn: Sequence[int], journal: Journal | None = None) -> None:
        if self.stage == stages.DEALING:
            deal(self, drawn, journal)
        elif self.stage == stages.LUCKY:
            effects.take_at_random(self, drawn[0], journal)
        elif self.stage == stages.LOT or self.stage == stages.CHOOSING_DEALER:
            choose_dealer(self, drawn[0], journal)
        else:
            raise Bug("nothing is to be drawn now")

    def roll(self, dice: Dice) -> None:
        if self.stage == stages.DEALING:
            shuffle_and_deal(self, dice)
        elif self.stage == stages.LUCKY:
            effects.take_at_random(self, dice.below(effects.takeable(self)), None)
        elif self.stage == stages.LOT or self.stage == stages.CHOOSING_DEALER:
            choose_dealer(self, dice.below(self.players), None)

    def playout(self, dice: Dice) -> i64:
        """To the end of the round: at random nobody may ever reach the target, for money is lost as
        easily as it is made."""
        decisions: i64 = 0
        start = self.round
        while self.actor != OVER and self.round == start:
            if self.actor == CHANCE:
                self.roll(dice)
            else:
                seat = self.actor
                self.make(seat, dice.member(self.legal(seat)))
                decisions += 1
        return decisions

    def scores(self) -> list[int]:
        return [int(self.totals[seat]) for seat in range(self.players)]

    def score(self, seat: i64) -> i64:
        return self.totals[seat]

    def winners(self) -> i64:
        if self.stage != stages.ENDED or self.rules.options.course:
            return 0
        return game_winners(self.totals, self.rules.terms)

    def redeal(self, seat: i64, dice: Dice) -> None:
        redeal(self, seat, dice)

    def observe(self, seat: i64, words: vec[i64], at: i64) -> None:
        observe(self, seat, words, at)

    def copy(self) -> "GrassPosition":
        twin = GrassPosition(self.rules)
        twin.copy_from(self)
        return twin
