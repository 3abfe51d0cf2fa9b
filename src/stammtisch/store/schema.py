"""The tables of the database, as numbered steps. The same text runs on SQLite and PostgreSQL.

A step that was released is never changed: whoever needs another column adds a step. `{bytes}` stands for the
type of binary data, the one word in which the two differ. Times are milliseconds since the epoch.

Stores whose logs can't be read any more are refused, and not touched.
"""

from typing import Final

FIRST: Final = (
    # The one thing that can't be derived. In SQLite a rowid table: WITHOUT ROWID is half as fast here.
    """CREATE TABLE log (
        table_id TEXT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, command TEXT,
        data {bytes} NOT NULL, hash {bytes} NOT NULL,
        PRIMARY KEY (table_id, seq), UNIQUE (table_id, command))""",
    """CREATE TABLE snapshots (
        table_id TEXT NOT NULL PRIMARY KEY, seq BIGINT NOT NULL, data {bytes} NOT NULL)""",
    # `waits` is 1 where nothing happens as long as nobody is there, so that a start need not read the table.
    # The `key` is the secret of the link to a private table.
    """CREATE TABLE tables (
        id TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL, edition TEXT NOT NULL, state TEXT NOT NULL,
        visibility TEXT NOT NULL, created BIGINT NOT NULL, updated BIGINT NOT NULL, players TEXT NOT NULL,
        result TEXT, key TEXT NOT NULL, waits BIGINT NOT NULL)""",
    "CREATE INDEX tables_by_time ON tables (updated, id)",
    "CREATE INDEX tables_in_use ON tables (id) WHERE state <> 'closed'",
    "CREATE TABLE sitting (user_id TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (user_id, table_id))",
    "CREATE INDEX sitting_by_table ON sitting (table_id)",
    # Who came to a private table by its link, or sat there when it was closed.
    "CREATE TABLE invited (user_id TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (table_id, user_id))",
    # `upto` is the number of the entry of the log that a match goes up to: its record is there.
    """CREATE TABLE matches (
        table_id TEXT NOT NULL, number BIGINT NOT NULL, game TEXT NOT NULL, edition TEXT NOT NULL,
        ended BIGINT NOT NULL, players TEXT NOT NULL, upto BIGINT NOT NULL, result TEXT NOT NULL,
        PRIMARY KEY (table_id, number))""",
    """CREATE TABLE played (
        user_id TEXT NOT NULL, ended BIGINT NOT NULL, table_id TEXT NOT NULL, number BIGINT NOT NULL,
        PRIMARY KEY (user_id, ended, table_id, number))""",
    "CREATE INDEX played_by_table ON played (table_id, user_id)",
    """CREATE TABLE users (
        id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, created BIGINT NOT NULL, login TEXT UNIQUE,
        password TEXT, banned TEXT)""",
    "CREATE INDEX users_by_time ON users (created, id)",
    """CREATE TABLE sessions (
        token {bytes} NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, created BIGINT NOT NULL,
        seen BIGINT NOT NULL, label TEXT NOT NULL)""",
    "CREATE INDEX sessions_by_user ON sessions (user_id)",
    "CREATE TABLE mutes (user_id TEXT NOT NULL, muted TEXT NOT NULL, PRIMARY KEY (user_id, muted))",
    "CREATE TABLE settings (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL)",
    # Books of score sheets, kept beside real cards. Their entries are in the log, under the id of the book.
    """CREATE TABLE books (
        id TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL, edition TEXT NOT NULL, names TEXT NOT NULL,
        key TEXT NOT NULL, created BIGINT NOT NULL, updated BIGINT NOT NULL)""",
    """CREATE TABLE book_writers (
        user_id TEXT NOT NULL, book_id TEXT NOT NULL, PRIMARY KEY (user_id, book_id))""",
    "CREATE INDEX book_writers_by_book ON book_writers (book_id)",
    # Events. Their entries are in the log, under the id of the event.
    """CREATE TABLE events (
        id TEXT NOT NULL PRIMARY KEY, title TEXT NOT NULL, state TEXT NOT NULL, people BIGINT NOT NULL,
        created BIGINT NOT NULL, updated BIGINT NOT NULL)""",
    """CREATE TABLE event_people (
        user_id TEXT NOT NULL, event_id TEXT NOT NULL, PRIMARY KEY (user_id, event_id))""",
    "CREATE INDEX event_people_by_event ON event_people (event_id)",
    "CREATE TABLE event_tables (table_id TEXT NOT NULL PRIMARY KEY, event_id TEXT NOT NULL)",
    # How good somebody was taken to be after each match that was rated.
    """CREATE TABLE ratings (
        user_id TEXT NOT NULL, game TEXT NOT NULL, number BIGINT NOT NULL, table_id TEXT NOT NULL,
        match BIGINT NOT NULL, ended BIGINT NOT NULL, people BIGINT NOT NULL, place BIGINT NOT NULL,
        mu FLOAT8 NOT NULL, sigma FLOAT8 NOT NULL,
        PRIMARY KEY (user_id, game, number), UNIQUE (table_id, match, user_id))""",
    "CREATE INDEX ratings_by_time ON ratings (user_id, ended, number)",
)

PEOPLE: Final = (
    # Who may not talk; what players report; logs in which somebody who is gone still has a name.
    "ALTER TABLE users ADD COLUMN silenced TEXT",
    """CREATE TABLE reports (
        id TEXT NOT NULL PRIMARY KEY, at BIGINT NOT NULL, reporter TEXT NOT NULL, user_id TEXT NOT NULL,
        table_id TEXT NOT NULL, text TEXT NOT NULL, said TEXT NOT NULL)""",
    "CREATE TABLE forgotten (user_id TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (user_id, table_id))",
)

UNREADABLE: Final = 5
"""The last version with logs that can't be read any more."""
STEPS: Final[tuple[tuple[str, ...], ...]] = (FIRST, PEOPLE)
"""Each leads from one version to the next; the first to the one after `UNREADABLE`."""

VERSION_TABLE: Final = "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)"
READ_VERSION: Final = "SELECT max(version) FROM schema_version"


def newest() -> int:
    return UNREADABLE + len(STEPS)


def problem_with(version: int) -> str | None:
    """Why a store of this version can't be opened, in one line; a new one has version 0."""
    if version > newest():
        return f"has schema version {version}, made by a newer Stammtisch; this one knows {newest()}"
    if 0 < version <= UNREADABLE:
        return (
            f"has schema version {version}, made by an older Stammtisch, whose tables this one can't read; "
            "nothing in it was changed: start with a new one (--store)"
        )
    return None


def steps_from(version: int, binary: str) -> list[str]:
    """The statements that lead from `version` to today's, and note that they have been done."""
    done = max(version - UNREADABLE, 0)
    statements = [statement.replace("{bytes}", binary) for step in STEPS[done:] for statement in step]
    noted = range(UNREADABLE + done + 1, newest() + 1)
    return statements + [f"INSERT INTO schema_version VALUES ({number})" for number in noted]
