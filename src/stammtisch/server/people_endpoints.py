"""People and their data: taking it home, leaving for good, and saying that somebody does wrong."""

import gzip
import secrets
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from starlette.responses import StreamingResponse

from stammtisch.server import sessions
from stammtisch.server.accounts import Accounts
from stammtisch.server.api_types import Farewell, HouseRules, NewReport, Nothing
from stammtisch.server.archive import Archive, Listing
from stammtisch.server.books import Books
from stammtisch.server.errors import Failure
from stammtisch.server.events import Events
from stammtisch.server.forgetting import Forgetting, own_talk
from stammtisch.server.http import JSON, Call, Endpoint, public
from stammtisch.server.kept import Chronicles
from stammtisch.server.names import clean_saying
from stammtisch.server.notices import IMPRINT, PRIVACY
from stammtisch.server.sessions import DAY
from stammtisch.server.settings import Settings
from stammtisch.server.tables import Tables
from stammtisch.sheets.keeping import shown
from stammtisch.store.people import StoredReport
from stammtisch.store.store import MatchRow, Store, User
from stammtisch.table.facts import SAID, Told

FORMAT: Final = "stammtisch-own-data"
TAKE_COST: Final = 200
"""Everything about somebody counts as so many requests."""
MOST_OF_A_KIND: Final = 10_000
MOST_REPORTS: Final = 20
"""Reports of one user in a day."""
MOST_SAID: Final = 30
"""Sayings that go with a report."""
ID_BYTES: Final = 9
TOLD: Final = msgspec.json.Decoder(Told)


async def house_rules(call: Call, store: Store, settings: Settings) -> HouseRules:
    return HouseRules(
        await store.setting(IMPRINT) or "",
        await store.setting(PRIVACY) or "",
        settings.session_days,
        settings.guest_days,
        settings.talk_days,
        settings.report_days,
        settings.match_days,
    )


# Everything about somebody


async def take_home(
    call: Call, store: Store, archive: Archive, books: Books, events: Events
) -> StreamingResponse:
    """One file, written as it is sent: records come last, one after the other."""
    user = call.user.user
    call.charge(call.guard.requests, TAKE_COST)
    head = msgspec.json.encode(await about(store, books, user))
    matches = await store.matches_of(user.id, MOST_OF_A_KIND)

    async def written() -> AsyncIterator[bytes]:
        yield head[:-1] + b',"records":['
        comma = b""
        for match in matches:
            if await is_known(match, user.id, events):
                yield comma + gzip.decompress(await archive.record(match))
                comma = b","
        yield b"]}"

    headers = {"cache-control": "no-store", "content-disposition": 'attachment; filename="stammtisch.json"'}
    return StreamingResponse(written(), headers=headers, media_type=JSON)


async def is_known(match: MatchRow, user: str, events: Events) -> bool:
    """What others still play nobody may see."""
    listing = msgspec.json.decode(match.players, type=Listing)
    return not (listing.duplicate and await events.holds(match.table))


async def about(store: Store, books: Books, user: User) -> dict[str, Any]:
    """All but the matches themselves. Neither passwords nor tokens are in it, nor their hashes."""
    mine = await store.books_of(user.id, MOST_OF_A_KIND)
    return {
        "format": FORMAT,
        "version": 1,
        "user": {
            **{name: getattr(user, name) for name in ("id", "name", "created", "login")},
            **{name: getattr(user, name) for name in ("banned", "silenced")},
        },
        "sessions": [
            {"created": one.created, "seen": one.seen, "label": one.label}
            for one in await store.sessions_of(user.id)
        ],
        "muted": sorted(await store.muted_by(user.id)),
        "talk": await own_talk(store, user.id),
        "tables": [table.id for table in await store.tables_of(user.id)],
        "matches": [
            {"table": match.table, "match": match.number, "game": match.game, "ended": match.ended}
            for match in await store.matches_of(user.id, MOST_OF_A_KIND)
        ],
        "ratings": [rating._asdict() for rating in await store.ratings_of(user.id, MOST_OF_A_KIND)],
        "books": [shown((await books.find(book.id)).book) for book in mine],
        "events": [
            {"id": event.id, "title": event.title, "created": event.created}
            for event in await store.events_of(user.id, MOST_OF_A_KIND)
        ],
        "reports": [
            {"at": report.at, "user": report.user, "table": report.table, "text": report.text}
            for report in await store.reports_by(user.id)
        ],
    }


async def leave_for_good(call: Call, accounts: Accounts, forgetting: Forgetting) -> Nothing:
    """The account is deleted; with a password only for who knows it."""
    body: Farewell = call.body
    user = call.user.user
    if user.login is not None:
        call.charge(call.guard.logins)
        await accounts.log_in(user.login, body.password)
    await forgetting.forget(user.id)
    call.set_cookie = sessions.cookie("", call.secure, 0)
    return Nothing()


# Saying that somebody does wrong


async def report(call: Call, tables: Tables, store: Store, chronicles: Chronicles) -> Nothing:
    """Whoever runs the server will read it, with what was said at the table as the reporter heard it."""
    body: NewReport = call.body
    me = call.user.user.id
    live = await tables.enter(body.table, me)
    if body.user == me or await store.user(body.user) is None:
        raise Failure("not-found")
    now = tables.now()
    if len(await store.reports_by(me, now - DAY)) >= MOST_REPORTS:
        raise Failure("too-many")
    await live.written()
    seq = live.table.seq
    heard = [TOLD.decode(text) for text in (await chronicles.of(live.id, seq)).told(me, seq)]
    said = [fact.about for fact in heard if fact.kind == SAID][-MOST_SAID:]
    written = msgspec.json.encode(said).decode()
    text = clean_saying(body.text, "text")
    await store.add_report(
        StoredReport(secrets.token_urlsafe(ID_BYTES), now, me, body.user, live.id, text, written)
    )
    return Nothing()


PEOPLE_ENDPOINTS: Final = (
    public("/api/house", house_rules, "Who runs this server, and what it keeps for how long", HouseRules),
    Endpoint("GET", "/api/me/data", take_home, "Everything about you, in one file", dict),
    Endpoint("DELETE", "/api/me", leave_for_good, "Delete your account", Nothing, Farewell),
    Endpoint("POST", "/api/reports", report, "Say that somebody does wrong at a table", Nothing, NewReport),
)
