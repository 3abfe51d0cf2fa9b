"""Duplicate events through a running server: whole ones, a restart, and nothing that others may not know."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stammtisch.base.bits import Dice
from stammtisch.base.chance import Chain
from stammtisch.events.duplicate import deals_of
from stammtisch.match.events import Drawn
from stammtisch.match.record import Record, read_record
from stammtisch.match.replay import verify
from stammtisch.server import event_tables

from .client import asked, connected, play
from .running import ADMIN, SECONDS, Running, in_thread
from .test_events import ask, opened, write

DOUBLE = {"game": "double", "players": 2, "options": {"schedule": [1, 2]}, "bot": "rule"}
GRASS = {"game": "grass", "players": 2, "options": {"target": 5000}, "bot": "rule"}
MANY = 30
"""Entries in the log of a table after which bots may go on: at random Grass comes to no end."""
SECRETS = 20


class Company:
    """People of an event, by name; the first organises it."""

    def __init__(self, running: Running, *names: str) -> None:
        self.tokens = {name: running.guest(name) for name in names}
        self.names = list(names)
        self.event = ""

    def open(self, running: Running, games: int, duplicate: dict[str, Any]) -> None:
        with running.http(self.tokens[self.names[0]]) as http:
            self.event = opened(http, games=games, duplicate=duplicate)
        for name in self.names:
            with running.http(self.tokens[name]) as http:
                ask(http, self.event, "people", name=name, entropy=name.encode().hex())

    def write(self, running: Running, name: str, kind: str, **entry: Any) -> Any:
        with running.http(self.tokens[name]) as http:
            return write(http, self.event, kind, **entry)

    def draw(self, running: Running, number: int) -> Any:
        return self.write(running, self.names[0], "seats", number=number)["shown"]["rounds"][-1]

    def shown(self, running: Running) -> Any:
        with running.http(self.tokens[self.names[0]]) as http:
            return http.get(f"/api/events/{self.event}").json()["shown"]

    def at(self, table: list[int]) -> list[str]:
        return [self.names[person] for person in table if person >= 0]

    async def play(self, running: Running, table: str, names: list[str]) -> list[dict[str, Any]]:
        """All of them to the end of a table, long ones with the help of bots; everything they were told."""

        async def one(name: str) -> list[dict[str, Any]]:
            async with connected(running, self.tokens[name]) as client:
                assert (await client.watch(table))["type"] == "table"
                await play(table, client, Dice(len(name)), MANY)
                if client.sight["placard"]["phase"] == "playing":
                    await client.done(table, "stand")
                    await client.until("over")
                return client.all

        return [message for heard in await asyncio.gather(*map(one, names)) for message in heard]

    async def when(self, running: Running, is_so: Any) -> Any:
        async with asyncio.timeout(SECONDS):
            while not is_so(found := self.shown(running)):
                await asyncio.sleep(0.05)
        return found


def done(number: int, table: int) -> Any:
    return lambda shown: shown["rounds"][number]["done"][table]


def complete(number: int) -> Any:
    return lambda shown: shown["rounds"][number]["complete"]


def secrets_of(running: Running, event: str, number: int) -> list[bytes]:
    """What nobody may see: those of the hands of a round, and what they follow from."""
    deals = deals_of(running.inside.events.live[event].event, number)
    return [deals.hex().encode(), *(Chain(deals).secret(hand).hex().encode() for hand in range(SECRETS))]


def deals(record: Record) -> list[Any]:
    drawn = [event for event in record.events if isinstance(event, Drawn)]
    return [event.drawn for event in drawn if event.draw.startswith("deal/")]


@pytest.mark.proof("deals-held")
@pytest.mark.parametrize(("terms", "rounds"), [(DOUBLE, 2), (GRASS, 1)], ids=["double", "grass"])
def test_a_whole_event_with_a_restart_and_no_leak(terms: dict[str, Any], rounds: int, tmp_path: Path) -> None:
    people = terms["players"] + 1
    names = ["Amy", "Ben", "Cleo", "Dora"][:people]

    async def first_table() -> None:
        """Those at the first table have finished; the others have not begun."""
        heard = await company.play(running, ids[0], early)
        shown = await company.when(running, done(0, 0))
        assert shown["rounds"][0]["results"] == [None, None]
        assert (shown["rounds"][0]["deals"], shown["sheet"]["rows"]) == ("", [])
        told = [msgspec.json.encode(heard), msgspec.json.encode(shown)]
        for name in [*names, None]:
            token = company.tokens[name] if name else None
            with running.http(token) as http:
                for path in ("", "/report", "/replay/0", "/replay/-1", "/replay/open"):
                    reply = http.get(f"/api/tables/{ids[0]}/records/1{path}")
                    assert reply.json()["error"]["code"] == ("held" if name else "not-found"), (name, path)
                    told.append(reply.content)
                for table, there in ((ids[0], early), (ids[1], late)):
                    for path in ("", "/story"):
                        reply = http.get(f"/api/tables/{table}{path}")
                        assert (reply.status_code == 200) == (name in there), (name, path)
                        told.append(reply.content)
                told.append(http.get(f"/api/tables/{ids[0]}/records").content)
                if name:
                    told.append(http.get("/api/history").content)
                    user = http.get("/api/me").json()["user"]
                    assert http.get(f"/api/users/{user}").json()["ratings"] == []
        async with connected(running, company.tokens[late[0]]) as curious:
            assert (await curious.watch(ids[0]))["code"] == "no-spectators"
            assert (await curious.watch(ids[1]))["type"] == "table"
            if len(late) == 1:
                while not asked(curious):
                    await curious.next("told", "table")
                with running.http(curious.token) as http:
                    assert http.post(f"/api/tables/{ids[1]}/hint").status_code == 503
            told.append(msgspec.json.encode(curious.all))
        for secret in secrets_of(running, company.event, 1):
            assert not [part for part in told if secret in part]

    async def second_table() -> None:
        await company.play(running, ids[1], late)
        shown = await company.when(running, complete(0))
        with running.http(company.tokens[late[0]]) as http:
            files = [http.get(f"/api/tables/{table}/records/1").content for table in ids]
        records = [read_record(file) for file in files]
        for record in records:
            verify(record)
        assert records[0].began.commitment == shown["rounds"][0]["promise"]
        fewest = min(len(deals(record)) for record in records)
        assert deals(records[0])[:fewest] == deals(records[1])[:fewest] != []
        results = [result["result"]["points"] for result in shown["rounds"][0]["results"]]
        points = shown["sheet"]["rows"][0]["points"]
        for place, (own, other) in enumerate(zip(*results, strict=True)):
            for table, difference in zip(tables, (own - other, other - own), strict=True):
                if table[place] >= 0:
                    assert points[table[place]] == difference

    with in_thread(tmp_path, workers=1) as running:
        company = Company(running, *names)
        company.open(running, rounds, terms)
        game = company.draw(running, 1)
        tables, ids = game["tables"], game["online"]
        early, late = (company.at(table) for table in tables)
        asyncio.run(first_table())
        before = company.shown(running)
    with in_thread(tmp_path, workers=1) as running:
        assert company.shown(running) == before
        asyncio.run(second_table())
        if rounds == 1:
            assert company.shown(running)["sheet"]["finished"] is True
            return
        game = company.draw(running, 2)
        for name in names[1:]:
            company.write(running, name, "go", person=names.index(name))
        place = next(place for place, table in enumerate(game["tables"]) if 0 in table)
        shown = asyncio.run(leave_the_rest(running, company, game["online"][place]))
        assert shown["sheet"]["finished"] is True
        assert shown["sheet"]["leaders"] == [0]
        with running.http(company.tokens["Amy"]) as http:
            placard = http.get(f"/api/tables/{game['online'][place]}").json()["sight"]["placard"]
        assert (placard["duplicate"], placard["secrets"]) == (True, [])


async def leave_the_rest(running: Running, company: Company, table: str) -> Any:
    """Only Amy is still there: bots play for all others, and the round comes to its end."""
    await company.play(running, table, ["Amy"])
    return await company.when(running, complete(1))


def test_a_stop_between_drawing_seats_and_opening_tables_loses_no_table(tmp_path: Path) -> None:
    """The ids of tables follow from their deals: one that was opened already is found again."""
    with in_thread(tmp_path, workers=1, tables=1) as running:
        company = Company(running, "Amy", "Ben", "Cleo")
        company.open(running, 1, DOUBLE)
        first, missing = company.draw(running, 1)["online"]
        assert missing is None
    with in_thread(tmp_path, workers=1) as running:
        company.shown(running)
        house = running.inside
        assert running.loop is not None
        event = house.events.live[company.event].event
        work = event_tables.opened(house.tables, company.event, event, 2)
        made = asyncio.run_coroutine_threadsafe(work, running.loop).result(20).id
        assert company.shown(running)["rounds"][0]["online"] == [first, None]
        running.call(house.events.sweep)
        asyncio.run(company.when(running, lambda shown: shown["rounds"][0]["online"] == [first, made]))


def test_two_friends_beside_a_table_of_bots_until_the_organiser_ends_it(tmp_path: Path) -> None:
    with in_thread(tmp_path, workers=1) as running:
        company = Company(running, "Amy", "Ben")
        company.open(running, 3, {**DOUBLE, "players": 3})
        game = company.draw(running, 1)
        assert game["tables"][1] == [-1, -1, -1]
        asyncio.run(company.when(running, done(0, 1)))
        with running.http(ADMIN) as http:
            reply = http.delete(f"/api/admin/tables/{game['online'][0]}")
            assert (reply.status_code, reply.json()["error"]["code"]) == (409, "of-event")
        shown = company.write(running, "Amy", "finish")["shown"]
        assert (shown["sheet"]["finished"], shown["sheet"]["rows"]) == (True, [])
        assert shown["rounds"][0]["deals"] == ""
        with running.http(company.tokens["Ben"]) as http:
            table = f"/api/tables/{game['online'][0]}"
            assert http.get(table).json()["sight"]["placard"]["phase"] == "closed"


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"players": 1}, "terms.duplicate.players"),
        ({"players": 9}, "terms.duplicate.players"),
        ({"game": "gress"}, "terms.duplicate.game"),
        ({"seconds": 5}, "terms.duplicate.seconds"),
        ({"bot": "nobody"}, "terms.duplicate.bot"),
        ({"options": {"sets": 7}}, "terms.duplicate.options.sets"),
    ],
)
def test_what_can_not_be_played_is_refused(change: dict[str, Any], field: str, playing: Running) -> None:
    with playing.http(playing.guest()) as http:
        terms = {"title": "x", "duplicate": {**DOUBLE, **change}}
        reply = http.post("/api/events", json={"terms": terms})
    assert (reply.status_code, reply.json()["error"]["field"]) == (400, field), reply.text


@pytest.fixture(scope="module", name="playing")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with in_thread(tmp_path_factory.mktemp("club"), workers=1) as server:
        yield server


def test_without_bots_there_are_no_duplicate_events(tmp_path: Path) -> None:
    with in_thread(tmp_path) as running, running.http(running.guest()) as http:
        reply = http.post("/api/events", json={"terms": {"title": "x", "duplicate": DOUBLE}})
    assert reply.json()["error"]["field"] == "terms.duplicate.bot"
