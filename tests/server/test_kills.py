"""The server is killed again and again while people play over sockets: nothing they were told is lost."""

import asyncio
import hashlib
import itertools
import os
import random
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import picows
import pytest

from stammtisch.base.bits import Dice

from .client import Client, asked, company, get_ready, open_table, pick, sit_down
from .running import Nursery, Running

KILLS: Final = int(os.environ.get("TEST_STAMMTISCH_KILLS", "100"))
PARTS: Final = 4
"""So that several processes can share the work."""
TABLES: Final = {"double": 2, "grass": 2, "gress": 3}
MOST_ACTS: Final = 12
"""Acts of one life; the server is killed with the last of them, or a moment later."""
SHORT_WAIT: Final = 0.1
"""Seconds in which somebody waits for others, who may be waiting too."""
MOST_PATIENCE: Final = 30.0


class Ledger:
    """All that anybody was told, and what of it the log had when it was last looked at."""

    def __init__(self, database: Path) -> None:
        self.database: Final = database
        self.acknowledged: dict[tuple[str, int], str] = {}
        self.seen: dict[str, int] = {}
        self.log: dict[str, list[tuple[str | None, bytes]]] = {}
        self.answers = 0

    def hear(self, player: "Player", message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("accepted", "duplicate"):
            self.acknowledged[message["table"], message["seq"]] = f"{player.user} {message['id']}"
            self.answers += 1
        elif kind in ("told", "table"):
            self.seen[message["table"]] = max(message["seq"], self.seen.get(message["table"], 0))

    def read(self) -> None:
        """What is new in the log follows on what was there before."""
        with sqlite3.connect(f"file:{self.database}?mode=ro", uri=True) as database:
            for table in self.seen:
                known = self.log.setdefault(table, [])
                sql = "SELECT seq, command, data, hash FROM log WHERE table_id = ? AND seq > ? ORDER BY seq"
                for seq, command, data, after in database.execute(sql, (table, len(known))):
                    before = known[-1][1] if known else b""
                    assert seq == len(known) + 1
                    assert after == hashlib.sha256(before + data).digest()
                    known.append((command, after))
        database.close()

    def check(self) -> None:
        """Everything that was acknowledged or shown is there, in its place."""
        self.read()
        for (table, seq), command in self.acknowledged.items():
            assert seq <= len(self.log[table]), f"{command} is lost"
            assert self.log[table][seq - 1][0] == command
        for table, seq in self.seen.items():
            assert seq <= len(self.log[table]), f"{table} was shown more than there is"
        self.acknowledged.clear()

    def check_all(self) -> None:
        """The whole log once more: what was there at some time is still there."""
        before, self.log = self.log, {}
        self.read()
        assert all(self.log[table][: len(log)] == log for table, log in before.items())


class Person:
    """Somebody who sits at a table, through all lives of the server."""

    def __init__(self, token: str, table: str, dice: Dice) -> None:
        self.token: Final = token
        self.table: Final = table
        self.dice: Final = dice
        self.ids: Final = itertools.count(1)
        self.unanswered: tuple[str, str, dict[str, str]] | None = None
        self.over = False

    async def play_on(self, player: "Player") -> None:
        """First what had no answer, once more; then whatever is legal, and some talk."""
        await player.next("hello")
        await player.watch(self.table, after=player.ledger.seen.get(self.table))
        if self.unanswered is not None:
            await self.ask(player, *self.unanswered)
        while True:
            phase = player.sight["placard"]["phase"]
            self.over = phase == "over"
            if phase == "playing" and asked(player) and self.dice.below(5):
                legal = await player.acts(self.table)
                if legal:
                    await self.ask(player, f"c{next(self.ids)}", "act", {"act": pick(legal, self.dice)})
            elif self.dice.below(3) == 0:
                await self.ask(player, f"c{next(self.ids)}", "say", {"text": "well played"})
            else:
                with suppress(TimeoutError):
                    async with asyncio.timeout(SHORT_WAIT):
                        await player.next("told", "table")

    async def ask(self, player: "Player", id: str, kind: str, fields: dict[str, str]) -> None:  # noqa: A002
        self.unanswered = (id, kind, fields)
        end = await player.end_of(player.do(self.table, kind, id, **fields))
        assert end["type"] in ("accepted", "duplicate", "refused"), end
        self.unanswered = None


class Player(Client):
    """A connection in one life of the server, which may end with something it hears."""

    def __init__(self, ledger: Ledger, end: "End") -> None:
        super().__init__()
        self.ledger = ledger
        self.end = end

    def note(self, message: dict[str, Any]) -> None:
        super().note(message)
        self.ledger.hear(self, message)
        self.end.look(self.ledger)


class End:
    """When a server is killed: with the answer of this number, or so many seconds later."""

    def __init__(self, nursery: Nursery, answers: int, later: float) -> None:
        self.nursery = nursery
        self.answers = answers
        self.later = later
        self.come = asyncio.Event()

    def look(self, ledger: Ledger) -> None:
        if ledger.answers >= self.answers and not self.come.is_set():
            self.come.set()
            if self.later:
                asyncio.get_running_loop().call_later(self.later, self.nursery.kill)
            else:
                self.nursery.kill()


async def sit_and_begin(running: Running, dice: random.Random) -> list[Person]:
    """A table of each game."""
    people = []
    for game, players in TABLES.items():
        async with company(running, [f"{game} {seat}" for seat in range(players)]) as clients:
            table = open_table(running, clients[0].token, game, players)
            await sit_down(table, clients)
            await get_ready(table, clients)
        people += [Person(client.token, table, Dice(dice.randrange(2**30))) for client in clients]
    return people


async def live_and_die(running: Running, people: list[Person], ledger: Ledger, end: End) -> None:
    """All come back at once and play until the server is dead."""

    async def come(person: Person) -> None:
        headers = {"authorization": f"Bearer {person.token}"}
        try:
            _, player = await picows.ws_connect(
                lambda: Player(ledger, end), running.socket, extra_headers=headers
            )
            assert isinstance(player, Player)
            try:
                await person.play_on(player)
            finally:
                await player.gone()
        except ConnectionError:
            assert end.come.is_set(), "a connection ended before its time"

    async with asyncio.timeout(MOST_PATIENCE):
        await asyncio.gather(*(come(person) for person in people))


@pytest.fixture(name="nursery")
def a_nursery(tmp_path: Path) -> Iterator[Nursery]:
    nursery = Nursery(tmp_path, says_per_minute=1_000_000, tables_per_user=1000)
    yield nursery
    nursery.close()


@pytest.mark.proof("no-act-lost")
@pytest.mark.parametrize("part", range(PARTS))
def test_a_kill_at_any_moment_loses_nothing_that_anybody_was_told(
    part: int, tmp_path: Path, nursery: Nursery
) -> None:
    dice = random.Random(part)
    ledger = Ledger(tmp_path / "club.db")
    people: list[Person] = []
    acts = 0
    for life in range(part, KILLS, PARTS):
        running = nursery.start()
        ledger.check()
        if not people or any(person.over for person in people):
            people = asyncio.run(sit_and_begin(running, dice))
        before = ledger.answers
        end = End(nursery, before + dice.randint(1, MOST_ACTS), dice.choice((0, 0, dice.random() * 0.01)))
        asyncio.run(live_and_die(running, people, ledger, end))
        nursery.bury()
        acts += ledger.answers - before
    nursery.start()
    ledger.check()
    ledger.check_all()
    assert acts >= KILLS // PARTS
