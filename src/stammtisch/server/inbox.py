"""What waits to be done at a table."""

from typing import Final

import msgspec

from stammtisch.server.clients import Asker
from stammtisch.table.commands import Command

MOST_WAITING: Final = 256
"""Commands that may wait at one table."""


class Job(msgspec.Struct):
    """A command with its time of arrival; without one, whoever came, left or is due."""

    user: str
    at: int
    command: Command | None = None
    name: str = ""
    asker: Asker | None = None
    lag: int | None = None
    """Milliseconds the command was under way, as far as that is known."""
    here: bool | None = None
    close: bool = False
    """Whoever runs the server closes the table."""
