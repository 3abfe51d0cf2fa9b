"""What is worked out once and kept for whoever asks next, as far as there is room."""

import asyncio
import gzip
import struct
import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import cached_property
from typing import Final, TypeVar

from stammtisch.match.log import Row
from stammtisch.store.store import Store
from stammtisch.table.story import Chronicle

LEVEL: Final = 5
"""How hard it is tried to compress."""
GZIP_HEAD: Final = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"
GZIP_END: Final = b"\x01\0\0\xff\xff"
"""A last block, with nothing in it."""
MOST_BYTES: Final = 32_000_000
MOST_TABLES: Final = 32
T = TypeVar("T")
Key = tuple[str, int, str]
"""A table, a match there, and what was asked for."""


class SharedText:
    """A part of an answer that many are sent, compressed once for all of them."""

    def __init__(self, plain: bytes) -> None:
        self.plain: Final = plain

    @cached_property
    def deflated(self) -> bytes:
        """To be put between others: it ends where a byte ends, and is not the last."""
        packer = zlib.compressobj(LEVEL, wbits=-zlib.MAX_WBITS)
        return packer.compress(self.plain) + packer.flush(zlib.Z_FULL_FLUSH)


def plain_of(part: bytes | SharedText) -> bytes:
    return part if isinstance(part, bytes) else part.plain


def gzipped(*parts: bytes | SharedText) -> bytes:
    """Parts one after the other as one gzip stream (RFC 1952). Those that nobody shares are short and stay as
    they are, in blocks that are not compressed (RFC 1951)."""
    stream, check, size = [GZIP_HEAD], 0, 0
    for part in parts:
        plain = plain_of(part)
        if isinstance(part, SharedText):
            stream.append(part.deflated)
        else:
            stream += [struct.pack("<BHH", 0, len(plain), len(plain) ^ 0xFFFF), plain]
        check, size = zlib.crc32(plain, check), size + len(plain)
    return b"".join([*stream, GZIP_END, struct.pack("<II", check, size)])


class Answers:
    """Long answers in JSON, compressed. Whether somebody may have one is asked before, every time.

    They are worked out one at a time and in a thread: several at it would hold up the event loop.
    """

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most: Final = most
        self.kept: Final[OrderedDict[Key, bytes]] = OrderedDict()
        self.size = 0
        self.working: Final = asyncio.Lock()

    async def get(self, key: Key, load: Callable[[], Awaitable[T]], work: Callable[[T], bytes]) -> bytes:
        """The answer that is known by this key; made, if need be, from what is loaded."""
        if key not in self.kept:
            async with self.working:
                if key not in self.kept:
                    loaded = await load()
                    self.put(
                        key, await asyncio.to_thread(lambda: gzip.compress(work(loaded), LEVEL, mtime=0))
                    )
        self.kept.move_to_end(key)
        return self.kept[key]

    def drop(self, table: str) -> None:
        """What is known of a table is true no longer."""
        for key in [key for key in self.kept if key[0] == table]:
            self.size -= len(self.kept.pop(key))

    def put(self, key: Key, packed: bytes) -> None:
        """The newest is always kept; those not asked for longest go."""
        self.kept[key] = packed
        self.size += len(packed)
        while self.size > self.most and len(self.kept) > 1:
            self.size -= len(self.kept.popitem(last=False)[1])


class Chronicles:
    """What was told at the tables whose pages were opened last."""

    def __init__(self, store: Store, replay: Callable[[Chronicle, list[Row]], None] = Chronicle.read) -> None:
        self.store: Final = store
        self.replay: Final = replay
        self.kept: Final[OrderedDict[str, Chronicle]] = OrderedDict()
        self.working: Final = asyncio.Lock()

    async def of(self, table: str, upto: int) -> Chronicle:
        """Of a table, at least up to a number that its log has reached. Only what is new is played."""
        async with self.working:
            found = self.kept.pop(table, None) or Chronicle()
            if found.seq < upto:
                rows = await self.store.rows(table, found.seq, upto)
                await asyncio.to_thread(self.replay, found, rows)
            self.kept[table] = found
            if len(self.kept) > MOST_TABLES:
                self.kept.popitem(last=False)
        return found
