"""Events in memory: read from the log when somebody wants them, let go when nobody does.

An entry is checked, written to the log, and only then shown. Tables that play online are opened here, with
everybody at the seat that was drawn; when such a match is over its result is entered by itself.
"""

import asyncio
import hashlib
import os
import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from stammtisch.events.big_event import SERVER, Event, Round, after, fold, opened, over
from stammtisch.events.big_sheet import shown
from stammtisch.events.entries import AnyEntry, Enter, Found, Logged, Online, Seats, Terms
from stammtisch.games.chance import SECRET_BYTES
from stammtisch.games.errors import Malformed
from stammtisch.server.errors import Failure
from stammtisch.server.event_types import EventSight
from stammtisch.server.jobs import Job
from stammtisch.server.names import clean_name
from stammtisch.store.store import Conflict, EventInfo, Match, Row, Unavailable, User
from stammtisch.table.commands import Sit
from stammtisch.table.settings import Settings
from stammtisch.table.state import Played

if TYPE_CHECKING:
    from stammtisch.server.house import House

ID_BYTES: Final = 12
"""An event is found by whoever knows its id, so nobody must guess it."""
LONGEST_ID: Final = 32
MOST_EVENTS: Final = 200
"""Events one user may have."""
WAIT_SECONDS: Final = 20
"""The longest that a question for news waits for an answer."""
NO_HASH: Final = bytes(32)
HOST: Final = User(SERVER, "", 0)


class LiveEvent:
    """An event in memory. One writes at a time."""

    def __init__(self, info: EventInfo, rows: Sequence[Row]) -> None:
        log = [msgspec.json.decode(row.data, type=Logged) for row in rows]
        self.info = info
        self.event: Event = fold(log)
        self.ids: Final = {logged.id for logged in log}
        self.seq = len(rows)
        self.hash = rows[-1].hash
        self.writing: Final = asyncio.Lock()
        self.news = asyncio.Event()
        self.followers = 0
        self.used = time.monotonic()

    def sight(self, user: str | None, now: int) -> EventSight:
        """All there is to see, and who looks."""
        organiser, me = user == self.event.organiser, self.event.person(user)
        return EventSight(self.info.id, self.seq, now, organiser, me, shown(self.event))

    def stir(self) -> None:
        self.news.set()
        self.news = asyncio.Event()


