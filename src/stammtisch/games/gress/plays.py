"""What an official table remembers of cards laid: enough to rule on a take-back or a complaint.

The log takes the place of looking through the pile (gress:Q21). A play that nothing can change any more is
forgotten; one that was wrong is kept until it is settled, and so is a lawful one that a complaint would mean
instead.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.games.gress.moment import Moment

TURN: Final = 0
THROW: Final = 1
DEFENCE_SEVEN: Final = 2
DEFENCE_EIGHT: Final = 3
DEFENCE_NINE: Final = 4

SINGLE: Final = 0
SEVENS_PACKET: Final = 1
NINES_PACKET: Final = 2
MALFORMED: Final = 3
"""The shapes of what is laid in one contact; the last is no packet that any rule knows (gress:Q05)."""


@final
class Play:
    """Cards laid in one contact, and how things stood directly before."""

    def __init__(self, date: i64, seat: i64, cards: vec[i64], before: Moment) -> None:
        self.date: Final[i64] = date
        self.seat: Final[i64] = seat
        self.cards: Final = cards
        """From the bottom up."""
        self.before: Moment = before
        self.kind: i64 = TURN
        self.holding: bool = False
        self.lawful: bool = True
        self.settled: bool = False
        """Complained about and ruled on, which happens once."""
        self.in_pile: bool = True
        """Not shuffled away since."""
        self.covered: bool = False
        """Somebody else has laid a card since that can't go back any more."""
        self.moved: bool = False
        """Somebody else has made a turn since that can't go back any more."""
        self.marke: bool = False
        """Its player has lawfully taken up the Marke since, and before the next turn of anybody else."""
        self.counted: i64 = 0
        """For a wrong play: the last event before it that changed how many cards its player holds."""
        self.passed: i64 = 0
        """How many cards of debt a seven defence passed on, and where that debt came from."""
        self.passed_origin: i64 = 0
        self.passed_play: i64 = 0
        self.top: i64 = -1
        """What lay on top before, with its wish; -1 before the opening."""
        self.owing: i64 = 0
        """Before: who owed cards; who owed others than those of the seven to defend; who had nothing but
        one card and no Marke."""
        self.owing_other: i64 = 0
        self.lonely: i64 = 0
        self.got: vec[i64] = vec[i64]()
        """Cards that seats got between the last card of another player and this one: 32 times the seat
        plus the kind."""

    def forget_before(self) -> None:
        """How things stood before no longer matters: others have moved since, and it is too old to measure
        an amnesty against."""
        self.before = Moment()
        self.got = vec[i64]()
        self.owing = 0
        self.owing_other = 0
        self.lonely = 0

    def is_turn(self) -> bool:
        return self.kind not in (THROW, DEFENCE_NINE)

    def is_wrong(self) -> bool:
        """Wrong, and not yet settled."""
        return not self.lawful and not self.settled

    def shares(self, other: "Play") -> bool:
        """Whether equal cards lie in both."""
        for i in range(len(self.cards)):
            for k in range(len(other.cards)):
                if self.cards[i] == other.cards[k]:
                    return True
        return False

    def copy(self) -> "Play":
        twin = Play(self.date, self.seat, self.cards, self.before.copy())
        twin.kind = self.kind
        twin.holding = self.holding
        twin.lawful = self.lawful
        twin.settled = self.settled
        twin.in_pile = self.in_pile
        twin.covered = self.covered
        twin.moved = self.moved
        twin.marke = self.marke
        twin.counted = self.counted
        twin.passed = self.passed
        twin.passed_origin = self.passed_origin
        twin.passed_play = self.passed_play
        twin.top = self.top
        twin.owing = self.owing
        twin.owing_other = self.owing_other
        twin.lonely = self.lonely
        twin.got = self.got
        return twin


@final
class Gift:
    """A card given away that its receiver has not touched yet (gress:Q11)."""

    def __init__(self, play: i64, giver: i64, receiver: i64, card: i64) -> None:
        self.play: Final[i64] = play
        self.giver: Final[i64] = giver
        self.receiver: Final[i64] = receiver
        self.card: Final[i64] = card


def fixed(plays: list[Play], place: i64) -> bool:
    """Whether the play at this place can never go back to a hand: it is lawful or settled, and lies on
    no wrong card of its own player that still could (gress:Q09)."""
    if plays[place].is_wrong():
        return False
    seat = plays[place].seat
    below = place - 1
    while below >= 0 and plays[below].seat == seat:
        if plays[below].is_wrong():
            return False
        below -= 1
    return True


def forget(plays: list[Play]) -> list[Play]:
    """The plays that can still matter.

    That is every wrong one, all since the last that is fixed, that one, the one of another player before it,
    against which its own player's amnesty is measured (gress:Q16), and those that hide a wrong one
    (gress:Q21).
    """
    last = len(plays) - 1
    while last >= 0 and not fixed(plays, last):
        last -= 1
    if last < 0:
        return plays
    other = last - 1
    while other >= 0 and plays[other].seat == plays[last].seat:
        other -= 1
    kept: list[Play] = []
    for place in range(len(plays)):
        play = plays[place]
        if place >= last or place == other:
            kept.append(play)
            continue
        if play.is_wrong():
            kept.append(play)
            if play.moved:
                play.forget_before()
            continue
        for earlier in kept:
            if earlier.seat != play.seat:
                earlier.covered = True
                if play.is_turn():
                    earlier.moved = True
        if hides_wrong(kept, play):
            play.forget_before()
            kept.append(play)
    return kept


def hides_wrong(older: list[Play], play: Play) -> bool:
    """gress:Q21: whether a complaint that names a card of this lawful play would mean a wrong one of the same
    player, did this one not come first."""
    if play.settled:
        return False
    return any(other.seat == play.seat and other.is_wrong() and other.shares(play) for other in older)
