"""What a search asks about Gress where acts go one by one. In time it is played through by `race`."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import Dice
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.gress.scoring import points_of
from stammtisch.games.position import Position
from stammtisch.players.gress.sensible import best_act
from stammtisch.players.judge import Judge


def gress(position: Position) -> GressPosition:
    """A position that is one of Gress."""
    assert isinstance(position, GressPosition)
    return position


@final
class GressJudge(Judge):
    def sensible(self, position: Position, dice: Dice) -> i64:
        world = gress(position)
        return best_act(world, world.actor, world.right(world.actor), dice)

    def keen(self, position: Position, dice: Dice) -> i64:
        """An act at random of those that are right: to lay a wrong card or say things for nothing is plain
        waste."""
        world = gress(position)
        return dice.member(world.right(world.actor))

    def outlook(self, position: Position) -> vec[float]:
        """Penalty points below zero, for the fewest win: those there would be if the game ended now."""
        world = gress(position)
        return vec[float]([-float(points_of(world, seat)) for seat in range(world.players)])
