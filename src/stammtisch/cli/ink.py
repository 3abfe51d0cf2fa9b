"""What a terminal can show: colours, the letters that frame things, and the suits of common cards."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from rich import box
from rich.console import Console
from rich.text import Text

SYMBOLS: Final = {"C": "♣", "S": "♠", "H": "♥", "D": "♦"}
ROUND: Final = "╭╮╰╯─│"
THICK: Final = "╔╗╚╝═║"
PLAIN: Final = "++++-|"
PLAIN_THICK: Final = "####=#"
NOTHING: Final = Text()


class Ink:
    """How this terminal writes cards: in colour and with symbols, or in plain letters."""

    colours: ClassVar[Mapping[str, str]] = {}
    """The colour of each suit, by the second letter of a card; others have none."""

    def __init__(self, console: Console) -> None:
        self.plain: Final = console.is_dumb_terminal or console.options.ascii_only
        self.letters: Final = self.plain or console.no_color or console.color_system is None
        self.round: Final = PLAIN if self.plain else ROUND
        self.thick: Final = PLAIN_THICK if self.plain else THICK
        self.box: Final = box.ASCII if self.plain else box.ROUNDED
        self.lines: Final = box.ASCII if self.plain else box.SIMPLE_HEAD
        self.turn: Final = ">" if self.plain else "▸"
        self.dot: Final = "-" if self.plain else "·"
        self.kept: Final = "+" if self.plain else "✓"
        self.missed: Final = "-" if self.plain else "✗"
        self.times: Final = "x" if self.plain else "\N{MULTIPLICATION SIGN}"

    def motif(self, name: str) -> str:
        """`TS` as `10♠`, or as it is."""
        if self.letters or name[1] not in SYMBOLS:
            return name
        return name[0].replace("T", "10") + SYMBOLS[name[1]]

    def framed(
        self, rows: Sequence[Text], edge: str, *, thick: bool = False, top: str = "", foot: Text = NOTHING
    ) -> Text:
        """A card: rows of the same width in an edge, which may have a few letters above and below."""
        left, right, low_left, low_right, across, down = self.thick if thick else self.round
        width = rows[0].cell_len
        text = Text(f"{left}{top:{across}<{width}}{right}\n", edge)
        text = Text.assemble(
            text, *(part for row in rows for part in ((down, edge), row, (f"{down}\n", edge)))
        )
        before = across * (width - len(foot) - 1)
        return Text.assemble(text, (f"{low_left}{before}", edge), foot, (f"{across}{low_right}", edge))

    def style(self, motif: str) -> str:
        return self.colours.get(motif[1], "default")

    def coloured(self, sentence: str) -> Text:
        """A sentence with its cards in their colours."""
        text = Text(sentence)
        for suit in SYMBOLS.keys() & self.colours.keys():
            text.highlight_regex(rf"\b(\d+|[JQKA]){SYMBOLS[suit]}", f"bold {self.colours[suit]}")
        return text
