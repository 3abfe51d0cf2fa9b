"""A process that is killed, a second one on the same file, a damaged file, a copy made meanwhile."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from stammtisch.store.opening import open_store
from stammtisch.store.sqlite import SqliteStore, backup
from stammtisch.store.store import Unavailable, Unusable

from .stores import opened, outcomes, row, several

APPENDER = [sys.executable, str(Path(__file__).with_name("appender.py"))]
KILLS = 4


async def test_a_killed_process_loses_nothing_it_acknowledged(address: str) -> None:
    acknowledged: dict[str, int] = {}
    for kill in range(KILLS):
        with subprocess.Popen([*APPENDER, address], stdout=subprocess.PIPE, text=True) as child:
            assert child.stdout is not None
            lines = [child.stdout.readline() for line in range(10 + 17 * kill)]
            child.kill()
            lines += child.stdout.readlines()
        whole = [line.split() for line in lines if line.endswith("\n")]
        acknowledged |= {table: int(seq) for table, seq in whole}
        async with opened(address) as store:
            for table, seq in acknowledged.items():
                rows = await store.rows(table)
                assert [one.seq for one in rows] == list(range(1, len(rows) + 1))
                assert len(rows) >= seq
                assert len(rows) % 2 == 0, "an append is there as a whole or not at all"
    assert len(acknowledged) == KILLS


async def test_a_second_process_is_refused_with_one_line(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'club.db'}"
    async with opened(address) as store:
        second = subprocess.run([*APPENDER, address], capture_output=True, text=True)
        assert second.returncode == 1
        assert second.stderr == f"{tmp_path / 'club.db'}: another process has this file open\n"
        with pytest.raises(Unusable):
            await open_store(address)
        await store.append([row("t", 1)])
    async with opened(address):
        pass


@pytest.mark.proof("one-process")
async def test_a_second_process_by_a_symbolic_link_is_refused(tmp_path: Path) -> None:
    (tmp_path / "here").mkdir()
    (tmp_path / "folder").symlink_to(tmp_path / "here", target_is_directory=True)
    (tmp_path / "link.db").symlink_to(tmp_path / "here" / "club.db")
    file = tmp_path / "here" / "club.db"
    for first, second in (
        (file, "link.db"),
        (tmp_path / "link.db", "folder/club.db"),
        (file, "folder/club.db"),
    ):
        async with opened(f"sqlite:///{first}") as store:
            await store.append([row(f"by {second} from {first.name}", 1)])
            with pytest.raises(Unusable) as problem:
                await open_store(f"sqlite:///{tmp_path / second}")
            assert str(problem.value) == f"{file}: another process has this file open"
    assert [one.name for one in tmp_path.glob("*-lock")] == []


def clean(path: Path) -> bool:
    return not path.with_name(path.name + "-wal").exists()


async def test_a_damaged_file_is_named_after_an_unclean_stop(tmp_path: Path) -> None:
    path, copy = tmp_path / "club.db", tmp_path / "copy" / "club.db"
    copy.parent.mkdir()
    async with opened(f"sqlite:///{path}") as store:
        await store.append([row("t", seq, data=b"act" * 50) for seq in range(1, 400)])
        assert not clean(path)
    assert clean(path)

    content = bytearray(path.read_bytes())
    page = 4096
    content[3 * page :] = bytes(len(content) - 3 * page)
    copy.write_bytes(content)
    copy.with_name("club.db-wal").touch()
    with pytest.raises(Unusable) as problem:
        await SqliteStore.open(copy)
    assert str(problem.value).startswith(f"{copy}: the file is damaged: ")
    assert "\n" not in str(problem.value)


async def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    path.write_text("Dear diary, " * 500)
    with pytest.raises(Unusable) as problem:
        await SqliteStore.open(path)
    assert str(problem.value) == f"{path}: file is not a database"


async def test_a_backup_is_made_while_others_write(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    async with opened(f"sqlite:///{tmp_path / 'club.db'}") as store:
        await store.append(several("t", 1, 5))
        found = await outcomes(store.backup(copy), *(store.append([row("t", seq)]) for seq in range(6, 30)))
        assert found == [None] * 25
        with pytest.raises(Unusable, match="is there already"):
            await store.backup(copy)
        backup(tmp_path / "club.db", tmp_path / "second copy.db")
    async with opened(f"sqlite:///{copy}") as store:
        rows = await store.rows("t")
        assert [one.seq for one in rows] == list(range(1, len(rows) + 1))
        assert len(rows) >= 5
    async with opened(f"sqlite:///{tmp_path / 'second copy.db'}") as store:
        assert len(await store.rows("t")) == 29


def test_what_can_not_be_copied_is_named_and_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="there is no such file"):
        backup(tmp_path / "nowhere.db", tmp_path / "copy.db")
    (tmp_path / "diary.db").write_text("Dear diary, " * 500)
    with pytest.raises(Unusable, match="can't be copied: file is not a database"):
        backup(tmp_path / "diary.db", tmp_path / "copy.db")
    assert [path.name for path in tmp_path.iterdir()] == ["diary.db"]


async def test_a_database_that_becomes_unreadable_is_unavailable(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path / 'club.db'}") as store:
        other = sqlite3.connect(tmp_path / "club.db", isolation_level=None)
        other.execute("DROP TABLE settings")
        other.close()
        with pytest.raises(Unavailable):
            await store.setting("greeting")
