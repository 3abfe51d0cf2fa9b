"""What is worth counting in Double."""

from collections.abc import Sequence
from typing import ClassVar, Final

from stammtisch.games.position import Fact, Position
from stammtisch.lab.tallies import Tally, seat_in


class DoubleTally(Tally):
    """Predictions made and kept by each seat; rounds, and those without trump."""

    per_seat: ClassVar = ("predictions", "kept")
    labels: ClassVar = {"rounds": "rounds", "no_trump": "no trump"}

    def follow(self, facts: Sequence[Fact], position: Position) -> None:
        for fact in facts:
            if fact.kind == "seat-settled":
                seat = self.seats[seat_in(fact)]
                seat["predictions"] += 1
                seat["kept"] += fact.about["kept"] == "yes"
            elif fact.kind == "round-dealt":
                self.table["rounds"] += 1
                self.table["no_trump"] += fact.about["trump"] == "none"


TALLY: Final = DoubleTally
