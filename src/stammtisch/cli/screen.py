"""The terminal as a place to draw on, and what a game must be able to draw."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from stammtisch.games.game import SheetLine
from stammtisch.games.offers import Offers
from stammtisch.games.position import Fact

NARROW: Final = 80
WIDEST: Final = 100
LOG_WIDTH: Final = 40
"""A terminal with space for a narrow table and the log has them side by side."""


class Question(NamedTuple):
    """What is asked back when a line leaves something open. An answer may lead to the next question;
    None if it is no answer to this one."""

    text: Text
    prompt: str
    answer: Callable[[str], "str | Question | None"]


class Slate(Protocol):
    """How one game looks in a terminal, and what may be typed: as much as a lesson needs."""

    def offered(self, view: Any, offers: Offers) -> Sequence[str]:
        """What may be done, as a list of acts; an act with too many ways to name them all stands there as its
        first word, after the others."""

    def goes_without_saying(self, offered: Sequence[str]) -> str | None:
        """The act nobody needs to be asked for, if this is such a moment."""

    def table(self, view: Any, offered: Sequence[str], width: int) -> RenderableType:
        """The table at which one of the offered acts is asked for."""

    def prompt(self, view: Any, offered: Sequence[str]) -> str: ...

    def act(self, view: Any, offered: Sequence[str], line: str) -> str | Question:
        """The act that a key or a short form stands for, or what is to be asked back; the line itself if it
        stands for none."""

    def spelled(self, values: Mapping[str, object]) -> dict[str, object]:
        """The values of a sentence as this terminal writes them."""

    def coloured(self, sentence: str) -> Text: ...

    def quiet(self, fact: Fact) -> bool:
        """Whether the log does without this fact."""

    def settled(self, facts: Sequence[Fact]) -> bool:
        """Whether a round has come to its end."""

    def last(self, view: Any) -> RenderableType | None:
        """What was laid aside and may be looked at, such as tricks, if there is any."""

    def scores(
        self, view: Any, facts: Sequence[Fact], sheets: Sequence[Sequence[SheetLine]], width: int
    ) -> RenderableType | None:
        """The score sheet, once there is something on it; `sheets` are all settlements so far."""

    def help(self, view: Any, offered: Sequence[str], width: int) -> RenderableType:
        """How this table is read, and what can be typed at it."""


class Drawing(Slate, Protocol):
    """The same with all that a whole game needs."""

    def scenes(
        self, before: Any, after: Any, facts: Sequence[Fact], width: int
    ) -> Sequence[tuple[int, RenderableType]]:
        """Pictures worth a pause, each with the number of facts told by then."""

    def now(self, view: Any, offered: Sequence[str], width: int) -> RenderableType:
        """What can be done now."""

    def hint(self, view: Any) -> Text | None:
        """What a good player would do, if this table can tell."""


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
