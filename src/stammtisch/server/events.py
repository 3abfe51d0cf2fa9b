"""Events in memory. When a match at a table of an event is over its result is entered by itself."""

import asyncio
import contextlib
import os
import secrets
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from stammtisch.base.chance import SECRET_BYTES
from stammtisch.base.errors import Malformed
from stammtisch.events.entries import AnyEntry, Enter, Finish, Found, Go, Online, Seats, SignedEntry, Terms
from stammtisch.events.event import SERVER, ClubEvent
from stammtisch.events.folding import after, fold, opened, over
from stammtisch.events.shown import ShownEvent, shown, without_tables
from stammtisch.games import catalogue
from stammtisch.match.log import Row
from stammtisch.server import event_tables
from stammtisch.server.archive import Ending
from stammtisch.server.errands import Errands
from stammtisch.server.errors import Failure
from stammtisch.server.kept import SharedText
from stammtisch.server.names import clean
from stammtisch.server.patches import difference
from stammtisch.server.shelves import ID_BYTES, Shelf, ShelfItem
from stammtisch.server.tables import Tables
from stammtisch.sheets.pad import PastMatch
from stammtisch.store.store import EventInfo, Store, User

LONGEST_TITLE: Final = 40
MOST_PATCHES: Final = 50
"""Entries back that somebody may have been away and is told only what is new."""
MOST_EVENTS: Final = 200
"""Events one user may have."""
HOST: Final = User(SERVER, "", 0)


class EventView:
    """An event as all see it who take part in it, or all others: written once for all of them, with what the
    latest entries changed."""

    def __init__(self, part: Callable[[ShownEvent], ShownEvent]) -> None:
        self.part: Final = part
        """Of all there is to see."""
        self.seq = 0
        self.shown = SharedText(b"")
        self.data: Any = None
        """What is shown, as data."""
        self.patches: Final[deque[tuple[int, bytes]]] = deque(maxlen=MOST_PATCHES)
        """By the number of entries that each begins from."""
        self.news: Final[dict[int, SharedText]] = {}

    def look(self, event: ClubEvent, seq: int) -> None:
        """After so many entries, unless that is known already."""
        if seq == self.seq:
            return
        text = msgspec.json.encode(self.part(shown(event)))
        data = msgspec.json.decode(text)
        if self.seq:
            self.patches.append((self.seq, msgspec.json.encode(difference(self.data, data))))
        self.seq, self.shown, self.data = seq, SharedText(text), data
        self.news.clear()

    def since(self, seq: int) -> SharedText | None:
        """All patches from there on, as a list; None where one is missing."""
        starts = [start for start, patch in self.patches]
        if seq not in self.news and seq in [*starts, self.seq]:
            later = [patch for start, patch in self.patches if start >= seq]
            self.news[seq] = SharedText(b"[" + b",".join(later) + b"]")
        return self.news.get(seq)


class LiveEvent(ShelfItem):
    """An event, and how it stands in the index."""

    def __init__(self, info: EventInfo, rows: Sequence[Row]) -> None:
        super().__init__(rows)
        self.opening: Final = asyncio.Lock()
        self.info = info
        self.event: ClubEvent = fold([msgspec.json.decode(row.data, type=SignedEntry) for row in rows])

        self.inside: Final = EventView(lambda shown: shown)
        self.outside: Final = EventView(without_tables)
        self.noted: Final[set[str]] = set()
        """Users and tables of the event that the index has."""

    def sight(self, user: str | None, now: int, known: int | None = None) -> list[bytes | SharedText]:
        """All there is to see, and who looks, in JSON: an `EventSight`, or for one who knows how it was after
        so many entries an `EventNews`."""
        organiser, me = user == self.event.organiser, self.event.person(user)
        view = self.inside if organiser or me is not None else self.outside
        view.look(self.event, self.seq)
        who = msgspec.json.encode(
            {"event": self.info.id, "seq": self.seq, "now": now, "organiser": organiser, "me": me}
        )
        news = None if known is None else view.since(known)
        if news is not None:
            return [who[:-1] + b',"patches":', news, b"}"]
        return [who[:-1] + b',"shown":', view.shown, b"}"]


