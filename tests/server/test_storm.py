"""Everybody comes back at once, after the server was killed in the middle of it all."""

import asyncio
import random
from pathlib import Path
from typing import Any, Final

import pytest

from .client import Client, company, connect, get_ready, open_table, sit_down
from .running import SECONDS, Nursery, Running

TABLES: Final = 12
SEATS: Final = 4


async def begin(running: Running) -> list[tuple[str, str, dict[str, Any]]]:
    """Full tables, some acts old: who sits where, and what they saw last."""
    found = []
    for number in range(TABLES):
        async with company(running, [f"P{seat}" for seat in range(SEATS)]) as people:
            table = open_table(running, people[0].token, "double", SEATS)
            await sit_down(table, people)
            await get_ready(table, people)
            actor = next(client for client in people if client.offers)
            end = await actor.done(table, "act", act=(await actor.acts(table))[0])
            for client in people:
                while client.seq < end["seq"]:
                    await client.next("told")
            found += [(client.token, table, client.sight) for client in people]
    return found


async def come_back(running: Running, token: str, table: str, before: dict[str, Any]) -> None:
    """The same cards, everything that was done, and the commands are heard again."""
    client: Client = await connect(running, token)
    await client.next("hello")
    shown = await client.watch(table, after=before["moment"]["seq"])
    assert shown["seq"] >= before["moment"]["seq"]
    assert shown["sight"]["moment"]["view"] == before["moment"]["view"]
    await client.done(table, "say", text="back again")
    await client.gone()


@pytest.mark.proof("no-act-lost")
def test_all_come_back_at_once_and_find_everything(tmp_path: Path) -> None:
    async def storm(running: Running) -> None:
        random.Random(1).shuffle(everybody)
        async with asyncio.timeout(SECONDS):
            await asyncio.gather(*(come_back(running, *one) for one in everybody))

    nursery = Nursery(tmp_path)
    try:
        everybody = asyncio.run(begin(nursery.start()))
        nursery.kill()
        nursery.bury()
        asyncio.run(storm(nursery.start()))
    finally:
        nursery.close()
