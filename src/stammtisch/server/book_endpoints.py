"""Books of score sheets over HTTP."""

from typing import Final

import msgspec

from stammtisch.server.book_types import (
    BookInvitation,
    BookLine,
    BookList,
    BookSight,
    Entered,
    Exported,
    Key,
    NewBook,
    NewEntries,
)
from stammtisch.server.books import Books, cleaned
from stammtisch.server.help_endpoints import front_door, invitation
from stammtisch.server.http import Call, Endpoint, public
from stammtisch.server.settings import Settings
from stammtisch.sheets.keeping import pads, shown
from stammtisch.store.store import Store


async def begin_book(call: Call, books: Books) -> BookSight:
    body: NewBook = call.body
    live = await books.create(call.user.user, body.begin)
    return live.sight(call.user.user.id)


async def list_books(call: Call, store: Store) -> BookList:
    page = call.page()
    found = await store.books_of(call.user.user.id, page.limit, page.skip)
    return BookList(
        [
            BookLine(one.id, one.game, one.edition, msgspec.json.decode(one.names), one.updated)
            for one in found
        ]
    )


async def see_book(call: Call, books: Books) -> BookSight:
    live = await books.find(call.path("book"))
    return live.sight(call.visitor)


async def follow_book(call: Call, books: Books) -> BookSight:
    """Answered when there are more entries than `seq`, or after a while as it is."""
    live = await books.news(call.path("book"), call.number("seq"))
    return live.sight(call.visitor)


async def enter(call: Call, books: Books) -> Entered:
    body: NewEntries = call.body
    name, user = call.path("book"), call.user.user
    results = await books.write(name, user, [(one.id, cleaned(one.entry)) for one in body.entries])
    return Entered(results, (await books.find(name)).sight(user.id))


async def may_write(call: Call, books: Books) -> BookSight:
    body: Key = call.body
    live = await books.admit(call.path("book"), call.user.user, body.key)
    return live.sight(call.user.user.id)


async def invite_to_book(call: Call, books: Books, settings: Settings) -> BookInvitation:
    live = await books.find(call.path("book"))
    link = f"{front_door(call, settings)}/keep/{live.info.id}"
    look = invitation(link)
    if call.visitor != live.book.owner:
        return BookInvitation(look)
    return BookInvitation(look, invitation(f"{link}/{live.info.key}"))


async def export_book(call: Call, books: Books) -> Exported:
    live = await books.find(call.path("book"))
    return Exported(shown(live.book), pads(live.book))


def at(path: str = "") -> str:
    return f"/api/books/{{book}}{path}"


BOOK_ENDPOINTS: Final = (
    Endpoint("POST", "/api/books", begin_book, "Begin a book of score sheets", BookSight, NewBook),
    Endpoint("GET", "/api/books", list_books, "Books you write into", BookList, paged=True),
    public(at(), see_book, "See a book", BookSight),
    public(at("/after/{seq}"), follow_book, "Wait for news of a book", BookSight),
    Endpoint("POST", at("/entries"), enter, "Write into a book", Entered, NewEntries),
    Endpoint("POST", at("/writers"), may_write, "Be allowed to write", BookSight, Key),
    public(at("/invitation"), invite_to_book, "How others find a book", BookInvitation),
    public(at("/export"), export_book, "A book as data", Exported),
)
