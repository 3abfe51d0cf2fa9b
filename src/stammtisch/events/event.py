"""What every event is made of, whatever is played at its tables: people, rounds, results, history."""

from typing import Final

import msgspec

from stammtisch.events.entries import Terms
from stammtisch.sheets.people import TableGame, Tables

SERVER: Final = ""
"""Who enters the results of online tables."""


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


class EventRound(msgspec.Struct, frozen=True):
    """A game at all tables: when and for whom its seats were drawn, and what is known of each table. In a
    duplicate event some places may be those of bots."""

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


class ClubEvent(msgspec.Struct, frozen=True):
    """All that the entries have come to. `closed` says that the organiser ended it before its time."""

    terms: Terms
    end: str
    organiser: str
    host: str
    people: tuple[Guest, ...] = ()
    rounds: tuple[EventRound, ...] = ()
    history: tuple[Deed, ...] = ()
    closed: bool = False
    entries: int = 1

    def person(self, user: str | None) -> int | None:
        found = (place for place, guest in enumerate(self.people) if user is not None and guest.user == user)
        return next(found, None)

    @property
    def here(self) -> tuple[int, ...]:
        return tuple(place for place, guest in enumerate(self.people) if guest.here)


def completed(event: ClubEvent) -> list[EventRound]:
    """Games that all tables have finished; only the last one can be under way."""
    return [game for game in event.rounds if game.complete]
