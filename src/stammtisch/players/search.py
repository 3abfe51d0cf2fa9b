"""A player that searches: so many iterations, or so much time, for every decision."""

import math
import re
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed
from stammtisch.games.game import Game
from stammtisch.players import wits
from stammtisch.players.contract import Thinker
from stammtisch.players.tree import Tree
from stammtisch.players.trials import Trials

SLICE: Final = 100
"""Iterations between two looks at the clock: compiled code lets nobody else in meanwhile."""
WORLDS: Final = 8
"""Worlds between two looks at what is left in question."""
MOST_ITERATIONS: Final = 1_000_000
MOST_MILLISECONDS: Final = 60_000
NAME: Final = re.compile(r"search:(?P<amount>[1-9][0-9]{0,6})(?P<unit>ms)?")


class SearchPace:
    """How a search shares its process with others. By itself it takes all the time it has."""

    def left(self) -> float:
        """Seconds in which it must come to an end, whatever it has been promised."""
        return math.inf

    def pause(self) -> None:
        """Called again and again, so that others get a turn."""


ALONE: Final = SearchPace()


class Search(Thinker):
    """Chooses the act its search found best, and stops when that can't change any more.

    With a number of iterations the choice follows from the dice alone; with a time it is CPU time, and
    depends on the machine.
    """

    def __init__(
        self, game: Game[Any, Any], *, iterations: int = 0, milliseconds: int = 0, pace: SearchPace = ALONE
    ) -> None:
        super().__init__(game)
        self.iterations: Final = iterations
        self.milliseconds: Final = milliseconds
        self.pace: Final = pace

    def think(self, position: Any, seat: int, acts: Sequence[int], dice: Dice) -> int:
        start = time.process_time()
        judge = wits.of(self.game.name).judge
        ideas = judge.ideas(position, seat, dice)
        if ideas:
            return self.step_of(Trials(judge, position, seat, ideas), start, dice)
        tree = Tree(judge, position, seat)
        if self.iterations:
            count(tree, self.iterations, dice, self.pace)
        else:
            clock(tree, start, self.milliseconds / 1000, dice, self.pace)
        return tree.choices()[0].act

    def step_of(self, trials: Trials, start: float, dice: Dice) -> int:
        """The first step of the best act; the others are thought through again when they come."""
        if self.iterations:
            weigh(trials, self.iterations, dice, self.pace)
        else:
            weigh_until(trials, start, self.milliseconds / 1000, dice, self.pace)
        return trials.choice().steps[0]


def count(tree: Tree, iterations: int, dice: Dice, pace: SearchPace = ALONE) -> None:
    """Grow a tree by so many iterations, or until they can't change the choice."""
    left = iterations
    while left > 0 and left >= tree.lead():
        tree.grow(min(SLICE, left), dice)
        left -= SLICE
        pace.pause()


def clock(tree: Tree, start: float, seconds: float, dice: Dice, pace: SearchPace) -> None:
    """Grow a tree until so much CPU time has passed, or what is left of it can't change the choice."""
    grown = 0
    left = seconds
    began = time.process_time()
    while left > 0:
        tree.grow(SLICE, dice)
        grown += SLICE
        pace.pause()
        now = time.process_time()
        left = min(start + seconds - now, pace.left())
        if grown * left < int(tree.lead()) * (now - began):
            return


def weigh(trials: Trials, iterations: int, dice: Dice, pace: SearchPace = ALONE) -> None:
    """Try acts so many times altogether, or until one is left."""
    tried = 0

    def grow() -> float:
        nonlocal tried
        worlds = min(WORLDS, (iterations - tried) // len(trials.left))
        trials.grow(worlds, dice)
        tried += worlds * len(trials.left)
        pace.pause()
        return tried / iterations if worlds else 1.0

    narrow_down(trials, grow)


def weigh_until(trials: Trials, start: float, seconds: float, dice: Dice, pace: SearchPace) -> None:
    """Try acts until so much CPU time has passed, or one is left."""

    def grow() -> float:
        trials.grow(WORLDS, dice)
        pace.pause()
        return (time.process_time() - start) / seconds if pace.left() > 0 else 1.0

    narrow_down(trials, grow)


def narrow_down(trials: Trials, grow: Callable[[], float]) -> None:
    """Give up acts as soon as they are surely worse, and half of them after each of a few equal parts of
    what may be spent. `grow` says how much has been spent."""
    halvings = (len(trials.ideas) - 1).bit_length()
    halved = 1
    spent = 0.0
    while spent < 1 and len(trials.left) > 1:
        spent = grow()
        trials.drop()
        if spent * halvings >= halved:
            trials.halve()
            halved += 1


def named(game: Game[Any, Any], name: str, pace: SearchPace = ALONE) -> Search:
    """The searching player called `search:2000` or `search:50ms`."""
    found = NAME.fullmatch(name)
    amount = int(found["amount"]) if found else 0
    if not found or amount > (MOST_MILLISECONDS if found["unit"] else MOST_ITERATIONS):
        raise Malformed(f"{name!r} is not search:2000 (iterations) or search:50ms (time)", "player")
    if found["unit"]:
        return Search(game, milliseconds=amount, pace=pace)
    return Search(game, iterations=amount, pace=pace)
