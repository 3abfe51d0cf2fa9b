"""The server put together, and running."""

import asyncio
import contextlib
import gc
import os
import signal
import socket
import ssl
import sys
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp

from stammtisch.base.errors import Malformed
from stammtisch.games import catalogue
from stammtisch.server import logs, openapi, picows_socket
from stammtisch.server.clock import SteadyClock
from stammtisch.server.door import Door, context_of
from stammtisch.server.endpoints import ENDPOINTS, METRICS
from stammtisch.server.gate import Gate, highest_for, raise_descriptors
from stammtisch.server.house import House
from stammtisch.server.http import JSON, Endpoint, Guarded, not_served, route
from stammtisch.server.pages import PAGES
from stammtisch.server.plain_connections import PlainConnection
from stammtisch.server.readiness import READINESS_ENDPOINTS
from stammtisch.server.settings import Settings
from stammtisch.server.tables import last_moment
from stammtisch.store.opening import open_store
from stammtisch.store.store import Unavailable, Unusable

BACKLOG: Final = 2048
SHUTDOWN_SECONDS: Final = 10
SWITCH_SECONDS: Final = 0.0005
COLLECT_AFTER: Final = (10_000, 10, 10)
HANDED_OVER: Final = 3
"""The descriptor under which systemd, or a server that makes way for this one, leaves the open port."""


def web(house: House) -> ASGIApp:
    """Everything over HTTP."""

    async def described(request: Request) -> Response:
        return Response(msgspec.json.encode(openapi.document()), media_type=JSON)

    def routes(endpoints: Sequence[Endpoint]) -> list[Route]:
        return [route(house.guard, house.parts, endpoint) for endpoint in endpoints]

    return Guarded(
        Starlette(
            routes=[
                *routes((*ENDPOINTS, METRICS, *READINESS_ENDPOINTS)),
                Route("/api/openapi.json", described),
                *routes(PAGES),
            ],
            exception_handlers={HTTPException: not_served},
        ),
        house.proxies,
        house.settings.hsts_days,
    )


def listen(settings: Settings) -> socket.socket:
    """The port, taken before anything else is done; raises `Malformed` when it can't be had.

    If somebody has opened one for this process (as systemd does it: LISTEN_FDS, LISTEN_PID), it is that.
    """
    if os.environ.get("LISTEN_PID") == str(os.getpid()) and os.environ.get("LISTEN_FDS") == "1":
        return socket.socket(fileno=os.dup(HANDED_OVER))
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except (OSError, OverflowError) as problem:
        listener.close()
        reason = problem.strerror if isinstance(problem, OSError) else str(problem)
        raise Malformed(f"can't listen on {settings.host}:{settings.port}: {reason}", "--port") from None
    listener.listen(BACKLOG)
    return listener


def config(house: House) -> uvicorn.Config:
    settings = house.settings
    return uvicorn.Config(
        web(house),
        ws=picows_socket.protocol(house.reception.knock),
        timeout_keep_alive=settings.keep_alive_seconds,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


def spare_the_collector() -> None:
    """What is here now stays; and most of what comes goes without cycles, so it is looked for less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def favour_the_loop() -> None:
    """A thread that writes a record, or to the disk, gives way to the event loop sooner than usual."""
    sys.setswitchinterval(SWITCH_SECONDS)


class Server(uvicorn.Server):
    """Says when it is ready; and `stop` is as good as a signal. People come in by a door of our own, and
    `farewell` ends what waits for news."""

    def __init__(
        self, config: uvicorn.Config, gate: Gate, context: ssl.SSLContext | None, farewell: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self.door: Final = Door(
            gate,
            context,
            partial(PlainConnection, config=config, server_state=self.server_state, app_state={}),
        )
        self.farewell: Final = farewell
        self.interrupted = False
        """Whether it was ended by Ctrl+C."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])
        for listener in sockets or []:
            self.door.open(listener)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.farewell()
        await self.door.close()
        await super().shutdown(sockets)

    def stop(self) -> None:
        self.should_exit = True

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal ends the server in order; it is not raised again before everything is closed."""
        with super().capture_signals():
            try:
                yield
            finally:
                self.interrupted = signal.SIGINT in self._captured_signals
                self._captured_signals.clear()


@contextlib.asynccontextmanager
async def opened(settings: Settings, address: str, backups: Path, port: int) -> AsyncIterator[House]:
    """A house with its store, closed in order whatever happens."""
    for module in settings.games:
        catalogue.add(module)
    store = await open_store(address)
    try:
        clock = SteadyClock(await last_moment(store))
    except Unavailable as problem:
        await store.close()
        raise unreadable(problem) from None
    house = House(settings, store, port, backups, clock)
    try:
        try:
            await house.open()
        except Unavailable as problem:
            raise unreadable(problem) from None
        yield house
    finally:
        await house.close()


def unreadable(problem: Unavailable) -> Unusable:
    return Unusable(f"what is kept there can't be read: {problem}", "--store")


async def serve(
    settings: Settings, address: str, backups: Path, ready: Callable[[House, int, Server], None]
) -> None:
    """Until a signal, or `stop`, ends it. `ready` is told the port once everything is there again."""
    logs.set_up(settings.log, settings.log_format)
    asyncio.get_running_loop().set_exception_handler(logs.on_loop_trouble)
    highest = highest_for(raise_descriptors())
    listener = listen(settings)
    port: int = listener.getsockname()[1]
    with contextlib.closing(listener):
        async with opened(settings, address, backups, port) as house:
            gate = Gate(settings, house.proxies, house.metrics, highest)
            context = context_of(settings.tls_cert, settings.tls_key)
            server = Server(config(house), gate, context, house.farewell)
            spare_the_collector()
            favour_the_loop()
            house.stop = server.stop
            ready(house, port, server)
            await server.serve(sockets=[listener])


def run(settings: Settings, address: str, backups: Path, ready: Callable[[House, int, Server], None]) -> None:
    """The same in an event loop of its own, the fast one where there is one."""
    try:
        import uvloop
    except ImportError:
        asyncio.run(serve(settings, address, backups, ready))
    else:
        uvloop.run(serve(settings, address, backups, ready))
