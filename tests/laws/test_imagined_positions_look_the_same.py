"""A position imagined from a view looks just like it, can be played, and favours no deal."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import sqrt
from typing import Any

import pytest
from hypothesis import given

from laws.double_adaptor import fits, stock, written
from laws.play import play_on
from laws.tables import Table, law, tables
from stammtisch.games.bits import Dice
from stammtisch.games.catalogue import GAMES
from stammtisch.games.position import OVER

SAMPLES = 20_000


def imagined_positions_look_the_same(table: Table) -> None:
    for seat in table.seats:
        view = table.game.view(table.position, seat)
        imagined = table.game.imagine(view, table.dice)
        assert table.game.view(imagined, seat) == view
        read_again = table.read(table.game.write_position(imagined))
        assert table.game.write_line(read_again) == table.game.write_line(imagined)
        play_on(imagined, table.dice)
        assert imagined.actor == OVER


def redealt_positions_look_the_same(table: Table) -> None:
    for seat in table.seats:
        view = table.game.view(table.position, seat)
        redealt = table.position.copy()
        redealt.redeal(seat, table.dice)
        assert table.game.view(redealt, seat) == view
        table.read(table.game.write_position(redealt))
        play_on(redealt, table.dice)
        assert redealt.actor == OVER


@law(60)
@given(tables())
def test_imagined_positions_look_the_same_and_can_be_played(table: Table) -> None:
    imagined_positions_look_the_same(table)


@law(60)
@given(tables())
def test_redealt_positions_look_the_same_and_can_be_played(table: Table) -> None:
    redealt_positions_look_the_same(table)


SMALL: dict[str, Any] = {
    "phase": "play",
    "dealer": 0,
    "turn_up": "AH/2C",
    "hands": [["KC/3D", "QD/4H"], ["QH/4D", "9D/8H"], ["JS/5D", "TS/6H"]],
    "bids": [1, 1, 1],
    "tricks": [0, 1, 0],
    "trick": [],
    "earlier": [["AC", "2S", "8C"]],
    "earlier_leaders": [1],
    "voids": ["", "CS", "C"],
}
"""Seats 1 and 2 have shown voids, and every card that fits seat 1 fits seat 2 as well."""


def consistent_deals(data: dict[str, Any], options: dict[str, Any]) -> Iterator[tuple[str, ...]]:
    """Every way to deal the cards seat 0 can't see to seats 1 and 2; cards of a kind are told apart."""
    unseen = sorted(stock(data, options).elements())
    unseen += [written(card) for hand in data["hands"][1:] for card in hand]
    cards = range(len(unseen))
    for one in combinations([i for i in cards if fits(unseen[i], data["voids"][1])], 2):
        rest = [i for i in cards if i not in one and fits(unseen[i], data["voids"][2])]
        for two in combinations(rest, 2):
            yield deal([unseen[i] for i in one], [unseen[i] for i in two])


def deal(one: list[str], two: list[str]) -> tuple[str, ...]:
    return (*sorted(one), *sorted(two))


@pytest.mark.parametrize("sets", [1, 2])
def test_in_double_every_deal_that_fits_is_equally_likely(sets: int) -> None:
    options = {"sets": sets, "schedule": [3]}
    position = GAMES["double"].read_position(SMALL, "", options)
    possible = Counter(consistent_deals(SMALL, options))
    dice = Dice(2024)
    found: Counter[tuple[str, ...]] = Counter()
    for sample in range(SAMPLES):
        position.redeal(0, dice)
        hands = [[written(card) for card in hand] for hand in hands_of(position)]
        found[deal(hands[1], hands[2])] += 1
    assert set(found) <= set(possible)
    assert too_uneven(found, possible) < 0


def hands_of(position: Any) -> list[list[str]]:
    pairing = position.rules.pairing
    return [[pairing.name(kind) for kind in position.kinds_held(seat)] for seat in range(3)]


def too_uneven(found: Counter[tuple[str, ...]], possible: Counter[tuple[str, ...]]) -> float:
    """How far chi-square is above what even deals practically never reach: six deviations."""
    each = found.total() / possible.total()
    chi_square = sum((found[one] - each * ways) ** 2 / (each * ways) for one, ways in possible.items())
    freedom = len(possible) - 1
    return chi_square - (freedom + 6 * sqrt(2 * freedom))


def test_a_sampler_that_favours_early_hands_would_be_caught() -> None:
    """Seat 2 first, then seat 1 from what is left, again if nothing is: not all deals are alike."""
    options = {"sets": 1}
    possible = Counter(consistent_deals(SMALL, options))
    leaving: Counter[tuple[str, ...]] = Counter(one[2:] for one in possible)
    dice = Dice(2024)
    found: Counter[tuple[str, ...]] = Counter()
    seconds = sorted(leaving)
    firsts = {two: sorted(one for one in possible if one[2:] == two) for two in seconds}
    for sample in range(SAMPLES):
        choices = firsts[seconds[dice.below(len(seconds))]]
        found[choices[dice.below(len(choices))]] += 1
    assert too_uneven(found, possible) > 0
