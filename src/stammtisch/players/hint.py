"""What the searching player would do in somebody's place, and what it expects of it."""

from typing import Any, Final

import msgspec

from stammtisch.games.bits import Dice
from stammtisch.games.game import Game
from stammtisch.players.search import count
from stammtisch.players.tree import Tree

ITERATIONS: Final = 4000
MOST: Final = 3
"""So many acts are worth naming."""


class Hint(msgspec.Struct, frozen=True):
    """One act, with what comes of it on average."""

    act: int
    points: float
    """Points made until the next deal."""
    reached: float
    """The chance to reach what the seat set out for, such as to keep its prediction."""


def hints(game: Game[Any, Any], view: Any, dice: Dice, iterations: int = ITERATIONS) -> list[Hint]:
    """The best acts of a seat that is to act, the best first, from what it sees."""
    tree = Tree(game.imagine(view, dice), view.seat)
    count(tree, iterations, dice)
    return [Hint(choice.act, choice.points, choice.reached) for choice in tree.choices()[:MOST]]
