"""What comes after a match: replay, score sheet, fair deals; and who is together at a table."""

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from server.client import connected, get_ready, open_table, play
from server.running import ADMIN, Running

from stammtisch.base.bits import Dice

from .conftest import LATER, Opener
from .test_shell import serious

AMY = "<b>Amy</b>"
SAYS = "<img src=x>"
SCHEDULE = [1, 2, 1]
ENTRIES = 1 + len(SCHEDULE) + 3 * len(SCHEDULE) + 3 * sum(SCHEDULE) + 1
"""The lot, the deals, what all predict and play, and one thing that is said."""


@pytest.fixture(scope="module", name="over")
def played(running: Running) -> str:
    """A table where Amy has played a short match of Double with two bots; she sat at seat 0."""

    async def match() -> str:
        async with connected(running, running.guest(AMY)) as amy:
            table = open_table(running, amy.token, "double", 3, options={"schedule": SCHEDULE})
            await amy.watch(table)
            await amy.done(table, "sit", seat=0)
            for seat in (1, 2):
                await amy.done(table, "place", seat=seat, bot="rule")
            await get_ready(table, [amy])
            await amy.done(table, "say", text=SAYS)
            await play(table, amy, Dice(1))
            with running.http() as http:
                while http.get(f"/api/tables/{table}/records/1").status_code != 200:
                    await asyncio.sleep(0.05)
        return table

    with ThreadPoolExecutor(1) as pool:  # the browser has a loop running in this thread
        return pool.submit(asyncio.run, match()).result()


def moment(page: Page) -> Locator:
    return page.get_by_role("slider", name="Moment")


def at(page: Page, number: int) -> None:
    expect(moment(page)).to_have_value(str(number))


def test_a_match_is_seen_again_step_by_step_and_from_every_seat(visit: Opener, over: str) -> None:
    page = visit(f"/replay/{over}/1")
    at(page, 0)
    page.get_by_role("button", name="One step on").click()
    at(page, 1)
    page.keyboard.press("ArrowRight")
    at(page, 2)
    story = page.get_by_role("complementary").get_by_role("list")
    expect(story.locator("[aria-current]")).to_contain_text("dealt 1 card each")
    page.keyboard.press("End")
    at(page, ENTRIES)
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()
    expect(story).to_contain_text(re.compile(r"won with|shared the win"))
    page.keyboard.press("PageUp")
    expect(page.get_by_label("Go to a round")).to_have_value("2")
    page.get_by_label("Go to a round").select_option("3")
    expect(story.get_by_role("button").first).to_contain_text("Round 3 of 3")
    page.get_by_label("Go to a round").select_option("1")
    story.get_by_role("button").filter(has_text=SAYS).click()
    expect(page).to_have_url(re.compile(rf"/replay/{over}/1/\d+/-1$"))
    page.get_by_label("As seen by").select_option(AMY)
    expect(page).to_have_url(re.compile(r"/0$"))
    page.get_by_label("all hands open").check()
    page.get_by_text("All hands", exact=True).click()
    hands = page.locator("details.hands")
    expect(hands.locator("code")).to_have_count(3)
    expect(page).to_have_url(re.compile(r"/0/open$"))
    page.get_by_label("all hands open").uncheck()
    expect(hands).to_have_count(0)


def test_it_plays_by_itself_until_stopped(visit: Opener, over: str) -> None:
    page = visit(f"/replay/{over}/1")
    at(page, 0)
    page.clock.install(time=0)
    page.clock.pause_at(LATER)
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    page.clock.run_for(1_000)
    stopped = int(moment(page).input_value())
    assert 0 < stopped < ENTRIES
    page.get_by_role("button", name="Stop").click()
    page.clock.run_for(1_000)
    page.get_by_role("button", name="One step on").click()
    at(page, stopped + 1)


def test_a_link_opens_exactly_there(visit: Opener, over: str) -> None:
    page = visit(f"/replay/{over}/1/7/1/open")
    at(page, 7)
    expect(page.get_by_label("As seen by")).to_have_value("1")
    page.keyboard.press("ArrowRight")
    link = page.get_by_role("textbox", name="Link to this position")
    expect(link).to_have_value(re.compile(f"/replay/{over}/1/8/1/open$"))
    other = visit(link.input_value())
    at(other, 8)
    expect(other.get_by_label("all hands open")).to_be_checked()
    for one in (page, other):
        one.get_by_text("All hands", exact=True).click()
    assert other.locator("details.hands").inner_text() == page.locator("details.hands").inner_text()
    page.reload()
    at(page, 8)


