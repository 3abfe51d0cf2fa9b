"""`stammtisch simulate`: many games by bots."""

import csv
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from stammtisch.base.errors import Malformed
from stammtisch.cli.arguments import write_json
from stammtisch.games import catalogue
from stammtisch.lab import tallies
from stammtisch.lab.figures import GameFigures, Length, PlayerFigures
from stammtisch.lab.match import labelled, machines
from stammtisch.lab.simulate import simulate
from stammtisch.lab.summaries import SECOND, Findings, Simulation, Summary, TimedSummary
from stammtisch.players import player, wits

WORTH_A_PROCESS: Final = 50
"""Deals in time; for fewer it takes longer to start another process than to play them."""


@contextmanager
def progress_bar(name: str, total: int, errors: Console) -> Iterator[Callable[[int], None]]:
    """A bar on the error channel, so that results can be piped; gives what to tell how many are done."""
    columns = (TextColumn(name), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task(name, total=total)
        yield lambda done: bar.update(task, completed=done)


def seated(game: str, players: int, lineup: str) -> list[str]:
    """Who sits where: the kinds that are named, repeated to fill."""
    if players not in catalogue.find(game).seats:
        raise Malformed(f"{players} can't play {game}", "--players")
    kinds = (lineup or wits.of(game).usual).split(",")
    if len(kinds) > players:
        raise Malformed(f"{len(kinds)} kinds for {players} seats", "--lineup")
    for kind in kinds:
        try:
            player.check(game, kind)
        except Malformed as problem:
            raise Malformed(problem.problem, "--lineup") from None
    return [kinds[seat % len(kinds)] for seat in range(players)]


def run(game: str, lineup: Sequence[str], games: int, seed: int, errors: Console, **how: Any) -> Simulation:
    """Simulate, in time on all cores."""
    cores = min(os.cpu_count() or 1, games // WORTH_A_PROCESS) if catalogue.find(game).in_time else 1
    with progress_bar(game, games, errors) as progress:
        return simulate(game, lineup, games, seed, workers=max(1, cores), progress=progress, **how)


def tell(found: Simulation, form: str, console: Console) -> None:
    """Print a result as a table, as JSON or as CSV."""
    in_time = catalogue.find(found.series.game).in_time
    if form == "csv":
        write_csv(found, in_time)
    elif form == "json":
        write_json(found.timed_summary if in_time else found.summary, console)
    elif in_time:
        show_in_time(found.timed_summary, console)
    else:
        show(found.summary, console)


# What is shown


def show(summary: Summary, console: Console) -> None:
    console.print(heading(called(summary.game, summary.edition), summary))
    if summary.unfinished:
        console.print(f"{summary.unfinished} of them given up after {summary.limit} decisions")
    console.print(standings(summary))
    labels = tallies.of(summary.game).labels
    for name, value in summary.table.items():
        console.print(f"{labels[name]}: {value}{rate(name, value, summary)}")
    for gap in summary.differences:
        console.print(
            f"{gap.better} makes {gap.points.mean:.1f} ± {gap.points.margin:.1f} points a game more "
            f"than {gap.than} ({gap.points.count} deals)",
            highlight=False,
        )


def show_in_time(summary: TimedSummary, console: Console) -> None:
    console.print(heading(summary.game, summary))
    console.print(
        f"without a winner: {summary.dead_ends} at a dead end, {summary.out_of_time} out of time "
        f"({summary.limit_seconds} s)"
    )
    for table in (lengths(summary), standings(summary), counted(summary)):
        console.print(table)
    for gap in summary.differences:
        console.print(
            f"{gap.better} takes {gap.points.mean:.2f} ± {gap.points.margin:.2f} penalty points a game fewer "
            f"than {gap.than} ({gap.points.count} deals)"
        )


def called(game: str, edition: str) -> str:
    """A game, with its edition if there are several."""
    return f"{game} {edition}" if len(catalogue.find(game).editions) > 1 else game


def heading(name: str, summary: Findings) -> str:
    duplicate = ", duplicate deals" if summary.duplicate else ""
    return f"{name}: {summary.games} games, seed {summary.seed}{duplicate}"


def standings(summary: Findings) -> Table:
    """How each seat and each kind of player did."""
    low = catalogue.find(summary.game).fewest_points_win
    points = "penalty points" if low else "points"
    table = new_table("", points, "95 %", "win share", *summary.seats[0].tally)
    for seat, standing in enumerate(summary.seats):
        table.add_row(f"seat {seat}", *cells(standing))
    table.add_section()
    found = machines(summary.game, list(summary.players))
    for kind, standing in summary.players.items():
        table.add_row(labelled(kind, found), *cells(standing))
    return table


def new_table(first: str, *columns: str) -> Table:
    """A table whose columns but the first hold numbers."""
    table = Table(first)
    for column in columns:
        table.add_column(column, justify="right")
    return table


def cells(standing: PlayerFigures) -> list[str]:
    points = standing.points
    counts = [str(value) for value in standing.tally.values()]
    return [f"{points.mean:.2f}", f"± {points.margin:.2f}", f"{standing.win_share:.1%}", *counts]


def rate(name: str, value: int, summary: Summary) -> str:
    """Rounds for each game, counts of rounds as a part of all rounds, other counts for each round."""
    rounds = summary.table.get("rounds", 0)
    if name == "rounds":
        return f" ({value / summary.games:.1f} a game)"
    if name in tallies.of(summary.game).per_round:
        return f" ({value / rounds:.1f} a round)" if rounds else ""
    return f" ({value / rounds:.1%})" if rounds else ""


def lengths(summary: TimedSummary) -> Table:
    table = new_table("a game lasts", "mean", "95 %", "median", "longest")
    table.add_row("seconds", *length_cells(summary.seconds))
    table.add_row("turns", *length_cells(summary.turns))
    return table


def length_cells(length: Length) -> list[str]:
    return [f"{length.mean:.1f}", f"± {length.margin:.1f}", f"{length.median:.0f}", f"{length.longest:.0f}"]


def counted(summary: TimedSummary) -> Table:
    table = new_table("counted", "in all", "a game")
    labels = tallies.of(summary.game).labels
    for name, value in summary.counts.items():
        table.add_row(labels.get(name, name), str(value), f"{value / summary.games:.2f}")
    return table


def write_csv(found: Simulation, in_time: bool) -> None:
    """One row for each seat of each game; in time what is counted is counted for the whole table."""
    writer = csv.writer(sys.stdout)
    first = found.games[0]
    counted = ["end", "seconds", *first.counts] if in_time else list(first.tallies[0])
    writer.writerow(["game", "deal", "seat", "player", "points", "won", *counted])
    for row in found.rows:
        game = found.games[row.game]
        counts = (
            [end(game), game.milliseconds / SECOND, *game.counts.values()] if in_time else row.tally.values()
        )
        points = row.points if row.counts else ""
        writer.writerow([row.game, row.deal, row.seat, row.player, points, row.won, *counts])


def end(game: GameFigures) -> str:
    if not game.settled:
        return "out of time"
    return "won" if any(game.won) else "dead end"
