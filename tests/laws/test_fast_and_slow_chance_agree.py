"""What the fast generator rolls is what it would have drawn for whoever asks."""

from hypothesis import given

from laws.play import do
from laws.tables import Table, law, starts
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
def test_every_draw_has_its_own_address(table: Table) -> None:
    every_draw_has_its_own_address(table)
