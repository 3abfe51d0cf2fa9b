"""A line that takes its time: bytes pass between a client and the server, each way after a while."""

import asyncio
import contextlib
import socket as bare
from collections.abc import AsyncIterator, Callable
from typing import NamedTuple

HEADER = "X-Line-Microseconds"
Delay = Callable[[], float]
"""Seconds until what has just come in is passed on."""


class Ways(NamedTuple):
    """How long something takes to the server, and back."""

    there: Delay
    back: Delay


@contextlib.asynccontextmanager
async def slow_line(port: int, ways: Ways, told: int | None = None) -> AsyncIterator[int]:
    """The port of such a line to the server at `port`, for one client. With `told` it is a proxy that hands
    on how many microseconds its kernel measured, in place of whatever the client says about that."""
    loop = asyncio.get_running_loop()
    with bare.create_server(("127.0.0.1", 0)) as listener:
        listener.setblocking(False)

        async def serve() -> None:
            near, _ = await loop.sock_accept(listener)
            far = bare.create_connection(("127.0.0.1", port))
            with near, far:
                near.setblocking(False)
                far.setblocking(False)
                head = b""
                while b"\r\n\r\n" not in head:
                    head += await loop.sock_recv(near, 65536)
                await loop.sock_sendall(far, head if told is None else with_figure(head, told))
                with contextlib.suppress(OSError):
                    await asyncio.gather(carry(near, far, ways.there), carry(far, near, ways.back))

        line = asyncio.create_task(serve())
        try:
            yield listener.getsockname()[1]
        finally:
            line.cancel()
            await asyncio.gather(line, return_exceptions=True)


def with_figure(head: bytes, told: int) -> bytes:
    first, *lines = head.split(b"\r\n")
    lines = [line for line in lines if not line.lower().startswith(HEADER.lower().encode())]
    return b"\r\n".join([first, f"{HEADER}: {told}".encode(), *lines])


async def carry(source: bare.socket, target: bare.socket, delay: Delay) -> None:
    """Everything, in order: what comes later is never passed on earlier."""
    loop = asyncio.get_running_loop()
    due = 0.0
    under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

    async def read() -> None:
        nonlocal due
        while data := await loop.sock_recv(source, 65536):
            due = max(due, loop.time() + delay())
            under_way.put_nowait((due, data))
        under_way.put_nowait((due, b""))

    reading = asyncio.create_task(read())
    try:
        while data := (item := await under_way.get())[1]:
            await asyncio.sleep(item[0] - loop.time())
            await loop.sock_sendall(target, data)
        target.shutdown(bare.SHUT_WR)
    finally:
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
