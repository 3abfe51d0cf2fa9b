"""Somebody can act, chance is asked, or it is over; and whoever plays on, it ends."""

from hypothesis import given

from laws.play import MOST_MOVES, do, is_over
from laws.tables import Table, law, starts, tables
from stammtisch.base.bits import numbers
from stammtisch.games.position import CHANCE, OVER, Position

HABITS = ("high", "low", "anyhow")


def nobody_is_stuck(position: Position) -> None:
    actors = numbers(position.actors())
    for seat in range(position.players):
        assert bool(position.acts(seat)) == (seat in actors), f"seat {seat}"
    assert (position.chance() is not None) == (position.actor == CHANCE)
    assert not position.winners() or position.actor == OVER
    if position.actor in (CHANCE, OVER):
        assert not actors
    else:
        assert position.actor in actors


def no_moment_is_stuck(table: Table) -> None:
    nobody_is_stuck(table.position)
    for move in table.later:
        do(table.position, move)
        nobody_is_stuck(table.position)
    assert is_over(table.position)


def ends_whoever_plays_on(table: Table) -> None:
    """At any moment a seat may go to somebody who plays high, low or anyhow."""
    position, dice = table.position, table.dice
    habits = ["anyhow"] * table.players
    for moves in range(MOST_MOVES):
        if is_over(position):
            return
        if position.actor == CHANCE:
            position.roll(dice)
            continue
        if dice.below(8) == 0:
            habits[dice.below(table.players)] = HABITS[dice.below(len(HABITS))]
        seat = dice.member(position.actors())
        acts = position.acts(seat)
        choices = {"high": acts[-1:], "low": acts[:1], "anyhow": acts}[habits[seat]]
        position.apply(seat, choices[dice.below(len(choices))])
    raise AssertionError(f"no end after {MOST_MOVES} moves")


@law(40)
@given(starts())
def test_no_moment_is_stuck(table: Table) -> None:
    no_moment_is_stuck(table)


@law(60)
@given(tables())
def test_it_ends_whoever_plays_on(table: Table) -> None:
    ends_whoever_plays_on(table)


@law(40)
@given(tables())
def test_the_engines_own_playout_ends(table: Table) -> None:
    copy = table.position.copy()
    decisions = copy.playout(table.dice)
    assert copy.actor in (OVER, CHANCE)
    assert copy.actor == OVER or table.game.name == "grass"
    assert decisions or all(move.seat == CHANCE for move in table.later)
