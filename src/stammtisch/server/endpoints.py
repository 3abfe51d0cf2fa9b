"""What can be asked for over HTTP."""

import asyncio
from functools import cache
from itertools import islice
from typing import Any, Final

import msgspec
from starlette.responses import Response

from stammtisch import __version__
from stammtisch.games import catalogue
from stammtisch.games.game import Game
from stammtisch.lessons import courses
from stammtisch.match.signing import public_key
from stammtisch.referee.referee import referee_of
from stammtisch.server import sessions
from stammtisch.server.accounts import Accounts
from stammtisch.server.after_endpoints import STORY_COST, read_record, read_replay, read_report
from stammtisch.server.api_types import (
    Announce,
    BackedUp,
    Ban,
    Claim,
    EditionInfo,
    GameInfo,
    GameList,
    Health,
    HintedAct,
    History,
    Invitation,
    LessonNow,
    Login,
    MatchLine,
    Me,
    NewGuest,
    NewTable,
    NewToken,
    Nothing,
    OptionInfo,
    Overview,
    Profile,
    Rename,
    ServerKey,
    SessionLine,
    SessionList,
    SittingLine,
    TableKey,
    TableLink,
    TableList,
    TableSight,
    TakeLesson,
    UserLine,
)
from stammtisch.server.archive import Archive, listing_of
from stammtisch.server.audience import lets_look_back
from stammtisch.server.backups import Backups
from stammtisch.server.book_endpoints import BOOK_ENDPOINTS
from stammtisch.server.bots import LEVELS
from stammtisch.server.errors import Failure
from stammtisch.server.event_endpoints import EVENT_ENDPOINTS
from stammtisch.server.hall import Hall
from stammtisch.server.help_endpoints import hint, invite, table_sheet, watched
from stammtisch.server.http import JSON, Call, Endpoint, check_admin, public
from stammtisch.server.kept import Chronicles
from stammtisch.server.lesson_endpoint import take_lesson
from stammtisch.server.live import Live
from stammtisch.server.lobby import Lobby
from stammtisch.server.metrics import Metrics
from stammtisch.server.names import clean_saying
from stammtisch.server.people_endpoints import PEOPLE_ENDPOINTS
from stammtisch.server.ratings import by_game
from stammtisch.server.referee_endpoints import REFEREE_ENDPOINTS
from stammtisch.server.settings import Settings
from stammtisch.server.store_watch import StoreWatch
from stammtisch.server.tables import Tables, need_known
from stammtisch.sheets.pad import pad_of
from stammtisch.store.store import MatchRow, Store, TableInfo, User
from stammtisch.table.afterwards import Report, Shows
from stammtisch.table.facts import Told
from stammtisch.table.story import StoryStep, story

# Who you are


async def come_in(call: Call, accounts: Accounts, settings: Settings) -> Me:
    body: NewGuest = call.body
    call.check_origin(body.bearer)
    call.charge(call.guard.guests)
    return await begin(call, settings, await accounts.guest(body.name), body.bearer)


async def log_in(call: Call, accounts: Accounts, settings: Settings) -> Me:
    body: Login = call.body
    call.check_origin(body.bearer)
    call.charge(call.guard.logins)
    user = await accounts.log_in(body.login, body.password)
    if user.banned is not None:
        raise Failure("banned")
    return await begin(call, settings, user, body.bearer)


async def begin(call: Call, settings: Settings, user: User, bearer: bool) -> Me:
    """A new session, as a cookie or as a token."""
    token = await call.guard.sessions.begin(user, sessions.BEARER if bearer else "")
    if not bearer:
        call.set_cookie = sessions.cookie(token, call.secure, settings.session_days)
    return me(user, token if bearer else None)


def me(user: User, token: str | None = None) -> Me:
    return Me(user.id, user.name, user.login is not None, token)


async def who_am_i(call: Call) -> Me:
    return me(call.user.user)


