"""Whole games over real sockets."""

import asyncio
from pathlib import Path

import pytest

from stammtisch.games.bits import Dice

from .client import company, get_ready, open_table, play, sit_down
from .running import in_thread


@pytest.mark.parametrize("websocket", ["picows", "plain"])
def test_four_people_play_double_to_the_end(tmp_path: Path, websocket: str) -> None:
    async def match() -> None:
        async with company(running, ["Amy", "Ben", "Cleo", "Dora"]) as people:
            table = open_table(running, running.guest("Host"), "double", 4, options={"schedule": [1, 2]})
            await sit_down(table, people)
            await get_ready(table, people)
            players = [play(table, client, Dice(number)) for number, client in enumerate(people)]
            acts = await asyncio.gather(*players)
            assert sum(acts) == 4 * (1 + 1) + 4 * (1 + 2)
            assert all(client.sight["placard"]["phase"] == "over" for client in people)
            assert len({client.seq for client in people}) == 1

    with in_thread(tmp_path, websocket=websocket) as running:
        asyncio.run(match())
