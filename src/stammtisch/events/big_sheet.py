"""The common sheet of a Großzettel evening (gress:12)."""

import msgspec

from stammtisch.events.big_event import ahead, misdeals_of, played_out, points_of
from stammtisch.events.event import Event, Round, completed
from stammtisch.sheets.zettel import MISDEAL, added, notation


class EventRow(msgspec.Struct, frozen=True):
    """A complete game on the sheet: `cells` by column, `points` and `totals` by person. Points include those
    for dealing errors."""

    number: int
    cells: tuple[str, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]


class EventSheet(msgspec.Struct, frozen=True, tag_field="kind", tag="big"):
    """The sheet in standard notation; a total in brackets is that of somebody who missed the game."""

    columns: tuple[int, ...]
    rows: tuple[EventRow, ...]
    totals: tuple[int, ...]
    leaders: tuple[int, ...]
    length: int
    finished: bool


def sheet_of(event: Event) -> EventSheet:
    """What the results come to (gress:12). Columns stay in the seat order of game one; whoever comes later
    comes after them."""
    columns = columns_of(event)
    totals: tuple[int, ...] = (0,) * len(event.people)
    rows: list[EventRow] = []
    for number, game in enumerate(completed(event), 1):
        marks = misdeals_of(game)
        points = points_of(event, game)
        totals = added(totals, points, marks)
        charged = tuple(own + MISDEAL * marks.get(person, 0) for person, own in enumerate(points))
        rows.append(EventRow(number, cells_of(game, columns, totals, marks), charged, totals))
    finished, front = event.closed or played_out(event), ahead(event, totals)
    tied = len(rows) == len(event.rounds) >= event.terms.games and len(front) > 1
    length = len(rows) if finished else max(event.terms.games, len(event.rounds)) + tied
    return EventSheet(columns, tuple(rows), totals, front, length, finished)


def columns_of(event: Event) -> tuple[int, ...]:
    first = [person for table in event.rounds[0].tables for person in table] if event.rounds else []
    return (*first, *(person for person in range(len(event.people)) if person not in first))


def cells_of(
    game: Round, columns: tuple[int, ...], totals: tuple[int, ...], marks: dict[int, int]
) -> tuple[str, ...]:
    winners = [
        table[found.result.winner]
        for table, found in zip(game.tables, game.results, strict=True)
        if found is not None and found.result.winner is not None
    ]
    cells = notation(columns, totals, winners, marks)
    return tuple(
        cell if person in game.drawn else f"({cell})" for person, cell in zip(columns, cells, strict=True)
    )
