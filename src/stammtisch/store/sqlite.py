"""The store in one SQLite file: one process, one writer thread that commits for all tables at once."""

import asyncio
import os
import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from sqlite3 import Connection
from threading import Thread
from typing import Final

from stammtisch.base.errors import Malformed
from stammtisch.match.log import Row
from stammtisch.store import schema
from stammtisch.store.store import Conflict, Failures, Found, Statement, Store, Taken, Unavailable, Unusable
from stammtisch.store.work import Appends, Rows, Transaction, settle

LONGEST_INSERT: Final = 5000
"""Rows in one statement; SQLite takes 32,766 values."""
CHECKPOINT: Final = 5000
"""Pages in the log of SQLite before they are copied to the file, each once however often it changed."""

Work = Appends | Transaction

BAD_VALUE: Final = (
    sqlite3.DataError,
    sqlite3.InterfaceError,
    sqlite3.ProgrammingError,
    OverflowError,
    TypeError,
    ValueError,
)
"""The fault of one caller; other errors are the fault of the database, and everybody's."""


class SqliteStore(Store):
    """Made by `open`. Reads have a connection of their own, so they never wait for a sync."""

    def __init__(self, path: Path, lock: Connection, writing: Connection, reading: Connection) -> None:
        super().__init__()
        self._path = path
        self._lock = lock
        self._writing = writing
        self._reading = reading
        self._loop = asyncio.get_running_loop()
        self._readers = ThreadPoolExecutor(1, "store-reader")
        self._waiting: SimpleQueue[Work | None] = SimpleQueue()
        self._closed = False
        self._writer = Thread(target=self._write_on, name="store-writer", daemon=True)
        self._writer.start()

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        path = real(path)
        return cls(path, *await asyncio.to_thread(open_files, path))

    def append_all(self, logs: Sequence[Rows]) -> "asyncio.Future[Failures]":
        work = Appends(logs, self._loop.create_future())
        if self._closed:
            work.done.set_result([Unavailable("the store is closed") for rows in logs])
        else:
            self._waiting.put(work)
        return work.done

    async def _write(self, *statements: Statement) -> Found:
        if self._closed:
            raise Unavailable("the store is closed")
        work = Transaction(statements, self._loop.create_future())
        self._waiting.put(work)
        return await work.done

    async def _read(self, sql: str, *values: object) -> Found:
        if self._closed:
            raise Unavailable("the store is closed")
        try:
            return await self._loop.run_in_executor(self._readers, run, self._reading, (sql, *values))
        except BAD_VALUE as problem:
            raise Malformed(str(problem), "value") from None
        except sqlite3.Error as problem:
            self.on_trouble(str(problem))
            raise Unavailable(str(problem)) from None

    async def backup(self, target: Path) -> None:
        await asyncio.to_thread(backup, self._path, target)

    async def close(self) -> None:
        self._closed = True
        self._waiting.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        for connection in (self._reading, self._writing, self._lock):
            connection.close()

    # On the writer thread

    def _write_on(self) -> None:
        closing = False
        while not closing:
            taken = self._take()
            closing = None in taken
            appends = [work for work in taken if isinstance(work, Appends)]
            changes = [work for work in taken if isinstance(work, Transaction)]
            logs = [rows for work in appends for rows in work.logs]
            failures, outcomes = self._commit(logs, changes)
            with suppress(RuntimeError):  # the loop was stopped: nobody waits any longer
                self._loop.call_soon_threadsafe(settle, appends, failures, changes, outcomes)

    def _take(self) -> list[Work | None]:
        """All that waits; when nothing does, what comes next."""
        taken = [self._waiting.get()]
        while True:
            try:
                taken.append(self._waiting.get_nowait())
            except Empty:
                return taken

    def _commit(
        self, logs: Sequence[Rows], changes: Sequence[Transaction]
    ) -> tuple[Failures, list[Found | Exception]]:
        """All in one transaction. What can't be written is left out, and the rest is written."""
        try:
            if not changes and self._append_all(logs):
                return [None] * len(logs), []
            with transaction(self._writing):
                together = bool(changes) and self._append_all(logs)
                failures = [None if together else self._attempt(rows) for rows in logs]
                return failures, [self._change(change) for change in changes]
        except Exception as problem:  # whatever it was, nobody may wait for ever
            self._stale.update(rows[0].table for rows in logs)
            why = Unavailable(str(problem))
            with suppress(RuntimeError):  # the loop was stopped: nobody wants to know
                self._loop.call_soon_threadsafe(self.on_trouble, str(problem))
            return [why for rows in logs], [why for change in changes]

    def _append_all(self, logs: Sequence[Rows]) -> bool:
        """The usual case, none in conflict: one statement, which is written as a whole or not at all."""
        together = [row for rows in logs for row in rows]
        stale = bool(self._stale) and any(rows[0].table in self._stale for rows in logs)
        if stale or len(together) > LONGEST_INSERT:
            return False
        try:
            insert(self._writing, together)
        except (sqlite3.IntegrityError, *BAD_VALUE):
            return False
        return True

    def _attempt(self, rows: Rows) -> Exception | None:
        """The rows of one table, which fail alone."""
        table = rows[0].table
        if table in self._stale:
            return Conflict(table)
        try:
            with savepoint(self._writing):
                insert(self._writing, rows)
        except sqlite3.IntegrityError:
            self._stale.add(table)
            return Conflict(table)
        except BAD_VALUE as problem:
            self._stale.add(table)
            return Malformed(str(problem), "value")
        return None

    def _change(self, change: Transaction) -> Found | Exception:
        """One change, which fails alone."""
        try:
            with savepoint(self._writing):
                return [run(self._writing, statement) for statement in change.statements][-1]
        except sqlite3.IntegrityError as problem:
            return Taken(str(problem))
        except BAD_VALUE as problem:
            return Malformed(str(problem), "value")


