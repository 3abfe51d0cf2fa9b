"""An evening at several tables: an organiser, two phones and a big screen, from opening it to the winner."""

import re

from playwright.sync_api import Locator, Page, expect

from .conftest import Opener
from .test_shell import serious

PHONE = {"width": 360, "height": 740}
WITHOUT_PHONES = ("Cleo", "Dora", "Eve", "Finn", "<b>Gus</b>")


def opened(visit: Opener, games: int) -> Page:
    page = visit("/event")
    page.get_by_label("What is it called?").fill("Friday")
    page.get_by_label("Your name").fill("Orga")
    page.get_by_label("Games").fill(str(games))
    page.get_by_role("button", name="Open it").click()
    expect(page.get_by_role("heading", level=1, name="Friday")).to_be_visible()
    return page


def add(page: Page, *names: str) -> None:
    for name in names:
        page.get_by_label("Somebody without a phone").fill(name)
        page.get_by_role("button", name="Add", exact=True).click()
        expect(page.get_by_role("button", name=f"{name} leaves")).to_be_visible()


def join(visit: Opener, path: str, name: str) -> Page:
    page = visit(path, **PHONE)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text(f"You take part as {name}.")).to_be_visible()
    return page


def own_table(page: Page) -> Locator:
    return page.get_by_role("region", name="Your table")


def enter(form: Locator, winner: str | None) -> None:
    """Everybody has 4 points, or the winner none; Amy one more, so that she never wins."""
    for field in form.get_by_role("textbox").all():
        field.fill("5" if field.get_attribute("aria-label") == "Points of Amy" else "4")
    if winner:
        form.get_by_role("button", name=f"{winner} won").click()
    else:
        form.get_by_label("Nobody won").check()
    form.get_by_role("button", name="Enter the result").click()


def enter_table(orga: Page, number: int) -> None:
    """The organiser enters a table for those who sit there."""
    table = orga.get_by_role("region", name=re.compile(rf"^Table {number}\b"))
    table.get_by_role("button", name="Enter the result").click()
    enter(table, None)
    expect(table.get_by_role("button", name="Correct")).to_be_visible()


def number_of(table: Locator) -> int:
    said = re.search(r"\d+", table.get_by_role("heading").inner_text())
    assert said is not None
    return int(said[0])


