"""A player by rules of thumb: the sensible act of its game, at once."""

from collections.abc import Sequence
from typing import Any

from stammtisch.base.bits import Dice
from stammtisch.players import wits
from stammtisch.players.contract import Thinker


class Rule(Thinker):
    """Does what its game calls sensible; what it imagines of the hidden makes no difference to that."""

    def think(self, position: Any, seat: int, acts: Sequence[int], dice: Dice) -> int:
        return int(wits.of(self.game.name).judge.sensible(position, dice))
