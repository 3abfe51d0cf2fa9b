"""The log of a table: appended all or none, in order, each command once."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stammtisch.base.errors import Malformed
from stammtisch.match.log import Row
from stammtisch.store import postgres as postgres_module
from stammtisch.store import sqlite as sqlite_module
from stammtisch.store.opening import SQLITE, open_store
from stammtisch.store.store import Conflict, Store, Unavailable

from .stores import mutated, opened, outcomes, row, several


async def test_rows_come_back_as_they_were_appended(address: str) -> None:
    rows = [row("t", 1, "ann/a", b"\x00\xff"), row("t", 2, None, b""), row("t", 3, "bob/a", "ä".encode())]
    async with opened(address) as store:
        await store.append(rows[:2])
        await store.append(rows[2:])
        assert await store.rows("t") == rows
        assert await store.rows("t", after=1) == rows[1:]
        assert await store.rows("t", after=3) == []
        assert await store.rows("another") == []


async def test_rows_outlive_the_store(address: str) -> None:
    async with opened(address) as store:
        await store.append(several("t", 1, 3))
    async with opened(address) as store:
        assert await store.rows("t") == several("t", 1, 3)
        await store.append(several("t", 4, 1))


async def test_large_appends_and_none(address: str) -> None:
    async with opened(address) as store:
        await store.append([])
        await outcomes(store.append(several("t", 1, 6000)), store.append(several("u", 1, 1500)))
        assert await store.rows("t") == several("t", 1, 6000)
        assert await store.rows("u") == several("u", 1, 1500)


async def a_seq_is_taken_once(store: Store) -> None:
    await store.append([row("t", 1, "ann/a"), row("t", 2)])
    with pytest.raises(Conflict) as problem:
        await store.append([row("t", 2, "bob/a", b"foreign"), row("t", 3)])
    assert problem.value.table == "t"
    assert await store.rows("t") == [row("t", 1, "ann/a"), row("t", 2)]


async def a_command_is_taken_once(store: Store) -> None:
    await store.append([row("t", 1, "ann/a")])
    with pytest.raises(Conflict):
        await store.append([row("t", 2), row("t", 3, "ann/a")])
    assert await store.rows("t") == [row("t", 1, "ann/a")]
    await store.append([row("u", 1, "ann/a")])


async def a_conflict_fails_only_its_own_table(store: Store) -> None:
    await store.append([row("t", 1)])
    found = await outcomes(
        store.append([row("s", 1)]),
        store.append([row("t", 1)]),
        store.append([row("u", 1)]),
        store.append([row("u", 2)]),
    )
    assert [type(outcome) for outcome in found] == [type(None), Conflict, type(None), type(None)]
    assert [len(await store.rows(table)) for table in "stu"] == [1, 1, 2]


async def a_conflict_fails_no_change(store: Store) -> None:
    await store.append([row("t", 1)])
    found = await outcomes(
        store.put_setting("greeting", "hello"),
        store.append([row("s", 1)]),
        store.append([row("t", 1)]),
        store.save_snapshot("t", 1, b"snapshot"),
    )
    assert [type(outcome) for outcome in found] == [type(None), type(None), Conflict, type(None)]
    assert [len(await store.rows(table)) for table in "st"] == [1, 1]
    assert await store.setting("greeting") == "hello"
    assert await store.last_snapshot("t") == (1, b"snapshot")


async def nothing_lands_on_a_foreign_act(store: Store) -> None:
    """Somebody else wrote act 1. Our act 1 fails, and so does our act 2, whenever it comes."""
    await store.append([row("t", 1, "bob/a", b"foreign")])
    found = await outcomes(store.append([row("t", 1, "ann/a")]), store.append([row("t", 2, "ann/b")]))
    assert [type(outcome) for outcome in found] == [Conflict, Conflict]
    with pytest.raises(Conflict):
        await store.append([row("t", 2, "ann/b")])
    foreign = [row("t", 1, "bob/a", b"foreign")]
    assert await store.rows("t") == foreign
    with pytest.raises(Conflict):
        await store.append([row("t", 2, "ann/b")])
    assert await store.rows_anew("t") == foreign
    await store.append([row("t", 2, "ann/b")])


LAWS = (
    a_seq_is_taken_once,
    a_command_is_taken_once,
    a_conflict_fails_only_its_own_table,
    a_conflict_fails_no_change,
    nothing_lands_on_a_foreign_act,
)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
async def test_conflicts(law: Any, address: str) -> None:
    async with opened(address) as store:
        await law(store)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
async def test_a_store_that_ignores_conflicts_is_caught(law: Any, address: str) -> None:
    store = await open_ignoring(address)
    try:
        with pytest.raises((AssertionError, pytest.fail.Exception)):
            await law(store)
    finally:
        await store.close()


async def open_ignoring(address: str) -> Any:
    ignore = " ON CONFLICT DO NOTHING"
    if address.startswith(SQLITE):
        insert = "INSERT INTO log VALUES {places}"
        module = mutated(sqlite_module, insert, insert + ignore)
        return await module.SqliteStore.open(Path(address.removeprefix(SQLITE)))
    unnest = "$5::bytea[], $6::bytea[])"
    return await mutated(postgres_module, unnest, unnest + ignore).PostgresStore.open(address)


async def test_a_value_no_database_takes_fails_alone(address: str) -> None:
    async with opened(address) as store:
        found = await outcomes(
            store.append([row("s", 1)]),
            store.append([row("t", 1), Row("t", 2, 2**70, None, b"", b"")]),
            store.append([row("u", 1, "\ud800")]),
            store.append([row("v", 1)]),
        )
        assert [type(outcome) for outcome in found] == [type(None), Malformed, Malformed, type(None)]
        assert [len(await store.rows(table)) for table in "stuv"] == [1, 0, 0, 1]
        with pytest.raises(Malformed):
            await store.rows("\ud800")
        with pytest.raises(Malformed):
            await store.put_setting("name", "\ud800")


async def test_who_gives_up_waiting_stops_nobody(address: str) -> None:
    async with opened(address) as store:
        impatient = asyncio.create_task(store.append([row("t", 1)]))
        patient = asyncio.create_task(store.append([row("u", 1)]))
        await asyncio.sleep(0)
        impatient.cancel()
        await patient
        assert len(await store.rows("u")) == 1


async def test_closing_writes_what_waits_and_takes_no_more(address: str) -> None:
    store = await open_store(address)
    waiting = [asyncio.create_task(store.append([row(f"t{number}", 1)])) for number in range(5)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    with pytest.raises(Unavailable):
        await store.append([row("t0", 2)])
    with pytest.raises(Unavailable):
        await store.rows("t0")
    async with opened(address) as store:
        assert [len(await store.rows(f"t{number}")) for number in range(5)] == [1] * 5


async def test_only_the_latest_snapshot_is_kept(address: str) -> None:
    async with opened(address) as store:
        assert await store.last_snapshot("t") is None
        await store.save_snapshot("t", 8, b"eight")
        await store.save_snapshot("u", 3, b"three")
        assert await store.last_snapshot("t") == (8, b"eight")
        await store.save_snapshot("t", 20, b"twenty")
        await store.save_snapshot("t", 12, b"late")
        assert await store.last_snapshot("t") == (20, b"twenty")


Appends = list[tuple[int, int, int]]
"""Which table, how many rows, and how many turns of the loop it lets others go first."""


@given(st.lists(st.tuples(st.integers(0, 4), st.integers(1, 3), st.integers(0, 3)), max_size=40))
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_interleaving_keeps_each_table_in_order(address: str, wanted: Appends) -> None:
    asyncio.run(interleave(address, wanted))


async def interleave(address: str, wanted: Appends) -> None:
    """Each table has one writer that doesn't wait for the answers; all write at the same time."""
    async with opened(address) as store:
        before = {table: len(await store.rows(f"t{table}")) for table in range(5)}

        async def write(table: int) -> list[Row]:
            rows: list[Row] = []
            running = []
            for _, count, pauses in (one for one in wanted if one[0] == table):
                for _ in range(pauses):
                    await asyncio.sleep(0)
                more = several(f"t{table}", before[table] + len(rows) + 1, count)
                running.append(asyncio.create_task(store.append(more)))
                rows += more
            await asyncio.gather(*running)
            return rows

        written = await asyncio.gather(*(write(table) for table in range(5)))
        for table, rows in enumerate(written):
            assert await store.rows(f"t{table}", after=before[table]) == rows
