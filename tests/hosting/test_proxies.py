"""A real server behind a real proxy with our sample: people play, each counted by their own address."""

import asyncio
import contextlib
import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import httpx
import picows
import pytest
from server.client import company, connected, get_ready, open_table, play, sit_down
from server.running import Running, in_thread

from stammtisch.base.bits import Dice
from stammtisch.server.http import LARGEST_BODY

from .programs import changed, free_ports, program, started, wait_for, wait_until

PEM = Path(__file__).parents[1] / "server" / "localhost.pem"
NGINX = """daemon off;
pid {folder}/nginx.pid;
error_log stderr error;
{user}
events {{}}
http {{
    client_body_temp_path {folder}/bodies;
    proxy_temp_path {folder}/answers;
    fastcgi_temp_path {folder}/unused-1;
    uwsgi_temp_path {folder}/unused-2;
    scgi_temp_path {folder}/unused-3;
    include {folder}/stammtisch.conf;
}}
"""
"""What is around our file on a machine with nginx."""

Proxy = Callable[[Path, int, int, int], AbstractContextManager[Path]]
"""Is given a folder, the port of the server, and those for https and http; gives the certificate to trust."""


class Fronted(Running):
    """A server as people see it through the proxy."""

    @property
    def origin(self) -> str:
        return f"https://localhost:{self.port}"

    @property
    def socket(self) -> str:
        return f"wss://localhost:{self.port}/ws"


@contextlib.contextmanager
def nginx(folder: Path, server: int, https: int, http: int) -> Iterator[Path]:
    changes = {
        "    listen [::]:80;\n": "",
        "    listen [::]:443 ssl http2;\n": "",
        "listen 80;": f"listen 127.0.0.1:{http};",
        "listen 443 ssl": f"listen 127.0.0.1:{https} ssl",
        "https://$http_host$request_uri": f"https://localhost:{https}$request_uri",
        "127.0.0.1:8470": f"127.0.0.1:{server}",
        "server_name cards.example": "server_name localhost",
        "/etc/ssl/cards.example/fullchain.pem": str(PEM),
        "/etc/ssl/cards.example/privkey.pem": str(PEM),
    }
    (folder / "stammtisch.conf").write_text(changed("nginx.conf", changes))
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, user=user))
    with started(program("nginx"), "-p", folder, "-e", "stderr", "-c", folder / "nginx.conf", environment={}):
        yield PEM


@contextlib.contextmanager
def caddy(folder: Path, server: int, https: int, http: int) -> Iterator[Path]:
    quiet = (
        f"{{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\tskip_install_trust\n\thttp_port {http}\n\tservers {{"
    )
    (folder / "Caddyfile").write_text(changed("Caddyfile", {"{\n\tservers {": quiet}))
    environment = {
        "CARDS_NAME": f"https://localhost:{https}",
        "CARDS_SERVER": f"127.0.0.1:{server}",
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    command = (program("caddy"), "run", "--config", folder / "Caddyfile", "--adapter", "caddyfile")
    with started(*command, environment=environment):
        yield folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"


@contextlib.contextmanager
def fronted(
    proxy: Proxy, folder: Path, monkeypatch: pytest.MonkeyPatch, **settings: Any
) -> Iterator[tuple[Fronted, int]]:
    """A server with a proxy before it, and where that speaks http."""
    https, http = free_ports(2)
    behind = in_thread(folder, proxies=("127.0.0.1",), origins=(f"https://localhost:{https}",), **settings)
    with behind as running, proxy(folder, running.port, https, http) as certificate:
        wait_for(http)
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        front = Fronted(https, running.house, running.loop, running.server)
        wait_until(lambda: speaks(front))
        yield front, http


def speaks(front: Fronted) -> bool:
    """Whether the proxy listens and has its certificate already."""
    try:
        with front.http() as http:
            return http.get("/live").status_code == 200
    except httpx.ConnectError:
        return False


@pytest.fixture(params=[nginx, caddy], ids=["nginx", "caddy"])
def proxy(request: pytest.FixtureRequest) -> Proxy:
    program(request.param.__name__)
    chosen: Proxy = request.param
    return chosen


def test_people_play_through_it(proxy: Proxy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with company(running, ["Amy", "Ben"]) as people:
            table = open_table(running, people[0].token, "double", 2, options={"schedule": [2, 1]})
            await sit_down(table, people)
            await get_ready(table, people)
            await asyncio.gather(*(play(table, client, Dice(1)) for client in people))
            assert people[1].sight["placard"]["phase"] == "over"

    with fronted(proxy, tmp_path, monkeypatch) as (running, _):
        asyncio.run(evening())


def test_browsers_come_by_https_alone_with_a_cookie_of_that_kind(
    proxy: Proxy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def knock(origin: str) -> None:
        headers = {"origin": origin, "cookie": f"__Host-stammtisch={token}"}
        async with connected(running, headers=headers):
            pass

    with fronted(proxy, tmp_path, monkeypatch) as (running, http_port):
        with httpx.Client() as plain:
            reply = plain.get(f"http://localhost:{http_port}/table/abc?key=xyz")
        assert reply.status_code == 308
        assert reply.headers["location"].endswith("/table/abc?key=xyz")
        with running.http() as http:
            reply = http.post("/api/guest", json={"name": "Amy"})
            assert reply.headers.get_list("strict-transport-security") == ["max-age=31536000"]
            token = http.cookies["__Host-stammtisch"]
        asyncio.run(knock(running.origin))
        with pytest.raises(picows.WSError):
            asyncio.run(knock("https://evil.example"))


def test_each_address_counts_for_itself_whatever_it_claims(
    proxy: Proxy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with fronted(proxy, tmp_path, monkeypatch, guests_per_hour=2) as (running, _):
        for source in ("127.0.0.5", "127.0.0.6"):
            transport = httpx.HTTPTransport(local_address=source)
            with running.http(transport=transport) as http:
                statuses = [
                    http.post(
                        "/api/guest", json={"name": "Amy"}, headers={"x-forwarded-for": f"192.0.2.{number}"}
                    ).status_code
                    for number in range(3)
                ]
            assert statuses == [200, 200, 429]


def test_a_body_may_be_as_large_as_the_server_takes_it(
    proxy: Proxy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with fronted(proxy, tmp_path, monkeypatch) as (running, _), running.http() as http:
        assert http.post("/api/guest", content=b" " * LARGEST_BODY).json()["error"]["code"] == "malformed"
        assert http.post("/api/guest", content=b" " * (LARGEST_BODY + 1)).status_code == 413
        assert http.get("/live").status_code == 200


@pytest.mark.proof("line-credit")
@pytest.mark.parametrize(
    ("proxy", "reasons"), [(nginx, ("confirmed", "late")), (caddy, ("proxy",))], ids=["nginx", "caddy"]
)
def test_a_line_counts_if_the_proxy_hands_on_what_its_kernel_measured(
    proxy: Proxy, reasons: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the visitor says about it is thrown away by one, and not asked for behind the other."""
    header = "X-Line-Microseconds"
    settings = {"proxy_rtt_header": header} if proxy is nginx else {}
    with fronted(proxy, tmp_path, monkeypatch, **settings) as (front, _):

        async def credited() -> dict[str, Any]:
            async with connected(front, front.guest(), {header: "300000"}) as client:
                return await client.next("ping")

        told = asyncio.run(credited())
    assert told["reason"] in reasons
    assert told["credited"] <= 15
