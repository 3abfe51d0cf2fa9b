"""The referee of a real table on a phone: may I, a dispute, debts that stay, two phones and a buzzer."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Opener
from .test_shell import serious

PHONE: Any = {"width": 360, "height": 740}


def open_desk(visit: Opener, path: str, **more: Any) -> Page:
    page = visit(path, **PHONE, **more)
    expect(page.get_by_role("navigation", name=re.compile("referee|Schiedsrichter"))).to_be_visible()
    return page


def pick(page: Page, label: str, *cards: str) -> None:
    """Tap cards into their place."""
    page.get_by_role("group", name=label, exact=True).get_by_role("button", name=f"Add: {label}").click()
    panel = page.get_by_role("dialog")
    for card in cards:
        panel.locator(f".all [data-card='{card}']").click()
    if panel.is_visible():
        panel.get_by_role("button", name="Done").click()
    expect(panel).to_have_count(0)


def verdict(page: Page, kind: str) -> Locator:
    found = page.locator(f"[data-verdict={kind}]")
    expect(found).to_be_visible()
    return found


def test_may_i_is_answered_with_the_rule(visit: Opener) -> None:
    page = visit("/", **PHONE)
    page.get_by_role("link", name="The referee for real cards").click()
    pick(page, "The trick so far", "KH")
    pick(page, "The hand of Player 2", "AC/2H", "KD/3C")
    may = page.get_by_role("group", name="May I …")
    may.locator("[data-card='KD']").click()
    found = verdict(page, "refused")
    expect(found).to_contain_text("The suit led is hearts and you can follow it")
    rule = found.get_by_role("link", name="double:play:follow")
    expect(rule).to_have_attribute("href", "/rules/double/double-play-follow")
    may.locator("[data-card='2H']").click()
    verdict(page, "accepted")
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_prediction_is_judged_by_the_chips(visit: Opener) -> None:
    page = open_desk(visit, "/referee/may/double")
    page.get_by_text("A prediction").click()
    pick(page, "The hand of Player 2", "AC/2H", "AC/2H")
    may = page.get_by_role("group", name="May I …").get_by_role("button")
    may.nth(2).click()
    verdict(page, "accepted")
    for _ in range(14):
        page.get_by_role("group", name="Chips of who asks").get_by_role("button").first.click()
    may.nth(2).click()
    expect(verdict(page, "refused")).to_contain_text("double:bid:chips-limit")


def test_an_act_of_grass_is_put_together(visit: Opener) -> None:
    page = open_desk(visit, "/referee/may/grass", refused=True)
    hand = "The hand of Player 1"
    pick(page, hand, "+F", "+B", "LU", "MO", "-D", "PF")
    may = page.get_by_role("group", name="May I …")
    may.locator("[data-card='+F']").click()
    may.get_by_text("Player 2", exact=True).click()
    may.get_by_role("button", name="Ask").click()
    beside = page.get_by_role("group", name=hand, exact=True).locator("+ [role=alert]")
    expect(beside).to_contain_text("holds seven cards")
    pick(page, hand, "SO")
    may.get_by_role("button", name="Ask").click()
    expect(verdict(page, "refused")).to_contain_text("grass.common:heat-on.1")
    page.get_by_text("Before Player 2").click()
    page.locator("details[open]").get_by_label("Market").select_option("open")
    may.get_by_role("button", name="Ask").click()
    verdict(page, "accepted")
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.rule("gress:10.5")
def test_a_dispute_is_settled(visit: Opener) -> None:
    """Player 3 lays a king out of turn, and Player 2 complains."""
    page = open_desk(visit, "/referee/dispute")
    pick(page, "The top card of the pile", "7C")
    done = page.get_by_role("group", name="What was done")
    done.get_by_text("Player 3", exact=True).click()
    pick(page, "Which card?", "KC")
    done.get_by_role("button", name="Note it").click()
    page.get_by_role("button", name="Settle it").click()
    expect(verdict(page, "wrong")).to_contain_text("gress:4.1")
    answer = page.get_by_role("region", name="The answer")
    expect(answer).to_contain_text("Player 2 was right")
    expect(answer).to_contain_text("Player 1 is on turn")
    expect(answer).to_contain_text("Player 3 owes 2 cards for wrongly played cards.")
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_debts_survive_a_reload_and_are_undone(visit: Opener) -> None:
    page = open_desk(visit, "/referee/ledger")
    second = page.get_by_role("listitem", name="Player 2")
    page.get_by_role("button", name="Player 2: + owes").click()
    panel = page.get_by_role("dialog")
    panel.get_by_role("button", name="2", exact=True).click()
    assert serious(page) == []
    panel.get_by_role("button", name="wrong cards").click()
    second.get_by_role("button", name="took one").click()
    page.get_by_role("button", name="Player 3: Marke lies").click()
    page.reload()
    expect(second).to_contain_text("owes 1 card")
    expect(second.get_by_role("link", name="gress:10.5")).to_be_visible()
    expect(page.get_by_role("button", name="Player 3: Marke gone")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Player 3: Marke lies")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(second).to_contain_text("owes 2 cards")
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.rule("gress:10.9")
def test_two_phones_buzz(visit: Opener) -> None:
    amy = open_desk(visit, "/referee/buzzer")
    amy.get_by_role("button", name="Open a buzzer").click()
    expect(amy.get_by_label("Link to this buzzer")).to_have_value(re.compile("/referee/buzzer/"))
    ben = open_desk(visit, amy.evaluate("location.pathname"), locale="de-DE")
    ben.get_by_role("button", name="Beschwerde!").click()
    order = amy.get_by_role("region", name="Who called first").get_by_role("listitem")
    expect(order).to_contain_text(["Complaint!"])
    amy.get_by_role("button", name="Vorletzte!").click()
    expect(order).to_contain_text(["Complaint!", "Vorletzte!"])
    expect(amy.get_by_role("button", name="Vorletzte!")).to_be_disabled()
    assert ben.get_by_role("button", name="Erledigt").count() == 0
    assert serious(amy) == []
    assert amy.evaluate("document.documentElement.scrollWidth") <= 360
    amy.get_by_role("button", name="Settled").click()
    expect(ben.get_by_role("button", name="Beschwerde!")).to_be_enabled()


def test_a_buzzer_that_is_gone_says_so(visit: Opener) -> None:
    page = open_desk(visit, "/referee/buzzer/nowhere")
    expect(page.get_by_role("alert")).to_contain_text("no longer there")
    expect(page.get_by_role("button", name="Open a buzzer")).to_be_visible()
