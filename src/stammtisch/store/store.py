"""What every store offers: the log of each table, and what the server must know when it starts again."""

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from stammtisch.base.errors import Malformed
from stammtisch.match.log import Row
from stammtisch.store.people import Found, PeopleStore, Statement

Failures = list[Exception | None]
LAST: Final = (1 << 63) - 1
"""No log is as long as that."""
LATEST: Final = "ORDER BY ended DESC, table_id DESC, number DESC"
"""Of what a user has played, as its index has it."""
MOST_LOOKED_AT: Final = 1000
"""So many of a user's latest matches are looked at for those that somebody else may know of."""


class Unusable(Malformed):
    """A store that can't be opened: `field` is its address, `problem` the reason."""


class Unsound(Unusable):
    """A store that was damaged or changed by others."""


class Unavailable(Exception):
    """The database did not do it, or nobody knows whether it did: disk full, connection gone."""


class Conflict(Exception):
    """The log of this table has this seq or command already: somebody else wrote, or memory is behind."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


class Taken(Exception):
    """Something that may be there only once is there already: a login, a user, a session."""


class TableInfo(NamedTuple):
    """A table in the index. `state` is open, running, over or closed; `players` and `result` are JSON.
    Whoever shows the `key` may come to a private table; a public one has none. Where it `waits`, nothing
    happens there as long as nobody comes."""

    id: str
    game: str
    edition: str
    state: str
    visibility: str
    created: int
    updated: int
    players: str
    result: str | None = None
    key: str = ""
    waits: int = 1


class MatchRow(NamedTuple):
    """A match that is over. A table with rematches has several, numbered. `players` and `result` are JSON;
    `upto` is the number of the event in the log that it goes up to."""

    table: str
    number: int
    game: str
    edition: str
    ended: int
    players: str
    upto: int
    result: str


class User(NamedTuple):
    """A guest has no login and no password (its hash). `banned` is the reason, if there is one, and
    `silenced` that why somebody may not talk."""

    id: str
    name: str
    created: int
    login: str | None = None
    password: str | None = None
    banned: str | None = None
    silenced: str | None = None


class Session(NamedTuple):
    """`token` is the SHA-256 of what the client holds."""

    token: bytes
    user: str
    created: int
    seen: int
    label: str = ""


class BookInfo(NamedTuple):
    """A book of score sheets. `names` is JSON; whoever knows the `key` may write into it."""

    id: str
    game: str
    edition: str
    names: str
    key: str
    created: int
    updated: int


class EventInfo(NamedTuple):
    """An event. `state` is open or over, `people` how many take part."""

    id: str
    title: str
    state: str
    people: int
    created: int
    updated: int


class Rating(NamedTuple):
    """How good a user was taken to be at a game after a match. `number` counts the user's rated matches of
    this game, `people` how many were rated in it, `place` is the user's among them, from 1."""

    user: str
    game: str
    number: int
    table: str
    match: int
    ended: int
    people: int
    place: int
    mu: float
    sigma: float


