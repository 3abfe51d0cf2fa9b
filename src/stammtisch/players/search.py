"""A player that searches: so many iterations, or so much time, for every decision."""

import re
import time
from collections.abc import Sequence
from typing import Any, Final

from stammtisch.games.bits import Dice
from stammtisch.games.errors import Malformed
from stammtisch.games.game import Game
from stammtisch.players.tree import Tree

SLICE: Final = 100
"""Iterations between two looks at the clock: compiled code lets nobody else in meanwhile."""
MOST_ITERATIONS: Final = 1_000_000
MOST_MILLISECONDS: Final = 60_000
NAME: Final = re.compile(r"search:(?P<amount>[1-9][0-9]{0,6})(?P<unit>ms)?")


class Search:
    """Chooses the act its search tried most often, and stops when no other can catch up any more.

    With a number of iterations the choice follows from the dice alone; with a time it is CPU time, and
    depends on the machine.
    """

    def __init__(self, game: Game[Any, Any], *, iterations: int = 0, milliseconds: int = 0) -> None:
        self.game: Final = game
        self.iterations: Final = iterations
        self.milliseconds: Final = milliseconds

    def choose(self, view: Any, acts: Sequence[int], dice: Dice) -> int:
        if len(acts) == 1:
            return acts[0]
        start = time.process_time()
        tree = Tree(self.game.imagine(view, dice), view.seat)
        if self.iterations:
            count(tree, self.iterations, dice)
        else:
            clock(tree, start, self.milliseconds / 1000, dice)
        return tree.choices()[0].act


def count(tree: Tree, iterations: int, dice: Dice) -> None:
    """Grow a tree by so many iterations, or until they can't change the choice."""
    left = iterations
    while left > 0 and left >= tree.lead():
        tree.grow(min(SLICE, left), dice)
        left -= SLICE


def clock(tree: Tree, start: float, seconds: float, dice: Dice) -> None:
    """Grow a tree until so much CPU time has passed, or what is left of it can't change the choice."""
    grown = 0
    left = seconds
    began = time.process_time()
    while left > 0:
        tree.grow(SLICE, dice)
        grown += SLICE
        now = time.process_time()
        left = start + seconds - now
        if grown * left < int(tree.lead()) * (now - began):
            return


def named(game: Game[Any, Any], name: str) -> Search:
    """The searching player called `search:2000` or `search:50ms`."""
    found = NAME.fullmatch(name)
    amount = int(found["amount"]) if found else 0
    if not found or amount > (MOST_MILLISECONDS if found["unit"] else MOST_ITERATIONS):
        raise Malformed(f"{name!r} is not search:2000 (iterations) or search:50ms (time)", "player")
    if found["unit"]:
        return Search(game, milliseconds=amount)
    return Search(game, iterations=amount)
