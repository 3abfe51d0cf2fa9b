"""`stammtisch simulate gress`: many games by bots on a virtual clock."""

import csv
import os
import sys
from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from stammtisch.base.errors import Malformed
from stammtisch.cli.simulate import Plan, Teller, progress_bar, write_json
from stammtisch.lab.company import LIMIT
from stammtisch.lab.timed import SECOND, Length, Showing, TimedSimulation, TimedSummary, simulate_timed
from stammtisch.players.gress.player import find

USUAL: Final = "casual"
WORTH_A_PROCESS: Final = 50
"""Deals; for fewer it takes longer to start another process than to play them."""
LABELS: Final = {
    "turns": "turns",
    "draw_ups": "  drawn up",
    "packets": "  packets",
    "defences": "defences",
    "throws": "throws",
    "stolen_turns": "stolen turns",
    "swaps": "swaps",
    "gifts": "gifts",
    "marken_taken": "Marken taken up",
    "races": "races",
    "reshuffles": "reshuffles",
    "fouls": "fouls",
    "wrong_plays": "  wrong cards laid",
    "wrong_draws": "  wrong draws",
    "wrong_marken": "  wrong Marken",
    "early_downs": "  hands laid down early",
    "small_fouls_free": "small fouls, free",
    "small_fouls_paid": "small fouls, paid",
    "vorletzte_forgotten": "vorletzte forgotten",
    "upheld_play": "complaints about cards: upheld",
    "rejected_play": "  rejected",
    "upheld_vorletzte": "about vorletzte: upheld",
    "rejected_vorletzte": "  rejected",
    "upheld_marke": "about a Marke: upheld",
    "rejected_marke": "  rejected",
    "complaints_dropped": "complaints dropped",
    "refused": "refused by the table",
    "forced": "forced acts",
}
"""What is counted, in the order it is shown."""


def run(plan: Plan, options: Mapping[str, Any], errors: Console) -> Teller:
    """Simulate on all cores; gives what prints the result. The limit is in seconds on the virtual clock."""
    for name in plan.lineup:
        try:
            find(name)
        except Malformed as problem:
            raise Malformed(problem.problem, "--lineup") from None
    with progress_bar(plan.game, plan.games, errors) as progress:
        found = simulate_timed(
            plan.lineup,
            plan.games,
            plan.seed,
            options,
            duplicate=plan.duplicate,
            limit=LIMIT if plan.limit is None else plan.limit * SECOND,
            workers=max(1, min(os.cpu_count() or 1, plan.games // WORTH_A_PROCESS)),
            progress=progress,
        )
    return partial(tell, found)


def tell(found: TimedSimulation, form: str, console: Console) -> None:
    if form == "json":
        write_json(found.summary, console)
    elif form == "csv":
        write_csv(found)
    else:
        show(found.summary, console)


def show(summary: TimedSummary, console: Console) -> None:
    console.print(
        f"gress: {summary.games} games, seed {summary.seed}"
        + (", duplicate deals" if summary.duplicate else "")
    )
    console.print(
        f"without a winner: {summary.dead_ends} at a dead end, {summary.out_of_time} out of time "
        f"({summary.limit_seconds} s)"
    )
    console.print(lengths(summary))
    console.print(standings(summary))
    console.print(counted(summary))
    for gap in summary.differences:
        console.print(
            f"{gap.better} takes {gap.points.mean:.2f} ± {gap.points.margin:.2f} penalty points a game fewer "
            f"than {gap.than} ({gap.points.count} deals)"
        )


def lengths(summary: TimedSummary) -> Table:
    table = Table("a game lasts")
    for column in ("mean", "95 %", "median", "longest"):
        table.add_column(column, justify="right")
    table.add_row("seconds", *length_cells(summary.seconds))
    table.add_row("turns", *length_cells(summary.turns))
    return table


def length_cells(length: Length) -> list[str]:
    return [f"{length.mean:.1f}", f"± {length.margin:.1f}", f"{length.median:.0f}", f"{length.longest:.0f}"]


def standings(summary: TimedSummary) -> Table:
    """Penalty points: fewer are better."""
    table = Table("")
    for column in ("penalty points", "95 %", "win share"):
        table.add_column(column, justify="right")
    for seat, showing in enumerate(summary.seats):
        table.add_row(f"seat {seat}", *cells(showing))
    table.add_section()
    for level, showing in summary.players.items():
        name = f"{level} (machine)" if level in summary.machines else level
        table.add_row(name, *cells(showing))
    return table


def cells(showing: Showing) -> list[str]:
    return [f"{showing.points.mean:.2f}", f"± {showing.points.margin:.2f}", f"{showing.win_share:.1%}"]


def counted(summary: TimedSummary) -> Table:
    table = Table("counted")
    for column in ("in all", "a game"):
        table.add_column(column, justify="right")
    for name, label in LABELS.items():
        value = summary.counts[name]
        table.add_row(label, str(value), f"{value / summary.games:.2f}")
    return table


def write_csv(simulation: TimedSimulation) -> None:
    """One row for each seat of each game; what is counted is counted for the whole table."""
    writer = csv.writer(sys.stdout)
    writer.writerow(["game", "deal", "seat", "player", "points", "won", "end", "seconds", *LABELS])
    for number, (game, deal) in enumerate(zip(simulation.games, simulation.deals, strict=True)):
        end = "won" if game.winner is not None else "dead end" if game.settled else "out of time"
        counts = [game.counts[name] for name in LABELS]
        for seat, level in enumerate(game.levels):
            points = game.points[seat] if game.settled else ""
            won = float(game.winner == seat)
            seconds = game.milliseconds / SECOND
            writer.writerow([number, deal, seat, level, points, won, end, seconds, *counts])
