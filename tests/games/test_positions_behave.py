"""Positions, views, options and dice are values: they can be compared, hashed, shown, copied and pickled."""

import copy
import pickle
import subprocess
import sys
from typing import Any

import pytest

from stammtisch.base.bits import Dice
from stammtisch.games.catalogue import GAMES
from stammtisch.games.game import Game
from stammtisch.games.position import CHANCE, OVER, Position

TABLES = [
    ("double", "", {}),
    ("double", "", {"schedule": [2], "bid_mode": "simultaneous"}),
    ("grass", "modern", {}),
    ("grass", "classic", {"draft": "on"}),
    ("gress", "", {}),
    ("gress", "", {"referee": "guided"}),
]


def moments(game: Game[Any, Any], edition: str, options: dict[str, Any], count: int) -> list[Position]:
    """Positions of one game, every few acts."""
    position, dice, found = game.start(4, edition, options), Dice(5), []
    for step in range(count * 7):
        if position.actor == OVER:
            position = game.start(4, edition, options)
        if position.actor == CHANCE:
            position.roll(dice)
        else:
            position.make(position.actor, dice.member(position.legal(position.actor)))
        if step % 7 == 0:
            found.append(position.copy())
    return found


@pytest.mark.parametrize(("name", "edition", "options"), TABLES)
def test_a_position_is_a_value(name: str, edition: str, options: dict[str, Any]) -> None:
    game = GAMES[name]
    found = moments(game, edition, options, 12)
    for position in found:
        for twin in (position.copy(), copy.copy(position), copy.deepcopy(position)):
            assert twin is not position
            assert twin == position
            assert hash(twin) == hash(position)
        revived = pickle.loads(pickle.dumps(position))
        assert revived == position
        assert game.view(revived, 0) == game.view(position, 0)
        assert repr(position) == f"<{name} {game.write_line(position)}>"
    assert len(set(found)) == len({game.write_line(position) for position in found}) > 6


@pytest.mark.parametrize(("name", "edition", "options"), TABLES)
def test_a_copy_goes_its_own_way(name: str, edition: str, options: dict[str, Any]) -> None:
    position = GAMES[name].start(4, edition, options)
    twin = pickle.loads(pickle.dumps(position))
    twin.roll(Dice(1))
    assert twin != position


def test_the_same_cards_under_other_rules_are_another_position() -> None:
    double, grass = GAMES["double"], GAMES["grass"]
    assert double.start(4) == double.start(4)
    assert double.start(4) != double.start(4, "", {"credit": "on"})
    assert double.start(4) != double.start(3)
    assert grass.start(4, "modern") != grass.start(4, "classic")
    assert double.start(4) != grass.start(4)
    assert double.start(4) != "double"


@pytest.mark.parametrize(("name", "edition", "options"), TABLES)
def test_views_and_options_are_values(name: str, edition: str, options: dict[str, Any]) -> None:
    game = GAMES[name]
    for position in moments(game, edition, options, 6):
        view = game.view(position, 1)
        assert pickle.loads(pickle.dumps(view)) == view == copy.deepcopy(view)
        assert hash(view) == hash(game.view(position.copy(), 1))
        assert hash(view.options) == hash(pickle.loads(pickle.dumps(view.options)))


def test_dice_are_values() -> None:
    dice = Dice(7)
    dice.below(10)
    twin, other = copy.copy(dice), pickle.loads(pickle.dumps(dice))
    assert dice == twin == other
    assert hash(dice) == hash(twin)
    assert repr(dice) == f"<Dice at {dice.state:x}>"
    assert [dice.below(100) for i in range(9)] == [twin.below(100) for i in range(9)]
    assert dice != other
    assert dice != 7


def test_dice_heed_their_whole_seed() -> None:
    seeds = [2**place + more for place in range(62) for more in (-1, 0, 1)]
    assert len({Dice(seed).state for seed in seeds}) == len(set(seeds))
    rows = [throws(Dice(high << 32)) for high in range(300)]
    assert len(set(rows)) == len(rows)
    for place in range(12):
        faces = [row[place] for row in rows]
        assert all(25 <= faces.count(face) <= 75 for face in range(6))


def throws(dice: Dice) -> tuple[int, ...]:
    return tuple(dice.below(6) for throw in range(12))


def test_a_position_is_revived_where_its_game_was_never_named(tmp_path: Any) -> None:
    """As in a worker process: nothing but pickle."""
    position = GAMES["gress"].start(4)
    position.roll(Dice(2))
    file = tmp_path / "position"
    file.write_bytes(pickle.dumps(position))
    program = f"import pickle; print(repr(pickle.load(open({str(file)!r}, 'rb'))))"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == repr(position)
