"""What a player of a game in time is, in which anybody may act at any moment.

It is two things: how fast it is (`PlayerInTime`, which needs no table), and one that sits at a table, sees
what happens and wants to do something (`BotInTime`).
"""

from typing import Any, Protocol

import msgspec

from stammtisch.base.bits import Dice
from stammtisch.games.position import Fact


class Intention(msgspec.Struct, frozen=True):
    """What a bot is about to do, and what kind of act that is for its speed."""

    act: str
    kind: str


class BotInTime(Protocol):
    """One seat of one match. It decides what to do from its view and from what it remembers."""

    @property
    def view(self) -> Any:
        """What it saw last; None before it has seen anything."""

    @property
    def dice(self) -> Dice: ...

    @property
    def player(self) -> "PlayerInTime":
        """Who sits there."""

    def perceive(self, view: Any, facts: list[Fact]) -> None:
        """See what happened and how the table looks now."""

    def hear_refusal(self, act: str) -> None:
        """The table did not let an act happen."""

    def plan(self) -> Intention | None:
        """What to do next, or nothing; asked after everything it saw."""


class PlayerInTime(Protocol):
    """A player by name: when it acts, never what it does. All times are milliseconds."""

    @property
    def name(self) -> str: ...

    @property
    def machine(self) -> bool:
        """Whether it is faster and surer than any person; whoever shows it must say so."""

    def sit_down(self, seat: int, players: int, dice: Dice) -> BotInTime:
        """This player at a seat, with dice of its own."""

    def perception(self, dice: Dice) -> int:
        """How long it takes until something that happened is seen; the reaction comes on top."""

    def reaction(self, kind: str, dice: Dice) -> int:
        """How long it takes from having seen something to an act of this kind."""

    def can_stop(self, act: str, left: float) -> bool:
        """Whether an act that is done so much later can still be given up."""
