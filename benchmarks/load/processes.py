"""Servers as processes of their own: started, measured from outside, stopped."""

import os
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

CLOCK: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")


class Failed(Exception):
    """A server did not start, or stopped by itself."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class ServerProcess:
    """A server on a port of this machine. CPU time and memory count its children too."""

    def __init__(
        self, name: str, command: Sequence[str], port: int, cwd: Path, extra: Mapping[str, str] | None = None
    ) -> None:
        self.name = name
        self.port = port
        self.log = cwd / f"{name.replace(' ', '-')}.log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                command, cwd=cwd, stdout=log, stderr=subprocess.STDOUT, env={**os.environ, **(extra or {})}
            )

    def wait(self, seconds: float = 120) -> None:
        """Until it listens."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if self.process.poll() is not None:
                break
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise Failed(f"{self.name} did not start: {self.last_words()}")

    def last_words(self) -> str:
        return self.log.read_text(errors="replace")[-2000:].strip()

    def family(self) -> list[int]:
        """The process and all that descend from it."""
        found = [self.process.pid]
        for pid in found:
            for task in Path(f"/proc/{pid}/task").glob("*/children"):
                found += [int(child) for child in task.read_text().split()]
        return found

    def cpu(self) -> float:
        """Seconds of CPU time so far."""
        return sum(cpu_of(pid) for pid in self.family())

    def memory(self) -> int:
        """Bytes of memory of its own: what it doesn't share with other processes."""
        return sum(private_memory(pid) for pid in self.family())

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()


def cpu_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / CLOCK


def private_memory(pid: int) -> int:
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Private_"))


def supported() -> bool:
    """Only Linux tells what other processes cost in this way."""
    return sys.platform == "linux"


def more_files() -> None:
    """Thousands of sockets need as many open files, here and in the servers started from here."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65536), hard))
