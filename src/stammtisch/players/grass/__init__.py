"""The wits of Grass."""

from collections.abc import Callable, Collection
from typing import ClassVar, Final

from stammtisch.players.contract import Player, Thinker
from stammtisch.players.frozen import Frozen
from stammtisch.players.grass.judge import GrassJudge
from stammtisch.players.grass.trader import Silent, Trader
from stammtisch.players.wits import MACHINE, NOVICE, Wits

COMPILED = (
    *("bargains", "chances", "choices", "features", "ideas", "judge", "keen", "outlook", "policy"),
    *("prospects", "trading", "use"),
)
SILENT: Final = "/silent"
"""Added to the name of a thinking player: the same without deals."""


class GrassWits(Wits):
    """Its players deal."""

    judge = GrassJudge()
    levels: ClassVar = {NOVICE: NOVICE, "casual": "rule", "expert": "search:100", MACHINE: "search:200ms"}
    releases = (judge,)

    def seated(self, name: str, people: Collection[int], thinking: Callable[[str], Thinker]) -> Player:
        """All but frozen players deal by price, unless they are silent."""
        if name.endswith(SILENT):
            return Silent(thinking(name.removesuffix(SILENT)))
        found = thinking(name)
        return found if isinstance(found, Frozen) else Trader(found, people)


WITS: Final = GrassWits()
