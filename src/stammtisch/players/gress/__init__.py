"""The wits of Gress: bots in time."""

from typing import ClassVar, Final

from stammtisch.players.gress.judge import GressJudge
from stammtisch.players.gress.player import GressPlayer, find
from stammtisch.players.wits import Wits

COMPILED = ("judge", "outlook", "race", "sensible", "worths")


class GressWits(Wits):
    """Its players differ in speed as well, so its levels are those of `level`."""

    judge = GressJudge()
    levels: ClassVar = {}
    usual = "casual"
    adviser = "rule"

    def in_time(self, name: str) -> GressPlayer:
        return find(name)


WITS: Final = GressWits()
