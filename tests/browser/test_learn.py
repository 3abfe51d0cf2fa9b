"""Learning in the browser: lessons from start to end, by keyboard, on a phone, against the clock."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from stammtisch.lessons import courses
from stammtisch.words import Words

from .conftest import LATER, Opener
from .test_shell import ready, serious

COURSES = {game: courses.find(game) for game in courses.known()}


def ask(page: Page, task: str) -> Locator:
    """The button of the teacher that does what this task asks for."""
    return page.locator(f"button[data-ask='{task}']:enabled")


def begin(page: Page, game: str, stage: int) -> list[str]:
    """Reads the introduction and begins; all tasks of the script."""
    page.goto(f"/learn/{game}/{stage}")
    page.locator("button.main-act").click()
    return [task.name for task in COURSES[game].lessons[stage - 1].tasks]


def follow(page: Page, tasks: list[str]) -> None:
    for task in tasks:
        ask(page, task).click()


def ended(page: Page) -> Locator:
    return page.locator("#lesson-end")


def ticks(page: Page, count: str) -> None:
    expect(page.get_by_role("heading", name=count)).to_be_visible()


def test_double_from_start_to_end_and_on_to_a_table(visit: Opener) -> None:
    page = visit("/")
    page.get_by_role("region", name="Double").get_by_role("link", name="Learn").click()
    expect(page.get_by_role("heading", name="1. Two halves make a card")).to_be_visible()
    for stage in (1, 2, 3):
        follow(page, begin(page, "double", stage))
        if stage < 3:
            expect(ended(page)).to_have_text(re.compile("Passed"))
            expect(page.get_by_role("link", name="On to the next stage")).to_be_visible()
    for task in COURSES["double"].lessons[2].closing:
        page.locator(f"[data-act='{task.act}']").first.click()
    expect(ended(page)).to_have_text(re.compile("Passed"))
    expect(page.get_by_role("link", name="Kept predictions")).to_be_visible()
    assert page.locator("nav .passed").count() == 3
    assert serious(page) == []
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/table/"))


def test_what_is_wrong_is_explained_and_what_was_done_is_kept(visit: Opener) -> None:
    page = visit("/learn")
    expect(page.get_by_role("link", name="Begin")).to_have_count(3)
    follow(page, begin(page, "double", 1)[:2])
    expect(ask(page, "other-half")).to_be_visible()
    page.locator("[data-act='play 3S']").first.click()
    expect(page.get_by_role("alert").filter(has_text="something else")).to_be_visible()
    ask(page, "other-half").click()
    expect(page.get_by_role("status").filter(has_text="shows it")).to_be_visible()
    ticks(page, "3/6")
    page.reload()
    expect(ask(page, "follow")).to_be_visible()
    page.get_by_role("button", name="One step back").click()
    expect(ask(page, "other-half")).to_be_visible()
    page.goto("/learn")
    expect(page.get_by_role("link", name="Go on")).to_have_count(1)
    page.get_by_role("link", name="Go on").click()
    page.get_by_role("button", name="From the beginning").click()
    expect(page.get_by_role("button", name="Begin")).to_be_visible()


def test_a_refusal_leads_to_its_rule(visit: Opener) -> None:
    """Somebody on the way adds an act that is against the rules."""
    page = visit("/learn")
    page.route(
        "**/api/lesson",
        lambda route: route.fulfill(
            response=(reply := route.fetch()),
            body=reply.text().replace('{"play":["3S",', '{"play":["JD","3S",'),
        ),
    )
    follow(page, begin(page, "double", 1)[:2])
    page.locator("[data-act='play JD']").first.click()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Why not?").click()
    expect(opened.value.locator("#double-play-follow-which-motif")).to_be_in_viewport()


@pytest.mark.parametrize(("game", "stage"), [("grass", 3), ("gress", 5)])
def test_a_lesson_on_a_phone_in_german(visit: Opener, game: str, stage: int) -> None:
    page = visit("/learn", width=360, height=740, locale="de-DE")
    assert serious(ready(page)) == []
    tasks = begin(page, game, stage)
    follow(page, tasks[:2])
    expect(ask(page, tasks[2])).to_be_visible()
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert serious(page) == []
    follow(page, tasks[2:])
    for task in COURSES[game].lessons[stage - 1].closing:
        page.locator(f"[data-act='{task.act}']").first.click()
    words = Words("de")
    expect(ended(page)).to_have_text(words.say("page-learn-passed"))
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_lesson_by_keyboard_alone(visit: Opener) -> None:
    page = visit("/learn/gress/1")
    page.get_by_role("button", name="Begin").focus()
    page.keyboard.press("Enter")
    for task in COURSES["gress"].lessons[0].tasks:
        expect(ask(page, task.name)).to_be_focused()
        page.keyboard.press("Enter")
    expect(ended(page)).to_be_visible()
    expect(page.get_by_role("link", name="On to the next stage")).to_be_focused()


def test_against_the_clock_one_may_be_too_late_and_try_again(visit: Opener) -> None:
    page = visit("/learn/gress/2")
    page.clock.install(time=0)
    page.get_by_text("as at a table").click()
    begin(page, "gress", 2)
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.clock.pause_at(LATER)
    expect(page.get_by_role("alert").filter(has_text="Too late")).to_be_visible()
    expect(page.locator("button[data-ask]")).to_be_disabled()
    page.get_by_role("button", name="Once more").click()
    ask(page, "throw").click()
    expect(ask(page, "colour")).to_be_visible()
