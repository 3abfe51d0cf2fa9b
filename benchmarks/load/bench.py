"""Our server beside other people's, in the same run: 250 tables of four sockets each play Double.

All moves come from one process over real sockets, each server is one process. They take turns, round by
round, so that a slow moment of the machine hits all alike.
"""

import gc
import os
import platform
import time
from collections.abc import Sequence
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from statistics import median, quantiles
from typing import Final

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from load.contestants import BOARDGAME, COLYSEUS, OURS, PEERS, opened, ours, peers, versions
from load.driver import Hall
from load.processes import ServerProcess
from stammtisch.base import bits

TABLES: Final = 250
ROUNDS: Final = 5
SECONDS: Final = 4.0
"""Of each measurement."""
RATE: Final = 1000.0
"""Moves a second where the delay is measured."""
SLOWEST: Final = 15.0
"""Milliseconds from a move to all four being told that 99 of 100 moves may take."""
OTHERS: Final = {
    "Grass": ("Grass",),
    "Gress": ("Gress, official",),
    "mixed": ("Double", "Grass", "Gress, official"),
}
"""The games for which no peer has rules."""
FLOORS: Final = {BOARDGAME: 4.0, COLYSEUS: 1.0}
"""How many times as many moves as each peer we promise."""


class Round(msgspec.Struct, frozen=True):
    """Of one round: moves a second and what they cost, and the delay in milliseconds at a fixed rate."""

    moves: float
    cpu: float
    """Microseconds of CPU time for a move, of the server alone."""
    generator: float
    """The same of the process that makes the moves."""
    half: float
    slow: float
    """Of 100 moves at the fixed rate, 99 took no longer."""


class Measured(msgspec.Struct, frozen=True):
    name: str
    how: str
    rounds: list[Round]

    def median(self, what: str) -> float:
        return float(median(getattr(each, what) for each in self.rounds))


class Ratio(msgspec.Struct, frozen=True):
    """Medians of the rounds' ratios: moves a second at saturation, and CPU time for a move."""

    name: str
    moves: float
    cpu: float
    floor: float
    reached: bool


class Report(msgspec.Struct, frozen=True):
    date: str
    machine: str
    versions: dict[str, str]
    tables: int
    measured: list[Measured]
    ratios: list[Ratio]
    slowest: float
    in_time: bool
    missing: list[str]


async def measure(server: ServerProcess, hall: Hall, seconds: float) -> Round:
    """One round of one server."""
    cpu, own = server.cpu(), time.process_time()
    moves, spent = await hall.saturate(seconds)
    cpu, own = server.cpu() - cpu, time.process_time() - own
    gc.enable()
    times = [second * 1000 for second in await hall.pace(RATE, seconds)]
    gc.enable()
    half, slow = median(times), quantiles(times, n=100)[98]
    return Round(moves / spent, cpu / moves * 1e6, own / moves * 1e6, half, slow)


async def run(
    rounds: int, seconds: float, folder: Path, console: Console, builds: Sequence[Path] = ()
) -> Report:
    """Beside the peers; or with `builds`, beside our server as it was built there."""
    found, missing = peers(PEERS)
    games = [ours(f"{OURS}, {name}", kinds) for name, kinds in OTHERS.items()]
    if builds:
        found, missing, games = [ours(str(build), build=build) for build in builds], [], []
    contestants = [ours(), *found, *games]
    results: dict[str, list[Round]] = {each.name: [] for each in contestants}
    with ExitStack() as stack:
        halls = []
        progress = stack.enter_context(Progress(console=console, transient=True))
        task = progress.add_task("", total=len(contestants) * (rounds + 1))
        for contestant in contestants:
            progress.update(task, description=f"opening {contestant.name}")
            server, hall = await opened(contestant, TABLES, folder)
            stack.callback(server.stop)
            await hall.saturate(seconds)
            halls.append((server, hall))
            progress.advance(task)
        for number in range(rounds):
            for server, hall in halls:
                progress.update(task, description=hall.name)
                results[hall.name].append(await measure(server, hall, seconds))
                progress.advance(task)
    return report(
        [Measured(each.name, each.how, results[each.name]) for each in contestants],
        [f"{peer.name} is left out: {peer.why}" for peer in missing],
    )


