"""What the room asks of a game: how its sheets are kept, and what a table writes down."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from stammtisch.base.errors import Malformed, within
from stammtisch.games import catalogue
from stammtisch.games.position import Position
from stammtisch.sheets.entries import Begin, RowData
from stammtisch.sheets.people import left_of

T = TypeVar("T")


class Planned(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row to come: who deals, and where the game says so who begins and how many cards everybody gets."""

    number: int
    dealer: int
    starter: int | None = None
    cards: int | None = None


class Scored(NamedTuple):
    """What rows come to. `detail` is the sheet of the game itself."""

    dealers: tuple[int, ...]
    totals: tuple[tuple[int, ...], ...]
    """After each row."""
    now: tuple[int, ...]
    plan: tuple[Planned, ...]
    over: bool
    winners: tuple[int, ...]
    leaders: tuple[int, ...]
    detail: Any
    extended: bool = False
    """Whether it goes further than it was to, because of a tie."""


class PastMatch(msgspec.Struct, frozen=True):
    """A match that is over, as a table remembers it."""

    match: int
    scores: list[int]
    winners: list[int]
    dealer: int | None = None
    misdeals: int = 0
    """Dealing errors of this dealer before the match, in a game that counts them."""
    excluded: tuple[int, ...] = ()
    """The seats that were excluded from it."""


class Pad:
    """The score sheets of one game. A game without any has these: its tables know only points, and nobody
    keeps a book."""

    field: str = "rounds"
    """What the pad of the game calls its rows."""
    kinds: tuple[Any, ...] = ()
    """The types of its sheet, and of all that can be entered in a row."""
    most: int = 0
    """How many people its sheet has room for, if not as many as a table of the game."""
    lasting: bool = False
    """Whether the matches of a table stand one after the other on the same sheet."""

    # Books

    def entered(self, begin: Begin, first: int, rows: Sequence[RowData], note: RowData | None) -> Any:
        """A sheet of a book as `stammtisch sheet` reads it."""
        raise Malformed(f"{begin.game} has no score pad", "game")

    def score(self, begin: Begin, first: int, rows: Sequence[RowData], note: RowData | None) -> Scored:
        """All of a sheet, or `Malformed` with the rule."""
        raise Malformed(f"{begin.game} has no score pad", "game")

    def next_first(self, begin: Begin, first: int, scored: Scored, wanted: int | None) -> int:
        """Who deals first on the next sheet, or writes it: whom people have drawn, or whose turn it is."""
        seats = len(begin.names)
        if wanted is None:
            return left_of(scored.dealers[-1], seats)
        if not 0 <= wanted < seats:
            raise Malformed(f"there is no seat {wanted}", "first")
        return wanted

    def read_rows(self, rows: Sequence[RowData], read: Callable[[RowData], T]) -> tuple[T, ...]:
        """The rows as the pad has them; a problem is named with its row."""
        found = []
        for place, row in enumerate(rows):
            with within(f"{self.field}[{place}]"):
                found.append(read(row))
        return tuple(found)

    # Tables

    def check_series(self, matches: int) -> None:
        """Whether a table may play best of so many matches, or `Malformed`."""

    def noted(self, position: Position) -> tuple[int | None, int, tuple[int, ...]]:
        """Dealer and dealing errors of a match at its end, and who was excluded, if the sheet has them."""
        return None, 0, ()

    def at_table(self, played: Sequence[PastMatch], running: Position | None = None) -> Any:
        """The sheet of a table after these matches, with what is known of the one that goes on; None where
        there is none."""
        return None

    def terms_after(self, played: Sequence[PastMatch], players: int) -> dict[str, Any]:
        """The options of the next match that the sheet decides, beside those agreed on."""
        return {}

    def of_match(self, opening: Position, settled: Sequence[Position]) -> Any:
        """The sheet of one match, from how it stood after the first deal and at every settlement; None where
        there is none."""
        return None


PLAIN: Final = Pad()


def pad_of(game: str) -> Pad:
    """The score sheets of a game of the catalogue."""
    catalogue.find(game)
    if not catalogue.has_part("sheets", game):
        return PLAIN
    found: Pad = catalogue.part("sheets", game).PAD
    return found
