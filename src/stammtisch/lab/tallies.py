"""What is worth counting in each game, read from the facts of one game."""

from collections.abc import Callable, Sequence
from typing import Final

from stammtisch.games.position import Fact

Tally = tuple[list[dict[str, int]], dict[str, int]]
"""One count for each seat, and one for the whole table."""


PER_ROUND: Final = ("deals", "offers")
"""Counts that are no counts of rounds."""


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


def grass(facts: Sequence[Fact], players: int) -> Tally:
    """Rounds won, markets closed and deals by each seat; rounds, how they ended, and deals."""
    seats = [{"best_rounds": 0, "closed": 0, "deals": 0} for seat in range(players)]
    table = {"rounds": 0, "closed": 0, "stack_used_up": 0, "deals": 0, "offers": 0}
    for fact in facts:
        if fact.kind == "round-dealt":
            table["rounds"] += 1
        elif fact.kind == "market-closed":
            table["closed"] += 1
            seats[fact.about["seat"]]["closed"] += 1  # type: ignore[call-overload]
        elif fact.kind == "stack-empty":
            table["stack_used_up"] += 1
        elif fact.kind == "traded":
            table["deals"] += 1
            for partner in ("seat", "target"):
                seats[fact.about[partner]]["deals"] += 1  # type: ignore[call-overload]
        elif fact.kind == "offer-made":
            table["offers"] += 1
        elif fact.kind == "scored":
            seats[fact.about["seat"]]["best_rounds"] += fact.about["bonus"] != 0  # type: ignore[call-overload]
    return seats, table


TALLIES: Final[dict[str, Callable[[Sequence[Fact], int], Tally]]] = {"double": double, "grass": grass}
