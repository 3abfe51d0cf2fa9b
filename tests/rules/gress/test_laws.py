"""The laws that hold for every game, on Gress."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from laws import gress_adaptor
from laws.play import choose, do, random_start
from laws.tables import ADAPTORS, Table, law, tables
from laws.test_contract_fits import LAWS
from laws.test_fast_and_slow_chance_agree import roll_is_draw_and_answer
from laws.test_hidden_cards_stay_hidden import acts_and_refusals_do_not_change
from laws.test_legal_is_what_rulings_let_through import (
    refused_acts_change_nothing,
    what_is_no_act_is_malformed,
)
from laws.test_replay_is_the_same_everywhere import copies_are_alike_and_apart
from laws.test_text_and_json_round_trip import garbled, malformed_or_playable, other_moment

from stammtisch.games.bits import Dice
from stammtisch.games.errors import Malformed, Refused
from stammtisch.games.position import Journal
from stammtisch.words import LANGUAGES, Words, with_names

from .table import GRESS

ADAPTORS["gress"] = gress_adaptor
WORDS = [Words(language) for language in LANGUAGES]
PLAYERS = ["Amy", "Bob", "Cem", "Dora", "Emil", "Fay", "Gus", "Hal"]


@pytest.mark.parametrize("holds", LAWS, ids=lambda holds: holds.__name__)
@given(table=tables([GRESS]))
@law(6)
def test_laws_hold_for_gress(holds: Callable[[Table], object], table: Table) -> None:
    holds(table)


@law(6)
@given(tables([GRESS]), st.integers(0, 3))
def test_more_laws_hold_for_gress(table: Table, some: int) -> None:
    if table.position.chance() is not None:
        roll_is_draw_and_answer(table)
    acts_and_refusals_do_not_change(table, range(some, GRESS.act_count, 4))
    what_is_no_act_is_malformed(table, table.players, 0)
    what_is_no_act_is_malformed(table, 0, GRESS.act_count)
    copies_are_alike_and_apart(table, Table(GRESS, "standard", table.options, table.players, table.seed))


@law(8)
@given(tables([GRESS]))
def test_every_refusal_has_words(table: Table) -> None:
    for refused in refused_acts_change_nothing(table):
        for words in WORDS:
            assert words.rule(refused.rule) is not None
            assert words.refusal(refused.rule, with_names(refused.values, PLAYERS))


@st.composite
def garbled_positions(draw: st.DrawFn) -> tuple[Table, Any]:
    """Some fields left out, some from another moment of the game, and some pieces garbled."""
    table = draw(tables([GRESS]))
    data: Any = table.data()
    some_fields = st.sets(st.sampled_from(sorted(data)), max_size=4)
    data |= {field: other_moment(table, draw)[field] for field in draw(some_fields)}
    for field in draw(some_fields):
        del data[field]
    for change in range(draw(st.integers(0, 2))):
        data = garbled(draw, data)
    return table, data


@law(25)
@given(garbled_positions())
def test_a_garbled_position_is_malformed_or_can_be_played(found: tuple[Table, Any]) -> None:
    malformed_or_playable(*found)


@law(100)
@given(st.data())
def test_a_garbled_act_is_malformed_or_an_act(data: st.DataObject) -> None:
    acts = [GRESS.write_act(steps) for steps in gress_adaptor.whole_acts()]
    words = data.draw(st.lists(st.sampled_from(acts) | st.text(max_size=3), min_size=1, max_size=3))
    try:
        steps = GRESS.read_act(" ".join(words))
    except Malformed:
        return
    assert GRESS.read_act(GRESS.write_act(steps)) == steps


def test_every_whole_act_has_its_own_text() -> None:
    texts = set()
    for steps in gress_adaptor.whole_acts():
        assert GRESS.read_act(GRESS.write_act(steps)) == steps
        texts.add(GRESS.write_act(steps))
    assert len(texts) == len(list(gress_adaptor.whole_acts()))


@law(10)
@given(tables([GRESS]), st.integers(0, 7), st.sampled_from(list(gress_adaptor.whole_acts())))
def test_whole_acts_are_all_or_nothing(table: Table, seat: int, steps: tuple[int, ...]) -> None:
    seat %= table.players
    line = table.line()
    try:
        table.game.perform(table.position, seat, GRESS.write_act(steps))
    except Refused:
        assert table.line() == line


@pytest.mark.parametrize("seed", range(4))
def test_every_fact_has_words(seed: int) -> None:
    dice = Dice(seed)
    position = random_start(GRESS, dice)
    while (move := choose(position, dice)) is not None:
        journal = Journal()
        do(position, move, journal)
        for fact in journal.facts:
            for words in WORDS:
                assert words.fact("gress", fact.kind, with_names(fact.about, PLAYERS))
