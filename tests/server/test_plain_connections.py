"""What strangers do with plain connections: half a request, no request, too much of one, too many of them."""

import contextlib
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from structlog.testing import capture_logs

from stammtisch.server.gate import LOG_EVERY, Gate, highest_for
from stammtisch.server.metrics import Metrics
from stammtisch.server.origins import Proxies
from stammtisch.server.plain_connections import MOST_HEAD, MOST_PIPELINED
from stammtisch.server.settings import Settings

from .frames import Bare, bare_socket, handshake
from .running import ADMIN, Running, everything, in_child, in_thread

GET = b"GET /health HTTP/1.1\r\nHost: club\r\n"
LAST = b"Connection: close\r\n\r\n"
POST = b"POST /api/guest HTTP/1.1\r\nHost: club\r\nContent-Length: 1000\r\n\r\n"


@pytest.fixture(scope="module", name="running")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with in_thread(tmp_path_factory.mktemp("club")) as server:
        yield server


@pytest.fixture(scope="module", name="hasty")
def open_hasty_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with in_thread(tmp_path_factory.mktemp("club"), request_seconds=1, keep_alive_seconds=1) as server:
        yield server


def status(answer: bytes) -> int:
    """That of the only answer, or of the first one; 0 when there is none."""
    return int(answer.split(b" ", 2)[1]) if answer else 0


def next_status(line: socket.socket) -> int:
    """That of the next answer on a connection that stays open."""
    bare = Bare(line)
    length = next(part for part in bare.answer.lower().split("\r\n") if part.startswith("content-length:"))
    bare.take(int(length.partition(":")[2]))
    return status(bare.answer.encode())


def turned_away(running: Running) -> dict[str, int]:
    return {
        reason: tally.count for reason, tally in running.inside.metrics.turned_away.items() if tally.count
    }


# Times


@pytest.mark.proof("half-sent")
@pytest.mark.parametrize(
    ("sent", "answer"),
    [
        (b"", 0),
        (b"G", 408),
        (b"\r\n", 408),
        (GET, 408),
        (GET + b"X-Long: ", 408),
        (POST + b"{", 408),
        (GET + b"Transfer-Encoding: chunked\r\n\r\n5\r\nab", 200),
        (GET + b"\r\n", 200),
        (GET + b"\r\n" + GET, 200),
    ],
    ids=[
        *("nothing", "a letter", "a line", "half a head", "half a header", "half a body", "half a chunk"),
        *("a request and no more", "a request and a half"),
    ],
)
def test_who_sends_half_is_not_waited_for(hasty: Running, sent: bytes, answer: int) -> None:
    assert status(hasty.raw(sent)) == answer


@pytest.mark.proof("half-sent")
@pytest.mark.parametrize("begin", [GET + b"X-Long: ", POST], ids=["head", "body"])
def test_who_sends_a_letter_at_a_time_is_not_waited_for_either(hasty: Running, begin: bytes) -> None:
    with hasty.dial() as line:
        line.sendall(begin)
        line.settimeout(0.1)
        while True:
            with contextlib.suppress(TimeoutError):
                heard = line.recv(1000)
                break
            line.sendall(b"x")
        assert status(heard) == 408


@pytest.mark.proof("half-sent")
def test_who_does_not_read_is_not_waited_for(hasty: Running) -> None:
    unread = hasty.inside.metrics.turned_away["unread"]
    before = unread.count
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", hasty.port))
        line.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: club\r\n\r\n" * MOST_PIPELINED)
        while unread.count == before:
            time.sleep(0.02)
        assert unread.count == before + 1


@pytest.mark.proof("half-sent")
def test_requests_nobody_waited_for_end_the_connection(running: Running) -> None:
    answer = running.raw((GET + b"\r\n") * 100)
    assert b"HTTP/1.1 400 " in answer
    assert answer.count(b"HTTP/1.1 200 ") <= MOST_PIPELINED + 1


# Sizes


def padded(size: int, last: bytes = LAST) -> bytes:
    """A request whose line and headers are so long."""
    return GET + b"X: " + b"x" * (size - len(GET) - len(last) - 5) + b"\r\n" + last


