"""The bots at one table: when they are asked, and when they act.

In a game of turns a bot is asked when it may act, waits a little so that people can follow, and acts. In a
game in time everybody may act at any moment: a bot sees what happened after its delay of perception, decides,
and acts after its reaction time, unless it sees something before that changes its mind.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec
import structlog

from stammtisch.base.bits import Dice
from stammtisch.games.position import EVERYBODY, Fact
from stammtisch.match.events import Began
from stammtisch.match.log import Row
from stammtisch.players import player, wits
from stammtisch.players.contract import Listener
from stammtisch.server import logs
from stammtisch.server.bots import Crew, Forgotten, Unthinkable
from stammtisch.server.clients import Asker
from stammtisch.server.errors import Failure
from stammtisch.server.inbox import Job
from stammtisch.server.messages import CommandEnd, Error
from stammtisch.server.worker import BotAnswer, Seen, ToldFact
from stammtisch.store.store import Store
from stammtisch.table.commands import Act
from stammtisch.table.facts import OF_TABLE
from stammtisch.table.replies import RefusedMessage
from stammtisch.table.state import bot_user
from stammtisch.table.table import Table

LOG: Final = structlog.get_logger()
RETRY_SECONDS: Final = 2.0


class BotTools(NamedTuple):
    """What all bots think and act with."""

    crew: Crew
    store: Store
    now: Callable[[], int]
    pause: int
    """Milliseconds a bot waits at least, so that people can follow."""
    start_id: str
    """Part of the ids of their commands, so that no two starts of the server share one."""


class BotTable(NamedTuple):
    """The table that bots sit at: how it is now, and where they hand in what they do."""

    look: Callable[[], Table]
    submit: Callable[[Job], None]


class BotSeats:
    """All bots of a table; a seat that changes hands gets a new mind."""

    def __init__(self, at: BotTable, tools: BotTools) -> None:
        self.at: Final = at
        self.tools: Final = tools
        self.minds: dict[int, Mind] = {}

    def follow(self, facts: list[Fact]) -> None:
        """Something has happened, or the table is here again."""
        table = self.at.look()
        playing = table.state.phase == "playing" and table.state.paused is None
        for seat, mind in list(self.minds.items()) if self.minds else ():
            bot = table.state.seats[seat].bot if seat < len(table.state.seats) else None
            if not playing or bot != mind.bot:
                mind.stop()
                del self.minds[seat]
        if not playing:
            return
        for number, place in enumerate(table.state.seats):
            if place.bot is None:
                continue
            heard = [fact for fact in facts if fact.seen_by(number)]
            if number not in self.minds:
                kind = TimedMind if table.game.in_time else TurnMind
                self.minds[number] = mind = kind(self.at, self.tools, number, place.bot)
                mind.sit_down(heard)
            else:
                self.minds[number].see(heard)

    @property
    def busy(self) -> bool:
        return bool(self.minds)

    def stop(self) -> None:
        for mind in self.minds.values():
            mind.stop()
        self.minds.clear()


class Mind(Asker):
    """One bot at one seat."""

    def __init__(self, at: BotTable, tools: BotTools, seat: int, bot: str) -> None:
        self.at: Final = at
        self.tools: Final = tools
        self.seat: Final = seat
        self.bot: Final = bot
        self.acts = 0
        self.stopped = False

    @property
    def table(self) -> Table:
        return self.at.look()

    def view(self) -> Any:
        table = self.table
        return None if table.position is None else table.game.view(table.position, self.seat)

    def act(self, act: str) -> None:
        """The way of every command; the answer comes to `answer`."""
        self.acts += 1
        command = Act(id=f"{self.table.seq}.{self.acts}.{self.tools.start_id}", act=act)
        try:
            self.at.submit(Job(bot_user(self.seat), self.tools.now(), command, asker=self))
        except Failure:
            self.answer(Error("unavailable"))

    def sit_down(self, facts: list[Fact]) -> None:
        """With what has just happened."""
        self.see(facts)

    def see(self, facts: list[Fact]) -> None:
        """Something has happened, or there may be something to do."""
        raise NotImplementedError

    def stop(self) -> None:
        """The seat is no longer this bot's."""
        raise NotImplementedError


