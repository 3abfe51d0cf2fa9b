"""What a bot has seen of a game of Gress and still has in mind.

An official table shows no debts, no deadlines and no skipped players: whoever wants to know must have
watched. The memory is fed with facts the seat was told and with its views, and with nothing else. Where a
level is imperfect, dice decide once for each occasion what is missed.
"""

from typing import Final

from stammtisch.base.bits import Dice
from stammtisch.games.gress.cards import card_named, entry_named
from stammtisch.games.gress.moment import NOBODY, Moment
from stammtisch.games.gress.turns import is_lawful, shape_of_kinds
from stammtisch.games.gress.view import View
from stammtisch.games.position import Fact
from stammtisch.players.gress.debts import DebtLists, cards_told, number
from stammtisch.players.gress.level import Level, happens

LAID: Final = frozenset(
    {
        *("turn-played", "thrown", "jack-thrown", "packet-played"),
        *("eight-defended", "sevens-defended", "nine-defended"),
    }
)
NO_TURN: Final = frozenset({"thrown", "nine-defended"})
UNDONE: Final = frozenset({"taken-back", "taken-back-free", "bounced", "cards-returned", "swap-undone"})
CLOSED: Final = 0
DUE: Final = 1
SAID: Final = 2
"""The time to say vorletzte: not running, running, running and said."""

CAREFUL: Final = 150
CROWDED: Final = 100
"""How much less likely one is to throw, for each card laid too late, and for each player above four."""
MOST_BURNT: Final = 4
WHIMS: Final = 5040
"""Divided by any small number it leaves every rest equally often."""
UNSURE: Final = 4
"""Who has miscounted what somebody owes complains only so seldom: one feels unsure."""


