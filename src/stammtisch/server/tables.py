"""All tables in memory: read from the log when somebody wants them, let go when nobody does."""

import asyncio
import heapq
import hmac
import os
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, NamedTuple

import msgspec
import structlog

from stammtisch.base.errors import Bug, Malformed
from stammtisch.match.log import check_length
from stammtisch.server import logs
from stammtisch.server.bots import check_bot
from stammtisch.server.errors import Failure
from stammtisch.server.inbox import Job
from stammtisch.server.index import Index, info
from stammtisch.server.limits import DAY, buckets
from stammtisch.server.live import Live, TableKeeper, TableTools
from stammtisch.server.settings import Settings
from stammtisch.store.store import Conflict, Store, Unavailable
from stammtisch.table import presence
from stammtisch.table.outcome import Outcome
from stammtisch.table.settings import TableSettings as TableSettings
from stammtisch.table.table import Table

LOG: Final = structlog.get_logger()
ID_BYTES: Final = 12
KEY_BYTES: Final = 12
MOST_INVITED: Final = 500
"""Users who may come to one private table by its link."""
LONGEST_ID: Final = 32
READ_AT_ONCE: Final = 8
ROUSED_AT_ONCE: Final = 32
STOPPED: Final = "stopped"
"""The setting in the store that says when the server was stopped in order, the last time last. While it runs,
the last of these is 0."""
MOST_STOPS: Final = 100


async def stops_in(store: Store) -> list[int]:
    return [int(stop) for stop in (await store.setting(STOPPED) or "").split()]


async def last_moment(store: Store) -> int:
    """When something last happened at a table that goes on, or the server was stopped."""
    return max([await store.last_event(), *await stops_in(store)])


class Aside(NamedTuple):
    """A table that is not in memory: since when nobody has been there, when something is due, and whether it
    was not read since the server was started."""

    since: int
    due: int | None
    asleep: bool = False


async def need_known(store: Store, table: str, user: str | None) -> None:
    """For whoever may not know of a private table it is not there."""
    known = await store.table(table)
    if known is None:
        raise Failure("not-found")
    if known.visibility != "public" and (user is None or not await store.knows_table(user, table)):
        raise Failure("not-found")


