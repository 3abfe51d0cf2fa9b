"""A server to test: in a thread of this process, or in a process of its own that can be killed."""

import asyncio
import contextlib
import os
import signal
import socket as bare
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec

from stammtisch.server.app import Server, run, serve
from stammtisch.server.house import House
from stammtisch.server.settings import Settings

ADMIN = "the-word-of-the-host"
QUICK: dict[str, Any] = {
    "host": "127.0.0.1",
    "port": 0,
    "workers": 0,
    "bot_pause": 0,
    "admin_token": ADMIN,
    "log": "error",
    "guests_per_hour": 10_000,
    "logins_per_hour": 10_000,
    "requests_per_minute": 100_000,
    "messages_per_second": 10_000,
    "messages_at_once": 10_000,
    "sockets_per_address": 10_000,
    "public_tables_per_address": 10_000,
    "tables_per_day": 10_000,
}
"""No limits but those a test is about, and no bots unless it wants some."""
SECONDS = 180
"""For what is done at once, even on a very busy machine."""
CHILD = "import sys; from server.running import child; child(sys.argv[1], sys.argv[2])"
NURSERY = "import sys; from server.running import nursery; nursery(sys.argv[1], sys.argv[2])"


class Running(NamedTuple):
    """Where it is, and what it is made of."""

    port: int
    house: House | None = None
    loop: asyncio.AbstractEventLoop | None = None
    server: Server | None = None
    process: "subprocess.Popen[str] | None" = None

    @property
    def inside(self) -> House:
        """The parts of a server in this process."""
        assert self.house is not None
        return self.house

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    def http(self, token: str | None = None, **more: Any) -> httpx.Client:
        headers = {"authorization": f"Bearer {token}"} if token else {"origin": self.origin}
        return httpx.Client(base_url=self.origin, headers=headers, timeout=SECONDS, **more)

    def guest(self, name: str = "Amy") -> str:
        """A new guest's bearer token."""
        with self.http() as client:
            reply = client.post("/api/guest", json={"name": name, "bearer": True})
            assert reply.status_code == 200, reply.text
            return str(reply.json()["token"])

    def dial(self, source: str = "127.0.0.1") -> bare.socket:
        """A bare connection, for what no client library would send."""
        return bare.create_connection(("127.0.0.1", self.port), SECONDS, (source, 0))

    def raw(self, request: bytes, piece: int = 1 << 20) -> bytes:
        """All that is answered to these bytes, sent in pieces, until the server closes the connection."""
        with self.dial() as line:
            line.setsockopt(bare.IPPROTO_TCP, bare.TCP_NODELAY, 1)
            with contextlib.suppress(ConnectionError):
                for start in range(0, len(request), piece):
                    line.sendall(request[start : start + piece])
            return everything(line)

    def call(self, work: Callable[[], Any]) -> None:
        """Do something inside the server."""
        assert self.loop is not None
        self.loop.call_soon_threadsafe(work)

    def stop(self) -> None:
        """As if somebody had pressed Ctrl+C."""
        assert self.server is not None
        self.call(self.server.stop)

    def kill(self) -> None:
        """As if the plug were pulled."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()


def everything(line: bare.socket) -> bytes:
    """What comes until the other end closes the connection."""
    heard = bytearray()
    with contextlib.suppress(ConnectionResetError):
        while part := line.recv(65536):
            heard += part
    return bytes(heard)


@contextlib.contextmanager
def in_thread(folder: Path, store: str | None = None, **settings: Any) -> Iterator[Running]:
    """A server in this process, with a file of its own unless told; stopped in order at the end."""
    address = store or f"sqlite:///{folder / 'club.db'}"
    started = threading.Event()
    found: list[tuple[House, int, Server, asyncio.AbstractEventLoop]] = []
    problems: list[BaseException] = []

    def ready(house: House, port: int, server: Server) -> None:
        found.append((house, port, server, asyncio.get_running_loop()))
        started.set()

    def work() -> None:
        try:
            asyncio.run(serve(Settings(**QUICK | settings), address, folder / "copies", ready))
        except BaseException as problem:
            problems.append(problem)
        finally:
            started.set()

    thread = threading.Thread(target=work)
    thread.start()
    started.wait(SECONDS)
    if problems:
        thread.join()
        raise problems[0]
    house, port, server, loop = found[0]
    try:
        yield Running(port, house, loop, server)
    finally:
        server.stop()
        thread.join(SECONDS)
        assert not thread.is_alive(), "the server did not stop"
    if problems:
        raise problems[0]


def written(settings: dict[str, Any]) -> str:
    return msgspec.json.encode(QUICK | settings).decode()


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


@contextlib.contextmanager
def in_child(folder: Path, descriptors: tuple[int, int] | None = None, **settings: Any) -> Iterator[Running]:
    """A server in a process of its own, which the test may kill; with so many descriptors, soft and hard.
    With `same_secrets` every table has the same, so that it deals what was dealt in the run before."""
    before = (
        f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, {descriptors}); " if descriptors else ""
    )
    process = subprocess.Popen(
        [sys.executable, "-c", before + CHILD, str(folder), written(settings)],
        stdout=subprocess.PIPE,
        text=True,
        env=environment(),
    )
    assert process.stdout is not None
    try:
        port = int(process.stdout.readline())
        yield Running(port, process=process)
    finally:
        if process.poll() is None:
            process.terminate()
        process.wait(SECONDS)
        process.stdout.close()


def child(folder: str, settings: str) -> None:
    """What such a process does: it prints its port and serves."""

    def ready(house: House, port: int, server: Server) -> None:
        if same_secrets:
            house.tables.chance = bytes
        print(port, flush=True)

    place, chosen = Path(folder), msgspec.json.decode(settings)
    same_secrets = chosen.pop("same_secrets", False)
    run(Settings(**chosen), f"sqlite:///{place / 'club.db'}", place / "copies", ready)


class Nursery:
    """A process that has read all the code already and forks servers, one after the other: a start costs
    little more than opening the store."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", NURSERY, str(folder), written(settings)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment(),
        )
        self.pid = 0

    def start(self) -> Running:
        self.say("start")
        self.pid = int(self.hear())
        return Running(int(self.hear()))

    def kill(self) -> None:
        """As if the plug were pulled; safe to call from anywhere, and more than once."""
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)

    def bury(self) -> None:
        """Wait until a server that was killed is gone."""
        assert self.hear() == "gone"
        self.pid = 0

    def close(self) -> None:
        self.kill()
        self.process.communicate(timeout=SECONDS)

    def say(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def hear(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()


def nursery(folder: str, settings: str) -> None:
    """What such a process does: for every line it hears it forks a server, and says when that is gone."""
    for line in sys.stdin:
        pid = os.fork()
        if not pid:
            print(os.getpid(), flush=True)
            child(folder, settings)
            os._exit(0)
        os.waitpid(pid, 0)
        print("gone", flush=True)