class TurnMind(Mind):
    """Asked whenever the seat may act, one thought at a time."""

    def __init__(self, at: BotTable, tools: BotTools, seat: int, bot: str) -> None:
        super().__init__(at, tools, seat, bot)
        self.task: asyncio.Task[None] | None = None
        decider = player.find(self.table.game.name, bot)
        self.listener: Final = decider if isinstance(decider, Listener) else None
        self.heard: list[Fact] = []
        """What such a bot must be told to know what it would know by now."""

    def sit_down(self, facts: list[Fact]) -> None:
        """In the middle of a match, after a takeover or a restart, one that remembers hears the story of it
        first."""
        if self.listener is None or began(facts):
            self.see(facts)
        else:
            self.task = asyncio.get_running_loop().create_task(self.hear_the_story(self.table.seq))

    async def hear_the_story(self, upto: int) -> None:
        """What happened later comes to `see`, as always."""
        table, listener = self.table.id, self.listener
        assert listener is not None
        try:
            rows = await self.tools.store.rows(table)
            story = await asyncio.to_thread(heard_in_match, rows[:upto], self.seat)
            self.heard = listener.worth_telling([*map(for_players, story), *self.heard])
        except Exception as problem:
            logs.trouble("bot-without-memory", problem, table=table)
        self.task = None
        self.see([])

    def see(self, facts: list[Fact]) -> None:
        if self.listener is not None and facts:
            self.heard = self.listener.worth_telling([*self.heard, *map(for_players, facts)])
        if self.task is None and self.may_act():
            self.task = asyncio.get_running_loop().create_task(self.think(self.view()))

    def may_act(self) -> bool:
        """Where all choose in secret nobody waits for anybody; else, of several who may act, bots decide one
        after the other."""
        table, position = self.table, self.table.position
        if self.stopped or position is None:
            return False
        if table.game.in_secret(position):
            return position.actors() >> self.seat & 1 == 1
        return position.actor == self.seat

    def view(self) -> Any:
        """Where all choose in secret everybody is the next to decide."""
        table, seen = self.table, super().view()
        if seen is not None and table.game.in_secret(table.position):
            return msgspec.structs.replace(seen, actor=self.seat)
        return seen

    async def think(self, view: Any) -> None:
        tools, table = self.tools, self.table
        start = time.monotonic()
        try:
            people = [seat for seat, place in enumerate(table.state.seats) if place.person]
            act = await tools.crew.choose(table.game.name, self.bot, view, self.heard, people)
            await asyncio.sleep(max(0.0, start + tools.pause / 1000 - time.monotonic()))
        except Unthinkable as problem:
            LOG.error("bot-without-answer", table=self.table.id, bot=self.bot, problem=str(problem))
            await asyncio.sleep(RETRY_SECONDS)
            act = ""
        self.task = None
        if act and self.may_act():
            self.act(act)
        else:
            self.see([])

    def answer(self, message: CommandEnd) -> None:
        """What was refused is thought over; there may be something new to see."""
        if isinstance(message, RefusedMessage | Error):
            self.see([])

    def stop(self) -> None:
        self.stopped = True
        if self.task is not None:
            self.task.cancel()


def began(facts: list[Fact]) -> bool:
    """Whether this is the beginning of a match, before which there is nothing to know."""
    return any(fact.of == OF_TABLE and fact.kind == "began" for fact in facts)


def heard_in_match(rows: list[Row], seat: int) -> list[Fact]:
    """All that a seat may know of what happened in the last match of a log, which is the running one."""
    found: list[Fact] = []
    for table, event, facts in Table.replay(rows):
        if isinstance(event, Began):
            found = []
        found += [fact for fact in facts if fact.seen_by(seat)]
    return found


def for_players(fact: Fact) -> Fact:
    """What a seat heard, as players are told it; talk counts wherever it was said."""
    if fact.of != OF_TABLE:
        return fact
    if fact.kind == "said" and isinstance(fact.about["seat"], int):
        return player.talk(fact.about["seat"], str(fact.about["text"]))
    return Fact(f"table-{fact.kind}", fact.about, EVERYBODY)


class Glimpse(NamedTuple):
    """What a bot saw, what had happened just before, and the number of the last event."""

    view: Any
    facts: list[ToldFact]
    seq: int


class Intended(NamedTuple):
    act: str
    at: float
    timer: asyncio.TimerHandle


