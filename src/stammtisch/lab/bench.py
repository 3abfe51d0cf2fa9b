"""How many decisions a second the engine makes, beside other people's engines in the same run.

A decision is one act of one seat: a prediction, a card played or drawn, a word said; of an act of several
steps, such as an offer or a gift, each step. Chance is never counted. All acts are picked at random, all
games have four players, and time is CPU time.
"""

import os
import platform
from contextlib import ExitStack
from datetime import UTC, datetime
from importlib.metadata import version
from statistics import median
from typing import Annotated, Final, NamedTuple

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from stammtisch.base import bits
from stammtisch.lab.bench_contest import (
    DEALT,
    GRASS_LOOP,
    GRASS_PLAYOUT,
    GRESS_LOOP,
    GRESS_OFFICIAL,
    GRESS_PLAYOUT,
    INTERPRETED,
    LOOP,
    PLAYOUT,
    Contestant,
    Measure,
    double,
    grass,
    gress,
)
from stammtisch.lab.bench_interpreted import InterpretedEngine
from stammtisch.lab.peers import (
    CRAZY_EIGHTS,
    CRAZY_EIGHTS_NATIVE,
    GIN_RUMMY,
    OH_HELL,
    OH_HELL_DEALT,
    OH_HELL_NATIVE,
    OH_HELL_UNIFORM,
    PEERS,
    UNO,
    Missing,
    find_peers,
)

ROUNDS: Final = 7
SECONDS: Final = 0.25
"""CPU time each measurement takes in one round, about."""


class Measurement(msgspec.Struct, frozen=True):
    """Decisions a second, for one contestant."""

    name: str
    how: str
    median: float
    lowest: float
    highest: float
    rounds: tuple[float, ...]


class Ratio(msgspec.Struct, frozen=True):
    """How many times as fast one contestant is as another: the median of the rounds' ratios."""

    name: str
    value: float
    floor: float | None
    reached: bool | None


class Machine(msgspec.Struct, frozen=True):
    platform: str
    cpus: int
    python: str
    compiled: bool
    peers: dict[str, str]


class BenchReport(msgspec.Struct, frozen=True):
    date: str
    machine: Machine
    measurements: tuple[Measurement, ...]
    ratios: tuple[Ratio, ...]
    missing: tuple[Missing, ...]


class Promise(NamedTuple):
    """A ratio we publish, and the least it may be; None where it is only for information."""

    name: str
    ours: str
    theirs: str
    floor: float | None


PROMISES: Final = (
    Promise("loop / open_spiel loop", LOOP, OH_HELL, 10),
    Promise("loop / open_spiel loop, uniform chance", LOOP, OH_HELL_UNIFORM, None),
    Promise("loop / rlcard uno", LOOP, UNO, 40),
    Promise("dealt / open_spiel dealt", DEALT, OH_HELL_DEALT, 1.5),
    Promise("playout / open_spiel loop", PLAYOUT, OH_HELL, 100),
    Promise("playout / open_spiel native rollouts", PLAYOUT, OH_HELL_NATIVE, 4),
    Promise("interpreted loop / open_spiel loop", INTERPRETED, OH_HELL, 1.5),
    *(
        promise
        for edition in ("modern", "classic")
        for loop, playout in [(GRASS_LOOP.format(edition=edition), GRASS_PLAYOUT.format(edition=edition))]
        for promise in (
            Promise(f"grass {edition} loop / open_spiel crazy_eights loop", loop, CRAZY_EIGHTS, 5),
            Promise(f"grass {edition} loop / rlcard gin-rummy", loop, GIN_RUMMY, 75),
            Promise(
                f"grass {edition} playout / crazy_eights native rollouts", playout, CRAZY_EIGHTS_NATIVE, 2.5
            ),
        )
    ),
    Promise("gress loop / open_spiel crazy_eights loop", GRESS_LOOP, CRAZY_EIGHTS, 5),
    Promise("gress loop / rlcard uno", GRESS_LOOP, UNO, 25),
    Promise("gress playout / crazy_eights native rollouts", GRESS_PLAYOUT, CRAZY_EIGHTS_NATIVE, 2),
    Promise(
        "gress official playout / crazy_eights native rollouts", GRESS_OFFICIAL, CRAZY_EIGHTS_NATIVE, None
    ),
)


def calibrate(measure: Measure, seconds: float) -> int:
    """How many games take about so many seconds; warms up on the way."""
    games = 1
    while (spent := measure(games)[1]) < seconds / 4:
        games *= 2
    return max(1, round(games * seconds / spent))


