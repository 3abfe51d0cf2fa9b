"""How the score pads of each game are shown in a terminal: the contract of `cli/sheets/NAME`, which exports
`SHEETS`."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from stammtisch.games import catalogue
from stammtisch.words import Words


class PaperSheet(ABC):
    """The sheet that an entered pad makes."""

    on_paper = False
    """Whether it can be printed as a page."""

    @abstractmethod
    def __init__(self, entered: dict[str, Any]) -> None:
        """A pad as people entered it; raises `Malformed` where it is wrong."""

    @abstractmethod
    def data(self) -> dict[str, Any]:
        """For programs."""

    @abstractmethod
    def show(self, words: Words, console: Console) -> None:
        """For people."""

    def page_to_print(self, words: Words) -> str:
        """The page to print."""
        raise NotImplementedError


Sheets = Mapping[str, type[PaperSheet]]
"""The pads of a game by the names under which they are entered."""


def all_sheets() -> dict[str, type[PaperSheet]]:
    """The pads of all games."""
    found: dict[str, type[PaperSheet]] = {}
    for game in catalogue.GAMES:
        if catalogue.has_part("cli.sheets", game):
            found |= catalogue.part("cli.sheets", game).SHEETS
    return found


def new_table(title: str, names: tuple[str, ...]) -> Table:
    """A table with a column for each name."""
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD)
    table.add_column()
    for name in names:
        table.add_column(escape(name), justify="right", no_wrap=True)
    return table
