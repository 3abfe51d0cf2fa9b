"""A server that is to end: nothing begins there any more that could not be gone on with later."""

import asyncio
from pathlib import Path

import pytest

from .client import company, get_ready, open_table, sit_down
from .running import ADMIN, Running, in_child

pytestmark = pytest.mark.proof("drain")


def drain(running: Running) -> None:
    with running.http(ADMIN) as http:
        assert http.post("/api/admin/drain").status_code == 200


def ended(running: Running) -> int:
    assert running.process is not None
    return running.process.wait()


def test_only_the_host_ends_a_server_and_it_ends_at_once_if_nobody_plays_in_time(tmp_path: Path) -> None:
    """A match that waits for its people goes on with the next server."""

    async def play(running: Running) -> None:
        async with company(running, ["Amy", "Ben"]) as people:
            table = open_table(running, people[0].token, "double", 2)
            await sit_down(table, people)
            await get_ready(table, people)
            with running.http(people[0].token) as http:
                assert http.post("/api/admin/drain").status_code == 401
            drain(running)
            assert await people[0].until_closed()

    with in_child(tmp_path) as running:
        asyncio.run(play(running))
        assert ended(running) == 0


def test_a_match_in_time_is_waited_for_and_none_begins_meanwhile(tmp_path: Path) -> None:
    async def play(running: Running) -> None:
        async with company(running, ["Amy", "Ben", "Cleo"]) as people:
            tables = {
                game: open_table(running, people[0].token, game, seats)
                for game, seats in (("gress", 3), ("double", 2), ("grass", 2))
            }
            playing, idle = tables["gress"], open_table(running, people[0].token, "gress", 3)
            for game, table in (*tables.items(), ("gress", idle)):
                await sit_down(table, people[: 3 if game == "gress" else 2])
            await get_ready(playing, people)
            drain(running)
            refused = await people[0].end_of(people[0].do(idle, "ready", sealed="0" * 64))
            assert refused["code"] == "closing"
            for table in (tables["double"], tables["grass"]):
                await get_ready(table, people[:2])
            with running.http(people[0].token) as http:
                body = {"settings": {"game": "double", "players": 2}, "visibility": "public"}
                assert http.post("/api/tables", json=body).json()["error"]["code"] == "closing"
            await people[0].done(playing, "say", text="Still here")
            with running.http(ADMIN) as http:
                assert http.delete(f"/api/admin/tables/{playing}").status_code == 200
            assert await people[0].until_closed()

    with in_child(tmp_path) as running:
        asyncio.run(play(running))
        assert ended(running) == 0
