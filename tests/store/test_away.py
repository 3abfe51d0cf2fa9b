"""PostgreSQL goes away in the middle of a match and comes back: all are answered and keep their seats."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from server.client import Client, company, connect, get_ready, open_table, sit_down
from server.running import Running, in_thread

from .databases import own_database


async def shown(client: Client, so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    async with asyncio.timeout(60):
        while True:
            message = await client.next("table")
            if so(message):
                return message


async def away_and_back(running: Running, database: Any) -> None:
    async with company(running, ["Amy", "Ben"]) as (amy, ben):
        table = open_table(running, amy.token, "double", 2)
        await sit_down(table, [amy, ben])
        await get_ready(table, [amy, ben])
        database.stop()
        ends = [await one.end_of(one.do(table, "say", text="hello?")) for one in (amy, ben)]
        assert {end["code"] for end in ends} == {"unavailable"}
        while running.inside.tables.live:
            await asyncio.sleep(0.05)
        amy.send("watch", table=table)
        while (told := await amy.next("error")).get("table") != table or told.get("id"):
            pass
        assert told["code"] == "unavailable"
        stranger = await connect(running, "x" * 43)
        assert await stranger.until_closed() == 1013
        database.start()
        for one in (amy, ben):
            seen = await shown(one, lambda message: message["table"] == table)
            assert seen["sight"]["placard"]["phase"] == "playing"
            assert seen["sight"]["moment"]["seat"] >= 0
        await amy.done(table, "say", text="here we are")
        while not [fact for one in ben.all for fact in one.get("facts", []) if fact["kind"] == "said"]:
            await ben.next("told")


@pytest.mark.proof("store-away")
async def test_everybody_is_answered_and_put_back(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Nobody asks again for the table they were at; and every line of the log is JSON."""
    json_log = {"log_format": "json", "log": "info"}
    with own_database() as database, in_thread(tmp_path, database.get_uri(), **json_log) as running:
        await away_and_back(running, database)
        while running.inside.store_watch.reason is not None:
            await asyncio.sleep(0.1)
    lines = [line for line in capfd.readouterr().err.splitlines() if line]
    told = [json.loads(line) for line in lines]
    assert {"store-trouble", "store-well-again"} <= {line["event"] for line in told}
