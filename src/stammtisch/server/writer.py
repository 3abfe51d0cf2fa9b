"""One writer for all tables.

What came in one turn of the event loop is decided together, written with one sync, and then told. While a
batch is on its way to the disk the next one gathers, so a busy disk makes batches longer and not the queue;
and it is on its way before the one that is safe is told, so that neither waits for the other.
"""

import asyncio
import time
from functools import partial
from typing import Final, final

from stammtisch.server.deciding import Decision
from stammtisch.server.inbox import Job
from stammtisch.server.metrics import Metrics
from stammtisch.store.store import Store


class Decider:
    """A table as the writer knows it: it decides, and is told what came of the writing."""

    def decide_all(self) -> Decision | None:
        """All that waits; None if something went wrong, so that the table is read again."""
        raise NotImplementedError

    def tell_all(self, decision: Decision) -> None:
        """What was decided is written: everybody may know it. Then on with what came meanwhile."""
        raise NotImplementedError

    def begin_anew(self, jobs: list[Job], problem: BaseException) -> None:
        """It is not written: nothing is told of it."""
        raise NotImplementedError


@final
class LogWriter:
    """Keeps the tables at which something waits, and what is decided but not written yet."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store: Final = store
        self.metrics: Final = metrics
        self.waiting: list[Decider] = []
        self.decided: list[tuple[Decider, Decision]] = []
        self.writing = False

    def expect(self, decider: Decider) -> None:
        """Something waits at this table, and nothing of it is under way."""
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.decide)
        self.waiting.append(decider)

    def decide(self) -> None:
        waiting, self.waiting = self.waiting, []
        for decider in waiting:
            decision = decider.decide_all()
            if decision is None:
                continue
            if decision.rows:
                self.decided.append((decider, decision))
            else:
                decider.tell_all(decision)
        self.write()

    def write(self) -> None:
        if self.decided and not self.writing:
            batch, self.decided = self.decided, []
            self.writing = True
            start = time.perf_counter()
            written = self.store.append_all([decision.rows for decider, decision in batch])
            written.add_done_callback(partial(self.written, batch, start))

    def written(
        self,
        batch: list[tuple[Decider, Decision]],
        start: float,
        done: "asyncio.Future[list[Exception | None]]",
    ) -> None:
        """On disk, but for the tables whose log refused."""
        self.writing = False
        self.write()
        self.metrics.durable.observe(time.perf_counter() - start)
        broken = done.exception()
        failures = done.result() if broken is None else [broken] * len(batch)
        for (decider, decision), problem in zip(batch, failures, strict=True):
            if problem is None:
                self.metrics.events.inc(len(decision.rows))
                decider.tell_all(decision)
            else:
                decider.begin_anew(decision.jobs, problem)
