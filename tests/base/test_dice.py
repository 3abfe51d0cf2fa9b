"""The fast generator: in range, even, and the same numbers wherever it runs."""

from collections import Counter
from itertools import pairwise
from math import sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch.base.bits import Dice, numbers

SEEDS = st.integers(-(2**62), 2**62)
THROWS = 20_000
unhurried = settings(deadline=None)


def is_even(found: Counter[int], sides: int) -> bool:
    """Chi-square within six deviations; the seeds are fixed, so this is so today and always."""
    each = found.total() / sides
    chi_square = sum((found[side] - each) ** 2 / each for side in range(sides))
    return set(found) <= set(range(sides)) and chi_square < sides - 1 + 6 * sqrt(2 * (sides - 1))


def test_these_numbers_come_in_every_build() -> None:
    dice = Dice(4711)
    assert [dice.below(1000) for throw in range(6)] == [803, 813, 998, 382, 681, 548]
    assert dice.draw(54, 6) == [10, 12, 26, 13, 31, 23]
    assert [dice.member(0b101101) for throw in range(6)] == [5, 2, 2, 0, 3, 2]


@unhurried
@given(SEEDS, st.integers(1, 2**30))
def test_below_stays_below(seed: int, n: int) -> None:
    dice = Dice(seed)
    assert all(0 <= dice.below(n) < n for throw in range(50))


@unhurried
@given(SEEDS)
def test_the_state_stays_below_two_to_the_63(seed: int) -> None:
    dice = Dice(seed)
    for throw in range(50):
        assert 0 < dice.state < 2**63
        dice.below(6)


@unhurried
@given(SEEDS, st.sets(st.integers(0, 61), min_size=1))
def test_member_is_a_member(seed: int, members: set[int]) -> None:
    dice = Dice(seed)
    assert all(dice.member(sum(2**n for n in members)) in members for throw in range(20))


@unhurried
@given(SEEDS, st.integers(1, 70), st.data())
def test_draw_gives_different_numbers_of_the_pool(seed: int, pool: int, data: st.DataObject) -> None:
    take = data.draw(st.integers(0, pool))
    drawn = Dice(seed).draw(pool, take)
    assert len(set(drawn)) == len(drawn) == take
    assert set(drawn) <= set(range(pool))


@unhurried
@given(SEEDS)
def test_the_same_seed_gives_the_same_numbers(seed: int) -> None:
    one, other = Dice(seed), Dice(seed)
    assert [one.below(100) for throw in range(20)] == [other.below(100) for throw in range(20)]


@pytest.mark.parametrize("sides", [2, 3, 6, 27, 54, 100])
def test_every_side_is_equally_likely(sides: int) -> None:
    dice = Dice(sides)
    assert is_even(Counter(int(dice.below(sides)) for throw in range(THROWS)), sides)


@pytest.mark.parametrize("sides", [2, 6, 10])
def test_one_throw_tells_nothing_about_the_next(sides: int) -> None:
    dice = Dice(sides)
    throws = [int(dice.below(sides)) for throw in range(THROWS)]
    assert is_even(Counter(one * sides + next_one for one, next_one in pairwise(throws)), sides**2)


def test_every_member_is_equally_likely() -> None:
    members = 0b1000100101
    dice = Dice(1)
    found = Counter(numbers(members).index(int(dice.member(members))) for throw in range(THROWS))
    assert is_even(found, 4)


def test_every_order_is_equally_likely() -> None:
    dice = Dice(1)
    found = Counter(tuple(dice.draw(4, 2)) for throw in range(THROWS))
    orders = [(one, other) for one in range(4) for other in range(4) if one != other]
    assert is_even(Counter({orders.index((a, b)): n for (a, b), n in found.items()}), 12)


def test_neighbouring_seeds_begin_differently() -> None:
    assert is_even(Counter(int(Dice(seed).below(27)) for seed in range(THROWS)), 27)
