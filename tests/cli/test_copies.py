"""A copy of what a server keeps, made and put in place again by command."""

import asyncio
from pathlib import Path

import pytest

from stammtisch.store.opening import open_store

from .command import run

POSTGRES = "postgresql://nobody@localhost/none"


@pytest.fixture(name="store")
def new_store(tmp_path: Path) -> str:
    address = f"sqlite:///{tmp_path / 'club.db'}"

    async def make() -> None:
        await (await open_store(address)).close()

    asyncio.run(make())
    return address


def test_a_copy_is_made_and_put_in_place(store: str, tmp_path: Path) -> None:
    copy, again = tmp_path / "copy [today].db", tmp_path / "again.db"
    made = run("backup", str(copy), "--store", store)
    assert (made.stdout, made.returncode) == (f"Everything has been copied to {copy}.\n", 0)
    restored = run("restore", str(copy), "--store", f"sqlite:///{again}")
    assert restored.stdout == f"{copy} is sound, and the server starts from it now. Tables: 0. Users: 0.\n"
    assert again.is_file()


def test_a_store_is_verified(store: str, tmp_path: Path) -> None:
    told = "Everything is as the server wrote it. Tables: 0. Users: 0.\n"
    assert run("verify-store", "--store", store) == (told, "", 0)
    file = tmp_path / "club.db"
    file.write_bytes(file.read_bytes()[:4096] + b"!" * 4096)
    found = run("verify-store", "--store", store)
    assert (found.stdout, found.returncode) == ("", 1)
    assert found.stderr.startswith(f"stammtisch: {file}: ")
    missing = run("verify-store", "--store", f"sqlite:///{tmp_path / 'none.db'}")
    assert missing == ("", f"stammtisch: {tmp_path / 'none.db'}: there is no such file\n", 2)


def test_what_is_there_stays(store: str, tmp_path: Path) -> None:
    run("backup", str(tmp_path / "copy.db"), "--store", store)
    refused = run("restore", str(tmp_path / "copy.db"), "--store", store)
    assert refused.returncode == 2
    assert refused.stderr == f"stammtisch: {tmp_path / 'club.db'}: is there already: move it away first\n"


@pytest.mark.parametrize(
    ("command", "tool"),
    [("backup copy.db", "pg_dump"), ("restore copy.db", "pg_restore"), ("verify-store", "its own tools")],
)
def test_postgresql_has_tools_of_its_own(command: str, tool: str) -> None:
    refused = run(*command.split(), "--store", POSTGRES)
    assert refused.returncode == 2
    assert refused.stderr.startswith("stammtisch: --store: a PostgreSQL database is ")
    assert refused.stderr.endswith(f" with {tool}\n")
