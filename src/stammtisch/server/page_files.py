"""The built page: its files, and the page itself for every path that is one of its own.

`make page` builds it. Files in `assets` have a hash in their name and never change; beside each large file
lies one that is compressed already.
"""

from pathlib import Path
from typing import Final

from starlette.responses import FileResponse, Response

from stammtisch.server.errors import Failure
from stammtisch.server.http import Call

PAGE: Final = Path(__file__).parent / "page"
INDEX: Final = "index.html"
OTHERS: Final = ("api", "ws", "static", "admin", "assets", "health", "live", "ready", "metrics")
"""First parts of paths that are no business of the page."""
PLACES: Final = (
    *("editions", "event", "games", "home", "keep", "learn", "lobby", "me", "missing", "referee", "replay"),
    *("imprint", "privacy", "rules", "setup", "stats", "table"),
)
"""First parts of paths that are: each file in `web/src/pages` is a page of its name."""
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"


def is_built() -> bool:
    return (PAGE / INDEX).is_file()


def inside(folder: Path, name: str) -> Path:
    """A file in a folder or below it; raises `Failure` when there is none, whatever was asked for."""
    try:
        file = (folder / name).resolve()
        there = file.is_relative_to(folder.resolve()) and file.is_file()
    except (OSError, ValueError):
        there = False
    if not there:
        raise Failure("not-found")
    return file


def send(call: Call, folder: Path, name: str, cache: str, status: int = 200) -> Response:
    """A file of this folder and no other, compressed if the browser can read that."""
    file = inside(folder, name)
    kind = KINDS.get(file.suffix)
    if kind is None:
        raise Failure("not-found")
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    packed = file.with_name(file.name + ".gz")
    if "gzip" in call.headers.get("accept-encoding", "") and packed.is_file():
        return FileResponse(packed, status, {**headers, "content-encoding": "gzip"}, kind)
    return FileResponse(file, status, headers, kind)


async def asset(call: Call) -> Response:
    return send(call, PAGE / "assets", call.path("name"), FOR_EVER)


async def any_path(call: Call) -> Response:
    """A file beside the page, such as its icon; any other path is a place inside the page, or one of which
    the page says that there is none."""
    path = call.path("path")
    first = path.partition("/")[0]
    if first in OTHERS:
        raise Failure("not-found")
    if "." in path:
        return send(call, PAGE, path, ASK_AGAIN)
    return send(call, PAGE, INDEX, ASK_AGAIN, 200 if first in PLACES else 404)
