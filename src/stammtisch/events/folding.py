"""An event is the fold of its entries. It knows no clock, no chance and no log.

`opened` begins an event, and `after` is the event with one entry more, or a refusal that changes nothing.
What is played decides how seats are drawn, what a result is and when it is over: `evening.py` for an
evening with one sheet, `duplicate.py` for the same deals at every table. What it comes to is in `shown.py`.
"""

from collections.abc import Iterable
from typing import Final

import msgspec

from stammtisch.base.chance import SECRET_BYTES, Chain, Chance
from stammtisch.base.errors import Malformed
from stammtisch.events import duplicate
from stammtisch.events.entries import (
    AnyEntry,
    Back,
    Enter,
    Finish,
    Found,
    Go,
    Join,
    Online,
    Seats,
    SignedEntry,
)
from stammtisch.events.evening import evening
from stammtisch.events.event import SERVER, ClubEvent, Deed, EventRound, Guest, TableResult
from stammtisch.sheets.people import MOST_PEOPLE, TableGame, Tables, check_name, drawn_seats

MOST_ENTRIES: Final = 5_000
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
ONLINE_ONLY: Final = "event:online-only"


def opened(logged: SignedEntry) -> ClubEvent:
    """A new event; raises `Malformed` when it can't be."""
    first = logged.entry
    if not isinstance(first, Found):
        raise Malformed("an event begins with what it is", "type")
    check_name(first.terms.title, "title")
    if first.terms.duplicate is not None:
        duplicate.check_terms(first.terms.duplicate)
    if len(bytes.fromhex(first.end)) != SECRET_BYTES:
        raise Malformed(f"must be {SECRET_BYTES} bytes", "end")
    return ClubEvent(first.terms, first.end, logged.by, logged.name)


def fold(log: Iterable[SignedEntry]) -> ClubEvent:
    """The event that a whole log leads to."""
    first, *rest = log
    event = opened(first)
    for logged in rest:
        event = after(event, logged)
    return event


def after(event: ClubEvent, logged: SignedEntry) -> ClubEvent:
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


def check_allowed(event: ClubEvent, user: str, entry: AnyEntry) -> None:
    """The organiser may do everything, everybody what is about themselves, and a table enters its result
    until the next seats are drawn. Where all play the same deals nobody enters a result by hand."""
    by_hand = event.terms.duplicate is not None and isinstance(entry, Enter)
    if user == SERVER or (user == event.organiser and not by_hand):
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
            allowed = not by_hand and me in at_table(current, entry.table)
    if not allowed:
        raise Malformed("that is for the organiser", rule=NOT_YOURS)


def at_table(game: EventRound | None, table: int) -> tuple[int, ...]:
    return game.tables[table - 1] if game is not None and 0 < table <= len(game.tables) else ()


def joined(event: ClubEvent, logged: SignedEntry, entry: Join) -> ClubEvent:
    """Anybody until it is over. Whoever comes late has missed the games before (docs/events.md)."""
    check_open(event)
    if event.terms.duplicate and entry.user is None:
        raise Malformed("all play online here", "name", ONLINE_ONLY)
    if len(event.people) >= MOST_PEOPLE:
        raise Malformed(f"an event has at most {MOST_PEOPLE} people", "name", FULL)
    if entry.user is not None and event.person(entry.user) is not None:
        raise Malformed("you are here already", "name", ALREADY_HERE)
    check_name(entry.name, "name")
    if any(guest.name.casefold() == entry.name.casefold() for guest in event.people):
        raise Malformed(f"{entry.name!r} is here already", "name", NAME_TAKEN)
    people = (*event.people, Guest(entry.name, entry.user, entry.entropy))
    return told(msgspec.structs.replace(event, people=people), logged, who=entry.name)


def come_or_gone(event: ClubEvent, logged: SignedEntry, entry: Go | Back) -> ClubEvent:
    check_open(event)
    if entry.person >= len(event.people):
        raise Malformed("there is nobody with this number", "person", NOT_HERE)
    guest, here = event.people[entry.person], isinstance(entry, Back)
    if guest.here == here:
        raise Malformed("that is so already", "person", ALREADY_HERE if here else NOT_HERE)
    people = list(event.people)
    people[entry.person] = msgspec.structs.replace(guest, here=here)
    return told(msgspec.structs.replace(event, people=tuple(people)), logged, who=guest.name)


