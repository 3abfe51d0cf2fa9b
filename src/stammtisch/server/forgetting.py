"""People who leave for good, and what is too old to be kept.

What a store has by a name is deleted at once. In the log of a table, a book or an event the name stands among
what others did: such a log is written anew without it, as soon as nobody is there. Until then it is noted, so
that a stop of the server changes nothing.
"""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from stammtisch.match.log import Row, chained
from stammtisch.server import logs
from stammtisch.server.archive import Archive, Listing
from stammtisch.server.books import Books
from stammtisch.server.events import Events
from stammtisch.server.hall import Hall
from stammtisch.server.inbox import Job
from stammtisch.server.kept import Chronicles
from stammtisch.server.sessions import DAY
from stammtisch.server.settings import Settings
from stammtisch.server.shelves import Shelf, ShelfItem
from stammtisch.server.tables import Tables
from stammtisch.store.people import Forgettable
from stammtisch.store.store import Store
from stammtisch.table.commands import Stand
from stammtisch.table.forgetting import (
    Change,
    changed,
    changed_snapshot,
    nameless,
    without_name,
    without_talk,
)

AT_A_TIME: Final = 20
HOUR_MS: Final = 3_600_000
TALK_UNTIL: Final = "talk-forgotten"
"""The setting that says up to when what was said at tables has been deleted."""


def without_signature(row: Row, user: str) -> bytes:
    """An entry of a book or an event, in which a user has no name."""
    entry: dict[str, Any] = msgspec.json.decode(row.data)
    inside = entry["entry"]
    if entry["by"] == user:
        entry["name"] = nameless(user)
    if inside.get("user") == user and "name" in inside:
        inside["name"] = nameless(user)
    return msgspec.json.encode(entry)


def changed_entries(rows: Sequence[Row], user: str) -> list[Row]:
    found: list[Row] = []
    before = b""
    for row in rows:
        data = without_signature(row, user)
        if found or data != row.data:
            row = row._replace(data=data, hash=chained(before, data))
            found.append(row)
        before = row.hash
    return found


class Forgetting:
    """Forgets who wants to be forgotten, and whatever is kept no longer."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        tables: Tables,
        books: Books,
        events: Events,
        archive: Archive,
        chronicles: Chronicles,
        hall: Hall,
        now: Callable[[], int],
    ) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.tables: Final = tables
        self.books: Final = books
        self.events: Final = events
        self.archive: Final = archive
        self.chronicles: Final = chronicles
        self.hall: Final = hall
        self.now: Final = now
        self.working: Final = asyncio.Lock()
        self.looked = 0
        """When it was last looked for what is too old."""

    async def forget(self, user: str) -> None:
        """An account is deleted: its seats are given back, and nobody can come in with it any more."""
        for info in await self.store.tables_of(user):
            if info.state == "over" and info.id not in self.tables.live:
                continue
            live = await self.tables.find(info.id)
            live.add(Job(user, self.now(), Stand(f"gone.{secrets.token_hex(4)}")))
            await live.quiet()
        await self.store.forget_user(user)
        self.hall.expel(user)

    async def keep(self) -> None:
        """Now and then: a part of what is to be forgotten."""
        if self.working.locked():
            return
        async with self.working:
            if self.now() - self.looked > HOUR_MS:
                self.looked = self.now()
                await self.look_for_old()
            for one in await self.store.forgettable(AT_A_TIME):
                if await self.go_through(one):
                    await self.store.forgot(one)

    async def go_through(self, one: Forgettable) -> bool:
        """Whether a name stands in a log no longer. Where people are, it waits until they have gone."""
        try:
            if await self.store.table(one.log) is not None:
                return await self.rewrite(one.log, without_name(one.user), one.user)
            if await self.store.book(one.log) is not None:
                await self.forget_writer(one)
            elif await self.store.event(one.log) is not None:
                await self.sign_anew(self.events, one)
        except Exception as problem:
            logs.trouble("not-forgotten", problem, log=one.log)
            return False
        return True

    async def forget_writer(self, one: Forgettable) -> None:
        if await self.store.has_writers(one.log):
            await self.sign_anew(self.books, one)
        else:
            self.books.live.pop(one.log, None)
            await self.store.drop_book(one.log)

    async def sign_anew(self, shelf: Shelf[Any], one: Forgettable) -> None:
        async def work(live: ShelfItem) -> None:
            rows = changed_entries(await self.store.rows(one.log), one.user)
            if rows:
                await self.store.rewrite_log(rows, None, {})
            shelf.live.pop(one.log, None)
            live.stir()

        await shelf.change(one.log, work)

    async def rewrite(self, table: str, change: Change, user: str = "") -> bool:
        async def work() -> None:
            store = self.store
            async with self.archive.answers.working, self.chronicles.working:
                rows = await store.rows(table)
                found = await asyncio.to_thread(changed, rows, change)
                if not found:
                    return
                kept = await store.last_snapshot(table)
                if kept is not None:
                    kept = (kept[0], changed_snapshot(kept[1], found, user))
                players: dict[int | None, str] = {}
                info = await store.table(table)
                assert info is not None
                players[None] = without_user(info.players, user)
                for match in await store.matches_at(table):
                    players[match.number] = without_user(match.players, user)
                await store.rewrite_log(found, kept, players)
                self.archive.answers.drop(table)
                self.chronicles.kept.pop(table, None)

        return await self.tables.rewrite(table, work)

    async def look_for_old(self) -> None:
        """What is kept for so many days, and no longer."""
        settings, store, now = self.settings, self.store, self.now()
        await store.forget_sessions(now - settings.session_days * DAY)
        await store.forget_reports(now - settings.report_days * DAY)
        for user in await store.old_guests(now - settings.guest_days * DAY, AT_A_TIME):
            await self.forget(user)
        if settings.talk_days:
            await self.forget_talk(now - settings.talk_days * DAY)
        if settings.match_days:
            for table, _ in await store.tables_left(0, now - settings.match_days * DAY, AT_A_TIME):
                await self.tables.rewrite(table, partial(store.drop_table, table))

    async def forget_talk(self, before: int) -> None:
        since = int(await self.store.setting(TALK_UNTIL) or 0)
        for table, updated in await self.store.tables_left(since, before, AT_A_TIME):
            if not await self.rewrite(table, without_talk):
                self.looked = 0
                return
            await self.store.put_setting(TALK_UNTIL, str(updated))


def without_user(players: str, user: str) -> str:
    """Who sat there, as the index has it."""
    listing = msgspec.json.decode(players, type=Listing)
    names = [
        nameless(user) if user and one == user else name
        for one, name in zip(listing.users, listing.names, strict=True)
    ]
    return msgspec.json.encode(msgspec.structs.replace(listing, names=names)).decode()


async def own_talk(store: Store, user: str) -> list[dict[str, Any]]:
    """What somebody said at tables, wherever that was."""
    found = []
    for row in await store.caused_by(user):
        event = msgspec.json.decode(row.data)
        if event.get("type") == "said":
            found.append({"table": row.table, "at": row.at, "text": event["text"]})
    return found
