"""Players by level, for games that go turn by turn: from one who is new to the game to a machine."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from stammtisch.base.bits import Dice
from stammtisch.games.game import Game
from stammtisch.players.rule import Rule
from stammtisch.players.search import Search

SLIPS: Final = 4
"""Somebody new errs once in so many decisions."""
MACHINE: Final = "master"
"""Surer than people are; whoever shows it must say so."""

Slip = Callable[[Any, Sequence[int], int, Dice], int]
"""What is done in place of a sensible act: from an imagined position, the acts, and the act itself."""


class Novice:
    """The rule player of its game with the slips of somebody new."""

    def __init__(self, game: Game[Any, Any], slip: Slip) -> None:
        self.game: Final = game
        self.slip: Final = slip

    def choose(self, view: Any, acts: Sequence[int], dice: Dice) -> int:
        if len(acts) == 1:
            return acts[0]
        position = self.game.imagine(view, dice)
        act = int(position.sensible(dice))
        return act if dice.below(SLIPS) else self.slip(position, acts, act, dice)


def beside(position: Any, acts: Sequence[int], act: int, dice: Dice) -> int:
    """The act before or after in the numbering of Double: a trick too many or too few, a card too high or
    too low."""
    place = acts.index(act)
    near = [acts[other] for other in (place - 1, place + 1) if 0 <= other < len(acts)]
    return near[dice.below(len(near))]


def keen(position: Any, acts: Sequence[int], act: int, dice: Dice) -> int:
    """Anything but plain waste."""
    return int(position.keen(dice))


LEVELS: Final[dict[str, dict[str, Callable[[Game[Any, Any]], Novice | Rule | Search]]]] = {
    "double": {
        "novice": lambda game: Novice(game, beside),
        "casual": Rule,
        "expert": lambda game: Search(game, iterations=60),
        MACHINE: lambda game: Search(game, milliseconds=50),
    },
    "grass": {
        "novice": lambda game: Novice(game, keen),
        "casual": Rule,
        "expert": lambda game: Search(game, iterations=100),
        MACHINE: lambda game: Search(game, milliseconds=200),
    },
}
"""By game, the weakest first. Gress has levels of its own, which also differ in speed."""
