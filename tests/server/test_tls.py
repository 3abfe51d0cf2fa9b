"""The same over TLS: what is served, and strangers who never finish their handshake. The certificate in
localhost.pem belongs to nobody and is good for these tests alone."""

import contextlib
import ssl
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import httpx
import pytest

from .frames import Bare, handshake
from .running import SECONDS, Running, everything, in_child, in_thread

PEM = Path(__file__).parent / "localhost.pem"
TLS = {"tls_cert": str(PEM), "tls_key": str(PEM)}


@pytest.fixture(scope="module", name="hasty")
def open_hasty_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("club")
    with in_thread(folder, request_seconds=3, connections_per_address=3, **TLS) as server:
        yield server


def trusting() -> ssl.SSLContext:
    return ssl.create_default_context(cafile=PEM)


def visit(running: Running) -> None:
    """Come in, ask for something and open a WebSocket."""
    origin = f"https://127.0.0.1:{running.port}"
    with httpx.Client(
        base_url=origin, verify=trusting(), headers={"origin": origin}, timeout=SECONDS
    ) as http:
        assert http.post("/api/guest", json={"name": "Amy"}).status_code == 200
        token = http.cookies["__Host-stammtisch"]
        assert http.get("/api/me").json()["name"] == "Amy"
        assert len(http.get("/api/openapi.json").content) > 10_000
    mine = f"Cookie: __Host-stammtisch={token}", f"Origin: {origin}"
    with running.dial() as line, trusting().wrap_socket(line, server_hostname="localhost") as inner:
        inner.sendall(handshake(running, "", *mine, leave_out="Authorization"))
        bare = Bare(inner)
        assert bare.answer.startswith("HTTP/1.1 101 ")
        bare.message("hello")


@pytest.mark.parametrize("start", [in_thread, in_child], ids=["asyncio", "uvloop"])
def test_everything_works_over_tls(
    tmp_path: Path, start: Callable[..., AbstractContextManager[Running]]
) -> None:
    with start(tmp_path, **TLS) as running:
        for turn in range(3):
            visit(running)


@pytest.mark.proof("crowd")
def test_who_has_not_finished_the_handshake_counts(hasty: Running) -> None:
    turned_away = hasty.inside.metrics.turned_away
    before = turned_away["address"].count, turned_away["slow"].count
    with contextlib.ExitStack() as stack:
        silent = [stack.enter_context(hasty.dial()) for number in range(3)]
        assert hasty.raw(b"") == b""
        assert turned_away["address"].count == before[0] + 1
        assert [everything(line) for line in silent] == [b""] * 3
        while turned_away["slow"].count < before[1] + 3:
            time.sleep(0.02)
    visit(hasty)


@pytest.mark.proof("crowd")
def test_who_speaks_no_tls_or_breaks_off_no_longer_counts(hasty: Running) -> None:
    for turn in range(5):
        assert b"HTTP/1.1" not in hasty.raw(b"GET / HTTP/1.1\r\nHost: club\r\n\r\n")
        hasty.dial().close()
        visit(hasty)


@pytest.mark.proof("half-sent")
@pytest.mark.parametrize(
    ("sent", "answer"),
    [(b"", ""), (b"GET / HTTP/1.1\r\n", "HTTP/1.1 408 "), (b"GET /" + b"x" * 20_000, "HTTP/1.1 414 ")],
    ids=["nothing", "half", "large"],
)
def test_half_a_request_over_tls(hasty: Running, sent: bytes, answer: str) -> None:
    with hasty.dial() as line, trusting().wrap_socket(line, server_hostname="localhost") as inner:
        inner.sendall(sent)
        if answer:
            assert Bare(inner).answer.startswith(answer)
        else:
            assert everything(inner) == b""