class TimedMind(Mind):
    """A bot of a game in time on the clock of the table."""

    def __init__(self, at: BotTable, tools: BotTools, seat: int, bot: str) -> None:
        super().__init__(at, tools, seat, bot)
        table = self.table
        self.player: Final = wits.of(table.game.name).in_time(bot)
        self.dice: Final = Dice(int.from_bytes(table.entropy(7), "big"))
        self.name: Final = f"{table.id}/{table.state.match}/{seat}/{table.seq}"
        self.slow: Final = table.state.settings.clock.slow / 100
        self.last_seen = 0.0
        self.intended: Intended | None = None
        self.asking: set[asyncio.Task[None]] = set()
        self.in_order: Final = asyncio.Lock()
        self.story: list[Seen] | None = None
        """What there is to tell its worker first: nothing, at the beginning of a match."""
        self.tried = ""

    def sit_down(self, facts: list[Fact]) -> None:
        if began(facts):
            self.story = []
        self.see(facts)

    def see(self, facts: list[Fact]) -> None:
        """What happened will have been seen a moment later, never out of order."""
        view = self.view()
        if view is None or self.stopped:
            return
        loop = asyncio.get_running_loop()
        own = bool(facts) and all(fact.about.get("seat") == self.seat for fact in facts)
        delay = 0.0 if own else self.player.perception(self.dice) * self.slow / 1000
        rest = (self.table.state.rest_until - self.tools.now()) / 1000
        self.last_seen = max(loop.time() + delay + max(0.0, rest), self.last_seen)
        glimpse = Glimpse(view, of_the_game(facts), self.table.seq)
        loop.call_at(self.last_seen, self.wonder, glimpse, None)

    def wonder(self, glimpse: Glimpse, refused: str | None) -> None:
        if not self.stopped:
            task = asyncio.get_running_loop().create_task(self.decide(glimpse, refused))
            self.asking.add(task)
            task.add_done_callback(self.asking.discard)

    async def decide(self, glimpse: Glimpse, refused: str | None) -> None:
        """Go on with what was intended, or change one's mind, unless it is too late for that."""
        loop = asyncio.get_running_loop()
        asked = loop.time()
        try:
            answer = await self.ask(glimpse, refused)
        except Unthinkable as problem:
            LOG.error("bot-without-answer", table=self.table.id, bot=self.bot, problem=str(problem))
            return
        now, intended = loop.time(), self.intended
        if self.stopped:
            return
        if intended is not None:
            left = 1000 * (intended.at - now)
            if answer.act == intended.act or not self.player.can_stop(intended.act, left):
                return
            intended.timer.cancel()
            self.intended = None
        if answer.act is not None:
            at = max(now, asked + answer.after * self.slow / 1000)
            self.intended = Intended(answer.act, at, loop.call_at(at, self.do))

    async def ask(self, glimpse: Glimpse, refused: str | None) -> BotAnswer:
        """One glimpse after the other. A mind that has forgotten the game, after a takeover, a restart or the
        loss of its process, is told the story of it up to here, and remembers it from then on."""
        crew, game = self.tools.crew, self.table.game.name
        view, facts, seq = glimpse
        async with self.in_order:
            story, self.story = self.story, None
            try:
                return await crew.see(self.name, game, self.bot, view, facts, refused, story)
            except Forgotten:
                return await crew.see(self.name, game, self.bot, view, [], None, await self.seen_so_far(seq))

    async def seen_so_far(self, seq: int) -> list[Seen]:
        """What cannot be read is not remembered."""
        store, table = self.tools.store, self.table.id
        try:
            kept = await store.last_snapshot(table)
            after, snapshot = kept if kept is not None and kept[0] <= seq else (0, None)
            rows = [row for row in await store.rows(table, after) if row.seq <= seq]
            return await asyncio.to_thread(seen_in_game, rows, snapshot, self.seat)
        except Exception as problem:
            logs.trouble("bot-without-memory", problem, table=table)
            return []

    def do(self) -> None:
        assert self.intended is not None
        act, self.intended = self.intended.act, None
        self.tried = act
        self.act(act)

    def answer(self, message: CommandEnd) -> None:
        view = self.view()
        if isinstance(message, RefusedMessage) and view is not None:
            self.wonder(Glimpse(view, [], self.table.seq), self.tried)

    def stop(self) -> None:
        self.stopped = True
        if self.intended is not None:
            self.intended.timer.cancel()
        for task in self.asking:
            task.cancel()
        self.tools.crew.forget(self.name)


def of_the_game(facts: list[Fact]) -> list[ToldFact]:
    return [(fact.kind, fact.about) for fact in facts if fact.of != OF_TABLE]


def seen_in_game(rows: list[Row], snapshot: bytes | None, seat: int) -> list[Seen]:
    """What a seat saw of the match that is being played, one event after the other. Snapshots are
    made between matches, so none lies within it."""
    found: list[Seen] = []
    start = None if snapshot is None else Table.restore(snapshot, bytes)
    for table, event, facts in Table.replay(rows, table=start):
        heard = of_the_game([fact for fact in facts if fact.seen_by(seat)])
        if isinstance(event, Began):
            found = []
        if heard and table.position is not None:
            found.append((msgspec.msgpack.encode(table.game.view(table.position, seat)), heard))
    return found
