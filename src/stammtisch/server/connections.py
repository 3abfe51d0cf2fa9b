"""Somebody at the other end of a WebSocket: what they ask, and what they are told."""

import asyncio
import time
from typing import Final, final

from stammtisch.base.errors import Malformed
from stammtisch.server import logs, sockets
from stammtisch.server.counter import Counter
from stammtisch.server.errors import Failure
from stammtisch.server.hall import Hall, Visit
from stammtisch.server.limits import Bucket
from stammtisch.server.line_credit import Credit, Witness
from stammtisch.server.messages import (
    VERSION,
    AnyFromClient,
    Closing,
    CommandEnd,
    Do,
    Error,
    FromServer,
    Hello,
    Ping,
    encode,
    read_message,
)
from stammtisch.server.sessions import Credentials
from stammtisch.server.sockets import Socket
from stammtisch.store.store import Unavailable, User
from stammtisch.table.commands import Say
from stammtisch.table.replies import Reply

MOST_EARLY: Final = 8
"""Messages that may come before it is known who sends them."""
MOST_STRIKES: Final = 20
"""Messages over the limit, or not understood, before the line is cut."""
PING_EVERY: Final = 5.0
AGAIN_EVERY: Final = 2.0
SLOW_SECONDS: Final = 10.0
SILENT_SECONDS: Final = 30.0
LAST_SECONDS: Final = 2.0
"""So long a server that stops waits for the end of commands that wait for others."""


