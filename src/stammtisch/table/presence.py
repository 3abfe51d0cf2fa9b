"""Who has a connection. That is not written down; what comes of being away is.

A live table misses its people: after the grace time a bot takes over, and when nobody is there the clocks
stand still. At a table with an hour or more for an act people come and go, and nobody is missed. A table
where nobody is for long is closed. A match whose deals are played elsewhere, too, goes on without anybody:
others wait for its result.
"""

from typing import Final

from stammtisch.table import pauses, seats
from stammtisch.table.core import TableCore
from stammtisch.table.events import Resumed
from stammtisch.table.settings import AT_LEISURE
from stammtisch.table.state import State

ALONE: Final = 5_000
"""Milliseconds without anybody after which the clocks stand still."""
ABANDONED: Final = 3_600_000
"""Milliseconds without anybody after which a table is closed; before and after a match."""
ABANDONED_MATCH: Final = 24 * 3_600_000
"""The same in a match."""


def people(state: State) -> list[str]:
    """The users who have a seat, with or without a bot that stands in."""
    return [seat.user for seat in state.seats if seat.user is not None]


def empty_since(table: TableCore) -> int | None:
    """Since when none of the people has been there; of a table without people, since its last event. A match
    that goes on without anybody is never empty."""
    state = table.state
    away, users = table.presence.away, people(state)
    if not all(user in away for user in users) or (state.duplicate and state.phase == "playing"):
        return None
    return max([away[user] for user in users], default=table.state.at)


def is_live(state: State) -> bool:
    return state.settings.clock.seconds < AT_LEISURE


def waits(state: State) -> bool:
    """Whether nothing happens before somebody comes, or before the table is abandoned: clocks of a live match
    stand still when nobody is there."""
    return state.phase != "playing" or bool(is_live(state) and people(state) and not state.duplicate)


def abandoned(phase: str) -> int:
    """After how many milliseconds without anybody a table is closed."""
    return ABANDONED if phase in ("open", "over") else ABANDONED_MATCH


def times(table: TableCore) -> list[int]:
    """When being away has consequences."""
    state, away = table.state, table.presence.away
    if state.phase == "closed" or (not away and state.has_people):
        return []
    since = empty_since(table)
    found = []
    if since is not None and (state.phase in ("open", "over") or (people(state) and is_live(state))):
        found.append(since + abandoned(state.phase))
    if state.phase != "playing" or state.paused is not None or not is_live(state):
        return found
    if since is not None:
        return [*found, since + ALONE] if people(state) else found
    grace = state.settings.grace * 1000
    return found + [away[seat.user] + grace for seat in state.seats if seat.person and seat.user in away]


def settle(table: TableCore, due: int, now: int) -> bool:
    """Close what is abandoned, stop the clocks where nobody is, replace who is away for too long."""
    if due not in times(table):
        return False
    state, away = table.state, table.presence.away
    since = empty_since(table)
    if since is not None:
        if due >= since + abandoned(state.phase):
            seats.close_now(table, now, "abandoned")
        else:
            pauses.stop(table, now, "alone")
        return True
    for number, seat in enumerate(state.seats):
        if seat.person and seat.user in away and away[seat.user] + state.settings.grace * 1000 <= due:
            seats.take_over(table, number, "away", now)
            return True
    return False


def come(table: TableCore, user: str, now: int) -> None:
    """The first who is back at a table that was left alone sets the clocks going."""
    table.presence.away.pop(user, None)
    if table.state.paused == "alone" and user in people(table.state):
        pauses.go_on(table, now)


def go(table: TableCore, user: str, now: int) -> None:
    if user in people(table.state):
        table.presence.away.setdefault(user, now)


def awake(table: TableCore, stopped: int | None, now: int) -> None:
    """Nobody has a connection yet. Deadlines move by the time of the stop."""
    state = table.state
    for user in people(state):
        table.presence.away.setdefault(user, now)
    if seats.break_off(table, now):
        return
    lost = now - max(state.at, stopped if stopped is not None else 0)
    if lost > 0 and state.phase in ("playing", "revealing"):
        table.record(Resumed(now, lost, stopped=True))
