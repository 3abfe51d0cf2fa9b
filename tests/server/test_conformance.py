"""The WebSocket is one as RFC 6455 has it: against a client by others, and frame by frame.

This holds for the version of picows that is installed; what of it is used is not all documented.
"""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from .frames import (
    ACCEPT,
    BINARY,
    CLOSE,
    MORE,
    PING,
    PONG,
    TEXT,
    Bare,
    bare_socket,
    frame,
    handshake,
    head,
    veiled,
)
from .running import SECONDS, Running, in_thread

ASK = b'{"type":"lobby","on":true}'
DATA, ODD = "dort lärmt's \N{GAME DIE}".encode(), b'{"type":"\xf0\x9f'


@pytest.fixture(scope="module", name="running")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with in_thread(tmp_path_factory.mktemp("club")) as server:
        yield server


def visit(running: Running, **more: Any) -> ClientConnection:
    headers = {"Authorization": f"Bearer {running.guest()}"}
    line: ClientConnection = connect(running.socket, additional_headers=headers, **more)
    return line


def hear(line: ClientConnection, name: str) -> dict[str, object]:
    while True:
        message: dict[str, object] = json.loads(line.recv(SECONDS))
        if message["type"] == name:
            return message


# A client by others


@pytest.mark.proof("websocket")
def test_another_client_talks_pings_and_says_goodbye(running: Running) -> None:
    with visit(running) as line:
        hear(line, "hello")
        line.send(ASK.decode())
        hear(line, "lobby")
        line.send(["{", '"type":"lobby",', '"on"', ":true", "}"])
        hear(line, "lobby")
        assert line.ping(b"are you there").wait(SECONDS)
        line.close(1000, "good night")
        assert line.close_code == 1000
        assert line.protocol.close_rcvd is not None


@pytest.mark.proof("websocket")
def test_neither_compression_nor_a_subprotocol_is_taken_up(running: Running) -> None:
    with visit(running, compression="deflate", subprotocols=["chess", "superchat"]) as line:
        assert line.subprotocol is None
        assert line.protocol.extensions == []
        assert line.response is not None
        offered = ("sec-websocket-extensions", "sec-websocket-protocol")
        assert not [name for name in offered if name in line.response.headers]
        hear(line, "hello")


@pytest.mark.proof("websocket")
def test_another_client_is_told_why_it_is_cut_off(running: Running) -> None:
    with visit(running) as line:
        hear(line, "hello")
        line.send(b"cards")
        with pytest.raises(ConnectionClosedError) as ended:
            hear(line, "what never comes")
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 1003


@pytest.mark.proof("websocket")
def test_another_client_with_a_page_of_others_is_not_let_in(running: Running) -> None:
    with running.http() as http:
        assert http.post("/api/guest", json={"name": "Amy"}).status_code == 200
        mine = {"Cookie": f"stammtisch={http.cookies['stammtisch']}"}
    with pytest.raises(InvalidStatus) as refused:
        connect(running.socket, additional_headers=mine, origin=Origin("http://evil.example"))
    assert refused.value.response.status_code == 403
    with connect(running.socket, additional_headers=mine, origin=Origin(running.origin)) as line:
        hear(line, "hello")


# The handshake


@pytest.mark.proof("websocket")
def test_the_handshake_is_answered_as_in_the_book(running: Running) -> None:
    with bare_socket(
        running, "Sec-WebSocket-Extensions: permessage-deflate", "Sec-WebSocket-Protocol: chess"
    ) as bare:
        lines = bare.answer.lower().split("\r\n")
        assert f"sec-websocket-accept: {ACCEPT.lower()}" in lines
        assert "upgrade: websocket" in lines
        assert "connection: upgrade" in lines
        assert not [line for line in lines if line.startswith(("sec-websocket-e", "sec-websocket-p"))]


@pytest.mark.proof("websocket")
@pytest.mark.parametrize(
    "name", ["upgrade: WebSocket", "UPGRADE: websocket", "Connection: keep-alive, Upgrade"]
)
def test_letters_and_lists_in_headers_are_taken_as_they_come(running: Running, name: str) -> None:
    left_out = name.partition(":")[0].capitalize()
    with running.dial() as line:
        line.sendall(handshake(running, running.guest(), name, leave_out=left_out))
        assert Bare(line).answer.startswith("HTTP/1.1 101 ")


@pytest.mark.proof("websocket")
@pytest.mark.parametrize(
    ("more", "leave_out", "line", "status"),
    [
        ([], "Sec-WebSocket-Key", "GET /ws HTTP/1.1", 400),
        (["Sec-WebSocket-Key: short"], "Sec-WebSocket-Key", "GET /ws HTTP/1.1", 400),
        (["Sec-WebSocket-Version: 8"], "Sec-WebSocket-Version", "GET /ws HTTP/1.1", 426),
        ([], "Sec-WebSocket-Version", "GET /ws HTTP/1.1", 426),
        (["Connection: close"], "Connection", "GET /ws HTTP/1.1", 404),
        ([], "", "POST /ws HTTP/1.1", 400),
        ([], "", "GET /ws/other HTTP/1.1", 404),
        ([], "Authorization", "GET /ws HTTP/1.1", 401),
    ],
    ids=["no key", "short key", "old", "no version", "no upgrade", "method", "place", "nobody"],
)
def test_another_handshake_is_refused(
    running: Running, more: list[str], leave_out: str, line: str, status: int
) -> None:
    answer = running.raw(handshake(running, running.guest(), *more, leave_out=leave_out, line=line))
    head, _, body = answer.decode().partition("\r\n\r\n")
    assert head.startswith(f"HTTP/1.1 {status} ")
    lengths = [line for line in head.lower().split("\r\n") if line.startswith("content-length:")]
    assert lengths == [f"content-length: {len(body)}"]
    assert ("sec-websocket-version: 13" in head.lower()) == (status == 426)