def insert(connection: Connection, rows: Sequence[Row]) -> None:
    """In as few statements as can be: after each, this thread may have to wait for the interpreter."""
    for start in range(0, len(rows), LONGEST_INSERT):
        part = rows[start : start + LONGEST_INSERT]
        places = ",".join(["(?, ?, ?, ?, ?, ?)"] * len(part))
        connection.execute(f"INSERT INTO log VALUES {places}", [value for row in part for value in row])


def run(connection: Connection, statement: Statement) -> Found:
    sql, *values = statement
    return connection.execute(sql, {str(place): value for place, value in enumerate(values, 1)}).fetchall()


@contextmanager
def transaction(connection: Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


@contextmanager
def savepoint(connection: Connection) -> Iterator[None]:
    connection.execute("SAVEPOINT part")
    try:
        yield
    except (sqlite3.IntegrityError, *BAD_VALUE):
        connection.execute("ROLLBACK TO part")
        connection.execute("RELEASE part")
        raise
    connection.execute("RELEASE part")


# Opening


def open_files(path: Path) -> tuple[Connection, Connection, Connection]:
    """The lock that keeps other processes out, the connection that writes, and the one that reads."""
    if not path.parent.is_dir():
        raise Unusable(f"there is no folder {path.parent}", str(path))
    opened: list[Connection] = []
    try:
        opened.append(lock(path))
        check_version(path)
        unclean = beside(path, "-wal").exists()
        writing = connect(path)
        opened.append(writing)
        writing.execute("PRAGMA journal_mode = WAL")
        writing.execute("PRAGMA synchronous = FULL")
        writing.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
        if unclean:
            check(path, writing)
        migrate(path, writing)
        reading = connect(path)
        opened.append(reading)
        reading.execute("PRAGMA query_only = ON")
        return opened[0], writing, reading
    except BaseException as problem:
        for connection in reversed(opened):
            connection.close()
        if isinstance(problem, sqlite3.DatabaseError):
            damaged = getattr(problem, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CORRUPT
            what = f"the file is damaged: {problem}" if damaged else str(problem)
            raise Unusable(what, str(path)) from None
        raise


def real(path: Path) -> Path:
    """The file itself: what keeps others out lies beside it, by whatever links they come."""
    return Path(os.path.realpath(path))


def connect(path: Path) -> Connection:
    return sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=512)


def beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def lock(path: Path) -> Connection:
    """Held as long as the connection is open, and gone with the process, however that ends."""
    connection = sqlite3.connect(
        beside(path, "-lock"), timeout=0, isolation_level=None, check_same_thread=False
    )
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as problem:
        connection.close()
        if problem.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise Unusable("another process has this file open", str(path)) from None
    return connection


def check(path: Path, connection: Connection) -> None:
    """After a stop in the middle, which the log that SQLite left behind tells of."""
    found = [row[0] for row in connection.execute("PRAGMA quick_check(1)")]
    if found != ["ok"]:
        raise Unusable(f"the file is damaged: {found[0].splitlines()[-1]}", str(path))


def check_version(path: Path) -> None:
    """Before anything is written: what is not ours to open stays as it is, to the last byte. A file that was
    left in the middle of a change has to be mended first, and is looked at after that."""
    if not path.is_file():
        return
    reading = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    try:
        tables = reading.execute("SELECT name FROM sqlite_master WHERE name = 'schema_version'").fetchall()
        version = reading.execute(schema.READ_VERSION).fetchone()[0] if tables else 0
    except sqlite3.OperationalError:
        return
    finally:
        reading.close()
    need_readable(path, version or 0)


def need_readable(path: Path, version: int) -> None:
    if (problem := schema.problem_with(version)) is not None:
        raise Unusable(problem, str(path))


def migrate(path: Path, connection: Connection) -> None:
    with transaction(connection):
        connection.execute(schema.VERSION_TABLE)
        version = connection.execute(schema.READ_VERSION).fetchone()[0] or 0
        need_readable(path, version)
        for statement in schema.steps_from(version, "BLOB"):
            connection.execute(statement)


def backup(source: Path, target: Path) -> None:
    """Copies a store that may be in use, by this process or another. The copy is complete or not there."""
    if not source.is_file():
        raise Unusable("there is no such file", str(source))
    if target.exists():
        raise Unusable("is there already", str(target))
    half = beside(target, "-unfinished")
    half.unlink(missing_ok=True)
    try:
        reading = connect(source)
        writing = connect(half)
        try:
            reading.backup(writing)
        finally:
            writing.close()
            reading.close()
        os.replace(half, target)
    except sqlite3.DatabaseError as problem:
        half.unlink(missing_ok=True)
        raise Unusable(f"can't be copied: {problem}", str(source)) from None
