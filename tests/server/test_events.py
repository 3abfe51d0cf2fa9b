"""Events over HTTP: people join by link, results are entered once, and all is there after a restart."""

import asyncio
import contextlib
import itertools
import threading
import time
from collections.abc import Iterator
from functools import reduce
from pathlib import Path
from typing import Any

import httpx
import pytest

from stammtisch.base.bits import Dice
from stammtisch.server.archive import Ending
from stammtisch.sheets.pad import PastMatch
from stammtisch.store.store import MatchRow

from .client import connected, get_ready, play
from .running import Running, in_thread
from .test_patches import patched

IDS = itertools.count(1)
NAMES = ["Amy", "Ben", "Cleo", "Dora", "Eve", "Finn", "Gus"]


@pytest.fixture(scope="module", name="running")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with in_thread(tmp_path_factory.mktemp("club")) as server:
        yield server


def opened(http: httpx.Client, **terms: Any) -> str:
    reply = http.post("/api/events", json={"terms": {"title": "Friday", **terms}})
    assert reply.status_code == 200, reply.text
    return str(reply.json()["event"])


def ask(http: httpx.Client, event: str, what: str, **body: Any) -> Any:
    reply = http.post(f"/api/events/{event}/{what}", json={"id": f"t{next(IDS)}", **body})
    assert reply.status_code == 200, reply.text
    found = reply.json()
    return found["problem"]["rule"] if "problem" in found else found["sight"]


def write(http: httpx.Client, event: str, kind: str, **entry: Any) -> Any:
    return ask(http, event, "entries", entry={"type": kind, **entry})


def fill(http: httpx.Client, event: str, people: int = 6) -> None:
    for name in NAMES[:people]:
        assert ask(http, event, "guests", name=name)["shown"]["people"][-1]["name"] == name


def play_game(http: httpx.Client, event: str, number: int) -> Any:
    """A game in which Amy has one point less than Ben, and so on."""
    drawn = write(http, event, "seats", number=number)
    for table, people in enumerate(drawn["shown"]["rounds"][-1]["tables"], 1):
        points = [1 + person for person in people]
        drawn = write(http, event, "enter", number=number, table=table, points=points)
    return drawn


def test_people_join_by_link_and_everybody_with_the_link_sees_it(running: Running) -> None:
    with running.http(running.guest("Orga")) as orga, running.http(running.guest("Gus")) as gus:
        event = opened(orga, games=1)
        fill(orga, event)
        joined = ask(gus, event, "people", name=" Gus ", entropy="00ff")
        assert (joined["me"], joined["organiser"]) == (6, False)
        assert joined["shown"]["people"][6] == {"name": "Gus", "here": True, "phone": True, "entropy": "00ff"}
        assert ask(gus, event, "people", name="Gus 2") == "event:already-here"
        assert ask(gus, event, "guests", name="Ida") == "event:not-yours"
        assert write(gus, event, "seats", number=1) == "event:not-yours"
        over = play_game(orga, event, 1)
        assert over["shown"]["sheet"]["finished"] is True
        assert over["shown"]["sheet"]["totals"] == [1, 2, 3, 4, 5, 6, 7]
        with running.http() as stranger:
            seen = stranger.get(f"/api/events/{event}").json()
            assert (seen["me"], seen["organiser"], seen["shown"]) == (None, False, over["shown"])
            link = stranger.get(f"/api/events/{event}/invitation").json()["link"]
            assert link.endswith(f"/event/{event}")
            assert stranger.get("/api/events/nothing").status_code == 404
            assert stranger.get(f"/api/events/{'ä' * 9}").status_code == 404
        listed = [
            (one["event"], one["state"], one["people"]) for one in gus.get("/api/events").json()["events"]
        ]
        assert listed == [(event, "over", 7)]
        assert [one["event"] for one in orga.get("/api/events").json()["events"]] == [event]


@pytest.mark.proof("once")
def test_what_is_sent_again_is_done_once(running: Running) -> None:
    with running.http(running.guest()) as orga:
        event = opened(orga)
        body = {"id": "same", "name": "Amy"}
        first = orga.post(f"/api/events/{event}/guests", json=body).json()
        again = orga.post(f"/api/events/{event}/guests", json=body).json()
        assert (first["sight"]["seq"], again["sight"]["seq"]) == (2, 2)


def test_what_is_wrong_is_told_with_its_field(running: Running) -> None:
    with running.http(running.guest()) as orga:
        for terms, field in (
            ({"title": " "}, "title"),
            ({"title": "x", "games": 0}, "terms.games"),
            ({"title": "x", "play": "chess"}, "terms.play"),
        ):
            reply = orga.post("/api/events", json={"terms": terms})
            assert (reply.status_code, reply.json()["error"]["field"]) == (400, field), reply.text
        event = opened(orga)
        fill(orga, event)
        write(orga, event, "seats", number=1)
        entry = {"type": "enter", "number": 1, "table": 1, "points": [0, 1, 2000], "winner": 0}
        reply = orga.post(f"/api/events/{event}/entries", json={"id": "x", "entry": entry})
        assert reply.json()["problem"]["field"] == "points[2]"
        assert reply.json()["sight"]["seq"] == 8
        assert orga.get(f"/api/events/{event}/after/x").status_code == 400