def report(measured: list[Measured], missing: list[str]) -> Report:
    mine = measured[0]
    slowest = mine.median("slow")
    engine = "not compiled" if str(bits.__file__).endswith(".py") else "compiled"
    python = f"Python {platform.python_version()}, {engine}"
    return Report(
        date=datetime.now(UTC).date().isoformat(),
        machine=f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, {python}",
        versions=versions(PEERS) if len(measured) > 1 else {},
        tables=TABLES,
        measured=measured,
        ratios=[compare(mine, peer) for peer in measured[1:] if not peer.name.startswith(f"{OURS}, ")],
        slowest=slowest,
        in_time=slowest < SLOWEST,
        missing=missing,
    )


def compare(mine: Measured, peer: Measured) -> Ratio:
    pairs = list(zip(mine.rounds, peer.rounds, strict=True))
    moves = median(a.moves / b.moves for a, b in pairs)
    cpu = median(b.cpu / a.cpu for a, b in pairs)
    floor = FLOORS.get(peer.name, 0.0)
    return Ratio(f"{OURS} / {peer.name}", moves, cpu, floor, moves >= floor)


def lines(report: Report) -> list[tuple[str, ...]]:
    """A row for each server."""
    return [
        (
            each.name,
            f"{each.median('moves'):,.0f}",
            f"{each.median('cpu'):.0f}",
            f"{each.median('half'):.1f}",
            f"{each.median('slow'):.1f}",
            f"{each.median('generator'):.0f}",
            each.how,
        )
        for each in report.measured
    ]


HEADINGS: Final = (
    *("server", "moves/s", "CPU us/move", "half told in ms", "99 of 100 in ms", "generator us/move", "how"),
)


def ratio_lines(report: Report) -> list[tuple[str, ...]]:
    found = [
        (each.name, f"{each.moves:.1f}", f"{each.cpu:.1f}", f"{each.floor:g}", yes(each.reached))
        for each in report.ratios
    ]
    delay = ("99 of 100 told at 1,000/s", f"{report.slowest:.1f} ms", "", f"< {SLOWEST:g} ms")
    return [*found, (*delay, yes(report.in_time))]


def yes(reached: bool) -> str:
    return "yes" if reached else "no"


RATIO_HEADINGS: Final = ("ratio", "moves/s", "CPU", "mark", "reached")


def caption(report: Report) -> str:
    peers = "".join(f", {name} {number}" for name, number in report.versions.items())
    rounds = len(report.measured[0].rounds)
    return f"{report.date}, medians of {rounds} rounds: {report.machine}{peers}"


def show(report: Report, console: Console) -> None:
    for title, headings, rows in (
        (f"{report.tables} tables of four sockets playing Double", HEADINGS, lines(report)),
        (None, RATIO_HEADINGS, ratio_lines(report)),
    ):
        table = Table(title=title, box=SIMPLE_HEAD)
        for heading in headings:
            table.add_column(heading, justify="left" if heading in (headings[0], "how") else "right")
        for row in rows:
            table.add_row(*row)
        console.print(table)
    for note in (caption(report), *report.missing):
        console.print(note, markup=False)


def markdown(report: Report) -> str:
    """The tables of benchmarks/README.md."""
    text = [f"{caption(report)}.", ""]
    for headings, rows in ((HEADINGS, lines(report)), (RATIO_HEADINGS, ratio_lines(report))):
        text += [row_of(headings), row_of(["---"] + ["---:"] * (len(headings) - 1))]
        text += [row_of(row) for row in rows] + [""]
    return "\n".join([*text, *report.missing])


def row_of(cells: tuple[str, ...] | list[str]) -> str:
    return f"| {' | '.join(cells)} |"
