"""A server in a process of its own, and a real browser before it.

Whatever a test does, an error in the console or a request to another host fails it.
Where there is no browser or no built page, all of this is skipped, loudly.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    expect,
    sync_playwright,
)
from server.running import Running, in_child

from stammtisch.server import page_files

ROOT = Path(__file__).parents[2]
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
MUST = bool(os.environ.get("TEST_STAMMTISCH_REQUIRE_BROWSER"))
"""Then nothing is skipped: what is missing is an error."""

Opener = Callable[..., Page]
REFUSED = ("status of 400 (Bad Request)", "status of 404 (Not Found)")
PATIENCE = 180_000
"""Milliseconds to wait for anything to be as expected: no test hopes that something is quick."""
SAME_SHARE = """
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => (bytes.length === 16 ? bytes.fill(1) : draw(bytes));
"""
"""What a seat adds to chance is the same in every run, and so are the deals."""
LATER = 10_000_000
"""Milliseconds: where the clock of a page stands from then on, so that nothing there can be too late."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    missing = [
        name
        for name, there in (
            ("chromium", CHROMIUM),
            ("the built page (make page)", page_files.is_built()),
            ("axe-core (make page)", AXE.is_file()),
        )
        if not there
    ]
    if missing and not MUST:
        reason = f"not tested in a browser: {', '.join(missing)} not found"
        for item in items:
            if Path(__file__).parent in item.path.parents:
                item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Ends with the last test here: while it lasts, its thread has a running event loop, and the tests of the
    server could have none of their own."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with in_child(tmp_path_factory.mktemp("club"), workers=1, same_secrets=True) as server:
        yield server


@pytest.fixture
def visit(browser: Browser, running: Running) -> Iterator[Opener]:
    """Opens a page for a new visitor, at another server if the test has its own; whatever goes wrong in it
    fails the test, but what the server refuses where the test is about that (`refused`)."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def watch(page: Page, origin: str, refused: bool) -> None:
        def console(message: ConsoleMessage) -> None:
            expected = refused and any(status in message.text for status in REFUSED)
            if message.type in ("error", "warning") and not expected:
                troubles.append(f"console: {message.text}")

        def request(asked: Request) -> None:
            if not asked.url.startswith((origin, "data:", "blob:")):
                troubles.append(f"another host: {asked.url}")

        page.on("console", console)
        page.on("request", request)
        page.on("pageerror", lambda problem: troubles.append(f"page: {problem}"))

    def open_page(
        path: str = "/",
        width: int = 1280,
        height: int = 800,
        at: Running = running,
        refused: bool = False,
        **context: Any,
    ) -> Page:
        made = browser.new_context(
            base_url=at.origin,
            viewport={"width": width, "height": height},
            **{"locale": "en-GB", "reduced_motion": "reduce", **context},
        )
        made.set_default_timeout(PATIENCE)
        made.add_init_script(SAME_SHARE)
        contexts.append(made)
        page = made.new_page()
        watch(page, at.origin, refused)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not troubles, "\n".join(troubles)
