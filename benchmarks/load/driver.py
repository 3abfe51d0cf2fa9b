"""Moves at all tables: as many as go, or so many a second."""

import asyncio
import gc
import time
from collections import deque
from collections.abc import Awaitable, Callable
from random import Random
from typing import Final

from load.table import SEATS, Seat, Table

PATIENCE: Final = 120.0
"""Seconds after which a table that has not been told is given up."""
LEAST: Final = 1000
"""Moves that are waited for, however busy the machine is: fewer say nothing of their cost."""
AT_ONCE: Final = 25
"""Tables that connect at the same time."""

Seating = Callable[[Table, int], Awaitable[list[Seat]]]
"""Opens the four sockets of the table with this number."""


class Stuck(Exception):
    """Some tables were never told of their last move, or lost a socket."""


class Hall:
    """All tables at one server, and who moves next."""

    def __init__(self, name: str, tables: int, seating: Seating, seed: int = 1) -> None:
        self.name = name
        self.seating = seating
        choice = Random(seed)
        self.tables = [Table(choice, self.quiet) for number in range(tables)]
        self.playing = 0
        """Tables with a move, or a new match, under way."""
        self.moves = 0
        self.times: list[float] | None = None
        """Seconds from each move to all four being told, where they are wanted."""
        self.on_quiet: Callable[[Table], None] = self.rest
        self.settled = asyncio.Event()

    async def open(self) -> None:
        """Connects everybody; returns when every seat has been shown a match."""
        self.playing = len(self.tables)
        self.settled.clear()
        gate = asyncio.Semaphore(AT_ONCE)

        async def connect(number: int, table: Table) -> None:
            async with gate:
                table.seats = await self.seating(table, number)

        await asyncio.gather(*(connect(number, table) for number, table in enumerate(self.tables)))
        await self.drained()

    def quiet(self, table: Table) -> None:
        if table.moved_at:
            self.moves += 1
            if self.times is not None:
                self.times.append(time.perf_counter() - table.moved_at)
            table.moved_at = 0.0
        if table.over:
            table.again()
            return
        self.playing -= 1
        self.on_quiet(table)
        if not self.playing:
            self.settled.set()

    def rest(self, table: Table) -> None:
        """Nothing follows."""

    def move(self, table: Table, now: float) -> None:
        self.playing += 1
        table.move(now)

    async def drained(self) -> None:
        """Until no move is under way."""
        if self.playing:
            self.settled.clear()
            try:
                async with asyncio.timeout(PATIENCE):
                    await self.settled.wait()
            except TimeoutError:
                raise Stuck(self.trouble()) from None

    def trouble(self) -> str:
        broken = [table.broken for table in self.tables if table.broken]
        why = f", {len(broken)} broken: {broken[0]}" if broken else ""
        waiting = [table for table in self.tables if table.untold]
        at = ""
        if waiting:
            untold = waiting[0].untold.bit_count()
            at = f", one at {waiting[0].number} with {untold} of {SEATS} untold"
        return f"{self.name}: {self.playing} of {len(self.tables)} tables stuck{why}{at}"

    async def saturate(self, seconds: float, settle: bool = True) -> tuple[int, float]:
        """A move at every table, and the next as soon as all four were told: moves and seconds. Without
        `settle` moves are still under way."""

        def on_quiet(table: Table) -> None:
            self.move(table, time.perf_counter())

        self.on_quiet = on_quiet
        calm()
        began, before = time.perf_counter(), self.moves
        for table in self.tables:
            self.move(table, time.perf_counter())
        await asyncio.sleep(seconds)
        while settle and self.moves < before + LEAST and self.playing:
            await asyncio.sleep(seconds)
        moves, spent = self.moves - before, time.perf_counter() - began
        self.on_quiet = self.rest
        if settle:
            await self.drained()
        return moves, spent

    async def pace(self, rate: float, seconds: float) -> list[float]:
        """So many moves a second, one table after the other, whether the server keeps up or not: the
        seconds from each move to all four being told. A move that finds no table free counts from when it
        was due."""
        times = self.times = []
        idle = deque(self.tables)
        late: deque[float] = deque()

        def on_quiet(table: Table) -> None:
            if late:
                self.move(table, late.popleft())
            else:
                idle.append(table)

        self.on_quiet = on_quiet
        calm()
        began = time.perf_counter()
        sent = 0
        while (now := time.perf_counter()) < began + seconds:
            while sent < (now - began) * rate:
                if idle:
                    self.move(idle.popleft(), time.perf_counter())
                else:
                    late.append(began + sent / rate)
                sent += 1
            await asyncio.sleep(0.0005)
        await self.drained()
        self.on_quiet, self.times = self.rest, None
        return times

    async def close(self) -> None:
        for table in self.tables:
            for seat in table.seats:
                seat.transport.disconnect()


def calm() -> None:
    """No pause for garbage of our own while the clock runs."""
    gc.collect()
    gc.freeze()
    gc.disable()
