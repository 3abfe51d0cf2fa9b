"""Somebody who makes a line look longer than it is wins nothing by it in a game of speed."""

import asyncio
import socket
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import picows
import pytest

from stammtisch.server.connections import Connection
from stammtisch.server.line_credit import Credit, CreditReason, Witness, kernel_trip, told_by_proxy
from stammtisch.table.core import MOST_LAG

from .client import Client, open_table
from .lines import Line
from .running import Running, in_thread
from .slow_line import HEADER, Delay, Ways, slow_line

MOST_GAINED = 15
"""Milliseconds that no trick may bring."""
ONE_WAY = 0.04
LATE = 0.3
PROXY: dict[str, Any] = {"proxies": ("127.0.0.1",), "proxy_rtt_header": HEADER}


class Trickster(Client):
    """Answers pings when it likes, and acknowledges as late as its kernel lets it."""

    def __init__(self, pong: Delay) -> None:
        super().__init__()
        self.pong = pong

    def on_ws_connected(self, transport: picows.WSTransport) -> None:
        super().on_ws_connected(transport)
        line = transport.underlying_transport.get_extra_info("socket")
        if hasattr(socket, "TCP_QUICKACK"):
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_QUICKACK, 0)

    def on_ws_frame(self, transport: picows.WSTransport, frame: picows.WSFrame) -> None:
        if frame.msg_type != picows.WSMsgType.PING:
            super().on_ws_frame(transport, frame)
            return
        pong = partial(transport.send_pong, frame.get_payload_as_bytes())
        asyncio.get_running_loop().call_later(self.pong(), pong)


def bursts() -> float:
    """Everything waits for the next full `LATE`."""
    return LATE - time.monotonic() % LATE


Trick = Callable[[float], tuple[Ways, Delay]]
"""What somebody on a line of so many seconds makes of it, and when they answer pings."""


def constant(seconds: float) -> Delay:
    return lambda: seconds


def jitter(least: float) -> Delay:
    dice = Random(1)
    return lambda: least + dice.uniform(0, LATE)


TRICKS: dict[str, Trick] = {
    "late pongs": lambda way: (Ways(constant(way), constant(way)), constant(LATE)),
    "late acknowledgements": lambda way: (Ways(constant(way + LATE), constant(way)), constant(0)),
    "delayed reads": lambda way: (Ways(constant(way), constant(way + LATE)), constant(0)),
    "jitter": lambda way: (Ways(jitter(way), jitter(way)), jitter(0)),
    "bursts": lambda way: (Ways(lambda: way + bursts(), constant(way)), constant(0)),
}


def honest(way: float) -> tuple[Ways, Delay]:
    return Ways(constant(way), constant(way)), constant(0)


async def credited(running: Running, trick: Trick, way: float, told: int | None = None) -> Credit:
    """By how much acts of somebody count as done earlier, as the server keeps it after a few pings; the same
    as at their table."""
    ways, pong = trick(way)
    token = running.guest()
    table = open_table(running, token, "gress", 3)
    async with slow_line(running.port, ways, told) as port:
        headers = {"authorization": f"Bearer {token}"}
        _, client = await picows.ws_connect(
            lambda: Trickster(pong),
            f"ws://127.0.0.1:{port}/ws",
            extra_headers=headers,
            enable_auto_pong=False,
        )
        assert isinstance(client, Trickster)
        await client.next("hello")
        (visit,) = running.inside.hall.of_user[client.user]
        assert isinstance(visit, Connection)
        heard = await client.next("ping")
        for _ in range(3):
            while not await asked_again(running, visit):
                await asyncio.sleep(0.01)
        await client.watch(table)
        await client.done(table, "sit", seat=0)
        assert running.inside.tables.live[table].table.lags[client.user] == visit.credit.ms
        assert heard["credited"] >= visit.credit.ms
        await client.gone()
        return visit.credit


async def asked_again(running: Running, visit: Connection) -> bool:
    """Whether the last ping was answered, so that another could be sent."""

    async def ask() -> bool:
        assert visit.socket is not None
        return visit.socket.ping(time.monotonic())

    assert running.loop is not None
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(ask(), running.loop))


