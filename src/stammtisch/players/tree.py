"""Information-set Monte Carlo tree search, written once for all games that go turn by turn.

Every iteration imagines anew what the seat can't see, as likely as what the others did makes it, walks down
the tree of acts that are legal in that world, adds one act, plays on sensibly to the next moment of chance,
and credits every act with what it brought the seat that did it. The tree is kept in columns: no objects, no
garbage.
"""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.base.bits import Dice, bit
from stammtisch.games.position import ACTS, Position
from stammtisch.players.judge import Judge, Worlds

EXPLORE: Final = 0.45
"""How much an act tried seldom is given the benefit of the doubt, as a part of all that is at stake."""
PLAIN: Final = 100
"""Of a hundred acts of others in the tree so many are the sensible one, the rest what serves them best."""
DEEPEST: Final = 200
"""No iteration goes down further than so many acts."""
NONE: Final = -1
TABLE: Final = 4096
ROOTS_OF_LOGARITHMS: Final = vec[float]([math.sqrt(math.log(n + 1.0)) for n in range(TABLE)])
INVERSE_ROOTS: Final = vec[float]([1.0 / math.sqrt(max(n, 1.0)) for n in range(TABLE)])


def root_of_logarithm(n: i64) -> float:
    """Of n + 1."""
    return ROOTS_OF_LOGARITHMS[n] if n < TABLE else math.sqrt(math.log(float(n) + 1.0))


def inverse_root(n: i64) -> float:
    return INVERSE_ROOTS[n] if n < TABLE else 1.0 / math.sqrt(float(n))


@final
class Choice:
    """An act tried at the root: how often, and what came of it on average."""

    def __init__(self, act: int, tried: int, worth: float, points: float, reached: float) -> None:
        self.act: Final = act
        self.tried: Final = tried
        self.worth: Final = worth
        """By the outlook of the game, next to now."""
        self.points: Final = points
        """Points made until the next moment of chance."""
        self.reached: Final = reached
        """How often the seat reached what it had set out for."""


