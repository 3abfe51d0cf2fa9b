"""stammtisch env: a game as programs that learn meet it."""

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from stammtisch.games.game import Game
from stammtisch.games.observing import ObservationLayout


def data(game: Game[Any, Any], players: int, layout: ObservationLayout) -> dict[str, Any]:
    return {
        "game": game.name,
        "players": players,
        "acts": game.act_count,
        "in_time": game.in_time,
        "version": layout.version,
        "bytes": layout.bytes,
        "fields": [
            {"name": field.name, "from": where.start, "to": where.stop, "meaning": field.meaning}
            for field, where in zip(layout.fields, layout.slices().values(), strict=True)
        ],
    }


def show(
    game: Game[Any, Any], players: int, layout: ObservationLayout, console: Console, *, whole: bool
) -> None:
    waiting = ", and 61 to wait" if game.in_time else ""
    console.print(f"{game.name} for {players}: acts 0 to {game.act_count - 1}{waiting} (docs/acts.md)")
    console.print(f"an observation has {layout.bytes} bytes, version {layout.version} of their layout")
    if not whole:
        return
    table = Table("field", "bytes", "what they are", box=SIMPLE_HEAD)
    for field, where in zip(layout.fields, layout.slices().values(), strict=True):
        table.add_row(field.name, f"{where.start} to {where.stop - 1}", field.meaning)
    console.print(table)
