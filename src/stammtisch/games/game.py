"""What every game offers to people, tables and records: the cold half of the contract.

`position.Position` is the hot half. Nothing but a `Game` and its positions is needed to run any game.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import UNSET, structs

from stammtisch.base.bits import Dice
from stammtisch.base.draws import Draw
from stammtisch.base.errors import Malformed, Refused, within
from stammtisch.base.lines import write_fields
from stammtisch.base.reading import check_seat
from stammtisch.games.observing import ObservationLayout
from stammtisch.games.offers import Offers
from stammtisch.games.position import GAME_OF, Fact, Journal, Position
from stammtisch.games.racing import Demand, Race, TimedAct

P = TypeVar("P", bound=Position)
V = TypeVar("V", bound=msgspec.Struct)

SPECTATOR = -1


class Option(msgspec.Struct, frozen=True):
    """One thing a table can agree on. `values` are examples, the default first."""

    name: str
    rule: str
    values: tuple[Any, ...]


class SheetLine(msgspec.Struct, frozen=True):
    """One line of a score sheet: what a seat gets or loses, and by which rule."""

    seat: int
    rule: str
    amount: int
    total: int


def without_options(view: V) -> V:
    """A view of a game that has options, without them."""
    return structs.replace(view, options=UNSET) if hasattr(view, "options") else view


def revive(kind: type["Game[P, V]"], edition: str, options: Mapping[str, Any], line: str) -> P:
    """The position that was described so, also in a process that has not met its game yet."""
    game: Game[P, V] = GAME_OF.get(kind.positions) or kind()
    return game.read_line(line, edition, options)


class Game(ABC, Generic[P, V]):
    """One game with all its editions and options."""

    name: str
    positions: type[P]
    """The class of its positions."""
    editions: tuple[str, ...]
    seats: range
    """The numbers of players it can be played with, whatever the options."""
    act_count: int
    """Acts are numbered from 0 to act_count - 1, always with the same meaning."""
    version: int
    """Raised when a change of the rules makes old records play differently."""
    in_time: bool = False
    """Whether anybody may act at any moment, so that time decides who was first; else acts go one by one."""
    fewest_points_win: bool = False
    """Whether points are penalties."""
    excludes: bool = False
    """Whether a referee may exclude somebody from a match that goes on."""
    reviver = staticmethod(revive)

    def __init__(self) -> None:
        GAME_OF[self.positions] = self

    @abstractmethod
    def options(self, edition: str) -> tuple[Option, ...]:
        """Everything a table can agree on in this edition."""

    @abstractmethod
    def start(self, players: int, edition: str = "", options: Mapping[str, Any] | None = None) -> P:
        """A new game; raises `Malformed` when the options don't fit."""

    @abstractmethod
    def agreed(self, position: P) -> dict[str, Any]:
        """The options of a position that differ from the defaults."""

    @abstractmethod
    def view(self, position: P, seat: int) -> V:
        """All that a seat may know, and the only way out of the engine. It says whose it is as `seat`."""

    def view_type(self) -> type[V]:
        """What a view is, for whoever reads one."""
        return type(self.view(self.start(self.seats[0]), SPECTATOR))

    @abstractmethod
    def imagine(self, view: V, dice: Dice, /) -> P:
        """A full position that looks like this view, hidden things at random."""

    @abstractmethod
    def explain(self, view: V, act: int, /) -> Refused | None:
        """Why the seat of this view may not do the act; None when it may."""

    def refusal(self, position: P, seat: int, act: int) -> Malformed | Refused:
        """Why a position refuses an act; for somebody who holds the position anyway."""
        if not 0 <= seat < position.players:
            return Malformed(f"there is no seat {seat}; seats are 0 to {position.players - 1}", "seat")
        if not 0 <= act < self.act_count:
            return Malformed(f"there is no act {act}; acts are 0 to {self.act_count - 1}", "act")
        found = self.explain(self.view(position, seat), act)
        assert found is not None
        return found

    @abstractmethod
    def read_act(self, text: str) -> tuple[int, ...]:
        """The steps of a whole act written as text."""

    @abstractmethod
    def write_act(self, steps: Sequence[int]) -> str:
        """A whole act as text."""

    @abstractmethod
    def read_draw(self, position: P, drawn: Sequence[str]) -> list[int]:
        """What chance drew, from readable text."""

    @abstractmethod
    def write_draw(self, position: P, drawn: Sequence[int]) -> list[str]:
        """What chance drew, as readable text."""

    @abstractmethod
    def read_position(self, data: object, edition: str, options: Mapping[str, Any]) -> P:
        """A position from plain data; every break of conservation is named with its field."""

    @abstractmethod
    def write_position(self, position: P) -> dict[str, Any]:
        """A position as plain data, ready for JSON."""

    @abstractmethod
    def line_data(self, text: str) -> object:
        """The plain data of a position that is written as one line of text."""

    def read_line(self, text: str, edition: str, options: Mapping[str, Any]) -> P:
        """A position from one line of text."""
        with within("position"):
            data = self.line_data(text)
        return self.read_position(data, edition, options)

    def write_line(self, position: P) -> str:
        """A position as one line of text; equal lines mean equal positions."""
        return write_fields(self.write_position(position))

    def layout(self, players: int, /) -> ObservationLayout:
        """What an observation at a table of so many means; `Malformed` for a game that has none."""
        raise Malformed(f"{self.name} has no observations", "game")

    def edition_of(self, position: P) -> str:
        """The edition that a position is of."""
        return self.editions[0]

    def description(self, position: P) -> tuple[type["Game[P, V]"], str, dict[str, Any], str]:
        """All that there is to a position: this game, the edition, what was agreed, and its line."""
        return type(self), self.edition_of(position), self.agreed(position), self.write_line(position)

    @abstractmethod
    def sheet(self, position: P) -> list[SheetLine]:
        """The settlement just made, line by line; empty once the game has gone on."""

    def edition(self, name: str) -> str:
        """A known edition; the first one when none is named."""
        if not name:
            return self.editions[0]
        if name not in self.editions:
            known = ", ".join(self.editions)
            raise Malformed(f"{self.name} has no edition {name!r}; known: {known}", "edition")
        return name

    def perform(self, position: P, seat: int, text: str, journal: Journal | None = None) -> None:
        """A whole act, all or nothing: every step on a copy first when there are several."""
        check_seat(seat, position.players)
        steps = self.read_act(text)
        if len(steps) > 1:
            trial = position.copy()
            for step in steps:
                trial.apply(seat, step)
        for step in steps:
            position.apply(seat, step, journal)

    def unfinished(self, position: P, seat: int) -> bool:
        """Whether this seat has begun an act that needs further steps; no act of one step ever does."""
        return False

    def asked(self, position: P) -> int:
        """The set of seats that hold up the game; not of all who may act something is asked."""
        return position.actors()

    def in_secret(self, position: P) -> bool:
        """Whether all who may act choose at the same time, and nobody sees what the others choose."""
        return False

    @abstractmethod
    def when_time_is_up(self, view: V, dice: Dice) -> int | None:
        """The next step of what a table does for a seat that does nothing; None if nothing is asked of it."""

    def whole_act(self, position: P, seat: int, text: str) -> str:
        """A whole act as it is always written; whether it is allowed is another question. What can only be
        tried is `Refused`, and `Malformed` what nobody understands."""
        check_seat(seat, position.players)
        try:
            return self.plain_act(position, text)
        except Malformed:
            found = self.tried(self.view(position, seat), text)
            if found is None:
                raise
        if isinstance(found, Refused):
            raise found
        return self.plain_act(position, found)

    def plain_act(self, position: P, text: str) -> str:
        """An act as it is always written, or `Malformed`."""
        return self.write_act(self.read_act(text))

    def tried(self, view: V, text: str, /) -> Refused | str | None:
        """What people try at a table is more than can be an act: two cards for one, somebody else's market.
        The rule that refuses such a try, by what its seat sees; or the act that it comes to; None where
        nobody can tell what is meant."""
        return None

    def window(self, position: P) -> int:
        """In time: acts no more milliseconds apart than this are too close for time alone to decide."""
        return 0

    def race(self, position: P, acts: Sequence[TimedAct]) -> Race:
        """In time: acts too close together, to be done on this position in their order."""
        raise NotImplementedError

    def come_to_nothing(self, position: P, seat: int, text: str, outcome: str) -> list[Fact]:
        """In time: what is told of an act that lost its race and leaves everything as it was."""
        raise NotImplementedError

    def rest_after(self, position: P, facts: Sequence[Fact]) -> int:
        """In time: how many milliseconds all hands rest after what has just happened."""
        return 0

    def resting(self, position: P) -> Refused:
        """In time: why nobody may act while all hands rest."""
        raise NotImplementedError

    def demand(self, position: P, seat: int) -> Demand | None:
        """In time: what is asked of a seat, by what everybody sees."""
        return None

    def excuses(self, act: str) -> bool:
        """Whether somebody for whom the clock does this has missed nothing."""
        return False

    def insists(self, act: int) -> bool:
        """In time: whether the clock does this act again until something else is asked."""
        return False

    def glances(self, position: P, /) -> Callable[[int], bytes]:
        """The views of one moment for many seats, as JSON, for sending: without the options, which never
        change."""
        return lambda seat: msgspec.json.encode(without_options(self.view(position, seat)))

    @abstractmethod
    def offers(self, position: P, seat: int, /) -> Offers:
        """What a seat may do, as a tree of the words of whole acts (docs/acts.md), made without trying any.
        Empty for a seat that may do nothing, and in the midst of an act, which nobody at a table sees."""

    def seat_person(self, position: P, seat: int, person: bool, /) -> None:
        """From now on a person decides at this seat, or a bot: to most rules that is all the same."""

    def exclude(self, position: P, seat: int, journal: Journal | None = None) -> None:
        """The word of a referee; `Refused` where nobody can be excluded."""
        raise NotImplementedError

    def rule_behind(self, kind: str, about: Mapping[str, object]) -> str | None:
        """The rule by which a fact is a verdict; None where it is none, or the fact says it itself."""
        return None

    def as_offered(self, position: P, steps: Sequence[int]) -> str:
        """A whole act as text, with the words in which it is offered now."""
        return self.write_act(steps)

    def check_draw(self, wanted: Draw, drawn: Sequence[int]) -> None:
        """Chance may only give what was asked for: so many different numbers of the pool."""
        if len(drawn) != wanted.take:
            raise Malformed(f"{wanted.purpose} takes {wanted.take}, here are {len(drawn)}")
        if len(set(drawn)) != len(drawn) or not all(0 <= n < wanted.pool for n in drawn):
            raise Malformed(f"{wanted.purpose} takes different numbers below {wanted.pool}")
