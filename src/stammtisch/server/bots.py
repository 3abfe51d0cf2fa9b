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
from stammtisch.server.worker import FORGOTTEN, BotAnswer, Choose, Forget, See, Seen, ToldFact

LOG: Final = structlog.get_logger()
MOST_ITERATIONS: Final = 20_000
TRIES: Final = 2
_SEARCH: Final = re.compile(r"search:(?P<amount>[0-9]+)(?P<unit>ms)?")
_ANSWER: Final = msgspec.msgpack.Decoder(BotAnswer)
LEVELS: Final = ("novice", "casual", "expert", "master")
"""The bots a table is offered in every game, the weakest first."""


class Unthinkable(Exception):
    """No bot answers: there are no workers, or the question broke one twice."""


class Forgotten(Exception):
    """A bot of a game in time does not know the game it is asked about: its process is another one by now."""


class BotTask(NamedTuple):
    question: Choose | See | Forget
    answer: asyncio.Future[BotAnswer]
    tries: int


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
    """One process and the one question it is busy with."""

    def __init__(self, crew: "Crew", number: int) -> None:
        self.crew: Final = crew
        self.number: Final = number
        self.waiting: Final[deque[BotTask]] = deque()
        self.stirred: Final = asyncio.Event()
        self.process: asyncio.subprocess.Process | None = None
        self.task: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Answer what waits, in a process that is started again when it dies."""
        while True:
            self.process = process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "stammtisch.server.worker",
                *self.crew.games,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                await self.serve(process)
            await process.wait()
            self.crew.metrics.crashes.inc()
            LOG.warning("bot-worker-lost", worker=self.number, code=process.returncode)

    async def serve(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        while True:
            while not self.waiting:
                self.stirred.clear()
                await self.stirred.wait()
            asked = self.waiting.popleft()
            if asked.answer.cancelled():
                continue
            try:
                data = msgspec.msgpack.encode(asked.question)
                process.stdin.write(len(data).to_bytes(4, "big") + data)
                await process.stdin.drain()
                head = await process.stdout.readexactly(4)
                answer = _ANSWER.decode(await process.stdout.readexactly(int.from_bytes(head, "big")))
            except (OSError, asyncio.IncompleteReadError):
                self.again(asked)
                raise
            if not asked.answer.done():
                asked.answer.set_result(answer)

    def again(self, asked: BotTask) -> None:
        """A question that was lost with its process is asked once more, before all others."""
        if asked.tries + 1 < TRIES:
            self.waiting.appendleft(asked._replace(tries=asked.tries + 1))
        elif not asked.answer.done():
            asked.answer.set_exception(Unthinkable("a bot could not answer"))

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
        for asked in self.waiting:
            asked.answer.cancel()


class Crew:
    """All workers. A mind that remembers stays with its worker; other questions go where the fewest wait."""

    def __init__(self, workers: int, metrics: Metrics, games: Sequence[str] = ()) -> None:
        self.metrics: Final = metrics
        self.games: Final = games
        """Modules with more games than those of the house."""
        self.workers: Final = [Worker(self, number) for number in range(workers)]
        self.numbers: Final = itertools.count(1)

    def start(self) -> None:
        for worker in self.workers:
            worker.task = asyncio.create_task(worker.run())

    async def stop(self) -> None:
        for worker in self.workers:
            await worker.stop()

    async def choose(
        self, game: str, bot: str, view: Any, facts: Sequence[Fact] = (), people: Sequence[int] = ()
    ) -> str:
        """The act of a bot that sees this and has heard of that, where people sit at these seats."""
        heard = [(fact.kind, fact.about) for fact in facts]
        seen = msgspec.msgpack.encode(view)
        seed = secrets.randbits(62)
        question = Choose(next(self.numbers), game, bot, seen, seed, heard, list(people))
        worker = min(self.workers, key=lambda worker: len(worker.waiting), default=None)
        answer = await self.ask(worker, question)
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
            answer: asyncio.Future[BotAnswer] = asyncio.get_running_loop().create_future()
            worker.waiting.append(BotTask(Forget(next(self.numbers), mind), answer, 0))
            worker.stirred.set()

    def home(self, mind: str) -> Worker | None:
        return self.workers[hash(mind) % len(self.workers)] if self.workers else None

    async def ask(self, worker: Worker | None, question: Choose | See) -> BotAnswer:
        if worker is None:
            raise Unthinkable("there are no workers")
        future: asyncio.Future[BotAnswer] = asyncio.get_running_loop().create_future()
        worker.waiting.append(BotTask(question, future, 0))
        worker.stirred.set()
        answer = await future
        if answer.problem == FORGOTTEN:
            raise Forgotten
        if answer.problem:
            raise Unthinkable(answer.problem)
        self.metrics.thoughts.inc()
        return answer
