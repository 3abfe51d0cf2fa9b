"""No list costs more the more there is that is not on it: every question is answered by an index."""

import re
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg
import pytest

from stammtisch.store.opening import SQLITE
from stammtisch.store.store import Store

from .stores import opened

ASKED: dict[str, Callable[[Store], Awaitable[Any]]] = {
    "tables": lambda store: store.tables(50, 100),
    "users": lambda store: store.users(50, 100),
    "running": lambda store: store.running(),
    "last event": lambda store: store.last_event(),
    "where somebody sits": lambda store: store.tables_of("ann"),
    "who knows a table": lambda store: store.knows_table("ann", "t"),
    "history": lambda store: store.matches_of("ann", 50, 100),
    "profile": lambda store: store.matches_shown("ann", "bob", 50, 100),
    "a match": lambda store: store.match("t", 2),
    "rows of a match": lambda store: store.match_rows("t", 2),
    "rated": lambda store: store.rated("t", 1),
    "the latest rating": lambda store: store.rating_of("ann", "a game"),
    "ratings": lambda store: store.ratings_of("ann"),
}
SORTED = ("profile",)
"""Of a bounded number of rows, after they were found."""
BOTH = ("profile", "who knows a table")
"""Where somebody is looked for at one table, not among all their matches."""
WALKED = ("tables", "users", "running", "last event")
"""What is on the list is what its index has, so that is gone through in order."""
SCAN = re.compile(r"SCAN (?!latest|those|\(subquery)|AUTOMATIC")
BARE_SCAN = re.compile(r"SCAN (?!.* USING )|AUTOMATIC")


async def plan(address: str, sql: str, values: tuple[object, ...]) -> str:
    """How the database goes about it, if there is much in it."""
    if address.startswith(SQLITE):
        named = {str(place): value for place, value in enumerate(values, 1)}
        file = sqlite3.connect(address.removeprefix(SQLITE))
        lines = [row[3] for row in file.execute(f"EXPLAIN QUERY PLAN {sql}", named)]
        file.close()
        return "\n".join(lines)
    connection = await asyncpg.connect(address)
    for way in ("seqscan", "bitmapscan", "sort", "hashjoin", "mergejoin"):
        await connection.execute(f"SET enable_{way} = off")
    lines = [row[0] for row in await connection.fetch(f"EXPLAIN (COSTS OFF) {sql}", *values)]
    await connection.close()
    return "\n".join(lines)


@pytest.mark.proof("no-scan")
@pytest.mark.parametrize("what", ASKED)
async def test_what_is_asked_is_found_by_an_index(
    what: str, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, tuple[object, ...]]] = []
    async with opened(address) as store:
        read = store._read

        async def noted(sql: str, *values: object) -> list[tuple[Any, ...]]:
            asked.append((sql, values))
            return await read(sql, *values)

        monkeypatch.setattr(store, "_read", noted)
        await ASKED[what](store)
        assert asked
        for sql, values in asked:
            found = await plan(address, sql, values)
            assert not (BARE_SCAN if what in WALKED else SCAN).search(found), found
            assert "Seq Scan" not in found, found
            assert what in SORTED or not re.search(r"TEMP B-TREE|\bSort\b", found), found
            assert what not in BOTH or "played_by_table" in found, found
