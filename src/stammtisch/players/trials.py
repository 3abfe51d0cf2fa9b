"""Whole acts compared by playing on from them, again and again, in worlds that are the same for all.

Every trial imagines anew what the seat can't see, does one of the acts, plays on sensibly until the game can
judge the prospects of the seat, and notes them. All acts get the same worlds and the same dice, so that
their luck cancels out. What falls behind is tried no further.
"""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.base.bits import Dice
from stammtisch.games.position import Position
from stammtisch.players.judge import Judge

DOUBT: Final = 2.5
"""So many standard errors behind the best an act is given up."""
SURE: Final = 1.0
"""So many standard errors ahead of the sensible act another is done instead."""
ROUGH: Final = 0.03
"""And by so much more of a chance to win: prospects are judged no better than that, however many."""
SLIGHT: Final = 0.001
"""A difference in the chance to win that is not worth further thought."""
FEWEST: Final = 24
"""Worlds to see before anything is given up."""


@final
class Idea:
    """A whole act, and what came of it in each world."""

    def __init__(self, steps: list[int]) -> None:
        self.steps: Final = steps
        self.worths: vec[float] = vec[float]([])
        self.total: float = 0.0

    def tried(self) -> i64:
        return len(self.worths)

    def mean(self) -> float:
        return self.total / float(max(self.tried(), 1))


@final
class Trials:
    """What has been tried from one view so far."""

    def __init__(self, judge: Judge, root: Position, seat: i64, ideas: list[list[int]]) -> None:
        self.judge: Final = judge
        self.root: Final = root
        self.seat: Final[i64] = seat
        self.worlds: Final = judge.worlds(root, seat)
        self.ideas: Final = [Idea(steps) for steps in ideas]
        self.left: list[Idea] = list(self.ideas)
        """Those still in question."""
        self.world: Final = root.copy()
        self.trial: Final = root.copy()
        self.dice: Final = Dice(0)

    def grow(self, worlds: i64, dice: Dice) -> None:
        """Try every act that is left in so many further worlds."""
        trial = self.trial
        for i in range(worlds):
            self.next_world(dice)
            for idea in self.left:
                self.begin(idea, dice)
                worth = self.judge.prospect(trial, self.seat, self.dice)
                idea.worths = append(idea.worths, worth)
                idea.total += worth
            dice.below(2)

    def next_world(self, dice: Dice) -> None:
        self.world.copy_from(self.root)
        self.worlds.next(self.world, dice)

    def begin(self, idea: Idea, dice: Dice) -> None:
        """Do an act in the world of the moment, and have the same dice ready as for any other."""
        self.trial.copy_from(self.world)
        self.dice.state = dice.state
        for step in idea.steps:
            self.trial.make(self.seat, step)

    def follow(self, idea: Idea, worlds: i64, dice: Dice) -> tuple[float, float]:
        """How many points an act brings on average until the next moment of chance, and how often the seat
        reaches what it has set out for."""
        points: i64 = 0
        reached: i64 = 0
        for i in range(worlds):
            self.next_world(dice)
            self.begin(idea, dice)
            self.judge.play_on(self.trial, 0, self.dice)
            points += self.trial.score(self.seat) - self.root.score(self.seat)
            if self.judge.reached(self.trial, self.seat):
                reached += 1
            dice.below(2)
        return float(points) / float(worlds), float(reached) / float(worlds)

    def best(self) -> Idea:
        """What has brought most so far; of equals the first."""
        found = self.left[0]
        for idea in self.left:
            if idea.mean() > found.mean():
                found = idea
        return found

    def choice(self) -> Idea:
        """The best, but the sensible act, which is the first, as long as none is ahead of it by more than
        chance may do."""
        usual = self.ideas[0]
        best = self.best()
        mean, error = gap(best, usual)
        return best if mean > SURE * error + ROUGH else usual

    def drop(self) -> None:
        """Give up what is surely worse than the best, or surely next to the same."""
        best = self.best()
        if best.tried() >= FEWEST:
            self.left = [idea for idea in self.left if idea is best or in_question(best, idea)]

    def halve(self) -> None:
        """Give up the worse half."""
        ranked = sorted(self.left, key=by_worth)
        self.left = ranked[: (len(ranked) + 1) // 2]


def by_worth(idea: Idea) -> float:
    return -idea.mean()


def in_question(best: Idea, idea: Idea) -> bool:
    """Whether an act may turn out better than the best so far."""
    mean, error = gap(best, idea)
    return mean < DOUBT * error and mean + DOUBT * error > SLIGHT


def gap(better: Idea, worse: Idea) -> tuple[float, float]:
    """How far one is ahead of another in the worlds both have seen, and the standard error of that."""
    worths = worse.worths
    others = better.worths
    n: i64 = min(len(worths), len(others))
    if n == 0:
        return 0.0, 0.0
    total = 0.0
    squares = 0.0
    for world in range(n):
        gap = others[world] - worths[world]
        total += gap
        squares += gap * gap
    mean = total / float(n)
    return mean, math.sqrt(max(squares / float(n) - mean * mean, 0.0) / float(n))
