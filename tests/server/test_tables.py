"""Tables over the line: what is told to whom, again and after a stop."""

import asyncio
import contextlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from stammtisch.base.bits import Dice
from stammtisch.match.log import Row
from stammtisch.match.record import read_record
from stammtisch.match.replay import verify
from stammtisch.server.connections import Connection
from stammtisch.store.store import Failures, Unavailable

from .client import Client, asked, company, connected, get_ready, open_table, play, sit_down
from .running import SECONDS, Running, in_child, in_thread

MOST_UNREAD = 5000
"""Messages of which some must have been dropped if a client reads none of them."""


@pytest.fixture(scope="module", name="running")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with in_thread(tmp_path_factory.mktemp("club")) as server:
        yield server


async def begun(running: Running, people: list[Client], **settings: Any) -> str:
    table = open_table(running, people[0].token, "double", len(people), **settings)
    await sit_down(table, people)
    await get_ready(table, people)
    return table


async def one_act(table: str, people: list[Client]) -> tuple[Client, str, dict[str, Any]]:
    """Whoever is asked acts: who it was, the id and the end."""
    while True:
        for client in people:
            if asked(client):
                legal = await client.acts(table)
                command = client.do(table, "act", act=legal[0])
                return client, command, await client.end_of(command)
        await asyncio.sleep(0.01)


def test_an_act_is_told_to_all_and_each_sees_their_own_cards(running: Running) -> None:
    async def match() -> None:
        async with company(running, ["Amy", "Ben"]) as people, company(running, ["Zoe"]) as (spectator,):
            table = await begun(running, people)
            await spectator.watch(table)
            _, _, end = await one_act(table, people)
            assert end["type"] == "accepted"
            for client in (*people, spectator):
                while client.seq < end["seq"]:
                    await client.next("told")
                hands = client.sight["moment"]["view"]["hands"]
                own = client.sight["moment"]["seat"]
                assert [seat for seat, hand in enumerate(hands) if hand is not None] in ([own], [])
            assert spectator.sight["moment"]["seat"] == -1
            assert "end" not in str(spectator.sight["placard"].keys())

    asyncio.run(match())


@pytest.mark.proof("once")
def test_a_command_sent_again_is_a_duplicate_also_on_another_line(running: Running) -> None:
    async def match() -> None:
        async with company(running, ["Amy", "Ben"]) as people:
            table = await begun(running, people)
            actor, command, end = await one_act(table, people)
            again = await actor.end_of(actor.do(table, "act", id=command, act="bid 0"))
            assert (again["type"], again["seq"]) == ("duplicate", end["seq"])
            async with connected(running, actor.token) as other:
                again = await other.end_of(other.do(table, "act", id=command, act="bid 0"))
                assert (again["type"], again["seq"]) == ("duplicate", end["seq"])

    asyncio.run(match())


def test_what_is_refused_names_the_rule_and_changes_nothing(running: Running) -> None:
    async def match() -> None:
        async with company(running, ["Amy", "Ben"]) as people:
            table = await begun(running, people)
            seq = people[0].seq
            waiting = next(client for client in people if not asked(client))
            end = await waiting.end_of(waiting.do(table, "act", act="bid 0"))
            assert end["type"] == "refused"
            assert end["rule"].startswith("double:")
            end = await waiting.end_of(waiting.do(table, "act", act="dance"))
            assert (end["type"], end["code"]) == ("error", "malformed")
            end = await waiting.end_of(waiting.do("nowhere", "act", act="bid 0"))
            assert (end["type"], end["code"]) == ("error", "not-found")
            assert (await waiting.watch(table))["seq"] == seq

    asyncio.run(match())


