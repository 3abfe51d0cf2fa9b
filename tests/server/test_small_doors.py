"""Small doors that were left open once: each is tried here."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from stammtisch.server import guard, page_files
from stammtisch.server.connections import MOST_EARLY
from stammtisch.server.sessions import Sessions

from .client import connect
from .frames import TEXT, bare_socket, frame
from .running import ADMIN, Running, in_thread
from .test_http import code
from .test_tls import TLS, trusting

PAGES = Path(__file__).parents[2] / "web" / "src" / "pages"
LONG = "x" * 300
YEAR = 365


@pytest.fixture(scope="module", name="running")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with in_thread(tmp_path_factory.mktemp("club")) as server:
        yield server


@pytest.mark.proof("small-doors")
@pytest.mark.parametrize(
    "name", ["x%00.css", f"{LONG}.css", "%ff%fe.css", "%ed%a0%80.css", "a/%00/b.css", ".%2e/x.css"]
)
@pytest.mark.parametrize("folder", ["", "static/", "assets/"])
def test_odd_names_of_files_are_not_found(running: Running, folder: str, name: str) -> None:
    answer = running.raw(f"GET /{folder}{name} HTTP/1.1\r\nHost: club\r\nConnection: close\r\n\r\n".encode())
    assert answer.split(b" ", 2)[1] == b"404"


def test_odd_names_in_the_api_are_answered(running: Running) -> None:
    with running.http(running.guest()) as http:
        for name in ("%00", LONG, "%ff", "ä" * 100):
            for path in ("tables", "users", "books", "events"):
                assert http.get(f"/api/{path}/{name}").status_code in (400, 404), (path, name)


@pytest.mark.proof("small-doors")
def test_mistyped_probes_are_red_and_places_of_the_page_are_not(
    running: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_files, "PAGE", tmp_path)
    (tmp_path / "index.html").write_text("the page")
    assert sorted(page_files.PLACES) == sorted(file.stem.lower() for file in PAGES.glob("*.svelte"))
    with running.http() as http:
        for path in ("healthz", "health/", "status", "metric", "api/health", "api", "ping", "wp-login"):
            assert http.get(f"/{path}").status_code == 404, path
        assert http.get("/healthz").text == "the page"
        for path in ("", *page_files.PLACES, "table/abc/def", "rules/double"):
            assert http.get(f"/{path}").status_code == 200, path


@pytest.mark.proof("small-doors")
@pytest.mark.parametrize("way", ["metrics", "cookie", "api"])
def test_wrong_admin_tokens_are_counted_as_log_ins(tmp_path: Path, way: str) -> None:
    def attempt(http: httpx.Client) -> int:
        if way == "cookie":
            return http.get("/admin", headers={"cookie": "stammtisch_admin=guess"}).status_code
        path = "/metrics" if way == "metrics" else "/api/admin"
        return http.get(path, headers={"authorization": "Bearer guess"}).status_code

    with in_thread(tmp_path, logins_per_hour=3) as running, running.http() as http:
        assert [attempt(http) for _ in range(5)][3:] == [429, 429]
    with in_thread(tmp_path, logins_per_hour=1) as running, running.http(ADMIN) as http:
        assert {http.get("/metrics").status_code for _ in range(3)} == {200}


@pytest.mark.proof("small-doors")
def test_the_admin_page_is_a_session_that_ends(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    with running.http() as http:
        mine = http.post("/admin", data={"token": ADMIN}).cookies["stammtisch_admin"]
        assert mine != ADMIN
        cookie = {"cookie": f"stammtisch_admin={mine}"}
        as_token = {"cookie": f"stammtisch_admin={ADMIN}"}
        assert 'name="token"' not in http.get("/admin", headers=cookie).text
        stale = http.get("/admin", headers=as_token)
        assert 'name="token"' in stale.text
        assert "Max-Age=0" in stale.headers["set-cookie"]
        assert code(http.post("/admin/announce", data={"text": "x"}, headers=as_token)) == (401, "admin-only")
        assert http.post("/admin/leave", headers=cookie).status_code == 303
        assert code(http.post("/admin/announce", data={"text": "x"}, headers=cookie)) == (401, "admin-only")
        later = http.post("/admin", data={"token": ADMIN}).cookies["stammtisch_admin"]
        when = time.monotonic() + guard.ADMIN_SECONDS
        clock: Any = SimpleNamespace(monotonic=lambda: when)
        monkeypatch.setattr(guard, "time", clock)
        http.cookies.clear()
        assert 'name="token"' in http.get("/admin", headers={"cookie": f"stammtisch_admin={later}"}).text


@pytest.mark.proof("small-doors")
def test_a_page_of_others_makes_no_guest_and_tries_no_password(running: Running) -> None:
    with httpx.Client(base_url=running.origin) as http:
        for origin in ("http://evil.example", "null"):
            for path, body in (
                ("/api/guest", {"name": "Eve", "bearer": True}),
                ("/api/login", {"login": "amy", "password": "guessed it", "bearer": True}),
            ):
                headers = {"origin": origin, "content-type": "text/plain"}
                assert code(http.post(path, json=body, headers=headers)) == (403, "origin")
        ours = {"origin": running.origin}
        assert http.post("/api/guest", json={"name": "Eve", "bearer": True}, headers=ours).status_code == 200
        assert http.post("/api/guest", json={"name": "Eve", "bearer": True}).status_code == 200


@pytest.mark.proof("small-doors")
def test_every_command_is_answered_with_its_id_also_before_the_greeting(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    arrived = asyncio.Event()
    find = Sessions.find

    async def find_later(self: Sessions, *found: Any) -> Any:
        while not arrived.is_set():
            await asyncio.sleep(0.01)
        return await find(self, *found)

    async def hurry() -> set[str]:
        token = running.guest()
        monkeypatch.setattr(Sessions, "find", find_later)
        client = await connect(running, token)
        for number in range(MOST_EARLY + 4):
            client.do("nowhere", "stand", id=f"c{number}")
        try:
            ends = [await client.next("error") for _ in range(4)]
            assert {(end["code"], end.get("table")) for end in ends} == {("login-needed", "nowhere")}
        finally:
            arrived.set()
        ends += [await client.next("error") for _ in range(MOST_EARLY)]
        await client.gone()
        return {end["id"] for end in ends}

    assert asyncio.run(hurry()) == {f"c{number}" for number in range(MOST_EARLY + 4)}


@pytest.mark.proof("small-doors")
def test_a_command_over_the_limit_is_answered_with_its_id(tmp_path: Path) -> None:
    with (
        in_thread(tmp_path, messages_per_second=1, messages_at_once=1) as running,
        bare_socket(running) as bare,
    ):
        command = b'{"type":"do","table":"t","command":{"type":"stand","id":"c1"}}'
        bare.send(*[frame(TEXT, command)] * 3)
        while (end := bare.message("error"))["code"] != "too-many":
            pass
        assert (end["table"], end["id"]) == ("t", "c1")


@pytest.mark.proof("small-doors")
def test_over_tls_browsers_are_told_to_stay_with_it(tmp_path: Path) -> None:
    name = "strict-transport-security"
    with in_thread(tmp_path, hsts_days=YEAR, **TLS) as running:
        for path in ("/", "/health", "/api/nothing"):
            reply = httpx.get(f"https://127.0.0.1:{running.port}{path}", verify=trusting())
            assert reply.headers[name] == f"max-age={YEAR * 24 * 3600}"
    with in_thread(tmp_path, proxies=("127.0.0.1",)) as running, running.http() as http:
        assert name in http.get("/", headers={"x-forwarded-proto": "https"}).headers
        assert name not in http.get("/").headers
    with in_thread(tmp_path, hsts_days=0, proxies=("127.0.0.1",)) as running, running.http() as http:
        assert name not in http.get("/", headers={"x-forwarded-proto": "https"}).headers
    with in_thread(tmp_path) as running, running.http() as http:
        assert name not in http.get("/", headers={"x-forwarded-proto": "https"}).headers
