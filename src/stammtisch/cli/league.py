"""`stammtisch league`: ratings for a set of players."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console

from stammtisch.cli.arena import cells, given_up, naming_arguments, seeds_told
from stammtisch.cli.arguments import write_json
from stammtisch.cli.simulate import called, new_table, progress_bar
from stammtisch.lab.league import League, league
from stammtisch.lab.match import Seeds, labelled


def run(
    game: str, players: Sequence[str], games: int, seats: int, seeds: Seeds, errors: Console, **how: Any
) -> League:
    with naming_arguments(), progress_bar(game, games, errors) as progress:
        return league(game, players, games, seats, seeds, progress=progress, **how)


def tell(found: League, as_json: bool, console: Console) -> None:
    if as_json:
        write_json(found, console)
    else:
        show(found, console)


def show(found: League, console: Console) -> None:
    setting = found.setting
    name = called(setting.game, setting.edition)
    console.print(f"{name}: {found.games} games at tables of {found.seats}, {seeds_told(setting)}")
    if found.given_up:
        console.print(f"{given_up(found.given_up, setting)}, and not rated")
    if found.fewest_points_win:
        console.print("points are penalties: fewer are better")
    table = new_table("", "rating", "sigma", "games", "win share", "points", "95 %")
    for player in found.players:
        rating = (f"{player.rating:.2f}", f"{player.sigma:.2f}", str(player.seats), f"{player.win_share:.1%}")
        table.add_row(labelled(player.player, found.machines), *rating, *cells(player.points))
    console.print(table)
