"""Copies of everything, made while the server runs."""

import secrets
import time
from pathlib import Path
from typing import Final

from stammtisch.store.store import Store


class Backups:
    """All in one folder."""

    def __init__(self, store: Store, folder: Path) -> None:
        self.store: Final = store
        self.folder: Final = folder

    async def make(self) -> Path:
        """One more, under a name that says when it was made."""
        self.folder.mkdir(parents=True, exist_ok=True)
        moment = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
        file = self.folder / f"stammtisch-{moment}-{secrets.token_hex(2)}.db"
        await self.store.backup(file)
        return file
