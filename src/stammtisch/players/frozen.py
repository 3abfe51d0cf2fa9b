"""Rule players as they were released, never changed since: yardsticks to measure others by."""

import re
from collections.abc import Sequence
from typing import Any, Final

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed
from stammtisch.games.game import Game

NAME: Final = re.compile(r"rule-(?P<release>[1-9][0-9]?)")


class Frozen:
    """The rule player of one release."""

    def __init__(self, game: Game[Any, Any], release: int) -> None:
        self.game: Final = game
        self.act: Final = game.releases[release - 1]

    def choose(self, view: Any, acts: Sequence[int], dice: Dice) -> int:
        if len(acts) == 1:
            return acts[0]
        return self.act(self.game.imagine(view, dice), dice)


def named(game: Game[Any, Any], name: str) -> Frozen:
    """The player called `rule-1`."""
    found = NAME.fullmatch(name)
    release = int(found["release"]) if found else 0
    if not 1 <= release <= len(game.releases):
        known = ", ".join(f"rule-{number}" for number in range(1, len(game.releases) + 1)) or "none yet"
        raise Malformed(f"{game.name} has no frozen player {name!r}; known: {known}", "player")
    return Frozen(game, release)
