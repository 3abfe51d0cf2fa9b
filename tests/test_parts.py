"""Which parts a game has in the rooms of the house: those that it must have, and those that are optional."""

from importlib.resources import files
from typing import Any

import pytest
from laws.toy import Toy

from stammtisch.base.errors import Malformed
from stammtisch.cli.face import Face
from stammtisch.events.evening import Evening
from stammtisch.games import catalogue
from stammtisch.games.game import Game
from stammtisch.lessons.lesson import Course
from stammtisch.players.wits import Wits
from stammtisch.referee.referee import Referee
from stammtisch.sheets.pad import Pad
from stammtisch.words import LANGUAGES

MUST = ("games",)
"""Rooms with a part of every game, beside its words in every language."""
OPTIONAL: dict[str, tuple[str, type[Any]]] = {
    "players": ("WITS", Wits),
    "sheets": ("PAD", Pad),
    "referee": ("REFEREE", Referee),
    "lessons": ("COURSE", Course),
    "events": ("EVENING", Evening),
    "lab.tallies": ("TALLY", type),
    "cli.games": ("FACE", Face),
    "cli.sheets": ("SHEETS", dict),
}
"""Rooms that do without: what a part there is called, and what it is. A game without wits is played by any
search, without a pad it has only points, without a referee of its own its acts are tried one by one; and it
may have no course and no evening at several tables. Without the others nothing of its own is counted, its
table in a terminal is plain, and a terminal shows no pad of it."""


def lacking(game: str) -> list[str]:
    """The rooms in which a game lacks what it must have."""
    rooms = [room for room in MUST if not catalogue.has_part(room, game)]
    words = files("stammtisch.words")
    return rooms + [
        f"words/{language}" for language in LANGUAGES if not (words / language / f"{game}.ftl").is_file()
    ]


def test_no_game_lacks_a_part_that_it_must_have() -> None:
    assert {game: rooms for game in catalogue.GAMES if (rooms := lacking(game))} == {}


def test_a_room_without_a_part_is_named() -> None:
    assert lacking("toy") == ["games", *(f"words/{language}" for language in LANGUAGES)]


@pytest.mark.parametrize("game", catalogue.GAMES)
@pytest.mark.parametrize("room", OPTIONAL)
def test_a_part_is_what_its_room_asks_for(room: str, game: str) -> None:
    name, kind = OPTIONAL[room]
    if catalogue.has_part(room, game):
        assert isinstance(getattr(catalogue.part(room, game), name), kind)


@pytest.mark.parametrize("room", OPTIONAL)
def test_somebody_has_each_optional_part(room: str) -> None:
    assert any(catalogue.has_part(room, game) for game in catalogue.GAMES)


def test_a_game_without_a_part_says_so_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    toy: Game[Any, Any] = Toy()
    monkeypatch.setitem(catalogue.GAMES, "toy", toy)
    with pytest.raises(Malformed, match="game: toy has nothing in lessons"):
        catalogue.part("lessons", "toy")