async def rename(call: Call, accounts: Accounts) -> Me:
    return me(await accounts.rename(call.user.user, call.body.name))


async def claim(call: Call, accounts: Accounts) -> Nothing:
    body: Claim = call.body
    call.charge(call.guard.logins)
    await accounts.claim(call.user.user, body.login, body.password)
    return Nothing()


async def log_out(call: Call, hall: Hall) -> Nothing:
    guest = call.user
    await hall.log_out(guest.session.token)
    call.set_cookie = sessions.cookie("", call.secure, 0)
    return Nothing()


async def list_sessions(call: Call, store: Store) -> SessionList:
    guest = call.user
    found = await store.sessions_of(guest.user.id)
    return SessionList(
        [
            SessionLine(
                session_id(one.token), one.created, one.seen, one.label, one.token == guest.session.token
            )
            for one in found
        ]
    )


async def end_session(call: Call, store: Store, hall: Hall) -> Nothing:
    """Only one's own."""
    wanted = call.path("session")
    for one in await store.sessions_of(call.user.user.id):
        if session_id(one.token) == wanted:
            await hall.log_out(one.token)
            return Nothing()
    raise Failure("not-found")


def session_id(token: bytes) -> str:
    """What names a session without opening it: its hash is of no use to anybody."""
    return token[:12].hex()


# Games and tables


async def list_games(call: Call) -> GameList:
    return GameList([game_info(game) for game in catalogue.GAMES.values()])


@cache
def game_info(game: Game[Any, Any]) -> GameInfo:
    pad = pad_of(game.name)
    return GameInfo(
        game.name,
        game.seats[0],
        game.seats[-1],
        list(LEVELS),
        [edition_info(game, edition) for edition in game.editions],
        game.in_time,
        len(courses.find(game.name).lessons) if game.name in courses.known() else 0,
        (pad.most or game.seats[-1]) if pad.kinds else 0,
        game.excludes,
        catalogue.has_part("events", game.name),
    )


def edition_info(game: Game[Any, Any], edition: str) -> EditionInfo:
    return EditionInfo(
        edition,
        [OptionInfo(option.name, option.rule, list(option.values)) for option in game.options(edition)],
        list(dict.fromkeys(referee_of(game.name).pack(game.start(game.seats[0], edition)))),
    )


async def list_tables(call: Call, lobby: Lobby) -> TableList:
    return TableList(lobby.all())


async def open_table(call: Call, tables: Tables) -> TableLink:
    body: NewTable = call.body
    live = await tables.create(call.user.user.id, body.settings, body.visibility, call.address)
    return TableLink(live.id, live.link)


async def come_by_link(call: Call, tables: Tables) -> Nothing:
    body: TableKey = call.body
    await tables.invite(call.path("table"), call.user.user.id, body.key)
    return Nothing()


async def see_table(call: Call, tables: Tables) -> TableSight:
    """As a seat there sees it, for whoever sits there; for all others as a spectator does."""
    live, user = await watched(call, tables)
    await live.written()
    return TableSight(live.id, live.table.seq, live.table.sight(user))


async def read_story(call: Call, tables: Tables) -> Response:
    """What happened since the table was opened, as it was to you at the time."""
    page = call.page()
    live, user = await looked_back_at(call, tables)
    rows = await tables.store.rows(live.id, upto=live.table.seq)

    def tell() -> bytes:
        return msgspec.json.encode(list(islice(story(rows, user), page.skip, page.skip + page.limit)))

    return Response(await asyncio.to_thread(tell), media_type=JSON)


async def read_settlement(call: Call, tables: Tables, chronicles: Chronicles) -> Response:
    """For who comes back after it: the account of the last round, as it was told."""
    live, user = await looked_back_at(call, tables)
    chronicle = await chronicles.of(live.id, live.table.seq)
    return listed(chronicle.settlement(user))


