"""The terminal as a place to draw on."""

from collections.abc import Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

NARROW: Final = 80
WIDEST: Final = 100
LOG_WIDTH: Final = 40
"""A terminal with space for a narrow table and the log has them side by side."""


class Screen:
    """Where things are shown: drawn anew each time, or line by line where a terminal can't do that."""

    def __init__(self, console: Console) -> None:
        self.console: Final = console
        self.whole: Final = console.is_terminal and not console.is_dumb_terminal
        self._picture: RenderableType | None = None

    @property
    def beside(self) -> bool:
        """Whether there is space for the log beside the table."""
        return self.whole and self.console.width >= NARROW + LOG_WIDTH

    @property
    def width(self) -> int:
        """How wide a table may be."""
        return min(self.console.width - (LOG_WIDTH if self.beside else 0), WIDEST)

    def show(self, picture: RenderableType, log: Sequence[Text], notice: Text) -> None:
        """A picture with what happened before it and a notice below it.

        The table keeps its place: the log above it fills what is left of the screen, and there is
        always a line for the notice.
        """
        if not self.whole:
            new = [] if picture is self._picture else [picture]
            self.console.print(*new, *([notice] if notice else []), sep="\n")
        elif self.beside:
            self.console.clear()
            self.console.print(self.side_by_side(picture, log), notice, sep="\n")
        else:
            self.console.clear()
            space = self.console.height - self.height(picture) - self.height(notice) - 1
            self.console.print(*self.latest(log, space, self.console.width), picture, notice, sep="\n")
        self._picture = picture

    def side_by_side(self, picture: RenderableType, log: Sequence[Text]) -> Table:
        rows = self.height(picture)
        both = Table.grid(padding=(0, 1))
        both.add_column(width=self.width)
        both.add_column(width=LOG_WIDTH - 2)
        both.add_row(picture, Group(*self.latest(log, rows, LOG_WIDTH - 2)))
        return both

    def latest(self, log: Sequence[Text], space: int, width: int) -> list[Text]:
        """The last lines that fit into the space, which they fill from below."""
        first = len(log)
        while first and (needed := self.height(log[first - 1], width)) <= space:
            first -= 1
            space -= needed
        return [*([Text()] * max(space, 0)), *log[first:]]

    def height(self, shown: RenderableType, width: int | None = None) -> int:
        options = self.console.options.update(width=width or self.console.width)
        return len(self.console.render_lines(shown, options))
