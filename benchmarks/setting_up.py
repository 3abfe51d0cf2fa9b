"""How long it takes from a clone to the first page, and what is installed: writes setup.md beside it.

python benchmarks/setting_up.py

It clones what is committed, so commit first. CPU time is that of everything `make` started, so it can be
compared on a machine that has other work; the clock is for a machine that has none. Linux only.
"""

import os
import platform
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
TICKS = os.sysconf("SC_CLK_TCK")
OPEN = "Stammtisch is open: "
GONE_OVER = "has gone over"
NOT_COMPILED = "could not be compiled"
WORDS = "src/stammtisch/words/en/double.ftl"
ENGINE = "src/stammtisch/base/bits.py"
ENGINE_NEEDS = {"librt", "msgspec", "mypy_extensions"}


class Cost(NamedTuple):
    """Seconds on the clock, and of CPU."""

    clock: float
    cpu: float


class Serving:
    """`make serve` in a clone, its output line by line."""

    def __init__(self, clone: Path) -> None:
        self.began = time.monotonic()
        settings = {
            "HOST": "127.0.0.1",
            "PORT": "0",
            "STORE": f"sqlite:///{clone / 'club.db'}",
            "LOG": "error",
        }
        self.make = subprocess.Popen(
            ["make", f"PYTHON={sys._base_executable}", "serve"],  # type: ignore[attr-defined]
            cwd=clone,
            env=clean() | {f"STAMMTISCH_{name}": value for name, value in settings.items()},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )

    def until(self, *parts: str) -> str:
        assert self.make.stdout is not None
        line: str
        for line in self.make.stdout:
            if any(part in line for part in parts):
                return line.strip()
        raise SystemExit(f"make serve ended without {' or '.join(parts)}")

    def first_page(self) -> Cost:
        origin = self.until(OPEN).removeprefix(OPEN)
        with urllib.request.urlopen(origin) as page:
            assert b"<!doctype html>" in page.read().lower()
        return self.cost()

    def cost(self) -> Cost:
        return Cost(time.monotonic() - self.began, sum(spent(self.make.pid)))

    def stop(self) -> None:
        os.killpg(self.make.pid, signal.SIGINT)
        self.make.communicate()


def clean() -> dict[str, str]:
    """As in a new shell, in English."""
    unwanted = ("STAMMTISCH_", "BUILD_STAMMTISCH_", "PYTHON", "VIRTUAL_ENV", "MAKE", "MFLAGS", "OWN_NODE")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(unwanted)}
    return {**kept, "LC_ALL": "C.UTF-8"}


