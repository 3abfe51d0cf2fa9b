"""All laws over very many games: at random moments of random games one law, for one seat, is looked at.

The other files of this folder let Hypothesis search for trouble; here it is the number that counts:
20,000 games with the compiled engine, a million with `make prove`, a few with the interpreted one.
"""

import json
import os
from collections.abc import Callable
from typing import Any, Final

import pytest

from laws.play import choose, do, is_over, make_fit
from laws.tables import COMPILED, Table
from laws.test_conservation import cards_are_conserved
from laws.test_fast_and_slow_chance_agree import roll_is_draw_and_answer
from laws.test_gress_after_every_act import all_cards_are_there_and_one_seat_is_on_turn
from laws.test_hidden_cards_stay_hidden import (
    another_world,
    facts_do_not_change,
    offered,
    refused,
    views_do_not_change,
)
from laws.test_no_stuck_state import nobody_is_stuck
from stammtisch.base.bits import Dice, bit
from stammtisch.games.catalogue import GAMES
from stammtisch.games.game import Game
from stammtisch.games.position import CHANCE

HOW_MANY: Final = int(os.environ.get("TEST_STAMMTISCH_GAMES", 20_000 if COMPILED else 500))
PARTS: Final = 20
"""So that several processes can share the work."""
OFTEN: Final = {"grass": 150, "gress": 400}
"""One moment in so many is looked at: once or so in a game."""
AFTER_EVERY_ACT: Final[dict[str, Callable[[Any], None]]] = {
    "gress": all_cards_are_there_and_one_seat_is_on_turn
}
"""What is looked at all the time."""


class Moment(Table):
    """A table that is looked at here and now, by one seat."""

    def __init__(self, game: Game[Any, Any], dice: Dice) -> None:
        self.game = game
        self.edition = game.editions[dice.below(len(game.editions))]
        self.options = {
            option.name: option.values[dice.below(len(option.values))]
            for option in game.options(self.edition)
            if dice.below(3) == 0
        }
        fitting = make_fit(game, self.edition, self.options)
        self.players = fitting[dice.below(len(fitting))]
        self.seed = int(dice.below(2**30))
        self.moves = self.later = ()
        self.position = self.start()
        self.seat = 0

    @property
    def seats(self) -> list[int]:
        return [self.seat]


def legal_is_what_is_let_through(table: Moment) -> None:
    view = table.game.view(table.position, table.seat)
    legal = table.position.legal(table.seat)
    dice = table.dice
    for number in range(5):
        act = dice.below(table.game.act_count)
        assert (table.game.explain(view, act) is None) == bool(legal & bit(act))


def refusals_do_not_change(table: Moment) -> None:
    if table.seat < 0:
        return
    act = int(table.dice.below(table.game.act_count))
    other = another_world(table, table.seat, table.dice)
    assert other.legal(table.seat) == table.position.legal(table.seat)
    assert offered(table, other, table.seat) == offered(table, table.position, table.seat)
    if not table.position.legal(table.seat) & bit(act):
        assert refused(other, table.seat, act) == refused(table.position, table.seat, act)


def imagined_looks_the_same(table: Moment) -> None:
    view = table.game.view(table.position, table.seat)
    imagined = table.game.imagine(view, table.dice)
    assert table.game.view(imagined, table.seat) == view
    redealt = table.position.copy()
    redealt.redeal(table.seat, table.dice)
    assert table.game.view(redealt, table.seat) == view


def written_and_read_it_is_the_same(table: Moment) -> None:
    again = table.read(json.loads(json.dumps(table.data())))
    assert table.game.write_line(again) == table.line()
    read = table.game.read_line(table.line(), table.edition, table.options)
    assert table.game.write_line(read) == table.line()


def a_copy_plays_the_same(table: Moment) -> None:
    twins = table.position.copy(), table.position.copy()
    for twin, dice in zip(twins, (table.dice, table.dice), strict=True):
        for number in range(5):
            move = choose(twin, dice)
            if move is not None:
                do(twin, move)
    assert table.game.write_line(twins[0]) == table.game.write_line(twins[1])


def chance_is_asked_fairly(table: Moment) -> None:
    if table.position.actor == CHANCE:
        roll_is_draw_and_answer(table)


LAWS: Final[tuple[Callable[[Moment], None], ...]] = (
    cards_are_conserved,
    lambda table: nobody_is_stuck(table.position),
    legal_is_what_is_let_through,
    views_do_not_change,
    refusals_do_not_change,
    facts_do_not_change,
    imagined_looks_the_same,
    written_and_read_it_is_the_same,
    a_copy_plays_the_same,
    chance_is_asked_fairly,
)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", OFTEN)
def test_all_laws_hold_in_many_games(name: str, part: int) -> None:
    always = AFTER_EVERY_ACT.get(name)
    for seed in range(part, HOW_MANY, PARTS):
        dice = Dice(seed)
        table = Moment(GAMES[name], dice)
        while not is_over(table.position):
            if dice.below(OFTEN[name]) == 0:
                table.seat = int(dice.below(table.players + 1)) - 1
                LAWS[dice.below(len(LAWS))](table)
            move = choose(table.position, dice)
            assert move is not None
            do(table.position, move)
            if always:
                always(table.position)
        nobody_is_stuck(table.position)
        assert table.adaptor.cards(table.data(), table.terms) == table.adaptor.pack(table.terms)
