"""The lobby is for all: nobody fills it from one address, and nobody pushes the others out."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stammtisch.server import lobby
from stammtisch.server.archive import Listing
from stammtisch.server.errors import Failure
from stammtisch.server.lobby import Lobby
from stammtisch.store.store import TableInfo

from .client import connected
from .running import Running, in_thread


def opened(running: Running, token: str, address: str, visibility: str = "public") -> Any:
    """A table of somebody who comes by a proxy, from this address."""
    with running.http(token) as http:
        body = {"settings": {"game": "double", "players": 2}, "visibility": visibility}
        return http.post("/api/tables", json=body, headers={"x-forwarded-for": address})


def shown(running: Running) -> list[str]:
    with running.http() as http:
        return [table["table"] for table in http.get("/api/tables").json()["tables"]]


@pytest.mark.proof("lobby")
def test_one_address_opens_few_public_tables_whoever_it_says_it_is(tmp_path: Path) -> None:
    with in_thread(tmp_path, public_tables_per_address=3, proxies=("127.0.0.1",)) as running:
        guests = [running.guest(f"Guest {number}") for number in range(6)]
        with ThreadPoolExecutor(6) as pool:
            replies = list(pool.map(lambda guest: opened(running, guest, "192.0.2.7"), guests))
        made = [reply.json()["table"] for reply in replies if reply.status_code == 200]
        assert sorted(reply.status_code for reply in replies) == [200] * 3 + [429] * 3
        assert sorted(shown(running)) == sorted(made)
        assert opened(running, guests[0], "192.0.2.7", "private").status_code == 200
        assert opened(running, guests[0], "192.0.2.8").status_code == 200

        async def close() -> None:
            host = next(
                guest for guest, reply in zip(guests, replies, strict=True) if reply.status_code == 200
            )
            table = next(reply for reply in replies if reply.status_code == 200).json()["table"]
            async with connected(running, host) as client:
                await client.done(table, "close")

        asyncio.run(close())
        assert opened(running, guests[1], "192.0.2.7").status_code == 200
        assert opened(running, guests[1], "192.0.2.7").status_code == 429


def test_a_table_that_could_not_be_opened_takes_no_place(tmp_path: Path) -> None:
    with in_thread(tmp_path, public_tables_per_address=1) as running, running.http(running.guest()) as http:
        wrong = {"settings": {"game": "double", "players": 99}, "visibility": "public"}
        assert http.post("/api/tables", json=wrong).status_code == 400
        right = {"settings": {"game": "double", "players": 2}, "visibility": "public"}
        assert http.post("/api/tables", json=right).status_code == 200


@pytest.mark.proof("lobby")
def test_of_every_address_the_latest_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST_SHOWN", 5)
    hall = Lobby(most=5)

    def come(table: str, address: str, at: int, state: str = "open") -> None:
        if address:
            hall.reserve(table, address)
        there = msgspec.json.encode(Listing(2, ["", ""], [None, None])).decode()
        hall.update(TableInfo(table, "double", "", state, "public", at, at, there))

    come("old", "", 0)
    come("quiet", "b", 1)
    for number in range(5):
        come(f"loud {number}", "a", 10 + number)
    come("under way", "c", 99, "running")
    assert [table.table for table in hall.all()] == ["loud 4", "quiet", "old", "loud 3", "loud 2"]
    with pytest.raises(Failure):
        hall.reserve("one more", "a")
