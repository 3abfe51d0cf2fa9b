"""Matches that are over.

A match is in the index of the store as soon as it has ended. Its record follows from the log: it is written
down when somebody asks for it, or when there is little else to do, and then kept.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, NamedTuple

import msgspec

from stammtisch.match.log import Row
from stammtisch.match.record import write_record
from stammtisch.match.signing import new_key, sign
from stammtisch.sheets.pad import PastMatch
from stammtisch.store.store import MatchRow, Store
from stammtisch.table.story import endings, record
from stammtisch.table.table import Table

AT_A_TIME: Final = 20
KEY: Final = "signing-key"


class Listing(msgspec.Struct, frozen=True):
    """What the index of the store keeps of those who sit at a table, whether others may look on, and whether
    the same deals are played elsewhere."""

    players: int
    names: list[str]
    users: list[str | None]
    spectators: bool = True
    duplicate: bool = False

    @property
    def people(self) -> list[str]:
        return [name for name, user in zip(self.names, self.users, strict=True) if user is not None]

    @property
    def bots(self) -> int:
        """Bots have a name and are nobody; at free seats there is no name."""
        return sum(bool(name) and user is None for name, user in zip(self.names, self.users, strict=True))


def listing(table: Table) -> str:
    state = table.state
    names = [seat.name for seat in state.seats]
    users = [seat.user for seat in state.seats]
    listed = Listing(len(names), names, users, state.settings.spectators, state.duplicate)
    return msgspec.json.encode(listed).decode()


class Ending(NamedTuple):
    """A match that has just ended, as the index has it, the users who played, and what came of it."""

    match: MatchRow
    users: list[str]
    seats: list[str | None]
    """The users by seat; none for bots."""
    played: PastMatch
    duplicate: bool
    """Whether the same deals are played elsewhere."""


def ending(table: Table) -> Ending:
    state, settings = table.state, table.state.settings
    match = MatchRow(table.id, state.match, settings.game, settings.edition, state.at, listing(table))
    seats = [seat.user for seat in state.seats]
    users = [user for user in seats if user is not None]
    return Ending(match, users, seats, state.played[-1], state.duplicate)


Follower = Callable[[Ending], Awaitable[None]]


class Archive:
    """The index of matches, and their records."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.key = ""
        """What records are signed with; made at the first start, empty where nothing can sign."""
        self.followers: Final[list[Follower]] = []
        """Those who do something with a match that is over, before it is in the index."""
        self.unwritten: Final[deque[tuple[str, int]]] = deque()
        """Matches in the index whose record nobody has asked for yet."""
        self.writing: Final = asyncio.Lock()
        """Records are written and played again one after the other: several threads at it would hold up the
        event loop."""
        self.adding: Final[dict[str, asyncio.Event]] = {}
        """Tables of which a match is being added, and when that is done."""

    async def open(self) -> None:
        self.key = await self.store.setting(KEY) or ""
        if not self.key and (key := new_key()):
            await self.store.put_setting(KEY, key)
            self.key = key
        self.unwritten.extend(await self.store.unwritten())

    def written(self, rows: Sequence[Row], number: int) -> bytes:
        """The record of a match, signed where that can be done."""
        found = record(rows, number)
        if self.key:
            sign(found, self.key)
        return write_record(found)

    async def add(self, ended: Ending) -> None:
        """What follows from a match is done before it is in the index, so that it is never forgotten, and it
        is done once."""
        match = ended.match
        done = self.adding[match.table] = asyncio.Event()
        try:
            for follow in self.followers:
                await follow(ended)
            await self.store.add_match(match, b"", ended.users)
            self.unwritten.append((match.table, match.number))
        finally:
            if self.adding.get(match.table) is done:
                del self.adding[match.table]
            done.set()

    async def matches_at(self, table: str) -> list[MatchRow]:
        """All that are over, the one that ended this moment too."""
        while table in self.adding:
            await self.adding[table].wait()
        return await self.store.matches_at(table)

    async def mend(self, table: Table) -> None:
        """What has ended at a table is in the index, even if the server was stopped at that moment."""
        missing = {played.match for played in table.state.played}
        if missing:
            missing -= {match.number for match in await self.store.matches_at(table.id)}
        if missing:
            rows = await self.store.rows(table.id)
            for ended in [ending(then) for then in endings(rows) if then.state.match in missing]:
                await self.add(ended)

    async def record(self, table: str, number: int) -> bytes | None:
        """The record of a match; None if no such match is over."""
        found = await self.store.record(table, number)
        if found == b"":
            async with self.writing:
                found = await self.write_down(table, number)
        return found

    async def write_down(self, table: str, number: int) -> bytes:
        rows = await self.store.rows(table)
        written = await asyncio.to_thread(lambda: self.written(rows, number))
        await self.store.put_record(table, number, written)
        return written

    async def catch_up(self) -> None:
        """In a calm moment: write down some of what nobody has asked for, unless some is being written."""
        if self.writing.locked():
            return
        for place in range(min(AT_A_TIME, len(self.unwritten))):
            await self.record(*self.unwritten.popleft())
