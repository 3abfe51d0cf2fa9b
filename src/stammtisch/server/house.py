"""Everything that one running server has, and who is in it."""

import asyncio
import gc
import hmac
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import structlog

from stammtisch.server.accounts import Accounts
from stammtisch.server.archive import Archive
from stammtisch.server.books import Books
from stammtisch.server.bots import Crew
from stammtisch.server.buzzers import Buzzers
from stammtisch.server.connections import Connection
from stammtisch.server.errors import Failure
from stammtisch.server.events import Events
from stammtisch.server.limits import Buckets
from stammtisch.server.lobby import Lobby
from stammtisch.server.messages import Announcement, encode
from stammtisch.server.metrics import Metrics
from stammtisch.server.origins import Origins, Proxies
from stammtisch.server.ratings import Ratings
from stammtisch.server.sessions import DAY, Guest, Sessions, credentials
from stammtisch.server.settings import Settings
from stammtisch.server.sockets import Refusal, Upgrade
from stammtisch.server.tables import Tables
from stammtisch.store.store import Store

LOG: Final = structlog.get_logger()
SOCKET_PATH: Final = "/ws"
USERS_SHARE: Final = 2
ADDRESSES_SHARE: Final = 100
"""A user may send so many times as much as one socket, and an address so many times: a hall full of people
may be behind one."""
LINES_EVERY: Final = 5
"""Seconds between two reports of how people in a game of speed are connected."""
HOUR: Final = 3600
SWEEP_EVERY: Final = 10
CALM: Final = 20
"""With fewer events than that in a second it is calm."""


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class House:
    """The parts of the server, put together."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        port: int,
        backups: Path = Path("backups"),
        now: Callable[[], int] = milliseconds,
    ) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.now: Final = now
        self.backups: Final = backups
        self.start_id: Final = secrets.token_hex(4)
        """Part of the ids of commands the server makes up itself, so that no two starts share one."""
        self.admin_token: Final = settings.admin_token or secrets.token_urlsafe(24)
        self.metrics: Final = Metrics()
        self.origins: Final = Origins(settings, port)
        self.proxies: Final = Proxies(settings.proxies)
        self.sessions: Final = Sessions(store, now, settings.session_days)
        self.accounts: Final = Accounts(store, self.sessions, now)
        self.lobby: Final = Lobby(self)
        self.archive: Final = Archive(self)
        self.tables: Final = Tables(self)
        self.books: Final = Books(store, now, settings.idle_seconds)
        self.buzzers: Final = Buzzers(now)
        self.events: Final = Events(self)
        self.ratings: Final = Ratings(store)
        self.crew: Final = Crew(settings.workers, self.metrics)
        self.connections: Final[set[Connection]] = set()
        self.of_user: Final[dict[str, list[Connection]]] = {}
        self.of_address: Final[dict[str, int]] = {}
        clock = time.monotonic
        rate, size = settings.messages_per_second, settings.messages_at_once
        self.by_user: Final = Buckets(rate * USERS_SHARE, size * USERS_SHARE, clock)
        self.by_address: Final = Buckets(rate * ADDRESSES_SHARE, size * ADDRESSES_SHARE, clock)
        self.requests: Final = Buckets(settings.requests_per_minute / 60, settings.requests_per_minute, clock)
        self.guests: Final = Buckets(settings.guests_per_hour / HOUR, settings.guests_per_hour, clock)
        self.logins: Final = Buckets(settings.logins_per_hour / HOUR, settings.logins_per_hour, clock)
        self.says: Final = Buckets(settings.says_per_minute / 60, settings.says_per_minute, clock)
        self.keeper: asyncio.Task[None] | None = None
        self.counted = 0
        """Those of all tables, when it was last asked whether it is calm."""
        self.departed = False
        """Whether anybody has left, or a table has left memory, since it was last tidied up."""

    async def open(self) -> None:
        self.crew.start()
        await self.store.forget_sessions(self.now() - self.settings.session_days * DAY)
        await self.archive.open()
        await self.tables.start()
        self.keeper = asyncio.create_task(self.keep())

    async def close(self) -> None:
        if self.keeper is not None:
            self.keeper.cancel()
        await self.tables.stop()
        await self.crew.stop()
        await self.store.close()

    def farewell(self) -> None:
        """Nobody who waits for news holds up the end."""
        self.books.close()
        self.events.close()

    async def keep(self) -> None:
        """Once a second, as long as the server runs."""
        untidy = False
        for seconds in range(1, 1 << 60):
            await asyncio.sleep(1)
            now = time.monotonic()
            for connection in list(self.connections):
                connection.keep(now)
            self.tables.tell_crowds()
            self.tables.ring()
            if seconds % LINES_EVERY == 0:
                for live in self.tables.live.values():
                    if live.watchers and live.table.game.name == "gress":
                        live.tell_lines()
            if seconds % SWEEP_EVERY == 0:
                self.tables.sweep()
                self.books.sweep()
                self.buzzers.sweep()
                self.events.sweep()
                untidy = True
            if self.calm():
                self.tables.errand(self.archive.catch_up())
                if untidy:
                    untidy = False
                    self.tidy()

    def calm(self) -> bool:
        """Whether little has happened since the last look, so that there is time for other things."""
        before, self.counted = self.counted, self.metrics.events.count
        return self.counted - before < CALM

    def tidy(self) -> None:
        """What those who left have left behind holds on to itself in circles, and the collector looks for
        such things seldom."""
        if self.departed:
            self.departed = False
            gc.collect()

    # Who comes in

    def knock(self, upgrade: Upgrade) -> Connection | Refusal:
        """Whether a WebSocket is opened, as far as that can be said at once."""
        if upgrade.path.partition("?")[0] != SOCKET_PATH:
            return Refusal(404, "not-found")
        address = self.proxies.address(upgrade.peer, upgrade.headers)
        found = credentials(
            upgrade.headers, self.proxies.secure(upgrade.peer, upgrade.headers, upgrade.secure)
        )
        if found is None:
            return Refusal(401, "login-needed")
        try:
            self.origins.check(upgrade.headers, found.bearer)
        except Failure as failure:
            return Refusal(failure.status, failure.code)
        if self.of_address.get(address, 0) >= self.settings.sockets_per_address:
            self.metrics.limited.inc()
            return Refusal(429, "too-many")
        return Connection(self, address, found)

    def enter(self, connection: Connection) -> None:
        self.connections.add(connection)
        self.of_address[connection.address] = self.of_address.get(connection.address, 0) + 1
        self.metrics.sockets.set(len(self.connections))

    def admit(self, connection: Connection, guest: Guest) -> None:
        """One more connection of a user; of too many the oldest goes, for it may be dead already."""
        there = self.of_user.setdefault(guest.user.id, [])
        there.append(connection)
        if len(there) > self.settings.sockets_per_user:
            there[0].hang_up("too-many")
            del there[0]

    def leave(self, connection: Connection) -> None:
        self.departed = True
        self.connections.discard(connection)
        left = self.of_address.get(connection.address, 1) - 1
        if left:
            self.of_address[connection.address] = left
        else:
            self.of_address.pop(connection.address, None)
        if connection.guest is not None:
            there = self.of_user.get(connection.guest.user.id, [])
            if connection in there:
                there.remove(connection)
            if not there:
                self.of_user.pop(connection.guest.user.id, None)
        self.metrics.sockets.set(len(self.connections))

    # What is said to all, and who is not heard

    def announce(self, text: str) -> None:
        message = encode(Announcement(text))
        for connection in self.connections:
            connection.send(message)

    def mute(self, connection: Connection, user: str, on: bool) -> None:
        """A user does not want to hear another, here and on all other connections."""
        me = connection.user.id
        for other in self.of_user.get(me, []):
            other.muted = other.muted | {user} if on else other.muted - {user}
        store = self.store
        self.tables.errand(store.mute(me, user) if on else store.unmute(me, user))

    async def ban(self, user: str, reason: str | None) -> None:
        """Out, with all connections; or welcome again."""
        await self.store.ban(user, reason)
        self.sessions.forget(user)
        if reason is not None:
            for connection in list(self.of_user.get(user, [])):
                connection.hang_up("banned")

    async def log_out(self, token: bytes) -> None:
        """A session ends, and every connection that came with it."""
        await self.sessions.revoke(token)
        for connection in list(self.connections):
            if connection.guest is not None and connection.guest.session.token == token:
                connection.hang_up("logged-out")

    def is_admin(self, token: str) -> bool:
        return hmac.compare_digest(token.encode(), self.admin_token.encode())
