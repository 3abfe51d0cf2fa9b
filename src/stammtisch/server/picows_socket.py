"""WebSockets by picows, plugged into uvicorn.

The constructor of picows' protocol is not part of its documented interface: only versions that are known to
have it as it is used here are allowed, and `tests/server/test_conformance.py` holds the rest to the RFC.
"""

import asyncio
import logging
import time
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, Final

import picows
from picows.picows import WSProtocol  # type: ignore[attr-defined]
from uvicorn.config import Config
from uvicorn.server import ServerState

from stammtisch.server.line_credit import kernel_trip
from stammtisch.server.sockets import (
    LARGEST_MESSAGE,
    NOT_TEXT,
    NOT_UTF8,
    POLICY,
    TOO_BIG,
    Doorkeeper,
    Refusal,
    Socket,
    Upgrade,
    Visitor,
    bound,
)

VERSION: Final = "13"
"""The one version of the protocol that is spoken."""
HANDSHAKE_SECONDS: Final = 5
READ_BUFFER: Final = 2048
PROTOCOL_ERROR: Final = 1002
LINGER_SECONDS: Final = 2.0
WHOLE_TEXT: Final = 0x81
SHORT: Final = 126
MEDIUM: Final = 0xFFFF
_TEXT: Final = picows.WSMsgType.TEXT
_LOG: Final = logging.getLogger("picows")


