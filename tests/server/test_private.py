"""Private tables: known to those who sit or sat there, and to those who came by the link; to nobody else."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stammtisch.base.bits import Dice
from stammtisch.server import tables

from .client import Client, company, connected, get_ready, open_table, play, sit_down
from .running import SECONDS, Running, in_thread

SHORT: dict[str, Any] = {"options": {"schedule": [1]}}
"""A match of one hand."""


@pytest.fixture(scope="module", name="running")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with in_thread(tmp_path_factory.mktemp("club")) as server:
        yield server


def private_table(running: Running, token: str, **settings: Any) -> tuple[str, str]:
    """A new table, and the key in its link."""
    with running.http(token) as http:
        body = {"settings": {"game": "double", "players": 2, **settings}, "visibility": "private"}
        made = http.post("/api/tables", json=body).json()
    start, key = made["path"].rsplit("/", 1)
    assert start == f"/table/{made['table']}"
    assert len(key) >= 16
    assert key not in made["table"]
    return made["table"], key


def come_by_link(running: Running, token: str, table: str, key: str) -> int:
    with running.http(token) as http:
        return http.post(f"/api/tables/{table}/guests", json={"key": key}).status_code


async def played(running: Running, amy: Client, ben: Client, **settings: Any) -> tuple[str, str]:
    """A match of the two at a private table."""
    table, key = private_table(running, amy.token, **SHORT, **settings)
    assert come_by_link(running, ben.token, table, key) == 200
    await sit_down(table, [amy, ben])
    await get_ready(table, [amy, ben])
    await asyncio.gather(*(play(table, one, Dice(1)) for one in (amy, ben)))
    await amy.until("over")
    return table, key


def paths(table: str) -> list[str]:
    """All that can be read of a table."""
    ends = (
        "",
        "/invitation",
        "/sheet",
        "/records",
        "/records/1",
        "/records/1/report",
        "/story",
        "/settlement",
    )
    return [f"/api/tables/{table}{end}" for end in (*ends, "/records/1/replay/open", "/told/5")]


async def knocks(table: str, client: Client) -> list[str]:
    """What somebody hears who tries everything."""
    await asyncio.sleep(0)
    heard = [(await client.watch(table)).get("code", "shown")]
    for command, fields in (("sit", {"seat": 0}), ("say", {"text": "Hello"}), ("rematch", {})):
        end = await client.end_of(client.do(table, command, **fields))
        heard.append(end.get("code", end["type"]))
    return heard


@pytest.mark.proof("private")
def test_who_knows_only_the_id_finds_nothing(running: Running) -> None:
    async def match() -> None:
        async with company(running, ["Amy", "Ben", "Zoe"]) as (amy, ben, zoe):
            table, key = await played(running, amy, ben)
            assert await knocks(table, zoe) == ["not-found"] * 4
            await ben.done(table, "stand")
            await amy.done(table, "rematch")
            assert await knocks(table, zoe) == ["not-found"] * 4
            for token in (zoe.token, None):
                with running.http(token) as http:
                    assert {http.get(path).status_code for path in paths(table)} == {404}
                    assert http.post(f"/api/tables/{table}/hint").status_code in (401, 404)
            for wrong in ("", key[:-1], key + "x", "ä", table):
                assert come_by_link(running, zoe.token, table, wrong) in (400, 404)
            assert (await zoe.watch(table))["code"] == "not-found"
            assert come_by_link(running, zoe.token, table, key) == 200
            assert (await zoe.watch(table))["type"] == "table"
            await zoe.done(table, "sit", seat=1)

    asyncio.run(match())


@pytest.mark.proof("private")
def test_who_sat_there_keeps_what_was_played_and_sees_it_in_profiles(running: Running) -> None:
    async def match() -> None:
        async with company(running, ["Amy", "Ben", "Zoe"]) as (amy, ben, zoe):
            table, _ = await played(running, amy, ben)
            public = open_table(running, amy.token, "double", 2, **SHORT)
            await sit_down(public, [amy, ben])
            await get_ready(public, [amy, ben])
            await asyncio.gather(*(play(public, one, Dice(1)) for one in (amy, ben)))
            await ben.done(table, "stand")
            await amy.done(table, "close")

            def shown(token: str | None) -> set[str]:
                with running.http(token) as http:
                    found = http.get(f"/api/users/{amy.user}").json()["matches"]
                return {match["table"] for match in found}

            async with asyncio.timeout(SECONDS):
                while shown(ben.token) != {table, public}:
                    await asyncio.sleep(0.05)
            assert shown(amy.token) == {table, public}
            assert shown(zoe.token) == shown(None) == {public}
            with running.http(ben.token) as http:
                assert http.get(f"/api/tables/{table}/records/1").status_code == 200
                assert http.get(f"/api/tables/{table}/records").status_code == 200

    asyncio.run(match())


@pytest.mark.proof("private")
def test_a_link_goes_on_working_after_a_stop(tmp_path: Path) -> None:
    async def come(running: Running, token: str, table: str) -> str:
        async with connected(running, token) as zoe:
            return str((await zoe.watch(table))["type"])

    with in_thread(tmp_path) as running:
        amy, zoe, ben = (running.guest(name) for name in ("Amy", "Zoe", "Ben"))
        table, key = private_table(running, amy)
        assert come_by_link(running, zoe, table, key) == 200
        with running.http(zoe) as http:
            link = http.get(f"/api/tables/{table}/invitation").json()["link"]
        assert link.endswith(f"/table/{table}/{key}")
    with in_thread(tmp_path) as running:
        assert asyncio.run(come(running, zoe, table)) == "table"
        assert asyncio.run(come(running, ben, table)) == "error"
        assert come_by_link(running, ben, table, key) == 200
        assert asyncio.run(come(running, ben, table)) == "table"


@pytest.mark.proof("private")
def test_where_nobody_may_look_on_the_past_stays_closed_to_newcomers(running: Running) -> None:
    async def match() -> None:
        async with company(running, ["Amy", "Ben", "Zoe"]) as (amy, ben, zoe):
            table, key = await played(running, amy, ben, spectators=False)
            assert come_by_link(running, zoe.token, table, key) == 200
            assert (await zoe.watch(table))["code"] == "no-spectators"
            await ben.done(table, "stand")
            await amy.done(table, "rematch")
            shown = await zoe.watch(table, after=1)
            assert (shown["type"], shown["facts"], shown["gap"]) == ("table", [], True)
            with running.http(zoe.token) as http:
                for end in ("story", "settlement", "told/5", "records/1"):
                    assert http.get(f"/api/tables/{table}/{end}").status_code == 403, end
            await zoe.done(table, "sit", seat=1)
            shown = await zoe.watch(table, after=1)
            assert [fact["kind"] for fact in shown["facts"]] == ["sat"]
            with running.http(zoe.token) as http:
                assert http.get(f"/api/tables/{table}/settlement").json() == []
                story = http.get(f"/api/tables/{table}/story?limit=100").json()
                told = http.get(f"/api/tables/{table}/told/1000").json()
            facts = [*told, *(fact for step in story for fact in step["facts"])]
            assert {fact["of"] for fact in facts} == {"table"}
            assert all(step["moment"].get("view") is None for step in story)

    asyncio.run(match())


@pytest.mark.proof("private")
def test_a_table_has_so_many_guests_by_its_link(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_INVITED", 2)
    amy = running.guest("Amy")
    table, key = private_table(running, amy)
    guests = [running.guest(f"Guest {number}") for number in range(3)]
    found = [come_by_link(running, guest, table, key) for guest in (*guests, guests[0], amy)]
    assert found == [200, 200, 429, 200, 200]
