"""Everything that visitors can make the server keep has a count and a length; docs/hosting.md lists them."""

import asyncio
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from stammtisch.events import folding
from stammtisch.match import log
from stammtisch.server import books, counter, events, hall, names, people_endpoints, sessions, tables
from stammtisch.sheets import keeping, people
from stammtisch.table import commands

from .client import Client, company, connected
from .running import SECONDS, Running, in_thread

LIST = Path(__file__).parents[2] / "docs" / "hosting.md"
FEW = 3
LIMITS: dict[str, list[tuple[Any, str]]] = {
    "users": [(names, "LONGEST_NAME")],
    "sessions": [(sessions, "MOST_SESSIONS")],
    "muted users": [(hall, "MOST_MUTED")],
    "tables": [(log, "LONGEST_ENTRY")],
    "events at a table": [
        (counter, "MOST_EVENTS"),
        (names, "LONGEST_SAYING"),
        (commands, "LONGEST_ACT"),
        (commands, "LONGEST_ID"),
    ],
    "reports": [(people_endpoints, "MOST_REPORTS"), (people_endpoints, "MOST_SAID")],
    "guests of a private table": [(tables, "MOST_INVITED")],
    "books": [(books, "MOST_BOOKS"), (keeping, "MOST_ENTRIES"), (log, "LONGEST_ENTRY")],
    "evenings": [
        (events, "MOST_EVENTS"),
        (folding, "MOST_ENTRIES"),
        (people, "MOST_PEOPLE"),
        (log, "LONGEST_ENTRY"),
    ],
}
"""What is in the list, with the numbers it names."""
CONSEQUENCES = {"matches", "the server's own notes"}
"""What follows from the rest, or is not for visitors to write."""


def listed() -> dict[str, list[str]]:
    """The rows of the list: the other columns by the first."""
    text = LIST.read_text(encoding="utf-8").partition("## What is kept")[2].partition("\n## ")[0]
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in text.splitlines() if line[:1] == "|"]
    return {row[0]: row[1:] for row in rows[2:]}