class PicowsSocket(Socket, picows.WSListener):
    """The listener of picows is the socket."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__()
        self._visitor: Final = visitor
        self._transport: picows.WSTransport | None = None
        self._parts: bytearray | None = None

    def on_ws_connected(self, transport: picows.WSTransport) -> None:
        self._transport = transport
        bound(transport.underlying_transport)
        self.measure()
        self._visitor.opened(self)

    def on_ws_frame(self, transport: picows.WSTransport, frame: picows.WSFrame) -> None:
        kind = frame.msg_type
        if transport.is_close_frame_sent:
            if kind == picows.WSMsgType.CLOSE:
                transport.disconnect()
        elif frame.rsv1 or frame.rsv2 or frame.rsv3:
            self.close(PROTOCOL_ERROR, "reserved bits")
        elif kind == _TEXT and frame.fin and self._parts is None:
            self.take(frame.get_payload_as_bytes())
        elif kind in (_TEXT, picows.WSMsgType.CONTINUATION):
            self.join(frame.get_payload_as_bytes(), kind == _TEXT, frame.fin)
        elif kind == picows.WSMsgType.PING:
            if self._visitor.stirred() and self.slow_since is None:
                transport.send_pong(frame.get_payload_as_bytes())
        elif kind == picows.WSMsgType.PONG:
            if self.pong(frame.get_payload_as_bytes()):
                self._visitor.measured()
            else:
                self._visitor.stirred()
        elif kind == picows.WSMsgType.CLOSE:
            transport.send_close(picows.WSCloseCode.OK)
            transport.disconnect()
        elif kind == picows.WSMsgType.BINARY:
            self.close(NOT_TEXT, "text only")

    def take(self, message: bytes) -> None:
        if not message.isascii():
            try:
                message.decode()
            except UnicodeDecodeError:
                self.close(NOT_UTF8, "not UTF-8")
                return
        self._visitor.received(message)

    def join(self, part: bytes, first: bool, last: bool) -> None:
        """A message in pieces; together they may not be larger than one in one piece."""
        if first is (self._parts is not None):
            self.close(PROTOCOL_ERROR, "fragments out of order")
            return
        parts = self._parts = bytearray() if self._parts is None else self._parts
        parts += part
        if not last and not self._visitor.stirred():
            self.close(POLICY, "too many")
        elif len(parts) > LARGEST_MESSAGE:
            self.close(TOO_BIG, "too big")
        elif last:
            self._parts = None
            self.take(bytes(parts))

    def on_ws_disconnected(self, transport: picows.WSTransport) -> None:
        self._transport = None
        self._visitor.closed()

    def pause_writing(self) -> None:
        self.slow_since = time.monotonic()

    def resume_writing(self) -> None:
        self.slow_since = None
        self._visitor.drained()

    def send(self, message: bytes) -> None:
        if self._transport is not None and self.slow_since is None:
            self._transport.send(_TEXT, message)

    def send_both(self, first: bytes, second: bytes) -> None:
        if (
            self._transport is not None
            and self.slow_since is None
            and not self._transport.is_close_frame_sent
        ):
            self._transport.underlying_transport.write(framed(first) + framed(second))

    def send_ping(self, payload: bytes) -> None:
        if self._transport is not None:
            self._transport.send_ping(payload)

    def ask_kernel(self) -> float | None:
        if self._transport is None:
            return None
        return kernel_trip(self._transport.underlying_transport.get_extra_info("socket"))

    def close(self, code: int, reason: str = "") -> None:
        transport = self._transport
        if transport is None or transport.is_close_frame_sent:
            return
        transport.send_close(code, reason.encode())  # type: ignore[arg-type]
        asyncio.get_running_loop().call_later(LINGER_SECONDS, transport.disconnect, False)

    def abort(self) -> None:
        if self._transport is not None:
            self._transport.disconnect(graceful=False)

    def stopping(self) -> None:
        self._visitor.stopping()


def framed(message: bytes) -> bytes:
    """A whole text message as one frame of a server (RFC 6455, section 5.2)."""
    size = len(message)
    if size < SHORT:
        return bytes((WHOLE_TEXT, size)) + message
    if size <= MEDIUM:
        return bytes((WHOLE_TEXT, SHORT)) + size.to_bytes(2, "big") + message
    return bytes((WHOLE_TEXT, SHORT + 1)) + size.to_bytes(8, "big") + message


def headers_of(request: picows.WSUpgradeRequest) -> dict[str, str]:
    """Names in small letters; values as Starlette reads them, and those of one name joined."""
    headers: dict[str, str] = {}
    for name, value in request.headers.items():
        name = name.lower()
        value = value.encode("ascii", "surrogateescape").decode("latin-1")
        headers[name] = f"{headers[name]}, {value}" if name in headers else value
    return headers


def refused(refusal: Refusal, more: Mapping[str, str] | None = None) -> picows.WSUpgradeResponseWithListener:
    body = f'{{"error":{{"code":"{refusal.code}"}}}}'.encode()
    headers = {"Content-Type": "application/json", **(more or {})}
    response = picows.WSUpgradeResponse.create_error_response(HTTPStatus(refusal.status), body, headers)
    return picows.WSUpgradeResponseWithListener(response, None)


class PicowsProtocol(WSProtocol):  # type: ignore[misc]
    """What uvicorn hands an upgraded connection to."""

    def __init__(self, doorkeeper: Doorkeeper, server_state: ServerState) -> None:
        super().__init__(
            host_port=None,
            ws_path=None,
            is_client_side=False,
            ws_listener_factory=self._knock,
            logger=_LOG,
            disconnect_on_exception=True,
            websocket_handshake_timeout=HANDSHAKE_SECONDS,
            enable_auto_ping=False,
            auto_ping_idle_timeout=0,
            auto_ping_reply_timeout=0,
            auto_ping_strategy=picows.WSAutoPingStrategy.PING_WHEN_IDLE,
            enable_auto_pong=False,
            max_frame_size=LARGEST_MESSAGE,
            extra_headers=None,
            read_buffer_init_size=READ_BUFFER,
        )
        self._doorkeeper = doorkeeper
        self._connections = server_state.connections

    def _knock(self, request: picows.WSUpgradeRequest) -> picows.WSUpgradeResponseWithListener:
        """Let somebody in or not.

        uvicorn has found `Upgrade` among what `Connection` lists. Some browsers list more there, but picows
        wants it alone; and it would take drafts of the protocol for the protocol itself.
        """
        request.headers["Connection"] = "Upgrade"
        if request.headers.get("Sec-WebSocket-Version") != VERSION:
            return refused(
                Refusal(HTTPStatus.UPGRADE_REQUIRED, "malformed"), {"Sec-WebSocket-Version": VERSION}
            )
        peer = self.transport.underlying_transport.get_extra_info("peername")
        admitted = self._doorkeeper(
            Upgrade(
                request.path.decode("latin-1"),
                headers_of(request),
                peer[0] if peer else "",
                self.transport.is_secure,
            )
        )
        if isinstance(admitted, Refusal):
            return refused(admitted)
        response = picows.WSUpgradeResponse.create_101_response()
        return picows.WSUpgradeResponseWithListener(response, PicowsSocket(admitted))

    def connection_made(self, transport: asyncio.Transport) -> None:
        self._connections.add(self)
        super().connection_made(transport)

    def connection_lost(self, problem: Exception | None) -> None:
        self._connections.discard(self)
        super().connection_lost(problem)

    def data_received(self, data: bytes) -> None:
        """The request that uvicorn has read already; picows takes what comes after it from its own buffer."""
        rest = memoryview(data)
        while rest:
            room = self.get_buffer(len(rest))
            taken = min(len(room), len(rest))
            room[:taken] = rest[:taken]
            rest = rest[taken:]
            self.buffer_updated(taken)

    def shutdown(self) -> None:
        """uvicorn stops."""
        if self.listener is not None:
            self.listener.stopping()
        else:
            self.transport.disconnect()


def protocol(doorkeeper: Doorkeeper) -> Any:
    """For uvicorn's setting `ws`."""

    def make(config: Config, server_state: ServerState, app_state: dict[str, Any]) -> PicowsProtocol:
        return PicowsProtocol(doorkeeper, server_state)

    return make
