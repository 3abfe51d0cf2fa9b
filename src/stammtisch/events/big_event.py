"""A Großzettel evening (gress:12): the fold of its entries. It knows no clock, no chance and no log.

`opened` begins an event, and `after` is the event with one entry more, or a refusal that changes nothing.
What it comes to on paper is in `big_sheet.py`.
"""

from collections.abc import Iterable
from typing import Final

import msgspec

from stammtisch.events.entries import (
    AnyEntry,
    Back,
    Enter,
    Finish,
    Found,
    Go,
    Join,
    Logged,
    Online,
    Seats,
    Terms,
)
from stammtisch.games.chance import SECRET_BYTES, Chain, Chance
from stammtisch.games.errors import Malformed
from stammtisch.sheets.big_zettel import (
    FEWEST_PEOPLE,
    MOST_PEOPLE,
    SMALLEST_TABLE,
    Tables,
    at_tables,
    drawn_seats,
    table_sizes,
)
from stammtisch.sheets.zettel import Game as TableGame
from stammtisch.sheets.zettel import added, check_game, check_name, leaders

MOST_ENTRIES: Final = 5_000
SERVER: Final = ""
"""Who enters the results of online tables."""

NOT_YOURS: Final = "event:not-yours"
NAME_TAKEN: Final = "event:name-taken"
ALREADY_HERE: Final = "event:already-here"
NOT_HERE: Final = "event:not-here"
TOO_FEW: Final = "event:too-few"
FULL: Final = "event:full"
GAME_GOES_ON: Final = "event:game-goes-on"
OTHER_GAME: Final = "event:other-game"
CHANGED: Final = "event:changed"
OVER: Final = "event:over"


class Guest(msgspec.Struct, frozen=True):
    """Somebody who takes part, or did; `here` says whether they are drawn for the next game."""

    name: str
    user: str | None
    entropy: str
    here: bool = True


class TableResult(msgspec.Struct, frozen=True):
    """The result of a table as it was entered last, by whom; by nobody if it was played online."""

    id: str
    by: str
    result: TableGame


class Round(msgspec.Struct, frozen=True):
    """A game at all tables: when and for whom its seats were drawn, and what is known of each table."""

    at: int
    drawn: tuple[int, ...]
    tables: Tables
    results: tuple[TableResult | None, ...]
    online: tuple[str | None, ...]

    @property
    def complete(self) -> bool:
        return None not in self.results