class Memory:
    """One seat's picture of the table. `seen` is all it saw of debts, `mind` what it thinks of."""

    def __init__(self, seat: int, players: int, level: Level) -> None:
        self.seat: Final = seat
        self.level: Final = level
        self.seen = DebtLists(players)
        self.mind = DebtLists(players)
        self.now = Moment()
        self.top = -1
        self.sizes = [5] * players
        self.marken = ["lies"] * players
        self.windows = [CLOSED] * players
        self.missed: set[int] = set()
        """Seats that did not say it in time, as far as noticed."""
        self.suspects: set[int] = set()
        """Seats thought to have laid a wrong card."""
        self.picked_wrong: set[int] = set()
        self.attack = 0
        """How much the last seven made the skipped player owe."""
        self.regret = False
        self.late = False
        """The own last card was wrong only because somebody else was quicker."""
        self.slips = False
        """Mistakes a card for a right one, this time."""
        self.whim = 0
        """Decides where one thing is as good as another, and stays as long as the top card and the turn."""
        self.forgot_word = False
        self.bold = False
        """Would take up the Marke without the word."""
        self.early = False
        """Will lay down the hand before the last debt is paid."""
        self.alert = True
        self.burnt = 0
        """Grows with every card laid too late. It makes careful with throws, and so does a table of more than
        four, where somebody is nearly always quicker."""
        self.crowd = max(0, players - 4)
        self.refused: set[str] = set()
        self.unsure = False
        """Something was undone: what lies where is clear again with the next look."""
        self.counted: set[int] = set()
        self.before = (NOBODY, list(self.windows), set[int](), set[int](), NOBODY, 0)
        """Who laid the last card; and windows, missed, wrong Marken and skipped player before that."""
        self.earlier: tuple[int, int, Moment] = (NOBODY, -1, Moment())
        """Who laid the last card; what lay on top before it, and how things stood."""
        self.occasion = (0, NOBODY)

    def owes(self, seat: int) -> bool:
        return self.mind.owed(seat) > 0

    def owes_other(self, seat: int, debts: DebtLists) -> bool:
        """More than the sevens just laid on a seat made it owe."""
        under_attack = self.now.skip_kind == 7 and self.now.skip_seat == seat
        return debts.owed(seat) > (self.attack if under_attack else 0)

    def lonely(self, seat: int) -> bool:
        return self.sizes[seat] == 1 and self.marken[seat] == "none"

    def perceive(self, view: View, facts: list[Fact], dice: Dice) -> None:
        """What happened since the last look, and how the table looks after it."""
        self.unsure = False
        self.counted.clear()
        if facts:
            self.refused.clear()
        for fact in facts:
            self.follow(fact, dice)
        self.look(view, dice)

    def follow(self, fact: Fact, dice: Dice) -> None:
        kind = fact.kind
        seat = number(fact.about.get("seat", NOBODY))
        wrong_hand = self.seen.holding == seat
        settled = kind == "card-taken" and self.seen.left[seat][:1] == [1] and not wrong_hand
        self.count_debts(fact, seat, dice)
        if kind in LAID:
            self.judge(seat, cards_told(fact), wrong_hand, dice)
            self.lay(seat, kind, cards_told(fact)[-1], dice)
        elif kind == "opened":
            self.lay(seat, "turn-played", cards_told(fact)[-1], dice)
        elif kind in ("turn-passed", "turn-again", "restarted"):
            self.now.turn = seat
            if kind == "restarted":
                self.now.throws = 0
                self.stop_skipping()
        elif kind == "skipped":
            self.now.skip_seat = seat
            self.now.skip_kind = 8 if self.top >= 0 and (self.top & 31) >> 2 == 1 else 7
        elif kind == "drew-up":
            self.counted.add(seat)
            self.turn_made(seat, dice)
            self.now.throws = 0
        elif kind == "vorletzte-said":
            if self.windows[seat] == DUE:
                self.windows[seat] = SAID
        elif kind == "marke-taken":
            self.judge_marke(seat, wrong_hand, dice)
        elif kind in ("gift-given", "swap-completed"):
            self.counted |= {seat, number(fact.about["target"])}
        elif kind in ("complaint-upheld", "complaint-rejected"):
            self.rule(number(fact.about["target"]), str(fact.about["kind"]), kind == "complaint-upheld")
        elif kind in UNDONE:
            self.undo(seat)
        elif kind == "take-back-refused":
            self.suspects.discard(seat)
        elif kind == "settlement":
            self.early = happens(self.level.early, dice)
        elif kind == "laid-down-early" and seat == self.seat:
            self.early = False
            self.recall()
        elif settled:
            self.counted.add(seat)

    def count_debts(self, fact: Fact, seat: int, dice: Dice) -> None:
        """Everything is seen; not everything is kept in mind."""
        self.seen.follow(fact)
        if fact.kind == "debt-created" and fact.about["reason"] == "seven":
            self.attack = number(fact.about["count"])
        forget = self.level.forget_own if seat == self.seat else self.level.forget_other
        if fact.kind == "card-taken":
            forget //= 3 if seat == self.seat else 10
        if not (fact.kind in ("debt-created", "card-taken") and happens(forget, dice)):
            self.mind.follow(fact)

    def judge(self, seat: int, cards: list[str], wrong_hand: bool, dice: Dice) -> None:
        """Whether cards somebody laid were right, from how the table looked before, with what one has in
        mind of debts; and whether one notices. With the holding hand none are (gress:10.3)."""
        if self.unsure or self.top < 0:
            return
        kinds = [card_named(card) for card in cards]
        right = not wrong_hand and self.fits(self.now, self.top, seat, kinds, self.mind)
        by, top, then = self.earlier
        quicker = not right and not wrong_hand and by not in (NOBODY, seat)
        late = quicker and self.fits(then, top, seat, kinds, self.mind)
        if seat == self.seat:
            self.burnt -= 1 if right and self.burnt else 0
            self.late = late
            self.regret = not right and happens(plain(self.level.notice_own, late), dice)
            return
        chance = self.level.false_alarm if right else plain(self.level.notice, late)
        if not right and not wrong_hand and self.fits(self.now, self.top, seat, kinds, self.seen):
            chance //= UNSURE
        if happens(chance, dice):
            self.suspects.add(seat)

    def fits(self, moment: Moment, top: int, seat: int, kinds: list[int], debts: DebtLists) -> bool:
        """Whether cards of a seat are right on a top card, with these debts."""
        owing, other, lonely = debts.owed(seat) > 0, self.owes_other(seat, debts), self.lonely(seat)
        return is_lawful(moment, top, seat, kinds[0], shape_of_kinds(kinds), owing, other, lonely)

    def judge_marke(self, seat: int, wrong_hand: bool, dice: Dice) -> None:
        right = self.windows[seat] == SAID and self.sizes[seat] == 2 and not wrong_hand
        if seat != self.seat and happens(self.level.false_alarm if right else self.level.notice, dice):
            self.picked_wrong.add(seat)
        self.counted.add(seat)

    def lay(self, seat: int, kind: str, card: str, dice: Dice) -> None:
        """A card lies on the pile."""
        skipped, by = int(self.now.skip_seat), int(self.now.skip_kind)
        self.before = (seat, list(self.windows), set(self.missed), set(self.picked_wrong), skipped, by)
        self.earlier = (seat, self.top, self.now.copy())
        self.top = card_named(card)
        self.counted.add(seat)
        daring = max(0, 1000 - CAREFUL * self.burnt - CROWDED * self.crowd)
        self.alert = happens(self.level.alert * daring // 1000, dice)
        self.now.call_to = NOBODY
        if seat != self.seat:
            self.regret = False
        if kind not in NO_TURN:
            self.turn_made(seat, dice)
            self.now.throws = 1

    def turn_made(self, mover: int, dice: Dice) -> None:
        """A turn ends every time to say vorletzte, and all complaints about that but those it makes
        possible and those about who made it."""
        self.missed &= {mover}
        self.picked_wrong &= {mover}
        self.stop_skipping()
        for seat in range(len(self.windows)):
            self.close(seat, dice)

    def stop_skipping(self) -> None:
        self.now.skip_seat = NOBODY
        self.now.skip_kind = 0

    def close(self, seat: int, dice: Dice) -> None:
        if self.windows[seat] == DUE and seat != self.seat and happens(self.level.notice, dice):
            self.missed.add(seat)
        self.windows[seat] = CLOSED

    def rule(self, target: int, about: str, upheld: bool) -> None:
        """A ruling clears the matter up, and makes who was in the wrong think about what is owed."""
        {"play": self.suspects, "marke": self.picked_wrong}.get(about, self.missed).discard(target)
        if target == self.seat and upheld:
            self.recall()
        elif about == "play" and not upheld:
            self.mind.left[target].clear()

    def recall(self) -> None:
        self.mind.left[self.seat] = list(self.seen.left[self.seat])

    def undo(self, seat: int) -> None:
        """It is as if the card had not been laid; a skipped player may defend again."""
        self.unsure = True
        self.suspects.discard(seat)
        if self.before[0] == seat:
            self.windows, self.missed, self.picked_wrong = self.before[1:4]
            self.now.skip_seat, self.now.skip_kind = self.before[4:]
            self.before = (NOBODY, list(self.windows), set(), set(), NOBODY, 0)
        if seat == self.seat:
            self.regret = False
            self.burnt = min(self.burnt + 2, MOST_BURNT)
            self.recall()

    def look(self, view: View, dice: Dice) -> None:
        """The table as it is now. While hands are being swapped their sizes don't count yet."""
        if view.top is not None:
            self.top = entry_named(view.top + (f":{view.wish}" if view.wish else ""))
        self.now.turn = view.turn
        self.now.direction = view.direction
        self.now.throws = 1 if view.throws else 0
        self.now.call_by, self.now.call_to = view.call or (NOBODY, NOBODY)
        self.marken = list(view.marken)
        self.suspects -= set(view.excluded)
        if self.occasion != (view.pile_size, view.turn):
            self.occasion = (view.pile_size, view.turn)
            self.slips = happens(self.level.slip, dice)
            self.whim = dice.below(WHIMS)
        if view.halt is None:
            for seat, size in enumerate(view.hand_sizes):
                self.resize(seat, size, dice)
        if view.ledger is not None:
            for seat, debts in enumerate(view.ledger.debts):
                self.seen.left[seat] = [debt.left for debt in debts]
            self.recall()

    def resize(self, seat: int, size: int, dice: Dice) -> None:
        """Only an event that changes a hand begins or ends the time to say vorletzte."""
        if size != self.sizes[seat] and seat in self.counted:
            self.close(seat, dice)
            if size == 2:
                self.windows[seat] = DUE
                if seat == self.seat:
                    self.forgot_word = happens(self.level.forget_word, dice)
                    self.bold = self.forgot_word and happens(500, dice)
        self.sizes[seat] = size


def plain(notice: int, late: bool) -> int:
    """The chance to notice something wrong: a card that came a moment too late hardly anybody misses."""
    return 1000 - (1000 - notice) // 4 if late else notice
