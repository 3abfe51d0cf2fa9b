"""The contract carries what not every game needs: acts of several steps, everybody acting at once,
chance in mid-game, facts for one seat. And all laws hold for a game in plain Python."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laws import toy_adaptor
from laws.play import do
from laws.tables import Table, law, tables
from laws.test_conservation import cards_are_conserved
from laws.test_fast_and_slow_chance_agree import every_draw_has_its_own_address, roll_is_draw_and_answer
from laws.test_hidden_cards_stay_hidden import (
    acts_and_refusals_do_not_change,
    facts_do_not_change,
    views_do_not_change,
)
from laws.test_imagined_positions_look_the_same import (
    imagined_positions_look_the_same,
    redealt_positions_look_the_same,
)
from laws.test_legal_is_what_rulings_let_through import (
    legal_is_what_rulings_let_through,
    refused_acts_change_nothing,
    what_is_no_act_is_malformed,
)
from laws.test_no_stuck_state import ends_whoever_plays_on, no_moment_is_stuck
from laws.test_replay_is_the_same_everywhere import copies_are_alike_and_apart
from laws.test_text_and_json_round_trip import draw_round_trip, json_round_trip, line_round_trip
from laws.toy import PACK, Gifts, Toy, ToyPosition
from stammtisch.base.bits import numbers
from stammtisch.base.errors import Refused
from stammtisch.games.position import Journal

TOY = Toy()
LAWS: list[Callable[[Table], object]] = [
    cards_are_conserved,
    legal_is_what_rulings_let_through,
    refused_acts_change_nothing,
    views_do_not_change,
    facts_do_not_change,
    imagined_positions_look_the_same,
    redealt_positions_look_the_same,
    json_round_trip,
    line_round_trip,
    draw_round_trip,
    no_moment_is_stuck,
    ends_whoever_plays_on,
    every_draw_has_its_own_address,
]


@pytest.mark.parametrize("holds", LAWS, ids=lambda holds: holds.__name__)
@given(table=tables([TOY]))
@law(15)
def test_laws_hold_for_the_toy(holds: Callable[[Table], object], table: Table) -> None:
    holds(table)


@law(15)
@given(tables([TOY]))
def test_more_laws_hold_for_the_toy(table: Table) -> None:
    if table.position.chance() is not None:
        roll_is_draw_and_answer(table)
    acts_and_refusals_do_not_change(table, range(TOY.act_count))
    what_is_no_act_is_malformed(table, table.players, 0)
    what_is_no_act_is_malformed(table, 0, TOY.act_count)
    copies_are_alike_and_apart(table, Table(TOY, "only", {}, table.players, table.seed))


@pytest.fixture
def position() -> ToyPosition:
    """Seat 0 holds 1 and 3, seat 1 holds 2 and 4."""
    return ToyPosition(Gifts([[1, 3], [2, 4]], [[], []], [None, None], [0, 5, 6, 7, 8, 9], draws=1))


def test_everybody_acts_at_once(position: ToyPosition) -> None:
    assert numbers(position.actors()) == [0, 1]
    position.apply(1, 4)
    position.apply(0, 3)
    assert position.acts(0) == [PACK + 1]
    assert position.acts(1) == [PACK]


def test_a_whole_act_is_done_in_steps(position: ToyPosition) -> None:
    TOY.perform(position, 0, "give 3 to 1")
    assert position.data.hands == [[1], [2, 4]]
    assert position.data.piles == [[], [3]]


@pytest.mark.parametrize("act", ["give 3 to 0", "give 3 to 2", "give 2 to 1"])
def test_a_whole_act_refused_at_any_step_changes_nothing(position: ToyPosition, act: str) -> None:
    line, journal = TOY.write_line(position), Journal()
    with pytest.raises(Refused):
        TOY.perform(position, 0, act, journal)
    assert TOY.write_line(position) == line
    assert not journal.facts


@law(30)
@given(tables([TOY]), st.integers(0, 2), st.sampled_from(list(toy_adaptor.whole_acts())))
def test_whole_acts_are_all_or_nothing(table: Table, seat: int, steps: tuple[int, ...]) -> None:
    seat %= table.players
    line, step_by_step = table.line(), table.position.copy()
    try:
        table.game.perform(table.position, seat, TOY.write_act(steps))
    except Refused:
        assert table.line() == line
        return
    for step in steps:
        step_by_step.apply(seat, step)
    assert table.line() == table.game.write_line(step_by_step)


def test_chance_in_mid_game_tells_only_the_taker(position: ToyPosition) -> None:
    TOY.perform(position, 1, "give 4 to 0")
    assert position.actors() == 0
    wanted = position.chance()
    assert wanted is not None
    assert (wanted.purpose, wanted.pool, wanted.take) == ("take", 6, 1)
    journal = Journal()
    position.answer([5], journal)
    assert position.data.hands[1] == [2, 9]
    assert [fact.about for fact in journal.seen_by(1)] == [{"seat": 1, "card": 9}]
    assert not journal.seen_by(0)
    assert not journal.seen_by(-1)


@law(15)
@given(tables([TOY]))
def test_draws_tell_nobody_else_what_was_drawn(table: Table) -> None:
    for move in table.later:
        journal = Journal()
        do(table.position, move, journal)
        for fact in journal.facts:
            assert [seat for seat in table.seats if fact.seen_by(seat)] in ([fact.about["seat"]], table.seats)
            assert (fact.kind == "taken") == (not fact.seen_by(-1))
