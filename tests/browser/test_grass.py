"""Grass in the browser: a hand of each edition, with a trade, a protected display and a paranoia pass."""

import pytest
from playwright.sync_api import Locator, Page, expect
from server.running import Running

from .conftest import Opener
from .grass_pair import PARANOIA, PROTECTIONS, Pair, pair
from .test_shell import ready, serious
from .test_table import acts, play_on

HOLDS = """(held) => {
  const moved = [...document.querySelectorAll("[data-move^='h|']")].map((one) => one.dataset.move);
  return String(moved.map((name) => name.split("|")[1]).sort()) === String(held);
}"""
"""Whether the hand that is shown is this one."""


def cards(page: Page, zone: str) -> list[str]:
    """The kinds of the cards that lie somewhere, by the names under which they move."""
    names = page.locator(f"[data-move^='{zone}']").evaluate_all("all => all.map(one => one.dataset.move)")
    return [str(name).split("|")[1] for name in names]


def caught_up(page: Page, both: Pair) -> None:
    """The page shows the hand that Amy's line has heard of."""
    page.wait_for_function(HOLDS, arg=sorted(both.hand(both.amy)))


def in_view(page: Page) -> None:
    """Without scrolling: what is asked, and all one holds."""
    page.evaluate("scrollTo(0, 0)")
    for part in (".prompt", ".hand"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)


def pick(page: Page, *kinds: str) -> str:
    """Picks a card of the hand of one of these kinds."""
    card = next(card for card in cards(page, "h|") if card in kinds)
    page.locator(f".hand [data-pick='{card}']").first.click()
    return card


def center(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, card: Locator, target: Locator) -> None:
    """By a finger that rests on the card first where there is one, or by a mouse."""
    (x, y), (far_x, far_y) = center(card), center(target)
    if not page.evaluate("navigator.maxTouchPoints"):
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(far_x, far_y, steps=3)
        page.mouse.up()
        return
    line = page.context.new_cdp_session(page)

    def touch(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", x, y)
    expect(page.locator(".hand [data-dragged]")).to_be_visible()
    for step in (1, 2, 3):
        touch("touchMove", x + (far_x - x) * step / 3, y + (far_y - y) * step / 3)
    touch("touchEnd")


def keeps_still(page: Page, card: Locator) -> None:
    """Under a pointer at its very edge a card doesn't go to and fro."""
    box = card.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 1)
    expect(card).to_have_css("scale", "1.04")
    seen = {str(card.bounding_box()) for look in range(5)}
    assert len(seen) == 1


def trade(page: Page, both: Pair) -> None:
    """The card and whom it is for by two taps, or by dragging one that does nothing to Ben; what for; and Ben
    accepts."""
    give, want = both.deal(both.hand(both.amy)) or ("", "")
    pick(page, give)
    page.get_by_role("button", name="Offer it to Ben").click()
    deal = page.get_by_role("form", name="Offer a deal")
    given = deal.get_by_role("group", name="You give, from your hand").locator(f"[data-kind='{give}']")
    expect(given).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(deal).to_be_hidden()
    legal = both.run(both.amy.acts(both.table))
    harmless = next(
        card for card in both.hand(both.amy) if not any(act.startswith(f"play {card} on") for act in legal)
    )
    card = page.locator(f".hand [data-pick='{harmless}']").first
    drag(page, card, page.get_by_role("region", name="Ben: market and display"))
    if harmless != give:
        given.click()
    expect(given).to_have_attribute("aria-pressed", "true")
    deal.get_by_role("group", name="You want, from the other hand").locator(f"[data-kind='{want}']").click()
    seen = both.ben.seq
    deal.locator(f"button[data-act='offer {give} for {want} to 1']").click()
    both.run(both.ben_answers(seen))
    expect(page.get_by_role("log")).to_contain_text(" gave Ben ")


