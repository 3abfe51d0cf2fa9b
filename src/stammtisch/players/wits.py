"""What players know of one game: the contract of `players/NAME`, which exports it as `WITS`.

A game without such a part has what stands here: a judge that takes any legal act for sensible, and players
who search with it.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Final

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed
from stammtisch.games import catalogue
from stammtisch.players.contract import Player, Thinker
from stammtisch.players.judge import Judge
from stammtisch.players.timed import PlayerInTime

NOVICE: Final = "novice"
"""Somebody new to the game: the rule player with slips."""
MACHINE: Final = "master"
"""Surer than people are; whoever shows it must say so."""


class Wits:
    """What is special about the players of a game."""

    judge: Judge = Judge()
    """Who is asked what is sensible and what a moment is worth."""
    levels: ClassVar[Mapping[str, str]] = {
        NOVICE: NOVICE,
        "casual": "rule",
        "expert": "search:60",
        MACHINE: "search:50ms",
    }
    """The levels of a game in turn, the weakest first, and the player behind each."""
    usual: str = "rule"
    """Who fills a seat when nobody says otherwise."""
    adviser: str = "expert"
    """Who is asked what to do in somebody's place."""
    releases: tuple[Judge, ...] = ()
    """The judge of the rule player of each release: what it called sensible it does for ever."""

    def slip(self, position: Any, acts: Sequence[int], act: int, dice: Dice) -> int:
        """What somebody new does in place of a sensible act, in an imagined position."""
        return int(self.judge.keen(position, dice))

    def seated(self, name: str, people: Collection[int], thinking: Callable[[str], Thinker]) -> Player:
        """The player of this name at a table in turn, where people sit at some of the seats. Those that think
        alike in every game are found by `thinking`."""
        return thinking(name)

    def in_time(self, name: str) -> PlayerInTime:
        """The player of this name of a game in time."""
        raise Malformed(f"there is no player {name!r} who plays in time", "player")


@cache
def of(game: str) -> Wits:
    """The wits of a game."""
    if not catalogue.has_part("players", game):
        return Wits()
    found: Wits = catalogue.part("players", game).WITS
    return found
