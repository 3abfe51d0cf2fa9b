"""Frames that are no messages: pings, pongs and parts of messages, more than anybody needs."""

import contextlib
from pathlib import Path

import pytest

from stammtisch.server.connections import Connection
from stammtisch.server.picows_socket import PicowsSocket
from stammtisch.server.sockets import MOST_WAITING, POLICY

from .frames import CLOSE, MORE, PING, PONG, TEXT, bare_socket, frame
from .running import in_thread

FLOOD = 8_000_000
"""Bytes; their answers would be about as many."""


def waiting(visit: Connection) -> int:
    """Bytes that the server keeps for a client that does not read."""
    socket = visit.socket
    assert isinstance(socket, PicowsSocket)
    transport = socket._transport
    return 0 if transport is None else transport.underlying_transport.get_write_buffer_size()


@pytest.mark.proof("frames")
def test_pings_of_a_client_that_does_not_read_pile_up_nowhere(tmp_path: Path) -> None:
    most = 0
    with in_thread(tmp_path, messages_per_second=1_000_000, messages_at_once=1_000_000) as running:
        with bare_socket(running) as bare:
            (visit,) = running.inside.hall.visits
            assert isinstance(visit, Connection)
            bare.line.settimeout(1)
            pings = frame(PING, b"x" * 125) * 500
            with contextlib.suppress(TimeoutError, ConnectionError):
                for _ in range(FLOOD // len(pings)):
                    bare.line.sendall(pings)
                    most = max(most, waiting(visit))
        assert 0 < most < 2 * MOST_WAITING


@pytest.mark.proof("frames")
@pytest.mark.parametrize(
    ("first", "again"),
    [
        (b"", frame(PING)),
        (b"", frame(PONG, b"unasked")),
        (frame(TEXT, b"", final=False), frame(MORE, b"", final=False)),
    ],
    ids=["pings", "pongs", "empty parts"],
)
def test_floods_of_them_end_the_connection(first: bytes, again: bytes, tmp_path: Path) -> None:
    with in_thread(tmp_path, messages_per_second=5, messages_at_once=20) as running:
        with bare_socket(running) as bare:
            bare.send(first, *[again] * 10, frame(PING, b"still there?"))
            while bare.next_of(PONG).data != b"still there?":
                pass
            with contextlib.suppress(ConnectionError):
                bare.send(*[again] * 200)
            assert bare.next_of(CLOSE).code == POLICY
        assert running.inside.metrics.limited.count > 0


def test_a_few_are_answered(tmp_path: Path) -> None:
    with in_thread(tmp_path, messages_per_second=5) as running, bare_socket(running) as bare:
        bare.send(frame(PING, b"a"), frame(PING, b"b"))
        assert [bare.next_of(PONG).data for _ in range(2)] == [b"a", b"b"]
