"""One table of four sockets, and what its seats were told."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from picows import WSFrame, WSListener, WSMsgType, WSTransport

SEATS: Final = 4
ALL: Final = (1 << SEATS) - 1


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
        self.acts: Sequence[str] = ()
        self.over = False
        self.moved_at = 0.0

    def told(self, seat: Seat, number: int, acts: Sequence[str], over: bool) -> None:
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
        if not self.untold and (self.over or self.actor):
            self.on_quiet(self)

    def move(self, now: float) -> None:
        """Whoever is to act does something legal."""
        actor = self.actor
        if actor is None:
            raise RuntimeError("nobody is to act")
        self.moved_at = now
        actor.act(self.choice.choice(self.acts))

    def again(self) -> None:
        self.renew()
        for seat in self.seats:
            seat.again()

    def lost(self, seat: Seat) -> None:
        self.broken = self.broken or f"seat {seat.place} was cut off"
