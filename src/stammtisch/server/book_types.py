"""What goes over HTTP about books of score sheets."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from stammtisch.match.log import EntryId
from stammtisch.server.api_types import Body, Invitation, Problem, Short
from stammtisch.sheets.entries import Begin, OnPhones
from stammtisch.sheets.keeping import ShownBook


class NewBook(Body, frozen=True):
    """Begin a book."""

    begin: Begin


class NewEntry(Body, frozen=True):
    """An entry with an id that its client made up; sent again it is not done again."""

    id: EntryId
    entry: OnPhones


class NewEntries(Body, frozen=True):
    """Entries in the order they were made, perhaps while there was no connection."""

    entries: Annotated[list[NewEntry], Meta(max_length=100)]


class Key(Body, frozen=True):
    """The end of a link that lets people write."""

    key: Short


class BookSight(msgspec.Struct, frozen=True):
    """A book as it is after `seq` entries; whether you may write into it, and whether it is yours."""

    book: str
    seq: int
    writer: bool
    owner: bool
    shown: ShownBook


class EntryResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of an entry."""

    id: str
    status: Literal["accepted", "duplicate", "refused"]
    problem: Problem | None = None


class Entered(msgspec.Struct, frozen=True):
    """What became of each entry, and the book now."""

    results: list[EntryResult]
    sight: BookSight


class BookLine(msgspec.Struct, frozen=True):
    """A book you may write into."""

    book: str
    game: str
    edition: str
    names: list[str]
    updated: int


class BookList(msgspec.Struct, frozen=True):
    books: list[BookLine]


class BookInvitation(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where others find a book: to look, and, if it is yours, to write."""

    look: Invitation
    write: Invitation | None = None


class Exported(msgspec.Struct, frozen=True):
    """A book as data: what is shown, and each sheet as a pad that `stammtisch sheet` reads."""

    shown: ShownBook
    pads: list[dict[str, Any]]