@pytest.mark.proof("head")
@pytest.mark.parametrize("piece", [1 << 20, 1000], ids=["at once", "in pieces"])
@pytest.mark.parametrize(
    ("request_", "answer"),
    [
        (padded(MOST_HEAD), 200),
        (padded(MOST_HEAD + 1), 431),
        (GET + b"X: " + b"x" * 300_000, 431),
        (GET + b"x" * 300_000, 431),
        (GET + b"X: x\r\n" * 50_000 + LAST, 431),
        (b"\r\n" * 50_000, 431),
        (b"GET /" + b"x" * 300_000, 414),
        (b"GET /health?" + b"x" * 20_000 + b" HTTP/1.1\r\nHost: club\r\n" + LAST, 414),
        (b"x" * 300_000, 400),
    ],
    ids=["largest", "one more", "value", "name", "lines", "empty lines", "path", "query", "method"],
)
def test_a_head_has_a_size(running: Running, request_: bytes, answer: int, piece: int) -> None:
    assert status(running.raw(request_, piece)) == answer


@pytest.mark.proof("head")
@pytest.mark.parametrize("piece", [1 << 20, 1000], ids=["at once", "in pieces"])
@pytest.mark.parametrize(
    ("more", "line", "answer"),
    [
        (["X: " + "x" * 15_000], "GET /ws HTTP/1.1", 101),
        (["X: " + "x" * 16_300], "GET /ws HTTP/1.1", 431),
        (["X: " + "x" * 300_000], "GET /ws HTTP/1.1", 431),
        (["X: x"] * 50_000, "GET /ws HTTP/1.1", 431),
        (["a:"] * 4_000, "GET /ws HTTP/1.1", 431),
        ([], f"GET /ws?{'x' * 20_000} HTTP/1.1", 414),
    ],
    ids=["large", "larger", "largest", "lines", "lines that grow", "path"],
)
def test_the_head_of_a_handshake_has_a_size(
    running: Running, more: list[str], line: str, answer: int, piece: int
) -> None:
    request_ = handshake(running, running.guest(), *more, line=line)
    with running.dial() as dialled:
        with contextlib.suppress(ConnectionError):
            for start in range(0, len(request_), piece):
                dialled.sendall(request_[start : start + piece])
        assert status(Bare(dialled).answer.encode()) == answer


@pytest.mark.proof("head")
def test_heads_are_counted_one_by_one(running: Running) -> None:
    """Each request is below the limit, all of them on one connection are not."""
    with running.dial() as line:
        for turn in range(4):
            line.sendall(padded(MOST_HEAD, b"\r\n"))
            assert next_status(line) == 200
        body = b'{"name": "Amy", "bearer": true' + b" " * 60_000 + b"}"
        post = b"POST /api/guest HTTP/1.1\r\nHost: club\r\nContent-Length: %d\r\n\r\n" % len(body)
        for turn in range(2):
            line.sendall(post + body)
            assert next_status(line) == 200


@pytest.mark.proof("head")
@pytest.mark.parametrize(
    ("headers", "body"),
    [
        (b"Content-Length: 90000000\r\n", b"x" * 600_000),
        (b"Transfer-Encoding: chunked\r\n", b"1\r\nx\r\n" * 100_000),
        (b"Transfer-Encoding: chunked\r\n", b"0\r\nX: " + b"x" * 600_000),
        (b"Transfer-Encoding: chunked\r\n", b"1;" + b"x" * 600_000),
    ],
    ids=["length", "chunks", "trailer", "extension"],
)
def test_a_body_has_a_size_whatever_it_is_made_of(running: Running, headers: bytes, body: bytes) -> None:
    before = turned_away(running).get("large", 0)
    request_ = b"POST /api/guest HTTP/1.1\r\nHost: club\r\n" + headers + b"\r\n" + body
    assert status(running.raw(request_)) == 413
    assert turned_away(running)["large"] == before + 1


# How many


