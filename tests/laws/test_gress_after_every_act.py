"""Gress with fouls of all kinds: after every single act all cards are there, and one seat is on turn.

Wrong cards, wrong hands, complaints and take-backs come from `play.choose_in_gress`. The many games are in
`test_many_games.py`; here are a few, and that fouls do happen in them.
"""

from collections import Counter
from typing import Final

import pytest

from laws.play import choose, do, random_start
from stammtisch.base.bits import Dice
from stammtisch.games.catalogue import GAMES
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.gress.state import ACTIVE
from stammtisch.games.position import Journal

KINDS: Final = 32
ROOM: Final = 4
"""Bits to count one kind of card in: enough for more than four sets have of it."""
ONE: Final = [1 << ROOM * kind for kind in range(KINDS)]
ONE_EACH: Final = sum(ONE)
OF_HALF: Final = [sum(ONE[kind] for kind in range(16) if half >> kind & 1) for half in range(1 << 16)]
FOULS: Final = (
    *("complaint-upheld", "complaint-rejected", "taken-back", "cards-stayed", "vorletzte-missed"),
    *("swap-completed", "reshuffled", "jack-thrown", "eight-defended", "sevens-defended"),
)
"""What must have happened now and then, or these games prove little."""


def all_cards_are_there_and_one_seat_is_on_turn(position: GressPosition) -> None:
    """gress:4.1: exactly one, also in a halt; and it is one that plays."""
    if position.phase < ACTIVE:
        return
    assert counted(position) == ONE_EACH * position.rules.sets
    assert 0 <= position.now.turn < position.players
    assert not position.excluded >> position.now.turn & 1
    assert position.actor < 0 or not position.excluded >> position.actor & 1


def counted(position: GressPosition) -> int:
    """How often each kind lies somewhere, all in one number."""
    low = high = 0
    for held in list(position.held):
        if held:
            low += OF_HALF[held & 0xFFFF]
            high += OF_HALF[held >> 16]
    found = low + (high << 16 * ROOM)
    found += sum([ONE[kind] for kind in list(position.stock)[: position.stock_size]])
    found += sum([ONE[card % KINDS] for card in list(position.pile)[: position.pile_size]])
    return found + sum([ONE[marke] for marke in list(position.marken) if marke >= 0])


@pytest.mark.parametrize("seed", range(20))
def test_after_every_act_all_cards_are_there_and_one_seat_is_on_turn(seed: int) -> None:
    dice = Dice(seed)
    position = random_start(GAMES["gress"], dice)
    assert isinstance(position, GressPosition)
    while (move := choose(position, dice)) is not None:
        do(position, move)
        all_cards_are_there_and_one_seat_is_on_turn(position)


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
