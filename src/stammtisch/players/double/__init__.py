"""The wits of Double."""

from collections.abc import Sequence
from typing import Any, Final

from stammtisch.base.bits import Dice
from stammtisch.players.double.judge import DoubleJudge
from stammtisch.players.wits import Wits

COMPILED = ("judge", "likely", "outlook", "policy")


class DoubleWits(Wits):
    """Its novices are one beside the mark."""

    judge = DoubleJudge()
    releases = (judge,)

    def slip(self, position: Any, acts: Sequence[int], act: int, dice: Dice) -> int:
        """The act before or after in the numbering: a trick too many or too few, a card too high or too
        low."""
        place = acts.index(act)
        near = [acts[other] for other in (place - 1, place + 1) if 0 <= other < len(acts)]
        return near[dice.below(len(near))]


WITS: Final = DoubleWits()
