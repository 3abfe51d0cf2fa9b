"""Every bot of every game that goes turn by turn: it does what it may, and knows what its seat sees.

Some decisions of each here; `make prove` asks for a hundred thousand of each.
"""

import os
from collections.abc import Iterator
from typing import Final

import pytest
from laws.play import random_start

from stammtisch.base import bits
from stammtisch.base.bits import Dice
from stammtisch.games.catalogue import GAMES
from stammtisch.games.position import CHANCE, OVER, Position
from stammtisch.players import player, wits
from stammtisch.players.contract import Player
from stammtisch.players.player import NAMES

COMPILED: Final = not str(bits.__file__).endswith(".py")
DECISIONS: Final = int(os.environ.get("TEST_STAMMTISCH_DECISIONS", 600 if COMPILED else 40))
SEARCHING: Final = {
    "search:2000": "search:4",
    "search:50ms": "search:3",
    "expert": "search:6",
    "master": "search:5",
}
"""Searching bots think less here: a bot and its twin have no clock to differ by, and there is time for many
decisions."""
LONGEST: Final = 400
"""Decisions after which a game is left for another one, for some might last all night."""
FEWER: Final = {} if COMPILED else {"grass": 4, "gress": 40}
"""A search plays a round of Grass and a whole game of Gress for each decision: interpreted, one in so
many."""


def bots() -> list[tuple[str, str]]:
    """All that a person can name, and the frozen ones."""
    found = []
    for game in GAMES:
        frozen = [f"rule-{number}" for number, act in enumerate(wits.of(game).releases, 1)]
        found += [(game, name) for name in (*NAMES, *wits.of(game).levels, *frozen)]
    return found


def decider(game: str, name: str) -> Player:
    player.find(game, name)
    return player.find(game, SEARCHING.get(name, name))


def how_many(game: str, name: str) -> int:
    return max(3, DECISIONS // FEWER.get(game, 1)) if name in SEARCHING else DECISIONS


def moments(game: str, bot: Player, decisions: int) -> Iterator[tuple[Position, int, int, int]]:
    """So many decisions of a bot that has all seats at tables of every kind, each before it is made: the
    position, the seat, the act, and the seed of the dice it was chosen with."""
    rules, seed = GAMES[game], 0
    while True:
        seed += 1
        dice = Dice(seed)
        position = random_start(rules, dice)
        for number in range(LONGEST):
            while position.actor == CHANCE:
                position.roll(dice)
            if position.actor == OVER:
                break
            seat = int(position.actor)
            acts = position.acts(seat)
            thrown = int(dice.below(2**30))
            act = bot.choose(rules.view(position, seat), acts, Dice(thrown))
            assert act in acts
            if len(acts) > 1:
                yield position, seat, act, thrown
                decisions -= 1
                if not decisions:
                    return
            position.apply(seat, act)


@pytest.mark.parametrize(("game", "name"), bots())
def test_a_bot_does_what_it_may_and_the_same_whatever_lies_where_it_cant_see(game: str, name: str) -> None:
    bot, rules, decisions = decider(game, name), GAMES[game], how_many(game, name)
    made = others = 0
    for position, seat, act, thrown in moments(game, bot, decisions):
        twin = position.copy()
        twin.redeal(seat, Dice(thrown + 1))
        made += 1
        others += rules.write_line(twin) != rules.write_line(position)
        assert bot.choose(rules.view(twin, seat), twin.acts(seat), Dice(thrown)) == act
    assert made == decisions
    assert others
