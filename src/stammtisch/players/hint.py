"""What the searching player would do in somebody's place, and what it expects of it."""

from typing import Any, Final

import msgspec

from stammtisch.base.bits import Dice
from stammtisch.games.game import Game
from stammtisch.players import wits
from stammtisch.players.search import count, weigh
from stammtisch.players.tree import Tree
from stammtisch.players.trials import Trials

ITERATIONS: Final = 4000
MOST: Final = 3
"""So many acts are worth naming."""
TRIALS: Final = 800
FOLLOWED: Final = 150
"""Where whole acts are tried: so many trials, and each act that is named is followed to the next deal in so
many worlds, the same for all."""
SEEDS: Final = 1_000_000


class Hint(msgspec.Struct, frozen=True):
    """One whole act, with what comes of it on average."""

    steps: tuple[int, ...]
    points: float
    """Points made until the next deal."""
    reached: float
    """The chance to reach what the seat set out for: to keep its prediction, to do best in the round."""
    chance: float | None = None
    """The chance to win the game, where the search judges by it."""


def hints(game: Game[Any, Any], view: Any, dice: Dice, iterations: int = 0) -> list[Hint]:
    """The best acts of a seat that is to act, the best first, from what it sees; after the usual number of
    iterations unless told."""
    root = game.imagine(view, dice)
    judge = wits.of(game.name).judge
    ideas = judge.ideas(root, view.seat, dice)
    if ideas:
        return hints_by_trials(Trials(judge, root, view.seat, ideas), dice, iterations or TRIALS)
    tree = Tree(judge, root, view.seat)
    count(tree, iterations or ITERATIONS, dice)
    return [Hint((choice.act,), choice.points, choice.reached) for choice in tree.choices()[:MOST]]


def hints_by_trials(trials: Trials, dice: Dice, iterations: int) -> list[Hint]:
    """The best act first, then those that were in question longest. An only idea is tried for its chance."""
    if len(trials.ideas) == 1:
        trials.grow(FOLLOWED, dice)
    weigh(trials, iterations, dice)
    best = trials.choice()
    ranked = sorted(trials.ideas, key=lambda idea: (idea is not best, -idea.tried(), -idea.mean()))
    seed = dice.below(SEEDS)
    return [
        Hint(tuple(idea.steps), *trials.follow(idea, FOLLOWED, Dice(seed)), idea.mean())
        for idea in ranked[:MOST]
    ]
