"""People's data in the browser: taking it home, leaving for good, reporting; who runs it, on every page."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from server.running import ADMIN, in_child

from .conftest import Opener
from .test_shell import serious

SIZES = pytest.mark.parametrize("size", [{}, {"width": 390, "height": 780}], ids=["desk", "phone"])
OPEN_TABLE = """async (name) => {
  const ask = (path, body) => fetch(path, {method: "POST", body: JSON.stringify(body)});
  await ask("/api/guest", {name});
  localStorage.setItem("stammtisch", JSON.stringify({known: true, name}));
  return (await ask("/api/tables", {settings: {game: "double", players: 3}, visibility: "public"})).json();
}"""


def fits(page: Page) -> bool:
    """Nothing has to be moved sideways to be seen."""
    return bool(page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))


@SIZES
def test_somebody_takes_everything_home_and_leaves_for_good(size: dict[str, int], visit: Opener) -> None:
    page = visit(**size)
    page.goto(page.evaluate(OPEN_TABLE, "Xanthippe")["path"])
    page.get_by_role("button", name="Sit here").first.click()
    page.goto("/me")
    with page.expect_download() as taken:
        page.get_by_role("link", name="Take everything home").click()
    file = taken.value.path()
    assert json.loads(Path(file).read_text(encoding="utf-8"))["user"]["name"] == "Xanthippe"
    assert serious(page) == []
    page.get_by_role("button", name="Delete my account").click()
    dialog = page.get_by_role("dialog", name="Delete my account")
    expect(dialog).to_contain_text("without your name")
    assert serious(page) == []
    assert fits(page)
    dialog.get_by_role("button", name="Delete it for good").click()
    expect(page.get_by_text("Your account is gone.")).to_be_visible()
    expect(page.get_by_role("button", name="Delete my account")).to_be_hidden()
    page.reload()
    expect(page.get_by_text("Xanthippe")).to_be_hidden()


@SIZES
def test_a_report_reaches_the_host_who_acts_on_it(
    size: dict[str, int], visit: Opener, tmp_path: Path
) -> None:
    with in_child(tmp_path, workers=0) as server:
        amy, ben = visit(at=server, **size), visit(at=server, **size)
        made = amy.evaluate(OPEN_TABLE, "Amy")
        amy.goto(made["path"])
        ben.evaluate(OPEN_TABLE, "Ben")
        ben.goto(made["path"])
        for page in (amy, ben):
            page.get_by_role("button", name="Sit here").first.click()
        ben.get_by_label("Say something").fill("nasty words")
        ben.get_by_role("button", name="Send", exact=True).click()
        expect(amy.get_by_role("log")).to_contain_text("nasty words")
        amy.get_by_role("button", name="Report somebody").click()
        dialog = amy.get_by_role("dialog", name="Report somebody")
        dialog.get_by_label("Who?").select_option("Ben")
        dialog.get_by_label("What did they do?").fill("says nasty words")
        assert serious(amy) == []
        dialog.get_by_role("button", name="Send the report").click()
        expect(dialog).to_contain_text("It has been sent")
        host = visit("/admin", at=server, **size)
        host.get_by_label("The admin token").fill(ADMIN)
        host.get_by_role("button", name="Send").click()
        report = host.locator(".report")
        expect(report).to_contain_text("Amy about Ben: says nasty words")
        expect(report).to_contain_text("Ben: nasty words")
        assert serious(host) == []
        report.get_by_role("button", name="Stop them talking").click()
        expect(report.get_by_role("button", name="Let them talk again")).to_be_visible()
        report.get_by_role("button", name="Close the table").click()
        expect(amy.get_by_text("closed").first).to_be_visible()
        report.get_by_role("button", name="Report is settled").click()
        expect(host.get_by_text("Nobody has reported anything.")).to_be_visible()
        for page in (amy, ben, host):
            page.close()


@SIZES
def test_who_runs_it_is_told_on_every_page(size: dict[str, int], visit: Opener, tmp_path: Path) -> None:
    with in_child(tmp_path, workers=0) as server:
        host = visit("/admin", at=server, **size)
        host.get_by_label("The admin token").fill(ADMIN)
        host.get_by_role("button", name="Send").click()
        host.get_by_label("Imprint").fill("Skat Club\n\n1 Card Street")
        host.get_by_role("button", name="Keep this text").first.click()
        expect(host.get_by_label("Imprint")).to_have_value("Skat Club\n\n1 Card Street")
        page = visit(at=server, **size)
        for path in (
            "/",
            "/lobby",
            "/rules/double",
            "/me",
            "/learn",
            page.evaluate(OPEN_TABLE, "Amy")["path"],
        ):
            page.goto(path)
            expect(page.get_by_role("contentinfo").get_by_role("link", name="Imprint")).to_be_visible()
        page.get_by_role("contentinfo").get_by_role("link", name="Imprint").click()
        expect(page.get_by_text("1 Card Street")).to_be_visible()
        page.get_by_role("link", name="Privacy").click()
        expect(page.get_by_text("What was said at a table is deleted 90 days after")).to_be_visible()
        expect(page.get_by_text("has not written anything here yet")).to_be_visible()
        assert serious(page) == []
        assert fits(page)
        for one in (host, page):
            one.close()
