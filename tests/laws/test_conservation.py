"""Nothing gets lost and nothing appears: after every act and draw all cards are there, and all chips."""

from collections import Counter

import pytest
from hypothesis import given

from laws import double_adaptor
from laws.counting import COUNTING
from laws.play import choose, do
from laws.tables import Table, law, starts
from stammtisch.base.bits import Dice
from stammtisch.games.catalogue import GAMES
from stammtisch.games.position import CHANCE

DOUBLE = GAMES["double"]


def cards_are_conserved(table: Table) -> None:
    pack = table.adaptor.pack(table.terms)
    for move in table.later:
        assert table.adaptor.cards(table.data(), table.terms) == pack
        do(table.position, move)
    assert table.adaptor.cards(table.data(), table.terms) == pack


@law(25)
@given(starts())
def test_all_cards_are_somewhere_and_only_once(table: Table) -> None:
    cards_are_conserved(table)


@law(25)
@given(starts([DOUBLE]))
def test_in_double_what_is_dealt_stays_out_of_the_stock_until_the_next_deal(table: Table) -> None:
    dealt: Counter[str] = Counter()
    for move in table.later:
        wanted = table.position.chance()
        do(table.position, move)
        now = double_adaptor.dealt(table.data(), table.options)
        if wanted is not None and wanted.purpose == "deal":
            assert now.total() == wanted.take
            dealt = now
        assert now == dealt


@law(25)
@given(starts([DOUBLE]))
def test_in_double_points_bank_and_claims_make_340(table: Table) -> None:
    for move in table.later:
        do(table.position, move)
        seen = DOUBLE.view(table.position, CHANCE)
        assert sum(seen.points) + seen.bank - seen.claims == 340


def test_in_double_an_empty_bank_owes_the_rest() -> None:
    data = {"phase": "over", "round": 10, "dealer": 0, "points": [60] * 10}
    rich = DOUBLE.read_position(data, "", {"players_max": 10, "bank": "finite_iou"})
    seen = DOUBLE.view(rich, 0)
    assert (seen.bank, seen.claims) == (0, 260)


@pytest.mark.parametrize(("name", "heap"), [("double", "plays"), ("grass", "wasted"), ("gress", "pile_size")])
def test_a_card_that_is_gone_would_be_found(name: str, heap: str) -> None:
    dice, game = Dice(1), GAMES[name]
    position, look = game.start(4), COUNTING[name]({"edition": game.editions[0]})
    while getattr(position, heap) < 2:
        move = choose(position, dice)
        assert move is not None
        do(position, move)
        look(position)
    setattr(position, heap, getattr(position, heap) - 1)
    with pytest.raises(AssertionError):
        look(position)
