"""Who sits where: sitting down, bots, getting ready, takeover, coming back, another match, the end."""

from typing import Any, Final

from stammtisch.base.chance import SECRET_BYTES, Chain
from stammtisch.base.errors import Malformed, Refused
from stammtisch.base.reading import check_name, check_seat
from stammtisch.games.position import Fact
from stammtisch.match.events import Returned, TakenOver
from stammtisch.table import dealing
from stammtisch.table.commands import Close, PlaceBot, Ready, Rematch, Return, Sit, Stand, Start
from stammtisch.table.core import TableCore
from stammtisch.table.events import (
    Asked,
    Closed,
    Created,
    Narrowed,
    Placed,
    Presided,
    Readied,
    Renewed,
    Sat,
    Stood,
)
from stammtisch.table.facts import RENEWED, of_table
from stammtisch.table.state import BOT, Seat, State

DIGEST: Final = 64
"""Hexadecimal digits of a SHA-256."""
PHASES: Final = {"open": "table:phase:open", "playing": "table:phase:playing", "over": "table:phase:over"}
BY_OTHER_RULES: Final = "rules"
"""Why a table is closed whose match began under rules that have changed since."""


def fresh(event: Created) -> State:
    """A table with open seats."""
    return State(
        id=event.id,
        host=event.host,
        settings=event.settings,
        seats=[Seat() for seat in range(event.settings.players)],
        end=event.end,
        created=event.at,
        at=event.at,
        duplicate=event.duplicate,
    )


def need_phase(state: State, phase: str) -> None:
    """table:phase:open: sitting down, bots and getting ready come before the match,
    table:phase:playing: acts and pauses belong to it, table:phase:over: another match comes after it."""
    if state.phase == "closed":
        raise closed()
    if state.phase != phase:
        raise Refused(PHASES[phase], {"phase": state.phase})


def closed() -> Refused:
    """table:phase:closed: nothing happens at a table that is closed."""
    return Refused("table:phase:closed", {})


def need_host(state: State, user: str) -> None:
    """table:host:only: bots, an early start and the end are for who opened the table to say."""
    if user != state.host:
        raise Refused("table:host:only", {})


def own_seat(state: State, user: str) -> int:
    """table:seat:none: only who has a seat can do that."""
    seat = state.seat_of(user)
    if seat is None:
        raise Refused("table:seat:none", {})
    return seat


def persons_seat(state: State, user: str) -> int:
    """table:seat:bot: a bot asks for nothing, and who has left the match takes the seat back first."""
    seat = own_seat(state, user)
    if state.seats[seat].bot is not None:
        raise Refused("table:seat:bot", {"seat": seat})
    return seat


def known_seat(state: State, seat: int) -> Seat:
    check_seat(seat, len(state.seats))
    return state.seats[seat]


def need_own_deals(state: State) -> None:
    """table:duplicate:seats: where others play the same deals everybody keeps the seat they were given, for
    one match."""
    if state.duplicate:
        raise Refused("table:duplicate:seats", {})


def sit(table: TableCore, user: str, command: Sit, now: int, name: str) -> None:
    """table:seat:taken: a seat is for one, and everybody has at most one; they may change to another."""
    state = table.state
    need_phase(state, "open")
    check_user(user)
    name = name or user
    check_name(name, "name")
    wanted = known_seat(state, command.seat)
    if wanted.taken:
        raise Refused("table:seat:taken", {"seat": command.seat, "name": wanted.name})
    before = state.seat_of(user)
    if before is not None:
        table.record(Stood(now, before))
    table.record(Sat(now, command.seat, user, name))
    if state.umpire == user != state.host:
        table.record(Presided(now))
    table.presence.sits(user)


def check_user(user: str) -> None:
    """Users are known by short names without spaces, which are not those of bots."""
    if not 0 < len(user) <= 64 or user.startswith(BOT) or " " in user or not user.isprintable():
        raise Malformed("is no name of a user", "user")


def stand(table: TableCore, user: str, command: Stand, now: int, name: str) -> None:
    """In a match a bot goes on with the hand; the seat can be had back."""
    state = table.state
    seat = own_seat(state, user)
    if state.phase == "closed":
        raise closed()
    if state.phase == "playing":
        if state.seats[seat].user is None or state.seats[seat].stand_in:
            raise Refused("table:seat:bot", {"seat": seat})
        take_over(table, seat, "left", now)
    elif state.phase == "revealing":
        raise Refused("table:phase:open", {"phase": state.phase})
    else:
        need_own_deals(state)
        table.record(Stood(now, seat))
        if state.phase == "over" and state.agree("rematch"):
            renew(table, now)