def drawn(event: ClubEvent, logged: SignedEntry, entry: Seats) -> ClubEvent:
    """Before each game everybody who is here draws a seat (gress:12)."""
    check_open(event)
    if event.rounds and not event.rounds[-1].complete:
        raise Malformed("a table has not finished the game before", "number", GAME_GOES_ON)
    if entry.number != len(event.rounds) + 1:
        raise Malformed(f"game {len(event.rounds) + 1} is next", "number", OTHER_GAME)
    here = event.here
    needed = duplicate.FEWEST_PEOPLE if event.terms.duplicate else evening().needed(event)
    if len(here) < needed:
        raise Malformed(f"needs {needed} people, has {len(here)}", "number", TOO_FEW)
    tables = seating(event, Chain(bytes.fromhex(event.end)), entry, here)
    nothing = (None,) * len(tables)
    game = EventRound(logged.at, here, tables, nothing, nothing)
    return told(msgspec.structs.replace(event, rounds=(*event.rounds, game)), logged, number=entry.number)


def seating(event: ClubEvent, chain: Chain, entry: Seats, here: tuple[int, ...]) -> Tables:
    """Each game has a secret of its own, and all who are drawn have added to it."""
    terms, number = event.terms.duplicate, entry.number
    secret = chain.secret(number - 1) if terms is None else duplicate.lottery_secret(chain, number)
    entropy = [bytes.fromhex(event.people[person].entropy) for person in here]
    drawn = drawn_seats(Chance(secret, entropy), number, len(here))
    order = tuple(here[place] for place in drawn)
    if terms is None:
        return evening().seated(order, entry.tables)
    if entry.tables:
        raise Malformed("all tables are as large as agreed", "tables")
    return duplicate.seated(order, terms.players)


def put_online(event: ClubEvent, entry: Online) -> ClubEvent:
    game, place = found(event, entry.number, entry.table)
    online = (*game.online[:place], entry.at, *game.online[place + 1 :])
    return with_round(event, entry.number, msgspec.structs.replace(game, online=online))


def entered(event: ClubEvent, logged: SignedEntry, entry: Enter) -> ClubEvent:
    """A result, or another for the same table: what stood there stays in the history. Of the same deals
    nobody is told a result before all tables have finished, so the history has none."""
    game, place = found(event, entry.number, entry.table)
    before = game.results[place]
    if entry.last != (before.id if before is not None else ""):
        raise Malformed("somebody has entered this table meanwhile", "last", CHANGED)
    result = TableGame(entry.points, entry.winner, entry.misdeals)
    places = len(game.tables[place])
    if event.terms.duplicate:
        check_open(event)
        duplicate.check_result(result, places)
    else:
        evening().check_result(result, places)
    results = (*game.results[:place], TableResult(logged.id, logged.name, result), *game.results[place + 1 :])
    event = with_round(event, entry.number, msgspec.structs.replace(game, results=results))
    if event.terms.duplicate:
        return told(event, logged, number=entry.number, table=entry.table)
    was = before.result if before is not None else None
    return told(event, logged, number=entry.number, table=entry.table, before=was, after=result)


def over(event: ClubEvent) -> bool:
    """Played to its end, or ended by the organiser."""
    if event.terms.duplicate:
        return event.closed or duplicate.played_out(event)
    return event.closed or evening().played_out(event)


def check_open(event: ClubEvent) -> None:
    if over(event):
        raise Malformed("the event is over", rule=OVER)


def found(event: ClubEvent, number: int, table: int) -> tuple[EventRound, int]:
    """A game, and the place of a table in it."""
    if not 0 < number <= len(event.rounds):
        raise Malformed("there is no such game", "number", OTHER_GAME)
    game = event.rounds[number - 1]
    if not 0 < table <= len(game.tables):
        raise Malformed("there is no such table", "table", OTHER_GAME)
    return game, table - 1


def with_round(event: ClubEvent, number: int, game: EventRound) -> ClubEvent:
    rounds = (*event.rounds[: number - 1], game, *event.rounds[number:])
    return msgspec.structs.replace(event, rounds=rounds)


def told(
    event: ClubEvent,
    logged: SignedEntry,
    *,
    who: str = "",
    number: int | None = None,
    table: int | None = None,
    before: TableGame | None = None,
    after: TableGame | None = None,
) -> ClubEvent:
    what = type(logged.entry).__name__.lower()
    line = Deed(logged.id, logged.at, logged.name, what, who, number, table, before, after)
    return msgspec.structs.replace(event, history=(*event.history, line))
