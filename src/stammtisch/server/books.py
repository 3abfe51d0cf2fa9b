"""Books of score sheets in memory: read from the log when somebody wants them, let go when nobody does.

An entry is checked, written to the log, and only then shown. Whoever follows a book asks for what comes after
the number they know, and is answered when there is something.
"""

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from stammtisch.games.errors import Malformed
from stammtisch.server.api_types import Problem
from stammtisch.server.book_types import BookSight, EntryResult
from stammtisch.server.errors import Failure
from stammtisch.server.names import clean_name, clean_saying
from stammtisch.sheets.entries import Admit, AnyEntry, Begin, Correct, Delete, Dismiss, Logged
from stammtisch.sheets.keeping import Book, after, fold, opened, shown
from stammtisch.store.store import BookInfo, Conflict, Row, Store, Unavailable, User

ID_BYTES: Final = 12
"""A book is found by whoever knows its id, so nobody must guess it."""
KEY_BYTES: Final = 9
LONGEST_ID: Final = 32
MOST_BOOKS: Final = 500
"""Books one user may write into."""
WAIT_SECONDS: Final = 20
"""The longest that a question for news waits for an answer."""
NO_HASH: Final = bytes(32)


Entries = Sequence[tuple[str, AnyEntry]]
"""Each with the id that whoever made it gave it."""


class LiveBook:
    """A book in memory. One writes at a time."""

    def __init__(self, info: BookInfo, rows: Sequence[Row]) -> None:
        log = [msgspec.json.decode(row.data, type=Logged) for row in rows]
        self.info = info
        self.book: Book = fold(log)
        self.ids: Final = {logged.id for logged in log}
        self.seq = len(rows)
        self.hash = rows[-1].hash
        self.writing: Final = asyncio.Lock()
        self.news = asyncio.Event()
        self.followers = 0
        self.used = time.monotonic()

    def sight(self, user: str | None) -> BookSight:
        """All there is to see, and what this user may do."""
        writes = user is not None and self.book.may_write(user)
        return BookSight(self.info.id, self.seq, writes, user == self.book.owner, shown(self.book))

    def took(self, book: Book, rows: Mapping[str, Row]) -> None:
        """What was written, by the ids of the entries, is so from now on, and whoever follows is told."""
        self.book = book
        self.ids.update(rows)
        for row in rows.values():
            self.seq, self.hash = row.seq, row.hash
        self.stir()

    def stir(self) -> None:
        self.news.set()
        self.news = asyncio.Event()


