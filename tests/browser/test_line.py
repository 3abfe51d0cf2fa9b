"""The server dies in the middle of a match and comes back; the page just goes on."""

from pathlib import Path

from playwright.sync_api import Browser, expect
from server.running import in_child

from .conftest import PATIENCE


def test_an_act_sent_while_the_server_is_down_is_done_once(browser: Browser, tmp_path: Path) -> None:
    with browser.new_context(locale="en-GB", reduced_motion="reduce") as context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        acts = page.locator("button[data-act]:enabled")
        with in_child(tmp_path, workers=1) as first:
            page.goto(first.origin)
            page.get_by_role("button", name="Play now").first.click()
            expect(acts.first).to_be_visible()
            first.kill()
            expect(page.get_by_text("Offline")).to_be_visible()
            acts.first.click()
        log = page.get_by_role("log")
        with in_child(tmp_path, workers=1, port=first.port):
            name = page.get_by_role("link", name="Guest").inner_text()
            expect(log).to_contain_text(f"{name} predicted")
            expect(page.get_by_text("Offline")).to_be_hidden()
            expect(acts.first).to_be_visible()
            assert log.inner_text().count(f"{name} predicted") == 1
