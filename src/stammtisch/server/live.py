"""A table in memory, and its queue.

Commands are decided in the order they come, all that wait at a time as one batch, when the clerk asks for
it; the batch is written to the log; and only then is anybody told. When the log refuses, memory is wrong: the
table is read again, and whoever asked is told that nothing is known to have happened.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple, final

from stammtisch.games.errors import Malformed, Refused
from stammtisch.games.game import SPECTATOR
from stammtisch.games.position import EVERYBODY, Fact
from stammtisch.server import logs
from stammtisch.server.bot_seats import BotSeats
from stammtisch.server.errors import Failure
from stammtisch.server.jobs import Asker, Decision, Job
from stammtisch.server.messages import (
    ActList,
    CommandEnd,
    Error,
    Lines,
    SeatLine,
    TableMessage,
    encode,
    told_so_far,
    with_moment,
    with_sight,
)
from stammtisch.table.commands import Command
from stammtisch.table.facts import SAID, heard_by, told, write_fact
from stammtisch.table.outcome import Outcome
from stammtisch.table.replies import Duplicate, Reply, refused
from stammtisch.table.showing import placard, seat_seen, seats_seen
from stammtisch.table.table import Table

if TYPE_CHECKING:
    from stammtisch.server.connections import Connection
    from stammtisch.server.tables import Tables

MOST_WAITING: Final = 256
"""Commands that may wait at one table."""
MOST_ACTS: Final = 500
STEPS: Final = "step "
"""So begins what is written step by step."""
REMEMBERED: Final = 128
"""Batches of facts kept at hand for those who were away for a moment."""
NOBODY: Final[frozenset[str]] = frozenset()


class Happened(NamedTuple):
    """What one batch told, after which number."""

    seq: int
    facts: list[Fact]


@final
class News:
    """What has happened at a table, as those who look on are told it: each fact is written once, and each
    message once for all who see the same."""

    def __init__(self, table: Table, facts: list[Fact], placard: bytes) -> None:
        self.table: Final = table
        self.facts: Final = facts
        self.placard: Final = placard
        self.written: Final = [write_fact(table.game.name, fact) for fact in facts]
        self.talk: Final = any(fact.kind == SAID for fact in facts)
        everybody = all(fact.seats == EVERYBODY for fact in facts)
        self.common: Final = told_so_far(table.id, table.seq, self.written) if everybody else b""
        self.messages: Final[dict[int, bytes]] = {}

    def message(self, seat: int) -> bytes:
        found = self.messages.get(seat)
        if found is None:
            found = self.messages[seat] = self.complete(seat, self.common or self.beginning(seat, NOBODY))
        return found

    def without(self, seat: int, muted: frozenset[str]) -> bytes:
        """The same for somebody who does not want to hear everybody."""
        return self.complete(seat, self.beginning(seat, muted))

    def beginning(self, seat: int, muted: frozenset[str]) -> bytes:
        heard = [
            written
            for fact, written in zip(self.facts, self.written, strict=True)
            if fact.seen_by(seat) and heard_by(fact, muted)
        ]
        return told_so_far(self.table.id, self.table.seq, heard)

    def complete(self, seat: int, beginning: bytes) -> bytes:
        moment = self.table.seen.written(self.table, seat)
        if self.placard:
            return with_sight(beginning, self.placard, moment)
        return with_moment(beginning, moment)


@final
class Live:
    """One table, those who watch it, and what waits to be done."""

    def __init__(self, tables: "Tables", table: Table, visibility: str) -> None:
        self.tables: Final = tables
        self.table = table
        self.id: Final = table.id
        self.visibility: Final = visibility
        self.jobs: Final[deque[Job]] = deque()
        self.askers: Final[dict[tuple[str, str], Asker]] = {}
        """Who waits for the end of a command that is not decided yet, by user and id."""
        self.watchers: Final[dict[str, list[Connection]]] = {}
        """The connections of each user who looks at this table."""
        self.recent: Final[deque[Happened]] = deque(maxlen=REMEMBERED)
        self.known_from = table.seq
        """After which number everything is in `recent`."""
        self.kept = table.seq
        """Up to which number the last snapshot goes, or when it was read."""
        self.played = len(table.state.played)
        """How many matches that are over the index has."""
        self.busy = False
        """Whether something waits, is being written or is read again."""
        self.at_rest: asyncio.Event | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.timer_due = 0
        self.bots: Final = BotSeats(self)
        self.used = time.monotonic()
        self.writing = False
        """Whether memory holds what is not in the log yet, so that nobody may be shown it."""
        self.later: list[Callable[[], None]] = []
        """What is to be done when it is."""
        self.trouble = 0
        """How often in a row something went wrong here."""
        self.gone = False
        """Dropped from memory; nothing may be done here any more."""

    # What is to be done

    def submit(self, job: Job) -> None:
        """One more thing to do; raises `Failure` when too much waits."""
        if len(self.jobs) >= MOST_WAITING:
            raise Failure("unavailable")
        self.add(job)

    def come_or_go(self, user: str, here: bool) -> None:
        if not self.gone and self.table.state.seat_of(user) is not None:
            self.add(Job(user, self.tables.house.now(), here=here))

    def add(self, job: Job) -> None:
        self.jobs.append(job)
        if not self.busy:
            self.busy = True
            self.tables.clerk.expect(self)

    def take_all(self) -> list[Job]:
        jobs = list(self.jobs)
        self.jobs.clear()
        return jobs

    def decide_all(self) -> Decision | None:
        """All that waits; None if something went wrong, so that the table is read again."""
        jobs = self.take_all()
        decision = Decision(self, jobs)
        self.writing = True
        try:
            for job in jobs:
                self.decide_one(job, decision)
        except Exception as problem:
            self.begin_anew(jobs, problem)
            return None
        return decision

    def decide_one(self, job: Job, decision: Decision) -> None:
        """What was due before something came in happens before it."""
        due = self.table.due()
        if due is not None and due <= job.at:
            self.keep(self.table.wake(job.at), decision)
        try:
            outcome = self.decide(job)
        except Refused as why:
            assert job.command is not None
            decision.refused.append((job, refused(self.id, job.command.id, why)))
        except Malformed as why:
            assert job.command is not None
            problem = Error("malformed", why.problem, why.field, self.id, job.command.id)
            decision.refused.append((job, problem))
        else:
            self.keep(outcome, decision)

    def keep(self, outcome: Outcome, decision: Decision) -> None:
        decision.outcomes.append(outcome)
        decision.rows.extend(outcome.rows)

    def tell_all(self, decision: Decision) -> None:
        """What was decided is written: everybody may know it. Then on with what came meanwhile."""
        try:
            self.publish(decision.outcomes)
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
        later, self.later = self.later, []
        for work in later:
            work()
        if self.jobs:
            self.tables.clerk.expect(self)
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

    def decide(self, job: Job) -> Outcome:
        table = self.table
        if job.command is not None:
            if job.asker is not None:
                self.askers[job.user, job.command.id] = job.asker
            if job.lag is not None:
                table.lag(job.user, job.lag)
            try:
                return table.command(job.user, job.command, job.at, job.name)
            except (Refused, Malformed):
                self.askers.pop((job.user, job.command.id), None)
                raise
        if job.close:
            return table.close(job.at)
        if job.here is None:
            return table.wake(job.at)
        return table.here(job.user, job.at) if job.here else table.gone(job.user, job.at)

    def end(self, job: Job, message: CommandEnd) -> None:
        self.tables.house.metrics.commands[type(message)].inc()
        if job.asker is not None:
            job.asker.answer(message)

    def begin_anew(self, jobs: list[Job], problem: BaseException) -> None:
        """Something went wrong: nothing is told of it, and the table is read again."""
        self.trouble += 1
        logs.trouble("table-failed", problem, table=self.id)
        self.tables.errand(self.read_again(jobs))

    async def read_again(self, jobs: list[Job]) -> None:
        house = self.tables.house
        house.metrics.reloads.inc()
        self.askers.clear()
        try:
            self.table = await self.tables.read(self.id)
        except Exception as second:
            logs.trouble("reload-failed", second, table=self.id)
            self.tables.drop(self)
        try:
            self.recent.clear()
            self.known_from = self.table.seq
            for job in [*jobs, *self.take_all()]:
                if job.command is not None:
                    self.end(job, await self.what_came_of(job.user, job.command))
            for connection in self.connections():
                if self.gone:
                    connection.lose(self.id)
                else:
                    self.show(connection)
            if not self.gone:
                self.bots.follow([])
        finally:
            self.go_on()

    async def what_came_of(self, user: str, command: Command) -> CommandEnd:
        """The log knows commands that the table has long forgotten, and those of which nobody could say
        whether they were written."""
        try:
            seq = await self.tables.house.store.written(self.id, f"{user} {command.id}")
        except Exception as problem:
            logs.trouble("log-not-asked", problem, table=self.id)
            seq = None
        if seq is None:
            return Error("unavailable", table=self.id, id=command.id)
        return Duplicate(self.id, command.id, seq)

    # What is told

    def publish(self, outcomes: list[Outcome]) -> None:
        """Everybody sees what happened, each what they may; then who asked hears the end of it."""
        happened = [outcome for outcome in outcomes if outcome.rows]
        if happened:
            facts = [fact for outcome in happened for fact in outcome.facts]
            self.recent.append(Happened(self.table.seq, facts))
            self.show_out()
            if len(self.recent) == REMEMBERED:
                self.known_from = self.recent[0].seq
            self.tell(facts, any(outcome.placard for outcome in happened), self.about_to_hear(outcomes))
        for outcome in outcomes:
            for user, reply in outcome.replies:
                self.reply(user, reply)
        if happened:
            self.bots.follow(facts)
            self.tables.follow(self, happened)

    def about_to_hear(self, outcomes: list[Outcome]) -> set[Asker]:
        """Who gets the end of a command right after being told what happened."""
        found = set()
        for outcome in outcomes:
            for user, reply in outcome.replies:
                asker = self.askers.get((user, reply.id))
                if asker is not None:
                    found.add(asker)
        return found

    def tell(self, facts: list[Fact], whole: bool, about_to_hear: set[Asker]) -> None:
        """The same bytes for all who see the same; with `whole` also the placard, made once for all."""
        table = self.table
        news = News(table, facts, encode(placard(table)) if whole else b"")
        seats = seats_seen(table)
        for user, connections in self.watchers.items():
            seat = seats.get(user, SPECTATOR)
            message = news.message(seat)
            for connection in connections:
                if news.talk and connection.muted:
                    connection.show(self.id, news.without(seat, connection.muted))
                else:
                    connection.show(self.id, message, connection in about_to_hear)

    def reply(self, user: str, reply: Reply) -> None:
        self.tables.house.metrics.commands[type(reply)].inc()
        asker = self.askers.pop((user, reply.id), None)
        if asker is not None:
            asker.answer(reply)

    # Who watches

    def lets_watch(self, user: str | None) -> bool:
        """Whether somebody may look on. Before a match everybody may: they might want to sit down."""
        state = self.table.state
        if state.settings.spectators or state.phase == "open":
            return True
        return user is not None and state.seat_of(user) is not None

    def show_out(self) -> None:
        """Where nobody may look on, whoever has no seat has to go when a match begins."""
        if not self.lets_watch(None):
            for connection in self.connections():
                if not self.lets_watch(connection.user.id):
                    self.unwatch(connection)
                    connection.lose(self.id, "no-spectators")

    def watch(self, connection: "Connection", after: int | None) -> None:
        """From now on this connection is told; first it is shown everything."""
        user = connection.user.id
        there = self.watchers.setdefault(user, [])
        if connection not in there:
            there.append(connection)
        connection.watched[self.id] = self
        self.table.lag(user, connection.lag)
        self.show(connection, after)
        self.tables.crowds.add(self)
        if len(there) == 1:
            self.come_or_go(user, True)

    def unwatch(self, connection: "Connection") -> None:
        """Somebody looks away. Who has another connection open is still there."""
        user = connection.user.id
        there = self.watchers.get(user, [])
        if connection in there:
            there.remove(connection)
            if not there:
                del self.watchers[user]
                self.tables.crowds.add(self)
                self.used = time.monotonic()
                self.come_or_go(user, False)

    def connections(self) -> list["Connection"]:
        return [connection for there in self.watchers.values() for connection in there]

    def show(self, connection: "Connection", after: int | None = None) -> None:
        """The whole table, with what happened since `after`."""
        table, user = self.table, connection.user.id
        facts: list[Fact] = []
        gap = False
        if after is not None and 0 <= after < table.seq:
            seat = seat_seen(table, user)
            gap = after < self.known_from
            missed = [fact for batch in self.recent if batch.seq > after for fact in batch.facts]
            facts = [fact for fact in missed if fact.seen_by(seat) and heard_by(fact, connection.muted)]
        seen = [told(table.game.name, fact) for fact in facts]
        message = TableMessage(self.id, table.seq, table.sight(user), seen, gap)
        connection.show(self.id, encode(message))

    def show_acts(self, connection: "Connection") -> None:
        """What the seat of this connection may do. A game of offers has more acts than anybody would read;
        what can't be written as a whole act is not offered."""
        table = self.table
        found: list[str] = []
        seat = table.state.seat_of(connection.user.id)
        if seat is not None and table.position is not None and table.state.phase == "playing":
            found = list(islice(table.game.whole_acts(table.position, seat), MOST_ACTS + 1))
        acts = [act for act in found[:MOST_ACTS] if not act.startswith(STEPS)]
        connection.tell(ActList(self.id, table.seq, acts, len(found) > MOST_ACTS))

    def lines(self) -> list[SeatLine]:
        """How the people at the table are connected."""
        found = []
        for number, seat in enumerate(self.table.state.seats):
            if seat.user is not None:
                there = self.watchers.get(seat.user, [])
                pings = [ping for connection in there if (ping := connection.ping) is not None]
                found.append(SeatLine(number, bool(there), min(pings, default=None)))
        return found

    def spectators(self) -> int:
        """How many look on without a seat."""
        return sum(self.table.state.seat_of(user) is None for user in self.watchers)

    def tell_lines(self) -> None:
        message = encode(Lines(self.id, self.lines(), self.spectators()))
        for connection in self.connections():
            connection.show(self.id, message)

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
            wait = max(self.trouble, max(0, due - self.tables.house.now()) / 1000)
            self.timer = asyncio.get_running_loop().call_later(wait, self.wake)

    def wake(self) -> None:
        self.timer = None
        now, due = self.tables.house.now(), self.table.due()
        if due is not None and due <= now:
            self.add(Job("", now))
        else:
            self.set_timer()

    def let_go(self) -> None:
        """Leave memory; the log has everything. What is large goes at once."""
        self.gone = True
        self.recent.clear()
        self.bots.stop()
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
