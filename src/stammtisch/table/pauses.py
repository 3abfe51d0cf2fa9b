"""Time that does not count: pauses by agreement, going on; and the time to open what was sealed."""

from typing import Any, Final

from stammtisch.base.errors import Refused
from stammtisch.games.position import Fact
from stammtisch.table import dealing, seats
from stammtisch.table.commands import Pause, Resume
from stammtisch.table.core import TableCore
from stammtisch.table.events import Asked, Paused, Resumed
from stammtisch.table.facts import of_table


def times(table: TableCore) -> list[int]:
    """When what was sealed has to be open."""
    return [table.state.reveal_until] if table.state.phase == "revealing" else []


def settle(table: TableCore, due: int, now: int) -> bool:
    """Who has not opened what they sealed is named, and later loses the seat."""
    if due not in times(table):
        return False
    if table.state.reveal_missing:
        seats.begin_anew(table, now)
    else:
        dealing.tell_missing(table, now)
    return True


def pause(table: TableCore, user: str, command: Pause, now: int, name: str) -> None:
    """table:pause:paused: all people who play must want it, and one pause is enough; table:duplicate:pause:
    not where other tables wait for this one."""
    state = table.state
    seats.need_phase(state, "playing")
    seat = seats.persons_seat(state, user)
    if state.duplicate:
        raise Refused("table:duplicate:pause", {})
    if state.paused is not None:
        raise Refused("table:pause:paused", {})
    table.record(Asked(now, seat, "pause"))
    if state.agree("pause"):
        stop(table, now, "agreed")


def stop(table: TableCore, now: int, reason: str) -> None:
    """What was done before a pause still counts."""
    if table.match is not None:
        table.match.settle_all()
    if table.state.phase == "playing":
        table.record(Paused(now, reason))


def resume(table: TableCore, user: str, command: Resume, now: int, name: str) -> None:
    """table:pause:none: after a pause, when all people who are there want to go on; before, it takes the own
    wish for one back."""
    state = table.state
    seats.need_phase(state, "playing")
    seat = seats.persons_seat(state, user)
    if state.paused is None:
        if seat not in state.wishes.get("pause", ()):
            raise Refused("table:pause:none", {})
        table.record(Asked(now, seat, "pause", wanted=False))
        return
    table.record(Asked(now, seat, "resume"))
    waiting = [
        other
        for other, there in enumerate(state.seats)
        if there.person and not table.presence.is_away(there.user) and other not in state.wishes["resume"]
    ]
    if not waiting:
        go_on(table, now)


def go_on(table: TableCore, now: int) -> None:
    """Who is still away has the grace time from now on."""
    table.presence.away = dict.fromkeys(table.presence.away, now)
    table.record(Resumed(now, now - table.state.paused_at))


def asked(table: TableCore, event: Asked) -> list[Fact]:
    state = table.state
    wanting = set(state.wishes.get(event.what, ()))
    state.wishes[event.what] = sorted(wanting | {event.seat} if event.wanted else wanting - {event.seat})
    table.note(placard=True)
    kind = f"wants-{event.what}" if event.wanted else f"wants-no-{event.what}"
    return [of_table(kind, seat=event.seat, name=state.seats[event.seat].name)]


def paused(table: TableCore, event: Paused) -> list[Fact]:
    state = table.state
    state.paused = event.reason
    state.paused_at = event.at
    state.wishes = {}
    table.note(placard=True)
    return [of_table("paused", reason=event.reason)]


def resumed(table: TableCore, event: Resumed) -> list[Fact]:
    """After a pause, or after a stop of the server, which leaves a pause as it is."""
    state = table.state
    if state.play is not None:
        state.play.shift(event.lost)
    state.reveal_until += event.lost
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
