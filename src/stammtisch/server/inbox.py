"""What waits to be done at a table."""

from collections import deque
from typing import Final, final

from stammtisch.server.clients import Asker
from stammtisch.server.errors import Failure
from stammtisch.table.commands import Command

MOST_WAITING: Final = 256
"""Commands that may wait at one table."""


@final
class Job:
    """A command with its time of arrival; without one, whoever came, left or is due."""

    def __init__(
        self,
        user: str,
        at: int,
        command: Command | None = None,
        name: str = "",
        asker: Asker | None = None,
        lag: int | None = None,
        here: bool | None = None,
        close: bool = False,
    ) -> None:
        self.user: Final = user
        self.at: Final = at
        self.command = command
        self.name: Final = name
        self.asker: Final = asker
        self.lag: Final = lag
        """Milliseconds the command was under way, as far as that is known."""
        self.here: Final = here
        self.close: Final = close
        """Whoever runs the server closes the table."""


@final
class Inbox:
    """The jobs of one table, in the order they came."""

    def __init__(self) -> None:
        self.jobs: Final[deque[Job]] = deque()

    def check_room(self) -> None:
        """Raises `Failure` when too much waits."""
        if len(self.jobs) >= MOST_WAITING:
            raise Failure("unavailable")

    def take_all(self) -> list[Job]:
        jobs = list(self.jobs)
        self.jobs.clear()
        return jobs
