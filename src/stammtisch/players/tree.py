"""Information-set Monte Carlo tree search, written once for all games.

Every iteration imagines anew what the seat can't see, walks down the tree of acts that are legal in that
world, adds one act, plays on sensibly to the next moment of chance, and credits every seat with what it
made of it. The tree is kept in columns: no objects, no garbage.
"""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.games.bits import Dice, bit
from stammtisch.games.position import Position

EXPLORE: Final = 0.45
CARELESS: Final = 16
"""One act in so many is played at random in playouts, so that no world is played out only one way."""
NONE: Final = -1


@final
class Tree:
    """What has been tried from one view so far."""

    def __init__(self, root: Position, seat: i64) -> None:
        self.root: Final = root
        self.seat: Final[i64] = seat
        self.world: Final = root.copy()
        self.before: Final = root.scores()
        self.act: vec[i64] = vec[i64]([NONE])
        self.mover: vec[i64] = vec[i64]([NONE])
        self.child: vec[i64] = vec[i64]([NONE])
        self.sibling: vec[i64] = vec[i64]([NONE])
        self.visits: vec[i64] = vec[i64]([0])
        self.available: vec[i64] = vec[i64]([0])
        self.total: vec[float] = vec[float]([0.0])

    def grow(self, iterations: i64, dice: Dice) -> None:
        for i in range(iterations):
            self.world.copy_from(self.root)
            self.world.redeal(self.seat, dice)
            path = self.descend(dice)
            self.play_on(dice)
            self.credit(path)

    def descend(self, dice: Dice) -> vec[i64]:
        """Down to an act not tried before, or to a moment of chance; returns the nodes passed."""
        world = self.world
        path = vec[i64]([])
        node: i64 = 0
        while world.actor >= 0:
            mover = world.actor
            legal = world.legal(mover)
            untried = legal & ~self.tried(node, legal)
            if untried:
                act = dice.member(untried)
                node = self.add(node, mover, act)
                world.make(mover, act)
                return append(path, node)
            node = self.choose(node, legal)
            path = append(path, node)
            world.make(mover, self.act[node])
        return path

    def tried(self, node: i64, legal: i64) -> i64:
        """The acts below a node, each legal one counted as available once more."""
        acts: i64 = 0
        child = self.child[node]
        while child != NONE:
            act = bit(self.act[child])
            acts |= act
            if act & legal:
                self.available[child] = self.available[child] + 1
            child = self.sibling[child]
        return acts

    def add(self, node: i64, mover: i64, act: i64) -> i64:
        fresh: i64 = len(self.act)
        self.act = append(self.act, act)
        self.mover = append(self.mover, mover)
        self.child = append(self.child, NONE)
        self.sibling = append(self.sibling, self.child[node])
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 1)
        self.total = append(self.total, 0.0)
        self.child[node] = fresh
        return fresh

    def choose(self, node: i64, legal: i64) -> i64:
        """The legal child with the best upper bound."""
        best: i64 = NONE
        most = -1.0
        child = self.child[node]
        while child != NONE:
            if bit(self.act[child]) & legal:
                visits = float(self.visits[child])
                bound = self.total[child] / visits + EXPLORE * math.sqrt(
                    math.log(float(self.available[child])) / visits
                )
                if bound > most:
                    most = bound
                    best = child
            child = self.sibling[child]
        return best

    def play_on(self, dice: Dice) -> None:
        world = self.world
        while world.actor >= 0:
            actor = world.actor
            if dice.below(CARELESS) == 0:
                world.make(actor, dice.member(world.legal(actor)))
            else:
                world.make(actor, world.sensible(dice))

    def credit(self, path: vec[i64]) -> None:
        after = self.world.scores()
        for step in range(len(path)):
            node = path[step]
            mover = self.mover[node]
            gain = float(after[mover] - self.before[mover])
            self.visits[node] = self.visits[node] + 1
            self.total[node] = self.total[node] + (gain + 5.0) / 15.0

    def choices(self) -> list[tuple[int, int, float]]:
        """Each act tried at the root: how often, and what it brought on average; the most tried first."""
        found: list[tuple[int, int, float]] = []
        child = self.child[0]
        while child != NONE:
            visits = int(self.visits[child])
            mean = self.total[child] / float(max(visits, 1)) * 15.0 - 5.0
            found.append((int(self.act[child]), visits, mean))
            child = self.sibling[child]
        found.sort(key=most_tried)
        return found


def most_tried(choice: tuple[int, int, float]) -> tuple[int, int]:
    return (-choice[1], choice[0])
