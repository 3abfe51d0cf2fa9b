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
from stammtisch.games.grass import facts
from stammtisch.games.grass.acts import (
    ACCEPT,
    ACT_COUNT,
    BOARD,
    COUNTER,
    COVERS,
    DECLINE,
    END,
    FOR,
    HAND,
    SEATS,
    SWAP,
    TO_ALL,
    WASTE,
    WILLING,
    WITHDRAW,
)
from stammtisch.games.grass.choosing import legal_acts
from stammtisch.games.grass.deals import (
    accept,
    add_hand_part,
    address,
    ask_board,
    ask_card,
    counter,
    decline,
    lapse,
    lock_hidden,
    offer_board,
    offer_card,
    put_offer,
    signal,
    start_offer,
    swap,
    swap_own,
    swap_with,
    withdraw,
)
from stammtisch.games.grass.effects import (
    give_chosen,
    lock_pass,
    lose_chosen,
    take_at_random,
    takeable,
)
from stammtisch.games.grass.hidden import redeal
from stammtisch.games.grass.observation import observe
from stammtisch.games.grass.piles import add
from stammtisch.games.grass.playing import (
    aim,
    pay_fine,
    pay_from_cover,
    play_card,
    protect,
    steal,
    waste_card,
)
from stammtisch.games.grass.rounds import choose_dealer, deal, end_turn, pick, shuffle_and_deal
from stammtisch.games.grass.scoring import game_winners
from stammtisch.games.grass.state import (
    ASKING,
    BOARD_ASKING,
    BOARD_GIVING,
    CHOOSING_DEALER,
    COVERING,
    DEALING,
    DRAFTING,
    ENDED,
    EVERYONE,
    GIVING,
    HAND_GIVING,
    LOCKING,
    LOSING,
    LOT,
    LUCKY,
    OFFERED,
    OFFERING,
    PASSING,
    PAYING,
    PAYING_COVERED,
    STEALING,
    SWAPPING,
    SWAPPING_FOR,
    SWAPPING_WITH,
    TARGETING,
    TURN,
    WASTING,
    GrassState,
)
from stammtisch.games.position import CHANCE, OVER, Journal


