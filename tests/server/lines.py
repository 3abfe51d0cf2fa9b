"""A server without a network: a house in this loop, and sockets whose other end is a list."""

import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec

from stammtisch.server.clock import SteadyClock
from stammtisch.server.connections import Connection
from stammtisch.server.house import House
from stammtisch.server.line_credit import Witness
from stammtisch.server.live import Live
from stammtisch.server.sessions import Caller, Credentials
from stammtisch.server.settings import Settings
from stammtisch.server.sockets import Socket
from stammtisch.store.opening import open_store
from stammtisch.store.store import Session, User
from stammtisch.table.table import Table

from .running import QUICK


class Line(Socket):
    """What was sent over it, and how long it takes there and back."""

    def __init__(self, seconds: float | None = None) -> None:
        super().__init__()
        self.seconds = self.kernel_trip = seconds
        self.sent: list[bytes] = []
        self.closed_with: int | None = None
        self.asked_with = b""
        """What the last ping said."""

    def send(self, message: bytes) -> None:
        self.sent.append(message)

    def send_both(self, first: bytes, second: bytes) -> None:
        self.sent += [first, second]

    def close(self, code: int, reason: str = "") -> None:
        self.closed_with = code

    def abort(self) -> None:
        self.closed_with = 1006

    def send_ping(self, payload: bytes) -> None:
        self.asked_with = payload

    @property
    def round_trip(self) -> float | None:
        return self.seconds

    def ask_kernel(self) -> float | None:
        return self.seconds

    def taken(self) -> list[bytes]:
        """What was sent since the last look."""
        sent, self.sent = self.sent, []
        return sent

    def messages(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(message) for message in self.taken()]


@contextlib.asynccontextmanager
async def quiet_house(
    folder: Path, now: Callable[[], int] | None = None, **settings: Any
) -> AsyncIterator[House]:
    store = await open_store(f"sqlite:///{folder / 'club.db'}")
    house = House(Settings(**QUICK | settings), store, 80, folder / "copies", now or SteadyClock())
    await house.open()
    try:
        yield house
    finally:
        await house.close()


def visitor(house: House, user: str, line: Line) -> Connection:
    """Somebody who is let in already."""
    connection = Connection(house.hall, house.counter, "127.0.0.1", Credentials("", True), Witness())
    connection.socket = line
    connection.credit = connection.witness.credit(line.round_trip, line.kernel_trip)
    connection.guest = Caller(User(user, user.title(), 0), Session(user.encode(), user, 0, 0))
    if line.seconds is not None:
        connection.lag, connection.ping = round(line.seconds * 500), round(line.seconds * 1000)
    return connection


def in_memory(house: House, table: Table) -> Live:
    """A table that was made elsewhere."""
    return house.tables.keep(table, "public", "")
