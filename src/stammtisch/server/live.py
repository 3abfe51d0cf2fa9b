"""A table in memory: its inbox, those who look on, its bots and its time.

Commands are decided in the order they come, all that wait at a time as one batch, when the writer asks for
it; the batch is written to the log; and only then is anybody told. When the log refuses, memory is wrong: the
table is read again, and whoever asked is told that nothing is known to have happened.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final, NamedTuple, final

from stammtisch.server import logs
from stammtisch.server.audience import Audience, lets_watch
from stammtisch.server.bot_seats import BotSeats, BotTable, BotTools
from stammtisch.server.clients import Client
from stammtisch.server.deciding import Askers, Decision, decide_all
from stammtisch.server.errands import Errands
from stammtisch.server.errors import Failure
from stammtisch.server.inbox import MOST_WAITING, Job
from stammtisch.server.messages import CommandEnd, Error
from stammtisch.server.metrics import Metrics
from stammtisch.server.writer import Decider, LogWriter
from stammtisch.store.store import Store
from stammtisch.table.commands import Command
from stammtisch.table.outcome import Outcome
from stammtisch.table.replies import Duplicate, Reply
from stammtisch.table.table import Table


class TableKeeper:
    """Whoever keeps the tables, as one of them knows it."""

    async def read(self, name: str) -> Table:
        """The table its log leads to."""
        raise NotImplementedError

    def follow(self, live: "Live", outcome: Outcome) -> None:
        """More than a moment has changed there, and is written."""
        raise NotImplementedError

    def crowd(self, live: "Live") -> None:
        """Somebody came to look on, or left."""
        raise NotImplementedError

    def drop(self, live: "Live") -> None:
        """It can't be gone on with."""
        raise NotImplementedError


class TableTools(NamedTuple):
    """What every table is run with."""

    store: Store
    writer: LogWriter
    now: Callable[[], int]
    metrics: Metrics
    errands: Errands
    bots: BotTools


