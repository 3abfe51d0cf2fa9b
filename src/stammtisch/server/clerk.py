"""One writer for all tables.

What came in one turn of the event loop is decided together, written with one sync, and then told. While a
batch is on its way to the disk the next one gathers, so a busy disk makes batches longer and not the queue;
and it is on its way before the one that is safe is told, so that neither waits for the other.
"""

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from stammtisch.server.house import House
    from stammtisch.server.jobs import Decision
    from stammtisch.server.live import Live


@final
class Clerk:
    """Keeps the tables at which something waits, and what is decided but not written yet."""

    def __init__(self, house: "House") -> None:
        self.house: Final = house
        self.waiting: list[Live] = []
        self.decided: list[Decision] = []
        self.writing = False

    def expect(self, live: "Live") -> None:
        """Something waits at this table, and nothing of it is under way."""
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.decide)
        self.waiting.append(live)

    def decide(self) -> None:
        waiting, self.waiting = self.waiting, []
        for live in waiting:
            decision = live.decide_all()
            if decision is None:
                continue
            if decision.rows:
                self.decided.append(decision)
            else:
                live.tell_all(decision)
        self.write()

    def write(self) -> None:
        if self.decided and not self.writing:
            batch, self.decided = self.decided, []
            self.writing = True
            start = time.perf_counter()
            written = self.house.store.append_all([decision.rows for decision in batch])
            written.add_done_callback(partial(self.written, batch, start))

    def written(
        self, batch: "list[Decision]", start: float, done: "asyncio.Future[list[Exception | None]]"
    ) -> None:
        """On disk, but for the tables whose log refused."""
        self.writing = False
        self.write()
        metrics = self.house.metrics
        metrics.durable.observe(time.perf_counter() - start)
        broken = done.exception()
        failures = done.result() if broken is None else [broken] * len(batch)
        for decision, problem in zip(batch, failures, strict=True):
            if problem is None:
                metrics.events.inc(len(decision.rows))
                decision.live.tell_all(decision)
            else:
                decision.live.begin_anew(decision.jobs, problem)
