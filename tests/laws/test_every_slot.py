"""Every slot of a position is copied, written and read. A slot that is forgotten somewhere is found here:
slots are not listed but asked of the classes, compiled or not.

A slot is a path such as `now.turn`, `points[0]` or `plays[0].top`: the first entry speaks for a list.
"""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from typing import Any, Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from laws.play import moves_to_the_end, random_start
from stammtisch.base.bits import Dice
from stammtisch.games.catalogue import GAMES
from stammtisch.games.position import Position

GAMES_PLAYED: Final = 60
EVERY: Final = 9
"""Of the moments of a game one in so many is looked at."""
SPARSE: Final = 3
"""And of these one in so many is written and read."""
TRIED: Final = 150
"""In so many moments at most a slot is made different."""
FIXED: Final = ("Rules", "Gift")
PLAIN: Final = (int, bool)

STEPS: Final = (1, -1)
POWERS: Final = (*STEPS, *(1 << power for power in range(1, 55)))
"""By how much a number is changed; an entry of a list may be a set of cards."""

NOT_WRITTEN: Final[Mapping[str, Mapping[str, str]]] = {
    "double": {
        "cards": "the schedule gives it for the round",
        "trump": "the card turned up shows it",
        "to_bid": "the predictions that are missing",
        **dict.fromkeys(("led", "best", "best_seat", "strengths"), "the trick on the table shows it"),
    },
    "grass": {"knowing": "whether any card of another hand is known"},
    "gress": {
        "actor": "found from all the rest",
        "begun": "who has steps",
        "sizes": "the hands, counted",
        "owed": "the debts, summed up",
    },
}
"""What a text leaves out, with the reason."""
LEFT_OVER: Final[Mapping[str, Mapping[str, str]]] = {
    "double": dict.fromkeys(("best_seat", "strengths", "leaders"), "of a trick that is gone"),
    "grass": {
        "row": "where the stack began, below the wasted pile",
        "cover_kinds": "of a protection that is gone",
        "knowing": "that somebody knew something once",
    },
    "gress": {},
}
"""What may be different after reading, because nothing looks at it any more."""


def names(thing: object) -> list[str]:
    """The attributes of an object that are no methods."""
    return [name for name in dir(thing) if not name.startswith("_") and not callable(getattr(thing, name))]


def is_part(value: object) -> bool:
    """Whether a value has slots of its own that may change."""
    return type(value).__module__.startswith("stammtisch.games.") and type(value).__name__ not in FIXED


def slots(thing: object, path: str = "") -> Iterator[tuple[str, object, str]]:
    """Every slot with its path, who has it, and its name there. Rules, the number of players and a gift
    never change."""
    for name in names(thing):
        value = getattr(thing, name)
        if is_part(value):
            yield from slots(value, f"{path}{name}.")
        elif isinstance(value, list) and value and is_part(value[0]):
            yield from slots(value[0], f"{path}{name}[0].")
        elif name not in ("rules", "players", "gifts") and value != []:
            yield f"{path}{name}", thing, name


def value_at(position: Position, path: str) -> Any:
    """The value of a slot, of a list its first entry; None where there is no such entry."""
    thing: Any = position
    for name in path.split("."):
        name, bracket, _ = name.partition("[")
        thing = getattr(thing, name)
        if bracket and not thing:
            return None
        thing = thing[0] if bracket else thing
    if isinstance(thing, PLAIN):
        return int(thing)
    return list(thing[0]) if len(thing) and not isinstance(thing[0], PLAIN) else [*thing][:1]


def changed(value: int, by: int) -> int:
    """Another number; never one below what numbers begin with, for that could be no set."""
    return value + by if value + by >= 0 else value + 2


def change(thing: object, name: str, by: int) -> bool:
    """Make a slot different; whether that can be done at all."""
    value: Any = getattr(thing, name)
    try:
        if isinstance(value, bool):
            setattr(thing, name, not value)
        elif isinstance(value, int):
            setattr(thing, name, changed(value, by))
        elif isinstance(value, list):
            value[0] = vec[i64]([1])
        else:
            first = changed(value[0], by) if len(value) else 1
            setattr(thing, name, vec[i64]([first, *list(value)[1:]]))
    except (AttributeError, TypeError, IndexError):
        return False
    return True


@cache
def moments(name: str) -> list[Position]:
    """Moments of random games, with all kinds of options."""
    found = []
    for seed in range(GAMES_PLAYED):
        dice = Dice(seed)
        position = random_start(GAMES[name], dice)
        for number, _ in enumerate(moves_to_the_end(position, dice)):
            if number % EVERY == 0:
                found.append(position.copy())
    return found


def fresh(position: Any) -> Position:
    """The same table before anything has happened."""
    return type(position)(position.rules)  # type: ignore[no-any-return]


def edition_of(position: Any) -> str:
    return getattr(position.rules.options, "edition", "")


def variants(position: Position, path: str) -> Iterator[Position]:
    """The same moment, but for one slot; it may be one that never comes about."""
    for by in POWERS if path.split(".")[-1] in ("held", "twice") else STEPS:
        other = position.copy()
        thing, name = next((thing, name) for slot, thing, name in slots(other) if slot == path)
        if change(thing, name, by):
            yield other


def is_copied(position: Position, path: str) -> bool:
    for other in variants(position, path):
        twin = fresh(position)
        value = value_at(other, path)
        if value != value_at(twin, path):
            with suppress(IndexError):
                twin.copy_from(other)
                if value_at(twin, path) == value:
                    return True
    return False


def is_written(name: str, position: Position, path: str) -> bool:
    line = GAMES[name].write_line(position)
    for other in variants(position, path):
        with suppress(IndexError):
            if GAMES[name].write_line(other) != line:
                return True
    return False


def all_slots(name: str) -> dict[str, list[Position]]:
    """Every slot that can change, with some moments that have it."""
    found: dict[str, list[Position]] = {}
    for position in moments(name):
        for path, thing, slot in list(slots(position.copy())):
            if change(thing, slot, 1):
                found.setdefault(path, []).append(position)
    return {path: having[:: max(1, len(having) // TRIED)] for path, having in found.items()}


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_keeps_every_slot(name: str) -> None:
    forgotten = [
        path
        for path, having in all_slots(name).items()
        if not any(is_copied(position, path) for position in having)
    ]
    assert not forgotten


@pytest.mark.parametrize("name", GAMES)
def test_a_line_tells_of_every_slot(name: str) -> None:
    """Plain data is the same: a line is made of it."""
    untold = [
        path
        for path, having in all_slots(name).items()
        if not any(is_written(name, position, path) for position in having)
    ]
    assert sorted(untold) == sorted(NOT_WRITTEN[name])


@pytest.mark.parametrize("name", GAMES)
def test_what_is_read_is_the_same_in_every_slot(name: str) -> None:
    game, different = GAMES[name], set()
    for position in moments(name)[::SPARSE]:
        again = game.read_line(game.write_line(position), edition_of(position), game.agreed(position))
        for path, _, _ in slots(position):
            if value_at(position, path) != value_at(again, path):
                different.add(path)
    assert different <= set(LEFT_OVER[name])
