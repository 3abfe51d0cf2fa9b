"""Nothing that somebody was told is lost when the power goes, at whatever moment; and troubles of disks."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stammtisch.match.log import Row
from stammtisch.store import sqlite as sqlite_module
from stammtisch.store.sqlite import SqliteStore
from stammtisch.store.store import Conflict, Unavailable, Unusable

from .power_cut import Disk, sqlite_library, watched, write_files
from .stores import mutated, row

pytestmark = pytest.mark.skipif(sqlite_library() is None, reason="this Python hides its SQLite")

TABLES = 3
ROUNDS = 8
LARGE = bytes(100_000)
"""More pages than SQLite's own log may have here before all is moved to the file."""


async def play(folder: Path, disk: Disk, store_class: Any) -> None:
    """Several tables at once, large rows in between; and to the end, for closing moves all once more."""
    store = await store_class.open(folder / "club.db")
    for seq in range(1, ROUNDS + 1):
        rows = [row(f"t{table}", seq, f"ann/{seq}", b"act") for table in range(TABLES)]
        if seq % 3 == 0:
            rows[0] = rows[0]._replace(data=LARGE)
        await asyncio.gather(*(append_and_tell(store, disk, one) for one in rows))
    await store.close()


async def append_and_tell(store: SqliteStore, disk: Disk, one: Row) -> None:
    await store.append([one])
    disk.tell((one.table, one.seq, one.hash))


def loses(disk: Disk, folder: Path, survives: Callable[[], bool] = lambda: False) -> bool:
    """Whether there is a moment at which a cut loses something told, or the whole store."""
    return any(
        asyncio.run(is_lost(disk.after_cut(moment, survives), told, folder / str(moment)))
        for moment, told in disk.cuts()
    )


async def is_lost(files: dict[str, bytes], told: list[object], folder: Path) -> bool:
    folder.mkdir(parents=True)
    write_files(files, folder)
    try:
        store = await SqliteStore.open(folder / "club.db")
        logs = [await store.rows(f"t{table}") for table in range(TABLES)]
        await store.close()
    except (Unusable, Unavailable):
        return True
    assert all([one.seq for one in log] == list(range(1, len(log) + 1)) for log in logs)
    return bool(set(told) - {(one.table, one.seq, one.hash) for log in logs for one in log})


def history(folder: Path, module: Any = sqlite_module) -> Disk:
    """SQLite's own log is moved to the file now and then, and begun anew."""
    folder.mkdir()
    with pytest.MonkeyPatch.context() as patch, watched() as disk:
        patch.setattr(module, "CHECKPOINT", 20)
        asyncio.run(play(folder, disk, module.SqliteStore))
    return disk


@pytest.mark.proof("no-act-lost")
def test_a_power_cut_loses_nothing(tmp_path: Path) -> None:
    disk = history(tmp_path / "live")
    cuts = list(disk.cuts())
    assert len(cuts[-1][1]) == TABLES * ROUNDS
    played = disk.history[: max(moment for moment, did in enumerate(disk.history) if did.what == "told")]
    moved = [did for did in played if did.what == "sync" and did.path.endswith(".db")]
    begun = [did for did in played if did.what == "write" and did.path.endswith("-wal") and not did.offset]
    assert len(moved) > 2
    assert len(begun) > 1
    assert not loses(disk, tmp_path / "none survives")
    dice = random.Random(1)
    assert not loses(disk, tmp_path / "some survive", lambda: dice.random() < 0.5)


WRONG = {
    "synchronous NORMAL": ("synchronous = FULL", "synchronous = NORMAL"),
    "synchronous OFF": ("synchronous = FULL", "synchronous = OFF"),
    "told before the commit": (
        "failures, outcomes = self._commit(logs, changes)",
        "self._loop.call_soon_threadsafe(settle, appends, [None] * len(logs))\n"
        "            failures, outcomes = self._commit(logs, changes)",
    ),
}


@pytest.mark.parametrize("mistake", WRONG)
def test_a_careless_store_loses_something(mistake: str, tmp_path: Path) -> None:
    careless = mutated(sqlite_module, *WRONG[mistake])
    assert loses(history(tmp_path / "live", careless), tmp_path / "cut")


async def test_a_full_disk_is_named_and_nothing_is_half_written(tmp_path: Path) -> None:
    with watched() as disk:
        store = await SqliteStore.open(tmp_path / "club.db")
        await store.append([row("t", 1)])
        disk.full = True
        with pytest.raises(Unavailable, match="full"):
            await store.append([row("t", 2), row("t", 3)])
        with pytest.raises(Unavailable, match="full"):
            await store.put_setting("greeting", "hello")
        disk.full = False
        with pytest.raises(Conflict):
            await store.append([row("t", 4)])
        assert await store.rows_anew("t") == [row("t", 1)]
        await store.append([row("t", 2)])
        await store.close()


async def test_reads_do_not_wait_for_a_sync(tmp_path: Path) -> None:
    with watched() as disk:
        store = await SqliteStore.open(tmp_path / "club.db")
        await store.append([row("t", 1)])
        disk.syncing.clear()
        disk.stuck = True
        append = asyncio.create_task(store.append([row("t", 2)]))
        try:
            await asyncio.to_thread(disk.syncing.wait)
            assert await store.rows("t") == [row("t", 1)]
            assert not append.done()
        finally:
            disk.stuck = False
        await append
        assert len(await store.rows("t")) == 2
        await store.close()
