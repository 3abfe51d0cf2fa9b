"""What is asked of whom, and until when.

Deadlines are times that follow from events, so a table that is loaded has the same ones.
"""

from typing import TYPE_CHECKING, Final

from stammtisch.games.game import SPECTATOR
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.gress.timeouts import asked_of, seconds_for
from stammtisch.games.position import Journal
from stammtisch.table.events import Acted
from stammtisch.table.state import Question, Seat, State

if TYPE_CHECKING:
    from stammtisch.table.table import Table

BOT_PATIENCE: Final = 60_000
"""Milliseconds for a bot, whatever the clock says."""


def ask(table: "Table", at: int, mover: int = SPECTATOR) -> None:
    """What is asked of each seat from now on. Who is still asked for the same has no new time, unless they
    have just acted."""
    state, position = table.state, table.position
    if position is None or state.phase != "playing":
        return
    if isinstance(position, GressPosition):
        ask_in_sport(table, position, max(at, state.rest_until))
        return
    waited = table.game.asked(position)
    for number, seat in enumerate(state.seats):
        if not waited >> number & 1:
            seat.asked = None
        elif seat.asked is None or number == mover:
            seat.asked = Question(at, deadline(state, seat, at))


def deadline(state: State, seat: Seat, since: int) -> int | None:
    """The time for an act and all of the bank; for a bot never more than its patience."""
    seconds = state.settings.clock.seconds
    until = since + seconds * 1000 + seat.bank if seconds else None
    if seat.bot is not None:
        patience = since + BOT_PATIENCE
        return patience if until is None else min(until, patience)
    return until


def ask_in_sport(table: "Table", position: GressPosition, at: int) -> None:
    """gress:Q71: each thing asked has its own time, anew when the play pile or the own hand changed; words
    bring none."""
    slow = table.state.settings.clock.slow
    for number, seat in enumerate(table.state.seats):
        view = table.seen.sent(table, number)
        act = asked_of(view, position.legal(number))
        if act is None:
            seat.asked = None
            continue
        occasion = (view.pile_size, view.top, view.hand_sizes[number])
        before = seat.asked
        known = before is not None and (before.act, before.occasion) == (act, occasion)
        if not known or (before is not None and before.since < at <= table.state.rest_until):
            seat.asked = Question(at, at + seconds_for(view, act) * 10 * slow, act, occasion)


def spend(table: "Table", event: Acted) -> None:
    """What went beyond the time for one act comes out of the bank. Who acts in time has missed nothing; nor
    has who was only slow to take up a gift, or has to draw on after a card that came too late."""
    state = table.state
    seat = state.seats[event.seat]
    if event.by != "clock":
        seat.misses = 0
    elif event.act != "take" and is_up(seat, event.at):
        seat.misses += 1
    state.settled = max(state.settled, event.done or 0)
    seconds = state.settings.clock.seconds
    if seat.bank and seat.asked is not None and seconds:
        over = event.at - seat.asked.since - seconds * 1000
        if over > 0:
            seat.bank = max(seat.bank - over, 0)


def is_up(seat: Seat, at: int) -> bool:
    return seat.asked is not None and seat.asked.until is not None and seat.asked.until <= at


def rest(table: "Table", position: GressPosition, at: int, journal: Journal) -> None:
    """gress:4.15: while a ruling is made all hands rest."""
    if any(fact.kind == "halted" and fact.about["reason"] == "complaint" for fact in journal.facts):
        pause = position.rules.options.ruling_pause * 10 * table.state.settings.clock.slow
        table.state.rest_until = at + pause


def shift(state: State, lost: int) -> None:
    """Time that did not count: all deadlines move on by it."""
    for seat in state.seats:
        if seat.asked is not None:
            seat.asked.since += lost
            if seat.asked.until is not None:
                seat.asked.until += lost
    if state.rest_until:
        state.rest_until += lost
    state.reveal_until += lost
