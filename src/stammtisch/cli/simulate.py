"""`stammtisch simulate`: many games by bots."""

import csv
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from stammtisch.games import catalogue
from stammtisch.lab.match import labelled, machines
from stammtisch.lab.simulate import LIMIT, Simulation, Standing, Summary, simulate
from stammtisch.lab.tallies import PER_ROUND

USUAL: Final = "rule"

Teller = Callable[[str, Console], None]
"""Prints a result as a table, as JSON or as CSV."""


class Plan(msgspec.Struct, frozen=True):
    """What is to be simulated, as asked for; without a limit the usual one."""

    game: str
    edition: str
    lineup: list[str]
    games: int
    seed: int
    duplicate: bool
    limit: int | None


@contextmanager
def progress_bar(name: str, total: int, errors: Console) -> Iterator[Callable[[int], None]]:
    """A bar on the error channel, so that results can be piped; gives what to tell how many are done."""
    columns = (TextColumn(name), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task(name, total=total)
        yield lambda done: bar.update(task, completed=done)


def run(plan: Plan, options: Mapping[str, Any], errors: Console) -> Teller:
    """Simulate; gives what prints the result."""
    with progress_bar(plan.game, plan.games, errors) as progress:
        found = simulate(
            plan.game,
            plan.lineup,
            plan.games,
            plan.seed,
            options,
            edition=plan.edition,
            limit=LIMIT if plan.limit is None else plan.limit,
            duplicate=plan.duplicate,
            progress=progress,
        )
    return partial(tell, found)


def tell(found: Simulation, form: str, console: Console) -> None:
    if form == "json":
        write_json(found.summary, console)
    elif form == "csv":
        write_csv(found)
    else:
        show(found.summary, console)


def show(summary: Summary, console: Console) -> None:
    several = len(catalogue.find(summary.game).editions) > 1
    name = f"{summary.game} {summary.edition}" if several else summary.game
    console.print(
        f"{name}: {summary.games} games, seed {summary.seed}"
        + (", duplicate deals" if summary.duplicate else "")
    )
    if summary.unfinished:
        console.print(f"{summary.unfinished} of them given up after {summary.limit} decisions")
    table = Table()
    for column in ("", "points", "95 %", "win share", *next(iter(summary.players.values())).tally):
        table.add_column(column, justify="left" if not column else "right")
    for seat, standing in enumerate(summary.seats):
        table.add_row(f"seat {seat}", *cells(standing))
    table.add_section()
    found = machines(summary.game, list(summary.players))
    for kind, standing in summary.players.items():
        table.add_row(labelled(kind, found), *cells(standing))
    console.print(table)
    for name, value in summary.table.items():
        console.print(f"{name.replace('_', ' ')}: {value}{rate(name, value, summary)}")
    for gap in summary.differences:
        console.print(
            f"{gap.better} makes {gap.points.mean:.1f} ± {gap.points.margin:.1f} points a game more "
            f"than {gap.than} ({gap.points.count} deals)",
            highlight=False,
        )


def cells(standing: Standing) -> list[str]:
    points = standing.points
    counts = [str(value) for value in standing.tally.values()]
    share = f"{standing.win_share:.1%}"
    return [f"{points.mean:.2f}", f"± {points.margin:.2f}", share, *counts]


def rate(name: str, value: int, summary: Summary) -> str:
    """Rounds for each game, counts of rounds as a part of all rounds, other counts for each round."""
    rounds = summary.table.get("rounds", 0)
    if name == "rounds":
        return f" ({value / summary.games:.1f} a game)"
    if name in PER_ROUND:
        return f" ({value / rounds:.1f} a round)" if rounds else ""
    return f" ({value / rounds:.1%})" if rounds else ""


def write_json(summary: msgspec.Struct, console: Console) -> None:
    text = msgspec.json.format(msgspec.json.encode(summary))
    console.out(text.decode())


def write_csv(simulation: Simulation) -> None:
    """One row for each seat of each game."""
    writer = csv.writer(sys.stdout)
    counted = list(simulation.rows[0].tally)
    writer.writerow(["game", "deal", "seat", "player", "points", "won", *counted])
    for row in simulation.rows:
        counts = [row.tally[name] for name in counted]
        writer.writerow([row.game, row.deal, row.seat, row.player, row.points, row.won, *counts])
