"""A player at random that wastes nothing good on purpose: an opponent to measure others by."""

from collections.abc import Sequence
from typing import Any, Final

from stammtisch.base.bits import Dice
from stammtisch.games.game import Game


class Keen:
    """Does what its game calls keen; in a game that knows no waste that is any legal act."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game: Final = game

    def choose(self, view: Any, acts: Sequence[int], dice: Dice) -> int:
        if len(acts) == 1:
            return acts[0]
        return int(self.game.imagine(view, dice).keen(dice))