async def read_told(call: Call, tables: Tables, chronicles: Chronicles) -> Response:
    """What you were told up to a number of the table, for a page that was opened anew."""
    upto = call.number("upto")
    live, user = await looked_back_at(call, tables)
    muted = await tables.store.muted_by(user) if user is not None else frozenset[str]()
    chronicle = await chronicles.of(live.id, live.table.seq)
    return listed(chronicle.told(user, upto, muted))


def listed(facts: list[bytes]) -> Response:
    return Response(b"[" + b",".join(facts) + b"]", headers={"cache-control": "no-store"}, media_type=JSON)


async def looked_back_at(call: Call, tables: Tables) -> tuple[Live, str | None]:
    """A table for one who may look back on what happened there, all of it written, and who that is."""
    user = call.visitor
    live = await tables.enter(call.path("table"), user)
    if not lets_look_back(live.table.state, user):
        raise Failure("no-spectators")
    call.charge(call.guard.requests, STORY_COST)
    await live.written()
    return live, user


async def list_matches(call: Call, archive: Archive) -> list[MatchLine]:
    await need_known(archive.store, call.path("table"), call.visitor)
    return [match_line(match) for match in await archive.matches_at(call.path("table"))]


# What was played


async def history(call: Call, store: Store) -> History:
    user, page = call.user.user.id, call.page()
    sitting = await store.tables_of(user)
    matches = await store.matches_of(user, page.limit, page.skip)
    return History([sitting_line(table) for table in sitting], [match_line(match) for match in matches])


async def profile(call: Call, store: Store) -> Profile:
    user = await store.user(call.path("user"))
    if user is None:
        raise Failure("not-found")
    page = call.page()
    matches = await store.matches_shown(user.id, call.visitor or "", page.limit, page.skip)
    ratings = by_game(await store.ratings_of(user.id))
    return Profile(user.id, user.name, user.created, [match_line(match) for match in matches], ratings)


def match_line(match: MatchRow) -> MatchLine:
    there = listing_of(match)
    return MatchLine(
        match.table, match.number, match.game, match.edition, match.ended, there.people, there.bots
    )


def sitting_line(table: TableInfo) -> SittingLine:
    listing = listing_of(table)
    return SittingLine(table.id, table.game, table.edition, table.state, listing.people, listing.bots)


async def server_key(call: Call, archive: Archive) -> ServerKey:
    if not archive.key:
        raise Failure("not-found")
    return ServerKey(public_key(archive.key))


# For whoever runs the server


async def health(call: Call, watch: StoreWatch) -> Health:
    """Something is written and read: a server that can't is no use to anybody."""
    problem = await watch.check()
    if problem is not None:
        raise Failure("unavailable", problem, "store")
    return Health("ok", __version__)


async def metrics(call: Call, settings: Settings, counted: Metrics) -> Response:
    if settings.metrics != "open":
        check_admin(call)
    return Response(counted.text(), media_type="text/plain; version=0.0.4")


async def overview(call: Call, store: Store, hall: Hall) -> Overview:
    page = call.page()
    tables = await store.tables(page.limit, page.skip)
    users = await store.users(page.limit, page.skip)
    return Overview(
        [sitting_line(table) for table in tables],
        [
            UserLine(user.id, user.name, user.created, user.login, user.banned, hall.count(user.id))
            for user in users
        ],
        len(hall.visits),
    )


async def ban(call: Call, store: Store, hall: Hall) -> Nothing:
    body: Ban = call.body
    if await store.user(body.user) is None:
        raise Failure("not-found")
    await hall.ban(body.user, body.reason)
    return Nothing()


async def announce(call: Call, hall: Hall) -> Nothing:
    hall.announce(clean_saying(call.body.text))
    return Nothing()


async def close_table(call: Call, tables: Tables) -> Nothing:
    await tables.shut(call.path("table"))
    return Nothing()


async def drain(call: Call, tables: Tables) -> Nothing:
    """No new tables and no new matches in time; the server ends when the last of those is over."""
    tables.draining = True
    return Nothing()


