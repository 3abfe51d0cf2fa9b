"""A player at random that wastes nothing good on purpose: an opponent to measure others by."""

from collections.abc import Sequence
from typing import Any

from stammtisch.base.bits import Dice
from stammtisch.players import wits
from stammtisch.players.contract import Thinker


class Keen(Thinker):
    """Does what its game calls keen; in a game that knows no waste that is any legal act."""

    def think(self, position: Any, seat: int, acts: Sequence[int], dice: Dice) -> int:
        return int(wits.of(self.game.name).judge.keen(position, dice))
