"""A WebSocket of ours: what is let in, what is heard, and how it ends."""

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path

import picows
import pytest

from stammtisch.server.connections import Connection

from .client import connect, connected
from .running import Running, in_thread

TEXT, MORE = picows.WSMsgType.TEXT, picows.WSMsgType.CONTINUATION


@pytest.fixture(scope="module", name="running")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with in_thread(tmp_path_factory.mktemp("club")) as server:
        yield server


def refusal(running: Running, headers: dict[str, str], token: str | None = None) -> int:
    """The HTTP status with which a WebSocket is refused; 101 when it is not."""

    async def knock() -> int:
        try:
            client = await connect(running, token, headers)
        except picows.WSInvalidStatusError as refused:
            return int(refused.response.status) if refused.response is not None else 0
        await client.gone()
        return 101

    return asyncio.run(knock())


def cookie(running: Running) -> str:
    with running.http() as http:
        assert http.post("/api/guest", json={"name": "Amy"}).status_code == 200
        return f"stammtisch={http.cookies['stammtisch']}"


@pytest.mark.proof("origin")
def test_a_cookie_counts_for_our_own_pages_only(running: Running) -> None:
    mine = cookie(running)
    assert refusal(running, {"cookie": mine, "origin": running.origin}) == 101
    assert refusal(running, {"cookie": mine}) == 403
    for origin in ("null", "http://evil.example", running.origin + ".evil.example", running.origin + "/"):
        assert refusal(running, {"cookie": mine, "origin": origin}) == 403


def test_a_token_needs_no_origin_and_nobody_else_comes_in(running: Running) -> None:
    assert refusal(running, {}, running.guest()) == 101
    assert refusal(running, {"origin": running.origin}) == 401
    assert refusal(running, {"cookie": "stammtisch=", "origin": "http://evil.example"}) in (401, 403)


def test_a_cookie_is_no_token_and_a_token_no_cookie(running: Running) -> None:
    async def both() -> list[str]:
        found = []
        for client in (
            await connect(running, cookie(running).partition("=")[2]),
            await connect(running, None, {"cookie": f"stammtisch={token}", "origin": running.origin}),
            await connect(running, "x" * 43),
        ):
            found.append((await client.next("closing", "hello"))["type"])
            assert await client.until_closed() == 1008
            await client.gone()
        return found

    token = running.guest()
    assert asyncio.run(both()) == ["closing"] * 3


@pytest.mark.proof("malformed")
def test_what_is_not_understood_is_answered_and_the_line_stays(running: Running) -> None:
    async def talk() -> None:
        async with connected(running, running.guest()) as client:
            for data in (b"", b"{", b"[]", b"null", b'{"type":"fly"}', b'{"type":"lobby"}', b"[" * 4000):
                client.raw(data)
                assert (await client.next("error"))["code"] == "malformed"
            client.raw(b'{"type":"lobby","on":true,"extra":1}')
            message = await client.next("error")
            assert "extra" in message["problem"]
            client.raw(b'{"type":"lobby","on":"yes"}')
            assert (await client.next("error"))["field"] == "on"
            client.send("lobby", on=True)
            await client.next("lobby")

    asyncio.run(talk())


def test_messages_in_pieces_are_joined(running: Running) -> None:
    async def talk() -> None:
        async with connected(running, running.guest()) as client:
            assert client.transport is not None
            client.transport.send(TEXT, b'{"type":"lob', fin=False)
            client.transport.send(MORE, b'by","on"', fin=False)
            client.transport.send_ping(b"meanwhile")
            client.transport.send(MORE, b":true}")
            await client.next("lobby")

    asyncio.run(talk())


@pytest.mark.proof("limits")
@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([(picows.WSMsgType.BINARY, b"{}", True)], {1003}),
        ([(TEXT, b"x" * 4097, True)], {1009}),
        ([(TEXT, b"x" * 3000, False), (MORE, b"x" * 3000, True)], {1009}),
        ([(TEXT, b'"\xff"', True)], {1007}),
        ([(MORE, b"x", True)], {1002}),
        ([(TEXT, b"x", False), (TEXT, b"x", True)], {1002}),
    ],
    ids=["binary", "large", "large in pieces", "not UTF-8", "end without a beginning", "two beginnings"],
)
def test_what_ends_the_line(
    running: Running, frames: list[tuple[picows.WSMsgType, bytes, bool]], code: set[int]
) -> None:
    async def talk() -> int:
        async with connected(running, running.guest()) as client:
            assert client.transport is not None
            for kind, data, fin in frames:
                client.transport.send(kind, data, fin=fin)
            return await client.until_closed()

    assert asyncio.run(talk()) in code


def test_the_largest_message_is_heard(running: Running) -> None:
    async def talk() -> None:
        async with connected(running, running.guest()) as client:
            start = b'{"type":"lobby","on":true'
            client.raw(start + b" " * (4096 - len(start) - 1) + b"}")
            await client.next("lobby")

    asyncio.run(talk())


def test_the_line_is_measured(running: Running) -> None:
    async def measure() -> None:
        async with connected(running, running.guest()) as client:
            await client.next("ping")
            connections = list(running.inside.hall.visits)
            assert any(connection.ping is not None for connection in connections)

    asyncio.run(measure())


def test_an_answer_to_no_ping_counts_for_nothing(running: Running) -> None:
    async def cheat() -> None:
        async with connected(running, running.guest()) as client:
            assert client.transport is not None
            (connection,) = running.inside.hall.of_user[client.user]
            assert isinstance(connection, Connection)
            client.transport.send_pong(b"\x00" * 8)
            client.transport.send_pong(b"")
            client.send("lobby", on=True)
            await client.next("lobby")
            assert connection.socket is not None
            assert connection.socket.round_trip is None or connection.socket.round_trip > 0

    asyncio.run(cheat())


@pytest.mark.proof("limits")
def test_five_connections_and_the_oldest_goes(running: Running) -> None:
    async def crowd() -> None:
        token = running.guest()
        async with contextlib.AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(connected(running, token)) for number in range(6)]
            assert (await clients[0].next("closing"))["reason"] == "too-many"
            await clients[0].until_closed()
            for client in clients[1:]:
                client.send("lobby", on=True)
                await client.next("lobby")

    asyncio.run(crowd())


def test_who_is_logged_out_is_cut_off(running: Running) -> None:
    async def leave() -> None:
        token = running.guest()
        async with connected(running, token) as client:
            with running.http(token) as http:
                assert http.delete("/api/session").status_code == 200
            assert (await client.next("closing"))["reason"] == "logged-out"
            await client.until_closed()
        client = await connect(running, token)
        assert (await client.next("closing", "hello"))["type"] == "closing"
        await client.gone()

    asyncio.run(leave())


@pytest.mark.proof("limits")
def test_too_much_talk_is_refused_and_then_cut(tmp_path: Path) -> None:
    async def chatter() -> None:
        async with connected(small, small.guest()) as client:
            for turn in range(100):
                client.send("lobby", on=False)
            assert (await client.next("error"))["code"] == "too-many"
            assert (await client.next("closing"))["reason"] == "too-many"
            await client.until_closed()

    with in_thread(tmp_path, messages_per_second=1, messages_at_once=10) as small:
        asyncio.run(chatter())
