"""The same table in another world: what a seat can't see is exchanged, all else is the same."""

from collections.abc import Iterable
from typing import Any

import msgspec
from laws.tables import adaptor_of

from stammtisch.base.bits import Dice
from stammtisch.games.position import Position
from stammtisch.table.showing import seat_seen
from stammtisch.table.state import DECODER, ENCODER
from stammtisch.table.table import Table
from table.house import Bytes


def another_world(table: Table, user: str | None, dice: Dice, keep: Iterable[str] = ()) -> Table:
    """A table that differs only in cards this user can't see, or a spectator; `keep` names fields of the
    position that stay as they are."""
    state = table.state
    position: Any = table.position
    assert position is not None
    view = table.game.view(position, seat_seen(table, user))
    data = table.game.write_position(position)
    swapped = adaptor_of(table.game.name).swap_hidden(data, view, dice, keep)
    return copy_with(table, table.game.read_position(swapped, state.settings.edition, state.terms))


def copy_with(table: Table, position: Position | None) -> Table:
    """A copy of a table, with a position of its own; what is asked of whom is worked out anew."""
    twin = Table(DECODER.decode(ENCODER.encode(table.state)), Bytes(5))
    twin.chain = table.chain
    twin.presence.away.update(table.presence.away)
    if table.match is not None:
        match = twin.begin_match(position if position is not None else table.match.position.copy())
        match.state.asked = [None] * len(match.state.asked)
        match.ask(twin.state.at)
    return twin


def bytes_shown(table: Table, user: str | None) -> bytes:
    """Everything a user is shown of a table."""
    return msgspec.json.encode(table.sight(user))
