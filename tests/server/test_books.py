"""Books of score sheets over HTTP: written by several, once and in order, followed, there after a restart."""

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from .running import Running, in_thread

NAMES = ["Amy", "Ben", "Cleo"]
ROW = {"points": [5, 0, 7], "winner": 1}


@pytest.fixture(scope="module", name="running")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with in_thread(tmp_path_factory.mktemp("club")) as server:
        yield server


def begin(http: httpx.Client, game: str = "gress", **more: Any) -> str:
    body = {"begin": {"type": "begin", "game": game, "names": NAMES, **more}}
    reply = http.post("/api/books", json=body)
    assert reply.status_code == 200, reply.text
    return str(reply.json()["book"])


def add(name: str, number: int, row: dict[str, Any] = ROW) -> dict[str, Any]:
    return {"id": name, "entry": {"type": "add", "number": number, "row": row}}


def enter(http: httpx.Client, book: str, *entries: dict[str, Any]) -> list[str]:
    """What became of each, with the rule behind a refusal."""
    reply = http.post(f"/api/books/{book}/entries", json={"entries": entries})
    assert reply.status_code == 200, reply.text
    results = reply.json()["results"]
    assert [one["id"] for one in results] == [one["id"] for one in entries]
    return [one.get("problem", {}).get("rule") or one["status"] for one in results]


def sheet(http: httpx.Client, book: str) -> Any:
    return http.get(f"/api/books/{book}").json()["shown"]["sheets"][-1]


def wait_for_follower(running: Running, book: str) -> None:
    while not running.inside.books.live[book].followers:
        time.sleep(0.01)


def test_a_book_is_begun_and_written_and_everybody_with_the_link_sees_it(running: Running) -> None:
    with running.http(running.guest()) as amy, running.http() as stranger:
        book = begin(amy, first=2)
        assert enter(amy, book, add("a", 1), add("b", 2)) == ["accepted", "accepted"]
        seen = stranger.get(f"/api/books/{book}").json()
        assert (seen["seq"], seen["writer"], seen["owner"]) == (3, False, False)
        assert seen["shown"]["sheets"][0]["totals"] == [10, 0, 14]
        assert [one["book"] for one in amy.get("/api/books").json()["books"]] == [book]
        assert amy.get("/api/books").json()["books"][0]["names"] == NAMES
        assert stranger.get("/api/books/nothing").status_code == 404
        assert stranger.post(f"/api/books/{book}/entries", json={"entries": []}).status_code == 401


@pytest.mark.proof("once")
def test_what_is_sent_again_is_done_once_and_in_order(running: Running) -> None:
    with running.http(running.guest()) as amy:
        book = begin(amy)
        assert enter(amy, book, add("a", 1), add("a", 1), add("c", 3)) == [
            "accepted",
            "duplicate",
            "keep:row-missing",
        ]
        assert enter(amy, book, add("a", 1), add("b", 2), add("c", 3)) == [
            "duplicate",
            "accepted",
            "accepted",
        ]
        assert [row["id"] for row in sheet(amy, book)["rows"]] == ["a", "b", "c"]


def test_impossible_rows_are_refused_with_rule_and_field(running: Running) -> None:
    with running.http(running.guest()) as amy:
        book = begin(amy, "double")
        wrong = add("a", 1, {"bids": [0, 0, 0], "tricks": [1, 1, 0]})
        reply = amy.post(f"/api/books/{book}/entries", json={"entries": [wrong]}).json()
        problem = reply["results"][0]["problem"]
        assert (problem["rule"], problem["field"]) == ("double:round:schedule", "tricks")
        assert reply["sight"]["seq"] == 1
        for body in (
            {"game": "gress", "names": ["Amy", "Amy", "Ben"]},
            {"game": "gress", "names": ["Amy", "Ben"]},
            {"game": "chess", "names": NAMES},
            {"game": "grass", "names": NAMES, "options": {"target": "much"}},
        ):
            reply = amy.post("/api/books", json={"begin": {"type": "begin", **body}})
            assert (reply.status_code, bool(reply.json()["error"]["field"])) == (400, True), reply.text


