"""Bots at tables think in processes of their own, never in the event loop.

They are told what their seat sees and answer with an act, which goes the way of every command. A process that
dies is replaced, and whatever it was asked is asked again, once.
"""

import asyncio
import contextlib
import itertools
import re
import secrets
import sys
from collections import deque
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
import structlog

from stammtisch.base.errors import Malformed
from stammtisch.games.position import Fact
from stammtisch.players import player
from stammtisch.server.metrics import Metrics
from stammtisch.server.worker import FORGOTTEN, BotAnswer, Choose, Forget, Question, See, Seen, ToldFact

LOG: Final = structlog.get_logger()
MOST_ITERATIONS: Final = 20_000
TRIES: Final = 2
PATIENCE: Final = 600
"""Milliseconds that a bot may take for an act when nobody says otherwise."""
LEAST: Final = 0.005
"""Seconds for a long question, however many wait."""
_SEARCH: Final = re.compile(r"search:(?P<amount>[0-9]+)(?P<unit>ms)?")
_ANSWER: Final = msgspec.msgpack.Decoder(BotAnswer)
LEVELS: Final = ("novice", "casual", "expert", "master")
"""The bots a table is offered in every game, the weakest first."""


class Unthinkable(Exception):
    """No bot answers: there are no workers, or the question broke one twice."""


class Forgotten(Exception):
    """A bot of a game in time does not know the game it is asked about: its process is another one by now."""


class BotTask(NamedTuple):
    question: Question
    answer: asyncio.Future[BotAnswer]
    asked: float
    """When, in seconds."""
    tries: int = 0


def check_bot(game: str, name: str, milliseconds: int, field: str = "bot") -> None:
    """Whether a bot of this name may sit at a table of this game; raises `Malformed`."""
    try:
        player.check(game, name)
    except Malformed as problem:
        raise Malformed(problem.problem, field) from None
    found = _SEARCH.fullmatch(name)
    if found and int(found["amount"]) > (milliseconds if found["unit"] else MOST_ITERATIONS):
        most = f"search:{milliseconds}ms" if found["unit"] else f"search:{MOST_ITERATIONS}"
        raise Malformed(f"at most {most} here", field)


