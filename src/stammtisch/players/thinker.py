"""Players that don't look at a view but think in a position imagined from it."""

from collections.abc import Sequence
from typing import Any, Final

from stammtisch.base.bits import Dice
from stammtisch.games.game import Game
from stammtisch.players import wits


class Thinker:
    """A player that decides in a position imagined from its view."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game: Final = game
        self.wits: Final = wits.of(game.name)

    def choose(self, view: Any, acts: Sequence[int], dice: Dice) -> int:
        """An only act needs no thought."""
        if len(acts) == 1:
            return acts[0]
        return self.think(self.game.imagine(view, dice), view.seat, acts, dice)

    def think(self, position: Any, seat: int, acts: Sequence[int], dice: Dice) -> int:
        """One of several acts. The position, which looks like the view, is left as it is."""
        raise NotImplementedError