def test_resync_tells_what_was_missed(running: Running) -> None:
    async def match() -> None:
        async with company(running, ["Amy", "Ben"]) as people:
            table = await begun(running, people)
            before = people[0].seq
            told = []
            for turn in range(2):
                _, _, end = await one_act(table, people)
                while people[0].seq < end["seq"]:
                    await people[0].next("told")
            told = [
                message for message in people[0].all if message["type"] == "told" and message["seq"] > before
            ]
            async with connected(running, people[0].token) as back:
                shown = await back.watch(table, after=before)
                assert shown["facts"] == [fact for message in told for fact in message["facts"]]
                assert not shown["gap"]
                assert shown["sight"] == people[0].sight
                assert (await back.watch(table, after=shown["seq"]))["facts"] == []

    asyncio.run(match())


def test_the_story_so_far_is_the_one_that_was_told(running: Running) -> None:
    async def match() -> None:
        async with company(running, ["Amy", "Ben"]) as people:
            table = await begun(running, people)
            _, _, end = await one_act(table, people)
            while people[1].seq < end["seq"]:
                await people[1].next("told")
            with running.http(people[1].token) as http:
                steps = http.get(f"/api/tables/{table}/story", params={"limit": 100}).json()
            assert steps[-1]["seq"] == end["seq"]
            assert steps[-1]["moment"] == people[1].sight["moment"]
            with running.http() as http:
                seen = http.get(f"/api/tables/{table}/story", params={"skip": len(steps) - 1}).json()
            assert seen[-1]["moment"]["view"]["hands"] == [None, None]

    asyncio.run(match())


def test_who_comes_back_can_read_the_verdicts_again_and_nothing_else(running: Running) -> None:
    """Ben draws out of turn, and Amy complains without reason: all know that, and only Ben knows the card."""

    def facts_of(client: Client) -> list[dict[str, Any]]:
        return [fact for message in client.all if message["type"] == "told" for fact in message["facts"]]

    async def match() -> None:
        async with company(running, ["Amy", "Ben", "Cat"]) as people:
            amy, ben, _ = people
            options = {"first_dealer": 0, "W": 0, "ruling_pause": 0}
            table = open_table(running, amy.token, "gress", 3, options=options, clock={"slow": 1000})
            await sit_down(table, people)
            await get_ready(table, people)
            for client in people:
                await client.done(table, "act", act="ready")
            await ben.done(table, "say", text="psst")
            await amy.done(table, "act", act="open")
            await ben.done(table, "act", act="holding draw")
            end = await amy.done(table, "act", act="complain misplay 1")
            for client in people:
                while client.seq < end["seq"]:
                    await client.next("told")
                with running.http(client.token) as http:
                    told = http.get(f"/api/tables/{table}/told/{end['seq']}").json()
                heard = facts_of(client)
                assert told[-len(heard) :] == heard
                kinds = [fact["kind"] for fact in told]
                assert {"said", "card-taken", "complaint-rejected"} <= set(kinds)
                assert ("card-taken-own" in kinds) == (client is ben)
            with running.http(ben.token) as http:
                assert http.get(f"/api/tables/{table}/told/0").json() == []
                for number in ("soon", "9" * 5000):
                    answer = http.get(f"/api/tables/{table}/told/{number}").json()
                    assert answer["error"]["field"] == "upto"
            with running.http() as http:
                seen = http.get(f"/api/tables/{table}/told/{end['seq']}").json()
            assert "card-taken-own" not in [fact["kind"] for fact in seen]

    asyncio.run(match())


def test_a_match_that_is_over_can_be_verified(running: Running) -> None:
    async def match() -> None:
        async with company(running, ["Amy", "Ben"]) as people:
            table = await begun(running, people, options={"schedule": [1]})
            await asyncio.gather(*(play(table, client, Dice(3)) for client in people))
            with running.http(people[0].token) as http:
                for attempt in range(100):
                    reply = http.get(f"/api/tables/{table}/records/1")
                    if reply.status_code == 200:
                        break
                    await asyncio.sleep(0.02)
                found = verify(read_record(reply.content))
                assert found.finished
                history = http.get("/api/history").json()
                assert history["matches"][0]["table"] == table
                assert http.get(f"/api/tables/{table}/records").json()[0]["names"] == ["Amy", "Ben"]
                user = people[1].user
                assert http.get(f"/api/users/{user}").json()["matches"][0]["table"] == table

    asyncio.run(match())


