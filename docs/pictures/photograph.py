"""Takes pictures of real pages, and makes the icons: `make pictures` runs it, with Chromium.

A server is started for it; a person at a table plays on until there is something to see. Chance is what it is
at a real table, so every picture is another one.
"""

import asyncio
import contextlib
import shutil
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Browser, Error, Page, expect, sync_playwright

from stammtisch.server.app import Server, serve
from stammtisch.server.house import House
from stammtisch.server.settings import Settings

HERE = Path(__file__).parent
PUBLIC = HERE.parents[1] / "web" / "public"
PHONE = (360, 740)
SCREEN = (1280, 800)
PATIENCE = 30_000
MOST_ACTS = 400


@contextlib.contextmanager
def server() -> Iterator[str]:
    """The address of a server with quick bots."""
    found: list[tuple[int, Server]] = []
    started = threading.Event()

    def ready(house: House, port: int, running: Server) -> None:
        found.append((port, running))
        started.set()

    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(host="127.0.0.1", port=0, workers=1, bot_pause=0, log="error")
        store = f"sqlite:///{Path(folder) / 'club.db'}"
        work = serve(settings, store, Path(folder), ready)
        thread = threading.Thread(target=lambda: asyncio.run(work))
        thread.start()
        started.wait(PATIENCE / 1000)
        port, running = found[0]
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            running.stop()
            thread.join()


def visitor(browser: Browser, origin: str, size: tuple[int, int]) -> Page:
    context = browser.new_context(
        base_url=origin,
        viewport={"width": size[0], "height": size[1]},
        locale="en-GB",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto("/me")
    page.get_by_label("Your name").fill("Amy")
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_role("link", name="Amy")).to_be_visible()
    page.goto("/")
    return page


def play_until(page: Page, game: str, worth_seeing: Callable[[Page], bool]) -> None:
    """Against bots, doing what a hint says, match after match until the table looks as it should."""
    play = page.get_by_role("region", name=game).get_by_role("button", name="Play now")
    play.click()
    acts = page.locator("button[data-act]:enabled")
    over = page.get_by_role("button", name="Another match")
    for _ in range(MOST_ACTS):
        expect(acts.or_(over).first).to_be_visible(timeout=PATIENCE)
        if over.is_visible():
            page.goto("/")
            play.click()
            continue
        account = page.locator(".layer").get_by_role("button", name="Close")
        if account.is_visible():
            account.click()
        if worth_seeing(page):
            return
        before = page.get_by_role("log").inner_text()
        page.get_by_role("button", name="Hint").click()
        with suppress(AssertionError):  # what happens meanwhile takes the hint away
            expect(page.get_by_text("A bot would do this:").first).to_be_visible(timeout=3000)
        with suppress(Error):  # an account of the round may have been laid over it
            acts.and_(page.locator(".hinted")).or_(acts).first.click(timeout=3000)
            expect(page.get_by_role("log")).not_to_have_text(before, timeout=PATIENCE)
    raise SystemExit(f"no picture of {game} after {MOST_ACTS} acts")


def join_in(page: Page) -> None:
    """Gress waits for nobody: what is lit is done until some cards lie and the person still holds a few."""
    page.get_by_role("region", name="Gress").get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Pick up your cards").click(timeout=PATIENCE)
    cards, lit = page.locator(".hand .card"), page.locator(".gress button[data-act]:enabled")
    for _ in range(MOST_ACTS):
        if page.locator(".heap .second").count() and cards.count() >= 4 and lit.count() > 2:
            return
        if lit.count():
            lit.last.click(timeout=PATIENCE)
        page.wait_for_timeout(300)
    raise SystemExit(f"no picture of Gress after {MOST_ACTS} acts")


def full_trick(page: Page) -> bool:
    """Three cards of Double lie on the table, and the person still holds as many."""
    return page.locator(".trick .card").count() == 3 and page.locator(".hand > li").count() >= 3


def busy_market(page: Page) -> bool:
    """A turn of Grass with peddles on several displays, one of them protected."""
    shown = page.locator(".display:has(.peddle)").count()
    return shown >= 3 and page.locator(".cover").count() > 0 and page.locator(".hand .foot").count() > 6


def photograph(page: Page, name: str) -> None:
    page.evaluate("scrollTo(0, 0); getSelection().removeAllRanges()")
    page.mouse.move(0, 0)
    page.wait_for_load_state("networkidle")
    page.screenshot(path=HERE / f"{name}.jpg", type="jpeg", quality=88)


def icons(browser: Browser) -> None:
    """The icon in the sizes that phones want; `whole` fills its square, for those that cut it to a shape."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    for name, size, shown in (
        ("icon-192", 192, drawing),
        ("icon-512", 512, drawing),
        ("icon-whole", 512, drawing.replace('rx="14"', 'rx="0"')),
    ):
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{shown}")
        page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        page.close()


def main() -> None:
    with sync_playwright() as player:
        browser = player.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        icons(browser)
        with server() as origin:
            page = visitor(browser, origin, SCREEN)
            photograph(page, "home")
            play_until(page, "Double", full_trick)
            photograph(page, "double")
            page = visitor(browser, origin, SCREEN)
            play_until(page, "Grass", busy_market)
            photograph(page, "grass")
            page = visitor(browser, origin, PHONE)
            play_until(page, "Double", full_trick)
            photograph(page, "double-phone")
            page = visitor(browser, origin, SCREEN)
            join_in(page)
            photograph(page, "gress")
        browser.close()


if __name__ == "__main__":
    main()