def spent(session: int) -> Iterator[float]:
    """The CPU seconds of each process of a session, with those of its children that have ended."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(") ")[2].split()
        except OSError:
            continue
        if int(fields[3]) == session:
            yield sum(int(ticks) for ticks in fields[11:15]) / TICKS


@contextmanager
def serving(clone: Path) -> Iterator[Serving]:
    server = Serving(clone)
    try:
        yield server
    finally:
        server.stop()


def cost_of(clone: Path, *command: str) -> Cost:
    """What a command takes that ends."""
    before, began = os.times(), time.monotonic()
    subprocess.run(command, cwd=clone, env=clean(), check=True, stdout=subprocess.DEVNULL)
    after = os.times()
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    return Cost(time.monotonic() - began, cpu)


def megabytes(installed: Distribution) -> float:
    """The size of a package without what Python compiles on its own."""
    files = [file for file in installed.files or [] if file.suffix != ".pyc"]
    return (
        sum(Path(str(file.locate())).stat().st_size for file in files if Path(str(file.locate())).exists())
        / 1e6
    )


def sizes(folder: Path) -> dict[str, float]:
    """What running takes, each package with its size, installed from the lock into an empty folder."""
    uv = str(Path(sys.executable).with_name("uv"))
    lock = str(ROOT / "requirements/run.txt")
    command = [uv, "pip", "install", "--quiet", "--no-deps", "--require-hashes", "-r", lock]
    subprocess.run([*command, "--target", str(folder)], check=True, env=clean())
    return {str(each.name): megabytes(each) for each in distributions(path=[str(folder)])}


def packages(clone: Path, folder: Path) -> dict[str, float]:
    """Kilobytes of what is handed out: an sdist, a wheel for this machine, and one for every machine."""
    uv = str(Path(sys.executable).with_name("uv"))
    python = str(clone / ".venv/bin/python")
    common = (uv, "build", "--quiet", "--python", python, "--out-dir", str(folder))
    cost_of(clone, *common, "--sdist")
    cost_of(clone, "env", "BUILD_STAMMTISCH_PURE=1", *common, "--wheel")
    cost_of(clone, "env", "BUILD_STAMMTISCH_ENGINE=.venv/engine", *common, "--wheel")
    return {file.name: file.stat().st_size / 1e3 for file in sorted(folder.glob("stammtisch*"))}


def touched(clone: Path, file: str) -> None:
    os.utime(clone / file)


def measure(folder: Path) -> str:
    clone = folder / "stammtisch"
    cloned = cost_of(folder, "git", "clone", "--quiet", str(ROOT), str(clone))
    rows: list[tuple[str, Cost]] = []
    with serving(clone) as first:
        page = first.first_page()
        rows.append(("clone to first page", Cost(cloned.clock + page.clock, cloned.cpu + page.cpu)))
        end = first.until(GONE_OVER, NOT_COMPILED)
        whole = first.cost()
        rows.append(("then, beside it: engine compiled, server gone over", difference(whole, page)))
        if NOT_COMPILED in end:
            print("NOTICE: there is no C compiler, so nothing was compiled", file=sys.stderr)
    with serving(clone) as second:
        rows.append(("second `make serve`, first page", second.first_page()))
    touched(clone, WORDS)
    with serving(clone) as third:
        rows.append(("after a change of a word, first page", third.first_page()))
    touched(clone, ENGINE)
    with serving(clone) as fourth:
        rows.append(("after a change of the engine, first page (from the source)", fourth.first_page()))
    rows.append(("compiling the engine alone", cost_of(clone, "make", "--silent", ".venv/engine/made")))
    cost_of(clone, "make", ".venv/ready-dev")
    rows.append(("`make test`, once everything is installed", cost_of(clone, "make", "test")))
    return report(rows, packages(clone, folder / "dist"), sizes(folder / "run"))


def difference(later: Cost, earlier: Cost) -> Cost:
    return Cost(later.clock - earlier.clock, later.cpu - earlier.cpu)


def report(rows: list[tuple[str, Cost]], files: dict[str, float], run: dict[str, float]) -> str:
    engine = [size for name, size in run.items() if name in ENGINE_NEEDS]
    load = ", ".join(f"{value:.1f}" for value in os.getloadavg())
    python = platform.python_version()
    machine = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, Python {python}"
    lines = [
        f"{datetime.now(UTC).date().isoformat()}: {machine}, load at the end {load}.",
        "",
        "| | CPU s | s on the clock |",
        "|---|---:|---:|",
        *(f"| {name} | {cost.cpu:.1f} | {cost.clock:.1f} |" for name, cost in rows),
        "",
        "| file | kB |",
        "|---|---:|",
        *(f"| `{name}` | {size:,.0f} |" for name, size in files.items()),
        "",
        f"The engine alone takes {len(engine)} packages with {sum(engine):.1f} MB.",
        f"Running a server takes {len(run)} packages with {sum(run.values()):.1f} MB:",
        "",
        "| package | MB |",
        "|---|---:|",
        *(f"| {name} | {size:.2f} |" for name, size in sorted(run.items(), key=lambda each: -each[1])),
        "",
    ]
    return "\n".join(lines)


def main() -> None:
    page = Path(__file__).with_name("setup.md")
    folder = Path(tempfile.mkdtemp())
    try:
        figures = measure(folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    before = re.split(r"(?<=\n## Figures\n)", page.read_text(encoding="utf-8"))[0]
    page.write_text(f"{before}\n{figures}", encoding="utf-8")
    print(figures)


if __name__ == "__main__":
    main()
