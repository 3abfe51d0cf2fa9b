"""The door: connections are taken from the listener one by one, in the clear or by TLS.

uvicorn would let in all that wait at once, and count those that speak TLS after their handshake only. Here
each is counted before anything else is done with it: a handshake costs more than most of what one can ask
for, and the other end may never finish it.
"""

import asyncio
import socket
import ssl
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Final

from stammtisch.server.gate import Gate
from stammtisch.server.plain_connections import PlainConnection, answer

PAUSE: Final = 0.1
"""Seconds until the next try when the system itself let nobody in."""


def context_of(certificate: str, key: str) -> ssl.SSLContext | None:
    """How TLS is spoken with these files; None without them."""
    if not certificate:
        return None
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    return context


class Door:
    """Where everybody comes in, as long as the server runs."""

    def __init__(
        self, gate: Gate, context: ssl.SSLContext | None, make: Callable[[Gate, str], PlainConnection]
    ) -> None:
        self.gate: Final = gate
        self.context: Final = context
        self.make: Final = make
        self.arriving: Final[set[asyncio.Task[None]]] = set()
        self.keeper: asyncio.Task[None] | None = None

    def open(self, listener: socket.socket) -> None:
        listener.setblocking(False)
        self.keeper = asyncio.create_task(self.keep(listener))

    async def close(self) -> None:
        """Nobody comes in any more; whoever is still in the doorway is left outside."""
        tasks = [*self.arriving, *([self.keeper] if self.keeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def keep(self, listener: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                line, peer = await loop.sock_accept(listener)
            except OSError:
                self.gate.turn_away("descriptors", "")
                await asyncio.sleep(PAUSE)
                continue
            address = self.gate.admit(line.fileno(), peer[0])
            if address is None:
                self.send_away(line)
                continue
            task = asyncio.create_task(self.let_in(line, self.make(self.gate, address)))
            self.arriving.add(task)
            task.add_done_callback(self.arriving.discard)

    def send_away(self, line: socket.socket) -> None:
        """With a word, where that can be said without a handshake."""
        with line, suppress(OSError):
            if self.context is None:
                line.send(answer(HTTPStatus.SERVICE_UNAVAILABLE))

    async def let_in(self, line: socket.socket, connection: PlainConnection) -> None:
        secure: dict[str, Any] = {}
        if self.context is not None:
            secure = {"ssl": self.context, "ssl_handshake_timeout": self.gate.request_seconds}
        address = connection.address or ""
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: connection, line, **secure)
        except OSError as problem:
            connection.forget()
            line.close()
            if isinstance(problem, ConnectionAbortedError):
                self.gate.turn_away("slow", address)
