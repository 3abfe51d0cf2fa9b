"""One moment of Gress, and what an act does to it. `acts.py` has the numbering."""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import Dice, bit, lowest, numbers
from stammtisch.base.draws import Draw
from stammtisch.base.errors import Bug
from stammtisch.games.gress.acts import (
    ACT_COUNT,
    CARD,
    COMPLAIN,
    DOWN,
    DRAW,
    ELSE,
    GIVE,
    HOLDING,
    LAY,
    MARKE,
    OPEN,
    PACKET,
    READY,
    SEAT,
    STOP,
    SUIT,
    SWAP,
    TAKE,
    TAKEBACK,
    TOUCH,
    VORLETZTE,
)
from stammtisch.games.gress.choosing import (
    before_the_opening,
    first_acts,
    lawful,
    may_finish_packet,
    next_steps,
)
from stammtisch.games.gress.complaints import complain_play
from stammtisch.games.gress.dealing import claim_misdeal, deal, get_ready, roll_deal
from stammtisch.games.gress.drawing import draw, may_stop, reshuffle, roll_reshuffle, stop
from stammtisch.games.gress.exclusion import exclude_by_penalties, vote_out, withdraw_vote
from stammtisch.games.gress.gifts import give, take
from stammtisch.games.gress.hidden import redeal_hidden
from stammtisch.games.gress.laying import lay_card, lay_packet, open_game, wish
from stammtisch.games.gress.marke import (
    complain_marke,
    complain_vorletzte,
    may_take_marke,
    must_say,
    say_vorletzte,
    take_marke,
)
from stammtisch.games.gress.moment import with_one
from stammtisch.games.gress.observation import observe
from stammtisch.games.gress.rules import NO_LIMIT
from stammtisch.games.gress.scoring import winners
from stammtisch.games.gress.settlement import final_points, find_actor, lay_down
from stammtisch.games.gress.state import ACTIVE, DEALING, DRAWING_LOTS, ENDED, READYING, GressState
from stammtisch.games.gress.swaps import call_swap, lay_hand, order_swap, touch_hand
from stammtisch.games.gress.wrong_plays import take_back
from stammtisch.games.position import CHANCE, OVER, Journal, tell

STAGED: Final[i64] = bit(PACKET) | bit(GIVE) | bit(SWAP) | bit(ELSE)
"""The acts that begin a choice of several steps."""


