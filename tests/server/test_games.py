"""Whole games over real sockets."""

import asyncio
from pathlib import Path

from stammtisch.base.bits import Dice

from .client import company, get_ready, open_table, play, sit_down
from .running import in_thread


def test_four_people_play_double_to_the_end(tmp_path: Path) -> None:
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

    with in_thread(tmp_path) as running:
        asyncio.run(match())


def test_people_and_bots_play_a_hand_of_grass(tmp_path: Path) -> None:
    async def match() -> None:
        async with company(running, ["Amy", "Ben"]) as people:
            host = people[0]
            table = open_table(running, host.token, "grass", 4, options={"target": 100_000})
            await sit_down(table, people)
            for seat, bot in ((2, "rule"), (3, "keen")):
                await host.done(table, "place", seat=seat, bot=bot)
            await get_ready(table, people)
            await asyncio.gather(*(play(table, client, Dice(1), 60) for client in people))
            kinds = {fact["kind"] for message in host.all for fact in message.get("facts", [])}
            assert "round-dealt" in kinds or "dealt" in kinds, kinds

    with in_thread(tmp_path, workers=1) as running:
        asyncio.run(match())


def test_bots_play_gress_in_time(tmp_path: Path) -> None:
    async def match() -> None:
        async with company(running, ["Amy"]) as (host,):
            table = open_table(running, host.token, "gress", 3)
            await host.watch(table)
            for seat, bot in enumerate(("casual", "expert", "master")):
                await host.done(table, "place", seat=seat, bot=bot)
            await host.done(table, "start")
            laid = 0
            while laid < 5:
                message = await host.next("told")
                laid += sum(fact["kind"] in ("turn-played", "thrown") for fact in message["facts"])

    with in_thread(tmp_path, workers=1) as running:
        asyncio.run(match())
