"""The page around the games: home, languages, small screens, rules, setting up a table; for everybody."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect
from server.client import open_table
from server.running import ADMIN, Running
from server.test_ratings import match

from .conftest import AXE, Opener

GAMES = ["double", "grass", "gress"]
NOWHERE = "/nowhere"
PAGES = [
    *[
        "/",
        "/lobby",
        "/games",
        "/me",
        "/stats",
        "/learn",
        "/editions",
        "/keep",
        "/referee",
        "/event",
        NOWHERE,
    ],
    *[f"/{page}/{game}" for page in ("setup", "rules") for game in GAMES],
]


def serious(page: Page) -> list[str]:
    """What axe-core finds that keeps somebody out."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html']}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def ready(page: Page) -> Page:
    """Everything is loaded."""
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


def test_home_shows_the_three_games(visit: Opener) -> None:
    page = visit("/")
    for game in ("Double", "Grass", "Gress"):
        expect(page.get_by_role("heading", name=game, exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Play now")).to_have_count(3)


@pytest.mark.parametrize("path", PAGES)
def test_nothing_keeps_anybody_out_and_a_phone_never_scrolls_sideways(visit: Opener, path: str) -> None:
    page = ready(visit(path, width=360, height=740, refused=path == NOWHERE))
    for fold in page.locator("summary").all():
        fold.click()
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert serious(page) == []


def test_the_browser_chooses_the_language_and_people_change_it(visit: Opener) -> None:
    page = visit("/", width=360, height=740, locale="de-AT")
    expect(page.get_by_role("button", name="Jetzt spielen").first).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"
    ways = page.get_by_role("navigation").get_by_role("link")
    assert len(set(ways.evaluate_all("all => all.map(one => one.offsetTop)"))) == 1, "one row, in German too"
    page.get_by_role("button", name="Einstellungen").click()
    page.get_by_text("English").click()
    expect(page.get_by_role("dialog")).to_contain_text("Settings")
    page.get_by_role("button", name="Close").click()
    page.reload()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()


def test_links_and_the_way_back(visit: Opener) -> None:
    page = visit("/")
    page.get_by_role("link", name="Rules").first.click()
    expect(page).to_have_url(re.compile("/rules"))
    expect(page.get_by_role("heading", level=1)).to_contain_text("the rules")
    page.go_back()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()


def test_the_rulebook_is_searched_and_opened_at_a_rule(visit: Opener) -> None:
    page = visit("/rules/double/double-play-follow")
    rule = page.locator("#double-play-follow")
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text("double:play:follow")
    page.get_by_role("searchbox").fill("chips bank")
    expect(rule).to_have_count(0)
    assert page.get_by_role("article").count() > 0


def test_editions_of_grass_have_their_own_rules(visit: Opener) -> None:
    page = visit("/rules/grass")
    expect(page.get_by_role("article").first).to_be_visible()
    modern = page.get_by_role("article").all_inner_texts()
    assert not [text for text in modern if "grass.classic:" in text.split("\n")[0]]
    page.locator("label", has_text="Classic").click()
    expect(page.get_by_text("grass.classic:waste.1").first).to_be_visible()


def test_a_table_is_set_up_with_any_option(visit: Opener) -> None:
    page = visit("/setup/double", refused=True)
    page.get_by_text("Short", exact=True).click()
    page.get_by_role("button", name="One seat less").click()
    page.get_by_text("All options").click()
    page.get_by_label("Ties at the top").select_option(label="one more round of one card")
    page.get_by_label("Points for a kept zero").select_option(label="another number")
    number = page.get_by_role("spinbutton", name="another number")
    number.fill("-4")
    page.get_by_role("button", name="Open the table").click()
    expect(number).to_have_accessible_description(re.compile("do here"))
    number.fill("4")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("button", name="I am ready")).to_be_visible()
    expect(page.get_by_role("textbox", name="Link to this table")).to_have_value(re.compile(r"/table/"))
    page.get_by_role("button", name="This table").click()
    agreed = page.get_by_role("dialog")
    for name, value in (("Ties at the top", "one more round of one card"), ("Points for a kept zero", "4")):
        expect(agreed.locator("div", has=page.get_by_text(name)).last).to_contain_text(value)


def test_the_list_of_open_tables_leads_to_a_new_one_for_everybody(visit: Opener) -> None:
    page = visit("/lobby")
    page.get_by_role("link", name="Open a table").click()
    expect(page.get_by_label("everybody")).to_be_checked()
    page.get_by_text("Gress", exact=True).click()
    expect(page.get_by_role("heading", name="Gress: set up a table")).to_be_visible()
    expect(page.get_by_label("everybody")).to_be_checked()


def test_the_host_comes_in_with_the_token(visit: Opener) -> None:
    page = visit("/admin")
    page.get_by_label("The admin token").fill(ADMIN)
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("heading", name="Tables")).to_be_visible()
    page.get_by_label("Tell everybody").fill("Good evening")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("heading", name="Tables")).to_be_visible()
    assert serious(page) == []


def rated(running: Running, matches: int) -> str:
    """A user who has played so many matches of Double with somebody."""
    people = [running.guest(name) for name in ("Amy", "Ben")]

    async def play_all() -> None:
        for _ in range(matches):
            table = open_table(running, people[0], "double", 2, options={"schedule": [1]})
            await match(running, table, people, 0)

    with ThreadPoolExecutor(1) as elsewhere:
        elsewhere.submit(lambda: asyncio.run(play_all())).result()
    with running.http(people[0]) as http:
        return str(http.get("/api/me").json()["user"])


def test_ratings_are_drawn_for_everybody(visit: Opener, running: Running) -> None:
    """In this thread there is a running event loop, so the matches are played in another one."""
    page = visit(f"/stats/{rated(running, 3)}", width=360, height=740)
    double = page.get_by_role("region", name="Double")
    expect(double).to_contain_text("3 matches with other people")
    expect(double.get_by_role("img", name="The rating after each match")).to_be_visible()
    places = double.get_by_role("table", name="How often which place").get_by_role("row")
    assert sum(int(text.split()[-1]) for text in places.all_inner_texts()) == 3
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert serious(page) == []


def test_names_are_text_whatever_they_hold(visit: Opener) -> None:
    page = visit("/me")
    page.get_by_label("Your name").fill("<b>Amy</b>")
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_role("link", name="<b>Amy</b>")).to_be_visible()


def test_the_icons_of_the_installed_page_have_the_sizes_it_promises(visit: Opener) -> None:
    page = visit("/")
    icons = page.evaluate(
        """async () => {
          const { icons } = await (await fetch("/manifest.webmanifest")).json();
          return Promise.all(icons.filter((icon) => icon.type === "image/png").map(async ({ src, sizes }) => {
            const image = Object.assign(new Image(), { src });
            await image.decode();
            return [sizes, `${image.naturalWidth}x${image.naturalHeight}`];
          }));
        }"""
    )
    assert [promised for promised, found in icons] == ["192x192", "512x512", "512x512"]
    assert all(promised == found for promised, found in icons)
