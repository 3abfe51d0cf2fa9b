"""`stammtisch league`: ratings for a set of players."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from stammtisch.cli.arena import called, cells, cores, given_up, naming_arguments, seeds_told
from stammtisch.cli.simulate import progress_bar, write_json
from stammtisch.lab.league import League, league
from stammtisch.lab.match import Seeds, labelled


def run(
    game: str,
    players: Sequence[str],
    games: int,
    seats: int,
    seeds: Seeds,
    options: dict[str, Any],
    errors: Console,
    *,
    edition: str,
    limit: int | None,
    workers: int | None,
) -> League:
    with naming_arguments(), progress_bar(game, games, errors) as progress:
        return league(
            game,
            players,
            games,
            seats,
            seeds,
            options,
            edition=edition,
            limit=limit,
            workers=cores() if workers is None else workers,
            progress=progress,
        )


def tell(found: League, as_json: bool, console: Console) -> None:
    if as_json:
        write_json(found, console)
    else:
        show(found, console)


def show(found: League, console: Console) -> None:
    setting = found.setting
    console.print(f"{called(setting)}: {found.games} games at tables of {found.seats}, {seeds_told(setting)}")
    if found.given_up:
        console.print(f"{given_up(found.given_up, setting)}, and not rated")
    if found.fewest_points_win:
        console.print("points are penalties: fewer are better")
    table = Table("")
    for column in ("rating", "sigma", "games", "win share", "points", "95 %"):
        table.add_column(column, justify="right")
    for player in found.players:
        rating = (f"{player.rating:.2f}", f"{player.sigma:.2f}", str(player.seats), f"{player.win_share:.1%}")
        table.add_row(labelled(player.player, found.machines), *rating, *cells(player.points))
    console.print(table)
