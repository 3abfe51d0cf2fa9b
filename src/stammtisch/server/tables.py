"""All tables in memory: read from the log when somebody wants them, let go when nobody does."""

import asyncio
import heapq
import os
import secrets
import time
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
import structlog

from stammtisch.games.errors import Bug, Malformed
from stammtisch.server import logs
from stammtisch.server.archive import ending, listing
from stammtisch.server.bots import check_bot
from stammtisch.server.clerk import Clerk
from stammtisch.server.errors import Failure
from stammtisch.server.jobs import Job
from stammtisch.server.live import Live
from stammtisch.server.messages import Error
from stammtisch.server.names import clean_saying
from stammtisch.store.store import Conflict, TableInfo, Unavailable
from stammtisch.table.commands import Command, Place, Say
from stammtisch.table.outcome import Outcome
from stammtisch.table.settings import Settings
from stammtisch.table.table import Table

if TYPE_CHECKING:
    from stammtisch.server.connections import Connection
    from stammtisch.server.house import House

LOG: Final = structlog.get_logger()
ID_BYTES: Final = 12
"""A table is found by whoever knows its id, so nobody must guess it."""
LONGEST_ID: Final = 32
READ_AT_ONCE: Final = 8
SNAPSHOT_EVERY: Final = 50
"""In a match so many events at least are between two snapshots, which are made where hands end."""
STOPPED: Final = "stopped"
"""The setting in the store that says when the server was last stopped in order."""


class Aside(NamedTuple):
    """A table that is not in memory: since when nobody has been there, and when something is due."""

    since: int
    due: int | None


