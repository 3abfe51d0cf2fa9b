"""Guests in one step, and accounts with a password for those who want to come back from anywhere."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from stammtisch.base.errors import Malformed
from stammtisch.server.errors import Failure
from stammtisch.server.names import clean_name, folded
from stammtisch.server.sessions import Sessions
from stammtisch.store.store import Store, Taken, User

SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
AT_ONCE: Final = 2
"""Passwords hashed at the same time: each takes 64 MiB and a core for a while."""
MOST_QUEUED: Final = 20
ID_BYTES: Final = 12

T = TypeVar("T")


class Accounts:
    """Users come into being here, and prove who they are."""

    def __init__(self, store: Store, sessions: Sessions, now: Callable[[], int]) -> None:
        self.store: Final = store
        self.sessions: Final = sessions
        self.now: Final = now
        self.hasher: Final = PasswordHasher()
        self.hashing: Final = asyncio.Semaphore(AT_ONCE)
        self.queued = 0
        self.decoy = ""
        """Checked when there is no such account, so that it takes as long as a wrong password."""

    async def guest(self, name: str) -> User:
        """A new user without a password."""
        user = User(secrets.token_urlsafe(ID_BYTES), clean_name(name), self.now())
        await self.store.add_user(user)
        return user

    async def rename(self, user: User, name: str) -> User:
        name = clean_name(name)
        await self.store.rename(user.id, name)
        self.sessions.forget(user.id)
        return user._replace(name=name)

    async def claim(self, user: User, login: str, password: str) -> None:
        """A guest chooses a login and a password, and keeps everything played so far."""
        if user.login is not None:
            raise Failure("has-password")
        login = folded(clean_name(login, "login"))
        check_password(password)
        try:
            await self.store.claim(user.id, login, await self.in_thread(self.hasher.hash, password))
        except Taken:
            raise Failure("name-taken") from None
        self.sessions.forget(user.id)

    async def log_in(self, login: str, password: str) -> User:
        """The account of this login; a wrong password and an unknown login look the same."""
        try:
            user = await self.store.user_with_login(folded(clean_name(login)))
        except Malformed:
            user = None
        known = user.password if user is not None else None
        if not self.decoy:
            self.decoy = await self.in_thread(self.hasher.hash, secrets.token_urlsafe(ID_BYTES))
        right = await self.in_thread(self.verify, known or self.decoy, password[:LONGEST_PASSWORD])
        if user is None or known is None or not right:
            raise Failure("wrong-password")
        return user

    def verify(self, known: str, password: str) -> bool:
        try:
            return self.hasher.verify(known, password)
        except (VerificationError, InvalidHashError):
            return False

    async def in_thread(self, work: Callable[..., T], *values: str) -> T:
        if self.queued >= MOST_QUEUED:
            raise Failure("unavailable")
        self.queued += 1
        try:
            async with self.hashing:
                return await asyncio.to_thread(work, *values)
        finally:
            self.queued -= 1


def check_password(password: str) -> None:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Malformed(f"must have {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} letters", "password")
