"""Acts at a table: who may act, when an act counts as done, and what follows from it for the seats.

An act of a game in time counts as done before it arrived, by the user's measured lag. So the match may settle
nothing before those of everybody else can have come in.
"""

from typing import Any, Final

from stammtisch.base.errors import Refused
from stammtisch.games.position import Fact
from stammtisch.match.events import Acted, Bounced, Drawn, Dropped, Ended, Event, Excluded, Ruled
from stammtisch.sheets.pad import PastMatch, pad_of
from stammtisch.table import seats
from stammtisch.table.commands import Act
from stammtisch.table.core import TableCore
from stammtisch.table.facts import of_table
from stammtisch.table.state import State, bot_seat

MOST_MISSES: Final = 2
"""So often in a row the clock acts for a person before a bot takes over."""


def acting_seat(state: State, user: str) -> int:
    """table:seat:none, table:seat:bot: a seat has one who acts: its person, or the bot that stands in;
    table:phase:playing: and only in a match; table:pause:paused: in a pause nobody does."""
    seat = state.seat_of(user)
    if seat is None:
        raise Refused("table:seat:none", {})
    if state.phase == "closed":
        raise Refused("table:phase:closed", {})
    if state.phase != "playing":
        raise Refused("table:phase:playing", {"phase": state.phase})
    if (state.seats[seat].bot is not None) != (bot_seat(user) >= 0):
        raise Refused("table:seat:bot", {"seat": seat})
    if state.paused is not None:
        raise Refused("table:pause:paused", {})
    return seat


def act(table: TableCore, user: str, command: Act, now: int, name: str) -> bool:
    """An act goes to the match; in a game in time it waits for those that may have been before it: whether it
    does. What somebody sends later was done later, however their line changes."""
    seat = acting_seat(table.state, user)
    match = table.match
    assert match is not None
    if not match.game.in_time:
        match.submit(seat, command.act, now)
        return False
    at = max(now - table.lags.get(user, 0), match.waiting.last(seat))
    match.submit(seat, command.act, at, (user, command.id))
    return True


def hold(table: TableCore) -> int:
    """How long acts of those who are there may be under way."""
    match = table.match
    if match is None or not match.game.in_time:
        return 0
    there = [seat.user for seat in table.state.seats if seat.person and not table.presence.is_away(seat.user)]
    return max([table.lags.get(user or "", 0) for user in there], default=0)


def times(table: TableCore) -> list[int]:
    """When the match wants to be woken."""
    match, state = table.match, table.state
    if match is None or state.phase != "playing" or state.paused is not None:
        return []
    due = match.due()
    return [] if due is None else [due + hold(table)]


def settle(table: TableCore, due: int, now: int) -> bool:
    """What is due in the match; who keeps the table waiting again and again is replaced."""
    if due not in times(table):
        return False
    match, state = table.match, table.state
    assert match is not None
    match.run(due - hold(table))
    for number, seat in enumerate(state.seats):
        if state.phase == "playing" and seat.person and seat.misses >= MOST_MISSES:
            seats.take_over(table, number, "late", now)
    return True


def match_event(table: TableCore, event: Event) -> list[Fact]:
    """An event of the match in a log that is read. Of a match under other rules only the result is known."""
    if table.other_rules:
        return followed(table, event, [])
    assert table.match is not None
    return followed(table, event, table.match.fold(event))


def followed(table: TableCore, event: Event, facts: list[Fact]) -> list[Fact]:
    """What an event of the match, which has folded it, means for the table."""
    if isinstance(event, Acted):
        return acted(table, event, facts)
    if isinstance(event, Drawn) and event.draw.startswith("deal/"):
        table.note(placard=True, hand_over=True)
    if isinstance(event, Ended):
        return ended(table, event)
    return facts


def acted(table: TableCore, event: Acted, facts: list[Fact]) -> list[Fact]:
    """Who acts in time has missed nothing; who has to draw on has missed it once."""
    seat = table.state.seats[event.seat]
    if not event.forced:
        seat.misses = 0
    elif not table.game.excuses(event.act):
        if seat.missed != event.at:
            seat.misses, seat.missed = seat.misses + 1, event.at
        return [of_table("timed-out", seat=event.seat, name=seat.name), *facts]
    return facts


def ended(table: TableCore, event: Ended) -> list[Fact]:
    state, position = table.state, table.position
    played = PastMatch(state.match, event.scores, event.winners)
    if position is not None and not table.other_rules:
        played = PastMatch(state.match, event.scores, event.winners, *pad_of(table.game.name).noted(position))
    state.phase = "over"
    state.played.append(played)
    state.paused = None
    state.wishes = {}
    table.note(placard=True, hand_over=True)
    return [of_table("ended", match=state.match)]


COMMANDS: Final[dict[Any, Any]] = {Act: act}
MATCH_EVENTS: Final = (Drawn, Acted, Bounced, Dropped, Ruled, Excluded, Ended)
FOLDS: Final[dict[Any, Any]] = dict.fromkeys(MATCH_EVENTS, match_event)
