"""Finished deals of an arena in a file, so that it can be left and taken up again.

The first line is who plays what, every other line one deal. A line that was not written to its end is played
again; so is whatever is missing.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec

from stammtisch import __version__
from stammtisch.base.errors import Malformed
from stammtisch.games import catalogue
from stammtisch.lab.clock import DecisionClock
from stammtisch.lab.match import GameScore, Setting

KIND: Final = "stammtisch arena"
MOST_BYTES: Final = 1_000_000
"""No first line is longer."""


class Entrants(msgspec.Struct, frozen=True):
    """Who plays what: all that a deal depends on."""

    setting: Setting
    players: list[str]

    @property
    def lineups(self) -> list[list[str]]:
        """All rotations, equal ones once."""
        turned = [tuple(self.players[turn:] + self.players[:turn]) for turn in range(len(self.players))]
        return [list(lineup) for lineup in dict.fromkeys(turned)]


class DealScores(msgspec.Struct, frozen=True):
    """One deal, played with every line-up, and how long each player took for its decisions."""

    deal: int
    games: list[GameScore]
    watches: dict[str, DecisionClock]


class DealFile:
    """The finished deals by number; each is written down before it counts."""

    def __init__(self, deals: dict[int, DealScores], file: BinaryIO | None) -> None:
        self.deals: Final = deals
        self.file: Final = file

    def add(self, deal: DealScores) -> None:
        if self.file is not None:
            self.file.write(msgspec.json.encode(deal) + b"\n")
            self.file.flush()
        self.deals[deal.deal] = deal


@contextmanager
def keeping(path: Path | None, entrants: Entrants) -> Iterator[DealFile]:
    """The deals in this file, and a place for more; without a file in memory alone."""
    if path is None:
        yield DealFile({}, None)
        return
    with opened(path) as file:
        yield DealFile(read(file, path, entrants), file)


def opened(path: Path) -> BinaryIO:
    try:
        return os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o666), "r+b")
    except (OSError, ValueError) as problem:
        reason = (problem.strerror if isinstance(problem, OSError) else None) or str(problem)
        raise Malformed(f"can't be written ({reason})", str(path)) from None


def read(file: BinaryIO, path: Path, entrants: Entrants) -> dict[int, DealScores]:
    """What the file holds; a new one gets its first line. Afterwards it can be written on."""
    wanted = msgspec.json.encode(header(entrants)) + b"\n"
    first = file.readline(MOST_BYTES)
    if not first:
        file.write(wanted)
        file.flush()
        return {}
    check_header(first, wanted, path)
    deals: dict[int, DealScores] = {}
    end = file.tell()
    for number, line in enumerate(iter(file.readline, b""), 2):
        if not line.endswith(b"\n"):
            break
        deal = read_deal(line, entrants, f"{path}, line {number}")
        deals[deal.deal] = deal
        end += len(line)
    file.seek(end)
    file.truncate()
    return deals


def header(entrants: Entrants) -> dict[str, Any]:
    setting = entrants.setting
    return {
        "kept_by": KIND,
        "version": __version__,
        "rules": catalogue.find(setting.game).version,
        "players": ",".join(entrants.players),
        **msgspec.to_builtins(setting),
    }


def check_header(first: bytes, wanted: bytes, path: Path) -> None:
    """Only deals of the same settings go into one file."""
    try:
        found = msgspec.json.decode(first, type=dict[str, Any])
    except msgspec.DecodeError:
        found = {}
    if found.get("kept_by") != KIND or not first.endswith(b"\n"):
        raise Malformed("is no file that an arena kept", str(path))
    for name, value in msgspec.json.decode(wanted, type=dict[str, Any]).items():
        if found.get(name) != value:
            before, now = (msgspec.json.encode(it).decode() for it in (found.get(name), value))
            raise Malformed(f"was kept with other settings: {name} {before}, not {now}", str(path))


def read_deal(line: bytes, entrants: Entrants, where: str) -> DealScores:
    try:
        deal = msgspec.json.decode(line, type=DealScores)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Malformed("is no deal", where) from None
    seats = len(entrants.players)
    complete = len(deal.games) == len(entrants.lineups) and set(deal.watches) == set(entrants.players)
    if not complete or any((len(game.points), len(game.won)) != (seats, seats) for game in deal.games):
        raise Malformed("is no deal between these players", where)
    return deal
