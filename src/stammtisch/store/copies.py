"""A store, or a copy that becomes one again, once everything in it has been looked at."""

import contextlib
import os
import shutil
import sqlite3
from itertools import groupby
from operator import attrgetter
from pathlib import Path
from sqlite3 import Connection
from typing import Final, NamedTuple

from stammtisch.match.log import Row, chained
from stammtisch.store import schema
from stammtisch.store.sqlite import beside, check, lock, need_readable, real
from stammtisch.store.store import Unsound, Unusable

READ_LOGS: Final = (
    "SELECT table_id, seq, at, command, CAST(data AS BLOB), hash FROM log ORDER BY table_id, seq"
)

UNUSED: Final = "?immutable=1"
"""For a file that nobody has open: nothing is left beside it."""
READ_ONLY: Final = "?mode=ro"


class Contents(NamedTuple):
    """How much a copy holds, so that a person can see whether it is the right one."""

    tables: int
    users: int


def verify(store: Path) -> Contents:
    """Looks at all that a store holds, also while a server uses it."""
    if not store.is_file():
        raise Unusable("there is no such file", str(store))
    return checked(store, store, READ_ONLY if beside(store, "-wal").exists() else UNUSED)


def restore(copy: Path, store: Path) -> Contents:
    """Puts a copy where the store was. It is checked first; the store is complete then or not there."""
    store = real(store)
    if not copy.is_file():
        raise Unusable("there is no such file", str(copy))
    if beside(copy, "-wal").exists():
        raise Unusable("is in use, or was not closed: copy it with `stammtisch backup`", str(copy))
    if not store.parent.is_dir():
        raise Unusable(f"there is no folder {store.parent}", str(store))
    with contextlib.closing(lock(store)):
        if store.exists() or beside(store, "-wal").exists():
            raise Unusable("is there already: move it away first", str(store))
        return put(copy, store)


def put(copy: Path, store: Path) -> Contents:
    half = beside(store, "-unfinished")
    try:
        shutil.copyfile(copy, half)
        contents = checked(copy, half, UNUSED)
        sync(half)
        os.replace(half, store)
    finally:
        half.unlink(missing_ok=True)
    sync(store.parent)
    return contents


def sync(path: Path) -> None:
    """A file, or the names in a folder, are on the disk when this returns."""
    if os.name == "nt" and path.is_dir():
        return
    descriptor = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def checked(copy: Path, file: Path, way: str) -> Contents:
    """Looks at `file`, opened in this way, and says of `copy`, which it was made from, what is wrong."""
    try:
        with contextlib.closing(sqlite3.connect(file.absolute().as_uri() + way, uri=True)) as connection:
            check_ours(copy, connection)
            check(copy, connection)
            check_logs(copy, connection)
            return Contents(count(connection, "tables"), count(connection, "users"))
    except sqlite3.DatabaseError as problem:
        raise Unsound(f"is not sound: {problem}", str(copy)) from None


def check_ours(copy: Path, connection: Connection) -> None:
    found = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'schema_version'").fetchall()
    version = connection.execute(schema.READ_VERSION).fetchone()[0] if found else None
    if version is None:
        raise Unusable("is not what a server of Stammtisch keeps", str(copy))
    need_readable(copy, version)


def check_logs(copy: Path, connection: Connection) -> None:
    """Each log is complete, and every row holds what it held when it was hashed."""
    rows = map(Row._make, connection.execute(READ_LOGS))
    for name, log in groupby(rows, attrgetter("table")):
        before = b""
        for seq, row in enumerate(log, 1):
            before = chained(before, row.data)
            if (row.seq, row.hash) != (seq, before):
                raise Unsound(f"the log of {name} was changed at {seq}", str(copy))


def count(connection: Connection, table: str) -> int:
    found: int = connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
    return found
