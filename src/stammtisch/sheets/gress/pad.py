"""The score sheets of Gress: the Zettel of people who keep one, and that of a table."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from stammtisch.base.errors import Malformed, within
from stammtisch.base.reading import convert
from stammtisch.games.gress.scoring import MARKE_POINTS
from stammtisch.games.position import Position
from stammtisch.sheets.entries import Begin, RowData
from stammtisch.sheets.gress import table, zettel
from stammtisch.sheets.pad import Pad, PastMatch, Planned, Scored
from stammtisch.sheets.people import TableGame, left_of


class Misdeals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is known before the game: how often its dealer dealt wrongly."""

    misdeals: int


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is left to somebody at the end of a game; `missing` could not be taken."""

    cards: int = 0
    black_nines: int = 0
    marke: bool = False
    missing: int = 0


class GressRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game: `points`, or the `hands` they are counted from."""

    winner: int | None
    points: tuple[int, ...] = ()
    hands: tuple[Hand, ...] = ()
    misdeals: int = 0
    excluded: tuple[int, ...] = ()


def game_of(data: RowData) -> TableGame:
    row = convert(data, GressRow)
    if not row.hands:
        return TableGame(row.points, row.winner, row.misdeals, row.excluded)
    if row.points:
        raise Malformed("points are entered or counted, not both", "points")
    points = tuple(points_of(hand, f"hands[{seat}]") for seat, hand in enumerate(row.hands))
    return TableGame(points, row.winner, row.misdeals, row.excluded)


def points_of(hand: Hand, field: str) -> int:
    """gress:9.4: one for a card, one more for a black nine, four for a Marke.
    gress:10.2: and one for each card that could not be taken."""
    for name in ("cards", "black_nines", "missing"):
        zettel.check_within(getattr(hand, name), zettel.MOST_POINTS, f"{field}.{name}", "gress:9.4")
    if hand.black_nines > hand.cards:
        raise Malformed(
            f"{hand.black_nines} black nines among {hand.cards} cards", f"{field}.black_nines", "gress:9.4"
        )
    return hand.cards + hand.black_nines + MARKE_POINTS * hand.marke + hand.missing


class GressPad(Pad):
    """A Zettel of twelve games or more."""

    field = "games"
    kinds = (zettel.ZettelSheet, GressRow, Misdeals)
    lasting = True
    most = zettel.MOST_SEATS

    def entered(
        self, begin: Begin, first: int, rows: Sequence[RowData], note: RowData | None
    ) -> zettel.Zettel:
        if begin.options:
            raise Malformed("a Zettel has no options", "options")
        games = self.read_rows(rows, game_of)
        misdeals = 0
        if note is not None:
            with within("note"):
                misdeals = convert(note, Misdeals).misdeals
        return zettel.Zettel("gress", begin.names, games, first, misdeals)

    def score(self, begin: Begin, first: int, rows: Sequence[RowData], note: RowData | None) -> Scored:
        sheet = zettel.score(self.entered(begin, first, rows, note))
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

    def check_series(self, matches: int) -> None:
        if matches > 1:
            raise Malformed("Gress is played Zettel after Zettel", "series", "gress:11.2")

    def noted(self, position: Position) -> tuple[int | None, int, tuple[int, ...]]:
        return table.noted(position)

    def at_table(
        self, played: Sequence[PastMatch], running: Position | None = None
    ) -> zettel.ZettelSheet | None:
        return table.sheet_of(played, running)

    def terms_after(self, played: Sequence[PastMatch], players: int) -> dict[str, Any]:
        dealer = table.next_dealer(played, players)
        return {} if dealer is None else {"first_dealer": dealer}


PAD: Final = GressPad()
