"""Which cookie is ours; and nothing else reads cookies, for the usual parsers can be made very slow."""

import ast
import asyncio
import http.cookies
from pathlib import Path

import pytest
import starlette.requests

import stammtisch
from stammtisch.server.cookies import cookie_in
from stammtisch.server.endpoints import ENDPOINTS
from stammtisch.server.pages import PAGES

from .client import connected
from .running import ADMIN, in_thread

SLOW = "\\1" * 2000
"""What the parser of the standard library chokes on, if there is enough of it."""


@pytest.mark.parametrize(
    ("header", "value"),
    [
        ("", None),
        ("mine", None),
        ("mine=", ""),
        ("mine=abc", "abc"),
        ("other=1; mine=abc; third=2", "abc"),
        ("other=1;mine=abc;third=2", "abc"),
        (" \tmine = abc\t ", "abc"),
        ("mine=first; mine=last", "last"),
        ("mine=a=b==", "a=b=="),
        ("xmine=1; minex=2; Mine=3", None),
        ("other=mine=1", None),
        ('mine="quoted"', '"quoted"'),
        (f'mine="{SLOW}"', f'"{SLOW}"'),
        (";;;=;==; mine=abc;", "abc"),
        ("\xa0mine=1", None),
    ],
)
def test_one_cookie_is_found_among_others(header: str, value: str | None) -> None:
    assert cookie_in(header, "mine") == value


def other_readers(tree: ast.AST) -> list[int]:
    """Lines that import the parser of the standard library, or ask a request for its cookies."""
    found = []
    for node in ast.walk(tree):
        match node:
            case ast.Import(names):
                modules = [name.name for name in names]
            case ast.ImportFrom(module=module, names=names):
                modules = [f"{module}.{name.name}" for name in names]
            case ast.Attribute(attr=attr):
                modules = ["http.cookies"] if attr in ("cookies", "cookie_parser") else []
            case _:
                continue
        if any(f"{name}.".startswith("http.cookies.") or name.endswith("cookie_parser") for name in modules):
            found.append(node.lineno)
    return found


@pytest.mark.proof("cookies")
def test_nothing_else_reads_cookies() -> None:
    for bad in (
        "import http.cookies",
        "from http import cookies",
        "from http.cookies import SimpleCookie",
        "from starlette.requests import cookie_parser",
        "request.cookies.get('x')",
    ):
        assert other_readers(ast.parse(bad)) == [1], bad
    assert other_readers(ast.parse("from stammtisch.server.cookies import cookie_in")) == []
    folder = Path(stammtisch.__file__).parent
    sources = sorted(folder.rglob("*.py"))
    assert sources
    assert [file for file in sources if other_readers(ast.parse(file.read_text(encoding="utf-8")))] == []


@pytest.mark.proof("cookies")
def test_no_request_reaches_a_slow_parser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def reached(*given: object, **more: object) -> None:
        raise AssertionError("a slow parser was asked")

    with in_thread(tmp_path) as running:
        with running.http() as http_client:
            assert http_client.post("/api/guest", json={"name": "Amy"}).status_code == 200
            mine = http_client.cookies["stammtisch"]
        monkeypatch.setattr(http.cookies.SimpleCookie, "load", reached)
        monkeypatch.setattr(starlette.requests, "cookie_parser", reached)
        cookie = f'other="{SLOW}"; stammtisch={mine}; stammtisch_admin={ADMIN}'

        async def knock() -> None:
            async with connected(running, None, {"cookie": cookie, "origin": running.origin}) as client:
                assert client.user

        asyncio.run(knock())
        headers = f"Host: club\r\nOrigin: {running.origin}\r\nCookie: {cookie}\r\nConnection: close\r\n"
        paths = {endpoint.path for endpoint in (*ENDPOINTS, *PAGES) if endpoint.method == "GET"}
        assert {"/admin", "/api/me"} <= paths
        for path in sorted(paths):
            answer = running.raw(
                f"GET {path.replace('{', '').replace('}', '')} HTTP/1.1\r\n{headers}\r\n".encode()
            )
            assert answer.startswith(b"HTTP/1.1 "), path
            assert not answer.startswith(b"HTTP/1.1 500"), path
            if path in ("/admin", "/api/me"):
                assert answer.startswith(b"HTTP/1.1 200"), path
