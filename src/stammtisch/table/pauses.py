"""Time that is up, and time that does not count: deadlines, pauses by agreement, going on."""

from typing import TYPE_CHECKING, Any, Final

from stammtisch.games.errors import Refused
from stammtisch.table import clocks, dealing, seats, sport, turns
from stammtisch.table.commands import Pause, Resume
from stammtisch.table.events import Asked, Paused, Resumed
from stammtisch.table.facts import Heard, of_table

if TYPE_CHECKING:
    from stammtisch.table.table import Table

MOST_MISSES: Final = 2
"""So often in a row the clock acts for a person before a bot takes over."""


def times(table: "Table") -> list[int]:
    """When somebody's time is up."""
    state = table.state
    if state.phase == "revealing":
        return [state.reveal_until]
    if state.phase != "playing" or state.paused is not None:
        return []
    return [
        sport.patience(table, number, seat.asked.until)
        for number, seat in enumerate(state.seats)
        if seat.asked is not None and seat.asked.until is not None
    ]


def settle(table: "Table", due: int, now: int) -> bool:
    """Act for the first seat whose time is up; who keeps the table waiting again and again is replaced."""
    state = table.state
    if state.phase == "revealing" and state.reveal_until <= due:
        dealing.reveal_no_more(table, now)
        return True
    if state.phase != "playing" or state.paused is not None:
        return False
    for number, seat in enumerate(state.seats):
        question = seat.asked
        if question is None or question.until is None:
            continue
        if sport.patience(table, number, question.until) <= due:
            if question.act is None:
                turns.do_for(table, number, now)
            else:
                sport.force(table, number, now)
            if state.phase == "playing" and seat.person and seat.misses >= MOST_MISSES:
                seats.take_over(table, number, "late", now)
            return True
    return False


def pause(table: "Table", user: str, command: Pause, now: int, name: str) -> bool:
    """table:pause:paused: all people who play must want it, and one pause is enough; table:duplicate:pause:
    not where other tables wait for this one."""
    state = table.state
    seats.need_phase(state, "playing")
    seat = seats.persons_seat(state, user)
    if state.duplicate:
        raise Refused("table:duplicate:pause", {})
    if state.paused is not None:
        raise Refused("table:pause:paused", {})
    table.happen(Asked(now, seat, "pause"))
    if state.agree("pause"):
        stop(table, now, "agreed")
    return True


def stop(table: "Table", now: int, reason: str) -> None:
    """What was done before a pause still counts."""
    sport.settle_all(table, now)
    if table.state.phase == "playing":
        table.happen(Paused(now, reason))


def resume(table: "Table", user: str, command: Resume, now: int, name: str) -> bool:
    """table:pause:none: after a pause, when all people who are there want to go on; before, it takes the own
    wish for one back."""
    state = table.state
    seats.need_phase(state, "playing")
    seat = seats.persons_seat(state, user)
    if state.paused is None:
        if seat not in state.wishes.get("pause", ()):
            raise Refused("table:pause:none", {})
        table.happen(Asked(now, seat, "pause", wanted=False))
        return True
    table.happen(Asked(now, seat, "resume"))
    waiting = [
        other
        for other, there in enumerate(state.seats)
        if there.person and not table.presence.is_away(there.user) and other not in state.wishes["resume"]
    ]
    if not waiting:
        go_on(table, now)
    return True


def go_on(table: "Table", now: int) -> None:
    """Who is still away has the grace time from now on."""
    table.presence.away = dict.fromkeys(table.presence.away, now)
    table.happen(Resumed(now, now - table.state.paused_at))


def asked(table: "Table", event: Asked) -> list[Heard]:
    state = table.state
    wanting = set(state.wishes.get(event.what, ()))
    state.wishes[event.what] = sorted(wanting | {event.seat} if event.wanted else wanting - {event.seat})
    table.note(placard=True)
    kind = f"wants-{event.what}" if event.wanted else f"wants-no-{event.what}"
    return [of_table(kind, seat=event.seat, name=state.seats[event.seat].name)]


def paused(table: "Table", event: Paused) -> list[Heard]:
    state = table.state
    state.paused = event.reason
    state.paused_at = event.at
    state.wishes = {}
    table.note(placard=True)
    return [of_table("paused", reason=event.reason)]


def resumed(table: "Table", event: Resumed) -> list[Heard]:
    """After a pause, or after a stop of the server, which leaves a pause as it is."""
    state = table.state
    clocks.shift(state, event.lost)
    table.note(placard=True)
    if event.stopped:
        if state.paused is not None:
            state.paused_at += event.lost
        return [of_table("server-back")]
    state.paused = None
    state.wishes = {}
    return [of_table("resumed")]


COMMANDS: Final[dict[Any, Any]] = {Pause: pause, Resume: resume}
FOLDS: Final[dict[Any, Any]] = {Asked: asked, Paused: paused, Resumed: resumed}
