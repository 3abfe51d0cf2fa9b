"""The Zettel of Gress in a terminal."""

from typing import Any, Final

import msgspec
from rich.console import Console
from rich.markup import escape

from stammtisch.cli.sheets import PaperSheet, Sheets
from stammtisch.sheets.gress import mending, render
from stammtisch.words import Words


class ZettelPaper(PaperSheet):
    """A Zettel as it is written, with its corrections."""

    on_paper = True

    def __init__(self, entered: dict[str, Any]) -> None:
        self.mended: Final = mending.mend(entered)

    def data(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.to_builtins(self.mended.sheet)
        found["corrections"] = msgspec.to_builtins(self.mended.history)
        found["corrected_rows"] = [row + 1 for row in self.mended.rows]
        return found

    def show(self, words: Words, console: Console) -> None:
        console.print(escape(render.text(self.mended.sheet, words, self.mended)), soft_wrap=True)

    def page_to_print(self, words: Words) -> str:
        return render.html(self.mended.sheet, words, self.mended)


SHEETS: Final[Sheets] = {"gress": ZettelPaper, "gress-big": ZettelPaper}
