"""A duplicate event in the browser: opened, joined, played with the help of bots, compared and checked."""

from playwright.sync_api import Page, expect

from .conftest import Opener
from .test_event import join
from .test_shell import serious


def opened(visit: Opener) -> Page:
    """Two places at a table, so that two people make one, and a table of bots the other."""
    page = visit("/event")
    page.get_by_text("Double: same deals").click()
    page.get_by_label("What is it called?").fill("Same cards")
    page.get_by_label("Your name").fill("Orga")
    page.get_by_label("Rounds").fill("1")
    page.get_by_role("group", name="Places at a table").get_by_text("2", exact=True).click()
    page.get_by_label("Bots at empty places").select_option("novice")
    page.get_by_role("button", name="Open it").click()
    expect(page.get_by_role("heading", level=1, name="Same cards")).to_be_visible()
    return page


def hand_over(page: Page) -> None:
    """To the own table, where a bot plays on, and back when it is over."""
    page.get_by_role("link", name="To the table").click()
    page.get_by_role("button", name="Let a bot play").click()
    expect(page.get_by_role("button", name="Pause")).to_have_count(0)


def test_two_people_play_the_same_deals_as_a_table_of_bots(visit: Opener) -> None:
    orga = opened(visit)
    path = orga.evaluate("location.pathname")
    expect(orga.get_by_text("2 more people are needed.")).to_be_visible()
    expect(orga.get_by_label("Somebody without a phone")).to_have_count(0)
    amy = join(visit, path, "Amy")
    orga.get_by_role("button", name="I play, too").click()
    orga.get_by_role("button", name="Join").click()
    screen = visit(f"{path}/screen", width=1920, height=1080)
    expect(screen.get_by_role("listitem")).to_have_count(2)

    orga.get_by_role("button", name="Draw the seats and deal round 1").click()
    expect(screen.get_by_role("region", name="Table 2")).to_contain_text("bot")
    expect(amy.get_by_role("region", name="Your table: 1")).to_contain_text("Orga")
    amy.get_by_text("Was the draw fair?").click()
    expect(amy.get_by_text("Round 1: the seats follow from the secret")).to_be_visible()
    for page in (amy, orga):
        hand_over(page)
    for page in (amy, orga):
        page.get_by_role("link", name="To the event").first.click()
        expect(page.get_by_text("Over after one round")).to_be_visible()

    for page in (orga, amy, screen):
        sheet = page.get_by_role("group", name="Compared with the same cards")
        expect(sheet.get_by_role("row")).to_have_count(3)
        expect(sheet).not_to_contain_text("bot")
        assert serious(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    compared = amy.get_by_role("group", name="Round 1, place by place")
    expect(compared.get_by_role("row")).to_have_count(3)
    amy.get_by_text("Was the draw fair?").click()
    expect(amy.get_by_text("have the fingerprint that was promised")).to_be_visible()
    amy.get_by_text("What happened").click()
    expect(amy.get_by_text("Round 1: table 2 has finished.")).to_be_visible()
    compared.get_by_role("link", name="Table 2").click()
    expect(amy.get_by_role("heading", name="a match that is over")).to_be_visible()
