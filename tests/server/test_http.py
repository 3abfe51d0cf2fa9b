"""Everything over HTTP: who you are, tables, the page for whoever runs the server."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from stammtisch.base.errors import Bug
from stammtisch.server import openapi
from stammtisch.server.api_types import Failed
from stammtisch.server.endpoints import ENDPOINTS
from stammtisch.server.errors import CODES
from stammtisch.server.http import HEADERS, Call, needed
from stammtisch.words import LANGUAGES, Words

from .client import company, connected, open_table
from .running import ADMIN, Running, in_thread


@pytest.fixture(scope="module", name="running")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with in_thread(tmp_path_factory.mktemp("club")) as server:
        yield server


def code(reply: httpx.Response) -> tuple[int, str]:
    return reply.status_code, msgspec.json.decode(reply.content, type=Failed).error.code


def test_a_guest_comes_in_in_one_step_and_stays(running: Running) -> None:
    with running.http() as http:
        reply = http.post("/api/guest", json={"name": " Amy "})
        assert reply.json()["name"] == "Amy"
        assert "token" not in reply.json()
        cookie = reply.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert http.get("/api/me").json() == reply.json()
        assert http.patch("/api/me", json={"name": "Amelie"}).json()["name"] == "Amelie"
        assert http.get("/api/me").json()["name"] == "Amelie"
        assert http.delete("/api/session").status_code == 200
        assert code(http.get("/api/me")) == (401, "login-needed")


def test_over_tls_the_cookie_is_one_that_nobody_else_can_set(tmp_path: Path) -> None:
    with in_thread(tmp_path, proxies=("127.0.0.1",), origins=("https://cards.example",)) as behind:
        headers = {"origin": "https://cards.example", "x-forwarded-proto": "https"}
        with httpx.Client(base_url=behind.origin, headers=headers) as http:
            cookie = http.post("/api/guest", json={"name": "Amy"}).headers["set-cookie"]
            name, _, rest = cookie.partition("=")
            assert name == "__Host-stammtisch"
            assert "Secure" in rest
            assert "Path=/;" in rest
            token = rest.partition(";")[0]
            assert http.get("/api/me", headers={"cookie": f"__Host-stammtisch={token}"}).status_code == 200
            assert http.get("/api/me", headers={"cookie": f"stammtisch={token}"}).status_code == 401


@pytest.mark.proof("origin")
def test_only_our_own_pages_act_with_a_cookie(running: Running) -> None:
    with running.http() as http:
        http.post("/api/guest", json={"name": "Amy"})
        for origin in ("http://evil.example", "null", ""):
            reply = http.patch("/api/me", json={"name": "Eve"}, headers={"origin": origin})
            assert code(reply) == (403, "origin")
        assert http.get("/api/me").json()["name"] == "Amy"
    with httpx.Client(base_url=running.origin) as http:
        assert code(http.post("/api/guest", json={"name": "Amy"})) == (403, "origin")


def test_an_account_keeps_what_the_guest_had(running: Running) -> None:
    with running.http() as http, running.http() as elsewhere:
        me = http.post("/api/guest", json={"name": "Amy"}).json()
        claim = {"login": "Amy of the Lake", "password": "correct horse"}
        assert http.post("/api/account", json=claim).status_code == 200
        assert http.get("/api/me").json()["account"]
        assert code(http.post("/api/account", json=claim)) == (409, "has-password")
        for login, password in (("Amy of the Lake", "wrong horse"), ("nobody", "x"), ("\u202e", "x")):
            reply = elsewhere.post("/api/login", json={"login": login, "password": password})
            assert code(reply) == (401, "wrong-password")
        again = {"login": " AMY of the  lake", "password": "correct horse"}
        assert elsewhere.post("/api/login", json=again).json()["user"] == me["user"]
        sessions = elsewhere.get("/api/sessions").json()["sessions"]
        assert len(sessions) == 2
        other = next(one for one in sessions if not one["this"])
        assert elsewhere.delete(f"/api/sessions/{other['id']}").status_code == 200
        assert code(http.get("/api/me")) == (401, "login-needed")
        assert code(elsewhere.delete(f"/api/sessions/{other['id']}")) == (404, "not-found")
    with running.http() as http:
        http.post("/api/guest", json={"name": "Eve"})
        assert code(http.post("/api/account", json=claim)) == (409, "name-taken")
        short = {"login": "Eve", "password": "short"}
        assert http.post("/api/account", json=short).json()["error"]["field"] == "password"


@pytest.mark.parametrize(
    ("body", "field"),
    [
        (b"", ""),
        (b"{", ""),
        (b"[]", ""),
        (b'{"name":"Amy","more":1}', ""),
        (b'{"name":1}', "name"),
        (b'{"name":""}', "name"),
        (b'{"name":"A\\u200bmy"}', "name"),
        (b'{"name":"\\ud800"}', None),
        (b"[" * 10_000, ""),
    ],
)
def test_a_body_that_is_wrong_is_named(running: Running, body: bytes, field: str | None) -> None:
    with running.http() as http:
        reply = http.post("/api/guest", content=body)
        assert code(reply) == (400, "malformed")
        assert field in (None, reply.json()["error"].get("field", ""))
        assert code(http.post("/api/guest", content=b" " * 100_000)) == (413, "too-big")


@pytest.mark.parametrize(
    ("settings", "field"),
    [
        ({"game": "chess", "players": 2}, "game"),
        ({"game": "double", "players": 99}, "players"),
        ({"game": "double", "players": 4, "options": {"schedule": "x"}}, "options.schedule"),
        ({"game": "double", "players": 4, "clock": {"seconds": -1}}, "clock.seconds"),
        ({"game": "double", "players": 4, "edition": "gold"}, "edition"),
    ],
)
def test_a_table_that_can_not_be_is_refused(running: Running, settings: dict[str, Any], field: str) -> None:
    with running.http(running.guest()) as http:
        reply = http.post("/api/tables", json={"settings": settings})
        assert code(reply) == (400, "malformed")
        assert reply.json()["error"]["field"] == field


def test_everybody_has_so_many_tables_at_most(tmp_path: Path) -> None:
    with in_thread(tmp_path, tables_per_user=2) as small, small.http(small.guest()) as http:
        body = {"settings": {"game": "double", "players": 2}}
        statuses = [http.post("/api/tables", json=body).status_code for turn in range(3)]
        assert statuses == [200, 200, 429]


def test_limits_of_an_address(tmp_path: Path) -> None:
    with in_thread(tmp_path, guests_per_hour=2, logins_per_hour=1) as small, small.http() as http:
        made = [http.post("/api/guest", json={"name": "Amy"}).status_code for turn in range(3)]
        assert made == [200, 200, 429]
        wrong = {"login": "x", "password": "x"}
        assert [http.post("/api/login", json=wrong).status_code for turn in range(2)] == [401, 429]
    with in_thread(tmp_path, requests_per_minute=5) as small, small.http() as http:
        assert [http.get("/health").status_code for turn in range(6)] == [200] * 5 + [429]


def test_every_answer_is_guarded(running: Running) -> None:
    with running.http() as http:
        for path in (
            "/",
            "/admin",
            "/static/style.css",
            "/nowhere",
            "/api/me",
            "/health",
            "/static/..%2fapp.py",
        ):
            reply = http.get(path)
            for name, value in HEADERS.items():
                assert reply.headers[name] == value, path
        assert "unsafe" not in HEADERS["content-security-policy"]
        assert code(http.get("/static/..%2fapp.py")) == (404, "not-found")
        assert code(http.put("/api/me")) == (405, "method")


def test_health_and_metrics(running: Running) -> None:
    with running.http() as http:
        assert http.get("/health").json()["status"] == "ok"
        assert code(http.get("/metrics")) == (401, "admin-only")
    with running.http(ADMIN) as http:
        assert "stammtisch_commands_total" in http.get("/metrics").text


def test_the_host_sees_bans_closes_and_announces(running: Running) -> None:
    async def govern() -> None:
        async with company(running, ["Amy", "Eve"]) as (amy, eve):
            table = open_table(running, eve.token, "double", 2)
            await amy.watch(table)
            with running.http(ADMIN) as http:
                http.post("/api/admin/announce", json={"text": "tea is ready"})
                assert (await amy.next("announcement"))["text"] == "tea is ready"
                shown = http.get("/api/admin").json()
                assert any(user["user"] == eve.user for user in shown["users"])
                assert any(one["table"] == table for one in shown["tables"])
                assert http.delete(f"/api/admin/tables/{table}").status_code == 200
                await amy.until("closed")
                http.post("/api/admin/ban", json={"user": eve.user, "reason": "cheating"})
                assert (await eve.next("closing"))["reason"] == "banned"
                with running.http(eve.token) as banned:
                    assert code(banned.get("/api/me")) == (403, "banned")
                http.post("/api/admin/ban", json={"user": eve.user})
                with running.http(eve.token) as back:
                    assert back.get("/api/me").status_code == 200
                file = Path(http.post("/api/admin/backup").json()["file"])
                assert file.stat().st_size > 0
            for wrong in (amy.token, "x" * 43, None):
                with running.http(wrong) as http:
                    assert code(http.get("/api/admin")) == (401, "admin-only")

    asyncio.run(govern())


def test_the_page_of_the_host(running: Running) -> None:
    async def watch() -> None:
        async with connected(running, running.guest("Amy")) as amy:
            with running.http(follow_redirects=True) as http:
                assert 'name="token"' in http.get("/admin").text
                assert http.post("/admin", data={"token": "wrong"}).status_code == 401
                assert code(http.post("/admin/announce", data={"text": "x"})) == (401, "admin-only")
                page = http.post("/admin", data={"token": ADMIN}).text
                assert "Amy" in page
                assert http.post("/admin/announce", data={"text": "hello"}).status_code == 200
                assert (await amy.next("announcement"))["text"] == "hello"
                assert http.post("/admin/ban", data={"user": amy.user, "on": "yes"}).status_code == 200
                assert (await amy.next("closing"))["reason"] == "banned"
                reply = http.post(
                    "/admin/ban", data={"user": amy.user}, headers={"origin": "http://evil.example"}
                )
                assert code(reply) == (403, "origin")

    asyncio.run(watch())


def test_every_error_has_a_sentence_in_every_language() -> None:
    for language in LANGUAGES:
        words = Words(language)
        for name in CODES:
            assert words.say(f"error-{name}")


def test_the_document_describes_what_is_served(running: Running) -> None:
    with running.http() as http:
        document = http.get("/api/openapi.json").json()
    assert document == msgspec.json.decode(msgspec.json.encode(openapi.document()))
    described = {(path, method) for path, methods in document["paths"].items() for method in methods}
    assert described == {(endpoint.path, endpoint.method.lower()) for endpoint in ENDPOINTS}


def test_a_handler_is_given_the_parts_it_names_and_a_server_that_lacks_one_does_not_start() -> None:
    async def handler(call: Call, count: int, name: str) -> None: ...

    assert needed(handler, ["amy", 4, 0.5]) == [4, "amy"]
    for parts in (["amy"], ["amy", "ben", 4]):
        with pytest.raises(Bug):
            needed(handler, parts)
