"""Frozen rule players do today what they did when they were released."""

import hashlib

import pytest

from stammtisch.games.bits import Dice
from stammtisch.games.catalogue import find
from stammtisch.games.errors import Malformed
from stammtisch.games.position import CHANCE, OVER
from stammtisch.players import player

DOUBLE = find("double")
RELEASED = [
    (2, {"sets": 1, "identical": "last"}, "760e561d257e0875"),
    (4, {}, "fc23432992175c07"),
    (4, {"colourless_follow": "only_if_void", "blind_one": "on"}, "8861d3b4ab195fd4"),
    (7, {"bid_total": "hook", "credit": "on", "zero_bonus": 0}, "278db61073a376c4"),
]
"""Tables, and what was decided at them in twenty games played at random."""


def decisions(release: int, players: int, options: dict[str, object]) -> str:
    """All that a release decides in the moments of random games, as a hash."""
    told = hashlib.sha256()
    dice = Dice(11)
    for game in range(20):
        position = DOUBLE.start(players, "", options)
        while position.actor != OVER:
            if position.actor == CHANCE:
                position.roll(dice)
                continue
            told.update(bytes([DOUBLE.releases[release - 1](position)]))
            position.make(position.actor, dice.member(position.legal(position.actor)))
    return told.hexdigest()[:16]


@pytest.mark.parametrize(("players", "options", "decided"), RELEASED)
def test_the_first_release_of_double_decides_as_ever(
    players: int, options: dict[str, object], decided: str
) -> None:
    assert decisions(1, players, options) == decided


def test_a_frozen_player_decides_from_its_view() -> None:
    position, dice = DOUBLE.start(4), Dice(3)
    position.roll(dice)
    position.roll(dice)
    seat = position.actor
    chosen = player.find("double", "rule-1").choose(DOUBLE.view(position, seat), position.acts(seat), dice)
    assert chosen == DOUBLE.releases[0](position)


@pytest.mark.parametrize("name", ["rule-0", "rule-2", "rule-", "rule-01", "rule-x"])
def test_a_release_that_was_never_made_is_refused(name: str) -> None:
    with pytest.raises(Malformed, match=f"double has no frozen player '{name}'; known: rule-1"):
        player.find("double", name)
