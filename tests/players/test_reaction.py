"""Reaction times: skewed, never below the floor, shorter for better players and longer for rare patterns."""

import statistics

import pytest

from stammtisch.base.bits import Dice
from stammtisch.players.gress.level import LEVELS
from stammtisch.players.gress.reaction import (
    CASUAL,
    FACTORS,
    FLOOR,
    PERCEPTIONS,
    QUICKEST_LOOK,
    REACTIONS,
    Pace,
    drawn,
    perception,
    reaction,
)

ORDER = ["novice", "casual", "expert", "master"]


def times(level: str, kind: str, count: int = 400) -> list[int]:
    dice = Dice(7)
    return [reaction(level, kind, dice) for time in range(count)]


def test_the_same_dice_give_the_same_times() -> None:
    assert times("casual", "throw") == times("casual", "throw")


@pytest.mark.parametrize("kind", CASUAL)
def test_nobody_is_faster_than_the_floor(kind: str) -> None:
    assert min(times("master", kind)) >= FLOOR == 150


def test_the_floor_holds_whatever_is_drawn() -> None:
    """A word said by a master would be sooner at times."""
    dice = Dice(7)
    unbounded = [drawn(REACTIONS["master"]["vorletzte"], dice) for time in range(400)]
    assert min(unbounded) < FLOOR == min(times("master", "vorletzte"))


@pytest.mark.parametrize("kind", CASUAL)
def test_better_players_are_faster(kind: str) -> None:
    means = [statistics.fmean(times(level, kind)) for level in ORDER]
    assert means == sorted(means, reverse=True)
    assert list(FACTORS) == list(LEVELS) == ORDER


def test_better_players_see_sooner() -> None:
    looks = []
    for level in ORDER:
        dice = Dice(3)
        seen = [perception(level, dice) for time in range(400)]
        assert min(seen) >= QUICKEST_LOOK
        looks.append(statistics.fmean(seen))
    assert looks == sorted(looks, reverse=True)
    assert list(PERCEPTIONS) == ORDER


@pytest.mark.parametrize("level", ORDER)
@pytest.mark.parametrize(
    ("usual", "rare"),
    [
        ("throw", "jack throw"),
        ("throw", "defence"),
        ("defence", "defence nine"),
        ("turn", "packet"),
        ("debt", "draw"),
        ("takeback", "complain misplay"),
    ],
)
def test_rare_patterns_take_longer(level: str, usual: str, rare: str) -> None:
    assert REACTIONS[level][usual].mean < REACTIONS[level][rare].mean


def test_times_follow_the_model() -> None:
    """Mean and spread of the ex-Gaussian, and its long tail to the right."""
    pace = Pace(600, 100, 300)
    dice = Dice(11)
    found = [drawn(pace, dice) for time in range(4000)]
    assert statistics.fmean(found) == pytest.approx(pace.mean, rel=0.03)
    assert statistics.stdev(found) == pytest.approx((100**2 + 300**2) ** 0.5, rel=0.08)
    assert statistics.median(found) < statistics.fmean(found)
