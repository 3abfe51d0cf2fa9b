"""The referee of Grass: where cards lie of which nobody knows all."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from stammtisch.games.grass.cards import CODES
from stammtisch.games.grass.position import GrassPosition
from stammtisch.games.position import Position
from stammtisch.referee.referee import Referee, texts

OPEN_MARKET: Final = "MO"


FIELDS: Final = ("hands", "packs", "displays", "tucked", "protections", "wasted", "stack")
"""What names cards, beside the markets."""


class GrassReferee(Referee):
    def pack(self, table: Position) -> list[str]:
        assert isinstance(table, GrassPosition)
        return [CODES[kind] for kind in table.rules.pack]

    def lying(self, data: Mapping[str, Any], table: Position) -> Iterator[str]:
        """A market is none, open, or open with a card of heat on it."""
        for text in texts([data.get(field) for field in FIELDS]):
            yield from re.split("[:.]", text)
        for market in texts(data.get("markets")):
            if market != "none":
                yield OPEN_MARKET
            if market not in ("none", "open"):
                yield market


REFEREE: Final = GrassReferee()
