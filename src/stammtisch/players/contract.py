"""What a player of a game in turn is."""

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from stammtisch.base.bits import Dice
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
