"""Who is in: every connection, by user and by address, and how many there may be."""

import time
from collections.abc import Callable
from typing import Final

from stammtisch.server.clients import Client
from stammtisch.server.errands import Errands
from stammtisch.server.errors import Failure
from stammtisch.server.limits import Bucket, Buckets
from stammtisch.server.messages import Announcement, encode
from stammtisch.server.metrics import Metrics
from stammtisch.server.sessions import Caller, Sessions
from stammtisch.server.settings import Settings
from stammtisch.store.store import Store

USERS_SHARE: Final = 2
MOST_MUTED: Final = 200
"""Users one need not hear."""
LONGEST_USER: Final = 64
ADDRESSES_SHARE: Final = 100
"""A user may send so many times as much as one socket, and an address so many times: a hall full of people
may be behind one."""


class Visit(Client):
    """A client with its address and, once that is known, who it is."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address: Final = address
        self.guest: Caller | None = None

    def keep(self, now: float) -> None:
        """Once a second."""
        raise NotImplementedError


class Hall:
    """All visits."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        sessions: Sessions,
        metrics: Metrics,
        errands: Errands,
        now: Callable[[], int],
    ) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.sessions: Final = sessions
        self.metrics: Final = metrics
        self.errands: Final = errands
        self.now: Final = now
        self.visits: Final[set[Visit]] = set()
        self.of_user: Final[dict[str, list[Visit]]] = {}
        self.of_address: Final[dict[str, int]] = {}
        rate, size = settings.messages_per_second, settings.messages_at_once
        self.by_user: Final = Buckets(rate * USERS_SHARE, size * USERS_SHARE, time.monotonic)
        self.by_address: Final = Buckets(rate * ADDRESSES_SHARE, size * ADDRESSES_SHARE, time.monotonic)
        self.says: Final = Buckets(settings.says_per_minute / 60, settings.says_per_minute, time.monotonic)
        self.departed = 0
        """How many have left."""

    # Coming and going

    def is_full(self, address: str) -> bool:
        """Whether no more may come from there."""
        full = self.of_address.get(address, 0) >= self.settings.sockets_per_address
        if full:
            self.metrics.limited.inc()
        return full

    def bucket(self) -> Bucket:
        """How much a single connection may say."""
        settings = self.settings
        return Bucket(settings.messages_per_second, settings.messages_at_once, time.monotonic())

    def enter(self, visit: Visit) -> None:
        self.visits.add(visit)
        self.of_address[visit.address] = self.of_address.get(visit.address, 0) + 1
        self.metrics.sockets.set(len(self.visits))

    def admit(self, visit: Visit, guest: Caller) -> None:
        """One more connection of a user. When there are too many, the oldest is dropped: its client may be
        dead already."""
        there = self.of_user.setdefault(guest.user.id, [])
        there.append(visit)
        if len(there) > self.settings.sockets_per_user:
            there[0].hang_up("too-many")
            del there[0]

    def leave(self, visit: Visit) -> None:
        self.departed += 1
        self.visits.discard(visit)
        left = self.of_address.get(visit.address, 1) - 1
        if left:
            self.of_address[visit.address] = left
        else:
            self.of_address.pop(visit.address, None)
        if visit.guest is not None:
            there = self.of_user.get(visit.guest.user.id, [])
            if visit in there:
                there.remove(visit)
            if not there:
                self.of_user.pop(visit.guest.user.id, None)
        self.metrics.sockets.set(len(self.visits))

    def count(self, user: str) -> int:
        """How many connections a user has."""
        return len(self.of_user.get(user, []))

    # What is said to all, and who is not heard

    def announce(self, text: str) -> None:
        message = encode(Announcement(text))
        for visit in self.visits:
            visit.send(message)

    def mute(self, client: Client, user: str, on: bool) -> None:
        """A user does not want to hear another, here and on all other connections."""
        me = client.user.id
        if len(user) > LONGEST_USER:
            raise Failure("not-found")
        if on and user not in client.muted and len(client.muted) >= MOST_MUTED:
            raise Failure("too-many")
        for other in self.of_user.get(me, []):
            other.muted = other.muted | {user} if on else other.muted - {user}
        self.errands.run(self.store.mute(me, user, MOST_MUTED) if on else self.store.unmute(me, user))

    async def ban(self, user: str, reason: str | None) -> None:
        """Out, with all connections; or welcome again."""
        await self.store.ban(user, reason)
        self.sessions.forget(user)
        if reason is not None:
            for visit in list(self.of_user.get(user, [])):
                visit.hang_up("banned")

    async def silence(self, user: str, reason: str | None) -> None:
        """May not talk any more, on any connection; or again."""
        await self.store.silence(user, reason)
        self.sessions.forget(user)
        for visit in self.of_user.get(user, []):
            if visit.guest is not None:
                visit.guest = visit.guest._replace(user=visit.guest.user._replace(silenced=reason))

    def expel(self, user: str) -> None:
        """An account is gone, and so is everybody who came with it."""
        self.sessions.forget(user)
        for visit in list(self.of_user.get(user, [])):
            visit.hang_up("logged-out")

    async def log_out(self, token: bytes) -> None:
        """A session ends, and every connection that came with it."""
        await self.sessions.revoke(token)
        for visit in list(self.visits):
            if visit.guest is not None and visit.guest.session.token == token:
                visit.hang_up("logged-out")
