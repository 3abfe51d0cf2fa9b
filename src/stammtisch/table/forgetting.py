"""A log in which somebody has no name any more, or nothing that was said is left.

What happened stays as it was, and so do the cards; only names and talk are others. The chain of hashes is
made anew from the first row that changed.
"""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from stammtisch.match.events import Began, Event, Said, Sitter
from stammtisch.match.log import Row, chained
from stammtisch.table.events import Sat, write_event
from stammtisch.table.state import DECODER, ENCODER, State
from stammtisch.table.table import Table

NOTHING: Final = "\N{EN DASH}"
"""What is left of what somebody said."""

Change = Callable[[Event, State], Event]
"""An event as it is from now on, after which the table was so."""


def nameless(user: str) -> str:
    """Who somebody was who is gone; two of them can be told apart."""
    return f"{NOTHING} {user[:4]}"


def without_name(user: str) -> Change:
    """A user who is gone."""
    name = nameless(user)

    def change(event: Event, state: State) -> Event:
        if isinstance(event, Sat) and event.user == user:
            return msgspec.structs.replace(event, name=name)
        if isinstance(event, Said) and event.user == user:
            return msgspec.structs.replace(event, name=name, text=NOTHING)
        if isinstance(event, Began) and state.seat_of(user) is not None:
            seats = [
                Sitter(name, sitter.player) if seat.user == user else sitter
                for seat, sitter in zip(state.seats, event.seats, strict=True)
            ]
            return msgspec.structs.replace(event, seats=seats)
        return event

    return change


def without_talk(event: Event, state: State) -> Event:
    """Nobody has said anything."""
    return msgspec.structs.replace(event, text=NOTHING) if isinstance(event, Said) else event


def changed(rows: Sequence[Row], change: Change) -> list[Row]:
    """All rows from the first that is another now."""
    found: list[Row] = []
    before = b""
    for row, (table, event, _) in zip(rows, Table.replay(rows), strict=True):
        new = change(event, table.state)
        data = row.data if new == event else write_event(new)
        if found or data != row.data:
            found.append(row._replace(data=data, hash=chained(before, data)))
            before = found[-1].hash
        else:
            before = row.hash
    return found


def changed_snapshot(snapshot: bytes, rows: Sequence[Row], user: str) -> bytes:
    """The same for a snapshot, after these rows have changed."""
    state: State = DECODER.decode(snapshot)
    for row in rows:
        if row.seq == state.seq:
            state.hash = row.hash
    for seat in state.seats:
        if seat.user == user:
            seat.name = nameless(user)
    return ENCODER.encode(state)