def test_talk_reaches_all_but_those_who_mute(running: Running) -> None:
    async def chat() -> None:
        async with company(running, ["Amy", "Ben", "Cleo"]) as people:
            amy, ben, cleo = people
            table = open_table(running, amy.token, "double", 4)
            for client in people:
                await client.watch(table)
            ben.send("mute", user=amy.user, on=True)
            ben.send("lobby", on=True)
            await ben.next("lobby")
            await amy.done(table, "say", text="  hello   there ")
            await amy.done(table, "sit", seat=1)
            said = (await cleo.next("told"))["facts"]
            assert [fact["about"]["text"] for fact in said] == ["hello there"]
            assert (await ben.next("told"))["facts"] == []
            assert (await ben.next("told"))["facts"][0]["kind"] == "sat"
            end = await amy.end_of(amy.do(table, "say", text="a\u202eb"))
            assert (end["code"], end["field"]) == ("malformed", "text")
            for turn in range(30):
                end = await amy.end_of(amy.do(table, "say", text="again"))
                if end["type"] == "error":
                    break
            assert end["code"] == "too-many"

    asyncio.run(chat())


def test_the_lobby_shows_public_tables_as_they_come_and_go(running: Running) -> None:
    async def look() -> None:
        async with company(running, ["Amy", "Ben"]) as (amy, ben):
            ben.send("lobby", on=True)
            await ben.next("lobby")
            hidden = open_table(running, amy.token, "double", 2, visibility="private")
            table = open_table(running, amy.token, "double", 2)
            listed = await ben.next("listed")
            assert (listed["table"]["table"], listed["table"]["people"]) == (table, 0)
            assert (await ben.watch(hidden))["code"] == "not-found"
            await amy.done(table, "sit", seat=0)
            assert (await ben.next("listed"))["table"]["names"] == ["Amy"]
            await amy.done(table, "close")
            assert (await ben.next("unlisted"))["table"] == table
            with running.http() as http:
                shown = [one["table"] for one in http.get("/api/tables").json()["tables"]]
            assert hidden not in shown
            assert table not in shown

    asyncio.run(look())


def test_who_has_another_line_open_is_not_missed(running: Running) -> None:
    async def reconnect() -> None:
        async with company(running, ["Amy", "Ben"]) as (amy, ben):
            table = await begun(running, [amy, ben])
            async with connected(running, amy.token) as second:
                await second.watch(table)
                amy.leave()
                await asyncio.sleep(0.1)
                live = running.inside.tables.live[table]
                assert not live.table.presence.is_away(amy.user)
            async with asyncio.timeout(SECONDS):
                while not live.table.presence.is_away(amy.user):
                    await ben.next("lines")

    asyncio.run(reconnect())


@pytest.mark.proof("limits")
def test_a_slow_client_is_dropped_and_nobody_else_notices(tmp_path: Path) -> None:
    async def match() -> None:
        async with company(small, ["Amy", "Ben"]) as people, connected(small, small.guest()) as lazy:
            table = await begun(small, people)
            await lazy.watch(table)
            (connection,) = small.inside.hall.of_user[lazy.user]
            assert isinstance(connection, Connection)
            assert lazy.transport is not None
            lazy.transport.underlying_transport.pause_reading()
            wide = "x" * 200
            for turn in range(MOST_UNREAD):
                if connection.socket is None or connection.socket.slow_since is not None:
                    break
                await people[0].done(table, "say", text=wide)
            else:
                raise AssertionError("there is no end to what is kept for a client that does not read")
            _, _, end = await one_act(table, people)
            assert end["type"] == "accepted"
            assert connection.missed == {table} or connection.socket is None
            lazy.transport.underlying_transport.resume_reading()
            lazy.heard.clear()
            while lazy.seq < end["seq"]:
                await lazy.next("table", "told")
            assert lazy.sight == {**people[0].sight, "moment": lazy.sight["moment"]}

    with in_thread(tmp_path, says_per_minute=1_000_000) as small:
        asyncio.run(match())


