"""How an HTTP request becomes a call of one function, and what every answer carries.

An `Endpoint` says all there is to know: the Starlette routes and the OpenAPI document are made from the same
list.
"""

import gzip
from collections.abc import Awaitable, Callable, Mapping, Sequence
from inspect import signature
from typing import Any, Final, Literal, NamedTuple

import msgspec
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stammtisch.base.errors import Bug, Malformed
from stammtisch.base.reading import convert, decode
from stammtisch.server import logs
from stammtisch.server.api_types import Failed, Problem
from stammtisch.server.errors import Failure
from stammtisch.server.guard import Guard
from stammtisch.server.kept import SharedText, gzipped, plain_of
from stammtisch.server.limits import DAY, Buckets
from stammtisch.server.origins import Proxies
from stammtisch.server.sessions import Caller, Credentials, credentials, must
from stammtisch.store.store import Unavailable

LARGEST_BODY: Final = 64 * 1024
LONGEST_NUMBER: Final = 9
"""Digits of a number in a path; no log is as long as that."""
JSON: Final = "application/json"
PACKED: Final = {"vary": "accept-encoding, cookie"}
WORTH_PACKING: Final = 2000
"""Bytes."""
SAFE: Final = ("GET", "HEAD")
BY_STATUS: Final = {404: "not-found", 405: "method"}
HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
"""On every answer. Links are secrets here, so no other site is told where somebody came from. Our own pages
are: without that, browsers would hide the origin of a form that is sent (see `Origins`)."""
HSTS: Final = b"strict-transport-security"
_RAW_HEADERS: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

Who = Literal["machine", "anyone", "user", "admin"]
"""Whom something is for. A machine is not asked who it is, for that would be a question to the store."""


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which part of a long list."""

    limit: int = 50
    skip: int = 0


class Call:
    """One request, taken apart."""

    def __init__(self, guard: Guard, request: Request) -> None:
        self.guard: Final = guard
        self.request: Final = request
        self.headers: Final[Mapping[str, str]] = request.headers
        self.peer: Final = request.client.host if request.client is not None else ""
        self.address: Final = guard.proxies.address(self.peer, self.headers)
        self.secure: Final = guard.proxies.secure(self.peer, self.headers, request.url.scheme == "https")
        self.found: Final[Credentials | None] = credentials(self.headers, self.secure)
        self.guest: Caller | None = None
        self.body: Any = None
        self.set_cookie: str | None = None

    @property
    def user(self) -> Caller:
        return must(self.guest)

    @property
    def visitor(self) -> str | None:
        """The id of whoever asks, if that is known."""
        return None if self.guest is None else self.guest.user.id

    @property
    def unpacks(self) -> bool:
        """Whether whoever asks can read what is compressed."""
        return "gzip" in self.headers.get("accept-encoding", "")

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])

    def number(self, name: str) -> int:
        """A number in the path; raises `Malformed` where there is something else."""
        text = self.path(name)
        if not (text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER):
            raise Malformed("must be a number", name)
        return int(text)

    def check_origin(self, bearer: bool | None = None) -> None:
        if bearer is None:
            bearer = self.found is not None and self.found.bearer
        self.guard.origins.check(self.headers, bearer)
        self.guard.origins.check_foreign(self.headers)

    def charge(self, limit: Buckets, cost: float = 1.0) -> None:
        """Raises `Failure` when there was too much of it from this address."""
        if not limit.take(self.address, cost):
            raise Failure("too-many")

    def page(self) -> Page:
        try:
            page = msgspec.convert(dict(self.request.query_params), Page, strict=False)
        except msgspec.ValidationError:
            page = convert(dict(self.request.query_params), Page)
        if not 1 <= page.limit <= 100 or not 0 <= page.skip <= 1_000_000:
            raise Malformed("limit must be 1 to 100 and skip 0 to 1000000", "limit")
        return page


Handler = Callable[..., Awaitable[Any]]
"""Is given the call, and those parts of the server that its further parameters name by their types."""


class Endpoint(NamedTuple):
    """One thing that can be asked for."""

    method: str
    path: str
    handler: Handler
    summary: str
    reply: Any
    body: Any = None
    who: Who = "user"
    paged: bool = False
    origin: bool = True
    """Whether the Origin is checked before the handler, for methods that change something."""
    counted: bool = True
    """Whether it counts as a request. The files of the page don't: a whole club may open it at once."""


def public(path: str, handler: Handler, summary: str, reply: Any, **more: bool) -> Endpoint:
    """Something to look at for anybody."""
    return Endpoint("GET", path, handler, summary, reply, who="anyone", **more)


def route(guard: Guard, parts: Sequence[object], endpoint: Endpoint) -> Route:
    given = needed(endpoint.handler, parts)

    async def handle(request: Request) -> Response:
        return await answer(Call(guard, request), endpoint, given)

    return Route(endpoint.path, handle, methods=[endpoint.method])


