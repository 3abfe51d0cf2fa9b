"""A game without a part among the players has all players but those in time."""

import pytest
from laws.toy import Toy

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed
from stammtisch.games import catalogue
from stammtisch.games.position import CHANCE, OVER
from stammtisch.players import player, wits
from stammtisch.players.hint import hints

TOY = Toy()
USED = [
    *(name.replace("2000", "20").replace("50ms", "1ms") for name in player.NAMES),
    *("novice", "casual", "expert", "master"),
]


@pytest.fixture(autouse=True)
def _in_the_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalogue.GAMES, TOY.name, TOY)


@pytest.mark.parametrize("name", USED)
def test_every_player_plays_the_toy_game(name: str) -> None:
    player.check(TOY.name, name)
    decider, dice, position = player.find(TOY.name, name), Dice(3), TOY.start(3)
    while position.actor != OVER:
        if position.actor == CHANCE:
            position.roll(dice)
            continue
        seat = int(position.actor)
        before = TOY.write_line(position)
        steps = player.whole_act(TOY, TOY.view(position, seat), decider, dice)
        assert TOY.write_line(position) == before
        TOY.perform(position, seat, TOY.write_act(steps))


def test_a_novice_slips_into_any_act() -> None:
    position = TOY.start(3)
    position.roll(Dice(1))
    assert wits.of(TOY.name).slip(position, position.acts(0), 0, Dice(1)) in position.acts(0)


def test_somebody_who_plays_the_toy_game_gets_a_hint() -> None:
    position = TOY.start(3)
    position.roll(Dice(1))
    found = hints(TOY, TOY.view(position, 0), Dice(1), iterations=50)
    assert {hint.steps[0] for hint in found} == {*position.acts(0)}


def test_only_its_last_level_is_a_machine() -> None:
    assert [name for name in USED if player.is_machine(TOY.name, name)] == ["master"]


def test_it_has_neither_releases_nor_anybody_in_time() -> None:
    with pytest.raises(Malformed, match="toy has no frozen player 'rule-1'; known: none yet"):
        player.find(TOY.name, "rule-1")
    with pytest.raises(Malformed, match="there is no player 'casual' who plays in time"):
        wits.of(TOY.name).in_time("casual")


def test_in_a_game_in_time_the_levels_are_those_in_time() -> None:
    player.check("gress", "greedy-1@expert")
    assert player.is_machine("gress", "master")
    assert not player.is_machine("gress", "expert")
    with pytest.raises(Malformed, match="there is no level 'rule'"):
        player.check("gress", "rule")
