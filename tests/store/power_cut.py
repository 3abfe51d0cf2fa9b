"""A disk that can lose its power: what SQLite writes to files, and what of it would be there afterwards.

SQLite reads and writes through a table of functions. Here it is given one of ours, which notes every write,
truncation, sync and deletion, and then does what the usual one does. What a cut at any moment leaves can be
worked out from the notes: of each file what was synced, and none or some of the rest.
"""

import _sqlite3
import ctypes
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import POINTER, c_char_p, c_int, c_int64, c_void_p
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

OPEN = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
DELETE = ctypes.CFUNCTYPE(c_int, c_void_p, c_char_p, c_int)
WRITE = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
TRUNCATE = ctypes.CFUNCTYPE(c_int, c_void_p, c_int64)
SYNC = ctypes.CFUNCTYPE(c_int, c_void_p, c_int)

Methods = c_void_p * 19
"""`sqlite3_io_methods`: a version, then functions; version 3 has 18."""
WRITES, TRUNCATES, SYNCS = 3, 4, 5
"""The places of the three functions we replace."""
SLOWNESS = 0.002
"""Seconds a sync takes, so that whoever is told too early has the time to say so before it."""


class Vfs(ctypes.Structure):
    _fields_ = (
        ("version", c_int),
        ("file_size", c_int),
        ("longest_path", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", c_void_p),
        ("delete", c_void_p),
        ("others", c_void_p * 14),
    )


@dataclass(frozen=True)
class Did:
    """What happened to a file: `write`, `truncate`, `sync`, `delete`; or that somebody was `told`."""

    what: str
    path: str = ""
    offset: int = 0
    data: bytes = b""
    told: object = None


@dataclass
class Disk:
    history: list[Did] = field(default_factory=list)
    full: bool = False
    stuck: bool = False
    """While it is, a sync does not end."""
    syncing: threading.Event = field(default_factory=threading.Event)

    def tell(self, what: object) -> None:
        """Somebody was told this: from now on it must not be lost."""
        self.history.append(Did("told", told=what))

    def cuts(self) -> Iterator[tuple[int, list[object]]]:
        """The last moment before the disk keeps something new, each time; and what had been told by then."""
        told: list[object] = []
        for moment, did in enumerate(self.history):
            if did.what == "told":
                told = [*told, did.told]
            elif did.what in ("sync", "delete"):
                yield moment, told
        yield len(self.history), told

    def after_cut(self, moment: int, survives: Callable[[], bool] = lambda: False) -> dict[str, bytes]:
        """The files as a cut at this moment leaves them. What was not synced is there if it `survives`."""
        files: dict[str, bytearray] = {}
        unsynced: dict[str, list[Did]] = {}
        for did in self.history[:moment]:
            if did.what == "sync":
                for one in unsynced.pop(did.path, []):
                    put(files, one)
            elif did.what == "delete":
                files.pop(did.path, None)
                unsynced.pop(did.path, None)
            elif did.what != "told":
                files.setdefault(did.path, bytearray())
                unsynced.setdefault(did.path, []).append(did)
        for one in (did for waiting in unsynced.values() for did in waiting if survives()):
            put(files, one)
        return {path: bytes(content) for path, content in files.items()}


def put(files: dict[str, bytearray], did: Did) -> None:
    content = files[did.path]
    if did.what == "truncate":
        del content[did.offset :]
        return
    content.extend(bytes(max(0, did.offset - len(content))))
    content[did.offset : did.offset + len(did.data)] = did.data


def sqlite_library() -> Any:
    """The SQLite that Python uses; None when it is hidden inside it."""
    library = ctypes.CDLL(getattr(_sqlite3, "__file__", None))
    return library if hasattr(library, "sqlite3_vfs_register") else None


@contextmanager
def watched() -> Iterator[Disk]:
    """Every SQLite file opened inside is on this disk."""
    library = sqlite_library()
    library.sqlite3_vfs_find.restype = POINTER(Vfs)
    usual = library.sqlite3_vfs_find(None)
    watch = Watch(usual)
    library.sqlite3_vfs_register(ctypes.byref(watch.vfs), 1)
    try:
        yield watch.disk
    finally:
        library.sqlite3_vfs_unregister(ctypes.byref(watch.vfs))
        library.sqlite3_vfs_register(usual, 1)


class Watch:
    """Our functions, which stand before the usual ones."""

    def __init__(self, usual: Any) -> None:
        self.disk = Disk()
        self.usual = ctypes.addressof(usual.contents)
        self.usual_open: Any = OPEN(usual.contents.open)
        self.usual_delete: Any = DELETE(usual.contents.delete)
        self.paths: dict[int, str] = {}
        self.tables: dict[int, Any] = {}
        self.functions: list[Any] = [OPEN(self.open), DELETE(self.delete)]
        """Kept, because SQLite has only their addresses."""
        self.vfs = Vfs.from_buffer_copy(usual.contents)
        self.vfs.name = b"power-cut"
        self.vfs.open, self.vfs.delete = (ctypes.cast(one, c_void_p).value for one in self.functions)

    def open(self, vfs: int, name: int, file: int, flags: int, out: int) -> int:
        result = int(self.usual_open(self.usual, name, file, flags, out))
        methods = c_void_p.from_address(file)
        if result == sqlite3.SQLITE_OK and name and methods.value:
            self.paths[file] = ctypes.string_at(name).decode()
            if methods.value not in self.tables:
                self.tables[methods.value] = self.table_before(methods.value)
            methods.value = ctypes.addressof(self.tables[methods.value])
        return result

    def delete(self, vfs: int, name: bytes, sync: int) -> int:
        self.disk.history.append(Did("delete", name.decode()))
        return int(self.usual_delete(self.usual, name, sync))

    def table_before(self, address: int) -> Any:
        """A copy of the table of functions of a file, with three of them replaced."""
        table: Any = Methods.from_buffer_copy(ctypes.string_at(address, ctypes.sizeof(Methods)))
        usual_write: Any = WRITE(table[WRITES])
        usual_truncate: Any = TRUNCATE(table[TRUNCATES])
        usual_sync: Any = SYNC(table[SYNCS])

        def write(file: int, data: int, size: int, offset: int) -> int:
            if self.disk.full:
                return sqlite3.SQLITE_FULL
            self.disk.history.append(Did("write", self.paths[file], offset, ctypes.string_at(data, size)))
            return int(usual_write(file, data, size, offset))

        def truncate(file: int, size: int) -> int:
            self.disk.history.append(Did("truncate", self.paths[file], size))
            return int(usual_truncate(file, size))

        def sync(file: int, flags: int) -> int:
            self.disk.syncing.set()
            time.sleep(SLOWNESS)
            while self.disk.stuck:
                time.sleep(SLOWNESS)
            self.disk.history.append(Did("sync", self.paths[file]))
            return int(usual_sync(file, flags))

        for place, function in ((WRITES, WRITE(write)), (TRUNCATES, TRUNCATE(truncate)), (SYNCS, SYNC(sync))):
            table[place] = ctypes.cast(function, c_void_p).value
            self.functions.append(function)
        return table


def write_files(files: dict[str, bytes], folder: Path) -> None:
    for path, content in files.items():
        (folder / Path(path).name).write_bytes(content)