async def renew_token(call: Call) -> NewToken:
    return NewToken(call.guard.renew())


async def back_up(call: Call, backups: Backups) -> BackedUp:
    return BackedUp(str(await backups.make()))


def at(place: str = "") -> str:
    return f"/api/tables/{{table}}{place}"


ENDPOINTS: Final = (
    Endpoint("POST", "/api/guest", come_in, "Come in as a guest", Me, NewGuest, "anyone", origin=False),
    Endpoint("POST", "/api/login", log_in, "Come in with a password", Me, Login, "anyone", origin=False),
    Endpoint("GET", "/api/me", who_am_i, "Who you are", Me),
    Endpoint("PATCH", "/api/me", rename, "Another name", Me, Rename),
    Endpoint("POST", "/api/account", claim, "Take a login and a password", Nothing, Claim),
    Endpoint("GET", "/api/sessions", list_sessions, "Your sessions", SessionList),
    Endpoint("DELETE", "/api/sessions/{session}", end_session, "End one of your sessions", Nothing),
    Endpoint("DELETE", "/api/session", log_out, "Log out", Nothing),
    public("/api/key", server_key, "What records are signed with", ServerKey),
    public("/api/games", list_games, "The games, their options and bots", GameList),
    Endpoint(
        "POST",
        "/api/lesson",
        take_lesson,
        "Go on with a lesson",
        LessonNow,
        TakeLesson,
        "anyone",
        origin=False,
    ),
    public("/api/tables", list_tables, "The open tables", TableList),
    Endpoint("POST", "/api/tables", open_table, "Open a table", TableLink, NewTable),
    Endpoint("POST", at("/guests"), come_by_link, "Come by a link", Nothing, TableKey),
    public(at(), see_table, "See a table", TableSight),
    public(at("/invitation"), invite, "How friends find it", Invitation),
    Endpoint("POST", at("/hint"), hint, "What a bot would do in your place", HintedAct),
    public(at("/sheet"), table_sheet, "The score sheet of a table", Any),
    public(at("/records"), list_matches, "Matches over there", list[MatchLine]),
    public(at("/records/{match}"), read_record, "The record of a match", dict),
    public(at("/records/{match}/report"), read_report, "A match at a glance, with its score sheet", Report),
    public(
        at("/records/{match}/replay/{view}"),
        read_replay,
        "A match step by step: of a seat, of a spectator (-1), or all hands (open)",
        Shows,
    ),
    public(at("/story"), read_story, "What happened there", list[StoryStep], paged=True),
    public(at("/settlement"), read_settlement, "What was told when accounts were last settled", list[Told]),
    public(at("/told/{upto}"), read_told, "What you were told there, the latest last", list[Told]),
    Endpoint("GET", "/api/history", history, "Where you sit and what you played", History, paged=True),
    public("/api/users/{user}", profile, "Somebody's profile", Profile, paged=True),
    *PEOPLE_ENDPOINTS,
    *BOOK_ENDPOINTS,
    *REFEREE_ENDPOINTS,
    *EVENT_ENDPOINTS,
    Endpoint("GET", "/api/admin", overview, "Tables and users", Overview, who="admin", paged=True),
    Endpoint("POST", "/api/admin/ban", ban, "Ban a user", Nothing, Ban, "admin"),
    Endpoint("POST", "/api/admin/announce", announce, "Say something to all", Nothing, Announce, "admin"),
    Endpoint("DELETE", "/api/admin/tables/{table}", close_table, "Close a table", Nothing, who="admin"),
    Endpoint("POST", "/api/admin/drain", drain, "End the server at a good moment", Nothing, who="admin"),
    Endpoint("POST", "/api/admin/token", renew_token, "Another admin token", NewToken, who="admin"),
    Endpoint("POST", "/api/admin/backup", back_up, "Copy everything to a file", BackedUp, who="admin"),
    public("/health", health, "Whether all is well", Health),
)
METRICS: Final = public("/metrics", metrics, "For Prometheus", str)
