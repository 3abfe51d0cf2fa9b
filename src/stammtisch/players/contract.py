"""What a player of a game in turn is. By its kind it is given a view, or a position imagined from one."""

from collections.abc import Sequence
from typing import Any, Final, Protocol, runtime_checkable

from stammtisch.base.bits import Dice
from stammtisch.games.game import Game
from stammtisch.games.position import Fact


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


class Thinker:
    """A player that thinks in a position imagined from its view."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game: Final = game

    def choose(self, view: Any, acts: Sequence[int], dice: Dice) -> int:
        if len(acts) == 1:
            return acts[0]
        return self.think(self.game.imagine(view, dice), view.seat, acts, dice)

    def think(self, position: Any, seat: int, acts: Sequence[int], dice: Dice) -> int:
        """One of several acts, for a seat to which the position looks like its view. The position is left as
        it is."""
        raise NotImplementedError