def protect(page: Page, both: Pair) -> None:
    """The card, what it shall cover, done."""
    legal = both.run(both.amy.acts(both.table))
    card = pick(
        page, *(card for card in PROTECTIONS if any(act.startswith(f"play {card} over") for act in legal))
    )
    page.locator(".own .row-of button[data-pick]:enabled").first.click()
    page.locator(f"button[data-act^='play {card} over ']:enabled").first.click()
    expect(page.locator(".own .cover")).to_have_count(1)
    expect(page.locator(".own .safe")).to_contain_text("protected $")
    assert serious(page) == []


def paranoia(page: Page, both: Pair) -> None:
    """Everybody passes a card to the left, and nobody sees which."""
    card = pick(page, *PARANOIA)
    seen = both.ben.seq
    page.locator(f".prompt button[data-act^='play {card}']:enabled").first.click()
    both.run(both.ben_answers(seen))
    expect(page.get_by_text("Choose the card that goes to Ben")).to_be_visible()
    given = cards(page, "h|")[0]
    page.locator(f".hand button[data-act='pass {given}']").first.click()
    expect(page.get_by_role("log")).to_contain_text("Everybody passed a card to the left")
    expect(page.get_by_role("log")).to_contain_text("to Ben and got")


def close(page: Page, both: Pair) -> None:
    page.locator(".hand button[data-act='play MC']").first.click()


def for_two(page: Page, preset: str) -> tuple[str, str]:
    """The link to a table at which Amy sits and Ben may; and the cookie by which Amy is known."""
    page.get_by_text(preset, exact=True).click()
    for seat in range(2):
        page.get_by_role("button", name="One seat less").click()
    page.get_by_label("Seat 2").select_option("")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("button", name="I am ready")).to_be_visible()
    cookie = "; ".join(f"{one['name']}={one['value']}" for one in page.context.cookies())
    return page.url, cookie


STEPS = {"trade": trade, "protect": protect, "paranoia": paranoia, "close": close}


@pytest.mark.parametrize(("edition", "width", "height"), [("Modern", 1280, 800), ("Classic", 360, 740)])
def test_a_hand_with_a_trade_a_protection_and_a_pass(
    visit: Opener, running: Running, edition: str, width: int, height: int
) -> None:
    page = visit("/setup/grass", width=width, height=height, has_touch=width < 500)
    link, cookie = for_two(page, f"{edition} edition")
    account = page.get_by_role("heading", name="Account of round 1")
    done: set[str] = set()
    with pair(running, link, cookie) as both:
        while (step := both.run(both.next_moment(done))) != "over":
            caught_up(page, both)
            in_view(page)
            STEPS[step](page, both)
            done.add(step)
            if step == "close":
                break
    assert done >= {"trade", "protect", "paranoia"}
    log = page.get_by_role("log")
    assert log.get_by_text("You drew").count() > 0
    assert all(line.startswith("Ben") for line in log.get_by_text("drew a card").all_inner_texts())
    expect(account).to_be_visible()
    expect(page.get_by_role("link", name=f"grass.{edition.lower()}:score.1")).to_be_visible()
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.reload()
    page.get_by_role("button", name="Account of round 1").click()
    expect(account).to_be_in_viewport()
    assert account_lines(page) > 5


def account_lines(page: Page) -> int:
    return page.get_by_role("region", name="Account of round 1").locator("tr.line").count()


def test_digits_pick_cards_which_keep_still(visit: Opener) -> None:
    page = visit("/")
    page.get_by_role("region", name="Grass").get_by_role("button", name="Play now").click()
    expect(acts(page).first).to_be_visible()
    while not page.locator(".hand [data-act^='waste']:enabled").count():
        play_on(page, 1)
        expect(acts(page).first).to_be_visible()
    keeps_still(page, page.locator(".hand [data-pick]").first)
    page.keyboard.press("1")
    expect(page.locator(".hand [data-move]").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".hand [aria-pressed='true']")).to_have_count(0)


def test_the_editions_side_by_side(visit: Opener) -> None:
    page = ready(visit("/rules/grass", width=360, height=740))
    page.get_by_role("link", name="How the editions differ").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("two editions")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert serious(page) == []
    page.get_by_role("link", name="grass.classic:nirvana.1").click()
    expect(page.locator("#grass_classic-nirvana_1")).to_be_in_viewport()
