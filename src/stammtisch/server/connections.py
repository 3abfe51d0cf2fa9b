"""Somebody at the other end of a WebSocket: what they ask, and what they are told."""

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING, Final, final

from stammtisch.games.errors import Malformed
from stammtisch.server import logs, sockets
from stammtisch.server.errors import Failure
from stammtisch.server.limits import Bucket
from stammtisch.server.messages import (
    VERSION,
    Acts,
    AnyFromClient,
    Attend,
    Buzz,
    Clear,
    Closing,
    CommandEnd,
    Do,
    Error,
    FromServer,
    Hello,
    Leave,
    Lobby,
    Mute,
    Ping,
    Watch,
    encode,
    read_message,
)
from stammtisch.server.sessions import Credentials, Guest
from stammtisch.server.sockets import Socket
from stammtisch.store.store import User
from stammtisch.table.commands import Say
from stammtisch.table.replies import Reply

if TYPE_CHECKING:
    from stammtisch.server.house import House
    from stammtisch.server.live import Live

MOST_EARLY: Final = 8
"""Messages that may come before it is known who sends them."""
MOST_WATCHED: Final = 20
"""Tables one connection may look at."""
MOST_STRIKES: Final = 20
"""Messages over the limit, or not understood, before the line is cut."""
PING_EVERY: Final = 5.0
SLOW_SECONDS: Final = 10.0
SILENT_SECONDS: Final = 30.0
LAST_SECONDS: Final = 2.0
"""So long a server that stops waits for the end of commands that wait for others."""


