"""Draws the pictures of the terminal tables: `make docs` runs it."""

import io
import re
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.terminal_theme import MONOKAI

from stammtisch.cli.in_time import InTime
from stammtisch.cli.live import LiveHand
from stammtisch.cli.person import Terminal
from stammtisch.cli.play import play
from stammtisch.cli.sitting import now
from stammtisch.face import fresh_record
from stammtisch.match.events import Sitter
from stammtisch.match.record import begin, write_record
from stammtisch.words import Words

HERE = Path(__file__).parent
TYPED = ["0", "1", "", "", "1", "1", "1", "2", "1", "1", "1", "2"]
"""A few rounds of Double, up to a trick worth looking at."""
MIDDLE: dict[str, Any] = {
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
"""The middle of a round of Grass."""
GRESS_PLAYED = [("ready", 9000), ("draw", 9800)]
"""What the person does in Gress, and until when the clock runs after it."""


class Camera:
    """Types for the person at the table and takes a picture before each line."""

    def __init__(self, title: str, typed: Sequence[str]) -> None:
        self.console = Console(
            record=True,
            width=92,
            height=26,
            force_terminal=True,
            color_system="truecolor",
            file=io.StringIO(),
        )
        self.title = title
        self.lines = iter(typed)
        self.picture = ""

    def read(self, prompt: str) -> str:
        self.console.print(prompt, end="", highlight=False)
        self.picture = self.console.export_svg(title=self.title, theme=MONOKAI)
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None


def draw() -> str:
    """A table of Double."""
    camera = Camera("stammtisch play double", TYPED)
    with tempfile.TemporaryDirectory() as folder:
        play(
            "double",
            players=4,
            bots=["rule"],
            name="Amy",
            language="en",
            options={"schedule": [2, 4, 5], "first_dealer": 3},
            seed=7,
            record=Path(folder) / "game.json",
            resume=None,
            pause=False,
            console=camera.console,
            read=camera.read,
        )
    return without_foreign_fonts(camera.picture)


def draw_grass() -> str:
    """A table of Grass, set up in the middle of a round: the person steals and is asked what."""
    camera = Camera("stammtisch play grass", ["7"])
    names = ["Amy", "Ben", "Cleo", "Dora"]
    seats = [Sitter(name, "rule" if seat else "human") for seat, name in enumerate(names)]
    added = [name.encode() for name in names]
    record = begin("grass", seats, secret=bytes(32), entropy=added, start=MIDDLE)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        path.write_bytes(write_record(record))
        play(
            "grass",
            players=4,
            bots=[],
            name="",
            language="en",
            options={},
            seed=None,
            record=None,
            resume=path,
            console=camera.console,
            read=camera.read,
        )
    return without_foreign_fonts(camera.picture)


def draw_gress() -> str:
    """A table of Gress after some seconds of play, the person on turn."""
    camera = Camera("stammtisch play gress", [])
    words = Words("en")
    levels = ("casual", "expert", "casual")
    seats = [Sitter("Amy", "human"), *map(Sitter, ("Ben", "Cleo", "Dora"), levels)]
    record = fresh_record("gress", seats, "", {"referee": "guided", "first_dealer": 3}, 31, at=now())
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        sitting = InTime(record, path, Terminal(camera.console, words, camera.read), slow=1.0)
        for act, until in GRESS_PLAYED:
            if act:
                sitting.enter(act)
            sitting.advance(sitting.started + until)
        camera.console.print(LiveHand(sitting).frame(), end="")
    return without_foreign_fonts(camera.console.export_svg(title=camera.title, theme=MONOKAI))


def without_foreign_fonts(svg: str) -> str:
    """A picture that loads nothing: the reader's own fixed-width font will do."""
    return re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    (HERE / "double-terminal.svg").write_text(draw(), encoding="utf-8")
    (HERE / "grass-terminal.svg").write_text(draw_grass(), encoding="utf-8")
    (HERE / "gress-terminal.svg").write_text(draw_gress(), encoding="utf-8")
