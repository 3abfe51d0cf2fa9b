"""A store made by any earlier version is brought up to date when it is opened."""

import sqlite3
from pathlib import Path

import asyncpg
import pytest

from stammtisch.store import schema
from stammtisch.store.opening import SQLITE, open_store
from stammtisch.store.store import Match, Row, Session, TableInfo, Unusable, User

from .stores import opened, row

FIRST_VERSION = Path(__file__).with_name("version_1.sql")
"""A store with something in every table, as the first version wrote it."""
NEWER = (*schema.STEPS, ("ALTER TABLE mutes ADD COLUMN since BIGINT", "UPDATE mutes SET since = 7"))


def tables_in(path: Path) -> set[tuple[str, str]]:
    connection = sqlite3.connect(path)
    found = set(connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL"))
    connection.close()
    return found


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


async def test_a_store_of_the_first_version_is_read(tmp_path: Path) -> None:
    path, fresh = tmp_path / "club.db", tmp_path / "fresh.db"
    connection = sqlite3.connect(path)
    connection.executescript(FIRST_VERSION.read_text(encoding="utf-8"))
    connection.close()
    async with opened(f"{SQLITE}{path}") as store, opened(f"{SQLITE}{fresh}"):
        assert tables_in(path) == tables_in(fresh)
        assert await store.rows("t1") == [
            Row("t1", 1, 1000, "u1/a", b'{"type":"created"}', bytes(32)),
            Row("t1", 2, 1001, None, b"\x00\xff", bytes(32)),
        ]
        assert await store.last_snapshot("t1") == (2, b"snapshot")
        info = TableInfo("t1", "double", "first", "running", "public", 1000, 1001, '["Änn"]')
        assert await store.tables_of("u1") == [info]
        match = Match("t1", 1, "double", "first", 2000, '["Änn"]')
        assert await store.matches_of("u1") == [match]
        assert await store.record("t1", 1) == b"record"
        assert await store.user_with_login("änn") == User("u1", "Änn", 900, "änn", "hash")
        assert await store.sessions_of("u1") == [Session(bytes(32), "u1", 900, 950, "browser")]
        assert await store.muted_by("u1") == {"u2"}
        assert await store.setting("announcement") == "Hallo"


async def test_a_new_step_is_done_once_and_keeps_what_is_there(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(address) as store:
        await store.append([row("t", 1)])
        await store.mute("ann", "bob")
    monkeypatch.setattr(schema, "STEPS", NEWER)
    for _ in range(2):
        async with opened(address) as store:
            assert await store.rows("t") == [row("t", 1)]
        assert await run(address, "SELECT user_id, since FROM mutes") == [("ann", 7)]
    assert await run(address, "SELECT version FROM schema_version ORDER BY version") == [
        (number,) for number in range(1, len(NEWER) + 1)
    ]


async def test_a_step_that_fails_changes_nothing(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(address) as store:
        await store.mute("ann", "bob")
    monkeypatch.setattr(schema, "STEPS", (*NEWER, ("CREATE TABLE more (x BIGINT)", "no such statement")))
    with pytest.raises(Unusable, match="syntax error"):
        await open_store(address)
    assert await run(address, "SELECT * FROM mutes") == [("ann", "bob")]
    assert await run(address, "SELECT max(version) FROM schema_version") == [(len(NEWER) - 1,)]


async def test_a_store_of_a_newer_version_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "STEPS", NEWER)
    async with opened(address):
        pass
    monkeypatch.undo()
    newer, known = len(NEWER), len(schema.STEPS)
    told = f"schema version {newer}, made by a newer Stammtisch; this one knows {known}"
    with pytest.raises(Unusable, match=told):
        await open_store(address)
