"""A table in the browser, whatever its game."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from server.running import Running, in_child

from .conftest import Opener
from .test_shell import serious


def acts(page: Page) -> Locator:
    """The buttons that do a whole act, of whatever game."""
    return page.locator("button[data-act]:enabled")


def offered(page: Page) -> list[str]:
    expect(acts(page).first).to_be_visible()
    return sorted(str(button.get_attribute("data-act")) for button in acts(page).all())


def play_on(page: Page, most: int) -> int:
    """Click what is offered until the match is over or so many acts are done."""
    done = 0
    over = page.get_by_role("button", name="Another match")
    while done < most:
        expect(acts(page).first.or_(over).first).to_be_visible()
        if over.is_visible():
            break
        before = page.get_by_role("log").inner_text()
        acts(page).first.click()
        expect(page.get_by_role("log")).not_to_have_text(before)
        done += 1
    return done


def play_now(page: Page, game: str) -> None:
    page.get_by_role("region", name=game).get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/table/"))


def test_a_whole_game_of_double_ends_with_its_result(visit: Opener) -> None:
    page = visit("/setup/double")
    page.get_by_text("Short", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="I am ready").click()
    play_on(page, 100)
    won = page.get_by_role("heading", name=re.compile(" won"))
    expect(won).to_be_in_viewport()
    assert serious(page) == []
    page.get_by_role("button", name="See the table").click()
    expect(won).to_have_count(0)
    expect(page.get_by_text("The game is over")).to_be_visible()
    page.get_by_role("button", name="The result").click()
    page.get_by_role("button", name="Another match").click()
    expect(page.get_by_role("log")).to_contain_text("Match 2 begins")
    expect(won).to_have_count(0)


def test_every_game_begins_with_one_click(visit: Opener) -> None:
    for game, acts in (("Grass", 3), ("Gress", 3)):
        page = visit("/")
        play_now(page, game)
        assert play_on(page, acts) == acts


def test_reload_in_the_middle_of_a_game(visit: Opener) -> None:
    page = visit("/")
    play_now(page, "Double")
    play_on(page, 2)
    before = offered(page)
    page.reload()
    assert offered(page) == before


@pytest.fixture
def leisurely(tmp_path: Path) -> Iterator[Running]:
    """A server whose bots take their time, so that a match isn't over before one looks.

    Ask for it before `visit`: pages are closed before their server is."""
    with in_child(tmp_path, workers=1, bot_pause=600) as server:
        yield server


def test_a_hint_and_a_bot_that_takes_over(leisurely: Running, visit: Opener) -> None:
    page = visit("/", at=leisurely)
    play_now(page, "Double")
    assert offered(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("A bot would do this:")).to_be_visible()
    page.get_by_role("button", name="Let a bot play").click()
    page.get_by_role("button", name="Give me my seat back").click()
    expect(page.get_by_role("log")).to_contain_text("is back")


def test_two_friends_by_link_talk_and_play(visit: Opener) -> None:
    amy = visit("/setup/double")
    for turn in range(2):
        amy.get_by_role("button", name="One seat less").click()
    amy.get_by_label("Seat 2").select_option("")
    amy.get_by_role("button", name="Open the table").click()
    expect(amy).to_have_url(re.compile("/table/"))
    ben = visit(amy.url, width=360, height=740)
    ben.get_by_role("button", name="Sit here").click()
    ben.get_by_label("Say something").fill("<img src=x onerror=alert(1)>")
    ben.get_by_role("button", name="Send").click()
    expect(amy.get_by_role("log")).to_contain_text("<img src=x")
    for page in (amy, ben):
        page.get_by_role("button", name="I am ready").click()
    for page in (amy, ben):
        expect(page.get_by_role("log")).to_contain_text("Match 1 begins")
    while not (acts(amy).first.is_visible() or acts(ben).first.is_visible()):
        amy.wait_for_timeout(50)
    assert ben.evaluate("document.documentElement.scrollWidth") <= 360
    assert serious(ben) == []


def test_a_refused_act_says_why_and_leads_to_its_rule(visit: Opener) -> None:
    """The page offers what it was sent; here somebody on the way adds an act that is against the rules."""

    def tamper(page_side: WebSocketRoute) -> None:
        server = page_side.connect_to_server()
        server.on_message(lambda message: page_side.send(str(message).replace('{"bid":[', '{"bid":["5",')))

    page = visit("/")
    page.route_web_socket(re.compile("/ws$"), tamper)
    page.reload()
    play_now(page, "Double")
    page.locator("[data-act='bid 5']").click()
    expect(page.get_by_role("alert")).to_contain_text("double:bid:range")
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Why not?").click()
    expect(opened.value.locator("#double-bid-range")).to_be_in_viewport()


def test_a_game_by_keyboard_alone(visit: Opener) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now").first.focus()
    page.keyboard.press("Enter")
    for turn in range(3):
        expect(acts(page).first).to_be_visible()
        if turn == 0:
            page.keyboard.press("Tab")
        expect(acts(page).first).to_be_focused()
        before = page.get_by_role("log").inner_text()
        page.keyboard.press("Enter")
        expect(page.get_by_role("log")).not_to_have_text(before)
