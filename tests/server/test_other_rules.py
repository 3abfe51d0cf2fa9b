"""The rules change between two starts of a server."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from stammtisch.base.bits import Dice
from stammtisch.games.catalogue import GAMES
from stammtisch.match.log import Row
from stammtisch.table.events import Closed, read_event

from .client import company, connected, get_ready, open_table, play, sit_down
from .running import Running, in_thread
from .test_restart import read, settled

PLAYERS = {"double": 2, "grass": 2, "gress": 3}


def raise_version(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAMES[game]), "version", GAMES[game].version + 1)


@pytest.mark.proof("other-rules")
@pytest.mark.parametrize("game", GAMES)
def test_a_match_under_way_is_closed_told_and_shown_as_it_stood(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def first(running: Running) -> tuple[str, str, int, Any]:
        async with company(running, [f"P{seat}" for seat in range(PLAYERS[game])]) as people:
            table = open_table(running, people[0].token, game, len(people))
            await sit_down(table, people)
            await get_ready(table, people)
            until = people[0].seq + 7
            await asyncio.gather(*(play(table, one, Dice(seat), until) for seat, one in enumerate(people)))
            await settled(running, table, people)
            amy = people[0]
            return table, amy.token, amy.seq, amy.sight["moment"]["view"]

    async def second(running: Running) -> None:
        async with connected(running, token) as amy:
            shown = (await amy.watch(table, after=seq))["sight"]
            assert (shown["placard"]["phase"], shown["placard"]["closed"]) == ("closed", "rules")
            assert shown["moment"]["view"] == view
            assert (await amy.end_of(amy.do(table, "act", act="bid 0")))["rule"] == "table:phase:closed"
        with running.http(token) as http:
            told = http.get(f"/api/tables/{table}/told/{seq + 1}").json()
            assert {"of": "table", "kind": "closed", "about": {"reason": "rules"}} in told
            assert http.get(f"/api/tables/{table}/records").json() == []

    with in_thread(tmp_path) as running:
        table, token, seq, view = asyncio.run(first(running))
    before, snapshot = asyncio.run(read(tmp_path, table))
    assert snapshot is not None
    assert snapshot[0] == before[-1].seq, "an orderly stop keeps the position"
    raise_version(game, monkeypatch)
    for _ in range(2):
        with in_thread(tmp_path) as running:
            asyncio.run(second(running))
    after, _ = asyncio.run(read(tmp_path, table))
    assert after[:-1] == before
    assert closed(after[-1])


def closed(row: Row) -> bool:
    event = read_event(row.data)
    return isinstance(event, Closed) and event.reason == "rules"


@pytest.mark.proof("other-rules")
def test_a_match_that_is_over_stays_listed_and_keeps_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def first(running: Running) -> tuple[str, str]:
        async with company(running, ["Amy", "Ben"]) as people:
            table = open_table(running, people[0].token, "double", 2, options={"schedule": [1]})
            await sit_down(table, people)
            await get_ready(table, people)
            await asyncio.gather(*(play(table, one, Dice(seat)) for seat, one in enumerate(people)))
            return table, people[0].token

    def get(running: Running, path: str) -> Any:
        with running.http(token) as http:
            return http.get(f"/api/tables/{table}{path}")

    with in_thread(tmp_path) as running:
        table, token = asyncio.run(first(running))
        played = get(running, "").json()["sight"]["placard"]["played"]
        listed, record = get(running, "/records").json(), get(running, "/records/1").content
        assert get(running, "/records/1/replay/0").status_code == 200
    raise_version("double", monkeypatch)
    with in_thread(tmp_path) as running:
        assert get(running, "").json()["sight"]["placard"]["played"] == played
        assert get(running, "/records").json() == listed != []
        assert get(running, "/records/1").content == record
        for path in ("/records/1/report", "/records/1/replay/0", "/records/1/replay/open"):
            reply = get(running, path)
            assert (reply.status_code, reply.json()["error"]["code"]) == (409, "other-rules")
