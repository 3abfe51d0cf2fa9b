"""Bots at tables: in processes that may die, and from outside by the documented way."""

import asyncio
import io
import os
import re
import signal
import sys
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from rules.grass.table import GRASS, table
from table.house import House, playing

from stammtisch.base.errors import Malformed
from stammtisch.games.catalogue import GAMES
from stammtisch.games.position import EVERYBODY, Fact
from stammtisch.players import player
from stammtisch.players.contract import Listener
from stammtisch.players.gress.memory import Memory
from stammtisch.players.gress.player import GressBot
from stammtisch.server.bot_seats import Glimpse, TimedMind, TurnMind, for_players, seen_in_game
from stammtisch.server.bots import LEAST, LEVELS, BotTask, Crew, Forgotten, Unthinkable, check_bot, time_for
from stammtisch.server.metrics import Metrics
from stammtisch.server.worker import BotAnswer, Choose, Forget, Minds, See, Seen, WorkerDesk, answer
from stammtisch.table.facts import of_table

from .client import company, open_table, sit_down
from .lines import in_memory, quiet_house
from .running import in_thread

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_bot_of_the_docs_plays_a_match_against_itself(tmp_path: Path) -> None:
    (code,) = re.findall(r"^```py\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert len(re.findall(r"\S.*\n", code)) <= 30
    (tmp_path / "bot.py").write_text(code, encoding="utf-8")

    async def match() -> list[int]:
        async with company(running, ["Amy"]) as (amy,):
            table = open_table(running, amy.token, "double", 2, options={"schedule": [1, 2]})
            await amy.watch(table)
            bots = [
                await asyncio.create_subprocess_exec(
                    sys.executable, str(tmp_path / "bot.py"), running.origin, table, str(seat)
                )
                for seat in range(2)
            ]
            await amy.until("over")
            return [await bot.wait() for bot in bots]

    with in_thread(tmp_path) as running:
        assert asyncio.run(match()) == [0, 0]


def test_a_worker_that_dies_is_replaced_and_the_game_goes_on(tmp_path: Path) -> None:
    async def match() -> None:
        async with company(running, ["Amy"]) as (amy,):
            table = open_table(running, amy.token, "double", 3, options={"schedule": [2, 2]})
            await amy.watch(table)
            for seat in range(3):
                await amy.done(table, "place", seat=seat, bot="search:100")
            await amy.done(table, "start")
            crew = running.inside.crew
            while amy.sight["moment"].get("view") is None:
                await amy.next("told")
            process = crew.workers[0].process
            assert process is not None
            os.kill(process.pid, signal.SIGKILL)
            await amy.until("over")
            assert crew.workers[0].process is not process

    with in_thread(tmp_path, workers=1) as running:
        asyncio.run(match())


def test_a_question_that_breaks_the_worker_is_given_up(tmp_path: Path) -> None:
    async def ask() -> None:
        crew = Crew(1, Metrics())
        crew.start()
        try:
            with pytest.raises(Unthinkable):
                await crew.choose("double", "rule", {"not": "a view"})
        finally:
            await crew.stop()
        with pytest.raises(Unthinkable):
            await Crew(0, Metrics()).choose("double", "rule", {})

    asyncio.run(ask())


def seen(game: str) -> Any:
    """What the first to act sees in a match that has just begun."""
    position = playing(game, 3).table.position
    assert position is not None
    return GAMES[game].view(position, int(position.actor))


@pytest.mark.proof("bots-in-time")
@pytest.mark.parametrize("game", ["double", "grass"])
def test_a_short_question_never_waits_for_a_long_one(game: str) -> None:
    """Not even where a single process thinks about both."""

    async def ask() -> None:
        crew = Crew(1, Metrics(), patience=10**9)
        crew.start()
        try:
            long = asyncio.create_task(crew.choose("double", "search:1000000", seen("double")))
            while crew.workers[0].long is None:
                await asyncio.sleep(0.01)
            for bot in ("rule", "random", "novice"):
                assert await crew.choose(game, bot, seen(game))
            assert crew.workers[0].long is not None
            assert not long.done()
            long.cancel()
        finally:
            await crew.stop()

    asyncio.run(ask())


@pytest.mark.proof("bots-in-time")
def test_long_questions_are_thought_about_wherever_there_is_time() -> None:
    async def ask() -> None:
        crew = Crew(2, Metrics(), patience=10**9)
        crew.start()
        try:
            view = seen("double")
            asked = [asyncio.create_task(crew.choose("double", "search:1000000", view)) for _ in range(3)]
            while not all(worker.long for worker in crew.workers):
                await asyncio.sleep(0.01)
            assert len(crew.waiting) == 1
            process = crew.workers[0].process
            assert process is not None
            asked[2].cancel()
            lost = crew.workers[0].long
            os.kill(process.pid, signal.SIGKILL)
            while crew.workers[0].long in (None, lost):
                await asyncio.sleep(0.01)
            assert crew.workers[0].long.tries == 1
            for task in asked:
                task.cancel()
        finally:
            await crew.stop()

    asyncio.run(ask())


@pytest.mark.proof("bots-in-time")
@pytest.mark.parametrize("game", ["double", "grass"])
def test_a_master_that_is_given_less_time_takes_no_more(game: str) -> None:
    """However long it would search by itself; and what it does then is an act."""
    looks: list[float] = []

    class Hasty(WorkerDesk):
        def left(self) -> float:
            looks.append(1.0 if len(looks) < 3 else -1.0)
            return looks[-1]

        def pause(self) -> None:
            pass

    view, written = msgspec.msgpack.encode(seen(game)), io.BytesIO()
    Hasty(0, written).reply(Choose(1, game, "search:5000ms", view, 5, milliseconds=1))
    assert 1 <= len(looks) <= 12, "one look at the clock for each step, and no more"
    reply = msgspec.msgpack.decode(written.getvalue()[4:], type=BotAnswer)
    assert (reply.number, reply.problem) == (1, "")
    assert reply.act


def waits(asked: float) -> BotTask:
    return BotTask(Forget(1, ""), cast("Any", None), asked)


@pytest.mark.proof("bots-in-time")
def test_the_more_masters_are_asked_the_less_time_each_gets() -> None:
    def shares(asked: list[float], workers: int = 1) -> float:
        return time_for([waits(at) for at in asked], 10.0, 0.6, workers)

    assert shares([10.0]) == pytest.approx(0.6)
    assert shares([10.0] * 4) == pytest.approx(0.15)
    assert shares([10.0] * 4, workers=2) == pytest.approx(0.3)
    assert shares([9.7, 10.0]) == pytest.approx(0.3)
    assert shares([9.9, 9.6, 10.0]) == pytest.approx(0.1)
    assert shares([9.0]) == shares([10.0] * 1000) == LEAST
    now = 0.0
    left = [0.0] * 40
    while left:
        now += time_for([waits(at) for at in left], now, 0.6, 1)
        left.pop()
    assert now == pytest.approx(0.6)


@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("double", "search:20001"),
        ("double", "search:301ms"),
        ("double", "genius"),
        ("gress", "rule"),
        ("gress", "planner@nobody"),
    ],
)
def test_bots_that_are_not_to_be_had_are_refused(game: str, name: str) -> None:
    with pytest.raises(Malformed) as problem:
        check_bot(game, name, 300)
    assert problem.value.field == "bot"


