"""Who is asking: sessions by cookie or bearer token.

The token is random and says nothing; the store knows its SHA-256. A session ends when it is revoked or has
not been used for a long time. People in browsers hold it in a cookie that scripts can't read, programs send
it as `Authorization: Bearer ...`.
"""

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from stammtisch.server.cookies import cookie_in
from stammtisch.server.errors import Failure
from stammtisch.store.store import Session, Store, User

COOKIE: Final = "stammtisch"
SECURE_COOKIE: Final = "__Host-stammtisch"
BEARER: Final = "bearer"
"""The label of sessions that are used by programs; they work as a bearer token only."""
TOKEN_BYTES: Final = 32
TOKEN_LETTERS: Final = 43
MOST_SESSIONS: Final = 50
"""Sessions of one user; when there are more, the one that was not used for longest ends."""
MOST_CACHED: Final = 4_000
SEEN_EVERY: Final = 3600 * 1000
"""Milliseconds; that a session is in use is noted no more often than this."""
DAY: Final = 24 * 3600 * 1000


class Credentials(NamedTuple):
    """The token that came along, and how."""

    token: str
    bearer: bool


class Caller(NamedTuple):
    """A user, and the session they come with."""

    user: User
    session: Session


def hashed(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def credentials(headers: Mapping[str, str], secure: bool) -> Credentials | None:
    """A bearer token, or the cookie; over TLS only the cookie that nobody else could have set."""
    scheme, space, token = headers.get("authorization", "").partition(" ")
    if space:
        return Credentials(token.strip(), True) if scheme.lower() == "bearer" else None
    value = cookie_in(headers.get("cookie", ""), SECURE_COOKIE if secure else COOKIE)
    return Credentials(value, False) if value is not None else None


def cookie(token: str, secure: bool, days: int) -> str:
    """The value of Set-Cookie; without a token it ends the session in the browser."""
    name = SECURE_COOKIE if secure else COOKIE
    age = days * 24 * 3600 if token else 0
    end = "; Secure" if secure else ""
    return f"{name}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{end}"


class Sessions:
    """Sessions and their users; those in use are kept at hand."""

    def __init__(self, store: Store, now: Callable[[], int], days: int) -> None:
        self.store: Final = store
        self.now: Final = now
        self.days: Final = days
        self.cache: Final[OrderedDict[bytes, Caller]] = OrderedDict()

    def at_hand(self, found: Credentials) -> Caller | None:
        """Whoever this is, if that is known without asking the store."""
        guest = self.cache.get(hashed(found.token))
        return guest if guest is not None and self.fits(guest, found) else None

    def fits(self, guest: Caller, found: Credentials) -> bool:
        alive = guest.session.seen > self.now() - self.days * DAY
        return alive and found.bearer == (guest.session.label == BEARER)

    async def find(self, found: Credentials | None) -> Caller | None:
        """Whoever this is; None if nobody, or no longer."""
        if found is None or len(found.token) != TOKEN_LETTERS:
            return None
        guest = self.at_hand(found)
        if guest is None:
            session = await self.store.session(hashed(found.token))
            user = await self.store.user(session.user) if session else None
            if session is None or user is None or not self.fits(Caller(user, session), found):
                return None
            guest = self.keep(Caller(user, session))
        return await self.used(guest)

    async def used(self, guest: Caller) -> Caller:
        now = self.now()
        if guest.session.seen > now - SEEN_EVERY:
            return guest
        await self.store.session_seen(guest.session.token, now)
        return self.keep(Caller(guest.user, guest.session._replace(seen=now)))

    def keep(self, guest: Caller) -> Caller:
        self.cache[guest.session.token] = guest
        self.cache.move_to_end(guest.session.token)
        if len(self.cache) > MOST_CACHED:
            self.cache.popitem(last=False)
        return guest

    async def begin(self, user: User, label: str = "") -> str:
        """A new session; the token is told this once and never again."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        now = self.now()
        session = Session(hashed(token), user.id, now, now, label)
        for ended in await self.store.add_session(session, MOST_SESSIONS):
            self.cache.pop(ended, None)
        self.keep(Caller(user, session))
        return token

    async def revoke(self, token: bytes) -> None:
        self.cache.pop(token, None)
        await self.store.revoke(token)

    async def revoke_all(self, user: str) -> None:
        self.forget(user)
        await self.store.revoke_all(user)

    def forget(self, user: str) -> None:
        """What the store knows of a user has changed."""
        for token in [token for token, guest in self.cache.items() if guest.user.id == user]:
            del self.cache[token]


def must(guest: Caller | None) -> Caller:
    """Only for somebody who is somebody, and welcome."""
    if guest is None:
        raise Failure("login-needed")
    if guest.user.banned is not None:
        raise Failure("banned")
    return guest
