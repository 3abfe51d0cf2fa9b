"""Requests over bare connections, right, bent, cut and noise: answered or cut off, and nothing grows."""

import contextlib
import os
import random
import re
import time
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from stammtisch.server import openapi

from .running import ADMIN, Running, in_child

REQUESTS: Final = int(os.environ.get("TEST_STAMMTISCH_REQUESTS", "1500"))
MOST_GROWN: Final = 40_000_000
"""Bytes that a server may take for whatever it met first late in the run."""
PATHS: Final = sorted(openapi.document()["paths"])
METHODS: Final = (
    "GET",
    "GET",
    "POST",
    "PATCH",
    "DELETE",
    "PUT",
    "HEAD",
    "OPTIONS",
    "TRACE",
    "get",
    "X" * 40,
    "",
)
ODD: Final = (
    "%00",
    "%",
    "%zz",
    "..",
    "//",
    "\u00e9",
    "a" * 300,
    "%F0%9F%82%A1",
    "*",
    "\\",
    "0",
    "-1",
    "1e9",
    "'",
)
HEADERS: Final = (
    "Cookie: stammtisch=%s",
    "Authorization: Bearer %s",
    "Authorization: %s",
    "Origin: %s",
    "X-Forwarded-For: %s",
    "Accept-Encoding: %s",
    "Content-Type: %s",
    "Range: bytes=%s",
    "Upgrade: %s",
    "Expect: %s",
    "Transfer-Encoding: %s",
    "If-None-Match: %s",
)
STATUS: Final = re.compile(rb"HTTP/1\.1 (\d\d\d) ")


class Requests:
    def __init__(self, seed: int, token: str) -> None:
        self.dice: Final = random.Random(seed)
        self.tokens: Final = [token, ADMIN, "x" * 43, ""]

    def odd(self) -> str:
        return self.dice.choice(
            [*ODD, str(self.dice.randrange(10**6)), '"\\1\\1', "websocket", "chunked", "100-continue"]
        )

    def request(self) -> bytes:
        dice = self.dice
        path = re.sub(r"\{.*?\}", lambda _: self.odd(), dice.choice(PATHS))
        if dice.random() < 0.3:
            path += dice.choice(["?limit=", "?skip=", "/", "?"]) + self.odd()
        body = dice.choice([b"", self.body(), self.body()])
        lines = [f"{dice.choice(METHODS)} {path} HTTP/1.1", "Host: x", "Connection: close"]
        lines += [dice.choice(HEADERS) % self.odd() for _ in range(dice.randrange(3))]
        if dice.random() < 0.7:
            lines.append(f"Authorization: Bearer {dice.choice(self.tokens)}")
        if body or dice.random() < 0.2:
            lines.append(f"Content-Length: {len(body) + dice.choice([0, 0, 0, 0, -1])}")
        written = "\r\n".join(lines).encode() + b"\r\n\r\n" + body
        if dice.random() < 0.15:
            place = dice.randrange(len(written))
            written = (
                written[:place] + dice.randbytes(dice.randrange(4)) + written[place + dice.randrange(3) :]
            )
        return written

    def body(self) -> bytes:
        dice = self.dice
        words = (
            "name",
            "settings",
            "game",
            "table",
            "user",
            "text",
            "key",
            "login",
            "password",
            "begin",
            "terms",
        )
        values: tuple[Any, ...] = (
            None,
            True,
            -1,
            2**63,
            0.5,
            "",
            "x",
            "double",
            {"game": "gress", "players": 3},
            [],
            ["a"] * 50,
        )
        if dice.random() < 0.2:
            return dice.randbytes(dice.randrange(200))
        return msgspec.json.encode(
            {word: dice.choice(values) for word in dice.sample(words, dice.randrange(5))}
        )


def memory(process: int) -> int:
    """Bytes that a process has."""
    pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def answered(running: Running, request: bytes) -> int | None:
    """The status, if there was an answer; nobody waits for the rest of a request that was cut."""
    with running.dial() as line, contextlib.suppress(ConnectionError):
        line.sendall(request)
        line.shutdown(1)
        found = STATUS.match(line.recv(65536))
        return int(found[1]) if found else None
    return None


@pytest.mark.proof("malformed")
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is asked of Linux")
def test_no_request_breaks_the_server_or_stays(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    settings: dict[str, Any] = {"tables_per_user": 10_000, "log": "error", "log_format": "json"}
    with in_child(tmp_path, **settings) as running:
        assert running.process is not None
        requests = Requests(1, running.guest())
        seen: dict[int | None, int] = {}
        early = 0
        for number in range(REQUESTS):
            if number % 200 == 0:  # the last one may have been deleted by one of these requests
                requests.tokens[0] = running.guest()
            request = requests.request()
            status = answered(running, request)
            seen[status] = seen.get(status, 0) + 1
            assert status is None or status < 500, request
            if number == REQUESTS // 5:
                early = memory(running.process.pid)
        with running.http() as http:
            end = time.monotonic() + 30
            while http.get("/health").status_code != 200:
                assert time.monotonic() < end
        grown = memory(running.process.pid) - early
    assert seen.get(200, 0) > REQUESTS // 200
    assert seen.get(400, 0) > REQUESTS // 200
    assert grown < MOST_GROWN, f"{grown} bytes more"
    assert capfd.readouterr().err == ""
