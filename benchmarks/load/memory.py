"""What a server keeps for those who do nothing, and whether it grows when people come and go."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

import msgspec

from load.contestants import OURS, start_ours
from load.driver import Hall
from load.ours import SEALED, OurSeat, Placard, at_ours, connect, guest, open_table
from load.processes import ServerProcess, free_port
from load.table import SEATS, Table

WARM_TABLES: Final = 20
CHURN_TABLES: Final = 50
SWEEP: Final = 13.0
"""Seconds after which idle tables have left memory."""
SETTLE: Final = 3.0
"""Seconds in which a server comes to rest."""


class Memory(msgspec.Struct, frozen=True):
    """Bytes for one more idle socket, and for one more table with a match that waits for somebody."""

    clients: int
    socket: float
    table: float


class IdleHost(OurSeat):
    """A guest who at first only connects; later opens a table with bots, and lets them wait."""

    def heard(self, message: bytes) -> None:
        if self.address:
            super().heard(message)

    def placard(self, placard: Placard) -> None:
        if placard.phase == "open" and not self.seated:
            self.seated, self.match, self.phase = True, placard.match, placard.phase
            self.command("sit", seat=0)
            for seat in range(1, SEATS):
                self.command("place", seat=seat, bot="rule")
            self.command("ready", sealed=SEALED)
        else:
            super().placard(placard)


async def visit(port: int, tables: int, seconds: float) -> None:
    """New guests at new tables play for a while and leave."""
    hall = Hall(OURS, tables, lambda table, number: at_ours(port, table, number))
    await hall.open()
    await hall.saturate(seconds)
    await hall.close()


@asynccontextmanager
async def running(folder: Path, settings: Mapping[str, str] | None = None) -> AsyncIterator[ServerProcess]:
    """Our server, warm."""
    server = start_ours(free_port(), folder, settings)
    try:
        await asyncio.to_thread(server.wait)
        await visit(server.port, WARM_TABLES, 2.0)
        await asyncio.sleep(SETTLE)
        yield server
    finally:
        server.stop()


async def idle(clients: int, folder: Path) -> Memory:
    """So many sockets, then as many tables, and what they add to the memory of the server."""
    async with running(folder) as server:
        port = server.port
        seats = [IdleHost(Table(Random(0), lambda table: None), 0, "", "") for client in range(clients)]
        before = server.memory()
        for number, seat in enumerate(seats):
            seat.token = await guest(port, f"Guest {number}")
            await connect(port, seat)
        await asyncio.sleep(SETTLE)
        with_sockets = server.memory()
        for seat in seats:
            seat.address = (await open_table(port, seat.token)).table
            seat.say({"type": "watch", "table": seat.address})
        while not all(seat.phase == "playing" and seat.table.acts for seat in seats):
            await asyncio.sleep(0.1)
        await asyncio.sleep(SETTLE)
        with_tables = server.memory()
    return Memory(clients, (with_sockets - before) / clients, (with_tables - with_sockets) / clients)


class Churn(msgspec.Struct, frozen=True):
    """Bytes the server held after each round of guests, from the second on."""

    held: list[int]

    @property
    def growth(self) -> float:
        """By how much the last quarter lies above the second one, in parts of that."""
        quarter = max(1, len(self.held) // 4)
        early, late = self.held[quarter : 2 * quarter], self.held[-quarter:]
        return median(late) / median(early) - 1


async def churn(minutes: float, folder: Path, told: Callable[[float, int], None]) -> Churn:
    """Guests come, play and leave, again and again; tables that nobody watches leave memory soon."""
    held: list[int] = []
    async with running(folder, {"STAMMTISCH_IDLE_SECONDS": "2"}) as server:
        end = time.monotonic() + minutes * 60
        while time.monotonic() < end:
            await visit(server.port, CHURN_TABLES, 2.0)
            await asyncio.sleep(SWEEP)
            held.append(server.memory())
            told(end - time.monotonic(), held[-1])
    return Churn(held[1:])
