"""Legal is exactly what the rulings let through, and a refused act changes nothing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laws.tables import Table, law, tables
from stammtisch.base.bits import bit
from stammtisch.base.errors import Malformed, Refused
from stammtisch.games.game import SPECTATOR
from stammtisch.words import LANGUAGES, Words

WORDS = [Words(language) for language in LANGUAGES]


def legal_is_what_rulings_let_through(table: Table) -> None:
    for seat in table.seats:
        view = table.game.view(table.position, seat)
        let_through = {act for act in range(table.game.act_count) if table.game.explain(view, act) is None}
        assert let_through == set(table.position.acts(seat)), f"seat {seat}"
    assert not table.position.legal(SPECTATOR)


def refused_acts_change_nothing(table: Table) -> list[Refused]:
    line = table.line()
    refusals = []
    for seat in range(table.players):
        legal = table.position.legal(seat)
        for act in range(table.game.act_count):
            if not legal & bit(act):
                with pytest.raises(Refused) as refused:
                    table.position.apply(seat, act)
                refusals.append(refused.value)
    assert table.line() == line
    return refusals


def what_is_no_act_is_malformed(table: Table, seat: int, act: int) -> None:
    line = table.line()
    with pytest.raises(Malformed):
        table.position.apply(seat, act)
    assert table.line() == line


@law(60)
@given(tables())
def test_legal_is_what_rulings_let_through(table: Table) -> None:
    legal_is_what_rulings_let_through(table)


@law(25)
@given(tables())
def test_refused_acts_change_nothing_and_the_rule_has_words(table: Table) -> None:
    for refused in refused_acts_change_nothing(table):
        values = dict(refused.values)
        if "seat" in values:
            values["name"] = "Amy"
        for words in WORDS:
            assert words.rule(refused.rule) is not None
            assert words.refusal(refused.rule, values)


@law(60)
@given(tables(), st.integers(-(2**40), 2**40))
def test_a_number_that_is_no_act_is_malformed(table: Table, act: int) -> None:
    act = act if act < 0 else act + table.game.act_count
    for seat in range(table.players):
        what_is_no_act_is_malformed(table, seat, act)


@law(60)
@given(tables(), st.integers(-(2**40), 2**40), st.integers(0, 60))
def test_a_number_that_is_no_seat_is_malformed(table: Table, seat: int, act: int) -> None:
    seat = seat if seat < 0 else seat + table.players
    what_is_no_act_is_malformed(table, seat, act % table.game.act_count)
