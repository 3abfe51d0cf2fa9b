"""A game that the page knows nothing of: the toy of the laws, from the home page to its replay."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from server.running import Running, in_child

from .conftest import Opener
from .test_shell import serious

SIZES = [(390, 844), (1280, 800)]


@pytest.fixture
def with_toy(tmp_path: Path) -> Iterator[Running]:
    """Ask for it before `visit`: pages are closed before their server is."""
    with in_child(tmp_path, workers=1, games=("server.toy_games",)) as server:
        yield server


def fits(page: Page) -> None:
    """Nothing sticks out at the side, and nobody is kept out."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious(page) == []


def give(page: Page) -> str:
    """Make the first gift that is offered, and wait until the log tells of it: a card is given but once."""
    gift = page.locator("button[data-act]:enabled").first
    card = str(gift.get_attribute("data-act")).split()[1]
    gift.click()
    told = f"given (card {card},"
    expect(page.get_by_role("log")).to_contain_text(told)
    return told


def give_all_away(page: Page) -> int:
    """Follow what is offered, one word after the other, until the match is over; how many gifts were made."""
    choices = page.get_by_role("group", name="What you can do").get_by_role("button")
    whole = page.locator("button[data-act]:enabled")
    over = page.get_by_role("button", name="Another match")
    made = 0
    while True:
        expect(choices.first.or_(over).first).to_be_visible()
        if over.is_visible():
            return made
        if not whole.count():
            choices.last.click()
        give(page)
        made += 1


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_game_without_a_folder_is_played_against_a_bot(
    with_toy: Running, visit: Opener, width: int, height: int
) -> None:
    page = visit("/", width, height, at=with_toy)
    card = page.get_by_role("region", name="toy")
    expect(card.get_by_text("2 to 3 players")).to_be_visible()
    expect(card.get_by_role("link", name="Rules")).to_have_count(0)
    expect(card.get_by_role("link", name="Learn")).to_have_count(0)
    fits(page)
    card.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/table/"))
    view = page.get_by_role("region", name="Everything you see")
    expect(view.get_by_role("row", name=re.compile("^hands"))).to_be_visible()
    expect(page.locator("a[href='/rules/toy']")).to_have_count(0)
    fits(page)
    assert give_all_away(page) >= 2
    expect(page.get_by_role("heading", name=re.compile(" won"))).to_be_visible()
    fits(page)
    page.get_by_role("link", name="Replay").click()
    expect(page).to_have_url(re.compile("/replay/"))
    expect(page.get_by_role("row", name=re.compile("^piles"))).to_be_visible()
    fits(page)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_two_people_play_it_in_two_languages(
    with_toy: Running, visit: Opener, width: int, height: int
) -> None:
    amy = visit("/setup/toy", width, height, at=with_toy)
    amy.get_by_role("button", name="One seat less").click()
    amy.get_by_label("Seat 2").select_option("")
    fits(amy)
    amy.get_by_role("button", name="Open the table").click()
    expect(amy).to_have_url(re.compile("/table/"))
    ben = visit(amy.url, width, height, at=with_toy, locale="de-DE")
    ben.get_by_role("button", name="Hier sitzen").click()
    amy.get_by_role("button", name="I am ready").click()
    ben.get_by_role("button", name="Ich bin bereit").click()
    expect(ben.get_by_role("region", name="Alles, was du siehst")).to_be_visible()
    fits(ben)
    told = give(ben)
    expect(amy.get_by_role("log")).to_contain_text(told)