@final
class GrassPosition(GrassState):
    """One moment of Grass with all cards known."""

    def actors(self) -> i64:
        """grass.common:turn.0: the active player, and whoever is asked for an answer, a gift, a loss, a
        pass or a pick."""
        stage = self.stage
        if stage == OFFERED:
            return self.to_answer | bit(self.active) | bit(self.offer_from)
        if stage in (PASSING, DRAFTING):
            return self.without_lock()
        if stage == LOCKING:
            return bit(self.offer_from) | bit(self.target)
        return bit(self.actor) if self.actor >= 0 else 0

    def legal(self, seat: i64) -> i64:
        return legal_acts(self, seat)

    def make(self, seat: i64, act: i64, journal: Journal | None = None) -> None:
        stage = self.stage
        if stage == TURN:
            self.do_turn(seat, act, journal)
        elif stage == OFFERED:
            self.do_answer(seat, act, journal)
        elif act < SEATS:
            self.do_card(seat, act, journal)
        elif act < END:
            self.do_seat(seat, act - SEATS, journal)
        else:
            self.do_word(seat, act, journal)

    def apply(self, seat: i64, act: i64, journal: Journal | None = None) -> None:
        """As for every game; from Python a method of the last class is reached a good deal sooner."""
        if not (0 <= seat < self.players and 0 <= act < ACT_COUNT and self.legal(seat) & bit(act)):
            raise self.refusal(seat, act)
        self.make(seat, act, journal)

    def acts(self, seat: i64) -> list[int]:
        """As for every game, and here for the same reason as `apply`."""
        return numbers(self.legal(seat))

    def do_turn(self, seat: i64, act: i64, journal: Journal | None) -> None:
        if act < SEATS:
            play_card(self, seat, act, journal)
        elif act == END:
            if journal is not None:
                facts.tell(journal, "turn-ended", seat)
            end_turn(self, journal)
        elif act == WASTE:
            self.stage = WASTING
        elif act == SWAP:
            self.stage = SWAPPING
            self.actor = seat
        else:
            start_offer(self)

    def do_answer(self, seat: i64, act: i64, journal: Journal | None) -> None:
        if act == ACCEPT:
            accept(self, seat, journal)
        elif act == DECLINE:
            decline(self, seat, journal)
        elif act == WILLING:
            signal(self, seat, journal)
        elif act == COUNTER:
            counter(self, seat)
        elif act == WITHDRAW:
            withdraw(self, seat, journal)
        elif SEATS <= act < END:
            accept(self, act - SEATS, journal)
        else:
            if act != SWAP:
                lapse(self, journal)
            self.do_turn(seat, act, journal)

    def do_card(self, seat: i64, kind: i64, journal: Journal | None) -> None:
        stage = self.stage
        if stage == WASTING:
            waste_card(self, seat, kind, journal)
        elif stage == PASSING:
            lock_pass(self, seat, kind, journal)
        elif stage == STEALING:
            steal(self, seat, kind, journal)
        elif stage in (PAYING, PAYING_COVERED):
            pay_fine(self, seat, kind, journal)
        elif stage == COVERING:
            add(self.heaps, self.chosen(), kind)
        elif stage == GIVING:
            give_chosen(self, seat, kind, journal)
        elif stage == LOSING:
            lose_chosen(self, seat, kind, journal)
        elif stage == SWAPPING:
            swap_own(self, kind)
        elif stage == SWAPPING_FOR:
            swap(self, seat, kind, journal)
        elif stage in (OFFERING, HAND_GIVING):
            offer_card(self, kind)
        elif stage == ASKING:
            ask_card(self, kind, journal)
        elif stage == BOARD_GIVING:
            add(self.heaps, self.board_give(), kind)
        elif stage == BOARD_ASKING:
            add(self.heaps, self.board_want(), kind)
        elif stage == LOCKING:
            lock_hidden(self, seat, kind, journal)
        else:
            pick(self, seat, kind, journal)

    def do_seat(self, seat: i64, target: i64, journal: Journal | None) -> None:
        if self.stage == TARGETING:
            aim(self, seat, target, journal)
        elif self.stage == SWAPPING_WITH:
            swap_with(self, target)
        else:
            address(self, target)

    def do_word(self, seat: i64, act: i64, journal: Journal | None) -> None:
        if act == TO_ALL:
            address(self, EVERYONE)
        elif act == BOARD:
            offer_board(self)
        elif act == FOR:
            ask_board(self)
        elif act == HAND:
            add_hand_part(self, journal)
        elif act == WITHDRAW:
            withdraw(self, seat, journal)
        elif act >= COVERS:
            pay_from_cover(self, act - COVERS)
        elif self.stage == COVERING:
            protect(self, seat, journal)
        else:
            put_offer(self, journal)

    def chance(self) -> Draw | None:
        """grass.digital:random.1: lots, the shuffled pack, and cards taken at random."""
        if self.stage == LOT:
            return Draw("first dealer", 0, self.players, 1)
        if self.stage == CHOOSING_DEALER:
            return Draw("next dealer", self.round, self.players, 1)
        if self.stage == DEALING:
            return Draw("deal", self.round + 1, self.rules.pack_size, self.rules.pack_size)
        if self.stage == LUCKY:
            return Draw("lucky", self.taken + 1, takeable(self), 1)
        return None

    def answer(self, drawn: Sequence[int], journal: Journal | None = None) -> None:
        if self.stage == DEALING:
            deal(self, drawn, journal)
        elif self.stage == LUCKY:
            take_at_random(self, drawn[0], journal)
        elif self.stage == LOT or self.stage == CHOOSING_DEALER:
            choose_dealer(self, drawn[0], journal)
        else:
            raise Bug("nothing is to be drawn now")

    def roll(self, dice: Dice) -> None:
        if self.stage == DEALING:
            shuffle_and_deal(self, dice)
        elif self.stage == LUCKY:
            take_at_random(self, dice.below(takeable(self)), None)
        elif self.stage == LOT or self.stage == CHOOSING_DEALER:
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
        if self.stage != ENDED or self.rules.options.course:
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
