"""Events in memory. Tables that play online are opened here, with everybody at the seat that was drawn; when
such a match is over its result is entered by itself."""

import os
import secrets
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
from stammtisch.server.names import clean
from stammtisch.server.shelves import ID_BYTES, NO_HASH, Kept, Shelf, row_of
from stammtisch.store.store import EventInfo, Match, Row, User
from stammtisch.table.commands import Sit
from stammtisch.table.settings import Settings
from stammtisch.table.state import Played

if TYPE_CHECKING:
    from stammtisch.server.house import House

LONGEST_TITLE: Final = 40
MOST_EVENTS: Final = 200
"""Events one user may have."""
HOST: Final = User(SERVER, "", 0)


class LiveEvent(Kept):
    """An event, and how it stands in the index."""

    def __init__(self, info: EventInfo, rows: Sequence[Row]) -> None:
        super().__init__(rows)
        self.info = info
        self.event: Event = fold([msgspec.json.decode(row.data, type=Logged) for row in rows])

    def sight(self, user: str | None, now: int) -> EventSight:
        """All there is to see, and who looks."""
        organiser, me = user == self.event.organiser, self.event.person(user)
        return EventSight(self.info.id, self.seq, now, organiser, me, shown(self.event))


class Events(Shelf[LiveEvent]):
    """All events that are needed now."""

    def __init__(self, house: "House") -> None:
        super().__init__(house.store, house.now, house.settings.idle_seconds)
        self.house: Final = house

    async def create(self, user: User, terms: Terms) -> LiveEvent:
        """A new event; raises `Malformed` when it can't be."""
        terms = msgspec.structs.replace(terms, title=clean(terms.title, LONGEST_TITLE, "title"))
        store, at = self.store, self.now()
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

    async def read(self, name: str) -> LiveEvent | None:
        info = await self.store.event(name)
        rows = await self.store.rows_anew(name) if info is not None else []
        return LiveEvent(info, rows) if info is not None and rows else None

    async def write(self, name: str, user: User, entry_id: str, entry: AnyEntry) -> None:
        """At most once; raises `Malformed` when it is refused."""
        live = await self.change(name, lambda live: self.attempt(live, user, entry_id, entry))
        if isinstance(entry, Seats):
            await self.open_tables(live, entry.number)

    async def attempt(self, live: LiveEvent, user: User, entry_id: str, entry: AnyEntry) -> LiveEvent:
        if entry_id in live.ids:
            return live
        logged = Logged(entry_id, self.now(), user.id, called(live.event, user), entry)
        event = after(live.event, logged)
        row = row_of(live.info.id, live.seq + 1, live.hash, logged)
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
        users = [event.organiser, *(guest.user for guest in event.people if guest.user)]
        tables = [table for game in event.rounds for table in game.online if table]
        await self.store.put_event(live.info, users, tables)

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
            made.submit(Job(str(guest.user), self.now(), Sit(f"event-{seat}", seat), guest.name))
        await made.quiet()
        entry = Online(number, table, made.id)
        await self.write(live.info.id, HOST, f"online-{number}-{table}", entry)

    async def match_over(self, match: Match, played: Played) -> None:
        """The first match at a table of an event is its result. What was entered by hand before stays."""
        table = match.table
        name = await self.store.event_at(table) if match.game == "gress" else None
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


def called(event: Event, user: User) -> str:
    """Whose name stands at an entry: nobody's where a table online entered its result by itself."""
    me = event.person(user.id)
    if me is not None:
        return event.people[me].name
    return "" if user.id == SERVER else user.name or event.host
