"""What a player is, and the players by name."""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from stammtisch.games import catalogue
from stammtisch.games.bits import Dice
from stammtisch.games.errors import Malformed
from stammtisch.players import search
from stammtisch.players.rule import Rule

NAMES: Final = ("random", "rule", "search:2000", "search:50ms")
"""The players every game has; the searching ones with any number of iterations or milliseconds."""


class Player(Protocol):
    """Decides for one seat."""

    def choose(self, view: Any, acts: Sequence[int], dice: Dice) -> int:
        """One of the acts, from what the seat sees."""


class Random:
    """Any legal act, all equally likely."""

    def choose(self, view: Any, acts: Sequence[int], dice: Dice) -> int:
        return acts[dice.below(len(acts))]


def find(game: str, name: str) -> Player:
    """The player of this name for a game."""
    rules = catalogue.find(game)
    if name == "random":
        return Random()
    if name == "rule":
        return Rule(rules)
    if name.startswith("search"):
        return search.named(rules, name)
    raise Malformed(f"{game} has no player {name!r}; known: {', '.join(NAMES)}", "player")
