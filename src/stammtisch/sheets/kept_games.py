"""What the three games make of the rows of a kept sheet: totals, who deals, what comes, who has won."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from stammtisch.base.errors import Malformed, within
from stammtisch.base.reading import convert
from stammtisch.games.double.options import known_options
from stammtisch.games.grass.accounts import ScoringOptions, Sheet
from stammtisch.sheets import double_chips, grass_pad, kept_rows, zettel
from stammtisch.sheets.double_chips import Chips
from stammtisch.sheets.entries import Begin, RowData
from stammtisch.sheets.zettel import Sheet as Zettel

Accounts = tuple[Sheet, ...]
"""The rounds of Grass, each scored step by step."""


AHEAD: Final = 8
"""Rounds of Grass that are planned: nobody knows how many there will be (grass.common:setup.7)."""


class Planned(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row to come: who deals, who begins, and in Double how many cards everybody gets."""

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
    detail: Chips | Accounts | Zettel
    extended: bool = False
    """Whether it goes further than it was to, because of a tie."""


class Keeper(Protocol):
    """How the sheets of one game are kept."""

    @property
    def editions(self) -> tuple[str, ...]: ...

    @property
    def field(self) -> str:
        """What the pad of the game calls its rows."""

    @property
    def kinds(self) -> tuple[Any, ...]:
        """The types of its sheet, and of all that can be entered in a row."""

    def score(self, begin: Begin, first: int, rows: Sequence[RowData], note: RowData | None) -> Scored:
        """All of a sheet, or `Malformed` with the rule."""

    def pad(self, begin: Begin, first: int, rows: Sequence[RowData], note: RowData | None) -> Any:
        """The same as `stammtisch sheet` reads it."""

    def next_first(self, begin: Begin, first: int, scored: Scored, wanted: int | None) -> int:
        """Who deals first on the next sheet, or in Gress writes it."""


def left_of(seat: int, seats: int) -> int:
    return (seat + 1) % seats


class DoubleKeeper:
    editions = ("standard",)
    field = "rounds"
    kinds = (Chips, double_chips.Played, kept_rows.Bids)

    def pad(
        self, begin: Begin, first: int, rows: Sequence[RowData], note: RowData | None
    ) -> double_chips.Pad:
        played = []
        for place, row in enumerate(rows):
            with within(f"rounds[{place}]"):
                played.append(kept_rows.double_round(row))
        return double_chips.Pad("double", begin.names, tuple(played), first, known_options(begin.options))

    def score(self, begin: Begin, first: int, rows: Sequence[RowData], note: RowData | None) -> Scored:
        pad = self.pad(begin, first, rows, note)
        sheet = double_chips.score(pad)
        plan = self.plan(pad, sheet)
        if note is not None:
            with within("note"):
                bids = kept_rows.read(note, kept_rows.Bids).bids
                if not plan:
                    raise Malformed("the game was over before this round", rule="double:round:count")
                double_chips.check_bids(pad, bids, plan[0].cards or 0, plan[0].dealer, sheet.points)
        best = max(sheet.points)
        return Scored(
            tuple(row.dealer for row in sheet.rows),
            tuple(row.points for row in sheet.rows),
            sheet.points,
            plan,
            not plan,
            sheet.winners,
            tuple(seat for seat, points in enumerate(sheet.points) if points == best),
            sheet,
            len(sheet.rows) + len(plan) > len(pad.options.schedule),
        )

    def plan(self, pad: double_chips.Pad, sheet: Chips) -> tuple[Planned, ...]:
        """The rounds to come as they are known now; an extra round only when it is the next."""
        if sheet.next_cards is None or sheet.next_dealer is None:
            return ()
        seats, done = len(pad.names), len(sheet.rows)
        cards = (sheet.next_cards, *pad.options.schedule[done + 1 :])
        dealers = [(sheet.next_dealer + later) % seats for later in range(len(cards))]
        return tuple(
            Planned(done + later + 1, dealer, left_of(dealer, seats), each)
            for later, (dealer, each) in enumerate(zip(dealers, cards, strict=True))
        )

    def next_first(self, begin: Begin, first: int, scored: Scored, wanted: int | None) -> int:
        """By lot (double:setup:first-dealer), which people draw themselves; or whoever's turn it is."""
        return chosen(wanted, left_of(scored.dealers[-1], len(begin.names)), len(begin.names))