@final
class Tree:
    """What has been tried from one view so far."""

    def __init__(
        self,
        judge: Judge,
        root: Position,
        seat: i64,
        worlds: Worlds | None = None,
        careless: i64 = 0,
        plain: i64 = PLAIN,
    ) -> None:
        self.judge: Final = judge
        self.root: Final = root
        self.seat: Final[i64] = seat
        self.worlds: Final = worlds if worlds is not None else judge.worlds(root, seat)
        self.careless: Final[i64] = careless
        self.plain: Final[i64] = plain
        self.world: Final = root.copy()
        self.before: Final = judge.outlook(root)
        self.had: Final[i64] = root.score(seat)
        self.least: float = 0.0
        self.most: float = 1.0
        """The smallest and the largest gain so far: what is at stake."""
        self.act: vec[i64] = vec[i64]([NONE])
        self.mover: vec[i64] = vec[i64]([NONE])
        self.child: vec[i64] = vec[i64]([NONE])
        self.tried: vec[i64] = vec[i64]([0])
        """For each node the set of acts below it."""
        self.sibling: vec[i64] = vec[i64]([NONE])
        self.visits: vec[i64] = vec[i64]([0])
        self.available: vec[i64] = vec[i64]([0])
        self.total: vec[float] = vec[float]([0.0])
        self.path: vec[i64] = vec[i64]([NONE] * DEEPEST)
        self.depth: i64 = 0
        """The nodes passed in this iteration, and how many."""
        self.points: vec[i64] = vec[i64]([0] * ACTS)
        self.reached: vec[i64] = vec[i64]([0] * ACTS)
        """By act at the root."""

    def grow(self, iterations: i64, dice: Dice) -> None:
        for i in range(iterations):
            self.world.copy_from(self.root)
            self.worlds.next(self.world, dice)
            self.descend(dice)
            self.judge.play_on(self.world, self.careless, dice)
            self.credit()

    def descend(self, dice: Dice) -> None:
        """Down to an act not tried before, or to a moment of chance."""
        world = self.world
        node: i64 = 0
        self.depth = 0
        while world.actor >= 0 and self.depth < DEEPEST:
            mover = world.actor
            fresh: i64 = len(self.act)
            if mover != self.seat and self.plain > 0 and dice.below(100) < self.plain:
                node = self.follow(node, mover, self.judge.sensible(world, dice))
            else:
                node = self.try_or_choose(node, mover, world.legal(mover), dice)
            self.path[self.depth] = node
            self.depth += 1
            world.make(mover, self.act[node])
            if node == fresh:
                return

    def follow(self, node: i64, mover: i64, act: i64) -> i64:
        """The child for an act, added if it is not there."""
        child = self.child[node]
        while child != NONE:
            if self.act[child] == act:
                return child
            child = self.sibling[child]
        return self.add(node, mover, act)

    def try_or_choose(self, node: i64, mover: i64, legal: i64, dice: Dice) -> i64:
        untried = legal & ~self.tried[node]
        if not untried:
            return self.choose(node, legal)
        if self.tried[node] & legal:
            self.pass_over(node, legal)
        return self.add(node, mover, dice.member(untried))

    def pass_over(self, node: i64, legal: i64) -> None:
        """Each legal act below a node was available once more."""
        act = self.act
        sibling = self.sibling
        available = self.available
        child = self.child[node]
        while child != NONE:
            if bit(act[child]) & legal:
                available[child] = available[child] + 1
            child = sibling[child]

    def add(self, node: i64, mover: i64, act: i64) -> i64:
        fresh: i64 = len(self.act)
        self.act = append(self.act, act)
        self.mover = append(self.mover, mover)
        self.child = append(self.child, NONE)
        self.tried = append(self.tried, 0)
        self.sibling = append(self.sibling, self.child[node])
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 1)
        self.total = append(self.total, 0.0)
        self.child[node] = fresh
        self.tried[node] = self.tried[node] | bit(act)
        return fresh

    def choose(self, node: i64, legal: i64) -> i64:
        """The legal child with the best upper bound, where all legal acts have been tried."""
        act = self.act
        sibling = self.sibling
        visits = self.visits
        total = self.total
        available = self.available
        explore = EXPLORE * (self.most - self.least)
        best: i64 = NONE
        most = -math.inf
        child = self.child[node]
        while child != NONE:
            if bit(act[child]) & legal:
                offered = available[child] + 1
                available[child] = offered
                root = inverse_root(visits[child])
                bound = (total[child] * root + explore * root_of_logarithm(offered)) * root
                if bound > most:
                    most = bound
                    best = child
            child = sibling[child]
        return best

    def credit(self) -> None:
        after = self.judge.outlook(self.world)
        visits = self.visits
        total = self.total
        path = self.path
        for step in range(self.depth):
            node = path[step]
            mover = self.mover[node]
            gain = after[mover] - self.before[mover]
            self.least = min(self.least, gain)
            self.most = max(self.most, gain)
            visits[node] = visits[node] + 1
            total[node] = total[node] + gain
        act = self.act[self.path[0]]
        seat = self.seat
        self.points[act] = self.points[act] + self.world.score(seat) - self.had
        if self.judge.reached(self.world, seat):
            self.reached[act] = self.reached[act] + 1

    def lead(self) -> i64:
        """How many more times the act tried most was tried than the one after it."""
        first: i64 = 0
        second: i64 = 0
        child = self.child[0]
        while child != NONE:
            visits = self.visits[child]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            child = self.sibling[child]
        return first - second

    def choices(self) -> list[Choice]:
        """Each act tried at the root, the most tried first."""
        found: list[Choice] = []
        child = self.child[0]
        while child != NONE:
            act = self.act[child]
            tried = float(max(self.visits[child], 1))
            worth, points = self.total[child] / tried, float(self.points[act]) / tried
            reached = float(self.reached[act]) / tried
            found.append(Choice(int(act), int(self.visits[child]), worth, points, reached))
            child = self.sibling[child]
        found.sort(key=most_tried)
        return found


def most_tried(choice: Choice) -> tuple[int, int]:
    return (-choice.tried, choice.act)
