"""The players of Gress by name, and the yardstick that never changes."""

import hashlib

import pytest

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed
from stammtisch.games.gress.game import Gress
from stammtisch.games.position import CHANCE, OVER, Journal
from stammtisch.players.gress.greedy import Eager, Whim
from stammtisch.players.gress.level import LEVELS
from stammtisch.players.gress.planner import Planner
from stammtisch.players.gress.player import POLICIES, USUAL, GressBot, find
from stammtisch.players.gress.racer import Racer

GRESS = Gress()
RELEASED = "a2c9fdaa983b8584c670259fd414d943"
"""What `greedy-1` decided in the games below when it was released. If this changes, it is another player."""


def test_a_level_brings_its_policy() -> None:
    assert [type(find(level).policy) for level in LEVELS] == [Whim, Eager, Planner, Racer]
    assert list(USUAL) == list(LEVELS)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("policy", POLICIES)
def test_any_policy_can_be_had_at_any_level(policy: str, level: str) -> None:
    found = find(f"{policy}@{level}")
    assert (found.name, found.policy, found.level) == (f"{policy}@{level}", POLICIES[policy], LEVELS[level])


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("grandmaster", "there is no level 'grandmaster'; known: novice, casual, expert, master"),
        ("planner", "there is no level 'planner'"),
        ("planner@", "there is no level ''"),
        ("greedy-2@expert", "there is no policy 'greedy-2'; known: whim, greedy-1, eager, planner"),
        ("@expert", "there is no policy ''"),
        ("expert@greedy-1", "there is no level 'greedy-1'"),
    ],
)
def test_an_unknown_name_is_one_clear_line(name: str, problem: str) -> None:
    with pytest.raises(Malformed) as found:
        find(name)
    assert found.value.problem.startswith(problem)
    assert found.value.field == "level"


def test_the_yardstick_has_not_changed() -> None:
    decided = hashlib.blake2b(digest_size=16)
    decisions = 0
    for seed in range(12):
        dice = Dice(seed)
        position = GRESS.start(4)
        bots = [GressBot(seat, 4, find("greedy-1@master"), Dice(seat)) for seat in range(4)]
        journal = Journal()
        while position.actor != OVER and position.clock < 90:
            for bot in bots:
                bot.perceive(GRESS.view(position, bot.seat), journal.seen_by(bot.seat))
            journal = Journal()
            if position.actor == CHANCE:
                wanted = position.chance()
                assert wanted is not None
                position.answer(dice.draw(wanted.pool, wanted.take), journal)
                continue
            for bot in bots:
                intended = bot.plan()
                decided.update(repr(intended and (intended.act, intended.kind)).encode())
                decisions += intended is not None
            seat = int(dice.member(position.actors()))
            seat = seat if position.right(seat) else int(position.actor)
            position.make(seat, dice.member(position.right(seat) or position.legal(seat)), journal)
    assert decisions > 1000
    assert decided.hexdigest() == RELEASED
