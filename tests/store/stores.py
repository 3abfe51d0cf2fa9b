"""What the tests of the store have in common."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from types import ModuleType

from stammtisch.match.log import Row
from stammtisch.store.opening import open_store
from stammtisch.store.store import Store


def row(table: str, seq: int, command: str | None = None, data: bytes = b"{}") -> Row:
    return Row(table, seq, 1000 + seq, command, data, bytes([seq % 256]) * 32)


def several(table: str, first: int, count: int) -> list[Row]:
    """Consecutive rows that one command led to."""
    return [row(table, seq, f"ann/{seq}" if seq == first else None) for seq in range(first, first + count)]


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    store = await open_store(address)
    try:
        yield store
    finally:
        await store.close()


async def outcomes(*calls: Awaitable[None]) -> list[BaseException | None]:
    """What came of calls made at the same time."""
    return await asyncio.gather(*calls, return_exceptions=True)


def mutated(module: ModuleType, old: str, new: str) -> ModuleType:
    """A module with one piece of its source exchanged."""
    source = Path(str(module.__file__)).read_text(encoding="utf-8")
    assert source.count(old) == 1, f"{old!r} is there {source.count(old)} times"
    changed = ModuleType(f"{module.__name__}_mutated")
    exec(compile(source.replace(old, new), changed.__name__, "exec"), changed.__dict__)
    return changed
