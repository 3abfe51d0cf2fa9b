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


@final
class GressJudge(Judge):
    def sensible(self, position: Position, dice: Dice) -> i64:
        assert isinstance(position, GressPosition)
        return best_act(position, position.actor, position.right(position.actor), dice)

    def keen(self, position: Position, dice: Dice) -> i64:
        """An act at random of those that are right: to lay a wrong card or say things for nothing is plain
        waste."""
        assert isinstance(position, GressPosition)
        return dice.member(position.right(position.actor))

    def outlook(self, position: Position) -> vec[float]:
        """Penalty points below zero, for the fewest win: those there would be if the game ended now."""
        assert isinstance(position, GressPosition)
        return vec[float]([-float(points_of(position, seat)) for seat in range(position.players)])
