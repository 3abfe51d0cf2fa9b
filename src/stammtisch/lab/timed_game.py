"""A game of Gress as a table in time holds it: loose, or written down."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from stammtisch.games.bits import Dice
from stammtisch.games.chance import Chance
from stammtisch.games.gress.arbitration import Result
from stammtisch.games.gress.game import Gress
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.position import Draw, Journal
from stammtisch.records.recorder import Recorder

GRESS: Final = Gress()


class TimedGame(Protocol):
    @property
    def position(self) -> GressPosition: ...

    def act(self, seat: int, act: str, at: int, journal: Journal) -> None:
        """A whole act, or `Refused`."""

    def adopt(self, result: Result) -> None:
        """Go on from what arbitration came to. Its journal has told everything."""

    def draw(self, at: int, journal: Journal) -> None:
        """Let chance answer what the position waits for."""


class Loose:
    """A game nobody writes down."""

    def __init__(self, position: GressPosition, chance: Callable[[Draw], Sequence[int]]) -> None:
        self.position = position
        self.chance: Final = chance

    def act(self, seat: int, act: str, at: int, journal: Journal) -> None:
        GRESS.perform(self.position, seat, act, journal)

    def adopt(self, result: Result) -> None:
        self.position = result.position

    def draw(self, at: int, journal: Journal) -> None:
        wanted = self.position.chance()
        assert wanted is not None
        self.position.answer(self.chance(wanted), journal)


def rolled(dice: Dice) -> Callable[[Draw], Sequence[int]]:
    """Chance from dice."""
    return lambda wanted: dice.draw(wanted.pool, wanted.take)


class Written:
    """A game in its record, with chance that can be verified.

    A card that came too late and bounced (gress:option:collision) was never laid: it is not written down.
    """

    def __init__(self, recorder: Recorder, chance: Chance) -> None:
        self.recorder: Final = recorder
        self.chance: Final = chance

    @property
    def position(self) -> GressPosition:
        assert isinstance(self.recorder.position, GressPosition)
        return self.recorder.position

    def act(self, seat: int, act: str, at: int, journal: Journal) -> None:
        journal.facts.extend(self.recorder.act(seat, act, at).facts)

    def adopt(self, result: Result) -> None:
        for done in result.committed:
            if done.outcome == "done":
                self.recorder.act(done.raw.seat, done.raw.act, done.raw.at)

    def draw(self, at: int, journal: Journal) -> None:
        wanted = self.position.chance()
        assert wanted is not None
        journal.facts.extend(self.recorder.draw(self.chance.draw(wanted), at).facts)