class Worker:
    """One process and what it was asked: one long question at a time, and any number of short ones, which it
    answers in between."""

    def __init__(self, crew: "Crew", number: int) -> None:
        self.crew: Final = crew
        self.number: Final = number
        self.unanswered: Final[dict[int, BotTask]] = {}
        """By the number of the question; those that are not sent yet too."""
        self.long: BotTask | None = None
        """The long one of these."""
        self.process: asyncio.subprocess.Process | None = None
        self.line: asyncio.StreamWriter | None = None
        """To its process, if it is there."""
        self.task: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Have questions answered by a process that is started again when it dies."""
        while True:
            self.process = process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "stammtisch.server.worker",
                *self.crew.games,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            self.line = process.stdin
            for task in self.unanswered.values():
                self.send(task)
            self.crew.hand_out()
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                await self.take_answers(process)
            self.line = None
            await process.wait()
            self.crew.metrics.crashes.inc()
            LOG.warning("bot-worker-lost", worker=self.number, code=process.returncode)
            self.ask_again()

    async def take_answers(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        while True:
            head = await process.stdout.readexactly(4)
            answer = _ANSWER.decode(await process.stdout.readexactly(int.from_bytes(head, "big")))
            task = self.unanswered.pop(answer.number)
            if task is self.long:
                self.long = None
                self.crew.hand_out()
            if not task.answer.done():
                task.answer.set_result(answer)

    def ask(self, task: BotTask) -> None:
        self.unanswered[task.question.number] = task
        self.send(task)

    def send(self, task: BotTask) -> None:
        if self.line is not None:
            data = msgspec.msgpack.encode(task.question)
            self.line.write(len(data).to_bytes(4, "big") + data)

    def ask_again(self) -> None:
        """What was lost with the process is asked once more; a long question by whoever has time for it."""
        lost, self.long = self.long, None
        for number, task in list(self.unanswered.items()):
            again = task._replace(tries=task.tries + 1)
            if again.tries < TRIES and task is not lost:
                self.unanswered[number] = again
                continue
            del self.unanswered[number]
            if again.tries < TRIES:
                self.crew.waiting.appendleft(again)
            elif not task.answer.done():
                task.answer.set_exception(Unthinkable("a bot could not answer"))

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
        for task in self.unanswered.values():
            task.answer.cancel()


class Crew:
    """All workers. A mind that remembers stays with its worker. Long questions wait for one that has time,
    and the more of them wait, the less time each gets; short ones don't wait."""

    def __init__(
        self, workers: int, metrics: Metrics, games: Sequence[str] = (), patience: int = PATIENCE
    ) -> None:
        self.metrics: Final = metrics
        self.games: Final = games
        """Modules with more games than those of the house."""
        self.patience: Final = patience / 1000
        """Seconds after which a long question should be answered."""
        self.workers: Final = [Worker(self, number) for number in range(workers)]
        self.waiting: Final[deque[BotTask]] = deque()
        """Long questions, the first one first."""
        self.numbers: Final = itertools.count(1)

    def start(self) -> None:
        for worker in self.workers:
            worker.task = asyncio.create_task(worker.run())

    async def stop(self) -> None:
        for worker in self.workers:
            await worker.stop()
        for task in self.waiting:
            task.answer.cancel()

    def hand_out(self) -> None:
        """Whoever has time for a long question gets the next one."""
        now = asyncio.get_running_loop().time()
        for worker in self.workers:
            while worker.long is None and worker.line is not None and self.waiting:
                budget = time_for(self.waiting, now, self.patience, len(self.workers))
                task = self.waiting.popleft()
                if not task.answer.done():
                    assert isinstance(task.question, Choose)
                    task.question.milliseconds = int(1000 * budget)
                    worker.long = task
                    worker.ask(task)

    async def choose(
        self, game: str, bot: str, view: Any, facts: Sequence[Fact] = (), people: Sequence[int] = ()
    ) -> str:
        """The act of a bot that sees this and has heard of that, where people sit at these seats."""
        heard = [(fact.kind, fact.about) for fact in facts]
        seen = msgspec.msgpack.encode(view)
        seed = secrets.randbits(62)
        question = Choose(next(self.numbers), game, bot, seen, seed, heard, list(people))
        if self.workers and player.searches(game, bot):
            task = self.task(question)
            self.waiting.append(task)
            self.hand_out()
            answer = await self.answer(task)
        else:
            answer = await self.ask(self.least_busy(), question)
        if answer.act is None:
            raise Unthinkable(answer.problem)
        return answer.act

    async def see(
        self,
        mind: str,
        game: str,
        bot: str,
        view: Any,
        facts: list[ToldFact],
        refused: str | None = None,
        story: list[Seen] | None = None,
    ) -> BotAnswer:
        """What a bot of a game in time wants to do after it has seen this; raises `Forgotten` where it is new
        there and no story is told."""
        data = msgspec.msgpack.encode(view)
        question = See(next(self.numbers), mind, game, bot, data, facts, secrets.randbits(62), refused, story)
        return await self.ask(self.home(mind), question)

    def forget(self, mind: str) -> None:
        """A bot has left."""
        worker = self.home(mind)
        if worker is not None:
            worker.ask(self.task(Forget(next(self.numbers), mind)))

    def home(self, mind: str) -> Worker | None:
        return self.workers[hash(mind) % len(self.workers)] if self.workers else None

    def least_busy(self) -> Worker | None:
        return min(self.workers, key=busy, default=None)

    def task(self, question: Question) -> BotTask:
        loop = asyncio.get_running_loop()
        return BotTask(question, loop.create_future(), loop.time())

    async def ask(self, worker: Worker | None, question: Question) -> BotAnswer:
        if worker is None:
            raise Unthinkable("there are no workers")
        task = self.task(question)
        worker.ask(task)
        return await self.answer(task)

    async def answer(self, task: BotTask) -> BotAnswer:
        answer = await task.answer
        if answer.problem == FORGOTTEN:
            raise Forgotten
        if answer.problem:
            raise Unthinkable(answer.problem)
        self.metrics.thoughts.inc()
        return answer


def busy(worker: Worker) -> tuple[bool, int]:
    """Whoever is not in the middle of a long question first, then who was asked least."""
    return worker.long is not None, len(worker.unanswered)


def time_for(waiting: Sequence[BotTask], now: float, patience: float, workers: int) -> float:
    """Seconds for the first of these long questions, such that with as much for each of the others, too, none
    of them is answered later than it should be; and a moment at least."""
    shares = ((task.asked + patience - now) / (place // workers + 1) for place, task in enumerate(waiting))
    return max(min(shares), LEAST)
