"""How the placard and the moments of a table come about.

Everything here is copied field by field. The position leaves the engine only through `Game.view`.
"""

from collections.abc import Callable
from typing import Final

import msgspec

from stammtisch.games.game import SPECTATOR, without_options
from stammtisch.games.offers import Offers
from stammtisch.table import dealing
from stammtisch.table.core import TableCore
from stammtisch.table.series import standing
from stammtisch.table.sight import Moment, Placard, Place, Times

ENCODE: Final = msgspec.json.Encoder().encode


class Seen:
    """What all seats see alike, made once."""

    def __init__(self) -> None:
        self._seq = -1
        self._times = Times()
        self._before = b""
        self._times_written = b""
        self._glance: Callable[[int], bytes] | None = None

    def look(self, table: TableCore) -> None:
        """At what all seats see alike, unless nothing has happened since the last time."""
        seq = table.state.seq
        if self._seq != seq:
            self._seq = seq
            self._times = times(table)
            self._before = b'{"seq":%d,"seat":' % seq
            self._times_written = b',"times":' + ENCODE(self._times)
            self._glance = None if table.match is None else table.game.glances(table.match.position)

    def moment(self, table: TableCore, seat: int) -> Moment:
        self.look(table)
        if table.match is None:
            return Moment(table.seq, seat, self._times)
        view = without_options(table.game.view(table.match.position, seat))
        return Moment(table.seq, seat, self._times, view, offers(table, seat))

    def write(self, table: TableCore, seat: int, parts: list[bytes]) -> None:
        """A moment as it is sent, in JSON: added to the parts of a message, for it is wanted after every
        act."""
        if self._seq != table.state.seq:
            self.look(table)
        parts += (self._before, b"%d" % seat, self._times_written)
        if self._glance is not None:
            parts += (b',"view":', self._glance(seat))
            offered = offers(table, seat)
            if offered:
                parts += (b',"offers":', ENCODE(offered))
        parts.append(b"}")


def offers(table: TableCore, seat: int) -> Offers:
    """What a seat may do now, in words; a spectator nothing."""
    match = table.match
    if match is None or seat < 0 or table.state.phase != "playing":
        return {}
    return match.game.offers(match.position, seat)


def seat_seen(table: TableCore, user: str | None) -> int:
    """The seat whose view a user has; a spectator's is -1."""
    seat = table.state.seat_of(user) if user is not None else None
    return SPECTATOR if seat is None else seat


def seats_seen(table: TableCore) -> dict[str, int]:
    """The same for everybody who has a seat."""
    return {seat.user: number for number, seat in enumerate(table.state.seats) if seat.user is not None}


def times(table: TableCore) -> Times:
    state = table.state
    reveal = state.reveal_until if state.phase == "revealing" else 0
    play = state.play
    if play is None:
        return Times(paused=state.paused, reveal=reveal)
    asked: dict[int, int | None] = {}
    for seat, question in enumerate(play.asked):
        if question is not None:
            asked[seat] = question.until
    banks = tuple(play.banks) if state.settings.clock.bank else ()
    return Times(asked, banks, state.paused, play.rest_until, reveal)


def placard(table: TableCore) -> Placard:
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
        umpires=settings.umpire,
        umpire=Place(name=state.umpire_name, user=state.umpire) if state.umpire else None,
        duplicate=state.duplicate,
        closed=state.closed,
    )
