"""Gress with fouls of all kinds: after every single act all cards are there, and one seat is on turn.

Wrong cards, wrong hands, complaints and take-backs come from `play.choose_in_gress`. The many games are in
`test_many_games.py`; here are a few, and that fouls do happen in them.
"""

from collections import Counter
from typing import Final

import pytest

from laws.counting import InGress
from laws.play import choose, do, random_start
from stammtisch.base.bits import Dice
from stammtisch.games.catalogue import GAMES
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.position import Journal

FOULS: Final = (
    *("complaint-upheld", "complaint-rejected", "taken-back", "cards-stayed", "vorletzte-missed"),
    *("swap-completed", "reshuffled", "jack-thrown", "eight-defended", "sevens-defended"),
)
"""What must have happened now and then, or these games prove little."""


@pytest.mark.parametrize("seed", range(20))
def test_after_every_act_all_cards_are_there_and_one_seat_is_on_turn(seed: int) -> None:
    dice, look = Dice(seed), InGress({})
    position = random_start(GAMES["gress"], dice)
    assert isinstance(position, GressPosition)
    while (move := choose(position, dice)) is not None:
        do(position, move)
        look(position)


def test_the_fouls_do_happen() -> None:
    told: Counter[str] = Counter()
    for seed in range(60):
        dice = Dice(seed)
        position = random_start(GAMES["gress"], dice)
        while (move := choose(position, dice)) is not None:
            journal = Journal()
            do(position, move, journal)
            told.update(fact.kind for fact in journal.facts)
    assert not [kind for kind in FOULS if not told[kind]]
