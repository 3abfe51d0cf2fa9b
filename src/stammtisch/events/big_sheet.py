"""The common sheet of an event, and all else there is to see of it: secrets only of games that were drawn."""

from typing import Literal

import msgspec

from stammtisch.events.big_event import (
    Deed,
    Event,
    Round,
    TableResult,
    ahead,
    completed,
    misdeals_of,
    over,
    points_of,
)
from stammtisch.games.chance import Chain
from stammtisch.sheets.big_zettel import Tables
from stammtisch.sheets.zettel import MISDEAL, added, notation


class ShownGuest(msgspec.Struct, frozen=True):
    """Somebody who takes part; `phone` says whether they came by themselves."""

    name: str
    here: bool
    phone: bool
    entropy: str


class ShownRound(msgspec.Struct, frozen=True):
    """A game. Its `secret` can be checked: its hash is the secret before it, and that of the first game is
    what the event committed to. `drawn` are the people whose entropy counts, in this order."""

    at: int
    drawn: tuple[int, ...]
    tables: Tables
    results: tuple[TableResult | None, ...]
    online: tuple[str | None, ...]
    secret: str
    complete: bool


class EventRow(msgspec.Struct, frozen=True):
    """A complete game on the sheet: `cells` by column, `points` and `totals` by person. Points include those
    for dealing errors."""

    number: int
    cells: tuple[str, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]


class EventSheet(msgspec.Struct, frozen=True):
    """The sheet in standard notation; a total in brackets is that of somebody who missed the game."""

    columns: tuple[int, ...]
    rows: tuple[EventRow, ...]
    totals: tuple[int, ...]
    leaders: tuple[int, ...]
    length: int
    finished: bool


class ShownEvent(msgspec.Struct, frozen=True):
    """An event to look at."""

    title: str
    games: int
    minutes: int
    play: Literal["real", "online"]
    host: str
    commitment: str
    people: tuple[ShownGuest, ...]
    rounds: tuple[ShownRound, ...]
    sheet: EventSheet
    history: tuple[Deed, ...]


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
    finished, front = over(event), ahead(event, totals)
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


def shown(event: Event) -> ShownEvent:
    """All there is to see."""
    chain = Chain(bytes.fromhex(event.end))
    rounds = tuple(
        ShownRound(
            game.at,
            game.drawn,
            game.tables,
            game.results,
            game.online,
            chain.secret(number).hex(),
            game.complete,
        )
        for number, game in enumerate(event.rounds)
    )
    people = tuple(
        ShownGuest(guest.name, guest.here, guest.user is not None, guest.entropy) for guest in event.people
    )
    terms = event.terms
    return ShownEvent(
        terms.title,
        terms.games,
        terms.minutes,
        terms.play,
        event.host,
        chain.commitment,
        people,
        rounds,
        sheet_of(event),
        event.history,
    )
