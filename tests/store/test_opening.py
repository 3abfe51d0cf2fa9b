from pathlib import Path

import pytest

from stammtisch.store.opening import open_store
from stammtisch.store.sqlite import SqliteStore
from stammtisch.store.store import Unusable


async def test_a_path_after_three_slashes_is_relative(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for address in ("sqlite:///near.db", f"sqlite:///{tmp_path / 'far.db'}"):
        store = await open_store(address)
        assert isinstance(store, SqliteStore)
        await store.close()
    assert {path.name for path in tmp_path.glob("*.db")} == {"near.db", "far.db"}


@pytest.mark.parametrize("address", ["", "club.db", "sqlite:club.db", "sqlite:///", "mysql://host/club"])
async def test_an_address_of_no_store_is_refused(address: str) -> None:
    with pytest.raises(Unusable, match="is not sqlite:///PATH or postgresql://"):
        await open_store(address)


async def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(Unusable) as problem:
        await open_store(f"sqlite:///{tmp_path}/nowhere/club.db")
    assert str(problem.value) == f"{tmp_path}/nowhere/club.db: there is no folder {tmp_path}/nowhere"


async def test_a_path_that_is_a_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "club.db").mkdir()
    with pytest.raises(Unusable, match="unable to open database file"):
        await open_store(f"sqlite:///{tmp_path}/club.db")
