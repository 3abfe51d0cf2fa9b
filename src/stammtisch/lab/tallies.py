"""What is worth counting in each game, read from the facts of one game."""

from collections.abc import Callable, Sequence
from typing import Final

from stammtisch.games.position import Fact

Tally = tuple[list[dict[str, int]], dict[str, int]]
"""One count for each seat, and one for the whole table."""


def double(facts: Sequence[Fact], players: int) -> Tally:
    """Predictions made and kept by each seat; rounds, and those without trump."""
    seats = [{"predictions": 0, "kept": 0} for seat in range(players)]
    table = {"rounds": 0, "no_trump": 0}
    for fact in facts:
        if fact.kind == "seat-settled":
            seat = seats[fact.about["seat"]]  # type: ignore[call-overload]
            seat["predictions"] += 1
            seat["kept"] += fact.about["kept"] == "yes"
        elif fact.kind == "round-dealt":
            table["rounds"] += 1
            table["no_trump"] += fact.about["trump"] == "none"
    return seats, table


TALLIES: Final[dict[str, Callable[[Sequence[Fact], int], Tally]]] = {"double": double}
