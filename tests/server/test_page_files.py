"""The built page over HTTP: its files, its own paths, and nothing else."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from stammtisch.server import page_files

from .running import in_thread

INDEX = "<!doctype html><title>Stammtisch</title>"
SCRIPT = "export const seat = 1;" * 100


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[httpx.Client]:
    """A server with a small page of its own."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "index-ab12.js").write_text(SCRIPT)
    (folder / "assets" / "index-ab12.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (tmp_path / "secret.svg").write_text("<svg>no</svg>")
    monkeypatch.setattr(page_files, "PAGE", folder)
    with in_thread(tmp_path) as running, running.http() as http:
        yield http


@pytest.mark.parametrize("path", ["/", "/table/abc", "/rules/double/double-play-follow"])
def test_every_place_inside_the_page_is_the_page(page: httpx.Client, path: str) -> None:
    reply = page.get(path)
    assert reply.text == INDEX
    assert reply.headers["cache-control"] == "no-cache"
    assert reply.headers["content-type"].startswith("text/html")


def test_parts_with_a_hash_are_kept_for_ever_and_come_compressed(page: httpx.Client) -> None:
    packed = page.get("/assets/index-ab12.js")
    assert packed.headers["content-encoding"] == "gzip"
    assert "immutable" in packed.headers["cache-control"]
    plain = page.get("/assets/index-ab12.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text == SCRIPT
    assert packed.headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/index-cd34.js",
        "/assets/..%2f..%2fsecret.svg",
        "/..%2fsecret.svg",
        "/api/nothing",
        "/nothing.svg",
    ],
)
def test_there_is_nothing_else(page: httpx.Client, path: str) -> None:
    assert page.get(path).status_code == 404


def test_files_beside_the_page(page: httpx.Client) -> None:
    assert page.get("/icon.svg").headers["content-type"].startswith("image/svg+xml")


def test_a_whole_club_may_open_the_page_at_once(tmp_path: Path) -> None:
    with in_thread(tmp_path, requests_per_minute=1) as running, running.http() as http:
        assert {http.get("/").status_code for visitor in range(5)} == {200}
        assert [http.get("/api/games").status_code for visitor in range(2)] == [200, 429]


def test_without_a_page_the_entrance_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_files, "PAGE", Path("nowhere"))
    with in_thread(tmp_path) as running, running.http() as http:
        assert "make page" in http.get("/").text
