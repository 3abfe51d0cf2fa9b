"""What is said at a table."""

from typing import Any, Final

from stammtisch.base.reading import check_name, check_saying
from stammtisch.games.position import Fact
from stammtisch.match.events import Said
from stammtisch.table.commands import Say
from stammtisch.table.core import TableCore
from stammtisch.table.facts import of_table
from stammtisch.table.seats import check_user, closed


def say(table: TableCore, user: str, command: Say, now: int, name: str) -> None:
    """Everybody may talk, spectators too: they know what everybody knows."""
    if table.state.phase == "closed":
        raise closed()
    check_user(user)
    check_name(name or user, "name")
    check_saying(command.text, "text")
    table.record(Said(now, name or user, command.text, table.state.seat_of(user), user))


def said(table: TableCore, event: Said) -> list[Fact]:
    return [of_table("said", user=event.user, seat=event.seat, name=event.name, text=event.text)]


COMMANDS: Final[dict[Any, Any]] = {Say: say}
FOLDS: Final[dict[Any, Any]] = {Said: said}
