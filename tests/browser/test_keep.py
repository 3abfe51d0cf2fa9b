"""Keeping the score of a real game: phones that write and look, without a connection too, and on paper."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from server.running import Running

from .conftest import PATIENCE, Opener
from .test_shell import serious

PHONE: Any = {"width": 360, "height": 740}
NAMES = ("Amy", "Ben", "Cleo")


def begin(page: Page, game: str, names: tuple[str, ...] = NAMES) -> str:
    """A new sheet, set up as people do; its path."""
    page.locator("label", has_text=game).first.click()
    players = page.get_by_role("textbox", name="Player")
    expect(players).to_have_count(4)
    while players.count() > len(names):
        page.get_by_role("button", name="Remove player").last.click()
    for place, name in enumerate(names):
        players.nth(place).fill(name)
    page.get_by_role("button", name="Start the sheet").click()
    expect(page).to_have_url(re.compile(r"/keep/[\w-]+$"))
    expect(page.locator("#coming")).to_be_visible()
    return page.url


def write_game(page: Page, winner: str, *points: int) -> None:
    """A game of Gress, typed on the pad of the page."""
    page.get_by_role("radio", name=winner, exact=True).locator("..").click()
    page.get_by_role("textbox", name="Points of").first.focus()
    pad = page.get_by_role("group", name="Number pad")
    for number in points:
        for digit in str(number):
            pad.get_by_role("button", name=digit, exact=True).click()
        pad.get_by_role("button", name="next field").click()
    page.get_by_role("button", name="Write it down").click()


def cells(page: Page) -> list[str]:
    """The Zettel, row by row."""
    return page.locator(".mat tbody tr").all_inner_texts()


def has_games(page: Page, number: int) -> None:
    expect(page.get_by_text(f"{number} of 12 games played")).to_be_visible()


def phone(browser: Browser, at: Running) -> Page:
    """A phone that may lose its connection, so that its console may complain."""
    context = browser.new_context(
        base_url=at.origin, viewport=PHONE, locale="en-GB", reduced_motion="reduce", has_touch=True
    )
    context.set_default_timeout(PATIENCE)
    return context.new_page()


def test_two_phones_write_on_one_sheet_and_a_third_looks_on(visit: Opener) -> None:
    amy = visit("/", **PHONE)
    amy.get_by_role("link", name="Score a real game").click()
    path = begin(amy, "Gress")
    write_game(amy, "Ben", 5, 17)
    has_games(amy, 1)
    amy.get_by_role("button", name="Share").click()
    amy.get_by_text("write, too", exact=True).click()
    link = amy.get_by_role("textbox", name="Link to this sheet")
    expect(link).to_have_value(re.compile(r"/keep/[\w-]+/[\w-]+$"))
    key = link.input_value().rpartition("/")[2]
    amy.get_by_role("button", name="Close").click()
    guest = visit(path)
    has_games(guest, 1)
    expect(guest.get_by_text("You are looking on")).to_be_visible()
    expect(guest.get_by_role("button", name="Write it down")).to_have_count(0)
    ben = visit(f"{path}/{key}", **PHONE)
    expect(ben).to_have_url(path)
    has_games(ben, 1)
    write_game(ben, "Amy", 4, 1)
    for page in (amy, ben, guest):
        has_games(page, 2)
        assert cells(page)[:2] == ["-\t17\t5", "4\t18\t-"]
    amy.get_by_role("radio", name="Cleo", exact=True).locator("..").click()
    amy.get_by_role("textbox", name="Points of Ben").fill("8")
    amy.get_by_role("button", name="Misdeal of").click()
    expect(guest.get_by_role("cell", name="!")).to_be_attached()
    amy.reload()
    has_games(amy, 2)
    expect(amy.get_by_role("textbox", name="Points of Ben")).to_have_value("8")
    amy.get_by_role("button", name="Mend row 1").click()
    mend = amy.get_by_role("dialog")
    mend.get_by_role("textbox", name="Why?").fill("a black nine")
    mend.get_by_role("textbox", name="Points of Amy").fill("6")
    mend.get_by_role("button", name="Correct it").click()
    expect(mend).to_be_hidden()
    guest.get_by_text("Everything that was done").click()
    expect(guest.get_by_text("corrected row 1")).to_be_visible()
    expect(guest.get_by_text("a black nine")).to_be_visible()
    ben.get_by_role("button", name="Undo the last change").click()
    expect(guest.get_by_text("took the last change back")).to_be_visible()
    assert serious(amy) == []
    assert amy.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def kept_here(page: Page) -> None:
    """The browser has everything it needs to open this page again."""
    page.wait_for_function(
        """async () => {
            const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
            const needed = ["/keep", ...loaded.filter((path) => !path.startsWith("/api/"))];
            const kept = await Promise.all(needed.map((path) => caches.match(path, { ignoreVary: true })));
            return navigator.serviceWorker.controller && kept.every(Boolean);
        }"""
    )


def test_what_is_written_without_a_connection_is_sent_later_and_nothing_is_lost(
    browser: Browser, running: Running
) -> None:
    amy = phone(browser, running)
    amy.goto("/keep")
    path = begin(amy, "Gress")
    amy.get_by_role("button", name="Share").click()
    amy.get_by_text("write, too", exact=True).click()
    link = amy.get_by_role("textbox", name="Link to this sheet")
    expect(link).to_have_value(re.compile(r"/keep/[\w-]+/[\w-]+$"))
    key = link.input_value().rpartition("/")[2]
    amy.get_by_role("button", name="Close").click()
    ben = phone(browser, running)
    ben.goto(f"{path}/{key}")
    expect(ben.get_by_role("radio", name="Amy", exact=True)).to_be_attached()

    amy.context.set_offline(True)
    write_game(amy, "Ben", 5, 17)
    expect(amy.get_by_role("heading", name="One entry waits")).to_be_visible()
    expect(amy.get_by_text("No connection")).to_be_visible()
    write_game(amy, "Cleo", 3, 4)
    expect(amy.get_by_role("heading", name="2 entries wait")).to_be_visible()
    amy.context.set_offline(False)
    for page in (amy, ben):
        has_games(page, 2)
    expect(amy.get_by_role("heading", name="wait to be sent")).to_have_count(0)

    kept_here(amy)
    amy.context.set_offline(True)
    write_game(amy, "Ben", 1, 1)
    expect(amy.get_by_role("heading", name="One entry waits")).to_be_visible()
    amy.reload()
    expect(amy.get_by_role("heading", name="One entry waits")).to_be_visible()
    has_games(amy, 2)
    amy.wait_for_function("[...document.images].every((image) => image.naturalWidth > 0)")
    write_game(ben, "Amy", 2, 2)
    has_games(ben, 3)
    amy.context.set_offline(False)
    expect(amy.get_by_role("heading", name="Not written")).to_be_visible()
    expect(amy.get_by_text("Somebody else has written this row already")).to_be_visible()
    amy.reload()
    amy.get_by_role("button", name="Into the form again").click()
    expect(amy.get_by_role("textbox", name="Points of Cleo")).to_have_value("1")
    amy.get_by_role("button", name="Write it down").click()
    for page in (amy, ben):
        has_games(page, 4)
        page.context.close()


def test_what_can_not_be_is_refused_beside_the_field_and_stays_there(visit: Opener) -> None:
    page = visit("/keep", refused=True, **PHONE)
    for place, name in enumerate(("Amy", "", "Amy", "Dora")):
        page.get_by_role("textbox", name="Player").nth(place).fill(name)
    page.get_by_role("button", name="Start the sheet").click()
    expect(page.get_by_role("listitem").nth(2)).to_contain_text("Somebody above has this name already")
    expect(page.get_by_role("textbox", name="Player 3")).to_have_attribute("aria-invalid", "true")
    names = (*NAMES, "Dora")
    begin(page, "Double", names)
    for name in names:
        predict(page, name, 1)
    page.reload()
    for name in names:
        expect(page.get_by_role("radiogroup", name=name).get_by_role("radio", name="1")).to_be_checked()
    page.get_by_role("button", name="These are the predictions").click()
    expect(page.get_by_role("group", name="Tricks")).to_be_visible()
    predict(page, "Amy", 1)
    predict(page, "Ben", 1)
    page.get_by_role("button", name="Write it down").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("must add up")
    expect(alert.get_by_role("link", name="double:round:schedule")).to_be_visible()
    expect(page.get_by_role("radiogroup", name="Amy").get_by_role("radio", name="1")).to_be_checked()
    predict(page, "Ben", 0)
    page.get_by_role("button", name="Write it down").click()
    expect(page.get_by_role("heading", name="Round 2")).to_be_visible()
    expect(page.get_by_role("radio", checked=True)).to_have_count(0)
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def predict(page: Page, name: str, number: int) -> None:
    """Tap a number beside a name; for tricks too."""
    page.get_by_role("radiogroup", name=name).get_by_text(str(number), exact=True).click()


def test_grass_is_counted_card_by_card_or_in_sums(visit: Opener) -> None:
    page = visit("/keep", **PHONE)
    begin(page, "Grass")
    page.get_by_role("textbox", name="Protected money of Amy").focus()
    pad = page.get_by_role("group", name="Number pad")
    for key in ("2", "5", "next field", "7", "next field", "1", "0", "0"):
        pad.get_by_role("button", name=key, exact=True).click()
    page.get_by_role("button", name="Write it down").click()
    expect(page.get_by_role("alert")).to_contain_text("No peddles add up to this sum")
    free = page.get_by_role("textbox", name="Free money of Amy")
    expect(free).to_have_value("7")
    free.fill("5")
    page.get_by_role("button", name="Write it down").click()
    expect(page.get_by_role("row", name="total")).to_contain_text("125,000")
    page.get_by_text("count cards").click()
    page.get_by_role("button", name="Panama: one more").nth(1).click()
    page.get_by_role("button", name="Write it down").click()
    expect(page.get_by_role("heading", name="Round 3")).to_be_visible()
    expect(page.get_by_role("row", name="total")).to_contain_text("105,000")
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_on_paper_there_is_the_sheet_alone(visit: Opener) -> None:
    page = visit("/keep", locale="en-GB")
    begin(page, "Gress")
    write_wide(page, "Ben", 5, 17)
    has_games(page, 1)
    page.emulate_media(media="print")
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    assert page.evaluate("getComputedStyle(document.body).color") == "rgb(43, 29, 18)"
    expect(page.locator(".mat svg")).to_be_visible()
    for gone in (
        page.get_by_role("navigation"),
        page.locator("#coming"),
        page.get_by_role("button", name="Print"),
    ):
        expect(gone).to_be_hidden()
    page.emulate_media(media="screen")
    with page.expect_download() as picture:
        page.get_by_role("button", name="Save as a picture").click()
    assert "<svg" in Path(picture.value.path()).read_text(encoding="utf-8")
    with page.expect_download() as table:
        page.get_by_role("button", name="CSV").click()
    lines = Path(table.value.path()).read_text(encoding="utf-8").splitlines()
    assert lines[1] == '1,"Ben","5",5,"-",0,"17",17'
    with page.expect_download() as data:
        page.get_by_role("link", name="JSON").click()
    assert '"pads"' in Path(data.value.path()).read_text(encoding="utf-8")


def write_wide(page: Page, winner: str, *points: int) -> None:
    """The same at a desk, with a keyboard."""
    page.get_by_role("radio", name=winner, exact=True).locator("..").click()
    fields: Any = page.get_by_role("textbox", name="Points of")
    for place, number in enumerate(points):
        fields.nth(place).fill(str(number))
    page.get_by_role("button", name="Write it down").click()


@pytest.mark.rule("gress:2.1")
@pytest.mark.rule("gress:Q75")
@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
def test_a_zettel_has_room_for_twenty_and_keeps_the_own_column_in_sight(
    visit: Opener, width: int, height: int
) -> None:
    names = [f"Name {number}" for number in range(1, 21)]
    page = visit("/keep", width=width, height=height)
    page.locator("label", has_text="Gress").first.click()
    players = page.get_by_role("textbox", name="Player")
    expect(players).to_have_count(4)
    for _ in range(16):
        page.get_by_role("button", name="One more").click()
    expect(page.get_by_role("button", name="One more")).to_be_disabled()
    for place, name in enumerate(names):
        players.nth(place).fill(name)
    page.get_by_role("button", name="Start the sheet").click()
    page.get_by_role("radio", name=names[0], exact=True).locator("..").click()
    points = page.get_by_role("textbox", name="Points of")
    for place in range(19):
        points.nth(place).focus()
        page.keyboard.type(str(101 + place))
    page.get_by_role("button", name="Write it down").click()
    expect(page.get_by_text("1 of 20 games played")).to_be_visible()
    sheet = page.locator(".wide")
    sheet.scroll_into_view_if_needed()
    expect(sheet.get_by_role("columnheader")).to_have_count(20)
    for end in (0, 10_000):
        sheet.evaluate("(wide, end) => { wide.scrollLeft = end; }", end)
        for kept in sheet.locator("thead .pinned").all():
            expect(kept).to_be_in_viewport(ratio=0.9)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert serious(page) == []