def place(table: TableCore, user: str, command: PlaceBot, now: int, name: str) -> None:
    """The host may send bots away, but nobody else (table:seat:taken)."""
    state = table.state
    need_host(state, user)
    need_phase(state, "open")
    seat = known_seat(state, command.seat)
    if seat.user is not None or (command.bot is None and seat.bot is None):
        rule = "table:seat:taken" if seat.taken else "table:seat:open"
        raise Refused(rule, {"seat": command.seat, "name": seat.name})
    if command.bot is not None:
        check_name(command.bot, "bot")
        table.record(Placed(now, command.seat, command.bot))
    else:
        table.record(Stood(now, command.seat))
    begin_if_ready(table, now)


def ready(table: TableCore, user: str, command: Ready, now: int, name: str) -> None:
    """table:ready:once: what was sealed stays sealed."""
    state = table.state
    need_phase(state, "open")
    seat = persons_seat(state, user)
    if state.seats[seat].sealed is not None:
        raise Refused("table:ready:once", {})
    sealed = command.sealed.lower()
    if len(sealed) != DIGEST or not all(digit in "0123456789abcdef" for digit in sealed):
        raise Malformed(f"must be a SHA-256: {DIGEST} hexadecimal digits", "sealed")
    table.record(Readied(now, seat, sealed))
    begin_if_ready(table, now)


def start(table: TableCore, user: str, command: Start, now: int, name: str) -> None:
    """table:start:players: enough must be there for the game as it was agreed on. A table of bots begins
    when its host says so, and so does one where people were given their seats; table:start:full: any other
    that is full waits for people to be ready."""
    state = table.state
    need_host(state, user)
    need_phase(state, "open")
    there = sum(seat.taken for seat in state.seats)
    if there == len(state.seats):
        if any(seat.person for seat in state.seats) and not state.duplicate:
            raise Refused("table:start:full", {})
        dealing.gather(table, now)
        return
    try:
        table.game.start(there, state.settings.edition, state.settings.options)
    except Malformed:
        raise Refused("table:start:players", {"count": there}) from None
    table.record(Narrowed(now))
    begin_if_ready(table, now)


def begin_if_ready(table: TableCore, now: int) -> None:
    """A match begins when every seat is taken and all people are ready."""
    seats = table.state.seats
    if all(seat.bot or seat.sealed for seat in seats) and any(seat.person for seat in seats):
        dealing.gather(table, now)


def give_back(table: TableCore, user: str, command: Return, now: int, name: str) -> None:
    """table:return:yours: only a seat where a bot stands in can be had back."""
    state = table.state
    seat = own_seat(state, user)
    need_phase(state, "playing")
    if not state.seats[seat].stand_in or state.seats[seat].user != user:
        raise Refused("table:return:yours", {})
    table.record(Returned(now, seat))


def rematch(table: TableCore, user: str, command: Rematch, now: int, name: str) -> None:
    """Another match is prepared when all people who are left want it; who wants it is back."""
    state = table.state
    need_phase(state, "over")
    need_own_deals(state)
    seat = own_seat(state, user)
    if state.seats[seat].user is None:
        raise Refused("table:seat:bot", {"seat": seat})
    if state.seats[seat].stand_in:
        table.record(Returned(now, seat))
    table.record(Asked(now, seat, "rematch"))
    if state.agree("rematch"):
        renew(table, now)


def begin_anew(table: TableCore, now: int) -> None:
    """Something that was sealed never came to light: its seat is free, and all others get ready again for a
    match with other secrets."""
    for number in dealing.unopened(table.state):
        table.record(Stood(now, number))
    renew(table, now)


def renew(table: TableCore, now: int) -> None:
    table.record(Renewed(now, table.entropy(SECRET_BYTES).hex()))


def close(table: TableCore, user: str, command: Close, now: int, name: str) -> None:
    """table:close:people: not while other people are in a match."""
    state = table.state
    need_host(state, user)
    if state.phase == "closed":
        raise closed()
    if state.phase in ("playing", "revealing") and any(
        seat.person and seat.user != user for seat in state.seats
    ):
        raise Refused("table:close:people", {})
    table.record(Closed(now, "host"))


