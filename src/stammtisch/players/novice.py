"""A player who is new to the game."""

from collections.abc import Sequence
from typing import Any, Final

from stammtisch.base.bits import Dice
from stammtisch.players import wits
from stammtisch.players.rule import Rule

SLIPS: Final = 4
"""Somebody new errs once in so many decisions."""


class Novice(Rule):
    """The rule player of its game with the slips of somebody new."""

    def think(self, position: Any, seat: int, acts: Sequence[int], dice: Dice) -> int:
        act = super().think(position, seat, acts, dice)
        return act if dice.below(SLIPS) else wits.of(self.game.name).slip(position, acts, act, dice)