@pytest.mark.proof("kept")
def test_the_list_has_every_table_of_the_database_and_the_right_numbers(tmp_path: Path) -> None:
    with in_thread(tmp_path):
        pass
    with closing(sqlite3.connect(tmp_path / "club.db")) as file:
        there = {row[0] for row in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    rows = listed()
    assert {name for row in rows.values() for name in re.findall(r"`(\w+)`", row[0])} == there
    assert set(rows) == {*LIMITS, *CONSEQUENCES}
    for what, numbers in LIMITS.items():
        said = " ".join(rows[what]).replace(",", "")
        for module, name in numbers:
            assert re.search(rf"\b{getattr(module, name)}\b", said), (what, name)


def count(folder: Path, table: str, where: str = "1 = 1") -> int:
    with closing(sqlite3.connect(folder / "club.db")) as file:
        return int(file.execute(f"SELECT count(*) FROM {table} WHERE {where}").fetchone()[0])


@pytest.fixture(name="running")
def open_server(tmp_path: Path) -> Iterator[Running]:
    with in_thread(tmp_path, tables_per_user=2, tables_per_day=FEW, guests_per_hour=20) as server:
        yield server


def too_many_users(running: Running, folder: Path) -> None:
    with running.http() as http:
        assert http.post("/api/guest", json={"name": "x" * (names.LONGEST_NAME + 1)}).status_code == 400
        replies = [http.post("/api/guest", json={"name": "Amy"}).status_code for _ in range(20)]
    assert (replies[-1], count(folder, "users")) == (429, 19)


def too_many_sessions(running: Running, folder: Path) -> None:
    login = {"login": "amy", "password": "a long password", "bearer": True}
    with running.http(running.guest()) as amy:
        assert amy.post("/api/account", json={k: login[k] for k in ("login", "password")}).status_code == 200
    with running.http() as http:
        tokens = [http.post("/api/login", json=login).json()["token"] for _ in range(FEW + 2)]
    assert count(folder, "sessions") == FEW
    with running.http(tokens[0]) as old, running.http(tokens[-1]) as new:
        assert (old.get("/api/me").status_code, new.get("/api/me").status_code) == (401, 200)


def too_many_reports(running: Running, folder: Path) -> None:
    async def report() -> None:
        async with company(running, ["Amy", "Ben"]) as (amy, ben):
            with running.http(amy.token) as http:
                wanted = {"settings": {"game": "double", "players": 3}}
                table = http.post("/api/tables", json=wanted).json()["table"]
                body = {"table": table, "user": ben.user, "text": "again"}
                codes = [http.post("/api/reports", json=body).status_code for _ in range(FEW + 1)]
        assert codes == [*[200] * FEW, 429]

    asyncio.run(report())
    assert count(folder, "reports") == FEW


def too_many_mutes(running: Running, folder: Path) -> None:
    async def mute() -> None:
        guests = [f"Guest {number}" for number in range(FEW + 1)]
        async with company(running, ["Amy", *guests]) as (amy, *others):
            amy.send("mute", user="nobody", on=True)
            amy.send("mute", user="nobody", on=False)
            amy.send("mute", user="x" * 1000, on=True)
            assert (await amy.next("error"))["code"] == "not-found"
            for other in others:
                amy.send("mute", user=other.user, on=True)
            assert (await amy.next("error"))["code"] == "too-many"
            async with asyncio.timeout(SECONDS):
                while count(folder, "mutes") < FEW:
                    await asyncio.sleep(0.02)
            async with connected(running, amy.token) as again:
                again.send("mute", user=others[-1].user, on=True)
                assert (await again.next("error"))["code"] == "too-many"

    asyncio.run(mute())
    assert count(folder, "mutes") == FEW


def open_one(http: Any, **settings: Any) -> Any:
    body = {"settings": {"game": "double", "players": 2, **settings}, "visibility": "private"}
    return http.post("/api/tables", json=body)


def too_many_tables(running: Running, folder: Path) -> None:
    async def close(token: str, table: str) -> None:
        """Until the list of tables has it, too: so it is the day that is full, and not the user."""
        async with connected(running, token) as client, asyncio.timeout(30):
            await client.done(table, "close")
            while not count(folder, "tables", "state = 'closed'"):
                await asyncio.sleep(0.02)

    token = running.guest()
    with running.http(token) as http:
        assert open_one(http, options={"schedule": [1] * 3000}).status_code == 400
        assert count(folder, "tables") == 0
        assert [open_one(http).status_code for _ in range(1)] == [200]
        second = open_one(http)
        assert open_one(http).status_code == 429
        asyncio.run(close(token, second.json()["table"]))
        assert open_one(http).status_code == 429
    assert count(folder, "tables") == 2


def too_many_events(running: Running, folder: Path) -> None:
    async def talk(client: Client, table: str) -> str:
        await client.watch(table)
        while True:
            end = await client.end_of(client.do(table, "say", text="Hello"))
            if end["type"] == "error":
                return str(end["code"])

    async def sit() -> None:
        async with company(running, ["Amy"]) as (amy,):
            with running.http(amy.token) as http:
                table = open_one(http).json()["table"]
            assert await talk(amy, table) == "too-many"
            end = await amy.end_of(amy.do(table, "sit", seat=0))
            assert end["code"] == "too-many"
            for wrong in ({"type": "say", "text": "x" * 201}, {"type": "act", "act": "x" * 201}):
                end = await amy.end_of(amy.do(table, **wrong))
                assert end["code"] in ("malformed", "too-many")
            amy.do(table, "act", id="x" * 41, act="bid 0")
            assert (await amy.next("error"))["code"] == "malformed"
            await amy.done(table, "close")

    asyncio.run(sit())
    assert count(folder, "log") == FEW + 1


def too_many_guests(running: Running, folder: Path) -> None:
    guests = [running.guest() for _ in range(FEW + 2)]
    with running.http(guests[0]) as http:
        made = open_one(http).json()
    body = {"key": made["path"].rpartition("/")[2]}
    for guest in guests[1:]:
        with running.http(guest) as http:
            last = http.post(f"/api/tables/{made['table']}/guests", json=body).status_code
    assert (last, count(folder, "invited")) == (429, FEW)


def too_many_books(running: Running, folder: Path) -> None:
    begin = {"type": "begin", "game": "gress", "names": ["Amy", "Ben", "Cleo"]}
    with running.http(running.guest()) as http:
        made = [http.post("/api/books", json={"begin": begin}) for _ in range(FEW + 1)]
        assert [reply.status_code for reply in made] == [200] * FEW + [429]
        long = {"type": "add", "number": 1, "row": {"points": [1] * 3000, "winner": 1}}
        path = f"/api/books/{made[0].json()['book']}/entries"
        reply = http.post(path, json={"entries": [{"id": "a", "entry": long}]}).json()
        assert "4096" in reply["results"][0]["problem"]["problem"]
    assert count(folder, "books") == count(folder, "log") == FEW


def too_many_evenings(running: Running, folder: Path) -> None:
    with running.http(running.guest()) as http:
        made = [http.post("/api/events", json={"terms": {"title": "Friday"}}) for _ in range(FEW + 1)]
        assert [reply.status_code for reply in made] == [200] * FEW + [429]
        long = {"title": "Friday", "duplicate": {"game": "double", "options": {"schedule": [1] * 3000}}}
        assert http.post("/api/events", json={"terms": long}).status_code in (400, 429)
        path = f"/api/events/{made[0].json()['event']}/guests"
        for number in range(FEW + 1):
            reply = http.post(path, json={"id": f"g{number}", "name": f"Guest {number}"})
        assert reply.json()["problem"]["rule"] == "event:full"
    assert count(folder, "events") == FEW


TRIED: dict[str, Callable[[Running, Path], None]] = {
    "users": too_many_users,
    "sessions": too_many_sessions,
    "muted users": too_many_mutes,
    "reports": too_many_reports,
    "tables": too_many_tables,
    "events at a table": too_many_events,
    "guests of a private table": too_many_guests,
    "books": too_many_books,
    "evenings": too_many_evenings,
}


@pytest.mark.proof("kept")
@pytest.mark.parametrize("what", LIMITS)
def test_every_limit_in_the_list_holds(
    what: str, running: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module, name in (
        (sessions, "MOST_SESSIONS"),
        (hall, "MOST_MUTED"),
        (people_endpoints, "MOST_REPORTS"),
        (counter, "MOST_EVENTS"),
        (tables, "MOST_INVITED"),
        (books, "MOST_BOOKS"),
        (events, "MOST_EVENTS"),
    ):
        monkeypatch.setattr(module, name, FEW)
    monkeypatch.setattr("stammtisch.events.folding.MOST_PEOPLE", FEW)
    TRIED[what](running, tmp_path)
