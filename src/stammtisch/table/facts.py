"""What is told, and to whom. A fact of the table is like one of the game; only what it is `of` differs."""

from collections.abc import Iterable
from typing import Final

import msgspec

from stammtisch.games import catalogue
from stammtisch.games.position import EVERYBODY, Fact

OF_TABLE: Final = "table"
SAID: Final = "said"
RENEWED: Final = "renewed"
ENCODE: Final = msgspec.json.Encoder().encode


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fact as it is sent: `of` is the game, or `table` for what is no part of the game. A verdict names its
    `rule`."""

    of: str
    kind: str
    about: dict[str, object]
    rule: str | None = None


def of_table(kind: str, **about: object) -> Fact:
    return Fact(kind, about, EVERYBODY, OF_TABLE)


def told(game: str, fact: Fact) -> Told:
    """The one place where a fact of a game learns of which, and by which rule it is so."""
    if fact.of:
        return Told(fact.of, fact.kind, fact.about)
    return Told(game, fact.kind, fact.about, catalogue.find(game).rule_behind(fact.kind, fact.about))


def write_fact(game: str, fact: Fact) -> bytes:
    """A fact in JSON, which is the same for all who may know it."""
    return ENCODE(told(game, fact))


def seen_by(game: str, facts: Iterable[Fact], seat: int) -> list[Told]:
    """The facts for a seat, or for spectators, seat -1."""
    return [told(game, fact) for fact in facts if fact.seen_by(seat)]


def heard_by(fact: Fact | Told, muted: frozenset[str]) -> bool:
    """Whether this is anything but the talk of those whom somebody does not want to hear."""
    return fact.kind != SAID or fact.about.get("user") not in muted
