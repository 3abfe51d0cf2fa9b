"""A copy becomes the store again: checked first, complete or not at all, and over nothing that is there."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from server.client import company, connected, get_ready, open_table, play, sit_down
from server.running import ADMIN, in_thread

from stammtisch.base.bits import Dice
from stammtisch.store.copies import Contents, restore, verify
from stammtisch.store.sqlite import SqliteStore
from stammtisch.store.store import Unusable

from .stores import opened

pytestmark = pytest.mark.proof("copies")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """A copy made in the middle of a match, with the table and the token of one who sits there."""
    folder = tmp_path_factory.mktemp("club")

    async def begin() -> tuple[Path, str, str]:
        async with company(running, ["Amy", "Ben"]) as people:
            table = open_table(running, people[0].token, "double", 2, options={"schedule": [2, 1]})
            await sit_down(table, people)
            await get_ready(table, people)
            until = people[0].seq + 3
            await asyncio.gather(*(play(table, client, Dice(1), until) for client in people))
            with running.http(ADMIN) as http:
                file = Path(http.post("/api/admin/backup").json()["file"])
            return file, table, people[0].token

    with in_thread(folder) as running:
        return asyncio.run(begin())


@pytest.fixture
def copy(played: tuple[Path, str, str], tmp_path: Path) -> Path:
    """The same again, to be spoilt."""
    file = tmp_path / "copy.db"
    file.write_bytes(played[0].read_bytes())
    return file


def test_a_match_goes_on_from_a_copy(played: tuple[Path, str, str], tmp_path: Path) -> None:
    file, table, token = played

    async def look() -> None:
        async with connected(running, token) as amy:
            await amy.watch(table)
            assert amy.sight["placard"]["phase"] == "playing"

    assert restore(file, tmp_path / "club.db") == Contents(tables=1, users=2)
    assert {path.name for path in tmp_path.iterdir()} <= {"club.db", "club.db-lock"}
    with in_thread(tmp_path) as running:
        asyncio.run(look())


def test_nothing_is_overwritten(copy: Path, tmp_path: Path) -> None:
    for name in ("club.db", "other.db-wal"):
        (tmp_path / name).write_text("dear to somebody")
    for name in ("club.db", "other.db"):
        with pytest.raises(Unusable, match="is there already: move it away first"):
            restore(copy, tmp_path / name)
    assert (tmp_path / "club.db").read_text() == "dear to somebody"
    assert not (tmp_path / "other.db").exists()


async def test_a_server_that_still_runs_keeps_its_place(copy: Path, tmp_path: Path) -> None:
    """Even where somebody moved the file away under it."""
    store = tmp_path / "club.db"
    async with opened(f"sqlite:///{store}"):
        store.rename(tmp_path / "moved.db")
        with pytest.raises(Unusable, match="another process has this file open"):
            restore(copy, store)


def spoil(copy: Path, statement: str) -> None:
    connection = sqlite3.connect(copy, isolation_level=None)
    connection.execute(statement)
    connection.close()


@pytest.mark.parametrize(
    ("statement", "problem"),
    [
        ("UPDATE log SET data = '{}' WHERE seq = 3", "the log of .* was changed at 3"),
        ("DELETE FROM log WHERE seq = 2", "the log of .* was changed at 2"),
        ("UPDATE schema_version SET version = 99", "made by a newer Stammtisch"),
        ("DROP TABLE schema_version", "is not what a server of Stammtisch keeps"),
        ("DROP TABLE log", "is not sound: no such table: log"),
    ],
)
def test_a_copy_that_is_not_sound_is_refused(
    copy: Path, tmp_path: Path, statement: str, problem: str
) -> None:
    spoil(copy, statement)
    check_refused(copy, tmp_path, problem)


def check_refused(copy: Path, tmp_path: Path, problem: str) -> None:
    """In one line that names the copy, and nothing is left behind."""
    with pytest.raises(Unusable, match=problem) as refused:
        restore(copy, tmp_path / "club.db")
    with pytest.raises(Unusable, match=problem):
        verify(copy)
    assert refused.value.field == str(copy)
    assert "\n" not in str(refused.value)
    assert {path.name for path in tmp_path.iterdir()} <= {"copy.db", "copy.db-wal", "club.db-lock"}


def test_a_copy_that_was_damaged_is_refused(copy: Path, tmp_path: Path) -> None:
    data = bytearray(copy.read_bytes())
    data[8192:16384] = b"\xff" * 8192
    copy.write_bytes(data)
    check_refused(copy, tmp_path, "damaged|not sound")


def test_what_is_no_database_is_refused(copy: Path, tmp_path: Path) -> None:
    copy.write_text("Dear diary, " * 500)
    check_refused(copy, tmp_path, "is not sound: file is not a database")


def test_a_file_in_use_is_no_copy(copy: Path, tmp_path: Path) -> None:
    (tmp_path / "copy.db-wal").write_bytes(b"")
    with pytest.raises(Unusable, match="is in use, or was not closed"):
        restore(copy, tmp_path / "club.db")


async def test_a_store_is_looked_at_while_a_server_uses_it(copy: Path) -> None:
    async with opened(f"sqlite:///{copy}"):
        assert verify(copy) == Contents(tables=1, users=2)


def test_a_place_that_is_not_there_is_named(copy: Path, tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="there is no such file"):
        restore(tmp_path / "nowhere.db", tmp_path / "club.db")
    with pytest.raises(Unusable, match="there is no folder"):
        restore(copy, tmp_path / "nowhere" / "club.db")


async def test_a_copy_of_a_new_store_is_sound(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path / 'club.db'}") as store:
        assert isinstance(store, SqliteStore)
        await store.backup(tmp_path / "copy.db")
    assert restore(tmp_path / "copy.db", tmp_path / "again.db") == Contents(0, 0)


def test_by_a_symbolic_link_it_is_the_same_place(copy: Path, tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "club.db")
    (tmp_path / "club.db").write_text("dear to somebody")
    with pytest.raises(Unusable, match="is there already"):
        restore(copy, tmp_path / "link.db")
    (tmp_path / "club.db").unlink()
    restore(copy, tmp_path / "link.db")
    assert (tmp_path / "link.db").is_symlink()
    assert not (tmp_path / "club.db").is_symlink()
