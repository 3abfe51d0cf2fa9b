"""Everybody is cut off in the middle of play and comes back at once: all are shown their tables again, and
nothing that was acknowledged is lost."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Protocol

import msgspec

from load.contestants import OURS, database, start_ours
from load.driver import Hall
from load.ours import ACCEPTED, DUPLICATE, HELLO, TABLE, OurSeat, connect, four_guests
from load.processes import free_port
from load.table import Table


class Hello(msgspec.Struct):
    user: str


class Answer(msgspec.Struct):
    id: str
    seq: int


class StormSeat(OurSeat):
    """Remembers what it asked for, and asks again for what was not answered."""

    def __init__(self, table: Table, place: int, address: str, token: str) -> None:
        super().__init__(table, place, address, token)
        self.user = ""
        self.seq = 0
        self.unanswered: dict[str, dict[str, object]] = {}
        self.acknowledged: dict[str, int] = {}
        self.shown_again = 0.0

    def send(self, command: dict[str, object]) -> None:
        self.unanswered[str(command["id"])] = command
        super().send(command)

    def heard(self, message: bytes) -> None:
        if message.startswith((ACCEPTED, DUPLICATE)):
            answer = msgspec.json.decode(message, type=Answer)
            self.unanswered.pop(answer.id, None)
            self.acknowledged[answer.id] = answer.seq
        elif message.startswith(HELLO):
            self.user = msgspec.json.decode(message, type=Hello).user
            self.say({"type": "watch", "table": self.address, "after": self.table.number})
            for command in list(self.unanswered.values()):
                super().send(command)
        else:
            super().heard(message)
            if message.startswith(TABLE):
                self.shown_again = time.perf_counter()


class Acknowledged(Protocol):
    """Somebody who remembers what was acknowledged to them, where."""

    user: str
    address: str
    acknowledged: dict[str, int]


class Storm(msgspec.Struct, frozen=True):
    """How it went: the seconds until the last client saw its table, acts acknowledged and those not found."""

    clients: int
    seconds: float
    acknowledged: int
    lost: int
    moves_after: int


async def storm(tables: int, folder: Path, cuts: int = 1) -> Storm:
    """Play, cut all lines at once, reconnect all at once; as often as asked. The slowest time counts."""
    port = free_port()
    server = start_ours(port, folder)
    try:
        await asyncio.to_thread(server.wait)
        hall = Hall(OURS, tables, lambda table, number: four_guests(StormSeat, port, table, number))
        await hall.open()
        seconds = [await cut_and_return(hall, port) for cut in range(cuts)]
        moves = (await hall.saturate(1.0))[0]
        await asyncio.sleep(0.2)
    finally:
        server.stop()
    seats = storm_seats(hall)
    missing = sum(lost(seat, database(folder, port)) for seat in seats)
    return Storm(len(seats), max(seconds), sum(len(seat.acknowledged) for seat in seats), missing, moves)


async def cut_and_return(hall: Hall, port: int) -> float:
    """Seconds from the cut until the last client has been shown its table again."""
    seats = storm_seats(hall)
    await hall.saturate(0.5, settle=False)
    for seat in seats:
        seat.transport.disconnect(graceful=False)
    began = time.perf_counter()
    await asyncio.gather(*(connect(port, seat) for seat in seats))
    await hall.drained()
    while not all(seat.shown_again > began for seat in seats):
        await asyncio.sleep(0.01)
    return max(seat.shown_again for seat in seats) - began


def storm_seats(hall: Hall) -> list[StormSeat]:
    return [seat for table in hall.tables for seat in table.seats if isinstance(seat, StormSeat)]


def lost(seat: Acknowledged, store: Path) -> int:
    """How many of the commands that were acknowledged to a seat are not in the log, once each, where they
    were said to be."""
    with closing(sqlite3.connect(store)) as database:
        rows = database.execute(
            "SELECT command, seq FROM log WHERE table_id = ? AND command IS NOT NULL", (seat.address,)
        ).fetchall()
    written = dict(rows)
    return sum(
        not 0 < written.get(f"{seat.user} {command}", 0) <= seq for command, seq in seat.acknowledged.items()
    )
