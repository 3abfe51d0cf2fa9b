"""What machines ask a server: whether it is there, and whether people may be sent to it."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from stammtisch.server import page_files, readiness, store_watch

from .running import SECONDS, Running, in_thread

pytestmark = pytest.mark.proof("ready")


@pytest.fixture(name="running")
def open_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server with the beginning of a page, whose store is asked anew each time."""
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("<!doctype html>")
    monkeypatch.setattr(page_files, "PAGE", tmp_path / "page")
    monkeypatch.setattr(store_watch, "FRESH_SECONDS", 0.0)
    monkeypatch.setattr(readiness, "PATIENCE", SECONDS)
    with in_thread(tmp_path) as server:
        yield server


@pytest.fixture
def other(running: Running, tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """Somebody else who has the file open."""
    connection = sqlite3.connect(tmp_path / "club.db", isolation_level=None)
    yield connection
    connection.close()


def asked(running: Running, path: str, token: str | None = None) -> tuple[int, str]:
    """The status of an answer, with "ok" or the code of what is wrong."""
    with running.http(token) as http:
        reply = http.get(path)
    body = reply.json()
    return reply.status_code, body["status"] if reply.is_success else body["error"]["code"]


def test_a_server_that_can_do_its_work_is_ready(running: Running) -> None:
    assert asked(running, "/live") == (200, "ok")
    assert asked(running, "/ready") == (200, "ok")


def test_a_store_that_takes_no_writes_is_told_until_it_does(
    running: Running, other: sqlite3.Connection
) -> None:
    other.execute("ALTER TABLE settings RENAME TO elsewhere")
    assert asked(running, "/ready") == (503, "unavailable")
    assert asked(running, "/live") == (200, "ok")
    other.execute("ALTER TABLE elsewhere RENAME TO settings")
    assert asked(running, "/ready") == (200, "ok")


def test_without_a_page_nobody_is_sent_here(running: Running, tmp_path: Path) -> None:
    (tmp_path / "page" / "index.html").unlink()
    assert asked(running, "/ready") == (503, "no-page")
    assert asked(running, "/live") == (200, "ok")


def test_that_the_process_answers_needs_no_store(running: Running, other: sqlite3.Connection) -> None:
    """Whoever comes with a session, which only the store could know."""
    other.execute("ALTER TABLE sessions RENAME TO elsewhere")
    unknown = "x" * 43
    assert asked(running, "/health", unknown) == (503, "unavailable")
    assert asked(running, "/live", unknown) == (200, "ok")


def test_neither_counts_as_a_request(tmp_path: Path) -> None:
    with in_thread(tmp_path, requests_per_minute=1) as small, small.http() as http:
        found = [http.get(path).status_code for path in ("/live", "/ready") * 5]
    assert 429 not in found


def test_who_asks_often_does_not_keep_the_disk_busy(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While all is well an answer holds for a while."""
    monkeypatch.setattr(store_watch, "FRESH_SECONDS", 1000.0)

    def noted() -> str | None:
        assert running.loop is not None
        return asyncio.run_coroutine_threadsafe(
            running.inside.store.setting(store_watch.NOTE), running.loop
        ).result()

    asked(running, "/ready")
    before = noted()
    assert before is not None
    assert [asked(running, "/ready") for turn in range(5)] == [(200, "ok")] * 5
    assert noted() == before


def test_places_below_them_are_not_of_the_page(running: Running) -> None:
    assert httpx.get(f"{running.origin}/ready/steady").status_code == 404
    assert httpx.get(f"{running.origin}/live/table").status_code == 404