@pytest.mark.proof("line-credit")
@pytest.mark.parametrize("trick", TRICKS.values(), ids=TRICKS)
def test_no_trick_gains_on_a_line_that_a_proxy_vouches_for(trick: Trick, tmp_path: Path) -> None:
    """The line takes 80 ms to and fro, and the proxy has measured that."""
    told = round(2 * ONE_WAY * 1_000_000)
    with in_thread(tmp_path, **PROXY) as running:
        fair = asyncio.run(credited(running, honest, ONE_WAY, told))
        gained = asyncio.run(credited(running, trick, ONE_WAY, told))
    assert 1000 * ONE_WAY <= fair.ms <= 1000 * ONE_WAY + 5
    assert gained.ms <= fair.ms + MOST_GAINED


@pytest.mark.proof("line-credit")
@pytest.mark.skipif(not hasattr(socket, "TCP_INFO"), reason="this system does not tell its round trips")
@pytest.mark.parametrize("trick", TRICKS.values(), ids=TRICKS)
def test_no_trick_gains_where_the_kernel_measures(trick: Trick, tmp_path: Path) -> None:
    """Nobody told the server of this proxy. The kernel knows how near it is, whatever it holds back."""
    with in_thread(tmp_path) as running:
        gained = asyncio.run(credited(running, trick, ONE_WAY))
    assert gained.ms <= MOST_GAINED
    assert gained.reason == "late"


@pytest.mark.proof("line-credit")
def test_a_line_that_nobody_can_measure_gets_nothing(tmp_path: Path) -> None:
    """A proxy is known to be there, and hands on no figure."""
    with in_thread(tmp_path, proxies=("127.0.0.1",)) as running:
        assert asyncio.run(credited(running, honest, ONE_WAY)) == (0, "proxy")


@pytest.mark.proof("line-credit")
def test_what_a_client_says_about_its_line_is_not_heard(tmp_path: Path) -> None:
    """The header counts from a proxy of ours, if whoever runs the server said that it writes one."""
    tries: list[dict[str, Any]] = [{"proxies": ("127.0.0.1",)}, {"proxy_rtt_header": HEADER}]
    for settings in tries:
        with in_thread(tmp_path, **settings) as running:
            found = asyncio.run(credited(running, TRICKS["late pongs"], 0, 300_000))
            assert found.ms <= MOST_GAINED
            assert found.reason != "confirmed"


@pytest.mark.proof("line-credit")
def test_a_host_can_switch_it_off(tmp_path: Path) -> None:
    with in_thread(tmp_path, lag_credit="off", **PROXY) as running:
        assert asyncio.run(credited(running, honest, ONE_WAY, 80_000)) == (0, "off")


@pytest.mark.proof("line-credit")
@pytest.mark.parametrize(
    ("claimed", "measured", "ms", "reason"),
    [
        (0.080, 0.080, 40, "confirmed"),
        (0.100, 0.080, 40, "confirmed"),  # no more than the kernel says
        (0.060, 0.080, 30, "confirmed"),  # and no more than the client does
        (0.200, 0.080, 40, "late"),
        (0.900, 0.900, MOST_LAG, "confirmed"),
        (0.080, None, 0, "unknown"),
        (None, 0.080, 0, "unmeasured"),
    ],
)
def test_the_smaller_of_two_counts(
    claimed: float | None, measured: float | None, ms: int, reason: CreditReason
) -> None:
    assert Witness().credit(claimed, measured) == (ms, reason)


@pytest.mark.proof("line-credit")
@pytest.mark.parametrize(
    ("text", "seconds"),
    [("80000", 0.08), ("", None), ("-5", None), ("1e9", None), ("80000, 900000", None), ("9" * 20, None)],
)
def test_a_figure_that_can_not_be_read_is_none(text: str, seconds: float | None) -> None:
    assert told_by_proxy({HEADER.lower(): text}, HEADER) == seconds


@pytest.mark.proof("line-credit")
def test_the_way_from_the_proxy_counts_too() -> None:
    assert Witness(True, True, 0.06).credit(0.1, 0.02) == (40, "confirmed")


def test_a_kernel_that_says_nothing() -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        assert kernel_trip(line) is None


class Wavering(Line):
    """A line of which the kernel says something else each time."""

    def __init__(self, *figures: float | None) -> None:
        super().__init__()
        self.figures = list(figures)

    def ask_kernel(self) -> float | None:
        return self.figures.pop(0)


@pytest.mark.proof("line-credit")
def test_the_shortest_trip_of_the_kernel_counts() -> None:
    """Whoever acknowledges late for a while has no longer line for it."""
    line = Wavering(None, 0.08, 0.02, 0.3)
    found = []
    for _ in range(4):
        line.measure()
        found.append(line.kernel_trip)
    assert found == [None, 0.08, 0.02, 0.02]
