"""Whatever somebody sends, the server answers or hangs up, and nobody else is disturbed."""

import asyncio
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed
from stammtisch.games.catalogue import GAMES
from stammtisch.server.messages import read_message

from .client import Client, company, connect, get_ready, open_table, play, sit_down
from .running import ADMIN, Running, in_thread

MESSAGES: Final = int(os.environ.get("TEST_STAMMTISCH_MESSAGES", "30000"))
AT_ONCE: Final = 20
"""Messages on one line; after as many that are not understood it is cut."""
LARGEST: Final = 4096
CODES: Final = {"malformed", "not-found", "too-many", "unavailable"}
"""What may be wrong with a message; that something broke is not among it."""
ACTS: Final = ("bid 1", "bid 0", "play 2H", "play 7C", "draw", "pass", "take", "stop", "complain misplay 1")
WRONG: Final = ("bid " + "9" * 180, "step 1 2", "", "play", "disqualify 9", "play 2H 3H 4H", "\x00")
CUT: Final = (1007, 1008)
"""How a line ends that was cut on purpose: for what was no text, or too often not understood."""
EXPECTED: Final = {"sat", "readied", "gathered", "began", "ended", "said"}
"""What happens at a table where nobody is disturbed, but by talk."""
THE_END: Final = "the-end"
"""No table has this id: to be told so means that everything before was heard."""


