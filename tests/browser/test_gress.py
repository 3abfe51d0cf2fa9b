"""Gress in the browser: everybody at once, guided and official, by keys, on a phone."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from server.running import in_child

from .conftest import Opener
from .test_shell import serious

PHONE = {"width": 390, "height": 780}
RED_TEN, RED_NINE = (f"{rank} of (hearts|diamonds)" for rank in ("ten", "nine"))
OWN_TURN = "Your turn."
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


def open_table(page: Page, slow: int = 100, players: int = 3, **options: Any) -> None:
    """A table of one's own, for three unless told."""
    settings = {"game": "gress", "players": players, "options": options, "clock": {"slow": slow}}
    made = page.evaluate(OPEN_TABLE, {"settings": settings, "visibility": "private"})
    page.goto(made["path"])


def against_bots(page: Page, players: int = 3, **options: Any) -> None:
    """Somebody and bots; who sits at the page deals."""
    open_table(page, players=players, first_dealer=0, **options)
    page.get_by_role("button", name="Sit here").first.click()
    for seat in range(2, players + 1):
        page.get_by_label(f"A bot for seat {seat}").select_option("expert")
    page.get_by_role("button", name="I am ready").click()


def friends(visit: Opener, **options: Any) -> list[Page]:
    """Three people at an official table when the first card lies; the first deals, the last looks at a
    phone."""
    amy = visit("/")
    open_table(amy, slow=1000, first_dealer=0, **options)
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


def own(page: Page, card: str) -> Locator:
    """The cards in the hand with such a name."""
    return page.get_by_role("group", name="Your cards").get_by_role("button", name=re.compile(card))


def press(page: Page, card: str, place: int = 0) -> None:
    """The key of a card with such a name: the first one, unless told."""
    named = own(page, card).nth(place)
    key = re.search(r"key (\S)", named.get_attribute("aria-label") or "")
    assert key is not None
    page.keyboard.press(key[1])


def draw(page: Page, times: int = 1) -> None:
    count = hand(page).count()
    for _ in range(times):
        page.keyboard.press("Space")
    expect(hand(page)).to_have_count(count + times)


def draw_until_held(page: Page, **wanted: int) -> None:
    """So many cards of such names. Nobody keeps a hand from drawing, and nobody complains here."""
    while any(own(page, card).count() < count for card, count in wanted.items()):
        draw(page, 5)


def turn_to(page: Page, friends: list[Page]) -> None:
    """The others draw until it is the turn of this one."""
    while (mover := on_turn(friends)) is not page:
        draw(mover)


def on_turn(friends: list[Page]) -> Page:
    """The one page that says so, as soon as every page has heard whose turn it is."""
    while True:
        for page in friends:
            expect(status(page)).to_have_text(re.compile("turn"))
        told = [status(page).inner_text() for page in friends]
        others = {text for text in told if text != OWN_TURN}
        if told.count(OWN_TURN) == len(others) == 1:
            return friends[told.index(OWN_TURN)]
        friends[0].wait_for_timeout(20)


def status(page: Page) -> Locator:
    return page.locator(".status")


def log(page: Page) -> Locator:
    return page.get_by_role("log")


def test_a_guided_game_to_its_end_and_onto_the_zettel(visit: Opener) -> None:
    page = visit("/")
    against_bots(page, referee="guided", W=0, ruling_pause=0)
    page.evaluate(PLAY_ON)
    expect(page.get_by_role("button", name="Another match")).to_be_visible()
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
    expect(log(amy)).to_contain_text("used the holding hand")
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
    cat.reload()
    cat.get_by_role("button", name="Verdicts").click()
    expect(verdicts).to_contain_text("Amy was right")
    with cat.context.expect_page() as rule:
        verdicts.get_by_role("link", name="gress:10.5").first.click()
    expect(rule.value.locator("#gress-10_5")).to_be_in_viewport()


def test_packets_gifts_and_swaps_by_keys_with_two_sets(visit: Opener) -> None:
    """A card laid on turn counts as a turn until somebody complains, and nobody does."""
    amy, ben, cat = people = friends(visit, decks=2, W=0)
    draw_until_held(ben, **{"seven": 2, RED_TEN: 1, RED_NINE: 1})

    turn_to(ben, people)
    ben.keyboard.press("p")
    for place in (0, 1):
        press(ben, "seven", place)
    ben.keyboard.press("Enter")
    expect(log(amy)).to_contain_text("as a packet")

    turn_to(ben, people)
    press(ben, RED_TEN)
    expect(ben.get_by_role("button", name="Give a card")).to_be_visible()
    before = hand(cat).count()
    ben.keyboard.press("g")
    press(ben, f"^(?!{RED_NINE})")
    ben.keyboard.press("1")
    expect(hand(cat)).to_have_count(before + 1)
    cat.get_by_role("button", name="Take the gift").click()
    expect(log(cat)).to_contain_text("The card from")

    turn_to(ben, people)
    press(ben, RED_NINE)
    ben.keyboard.press("x")
    ben.keyboard.press("2")
    expect(status(amy)).to_contain_text("wants to swap hands with you")
    of_ben, of_amy = hand(ben).count(), hand(amy).count()
    amy.keyboard.press("Enter")
    expect(ben.get_by_role("button", name="Lay down your hand")).to_be_visible()
    assert serious(ben) == []
    ben.keyboard.press("Enter")
    amy.get_by_role("button", name="Take up the new hand").click()
    for page, count in ((amy, of_ben), (ben, of_amy)):
        expect(hand(page)).to_have_count(count)
    expect(log(ben)).to_contain_text("Your new hand was")


