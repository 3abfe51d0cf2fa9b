"""The list of games, and the parts of each by its name.

A game is the same name in every room of the house: its rules are `games/NAME`, its wits `players/NAME`, its
score pad `sheets/NAME`, and so on. Whoever needs such a part asks for it here by the name of the game.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from stammtisch.base.errors import Malformed
from stammtisch.games.double.game import Double
from stammtisch.games.game import Game
from stammtisch.games.grass.game import Grass
from stammtisch.games.gress.game import Gress

GAMES: Final[dict[str, Game[Any, Any]]] = {game.name: game for game in (Double(), Grass(), Gress())}


def find(name: str) -> Game[Any, Any]:
    """The game of this name."""
    if name not in GAMES:
        raise Malformed(f"there is no game {name!r}; known: {', '.join(GAMES)}", "game")
    return GAMES[name]


def add(module: str) -> None:
    """Put games of somebody else on the list: those that a module of theirs has in a tuple `GAMES`."""
    try:
        found = import_module(module).GAMES
    except (ImportError, AttributeError) as problem:
        raise Malformed(f"{module} is no module with GAMES: {problem}", "games") from None
    for game in found:
        GAMES[game.name] = game


def has_part(room: str, name: str) -> bool:
    """Whether a game has a part in a room of the house."""
    return find_spec(f"stammtisch.{room}.{name}") is not None


def part(room: str, name: str) -> Any:
    """The module of a game in a room of the house, such as `cli.games`. `Malformed` says that it has none."""
    find(name)
    if not has_part(room, name):
        raise Malformed(f"{name} has nothing in {room}", "game")
    return import_module(f"stammtisch.{room}.{name}")
