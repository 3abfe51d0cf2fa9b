"""Imagined hands are as likely as what their holders did makes them."""

from collections import Counter
from typing import Any

import pytest

from stammtisch.base.bits import Dice
from stammtisch.games.catalogue import find
from stammtisch.games.position import CHANCE, OVER
from stammtisch.players.double.judge import DoubleJudge
from stammtisch.players.double.likely import LikelyWorlds
from stammtisch.players.double.policy import best_bid
from stammtisch.players.judge import Worlds

JUDGE = DoubleJudge()

DOUBLE = find("double")
TABLES = [
    (4, {}),
    (3, {"sets": 1, "colourless_follow": "only_if_void", "identical": "last"}),
    (5, {"bid_total": "hook", "credit": "on"}),
    (4, {"bid_mode": "simultaneous", "blind_one": "on"}),
]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_likely_world_looks_the_same_to_its_seat(players: int, options: dict[str, Any]) -> None:
    position, dice = DOUBLE.start(players, "", options), Dice(4)
    kinds = set()
    while position.actor != OVER:
        if position.actor == CHANCE:
            position.roll(dice)
            continue
        seat = position.actor
        worlds, world = JUDGE.worlds(position, seat), position.copy()
        kinds.add(type(worlds))
        for number in range(3):
            world.copy_from(position)
            worlds.next(world, dice)
            assert DOUBLE.view(world, seat) == DOUBLE.view(position, seat)
        position.make(seat, dice.member(position.legal(seat)))
    assert LikelyWorlds in kinds
    assert (Worlds in kinds) == bool(options.get("blind_one"))


def seen(worlds: int, bid: int) -> Counter[bool]:
    """One card each; the other seat predicted `bid`. Whether it would have, in each of many worlds."""
    data = {"phase": "bid", "round": 1, "dealer": 1, "turn_up": "PO/8S", "hands": [["9C/7S"], ["JC/5H"]]}
    position = DOUBLE.read_position({**data, "bids": [bid, None]}, "", {})
    likely, world, dice = JUDGE.worlds(position, 1), position.copy(), Dice(2)
    found: Counter[bool] = Counter()
    for number in range(worlds):
        world.copy_from(position)
        likely.next(world, dice)
        found[best_bid(world, 0, 3) == bid] += 1
    return found


@pytest.mark.parametrize("bid", [0, 1])
def test_who_predicts_a_trick_holds_a_card_for_it(bid: int) -> None:
    """Other hands than the prediction speaks for are rare, but met."""
    found = seen(1000, bid)
    assert 0 < found[False] < 250


def aces_behind(lead: str) -> int:
    """How often seat 0, who wants both tricks and led this motif, has an ace left in many worlds."""
    data = {
        "phase": "play",
        "round": 2,
        "dealer": 2,
        "turn_up": "PO/8S",
        "hands": [["JC/5H"], ["9S/7C", "QC/4S"], ["KH/3S", "TS/6H"]],
        "bids": [2, 0, 1],
        "trick": [lead],
    }
    position = DOUBLE.read_position(data, "", {})
    worlds, world, dice, aces = JUDGE.worlds(position, 1), position.copy(), Dice(6), 0
    for number in range(600):
        world.copy_from(position)
        worlds.next(world, dice)
        aces += DOUBLE.view(world, 0).hands[0] in (("AS/2D",), ("AH/2C",), ("AD/2S",))
    return aces


def test_who_leads_low_and_wants_tricks_has_nothing_better() -> None:
    assert 0 < 2 * aces_behind("9C") < aces_behind("AC")
