"""A server for this machine and the house around it, and copies of all it keeps."""

import sys
import urllib.request
import webbrowser
from collections.abc import Callable
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final

import platformdirs
import segno
from rich.console import Console
from rich.markup import escape

from stammtisch.base.errors import Malformed
from stammtisch.cli.arguments import is_compiled
from stammtisch.server.app import Server, run
from stammtisch.server.house import House
from stammtisch.server.origins import usual_origins
from stammtisch.server.settings import Settings
from stammtisch.store import copies
from stammtisch.store.opening import SQLITE
from stammtisch.store.sqlite import backup as copy_file
from stammtisch.words import Words

ANSWER_SECONDS: Final = 5


def data_folder() -> Path:
    return Path(platformdirs.user_data_dir("stammtisch", appauthor=False))


def store_address(settings: Settings) -> str:
    """Where everything is kept: a file in the data folder of whoever runs the server, unless told."""
    if settings.store:
        return settings.store
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'stammtisch.db'}"


def open_page(settings: Settings, words: Words, console: Console) -> None:
    """The page in a browser; of the server that runs already, or of one that is started for it."""
    scheme = "https" if settings.tls_cert else "http"
    if settings.port and answers(f"{scheme}://localhost:{settings.port}"):
        webbrowser.open(f"{scheme}://localhost:{settings.port}")
    else:
        serve(settings, words, console, webbrowser.open)


def answers(server: str) -> bool:
    """Whether a server of ours is there."""
    try:
        with urllib.request.urlopen(f"{server}/health", timeout=ANSWER_SECONDS) as answer:
            return b'"version"' in answer.read(1000)
    except (OSError, ValueError):
        return False


def serve(
    settings: Settings, words: Words, console: Console, show: Callable[[str], Any] | None = None
) -> None:
    """Until somebody stops it; `show` is given its address."""
    address = store_address(settings)
    running: list[Server] = []

    def ready(house: House, port: int, server: Server) -> None:
        running.append(server)
        greet(house, port, address, words, console)
        if show is not None:
            show(f"{'https' if settings.tls_cert else 'http'}://localhost:{port}")
        if not is_compiled():
            console.print(words.say("server-start-slow"), soft_wrap=True)

    run(settings, address, data_folder() / "backups", ready)
    take_leave(running[0], words, console)


def take_leave(server: Server, words: Words, console: Console) -> None:
    """Nothing is lost, whoever ended it; Ctrl+C has an exit code of its own."""
    console.print(words.say("server-stopped"))
    if server.interrupted:
        raise KeyboardInterrupt


def greet(house: House, port: int, address: str, words: Words, console: Console) -> None:
    """How to get in, for this machine, for others, and for whoever runs it."""
    origins = usual_origins(house.settings, port)
    public = next(iter(house.settings.origins), None)
    here = next(origin for origin in origins if "//localhost" in origin)
    others = public or (None if is_loopback(house.settings.host) else origins[0])
    console.print(words.say("server-start-here", address=here), soft_wrap=True)
    if others is not None:
        console.print(words.say("server-start-others", address=others), soft_wrap=True)
        if console.is_terminal:
            segno.make(others).terminal(sys.stdout, compact=True)
    token = escape(house.admin_token)
    console.print(words.say("server-start-admin", address=f"{here}/admin", token=token), soft_wrap=True)
    console.print(words.say("server-start-kept", store=escape(without_password(address))), soft_wrap=True)
    console.print(words.say("server-start-stop"), soft_wrap=True)


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach it there."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def without_password(address: str) -> str:
    """The address of a database as it may be shown."""
    scheme, sep, rest = address.partition("://")
    return f"{scheme}{sep}{rest.rpartition('@')[2]}"


def backup(settings: Settings, target: Path) -> None:
    """A copy of the whole store, also while a server uses it."""
    copy_file(store_file(settings, "copied with pg_dump"), target)


def restore(settings: Settings, copy: Path) -> copies.Contents:
    """A copy becomes the store, where there is none."""
    return copies.restore(copy, store_file(settings, "restored with pg_restore"))


def verify_store(settings: Settings) -> copies.Contents:
    """Whether everything in the store is as the server wrote it."""
    return copies.verify(store_file(settings, "looked at with its own tools"))


def store_file(settings: Settings, otherwise: str) -> Path:
    """The file of the store; `otherwise` says what is done with a PostgreSQL database."""
    address = store_address(settings)
    if not address.startswith(SQLITE):
        raise Malformed(f"a PostgreSQL database is {otherwise}", "--store")
    return Path(address.removeprefix(SQLITE))
