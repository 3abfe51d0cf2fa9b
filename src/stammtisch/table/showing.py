"""How the placard and the moments of a table come about.

Everything here is copied field by field. The position leaves the engine only through `Game.view`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from stammtisch.games.game import SPECTATOR
from stammtisch.table import dealing
from stammtisch.table.series import standing
from stammtisch.table.sight import Moment, Placard, Place, Sight, Times

if TYPE_CHECKING:
    from stammtisch.table.table import Table


ENCODE: Final = msgspec.json.Encoder().encode


class Seen:
    """Views of the position as it stands, each made once."""

    def __init__(self) -> None:
        self._glance: Callable[[int], Any] | None = None
        self._sent: dict[int, Any] = {}
        self._seq = -1
        self._times = Times()
        self._times_written = b""

    def forget(self) -> None:
        """The position has changed."""
        self._glance = None
        self._sent.clear()

    def sent(self, table: "Table", seat: int) -> Any:
        """The view as it is sent, without the options."""
        found = self._sent.get(seat)
        if found is None:
            if self._glance is None:
                self._glance = table.game.glances(table.position)
            found = self._sent[seat] = self._glance(seat)
        return found

    def look(self, table: "Table") -> None:
        """At what all seats see alike, unless nothing has happened since the last time."""
        if self._seq != table.seq:
            self._seq = table.seq
            self._times = times(table)
            self._times_written = ENCODE(self._times)

    def moment(self, table: "Table", seat: int) -> Moment:
        self.look(table)
        if table.position is None:
            return Moment(table.seq, seat, self._times)
        return Moment(table.seq, seat, self._times, self.sent(table, seat), tuple(acts(table, seat)))

    def written(self, table: "Table", seat: int) -> bytes:
        """A moment as it is sent, in JSON: put together from parts, for it is wanted after every act."""
        self.look(table)
        parts = [b'{"seq":%d,"seat":%d,"times":' % (table.seq, seat), self._times_written]
        if table.position is not None:
            parts.append(b',"view":')
            parts.append(ENCODE(self.sent(table, seat)))
            offered = acts(table, seat)
            if offered:
                parts.append(b',"acts":')
                parts.append(ENCODE(offered))
        parts.append(b"}")
        return b"".join(parts)


def acts(table: "Table", seat: int) -> list[int]:
    """What a seat may do now, by number."""
    position = table.position
    if position is None or seat < 0 or table.state.phase != "playing":
        return []
    return position.acts(seat)


def seat_seen(table: "Table", user: str | None) -> int:
    """The seat whose view a user has; a spectator's is -1."""
    seat = table.state.seat_of(user) if user is not None else None
    return SPECTATOR if seat is None else seat


def seats_seen(table: "Table") -> dict[str, int]:
    """The same for everybody who has a seat."""
    return {seat.user: number for number, seat in enumerate(table.state.seats) if seat.user is not None}


def sight(table: "Table", user: str | None) -> Sight:
    return Sight(placard(table), moment(table, seat_seen(table, user)))


def moment(table: "Table", seat: int) -> Moment:
    return table.seen.moment(table, seat)


def times(table: "Table") -> Times:
    state = table.state
    return Times(
        asked={number: seat.asked.until for number, seat in enumerate(state.seats) if seat.asked},
        banks=tuple([seat.bank for seat in state.seats]) if state.settings.clock.bank else (),
        paused=state.paused,
        rest=state.rest_until,
        reveal=state.reveal_until if state.phase == "revealing" else 0,
    )


def placard(table: "Table") -> Placard:
    state = table.state
    settings = state.settings
    revealing = state.phase == "revealing"
    return Placard(
        id=state.id,
        game=settings.game,
        edition=settings.edition,
        options=state.terms or settings.options,
        host=state.host,
        clock=settings.clock,
        grace=settings.grace,
        stand_in=settings.stand_in,
        match=state.match,
        phase=state.phase,
        places=tuple(
            Place(
                name=seat.name or None,
                user=seat.user,
                bot=seat.bot,
                ready=seat.sealed is not None,
                away=table.presence.is_away(seat.user),
            )
            for seat in state.seats
        ),
        commitment=table.chain.commitment,
        sealed=tuple(seat.sealed for seat in state.seats),
        entropy=tuple(None if revealing else seat.entropy for seat in state.seats),
        secrets=() if state.duplicate else tuple(dealing.opened_secrets(table)),
        wishes={what: list(wanting) for what, wanting in state.wishes.items()},
        played=tuple(state.played),
        series=standing(state.played, settings.series, len(state.seats)) if settings.series > 1 else None,
        duplicate=state.duplicate,
    )
