"""A Großzettel evening of Gress (gress:12): before every game all who are there draw their seats anew."""

from collections.abc import Mapping
from typing import Any, Final

from stammtisch.base.errors import Malformed
from stammtisch.events.evening import Evening, EventRow, EventSheet
from stammtisch.events.event import ClubEvent, EventRound, completed
from stammtisch.sheets.gress.big_zettel import FEWEST_PEOPLE, SMALLEST_TABLE, check_tables, table_sizes
from stammtisch.sheets.gress.zettel import MISDEAL, added, check_game, leaders, notation
from stammtisch.sheets.people import TableGame, Tables, at_tables


def points_of(event: ClubEvent, game: EventRound) -> tuple[int, ...]:
    """The points of everybody in a game, without those for dealing errors. Whoever was not drawn has missed
    it, and has as many as the one with the most (docs/events.md)."""
    points: dict[int, int] = {}
    for table, found in zip(game.tables, game.results, strict=True):
        assert found is not None
        points.update(zip(table, found.result.points, strict=True))
    most = max(points.values())
    return tuple(points.get(person, most) for person in range(len(event.people)))


def misdeals_of(game: EventRound) -> dict[int, int]:
    """Dealing errors by dealer: whoever has the lowest seat number of a table (gress:12)."""
    return {
        table[0]: found.result.misdeals
        for table, found in zip(game.tables, game.results, strict=True)
        if found is not None and found.result.misdeals
    }


def totals_of(event: ClubEvent) -> tuple[int, ...]:
    totals: tuple[int, ...] = (0,) * len(event.people)
    for game in completed(event):
        totals = added(totals, points_of(event, game), misdeals_of(game))
    return totals


def ahead(event: ClubEvent, totals: tuple[int, ...]) -> tuple[int, ...]:
    """Who has the lowest total of those who are here; nobody before the first game is complete."""
    here = event.here
    if not here or not completed(event):
        return ()
    return tuple(here[place] for place in leaders([totals[person] for person in here]))


def columns_of(event: ClubEvent) -> tuple[int, ...]:
    first = [person for table in event.rounds[0].tables for person in table] if event.rounds else []
    return (*first, *(person for person in range(len(event.people)) if person not in first))


def cells_of(
    game: EventRound, columns: tuple[int, ...], totals: tuple[int, ...], marks: dict[int, int]
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


class GressEvening(Evening):
    """Twelve games or more, until the lowest total is one person's (gress:12)."""

    game = "gress"
    options: Mapping[str, Any] = {"first_dealer": 0, "referee": "guided"}
    """gress:12: whoever has the lowest seat number of a table deals."""

    def needed(self, event: ClubEvent) -> int:
        """So many people make an evening; later games go on with fewer."""
        return SMALLEST_TABLE if event.rounds else FEWEST_PEOPLE

    def seated(self, order: tuple[int, ...], sizes: tuple[int, ...] = ()) -> Tables:
        """gress:12, gress:Q76: as equal as possible, or as the organiser says."""
        sizes = sizes or table_sizes(len(order))
        check_tables(sizes, len(order))
        return at_tables(order, sizes)

    def check_result(self, result: TableGame, people: int) -> None:
        """Fields are named as in the entry."""
        try:
            check_game(result, people, "result")
        except Malformed as problem:
            raise Malformed(problem.problem, problem.field.removeprefix("result."), problem.rule) from None

    def played_out(self, event: ClubEvent) -> bool:
        """Enough games, and the lowest total is one person's (gress:12). Games that were begun are played to
        their end."""
        enough = len(completed(event)) == len(event.rounds) >= event.terms.games
        return enough and len(ahead(event, totals_of(event))) == 1

    def sheet_of(self, event: ClubEvent) -> EventSheet:
        """What the results come to (gress:12). Columns stay in the seat order of game one; whoever comes
        later comes after them."""
        columns = columns_of(event)
        totals: tuple[int, ...] = (0,) * len(event.people)
        rows: list[EventRow] = []
        for number, game in enumerate(completed(event), 1):
            marks = misdeals_of(game)
            points = points_of(event, game)
            totals = added(totals, points, marks)
            charged = tuple(own + MISDEAL * marks.get(person, 0) for person, own in enumerate(points))
            rows.append(EventRow(number, cells_of(game, columns, totals, marks), charged, totals))
        finished, front = event.closed or self.played_out(event), ahead(event, totals)
        tied = len(rows) == len(event.rounds) >= event.terms.games and len(front) > 1
        length = len(rows) if finished else max(event.terms.games, len(event.rounds)) + tied
        return EventSheet(columns, tuple(rows), totals, front, length, finished)


EVENING: Final = GressEvening()
