"""The referee of Grass: where cards lie of which nobody knows all."""

import re
from collections.abc import Iterable
from typing import Final

from stammtisch.games.grass.cards import CODES
from stammtisch.games.grass.position import GrassPosition
from stammtisch.games.position import Position
from stammtisch.referee.referee import Referee

OPEN_MARKET: Final = "MO"


class GrassReferee(Referee):
    lying = ("hands", "packs", "displays", "tucked", "protections", "markets", "wasted", "stack")

    def pack(self, table: Position) -> list[str]:
        assert isinstance(table, GrassPosition)
        return [CODES[kind] for kind in table.rules.pack]

    def cards_in(self, field: str, text: str) -> Iterable[str]:
        """A market is none, open, or open with a card of heat on it."""
        if field != "markets":
            return re.split("[:.]", text)
        return () if text == "none" else (OPEN_MARKET,) if text == "open" else (OPEN_MARKET, text)


REFEREE: Final = GrassReferee()