class Deed(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody did. `who` is whom it was about, `before` and `after` are a result that was changed."""

    id: str
    at: int
    name: str
    what: str
    who: str = ""
    number: int | None = None
    table: int | None = None
    before: TableGame | None = None
    after: TableGame | None = None


class Event(msgspec.Struct, frozen=True):
    """All that the entries have come to. `closed` says that the organiser ended it before its time."""

    terms: Terms
    end: str
    organiser: str
    host: str
    people: tuple[Guest, ...] = ()
    rounds: tuple[Round, ...] = ()
    history: tuple[Deed, ...] = ()
    closed: bool = False
    entries: int = 1

    def person(self, user: str | None) -> int | None:
        found = (place for place, guest in enumerate(self.people) if user is not None and guest.user == user)
        return next(found, None)

    @property
    def here(self) -> tuple[int, ...]:
        return tuple(place for place, guest in enumerate(self.people) if guest.here)


def opened(logged: Logged) -> Event:
    """A new event; raises `Malformed` when it can't be."""
    found = logged.entry
    if not isinstance(found, Found):
        raise Malformed("an event begins with what it is", "type")
    check_name(found.terms.title, "title")
    if len(bytes.fromhex(found.end)) != SECRET_BYTES:
        raise Malformed(f"must be {SECRET_BYTES} bytes", "end")
    return Event(found.terms, found.end, logged.by, logged.name)


def fold(log: Iterable[Logged]) -> Event:
    """The event that a whole log leads to."""
    first, *rest = log
    event = opened(first)
    for logged in rest:
        event = after(event, logged)
    return event


def after(event: Event, logged: Logged) -> Event:
    """The event with one entry more. Raises `Malformed` with a rule, and then nothing has happened."""
    entry = logged.entry
    if event.entries >= MOST_ENTRIES:
        raise Malformed(f"an event has at most {MOST_ENTRIES} entries", rule=FULL)
    check_allowed(event, logged.by, entry)
    event = msgspec.structs.replace(event, entries=event.entries + 1)
    match entry:
        case Join():
            return joined(event, logged, entry)
        case Go() | Back():
            return come_or_gone(event, logged, entry)
        case Seats():
            return drawn(event, logged, entry)
        case Online():
            return put_online(event, entry)
        case Enter():
            return entered(event, logged, entry)
        case Finish():
            check_open(event)
            return told(msgspec.structs.replace(event, closed=True), logged)
        case Found():
            raise Malformed("has begun already", "type")


def check_allowed(event: Event, user: str, entry: AnyEntry) -> None:
    """The organiser may do everything, everybody what is about themselves, and a table enters its result
    until the next seats are drawn."""
    if user in (event.organiser, SERVER):
        return
    me = event.person(user)
    allowed = False
    match entry:
        case Join():
            allowed = entry.user == user
        case Go() | Back():
            allowed = entry.person == me
        case Enter():
            current = event.rounds[-1] if entry.number == len(event.rounds) else None
            allowed = bool(current) and me in at_table(current, entry.table)
    if not allowed:
        raise Malformed("that is for the organiser", rule=NOT_YOURS)


def at_table(game: Round | None, table: int) -> tuple[int, ...]:
    return game.tables[table - 1] if game is not None and 0 < table <= len(game.tables) else ()


def joined(event: Event, logged: Logged, entry: Join) -> Event:
    """Anybody until it is over. Whoever comes late has missed the games before (docs/events.md)."""
    check_open(event)
    if len(event.people) >= MOST_PEOPLE:
        raise Malformed(f"an event has at most {MOST_PEOPLE} people", "name", FULL)
    if entry.user is not None and event.person(entry.user) is not None:
        raise Malformed("you are here already", "name", ALREADY_HERE)
    check_name(entry.name, "name")
    if any(guest.name.casefold() == entry.name.casefold() for guest in event.people):
        raise Malformed(f"{entry.name!r} is here already", "name", NAME_TAKEN)
    people = (*event.people, Guest(entry.name, entry.user, entry.entropy))
    return told(msgspec.structs.replace(event, people=people), logged, who=entry.name)


def come_or_gone(event: Event, logged: Logged, entry: Go | Back) -> Event:
    check_open(event)
    if entry.person >= len(event.people):
        raise Malformed("there is nobody with this number", "person", NOT_HERE)
    guest, here = event.people[entry.person], isinstance(entry, Back)
    if guest.here == here:
        raise Malformed("that is so already", "person", ALREADY_HERE if here else NOT_HERE)
    people = list(event.people)
    people[entry.person] = msgspec.structs.replace(guest, here=here)
    return told(msgspec.structs.replace(event, people=tuple(people)), logged, who=guest.name)


def drawn(event: Event, logged: Logged, entry: Seats) -> Event:
    """Before each game everybody who is here draws a seat (gress:12)."""
    check_open(event)
    if event.rounds and not event.rounds[-1].complete:
        raise Malformed("a table has not finished the game before", "number", GAME_GOES_ON)
    if entry.number != len(event.rounds) + 1:
        raise Malformed(f"game {len(event.rounds) + 1} is next", "number", OTHER_GAME)
    here = event.here
    needed = SMALLEST_TABLE if event.rounds else FEWEST_PEOPLE
    if len(here) < needed:
        raise Malformed(f"needs {needed} people, has {len(here)}", "number", TOO_FEW)
    tables = seating(event, Chain(bytes.fromhex(event.end)), entry.number, here)
    nothing = (None,) * len(tables)
    game = Round(logged.at, here, tables, nothing, nothing)
    return told(msgspec.structs.replace(event, rounds=(*event.rounds, game)), logged, number=entry.number)


def seating(event: Event, chain: Chain, number: int, here: tuple[int, ...]) -> Tables:
    """Each game has a secret of its own, and all who are drawn have added to it."""
    entropy = [bytes.fromhex(event.people[person].entropy) for person in here]
    order = drawn_seats(Chance(chain.secret(number - 1), entropy), number, len(here))
    return at_tables([here[place] for place in order], table_sizes(len(here)))


def put_online(event: Event, entry: Online) -> Event:
    game, place = found(event, entry.number, entry.table)
    online = (*game.online[:place], entry.at, *game.online[place + 1 :])
    return with_round(event, entry.number, msgspec.structs.replace(game, online=online))


def entered(event: Event, logged: Logged, entry: Enter) -> Event:
    """A result, or another for the same table: what stood there stays in the history."""
    game, place = found(event, entry.number, entry.table)
    before = game.results[place]
    if entry.last != (before.id if before is not None else ""):
        raise Malformed("somebody has entered this table meanwhile", "last", CHANGED)
    result = TableGame(entry.points, entry.winner, entry.misdeals)
    try:
        check_game(result, len(game.tables[place]), "result")
    except Malformed as problem:
        raise Malformed(problem.problem, problem.field.removeprefix("result."), problem.rule) from None
    results = (*game.results[:place], TableResult(logged.id, logged.name, result), *game.results[place + 1 :])
    event = with_round(event, entry.number, msgspec.structs.replace(game, results=results))
    was = before.result if before is not None else None
    return told(event, logged, number=entry.number, table=entry.table, before=was, after=result)


def found(event: Event, number: int, table: int) -> tuple[Round, int]:
    """A game, and the place of a table in it."""
    if not 0 < number <= len(event.rounds):
        raise Malformed("there is no such game", "number", OTHER_GAME)
    game = event.rounds[number - 1]
    if not 0 < table <= len(game.tables):
        raise Malformed("there is no such table", "table", OTHER_GAME)
    return game, table - 1


def with_round(event: Event, number: int, game: Round) -> Event:
    rounds = (*event.rounds[: number - 1], game, *event.rounds[number:])
    return msgspec.structs.replace(event, rounds=rounds)


def told(
    event: Event,
    logged: Logged,
    *,
    who: str = "",
    number: int | None = None,
    table: int | None = None,
    before: TableGame | None = None,
    after: TableGame | None = None,
) -> Event:
    what = type(logged.entry).__name__.lower()
    line = Deed(logged.id, logged.at, logged.name, what, who, number, table, before, after)
    return msgspec.structs.replace(event, history=(*event.history, line))


# How it stands


def over(event: Event) -> bool:
    """Enough games, and the lowest total is one person's (gress:12); or the organiser ended it. Games that
    were begun are played to their end."""
    if event.closed:
        return True
    done = completed(event)
    enough = len(done) == len(event.rounds) >= event.terms.games
    return enough and len(ahead(event, totals_of(event))) == 1


def check_open(event: Event) -> None:
    if over(event):
        raise Malformed("the event is over", rule=OVER)


def completed(event: Event) -> list[Round]:
    """Games that all tables have finished; only the last one can be under way."""
    return [game for game in event.rounds if game.complete]


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
