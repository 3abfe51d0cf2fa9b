"""Opens the store an address names."""

from pathlib import Path
from typing import Final

from stammtisch.store.sqlite import SqliteStore
from stammtisch.store.store import Store, Unusable

SQLITE: Final = "sqlite:///"
POSTGRESQL: Final = ("postgresql://", "postgres://")


async def open_store(address: str) -> Store:
    """`sqlite:///club.db`, `sqlite:////srv/club.db` (a full path has the fourth slash) or `postgresql://...`."""
    if address.startswith(SQLITE) and address != SQLITE:
        return await SqliteStore.open(Path(address.removeprefix(SQLITE)))
    if address.startswith(POSTGRESQL):
        try:
            from stammtisch.store.postgres import PostgresStore
        except ImportError:
            raise Unusable("needs the package asyncpg: install stammtisch[postgres]", "postgresql") from None
        return await PostgresStore.open(address)
    raise Unusable("is not sqlite:///PATH or postgresql://USER@HOST/NAME", address)