@final
class GressPosition(GressState):
    """One moment of Gress with all cards known."""

    def actors(self) -> i64:
        """Everybody with anything to do: at an official table always all who play."""
        seats: i64 = 0
        for seat in range(self.players):
            if self.legal(seat):
                seats |= bit(seat)
        return seats

    def legal(self, seat: i64) -> i64:
        acts = first_acts(self, seat)
        if acts and self.begun & bit(seat):
            return next_steps(self, seat, not self.rules.official)
        return acts

    def chance(self) -> Draw | None:
        """gress:Q73: who deals first may be a lot; gress:3.1: the pack is shuffled; gress:10.1: all of the
        pile but its top card may have to be."""
        if self.phase == DRAWING_LOTS:
            return Draw("first dealer", 0, self.players, 1)
        if self.phase == DEALING:
            return Draw("deal", self.deals, self.rules.pack, self.rules.pack)
        if self.stopper >= 0:
            return Draw("reshuffle", self.shuffles, self.pile_size - 1, self.pile_size - 1)
        return None

    def answer(self, drawn: Sequence[int], journal: Journal | None = None) -> None:
        if self.phase == DRAWING_LOTS:
            self.dealer = drawn[0]
            self.phase = DEALING
            tell(journal, "dealer-chosen", self.dealer)
        elif self.phase == DEALING:
            deal(self, drawn, journal)
        elif self.stopper >= 0:
            reshuffle(self, drawn, journal)
        else:
            raise Bug("nothing is to be drawn now")
        find_actor(self)

    def roll(self, dice: Dice) -> None:
        if self.phase == DRAWING_LOTS:
            self.dealer = dice.below(self.players)
            self.phase = DEALING
        elif self.phase == DEALING:
            roll_deal(self, dice)
        elif self.stopper >= 0:
            roll_reshuffle(self, dice)
        find_actor(self)

    def apply(self, seat: i64, act: i64, journal: Journal | None = None) -> None:
        """As for every game; from Python a method of the last class is reached a good deal sooner."""
        if not (0 <= seat < self.players and 0 <= act < ACT_COUNT and self.legal(seat) & bit(act)):
            raise self.refusal(seat, act)
        self.make(seat, act, journal)

    def acts(self, seat: i64) -> list[int]:
        """As for every game, and here for the same reason as `apply`."""
        return numbers(self.legal(seat))

    def make(self, seat: i64, act: i64, journal: Journal | None = None) -> None:
        if self.begun & bit(seat):
            self.go_on(seat, act, journal)
        elif bit(act) & STAGED:
            self.begun |= bit(seat)
            self.steps[seat] = vec[i64]([act])
        else:
            self.do(seat, act, False, journal)
        if self.rules.penalty_limit != NO_LIMIT:
            exclude_by_penalties(self, journal)
        find_actor(self)

    def do(self, seat: i64, act: i64, holding: bool, journal: Journal | None) -> None:
        """An act of one step, with the action hand or the holding hand: all see with which."""
        if holding and act != LAY and journal is not None:
            journal.note("holding-hand", {"seat": int(seat)})
        if act < SEAT:
            lay_card(self, seat, act - CARD, holding, journal)
        elif act == DRAW:
            draw(self, seat, holding, journal)
        elif act < READY:
            wish(self, seat, act - SUIT, journal)
        elif act == VORLETZTE:
            say_vorletzte(self, seat, journal)
        elif act == MARKE:
            take_marke(self, seat, holding, journal)
        elif act == LAY:
            lay_hand(self, seat, holding, journal)
        elif act == TOUCH:
            if not holding:
                touch_hand(self, seat, journal)
        elif act == TAKE:
            if not holding:
                take(self, seat, journal)
        elif act == TAKEBACK:
            take_back(self, seat, journal)
        elif act == STOP:
            if may_stop(self, seat):
                stop(self, seat, journal)
        elif act == DOWN:
            lay_down(self, seat, journal)
        elif act == READY:
            get_ready(self, seat, journal)
        elif act == OPEN:
            open_game(self, journal)

    def go_on(self, seat: i64, act: i64, journal: Journal | None) -> None:
        """One more step of a choice; the last one does the act."""
        steps = with_one(self.steps[seat], act)
        last = len(steps) - 1
        if steps[0] == ELSE and last == 1 and act != ELSE:
            self.steps[seat] = steps
            return
        holding = steps[0] == ELSE and steps[1] == HOLDING
        at: i64 = 2 if holding else 0
        begun = steps[at]
        if act == ELSE:
            self.finish_list(seat, steps, at, journal)
        elif last == at and not bit(act) & STAGED:
            self.forget_steps(seat)
            self.do(seat, act, holding, journal)
        elif begun == GIVE and last == at + 2:
            self.forget_steps(seat)
            give(self, seat, steps[at + 1], act - SEAT, holding, journal)
        elif begun == SWAP and last > self.now.nine_two:
            self.forget_steps(seat)
            if self.now.nine_two:
                order_swap(self, seat, steps[1] - SEAT, act - SEAT, journal)
            else:
                call_swap(self, seat, act - SEAT, journal)
        elif begun != ELSE or not self.complains(seat, steps, journal):
            self.steps[seat] = steps

    def finish_list(self, seat: i64, steps: vec[i64], at: i64, journal: Journal | None) -> None:
        """ELSE inside a choice: two cards or more are a packet, a complaint about cards that has said whose
        they are is made; all else is dropped."""
        self.forget_steps(seat)
        last = len(steps) - 1
        complains = steps[0] == ELSE and last > 3 and steps[1] == COMPLAIN and steps[2] == PACKET
        start = 4 if complains else at + 1
        if not complains and (steps[at] != PACKET or last - start < 2):
            return
        cards = vec[i64]([0] * (last - start))
        for i in range(last - start):
            cards[i] = steps[start + i]
        if complains:
            complain_play(self, seat, steps[3] - SEAT, cards, journal)
        elif may_finish_packet(self, seat, cards[0]):
            if at == 2 and journal is not None:
                journal.note("holding-hand", {"seat": int(seat)})
            lay_packet(self, seat, cards, at == 2, journal)

    def complains(self, seat: i64, steps: vec[i64], journal: Journal | None) -> bool:
        """A complaint with its topic and whom it is about, if that is all said."""
        if len(steps) < 3 or steps[1] != COMPLAIN or steps[2] == PACKET:
            return False
        about = steps[2]
        if about == READY:
            self.forget_steps(seat)
            claim_misdeal(self, seat, journal)
            return True
        if len(steps) < 4:
            return False
        self.forget_steps(seat)
        target = steps[3] - SEAT
        if about == VORLETZTE:
            complain_vorletzte(self, seat, target, journal)
        elif about == MARKE:
            complain_marke(self, seat, target, journal)
        elif about == TAKEBACK:
            withdraw_vote(self, seat, target, journal)
        else:
            vote_out(self, seat, target, journal)
        return True

    def playout(self, dice: Dice) -> i64:
        """Lawful acts at random to the end; tells how many that took.

        Nobody forgets to say vorletzte or to take up the Marke. Apart from that all are equally quick: a
        seat is chosen at random, and if anything is right for it to do (a throw, a turn, a debt to pay, a
        right to use), it does one such thing at random; else whoever is on turn does.
        """
        decisions: i64 = 0
        while self.actor != OVER:
            if self.actor == CHANCE:
                self.roll(dice)
                continue
            if self.now.due and self.phase == ACTIVE and self.keep_time():
                decisions += 1
                continue
            seat = dice.below(self.players)
            acts = self.right(seat)
            if not acts:
                seat = self.actor
                acts = self.right(seat)
            self.make(seat, dice.member(acts))
            decisions += 1
        return decisions

    def keep_time(self) -> bool:
        """Somebody says vorletzte, or takes up the Marke, in time; False if nobody has to or can."""
        waiting = self.now.due & ~self.begun
        while waiting:
            seat = lowest(waiting)
            waiting &= waiting - 1
            if must_say(self.now, seat):
                say_vorletzte(self, seat, None)
                return True
            if self.marken[seat] >= 0 and may_take_marke(self, seat) and not self.is_halted():
                self.make(seat, MARKE)
                return True
        return False

    def right(self, seat: i64) -> i64:
        """The acts that are right for a seat, whatever the table lets happen."""
        if self.excluded & bit(seat):
            return 0
        if self.begun & bit(seat):
            return next_steps(self, seat, True) if self.legal(seat) else 0
        if self.phase == READYING:
            return before_the_opening(self, seat) & ~bit(ELSE)
        return lawful(self, seat)

    def scores(self) -> list[int]:
        """Nothing is counted before the hands lie open."""
        if self.phase != ENDED:
            return [0] * int(self.players)
        return final_points(self)

    def score(self, seat: i64) -> i64:
        if self.phase != ENDED:
            return 0
        return self.scores()[seat]

    def winners(self) -> i64:
        if self.phase != ENDED:
            return 0
        return winners(self)

    def redeal(self, seat: i64, dice: Dice) -> None:
        redeal_hidden(self, seat, dice)

    def observe(self, seat: i64, words: vec[i64], at: i64) -> None:
        observe(self, seat, words, at)

    def copy(self) -> "GressPosition":
        twin = GressPosition(self.rules)
        twin.copy_from(self)
        return twin
