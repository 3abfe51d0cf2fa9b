"""What is written can be read again and is the same; what is garbled is malformed, or a position that
can be played."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laws.play import choose, do, play_on
from laws.tables import Table, adaptor_of, law, starts, tables
from laws.test_no_stuck_state import nobody_is_stuck
from stammtisch.base.errors import Malformed
from stammtisch.games.catalogue import GAMES
from stammtisch.games.position import Position

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)
SMALL_NUMBERS = st.integers(-2, 12)
LINES = 20
"""So many moves of a strange position are also written and read."""


def the_same_game(table: Table, other: Position) -> None:
    """It looks the same to everybody, now and whatever comes."""
    for seat in table.seats:
        assert table.game.view(other, seat) == table.game.view(table.position, seat)
    here = table.position.copy()
    for move in table.later:
        do(here, move)
        do(other, move)
        assert table.game.write_line(other) == table.game.write_line(here)


def json_round_trip(table: Table) -> None:
    other = table.read(json.loads(json.dumps(table.data())))
    assert table.game.write_position(other) == table.data()
    the_same_game(table, other)


def line_round_trip(table: Table) -> None:
    other = table.game.read_line(table.line(), table.edition, table.options)
    assert table.game.write_line(other) == table.line()
    the_same_game(table, other)


def draw_round_trip(table: Table) -> None:
    """Copies of a card are alike, so what counts is that the game goes on the same way."""
    for move in table.later:
        here, there = table.position, table.position.copy()
        wanted = here.chance()
        if wanted is not None:
            text = table.game.write_draw(here, move.numbers)
            drawn = table.game.read_draw(here, text)
            table.game.check_draw(wanted, drawn)
            assert table.game.write_draw(here, drawn) == text
            there.answer(drawn)
        do(here, move)
        assert wanted is None or table.game.write_line(there) == table.line()


@law(40)
@given(tables())
def test_positions_as_json(table: Table) -> None:
    json_round_trip(table)


@law(40)
@given(tables())
def test_positions_as_lines(table: Table) -> None:
    line_round_trip(table)


@law(25)
@given(starts())
def test_draws(table: Table) -> None:
    draw_round_trip(table)


@law(40)
@given(tables())
def test_options(table: Table) -> None:
    agreed = json.loads(json.dumps(table.game.agreed(table.position)))
    again = table.game.start(table.players, table.edition, agreed)
    assert json.loads(json.dumps(table.game.agreed(again))) == agreed
    assert set(agreed) == set(table.options)


@pytest.mark.parametrize("name", GAMES)
def test_acts(name: str) -> None:
    texts = set()
    for steps in adaptor_of(name).whole_acts():
        text = GAMES[name].write_act(steps)
        assert GAMES[name].read_act(text) == steps
        texts.add(text)
    assert len(texts) == len(list(adaptor_of(name).whole_acts()))


def garbled(draw: Callable[[st.SearchStrategy[Any]], Any], value: Any) -> Any:
    """Something like this value: one piece of it lost, doubled, exchanged or nonsense."""
    if isinstance(value, dict | list) and value and draw(st.integers(0, 5)):
        copy = value.copy()
        place = draw(st.sampled_from(sorted(value) if isinstance(value, dict) else range(len(value))))
        change = draw(st.sampled_from(("inside", "inside", "inside", "lose", "double")))
        if change == "inside":
            copy[place] = garbled(draw, value[place])
        elif change == "lose":
            del copy[place]
        elif isinstance(copy, list):
            copy.insert(place, copy[place])
        return copy
    if isinstance(value, list) and draw(st.booleans()):
        return []
    return draw(JSON | SMALL_NUMBERS)


@st.composite
def garbled_positions(draw: st.DrawFn) -> tuple[Table, Any]:
    """Some fields left out, some from another moment of the game, and some pieces garbled."""
    table = draw(tables())
    data: Any = table.data()
    some_fields = st.sets(st.sampled_from(sorted(data)), max_size=4)
    data |= {field: other_moment(table, draw)[field] for field in draw(some_fields)}
    for field in draw(some_fields):
        del data[field]
    for change in range(draw(st.integers(0, 2))):
        data = garbled(draw, data)
    return table, data


def other_moment(table: Table, draw: st.DrawFn) -> dict[str, Any]:
    other = Table(table.game, table.edition, table.options, table.players, table.seed)
    other.go_to(draw(st.integers(0, 999)) % len(other.later))
    return other.data()


def malformed_or_playable(table: Table, data: object) -> None:
    """A position that is read can be written, imagined and played to the end."""
    try:
        position = table.read(data)
    except Malformed:
        return
    dice = table.dice
    for seat in range(-1, position.players):
        view = table.game.view(position, seat)
        assert table.game.view(table.game.imagine(view, dice), seat) == view
    for moves in range(LINES):
        line = table.game.write_line(position)
        again = table.game.read_line(line, table.edition, table.options)
        assert table.game.write_line(again) == line
        nobody_is_stuck(position)
        move = choose(position, dice)
        if move is None:
            return
        do(position, move)
    play_on(position, dice)


@law(250)
@given(garbled_positions())
def test_a_garbled_position_is_malformed_or_can_be_played(garbled: tuple[Table, Any]) -> None:
    malformed_or_playable(*garbled)


TWO_HANDS = {"dealer": 0, "turn_up": "AC/2H", "hands": [["KC/3D"], ["KS/3H"]]}
SIX_TRICKS = [["2S", "AS"], ["AS", "2S"], ["3S", "KS"], ["KS", "3S"], ["4S", "QS"], ["QS", "4S"]]


@pytest.mark.parametrize(
    "data",
    [
        {"phase": "bid", **TWO_HANDS, "hands": [[], []], "tricks": [1, 0]},
        {"phase": "bid", **TWO_HANDS, "round": 2, "tricks": [1, 0]},
        {"phase": "play", **TWO_HANDS, "round": 2, "tricks": [1, 0], "bids": [1, 1], "leader": 0},
        {"phase": "play", **TWO_HANDS, "points": [1000, 1000], "bids": [1, 0]},
        {"phase": "play", **TWO_HANDS, "round": 10, "kept": [10, 10], "bids": [1, 0]},
        {"phase": "lot", "points": [15, 15], "round": 5},
        {"phase": "deal", "dealer": 0, "points": [15, 15], "voids": ["CSHD", ""]},
        {
            "phase": "deal",
            "dealer": 0,
            "turn_up": "AC/2H",
            "tricks": [3, 3],
            "points": [15, 15],
            "earlier": SIX_TRICKS,
            "earlier_leaders": [0, 1, 1, 0, 0, 1],
        },
    ],
)
def test_in_double_a_strange_position_is_malformed_or_can_be_played(data: dict[str, Any]) -> None:
    for seed in range(5):
        malformed_or_playable(Table(GAMES["double"], "standard", {}, 2, seed), data)


@law(100)
@given(tables(), st.data())
def test_a_garbled_line_is_malformed_or_a_position(table: Table, data: st.DataObject) -> None:
    line = table.line()
    start = data.draw(st.integers(0, len(line)))
    end = start + data.draw(st.integers(0, 10))
    line = line[:start] + data.draw(st.text("0123456789-,|= AHC/", max_size=4) | st.text()) + line[end:]
    try:
        table.game.read_line(line, table.edition, table.options)
    except Malformed:
        return


@law(100)
@given(tables(), st.data())
def test_garbled_options_are_malformed_or_agreed(table: Table, data: st.DataObject) -> None:
    options = garbled(data.draw, table.game.agreed(table.position))
    if not isinstance(options, dict):
        options = {data.draw(st.sampled_from(table.game.options(table.edition))).name: options}
    try:
        table.game.start(table.players, table.edition, options)
    except Malformed:
        return


@cache
def written_acts(game: Any) -> list[str]:
    return [game.write_act(steps) for steps in adaptor_of(game.name).whole_acts()]


@law(200)
@given(st.sampled_from(list(GAMES.values())), st.data())
def test_a_garbled_act_is_malformed_or_an_act(game: Any, data: st.DataObject) -> None:
    acts = written_acts(game)
    words = data.draw(st.lists(st.sampled_from(acts) | st.text(max_size=3), min_size=1, max_size=3))
    try:
        steps = game.read_act(" ".join(words))
    except Malformed:
        return
    assert game.read_act(game.write_act(steps)) == steps


@law(60)
@given(tables(), st.lists(st.text(max_size=5) | st.sampled_from(["0", "AC/2H", "PO/8S"]), max_size=4))
def test_a_garbled_draw_is_malformed(table: Table, drawn: list[str]) -> None:
    moment = table.draws()[0]
    table.go_to(moment)
    wanted = table.position.chance()
    assert wanted is not None
    try:
        numbers = table.game.read_draw(table.position, drawn)
        table.game.check_draw(wanted, numbers)
    except Malformed:
        return
    table.position.answer(numbers)
