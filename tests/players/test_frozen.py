"""Frozen rule players do today what they did when they were released."""

import hashlib

import pytest

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed
from stammtisch.games.catalogue import find
from stammtisch.games.position import CHANCE, OVER
from stammtisch.players import player, wits

RELEASED = [
    ("double", "", 2, {"sets": 1, "identical": "last"}, "760e561d257e0875"),
    ("double", "", 4, {}, "fc23432992175c07"),
    ("double", "", 4, {"colourless_follow": "only_if_void", "blind_one": "on"}, "8861d3b4ab195fd4"),
    ("double", "", 7, {"bid_total": "hook", "credit": "on", "zero_bonus": 0}, "278db61073a376c4"),
    ("grass", "modern", 2, {}, "8d90d8bfc18f7b07"),
    ("grass", "modern", 4, {}, "b35bb113f5bf521b"),
    ("grass", "modern", 3, {"draft": "on", "hidden_deals": "on", "lucky": "on"}, "5b62df7f3ef23686"),
    ("grass", "modern", 4, {"paranoia_victim": "self", "waste_policy": "only-if-stuck"}, "9821e0cc49c6ed75"),
    ("grass", "classic", 4, {}, "7b8b812abdb29451"),
    ("grass", "classic", 6, {"trade_view": "partners", "wasted_view": "top"}, "951cbc84c6303911"),
]
"""Tables, and what was decided at them in twenty games of Double played at random, or in twenty rounds of
Grass, every other act of them at random."""

CHANGED = "a policy that was released has changed: what it was must stay, in a file that `releases` names"


def decisions(game: str, edition: str, players: int, options: dict[str, object]) -> str:
    """All that the first release decides in the moments of such games, as a hash."""
    rules = find(game)
    told = hashlib.sha256()
    dice = Dice(11)
    for played in range(20):
        position = rules.start(players, edition, options)
        while position.actor != OVER and (game != "grass" or position.round == 0):
            if position.actor == CHANCE:
                position.roll(dice)
                continue
            act = wits.of(game).releases[0].sensible(position, Dice(played))
            told.update(bytes([act]))
            if game != "grass" or dice.below(2):
                act = dice.member(position.legal(position.actor))
            position.make(position.actor, act)
    return told.hexdigest()[:16]


@pytest.mark.parametrize(("game", "edition", "players", "options", "decided"), RELEASED)
def test_the_first_release_decides_as_ever(
    game: str, edition: str, players: int, options: dict[str, object], decided: str
) -> None:
    assert decisions(game, edition, players, options) == decided, CHANGED


@pytest.mark.parametrize("game", ["double", "grass"])
def test_a_frozen_player_decides_from_its_view(game: str) -> None:
    rules, dice = find(game), Dice(3)
    position = rules.start(4)
    while position.actor == CHANCE:
        position.roll(dice)
    seat = position.actor
    chosen = player.find(game, "rule-1").choose(rules.view(position, seat), position.acts(seat), dice)
    assert chosen == wits.of(game).releases[0].sensible(position, dice)


@pytest.mark.parametrize("name", ["rule-0", "rule-2", "rule-", "rule-01", "rule-x"])
def test_a_release_that_was_never_made_is_refused(name: str) -> None:
    with pytest.raises(Malformed, match=f"double has no frozen player '{name}'; known: rule-1"):
        player.find("double", name)
