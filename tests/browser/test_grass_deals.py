"""Deals of Grass in the browser: with whoever is willing, counter-offers, face down; and the draft."""

from playwright.sync_api import Locator, Page, expect
from server.running import Running

from .conftest import Opener
from .grass_pair import pair
from .test_grass import caught_up, for_two
from .test_shell import serious


def choose(deal: Locator, group: str, kind: str) -> None:
    deal.get_by_role("group", name=group).locator(f"[data-kind='{kind}']").click()


def log(page: Page) -> Locator:
    return page.get_by_role("log")


def test_an_offer_to_everybody_and_a_counter_offer(visit: Opener, running: Running) -> None:
    page = visit("/setup/grass", width=1920, height=1080)
    with pair(running, *for_two(page, "Modern edition")) as both:
        both.run(both.play_until(both.amy, "offer "))
        caught_up(page, both)
        give = both.hand(both.amy)[0]
        want = next(card for card in both.hand(both.ben) if card != give)
        page.get_by_role("button", name="Offer a deal").click()
        deal = page.get_by_role("form", name="Offer a deal")
        deal.get_by_role("button", name="everybody").click()
        choose(deal, "You give, from your hand", give)
        choose(deal, "You want, from the other hand", want)
        deal.locator(f"[data-act='offer {give} for {want} to all']").click()
        both.run(both.ben_does("willing"))
        expect(page.get_by_text("Ben would do it.")).to_be_visible()
        assert serious(page) == []
        page.get_by_role("button", name="Deal with Ben").click()
        expect(log(page)).to_contain_text(" gave Ben ")

        both.run(both.play_until(both.ben, "offer "))
        give = both.hand(both.amy)[0]
        want, other = [card for card in dict.fromkeys(both.hand(both.ben)) if card != give][:2]
        both.run(both.do(both.ben, f"offer {want} for {give} to 0"))
        page.get_by_role("button", name="Propose something else").click()
        deal = page.get_by_role("form", name="Propose something else")
        choose(deal, "You give, from your hand", give)
        choose(deal, "You want, from the other hand", other)
        assert serious(page) == []
        deal.locator(f"[data-act='counter {give} for {other}']").click()
        both.run(both.ben_does("accept"))
        expect(log(page).get_by_text(" gave Ben ")).to_have_count(2)
        caught_up(page, both)


def test_a_classic_deal_with_displayed_peddles_and_a_card_of_each_hand(
    visit: Opener, running: Running
) -> None:
    page = visit("/setup/grass", width=360, height=740)
    with pair(running, *for_two(page, "Classic edition")) as both:
        mine, his = both.run(both.show_peddles())
        caught_up(page, both)
        give = both.hand(both.amy)[0]
        want = next(card for card in both.hand(both.ben) if card != give)
        page.get_by_role("button", name="Offer a deal").click()
        deal = page.get_by_role("form", name="Offer a deal")
        choose(deal, "You give, from your hand", give)
        choose(deal, "You want, from the other hand", want)
        deal.get_by_role("group", name="You give, from your display").get_by_role("button").first.click()
        expect(deal.get_by_role("button", name="Choose what goes over from both sides")).to_be_disabled()
        deal.get_by_role("group", name="You want, from the other display").get_by_role("button").first.click()
        assert serious(page) == []
        deal.locator(f"[data-act='offer {give} and table {mine} for {want} and table {his} to 1']").click()
        both.run(both.ben_does("accept"))
        expect(log(page)).to_contain_text(" gave Ben ")
        caught_up(page, both)
        shown = both.view(both.amy)["displays"]
        assert (shown[0], shown[1]) == ([his], [mine])
        assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_draft_and_deals_face_down(visit: Opener, running: Running) -> None:
    page = visit("/setup/grass", width=360, height=740)
    with pair(running, *for_two(page, "All variations")) as both:
        expect(page.get_by_text("Keep one card; the others travel on.")).to_be_visible()
        page.locator(".hand [data-act^='pick']").first.click()
        expect(page.get_by_text("You chose ")).to_contain_text("Ben is to act.")
        both.run(both.play_until(both.amy, "offer hidden"))
        caught_up(page, both)
        page.get_by_role("button", name="Offer a deal").click()
        deal = page.get_by_role("form", name="Offer a deal")
        choose(deal, "You promise", "PA")
        choose(deal, "You would like", "DF")
        assert serious(page) == []
        deal.locator("[data-act='offer hidden to 1']").click()
        both.run(both.ben_does("accept"))
        expect(log(page)).to_contain_text("I give you Panama (PA) for")
        page.locator(".hand [data-act^='lock']").first.click()
        both.run(both.ben_does("lock"))
        expect(log(page)).to_contain_text("You gave Ben ")

        both.run(both.play_until(both.ben, "offer hidden"))
        both.run(both.ben.done(both.table, "say", text="Trust me: PA!"))
        both.run(both.do(both.ben, "offer hidden to 0"))
        offer = page.get_by_role("region", name="Ben offers you a deal")
        expect(offer).to_contain_text("Trust me: PA!")
        assert serious(page) == []
        offer.get_by_role("button", name="No, thanks").click()
        expect(log(page)).to_contain_text("declined")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