def needed(handler: Handler, parts: Sequence[object]) -> list[object]:
    """The parts that a handler asks for, found by their types; a server that lacks one does not start."""
    given = []
    for wanted in list(signature(handler).parameters.values())[1:]:
        found = [part for part in parts if isinstance(part, wanted.annotation)]
        if len(found) != 1:
            raise Bug(f"{handler.__qualname__} wants one {wanted}, and there are {len(found)}")
        given += found
    return given


async def answer(call: Call, endpoint: Endpoint, given: Sequence[object]) -> Response:
    """Whatever happens inside, the client gets an answer that says no more than it should."""
    try:
        await prepare(call, endpoint)
        reply = await endpoint.handler(call, *given)
    except Failure as failure:
        return failed(failure)
    except Malformed as problem:
        return failed(Failure("malformed", problem.problem, problem.field, problem.rule))
    except Unavailable:
        return failed(Failure("unavailable"))
    except Exception as problem:
        logs.trouble("request-failed", problem, path=endpoint.path)
        return failed(Failure("broken"))
    response = reply if isinstance(reply, Response) else json(reply)
    if call.set_cookie is not None:
        response.headers["set-cookie"] = call.set_cookie
    return response


async def prepare(call: Call, endpoint: Endpoint) -> None:
    """Limits, who it is, from where, and what they sent."""
    guard = call.guard
    if endpoint.counted and not guard.requests.take(call.address):
        guard.metrics.limited.inc()
        raise Failure("too-many")
    if endpoint.who == "admin":
        check_admin(call)
    elif endpoint.who != "machine":
        call.guest = await guard.sessions.find(call.found)
        if endpoint.who == "user":
            must(call.guest)
        if endpoint.method not in SAFE and endpoint.origin:
            call.check_origin()
    if endpoint.body is not None:
        call.body = decode(await read_body(call.request), endpoint.body)


def check_admin(call: Call) -> None:
    """The admin token as a bearer token; wrong ones cost as much as wrong passwords."""
    if call.found is None or not call.found.bearer:
        raise Failure("admin-only")
    if not call.guard.is_admin(call.found.token):
        call.charge(call.guard.logins)
        raise Failure("admin-only")


async def read_body(request: Request) -> bytes:
    body = bytearray()
    try:
        async for part in request.stream():
            body += part
            if len(body) > LARGEST_BODY:
                raise Failure("too-big")
    except ClientDisconnect:
        raise Failure("malformed", "the body was cut short") from None
    return bytes(body)


def json(reply: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(reply), status, {"cache-control": "no-store"}, JSON)


def packed(call: Call, data: bytes, headers: Mapping[str, str]) -> Response:
    """JSON that is compressed already, for whoever can read that; unpacked for all others."""
    if call.unpacks:
        return Response(data, headers={**headers, **PACKED, "content-encoding": "gzip"}, media_type=JSON)
    return Response(gzip.decompress(data), headers={**headers, **PACKED}, media_type=JSON)


def joined(call: Call, *parts: bytes | SharedText) -> Response:
    """JSON of which some parts are sent to many; packed where that is worth it."""
    plain = b"".join(map(plain_of, parts))
    headers = {"cache-control": "no-store", **PACKED}
    if len(plain) < WORTH_PACKING or not call.unpacks:
        return Response(plain, headers=headers, media_type=JSON)
    return Response(gzipped(*parts), headers={**headers, "content-encoding": "gzip"}, media_type=JSON)


def failed(failure: Failure) -> Response:
    return json(Failed(Problem(failure.code, failure.problem, failure.field, failure.rule)), failure.status)


async def not_served(request: Request, problem: Exception) -> Response:
    """What Starlette itself refuses, in our form."""
    assert isinstance(problem, HTTPException)
    response = failed(Failure(BY_STATUS.get(problem.status_code, "malformed")))
    for name, value in (problem.headers or {}).items():
        response.headers[name] = value
    return response


class Guarded:
    """Adds the headers that every answer carries; over TLS also that it is to be TLS for so many days."""

    def __init__(self, app: ASGIApp, proxies: Proxies, hsts_days: int) -> None:
        self.app: Final = app
        self.proxies: Final = proxies
        self.hsts: Final = [HSTS, b"max-age=%d" % (hsts_days * DAY)] if hsts_days else []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                more = [self.hsts] if self.hsts and self.is_secure(scope) else []
                message["headers"] = [*message.get("headers", []), *_RAW_HEADERS, *more]
            await send(message)

        await self.app(scope, receive, guarded if scope["type"] == "http" else send)

    def is_secure(self, scope: Scope) -> bool:
        peer = scope["client"][0] if scope["client"] else ""
        return self.proxies.secure(peer, Headers(scope=scope), scope["scheme"] == "https")
