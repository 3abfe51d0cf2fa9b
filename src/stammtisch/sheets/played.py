"""The score sheet of a match that was played here, from the positions it went through."""

from collections.abc import Sequence
from typing import Any

from stammtisch.games.double.position import DoublePosition
from stammtisch.games.double.view import view
from stammtisch.games.grass import accounts
from stammtisch.games.grass.position import GrassPosition
from stammtisch.games.grass.rounds import reckon
from stammtisch.games.position import Position
from stammtisch.sheets import double_chips


class Writer:
    """Writes down every settlement. `settled` is what `Game.sheet` says of a position: something from the end
    of a hand to the next deal."""

    def __init__(self) -> None:
        self._settled = False
        self._rounds: list[double_chips.Played] = []
        self._sheets: list[accounts.Sheet] = []
        self._dealer = 0
        self._last: Position | None = None

    def see(self, position: Position, settled: Sequence[Any]) -> None:
        """The match after one more act or draw."""
        new, self._settled = bool(settled) and not self._settled, bool(settled)
        self._last = position
        if isinstance(position, DoublePosition):
            if not self._rounds and not settled:
                self._dealer = int(position.dealer)
            elif new:
                seen = view(position, -1)
                bids = tuple(bid or 0 for bid in seen.bids)
                self._rounds.append(double_chips.Played(bids, seen.tricks))
        elif isinstance(position, GrassPosition) and new:
            rules = position.rules
            self._sheets.append(accounts.written(rules.options.edition, reckon(position), rules.terms))

    def sheet(self) -> double_chips.Chips | list[accounts.Sheet] | None:
        """The sheet as it stands; that of Gress is for the table to make, from several matches."""
        last = self._last
        if isinstance(last, DoublePosition):
            names = tuple(str(seat) for seat in range(last.players))
            pad = double_chips.Pad("double", names, tuple(self._rounds), self._dealer, last.rules.options)
            return double_chips.score(pad)
        return self._sheets if isinstance(last, GrassPosition) else None
