"""Amy, who looks at the page, and Ben, at a table of Grass.

What isn't worth a look they play over lines of their own, quickly: Ben always, and Amy up to the next thing
the page is to do.
"""

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager
from typing import Any

from server.client import Client, asked, connected, get_ready
from server.running import SECONDS, Running

PROTECTIONS = ("LU", "GS", "CB")
PARANOIA = ("SO", "DC", "UW")
PEDDLES = ("HG", "MX", "CO", "JA")
USEFUL = (("MO",), ("MC",), PROTECTIONS, PARANOIA, PEDDLES)
"""Of each of these one card is kept."""
AMY, BEN = 0, 1


def spare(hand: list[str]) -> list[str]:
    """The cards a hand can do without."""
    left = list(hand)
    for kinds in USEFUL:
        kept = next((card for card in left if card in kinds), None)
        if kept is not None:
            left.remove(kept)
    return left


class Pair:
    """Two clients on a loop in a thread of its own: the browser has the loop of this one."""

    def __init__(self, link: str) -> None:
        self.table, self.key = link.rsplit("/", 2)[1:]
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever)
        self.lines = AsyncExitStack()
        self.amy: Client
        self.ben: Client

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(SECONDS)

    async def sit_down(self, running: Running, cookie: str) -> None:
        headers = {"cookie": cookie, "origin": running.origin}
        self.amy = await self.lines.enter_async_context(connected(running, headers=headers))
        token = running.guest("Ben")
        with running.http(token) as http:
            assert http.post(f"/api/tables/{self.table}/guests", json={"key": self.key}).status_code == 200
        self.ben = await self.lines.enter_async_context(connected(running, token))
        for client in (self.amy, self.ben):
            await client.watch(self.table)
        await self.ben.done(self.table, "sit", seat=BEN)
        await get_ready(self.table, [self.amy, self.ben], bytes)

    def view(self, client: Client) -> dict[str, Any]:
        return dict(client.sight["moment"]["view"])

    def hand(self, client: Client) -> list[str]:
        view = self.view(client)
        return list(view["hands"][view["seat"]])

    # What is played over the lines

    async def do(self, client: Client, act: str) -> None:
        """An act, which both have heard of when it is done."""
        done = await client.done(self.table, "act", act=act)
        for one in (self.amy, self.ben):
            while one.seq < done["seq"]:
                await one.next("told", "table")

    async def ben_answers(self, seen: int) -> None:
        """Once something happened after this number: whatever Ben is asked."""
        while self.ben.seq <= seen:
            await self.ben.next("told", "table")
        while asked(self.ben):
            await self.do(self.ben, self.choice(await self.ben.acts(self.table)))

    def choice(self, legal: list[str], client: Client | None = None) -> str:
        """Take what is offered, waste what nobody needs, and hurt nobody if that can be helped."""
        for act in ("accept", "end"):
            if act in legal:
                return act
        wasteful = [f"waste {card}" for card in spare(self.hand(client or self.ben))]
        harmless = [act for act in legal if act in wasteful or act == "play MO"]
        return next(iter(harmless or [act for act in legal if act.startswith("waste")] or legal))

    async def play_until(self, client: Client, may: str) -> None:
        """Both play on, harmlessly, until one of them may do an act that begins so."""
        while True:
            for one in (self.amy, self.ben):
                legal = await one.acts(self.table)
                if one is client and any(act.startswith(may) for act in legal):
                    return
                if legal:
                    await self.do(one, self.choice(legal, one))

    async def show_peddles(self) -> tuple[str, str]:
        """Both play on until each has a peddle on display and Amy may make an offer: the two peddles."""
        while True:
            for seat, one in enumerate((self.amy, self.ben)):
                legal = await one.acts(self.table)
                shown = [display[0] for display in self.view(one)["displays"] if display]
                if one is self.amy and len(shown) == 2 and any(act.startswith("offer") for act in legal):
                    return shown[0], shown[1]
                laying = ["play MO", *(f"play {card}" for card in PEDDLES)]
                wanted = [] if self.view(one)["displays"][seat] else [act for act in laying if act in legal]
                if legal:
                    await self.do(one, wanted[0] if wanted else self.choice(legal, one))

    async def ben_does(self, act: str) -> None:
        """An act that begins so, as soon as he may."""
        while True:
            seen = self.ben.seq
            legal = [one for one in await self.ben.acts(self.table) if one.startswith(act)]
            if legal:
                await self.do(self.ben, legal[0])
                return
            while self.ben.seq == seen:
                await self.ben.next("told", "table")

    async def next_moment(self, done: set[str]) -> str:
        """What the page is to do next: `trade`, `protect`, `paranoia` or `close`; `over` if the round is.
        Who asked for the acts has heard of all that came before."""
        while True:
            legal = await self.amy.acts(self.table)
            while self.ben.seq < self.amy.seq:
                await self.ben.next("told", "table")
            if self.view(self.amy)["round"] > 1:
                return "over"
            if asked(self.ben):
                await self.do(self.ben, self.choice(await self.ben.acts(self.table)))
            elif legal:
                step = self.step(legal, done)
                if " " not in step and step != "end":
                    return step
                await self.do(self.amy, step)

    def step(self, legal: list[str], done: set[str]) -> str:
        """Something for the page, or an act."""
        hand, view = self.hand(self.amy), self.view(self.amy)
        free = [card for card in view["displays"][AMY] if card in PEDDLES]
        held = {kinds: [card for card in hand if card in kinds] for kinds in USEFUL}
        if "end" in legal:
            return "end"
        if "trade" not in done and self.deal(hand):
            return "trade"
        if "play MO" in legal:
            return "play MO"
        if "protect" not in done and any(
            act.startswith(f"play {card} over") for card in PROTECTIONS for act in legal
        ):
            return "protect"
        lay = [f"play {card}" for card in held[PEDDLES]]
        if not free and "protect" not in done and lay and lay[0] in legal:
            return lay[0]
        if {"trade", "protect"} <= done:
            if "paranoia" not in done and any(
                act.startswith(f"play {card}") for card in PARANOIA for act in legal
            ):
                return "paranoia"
            if "paranoia" in done and "play MC" in legal:
                return "close"
        deal = self.deal(hand, useful=True)
        if deal and "trade" in done and any(act.startswith("offer") for act in legal):
            return "offer {} for {} to 1".format(*deal)
        wasteful = [f"waste {card}" for card in spare(hand)]
        return next(act for act in [*wasteful, *sorted(legal, reverse=True)] if act in legal)

    def deal(self, hand: list[str], useful: bool = False) -> tuple[str, str] | None:
        """A card to spare, for one that Ben has and Amy lacks; or if it need not be useful, for any."""
        lacking = [card for kinds in USEFUL if not set(kinds) & set(hand) for card in kinds]
        wanted = [card for card in self.hand(self.ben) if card in lacking]
        wanted = wanted or ([] if useful else self.hand(self.ben))
        return (spare(hand)[0], wanted[0]) if wanted and spare(hand) else None


@contextmanager
def pair(running: Running, link: str, cookie: str) -> Iterator[Pair]:
    both = Pair(link)
    both.thread.start()
    try:
        both.run(both.sit_down(running, cookie))
        yield both
    finally:
        both.run(both.lines.aclose())
        both.loop.call_soon_threadsafe(both.loop.stop)
        both.thread.join()
        both.loop.close()
