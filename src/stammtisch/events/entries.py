"""What people do to an event. An event is the list of its entries, and nothing else is remembered of it.

People are numbers in the order in which they first came, from 0; games and tables count from 1. Who enters a
result says which one they saw before, so that two who enter the same table don't write over each other.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from stammtisch.match.log import LogEntry, Signed

MOST_GAMES: Final = 40
MOST_MINUTES: Final = 600
MOST_PLACES: Final = 10
MOST_TABLES: Final = 70

Last = Annotated[str, Meta(max_length=40, pattern=r"^[\w.-]*$")]
Person = Annotated[int, Meta(ge=0, le=1000)]
Number = Annotated[int, Meta(ge=1, le=1000)]
Hex = Annotated[str, Meta(max_length=128, pattern=r"^([0-9a-f]{2})*$")]


class SameDeals(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The game that is dealt alike at every table of a duplicate event, the `players` at each, seconds for an
    act, and the bot that sits where people are missing or have left."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=2, le=MOST_PLACES)] = 4
    edition: Annotated[str, Meta(max_length=40)] = ""
    options: dict[str, Any] = {}
    seconds: Annotated[int, Meta(ge=10, le=600)] = 60
    bot: Annotated[str, Meta(max_length=40)] = "casual"


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an event is called and how it goes: how many games at least, how many minutes for each (0: as many
    as it takes), and whether tables play online where everybody has a phone. With `duplicate` it is no
    Großzettel evening: all tables play the same deals, online, and its games are called rounds."""

    title: Annotated[str, Meta(max_length=200)]
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)] = 12
    minutes: Annotated[int, Meta(ge=0, le=MOST_MINUTES)] = 0
    play: Literal["real", "online"] = "real"
    duplicate: SameDeals | None = None


class Found(LogEntry, frozen=True):
    """The first one. `end` is the end of the chain of secrets that seats are drawn from."""

    terms: Terms
    end: str


class Join(LogEntry, frozen=True):
    """Somebody takes part, with something of their own for the lottery; without a user it is somebody without
    a phone, whom the organiser added."""

    name: str
    user: str | None = None
    entropy: Hex = ""


class Go(LogEntry, frozen=True):
    """Somebody takes no part in the games to come."""

    person: Person


class Back(LogEntry, frozen=True):
    """Somebody who left takes part again."""

    person: Person


class Seats(LogEntry, frozen=True):
    """The organiser has the seats of a game drawn. `tables` are sizes that the organiser wants, ours if left
    out."""

    number: Number
    tables: Annotated[tuple[Number, ...], Meta(max_length=MOST_TABLES)] = ()


class Online(LogEntry, frozen=True):
    """A table of a game is played online, there."""

    number: Number
    table: Number
    at: str


class Enter(LogEntry, frozen=True):
    """The result of a table: points by seat there, the seat that won (none after a dead end), dealing errors
    of the dealer, who has the first seat. `last` is the entry that it was last entered with, if any. A table
    of a duplicate event enters its result by itself."""

    number: Number
    table: Number
    points: Annotated[tuple[int, ...], Meta(max_length=MOST_PLACES)]
    winner: int | None = None
    misdeals: int = 0
    last: Last = ""


class Finish(LogEntry, frozen=True):
    """The organiser ends it before its time; games that are not complete don't count."""


AnyEntry = Found | Join | Go | Back | Seats | Online | Enter | Finish
OnPhones = Go | Back | Seats | Enter | Finish
"""What somebody can send as it is."""

SignedEntry = Signed[AnyEntry]
