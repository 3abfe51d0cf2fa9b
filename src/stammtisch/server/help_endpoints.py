"""Help at a table: how others find it, what a bot would do, and the score sheet beside it."""

from typing import Any, Final

import segno

from stammtisch.players import wits
from stammtisch.server.api_types import HintedAct, Invitation
from stammtisch.server.bots import Crew, Unthinkable
from stammtisch.server.errors import Failure
from stammtisch.server.http import Call
from stammtisch.server.live import Live
from stammtisch.server.origins import usual_origins
from stammtisch.server.settings import Settings
from stammtisch.server.tables import Tables
from stammtisch.sheets.pad import pad_of

HINT_COST: Final = 5
"""Thinking is dear: a hint counts as so many requests."""
ONLY_HERE: Final = ("localhost", "127.0.0.1", "[::1]")


def front_door(call: Call, settings: Settings) -> str:
    """The address others can reach: the one this visitor uses, unless it means something else to them."""
    host = call.headers.get("host", "")
    asked = f"{'https' if call.secure else 'http'}://{host}"
    origins = call.guard.origins
    known = asked in origins.allowed
    if known and host.rpartition(":")[0] not in ONLY_HERE and host not in ONLY_HERE:
        return asked
    return next(iter(settings.origins), usual_origins(settings, origins.port)[0])


async def invite(call: Call, tables: Tables, settings: Settings) -> Invitation:
    live = await tables.enter(call.path("table"), call.visitor)
    return invitation(front_door(call, settings) + live.link)


def invitation(link: str) -> Invitation:
    rows = segno.make(link, micro=False).matrix
    return Invitation(link, ["".join("1" if dark else "0" for dark in row) for row in rows])


async def hint(call: Call, tables: Tables, crew: Crew) -> HintedAct:
    """Only for who plays against bots alone: among people everybody thinks for themselves, and so they do who
    are compared with others."""
    live = await tables.find(call.path("table"))
    table, user = live.table, call.user.user.id
    seat = table.state.seat_of(user)
    position = table.position
    if seat is None or position is None or table.state.phase != "playing" or not position.legal(seat):
        raise Failure("not-found")
    if table.state.duplicate or any(other.person and other.user != user for other in table.state.seats):
        raise Failure("unavailable")
    call.charge(call.guard.requests, HINT_COST)
    game = table.game
    try:
        act = await crew.choose(game.name, wits.of(game.name).adviser, game.view(position, seat))
    except Unthinkable:
        raise Failure("unavailable") from None
    return HintedAct(game.as_offered(position, game.read_act(act)), table.seq)


async def watched(call: Call, tables: Tables) -> tuple[Live, str | None]:
    """A table for one who may look on, and who that is."""
    live = await tables.enter(call.path("table"), call.visitor)
    if not live.lets_watch(call.visitor):
        raise Failure("no-spectators")
    return live, call.visitor


async def table_sheet(call: Call, tables: Tables) -> Any:
    """Open to all who may look on, as on paper (gress:11.4). Its names are the numbers of the seats."""
    live, _ = await watched(call, tables)
    await live.written()
    state = live.table.state
    running = live.table.position if state.phase == "playing" else None
    sheet = pad_of(state.settings.game).at_table(state.played, running)
    if sheet is None:
        raise Failure("not-found")
    return sheet