@pytest.mark.parametrize("game", ["double", "grass", "gress"])
def test_bots_that_are_offered_are_to_be_had(game: str) -> None:
    for name in LEVELS:
        check_bot(game, name, 300)


def test_without_workers_nobody_places_a_bot(tmp_path: Path) -> None:
    async def match() -> None:
        async with company(running, ["Amy"]) as (amy,):
            table = open_table(running, amy.token, "double", 2)
            await sit_down(table, [amy])
            end = await amy.end_of(amy.do(table, "place", seat=1, bot="rule"))
            assert (end["type"], end["code"], end["field"]) == ("error", "malformed", "bot")

    with in_thread(tmp_path) as running:
        asyncio.run(match())


def test_what_a_bot_heard_goes_into_what_it_is_asked() -> None:
    """An offer of Grass that was refused is not made again; people who were asked by another bot are left
    alone."""
    position = table(
        "classic",
        hands="-F -F -B -D PF PF PF | PA | ",
        markets="open +F open",
        wasted="ST ST ST ST BK",
        known=[["1:PA"], [], [], []],
    )
    view = msgspec.msgpack.encode(GRASS.view(position, 0))
    made = ("offer-made", {"seat": 0, "target": 1, "gives": "-F", "wants": "PA"})
    said_no = ("offer-declined", {"seat": 1})

    def act(facts: list[tuple[str, dict[str, Any]]], people: list[int] | None = None) -> str | None:
        return answer(Choose(1, "grass", "rule", view, 5, facts, people or []), Minds()).act

    assert act([]) == "offer -F for PA to 1"
    assert act([made, said_no]) not in (None, "offer -F for PA to 1")
    other = ("offer-made", {"seat": 2, "target": 1, "gives": "-B", "wants": "DF"})
    assert act([other]) == "offer -F for PA to 1"
    assert act([other], people=[1]) not in (None, "offer -F for PA to 1")


