"""Acts of a game in time that wait for their place."""

from typing import Any, Final, NamedTuple, final

from stammtisch.base.errors import Refused
from stammtisch.games.racing import TimedAct

MOST_WAITING: Final = 8
"""So many acts of one seat may wait: more than hands can do within the window."""


class WaitingAct(NamedTuple):
    """An act that waits, and whatever its sender wants to know it by."""

    act: TimedAct
    ticket: Any


@final
class WaitingRoom:
    """What was done and is not settled yet. The acts of one seat keep the order of their times, always."""

    def __init__(self) -> None:
        self.entries: list[WaitingAct] = []
        self.entered = 0

    def enter(self, seat: int, act: str, at: int, ticket: Any) -> None:
        """table:act:many: nobody does more at once than hands can do."""
        if sum(entry.act.seat == seat for entry in self.entries) == MOST_WAITING:
            raise Refused("table:act:many", {})
        self.entered += 1
        self.entries.append(WaitingAct(TimedAct(seat, self.entered, act, at), ticket))

    def last(self, seat: int) -> int:
        """When the latest act of a seat that waits was done; 0 if none does."""
        return max([entry.act.at for entry in self.entries if entry.act.seat == seat], default=0)

    def opened(self) -> int | None:
        """When the earliest of them was done."""
        return min([entry.act.at for entry in self.entries]) if self.entries else None

    def take_until(self, end: int) -> list[WaitingAct]:
        """The acts done by then, which wait no longer."""
        taken = [entry for entry in self.entries if entry.act.at <= end]
        self.entries = [entry for entry in self.entries if entry.act.at > end]
        return taken

    def holds(self, ticket: Any) -> bool:
        return any(entry.ticket == ticket for entry in self.entries)
