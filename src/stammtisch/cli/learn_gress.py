"""Gress in a terminal for lessons, where nobody is in a hurry: what is typed is a line, not a key."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.text import Text

from stammtisch.cli.keys_gress import GRESS, SIMPLE, GressKeys
from stammtisch.cli.table_gress import QUIET, GressTable, Moment
from stammtisch.games.game import SheetLine
from stammtisch.games.gress.view import View, shadow
from stammtisch.games.listing import whole_acts
from stammtisch.games.offers import Offers
from stammtisch.games.position import Fact
from stammtisch.words import Words

TOLD_CLOSER: Final = ("card-taken", "drew-up", "gift-given", "marke-taken")
"""What is told once more, with the card, to whoever did it."""


class GressSlate:
    """The table as the learner sees it."""

    def __init__(self, console: Console, words: Words, names: Sequence[str], seat: int) -> None:
        self.drawn: Final = GressTable(console, words, names, seat)
        self.words: Final = words
        self.seat: Final = seat
        self.levels: Final = ["" for name in names]

    def offered(self, view: View, offers: Offers) -> list[str]:
        return list(whole_acts(offers))

    def goes_without_saying(self, offered: Sequence[str]) -> str | None:
        return None

    def prompt(self, view: View, offered: Sequence[str]) -> str:
        return self.words.say("learn-prompt")

    def act(self, view: View, offered: Sequence[str], line: str) -> str:
        """What was typed, in the notation of acts where it is short for one."""
        typed = " ".join(line.split())
        if typed in SIMPLE:
            return SIMPLE[typed]
        card = self.keys(view).cards.get(typed, typed.upper())
        return f"play {card}" if re.fullmatch("[789TJQKA][CSHD]", card) else typed

    def keys(self, view: View) -> GressKeys:
        keys = GressKeys()
        keys.hold(view.hand, 0)
        return keys

    def spelled(self, values: Mapping[str, object]) -> dict[str, object]:
        return self.drawn.spelled(values)

    def coloured(self, sentence: str) -> Text:
        return self.drawn.coloured(sentence)

    def quiet(self, fact: Fact) -> bool:
        return fact.kind in QUIET or (fact.kind in TOLD_CLOSER and fact.about.get("seat") == self.seat)

    def table(self, view: View, offered: Sequence[str], width: int) -> RenderableType:
        offers = GRESS.offers(shadow(view), self.seat) if view.actor >= 0 else {}
        keys = self.keys(view)
        moment = Moment(0, None, 0, resting=False, offers=offers, keys=keys, levels=self.levels)
        return Group(self.drawn.cloth(view, moment, width), self.drawn.front(view, moment, width))

    def settled(self, facts: Sequence[Fact]) -> bool:
        return any(fact.kind == "game-ended" for fact in facts)

    def last(self, view: View) -> RenderableType | None:
        return None

    def scores(
        self, view: View, facts: Sequence[Fact], sheets: Sequence[Sequence[SheetLine]], width: int
    ) -> RenderableType | None:
        return self.drawn.scores(sheets[-1], view.winner)

    def help(self, view: View, offered: Sequence[str], width: int) -> RenderableType:
        return Text(self.words.say("learn-acts-gress"))
