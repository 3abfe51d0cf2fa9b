"""The wits of Double."""

from collections.abc import Sequence
from typing import Any, Final

from stammtisch.base.bits import Dice
from stammtisch.games.double.position import PLAYS, DoublePosition
from stammtisch.games.double.state import BIDDING
from stammtisch.players.double import policy_1
from stammtisch.players.double.judge import DoubleJudge
from stammtisch.players.wits import Wits

COMPILED = ("judge", "likely", "outlook", "policy", "policy_1")


def rule_1(position: DoublePosition, dice: Dice) -> int:
    """What the rule player does as it was released first; it throws no dice."""
    seat, legal = position.actor, position.legal(position.actor)
    if position.phase == BIDDING:
        return int(policy_1.best_bid(position, seat, legal))
    return PLAYS + int(policy_1.best_play(position, seat, legal >> PLAYS))


class DoubleWits(Wits):
    """Its novices are one beside the mark."""

    judge = DoubleJudge()
    releases = (rule_1,)

    def slip(self, position: Any, acts: Sequence[int], act: int, dice: Dice) -> int:
        """The act before or after in the numbering: a trick too many or too few, a card too high or too
        low."""
        place = acts.index(act)
        near = [acts[other] for other in (place - 1, place + 1) if 0 <= other < len(acts)]
        return near[dice.below(len(near))]


WITS: Final = DoubleWits()