def close_now(table: TableCore, now: int, reason: str) -> None:
    if table.state.phase != "closed":
        table.record(Closed(now, reason))


def broken_off(table: TableCore) -> bool:
    """Whether a match is under way that can't go on: the rules it began under have changed."""
    return table.other_rules and table.state.phase == "playing"


def break_off(table: TableCore, now: int) -> bool:
    """Close a table whose match can't go on."""
    if not broken_off(table):
        return False
    close_now(table, now, BY_OTHER_RULES)
    return True


def take_over(table: TableCore, seat: int, reason: str, now: int) -> None:
    table.record(TakenOver(now, seat, reason))


def created(table: TableCore, event: Created) -> list[Fact]:
    table.note(placard=True)
    return []


def sat(table: TableCore, event: Sat) -> list[Fact]:
    table.state.seats[event.seat] = Seat(user=event.user, name=event.name)
    table.note(placard=True)
    return [of_table("sat", seat=event.seat, name=event.name)]


def stood(table: TableCore, event: Stood) -> list[Fact]:
    state = table.state
    name = state.seats[event.seat].name
    state.seats[event.seat] = Seat()
    for wanting in state.wishes.values():
        if event.seat in wanting:
            wanting.remove(event.seat)
    table.note(placard=True)
    return [of_table("stood", seat=event.seat, name=name)]


def placed(table: TableCore, event: Placed) -> list[Fact]:
    table.state.seats[event.seat] = Seat(name=event.bot, bot=event.bot)
    table.note(placard=True)
    return [of_table("placed", seat=event.seat, name=event.bot)]


def readied(table: TableCore, event: Readied) -> list[Fact]:
    seat = table.state.seats[event.seat]
    seat.sealed = event.sealed
    table.note(placard=True)
    return [of_table("readied", seat=event.seat, name=seat.name)]


def narrowed(table: TableCore, event: Narrowed) -> list[Fact]:
    state = table.state
    state.seats = [seat for seat in state.seats if seat.taken]
    table.note(placard=True)
    return [of_table("narrowed", count=len(state.seats))]


def taken_over(table: TableCore, event: TakenOver) -> list[Fact]:
    state = table.state
    seat = state.seats[event.seat]
    seat.bot = state.settings.stand_in
    seat.misses = 0
    somebody_else(table, event)
    table.note(placard=True)
    return [of_table("taken-over", seat=event.seat, name=seat.name, reason=event.reason)]


def somebody_else(table: TableCore, event: TakenOver | Returned) -> None:
    """Who decides at a seat is for the match to know."""
    if table.match is not None and not table.other_rules:
        table.match.fold(event)


def returned(table: TableCore, event: Returned) -> list[Fact]:
    seat = table.state.seats[event.seat]
    seat.bot = None
    seat.misses = 0
    somebody_else(table, event)
    table.note(placard=True)
    return [of_table("returned", seat=event.seat, name=seat.name)]


def renewed(table: TableCore, event: Renewed) -> list[Fact]:
    """Seats of people who have left are open; all others stay and get ready anew. The match before is
    over, and so are its secrets."""
    state = table.state
    state.seats = [
        Seat() if seat.stand_in else Seat(user=seat.user, name=seat.name, bot=seat.bot)
        for seat in state.seats
    ]
    state.end = event.end
    table.chain = Chain(bytes.fromhex(event.end))
    state.match += 1
    state.phase = "open"
    state.wishes = {}
    state.play = table.match = None
    table.note(placard=True, hand_over=True)
    return [of_table(RENEWED, match=state.match)]


def closed_for_good(table: TableCore, event: Closed) -> list[Fact]:
    state = table.state
    state.phase = "closed"
    state.closed = event.reason
    if table.match is not None:
        table.match.break_off()
    table.note(placard=True, hand_over=True)
    return [of_table("closed", reason=event.reason)]


COMMANDS: Final[dict[Any, Any]] = {
    Sit: sit,
    Stand: stand,
    PlaceBot: place,
    Ready: ready,
    Start: start,
    Return: give_back,
    Rematch: rematch,
    Close: close,
}
FOLDS: Final[dict[Any, Any]] = {
    Created: created,
    Sat: sat,
    Stood: stood,
    Placed: placed,
    Readied: readied,
    Narrowed: narrowed,
    TakenOver: taken_over,
    Returned: returned,
    Renewed: renewed,
    Closed: closed_for_good,
}