def test_two_phones_and_an_organiser_through_a_short_tournament(visit: Opener) -> None:
    orga = opened(visit, 2)
    path = orga.evaluate("location.pathname")
    amy, ben = join(visit, path, "Amy"), join(visit, path, "Ben")
    screen = visit(f"{path}/screen", width=1920, height=1080)
    expect(orga.get_by_text("4 more people are needed.")).to_be_visible()
    add(orga, *WITHOUT_PHONES)
    expect(screen.get_by_role("listitem")).to_have_count(7)

    orga.get_by_role("button", name="Draw the seats of game 1").click()
    expect(screen.get_by_role("heading", name="Table 2")).to_be_visible()
    mine = own_table(ben)
    expect(mine).to_be_visible()
    expect(amy.get_by_role("timer")).to_be_visible()

    mine.get_by_role("button", name="Enter the result").click()
    expect(mine.get_by_text("Who won?")).to_be_visible()
    expect(mine.get_by_text("Points are missing here.").first).to_be_visible()
    first = mine.get_by_role("textbox").first
    first.fill("1234")
    for field in mine.get_by_role("textbox").all()[1:]:
        field.fill("7")
    mine.get_by_label("Nobody won").check()
    mine.get_by_role("button", name="Enter the result").click()
    expect(mine.get_by_text("Points are 0 to 999")).to_be_visible()
    expect(first).to_have_attribute("aria-invalid", "true")
    expect(first).to_have_value("1234")
    ben.reload()
    expect(first).to_have_value("1234")
    mine.get_by_label("Nobody won").uncheck()
    enter(mine, "Ben")
    expect(mine.get_by_role("button", name="Correct")).to_be_visible()
    enter_table(orga, 3 - number_of(mine))

    for page in (orga, amy, ben, screen):
        sheet = page.get_by_role("group", name="The Großzettel")
        expect(sheet.get_by_role("columnheader")).to_have_count(7)
        expect(sheet.get_by_role("row").nth(1)).to_contain_text("\N{EN DASH}")
        expect(sheet).to_contain_text("<b>Gus</b>")
    expect(ben.get_by_text("Ahead: Ben with 0")).to_be_visible()
    expect(screen.get_by_text("Organised by")).to_have_count(0)
    expect(amy.get_by_text("Organised by Orga")).to_be_visible()

    ben.reload()
    expect(ben.get_by_text("You take part as Ben.")).to_be_visible()
    orga.get_by_role("button", name="Draw the seats of game 2").click()
    expect(amy.get_by_text("Game 2 of 2")).to_be_visible()
    enter(own_table(amy), None)
    expect(own_table(amy).get_by_role("button", name="Correct")).to_be_visible()
    enter_table(orga, 3 - number_of(own_table(amy)))
    for page in (orga, amy, ben, screen):
        expect(page.get_by_text("Ben wins with 4 points.")).to_be_visible()
    expect(orga.get_by_role("button", name="Draw the seats")).to_have_count(0)
    amy.get_by_text("Was the draw fair?").click()
    expect(amy.get_by_text("the seats follow from the secret")).to_have_count(2)
    for page in (orga, amy, screen):
        assert serious(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_is_wrong_is_told_beside_its_field_and_nothing_typed_is_lost(visit: Opener) -> None:
    page = visit("/event", refused=True)
    page.get_by_role("button", name="Open it").click()
    expect(page.get_by_text("It needs a name.")).to_be_visible()
    page.get_by_label("What is it called?").fill("Fri\u200bday")
    page.get_by_role("button", name="Open it").click()
    expect(page.get_by_text("A title has 1 to 40 letters")).to_be_visible()
    expect(page.get_by_label("What is it called?")).to_have_attribute("aria-invalid", "true")
    page.get_by_label("What is it called?").fill("Friday")
    page.get_by_label("Games").fill("0")
    page.get_by_role("button", name="Open it").click()
    expect(page.get_by_text("From 1 to 40.")).to_be_visible()
    expect(page.get_by_label("Games")).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_label("What is it called?")).to_have_value("Friday")
    page.get_by_label("Games").fill("3")
    page.get_by_role("button", name="Open it").click()
    expect(page.get_by_role("heading", level=1, name="Friday")).to_be_visible()
    guest = page.get_by_label("Somebody without a phone")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(guest).to_have_attribute("aria-invalid", "true")
    add(page, "Amy")
    guest.fill("amy")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_text("Somebody here has this name already.")).to_be_visible()
    expect(guest).to_have_value("amy")
    page.get_by_role("button", name="I play, too").click()
    page.get_by_label("Your name").fill("Amy")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_label("Your name")).to_have_attribute("aria-invalid", "true")


def test_somebody_comes_late_somebody_leaves_and_the_organiser_ends_it(visit: Opener) -> None:
    orga = opened(visit, 12)
    path = orga.evaluate("location.pathname")
    add(orga, "Amy", "Ben", *WITHOUT_PHONES[:4])
    orga.get_by_role("button", name="Draw the seats of game 1").click()
    late = join(visit, path, "Late")
    orga.get_by_text("Invite ·").click()
    orga.get_by_role("button", name="Ben leaves").click()
    for number in (1, 2):
        enter_table(orga, number)
    expect(late.get_by_role("group", name="The Großzettel")).to_contain_text("(5)")
    late.get_by_role("button", name="Leave the evening").click()
    expect(late.get_by_role("button", name="Come back")).to_be_visible()
    orga.get_by_role("button", name="End the evening now").click()
    orga.get_by_role("button", name="Yes, end it").click()
    expect(late.get_by_text("Over after one game")).to_be_visible()
