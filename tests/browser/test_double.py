"""The table of Double: halves to tap, predictions, tricks, on any screen, in both languages."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Opener
from .test_shell import serious
from .test_table import acts, play_now, play_on

ALL_TRICKS = {"Looking at tricks": "all of the round"}
SECRET_AND_BLIND = {"Way of predicting": "in secret, all at once", "Blind one-card rounds": "yes"}
ON_THE_FELT = """() => {
  const felt = document.querySelector(".felt").getBoundingClientRect();
  const seats = [...document.querySelectorAll("[data-seat]")].map((seat) => seat.getBoundingClientRect());
  return seats.filter((seat) => seat.left >= felt.left && seat.right <= felt.right).length;
}"""
"""How many seats lie on the felt from edge to edge."""


def table(page: Page, players: int, options: dict[str, str]) -> Page:
    """Set up a table with bots at the other seats, and begin."""
    page.goto("/setup/double")
    for seat in range(4 - players):
        page.get_by_role("button", name="One seat less").click()
    for seat in range(players - 4):
        page.get_by_role("button", name="One more seat").click()
    page.get_by_text("All options").click()
    for name, value in options.items():
        page.get_by_label(name).select_option(label=value)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="I am ready").click()
    return page


def predict(page: Page) -> None:
    """Predict nothing, and wait until a card is wanted."""
    page.locator("[data-act='bid 0']").click()
    expect(halves(page).first).to_be_visible()


def halves(page: Page) -> Locator:
    return page.get_by_role("list", name="Your cards").locator("[data-act]:enabled")


def test_the_half_that_is_tapped_is_played(visit: Opener) -> None:
    page = visit("/")
    play_now(page, "Double")
    predict(page)
    half = halves(page).last
    name = str(half.get_attribute("aria-label")).removeprefix("Play ")
    half.click()
    played = page.get_by_role("list", name="The trick").get_by_role(
        "img", name=re.compile(f"^Guest.*: {name}$")
    )
    expect(played).to_be_visible()


def test_a_half_that_may_not_be_played_says_why(visit: Opener) -> None:
    """Sooner or later there is one in a hand: it is a button too, but no act."""
    page = table(visit("/"), 5, {"Rounds and cards": "5 1"})
    predict(page)
    wrong = page.get_by_role("list", name="Your cards").locator("button[aria-disabled='true']")
    while not wrong.count():
        play_on(page, 1)
        expect(acts(page).first).to_be_visible()
    wrong.first.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("double:play:follow")


def test_predictions_and_tricks_of_everybody_and_the_plan(visit: Opener) -> None:
    page = visit("/")
    play_now(page, "Double")
    expect(page.get_by_text("How many tricks will you take?")).to_be_visible()
    expect(page.get_by_role("list", name="Cards in each round").get_by_role("listitem")).to_have_count(10)
    expect(page.locator("[aria-current='step']")).to_contain_text("Round 1, now: 1 card")
    for name in ("Bruno", "Clara", "Dario"):
        seat = page.get_by_role("region", name=name)
        expect(seat).to_contain_text("15 points")
    predict(page)
    own = page.get_by_role("region", name=re.compile("^Guest"))
    expect(own.get_by_title("predicted")).to_contain_text("0")
    expect(own.get_by_title("tricks")).to_contain_text("0")


def test_earlier_tricks_may_be_looked_at_where_that_was_agreed(visit: Opener) -> None:
    page = table(visit("/"), 3, ALL_TRICKS)
    button = page.get_by_role("button", name=re.compile("Last trick|Earlier tricks"))
    for turn in range(20):
        if button.is_visible():
            break
        play_on(page, 1)
        expect(acts(page).first).to_be_visible()
    button.click()
    trick = page.get_by_role("dialog").get_by_role("region", name="Trick 1")
    expect(trick.get_by_role("img")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_secret_predictions_and_blind_rounds(visit: Opener) -> None:
    page = table(visit("/"), 4, SECRET_AND_BLIND)
    expect(page.get_by_text(re.compile("^You don.t see your card"))).to_be_visible()
    expect(page.get_by_role("img", name="a card face down")).to_be_visible()
    expect(page.get_by_role("region", name="Clara").get_by_role("img")).to_be_visible()
    predict(page)
    expect(page.get_by_role("img", name="a card face down")).to_be_hidden()


def test_who_looks_on_sees_no_hand_and_is_counted(visit: Opener) -> None:
    amy = visit("/")
    play_now(amy, "Double")
    expect(acts(amy).first).to_be_visible()
    ben = visit(amy.url)
    expect(ben.get_by_role("region", name=re.compile("^Guest"))).to_contain_text("1 card in hand")
    expect(ben.get_by_role("list", name="Your cards")).to_have_count(0)
    for page in (amy, ben):
        expect(page.get_by_text("1 person is watching")).to_be_visible()


@pytest.mark.parametrize("players", [4, 8])
def test_on_a_phone_everything_is_in_view(visit: Opener, players: int) -> None:
    page = table(visit("/", width=360, height=740), players, {"Rounds and cards": "5 1"})
    for phase in ("predict", "play"):
        expect(acts(page).first).to_be_visible()
        page.evaluate("scrollTo(0, 0)")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        for part in ("Your cards", "The trick"):
            box = page.get_by_role("list", name=part).bounding_box()
            assert box is not None
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= 740, (phase, part)
        assert serious(page) == []
        if phase == "predict":
            predict(page)


def test_in_german_and_in_the_dark(visit: Opener) -> None:
    page = visit("/", locale="de-DE", color_scheme="dark")
    page.get_by_role("region", name="Double").get_by_role("button", name="Jetzt spielen").click()
    bid = page.get_by_role("button", name="0 Stiche vorhersagen")
    bid.click()
    half = page.get_by_role("button", name=re.compile("^Ausspielen: "), disabled=False).first
    expect(half).to_be_visible()
    assert serious(page) == []
    assert page.evaluate(ON_THE_FELT) == 4
    half.click()
    expect(page.get_by_role("log")).to_contain_text(re.compile("Runde 2 von 10"))
