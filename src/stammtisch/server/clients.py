"""Those whom the server talks to, as its inner parts know them."""

from mypy_extensions import mypyc_attr

from stammtisch.server.errors import Failure
from stammtisch.server.messages import CommandEnd, FromServer
from stammtisch.store.store import User
from stammtisch.table.replies import Reply


@mypyc_attr(allow_interpreted_subclasses=True)
class Asker:
    """Whoever hears the end of a command: a client or a bot."""

    def answer(self, message: CommandEnd) -> None:
        raise NotImplementedError


class Client(Asker):
    """Somebody at the other end of a WebSocket. Telling them something never waits."""

    def __init__(self) -> None:
        self.watched: set[str] = set()
        """The tables they look at."""
        self.lost: set[str] = set()
        """Tables that can't be shown to them at the moment, and will be as soon as that is possible."""
        self.muted: frozenset[str] = frozenset()
        """The users they don't want to hear."""
        self.ping: int | None = None
        """Milliseconds to and fro; None before that was measured."""
        self.lag = 0
        """Milliseconds from the client to here, as far as they are confirmed (`line_credit`)."""

    @property
    def user(self) -> User:
        raise NotImplementedError

    @property
    def here(self) -> bool:
        """Whether the line is still open."""
        raise NotImplementedError

    def send(self, message: bytes) -> None:
        raise NotImplementedError

    def tell(self, message: FromServer | Reply) -> None:
        raise NotImplementedError

    def show(self, table: str, message: bytes, hold: bool = False) -> None:
        """Something about a table; a slow client is shown the whole table later instead. It is held back when
        the end of a command follows at once."""
        raise NotImplementedError

    def lose(self, table: str, code: str = "unavailable") -> None:
        """A table can't be shown any more; it may be asked for again."""
        raise NotImplementedError

    def fail(self, failure: Failure, table: str | None = None, command: str | None = None) -> None:
        raise NotImplementedError

    def hang_up(self, reason: str) -> None:
        raise NotImplementedError
