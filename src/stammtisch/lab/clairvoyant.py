"""The ceiling: the searching player with all cards open.

It sees the position itself, which no seat may, so it can be had only where games are played for measuring;
the players a table finds by name don't include it.
"""

import re
from collections.abc import Sequence
from typing import Any, Final

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed
from stammtisch.games.position import Position
from stammtisch.players import wits
from stammtisch.players.judge import Judge, Worlds
from stammtisch.players.search import MOST_ITERATIONS, count
from stammtisch.players.tree import Tree

CARELESS: Final = 16
"""One act in so many is played at random in playouts, for the one world would be played out only one way."""
NAME: Final = re.compile(r"clairvoyant:(?P<iterations>[1-9][0-9]{0,6})")


class OpenCards(Worlds):
    """Nothing is hidden: every world is the true one."""

    def next(self, world: Position, dice: Dice) -> None:
        """The position is left as it is."""


class Clairvoyant:
    """Searches so many iterations with the cards as they lie, and supposes that all others see them too and
    do what serves them best; future deals it doesn't know."""

    def __init__(self, judge: Judge, position: Position, iterations: int) -> None:
        self.judge: Final = judge
        self.position: Final = position
        self.iterations: Final = iterations

    def choose(self, view: Any, acts: Sequence[int], dice: Dice) -> int:
        if len(acts) == 1:
            return acts[0]
        tree = Tree(self.judge, self.position, view.seat, OpenCards(view.seat), CARELESS, plain=0)
        count(tree, self.iterations, dice)
        return tree.choices()[0].act


def named(game: str, position: Position, name: str) -> Clairvoyant:
    """The player called `clairvoyant:2000`."""
    found = NAME.fullmatch(name)
    if not found or int(found["iterations"]) > MOST_ITERATIONS:
        raise Malformed(f"{name!r} is not clairvoyant:2000 (iterations)", "player")
    return Clairvoyant(wits.of(game).judge, position, int(found["iterations"]))
