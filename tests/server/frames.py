"""A WebSocket by hand, for what no library would send: each frame as RFC 6455, section 5.2 draws it."""

import contextlib
import os
import socket
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from .running import Running

TEXT, BINARY, MORE, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
ACCEPT = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
"""The key and its answer of RFC 6455, section 1.3."""


class Frame(NamedTuple):
    kind: int
    data: bytes
    final: bool = True

    @property
    def code(self) -> int:
        """Why the connection is closed."""
        assert self.kind == CLOSE
        return int.from_bytes(self.data[:2], "big")


def frame(kind: int, data: bytes = b"", final: bool = True, reserved: int = 0, masked: bool = True) -> bytes:
    return head(kind, len(data), final, reserved, masked) + (veiled(data) if masked else data)


def head(kind: int, size: int, final: bool = True, reserved: int = 0, masked: bool = True) -> bytes:
    """The first bytes of a frame that says it is so long."""
    first, mask = final << 7 | reserved << 4 | kind, masked << 7
    if size < 126:
        return bytes((first, mask | size))
    if size < 1 << 16:
        return bytes((first, mask | 126)) + size.to_bytes(2, "big")
    return bytes((first, mask | 127)) + size.to_bytes(8, "big")


def veiled(data: bytes) -> bytes:
    mask = os.urandom(4)
    return mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))


def handshake(
    running: Running, token: str, *more: str, leave_out: str = "", line: str = "GET /ws HTTP/1.1"
) -> bytes:
    lines = [
        f"Host: 127.0.0.1:{running.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {KEY}",
        "Sec-WebSocket-Version: 13",
        f"Authorization: Bearer {token}",
    ]
    kept = [one for one in lines if not leave_out or not one.startswith(f"{leave_out}:")]
    return "\r\n".join([line, *kept, *more, "", ""]).encode("latin-1")


class Bare:
    """One connection after its handshake."""

    def __init__(self, line: socket.socket) -> None:
        self.line = line
        self.heard = bytearray()
        self.answer = self.until(b"\r\n\r\n").decode("latin-1")

    def until(self, end: bytes) -> bytes:
        while end not in self.heard:
            self.more()
        place = self.heard.index(end) + len(end)
        return self.take(place)

    def more(self) -> None:
        part = self.line.recv(65536)
        if not part:
            raise EOFError
        self.heard += part

    def take(self, size: int) -> bytes:
        while len(self.heard) < size:
            self.more()
        taken = bytes(self.heard[:size])
        del self.heard[:size]
        return taken

    def send(self, *frames: bytes) -> None:
        self.line.sendall(b"".join(frames))

    def next(self) -> Frame:
        first, size = self.take(2)
        assert not size & 0x80, "a server does not mask"
        if size >= 126:
            size = int.from_bytes(self.take(2 if size == 126 else 8), "big")
        return Frame(first & 0xF, self.take(size), bool(first & 0x80))

    def next_of(self, kind: int) -> Frame:
        while (found := self.next()).kind != kind:
            pass
        return found

    def message(self, name: str) -> dict[str, object]:
        """The next message of this type."""
        while True:
            found: dict[str, object] = msgspec.json.decode(self.next_of(TEXT).data)
            if found["type"] == name:
                return found

    def ended(self) -> bool:
        """Waits until the server has closed the connection, whatever it still says."""
        with contextlib.suppress(EOFError, ConnectionResetError):
            while True:
                self.heard.clear()
                self.more()
        return True


@contextlib.contextmanager
def bare_socket(running: Running, *more: str) -> Iterator[Bare]:
    """A guest who has been greeted."""
    with running.dial() as line:
        line.sendall(handshake(running, running.guest(), *more))
        bare = Bare(line)
        assert bare.answer.startswith("HTTP/1.1 101 "), bare.answer
        bare.message("hello")
        yield bare
