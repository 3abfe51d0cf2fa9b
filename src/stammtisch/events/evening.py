"""An evening: people of one game at several tables, game after game, with a sheet for all of them."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

import msgspec

from stammtisch.base.errors import Malformed
from stammtisch.events.event import ClubEvent
from stammtisch.games import catalogue
from stammtisch.sheets.people import TableGame, Tables


class EventRow(msgspec.Struct, frozen=True):
    """A complete game on the sheet: `cells` by column, `points` and `totals` by person. Points include those
    for dealing errors."""

    number: int
    cells: tuple[str, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]


class EventSheet(msgspec.Struct, frozen=True, tag_field="kind", tag="big"):
    """The sheet in standard notation; a total in brackets is that of somebody who missed the game."""

    columns: tuple[int, ...]
    rows: tuple[EventRow, ...]
    totals: tuple[int, ...]
    leaders: tuple[int, ...]
    length: int
    finished: bool


class Evening(ABC):
    """What a game that is played at several tables says of it."""

    game: str
    options: Mapping[str, Any] = {}
    """Those of a table that plays online."""

    @abstractmethod
    def needed(self, event: ClubEvent) -> int:
        """How many people the next game needs."""

    @abstractmethod
    def seated(self, order: tuple[int, ...], sizes: tuple[int, ...] = ()) -> Tables:
        """Tables for people in the order in which they were drawn, of these sizes if the organiser has said
        so."""

    @abstractmethod
    def check_result(self, result: TableGame, people: int) -> None:
        """What a table of so many people can't have come to is `Malformed`, with fields as in the entry."""

    @abstractmethod
    def played_out(self, event: ClubEvent) -> bool:
        """Whether there is nothing more to play."""

    @abstractmethod
    def sheet_of(self, event: ClubEvent) -> EventSheet:
        """What the results come to."""


def evening() -> Evening:
    """The evening of the game that has one."""
    for game in catalogue.GAMES:
        if catalogue.has_part("events", game):
            found: Evening = catalogue.part("events", game).EVENING
            return found
    raise Malformed("no game here is played at several tables with one sheet")