def test_two_write_and_neither_loses_anything(running: Running) -> None:
    with running.http(running.guest("Amy")) as amy, running.http(running.guest("Ben")) as ben:
        book = begin(amy)
        assert enter(ben, book, add("x", 1)) == ["keep:not-yours"]
        links = amy.get(f"/api/books/{book}/invitation").json()
        assert links["look"]["link"].endswith(f"/keep/{book}")
        assert "write" not in ben.get(f"/api/books/{book}/invitation").json()
        key = links["write"]["link"].rpartition("/")[2]
        assert ben.post(f"/api/books/{book}/writers", json={"key": "guess"}).status_code == 404
        assert ben.post(f"/api/books/{book}/writers", json={"key": key}).json()["writer"] is True
        assert enter(amy, book, add("a", 1)) == ["accepted"]
        assert enter(ben, book, add("b", 1), add("c", 2)) == ["keep:row-taken", "accepted"]
        undo = {"id": "d", "entry": {"type": "undo", "of": "a"}}
        assert enter(ben, book, undo) == ["keep:not-the-last"]
        me = ben.get("/api/me").json()["user"]
        assert enter(amy, book, {"id": "e", "entry": {"type": "dismiss", "user": me}}) == ["accepted"]
        assert enter(ben, book, add("f", 3)) == ["keep:not-yours"]
        assert ben.post(f"/api/books/{book}/writers", json={"key": key}).status_code == 404
        told = [
            (line["name"], line["what"]) for line in amy.get(f"/api/books/{book}").json()["shown"]["history"]
        ]
        assert told == [("Ben", "admit"), ("Amy", "add"), ("Ben", "add"), ("Amy", "dismiss")]
        assert ben.get("/api/books").json()["books"] == []


def test_who_follows_is_told_when_something_is_written(running: Running) -> None:
    with running.http(running.guest()) as amy, running.http() as follower:
        book = begin(amy)
        heard: list[Any] = []
        asked = threading.Thread(
            target=lambda: heard.append(follower.get(f"/api/books/{book}/after/1").json())
        )
        asked.start()
        wait_for_follower(running, book)
        assert enter(amy, book, add("a", 1)) == ["accepted"]
        asked.join()
        assert heard[0]["seq"] == 2
        assert follower.get(f"/api/books/{book}/after/1").json()["seq"] == 2
        assert follower.get(f"/api/books/{book}/after/x").status_code == 400


def test_nobody_who_follows_holds_up_the_end_of_the_server(tmp_path: Path) -> None:
    heard: list[Any] = []
    with in_thread(tmp_path) as running, running.http(running.guest()) as amy:
        book = begin(amy)
        asked = threading.Thread(target=lambda: heard.append(amy.get(f"/api/books/{book}/after/1").json()))
        asked.start()
        wait_for_follower(running, book)
        running.stop()
        asked.join()
        assert heard[0]["seq"] == 1


def test_a_book_is_the_same_after_a_restart(tmp_path: Path) -> None:
    with in_thread(tmp_path) as running, running.http(token := running.guest()) as amy:
        book = begin(amy, "double", options={"tie": "most_exact"})
        assert enter(amy, book, add("a", 1, {"bids": [0, 1, 0], "tricks": [0, 1, 0]})) == ["accepted"]
        before = amy.get(f"/api/books/{book}").json()
    with in_thread(tmp_path) as running, running.http(token) as amy:
        assert amy.get(f"/api/books/{book}").json() == before
        assert enter(amy, book, add("a", 1)) == ["duplicate"]
        assert enter(amy, book, add("b", 2, {"bids": [0, 1, 0], "tricks": [0, 2, 0]})) == ["accepted"]


def test_a_book_that_left_memory_comes_back(running: Running) -> None:
    with running.http(running.guest()) as amy:
        book = begin(amy)
        enter(amy, book, add("a", 1))
        before = amy.get(f"/api/books/{book}").json()
        books = running.inside.books
        books.live[book].used -= 10_000
        books.sweep()
        assert book not in books.live
        assert amy.get(f"/api/books/{book}").json() == before


def test_a_book_as_data_is_a_pad_for_the_command_line(running: Running) -> None:
    with running.http(running.guest()) as amy:
        book = begin(amy, first=2)
        counted = {"winner": 1, "hands": [{"cards": 3, "black_nines": 1, "marke": True}, {}, {"cards": 2}]}
        enter(amy, book, add("a", 1, counted))
        found = amy.get(f"/api/books/{book}/export").json()
        assert found["pads"] == [
            {"game": "gress", "names": NAMES, "games": [{"points": [8, 0, 2], "winner": 1}], "writer": 2}
        ]
        assert found["shown"]["sheets"][0]["rows"][0]["data"] == counted


def test_names_and_reasons_are_text_that_everybody_can_see(running: Running) -> None:
    with running.http(running.guest()) as amy:
        reply = amy.post(
            "/api/books",
            json={"begin": {"type": "begin", "game": "gress", "names": [" Amy ", "Ben", "C\u202e"]}},
        )
        assert reply.json()["error"]["field"] == "names[2]"
        book = begin(amy)
        enter(amy, book, add("a", 1))
        reason = {"type": "delete", "row": "a", "last": "a", "reason": "a\u202e"}
        reply = amy.post(f"/api/books/{book}/entries", json={"entries": [{"id": "b", "entry": reason}]})
        assert (reply.status_code, reply.json()["error"]["field"]) == (400, "reason")
