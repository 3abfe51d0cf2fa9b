"""One moment of any game, and what an act does to it: the hot half of the contract.

A position knows all cards, who may act, what they may do and what an act does. It is compiled, quick,
and knows acts only as small numbers; `game.Game` adds what people need.

Three kinds of game fit: turn by turn (one seat in `actors`), secret choices made at the same time
(several seats in `actors`, each view hiding what the others have locked), and a real-time sport
(everybody in `actors` all the time). The rules know no clock: whoever runs a table puts acts in order
and hands them in one by one.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stammtisch.base.bits import Dice, bit, numbers
from stammtisch.base.draws import Draw

CHANCE: Final = -1
OVER: Final = -2
EVERYBODY: Final = -1
ACTS: Final = 61
"""No game numbers its acts beyond this; a bigger choice becomes several steps."""


@final
class Fact:
    """Something that happened, in the past tense, with the seats that may know it. `of` says what it is part
    of where that is not the game, such as the table."""

    def __init__(self, kind: str, about: dict[str, object], seats: i64, of: str = "") -> None:
        self.kind: Final = kind
        self.about: Final = about
        self.seats: Final[i64] = seats
        self.of: Final = of

    def seen_by(self, seat: i64) -> bool:
        """Whether this seat may know; a spectator is seat -1 and knows only what everybody knows."""
        return self.seats == EVERYBODY or (seat >= 0 and self.seats & bit(seat) != 0)


@final
class Journal:
    """Collects facts for whoever listens. Simulation hands in none and pays nothing."""

    def __init__(self) -> None:
        self.facts: list[Fact] = []

    def note(self, kind: str, about: dict[str, object], seats: i64 = EVERYBODY) -> None:
        self.facts.append(Fact(kind, about, seats))

    def seen_by(self, seat: i64) -> list[Fact]:
        return [fact for fact in self.facts if fact.seen_by(seat)]


def tell(journal: Journal | None, kind: str, seat: i64, target: i64 = -1) -> None:
    """A fact about a seat, and perhaps another one, for everybody; if anybody listens."""
    if journal is not None:
        about: dict[str, object] = {"seat": int(seat)}
        if target >= 0:
            about["target"] = int(target)
        journal.note(kind, about)


GAME_OF: Final[dict[type, Any]] = {}
"""The game of each class of positions, which enters itself here: it knows what to say of a position."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """One moment of a game with all cards known. Only rules and records ever hold one."""

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self.actor: i64 = CHANCE
        """The seat whose decision comes next, or CHANCE, or OVER."""

    def actors(self) -> i64:
        """The set of seats that may act now."""
        return bit(self.actor) if self.actor >= 0 else 0

    def legal(self, seat: i64) -> i64:
        """The set of acts this seat may do now, in the game's own fixed numbering."""
        raise NotImplementedError

    def make(self, seat: i64, act: i64, journal: Journal | None = None) -> None:
        """Do an act that is known to be legal. For searches; everybody else uses `apply`."""
        raise NotImplementedError

    def refusal(self, seat: i64, act: i64) -> Exception:
        """Why `act` is not legal for `seat`: its game says so, from what the seat sees."""
        refused: Exception = GAME_OF[type(self)].refusal(self, int(seat), int(act))
        return refused

    def described(self) -> tuple[Any, ...]:
        """Its game, its edition, what was agreed, and its line: all that there is to a position."""
        found: tuple[Any, ...] = GAME_OF[type(self)].description(self)
        return found

    def __eq__(self, other: object) -> bool:
        """The same moment under the same rules."""
        return isinstance(other, Position) and self.described() == other.described()

    def __hash__(self) -> int:
        """Of this moment: a position that goes on has another one."""
        return hash(self.described()[-1])

    def __repr__(self) -> str:
        return f"<{GAME_OF[type(self)].name} {self.described()[-1]}>"

    def __reduce__(self) -> tuple[Callable[..., "Position"], tuple[Any, ...]]:
        """For `pickle`."""
        return GAME_OF[type(self)].reviver, self.described()

    def __copy__(self) -> "Position":
        return self.copy()

    def __deepcopy__(self, memo: Any) -> "Position":
        return self.copy()

    def chance(self) -> Draw | None:
        """What this position waits for from chance, if anything."""
        raise NotImplementedError

    def answer(self, drawn: Sequence[int], journal: Journal | None = None) -> None:
        """Go on with what chance drew."""
        raise NotImplementedError

    def copy(self) -> "Position":
        raise NotImplementedError

    def copy_from(self, other: "Position") -> None:
        """Become the same moment as `other`, a position of the same game and options."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points per seat as they stand."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """Points of one seat as they stand."""
        return self.scores()[seat]

    def winners(self) -> i64:
        """The set of seats that have won; empty while the game goes on."""
        raise NotImplementedError

    def redeal(self, seat: i64, dice: Dice) -> None:
        """Replace everything this seat can't see by something that looks the same to it."""
        raise NotImplementedError

    def observe(self, seat: i64, words: vec[i64], at: i64) -> None:
        """Write what this seat sees, as the layout of its game says, into `words` from `at` on."""
        raise NotImplementedError

    def acts(self, seat: i64) -> list[int]:
        """The legal acts as a list, smallest number first."""
        return numbers(self.legal(seat))

    def apply(self, seat: i64, act: i64, journal: Journal | None = None) -> None:
        """Do an act, or raise `Refused` with the rule that forbids it and change nothing."""
        if not (0 <= seat < self.players and 0 <= act < ACTS and self.legal(seat) & bit(act)):
            raise self.refusal(seat, act)
        self.make(seat, act, journal)

    def roll(self, dice: Dice) -> None:
        """Let the fast generator answer for chance."""
        wanted = self.chance()
        if wanted is not None:
            self.answer(dice.draw(wanted.pool, wanted.take))

    def playout(self, dice: Dice) -> i64:
        """Play at random to the end, or as far as an end is sure; returns how many decisions that took."""
        decisions: i64 = 0
        while self.actor != OVER:
            if self.actor == CHANCE:
                self.roll(dice)
            else:
                self.make(self.actor, dice.member(self.legal(self.actor)))
                decisions += 1
        return decisions