@pytest.mark.proof("not-before")
def test_when_the_log_refuses_nobody_is_told_and_the_table_is_read_again(tmp_path: Path) -> None:
    async def match() -> None:
        async with company(running, ["Amy", "Ben"]) as people:
            table = await begun(running, people)
            seq = people[0].seq
            store = running.inside.store
            append_all = store.append_all

            def full(logs: Sequence[Sequence[Row]]) -> "asyncio.Future[Failures]":
                done: asyncio.Future[Failures] = asyncio.get_running_loop().create_future()
                done.set_result([Unavailable("disk full") for rows in logs])
                return done

            store.append_all = full  # type: ignore[method-assign]
            _, _, end = await one_act(table, people)
            assert (end["type"], end["code"]) == ("error", "unavailable")
            store.append_all = append_all  # type: ignore[method-assign]
            assert (await people[0].watch(table))["seq"] == seq
            _, _, end = await one_act(table, people)
            assert (end["type"], end["seq"]) == ("accepted", seq + 1)

    with in_thread(tmp_path) as running:
        asyncio.run(match())


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_after_a_restart_everything_is_there_and_goes_on(tmp_path: Path, how: str) -> None:
    async def first() -> tuple[str, list[str], dict[str, Any], str]:
        async with company(running, ["Amy", "Ben"]) as people:
            table = await begun(running, people, clock={"seconds": 60})
            actor, command, end = await one_act(table, people)
            while people[0].seq < end["seq"]:
                await people[0].next("told")
            tokens = [client.token for client in (actor, *people)]
            if how == "kill":
                running.kill()
            return table, tokens, people[0].sight, command

    async def second() -> None:
        async with contextlib.AsyncExitStack() as stack:
            people = [await stack.enter_async_context(connected(running, token)) for token in tokens]
            for client in people:
                await client.watch(table)
            view = people[1].sight["moment"]["view"]
            assert view == sight["moment"]["view"]
            end = await people[0].end_of(people[0].do(table, "act", id=command, act="bid 0"))
            assert end["type"] == "duplicate"
            _, _, end = await one_act(table, people[1:])
            assert end["type"] == "accepted"

    with (in_child if how == "kill" else in_thread)(tmp_path) as running:
        table, tokens, sight, command = asyncio.run(first())
    with in_thread(tmp_path) as running:
        asyncio.run(second())


def test_a_stop_says_goodbye_after_the_answers(tmp_path: Path) -> None:
    async def match() -> None:
        async with connected(running, running.guest()) as client:
            table = open_table(running, client.token, "double", 2)
            command = client.do(table, "sit", seat=0)
            running.stop()
            types = [(await client.next("accepted", "closing"))["type"] for turn in range(2)]
            assert set(types) == {"accepted", "closing"}, types
            assert command
            assert await client.until_closed() == 1012

    with in_thread(tmp_path) as running:
        asyncio.run(match())


def test_idle_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    async def match() -> None:
        async with company(running, ["Amy", "Ben"]) as people:
            table = await begun(running, people)
            seq = people[0].seq
        house = running.inside
        while table in house.tables.live:
            running.call(house.tables.sweep)
            await asyncio.sleep(0.2)
        away = house.tables.aside[table].since
        async with connected(running, people[1].token) as back:
            assert (await back.watch(table))["seq"] >= seq
            assert back.sight["moment"]["view"]["hands"][1] is not None
            assert house.tables.live[table].table.presence.away[people[0].user] == away

    with in_thread(tmp_path, idle_seconds=1) as running:
        asyncio.run(match())