def test_eight_sit_around_a_phone_and_nothing_is_out_of_reach(visit: Opener) -> None:
    page = visit("/", width=360, height=740)
    against_bots(page, players=8)
    page.get_by_role("button", name="Pick up your cards").click()
    page.get_by_role("button", name="Open the game").click()
    expect(log(page)).to_contain_text("opened the game")
    page.locator(".wood").evaluate("table => table.scrollIntoView()")
    for name in ("Complain", "Take back", "Holding hand"):
        expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_role("button", name="Complain").click()
    page.get_by_role("button", name="Hugo", exact=True).click()
    expect(page.locator("[data-act^=complain], [data-act^=disqualify]")).to_have_count(4)
    assert serious(page) == []
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Zettel").click()
    expect(page.get_by_role("dialog").get_by_role("columnheader")).to_have_count(9)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


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
    while held:
        sides[-1].send(held.pop(0))
    holding[0] = False
    expect(page.get_by_text("on its way:")).to_have_count(0)
    expect(log(page)).to_contain_text(re.compile("Amy (played|threw)"))


@pytest.mark.rule("gress:10.8")
def test_people_vote_withdraw_and_exclude_and_a_referee_does_so_alone(visit: Opener) -> None:
    amy = visit("/")
    settings = {
        "game": "gress",
        "players": 4,
        "options": {"first_dealer": 0},
        "clock": {"slow": 1000},
        "umpire": True,
    }
    amy.goto(amy.evaluate(OPEN_TABLE, {"settings": settings, "visibility": "private"})["path"])
    people = [amy, visit(amy.url), visit(amy.url, width=390, height=844)]
    judge = visit(amy.url)
    judge.get_by_role("button", name="Be the referee").click()
    expect(amy.get_by_text("Referee: ")).to_be_visible()
    assert serious(amy) == []
    for page in people:
        page.get_by_role("button", name="Sit here").first.click()
    amy.get_by_label("A bot for seat 4").select_option("expert")
    for page in people:
        page.get_by_role("button", name="I am ready").click()
    for page in people:
        page.get_by_role("button", name="Pick up your cards").click()
    amy.get_by_role("button", name="Open the game").click()
    for page in people:
        expect(log(page)).to_contain_text("opened the game")

    amy.keyboard.press("k")
    amy.keyboard.press("3")
    amy.keyboard.press("d")
    expect(log(people[1])).to_contain_text("voted to exclude")
    expect(people[2].get_by_text("1 vote to exclude").first).to_be_visible()
    amy.get_by_role("button", name="Complain").click()
    amy.keyboard.press("3")
    amy.get_by_role("button", name="withdraw my vote").click()
    expect(log(people[2])).to_contain_text("no longer wanted to exclude")
    expect(people[2].get_by_text("1 vote to exclude")).to_have_count(0)

    judge.get_by_role("button", name="Exclude somebody").click()
    assert serious(judge) == []
    judge.locator("[data-exclude='3']").click()
    for page in people:
        expect(log(page)).to_contain_text("the referee decided so")
    expect(amy.get_by_role("button", name="Exclude somebody")).to_have_count(0)


def test_a_table_is_set_up_with_a_chair_for_a_referee(visit: Opener) -> None:
    page = visit("/setup/gress")
    page.locator("label", has_text="A chair for you").click()
    assert serious(page) == []
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Be the referee").click()
    expect(page.get_by_text("Referee: ")).to_be_visible()
    page.get_by_role("button", name="Clear the chair").click()
    expect(page.get_by_text("The chair of the referee is free.")).to_be_visible()
    page.goto("/setup/double")
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    expect(page.get_by_text("A chair for you")).to_have_count(0)


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
def test_a_line_that_can_not_be_measured_is_told_so(
    size: dict[str, int], visit: Opener, tmp_path: Path
) -> None:
    """Behind a proxy nothing is credited; the table says so, and why."""
    with in_child(tmp_path, workers=1, proxies=("127.0.0.1",)) as behind:
        page = visit(at=behind, **size)
        against_bots(page)
        button = page.get_by_role("button", name="nothing credited")
        button.click()
        dialog = page.get_by_role("dialog", name="Your line")
        expect(dialog).to_contain_text("this server is behind a proxy")
        assert serious(page) == []
        page.close()


def test_a_line_that_is_measured_is_told_so(visit: Opener) -> None:
    page = visit()
    against_bots(page)
    page.get_by_role("button", name=re.compile(r"^\d+ ms, .* credited$")).click()
    expect(page.get_by_role("dialog", name="Your line")).to_contain_text("Only what the server can measure")