@final
class Connection(Visit):
    """One visitor. Everything here happens in the event loop, and nothing waits."""

    def __init__(
        self, hall: Hall, counter: Counter, address: str, found: Credentials, witness: Witness
    ) -> None:
        super().__init__(address)
        self.witness: Final = witness
        self.credit: Credit = witness.credit(None, None)
        """By how much its acts count as done before they arrived, and why not by more."""
        self.line: Ping | None = None
        """What it was told of its line."""
        self.hall: Final = hall
        self.counter: Final = counter
        self.found: Final = found
        self.socket: Socket | None = None
        self.early: list[bytes] = []
        self.missed: set[str] = set()
        """Tables of which something was not told because the client was slow."""
        self.pending = 0
        """Commands that have no answer yet."""
        self.held: bytes | None = None
        """What is sent together with the end of a command."""
        self.strikes = 0
        self.leaving = False
        self.tried = 0.0
        """When it was last tried to come back to tables that were lost."""
        self.pinged = -PING_EVERY
        self.buckets: list[Bucket] = [hall.bucket(), hall.by_address.of(address)]

    @property
    def user(self) -> User:
        assert self.guest is not None
        return self.guest.user

    @property
    def here(self) -> bool:
        return self.socket is not None

    # What the socket calls

    def opened(self, socket: Socket) -> None:
        self.socket = socket
        self.hall.enter(self)
        self.hall.errands.run(self.welcome())

    async def welcome(self) -> None:
        """Find out who it is; then what was said before is heard."""
        try:
            guest = await self.hall.sessions.find(self.found)
            self.muted = await self.hall.store.muted_by(guest.user.id) if guest else frozenset()
        except Unavailable:
            self.hang_up("unavailable", sockets.TRY_LATER)
            return
        if guest is None or guest.user.banned is not None:
            self.hang_up("banned" if guest else "logged-out")
            return
        if self.socket is None:
            return
        self.guest = guest
        self.hall.admit(self, guest)
        self.buckets.append(self.hall.by_user.of(guest.user.id))
        self.tell(Hello(VERSION, guest.user.id, guest.user.name, self.hall.now(), sorted(self.muted)))
        self.keep(time.monotonic())
        early, self.early = self.early, []
        for message in early:
            self.hear(message)

    def stirred(self) -> bool:
        """What is no message counts like one."""
        return self.is_heard(b"")

    def is_heard(self, message: bytes) -> bool:
        """Whether there has not been too much already."""
        if self.within_limits(time.monotonic()):
            return True
        self.hall.metrics.limited.inc()
        self.strike("too-many", message=message)
        return False

    def received(self, message: bytes) -> None:
        if not self.is_heard(message):
            return
        if self.guest is not None:
            self.hear(message)
        elif len(self.early) < MOST_EARLY:
            self.early.append(message)
        else:
            self.strike("login-needed", message=message)

    def within_limits(self, now: float) -> bool:
        """Those of this connection, and those it shares with others of its user and address."""
        for bucket in self.buckets:  # noqa: SIM110 - quicker
            if not bucket.take(now):
                return False
        return True

    def measured(self) -> None:
        socket = self.socket
        assert socket is not None
        self.credit = self.witness.credit(socket.round_trip, socket.kernel_trip)
        self.lag = self.credit.ms
        if socket.round_trip is None:
            return
        self.ping = round(socket.round_trip * 1000)
        line = Ping(self.ping, *self.credit)
        if line != self.line:
            self.line = line
            self.tell(line)
        self.counter.measured(self)

    def drained(self) -> None:
        missed, self.missed = self.missed, set()
        self.counter.drained(self, missed)

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
        self.counter.gone(self)
        self.hall.leave(self)

    # What it says

    def hear(self, data: bytes) -> None:
        try:
            message = read_message(data)
        except Malformed as problem:
            self.hall.metrics.malformed.inc()
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
        """Commands are counted, for each will have its answer."""
        if isinstance(message, Do):
            if self.leaving:
                raise Failure("unavailable")
            if isinstance(message.command, Say):
                self.check_may_talk()
            self.pending += 1
            self.counter.submit(self, message.table, message.command)
        else:
            self.counter.serve(self, message)

    def check_may_talk(self) -> None:
        if self.user.silenced is not None:
            raise Failure("silenced")
        if not self.hall.says.take(self.user.id):
            raise Failure("too-many")

    # What it is told

    def tell(self, message: FromServer | Reply) -> None:
        self.send(encode(message))

    def send(self, message: bytes) -> None:
        if self.socket is not None:
            self.socket.send(message)

    def show(self, table: str, message: bytes, hold: bool = False) -> None:
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
        self.watched.discard(table)
        if code == "unavailable":
            self.lost.add(table)
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

    def strike(self, code: str, problem: str = "", field: str = "", message: bytes = b"") -> None:
        """A message was not taken; if it was a command, whoever sent it waits for its end."""
        self.strikes += 1
        if self.strikes > MOST_STRIKES:
            self.hang_up("too-many")
        else:
            self.tell(Error(code, problem, field, *command_in(message)))

    def hang_up(self, reason: str, code: int = sockets.POLICY) -> None:
        self.leaving = True
        self.tell(Closing(reason))
        if self.socket is not None:
            self.socket.close(code, reason)

    def keep(self, now: float) -> None:
        """Once a second: measure the line, and give up on whoever does not read or answer."""
        socket = self.socket
        if socket is None:
            return
        self.strikes = max(0, self.strikes - 1)
        self.come_back(now)
        asked = socket.unanswered_since
        if socket.slow_since is not None and now - socket.slow_since > SLOW_SECONDS:
            self.hall.metrics.slow.inc()
            socket.abort()
        elif asked is not None and now - asked > SILENT_SECONDS:
            socket.abort()
        elif now - self.pinged >= PING_EVERY:
            self.pinged = now
            socket.ping(now)

    def come_back(self, now: float) -> None:
        """Tables that were lost are shown again, without being asked for."""
        self.lost -= self.watched
        if self.lost and now - self.tried >= AGAIN_EVERY:
            self.tried = now
            for table in self.lost:
                self.counter.watch(self, table, None)


def command_in(message: bytes) -> tuple[str | None, str | None]:
    """The table and the id of a command; of anything else neither."""
    try:
        found = read_message(message)
    except Malformed:
        return None, None
    return (found.table, found.command.id) if isinstance(found, Do) else (None, None)
