"""Matches that are over.

A match is in the index of the store as soon as it has ended. Its record is its part of the log, and nothing
of it is kept a second time; what was asked for is kept at hand for a while, compressed.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

import msgspec

from stammtisch.match.record import Record, write_record
from stammtisch.match.signing import new_key, sign
from stammtisch.server.kept import Answers
from stammtisch.sheets.pad import PastMatch
from stammtisch.store.store import MatchRow, Store, TableInfo
from stammtisch.table.story import endings, record
from stammtisch.table.table import Table

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


def listing_of(found: MatchRow | TableInfo) -> Listing:
    """Those at a table as the index has them."""
    return msgspec.json.decode(found.players, type=Listing)


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
    played = state.played[-1]
    match = MatchRow(
        table.id,
        state.match,
        settings.game,
        settings.edition,
        state.at,
        listing(table),
        state.seq,
        msgspec.json.encode(played).decode(),
    )
    seats = [seat.user for seat in state.seats]
    users = [user for user in seats if user is not None]
    return Ending(match, users, seats, played, state.duplicate)


Follower = Callable[[Ending], Awaitable[None]]


class Archive:
    """The index of matches, and their records."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.key = ""
        """What records are signed with; made at the first start, empty where nothing can sign."""
        self.followers: Final[list[Follower]] = []
        """Those who do something with a match that is over, before it is in the index."""
        self.answers: Final = Answers()
        self.adding: Final[dict[str, asyncio.Event]] = {}
        """Tables of which a match is being added, and when that is done."""

    async def open(self) -> None:
        self.key = await self.store.setting(KEY) or ""
        if not self.key and (key := new_key()):
            await self.store.put_setting(KEY, key)
            self.key = key

    async def add(self, ended: Ending) -> None:
        """What follows from a match is done before it is in the index, so that it is never forgotten, and it
        is done once."""
        match = ended.match
        done = self.adding[match.table] = asyncio.Event()
        try:
            for follow in self.followers:
                await follow(ended)
            await self.store.add_match(match, ended.users)
        finally:
            if self.adding.get(match.table) is done:
                del self.adding[match.table]
            done.set()

    async def added(self, table: str) -> None:
        """Until a match that ended this moment is in the index."""
        while table in self.adding:
            await self.adding[table].wait()

    async def matches_at(self, table: str) -> list[MatchRow]:
        """All that are over."""
        await self.added(table)
        return await self.store.matches_at(table)

    async def match(self, table: str, number: int) -> MatchRow | None:
        await self.added(table)
        return await self.store.match(table, number)

    async def mend(self, table: Table) -> None:
        """What has ended at a table is in the index, even if the server was stopped at that moment."""
        missing = {played.match for played in table.state.played}
        if missing:
            missing -= {match.number for match in await self.store.matches_at(table.id)}
        if missing:
            rows = await self.store.rows(table.id)
            for ended in [ending(then) for then in endings(rows) if then.state.match in missing]:
                await self.add(ended)

    async def record(self, match: MatchRow) -> bytes:
        """The record of a match, compressed."""
        return await self.worked_out(match, "record", self.signed)

    def signed(self, found: Record) -> bytes:
        """Where that can be done."""
        if self.key:
            sign(found, self.key)
        return write_record(found)

    async def worked_out(self, match: MatchRow, what: str, work: Callable[[Record], bytes]) -> bytes:
        """Something that follows from the record of a match, compressed."""
        return await self.answers.get(
            (match.table, match.number, what),
            lambda: self.store.match_rows(match.table, match.number),
            lambda rows: work(record(rows, match.number)),
        )