class Tables(TableKeeper):
    """One `Live` for each table that is needed now."""

    def __init__(self, settings: Settings, tools: TableTools, index: Index) -> None:
        self.settings: Final = settings
        self.tools: Final = tools
        self.store: Final = tools.store
        self.now: Final = tools.now
        self.metrics: Final = tools.metrics
        self.errands: Final = tools.errands
        self.index: Final = index
        self.chance: Callable[[int], bytes] = os.urandom
        """So many bytes that nobody can know before: what tables draw their secrets from."""
        self.draining = False
        """Whether the server is to end: then nothing begins that could not be gone on with later."""
        self.live: Final[dict[str, Live]] = {}
        self.reading: Final[dict[str, asyncio.Task[Live]]] = {}
        self.aside: Final[dict[str, Aside]] = {}
        """Tables that are not in memory and not closed. There may be very many, so little is kept of each."""
        self.alarms: Final[list[tuple[int, str]]] = []
        """When some of them are to be woken, the next one first."""
        self.stops: Final[list[int]] = []
        """When the server was stopped before it was started this time."""
        self.rousing = False
        self.closing = False
        self.crowds: Final[set[Live]] = set()
        """Tables where somebody came or went since everybody there was told how many look on."""
        self.slots: Final = asyncio.Semaphore(READ_AT_ONCE)
        self.daily: Final = buckets(settings.tables_per_day, DAY)
        """How many more tables each user may open today."""
        self.dropped = 0
        """How many have left memory."""

    # Once a second

    def tell_crowds(self) -> None:
        """Once a second, so that a crowd that comes at once is counted once."""
        crowds = list(self.crowds)
        self.crowds.clear()
        for live in crowds:
            if not live.gone:
                live.when_written(live.tell_lines)

    # Coming into being

    async def create(
        self, host: str, settings: TableSettings, visibility: str, address: str | None = None
    ) -> Live:
        """A new table; raises `Malformed` when no match could be played so. Public ones of somebody who comes
        from an address have a limit."""
        if len(await self.store.tables_of(host)) >= self.settings.tables_per_user:
            raise Failure("too-many")
        if not self.daily.take(host):
            raise Failure("too-many")
        name = secrets.token_urlsafe(ID_BYTES)
        if address is None or visibility != "public":
            return await self.open(name, host, settings, visibility)
        lobby = self.index.lobby
        lobby.reserve(name, address)
        try:
            return await self.open(name, host, settings, visibility)
        except BaseException:
            lobby.opened_from.pop(name, None)
            raise

    async def open(
        self, name: str, host: str, settings: TableSettings, visibility: str, deals: bytes | None = None
    ) -> Live:
        """The same under this id; with `deals` it is one of several tables that deal alike."""
        if self.draining:
            raise Failure("closing")
        if len(self.live) >= self.settings.tables:
            raise Failure("unavailable")
        if self.settings.workers:
            self.check_bot(settings.game, settings.stand_in, "stand_in")
        table, outcome = Table.create(name, host, settings, self.now(), self.chance, deals)
        check_length(outcome.rows[0].data)
        key = "" if visibility == "public" else secrets.token_urlsafe(KEY_BYTES)
        await self.store.put_table(info(table, visibility, key, self.now()), [host])
        try:
            await self.store.append(outcome.rows)
        except (Conflict, Unavailable):
            raise Failure("unavailable") from None
        live = self.keep(table, visibility, key)
        self.index.update(live)
        return live

    def check_bot(self, game: str, name: str, field: str) -> None:
        """Raises `Malformed` where no such bot plays."""
        if not self.settings.workers:
            raise Malformed("there are no bots on this server", field)
        check_bot(game, name, self.settings.bot_milliseconds, field)

    async def find(self, name: str) -> Live:
        """The table of this id; raises `Failure` if there is none."""
        live = self.live.get(name)
        if live is not None:
            return live
        if not 0 < len(name) <= LONGEST_ID or not name.isascii():
            raise Failure("not-found")
        if name not in self.reading:
            self.reading[name] = asyncio.create_task(self.bring(name))
            self.reading[name].add_done_callback(lambda task: self.reading.pop(name, None))
        live = await asyncio.shield(self.reading[name])
        return await self.find(name) if live.gone else live

    async def enter(self, name: str, user: str | None) -> Live:
        """The same for somebody who may know of it. For all others a private table is not there."""
        live = await self.find(name)
        if not live.is_open_to(user):
            await need_known(self.store, name, user)
            live.known_to.add(str(user))
        return await self.find(name) if live.gone else live

    async def invite(self, name: str, user: str, key: str) -> Live:
        """Somebody comes by a link; from now on they may know of the table."""
        live = await self.find(name)
        if not hmac.compare_digest(key.encode(), live.key.encode()):
            raise Failure("not-found")
        if not live.is_open_to(user) and not await self.store.invite(user, name, MOST_INVITED):
            raise Failure("too-many")
        return live

    async def bring(self, name: str) -> Live:
        live = await self.load(name)
        live.set_timer()
        live.bots.follow([])
        return live

    async def load(self, name: str) -> Live:
        """In memory. Where nobody has been since the server was started, the time until now is given back
        first, and that is written before anybody else may find the table."""
        async with self.slots:
            known = await self.store.table(name)
            if known is None:
                raise Failure("not-found")
            if len(self.live) >= self.settings.tables:
                raise Failure("unavailable")
            aside = self.aside.get(name, Aside(self.now(), None))
            try:
                table = await self.read(name)
            except (Bug, msgspec.DecodeError) as problem:
                logs.trouble("table-unreadable", problem, table=name)
                raise Failure("unavailable") from None
        for seat in table.state.seats:
            if seat.user is not None:
                table.gone(seat.user, aside.since)
        outcome = table.awake(self.stopped_after(table.state.at), self.now()) if aside.asleep else Outcome()
        try:
            await self.store.append(outcome.rows)
        except (Conflict, Unavailable):
            raise Failure("unavailable") from None
        if aside.asleep:
            await self.index.archive.mend(table)
        self.aside.pop(name, None)
        live = self.keep(table, known.visibility, known.key)
        self.index.listed[name] = known
        if aside.asleep:
            live.publish(outcome)
            self.index.update(live)
        return live

    def stopped_after(self, at: int) -> int | None:
        """When the server was first stopped after that; None if nobody knows any more."""
        later = [stop for stop in self.stops if stop >= at]
        return None if len(later) >= MOST_STOPS else min(later, default=None)

    async def read(self, name: str) -> Table:
        kept = await self.store.last_snapshot(name)
        after, snapshot = kept if kept is not None else (0, None)
        rows = await self.store.rows_anew(name, after)
        if not rows and snapshot is None:
            raise Failure("not-found")
        return Table.load(rows, self.chance, snapshot)

    def keep(self, table: Table, visibility: str, key: str) -> Live:
        live = self.live[table.id] = Live(self, self.tools, table, visibility, key)
        self.metrics.tables.set(len(self.live))
        return live

    def play_in_time(self) -> bool:
        """Whether anybody would notice if the server were not there for a moment."""
        return any(live.plays_in_time for live in self.live.values())

    async def rewrite(self, name: str, work: Callable[[], Awaitable[None]]) -> bool:
        """Change what is kept of a table while it is not in memory, and nobody can come to it; whether that
        could be done now."""
        if name in self.live or name in self.reading:
            return False

        async def then_read() -> Live:
            await work()
            return await self.bring(name)

        task = self.reading[name] = asyncio.create_task(then_read())
        task.add_done_callback(lambda task: self.reading.pop(name, None))
        try:
            self.lay_aside(await asyncio.shield(task))
        except Failure as failure:
            if failure.code != "not-found":
                raise
            self.aside.pop(name, None)
        return True

    # What a table asks for

    def follow(self, live: Live, outcome: Outcome) -> None:
        self.index.follow(live, outcome)
        if outcome.placard:
            self.crowds.add(live)

    def crowd(self, live: Live) -> None:
        self.crowds.add(live)

    def drop(self, live: Live) -> None:
        self.dropped += 1
        live.let_go()
        self.live.pop(live.id, None)
        self.crowds.discard(live)
        self.index.forget(live.id)
        self.metrics.tables.set(len(self.live))

    # Whoever runs the server, or an event

    async def shut(self, name: str) -> None:
        """Whoever runs the server closes a table; but where others play the same deals, its round could never
        be complete."""
        live = await self.find(name)
        if live.table.state.duplicate and live.table.state.phase == "playing":
            raise Failure("of-event")
        await self.close(live)

    async def close(self, live: Live) -> None:
        live.add(Job("", self.now(), close=True))
        await live.quiet()

    # Coming and going of the server

    async def start(self) -> None:
        """From the index every table that was in use can be found again. Only what goes on without anybody is
        read soon; and everything, if the server was not stopped in order: the index may be behind."""
        self.stops.extend(await stops_in(self.store))
        orderly = bool(self.stops and self.stops[-1])
        now = self.now()
        for known in await self.store.running():
            self.index.lobby.update(known)
            due = now + presence.abandoned(known.state) if orderly and known.waits else now
            self.aside[known.id] = Aside(now, due, asleep=True)
            self.alarms.append((due, known.id))
        heapq.heapify(self.alarms)
        self.stops[:] = [stop for stop in self.stops if stop][-MOST_STOPS:]
        await self.note_stop(0)

    async def note_stop(self, at: int) -> None:
        await self.store.put_setting(STOPPED, " ".join(map(str, [*self.stops, at])))

    async def stop(self) -> None:
        """Finish what is under way, and note the time."""
        self.closing = True
        for live in self.live.values():
            live.bots.stop()
        await self.errands.finish()
        while busy := [live for live in self.live.values() if live.busy]:
            await busy[0].quiet()
        for live in self.live.values():
            live.let_go()
            self.index.save_match(live)
        await self.errands.finish()
        await self.note_stop(self.now())

    def sweep(self) -> None:
        """Tables that nobody needs leave memory; those with a clock are woken when it is time."""
        idle = time.monotonic() - self.settings.idle_seconds
        for live in list(self.live.values()):
            if live.used <= idle:
                self.lay_aside(live)

    def lay_aside(self, live: Live) -> None:
        """Out of memory, unless something is going on there."""
        if live.audience.watchers or live.busy or live.bots.busy:
            return
        self.drop(live)
        self.index.save_match(live)
        table = live.table
        if table.state.phase == "closed":
            return
        since = max(table.presence.away.values(), default=self.now())
        due = table.due()
        self.aside[live.id] = Aside(since, due)
        if due is not None:
            heapq.heappush(self.alarms, (due, live.id))

    def ring(self) -> None:
        """Once a second: tables that are not in memory and have something due are read again."""
        now, due = self.now(), []
        while self.alarms and self.alarms[0][0] <= now and not self.rousing:
            at, name = heapq.heappop(self.alarms)
            aside = self.aside.get(name)
            if aside is not None and aside.due == at:
                due.append(name)
        if due:
            self.rousing = True
            self.errands.run(self.rouse(due))

    async def rouse(self, names: Sequence[str]) -> None:
        """Do what is due there, a few tables at a time, and put them aside again."""
        try:
            for start in range(0, len(names), ROUSED_AT_ONCE):
                if self.closing:
                    return
                some = names[start : start + ROUSED_AT_ONCE]
                found = await asyncio.gather(*(self.find(name) for name in some), return_exceptions=True)
                for name, live in zip(some, found, strict=True):
                    if isinstance(live, BaseException):
                        LOG.error("table-not-read", table=name, problem=type(live).__name__)
                        continue
                    live.wake()
                    await live.quiet()
                    self.lay_aside(live)
        finally:
            self.rousing = False
