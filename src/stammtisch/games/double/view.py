"""What one seat may know."""

import msgspec

from stammtisch.games.double import shown
from stammtisch.games.double.options import Options
from stammtisch.games.double.parts import Phase, Trick
from stammtisch.games.double.position import DoublePosition


class View(msgspec.Struct, frozen=True):
    """Double as one seat sees it. What is not copied here is not seen."""

    seat: int
    options: Options
    hands: tuple[tuple[str, ...] | None, ...]
    bids: tuple[int | None, ...]
    phase: Phase
    round: int
    rounds: int
    cards: int
    dealer: int
    actor: int
    actors: tuple[int, ...]
    turn_up: str | None
    trump: str | None
    hand_sizes: tuple[int, ...]
    locked: tuple[bool, ...]
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    kept: tuple[int, ...]
    changes: tuple[int, ...]
    bank: int
    claims: int
    trick: Trick
    seen: tuple[Trick, ...]
    open_tricks: tuple[Trick, ...]
    voids: tuple[str, ...]
    contenders: tuple[int, ...]

    @property
    def players(self) -> int:
        return len(self.points)

    @property
    def hand(self) -> tuple[str, ...]:
        """The own hand; empty for a spectator and while it is not to be looked at."""
        return (self.hands[self.seat] if self.seat >= 0 else None) or ()


def view(position: DoublePosition, seat: int) -> View:
    """double:info:hands-hidden, double:info:turnup-public: copied field by field.

    double:round:deal-hidden: of the hands only those this seat may see.
    """
    return View(
        seat,
        position.rules.options,
        shown.hands(position, seat),
        shown.bids(position, seat),
        **shown.seen_by_all(position),
    )
