"""A Großzettel evening (gress:12): who is needed, what a result is, when it is over. Its sheet is in
`big_sheet.py`."""

from stammtisch.base.errors import Malformed
from stammtisch.events.event import Event, Round, completed
from stammtisch.sheets.big_zettel import FEWEST_PEOPLE, SMALLEST_TABLE, Tables, at_tables, table_sizes
from stammtisch.sheets.zettel import Game as TableGame
from stammtisch.sheets.zettel import added, check_game, leaders


def needed(event: Event) -> int:
    """So many people make an evening; later games go on with fewer."""
    return SMALLEST_TABLE if event.rounds else FEWEST_PEOPLE


def seated(order: tuple[int, ...]) -> Tables:
    """Tables for people in the order in which they were drawn."""
    return at_tables(order, table_sizes(len(order)))


def check_result(result: TableGame, people: int) -> None:
    """Fields are named as in the entry."""
    try:
        check_game(result, people, "result")
    except Malformed as problem:
        raise Malformed(problem.problem, problem.field.removeprefix("result."), problem.rule) from None


def played_out(event: Event) -> bool:
    """Enough games, and the lowest total is one person's (gress:12). Games that were begun are played to
    their end."""
    enough = len(completed(event)) == len(event.rounds) >= event.terms.games
    return enough and len(ahead(event, totals_of(event))) == 1


def points_of(event: Event, game: Round) -> tuple[int, ...]:
    """The points of everybody in a game, without those for dealing errors. Whoever was not drawn has missed
    it, and has as many as the one with the most (docs/events.md)."""
    points: dict[int, int] = {}
    for table, found in zip(game.tables, game.results, strict=True):
        assert found is not None
        points.update(zip(table, found.result.points, strict=True))
    most = max(points.values())
    return tuple(points.get(person, most) for person in range(len(event.people)))


def misdeals_of(game: Round) -> dict[int, int]:
    """Dealing errors by dealer: whoever has the lowest seat number of a table (gress:12)."""
    return {
        table[0]: found.result.misdeals
        for table, found in zip(game.tables, game.results, strict=True)
        if found is not None and found.result.misdeals
    }


def totals_of(event: Event) -> tuple[int, ...]:
    totals: tuple[int, ...] = (0,) * len(event.people)
    for game in completed(event):
        totals = added(totals, points_of(event, game), misdeals_of(game))
    return totals


def ahead(event: Event, totals: tuple[int, ...]) -> tuple[int, ...]:
    """Who has the lowest total of those who are here; nobody before the first game is complete."""
    here = event.here
    if not here or not completed(event):
        return ()
    return tuple(here[place] for place in leaders([totals[person] for person in here]))
