"""Gress in a terminal for lessons, where nobody is in a hurry: what is typed is a line, not a key."""

import re
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from stammtisch.cli.face import LiveMoment
from stammtisch.cli.games.gress.keys import GRESS, SIMPLE
from stammtisch.cli.games.gress.table import GressTable
from stammtisch.games.gress.view import View, shadow


class GressLesson(GressTable):
    """The table as the learner sees it."""

    def prompt(self, view: View, offered: Sequence[str]) -> str:
        return self.words.say("learn-prompt")

    def act(self, view: View, offered: Sequence[str], line: str) -> str:
        """What was typed, in the notation of acts where it is short for one."""
        typed = " ".join(line.split())
        if typed in SIMPLE:
            return SIMPLE[typed]
        keys = self.keys()
        keys.look(view, 0)
        card = keys.cards.get(typed, typed.upper())
        return f"play {card}" if re.fullmatch("[789TJQKA][CSHD]", card) else typed

    def table(self, view: View, offered: Sequence[str], width: int) -> RenderableType:
        offers = GRESS.offers(shadow(view), self.seat) if view.actor >= 0 else {}
        keys = self.keys()
        keys.look(view, 0)
        levels = ["" for name in self.names]
        moment = LiveMoment(0, None, 0, resting=False, offers=offers, keys=keys, levels=levels)
        return Group(self.cloth(view, moment, width), self.front(view, moment, width))

    def help(self, view: View, offered: Sequence[str], width: int) -> RenderableType:
        return Text(self.words.say("learn-acts-gress"))