@final
class Connection:
    """One visitor. Everything here happens in the event loop, and nothing waits."""

    def __init__(self, house: "House", address: str, found: Credentials) -> None:
        self.house: Final = house
        self.address: Final = address
        self.found: Final = found
        self.guest: Guest | None = None
        self.socket: Socket | None = None
        self.watched: Final[dict[str, Live]] = {}
        self.muted: frozenset[str] = frozenset()
        self.in_lobby = False
        self.early: list[bytes] = []
        self.missed: set[str] = set()
        """Tables of which something was not told because the client was slow."""
        self.pending = 0
        """Commands that have no answer yet."""
        self.held: bytes | None = None
        """What is sent together with the end of a command."""
        self.strikes = 0
        self.leaving = False
        self.pinged = -PING_EVERY
        settings = house.settings
        self.bucket: Final = Bucket(settings.messages_per_second, settings.messages_at_once, time.monotonic())
        self.shared: tuple[Bucket, ...] = (house.by_address.of(address),)

    @property
    def user(self) -> User:
        assert self.guest is not None
        return self.guest.user

    # What the socket calls

    def opened(self, socket: Socket) -> None:
        self.socket = socket
        self.house.enter(self)
        self.house.tables.errand(self.welcome())

    async def welcome(self) -> None:
        """Find out who it is; then what was said before is heard."""
        guest = await self.house.sessions.find(self.found)
        if guest is None or guest.user.banned is not None:
            self.hang_up("banned" if guest else "logged-out")
            return
        self.muted = await self.house.store.muted_by(guest.user.id)
        if self.socket is None:
            return
        self.guest = guest
        self.house.admit(self, guest)
        self.shared = (*self.shared, self.house.by_user.of(guest.user.id))
        self.tell(Hello(VERSION, guest.user.id, guest.user.name, self.house.now(), sorted(self.muted)))
        self.keep(time.monotonic())
        early, self.early = self.early, []
        for message in early:
            self.hear(message)

    def received(self, message: bytes) -> None:
        now = time.monotonic()
        if not self.within_limits(now):
            self.house.metrics.limited.inc()
            self.strike("too-many")
        elif self.guest is not None:
            self.hear(message)
        elif len(self.early) < MOST_EARLY:
            self.early.append(message)
        else:
            self.strike("login-needed")

    def within_limits(self, now: float) -> bool:
        """Those of this connection, and those it shares with others of its user and address."""
        return self.bucket.take(now) and all(bucket.take(now) for bucket in self.shared)

    def measured(self) -> None:
        """The tables are told too: they wait for acts that may still be under way."""
        if self.ping is not None:
            self.tell(Ping(self.ping))
        for live in self.watched.values():
            live.table.lag(self.user.id, self.lag)

    def drained(self) -> None:
        """The client reads again: one fresh picture of each table it missed something of."""
        missed, self.missed = self.missed, set()
        for table in missed:
            live = self.watched.get(table)
            if live is not None:
                live.when_written(partial(live.show, self))
        if self.in_lobby:
            self.house.lobby.show(self)

    def stopping(self) -> None:
        self.leaving = True
        self.tell(Closing("restart"))
        if self.socket is not None:
            if self.pending:
                asyncio.get_running_loop().call_later(LAST_SECONDS, self.socket.close, sockets.RESTART)
            else:
                self.socket.close(sockets.RESTART, "restart")

    def closed(self) -> None:
        self.socket = None
        for live in list(self.watched.values()):
            live.unwatch(self)
        self.watched.clear()
        self.house.buzzers.gone(self)
        self.house.leave(self)

    # What it says

    def hear(self, data: bytes) -> None:
        try:
            message = read_message(data)
        except Malformed as problem:
            self.house.metrics.malformed.inc()
            self.strike("malformed", problem.problem, problem.field)
            return
        try:
            self.do(message)
        except Failure as failure:
            table, command = getattr(message, "table", None), getattr(message, "command", None)
            self.fail(failure, table, command.id if command is not None else None)
        except Exception as problem:
            logs.trouble("message-failed", problem, kind=type(message).__name__)
            self.fail(Failure("broken"))

    def do(self, message: AnyFromClient) -> None:
        match message:
            case Do(table, command):
                if self.leaving:
                    raise Failure("unavailable")
                if isinstance(command, Say) and not self.house.says.take(self.user.id):
                    raise Failure("too-many")
                self.pending += 1
                self.house.tables.submit(self, table, command)
            case Watch(table, after):
                if table not in self.watched and len(self.watched) >= MOST_WATCHED:
                    raise Failure("too-many")
                self.house.tables.watch(self, table, after)
            case Leave(table):
                live = self.watched.pop(table, None)
                if live is not None:
                    live.unwatch(self)
            case Lobby(on):
                self.in_lobby = on
                if on:
                    self.house.lobby.show(self)
            case Acts(table):
                live = self.watched.get(table)
                if live is None:
                    raise Failure("not-found")
                live.when_written(partial(live.show_acts, self))
            case Mute(user, on):
                self.house.mute(self, user, on)
            case Attend(buzzer, on):
                self.house.buzzers.attend(self, buzzer, on)
            case Buzz(buzzer, round_, call):
                self.house.buzzers.buzz(self, buzzer, round_, call)
            case Clear(buzzer):
                self.house.buzzers.clear(self, buzzer)

    # What it is told

    def tell(self, message: FromServer | Reply) -> None:
        self.send(encode(message))

    def send(self, message: bytes) -> None:
        if self.socket is not None:
            self.socket.send(message)

    def show(self, table: str, message: bytes, hold: bool = False) -> None:
        """Something about a table; a slow client is shown the whole table later instead. It is held back when
        the end of a command follows at once."""
        socket = self.socket
        if socket is None:
            return
        if socket.slow_since is not None:
            self.missed.add(table)
        elif hold and self.held is None:
            self.held = message
        else:
            socket.send(message)

    def lose(self, table: str, code: str = "unavailable") -> None:
        """A table can't be shown any more; it may be asked for again."""
        self.watched.pop(table, None)
        self.fail(Failure(code), table)

    def answer(self, message: CommandEnd) -> None:
        """The end of a command, together with what was held back for it."""
        self.pending -= 1
        held, self.held = self.held, None
        if held is None:
            self.tell(message)
        elif self.socket is not None:
            self.socket.send_both(held, encode(message))
        if self.leaving and not self.pending and self.socket is not None:
            self.socket.close(sockets.RESTART, "restart")

    def fail(self, failure: Failure, table: str | None = None, command: str | None = None) -> None:
        self.tell(Error(failure.code, failure.problem, failure.field, table, command))

    def strike(self, code: str, problem: str = "", field: str = "") -> None:
        self.strikes += 1
        if self.strikes > MOST_STRIKES:
            self.hang_up("too-many")
        else:
            self.tell(Error(code, problem, field))

    def hang_up(self, reason: str) -> None:
        self.leaving = True
        self.tell(Closing(reason))
        if self.socket is not None:
            self.socket.close(sockets.POLICY, reason)

    def keep(self, now: float) -> None:
        """Once a second: measure the line, and give up on whoever does not read or answer."""
        socket = self.socket
        if socket is None:
            return
        self.strikes = max(0, self.strikes - 1)
        asked = socket.unanswered_since
        if socket.slow_since is not None and now - socket.slow_since > SLOW_SECONDS:
            self.house.metrics.slow.inc()
            socket.abort()
        elif asked is not None and now - asked > SILENT_SECONDS:
            socket.abort()
        elif now - self.pinged >= PING_EVERY:
            self.pinged = now
            socket.ping(now)

    @property
    def lag(self) -> int:
        """Milliseconds from the client to here: half the round trip."""
        trip = self.socket.round_trip if self.socket is not None else None
        return round((trip or 0.0) * 500)

    @property
    def ping(self) -> int | None:
        """Milliseconds to and fro."""
        trip = self.socket.round_trip if self.socket is not None else None
        return None if trip is None else round(trip * 1000)