class Store(PeopleStore):
    """A database. SQLite and PostgreSQL differ in the abstract methods only.

    What a method wrote is durable when it returns. Rows that wait at the same time, of however many tables,
    share one transaction and one sync.
    """

    def __init__(self) -> None:
        self._stale: set[str] = set()
        """Tables whose last append failed. Whoever holds one in memory is wrong, and must read it again."""
        self.on_trouble: Callable[[str], None] = lambda reason: None
        """Called in the event loop whenever the database did not do what it should, with the reason."""

    @abstractmethod
    def append_all(self, logs: Sequence[Sequence[Row]]) -> "asyncio.Future[Failures]":
        """Adds to the logs of several tables, for each consecutive rows, at least one: all or none of them.

        What failed is told for each: `Conflict`, `Unavailable` or `Malformed`. After that every append to
        this table is a conflict until its rows have been read anew: so an append that was already on its
        way can't end up on top of an act that is not the one before it.
        """

    async def append(self, rows: Sequence[Row]) -> None:
        """Adds to the log of one table, and raises what failed."""
        if rows:
            (problem,) = await self.append_all([rows])
            if problem is not None:
                raise problem

    @abstractmethod
    async def _read(self, sql: str, *values: object) -> Found:
        """Never waits for writers, and sees all that was durable when it began."""

    @abstractmethod
    async def _write(self, *statements: Statement) -> Found:
        """All statements or none; what the last one returned. Raises `Taken` or `Unavailable`."""

    @abstractmethod
    async def backup(self, target: Path) -> None:
        """Copies the whole store to a new file while it is in use."""

    @abstractmethod
    async def close(self) -> None:
        """Writes what waits, then lets go of the database."""

    # The log

    async def rows(self, table: str, after: int = 0, upto: int = LAST) -> list[Row]:
        sql = "SELECT * FROM log WHERE table_id = $1 AND seq > $2 AND seq <= $3 ORDER BY seq"
        return [Row._make(row) for row in await self._read(sql, table, after, upto)]

    async def rows_anew(self, table: str, after: int = 0) -> list[Row]:
        """For who holds the table in memory and knows by this what its log holds: appends are taken again."""
        rows = await self.rows(table, after)
        self._stale.discard(table)
        return rows

    async def written(self, table: str, command: str) -> int | None:
        """The number of the first event a command led to, however long ago; None if there is none."""
        found = await self._read("SELECT seq FROM log WHERE table_id = $1 AND command = $2", table, command)
        return found[0][0] if found else None

    async def save_snapshot(self, table: str, seq: int, data: bytes) -> None:
        """The table as it was after `seq`. Only the latest is kept."""
        sql = (
            "INSERT INTO snapshots VALUES ($1, $2, $3)"
            " ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, data = excluded.data"
            " WHERE excluded.seq > snapshots.seq"
        )
        await self._write((sql, table, seq, data))

    async def last_snapshot(self, table: str) -> tuple[int, bytes] | None:
        found = await self._read("SELECT seq, data FROM snapshots WHERE table_id = $1", table)
        return (found[0][0], found[0][1]) if found else None

    async def forget_snapshot(self, table: str) -> None:
        """The log alone tells of it from now on."""
        await self._write(("DELETE FROM snapshots WHERE table_id = $1", table))

    # Tables and matches

    async def put_table(self, info: TableInfo, users: Sequence[str] = ()) -> None:
        """Adds a table or brings it up to date; `users` are those who sit there now. Nobody sits at a closed
        one, but they may still know of it.

        Put a table before its first row is appended, so that no log is left without a table.
        """
        changes = ", ".join(f"{column} = excluded.{column}" for column in TableInfo._fields[1:])
        put = (
            "INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)"
            f" ON CONFLICT (id) DO UPDATE SET {changes}"
        )
        leave = ("DELETE FROM sitting WHERE table_id = $1", info.id)
        place = "invited" if info.state == "closed" else "sitting"
        stay = f"INSERT INTO {place} (user_id, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self._write((put, *info), leave, *((stay, user, info.id) for user in sorted(set(users))))

    async def table(self, table: str) -> TableInfo | None:
        found = await self._read("SELECT * FROM tables WHERE id = $1", table)
        return TableInfo._make(found[0]) if found else None

    async def invite(self, user: str, table: str, most: int) -> bool:
        """A user came to a private table by its link; False when it has as many such guests as it may."""
        sql = (
            "INSERT INTO invited SELECT CAST($1 AS TEXT), CAST($2 AS TEXT)"
            " WHERE (SELECT count(*) FROM invited WHERE table_id = $2) < $3 ON CONFLICT DO NOTHING"
        )
        await self._write((sql, user, table, most))
        return await self.knows_table(user, table)

    async def knows_table(self, user: str, table: str) -> bool:
        """Whether a user sits or sat at a table, came by its link, or takes part in its event."""
        sql = (
            "SELECT 1 FROM invited WHERE user_id = $1 AND table_id = $2"
            " UNION ALL SELECT 1 FROM sitting WHERE user_id = $1 AND table_id = $2"
            " UNION ALL SELECT 1 FROM played WHERE user_id = $1 AND table_id = $2"
            " UNION ALL SELECT 1 FROM event_tables JOIN event_people"
            " ON event_people.event_id = event_tables.event_id WHERE user_id = $1 AND table_id = $2 LIMIT 1"
        )
        return bool(await self._read(sql, user, table))

    async def running(self) -> list[TableInfo]:
        """The tables that must be there again after a restart: all that are not closed."""
        found = await self._read("SELECT * FROM tables WHERE state <> 'closed' ORDER BY id")
        return [TableInfo._make(row) for row in found]

    async def last_event(self) -> int:
        """The time of the latest event at a table that is not closed; 0 if there is none."""
        sql = (
            "SELECT max((SELECT at FROM log WHERE table_id = id ORDER BY seq DESC LIMIT 1))"
            " FROM tables WHERE state <> 'closed'"
        )
        return (await self._read(sql))[0][0] or 0

    async def tables(self, limit: int = 100, skip: int = 0) -> list[TableInfo]:
        """The latest first."""
        sql = "SELECT * FROM tables ORDER BY updated DESC, id DESC LIMIT $1 OFFSET $2"
        return [TableInfo._make(row) for row in await self._read(sql, limit, skip)]

    async def tables_of(self, user: str) -> list[TableInfo]:
        """Where a user sits, the latest first."""
        sql = "SELECT tables.* FROM sitting JOIN tables ON id = table_id WHERE user_id = $1"
        found = [TableInfo._make(row) for row in await self._read(sql, user)]
        return sorted(found, key=lambda table: (-table.updated, table.id))

    async def add_match(self, match: MatchRow, users: Sequence[str]) -> None:
        """A match of these users is over. Adding it a second time, after a restart, changes nothing."""
        add = "INSERT INTO matches VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING"
        played = (
            "INSERT INTO played SELECT CAST($1 AS TEXT), ended, table_id, number FROM matches"
            " WHERE table_id = $2 AND number = $3 ON CONFLICT DO NOTHING"
        )
        who = [(played, user, match.table, match.number) for user in sorted(set(users))]
        await self._write((add, *match), *who)

    async def matches_of(self, user: str, limit: int = 100, skip: int = 0) -> list[MatchRow]:
        """The latest first."""
        latest = f"SELECT table_id, number FROM played WHERE user_id = $1 {LATEST} LIMIT $2 OFFSET $3"
        return await self._matches(latest, user, limit, skip)

    async def matches_shown(self, user: str, to: str, limit: int = 100, skip: int = 0) -> list[MatchRow]:
        """Those among the latest of a user that another may know of: at public tables, and at those where
        both have played."""
        latest = f"SELECT * FROM played WHERE user_id = $1 {LATEST} LIMIT {MOST_LOOKED_AT}"
        shown = (
            f"SELECT table_id, number FROM ({latest}) AS latest WHERE"
            " (SELECT visibility FROM tables WHERE id = latest.table_id) = 'public'"
            " OR (SELECT max(1) FROM played WHERE table_id = latest.table_id AND user_id = $2) = 1"
            f" {LATEST} LIMIT $3 OFFSET $4"
        )
        return await self._matches(shown, user, to, limit, skip)

    async def _matches(self, those: str, *values: object) -> list[MatchRow]:
        """All of a page of matches, the latest first."""
        sql = f"SELECT matches.* FROM ({those}) AS those JOIN matches USING (table_id, number)"
        found = [MatchRow._make(row) for row in await self._read(sql, *values)]
        return sorted(found, key=lambda match: (match.ended, match.table, match.number), reverse=True)

    async def matches_at(self, table: str) -> list[MatchRow]:
        sql = "SELECT * FROM matches WHERE table_id = $1 ORDER BY number"
        return [MatchRow._make(row) for row in await self._read(sql, table)]

    async def match(self, table: str, number: int) -> MatchRow | None:
        sql = "SELECT * FROM matches WHERE table_id = $1 AND number = $2"
        found = await self._read(sql, table, number)
        return MatchRow._make(found[0]) if found else None

    async def match_rows(self, table: str, number: int) -> list[Row]:
        """What the log has of a match that is over: all since the one before it ended."""
        sql = (
            "SELECT number, upto FROM matches WHERE table_id = $1 AND number <= $2"
            " ORDER BY number DESC LIMIT 2"
        )
        found = await self._read(sql, table, number)
        if not found or found[0][0] != number:
            return []
        return await self.rows(table, found[1][1] if len(found) > 1 else 0, found[0][1])

    # Books of score sheets

    async def put_book(self, info: BookInfo, writers: Sequence[str]) -> None:
        """Adds a book or brings it up to date, with who may write into it. Its entries are in the log."""
        put = (
            "INSERT INTO books VALUES ($1, $2, $3, $4, $5, $6, $7)"
            " ON CONFLICT (id) DO UPDATE SET key = excluded.key, updated = excluded.updated"
        )
        leave = ("DELETE FROM book_writers WHERE book_id = $1", info.id)
        write = [("INSERT INTO book_writers VALUES ($1, $2)", user, info.id) for user in sorted(set(writers))]
        await self._write((put, *info), leave, *write)

    async def book(self, book: str) -> BookInfo | None:
        found = await self._read("SELECT * FROM books WHERE id = $1", book)
        return BookInfo._make(found[0]) if found else None

    async def books_of(self, user: str, limit: int = 100, skip: int = 0) -> list[BookInfo]:
        """Those a user may write into, the latest first."""
        sql = (
            "SELECT books.* FROM book_writers JOIN books ON books.id = book_writers.book_id"
            " WHERE book_writers.user_id = $1 ORDER BY books.updated DESC, books.id LIMIT $2 OFFSET $3"
        )
        return [BookInfo._make(row) for row in await self._read(sql, user, limit, skip)]

    # Events

    async def put_event(self, info: EventInfo, users: Sequence[str], tables: Sequence[str]) -> None:
        """Adds an event or brings it up to date, with who takes part and the tables that are played online.
        Its entries are in the log."""
        put = (
            "INSERT INTO events VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO UPDATE"
            " SET state = excluded.state, people = excluded.people, updated = excluded.updated"
        )
        join = "INSERT INTO event_people VALUES ($1, $2) ON CONFLICT DO NOTHING"
        play = "INSERT INTO event_tables VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self._write(
            (put, *info),
            *((join, user, info.id) for user in sorted(set(users))),
            *((play, table, info.id) for table in sorted(set(tables))),
        )

    async def event(self, event: str) -> EventInfo | None:
        found = await self._read("SELECT * FROM events WHERE id = $1", event)
        return EventInfo._make(found[0]) if found else None

    async def event_at(self, table: str) -> str | None:
        """The event that a table belongs to."""
        found = await self._read("SELECT event_id FROM event_tables WHERE table_id = $1", table)
        return found[0][0] if found else None

    async def events_of(self, user: str, limit: int = 100, skip: int = 0) -> list[EventInfo]:
        """Those a user opened or takes part in, the latest first."""
        sql = (
            "SELECT events.* FROM event_people JOIN events ON events.id = event_people.event_id"
            " WHERE event_people.user_id = $1 ORDER BY events.updated DESC, events.id LIMIT $2 OFFSET $3"
        )
        return [EventInfo._make(row) for row in await self._read(sql, user, limit, skip)]

    # Ratings

    async def add_ratings(self, ratings: Sequence[Rating]) -> None:
        """Those of one match. Adding them a second time changes nothing."""
        sql = "INSERT INTO ratings VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING"
        await self._write(*((sql, *rating) for rating in ratings))

    async def rated(self, table: str, match: int) -> bool:
        sql = "SELECT 1 FROM ratings WHERE table_id = $1 AND match = $2 LIMIT 1"
        return bool(await self._read(sql, table, match))

    async def rating_of(self, user: str, game: str) -> Rating | None:
        """The latest."""
        sql = "SELECT * FROM ratings WHERE user_id = $1 AND game = $2 ORDER BY number DESC LIMIT 1"
        found = await self._read(sql, user, game)
        return Rating._make(found[0]) if found else None

    async def ratings_of(self, user: str, limit: int = 500) -> list[Rating]:
        """The latest first."""
        sql = "SELECT * FROM ratings WHERE user_id = $1 ORDER BY ended DESC, number DESC LIMIT $2"
        return [Rating._make(row) for row in await self._read(sql, user, limit)]

    # Users

    async def add_user(self, user: User) -> None:
        await self._write(("INSERT INTO users VALUES ($1, $2, $3, $4, $5, $6, $7)", *user))

    async def user(self, user: str) -> User | None:
        return await self._user("id", user)

    async def user_with_login(self, login: str) -> User | None:
        return await self._user("login", login)

    async def _user(self, column: str, value: str) -> User | None:
        found = await self._read(f"SELECT * FROM users WHERE {column} = $1", value)
        return User._make(found[0]) if found else None

    async def users(self, limit: int = 100, skip: int = 0) -> list[User]:
        """The latest first."""
        sql = "SELECT * FROM users ORDER BY created DESC, id DESC LIMIT $1 OFFSET $2"
        return [User._make(row) for row in await self._read(sql, limit, skip)]

    async def rename(self, user: str, name: str) -> None:
        await self._write(("UPDATE users SET name = $2 WHERE id = $1", user, name))

    async def claim(self, user: str, login: str, password: str) -> None:
        """Makes a guest an account, with all it has played; or gives an account another login or password.

        Raises `Taken` when the login belongs to somebody else.
        """
        await self._write(("UPDATE users SET login = $2, password = $3 WHERE id = $1", user, login, password))

    async def ban(self, user: str, reason: str | None) -> None:
        """`None` lifts the ban."""
        await self._write(("UPDATE users SET banned = $2 WHERE id = $1", user, reason))

    async def mute(self, user: str, muted: str, most: int) -> None:
        """`user` wants to hear nothing from `muted`, if there is such a user and the list is not full."""
        sql = (
            "INSERT INTO mutes SELECT CAST($1 AS TEXT), id FROM users"
            " WHERE id = $2 AND (SELECT count(*) FROM mutes WHERE user_id = $1) < $3 ON CONFLICT DO NOTHING"
        )
        await self._write((sql, user, muted, most))

    async def unmute(self, user: str, muted: str) -> None:
        await self._write(("DELETE FROM mutes WHERE user_id = $1 AND muted = $2", user, muted))

    async def muted_by(self, user: str) -> frozenset[str]:
        return frozenset(
            row[0] for row in await self._read("SELECT muted FROM mutes WHERE user_id = $1", user)
        )

    # Sessions

    async def add_session(self, session: Session, most: int) -> list[bytes]:
        """One more of a user, who has at most so many: those not used for longest end. Gives their tokens."""
        end = (
            "DELETE FROM sessions WHERE token IN"
            " (SELECT token FROM sessions WHERE user_id = $1 AND token <> $2"
            " ORDER BY seen DESC, token LIMIT 1000000 OFFSET $3) RETURNING token"
        )
        found = await self._write(
            ("INSERT INTO sessions VALUES ($1, $2, $3, $4, $5)", *session),
            (end, session.user, session.token, most - 1),
        )
        return [row[0] for row in found]

    async def session(self, token: bytes) -> Session | None:
        found = await self._read("SELECT * FROM sessions WHERE token = $1", token)
        return Session._make(found[0]) if found else None

    async def sessions_of(self, user: str) -> list[Session]:
        """The latest seen first."""
        found = await self._read("SELECT * FROM sessions WHERE user_id = $1 ORDER BY seen DESC, token", user)
        return [Session._make(row) for row in found]

    async def session_seen(self, token: bytes, at: int) -> None:
        await self._write(("UPDATE sessions SET seen = $2 WHERE token = $1", token, at))

    async def revoke(self, token: bytes) -> None:
        await self._write(("DELETE FROM sessions WHERE token = $1", token))

    async def revoke_all(self, user: str) -> None:
        await self._write(("DELETE FROM sessions WHERE user_id = $1", user))

    async def forget_sessions(self, unseen_since: int) -> int:
        """Ends the sessions nobody used since then, and says how many."""
        return len(await self._write(("DELETE FROM sessions WHERE seen < $1 RETURNING token", unseen_since)))

    # Settings

    async def setting(self, name: str) -> str | None:
        found = await self._read("SELECT value FROM settings WHERE name = $1", name)
        return found[0][0] if found else None

    async def put_setting(self, name: str, value: str) -> None:
        sql = "INSERT INTO settings VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        await self._write((sql, name, value))
