"""Matches that are over: their records, and what can be seen in them.

Of a match that is not over there is no record, so nothing here can show a hidden card of a running one.
"""

import asyncio
import gzip
from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec
from starlette.responses import Response

from stammtisch.match.record import Record
from stammtisch.match.record import read_record as parsed
from stammtisch.match.replay import Differs
from stammtisch.server.archive import Archive, Listing
from stammtisch.server.errors import Failure
from stammtisch.server.events import Events
from stammtisch.server.http import JSON, Call
from stammtisch.server.tables import need_known
from stammtisch.sheets.pad import pad_of
from stammtisch.store.store import MatchRow
from stammtisch.table.afterwards import OPEN, report, shows

STORY_COST: Final = 5
"""What is played again from the beginning counts as so many requests."""
WORTH_PACKING: Final = 2000
VIEWS: Final[dict[str, int | Literal["open"]]] = {**{str(seat): seat for seat in range(-1, 10)}, OPEN: "open"}


async def read_record(call: Call, archive: Archive, events: Events) -> Response:
    match = await found_match(call, archive, events)
    return Response(await record_of(archive, match), media_type=JSON)


async def read_report(call: Call, archive: Archive, events: Events) -> Response:
    match = await found_match(call, archive, events)
    record = parsed(await record_of(archive, match))
    earlier = await company_before(archive, match) if pad_of(match.game).lasting else []
    return await worked_out(call, archive, lambda: report(record, earlier))


async def read_replay(call: Call, archive: Archive, events: Events) -> Response:
    match = await found_match(call, archive, events)
    record = parsed(await record_of(archive, match))
    view = VIEWS.get(call.path("view"))
    if view is None or (view != OPEN and view >= len(record.seats)):
        raise Failure("not-found")
    return await worked_out(call, archive, lambda: shows(record, view))


async def found_match(call: Call, archive: Archive, events: Events) -> MatchRow:
    """Whoever knows the table may see what was played there; where nobody may look on, who sat there. What
    others still play nobody may see, and everybody when they have finished."""
    number, table, user = call.path("match"), call.path("table"), call.visitor
    await need_known(archive.store, table, user)
    for match in await archive.matches_at(table):
        if str(match.number) == number:
            listing = msgspec.json.decode(match.players, type=Listing)
            if listing.duplicate:
                if await events.holds(match.table):
                    raise Failure("held")
                return match
            if not listing.spectators and (user is None or user not in listing.users):
                raise Failure("no-spectators")
            return match
    raise Failure("not-found")


async def record_of(archive: Archive, match: MatchRow) -> bytes:
    found = await archive.record(match.table, match.number)
    if found is None:
        raise Failure("not-found")
    return found


async def company_before(archive: Archive, last: MatchRow) -> list[Record]:
    """The matches of the same people right before this one, the oldest first."""
    found: list[Record] = []
    for match in reversed(await archive.store.matches_at(last.table)):
        if match.number < last.number:
            if match.players != last.players:
                break
            found.insert(0, parsed(await record_of(archive, match)))
    return found


async def worked_out(call: Call, archive: Archive, work: Callable[[], Any]) -> Response:
    """One at a time and in a thread, as records are written; compressed, for it says the same many times."""
    call.charge(call.guard.requests, STORY_COST)
    packed = "gzip" in call.headers.get("accept-encoding", "")

    def encoded() -> bytes:
        data = msgspec.json.encode(work())
        return gzip.compress(data, 5, mtime=0) if packed and len(data) > WORTH_PACKING else data

    async with archive.writing:
        try:
            data = await asyncio.to_thread(encoded)
        except Differs:
            raise Failure("other-rules") from None
    headers = {"cache-control": "private, max-age=3600", "vary": "accept-encoding, cookie"}
    if data[:2] == b"\x1f\x8b":
        headers["content-encoding"] = "gzip"
    return Response(data, headers=headers, media_type=JSON)