SECRET: Any = {
    "double": {"options": {"bid_mode": "simultaneous", "first_dealer": 2}},
    "grass": {"options": {"draft": "on"}},
}


@pytest.mark.parametrize("game", SECRET)
def test_where_all_choose_in_secret_bots_wait_for_nobody(game: str, tmp_path: Path) -> None:
    async def match() -> None:
        house = playing(game, 3, bots=2, seed=5, **SECRET[game])
        async with quiet_house(tmp_path, workers=1) as server:
            live = in_memory(server, house.table)
            position = live.table.position
            assert position is not None
            assert position.actors() == 0b111
            live.bots.follow([])
            while position.actors() != 0b001:
                await asyncio.sleep(0.01)

    asyncio.run(match())


def test_a_bot_that_sits_down_in_the_middle_has_heard_what_was_before(tmp_path: Path) -> None:
    """After a restart or a takeover: the same as one that was there all along."""
    house = playing("grass", 3, bots=1, seed=2)
    house.play(60)
    assert house.phase == "playing"
    listener = player.find("grass", "rule")
    assert isinstance(listener, Listener)
    told = [for_players(fact) for outcome in house.outcomes for fact in outcome.facts if fact.seen_by(2)]
    wanted = [(fact.kind, fact.about) for fact in listener.worth_telling(told)]
    assert wanted

    async def match() -> None:
        async with quiet_house(tmp_path) as server:
            await server.store.append(house.log)
            live = in_memory(server, house.table)
            live.bots.follow([])
            mind = live.bots.minds[2]
            assert isinstance(mind, TurnMind)
            while not mind.heard:
                await asyncio.sleep(0.01)
            assert [(fact.kind, fact.about) for fact in mind.heard] == wanted
            live.bots.stop()

    asyncio.run(match())


def watched(house: House, seat: int) -> list[Seen]:
    """What a seat saw and was told, event by event, from the beginning of the match on."""
    found = seen_in_game(house.log, None, seat)
    assert found[0][1][0][0] == "dealer-chosen"
    return found


def mind_after(seen: list[Seen], at_once: bool) -> Memory:
    """The memory of a bot that was told all of it as a story, or glimpse by glimpse."""
    minds = Minds()
    first, last = (seen[:-1], seen[-1:]) if at_once else ([], seen)
    for number, (view, facts) in enumerate(last):
        story = first if not number else None
        assert not answer(See(1, "m", "gress", "expert", view, facts, 5, story=story), minds).problem
    bot = minds.bots["m"]
    assert isinstance(bot, GressBot)
    return bot.memory


def test_a_bot_of_gress_remembers_what_it_is_told_as_if_it_had_been_there() -> None:
    house = playing("gress", 4, seed=21, options={"referee": "official"})
    house.play(60)
    seen = watched(house, 3)
    assert len(seen) > 20
    there, told = mind_after(seen, at_once=False), mind_after(seen, at_once=True)
    assert told.seen.left == [[], [1], [1], [1, 2]]
    assert (told.seen.left, told.sizes, told.top) == (there.seen.left, there.sizes, there.top)


def test_a_bot_of_gress_that_has_forgotten_the_game_is_told_it(tmp_path: Path) -> None:
    """After a restart, a takeover, or when its process was lost; from then on it remembers."""
    house = playing("gress", 3, bots=1, bot="expert", seed=2)
    house.play(20)

    async def match() -> None:
        async with quiet_house(tmp_path, workers=1) as server:
            seen = house.table.game.view(house.table.position, 2)
            with pytest.raises(Forgotten):
                await server.crew.see("a mind that was never told", "gress", "expert", seen, [])
            await server.store.append(house.log)
            live = in_memory(server, house.table)
            live.bots.follow([])
            mind = live.bots.minds[2]
            assert isinstance(mind, TimedMind)
            glimpse = Glimpse(seen, [], live.table.seq)
            assert await mind.seen_so_far(glimpse.seq) == watched(house, 2)
            await mind.ask(glimpse, None)
            await server.crew.see(mind.name, "gress", "expert", glimpse.view, [])
            live.bots.stop()

    asyncio.run(match())


def test_bots_hear_the_game_and_talk_but_not_the_news_of_the_table() -> None:
    said = for_players(of_table("said", user="u1", seat=1, name="Amy", text="PA for you"))
    assert (said.kind, said.about) == ("said", {"seat": 1, "said": "PA for you"})
    assert for_players(of_table("said", user="u9", seat=None, name="Bob", text="PA")).kind == "table-said"
    played = for_players(Fact("traded", {"seat": 0}, EVERYBODY))
    assert (played.kind, played.about) == ("traded", {"seat": 0})
