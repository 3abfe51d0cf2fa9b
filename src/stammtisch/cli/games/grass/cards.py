"""How the cards of Grass are called and coloured in a terminal."""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from rich.text import Text

from stammtisch.games.grass.cards import CODES, COVERAGE, FINES, VALUES
from stammtisch.words import Words

SPOKEN_OF: Final = ("card", "cards", "other", "given", "got", "gave", "heat", "gives", "wants")
TABLE_PARTS: Final = ("gives_table", "wants_table")
STYLES: Final = {
    **dict.fromkeys(("MO", "MC"), "default"),
    **dict.fromkeys(VALUES, "green4"),
    **dict.fromkeys(("+B", "+D", "+F", "+S"), "red3"),
    **dict.fromkeys(("-B", "-D", "-F", "-S", "PF"), "dodger_blue1"),
    **dict.fromkeys(COVERAGE, "dark_cyan"),
    **dict.fromkeys(("SH", "EU"), "medium_orchid"),
    **dict.fromkeys(FINES, "dark_orange3"),
    **dict.fromkeys(("ST", "BK"), "gold3"),
}
"""One colour for each family; all can be read on dark and on light ground."""


class CardNames:
    """The names of the cards in one language and edition; the classic edition has English ones."""

    def __init__(self, words: Words, edition: str) -> None:
        self.words: Final = words
        self.edition: Final = edition
        prefix = "name-grass-classic" if edition == "classic" else "name-grass"
        self.names: Final = {code: words.say(f"{prefix}-{key_of(code)}") for code in CODES}
        self._code_of: Final = {name: code for code, name in self.names.items()}
        longest_first = sorted(self.names.values(), key=len, reverse=True)
        self._any: Final = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)")

    def short(self, code: str) -> str:
        """`PA Panama`."""
        return f"{code} {self.names[code]}"

    def money(self, code: str) -> str:
        """What a peddle is worth, a protection covers or a paranoia card costs; nothing for other cards."""
        for kind, amounts in (("worth", VALUES), ("covers", COVERAGE), ("fine", FINES)):
            if code in amounts:
                return self.words.say(f"cli-grass-{kind}", amount=amounts[code])
        return ""

    def code(self, code: str, style: str = "") -> Text:
        return Text(code, f"{STYLES[code]} {style}".strip())

    def row(self, codes: Iterable[str], style: str = "") -> Text:
        """Cards side by side, several of a kind counted: `PA 2xHG`."""
        counted: dict[str, int] = {}
        for code in codes:
            counted[code] = counted.get(code, 0) + 1
        pieces = [
            Text.assemble(f"{count}x" if count > 1 else "", self.code(code, style))
            for code, count in counted.items()
        ]
        return Text(" ").join(pieces)

    def spelled(self, values: Mapping[str, object]) -> dict[str, object]:
        """The values of a sentence, cards called by their names."""
        spelled = dict(values)
        for key in (*SPOKEN_OF, *TABLE_PARTS):
            value = spelled.get(key)
            if isinstance(value, list):
                spelled[key] = [self.names.get(str(card), str(card)) for card in value]
            elif isinstance(value, str):
                spelled[key] = self.names.get(value, value)
        return spelled

    def coloured(self, sentence: str) -> Text:
        text = Text(sentence)
        for found in self._any.finditer(sentence):
            text.stylize(f"bold {STYLES[self._code_of[found[0]]]}", *found.span())
        return text


def key_of(code: str) -> str:
    """Part of a message key: those have neither plus nor minus in this place."""
    return code.replace("-", "off-").replace("+", "heat-")


def dearest_first(peddles: Iterable[str]) -> list[str]:
    """grass.classic:zone.6: displayed peddles are shown sorted by value."""
    return sorted(peddles, key=lambda code: (-VALUES[code], code))


def worth(peddles: Iterable[str]) -> int:
    return sum(VALUES[code] for code in peddles)
