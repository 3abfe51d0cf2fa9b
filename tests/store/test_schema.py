"""A store whose logs can be read is brought up to date when it is opened; others are left alone."""

import sqlite3
from pathlib import Path

import asyncpg
import pytest

from stammtisch.store import schema
from stammtisch.store.opening import SQLITE, open_store
from stammtisch.store.store import Unusable, User

from .stores import opened, row

NEWER = (*schema.STEPS, ("ALTER TABLE mutes ADD COLUMN since BIGINT", "UPDATE mutes SET since = 7"))


def bytes_of(address: str) -> list[bytes]:
    """The file of a store and what lies in its log; nothing for one on a server."""
    if not address.startswith(SQLITE):
        return []
    path = Path(address.removeprefix(SQLITE))
    files = [path, path.with_name(f"{path.name}-wal")]
    return [file.read_bytes() for file in files if file.exists() and file.stat().st_size]


async def run(address: str, sql: str) -> list[tuple[object, ...]]:
    """Beside the store, on its closed file or its server."""
    if address.startswith(SQLITE):
        file = sqlite3.connect(address.removeprefix(SQLITE), isolation_level=None)
        found = file.execute(sql).fetchall()
        file.close()
        return found
    connection = await asyncpg.connect(address)
    found = [tuple(one) for one in await connection.fetch(sql)]
    await connection.close()
    return found


@pytest.mark.parametrize("version", range(1, schema.UNREADABLE + 1))
async def test_an_older_store_is_refused_in_one_line_and_stays_as_it_is(address: str, version: int) -> None:
    async with opened(address) as store:
        await store.append([row("t", 1)])
    await run(address, f"DELETE FROM schema_version WHERE version < {schema.newest()}")
    await run(address, f"UPDATE schema_version SET version = {version}")
    before = bytes_of(address)
    for _ in range(2):
        with pytest.raises(
            Unusable, match=f"schema version {version}, made by an older .* new one"
        ) as refused:
            await open_store(address)
        assert "\n" not in str(refused.value)
    assert bytes_of(address) == before
    assert await run(address, "SELECT table_id, seq FROM log") == [("t", 1)]
    assert await run(address, "SELECT version FROM schema_version") == [(version,)]


async def test_an_older_store_that_was_not_closed_stays_as_it_is(tmp_path: Path) -> None:
    """What lies in the log of SQLite is not moved into the file."""
    path, copy = tmp_path / "club.db", tmp_path / "copy.db"
    async with opened(f"{SQLITE}{path}") as store:
        await store.append([row("t", 1)])
    writing = sqlite3.connect(path)
    writing.execute("UPDATE schema_version SET version = 3")
    writing.commit()
    for ending in ("", "-wal"):
        copy.with_name(copy.name + ending).write_bytes(path.with_name(path.name + ending).read_bytes())
    writing.close()
    before = bytes_of(f"{SQLITE}{copy}")
    with pytest.raises(Unusable, match="schema version 3, made by an older"):
        await open_store(f"{SQLITE}{copy}")
    assert bytes_of(f"{SQLITE}{copy}") == before


async def test_a_new_step_is_done_once_and_keeps_what_is_there(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(address) as store:
        await store.append([row("t", 1)])
        await store.add_user(User("bob", "Bob", 1))
        await store.mute("ann", "bob", 1)
    monkeypatch.setattr(schema, "STEPS", NEWER)
    for _ in range(2):
        async with opened(address) as store:
            assert await store.rows("t") == [row("t", 1)]
        assert await run(address, "SELECT user_id, since FROM mutes") == [("ann", 7)]
    versions = range(schema.UNREADABLE + 1, schema.newest() + 1)
    assert await run(address, "SELECT version FROM schema_version ORDER BY version") == [
        (one,) for one in versions
    ]


async def test_a_step_that_fails_changes_nothing(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(address) as store:
        await store.add_user(User("bob", "Bob", 1))
        await store.mute("ann", "bob", 1)
    monkeypatch.setattr(schema, "STEPS", (*NEWER, ("CREATE TABLE more (x BIGINT)", "no such statement")))
    with pytest.raises(Unusable, match="syntax error"):
        await open_store(address)
    assert await run(address, "SELECT * FROM mutes") == [("ann", "bob")]
    assert await run(address, "SELECT max(version) FROM schema_version") == [
        (schema.UNREADABLE + len(NEWER) - 1,)
    ]


async def test_a_store_of_a_newer_version_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "STEPS", NEWER)
    async with opened(address):
        pass
    monkeypatch.undo()
    before, newest = bytes_of(address), schema.newest()
    said = f"schema version {newest + 1}, made by a newer Stammtisch; this one knows {newest}"
    with pytest.raises(Unusable, match=said):
        await open_store(address)
    assert bytes_of(address) == before
