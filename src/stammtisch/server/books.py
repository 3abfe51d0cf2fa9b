"""Books of score sheets in memory."""

import secrets
from collections.abc import Sequence
from typing import Final

import msgspec

from stammtisch.base.errors import Malformed
from stammtisch.match.log import Row
from stammtisch.server.api_types import Problem
from stammtisch.server.book_types import BookSight, EntryResult
from stammtisch.server.errors import Failure
from stammtisch.server.names import clean_name, clean_saying
from stammtisch.server.shelves import ID_BYTES, Shelf, ShelfItem
from stammtisch.sheets.entries import Admit, AnyEntry, Begin, Correct, Delete, Dismiss, SignedEntry
from stammtisch.sheets.keeping import Book, after, fold, opened, shown
from stammtisch.store.store import BookInfo, User

KEY_BYTES: Final = 9
MOST_BOOKS: Final = 500
"""Books one user may write into."""

Entries = Sequence[tuple[str, AnyEntry]]
"""Each with the id that whoever made it gave it."""


class LiveBook(ShelfItem):
    """A book, and how it stands in the index."""

    def __init__(self, info: BookInfo, rows: Sequence[Row]) -> None:
        super().__init__(rows)
        self.info = info
        self.book: Book = fold([msgspec.json.decode(row.data, type=SignedEntry) for row in rows])

    def sight(self, user: str | None) -> BookSight:
        """All there is to see, and what this user may do."""
        writes = user is not None and self.book.may_write(user)
        return BookSight(self.info.id, self.seq, writes, user == self.book.owner, shown(self.book))


class Books(Shelf[LiveBook]):
    """All books that are needed now."""

    async def create(self, user: User, begin: Begin) -> LiveBook:
        """A new book; raises `Malformed` when nobody could play so."""
        names = tuple(clean_name(name, f"names[{seat}]") for seat, name in enumerate(begin.names))
        begin = msgspec.structs.replace(begin, names=names)
        await self.check_shelf(user)
        name, at = secrets.token_urlsafe(ID_BYTES), self.now()
        logged = SignedEntry("begin", at, user.id, user.name, begin)
        book = opened(logged)
        info = BookInfo(
            name,
            begin.game,
            book.begin.edition,
            msgspec.json.encode(names).decode(),
            secrets.token_urlsafe(KEY_BYTES),
            at,
            at,
        )
        rows = [logged.row(name, None)]
        await self.store.put_book(info, [user.id])
        await self.store.append(rows)
        live = self.live[name] = LiveBook(info, rows)
        return live

    async def check_shelf(self, user: User) -> None:
        """Raises `Failure` when somebody has as many books as one may have."""
        if len(await self.store.books_of(user.id, MOST_BOOKS)) >= MOST_BOOKS:
            raise Failure("too-many")

    async def read(self, name: str) -> LiveBook | None:
        info = await self.store.book(name)
        rows = await self.store.rows_anew(name) if info is not None else []
        return LiveBook(info, rows) if info is not None and rows else None

    async def admit(self, name: str, user: User, key: str) -> LiveBook:
        """Whoever knows the key may write from now on."""
        live = await self.find(name)
        if not secrets.compare_digest(key.encode(), live.info.key.encode()):
            raise Failure("not-found")
        if not live.book.may_write(user.id):
            await self.check_shelf(user)
            await self.write(name, user, [(secrets.token_hex(8), Admit(user.id, user.name))])
        return await self.find(name)

    async def write(self, name: str, user: User, entries: Entries) -> list[EntryResult]:
        """Each in its order, and each at most once: accepted, known already, or refused."""
        return await self.change(name, lambda live: self.attempt(live, user, entries))

    async def attempt(self, live: LiveBook, user: User, entries: Entries) -> list[EntryResult]:
        book, last = live.book, live.last
        rows: dict[str, Row] = {}
        results: list[EntryResult] = []
        for name, entry in entries:
            if name in live.ids or name in rows:
                results.append(EntryResult(name, "duplicate"))
                continue
            logged = SignedEntry(name, self.now(), user.id, user.name, entry)
            try:
                row = logged.row(live.info.id, last)
                book = after(book, logged)
            except Malformed as problem:
                told = Problem("malformed", problem.problem, problem.field, problem.rule)
                results.append(EntryResult(name, "refused", told))
                continue
            last = rows[name] = row
            results.append(EntryResult(name, "accepted"))
        if rows:
            await self.store.append(list(rows.values()))
            gone = any(isinstance(entry, Dismiss) for name, entry in entries if name in rows)
            live.book = book
            live.took(rows.values())
            await self.put(live, gone)
        return results

    async def put(self, live: LiveBook, new_key: bool) -> None:
        """The index follows: who writes, and another key if somebody may no longer."""
        key = secrets.token_urlsafe(KEY_BYTES) if new_key else live.info.key
        live.info = live.info._replace(key=key, updated=self.now())
        await self.store.put_book(live.info, [writer.user for writer in live.book.writers])


def cleaned(entry: AnyEntry) -> AnyEntry:
    """Text that can be shown anywhere."""
    if isinstance(entry, Correct | Delete) and entry.reason:
        return msgspec.structs.replace(entry, reason=clean_saying(entry.reason, "reason"))
    return entry
