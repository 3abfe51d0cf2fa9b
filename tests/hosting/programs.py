"""Other people's programs, which run our samples where they are installed."""

import contextlib
import os
import secrets
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

HOSTING = Path(__file__).parents[2] / "hosting"
SECONDS = 180
MUST = bool(os.environ.get("TEST_STAMMTISCH_REQUIRE_HOSTING"))
"""Then nothing is skipped: what is missing is an error."""


def program(name: str) -> str:
    """Where a program is; a test that needs it is skipped, loudly, where it is not."""
    found = shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/sbin"]))
    if found is None:
        assert not MUST, f"there is no {name}"
        pytest.skip(f"NOTICE: there is no {name}, so the sample for it in hosting/ is NOT tried")
    return found


def run(*command: str | Path) -> str:
    """What a program says that ends well."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    assert done.returncode == 0, done.stdout
    return done.stdout


@contextlib.contextmanager
def started(*command: str | Path, environment: Mapping[str, str]) -> Iterator["subprocess.Popen[bytes]"]:
    """A program beside this one, ended with the test."""
    process = subprocess.Popen(command, env={**os.environ, **environment})
    try:
        yield process
    finally:
        process.terminate()
        process.wait(SECONDS)


def wait_until(so: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not so():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.05)


def wait_for(port: int) -> None:
    """Until somebody listens there."""
    wait_until(lambda: listens(port))


def listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


def free_ports(count: int) -> list[int]:
    """Ports that nobody has, below those that a system gives to lines that go out: they stay free."""
    found: set[int] = set()
    while len(found) < count:
        port = 20_000 + secrets.randbelow(12_000)
        with contextlib.suppress(OSError), socket.socket() as line:
            line.bind(("127.0.0.1", port))
            found.add(port)
    return list(found)


def changed(sample: str, changes: Mapping[str, str]) -> str:
    """A sample for this machine: its names and numbers exchanged, each of which must be in it."""
    text = (HOSTING / sample).read_text(encoding="utf-8")
    for old, new in changes.items():
        assert old in text, f"{sample} has no {old!r}"
        text = text.replace(old, new)
    return text
