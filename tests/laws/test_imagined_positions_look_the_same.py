"""A position imagined from a view looks just like it, can be played, and favours no deal."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import combinations
from math import sqrt
from typing import Any

import pytest
from hypothesis import given

from laws.double_adaptor import could_have_played_so, fits, stock, written
from laws.play import is_over, play_on
from laws.tables import Table, law, tables
from stammtisch.base.bits import Dice
from stammtisch.games.catalogue import GAMES
from stammtisch.games.position import CHANCE

SAMPLES = 20_000


def imagined_positions_look_the_same(table: Table) -> None:
    for seat in table.seats:
        view = table.game.view(table.position, seat)
        imagined = table.game.imagine(view, table.dice)
        assert table.game.view(imagined, seat) == view
        read_again = table.read(table.game.write_position(imagined))
        assert table.game.write_line(read_again) == table.game.write_line(imagined)
        play_on(imagined, table.dice)
        assert is_over(imagined)


def redealt_positions_look_the_same(table: Table) -> None:
    for seat in table.seats:
        view = table.game.view(table.position, seat)
        redealt = table.position.copy()
        redealt.redeal(seat, table.dice)
        assert table.game.view(redealt, seat) == view
        table.read(table.game.write_position(redealt))
        play_on(redealt, table.dice)
        assert is_over(redealt)


@law(60)
@given(tables())
def test_imagined_positions_look_the_same_and_can_be_played(table: Table) -> None:
    imagined_positions_look_the_same(table)


@law(60)
@given(tables())
def test_redealt_positions_look_the_same_and_can_be_played(table: Table) -> None:
    redealt_positions_look_the_same(table)


@law(60)
@given(tables([GAMES["double"]]))
def test_in_double_imagined_hands_could_have_played_what_they_played(table: Table) -> None:
    assert could_have_played_so(table.data(), table.options)
    for seat in table.seats:
        view = table.game.view(table.position, seat)
        imagined = table.game.imagine(view, table.dice)
        assert could_have_played_so(table.game.write_position(imagined), table.options)


SMALL: dict[str, Any] = {
    "phase": "play",
    "dealer": 0,
    "turn_up": "AH/2C",
    "hands": [["KC/3D", "QD/4H"], ["AS/2D", "JD/5S"], ["QC/4S", "9S/7C"]],
    "bids": [1, 1, 1],
    "tricks": [1, 0, 0],
    "trick": [],
    "earlier": [["2H", "3C", "KH"]],
    "earlier_leaders": [1],
    "voids": ["", "CH", "HD"],
}
"""PO/8S fits both seat 1 and seat 2, which have shown voids; each may hold what the other may not."""


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


def test_in_gress_cards_under_the_top_of_an_official_pile_may_be_any() -> None:
    """Nobody sees them any more, so no rank is likelier to lie there than in a hand."""
    game = GAMES["gress"]
    position = game.start(4)
    dice = Dice(7)
    while position.actor == CHANCE:
        position.roll(dice)
    data = game.write_position(position)
    data |= {"phase": "active", "ready": [], "pile": data["draw"][:20], "draw": data["draw"][20:]}
    view = game.view(game.read_position(data, "", {}), 0)
    held = Counter(kind >> 2 for imagined in range(500) for kind in game.imagine(view, dice).kinds_held(1))
    assert sorted(held) == list(range(8))
    assert min(held.values()) > 200


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
    """Any cards for seat 2, then any for seat 1 from what is left."""
    possible = Counter(consistent_deals(SMALL, {"sets": 1}))
    by_seat_2 = defaultdict(list)
    for one in sorted(possible):
        by_seat_2[one[2:]].append(one)
    choices = list(by_seat_2.values())
    dice = Dice(2024)
    found: Counter[tuple[str, ...]] = Counter()
    for sample in range(SAMPLES):
        left = choices[dice.below(len(choices))]
        found[left[dice.below(len(left))]] += 1
    assert too_uneven(found, possible) > 0