def test_the_sheet_and_the_chart_tell_the_same(visit: Opener, over: str, running: Running) -> None:
    with running.http() as http:
        result = http.get(f"/api/tables/{over}/records/1/report").json()["result"]
    page = visit(f"/replay/{over}/1")
    rows = page.get_by_role("region", name="Score sheet").locator("tbody tr")
    expect(rows).to_have_count(len(SCHEDULE))
    assert [int(text) for text in rows.last.locator("strong").all_inner_texts()] == result["scores"]
    chart = page.get_by_role("img", name="Points of all players")
    expect(chart.locator("polyline")).to_have_count(3)
    expect(chart.locator("circle")).to_have_count(3 * (len(SCHEDULE) + 1))
    assert page.locator("b").count() == 0, "a name stays text"
    expect(page.locator("figcaption")).to_contain_text(AMY)


def cards_exchanged(record: Any) -> None:
    deal = next(event for _, event in record["entries"] if event.get("draw") == "deal/2")
    different = next(place for place, card in enumerate(deal["drawn"]) if card != deal["drawn"][0])
    deal["drawn"][0], deal["drawn"][different] = deal["drawn"][different], deal["drawn"][0]


def another_secret(record: Any) -> None:
    record["chain"][1] = "00" * 32


def another_commitment(record: Any) -> None:
    record["entries"][0][1]["commitment"] = "00" * 32


def other_entropy(record: Any) -> None:
    record["entries"][0][1]["entropy"][0] = "00"


def hand_without_secret(record: Any) -> None:
    record["chain"].pop()


def test_every_deal_is_drawn_again_and_a_changed_record_is_found_out(visit: Opener, over: str) -> None:
    page = visit(f"/replay/{over}/1")
    fair = page.get_by_role("region", name="Were the cards dealt fairly?")
    again = fair.get_by_role("button", name="Draw all cards again")
    again.click()
    expect(fair.get_by_role("status")).to_contain_text("Every draw follows")
    expect(fair.locator("tbody tr")).to_have_count(len(SCHEDULE))
    assert fair.locator(".bad").count() == 0
    changes: list[tuple[Callable[[Any], None], int]] = [
        (cards_exchanged, 1),
        (another_secret, 3),
        (another_commitment, 1),
        (other_entropy, len(SCHEDULE)),
    ]
    for change, wrong in changes:
        tampered(page, over, change)
        page.reload()
        again.click()
        expect(fair.get_by_role("status")).to_contain_text("does not hold")
        found = fair.locator("tbody .bad").count()
        assert found >= wrong, change.__name__
    tampered(page, over, hand_without_secret)
    page.reload()
    again.click()
    expect(fair.get_by_role("status")).to_contain_text("does not hold")


def tampered(page: Page, table: str, change: Callable[[Any], None]) -> None:
    """Somebody on the way changes the record."""

    def handle(route: Route) -> None:
        reply = route.fetch()
        record = reply.json()
        change(record)
        route.fulfill(response=reply, json=record)

    page.unroute_all()
    page.route(re.compile(f"/api/tables/{table}/records/1$"), handle)


