"""Draws the picture of the terminal table: `make docs` runs it."""

import io
import re
import tempfile
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

from stammtisch.cli.play import play

HERE = Path(__file__).parent
TYPED = ["0", "1", "", "", "1", "1", "1", "2", "1", "1", "1", "2"]
"""A few rounds, up to a trick worth looking at."""


class Camera:
    """Types for the person at the table and takes a picture before each line."""

    def __init__(self) -> None:
        self.console = Console(
            record=True,
            width=92,
            height=26,
            force_terminal=True,
            color_system="truecolor",
            file=io.StringIO(),
        )
        self.lines = iter(TYPED)
        self.picture = ""

    def read(self, prompt: str) -> str:
        self.console.print(prompt, end="", highlight=False)
        self.picture = self.console.export_svg(title="stammtisch play double", theme=MONOKAI)
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None


def draw() -> str:
    camera = Camera()
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


def without_foreign_fonts(svg: str) -> str:
    """A picture that loads nothing: the reader's own fixed-width font will do."""
    return re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    (HERE / "double-terminal.svg").write_text(draw(), encoding="utf-8")
