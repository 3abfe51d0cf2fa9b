"""Gress in the browser: everybody at once, guided and official, by keys, on a phone."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from .conftest import Opener
from .test_shell import serious

PATIENCE = 20_000
WHOLE_GAME = 150_000
"""Milliseconds for a game against bots that take their time like people; it never needs so long."""

PLAY_ON = """() => {
  const wanted = "ready open take touch lay down wish vorletzte marke play draw stop".split(" ");
  const rank = (button) => wanted.indexOf(button.dataset.act.split(" ")[0]);
  setInterval(() => {
    const offered = [...document.querySelectorAll(".gress button[data-act]")].filter((one) => rank(one) >= 0);
    offered.sort((one, other) => rank(one) - rank(other))[0]?.click();
  }, 150);
}"""
"""Somebody who does at once what the table lights up."""

OPEN_TABLE = """async (wanted) => {
  const ask = (path, body) => fetch(path, {method: "POST", body: JSON.stringify(body)});
  await ask("/api/guest", {name: "Amy"});
  localStorage.setItem("stammtisch", JSON.stringify({known: true, name: "Amy"}));
  return (await ask("/api/tables", wanted)).json();
}"""


@pytest.fixture(autouse=True)
def patient() -> Iterator[None]:
    expect.set_options(timeout=PATIENCE)
    yield
    expect.set_options(timeout=5_000)


def open_table(page: Page, slow: int = 100, **options: Any) -> None:
    """A table of one's own for three."""
    settings = {"game": "gress", "players": 3, "options": options, "clock": {"slow": slow}}
    made = page.evaluate(OPEN_TABLE, {"settings": settings, "visibility": "private"})
    page.goto(made["path"])


def against_bots(page: Page, **options: Any) -> None:
    """Somebody and two bots; who sits at the page deals."""
    open_table(page, first_dealer=0, **options)
    page.get_by_role("button", name="Sit here").first.click()
    for seat in (2, 3):
        page.get_by_label(f"A bot for seat {seat}").select_option("expert")
    page.get_by_role("button", name="I am ready").click()


def friends(visit: Opener) -> list[Page]:
    """Three people at an official table when the first card lies; the first deals, the last looks at a
    phone."""
    amy = visit("/")
    open_table(amy, slow=1000, first_dealer=0)
    pages = [amy, visit(amy.url), visit(amy.url, width=360, height=740)]
    for page in pages:
        page.get_by_role("button", name="Sit here").first.click()
        page.get_by_role("button", name="I am ready").click()
    for page in pages:
        page.get_by_role("button", name="Pick up your cards").click()
    pages[0].get_by_role("button", name="Open the game").click()
    for page in pages:
        expect(log(page)).to_contain_text("opened the game")
    return pages


def hand(page: Page) -> Locator:
    return page.get_by_role("group", name="Your cards").locator(".card")


def log(page: Page) -> Locator:
    return page.get_by_role("log")


def test_a_guided_game_to_its_end_and_onto_the_zettel(visit: Opener) -> None:
    page = visit("/")
    against_bots(page, referee="guided", W=0, ruling_pause=0)
    page.evaluate(PLAY_ON)
    expect(page.get_by_role("button", name="Another match")).to_be_visible(timeout=WHOLE_GAME)
    zettel = page.get_by_role("region", name="Zettel")
    expect(zettel.locator("tbody tr")).to_have_count(2)
    expect(zettel.locator("tfoot")).to_contain_text(re.compile(r"\d"))
    assert serious(page) == []


def test_a_foul_is_taken_back_or_complained_about_and_nothing_betrays_it(visit: Opener) -> None:
    """Whoever lays a card with the holding hand is wrong, whatever the card (gress:10.3)."""
    amy, ben, cat = friends(visit)
    looks = {(card.get_attribute("class"), bool(card.get_attribute("data-act"))) for card in hand(cat).all()}
    assert len(looks) == 1
    assert looks.pop()[1]

    ben.keyboard.press("q")
    ben.keyboard.press("1")
    expect(hand(ben)).to_have_count(4)
    ben.keyboard.press("z")
    expect(log(ben)).to_contain_text("took back")
    expect(hand(ben)).to_have_count(5)

    cat.get_by_role("button", name="Holding hand").click()
    hand(cat).first.click()
    expect(log(amy)).to_contain_text("used the holding hand", timeout=PATIENCE)
    expect(hand(cat)).to_have_count(4)
    for key in "k2p":
        amy.keyboard.press(key)
    expect(log(amy)).to_contain_text("Amy was right")
    expect(hand(cat)).to_have_count(5)
    cat.get_by_role("button", name="Verdicts").click()
    verdicts = cat.get_by_role("dialog")
    expect(verdicts).to_contain_text("Amy was right")
    assert cat.evaluate("document.documentElement.scrollWidth") <= 360
    assert serious(cat) == []
    with cat.context.expect_page() as rule:
        verdicts.get_by_role("link", name="gress:10.5").first.click()
    expect(rule.value.locator("#gress-10_5")).to_be_in_viewport()


def test_what_is_done_is_on_its_way_until_the_server_has_ruled(visit: Opener) -> None:
    held: list[str] = []
    holding = [False]

    def hold(page_side: WebSocketRoute) -> None:
        server = page_side.connect_to_server()

        def hear(message: str | bytes) -> None:
            if holding[0]:
                held.append(str(message))
            else:
                page_side.send(message)

        server.on_message(hear)
        sides.append(page_side)

    sides: list[WebSocketRoute] = []
    page = visit("/", width=360, height=740)
    page.route_web_socket(re.compile("/ws$"), hold)
    against_bots(page)
    page.get_by_role("button", name="Pick up your cards").click()
    assert serious(page) == []
    page.get_by_role("button", name="Open the game").click()
    expect(log(page)).to_contain_text("opened the game")
    holding[0] = True
    page.keyboard.press("1")
    expect(hand(page).first).to_have_accessible_name(re.compile("on its way"))
    expect(page.get_by_text("on its way:")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    holding[0] = False
    for message in held:
        sides[-1].send(message)
    expect(page.get_by_text("on its way:")).to_have_count(0)
    expect(log(page)).to_contain_text(re.compile("Amy (played|threw)"))