def test_who_follows_is_told_and_nobody_holds_up_the_end(tmp_path: Path) -> None:
    heard: list[Any] = []
    with in_thread(tmp_path) as running, running.http(running.guest()) as orga, running.http() as screen:
        event = opened(orga)

        def follow(seq: int) -> threading.Thread:
            asked = threading.Thread(
                target=lambda: heard.append(screen.get(f"/api/events/{event}/after/{seq}").json()["seq"])
            )
            asked.start()
            while not running.inside.events.live[event].followers:
                time.sleep(0.01)
            return asked

        waiting = follow(1)
        fill(orga, event, 1)
        waiting.join()
        waiting = follow(2)
        running.stop()
        waiting.join()
    assert heard == [2, 2]


def test_an_event_is_the_same_after_a_restart_and_after_it_left_memory(tmp_path: Path) -> None:
    with in_thread(tmp_path) as running, running.http(token := running.guest()) as orga:
        event = opened(orga)
        fill(orga, event, 7)
        play_game(orga, event, 1)
        before = write(orga, event, "seats", number=2)["shown"]
    with in_thread(tmp_path) as running, running.http(token) as orga:
        assert orga.get(f"/api/events/{event}").json()["shown"] == before
        events = running.inside.events
        events.live[event].used -= 10_000
        events.sweep()
        assert event not in events.live
        assert orga.get(f"/api/events/{event}").json()["shown"] == before
        assert write(orga, event, "seats", number=3) == "event:game-goes-on"


def chosen(legal: list[str], dice: Dice) -> str:
    """Cards are laid rather than drawn, so that a game comes to its end."""
    for verb in ("ready", "vorletzte", "marke", "play", "draw"):
        found = [act for act in legal if act.startswith(verb)]
        if found:
            return found[dice.below(len(found))]
    return legal[dice.below(len(legal))]


async def play_online(running: Running, table: str, tokens: list[str]) -> Any:
    """A whole match, everybody at a line of their own; how it ended."""
    async with contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(connected(running, token)) for token in tokens]
        for client in clients:
            await client.watch(table)
        await get_ready(table, clients)
        await asyncio.gather(
            *(play(table, one, Dice(seat + 1), choose=chosen) for seat, one in enumerate(clients))
        )
        return clients[0].sight["placard"]["played"][0]


@pytest.mark.rule("gress:12")
def test_a_match_online_is_played_at_the_seats_that_were_drawn_and_enters_its_result(
    running: Running,
) -> None:
    with running.http(running.guest("Orga")) as orga:
        event = opened(orga, play="online")
        tokens, users = [running.guest(name) for name in NAMES[:6]], []
        for name, token in zip(NAMES, tokens, strict=False):
            with running.http(token) as http:
                ask(http, event, "people", name=name)
                users.append(http.get("/api/me").json()["user"])
        ask(orga, event, "guests", name="Gus")
        game = write(orga, event, "seats", number=1)["shown"]["rounds"][0]
        assert [at is None for at in game["online"]] == [6 in people for people in game["tables"]]
        table = next(at for at in game["online"] if at)
        place = game["online"].index(table)
        seated = game["tables"][place]
        sight = orga.get(f"/api/tables/{table}").json()["sight"]["placard"]
        assert [seat["user"] for seat in sight["places"]] == [users[person] for person in seated]
        assert sight["options"]["first_dealer"] == 0

        played = asyncio.run(play_online(running, table, [tokens[person] for person in seated]))
        seen = orga.get(f"/api/events/{event}").json()
        while not seen["shown"]["rounds"][0]["results"][place]:
            news = orga.get(f"/api/events/{event}/after/{seen['seq']}").json()
            seen = {**news, "shown": reduce(patched, news["patches"], seen["shown"])}
        found = seen["shown"]["rounds"][0]["results"][place]
        winner = played["winners"][0] if played["winners"] else None
        assert found["by"] == ""
        assert found["result"] == {"points": played["scores"], "winner": winner}
        assert write(orga, event, "seats", number=2) == "event:game-goes-on"

        match, again = (
            MatchRow(table, 1, "gress", "standard", 1, "", 9, "{}"),
            PastMatch(1, [9] * len(seated), [], 0, 0),
        )
        work = running.inside.events.match_over(Ending(match, [], [], again, False))
        assert running.loop is not None
        asyncio.run_coroutine_threadsafe(work, running.loop).result(20)
        other = 2 - place
        size = len(game["tables"][other - 1])
        sheet = write(orga, event, "enter", number=1, table=other, points=[9] * size)["shown"]["sheet"]
        points = dict(zip(seated, played["scores"], strict=True))
        assert sheet["totals"] == [points.get(person, 9) for person in range(7)]
        drawn = write(orga, event, "seats", number=2)["shown"]["rounds"][1]
        assert any(drawn["online"])
        assert table not in drawn["online"]
        assert orga.get(f"/api/tables/{table}").json()["sight"]["placard"]["phase"] == "closed"
