"""What is shown: views for sending, placards, and the words for every refusal and fact."""

import ast
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from laws.tables import Table, law, tables

from stammtisch.games.catalogue import GAMES
from stammtisch.games.listing import whole_acts
from stammtisch.games.position import Fact
from stammtisch.table import facts
from stammtisch.table.commands import Act, Sit
from stammtisch.words import LANGUAGES, Words, key_of, keys
from table.house import House, playing, settings

NAMES = re.compile(r"table:[a-z]+:[a-z]+")


def sent(value: object) -> Any:
    """As it arrives at the other end."""
    return msgspec.json.decode(msgspec.json.encode(value))


@law(30)
@given(tables())
def test_what_is_sent_is_the_view_without_its_options(table: Table) -> None:
    glance = table.game.glances(table.position)
    for seat in table.seats:
        view = sent(table.game.view(table.position, seat))
        del view["options"]
        assert msgspec.json.decode(glance(seat)) == view


@pytest.mark.parametrize("game", GAMES)
def test_every_whole_act_that_is_offered_can_be_done(game: str) -> None:
    house = playing(game, 3, seed=4)
    house.play(12, 60)
    position = house.table.position
    assert position is not None
    found = 0
    for seat in range(3):
        for text in whole_acts(house.table.game.offers(position, seat)):
            steps = house.table.game.read_act(text)
            trial = position.copy()
            for step in steps:
                trial.apply(seat, step)
            assert not house.table.game.unfinished(trial, seat), text
            found += 1
    assert found


def test_a_moment_offers_the_legal_acts_to_their_seat_only() -> None:
    house = playing("double", 2, options={"first_dealer": 0})
    assert house.table.moment("u1").offers == {"bid": ["0", "1"]}
    assert house.table.moment("u0").offers == {}
    assert house.table.moment(None).offers == {}


def test_a_sight_follows_what_happens() -> None:
    house = House(settings("double", 2))
    assert house.table.sight("u0").moment.view is None
    house.send("u0", Sit("1", 0))
    assert house.table.sight("u0").moment.seat == 0
    assert house.table.sight("u1").moment.seat == -1
    house = playing("double", 2, options={"first_dealer": 0})
    house.send("u1", Act("a", "bid 1"))
    assert sent(house.table.sight("u0").moment.view)["bids"] == [None, 1]


def test_an_outcome_says_when_more_than_the_moment_has_changed() -> None:
    house = House(settings("double", 2))
    assert house.send("u0", Sit("1", 0)).placard
    house = playing("double", 2, options={"first_dealer": 0})
    assert not house.send("u1", Act("a", "bid 1")).placard


def sources() -> str:
    return "".join(
        file.read_text(encoding="utf-8")
        for room in ("match", "table")
        for file in files(f"stammtisch.{room}").iterdir()
        if file.name.endswith(".py")
    )


def borne() -> set[str]:
    """The rules of the table that tests here are marked with."""
    found = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found.add(ast.literal_eval(node.args[0]))
    return {rule for rule in found if rule.startswith("table:")}


def test_every_refusal_has_words_and_a_test() -> None:
    refusals = set(NAMES.findall(sources()))
    worded = {key.removeprefix("why-") for key in keys("en", "table") if key.startswith("why-")}
    assert {key_of(rule) for rule in refusals} == worded
    assert refusals == borne()


def test_every_fact_of_a_table_has_words() -> None:
    told = set(re.findall(r'of_table\("([a-z-]+)"', sources()))
    told |= {"renewed", "wants-pause", "wants-no-pause", "wants-resume", "wants-rematch"}
    worded = {key.removeprefix("fact-table-") for key in keys("en", "table") if key.startswith("fact-")}
    assert told == worded


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_told_can_be_said(language: str) -> None:
    house = playing("double", 2, options={"schedule": [1]})
    house.play(20)
    for told in house.heard("u0"):
        if told.of == "table":
            assert Words(language).fact("table", told.kind, told.about)
    assert facts.told("", facts.of_table("began", match=1)) in house.heard("u0")


@pytest.mark.proof("no-leak")
def test_a_fact_for_some_seats_is_told_to_no_other() -> None:
    private = Fact("passed", {}, 0b101)
    assert [private.seen_by(seat) for seat in range(-1, 3)] == [False, True, False, True]
    assert [facts.of_table("began", match=1).seen_by(seat) for seat in (-1, 0, 5)] == [True] * 3
