"""Names on a sheet, and where people sit when they play at several tables."""

from collections.abc import Sequence
from typing import Final

import msgspec

from stammtisch.base.chance import Chance
from stammtisch.base.draws import Draw
from stammtisch.base.errors import Malformed

MOST_PEOPLE: Final = 200
LONGEST_NAME: Final = 40

Tables = tuple[tuple[int, ...], ...]
"""Who sits where in one game: for each table its people by seat number."""


class TableGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is entered after a game at a table: points by seat, and who won, if anybody did.

    `misdeals` counts the dealing errors of this game's dealer before it, `excluded` are the seats that did
    not play to the end.
    """

    points: tuple[int, ...]
    winner: int | None
    misdeals: int = 0
    excluded: tuple[int, ...] = ()


def at_tables(seats: Sequence[int], sizes: Sequence[int]) -> Tables:
    """The people at each table, whose seats have consecutive numbers."""
    ends = [sum(sizes[: table + 1]) for table in range(len(sizes))]
    return tuple(tuple(seats[end - size : end]) for size, end in zip(sizes, ends, strict=True))


def drawn_seats(chance: Chance, number: int, people: int) -> tuple[int, ...]:
    """Who sits on seat 1, 2, 3 and so on in a game, numbered from 1, by lot."""
    return tuple(chance.draw(Draw("seats", number, people, people)))


def left_of(seat: int, seats: int) -> int:
    return (seat + 1) % seats


def check_names(names: Sequence[str], fewest: int, most: int, rule: str) -> None:
    if not fewest <= len(names) <= most:
        raise Malformed(f"must be {fewest} to {most}, not {len(names)}", "names", rule)
    for seat, name in enumerate(names):
        check_name(name, f"names[{seat}]")
        if name in names[:seat]:
            raise Malformed(f"{name!r} is there twice", f"names[{seat}]")


def check_name(name: str, field: str) -> None:
    if not (name.strip() and name.isprintable() and len(name) <= LONGEST_NAME):
        raise Malformed(f"must be 1 to {LONGEST_NAME} printable characters", field)
