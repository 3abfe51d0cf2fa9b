"""`stammtisch doctor` and `stammtisch config`: what a server would find here."""

import importlib.util
import os
import platform
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.markup import escape

from stammtisch import __version__, server
from stammtisch.cli.arguments import is_compiled
from stammtisch.cli.serve import answers, data_folder, store_address, without_password
from stammtisch.server.gate import raise_descriptors
from stammtisch.server.settings import Settings
from stammtisch.store.opening import SQLITE
from stammtisch.words import Words

SECRET: Final = "(secret)"
FEWEST_DESCRIPTORS: Final = 1024


class Finding(msgspec.Struct):
    """One thing that was looked at, and whether it is as it should be."""

    what: str
    found: str
    well: bool = True


def look(settings: Settings) -> list[Finding]:
    """What is installed, compiled, writable, reachable, and how much is allowed."""
    page = Path(str(server.__file__)).parent / "page" / "index.html"
    address, folder = store_address(settings), data_folder()
    scheme = "https" if settings.tls_cert else "http"
    place = f"{scheme}://localhost:{settings.port}"
    descriptors = raise_descriptors()
    return [
        Finding("version", __version__),
        Finding("python", platform.python_version()),
        Finding("engine", "compiled" if is_compiled() else "interpreted"),
        Finding("page", "built" if page.exists() else "not built", page.exists()),
        Finding("postgres", "installed" if importlib.util.find_spec("asyncpg") else "not installed"),
        Finding("data", str(folder), is_writable(folder)),
        Finding("store", without_password(address), store_can_be(address)),
        Finding("server", f"{place}: {'answers' if answers(place) else 'none'}"),
        Finding("descriptors", str(descriptors), descriptors >= FEWEST_DESCRIPTORS),
    ]


def is_writable(folder: Path) -> bool:
    try:
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def store_can_be(address: str) -> bool:
    """Whether the file of a store can be written, or made; a database is asked when a server opens it."""
    if not address.startswith(SQLITE):
        return True
    path = Path(address.removeprefix(SQLITE))
    return os.access(path, os.R_OK | os.W_OK) if path.exists() else is_writable(path.parent)


def show(found: list[Finding], words: Words, console: Console) -> None:
    for one in found:
        what = words.say(f"doctor-{one.what}")
        line = words.say("doctor-line", what=what, found=one.found, well="yes" if one.well else "no")
        console.print(escape(line), soft_wrap=True)


def as_toml(settings: Settings) -> str:
    """All settings as a file for `--config`; secrets are left out."""
    values: dict[str, Any] = msgspec.to_builtins(settings)
    values["admin_token"] = SECRET if settings.admin_token else ""
    values["store"] = without_password(settings.store)
    return "".join(f"{name} = {msgspec.json.encode(value).decode()}\n" for name, value in values.items())
