"""A game that the house has never heard of passes every door that needs nothing of its own."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed
from stammtisch.games import catalogue
from stammtisch.match.record import read_record
from stammtisch.match.replay import verify

from .client import company, get_ready, open_table, play, sit_down
from .running import Running, environment, in_thread
from .toy_games import GAMES

(TOY,) = GAMES
CASE: dict[str, Any] = {
    "game": "toy",
    "position": {
        "hands": [[1, 3], [5, 7]],
        "piles": [[], []],
        "picked": [None, None],
        "stock": [0, 2, 4, 6, 8, 9],
        "draws": 1,
    },
    "acts": [{"seat": 0, "act": "give 1 to 1"}, {"seat": 1, "act": "give 3 to 0"}],
}


@pytest.fixture(scope="module", name="running")
def server_with_toy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The server and the process of its bots find the game in a module that a setting names."""
    folder = tmp_path_factory.mktemp("club")
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setitem(catalogue.GAMES, TOY.name, TOY)
        monkeypatch.setenv("PYTHONPATH", environment()["PYTHONPATH"])
        with in_thread(folder, workers=1, games=("server.toy_games",)) as running:
            yield running


def test_it_is_listed_with_what_it_has(running: Running) -> None:
    with running.http() as http:
        games = {game["name"]: game for game in http.get("/api/games").json()["games"]}
    toy = games["toy"]
    assert (toy["fewest"], toy["most"], toy["in_time"]) == (2, 3, False)
    assert (toy["stages"], toy["pad"], toy["evening"]) == (0, False, False)
    assert toy["editions"] == [{"name": "only", "options": [], "cards": []}]


@pytest.mark.parametrize("bot", ["novice", "casual", "expert", "random"])
def test_a_person_and_a_bot_play_it_to_the_end(running: Running, bot: str) -> None:
    async def match() -> None:
        async with company(running, ["Amy"]) as (amy,):
            table = open_table(running, amy.token, "toy", 2)
            await sit_down(table, [amy])
            await amy.done(table, "place", seat=1, bot=bot)
            await get_ready(table, [amy])
            with running.http(amy.token) as http:
                hinted = await asyncio.to_thread(http.post, f"/api/tables/{table}/hint")
                assert hinted.json()["act"] in await amy.acts(table)
                assert await play(table, amy, Dice(1)) >= 2
                assert amy.sight["placard"]["phase"] == "over"
                assert http.get(f"/api/tables/{table}/sheet").status_code == 404
                await look_back(http, f"/api/tables/{table}/records/1")

    asyncio.run(match())


async def look_back(http: Any, path: str) -> None:
    """Record, report and replay, once the match is filed away."""
    while (kept := http.get(path)).status_code == 404:
        await asyncio.sleep(0.05)
    record = read_record(kept.content)
    checked = verify(record)
    assert (checked.finished, checked.chance) == (True, "verified")
    report = http.get(f"{path}/report").json()
    assert (report["game"], report["sheet"]) == ("toy", None)
    for view in ("-1", "0", "open"):
        steps = http.get(f"{path}/replay/{view}").json()["steps"]
        assert len(steps) == len(record.entries) - 2


def test_it_is_refereed(running: Running) -> None:
    with running.http() as http:
        found = http.post("/api/referee", json=CASE)
    assert [verdict["verdict"] for verdict in found.json()["acts"]] == ["accepted", "refused"]
    assert found.json()["acts"][1]["rule"] == "toy:own-card"


@pytest.mark.parametrize(
    ("path", "body", "field"),
    [
        ("/api/lesson", {"course": "toy"}, "course"),
        ("/api/books", {"begin": {"game": "toy", "names": ["Amy", "Ben"]}}, "game"),
        ("/api/books", {"begin": {"game": "whist", "names": ["Amy", "Ben"]}}, "game"),
    ],
)
def test_what_it_has_not_is_said(running: Running, path: str, body: dict[str, Any], field: str) -> None:
    with running.http(running.guest()) as http:
        reply = http.post(path, json=body)
    assert reply.status_code == 400
    assert reply.json()["error"]["field"].endswith(field)


@pytest.mark.parametrize("module", ["no.such_module", "laws.toy"])
def test_a_module_without_games_is_named(module: str) -> None:
    with pytest.raises(Malformed, match=f"games: {module} is no module with GAMES"):
        catalogue.add(module)
