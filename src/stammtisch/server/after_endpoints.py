"""Matches that are over: their records, and what can be seen in them.

Of a match that is not over there is no record, so nothing here can show a hidden card of a running one.
"""

import re
from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec
from starlette.responses import Response

from stammtisch.match.record import Record
from stammtisch.match.replay import Differs
from stammtisch.server.archive import Archive, listing_of
from stammtisch.server.errors import Failure
from stammtisch.server.events import Events
from stammtisch.server.http import Call, packed
from stammtisch.server.tables import need_known
from stammtisch.sheets.pad import PastMatch, pad_of
from stammtisch.store.store import MatchRow
from stammtisch.table.afterwards import OPEN, report, shows

NUMBER: Final = re.compile(r"[1-9][0-9]{0,8}")
STORY_COST: Final = 5
"""What is played again from the beginning counts as so many requests."""
VIEWS: Final[dict[str, int | Literal["open"]]] = {**{str(seat): seat for seat in range(-1, 10)}, OPEN: "open"}


async def read_record(call: Call, archive: Archive, events: Events) -> Response:
    match = await found_match(call, archive, events)
    return packed(call, await archive.record(match), {})


async def read_report(call: Call, archive: Archive, events: Events) -> Response:
    match = await found_match(call, archive, events)
    earlier = await company_before(archive, match) if pad_of(match.game).lasting else []
    return await worked_out(call, archive, match, "report", lambda record: report(record, earlier))


async def read_replay(call: Call, archive: Archive, events: Events) -> Response:
    match = await found_match(call, archive, events)
    name = call.path("view")
    view = VIEWS.get(name)
    if view is None or (view != OPEN and view >= listing_of(match).players):
        raise Failure("not-found")
    return await worked_out(call, archive, match, name, lambda record: shows(record, view))


async def found_match(call: Call, archive: Archive, events: Events) -> MatchRow:
    """Whoever knows the table may see what was played there; where nobody may look on, who sat there. What
    others still play nobody may see, and everybody when they have finished."""
    table, user = call.path("table"), call.visitor
    await need_known(archive.store, table, user)
    number = call.path("match")
    match = await archive.match(table, int(number)) if NUMBER.fullmatch(number) else None
    if match is None:
        raise Failure("not-found")
    listing = listing_of(match)
    if listing.duplicate:
        if await events.holds(match.table):
            raise Failure("held")
    elif not listing.spectators and (user is None or user not in listing.users):
        raise Failure("no-spectators")
    return match


async def company_before(archive: Archive, last: MatchRow) -> list[PastMatch]:
    """The matches of the same people right before this one, the oldest first."""
    found: list[PastMatch] = []
    for match in reversed(await archive.store.matches_at(last.table)):
        if match.number < last.number:
            if match.players != last.players:
                break
            found.insert(0, msgspec.json.decode(match.result, type=PastMatch))
    return found


async def worked_out(
    call: Call, archive: Archive, match: MatchRow, what: str, work: Callable[[Record], Any]
) -> Response:
    """The first who asks waits for it."""
    call.charge(call.guard.requests, STORY_COST)
    try:
        found = await archive.worked_out(match, what, lambda record: msgspec.json.encode(work(record)))
    except Differs:
        raise Failure("other-rules") from None
    return packed(call, found, {"cache-control": "private, max-age=3600"})
