"""The store in a PostgreSQL database, for several processes or machines."""

import asyncio
from collections.abc import Sequence
from operator import itemgetter
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import asyncpg

from stammtisch.base.errors import Malformed
from stammtisch.match.log import Row
from stammtisch.store import schema
from stammtisch.store.store import Conflict, Failures, Found, Statement, Store, Taken, Unavailable, Unusable
from stammtisch.store.work import Appends, Rows, settle

INSERT: Final = (
    "INSERT INTO log SELECT * FROM unnest"
    "($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bytea[], $6::bytea[])"
)
"""One statement and one round trip, however many rows."""
MIGRATING: Final = 7_002
"""The advisory lock of whoever brings the schema up to date: without it two that start together collide."""
CONNECTIONS: Final = 8
"""For all but appends."""

BAD_VALUE: Final = (asyncpg.DataError, OverflowError, TypeError, ValueError)
"""The fault of one caller; other errors are the fault of the database, and everybody's."""
TROUBLE: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)


class PostgresStore(Store):
    """Made by `open`. One task appends for all tables at once, on a connection of its own."""

    def __init__(self, appending: Any, pool: Any) -> None:
        super().__init__()
        self._appending = appending
        self._pool = pool
        self._waiting: asyncio.Queue[Appends | None] = asyncio.Queue()
        self._closed = False
        self._writer = asyncio.create_task(self._write_on())

    @classmethod
    async def open(cls, address: str) -> "PostgresStore":
        try:
            await migrate(address)
            return cls(await pool(address, 1, 1), await pool(address, 0, CONNECTIONS))
        except Malformed:
            raise
        except (*TROUBLE, ValueError) as problem:
            raise Unusable(reason(problem), without_password(address)) from None

    def append_all(self, logs: Sequence[Rows]) -> "asyncio.Future[Failures]":
        work = Appends(logs, asyncio.get_running_loop().create_future())
        if self._closed:
            work.done.set_result([Unavailable("the store is closed") for rows in logs])
        else:
            self._waiting.put_nowait(work)
        return work.done

    async def _write(self, *statements: Statement) -> Found:
        found: Found = []
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                for sql, *values in statements:
                    found = [tuple(row) for row in await connection.fetch(sql, *values)]
        except asyncpg.UniqueViolationError as problem:
            raise Taken(reason(problem)) from None
        except BAD_VALUE as problem:
            raise Malformed(reason(problem), "value") from None
        except TROUBLE as problem:
            self.on_trouble(reason(problem))
            raise Unavailable(reason(problem)) from None
        return found

    async def _read(self, sql: str, *values: object) -> Found:
        try:
            return [tuple(row) for row in await self._pool.fetch(sql, *values)]
        except BAD_VALUE as problem:
            raise Malformed(reason(problem), "value") from None
        except TROUBLE as problem:
            self.on_trouble(reason(problem))
            raise Unavailable(reason(problem)) from None

    async def backup(self, target: Path) -> None:
        raise Unusable("a PostgreSQL database is backed up with pg_dump", str(target))

    async def close(self) -> None:
        self._closed = True
        self._waiting.put_nowait(None)
        await self._writer
        await self._appending.close()
        await self._pool.close()

    async def _write_on(self) -> None:
        closing = False
        while not closing:
            taken = await self._take()
            appends = [work for work in taken if work is not None]
            closing = len(appends) < len(taken)
            logs = [rows for work in appends for rows in work.logs]
            settle(appends, await self._commit(logs))

    async def _take(self) -> list[Appends | None]:
        """All that waits; when nothing does, what comes next."""
        taken = [await self._waiting.get()]
        while not self._waiting.empty():
            taken.append(self._waiting.get_nowait())
        return taken

    async def _commit(self, logs: Sequence[Rows]) -> Failures:
        """The whole batch in one statement; where something conflicts, each table by itself."""
        try:
            async with self._appending.acquire() as connection:
                if await self._append_all(connection, logs):
                    return [None] * len(logs)
                return [await self._attempt(connection, rows) for rows in logs]
        except Exception as problem:  # whatever it was, nobody may wait for ever
            self._stale.update(rows[0].table for rows in logs)
            self.on_trouble(reason(problem))
            return [Unavailable(reason(problem)) for rows in logs]

    async def _append_all(self, connection: Any, logs: Sequence[Rows]) -> bool:
        """The usual case: nothing in conflict. One statement, which is a transaction by itself."""
        if any(rows[0].table in self._stale for rows in logs):
            return False
        try:
            await insert(connection, [row for rows in logs for row in rows])
        except (asyncpg.UniqueViolationError, *BAD_VALUE):
            return False
        return True

    async def _attempt(self, connection: Any, rows: Rows) -> Exception | None:
        table = rows[0].table
        if table in self._stale:
            return Conflict(table)
        failure: Exception
        try:
            await insert(connection, rows)
        except asyncpg.UniqueViolationError:
            failure = Conflict(table)
        except BAD_VALUE as problem:
            failure = Malformed(reason(problem), "value")
        except TROUBLE as problem:
            self.on_trouble(reason(problem))
            failure = Unavailable(reason(problem))
        else:
            return None
        self._stale.add(table)
        return failure


async def pool(address: str, least: int, most: int) -> Any:
    """One that broke is replaced. How durable commits are is not left to the settings of the database."""
    return await asyncpg.create_pool(
        address,
        min_size=least,
        max_size=most,
        reset=leave_as_it_is,
        server_settings={"synchronous_commit": "on"},
    )


async def leave_as_it_is(connection: Any) -> None:
    """No statement of ours changes a connection, so it needs no cleaning, which costs a round trip."""


async def insert(connection: Any, rows: Sequence[Row]) -> None:
    """Sorted, since two processes that insert the same rows in different order would block each other."""
    if rows:
        await connection.execute(INSERT, *zip(*sorted(rows, key=itemgetter(0, 1)), strict=True))


async def migrate(address: str) -> None:
    connection = await asyncpg.connect(address)
    try:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
            await connection.execute(schema.VERSION_TABLE)
            version = await connection.fetchval(schema.READ_VERSION) or 0
            if (problem := schema.problem_with(version)) is not None:
                raise Unusable(problem, without_password(address))
            for statement in schema.steps_from(version, "BYTEA"):
                await connection.execute(statement)
    finally:
        await connection.close()


def reason(problem: BaseException) -> str:
    """In one line; what the server adds below it is for its own log."""
    return str(problem).partition("\n")[0] or type(problem).__name__


def without_password(address: str) -> str:
    parts = urlsplit(address)
    return f"postgresql://{parts.hostname or ''}{parts.path}"