class Nonsense:
    """Messages that are right, nearly right, or nothing at all."""

    def __init__(self, seed: int, tables: list[str]) -> None:
        self.dice: Final = random.Random(seed)
        self.tables: Final = tables

    def message(self) -> bytes:
        made: list[Callable[[], bytes]] = [self.right, self.right, self.bent, self.bent, self.cut, self.noise]
        if self.dice.random() < 0.1:
            made = [self.deep, self.twice]
        return self.dice.choice(made)()[:LARGEST]

    def right(self) -> bytes:
        return msgspec.json.encode(self.plain())

    def plain(self) -> dict[str, Any]:
        dice = self.dice
        table = dice.choice([*self.tables, "nowhere", ""])
        seat = dice.choice([0, 1, 2, 5, -1, 10**6])
        number = str(dice.randrange(50))
        command: dict[str, Any] = dice.choice(
            [
                {"type": "sit", "seat": seat},
                {"type": "stand"},
                {"type": "place", "seat": seat, "bot": dice.choice(["rule", None, "x" * 300, "search:9ms"])},
                {"type": "ready", "sealed": dice.choice(["ab" * 32, "zz", ""])},
                {"type": "start"},
                {"type": "reveal", "entropy": dice.choice(["ab", "", "xyz", "ab" * 300])},
                {"type": "act", "act": dice.choice(ACTS)},
                {"type": "act", "act": dice.choice(ACTS)},
                {"type": "act", "act": dice.choice(WRONG)},
                {"type": "say", "text": dice.choice(["hello", "", "a\u202eb", "\x00", "x" * 900])},
                {"type": "pause"},
                {"type": "resume"},
                {"type": "return"},
                {"type": "rematch"},
                {"type": "close" if dice.random() < 0.02 else "pause"},
            ]
        )
        return dice.choice(
            [
                {"type": "do", "table": table, "command": {**command, "id": number}},
                {"type": "do", "table": table, "command": {**command, "id": number}},
                {"type": "watch", "table": table, "after": dice.choice([None, 0, 3, -5, 2**62])},
                {"type": "leave", "table": table},
                {"type": "lobby", "on": dice.random() < 0.5},
                {"type": "mute", "user": dice.choice(["", "somebody", "x" * 500]), "on": True},
            ]
        )

    def bent(self) -> bytes:
        """One thing in it is something else, is missing, or is too much."""
        message = self.plain()
        inner = message.get("command")
        part = inner if isinstance(inner, dict) and self.dice.random() < 0.6 else message
        name = self.dice.choice([*part, "more"])
        if name in part and self.dice.random() < 0.3:
            del part[name]
        else:
            part[name] = self.anything(3)
        return msgspec.json.encode(message)

    def anything(self, depth: int) -> Any:
        dice = self.dice
        simple = [None, True, -1, 2**63 - 1, 1e300, 0.5, "", "x", "\ud7ff\u200b", "bid 1", "e\u0301" * 40]
        if depth and dice.random() < 0.3:
            parts = [self.anything(depth - 1) for part in range(dice.randrange(4))]
            return parts if dice.random() < 0.5 else {f"k{place}": part for place, part in enumerate(parts)}
        return dice.choice(simple)

    def cut(self) -> bytes:
        text = self.right()
        place = self.dice.randrange(len(text))
        instead = self.dice.choice([b"", b"\x00", b'"', b"}", b"\\ud800", b"NaN", b"1e999"])
        return text[:place] + instead + text[place + self.dice.randrange(3) :]

    def noise(self) -> bytes:
        """Any letters; seldom bytes that are no letters, for then the line is cut."""
        noise = self.dice.randbytes(self.dice.choice([0, 1, 7, 60, 2000]))
        return noise if self.dice.random() < 0.02 else noise.decode("latin-1").encode()

    def deep(self) -> bytes:
        opening = self.dice.choice([b"[", b'{"type":', b'{"type":"do","command":'])
        return opening * (LARGEST // len(opening))

    def twice(self) -> bytes:
        more = (b',"type":"lobby"}', b',"id":"1","id":"2"}', b"}}", b'}{"type":"x"}')
        return self.right()[:-1] + self.dice.choice(more)


async def talk_nonsense(running: Running, token: str, nonsense: Nonsense) -> int:
    """One line, up to where the server hangs up; how many messages it has heard."""
    client = await connect(running, token)
    await client.next("hello")
    for turn in range(AT_ONCE):
        client.raw(nonsense.message())
    client.send("watch", table=THE_END)
    heard = AT_ONCE if await heard_out(client) else 0
    assert heard or client.closed in CUT, f"the line ended with {client.closed}"
    await client.gone()
    assert {message["code"] for message in client.all if message["type"] == "error"} <= CODES
    return heard


async def heard_out(client: Client) -> bool:
    """Whether the server has heard all of it; else it has hung up."""
    try:
        while (await client.next("error")).get("table") != THE_END:
            pass
    except ConnectionError:
        return False
    return True


async def begun(running: Running, game: str, people: list[Client], **settings: Any) -> str:
    table = open_table(running, people[0].token, game, len(people), **settings)
    await sit_down(table, people)
    await get_ready(table, people)
    return table


@pytest.mark.proof("malformed")
def test_nonsense_changes_nothing_for_others(tmp_path: Path) -> None:
    async def match(running: Running) -> None:
        async with company(running, ["Amy", "Ben"]) as friends:
            table = await begun(running, "double", friends, options={"schedule": [1, 2]})
            async with company(running, ["Eve", "Fay", "Gus"]) as others:
                tables = [await begun(running, game, others) for game in GAMES]
            tables += [open_table(running, others[0].token, game, 3) for game in GAMES]
            nonsense = Nonsense(1, [*tables, table])
            heard = 0
            while heard < MESSAGES:
                heard += await talk_nonsense(running, nonsense.dice.choice(others).token, nonsense)
            acts = await asyncio.gather(*(play(table, client, Dice(1)) for client in friends))
            assert sum(acts) == 2 * (1 + 1) + 2 * (1 + 2)
            facts = [fact for one in friends[0].all for fact in one.get("facts", []) if fact["of"] == "table"]
            assert {fact["kind"] for fact in facts} <= EXPECTED
            with running.http(ADMIN) as http:
                assert "\nstammtisch_reloads_total 0.0\n" in http.get("/metrics").text

    with in_thread(tmp_path, says_per_minute=1_000_000) as running:
        asyncio.run(match(running))


@pytest.mark.proof("malformed")
@pytest.mark.parametrize(
    ("message", "field"),
    [
        ({"type": "lobby", "on": True}, "more"),
        ({"type": "do", "table": "t", "command": {"type": "start", "id": "1"}}, "more"),
        ({"type": "do", "table": "t", "command": {"type": "start", "id": "1"}}, "command.more"),
    ],
)
def test_a_field_too_much_is_refused(message: dict[str, Any], field: str) -> None:
    read_message(msgspec.json.encode(message))
    *path, last = field.split(".")
    part = message
    for name in path:
        part = part[name]
    part[last] = 1
    with pytest.raises(Malformed, match="more"):
        read_message(msgspec.json.encode(message))
