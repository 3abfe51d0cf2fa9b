"""Small sets as ints, against Python's own sets."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch.base.bits import bit, count, first, lowest, numbers

MEMBERS = st.sets(st.integers(0, 61))
unhurried = settings(deadline=None)


def as_int(members: set[int]) -> int:
    return sum(2**n for n in members)


@pytest.mark.parametrize("n", range(62))
def test_bit_holds_one_number_and_first_all_below(n: int) -> None:
    assert bit(n) == 2**n
    assert first(n) == 2**n - 1
    assert numbers(first(n)) == list(range(n))


@unhurried
@given(MEMBERS)
def test_numbers_are_the_members_smallest_first(members: set[int]) -> None:
    assert numbers(as_int(members)) == sorted(members)


@unhurried
@given(MEMBERS)
def test_count(members: set[int]) -> None:
    assert count(as_int(members)) == len(members) == as_int(members).bit_count()


@unhurried
@given(MEMBERS.filter(bool))
def test_lowest(members: set[int]) -> None:
    assert lowest(as_int(members)) == min(members)


@unhurried
@given(MEMBERS, MEMBERS)
def test_sets_of_bits_behave_like_sets(one: set[int], other: set[int]) -> None:
    assert set(numbers(as_int(one) & as_int(other))) == one & other
    assert set(numbers(as_int(one) | as_int(other))) == one | other
    assert set(numbers(as_int(one) & ~as_int(other))) == one - other
