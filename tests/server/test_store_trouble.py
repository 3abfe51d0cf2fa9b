"""Trouble of the store is told to whoever runs the server: a full disk, a damaged page, a damaged table."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from store.power_cut import watched

from stammtisch.server import logs, store_watch
from stammtisch.store.store import Store, Unavailable, Unusable

from .client import company, open_table
from .running import ADMIN, SECONDS, Running, in_thread
from .test_tables import begun, one_act

PAGE = 4096


class Heard:
    """What the log was told."""

    def __init__(self) -> None:
        self.lines: list[tuple[str, dict[str, Any]]] = []

    def error(self, event: str, **about: Any) -> None:
        self.lines.append((event, about))

    warning = info = error

    def of(self, event: str) -> list[dict[str, Any]]:
        return [about for name, about in self.lines if name == event]


@pytest.fixture(name="log")
def listen(monkeypatch: pytest.MonkeyPatch) -> Heard:
    heard = Heard()
    monkeypatch.setattr(logs, "LOG", heard)
    return heard


def health(running: Running) -> tuple[int, str]:
    with running.http() as http:
        reply = http.get("/health")
        return reply.status_code, reply.json().get("error", {}).get("problem", "")


def counted(running: Running) -> dict[str, float]:
    with running.http(ADMIN) as http:
        lines = [line.split() for line in http.get("/metrics").text.splitlines() if line[0] != "#"]
    return {name: float(value) for name, value in lines if name.startswith("stammtisch_store")}


@pytest.mark.proof("store-trouble")
def test_a_full_disk_is_in_health_metrics_and_once_in_the_log(
    tmp_path: Path, log: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_watch, "TRY_AGAIN", 0.5)

    async def match() -> None:
        async with company(running, ["Amy", "Ben"]) as people:
            table = await begun(running, people)
            disk.full = True
            _, _, end = await one_act(table, people)
            assert (end["type"], end["code"]) == ("error", "unavailable")
            for _ in range(3):
                assert health(running) == (503, "database or disk is full")
            told = counted(running)
            assert told["stammtisch_store_well"] == 0
            assert told["stammtisch_store_troubles_total"] >= 4
            assert log.of("store-trouble") == [{"reason": "database or disk is full"}]
            disk.full = False
            async with asyncio.timeout(SECONDS):
                while counted(running)["stammtisch_store_well"] != 1:
                    await asyncio.sleep(0.1)
            assert len(log.of("store-well-again")) == 1
            assert health(running) == (200, "")
            _, _, end = await one_act(table, people)
            assert end["type"] == "accepted"

    with watched() as disk, in_thread(tmp_path) as running:
        assert (health(running), counted(running)["stammtisch_store_well"]) == ((200, ""), 1)
        asyncio.run(match())


@pytest.mark.proof("store-trouble")
def test_a_disk_that_fills_up_while_nobody_plays_is_seen_by_the_next_probe(
    tmp_path: Path, log: Heard
) -> None:
    with watched() as disk, in_thread(tmp_path) as running:
        disk.full = True
        assert health(running) == (503, "database or disk is full")
        disk.full = False
        assert health(running) == (200, "")


def first_page(file: Path, table: str) -> int:
    """The page that a table of the database begins with."""
    with closing(sqlite3.connect(file)) as database:
        sql = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        return int(database.execute(sql, [table]).fetchone()[0])


def damage(file: Path, page: int) -> None:
    with file.open("r+b") as content:
        content.seek((page - 1) * PAGE)
        content.write(b"\xff" * PAGE)


@pytest.mark.proof("store-trouble")
def test_a_page_that_is_damaged_is_told_when_it_is_read(tmp_path: Path, log: Heard) -> None:
    with in_thread(tmp_path) as running:
        running.guest()
    file = tmp_path / "club.db"
    page = first_page(file, "users")
    with in_thread(tmp_path) as running, running.http(ADMIN) as http:
        damage(file, page)
        for _ in range(2):
            assert http.get("/api/admin").status_code == 503
        (told,) = log.of("store-trouble")
        assert "malformed" in told["reason"]
        assert counted(running)["stammtisch_store_troubles_total"] == 2


@pytest.mark.proof("store-trouble")
@pytest.mark.parametrize("table", ["tables", "log", "sessions", "settings", "matches", "schema_version"])
def test_a_damaged_table_at_the_start_ends_it_with_one_line(tmp_path: Path, log: Heard, table: str) -> None:
    with in_thread(tmp_path) as running:
        open_table(running, running.guest(), "double", 2)
    file = tmp_path / "club.db"
    damage(file, first_page(file, table))
    with pytest.raises(Unusable) as problem, in_thread(tmp_path):
        pass
    assert str(problem.value).startswith(f"{file}: the file is damaged: ")
    assert "\n" not in str(problem.value)


@pytest.mark.proof("store-trouble")
def test_a_store_that_goes_away_during_the_start_ends_it_with_one_line(
    tmp_path: Path, log: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(self: Store) -> list[str]:
        raise Unavailable("the connection was closed")

    monkeypatch.setattr(Store, "running", gone)
    with pytest.raises(Unusable) as problem, in_thread(tmp_path):
        pass
    assert str(problem.value) == "--store: what is kept there can't be read: the connection was closed"
