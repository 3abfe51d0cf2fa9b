"""What a store keeps of people, and forgets again: reports, accounts that were deleted, what is too old."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from stammtisch.match.log import Row

Statement = tuple[Any, ...]
"""SQL with the parameters $1, $2, ... and then their values."""
Found = list[tuple[Any, ...]]
OF_TABLE: Final = (
    *("log", "snapshots", "sitting", "matches", "played", "invited", "event_tables", "reports", "forgotten"),
)
"""Where something of a table is, beside the list of tables itself; the key of each is `table_id`."""

OF_USER: Final = ("sessions", "sitting", "played", "invited", "ratings", "book_writers", "event_people")
"""Where something of a user is; the key of each is `user_id`."""


class StoredReport(NamedTuple):
    """A user says that another did wrong at a table. `said` is what was talked there before, as JSON."""

    id: str
    at: int
    reporter: str
    user: str
    table: str
    text: str
    said: str


class Forgettable(NamedTuple):
    """A log in which a user who is gone still has a name."""

    user: str
    log: str


class PeopleStore(ABC):
    """The part of a store that is about people's data."""

    @abstractmethod
    async def _read(self, sql: str, *values: object) -> Found: ...

    @abstractmethod
    async def _write(self, *statements: Statement) -> Found: ...

    # Reports

    async def add_report(self, report: StoredReport) -> None:
        sql = "INSERT INTO reports VALUES ($1, $2, $3, $4, $5, $6, $7)"
        await self._write((sql, *report))

    async def reports(self, limit: int = 100) -> list[StoredReport]:
        """The oldest first: they wait for longest."""
        found = await self._read("SELECT * FROM reports ORDER BY at, id LIMIT $1", limit)
        return [StoredReport._make(row) for row in found]

    async def reports_by(self, user: str, since: int = 0) -> list[StoredReport]:
        sql = "SELECT * FROM reports WHERE reporter = $1 AND at >= $2 ORDER BY at, id"
        return [StoredReport._make(row) for row in await self._read(sql, user, since)]

    async def settle_report(self, report: str) -> None:
        await self._write(("DELETE FROM reports WHERE id = $1", report))

    async def forget_reports(self, before: int) -> None:
        await self._write(("DELETE FROM reports WHERE at < $1", before))

    # Who may not talk

    async def silence(self, user: str, reason: str | None) -> None:
        """`None` lets them talk again."""
        await self._write(("UPDATE users SET silenced = $2 WHERE id = $1", user, reason))

    # Accounts that are deleted

    async def forget_user(self, user: str) -> None:
        """All that is kept of a user by name is gone, and the logs in which the name still stands are noted,
        to be gone through one by one."""
        prefix = f"{user} "
        note = (
            "INSERT INTO forgotten SELECT CAST($1 AS TEXT), table_id FROM ("
            "SELECT table_id FROM sitting WHERE user_id = $1"
            " UNION SELECT table_id FROM played WHERE user_id = $1"
            " UNION SELECT table_id FROM log WHERE substr(command, 1, $3) = $2"
            " UNION SELECT book_id FROM book_writers WHERE user_id = $1"
            " UNION SELECT event_id FROM event_people WHERE user_id = $1) AS places WHERE true"
            " ON CONFLICT DO NOTHING"
        )
        await self._write(
            (note, user, prefix, len(prefix)),
            ("DELETE FROM reports WHERE reporter = $1 OR user_id = $1", user),
            ("DELETE FROM mutes WHERE user_id = $1 OR muted = $1", user),
            *((f"DELETE FROM {place} WHERE user_id = $1", user) for place in OF_USER),
            ("DELETE FROM users WHERE id = $1", user),
        )

    async def forgettable(self, limit: int) -> list[Forgettable]:
        found = await self._read("SELECT user_id, table_id FROM forgotten LIMIT $1", limit)
        return [Forgettable._make(row) for row in found]

    async def forgot(self, done: Forgettable) -> None:
        await self._write(("DELETE FROM forgotten WHERE user_id = $1 AND table_id = $2", *done))

    async def rewrite_log(
        self, rows: Sequence[Row], snapshot: tuple[int, bytes] | None, players: dict[int | None, str]
    ) -> None:
        """What was written before, in other words: all rows of a log from one that changed on, its snapshot,
        and who played, by the number of the match or, with None, at the table."""
        log = rows[0].table
        change = "UPDATE log SET data = $3, hash = $4 WHERE table_id = $1 AND seq = $2"
        anew = "UPDATE matches SET players = $3 WHERE table_id = $1 AND number = $2"
        statements: list[Statement] = [(change, log, row.seq, row.data, row.hash) for row in rows]
        if snapshot is not None:
            statements.append(("UPDATE snapshots SET data = $2 WHERE table_id = $1", log, snapshot[1]))
        for number, text in players.items():
            if number is None:
                statements.append(("UPDATE tables SET players = $2 WHERE id = $1", log, text))
            else:
                statements.append((anew, log, number, text))
        await self._write(*statements)

    async def has_writers(self, book: str) -> bool:
        return bool(await self._read("SELECT 1 FROM book_writers WHERE book_id = $1 LIMIT 1", book))

    async def drop_book(self, book: str) -> None:
        """A book that nobody writes into any more, with all that is in it."""
        await self._write(
            ("DELETE FROM log WHERE table_id = $1", book),
            ("DELETE FROM book_writers WHERE book_id = $1", book),
            ("DELETE FROM books WHERE id = $1", book),
        )

    async def caused_by(self, user: str) -> list[Row]:
        """The first row of everything that a user asked for, at all tables."""
        sql = "SELECT * FROM log WHERE substr(command, 1, $2) = $1 ORDER BY at, table_id, seq"
        return [Row._make(row) for row in await self._read(sql, f"{user} ", len(user) + 1)]

    # What is too old

    async def old_guests(self, before: int, limit: int) -> list[str]:
        """Guests who came before then and whose sessions have all ended, so that they can't come back."""
        sql = (
            "SELECT id FROM users WHERE login IS NULL AND banned IS NULL AND created < $1"
            " AND NOT EXISTS (SELECT 1 FROM sessions WHERE user_id = users.id) ORDER BY created LIMIT $2"
        )
        return [row[0] for row in await self._read(sql, before, limit)]

    async def tables_left(self, since: int, before: int, limit: int) -> list[tuple[str, int]]:
        """Tables where play is over, and where something last happened between these two moments."""
        sql = (
            "SELECT id, updated FROM tables WHERE state IN ('closed', 'over')"
            " AND updated > $1 AND updated < $2 ORDER BY updated, id LIMIT $3"
        )
        return [(row[0], row[1]) for row in await self._read(sql, since, before, limit)]

    async def drop_table(self, table: str) -> None:
        """A table with its log and its matches."""
        await self._write(
            *((f"DELETE FROM {place} WHERE table_id = $1", table) for place in OF_TABLE),
            ("DELETE FROM tables WHERE id = $1", table),
        )
