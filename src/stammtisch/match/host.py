"""Whoever a match is run for: hears what happens, and lends it chance."""

from typing import Any

from mypy_extensions import mypyc_attr

from stammtisch.base.bits import Dice
from stammtisch.base.draws import Draw
from stammtisch.base.errors import Refused
from stammtisch.games.position import Fact
from stammtisch.games.racing import RaceVerdict
from stammtisch.match.events import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class Host:
    """A table, a terminal, a referee's desk, a lesson, a simulation."""

    def happen(self, event: Event, facts: list[Fact], ticket: Any) -> None:
        """An event is decided and folded; `ticket` is what the act was submitted with."""
        raise NotImplementedError

    def refuse(self, act: str, why: Refused, ticket: Any) -> None:
        """An act that had to wait is refused."""
        raise NotImplementedError

    def late(self, verdict: RaceVerdict, loser: Any, winner: Any) -> None:
        """An act came too late behind another; both are known by what they were submitted with."""

    def draw(self, wanted: Draw, deals: int) -> list[int] | None:
        """What chance answers, after so many deals; None if that is not known yet."""
        raise NotImplementedError

    def dice(self) -> Dice:
        """For what the clock does where it has a choice."""
        raise NotImplementedError

    def patience(self, seat: int) -> int | None:
        """Milliseconds after which the clock acts for a seat, whatever has been agreed on."""
        return None
