"""What is worth counting in each game: the contract of `lab/tallies/NAME`, which exports it as `TALLY`."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from stammtisch.games import catalogue
from stammtisch.games.position import Fact, Position


class Tally:
    """The counts of one game, for each seat and for the whole table. A game without a part counts nothing of
    its own."""

    per_seat: ClassVar[Sequence[str]] = ()
    """What is counted for each seat."""
    labels: ClassVar[Mapping[str, str]] = {}
    """What is counted for the table, in the order it is shown, and how it is called."""
    per_round: ClassVar[Sequence[str]] = ()
    """Counts for the table that are no counts of rounds."""

    def __init__(self, players: int) -> None:
        self.seats: list[dict[str, int]] = [dict.fromkeys(self.per_seat, 0) for seat in range(players)]
        self.table: dict[str, int] = dict.fromkeys(self.labels, 0)

    @classmethod
    def check(cls, start: Any) -> None:
        """Whether such a table can be measured; raises `Malformed`."""

    def add(self, name: str) -> None:
        self.table[name] = self.table.get(name, 0) + 1

    def follow(self, facts: Sequence[Fact], position: Position) -> None:
        """What happened, and the position after it."""


def of(game: str) -> type[Tally]:
    """What is counted in a game."""
    if not catalogue.has_part("lab.tallies", game):
        return Tally
    found: type[Tally] = catalogue.part("lab.tallies", game).TALLY
    return found


def seat_in(fact: Fact, name: str = "seat") -> int:
    """The seat that a fact speaks of."""
    seat = fact.about[name]
    assert isinstance(seat, int)
    return seat
