"""The whole server on PostgreSQL: play, stop, go on, and the record."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from server.client import company, connected, get_ready, open_table, play, sit_down
from server.running import in_thread

from stammtisch.base.bits import Dice
from stammtisch.match.record import read_record
from stammtisch.match.replay import verify


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