class GrassKeeper:
    editions = ("modern", "classic")
    field = "rounds"
    kinds = (Sheet, kept_rows.GrassRow)

    def pad(self, begin: Begin, first: int, rows: Sequence[RowData], note: RowData | None) -> grass_pad.Pad:
        if note is not None:
            raise Malformed("a round of Grass is entered when it is over", "note")
        rounds = []
        for place, row in enumerate(rows):
            with within(f"rounds[{place}]"):
                rounds.append(kept_rows.grass_round(row, begin.edition))
        options = convert(begin.options, ScoringOptions, "options")
        edition: grass_pad.Edition = "classic" if begin.edition == "classic" else "modern"
        return grass_pad.Pad("grass", begin.names, tuple(rounds), edition, options)

    def score(self, begin: Begin, first: int, rows: Sequence[RowData], note: RowData | None) -> Scored:
        pad = self.pad(begin, first, rows, note)
        seats = len(begin.names)
        if not 2 <= seats <= 6:
            raise Malformed(f"{seats} can't play; 2 to 6 can", "names", "grass.common:players.1")
        sheets = tuple(grass_pad.score(pad))
        totals = tuple(sheet.totals for sheet in sheets)
        now = totals[-1] if totals else (0,) * seats
        winners = sheets[-1].winners if sheets else ()
        dealers = tuple((first + number) % seats for number in range(len(sheets) + AHEAD))
        plan = [
            Planned(number + 1, dealers[number], left_of(dealers[number], seats))
            for number in range(len(sheets), len(dealers))
        ]
        return Scored(
            dealers[: len(sheets)],
            totals,
            now,
            () if winners else tuple(plan),
            bool(winners),
            winners,
            tuple(seat for seat, total in enumerate(now) if total == max(now)),
            sheets,
        )

    def next_first(self, begin: Begin, first: int, scored: Scored, wanted: int | None) -> int:
        """grass.common:setup.1: at random, which people draw themselves; or whoever's turn it is."""
        return chosen(wanted, left_of(scored.dealers[-1], len(begin.names)), len(begin.names))


class GressKeeper:
    editions = ("standard",)
    field = "games"
    kinds = (Zettel, kept_rows.GressRow, kept_rows.Misdeals)

    def pad(self, begin: Begin, first: int, rows: Sequence[RowData], note: RowData | None) -> zettel.Zettel:
        if begin.options:
            raise Malformed("a Zettel has no options", "options")
        games = []
        for place, row in enumerate(rows):
            with within(f"games[{place}]"):
                games.append(kept_rows.gress_game(row))
        misdeals = 0
        if note is not None:
            with within("note"):
                misdeals = kept_rows.read(note, kept_rows.Misdeals).misdeals
        return zettel.Zettel("gress", begin.names, tuple(games), first, misdeals)

    def score(self, begin: Begin, first: int, rows: Sequence[RowData], note: RowData | None) -> Scored:
        sheet = zettel.score(self.pad(begin, first, rows, note))
        done, seats = len(sheet.rows), len(begin.names)
        coming = range(done, sheet.length)
        return Scored(
            tuple(row.dealer for row in sheet.rows),
            tuple(row.totals for row in sheet.rows),
            sheet.totals,
            tuple(Planned(number + 1, sheet.columns[number % seats]) for number in coming),
            sheet.finished,
            () if sheet.winner is None else (sheet.winner,),
            sheet.leaders,
            sheet,
            sheet.length > zettel.length(0, sheet.totals),
        )

    def next_first(self, begin: Begin, first: int, scored: Scored, wanted: int | None) -> int:
        if wanted is not None:
            raise Malformed("the left neighbour of the last writer writes", "first", "gress:11.5")
        return left_of(first, len(begin.names))


def chosen(wanted: int | None, usual: int, seats: int) -> int:
    if wanted is None:
        return usual
    if not 0 <= wanted < seats:
        raise Malformed(f"there is no seat {wanted}", "first")
    return wanted


KEEPERS: Final[Mapping[str, Keeper]] = {
    "double": DoubleKeeper(),
    "grass": GrassKeeper(),
    "gress": GressKeeper(),
}
