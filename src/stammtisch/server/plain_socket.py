"""WebSockets by uvicorn itself, for machines where picows can't be installed."""

import asyncio
import contextlib
import time
from collections import deque
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from stammtisch.server.sockets import (
    MOST_WAITING,
    NOT_TEXT,
    Doorkeeper,
    Refusal,
    Socket,
    Upgrade,
    Visitor,
    bound,
)


class PlainProtocol(WebSocketsSansIOProtocol):
    """uvicorn's own protocol; pongs are heard, and the server may say when it stops."""

    socket: "PlainSocket | None" = None

    async def run_asgi(self) -> None:
        self.scope["stammtisch"] = self  # type: ignore[typeddict-unknown-key]
        await super().run_asgi()

    def handle_pong(self, event: Frame) -> None:
        if self.socket is not None and self.socket.pong(bytes(event.data)):
            self.socket.visitor.measured()

    def shutdown(self) -> None:
        if self.socket is not None:
            self.socket.visitor.stopping()
        else:
            super().shutdown()


class PlainSocket(Socket):
    """Messages wait in a queue of their own until uvicorn has taken them."""

    def __init__(self, visitor: Visitor, transport: PlainProtocol, send: Any) -> None:
        super().__init__()
        self.visitor: Final = visitor
        self._protocol: Final = transport
        self._send: Final = send
        self._queue: Final[deque[dict[str, Any]]] = deque()
        self._waiting = 0
        self._wake: Final = asyncio.Event()
        self._over = False

    def send(self, message: bytes) -> None:
        if self._over or self.slow_since is not None:
            return
        self._waiting += len(message)
        if self._waiting > MOST_WAITING:
            self.slow_since = time.monotonic()
        self._queue.append({"type": "websocket.send", "text": message.decode()})
        self._wake.set()

    def send_both(self, first: bytes, second: bytes) -> None:
        self.send(first)
        self.send(second)

    def close(self, code: int, reason: str = "") -> None:
        if not self._over:
            self._over = True
            self._queue.append({"type": "websocket.close", "code": code, "reason": reason})
            self._wake.set()

    def abort(self) -> None:
        self._over = True
        self._protocol.transport.abort()

    def send_ping(self, payload: bytes) -> None:
        if not self._over and self._protocol.handshake_complete:
            self._protocol.conn.send_ping(payload)
            self._protocol.transport.write(b"".join(self._protocol.conn.data_to_send()))

    async def write(self) -> None:
        """Hand over what waits, one message after the other."""
        with contextlib.suppress(ClientDisconnected):
            while True:
                while self._queue:
                    message = self._queue.popleft()
                    await self._send(message)
                    self._waiting -= len(message.get("text", ""))
                    if message["type"] == "websocket.close":
                        return
                if self.slow_since is not None:
                    self._waiting = 0
                    self.slow_since = None
                    self.visitor.drained()
                    continue
                self._wake.clear()
                await self._wake.wait()


async def serve(doorkeeper: Doorkeeper, scope: Any, receive: Any, send: Any) -> None:
    """One connection, as an ASGI application."""
    await receive()
    headers: dict[str, str] = {}
    for raw_name, raw_value in scope["headers"]:
        name, value = raw_name.decode("latin-1"), raw_value.decode("latin-1")
        headers[name.lower()] = f"{headers[name]}, {value}" if name in headers else value
    path = scope["path"] + (f"?{scope['query_string'].decode()}" if scope["query_string"] else "")
    peer = scope["client"][0] if scope["client"] else ""
    admitted = doorkeeper(Upgrade(path, headers, peer, scope["scheme"] == "wss"))
    if isinstance(admitted, Refusal):
        body = f'{{"error":{{"code":"{admitted.code}"}}}}'.encode()
        kind = [(b"content-type", b"application/json")]
        await send({"type": "websocket.http.response.start", "status": admitted.status, "headers": kind})
        await send({"type": "websocket.http.response.body", "body": body})
        return
    await send({"type": "websocket.accept"})
    transport: PlainProtocol = scope["stammtisch"]
    bound(transport.transport)
    socket = transport.socket = PlainSocket(admitted, transport, send)
    writer = asyncio.create_task(socket.write())
    admitted.opened(socket)
    try:
        while (message := await receive())["type"] != "websocket.disconnect":
            text = message.get("text")
            if text is None:
                socket.close(NOT_TEXT, "text only")
            else:
                admitted.received(text.encode())
    finally:
        transport.socket = None
        writer.cancel()
        admitted.closed()


def protocol() -> Any:
    """For uvicorn's setting `ws`."""

    def make(config: Config, server_state: ServerState, app_state: dict[str, Any]) -> PlainProtocol:
        return PlainProtocol(config, server_state, app_state)

    return make
