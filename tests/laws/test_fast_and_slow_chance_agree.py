"""What the fast generator rolls is what it would have drawn for whoever asks."""

import pytest
from hypothesis import given

from laws.play import do
from laws.tables import Table, law, starts
from stammtisch.base.errors import Malformed
from stammtisch.games.position import CHANCE


def roll_is_draw_and_answer(table: Table) -> None:
    wanted = table.position.chance()
    assert wanted is not None
    quick, slow = table.dice, table.dice
    rolled, answered = table.position.copy(), table.position.copy()
    rolled.roll(quick)
    answered.answer(slow.draw(wanted.pool, wanted.take))
    assert table.game.write_line(rolled) == table.game.write_line(answered)
    assert quick.below(2**30) == slow.below(2**30)


def every_draw_has_its_own_address(table: Table) -> None:
    addresses = set()
    for move in table.later:
        wanted = table.position.chance()
        assert (wanted is not None) == (move.seat == CHANCE)
        if wanted is not None:
            assert (wanted.purpose, wanted.counter) not in addresses
            addresses.add((wanted.purpose, wanted.counter))
        do(table.position, move)


@law(60)
@given(starts())
def test_roll_is_draw_and_answer(table: Table) -> None:
    for move in table.later:
        if move.seat == CHANCE:
            roll_is_draw_and_answer(table)
        do(table.position, move)


@law(40)
@given(starts())
def test_chance_may_only_give_what_was_asked_for(table: Table) -> None:
    wanted = table.position.chance()
    assert wanted is not None
    drawn = table.dice.draw(wanted.pool, wanted.take)
    table.game.check_draw(wanted, drawn)
    for wrong in ([], drawn[1:], [*drawn, drawn[0]], [*drawn[1:], wanted.pool], [*drawn[1:], -1]):
        with pytest.raises(Malformed):
            table.game.check_draw(wanted, wrong)


@law(40)
@given(starts())
def test_every_draw_has_its_own_address(table: Table) -> None:
    every_draw_has_its_own_address(table)
