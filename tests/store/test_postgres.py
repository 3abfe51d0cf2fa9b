"""What only a server can do to a store: others write too, connections break, defaults are lax."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest
from server.running import SECONDS

from stammtisch.match.log import Row
from stammtisch.server import readiness, store_watch
from stammtisch.server.errors import Failure
from stammtisch.server.metrics import Metrics
from stammtisch.server.readiness import check_store
from stammtisch.server.store_watch import StoreWatch
from stammtisch.store import postgres as postgres_module
from stammtisch.store.postgres import CONNECTIONS, PostgresStore
from stammtisch.store.store import Conflict, Unavailable, Unusable

from .stores import mutated, opened, outcomes, row

WAITING = "SELECT pid FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))"
"""Not from `pg_stat_activity`: a transaction sees that as it was at the first look."""


@asynccontextmanager
async def log_locked(address: str) -> AsyncIterator[Any]:
    """Somebody else holds the log: whoever wants to append must wait."""
    connection = await asyncpg.connect(address)
    try:
        async with connection.transaction():
            await connection.execute("LOCK TABLE log IN EXCLUSIVE MODE")
            yield connection
    finally:
        await connection.close()


async def who_waits(connection: Any) -> int:
    """The process of the server that waits for this connection, as soon as there is one."""
    while (pid := await connection.fetchval(WAITING)) is None:
        await asyncio.sleep(0.005)
    return int(pid)


async def is_told_before_the_commit(store: Any, address: str) -> bool:
    async with log_locked(address) as other:
        append = asyncio.create_task(store.append([row("t", 1)]))
        await who_waits(other)
        early = append.done()
    await append
    return early


async def test_nobody_is_told_before_the_commit(postgres: str) -> None:
    async with opened(postgres) as store:
        assert not await is_told_before_the_commit(store, postgres)
        assert await store.rows("t") == [row("t", 1)]


async def test_a_store_that_tells_before_the_commit_is_caught(postgres: str) -> None:
    commit = "settle(appends, await self._commit(logs))"
    hasty = mutated(postgres_module, commit, f"settle(appends, [None] * len(logs)); {commit}")
    store = await hasty.PostgresStore.open(postgres)
    assert await is_told_before_the_commit(store, postgres)
    await store.close()


async def test_a_broken_connection_is_told_and_replaced(postgres: str) -> None:
    async with opened(postgres) as store:
        async with log_locked(postgres) as other:
            append = asyncio.create_task(store.append([row("t", 1)]))
            await other.execute("SELECT pg_terminate_backend($1)", await who_waits(other))
            with pytest.raises(Unavailable):
                await append
        with pytest.raises(Conflict):
            await store.append([row("t", 2)])
        assert await store.rows_anew("t") == []
        await store.append([row("t", 1)])


async def test_appends_do_not_wait_for_other_work(postgres: str) -> None:
    async with opened(postgres) as store:
        other = await asyncpg.connect(postgres)
        async with other.transaction():
            await other.execute("LOCK TABLE settings IN ACCESS EXCLUSIVE MODE")
            reads = [asyncio.create_task(store.setting("greeting")) for number in range(2 * CONNECTIONS)]
            await who_waits(other)
            await store.append([row("t", 1)])
            assert not any(read.done() for read in reads)
        await asyncio.gather(*reads)
        await other.close()


async def test_of_two_that_write_one_wins(postgres: str) -> None:
    tables = [f"t{number}" for number in range(30)]
    async with opened(postgres) as store, opened(postgres) as rival:
        found = await outcomes(
            *(store.append([row(table, 1, data=b"ours")]) for table in tables),
            *(rival.append([row(table, 1, data=b"theirs")]) for table in reversed(tables)),
        )
        ours, theirs = found[: len(tables)], list(reversed(found[len(tables) :]))
        for table, mine, other in zip(tables, ours, theirs, strict=True):
            assert {type(mine), type(other)} == {type(None), Conflict}
            (one,) = await store.rows(table)
            assert one.data == (b"ours" if mine is None else b"theirs")


async def test_commits_are_synced_whatever_the_database_says(postgres: str) -> None:
    connection = await asyncpg.connect(f"{postgres}&synchronous_commit=off")
    assert await connection.fetchval("SHOW synchronous_commit") == "off"
    await connection.close()
    store = await PostgresStore.open(f"{postgres}&synchronous_commit=off")
    assert await store._read("SHOW synchronous_commit") == [("on",)]
    await store.close()


async def test_stores_that_start_together_do_not_collide(postgres: str) -> None:
    stores = await asyncio.gather(*(PostgresStore.open(postgres) for number in range(6)))
    await stores[0].append([row("t", 1)])
    assert await stores[5].rows("t") == [row("t", 1)]
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_server_that_is_not_there_is_named_without_its_password() -> None:
    with pytest.raises(Unusable) as problem:
        await PostgresStore.open("postgresql://ann:hush@127.0.0.1:1/club")
    assert str(problem.value).startswith("postgresql://127.0.0.1/club: ")
    assert "hush" not in str(problem.value)


async def test_a_database_that_is_not_there_is_named(postgres: str) -> None:
    with pytest.raises(Unusable, match='database "nowhere" does not exist'):
        await PostgresStore.open(postgres.replace("/postgres?", "/nowhere?"))


async def test_a_backup_is_left_to_the_server(postgres: str, tmp_path: Any) -> None:
    async with opened(postgres) as store:
        with pytest.raises(Unusable, match="pg_dump"):
            await store.backup(tmp_path / "copy")


def test_rows_are_sent_as_columns() -> None:
    assert len(Row._fields) == postgres_module.INSERT.count("[]")


@pytest.mark.proof("ready")
async def test_a_database_that_does_not_answer_is_not_waited_for(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "PATIENCE", SECONDS)
    monkeypatch.setattr(store_watch, "FRESH_SECONDS", 0.0)
    async with opened(postgres) as store:
        watch = StoreWatch(store, Metrics())
        await check_store(watch)
        other = await asyncpg.connect(postgres)
        async with other.transaction():
            await other.execute("LOCK TABLE settings")
            with monkeypatch.context() as hasty:
                hasty.setattr(readiness, "PATIENCE", 0.1)
                with pytest.raises(Failure, match="no answer within"):
                    await check_store(watch)
            assert watch.reason is not None
        await other.close()
        await check_store(watch)
        assert watch.reason is None
