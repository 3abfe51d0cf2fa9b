"""The referee of a table: a chair beside it, for the host or for somebody without a seat."""

from typing import Any, Final

from stammtisch.base.errors import Refused
from stammtisch.base.reading import check_name
from stammtisch.games.position import Fact
from stammtisch.table.commands import Exclude, Preside
from stammtisch.table.core import TableCore
from stammtisch.table.events import Presided
from stammtisch.table.facts import of_table
from stammtisch.table.seats import check_user, need_phase
from stammtisch.table.state import State


def preside(table: TableCore, user: str, command: Preside, now: int, name: str) -> None:
    """table:umpire:chair: whoever opens a table says whether it has a chair for a referee. Before a match the
    host or somebody without a seat may take it, if it is free; whoever sits there, and the host, may clear
    it."""
    state = table.state
    need_phase(state, "open")
    check_user(user)
    if command.on:
        check_name(name or user, "name")
        reason = no_chair(state, user)
        if reason:
            raise Refused("table:umpire:chair", {"reason": reason, "name": state.umpire_name})
        table.record(Presided(now, user, name or user))
    else:
        if state.umpire is None or user not in (state.umpire, state.host):
            raise Refused("table:umpire:only", {})
        table.record(Presided(now))


def no_chair(state: State, user: str) -> str:
    """Why somebody can't be the referee; nothing if they can."""
    if not state.settings.umpire:
        return "none"
    if state.umpire is not None:
        return "taken"
    return "seated" if user != state.host and state.seat_of(user) is not None else ""


def exclude(table: TableCore, user: str, command: Exclude, now: int, name: str) -> None:
    """table:umpire:only: the referee excludes alone, and nobody else does."""
    state = table.state
    need_phase(state, "playing")
    if user != state.umpire:
        raise Refused("table:umpire:only", {})
    if state.paused is not None:
        raise Refused("table:pause:paused", {})
    assert table.match is not None
    table.match.exclude(command.seat, state.umpire_name, now)


def presided(table: TableCore, event: Presided) -> list[Fact]:
    state = table.state
    before = state.umpire_name
    state.umpire, state.umpire_name = event.user, event.name
    table.note(placard=True)
    if event.user is None:
        return [of_table("chair-left", name=before)]
    return [of_table("presides", name=event.name)]


COMMANDS: Final[dict[Any, Any]] = {Preside: preside, Exclude: exclude}
FOLDS: Final[dict[Any, Any]] = {Presided: presided}
