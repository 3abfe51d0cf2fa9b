"""How good people are, from the places they came at."""

import pytest

from stammtisch.events.ratings import Skill, places, rated


@pytest.mark.parametrize(
    ("scores", "winners", "low", "expected"),
    [
        ([30, 10, 20], [0], False, [1, 3, 2]),
        ([30, 10, 20], [1], True, [3, 1, 2]),
        ([5, 5, 9], [0, 1], True, [1, 1, 3]),
        ([5, 5, 9], [1], True, [2, 1, 3]),  # level on points, and a rule said who has won
        ([7, 7], [], True, [1, 1]),
    ],
)
def test_places(scores: list[int], winners: list[int], low: bool, expected: list[int]) -> None:
    assert places(scores, winners, low) == expected


def test_who_wins_is_thought_better_of_and_more_is_known_of_everybody() -> None:
    first, second, third = rated([Skill()] * 3, [1, 2, 3])
    assert first.mu > 25 > third.mu
    assert first.mu > second.mu > third.mu
    assert all(skill.sigma < Skill().sigma for skill in (first, second, third))


def test_a_surprise_changes_more() -> None:
    strong, weak = Skill(35, 3), Skill(15, 3)
    expected = rated([strong, weak], [1, 2])[0].mu - strong.mu
    surprise = rated([strong, weak], [2, 1])[1].mu - weak.mu
    assert 0 < expected < surprise