@pytest.mark.proof("websocket")
def test_a_token_that_is_no_text_is_nobodys(running: Running) -> None:
    with running.dial() as line:
        line.sendall(handshake(running, "x" * 42 + "\xff"))
        bare = Bare(line)
        assert bare.message("closing")["reason"] == "logged-out"
        assert bare.next_of(CLOSE).code == 1008


# Frames


@pytest.mark.proof("websocket")
def test_pings_are_answered_with_what_they_said_also_between_fragments(running: Running) -> None:
    with bare_socket(running) as bare:
        for data in (b"", b"x", DATA, b"y" * 125):
            bare.send(frame(PING, data))
            assert bare.next_of(PONG).data == data
        bare.send(frame(TEXT, ASK[:5], final=False), frame(PING, b"meanwhile"))
        assert bare.next_of(PONG).data == b"meanwhile"
        bare.send(frame(PONG, b"nobody asked"), frame(MORE, b"", final=False), frame(MORE, ASK[5:]))
        bare.message("lobby")


@pytest.mark.proof("websocket")
def test_frames_come_in_any_pieces(running: Running) -> None:
    with bare_socket(running) as bare:
        for byte in frame(TEXT, ASK):
            bare.send(bytes((byte,)))
        bare.message("lobby")
        bare.send(*[frame(PING, bytes((number,))) for number in range(50)], frame(TEXT, ASK))
        assert [bare.next_of(PONG).data[0] for number in range(50)] == list(range(50))
        bare.message("lobby")


@pytest.mark.proof("websocket")
def test_a_letter_may_be_cut_by_fragments(running: Running) -> None:
    with bare_socket(running) as bare:
        said = b'{"type":"' + DATA + b'"}'
        for cut in range(9, len(said)):
            bare.send(frame(TEXT, said[:cut], final=False), frame(MORE, said[cut:]))
            assert bare.message("error")["code"] == "malformed"


@pytest.mark.proof("websocket")
@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([frame(TEXT, ASK, masked=False)], 1002),
        ([frame(TEXT, ASK, reserved=4)], 1002),
        ([frame(TEXT, ASK, reserved=1)], 1002),
        ([frame(3, b"")], 1002),
        ([frame(11, b"")], 1002),
        ([frame(PING, b"", final=False)], 1002),
        ([frame(PING, b"x" * 126)], 1002),
        ([frame(MORE, b"x")], 1002),
        ([frame(TEXT, b"x", final=False), frame(TEXT, b"x")], 1002),
        ([bytes((0x81, 0x80 | 126, 0, 5)) + veiled(b"short")], 1002),
        ([bytes((0x81, 0x80 | 127)) + (1 << 63).to_bytes(8, "big")], 1002),
        ([head(TEXT, 4097)], 1009),
        ([head(TEXT, 1 << 40)], 1009),
        ([frame(TEXT, b"x" * 3000, final=False), frame(MORE, b"x" * 1097)], 1009),
        ([frame(TEXT, b"x", final=False), *[frame(MORE, b"x" * 40, final=False)] * 110], 1009),
        ([frame(TEXT, ODD)], 1007),
        ([frame(TEXT, b'"\xed\xa0\x80"')], 1007),
        ([frame(TEXT, b'"\xc0\xaf"')], 1007),
        ([frame(TEXT, ODD, final=False), frame(MORE, b'x"}')], 1007),
        ([frame(BINARY, ASK)], 1003),
        ([frame(BINARY, ASK, final=False)], 1003),
    ],
    ids=[
        *("unmasked", "first reserved bit", "third reserved bit", "reserved kind", "reserved control"),
        *(
            "ping in pieces",
            "long ping",
            "end without a beginning",
            "two beginnings",
            "size not the shortest",
        ),
        *(
            "size below zero",
            "large",
            "very large",
            "large in pieces",
            "many pieces",
            "not UTF-8",
            "surrogate",
        ),
        *("overlong letter", "not UTF-8 in pieces", "binary", "binary in pieces"),
    ],
)
def test_what_is_against_the_book_ends_the_connection(
    running: Running, frames: list[bytes], code: int
) -> None:
    with bare_socket(running) as bare:
        bare.send(*frames)
        goodbye = bare.next_of(CLOSE)
        assert goodbye.code == code
        bare.send(frame(CLOSE, goodbye.data[:2]))
        assert bare.ended()


@pytest.mark.proof("websocket")
@pytest.mark.parametrize("data", [b"", b"\x03\xe8", b"\x03\xe9going", b"\x0f\xa0" + b"x" * 123])
def test_a_goodbye_is_answered_and_the_connection_ends(running: Running, data: bytes) -> None:
    with bare_socket(running) as bare:
        bare.send(frame(CLOSE, data))
        assert bare.next_of(CLOSE).code == 1000
        assert bare.ended()


@pytest.mark.proof("websocket")
@pytest.mark.parametrize(
    "last",
    [frame(CLOSE, b"\x03\xe8"), frame(TEXT, ODD), frame(TEXT, b"", reserved=2)],
    ids=["goodbye", "odd", "reserved"],
)
def test_after_a_goodbye_nothing_is_heard(running: Running, last: bytes) -> None:
    malformed = running.inside.metrics.malformed
    before = malformed.count
    with bare_socket(running) as bare:
        bare.send(frame(TEXT, b"{"), last, frame(TEXT, b"{"), frame(CLOSE))
        bare.next_of(CLOSE)
        assert bare.ended()
    assert malformed.count == before + 1
