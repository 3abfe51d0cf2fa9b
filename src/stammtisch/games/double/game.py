"""Double as the contract wants it: which file answers which question."""

from collections.abc import Mapping, Sequence
from typing import Any

from stammtisch.base.bits import Dice
from stammtisch.base.errors import within
from stammtisch.base.lines import read_fields
from stammtisch.base.reading import convert
from stammtisch.games import options as agreement
from stammtisch.games.double import notation, rulings, tries
from stammtisch.games.double.observation import layout
from stammtisch.games.double.offers import offers
from stammtisch.games.double.options import Options, read_options
from stammtisch.games.double.placement import imagine, place
from stammtisch.games.double.position import ACT_COUNT, DoublePosition
from stammtisch.games.double.rules import Rules
from stammtisch.games.double.shown import glances
from stammtisch.games.double.state import BIDDING, DEALING, ENDED, NO_BID
from stammtisch.games.double.timeouts import act_when_time_is_up
from stammtisch.games.double.view import View, view
from stammtisch.games.game import Game, Option, SheetLine


class Double(Game[DoublePosition, View]):
    """Predict your tricks with cards that carry two motifs."""

    name = "double"
    positions = DoublePosition
    editions = ("standard",)
    seats = range(2, 11)
    act_count = ACT_COUNT
    version = 1

    view = staticmethod(view)
    glances = staticmethod(glances)
    imagine = staticmethod(imagine)
    explain = staticmethod(rulings.explain)
    offers = staticmethod(offers)
    layout = staticmethod(layout)
    tried = staticmethod(tries.tried)
    read_act = staticmethod(notation.read_act)
    read_draw = staticmethod(notation.read_draw)
    write_draw = staticmethod(notation.write_draw)
    write_position = staticmethod(notation.write_position)

    def options(self, edition: str) -> tuple[Option, ...]:
        self.edition(edition)
        return agreement.all_options(Options(), f"{self.name}:opt:")

    def start(
        self, players: int, edition: str = "", options: Mapping[str, Any] | None = None
    ) -> DoublePosition:
        self.edition(edition)
        return DoublePosition(Rules(players, read_options(options or {}, players)))

    def agreed(self, position: DoublePosition) -> dict[str, Any]:
        return agreement.agreed(position.rules.options, Options())

    def in_secret(self, position: DoublePosition) -> bool:
        """double:opt:bid_mode: predictions, if they are simultaneous."""
        return position.phase == BIDDING and position.rules.secret_bids

    def when_time_is_up(self, view: View, dice: Dice) -> int | None:
        return act_when_time_is_up(view)

    def write_act(self, steps: Sequence[int]) -> str:
        return notation.write_act(steps[0])

    def read_position(self, data: object, edition: str, options: Mapping[str, Any]) -> DoublePosition:
        self.edition(edition)
        agreed = agreement.read_options(options, Options())
        with within("position"):
            return place(convert(data, notation.PositionData), agreed)

    def line_data(self, text: str) -> dict[str, Any]:
        return read_fields(text, notation.PositionData)

    def sheet(self, position: DoublePosition) -> list[SheetLine]:
        """Who kept the prediction, and what that brought; there until the next deal."""
        if position.phase not in (DEALING, ENDED) or position.bids[0] == NO_BID:
            return []
        return [
            SheetLine(seat, settled_by(position, seat), position.changes[seat], position.points[seat])
            for seat in range(position.players)
        ]


def settled_by(position: DoublePosition, seat: int) -> str:
    """The rule a seat was settled by."""
    if position.bids[seat] == 0:
        return "double:score:zero-bid"
    kept = position.bids[seat] == position.tricks[seat]
    return "double:score:exact" if kept else "double:score:wrong"
