"""What is thrown away is freed: a `vec` that interpreted code hands to compiled code would not be."""

from pathlib import Path
from typing import Any

import pytest

from stammtisch.base import bits
from stammtisch.base.bits import Dice
from stammtisch.games.catalogue import GAMES
from stammtisch.games.game import Game

STATM = Path("/proc/self/statm")
COMPILED = not str(bits.__file__).endswith(".py")
TIMES = 8_000
MOST_PAGES = 750
"""Three megabytes; a lost heap of Grass alone would be more than twice that."""


def pages() -> int:
    return int(STATM.read_text().split()[1])


def look_around(game: Game[Any, Any], dice: Dice, times: int) -> None:
    position = game.start(4)
    while position.actor < 0:
        position.roll(dice)
    seat = position.actor
    view = game.view(position, seat)
    for number in range(times):
        game.view(position.copy(), seat)
        game.imagine(view, dice)
        game.explain(view, 0)


@pytest.mark.skipif(not COMPILED or not STATM.exists(), reason="for the compiled engine, on Linux")
@pytest.mark.parametrize("name", GAMES)
def test_positions_and_views_are_freed(name: str) -> None:
    dice = Dice(1)
    look_around(GAMES[name], dice, 500)
    before = pages()
    look_around(GAMES[name], dice, TIMES)
    assert pages() - before < MOST_PAGES