class Tables:
    """One `Live` for each table that is needed now."""

    def __init__(self, house: "House") -> None:
        self.house: Final = house
        self.clerk: Final = Clerk(house)
        self.live: Final[dict[str, Live]] = {}
        self.reading: Final[dict[str, asyncio.Task[Live]]] = {}
        self.aside: Final[dict[str, Aside]] = {}
        """Tables that are not in memory and not closed. There may be very many, so little is kept of each."""
        self.alarms: Final[list[tuple[int, str]]] = []
        """When some of them are to be woken, the next one first."""
        self.errands: Final[set[asyncio.Task[Any]]] = set()
        self.listed: Final[dict[str, TableInfo]] = {}
        self.crowds: Final[set[Live]] = set()
        """Tables where somebody came or went since everybody there was told how many look on."""
        self.slots: Final = asyncio.Semaphore(READ_AT_ONCE)

    # From the door

    def submit(self, connection: "Connection", table: str, command: Command) -> None:
        """A command of somebody, at once if the table is here."""
        user = connection.user
        job = Job(user.id, self.house.now(), command, user.name, connection, connection.lag)
        live = self.live.get(table)
        if live is not None:
            self.hand_in(live, job)
        else:
            self.errand(self.submit_later(table, job))

    def hand_in(self, live: Live, job: Job) -> None:
        """The bots that there are, and talk that can be shown, are for the server to know."""
        command = job.command
        assert command is not None
        try:
            if isinstance(command, Say) and not live.lets_watch(job.user):
                raise Failure("no-spectators")
            job.command = self.checked(live, command)
            live.submit(job)
        except (Failure, Malformed) as problem:
            live.end(job, failed(problem, live.id, command.id))

    async def submit_later(self, table: str, job: Job) -> None:
        assert job.command is not None
        assert job.asker is not None
        try:
            self.hand_in(await self.find(table), job)
        except Failure as failure:
            job.asker.answer(failed(failure, table, job.command.id))

    def checked(self, live: Live, command: Command) -> Command:
        if isinstance(command, Place) and command.bot is not None:
            self.check_bot(live.table.state.settings.game, command.bot, "bot")
        if isinstance(command, Say):
            return Say(command.id, clean_saying(command.text))
        return command

    def check_bot(self, game: str, name: str, field: str) -> None:
        if not self.house.settings.workers:
            raise Malformed("there are no bots on this server", field)
        check_bot(game, name, self.house.settings.bot_milliseconds, field)

    def watch(self, connection: "Connection", table: str, after: int | None) -> None:
        live = self.live.get(table)
        if live is not None:
            live.when_written(partial(self.let_watch, live, connection, after))
        else:
            self.errand(self.watch_later(connection, table, after))

    async def watch_later(self, connection: "Connection", table: str, after: int | None) -> None:
        try:
            live = await self.find(table)
        except Failure as failure:
            connection.fail(failure, table)
        else:
            live.when_written(partial(self.let_watch, live, connection, after))

    def let_watch(self, live: Live, connection: "Connection", after: int | None) -> None:
        if connection.socket is None:
            return
        if live.gone:
            connection.fail(Failure("unavailable"), live.id)
            return
        user = connection.user.id
        if not live.lets_watch(user):
            connection.fail(Failure("no-spectators"), live.id)
            return
        seated = live.table.state.seat_of(user) is not None
        if not seated and user not in live.watchers and len(live.watchers) >= self.house.settings.spectators:
            connection.fail(Failure("too-many"), live.id)
            return
        live.watch(connection, after)

    def tell_crowds(self) -> None:
        """Once a second, so that a crowd that comes at once is counted once."""
        crowds = list(self.crowds)
        self.crowds.clear()
        for live in crowds:
            if not live.gone:
                live.when_written(live.tell_lines)

    # Coming into being

    async def create(self, host: str, settings: Settings, visibility: str) -> Live:
        """A new table; raises `Malformed` when no match could be played so."""
        if len(await self.house.store.tables_of(host)) >= self.house.settings.tables_per_user:
            raise Failure("too-many")
        return await self.open(secrets.token_urlsafe(ID_BYTES), host, settings, visibility)

    async def open(
        self, name: str, host: str, settings: Settings, visibility: str, deals: bytes | None = None
    ) -> Live:
        """The same under this id; with `deals` it is one of several tables that deal alike."""
        if len(self.live) >= self.house.settings.tables:
            raise Failure("unavailable")
        if self.house.settings.workers:
            self.check_bot(settings.game, settings.stand_in, "stand_in")
        table, outcome = Table.create(name, host, settings, self.house.now(), os.urandom, deals)
        await self.house.store.put_table(info(table, visibility, self.house.now()), [host])
        try:
            await self.house.store.append(outcome.rows)
        except (Conflict, Unavailable):
            raise Failure("unavailable") from None
        live = self.keep(Live(self, table, visibility))
        self.list(live)
        return live

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
        return await asyncio.shield(self.reading[name])

    async def bring(self, name: str) -> Live:
        live = await self.load(name)
        live.set_timer()
        live.bots.follow([])
        return live

    async def load(self, name: str) -> Live:
        """In memory, but not yet awake: nothing is due before it is known for how long nobody was here."""
        async with self.slots:
            known = await self.house.store.table(name)
            if known is None:
                raise Failure("not-found")
            if len(self.live) >= self.house.settings.tables:
                raise Failure("unavailable")
            try:
                table = await self.read(name)
            except (Bug, msgspec.DecodeError) as problem:
                logs.trouble("table-unreadable", problem, table=name)
                raise Failure("unavailable") from None
        aside = self.aside.pop(name, None)
        since = self.house.now() if aside is None else aside.since
        for seat in table.state.seats:
            if seat.user is not None:
                table.gone(seat.user, since)
        live = self.keep(Live(self, table, known.visibility))
        self.listed[name] = known
        return live

    async def read(self, name: str) -> Table:
        """The table its log leads to."""
        kept = await self.house.store.last_snapshot(name)
        after, snapshot = kept if kept is not None else (0, None)
        rows = await self.house.store.rows_anew(name, after)
        if not rows and snapshot is None:
            raise Failure("not-found")
        return Table.load(rows, os.urandom, snapshot)

    def keep(self, live: Live) -> Live:
        self.live[live.id] = live
        self.house.metrics.tables.set(len(self.live))
        return live

    # What happened

    def follow(self, live: Live, outcomes: list[Outcome]) -> None:
        """What the store keeps beside the log follows: snapshots, the index, matches that are over."""
        if any(outcome.hand_over for outcome in outcomes):
            state = live.table.state
            over, first = state.phase == "over", (state.play is None or state.play.deals <= 1)
            if over or first or state.seq >= live.kept + SNAPSHOT_EVERY:
                live.kept = live.table.seq
                self.errand(self.house.store.save_snapshot(live.id, live.kept, live.table.snapshot()))
            if len(state.played) > live.played:
                live.played = len(state.played)
                archive, table = self.house.archive, live.table
                self.errand(archive.add(ending(table)) if over else archive.mend(table))
        if any(outcome.placard for outcome in outcomes):
            self.list(live)
            self.crowds.add(live)

    def list(self, live: Live) -> None:
        """The lobby and the index show a table as it is now."""
        self.house.lobby.update(live)
        now = info(live.table, live.visibility, self.house.now())
        before = self.listed.get(live.id)
        if before is None or before._replace(updated=now.updated) != now:
            self.listed[live.id] = now
            users = {live.table.state.host, *(seat.user for seat in live.table.state.seats if seat.user)}
            self.errand(self.house.store.put_table(now, sorted(users)))

    def errand(self, work: Any) -> None:
        """Something that is done beside; what goes wrong there is logged and can be made good later."""
        task = asyncio.create_task(work)
        self.errands.add(task)
        task.add_done_callback(self.errand_done)

    def errand_done(self, task: "asyncio.Task[Any]") -> None:
        self.errands.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            logs.trouble("errand-failed", problem)

    async def shut(self, name: str) -> None:
        """Whoever runs the server closes a table; but where others play the same deals, its round could never
        be complete."""
        live = await self.find(name)
        if live.table.state.duplicate and live.table.state.phase == "playing":
            raise Failure("of-event")
        await self.close(live)

    async def close(self, live: Live) -> None:
        live.add(Job("", self.house.now(), close=True))
        await live.quiet()

    # Coming and going of the server

    async def start(self) -> None:
        """Every table that was in use is here again; the time without a server is given back."""
        stopped = await self.house.store.setting(STOPPED)
        for name in await self.house.store.running():
            try:
                live = await self.load(name)
                await self.awake(live, int(stopped) if stopped else None)
                self.lay_aside(live)
            except Failure as failure:
                LOG.error("table-not-started", table=name, code=failure.code)
        await self.house.store.put_setting(STOPPED, "")

    async def awake(self, live: Live, stopped: int | None) -> None:
        outcome = live.table.awake(stopped, self.house.now())
        await self.house.store.append(outcome.rows)
        live.publish([outcome])
        live.set_timer()
        live.bots.follow([])
        self.list(live)
        await self.house.archive.mend(live.table)

    async def stop(self) -> None:
        """Finish what is under way, and note the time."""
        for live in self.live.values():
            live.bots.stop()
        while busy := [live for live in self.live.values() if live.busy]:
            await busy[0].quiet()
        for live in self.live.values():
            live.let_go()
        while self.errands:
            await asyncio.wait(self.errands)
        await self.house.store.put_setting(STOPPED, str(self.house.now()))

    def sweep(self) -> None:
        """Tables that nobody needs leave memory; those with a clock are woken when it is time."""
        idle = time.monotonic() - self.house.settings.idle_seconds
        for live in list(self.live.values()):
            if live.used <= idle:
                self.lay_aside(live)

    def lay_aside(self, live: Live) -> None:
        """Out of memory, unless something is going on there."""
        if live.watchers or live.busy or live.bots.busy:
            return
        self.drop(live)
        table = live.table
        if table.state.phase == "closed":
            return
        since = max(table.presence.away.values(), default=self.house.now())
        due = table.due()
        self.aside[live.id] = Aside(since, due)
        if due is not None:
            heapq.heappush(self.alarms, (due, live.id))

    def ring(self) -> None:
        """Once a second: tables that are not in memory and have something due are read again."""
        now = self.house.now()
        while self.alarms and self.alarms[0][0] <= now:
            due, name = heapq.heappop(self.alarms)
            aside = self.aside.get(name)
            if aside is not None and aside.due == due:
                self.errand(self.find(name))

    def drop(self, live: Live) -> None:
        self.house.departed = True
        live.let_go()
        self.live.pop(live.id, None)
        self.listed.pop(live.id, None)
        self.house.metrics.tables.set(len(self.live))


def failed(problem: Failure | Malformed, table: str, command: str) -> Error:
    """What a client is told when a command does not get as far as the table."""
    code = problem.code if isinstance(problem, Failure) else "malformed"
    return Error(code, problem.problem, problem.field, table, command)


def info(table: Table, visibility: str, now: int) -> TableInfo:
    """A table as the index of the store has it."""
    state = table.state
    played = state.played[-1] if state.played else None
    return TableInfo(
        id=table.id,
        game=state.settings.game,
        edition=state.settings.edition,
        state=state.phase if state.phase in ("open", "over", "closed") else "running",
        visibility=visibility,
        created=state.created,
        updated=now,
        players=listing(table),
        result=None if played is None else msgspec.json.encode(played).decode(),
    )
