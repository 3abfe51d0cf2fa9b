"""How many appends a second the store makes durable: many tables at once, beside one commit for each append.

Every table waits for its append before it makes the next, as tables in play do. Time is wall time, most of
it spent waiting for the disk: use a folder on the disk in question, not one in memory.
"""

import asyncio
import secrets
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Annotated, Final

import typer

from stammtisch.match.log import Row
from stammtisch.store.opening import SQLITE, open_store
from stammtisch.store.store import Store

ROUNDS: Final = 7
TABLES: Final = 250
GROUPED: Final = 20
"""Appends of each table in one round."""
ALONE: Final = 250
"""Appends in one round when only one table plays."""
DATA: Final = bytes(120)
HASH: Final = bytes(32)


async def play(store: Store, table: str, appends: int) -> None:
    for seq in range(1, appends + 1):
        await store.append([Row(table, seq, seq, f"user/{seq}", DATA, HASH)])


async def rate(store: Store, tables: int, appends: int) -> float:
    """Appends a second of so many new tables."""
    names = [secrets.token_hex(8) for number in range(tables)]
    began = time.perf_counter()
    await asyncio.gather(*(play(store, name, appends) for name in names))
    return tables * appends / (time.perf_counter() - began)


async def run(addresses: list[str], rounds: int = ROUNDS) -> list[tuple[float, float, float]]:
    """For each store the appends a second of many tables and of one, and the ratio: medians, in turn."""
    stores = [await open_store(address) for address in addresses]
    rates: list[list[tuple[float, float]]] = [[] for store in stores]
    for number in range(rounds):
        for found, store in zip(rates, stores, strict=True):
            found.append((await rate(store, TABLES, GROUPED), await rate(store, 1, ALONE)))
    for store in stores:
        await store.close()
    return [
        (
            median(many for many, one in found),
            median(one for many, one in found),
            median(m / o for m, o in found),
        )
        for found in rates
    ]


def main(
    folder: Annotated[
        Path,
        typer.Option(
            help="Where the SQLite file is made, and deleted afterwards.", file_okay=False, exists=True
        ),
    ] = Path(),
    postgres: Annotated[str, typer.Option(help="Also a PostgreSQL database: postgresql://...")] = "",
    rounds: Annotated[int, typer.Option(min=1, help="How often each is measured.")] = ROUNDS,
) -> None:
    """Measure durable appends."""
    with tempfile.TemporaryDirectory(dir=folder) as inside:
        addresses = [f"{SQLITE}{Path(inside).absolute() / 'bench.db'}", *([postgres] if postgres else [])]
        found = asyncio.run(run(addresses, rounds))
    for address, (many, one, ratio) in zip(addresses, found, strict=True):
        name = address.partition(":")[0]
        print(
            f"{name:<10} {many:>8,.0f} appends/s of {TABLES} tables, {one:>7,.0f} of one, ratio {ratio:.1f}"
        )


if __name__ == "__main__":
    typer.run(main)