class Events:
    """All events that are needed now."""

    def __init__(self, house: "House") -> None:
        self.house: Final = house
        self.live: Final[dict[str, LiveEvent]] = {}
        self.reading: Final = asyncio.Lock()
        self.closed = False

    async def create(self, user: User, terms: Terms) -> LiveEvent:
        """A new event; raises `Malformed` when it can't be."""
        terms = msgspec.structs.replace(terms, title=clean_name(terms.title, "title"))
        store, at = self.house.store, self.house.now()
        if len(await store.events_of(user.id, MOST_EVENTS)) >= MOST_EVENTS:
            raise Failure("too-many")
        name = secrets.token_urlsafe(ID_BYTES)
        logged = Logged("begin", at, user.id, user.name, Found(terms, os.urandom(SECRET_BYTES).hex()))
        opened(logged)
        info = EventInfo(name, terms.title, "open", 0, at, at)
        rows = [row_of(name, 1, NO_HASH, logged)]
        await store.put_event(info, [user.id], [])
        await store.append(rows)
        live = self.live[name] = LiveEvent(info, rows)
        return live

    async def find(self, name: str) -> LiveEvent:
        """The event of this id; raises `Failure` if there is none."""
        async with self.reading:
            live = self.live.get(name)
            if live is None:
                live = self.live[name] = await self.read(name)
        live.used = time.monotonic()
        return live

    async def read(self, name: str) -> LiveEvent:
        if not 0 < len(name) <= LONGEST_ID or not name.isascii():
            raise Failure("not-found")
        info = await self.house.store.event(name)
        rows = await self.house.store.rows(name) if info is not None else []
        if info is None or not rows:
            raise Failure("not-found")
        return LiveEvent(info, rows)

    async def write(self, name: str, user: User, entry_id: str, entry: AnyEntry) -> None:
        """At most once; raises `Malformed` when it is refused. In memory only once it is in the log; if
        somebody else wrote there, all is read and tried again."""
        for attempt in range(2):
            live = await self.find(name)
            async with live.writing:
                if self.live.get(name) is not live:
                    continue
                try:
                    await self.attempt(live, user, entry_id, entry)
                except (Conflict, Unavailable):
                    self.live.pop(name, None)
                    live.stir()
                    continue
            if isinstance(entry, Seats):
                await self.open_tables(live, entry.number)
            return
        raise Failure("unavailable")

    async def attempt(self, live: LiveEvent, user: User, entry_id: str, entry: AnyEntry) -> None:
        if entry_id in live.ids:
            return
        me = live.event.person(user.id)
        name = live.event.people[me].name if me is not None else user.name or live.event.host
        logged = Logged(entry_id, self.house.now(), user.id, name, entry)
        event = after(live.event, logged)
        row = row_of(live.info.id, live.seq + 1, live.hash, logged)
        await self.house.store.append([row])
        live.event, live.seq, live.hash = event, row.seq, row.hash
        live.ids.add(entry_id)
        live.stir()
        await self.put(live)

    async def put(self, live: LiveEvent) -> None:
        """The index follows."""
        event = live.event
        state = "over" if over(event) else "open"
        people = len(event.people)
        live.info = live.info._replace(state=state, people=people, updated=self.house.now())
        users = [event.organiser, *(guest.user for guest in event.people if guest.user)]
        tables = [table for game in event.rounds for table in game.online if table]
        await self.house.store.put_event(live.info, users, tables)

    async def news(self, name: str, seq: int) -> LiveEvent:
        """The event once it has more than `seq` entries, or after a while as it is."""
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

    # Online

    async def open_tables(self, live: LiveEvent, number: int) -> None:
        """A table online for those who play so, all of whom have a phone; the seats are drawn."""
        event = live.event
        game = event.rounds[number - 1]
        if event.terms.play == "online":
            await self.clear_away(event.rounds[: number - 1])
            for place, table in enumerate(game.tables):
                if game.online[place] is None and all(event.people[person].user for person in table):
                    await self.open_table(live, number, place + 1, game)

    async def clear_away(self, games: Sequence[Round]) -> None:
        """Nobody plays at the tables of games before."""
        for table in [table for game in games for table in game.online if table]:
            live = await self.house.tables.find(table)
            if live.table.state.phase != "closed":
                await self.house.tables.close(live)

    async def open_table(self, live: LiveEvent, number: int, table: int, game: Round) -> None:
        """gress:12: everybody at the seat that was drawn, and the first of them deals. Where no table can be
        opened, they play with real cards."""
        people = [live.event.people[person] for person in game.tables[table - 1]]
        settings = Settings(
            "gress", len(people), options={"first_dealer": 0, "referee": "guided"}, spectators=True
        )
        try:
            made = await self.house.tables.create(str(people[0].user), settings, "private")
        except Failure:
            return
        for seat, guest in enumerate(people):
            made.submit(Job(str(guest.user), self.house.now(), Sit(f"event-{seat}", seat), guest.name))
        await made.quiet()
        entry = Online(number, table, made.id)
        await self.write(live.info.id, HOST, f"online-{number}-{table}", entry)

    async def match_over(self, match: Match, played: Played) -> None:
        """The first match at a table of an event is its result. What was entered by hand before stays."""
        table = match.table
        name = await self.house.store.event_at(table) if match.game == "gress" else None
        if name is None or match.number != 1:
            return
        live = await self.find(name)
        for number, game in enumerate(live.event.rounds, 1):
            if table not in game.online:
                continue
            place = game.online.index(table)
            winner = played.winners[0] if played.winners else None
            entry = Enter(number, place + 1, tuple(played.scores), winner, played.misdeals)
            try:
                await self.write(name, HOST, f"played-{number}-{place + 1}", entry)
            except Malformed:
                return

    def sweep(self) -> None:
        """Events that nobody needs leave memory."""
        idle = time.monotonic() - self.house.settings.idle_seconds
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
