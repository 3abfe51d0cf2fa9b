"""What is worth counting in Grass."""

from collections.abc import Sequence
from typing import ClassVar, Final

from stammtisch.games.position import Fact, Position
from stammtisch.lab.tallies import Tally, seat_in

COUNTED: Final = {
    "round-dealt": "rounds",
    "market-closed": "closed",
    "stack-empty": "stack_used_up",
    "traded": "deals",
    "offer-made": "offers",
}
"""What is counted for the table, by the fact that tells it."""


class GrassTally(Tally):
    """Rounds won, markets closed and deals by each seat; rounds, how they ended, and deals."""

    per_seat: ClassVar = ("best_rounds", "closed", "deals")
    labels: ClassVar = {name: name.replace("_", " ") for name in COUNTED.values()}
    per_round: ClassVar = ("deals", "offers")

    def follow(self, facts: Sequence[Fact], position: Position) -> None:
        for fact in facts:
            if fact.kind in COUNTED:
                self.add(COUNTED[fact.kind])
            if fact.kind == "market-closed":
                self.seats[seat_in(fact)]["closed"] += 1
            elif fact.kind == "traded":
                for partner in ("seat", "target"):
                    self.seats[seat_in(fact, partner)]["deals"] += 1
            elif fact.kind == "scored":
                self.seats[seat_in(fact)]["best_rounds"] += fact.about["bonus"] != 0


TALLY: Final = GrassTally
