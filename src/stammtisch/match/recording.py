"""A match that is written down while it is played, for whoever has no table around it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from stammtisch.base.bits import Dice
from stammtisch.base.draws import Draw
from stammtisch.base.errors import Refused
from stammtisch.base.reading import check_saying, check_seat
from stammtisch.games.game import Game
from stammtisch.games.position import Fact, Position
from stammtisch.match.events import Event, Said
from stammtisch.match.host import Host
from stammtisch.match.match import Match
from stammtisch.match.record import Record, Scribe
from stammtisch.match.replay import known_chance, resume

Listener = Callable[[Event, list[Fact]], None]


class Recording(Host):
    """A match with its record, act by act. What happens is told to `listen`, event by event."""

    def __init__(
        self,
        record: Record,
        listen: Listener | None = None,
        chance: Callable[[Draw], list[int]] | None = None,
    ) -> None:
        known = known_chance(record)
        self.record: Final = record
        self.scribe: Final = Scribe(record)
        self.listen = listen
        self.chance: Final = chance or (known.draw if known is not None else None)
        self.match: Final[Match] = resume(record, self)
        self.facts: list[Fact] = []

    @property
    def game(self) -> Game[Any, Any]:
        return self.match.game

    @property
    def position(self) -> Position:
        return self.match.position

    def begin(self) -> list[Fact]:
        """What chance has to say before anybody can act."""
        with self.telling() as facts:
            self.match.begin(self.match.state.settled)
        return facts

    def act(self, seat: int, text: str, at: int = 0) -> list[Fact]:
        """A whole act and all that follows from it; refused acts leave match and record as they were."""
        with self.telling() as facts:
            self.match.submit(seat, text, at)
            self.match.settle_all()
        return facts

    def say(self, seat: int, said: str, at: int = 0) -> None:
        """Talk: promises, claims and threats. It changes nothing and binds nobody; it may be true or not."""
        check_seat(seat, self.position.players)
        check_saying(said, "text")
        name = self.record.names[seat]
        self.happen(Said(max(at, self.match.state.settled), name, said, seat), [], None)

    @contextmanager
    def telling(self) -> Iterator[list[Fact]]:
        """All that happens meanwhile."""
        self.facts = []
        yield self.facts

    def happen(self, event: Event, facts: list[Fact], ticket: Any) -> None:
        self.scribe.write(event)
        self.facts.extend(facts)
        if self.listen is not None:
            self.listen(event, facts)

    def refuse(self, act: str, why: Refused, ticket: Any) -> None:
        raise why

    def draw(self, wanted: Draw, deals: int) -> list[int] | None:
        return None if self.chance is None else list(self.chance(wanted))

    def dice(self) -> Dice:
        return Dice(1)