class Books:
    """All books that are needed now."""

    def __init__(self, store: Store, now: Callable[[], int], idle_seconds: int) -> None:
        self.store: Final = store
        self.now: Final = now
        self.idle_seconds: Final = idle_seconds
        self.live: Final[dict[str, LiveBook]] = {}
        self.reading: Final = asyncio.Lock()
        self.closed = False

    async def create(self, user: User, begin: Begin) -> LiveBook:
        """A new book; raises `Malformed` when nobody could play so."""
        names = tuple(clean_name(name, f"names[{seat}]") for seat, name in enumerate(begin.names))
        begin = msgspec.structs.replace(begin, names=names)
        if len(await self.store.books_of(user.id, MOST_BOOKS)) >= MOST_BOOKS:
            raise Failure("too-many")
        name, at = secrets.token_urlsafe(ID_BYTES), self.now()
        logged = Logged("begin", at, user.id, user.name, begin)
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
        rows = [row_of(name, 1, NO_HASH, logged)]
        await self.store.put_book(info, [user.id])
        await self.store.append(rows)
        live = self.live[name] = LiveBook(info, rows)
        return live

    async def find(self, name: str) -> LiveBook:
        """The book of this id; raises `Failure` if there is none."""
        async with self.reading:
            live = self.live.get(name)
            if live is None:
                live = self.live[name] = await self.read(name)
        live.used = time.monotonic()
        return live

    async def read(self, name: str) -> LiveBook:
        if not 0 < len(name) <= LONGEST_ID or not name.isascii():
            raise Failure("not-found")
        info = await self.store.book(name)
        rows = await self.store.rows(name) if info is not None else []
        if info is None or not rows:
            raise Failure("not-found")
        return LiveBook(info, rows)

    async def admit(self, name: str, user: User, key: str) -> LiveBook:
        """Whoever knows the key may write from now on."""
        live = await self.find(name)
        if not secrets.compare_digest(key.encode(), live.info.key.encode()):
            raise Failure("not-found")
        if not live.book.may_write(user.id):
            await self.write(name, user, [(secrets.token_hex(8), Admit(user.id, user.name))])
        return await self.find(name)

    async def write(self, name: str, user: User, entries: Entries) -> list[EntryResult]:
        """Each in its order, and each at most once: accepted, known already, or refused. In memory only once
        it is in the log; if somebody else wrote there, all is read and tried again."""
        for attempt in range(2):
            live = await self.find(name)
            async with live.writing:
                if self.live.get(name) is not live:
                    continue
                try:
                    return await self.attempt(live, user, entries)
                except (Conflict, Unavailable):
                    self.live.pop(name, None)
                    live.stir()
        raise Failure("unavailable")

    async def attempt(self, live: LiveBook, user: User, entries: Entries) -> list[EntryResult]:
        book, seq, last = live.book, live.seq, live.hash
        rows: dict[str, Row] = {}
        results: list[EntryResult] = []
        for name, entry in entries:
            if name in live.ids or name in rows:
                results.append(EntryResult(name, "duplicate"))
                continue
            logged = Logged(name, self.now(), user.id, user.name, entry)
            try:
                book = after(book, logged)
            except Malformed as problem:
                told = Problem("malformed", problem.problem, problem.field, problem.rule)
                results.append(EntryResult(name, "refused", told))
                continue
            seq += 1
            rows[name] = row_of(live.info.id, seq, last, logged)
            last = rows[name].hash
            results.append(EntryResult(name, "accepted"))
        if rows:
            await self.store.append(list(rows.values()))
            gone = any(isinstance(entry, Dismiss) for name, entry in entries if name in rows)
            live.took(book, rows)
            await self.put(live, gone)
        return results

    async def put(self, live: LiveBook, new_key: bool) -> None:
        """The index follows: who writes, and another key if somebody may no longer."""
        key = secrets.token_urlsafe(KEY_BYTES) if new_key else live.info.key
        live.info = live.info._replace(key=key, updated=self.now())
        await self.store.put_book(live.info, [writer.user for writer in live.book.writers])

    async def news(self, name: str, seq: int) -> LiveBook:
        """The book once it has more than `seq` entries, or after a while as it is."""
        live = await self.find(name)
        if live.seq > seq or self.closed:
            return live
        live.followers += 1
        try:
            await asyncio.wait_for(live.news.wait(), WAIT_SECONDS)
        except TimeoutError:
            pass
        finally:
            live.followers -= 1
        return await self.find(name)

    def sweep(self) -> None:
        """Books that nobody needs leave memory."""
        idle = time.monotonic() - self.idle_seconds
        for name, live in list(self.live.items()):
            if live.used <= idle and not live.followers and not live.writing.locked():
                del self.live[name]

    def close(self) -> None:
        """Nobody waits any longer."""
        self.closed = True
        for live in self.live.values():
            live.stir()


def row_of(name: str, seq: int, before: bytes, logged: Logged) -> Row:
    data = msgspec.json.encode(logged)
    return Row(name, seq, logged.at, logged.id, data, hashlib.sha256(before + data).digest())


def cleaned(entry: AnyEntry) -> AnyEntry:
    """Text that can be shown anywhere."""
    if isinstance(entry, Correct | Delete) and entry.reason:
        return msgspec.structs.replace(entry, reason=clean_saying(entry.reason, "reason"))
    return entry
