"""Acts one by one: those of people and bots, and those the clock does for them."""

from typing import TYPE_CHECKING, Any, Final

from stammtisch.games.bits import Dice
from stammtisch.games.errors import Bug, Refused
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.position import Journal
from stammtisch.table import clocks, dealing
from stammtisch.table.events import Acted
from stammtisch.table.facts import Heard, of_journal, of_table
from stammtisch.table.state import State, bot_seat

if TYPE_CHECKING:
    from stammtisch.table.table import Table


def acting_seat(state: State, user: str) -> int:
    """table:seat:none, table:seat:bot: a seat has one who acts: its person, or the bot that stands in;
    table:phase:playing: and only in a match; table:pause:paused: in a pause nobody does."""
    seat = state.seat_of(user)
    if seat is None:
        raise Refused("table:seat:none", {})
    if state.phase != "playing":
        closed = state.phase == "closed"
        raise (
            Refused("table:phase:closed", {})
            if closed
            else Refused("table:phase:playing", {"phase": state.phase})
        )
    if (state.seats[seat].bot is not None) != (bot_seat(user) >= 0):
        raise Refused("table:seat:bot", {"seat": seat})
    if state.paused is not None:
        raise Refused("table:pause:paused", {})
    return seat


def by(state: State, seat: int) -> str:
    return "seat" if state.seats[seat].bot is None else "bot"


def do(table: "Table", seat: int, text: str, now: int, by: str) -> None:
    """A whole act, or `Refused`, and all that follows from it."""
    do_one(table, seat, text, now, by)
    dealing.go_on(table, now)


def do_one(table: "Table", seat: int, text: str, now: int, by: str, done: int | None = None) -> None:
    position, journal = table.position, Journal()
    assert position is not None
    table.game.perform(position, seat, text, journal)
    event = Acted(now, seat, text, by, done)
    table.happen(event, follow(table, event, journal))


def do_for(table: "Table", seat: int, now: int) -> None:
    """The clock acts for a seat that has let its time pass."""
    game, position = table.game, table.position
    assert position is not None
    dice = Dice(int.from_bytes(table.entropy(4), "big"))
    trial = position.copy()
    steps: list[int] = []
    while not steps or game.unfinished(trial, seat):
        step = game.when_time_is_up(game.view(trial, seat), dice)
        if step is None:
            raise Bug(f"nothing is asked of seat {seat}")
        trial.apply(seat, step)
        steps.append(step)
    do(table, seat, game.write_act(steps), now, "clock")


def acted(table: "Table", event: Acted) -> list[Heard]:
    position, journal = table.position, Journal()
    assert position is not None
    table.game.perform(position, event.seat, event.act, journal)
    return follow(table, event, journal)


def follow(table: "Table", event: Acted, journal: Journal) -> list[Heard]:
    """What an act that is done means for the clocks, and what is told of it."""
    clocks.spend(table, event)
    if isinstance(table.position, GressPosition):
        clocks.rest(table, table.position, event.at, journal)
    table.seen.forget()
    clocks.ask(table, event.at, event.seat)
    heard = of_journal(table.game.name, journal)
    if event.by == "clock" and event.act != "take":
        name = table.state.seats[event.seat].name
        heard.insert(0, of_table("timed-out", seat=event.seat, name=name))
    return heard


FOLDS: Final[dict[Any, Any]] = {Acted: acted}