@final
class Live(Decider):
    """One table, those who watch it, and what waits to be done."""

    def __init__(
        self, keeper: TableKeeper, tools: TableTools, table: Table, visibility: str, key: str
    ) -> None:
        self.keeper: Final = keeper
        self.store: Final = tools.store
        self.writer: Final = tools.writer
        self.now: Final = tools.now
        self.metrics: Final = tools.metrics
        self.errands: Final = tools.errands
        self.table = table
        self.id: Final = table.id
        self.visibility: Final = visibility
        self.key: Final = key
        """The secret of the link to a private table."""
        self.known_to: Final[set[str]] = set()
        """Users without a seat of whom it is known that they may come to a private table."""
        self.inbox: list[Job] = []
        """In the order they came."""
        self.askers: Final[Askers] = {}
        self.audience: Final = Audience(table.seq)
        self.kept = table.seq
        """Up to which number the last snapshot goes, or when it was read."""
        self.played = len(table.state.played)
        """How many matches that are over the index has."""
        self.busy = False
        """Whether something waits, is being written or is read again."""
        self.at_rest: asyncio.Event | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.timer_due = 0
        self.bots: Final = BotSeats(BotTable(lambda: self.table, self.submit), tools.bots)
        self.used = time.monotonic()
        self.writing = False
        """Whether memory holds what is not in the log yet, so that nobody may be shown it."""
        self.later: list[Callable[[], None]] = []
        """What is to be done when it is."""
        self.trouble = 0
        """How often in a row something went wrong here."""
        self.gone = False
        """Dropped from memory; nothing may be done here any more."""

    @property
    def plays_in_time(self) -> bool:
        """Whether somebody sits here in a match that does not wait for them."""
        state = self.table.state
        return (
            self.table.game.in_time
            and state.phase in ("revealing", "playing")
            and any(state.seat_of(user) is not None for user in self.audience.watchers)
        )

    # What is to be done

    def submit(self, job: Job) -> None:
        """One more thing to do; raises `Failure` when too much waits."""
        if len(self.inbox) >= MOST_WAITING:
            raise Failure("unavailable")
        self.add(job)

    def add(self, job: Job) -> None:
        self.inbox.append(job)
        if not self.busy:
            self.busy = True
            self.writer.expect(self)

    def come_or_go(self, user: str, here: bool) -> None:
        if not self.gone and self.table.state.seat_of(user) is not None:
            self.add(Job(user, self.now(), here=here))

    def decide_all(self) -> Decision | None:
        jobs, self.inbox = self.inbox, []
        self.writing = True
        try:
            return decide_all(self.table, jobs, self.askers)
        except Exception as problem:
            self.begin_anew(jobs, problem)
            return None

    def tell_all(self, decision: Decision) -> None:
        try:
            if decision.outcome is not None:
                self.publish(decision.outcome)
            for job in decision.jobs:
                if job.here is not None:
                    self.tell_lines()
                    break
            for job, message in decision.refused:
                self.end(job, message)
        except Exception as problem:
            self.begin_anew(decision.jobs, problem)
            return
        self.trouble = 0
        self.go_on()

    def go_on(self) -> None:
        """Nothing is under way here any more: the table may be shown, and the next commands decided."""
        self.writing = False
        self.used = time.monotonic()
        if self.later:
            later, self.later = self.later, []
            for work in later:
                work()
        if self.inbox:
            self.writer.expect(self)
            return
        self.busy = False
        self.set_timer()
        if self.at_rest is not None:
            self.at_rest.set()
            self.at_rest = None

    def when_written(self, work: Callable[[], None]) -> None:
        """Do something that shows the table: at once, or as soon as the log has all that memory holds."""
        if self.writing:
            self.later.append(work)
        else:
            work()

    async def written(self) -> None:
        """Until the table may be shown."""
        if self.writing:
            done = asyncio.Event()
            self.later.append(done.set)
            await done.wait()

    async def quiet(self) -> None:
        """Until nothing is under way here."""
        while self.busy:
            if self.at_rest is None:
                self.at_rest = asyncio.Event()
            await self.at_rest.wait()

    # Where something went wrong

    def begin_anew(self, jobs: list[Job], problem: BaseException) -> None:
        """Nothing is told of it, and the table is read again."""
        self.trouble += 1
        logs.trouble("table-failed", problem, table=self.id)
        self.errands.run(self.read_again(jobs))

    async def read_again(self, jobs: list[Job]) -> None:
        self.metrics.reloads.inc()
        self.askers.clear()
        try:
            self.table = await self.keeper.read(self.id)
        except Exception as second:
            logs.trouble("reload-failed", second, table=self.id)
            self.keeper.drop(self)
        try:
            self.audience.forget(self.table.seq)
            waiting, self.inbox = self.inbox, []
            for job in [*jobs, *waiting]:
                if job.command is not None:
                    self.end(job, await self.what_came_of(job.user, job.command))
            for client in self.audience.clients():
                if self.gone:
                    client.lose(self.id)
                else:
                    self.show(client)
            if not self.gone:
                self.bots.follow([])
        finally:
            self.go_on()

    async def what_came_of(self, user: str, command: Command) -> CommandEnd:
        """The log knows commands that the table has long forgotten, and those of which nobody could say
        whether they were written."""
        try:
            seq = await self.store.written(self.id, f"{user} {command.id}")
        except Exception as problem:
            logs.trouble("log-not-asked", problem, table=self.id)
            seq = None
        if seq is None:
            return Error("unavailable", table=self.id, id=command.id)
        return Duplicate(self.id, command.id, seq)

    # What is told

    def publish(self, outcome: Outcome) -> None:
        """Everybody sees what happened, each what they may; then who asked hears the end of it."""
        if outcome.rows:
            if outcome.placard:
                self.show_out()
            hearing = [self.askers.get((user, reply.id)) for user, reply in outcome.replies]
            self.audience.tell(self.table, outcome.facts, outcome.placard, hearing)
        for user, reply in outcome.replies:
            self.reply(user, reply)
        if outcome.rows:
            self.bots.follow(outcome.facts)
            if outcome.placard or outcome.hand_over:
                self.keeper.follow(self, outcome)

    def reply(self, user: str, reply: Reply) -> None:
        self.metrics.commands[type(reply)].inc()
        asker = self.askers.pop((user, reply.id), None)
        if asker is not None:
            asker.answer(reply)

    def end(self, job: Job, message: CommandEnd) -> None:
        """Of a command that came to nothing."""
        self.metrics.commands[type(message)].inc()
        if job.asker is not None:
            job.asker.answer(message)

    def show(self, client: Client, after: int | None = None) -> None:
        self.audience.show(self.table, client, after)

    def tell_lines(self) -> None:
        self.audience.tell_lines(self.table)

    # Who watches

    @property
    def link(self) -> str:
        """The path that leads here, with the secret that lets people in."""
        return f"/table/{self.id}/{self.key}" if self.key else f"/table/{self.id}"

    def is_open_to(self, user: str | None) -> bool:
        """Whether somebody may know of this table, as far as that can be said at once."""
        if self.visibility == "public":
            return True
        return user is not None and (user in self.known_to or self.table.state.seat_of(user) is not None)

    def lets_watch(self, user: str | None) -> bool:
        return lets_watch(self.table.state, user)

    def show_out(self) -> None:
        """Where nobody may look on, whoever has no seat has to go when a match begins."""
        if not self.lets_watch(None):
            for client in self.audience.clients():
                if not self.lets_watch(client.user.id):
                    self.unwatch(client)
                    client.lose(self.id, "no-spectators")

    def watch(self, client: Client, after: int | None) -> None:
        """From now on this client is told; first it is shown everything."""
        user = client.user.id
        came = self.audience.enter(client)
        client.watched.add(self.id)
        self.table.lag(user, client.lag)
        self.show(client, after)
        self.keeper.crowd(self)
        if came:
            self.come_or_go(user, True)

    def unwatch(self, client: Client) -> None:
        """Somebody looks away."""
        if self.audience.leave(client):
            self.keeper.crowd(self)
            self.used = time.monotonic()
            self.come_or_go(client.user.id, False)

    # Time

    def set_timer(self) -> None:
        """Be woken when the table wants to be. A timer that comes too early is set again then."""
        due = None if self.gone else self.table.due()
        if self.timer is not None:
            if due is not None and self.timer_due <= due and not self.trouble:
                return
            self.timer.cancel()
            self.timer = None
        if due is not None:
            self.timer_due = due
            wait = max(self.trouble, max(0, due - self.now()) / 1000)
            self.timer = asyncio.get_running_loop().call_later(wait, self.wake)

    def wake(self) -> None:
        self.timer = None
        now, due = self.now(), self.table.due()
        if due is not None and due <= now:
            self.add(Job("", now))
        else:
            self.set_timer()

    def let_go(self) -> None:
        """Leave memory; the log has everything. What is large goes at once."""
        self.gone = True
        self.audience.recent.clear()
        self.bots.stop()
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