def test_nobody_is_kept_out_and_a_phone_never_scrolls_sideways(visit: Opener, over: str) -> None:
    page = visit(f"/replay/{over}/1/6/0/open", width=360, height=740, locale="de-DE")
    expect(page.get_by_role("slider", name="Stelle")).to_have_value("6")
    expect(page.locator(".hand")).to_be_visible()
    lowest, controls = page.evaluate(
        """[document.querySelector(".hand").getBoundingClientRect().bottom,
            document.querySelector(".controls").getBoundingClientRect().top]"""
    )
    assert lowest <= controls, "the controls cover no card"
    page.locator("section[aria-labelledby=fair-title] button").click()
    expect(page.locator(".verdict")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert serious(page) == []
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert serious(page) == []


def two_at_a_table(visit: Opener) -> tuple[Page, Page]:
    """Amy has opened a table for two, and Ben has found it."""
    amy = visit("/setup/double")
    for turn in range(2):
        amy.get_by_role("button", name="One seat less").click()
    amy.get_by_label("Seat 2").select_option("")
    amy.get_by_role("button", name="Open the table").click()
    expect(amy).to_have_url(re.compile("/table/"))
    return amy, visit(amy.url)


def test_a_table_that_is_closed_says_why_and_shows_the_cards_as_they_lay(
    visit: Opener, running: Running
) -> None:
    amy = visit("/setup/double")
    for turn in range(2):
        amy.get_by_role("button", name="One seat less").click()
    amy.get_by_label("Seat 2").select_option("casual")
    amy.get_by_role("button", name="Open the table").click()
    amy.get_by_role("button", name="I am ready").click()
    expect(amy.locator("button[data-act]:enabled").first).to_be_visible()
    hand = amy.locator(".hand").inner_text()
    with running.http(ADMIN) as http:
        assert http.delete(f"/api/admin/tables/{amy.url.split('/')[4]}").status_code == 200
    for opened in range(2):
        banner = amy.locator(".banner", has_text="The table was closed by the server.")
        expect(banner).to_be_visible()
        expect(amy.locator(".hand")).to_have_text(hand, use_inner_text=True)
        expect(amy.locator("button[data-act]:enabled")).to_have_count(0)
        amy.reload()


def test_spectators_are_counted_and_who_is_muted_is_seen_and_heard_again(visit: Opener) -> None:
    amy, ben = two_at_a_table(visit)
    expect(amy.get_by_text("1 person is watching")).to_be_visible()
    ben.get_by_role("button", name="Sit here").click()
    expect(amy.get_by_text("1 person is watching")).to_have_count(0)
    ben.get_by_label("Say something").fill("first <b>word</b>")
    ben.get_by_role("button", name="Send").click()
    said = amy.get_by_role("log").get_by_text("first <b>word</b>")
    expect(said).to_be_visible()
    amy.get_by_role("button", name="mute").click()
    expect(said).to_be_hidden()
    expect(amy.get_by_text(re.compile("You don.t hear"))).to_be_visible()
    amy.reload()
    expect(amy.get_by_text(re.compile("You don.t hear"))).to_be_visible()
    amy.get_by_role("button", name="hear again").click()
    ben.get_by_label("Say something").fill("second word")
    ben.get_by_role("button", name="Send").click()
    expect(amy.get_by_role("log").get_by_text("second word")).to_be_visible()


def test_a_table_where_nobody_may_look_on_and_the_games_one_played(visit: Opener) -> None:
    amy = visit("/setup/double")
    amy.get_by_role("button", name="One seat less").click()
    amy.get_by_role("button", name="One seat less").click()
    amy.locator("label", has_text="Nobody but those who play").click()
    amy.get_by_text("All options").click()
    amy.get_by_label("Seat 2").select_option("casual")
    amy.get_by_role("button", name="Open the table").click()
    amy.get_by_role("button", name="I am ready").click()
    expect(amy.locator("button[data-act]:enabled").first).to_be_visible()
    zoe = visit(amy.url)
    expect(zoe.get_by_role("alert")).to_contain_text("only those who play may look on")
    amy.get_by_role("link", name="My games").click()
    expect(amy.get_by_text("running")).to_be_visible()
    amy.get_by_role("link", name="Back to the table").click()
    expect(amy.locator("button[data-act]:enabled").first).to_be_visible()


def test_a_finished_match_leads_to_its_replay(visit: Opener) -> None:
    page = visit("/me")
    page.get_by_label("Your name").fill("Cleo")
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_role("link", name="Cleo")).to_be_visible()
    table = page.evaluate(
        """async () => {
            const settings = {game: "double", players: 2, options: {schedule: [1]}};
            const headers = {"content-type": "application/json"};
            const body = JSON.stringify({settings, visibility: "private"});
            return (await (await fetch("/api/tables", {method: "POST", headers, body})).json()).table;
        }"""
    )
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Sit here").first.click()
    page.get_by_label("Bot for seat 2").select_option("casual")
    page.get_by_role("button", name="I am ready").click()
    for kind in ("bid", "play"):
        page.locator(f"button[data-act^={kind}]:enabled").first.click()
    page.get_by_role("link", name="Replay").click()
    at(page, 0)
    expect(page.get_by_label("As seen by")).to_have_value("0")
    page.get_by_role("link", name="My games").click()
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_label("As seen by")).to_have_value("0")
