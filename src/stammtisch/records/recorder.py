"""Writing a game down while it is played."""

from collections.abc import Mapping, Sequence
from typing import Any

from stammtisch.games import catalogue
from stammtisch.games.bits import numbers
from stammtisch.games.chance import Chance, commitment
from stammtisch.games.errors import Malformed
from stammtisch.games.game import Game
from stammtisch.games.position import OVER, Journal, Position
from stammtisch.match.events import Acted, Drawn, Event
from stammtisch.records.record import (
    ChanceData,
    Entry,
    Record,
    Result,
    Seat,
    check_saying,
    first_hash,
    running_hash,
)


def new_record(
    game: str, seats: Sequence[Seat], edition: str = "", options: Mapping[str, Any] | None = None
) -> Record:
    """The header of a game that has not begun."""
    rules = catalogue.find(game)
    start = rules.start(len(seats), edition, options)
    return Record(
        game=game,
        edition=rules.edition(edition),
        rules=rules.version,
        options=rules.agreed(start),
        seats=list(seats),
    )


def with_chance(record: Record, secret: bytes, entropy: Sequence[bytes]) -> Chance:
    """Bind a record to verifiable chance, and get that chance.

    The secret stands in the record: whoever keeps the record keeps it to themselves until the end.
    """
    chance = Chance(secret, entropy)
    record.chance = ChanceData(commitment(secret), [part.hex() for part in entropy], secret.hex())
    return chance


class Recorder:
    """A game in progress together with its record; the one way to change either."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game: Game[Any, Any] = catalogue.find(record.game)
        self.position: Position = first_position(self.game, record)
        self.hash = first_hash(record, self.game.write_line(self.position))

    def act(self, seat: int, text: str, at: int | None = None) -> Journal:
        """A whole act; refused acts leave game and record as they were."""
        journal = Journal()
        self.game.perform(self.position, seat, text, journal)
        self._append(Entry(0, "", seat=seat, act=self.game.write_act(self.game.read_act(text)), at=at))
        return journal

    def say(self, seat: int, said: str, at: int | None = None) -> None:
        """Talk: promises, claims and threats. It is kept apart from what happened, changes nothing and
        binds nobody; it may be true or not."""
        if not 0 <= seat < self.position.players:
            raise Malformed(f"there is no seat {seat}; seats are 0 to {self.position.players - 1}", "seat")
        check_saying(said, "said")
        self._append(Entry(0, "", seat=seat, said=said, at=at))

    def draw(self, drawn: Sequence[int], at: int | None = None) -> Journal:
        """What chance drew, where the position waits for it."""
        wanted = self.position.chance()
        if wanted is None:
            raise Malformed("nothing is to be drawn now", "draw")
        self.game.check_draw(wanted, drawn)
        names = self.game.write_draw(self.position, drawn)
        journal = Journal()
        self.position.answer(drawn, journal)
        self._append(Entry(0, "", draw=f"{wanted.purpose}/{wanted.counter}", drawn=names, at=at))
        return journal

    def note(self, event: Event) -> None:
        """What happened in a match that is run elsewhere: its acts and draws. A card that came too late and
        bounced (gress:option:collision) was never laid: it is not written down."""
        if isinstance(event, Acted):
            self.act(event.seat, event.act, event.at)
        elif isinstance(event, Drawn):
            self.draw(self.game.read_draw(self.position, event.drawn), event.at)

    def _append(self, entry: Entry) -> None:
        entry.seq = len(self.record.entries) + 1
        self.hash = running_hash(self.hash, entry, self.game.write_line(self.position))
        entry.hash = self.hash
        self.record.entries.append(entry)
        if self.position.actor == OVER:
            self.record.result = Result(self.position.scores(), numbers(self.position.winners()))


def first_position(game: Game[Any, Any], record: Record) -> Position:
    """Where a record starts: at the beginning, or at a position of its own."""
    if record.start is None:
        position: Position = game.start(len(record.seats), record.edition, record.options)
    else:
        position = game.read_position(record.start, record.edition, record.options)
    if position.players != len(record.seats):
        raise Malformed(f"{len(record.seats)} seats, but {position.players} in the position", "seats")
    return position
