"""The list of games."""

from typing import Any, Final

from stammtisch.games.double.game import Double
from stammtisch.games.errors import Malformed
from stammtisch.games.game import Game
from stammtisch.games.grass.game import Grass
from stammtisch.games.gress.game import Gress

GAMES: Final[dict[str, Game[Any, Any]]] = {game.name: game for game in (Double(), Grass(), Gress())}


def find(name: str) -> Game[Any, Any]:
    """The game of this name."""
    if name not in GAMES:
        raise Malformed(f"there is no game {name!r}; known: {', '.join(GAMES)}", "game")
    return GAMES[name]
