"""A player by rules of thumb: the sensible act of its game, at once."""

from collections.abc import Sequence
from typing import Any, Final

from stammtisch.base.bits import Dice
from stammtisch.games.game import Game


class Rule:
    """Does what its game calls sensible; what it imagines of the hidden makes no difference to that."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game: Final = game

    def choose(self, view: Any, acts: Sequence[int], dice: Dice) -> int:
        if len(acts) == 1:
            return acts[0]
        return int(self.game.imagine(view, dice).sensible(dice))
