"""`stammtisch arena`: players against each other on the same deals."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from stammtisch.base.errors import Malformed
from stammtisch.cli import files
from stammtisch.cli.arguments import write_json
from stammtisch.cli.simulate import called, new_table, progress_bar
from stammtisch.games import catalogue
from stammtisch.lab.arena import ArenaResult, arena
from stammtisch.lab.arena_plot import page
from stammtisch.lab.figures import Average
from stammtisch.lab.match import Seeds, Setting, labelled

ARGUMENTS: Final = {
    "player": "--players",
    "level": "--players",
    "seed of deals": "--seed",
    "seed of bots": "--bot-seed",
    "seed of latencies": "--latency-seed",
    **{name: f"--{name}" for name in ("players", "deals", "games", "seats", "limit", "workers", "edition")},
}
"""How what can be wrong is called on the command line."""


@contextmanager
def naming_arguments() -> Iterator[None]:
    try:
        yield
    except Malformed as problem:
        raise Malformed(problem.problem, ARGUMENTS.get(problem.field, problem.field)) from None


def seeds(deals: int, bots: int | None, latencies: int | None) -> Seeds:
    """One number for all streams unless told."""
    return Seeds(deals, deals if bots is None else bots, deals if latencies is None else latencies)


def run(
    game: str, players: Sequence[str], deals: int, seeds: Seeds, errors: Console, **how: Any
) -> ArenaResult:
    with naming_arguments(), progress_bar(game, deals, errors) as progress:
        return arena(game, players, deals, seeds, progress=progress, **how)


def tell(outcome: ArenaResult, as_json: bool, plot: Path | None, console: Console) -> None:
    if as_json:
        write_json(outcome, console)
    else:
        show(outcome, console)
    if plot is not None:
        files.write_atomically(plot, page(outcome).encode())


def show(outcome: ArenaResult, console: Console) -> None:
    setting = outcome.setting
    name = called(setting.game, setting.edition)
    console.print(f"{name}: {outcome.deals} deals, {outcome.games} games, {seeds_told(setting)}")
    if outcome.given_up:
        console.print(given_up(outcome.given_up, setting))
    if outcome.fewest_points_win:
        console.print("points are penalties: fewer are better")
    console.print(showings(outcome))
    if outcome.edges:
        console.print(edges(outcome))
    console.print(times(outcome))


def seeds_told(setting: Setting) -> str:
    seeds = setting.seeds
    latencies = f", latencies {seeds.latencies}" if catalogue.find(setting.game).in_time else ""
    return f"seeds: deals {seeds.deals}, bots {seeds.bots}{latencies}"


def given_up(games: int, setting: Setting) -> str:
    unit = "seconds" if catalogue.find(setting.game).in_time else "decisions"
    return f"{games} of them given up after {setting.limit} {unit}"


def showings(outcome: ArenaResult) -> Table:
    points = "penalty points" if outcome.fewest_points_win else "points"
    table = new_table("", points, "95 %", "win share", "95 %")
    for name, showing in outcome.players.items():
        table.add_row(
            labelled(name, outcome.machines), *cells(showing.points), *percent_cells(showing.win_share)
        )
    return table


def edges(outcome: ArenaResult) -> Table:
    """Differences deal by deal."""
    fewer = "penalty points fewer" if outcome.fewest_points_win else "points more"
    table = new_table("deal by deal", fewer, "95 %", "win share", "95 %")
    for edge in outcome.edges:
        name = f"{edge.better} over {edge.than}"
        table.add_row(name, *cells(edge.points), *percent_cells(edge.win_share, "+"))
    return table


def times(outcome: ArenaResult) -> Table:
    table = new_table("ms a decision", "decisions", "median", "p95", "longest", "CPU", "CPU p95")
    for name, taken in outcome.times.items():
        wall, cpu = taken.wall, taken.cpu
        numbers = (wall.median, wall.p95, wall.longest, cpu.mean, cpu.p95)
        table.add_row(labelled(name, outcome.machines), str(taken.count), *(f"{n:.3g}" for n in numbers))
    return table


def cells(average: Average, sign: str = "") -> list[str]:
    """A mean and how sure it is; one deal tells nothing about that."""
    if not average.count:
        return ["-", ""]
    return [f"{average.mean:{sign}.2f}", f"± {average.margin:.2f}" if average.count > 1 else "± ?"]


def percent_cells(average: Average, sign: str = "") -> list[str]:
    if not average.count:
        return ["-", ""]
    return [f"{average.mean:{sign}.1%}", f"± {average.margin:.1%}" if average.count > 1 else "± ?"]
