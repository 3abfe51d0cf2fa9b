"""One table of four sockets, and what its seats were told."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import Any, Final

from picows import WSFrame, WSListener, WSMsgType, WSTransport

SEATS: Final = 4
ALL: Final = (1 << SEATS) - 1
PATIENCE: Final = 0.1
"""Seconds before somebody who was refused tries something else."""

Acts = Any
"""What a seat may do, as its server says it: a list, or offers."""


class Seat(WSListener, ABC):
    """A socket at one seat. Each server's way of speaking is a kind of seat."""

    transport: WSTransport

    def __init__(self, table: "Table", place: int) -> None:
        self.table = table
        self.place = place

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.greet()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.table.lost(self)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type in (WSMsgType.TEXT, WSMsgType.BINARY):
            self.heard(frame.get_payload_as_bytes())

    def greet(self) -> None:
        """What is said first, if anything."""

    @abstractmethod
    def heard(self, message: bytes) -> None: ...

    @abstractmethod
    def act(self, text: str) -> None: ...

    def chosen(self, acts: Acts, choice: Random) -> str:
        """One of those it may do."""
        act: str = choice.choice(acts)
        return act

    @abstractmethod
    def again(self) -> None:
        """Ask for the next match."""


class Table:
    """Four seats of one match. Quiet once all four have been told of the same moment."""

    def __init__(self, choice: Random, on_quiet: Callable[["Table"], None]) -> None:
        self.seats: list[Seat] = []
        self.choice = choice
        self.on_quiet = on_quiet
        self.broken: str | None = None
        self.renew()

    def renew(self) -> None:
        """Nothing is known of the match yet."""
        self.number = -1
        self.untold = ALL
        """The set of places that have not been told of this number."""
        self.actor: Seat | None = None
        self.acts: Acts = ()
        self.over = False
        self.moving = True
        """Whether the next moment in which somebody is to act answers a move, or begins the match. In a game
        in time the clock acts, too."""
        self.moved_at = 0.0

    def told(self, seat: Seat, number: int, acts: Acts, over: bool) -> None:
        """A seat knows the match up to this number; acts are what it may do. Who comes back is told twice."""
        if number > self.number:
            self.number, self.untold = number, ALL
            self.actor, self.over = None, over
        elif number < self.number:
            return
        if acts:
            self.actor, self.acts = seat, acts
        if not self.untold >> seat.place & 1:
            return
        self.untold &= ~(1 << seat.place)
        if not self.untold and self.moving and (self.over or self.actor):
            self.moving = False
            self.on_quiet(self)

    def move(self, now: float) -> None:
        """Whoever is to act does something legal."""
        actor = self.actor
        if actor is None:
            raise RuntimeError("nobody is to act")
        self.moved_at = now
        self.moving = True
        actor.act(actor.chosen(self.acts, self.choice))

    def refused(self) -> None:
        """In a game in time somebody was quicker, or all hands rest: something else, a little later."""
        asyncio.get_running_loop().call_later(PATIENCE, self.retry)

    def retry(self) -> None:
        if self.moving and self.actor is not None:
            self.actor.act(self.actor.chosen(self.acts, self.choice))

    def again(self) -> None:
        self.renew()
        for seat in self.seats:
            seat.again()

    def lost(self, seat: Seat) -> None:
        self.broken = self.broken or f"seat {seat.place} was cut off"
