"""What a player is, and the players by name."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final, Protocol, runtime_checkable

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed
from stammtisch.games import catalogue
from stammtisch.games.game import Game
from stammtisch.games.position import EVERYBODY, Fact, Position
from stammtisch.players import frozen, search
from stammtisch.players.grass_trader import Silent, Trader
from stammtisch.players.keen import Keen
from stammtisch.players.levels import LEVELS
from stammtisch.players.rule import Rule

NAMES: Final = ("random", "keen", "rule", "search:2000", "search:50ms")
"""The players every game has, besides levels; the searching ones with any number of iterations or
milliseconds."""
SILENT: Final = "/silent"
"""Added to the name of a thinking player of Grass: the same without deals."""


class Player(Protocol):
    """Decides for one seat in one game.

    A player that wants to remember has a method `hear(facts)` too (`Listener`). Whoever runs a game calls
    `tell` after every act and draw. What a player remembers must follow from the facts alone: whoever takes
    over a seat is told all of them again, from the record. Talk is told as `talk`.
    """

    def choose(self, view: Any, acts: Sequence[int], dice: Dice) -> int:
        """One of the acts, from what the seat sees."""


@runtime_checkable
class Listener(Protocol):
    """A player that remembers."""

    def hear(self, facts: Sequence[Fact]) -> None:
        """What happened since, as far as the seat may know."""

    def worth_telling(self, facts: Sequence[Fact]) -> list[Fact]:
        """The part of all facts so far that leads to the same decisions."""


def tell(decider: Player, seat: int, facts: Iterable[Fact]) -> None:
    """Let a player hear what its seat may know, if it listens."""
    if isinstance(decider, Listener):
        decider.hear([fact for fact in facts if fact.seen_by(seat)])


def talk(seat: int, said: str) -> Fact:
    """What somebody said at the table, as a fact."""
    return Fact("said", {"seat": seat, "said": said}, EVERYBODY)


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


def find(game: str, name: str, people: Collection[int] = ()) -> Player:
    """The player of this name for a seat of a game, at a table where people sit at some of the others."""
    rules = catalogue.find(game)
    if name == "random":
        return Random()
    if name == "keen":
        return Keen(rules)
    if name.endswith(SILENT) and rules.name == "grass":
        return Silent(thinking(rules, name.removesuffix(SILENT)))
    if rules.name == "grass" and not name.startswith("rule-"):
        return Trader(rules, thinking(rules, name), people)
    return thinking(rules, name)


def thinking(rules: Game[Any, Any], name: str) -> Player:
    """A player that is more than dice."""
    if name == "rule":
        return Rule(rules)
    if name.startswith("rule-"):
        return frozen.named(rules, name)
    if name.startswith("search"):
        return search.named(rules, name)
    levels = LEVELS.get(rules.name, {})
    if name in levels:
        return levels[name](rules)
    known = ", ".join([*levels, *NAMES])
    raise Malformed(f"{rules.name} has no player {name!r}; known: {known}", "player")