@pytest.mark.proof("crowd")
def test_one_address_has_so_many_connections_and_gets_them_back(tmp_path: Path) -> None:
    with in_thread(tmp_path, connections_per_address=5) as small, contextlib.ExitStack() as stack:
        lines = [stack.enter_context(small.dial()) for number in range(5)]
        for line in lines:
            line.sendall(GET)
            line.sendall(b"X: x\r\n")
        assert status(small.raw(b"")) == 503
        with small.dial("127.0.0.2") as other:
            other.sendall(GET + LAST)
            assert status(everything(other)) == 200
        assert turned_away(small) == {"address": 1}
        lines[0].sendall(LAST)
        assert status(everything(lines[0])) == 200
        lines[1].close()
        for turn in range(100):
            if status(answer := small.raw(GET + LAST)) == 200:
                break
        assert status(answer) == 200


@pytest.mark.proof("crowd")
def test_a_websocket_is_counted_as_a_websocket(tmp_path: Path) -> None:
    with in_thread(tmp_path, connections_per_address=2) as small, contextlib.ExitStack() as stack:
        for number in range(4):
            stack.enter_context(bare_socket(small))
        assert turned_away(small) == {}


@pytest.mark.proof("crowd")
def test_a_proxy_is_not_one_address(tmp_path: Path) -> None:
    with (
        in_thread(tmp_path, connections_per_address=2, proxies=("127.0.0.1",)) as small,
        contextlib.ExitStack() as stack,
    ):
        for line in [stack.enter_context(small.dial()) for number in range(6)]:
            line.sendall(GET + LAST)
            assert status(everything(line)) == 200


def gate(clock: list[float], **settings: Any) -> Gate:
    return Gate(Settings(**settings), Proxies(()), Metrics(), 1000, lambda: clock[0])


@pytest.mark.proof("crowd")
def test_a_household_is_one_address() -> None:
    door = gate([0.0], connections_per_address=2)
    hosts = ["2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1", "::ffff:192.0.2.1", "192.0.2.1"]
    found = [door.admit(10, host) is not None for host in hosts]
    assert found == [True, True, False, True, True, True]


def test_one_address_never_has_everything() -> None:
    assert gate([0.0], connections_per_address=1_000_000).most_of_one == 500


@pytest.mark.proof("crowd")
def test_the_log_says_it_now_and_then() -> None:
    clock = [1000.0]
    door = gate(clock)
    structlog.reset_defaults()
    with capture_logs() as said:
        for seconds in (0.0, 1.0, LOG_EVERY - 1, LOG_EVERY, LOG_EVERY + 1, 2 * LOG_EVERY):
            clock[0] = 1000.0 + seconds
            door.turn_away("address", "192.0.2.1")
            door.turn_away("slow", "192.0.2.7")
    assert [line["count"] for line in said if line["reason"] == "address"] == [1, 3, 2]
    assert len(said) == 6
    assert said[0]["last"] == "192.0.2.1"
    assert door.metrics.turned_away["address"].count == 6


@pytest.mark.proof("crowd")
def test_some_descriptors_are_kept_for_the_rest(tmp_path: Path) -> None:
    """The soft limit is raised; far below the hard one strangers are turned away, and the store works on."""
    soft, hard = 64, 240
    highest = highest_for(hard)
    with in_child(tmp_path, descriptors=(soft, hard), log="error") as small, contextlib.ExitStack() as stack:
        host = stack.enter_context(small.http(small.guest()))
        lines = []
        for source in ("127.0.0.2", "127.0.0.3", "127.0.0.4"):
            for number in range(highest // 2 - 5):
                line = stack.enter_context(small.dial(source))
                line.sendall(GET)
                lines.append(line)
                if number % 20 == 0:
                    assert host.get("/health").status_code == 200
        assert (
            host.post("/api/tables", json={"settings": {"game": "double", "players": 4}}).status_code == 200
        )
        text = host.get("/metrics", headers={"authorization": f"Bearer {ADMIN}"}).text
        found = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
        counted = {name: float(value) for name, space, value in found}
        refused = counted['stammtisch_turned_away_total{reason="descriptors"}']
        assert soft < len(lines) - refused < highest
        assert counted["stammtisch_connections"] == len(lines) - refused + 1
