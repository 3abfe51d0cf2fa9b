"""Players that do at once what the judge of their game says."""

from collections.abc import Sequence
from typing import Any, Final

from stammtisch.base.bits import Dice
from stammtisch.players import wits
from stammtisch.players.contract import Thinker

SLIPS: Final = 4
"""Somebody new errs once in so many decisions."""


class Rule(Thinker):
    """A player by rules of thumb: it does what is sensible. What it imagines of the hidden makes no
    difference to that."""

    def think(self, position: Any, seat: int, acts: Sequence[int], dice: Dice) -> int:
        return int(wits.of(self.game.name).judge.sensible(position, dice))


class Novice(Rule):
    """The same with the slips of somebody new to the game."""

    def think(self, position: Any, seat: int, acts: Sequence[int], dice: Dice) -> int:
        act = super().think(position, seat, acts, dice)
        return act if dice.below(SLIPS) else wits.of(self.game.name).slip(position, acts, act, dice)


class Keen(Thinker):
    """A player at random that wastes nothing good on purpose, an opponent to measure others by; in a game
    that knows no waste it does anything."""

    def think(self, position: Any, seat: int, acts: Sequence[int], dice: Dice) -> int:
        return int(wits.of(self.game.name).judge.keen(position, dice))
