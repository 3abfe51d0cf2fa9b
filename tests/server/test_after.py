"""Matches that are over, over HTTP; and who may look on."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal

import httpx
import msgspec
import pytest

from stammtisch.base.bits import Dice
from stammtisch.match.record import read_record
from stammtisch.table.afterwards import report, shows

from .client import Client, company, connected, get_ready, open_table, play, sit_down
from .running import Running, in_thread


@asynccontextmanager
async def match(running: Running, **settings: Any) -> AsyncIterator[tuple[str, list[Client]]]:
    """Two people in the middle of a short match of Double."""
    async with company(running, ["Amy", "Ben"]) as people:
        table = open_table(running, people[0].token, "double", 2, options={"schedule": [1, 2]}, **settings)
        await sit_down(table, people)
        await get_ready(table, people)
        yield table, people


async def finish(running: Running, table: str, people: list[Client]) -> None:
    """Play to the end, and wait for the record."""
    await asyncio.gather(*(play(table, client, Dice(seat)) for seat, client in enumerate(people)))
    while running.inside.errands.tasks:
        await asyncio.sleep(0.01)


def get(running: Running, path: str, client: Client | None = None) -> Any:
    with running.http(client.token if client else None) as http:
        return http.get(path)


@pytest.mark.proof("no-leak")
def test_a_match_can_be_seen_again_when_it_is_over_and_not_before(tmp_path: Path) -> None:
    async def look() -> None:
        async with match(running) as (table, people):
            path = f"/api/tables/{table}/records/1"
            for part in ("report", "replay/0", "replay/-1", "replay/open"):
                assert get(running, f"{path}/{part}", people[0]).status_code == 404
            await finish(running, table, people)
            record = read_record(get(running, path).content)
            assert get(running, f"{path}/report").json() == msgspec.json.decode(
                msgspec.json.encode(report(record))
            )
            views: list[tuple[str, int | Literal["open"]]] = [
                ("-1", -1),
                ("0", 0),
                ("1", 1),
                ("open", "open"),
            ]
            for view, seat in views:
                found = get(running, f"{path}/replay/{view}")
                assert found.headers["content-encoding"] == "gzip"
                plain = httpx.get(running.origin + f"{path}/replay/{view}", headers={"accept-encoding": ""})
                assert ("content-encoding" in plain.headers, plain.json()) == (False, found.json())
                assert found.json() == msgspec.json.decode(msgspec.json.encode(shows(record, seat)))
            for view in ("2", "-2", "9", "01", "all", "%20"):
                assert get(running, f"{path}/replay/{view}").status_code == 404
            for number in ("0", "2", "01", "x"):
                assert get(running, f"/api/tables/{table}/records/{number}/report").status_code == 404

    with in_thread(tmp_path) as running:
        asyncio.run(look())


@pytest.mark.proof("no-leak")
def test_where_nobody_may_look_on_only_those_who_play_see_anything(tmp_path: Path) -> None:
    async def look() -> None:
        async with (
            connected(running, running.guest("Zoe")) as zoe,
            company(running, ["Amy", "Ben"]) as people,
        ):
            table = open_table(
                running, people[0].token, "double", 2, options={"schedule": [1]}, spectators=False
            )
            assert (await zoe.watch(table))["type"] == "table"
            await sit_down(table, people)
            await get_ready(table, people)
            assert (await zoe.next("error"))["code"] == "no-spectators"
            shown = {message["sight"]["placard"]["phase"] for message in zoe.all if "sight" in message}
            assert shown == {"open"}
            assert (await zoe.watch(table))["code"] == "no-spectators"
            assert (await zoe.end_of(zoe.do(table, "say", text="psst")))["code"] == "no-spectators"
            for path in ("", "/story", "/settlement"):
                assert get(running, f"/api/tables/{table}{path}", zoe).status_code == 403
                assert get(running, f"/api/tables/{table}{path}", people[1]).status_code == 200
            await finish(running, table, people)
            for path in ("", "/report", "/replay/-1", "/replay/open"):
                address = f"/api/tables/{table}/records/1{path}"
                assert get(running, address, people[1]).status_code == 200
                assert get(running, address, zoe).json()["error"]["code"] == "no-spectators"
                assert get(running, address).status_code == 403

    with in_thread(tmp_path) as running:
        asyncio.run(look())


@pytest.mark.proof("no-leak")
def test_who_is_nobody_is_no_bot_that_played(tmp_path: Path) -> None:
    async def look() -> None:
        async with company(running, ["Amy"]) as (amy,):
            options = {"schedule": [1]}
            table = open_table(running, amy.token, "double", 2, options=options, spectators=False)
            await sit_down(table, [amy])
            await amy.done(table, "place", seat=1, bot="random")
            await get_ready(table, [amy])
            await finish(running, table, [amy])
            address = f"/api/tables/{table}/records/1"
            assert get(running, address, amy).status_code == 200
            assert get(running, address).status_code == 403

    with in_thread(tmp_path, workers=1) as running:
        asyncio.run(look())


def test_everybody_hears_how_many_look_on(tmp_path: Path) -> None:
    async def count(client: Client, wanted: int) -> None:
        while (await client.next("lines"))["spectators"] != wanted:
            pass

    async def look() -> None:
        async with match(running) as (table, (amy, ben)):
            async with company(running, ["Zoe", "Yan"]) as crowd:
                for one in crowd:
                    await one.watch(table)
                await count(amy, 2)
                await count(crowd[0], 2)
            await count(ben, 0)

    with in_thread(tmp_path) as running:
        asyncio.run(look())


def test_whom_one_does_not_hear_is_told_at_the_next_visit(tmp_path: Path) -> None:
    async def look() -> None:
        async with company(running, ["Amy", "Ben"]) as (amy, ben):
            amy.send("mute", user=ben.user, on=True)
            muted: list[str] = []
            while not muted:
                async with connected(running, amy.token) as again:
                    muted = again.all[0]["muted"]
            assert muted == [ben.user]

    with in_thread(tmp_path) as running:
        asyncio.run(look())
