"""People take their data home, leave for good, and report others; nothing is kept longer than it may be."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from stammtisch.base.bits import Dice
from stammtisch.match.log import Row
from stammtisch.match.record import read_record
from stammtisch.match.replay import verify
from stammtisch.match.signing import seal
from stammtisch.server import people_endpoints
from stammtisch.server.sessions import DAY
from stammtisch.store.people import OF_TABLE
from stammtisch.table.forgetting import NOTHING, nameless
from stammtisch.table.table import Table

from .client import Client, company, connected, get_ready, open_table, play, sit_down
from .running import ADMIN, Running, in_thread

NAME: Final = "Xanthippe"
"""A name that nothing else has."""
SAYING: Final = "quizzically unrepeatable"


@pytest.fixture(name="running")
def open_server(tmp_path: Path) -> Iterator[Running]:
    with in_thread(tmp_path, workers=1, idle_seconds=1) as server:
        yield server


async def one_match(running: Running, also: Callable[[str, list[Client]], Any]) -> tuple[str, Client]:
    """A match that is over, in which somebody with a name spoke; the table and who that was."""
    async with company(running, [NAME, "Cleo"]) as people:
        table = open_table(running, people[0].token, "double", 2, options={"schedule": [1, 2]})
        await sit_down(table, people)
        await get_ready(table, people)
        await people[0].done(table, "say", text=SAYING)
        await also(table, people)
        return table, people[0]


async def played(table: str, people: list[Client]) -> None:
    """To the end."""
    await asyncio.gather(*(play(table, one, Dice(seat)) for seat, one in enumerate(people)))


async def settled(running: Running, table: str, left: Callable[[], bool]) -> None:
    """Until the server has gone through what is to be forgotten; nobody is at the table any more."""
    house = running.inside
    async with asyncio.timeout(60):
        while left():
            for work in (house.tables.sweep, lambda: house.errands.run(house.forgetting.keep())):
                running.call(work)
            await asyncio.sleep(0.1)


def everywhere(folder: Path, text: str) -> list[str]:
    """The tables of the database in which a text stands anywhere."""
    found = []
    with closing(sqlite3.connect(folder / "club.db")) as file:
        names = [row[0] for row in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for name in names:
            for row in file.execute(f"SELECT * FROM {name}"):
                cells = [
                    cell.decode("utf-8", "replace") if isinstance(cell, bytes) else str(cell) for cell in row
                ]
                if any(text in cell for cell in cells):
                    found.append(name)
                    break
    return found


def rows_of(running: Running, table: str) -> list[Row]:
    assert running.loop is not None
    return asyncio.run_coroutine_threadsafe(running.inside.store.rows(table), running.loop).result()


def delete(running: Running, token: str, password: str = "") -> httpx.Response:
    with running.http(token) as http:
        return http.request("DELETE", "/api/me", json={"password": password})


@pytest.mark.proof("people-data")
def test_who_leaves_for_good_is_a_name_nowhere_and_the_match_stays(tmp_path: Path) -> None:
    async def scene(running: Running) -> str:
        table, amy = await one_match(running, played)
        with running.http(amy.token) as http:
            before = read_record(http.get(f"/api/tables/{table}/records/1").content)
            assert SAYING in http.get(f"/api/tables/{table}/told/999").text
        assert delete(running, amy.token).status_code == 200
        assert delete(running, amy.token).status_code == 401
        await settled(running, table, lambda: bool(everywhere(tmp_path, NAME)))
        assert everywhere(tmp_path, NAME) == everywhere(tmp_path, SAYING) == []
        with running.http(running.guest()) as http:
            reply = http.get(f"/api/tables/{table}/records/1")
            told = http.get(f"/api/tables/{table}/story").json()
            heard = http.get(f"/api/tables/{table}/told/999").text
        assert NAME not in heard
        assert SAYING not in heard
        after = read_record(reply.content)
        assert told
        assert (verify(after).finished, verify(after).signed) == (True, seal(before))
        assert [entry.event for entry in after.entries[1:] if entry.event["type"] != "said"] == [
            entry.event for entry in before.entries[1:] if entry.event["type"] != "said"
        ]
        assert [seat.name for seat in after.seats] == [nameless(amy.user), "Cleo"]
        return table

    with in_thread(tmp_path, idle_seconds=1) as first:
        table = asyncio.run(scene(first))
    with in_thread(tmp_path) as again, again.http(again.guest()) as http:
        assert http.get(f"/api/tables/{table}/records/1").status_code == 200
        seen = http.get(f"/api/tables/{table}").json()
        assert NAME not in str(seen)


@pytest.mark.proof("people-data")
def test_a_match_goes_on_without_who_left_for_good(running: Running, tmp_path: Path) -> None:
    """A bot takes the seat; the name goes when nobody is there."""

    async def scene() -> None:
        async with company(running, [NAME, "Ben", "Cleo"]) as people:
            table = open_table(running, people[0].token, "double", 3)
            await sit_down(table, people)
            await get_ready(table, people)
            assert delete(running, people[0].token).status_code == 200
            assert await people[0].until_closed() == 1008
            while not people[1].sight["placard"]["places"][0]["bot"]:
                await people[1].next("told", "table")
        await settled(running, table, lambda: bool(everywhere(tmp_path, NAME)))
        rows = rows_of(running, table)
        assert Table.load(rows, bytes).state.seats[0].name == nameless(people[0].user)

    asyncio.run(scene())


@pytest.mark.proof("people-data")
def test_books_and_events_keep_their_entries_without_the_name(running: Running, tmp_path: Path) -> None:
    begin = {"begin": {"type": "begin", "game": "gress", "names": ["Ann", "Bob", "Cid"]}}
    with running.http(running.guest(NAME)) as amy, running.http(running.guest("Ben")) as ben:
        alone = amy.post("/api/books", json=begin).json()["book"]
        shared = amy.post("/api/books", json=begin).json()["book"]
        invitation = amy.get(f"/api/books/{shared}/invitation").json()
        key = str(invitation["write"]["link"]).rpartition("/")[2]
        assert ben.post(f"/api/books/{shared}/writers", json={"key": key}).status_code == 200
        terms = {"title": "Evening"}
        event = amy.post("/api/events", json={"terms": terms})
        assert event.status_code == 200, event.text
        evening = event.json()["event"]
        joined = amy.post(f"/api/events/{evening}/people", json={"id": "j1", "name": NAME, "entropy": "00"})
        assert joined.status_code == 200, joined.text
        assert amy.request("DELETE", "/api/me", json={}).status_code == 200
        asyncio.run(settled(running, "", lambda: bool(everywhere(tmp_path, NAME))))
        assert ben.get(f"/api/books/{alone}").status_code == 404
        assert ben.get(f"/api/books/{shared}").status_code == 200
        assert ben.get(f"/api/events/{evening}").status_code == 200
    assert everywhere(tmp_path, NAME) == []


@pytest.mark.proof("people-data")
def test_an_account_is_deleted_only_with_its_password(running: Running) -> None:
    token = running.guest(NAME)
    login = {"login": "xan", "password": "a long password"}
    with running.http(token) as http:
        assert http.post("/api/account", json=login).status_code == 200
    assert delete(running, token).json()["error"]["code"] == "wrong-password"
    assert delete(running, token, "a long password").status_code == 200
    with running.http() as http:
        assert http.post("/api/login", json={**login, "bearer": True}).status_code == 401


@pytest.mark.proof("people-data")
def test_all_of_it_is_in_one_file_and_nothing_that_opens_a_door(running: Running) -> None:
    async def scene() -> dict[str, Any]:
        table, amy = await one_match(running, played)
        with running.http(amy.token) as http:
            assert (
                http.post("/api/account", json={"login": "xan", "password": "a long password"}).status_code
                == 200
            )
            reply = http.get("/api/me/data")
        assert reply.headers["content-disposition"].startswith("attachment")
        assert amy.token not in reply.text
        assert "argon2" not in reply.text
        found: dict[str, Any] = reply.json()
        assert [one["text"] for one in found["talk"]] == [SAYING]
        assert [(one["table"], one["match"]) for one in found["matches"]] == [(table, 1)]
        return found

    found = asyncio.run(scene())
    assert found["user"]["name"] == NAME
    (record,) = found["records"]
    assert [seat["name"] for seat in record["entries"][0][1]["seats"]] == [NAME, "Cleo"]


@pytest.mark.proof("people-data")
def test_the_file_holds_nothing_of_a_match_that_is_on(running: Running) -> None:
    """Whoever wants another match may cause the secret behind it to be drawn, which stays with the server."""

    async def wants_another(table: str, people: list[Client]) -> None:
        await played(table, people)
        for one in people:
            await one.done(table, "rematch")
        await get_ready(table, people)

    async def scene() -> tuple[str, str]:
        table, amy = await one_match(running, wants_another)
        rows = rows_of(running, table)
        ends = [row.data for row in rows if b'"renewed"' in row.data]
        (end,) = [data.partition(b'"end":"')[2].partition(b'"')[0].decode() for data in ends]
        with running.http(amy.token) as http:
            return end, http.get("/api/me/data").text

    end, text = asyncio.run(scene())
    assert len(end) == 64
    assert end not in text


# Reports


@pytest.mark.proof("reports")
def test_a_report_reaches_the_host_with_what_was_said_and_can_be_acted_on(running: Running) -> None:
    async def scene() -> None:
        async with company(running, ["Amy", "Ben"]) as (amy, ben):
            table = open_table(running, amy.token, "grass", 3)
            await sit_down(table, [amy, ben])
            await ben.done(table, "say", text=SAYING)
            await amy.next("told")
            with running.http(amy.token) as http, running.http() as admin:
                wrong = http.post("/api/reports", json={"table": table, "user": amy.user, "text": "me"})
                assert wrong.status_code == 404
                body = {"table": table, "user": ben.user, "text": "is <b>rude</b>"}
                assert http.post("/api/reports", json=body).status_code == 200
                assert admin.post("/admin", data={"token": ADMIN}).status_code == 303
                page = admin.get("/admin").text
                assert SAYING in page
                assert "is &lt;b&gt;rude&lt;/b&gt;" in page
                report = page.partition('name="report" value="')[2].partition('"')[0]

                def act(do: str) -> None:
                    fields = {"report": report, "do": do}
                    assert admin.post("/admin/report", data=fields).status_code == 303

                act("mute")
                refused = await ben.end_of(ben.do(table, "say", text="and now?"))
                assert refused["code"] == "silenced"
                async with connected(running, ben.token) as again:
                    await again.watch(table)
                    assert (await again.end_of(again.do(table, "say", text="here?")))["code"] == "silenced"
                act("unmute")
                await ben.done(table, "say", text="thank you")
                act("close-table")
                await amy.until("closed")
                act("ban")
                assert await ben.until_closed() == 1008
                act("settle")
                assert SAYING not in admin.get("/admin").text
                assert admin.post("/admin/report", data={"report": report, "do": "mute"}).status_code == 303

    asyncio.run(scene())


@pytest.mark.proof("reports")
def test_reports_are_for_those_who_may_know_the_table_and_have_a_number(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people_endpoints, "MOST_REPORTS", 2)

    async def scene() -> None:
        async with company(running, ["Amy", "Ben", "Eve"]) as (amy, ben, eve):
            table = open_table(running, amy.token, "grass", 3, visibility="private")
            await sit_down(table, [amy])
            body = {"table": table, "user": amy.user, "text": "x"}
            with running.http(eve.token) as http:
                assert http.post("/api/reports", json=body).status_code == 404
            body["user"] = ben.user
            with running.http(amy.token) as http:
                codes = [http.post("/api/reports", json=body).status_code for _ in range(3)]
                assert codes == [200, 200, 429]
                body["text"] = "y" * 300
                assert http.post("/api/reports", json=body).status_code == 400

    asyncio.run(scene())


# What is too old


@pytest.mark.proof("retention")
def test_what_is_too_old_is_gone_and_nothing_else(tmp_path: Path) -> None:
    async def scene(running: Running) -> tuple[str, str]:
        old, _ = await one_match(running, played)
        async with company(running, [NAME, "Ben"]) as (amy, ben):
            new = open_table(running, amy.token, "grass", 3)
            await sit_down(new, [amy, ben])
            await amy.done(new, "say", text="young")
            with running.http(amy.token) as http:
                body = {"table": new, "user": ben.user, "text": "an old story"}
                assert http.post("/api/reports", json=body).status_code == 200
        return old, new

    with in_thread(tmp_path, workers=1, idle_seconds=1) as running:
        old, new = asyncio.run(scene(running))
    with closing(sqlite3.connect(tmp_path / "club.db")) as file, file:
        file.execute("UPDATE tables SET updated = updated - ? WHERE id = ?", (91 * DAY, old))
        file.execute("UPDATE reports SET at = at - ?", (91 * DAY,))
        file.execute("UPDATE users SET created = created - ? WHERE name = 'Cleo'", (31 * DAY,))
        file.execute("DELETE FROM sessions WHERE user_id IN (SELECT id FROM users WHERE name = 'Cleo')")
    with in_thread(tmp_path, idle_seconds=1) as running:
        asyncio.run(settled(running, old, lambda: bool(everywhere(tmp_path, SAYING))))
        asyncio.run(settled(running, old, lambda: bool(everywhere(tmp_path, "Cleo"))))
        rows = rows_of(running, old)
        assert Table.load(rows, bytes).state.phase == "over"
        assert NAME in str(rows)
        assert not everywhere(tmp_path, "an old story")
        assert everywhere(tmp_path, "young") == ["log"]
        assert everywhere(tmp_path, NOTHING)
    with in_thread(tmp_path, idle_seconds=1, match_days=90) as running:
        asyncio.run(settled(running, old, lambda: set(everywhere(tmp_path, old)) > {"ratings"}))
        assert everywhere(tmp_path, new)


@pytest.mark.proof("retention")
def test_everything_of_a_table_goes_with_it(tmp_path: Path) -> None:
    """Every table of the database that speaks of tables is known to who deletes one; ratings stay."""
    with in_thread(tmp_path):
        pass
    with closing(sqlite3.connect(tmp_path / "club.db")) as file:
        names = [row[0] for row in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        speak = [
            name
            for name in names
            if any(column[1] == "table_id" for column in file.execute(f"PRAGMA table_info({name})"))
        ]
    assert set(speak) == {*OF_TABLE, "ratings"}


# Who runs it


@pytest.mark.proof("notices")
def test_a_host_fills_in_two_pages_that_everybody_can_read(running: Running) -> None:
    with running.http() as admin, running.http() as anybody:
        assert admin.post("/admin/notice", data={"name": "imprint", "text": "x"}).status_code == 401
        assert admin.post("/admin", data={"token": ADMIN}).status_code == 303
        for name, text in (("imprint", "Club e. V.\r\n\r\nA street"), ("privacy", "We <3 you")):
            assert admin.post("/admin/notice", data={"name": name, "text": text}).status_code == 303
        assert admin.post("/admin/notice", data={"name": "stopped", "text": "1"}).status_code == 400
        assert admin.post("/admin/notice", data={"name": "privacy", "text": "x" * 20_001}).status_code == 400
        assert "We &lt;3 you" in admin.get("/admin").text
        told = anybody.get("/api/house").json()
        assert (told["imprint"], told["privacy"]) == ("Club e. V.\n\nA street", "We <3 you")
        assert (told["talk_days"], told["match_days"]) == (90, 0)
        assert '<a href="/imprint">' in anybody.get("/admin").text