def run(rounds: int = ROUNDS, seconds: float = SECONDS, console: Console | None = None) -> BenchReport:
    """Everything in turn, round by round, so that a slow moment of the machine hits all alike."""
    with ExitStack() as stack:
        worker = stack.enter_context(InterpretedEngine())
        peers, missing = find_peers()
        contestants = double(worker.measure) + grass() + gress() + peers
        columns = (TextColumn("{task.description:50}"), BarColumn(), TimeRemainingColumn())
        progress = Progress(*columns, console=console or Console(stderr=True), transient=True)
        stack.enter_context(progress)
        task = progress.add_task("", total=len(contestants) * (rounds + 1))

        games: dict[str, int] = {}
        for name, how, measure in contestants:
            progress.update(task, description=f"calibrating {name}")
            games[name] = calibrate(measure, seconds)
            progress.advance(task)

        rates: dict[str, list[float]] = {contestant.name: [] for contestant in contestants}
        for number in range(rounds):
            for name, how, measure in contestants:
                progress.update(task, description=name)
                decisions, spent = measure(games[name])
                rates[name].append(decisions / spent)
                progress.advance(task)

    return BenchReport(
        date=datetime.now(UTC).date().isoformat(),
        machine=machine(missing),
        measurements=tuple(measurement(c, rates[c.name]) for c in contestants),
        ratios=compare(rates),
        missing=tuple(missing),
    )


def machine(missing: list[Missing]) -> Machine:
    absent = {peer.name for peer in missing}
    return Machine(
        platform=f"{platform.system()} {platform.machine()}",
        cpus=os.cpu_count() or 1,
        python=platform.python_version(),
        compiled=not str(bits.__file__).endswith(".py"),
        peers={name: version(name) for name in PEERS if name not in absent},
    )


def measurement(contestant: Contestant, rates: list[float]) -> Measurement:
    return Measurement(
        name=contestant.name,
        how=contestant.how,
        median=median(rates),
        lowest=min(rates),
        highest=max(rates),
        rounds=tuple(rates),
    )


def compare(rates: dict[str, list[float]]) -> tuple[Ratio, ...]:
    """The ratios that can be had from what was measured."""
    ratios: list[Ratio] = []
    for name, ours, theirs, floor in PROMISES:
        if ours in rates and theirs in rates:
            value = median(a / b for a, b in zip(rates[ours], rates[theirs], strict=True))
            ratios.append(Ratio(name, value, floor, None if floor is None else value >= floor))
    return tuple(ratios)


def millions(rate: float) -> str:
    return f"{rate / 1e6:.3f}" if rate < 1e6 else f"{rate / 1e6:.2f}"


def spread(each: Measurement) -> str:
    """How far the rounds lie apart: half of it, in percent of the median."""
    return f"± {(each.highest - each.lowest) / each.median * 50:.0f} %"


def caption(report: BenchReport) -> str:
    """When and where, in one line."""
    here = report.machine
    engine = "compiled" if here.compiled else "not compiled"
    peers = "".join(f", {name} {number}" for name, number in here.peers.items())
    rounds = len(report.measurements[0].rounds)
    kind = f"{here.platform}, {here.cpus} cores, Python {here.python}, {engine}{peers}"
    return f"{report.date}, medians of {rounds} rounds: {kind}"


def notes(report: BenchReport) -> list[str]:
    """What a reader must know before comparing."""
    said = [f"{peer.name} is not installed ({peer.why}); `make bench` does." for peer in report.missing]
    if not report.machine.compiled:
        said.append("The engine is not compiled here; the floors are meant for the compiled one.")
    return said


def show(report: BenchReport, console: Console) -> None:
    title = "Decisions a second, random games of four"
    table = Table(title=title, caption=caption(report), box=SIMPLE_HEAD)
    table.add_column("")
    for heading in ("M dec/s", "spread", "ratio", "floor", "reached"):
        table.add_column(heading, justify="right")
    for each in report.measurements:
        table.add_row(each.name, millions(each.median), spread(each))
    table.add_section()
    for ratio in report.ratios:
        table.add_row(ratio.name, "", "", *verdict(ratio))
    console.print(table)
    for note in notes(report):
        console.print(note, style="yellow", markup=False)


def verdict(ratio: Ratio) -> tuple[str, str, str]:
    if ratio.floor is None:
        return f"{ratio.value:.1f}", "", ""
    return f"{ratio.value:.1f}", f"{ratio.floor:g}", "yes" if ratio.reached else "no"


def markdown(report: BenchReport) -> str:
    """The tables of benchmarks/README.md."""
    lines = [f"{caption(report)}.", ""]
    lines += ["| four players | M decisions/s | spread | how |", "|---|---:|---:|---|"]
    for each in report.measurements:
        lines.append(f"| {each.name} | {millions(each.median)} | {spread(each)} | {each.how} |")
    lines += ["", "| ratio | measured | floor | reached |", "|---|---:|---:|---|"]
    lines += [f"| {ratio.name} | {' | '.join(verdict(ratio))} |" for ratio in report.ratios]
    lines += [f"\n{note}" for note in notes(report)]
    return "\n".join(lines)


def main(
    rounds: Annotated[int, typer.Option(min=1, help="How often everything is measured.")] = ROUNDS,
    json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
    as_markdown: Annotated[
        bool, typer.Option("--markdown", help="Print the tables of benchmarks/README.md.")
    ] = False,
) -> None:
    """Measure the engine beside its peers."""
    report = run(rounds)
    if json:
        print(msgspec.json.format(msgspec.json.encode(report)).decode())
    elif as_markdown:
        print(markdown(report))
    else:
        show(report, Console())


if __name__ == "__main__":
    typer.run(main)
