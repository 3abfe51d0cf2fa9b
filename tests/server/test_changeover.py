"""A server makes way for the next one: the port stays open, and everybody keeps their seat."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

import stammtisch

from .client import company, connected, get_ready, open_table, sit_down
from .running import SECONDS, Running, in_thread

PACKAGE = Path(stammtisch.__path__[0]).parent
"""Where the package under test is, whether it is installed or not: what the server becomes is found there."""
OPEN = "Stammtisch is open: "
GONE_OVER = "has gone over"


class Changing:
    """`python -m stammtisch.cli.changeover` beside this process, its output line by line."""

    def __init__(self, folder: Path, *command: str) -> None:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("LISTEN_")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "stammtisch.cli.changeover", *command],
            env=environment
            | {"STAMMTISCH_PORT": "0", "STAMMTISCH_HOST": "127.0.0.1", "STAMMTISCH_WORKERS": "0"}
            | {"STAMMTISCH_STORE": f"sqlite:///{folder / 'club.db'}", "STAMMTISCH_LOG": "error"}
            | {"XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8", "LANG": "C.UTF-8"},
            cwd=PACKAGE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def until(self, *parts: str) -> str:
        """The next line that has one of these in it."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if any(part in line for part in parts):
                return line.strip()
        raise AssertionError(f"ended without {parts}")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.communicate(timeout=SECONDS)
        assert self.process.returncode == 130


def until_there(path: Path) -> tuple[str, ...]:
    """A command that ends well once a file is there."""
    return (
        sys.executable,
        "-c",
        f"import pathlib, time\nwhile not pathlib.Path({str(path)!r}).exists(): time.sleep(0.05)",
    )


@pytest.mark.proof("changeover")
@pytest.mark.parametrize(("game", "players"), [("gress", 3), ("double", 2)])
def test_only_a_game_in_time_with_somebody_there_is_waited_for(
    game: str, players: int, tmp_path: Path
) -> None:
    async def look(running: Running) -> None:
        names = [f"P{seat}" for seat in range(players)]
        async with company(running, names) as people:
            table = open_table(running, people[0].token, game, players)
            await sit_down(table, people)
            live = running.inside.tables.live[table]
            assert not live.plays_in_time
            await get_ready(table, people)
            assert live.plays_in_time == (game == "gress")
        while live.audience.watchers:
            await asyncio.sleep(0.01)
        assert not live.plays_in_time

    with in_thread(tmp_path) as running:
        asyncio.run(look(running))


@pytest.mark.proof("changeover")
def test_the_next_server_has_the_port_the_seats_and_the_admin_token(tmp_path: Path) -> None:
    compiled = tmp_path / "compiled"
    changing = Changing(tmp_path, *until_there(compiled))
    try:
        origin = changing.until(OPEN).removeprefix(OPEN)
        admin = changing.until("/admin").rpartition(" ")[2]
        running = Running(int(origin.rpartition(":")[2]))

        async def before() -> tuple[str, str, str, dict[str, Any]]:
            async with company(running, ["Amy", "Ben"]) as people:
                table = open_table(running, people[0].token, "double", 2)
                await sit_down(table, people)
                await get_ready(table, people)
                said = people[0].do(table, "say", text="Hello")
                end = await people[0].end_of(said)
                compiled.touch()
                await asyncio.to_thread(changing.until, GONE_OVER)
                return table, people[0].token, said, end

        table, token, said, end = asyncio.run(before())

        async def after() -> None:
            async with connected(running, token) as again:
                await again.watch(table)
                placard = again.sight["placard"]
                assert [place["name"] for place in placard["places"]] == ["Amy", "Ben"]
                assert placard["phase"] == "playing"
                resent = await again.end_of(again.do(table, "say", id=said, text="Hello"))
                assert (resent["type"], resent["seq"]) == ("duplicate", end["seq"])

        asyncio.run(after())
        with running.http(admin) as client:
            assert client.get("/metrics").status_code == 200
    finally:
        changing.stop()


@pytest.mark.proof("changeover")
def test_if_the_command_fails_the_server_goes_on(tmp_path: Path) -> None:
    changing = Changing(tmp_path, sys.executable, "-c", "raise SystemExit(1)")
    try:
        origin = changing.until(OPEN).removeprefix(OPEN)
        assert "could not be compiled" in changing.until("could not be compiled", GONE_OVER)
        assert httpx.get(f"{origin}/api/openapi.json").status_code == 200
    finally:
        changing.stop()
