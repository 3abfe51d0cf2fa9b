"""A WebSocket as the rest of the server sees it, whoever speaks the protocol underneath.

`send` never waits. What a client does not read piles up, and past a limit the socket is slow: further
messages are dropped, and when the pile is gone the visitor is told, to send one fresh picture of everything.
A socket that stays slow is closed by its keeper.
"""

import asyncio
import secrets
import socket
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, Protocol

LARGEST_MESSAGE: Final = 4096
MOST_WAITING: Final = 64 * 1024
"""Bytes that may wait to be read by a client before its socket counts as slow."""
SAMPLES: Final = 8
"""So many round trips are remembered; the shortest is believed."""

GOING_AWAY: Final = 1001
NOT_TEXT: Final = 1003
NOT_UTF8: Final = 1007
POLICY: Final = 1008
TOO_BIG: Final = 1009
RESTART: Final = 1012
TRY_LATER: Final = 1013


def bound(transport: asyncio.Transport) -> None:
    """Neither we nor the kernel keep more than a little for a client that does not read."""
    transport.set_write_buffer_limits(high=MOST_WAITING, low=0)
    line = transport.get_extra_info("socket")
    if line is not None:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_WAITING)


class Upgrade(NamedTuple):
    """What is known of somebody who knocks. Names of headers are in small letters."""

    path: str
    headers: Mapping[str, str]
    peer: str
    secure: bool


class Refusal(NamedTuple):
    """Not let in: the HTTP status and the code of the reason."""

    status: int
    code: str


class Visitor(Protocol):
    """Whoever deals with one socket. Nothing here may wait."""

    def opened(self, socket: "Socket") -> None: ...

    def received(self, message: bytes) -> None: ...

    def stirred(self) -> bool:
        """Something came that is no message: a ping, an answer to no ping, a part of a message. Whether the
        client may go on so."""

    def measured(self) -> None:
        """The client has answered a ping."""

    def drained(self) -> None:
        """The client has read everything after it was slow."""

    def stopping(self) -> None:
        """The server is about to stop."""

    def closed(self) -> None: ...


Doorkeeper = Callable[[Upgrade], Visitor | Refusal]


class Socket(ABC):
    """One open connection."""

    def __init__(self) -> None:
        self.slow_since: float | None = None
        """Since when the client has not read what it was sent; None when it has."""
        self._nonce = b""
        self._asked_at = 0.0
        self._trips: deque[float] | None = None
        self.kernel_trip: float | None = None
        """Seconds to the client and back as the kernel measured them, at best since the line was opened."""

    @abstractmethod
    def send(self, message: bytes) -> None:
        """Text for the client; dropped when it is slow or gone."""

    @abstractmethod
    def send_both(self, first: bytes, second: bytes) -> None:
        """Two messages at once, which costs less."""

    @abstractmethod
    def close(self, code: int, reason: str = "") -> None:
        """Say goodbye; what was sent before still arrives if the client reads it."""

    @abstractmethod
    def abort(self) -> None:
        """Cut the line, whatever is still to be sent."""

    @abstractmethod
    def send_ping(self, payload: bytes) -> None: ...

    @abstractmethod
    def ask_kernel(self) -> float | None:
        """The round trip as the kernel has it now, in seconds; None where it does not say."""

    def measure(self) -> None:
        """Whatever slows a line down for a while, it is no shorter for that: the shortest trip counts."""
        trip = self.ask_kernel()
        if trip is not None and (self.kernel_trip is None or trip < self.kernel_trip):
            self.kernel_trip = trip

    def ping(self, now: float) -> bool:
        """Measure the round trip once more; False when the last ping is still not answered."""
        if self._nonce:
            return False
        self._nonce = secrets.token_bytes(8)
        self._asked_at = now
        self.measure()
        self.send_ping(self._nonce)
        return True

    def pong(self, payload: bytes) -> bool:
        """Only the answer to our own last ping counts, so nobody can answer before being asked."""
        if not self._nonce or payload != self._nonce:
            return False
        self._nonce = b""
        self.measure()
        if self._trips is None:
            self._trips = deque(maxlen=SAMPLES)
        self._trips.append(time.monotonic() - self._asked_at)
        return True

    @property
    def unanswered_since(self) -> float | None:
        return self._asked_at if self._nonce else None

    @property
    def round_trip(self) -> float | None:
        """Seconds to the client and back, at best; None before the first answer."""
        return min(self._trips) if self._trips else None
