"""The clock of the system jumps; nobody at a table has less or more time for it."""

import asyncio
import time
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from stammtisch.server import app, clock
from stammtisch.server.clock import SteadyClock

from .client import Client, company, connected
from .running import Running, in_thread
from .test_tables import begun

SECOND = 1_000_000_000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE
TO_THINK = 40
JUMPS = [10 * MINUTE, -10 * MINUTE, 2 * DAY, -2 * DAY]


class Wall:
    """The clock of the system, which can be set."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return time.time_ns() + self.ahead


@pytest.fixture(name="wall")
def set_up_wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    wall = Wall()
    there: Any = SimpleNamespace(time_ns=wall, monotonic_ns=time.monotonic_ns)
    monkeypatch.setattr(clock, "time", there)
    monkeypatch.setattr(app, "SteadyClock", partial(SteadyClock, wall=wall))
    return wall


def asked(client: Client) -> dict[str, int]:
    """Who is asked, and until when."""
    return dict(client.sight["moment"]["times"]["asked"])


async def seconds_left(running: Running, token: str, table: str) -> float:
    """As a client sees it that has just come."""
    async with connected(running, token) as client:
        await client.watch(table)
        (until,) = asked(client).values()
        return float(until - client.all[0]["now"]) / 1000


@pytest.mark.proof("steady-clock")
@pytest.mark.parametrize("jump", JUMPS)
def test_a_jump_while_people_play_costs_nobody_a_turn(tmp_path: Path, wall: Wall, jump: int) -> None:
    async def match() -> None:
        async with company(running, ["Amy", "Ben"]) as people:
            table = await begun(running, people, clock={"seconds": TO_THINK})
            before, seq = asked(people[0]), people[0].seq
            wall.ahead += jump
            for client in people:
                await client.done(table, "say", text="What time is it?")
            shown = await people[0].watch(table, after=seq)
            assert [fact["kind"] for fact in shown["facts"]] == ["said", "said"]
            assert asked(people[0]) == before
            assert 0 < await seconds_left(running, people[0].token, table) <= TO_THINK

    with in_thread(tmp_path) as running:
        asyncio.run(match())


@pytest.mark.proof("steady-clock")
@pytest.mark.parametrize("jump", JUMPS)
def test_a_jump_while_the_server_is_stopped_costs_nobody_a_turn(
    tmp_path: Path, wall: Wall, jump: int
) -> None:
    async def begin(running: Running) -> tuple[str, str, float]:
        async with company(running, ["Amy", "Ben"]) as people:
            table = await begun(running, people, clock={"seconds": TO_THINK})
            token = people[0].token
            return table, token, await seconds_left(running, token, table)

    with in_thread(tmp_path) as running:
        table, token, left = asyncio.run(begin(running))
    wall.ahead += jump
    with in_thread(tmp_path) as running:
        again = asyncio.run(seconds_left(running, token, table))
    assert left - TO_THINK / 2 < again <= TO_THINK


def test_it_runs_with_the_time_that_passes_and_never_behind_what_has_happened() -> None:
    steady = 5 * SECOND
    now = SteadyClock(0, lambda: 100 * SECOND, lambda: steady)
    late = SteadyClock(250_000, lambda: 100 * SECOND, lambda: steady)
    assert (now(), late()) == (100_000, 250_000)
    steady += SECOND // 2
    assert (now(), late()) == (100_500, 250_500)
