"""Plain HTTP connections, of which uvicorn expects nothing but good.

A request has a size and a time: its line and headers together, and its body. A connection on which nothing
happens is closed, and so is one whose other end does not read. All of it costs a few additions for each piece
that arrives, and one look at each connection in a second.
"""

import asyncio
import math
from enum import Enum
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from stammtisch.server.gate import Gate
from stammtisch.server.http import LARGEST_BODY
from stammtisch.server.metrics import Reason
from stammtisch.server.sockets import bound

MOST_HEAD: Final = 16 * 1024
"""Bytes of the request line and all headers."""
MOST_BODY: Final = 4 * LARGEST_BODY
"""Bytes of a body as it comes over the line. Larger ones than `LARGEST_BODY` are refused with an answer."""
MOST_PIPELINED: Final = 16
"""Requests that may wait for the answer to an earlier one on the same connection."""
LINGER_SECONDS: Final = 2.0
"""So long what still comes is thrown away after a refusal, for otherwise the refusal itself may be lost."""
CODES: Final = {
    HTTPStatus.REQUEST_TIMEOUT: "malformed",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "too-big",
    HTTPStatus.REQUEST_URI_TOO_LONG: "too-big",
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE: "too-big",
    HTTPStatus.SERVICE_UNAVAILABLE: "unavailable",
}


class TooMany(Exception):
    """Requests on one connection that nobody waited for."""


class Reading(Enum):
    """What comes next on a connection."""

    NOTHING = 0
    """A request has been read, or none has begun."""
    HEAD = 1
    BODY = 2


class PlainConnection(HttpToolsProtocol):
    """One connection that speaks HTTP, until it becomes a WebSocket."""

    def __init__(self, gate: Gate, address: str, **given: Any) -> None:
        super().__init__(**given)
        self.gate: Final = gate
        self.address: str | None = address
        """Under which it is counted; None when it no longer is."""
        self.url = b""
        self.reading = Reading.NOTHING
        self.head = 0
        """Bytes of the request line and headers that are read now."""
        self.body = 0
        self.whole = False
        """Whether a request ended in the piece that is read now."""
        self.over = False
        """Whether nothing is heard here any more: it was refused, or is a WebSocket."""
        self.deadline = math.inf
        self.unread = 0
        """Bytes that wait for the other end, at the last look, and since when it is as many."""
        self.unread_since = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        bound(transport)
        self.gate.watch(self)
        self.deadline = self.gate.clock() + self.gate.request_seconds

    def connection_lost(self, exc: Exception | None) -> None:
        self.forget()
        super().connection_lost(exc)

    def forget(self) -> None:
        """It no longer counts."""
        self.gate.there.discard(self)
        if self.address is not None:
            self.gate.release(self.address)
            self.address = None

    # Sizes

    def data_received(self, data: bytes) -> None:
        while len(data) > (room := MOST_HEAD - self.head):
            if not self.feed(data[:room]):
                return
            data = data[room:]
        self.feed(data)

    def feed(self, piece: bytes) -> bool:
        """Read on; False when there is nothing more to be read here."""
        if self.over:
            return False
        self.whole = False
        super().data_received(piece)
        if self.over or self.transport.is_closing():
            return False
        if self.reading is Reading.BODY:
            self.body += len(piece)
            if self.body > MOST_BODY:
                self.refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "large")
        elif self.whole:
            self.head = 0
        else:
            self.head += len(piece)
            if self.head >= MOST_HEAD:
                self.refuse_head()
        return not self.over

    def refuse_head(self) -> None:
        """The larger part of it is to blame."""
        long = 2 * len(self.url) > MOST_HEAD
        self.refuse(
            HTTPStatus.REQUEST_URI_TOO_LONG if long else HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "large"
        )

    def handle_websocket_upgrade(self) -> None:
        """picows reads the request once more, in a longer form, and says nothing when that is too large."""
        if len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers) >= MOST_HEAD - 32:
            self.refuse_head()
            return
        self.over = True
        self.forget()
        super().handle_websocket_upgrade()

    # Times

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if len(self.pipeline) >= MOST_PIPELINED:
            raise TooMany
        self.reading = Reading.HEAD
        self.deadline = self.gate.clock() + self.gate.request_seconds

    def on_headers_complete(self) -> None:
        self.reading = Reading.BODY
        self.head = self.body = 0
        self.deadline = self.gate.clock() + self.gate.request_seconds
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.reading = Reading.NOTHING
        self.whole = True
        self.deadline = math.inf
        if self.cycle is None or self.cycle.response_complete:
            self.wait_for_next()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.reading is Reading.NOTHING:
            self.wait_for_next()

    def wait_for_next(self) -> None:
        self.deadline = self.gate.clock() + self.gate.keep_alive_seconds

    def look(self, now: float) -> None:
        """Once a second: has what should have come by now come, and is what was sent being read?"""
        if now >= self.deadline:
            self.expire()
            return
        unread = self.transport.get_write_buffer_size()
        if not unread or unread != self.unread:
            self.unread, self.unread_since = unread, now
        elif now - self.unread_since >= self.gate.request_seconds:
            self.gate.turn_away("unread", self.address or "")
            self.transport.abort()

    def expire(self) -> None:
        if self.over:
            self.transport.abort()
        elif self.reading is Reading.NOTHING and not self.head:
            self.deadline = math.inf
            self.transport.close()
        else:
            self.refuse(HTTPStatus.REQUEST_TIMEOUT, "slow")

    # How it ends

    def refuse(self, status: HTTPStatus, reason: Reason) -> None:
        """Say why, unless an answer is under way already, and hang up."""
        self.gate.turn_away(reason, self.address or "")
        self.over = True
        cycle = self.cycle
        if not self.pipeline and (cycle is None or cycle.response_complete or not cycle.response_started):
            self.transport.write(answer(status))
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
        self.deadline = self.gate.clock() + LINGER_SECONDS
        self.flow.resume_reading()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        else:
            self.transport.close()


def answer(status: HTTPStatus) -> bytes:
    body = f'{{"error":{{"code":"{CODES[status]}"}}}}'
    lines = [
        f"HTTP/1.1 {status.value} {status.phrase}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "connection: close",
        "",
        body,
    ]
    return "\r\n".join(lines).encode()
