"""What is told, and to whom."""

from collections.abc import Iterable

import msgspec

from stammtisch.games.position import EVERYBODY, Fact, Journal


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fact for the words room: `of` is the game, or `table` for what is no part of the game."""

    of: str
    kind: str
    about: dict[str, object]


class Heard(msgspec.Struct, frozen=True):
    """A fact with the seats that may know it."""

    told: Told
    seats: int = EVERYBODY

    def seen_by(self, seat: int) -> bool:
        """A spectator is seat -1 and knows what everybody knows."""
        return self.seats == EVERYBODY or (seat >= 0 and self.seats >> seat & 1 == 1)


def of_game(game: str, facts: Iterable[Fact]) -> list[Heard]:
    return [Heard(Told(game, fact.kind, fact.about), fact.seats) for fact in facts]


def of_journal(game: str, journal: Journal) -> list[Heard]:
    return of_game(game, journal.facts)


def of_table(kind: str, **about: object) -> Heard:
    return Heard(Told("table", kind, about))


def seen_by(heard: Iterable[Heard], seat: int) -> list[Told]:
    return [fact.told for fact in heard if fact.seen_by(seat)]
