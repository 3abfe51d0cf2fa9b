"""What waits to be done at a table, and what came of it."""

from typing import TYPE_CHECKING, Final, Protocol, final

from stammtisch.match.log import Row
from stammtisch.server.messages import CommandEnd
from stammtisch.table.commands import Command
from stammtisch.table.outcome import Outcome

if TYPE_CHECKING:
    from stammtisch.server.live import Live


class Asker(Protocol):
    """Whoever hears the end of a command: a connection or a bot."""

    def answer(self, message: CommandEnd) -> None: ...


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
class Decision:
    """What came of all that waited at a table, to be told when the rows are written."""

    def __init__(self, live: "Live", jobs: list[Job]) -> None:
        self.live: Final = live
        self.jobs: Final = jobs
        self.outcomes: Final[list[Outcome]] = []
        self.refused: Final[list[tuple[Job, CommandEnd]]] = []
        self.rows: Final[list[Row]] = []
