"""What a player is, and the players by name."""

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from stammtisch.games import catalogue
from stammtisch.games.bits import Dice
from stammtisch.games.errors import Malformed
from stammtisch.players import search
from stammtisch.players.double_rule import DoubleRule


class Player(Protocol):
    """Decides for one seat."""

    def choose(self, view: Any, acts: Sequence[int], dice: Dice) -> int:
        """One of the acts, from what the seat sees."""


class Random:
    """Any legal act, all equally likely."""

    def choose(self, view: Any, acts: Sequence[int], dice: Dice) -> int:
        return acts[dice.below(len(acts))]


PLAYERS: Final[dict[str, dict[str, Callable[[], Player]]]] = {
    "double": {"random": Random, "rule": DoubleRule},
}


def find(game: str, name: str) -> Player:
    """The player of this name for a game."""
    searching = search.named(catalogue.find(game), name)
    if searching is not None:
        return searching
    known = PLAYERS[game]
    if name not in known:
        names = ", ".join([*known, "search:2000", "search:50ms"])
        raise Malformed(f"{game} has no player {name!r}; known: {names}", "player")
    return known[name]()
