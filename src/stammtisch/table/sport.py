"""Gress in time: acts count from when they were done, and those too close to tell are put in order together.

An act that comes in counts as done before it arrived, by the user's measured lag. It waits until no act that
was done within the window can still be under way; then the whole cluster goes through arbitration
(gress:10.9), and its order does not depend on the order of arrival.
"""

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from stammtisch.games.gress.arbitration import Raw
from stammtisch.table import turns
from stammtisch.table.commands import Act

if TYPE_CHECKING:
    from stammtisch.table.table import Table

MOST_LAG: Final = 150
"""Milliseconds an act may count as done before it came in."""
MOST_PENDING: Final = 8
"""So many acts of one seat may wait; more than hands can do in the window."""


class Pending(NamedTuple):
    """An act that waits for its place."""

    raw: Raw
    user: str
    command: str


class Sport:
    """What is under way at a table of Gress, and not written down before it is settled."""

    def __init__(self) -> None:
        self.lags: dict[str, int] = {}
        self.pending: list[Pending] = []
        self.number = 0

    def drop(self) -> None:
        self.pending = []


def patience(table: "Table", seat: int, until: int) -> int:
    """What was done in time is settled before the clock acts."""
    return until


def times(table: "Table") -> list[int]:
    return []


def settle(table: "Table", due: int, now: int) -> bool:
    return False


def settle_all(table: "Table", now: int) -> None:
    return None


def act(table: "Table", user: str, command: Act, now: int, name: str) -> bool:
    """An act goes to the rules of the game; in Gress it waits for those that may have been before it."""
    seat = turns.acting_seat(table.state, user)
    turns.do(table, seat, command.act, now, "bot" if table.state.seats[seat].bot else "seat")
    return True


COMMANDS: Final[dict[Any, Any]] = {Act: act}
FOLDS: Final[dict[Any, Any]] = {}
