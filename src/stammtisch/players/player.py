"""What a player is, and the players by name."""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from stammtisch.games import catalogue
from stammtisch.games.bits import Dice
from stammtisch.games.errors import Malformed
from stammtisch.games.game import Game
from stammtisch.games.position import Position
from stammtisch.players import frozen, search
from stammtisch.players.keen import Keen
from stammtisch.players.levels import LEVELS
from stammtisch.players.rule import Rule

NAMES: Final = ("random", "keen", "rule", "search:2000", "search:50ms")
"""The players every game has, besides levels; the searching ones with any number of iterations or
milliseconds."""


class Player(Protocol):
    """Decides for one seat."""

    def choose(self, view: Any, acts: Sequence[int], dice: Dice) -> int:
        """One of the acts, from what the seat sees."""


class Random:
    """Any legal act, all equally likely."""

    def choose(self, view: Any, acts: Sequence[int], dice: Dice) -> int:
        return acts[dice.below(len(acts))]


def whole_act(
    game: Game[Any, Any], position: Position, seat: int, decider: Player, dice: Dice
) -> tuple[int, ...]:
    """All steps of one act, each decided from what the seat sees by then; the position stays as it is."""
    trial = position.copy()
    steps: list[int] = []
    while not steps or game.unfinished(trial, seat):
        step = decider.choose(game.view(trial, seat), trial.acts(seat), dice)
        trial.apply(seat, step)
        steps.append(step)
    return tuple(steps)


def find(game: str, name: str) -> Player:
    """The player of this name for a game."""
    rules = catalogue.find(game)
    if name == "random":
        return Random()
    if name == "keen":
        return Keen(rules)
    if name == "rule":
        return Rule(rules)
    if name.startswith("rule-"):
        return frozen.named(rules, name)
    if name.startswith("search"):
        return search.named(rules, name)
    levels = LEVELS.get(game, {})
    if name in levels:
        return levels[name](rules)
    known = ", ".join([*levels, *NAMES])
    raise Malformed(f"{game} has no player {name!r}; known: {known}", "player")
