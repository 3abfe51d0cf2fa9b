"""Somebody at a table of Gress who types lines, or presses keys, after looking at what is shown."""

import io
import re
from pathlib import Path
from typing import Any

from rich.console import Console

from stammtisch.cli.play import play

ASKED = {
    "Press Enter to pick up": "ready",
    "Press Enter to open": "open",
    "Space takes": "draw",
    "Enter lays down your hand": "down",
    "Swap! Enter lays": "lay",
    "Swap! Enter takes": "touch",
    "or Enter to accept": "lay",
    "v: say": "vorletzte",
    "m: take up": "marke",
    "wish: c": "wish S",
    "you owe cards": "draw",
    "nothing fits": "draw",
    "e shuffles": "stop",
}
"""What the table says, and what is done about it, the most urgent first."""
CARD = re.compile(r"\b[789TJQKA][CSHD]\b")
MARKED = re.compile(r"║ ([789TJQKA][CSHD])║")


def paper(**how: Any) -> Console:
    """A console that is no terminal: plain text, one line after another."""
    return Console(**{"file": io.StringIO(), "width": 80, "height": 24, "_environ": {}, **how})


class Person:
    """Types the lines it was given, then what the table asks for; remembers what it was shown."""

    def __init__(self, console: Console, *lines: str, until: int | None = None, alone: bool = False) -> None:
        self.console = console
        self.lines = list(lines)
        self.until = until
        self.alone = alone
        """Whether it leaves after its lines."""
        self.read = 0
        self.shown: list[str] = []
        self.told = 0

    def __call__(self, prompt: str) -> str:
        assert isinstance(self.console.file, io.StringIO)
        text = self.console.file.getvalue()
        self.shown.append(text[self.told :])
        self.told = len(text)
        if self.read == self.until or (self.alone and not self.lines):
            raise EOFError
        self.read += 1
        return self.lines.pop(0) if self.lines else self.answer(self.shown[-1])

    def answer(self, shown: str) -> str:
        for said, act in ASKED.items():
            if said in shown:
                return act
        marked = MARKED.findall(shown)
        return f"play {marked[0]}" if marked else "wait"


def sit(path: Path, person: Person, **changes: Any) -> str:
    """One sitting; the record goes to `path`. Gives back all that was shown."""
    how: dict[str, Any] = {
        "players": 3,
        "bots": ["novice"],
        "name": "Ada",
        "language": "en",
        "options": {},
        "seed": 7,
        "record": path,
        "resume": None,
        "read": person,
    }
    play("gress", console=person.console, **{**how, **changes})
    assert isinstance(person.console.file, io.StringIO)
    return person.console.file.getvalue()