class Events(Shelf[LiveEvent]):
    """All events that are needed now."""

    def __init__(
        self, store: Store, now: Callable[[], int], idle_seconds: int, tables: Tables, errands: Errands
    ) -> None:
        super().__init__(store, now, idle_seconds)
        self.tables: Final = tables
        self.errands: Final = errands

    async def create(self, user: User, terms: Terms) -> LiveEvent:
        """A new event; raises `Malformed` when it can't be."""
        terms = msgspec.structs.replace(terms, title=clean(terms.title, LONGEST_TITLE, "title"))
        store, at = self.store, self.now()
        if len(await store.events_of(user.id, MOST_EVENTS)) >= MOST_EVENTS:
            raise Failure("too-many")
        name = secrets.token_urlsafe(ID_BYTES)
        logged = SignedEntry("begin", at, user.id, user.name, Found(terms, os.urandom(SECRET_BYTES).hex()))
        opened(logged)
        if terms.duplicate is not None:
            self.tables.check_bot(terms.duplicate.game, terms.duplicate.bot, "terms.duplicate.bot")
        info = EventInfo(name, terms.title, "open", 0, at, at)
        rows = [logged.row(name, None)]
        await store.put_event(info, [user.id], [])
        await store.append(rows)
        live = self.live[name] = LiveEvent(info, rows)
        return live

    async def read(self, name: str) -> LiveEvent | None:
        info = await self.store.event(name)
        rows = await self.store.rows_anew(name) if info is not None else []
        return LiveEvent(info, rows) if info is not None and rows else None

    async def write(self, name: str, user: User, entry_id: str, entry: AnyEntry) -> None:
        """At most once; raises `Malformed` when it is refused."""
        live = await self.change(name, lambda live: self.attempt(live, user, entry_id, entry))
        tables = self.tables
        if isinstance(entry, Seats):
            await event_tables.clear_away(tables, live.event.rounds[-2:-1])
            await self.open_tables(live)
        elif isinstance(entry, Go):
            await event_tables.leave(tables, live.event, entry.person, entry_id)
        elif isinstance(entry, Finish) and live.event.terms.duplicate:
            await event_tables.clear_away(tables, live.event.rounds[-1:])

    async def attempt(self, live: LiveEvent, user: User, entry_id: str, entry: AnyEntry) -> LiveEvent:
        if entry_id in live.ids:
            return live
        logged = SignedEntry(entry_id, self.now(), user.id, called(live.event, user), entry)
        event = after(live.event, logged)
        row = logged.row(live.info.id, live.last)
        await self.store.append([row])
        live.event = event
        live.took([row])
        await self.put(live)
        return live

    async def put(self, live: LiveEvent) -> None:
        """The index follows."""
        event = live.event
        state = "over" if over(event) else "open"
        people = len(event.people)
        live.info = live.info._replace(state=state, people=people, updated=self.now())
        users = {event.organiser, *(guest.user for guest in event.people if guest.user)} - live.noted
        tables = {table for game in event.rounds for table in game.online if table} - live.noted
        await self.store.put_event(live.info, sorted(users), sorted(tables))
        live.noted.update(users, tables)

    # Tables

    async def open_tables(self, live: LiveEvent) -> None:
        """Those of the last round that are to be played online and are not open yet; the seats are drawn."""
        async with live.opening:
            number = len(live.event.rounds)
            for place in event_tables.unopened(live.event):
                try:
                    at = await event_tables.opened(self.tables, live.info.id, live.event, place + 1)
                except Failure:
                    continue
                entry = Online(number, place + 1, at.id)
                await self.write(live.info.id, HOST, f"online-{number}-{place + 1}", entry)
                for played in at.table.state.played:
                    await self.enter(live, at.id, played)

    async def match_over(self, ended: Ending) -> None:
        """The first match at a table of an event is its result."""
        if not ended.duplicate and not catalogue.has_part("events", ended.match.game):
            return
        name = await self.store.event_at(ended.match.table)
        if name is not None:
            await self.enter(await self.find(name), ended.match.table, ended.played)

    async def enter(self, live: LiveEvent, table: str, played: PastMatch) -> None:
        """What was entered by hand before stays."""
        if played.match != 1:
            return
        for number, game in enumerate(live.event.rounds, 1):
            if table in game.online:
                place = game.online.index(table) + 1
                winner = played.winners[0] if played.winners else None
                entry = Enter(number, place, tuple(played.scores), winner, played.misdeals)
                with contextlib.suppress(Malformed):
                    await self.write(live.info.id, HOST, f"played-{number}-{place}", entry)

    async def holds(self, table: str) -> bool:
        """Whether nobody may see yet what was played at a table, for others still play the same deals."""
        name = await self.store.event_at(table)
        if name is None:
            return True
        event = (await self.find(name)).event
        current = event.rounds[-1]
        return table in current.online and not current.complete and not over(event)

    def sweep(self) -> None:
        """Tables of a duplicate event that could not be opened, be it that the server was stopped just then,
        are opened now: without them its round has no end."""
        super().sweep()
        for live in self.live.values():
            if live.event.terms.duplicate and not live.opening.locked() and event_tables.unopened(live.event):
                self.errands.run(self.open_tables(live))


def called(event: ClubEvent, user: User) -> str:
    """Whose name stands at an entry: nobody's where a table online entered its result by itself."""
    me = event.person(user.id)
    if me is not None:
        return event.people[me].name
    return "" if user.id == SERVER else user.name or event.host
