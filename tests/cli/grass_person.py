"""Somebody who plays Grass in the terminal, for tests."""

import io
import re
from pathlib import Path
from typing import Any

from rich.console import Console

from stammtisch.cli.files import load_record
from stammtisch.cli.games.grass.table import GrassTable
from stammtisch.cli.play import play
from stammtisch.games import catalogue
from stammtisch.games.grass.view import View
from stammtisch.match.events import Acted, Sitter
from stammtisch.match.record import begin, write_record
from stammtisch.words import Words

GRASS = catalogue.find("grass")


NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Frida")


MIDGAME: dict[str, Any] = {
    "stage": "turn",
    "round": 2,
    "dealer": 3,
    "active": 0,
    "actor": 0,
    "hands": [
        ["MC", "PA", "+F", "-B", "LU", "SO", "ST"],
        ["BK", "HG", "MO", "-S", "-D", "DC"],
        ["MO", "MO", "MX", "CO", "SH", "+B"],
        ["UW", "-F", "-F", "PF", "JA", "HG"],
    ],
    "markets": ["open", "+F", "open", "none"],
    "displays": [["HG", "HG", "MX", "CO"], ["PA"], ["MX", "JA", "DF"], ["HG"]],
    "protections": [["GS:HG.MX"], ["CB:CO", "LU:PA"], [], []],
    "totals": [120_000, 85_000, 25_000, 0],
    "before": [120_000, 85_000, 25_000, 0],
    "skips": [0, 0, 0, 1],
    "wasted": ["-S", "-S", "MO", "EU"],
    "known": [["1:DC", "2:CO.SH"], [], [], [], []],
}
"""The second round of four: Ada, seat 0, holds 1 MC, 2 PA, 3 +F, 4 -B, 5 LU, 6 SO and 7 ST."""


class Person:
    """Types the lines it was given, then leaves; remembers what it was shown."""

    def __init__(self, console: Console, *lines: str) -> None:
        self.console = console
        self.lines = list(lines)
        self.shown: list[str] = []
        self.told = 0

    def __call__(self, prompt: str) -> str:
        assert isinstance(self.console.file, io.StringIO)
        text = self.console.file.getvalue()
        self.shown.append(text[self.told :] + prompt)
        self.told = len(text)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


class Careless(Person):
    """Lets the first card go that can go, and takes no offers."""

    def __call__(self, prompt: str) -> str:
        if "o offer, e end" in prompt or "swap, e end" in prompt:
            self.lines = ["e"]
        elif "n decline" in prompt:
            self.lines = ["n"]
        elif "1-7 play" in prompt:
            self.lines = [f"{1 + len(self.shown) % 7}"]
        elif "w waste" in prompt:
            self.lines = [f"w {1 + len(self.shown) % 7}"]
        elif found := re.search(r"(\d)-\d", prompt):
            self.lines = [found[1]]
        else:
            self.lines = [""]
        if "1-7 play" in prompt and len(self.shown) % 2:
            self.lines = [f"w {1 + len(self.shown) % 7}"]
        if "whom" in prompt:
            self.lines = ["1"] if len(self.shown) % 2 else ["2"]
        return super().__call__(prompt)


def paper(**how: Any) -> Console:
    return Console(**{"file": io.StringIO(), "width": 80, "height": 24, "_environ": {}, **how})


def screen(**how: Any) -> Console:
    return paper(**{"force_terminal": True, "color_system": "256", **how})


def written(path: Path, edition: str = "modern", **position: Any) -> Path:
    """A game of Ada against bots, left at this position."""
    data = {**MIDGAME, **position}
    options = data.pop("options", {})
    names = NAMES[: len(data["totals"])]
    seats = [Sitter(name, "rule" if seat else "human") for seat, name in enumerate(names)]
    added = [name.encode() for name in names]
    record = begin("grass", seats, edition, options, secret=b"s" * 32, entropy=added, start=data)
    path.write_bytes(write_record(record))
    return path


def go_on(path: Path, person: Person, language: str = "en", *, pause: bool = False) -> list[str]:
    """Sit down at that game; gives back what was shown each time something could be typed."""
    nothing: dict[str, Any] = {"players": 4, "bots": [], "name": "", "options": {}, "seed": None}
    play(
        "grass",
        **nothing,
        language=language,
        record=None,
        resume=path,
        console=person.console,
        read=person,
        pause=pause,
    )
    return person.shown


def own_acts(path: Path) -> list[str]:
    return [event.act for event in load_record(path).events if isinstance(event, Acted) and event.seat == 0]


def flat(text: str) -> str:
    return " ".join(text.split())


def asked(edition: str = "modern", **position: Any) -> tuple[GrassTable, View, list[str]]:
    data = {**MIDGAME, **position}
    options = data.pop("options", {})
    moment = GRASS.read_position(data, edition, options)
    view: View = GRASS.view(moment, 0)
    table = GrassTable(paper(), Words(), NAMES[: view.players], 0)
    return table, view, table.offered(view, GRASS.offers(moment, 0))
