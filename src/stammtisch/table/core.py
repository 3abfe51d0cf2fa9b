"""What all parts of a table work on: its state, its match, and the outcome that is being put together."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from stammtisch.base.bits import Dice
from stammtisch.base.chance import Chain, Hands
from stammtisch.base.draws import Draw
from stammtisch.base.errors import Refused
from stammtisch.games import catalogue
from stammtisch.games.game import Game
from stammtisch.games.position import Fact, Position
from stammtisch.match.events import Event
from stammtisch.match.host import Host
from stammtisch.match.log import Row, chained
from stammtisch.match.match import Match
from stammtisch.table.events import write_event
from stammtisch.table.outcome import Outcome
from stammtisch.table.replies import Accepted, Reply, refused
from stammtisch.table.state import State

Entropy = Callable[[int], bytes]
BOT_PATIENCE: Final = 60_000
"""Milliseconds for a bot, whatever the clock says."""
MOST_LAG: Final = 150
"""Milliseconds an act may count as done before it came in."""


class Presence:
    """Which users have no connection, and since when. That is not written down."""

    def __init__(self) -> None:
        self.away: dict[str, int] = {}

    def is_away(self, user: str | None) -> bool:
        return user in self.away

    def sits(self, user: str) -> None:
        self.away.pop(user, None)


@mypyc_attr(allow_interpreted_subclasses=True)
class TableCore(Host):
    """One table. Its parts are functions that are given it."""

    def __init__(self, state: State, entropy: Entropy) -> None:
        self.state: Final = state
        self.entropy: Final = entropy
        self.game: Final[Game[Any, Any]] = catalogue.find(state.settings.game)
        self.match: Match | None = None
        self.chain = Chain(bytes.fromhex(state.end))
        self.presence: Final = Presence()
        self.lags: Final[dict[str, int]] = {}
        """How long the acts of each user are under way, in milliseconds."""
        self.outcome = Outcome()
        self.cause: tuple[str, str] | None = None
        """The command that brings the next event about: whose, and its id."""

    @property
    def id(self) -> str:
        return self.state.id

    @property
    def seq(self) -> int:
        return self.state.seq

    @property
    def hash(self) -> bytes:
        return self.state.hash

    @property
    def position(self) -> Position | None:
        return None if self.match is None else self.match.position

    @property
    def other_rules(self) -> bool:
        """Whether the match began under another version of the rules than the one at hand: it is not played
        by these."""
        return self.state.rules not in (0, self.game.version)

    def begin_match(self, position: Position) -> Match:
        """A match, from this position on."""
        self.match = Match(self.game, position, self.state.settings.clock, self, self.state.play)
        self.state.play = self.match.state
        return self.match

    # What has happened

    def folded(self, event: Event) -> list[Fact]:
        """What an event changes, and what it tells."""
        raise NotImplementedError

    def followed(self, event: Event, facts: list[Fact]) -> list[Fact]:
        """What an event of the match means for the table, and what is told of it."""
        raise NotImplementedError

    def fold(self, event: Event, command: str | None = None) -> list[Fact]:
        """An event that has happened."""
        facts = self.folded(event)
        user, _, known_by = (command or "").partition(" ")
        self.count(event, write_event(event), (user, known_by) if command else None)
        return facts

    def record(self, event: Event) -> None:
        """The next event of the outcome."""
        self.write_down(event, self.folded(event))

    def happen(self, event: Event, facts: list[Fact], ticket: Any) -> None:
        """The next event of the outcome is one of the match, which has folded it already."""
        if ticket is not None:
            self.cause = ticket
        self.write_down(event, self.followed(event, facts))
        if ticket is not None:
            self.answer(ticket[0], Accepted(self.id, ticket[1], self.seq))

    def write_down(self, event: Event, facts: list[Fact]) -> None:
        data, cause, state, outcome = write_event(event), self.cause, self.state, self.outcome
        self.cause = None
        self.count(event, data, cause)
        command = None if cause is None else f"{cause[0]} {cause[1]}"
        outcome.rows.append(Row(state.id, state.seq, event.at, command, data, state.hash))
        outcome.facts += facts

    def count(self, event: Event, data: bytes, cause: tuple[str, str] | None) -> None:
        state = self.state
        state.seq += 1
        if event.at > state.at:
            state.at = event.at
        state.hash = chained(state.hash, data)
        if cause is not None:
            state.remember(*cause, state.seq)

    def note(self, *, hand_over: bool = False, placard: bool = False) -> None:
        """Something about the outcome that those who send it want to know."""
        self.outcome.hand_over |= hand_over
        self.outcome.placard |= placard

    def answer(self, user: str, reply: Reply) -> None:
        self.outcome.replies.append((user, reply))

    # What a match asks of its host

    def refuse(self, act: str, why: Refused, ticket: Any) -> None:
        self.answer(ticket[0], refused(self.id, ticket[1], why))

    def draw(self, wanted: Draw, deals: int) -> list[int]:
        return Hands(self.chain.secret, self.added(), deals).draw(wanted)

    def added(self) -> list[bytes]:
        """What each seat has added to chance; bots and those who came too late nothing."""
        return [bytes.fromhex(seat.entropy or "") for seat in self.state.seats]

    def dice(self) -> Dice:
        return Dice(int.from_bytes(self.entropy(4), "big"))

    def patience(self, seat: int) -> int | None:
        return BOT_PATIENCE if self.state.seats[seat].bot is not None else None
