"""Appends to a few tables for ever and prints what is acknowledged; until it is killed.

python appender.py ADDRESS
"""

import asyncio
import sys

from stammtisch.match.log import Row
from stammtisch.store.opening import open_store
from stammtisch.store.store import Store, Unusable

TABLES = 4


async def append_on(store: Store, table: str) -> None:
    seq = len(await store.rows(table))
    while True:
        rows = [Row(table, seq + more, 0, None, b"act", bytes([seq % 256])) for more in (1, 2)]
        await store.append(rows)
        seq += len(rows)
        print(table, seq, flush=True)


async def main(address: str) -> None:
    try:
        store = await open_store(address)
    except Unusable as problem:
        sys.exit(str(problem))
    await asyncio.gather(*(append_on(store, f"t{number}") for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
