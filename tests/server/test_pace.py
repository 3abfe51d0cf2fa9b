"""How long somebody takes for an act, as a host is told."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stammtisch.match.log import Row
from stammtisch.server.archive import Listing
from stammtisch.server.pace import pace_of, taken
from stammtisch.store.opening import open_store
from stammtisch.store.store import MatchRow

EVENTS: list[tuple[int, dict[str, Any]]] = [
    (1000, {"type": "began", "match": 1}),
    (2000, {"type": "acted", "seat": 0, "act": "bid 1"}),
    (2500, {"type": "said", "name": "Ben", "text": "well", "seat": 1}),
    (5000, {"type": "acted", "seat": 1, "act": "bid 0"}),
    (9000, {"type": "acted", "seat": 1, "act": "play 2H", "forced": True}),
    (9100, {"type": "takenover", "seat": 1, "reason": "left"}),
    (9300, {"type": "acted", "seat": 1, "act": "play 2H"}),
    (9400, {"type": "returned", "seat": 1}),
    (9900, {"type": "acted", "seat": 1, "act": "play 2H"}),
    (10_000, {"type": "ended", "scores": [0, 1], "winners": [1]}),
    (20_000, {"type": "began", "match": 2}),
    (20_100, {"type": "acted", "seat": 1, "act": "bid 0"}),
]


def rows(table: str = "t") -> list[Row]:
    return [
        Row(table, number, at, None, msgspec.json.encode({"at": at, **event}), b"")
        for number, (at, event) in enumerate(EVENTS, 1)
    ]


@pytest.mark.proof("pace")
def test_what_the_clock_or_a_bot_did_is_not_counted() -> None:
    assert taken(rows(), 1, 1) == [3000, 500]
    assert taken(rows(), 1, 0) == [1000]
    assert taken(rows(), 2, 1) == [100]


@pytest.mark.proof("pace")
def test_of_few_acts_nothing_is_said(tmp_path: Path) -> None:
    async def scene() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'club.db'}")
        players = msgspec.json.encode(Listing(2, ["Amy", "Ben"], ["u0", "u1"])).decode()
        for number in range(5):
            table = f"t{number}"
            await store.append(rows(table))
            await store.add_match(MatchRow(table, 1, "double", "", number, players, 1, "{}"), ["u0", "u1"])
        ((game, acts, quick, middle, slow),) = await pace_of(store, "u1")
        assert (game, acts) == ("double", 10)
        assert quick == 500 < middle < slow == 3000
        assert await pace_of(store, "u0") == []
        await store.close()

    asyncio.run(scene())
