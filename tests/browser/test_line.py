"""The server dies in the middle of a match and comes back; the page just goes on."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from server.running import in_child, in_thread
from store.databases import own_database

from .conftest import PATIENCE

NOT_NOW = "be done right now"


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


@pytest.mark.proof("store-away")
def test_a_page_is_back_at_its_table_when_the_database_is(browser: Browser, tmp_path: Path) -> None:
    """PostgreSQL stops in the middle of a match; nobody reloads anything."""
    with (
        own_database() as database,
        in_thread(tmp_path, store=database.get_uri(), workers=1) as server,
        browser.new_context(locale="en-GB", reduced_motion="reduce") as context,
    ):
        page = context.new_page()
        acts = page.locator("button[data-act]:enabled")
        page.goto(server.origin)
        page.get_by_role("button", name="Play now").first.click()
        expect(acts.first).to_be_visible()
        table = page.url
        database.stop()
        acts.first.click()
        expect(page.get_by_text(NOT_NOW).first).to_be_visible()
        late = context.new_page()
        late.goto(table)
        expect(late.get_by_text(NOT_NOW).first).to_be_visible()
        database.start()
        for one in (page, late):
            expect(one.get_by_role("log")).to_be_visible()
            expect(one.get_by_text(NOT_NOW).first).to_be_hidden()
        expect(acts.first).to_be_visible()
        acts.first.click()
        name = page.get_by_role("link", name="Guest").inner_text()
        expect(late.get_by_role("log")).to_contain_text(f"{name} predicted")
