"""Rule players as they were released, never changed since: yardsticks to measure others by."""

import re
from collections.abc import Sequence
from typing import Any, Final

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed
from stammtisch.games.game import Game
from stammtisch.players import wits
from stammtisch.players.contract import Thinker
from stammtisch.players.judge import Judge

NAME: Final = re.compile(r"rule-(?P<release>[1-9][0-9]?)")


class Frozen(Thinker):
    """The rule player of one release."""

    def __init__(self, game: Game[Any, Any], release: Judge) -> None:
        super().__init__(game)
        self.release: Final = release

    def think(self, position: Any, seat: int, acts: Sequence[int], dice: Dice) -> int:
        return int(self.release.sensible(position, dice))


def named(game: Game[Any, Any], name: str) -> Frozen:
    """The player called `rule-1`."""
    releases = wits.of(game.name).releases
    found = NAME.fullmatch(name)
    number = int(found["release"]) if found else 0
    if not 1 <= number <= len(releases):
        known = ", ".join(f"rule-{number}" for number in range(1, len(releases) + 1)) or "none yet"
        raise Malformed(f"{game.name} has no frozen player {name!r}; known: {known}", "player")
    return Frozen(game, releases[number - 1])
