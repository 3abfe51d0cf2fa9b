"""What a referee is asked and what it answers."""

from typing import Any

import msgspec

from stammtisch.base.errors import Malformed, Refused
from stammtisch.games.game import SheetLine
from stammtisch.games.position import EVERYBODY, Fact
from stammtisch.match.clocks import Clock
from stammtisch.referee.telling import told_to_all
from stammtisch.words import LANGUAGES, Words, with_names

Sentence = dict[str, str]
"""The same sentence in each language."""


class Names(msgspec.Struct, frozen=True):
    """The names of the seats in each language, and whether cards had to be supposed that nobody named: then
    nothing is told that is not for the whole table, for it would be made up."""

    spoken: dict[str, list[str]]
    supposing: bool = False

    def __getitem__(self, language: str) -> list[str]:
        return self.spoken[language]


class CaseAct(msgspec.Struct, forbid_unknown_fields=True):
    """One thing done at the table: an act of a seat, or cards drawn.

    In Gress an act may have a time, in milliseconds, and the hand it was done with.
    """

    seat: int | None = None
    act: str | None = None
    drawn: list[str] | None = None
    at: int | None = None
    hand: str | None = None


class Case(msgspec.Struct, forbid_unknown_fields=True):
    """What the referee is asked: a position and what was done in it."""

    game: str
    position: dict[str, Any] | str
    edition: str = ""
    options: dict[str, Any] = {}
    names: list[str] = []
    acts: list[CaseAct] = []
    clock: Clock | None = None
    """Where a table plays by one: then what is left undone is done by it, and rulings take their time."""


class Lateness(msgspec.Struct):
    """An act that came too late: behind which other act, by how many milliseconds (below zero if it was
    earlier all the same), and the classes of the winner and the loser (gress:10.9)."""

    behind: int
    ms: int
    classes: tuple[str, str]
    reason: Sentence


class Verdict(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What the rules say about one thing done."""

    verdict: str
    place: int | None = None
    seat: int | None = None
    act: str | None = None
    drawn: list[str] | None = None
    at: int | None = None
    hand: str | None = None
    rule: str | None = None
    reason: Sentence = {}
    counts_as: str | None = None
    races: list[Lateness] = []
    facts: list[Sentence] = []


class Verdicts(msgspec.Struct):
    """All verdicts, and where they lead."""

    acts: list[Verdict]
    standing: list[Sentence]
    position: dict[str, Any]
    line: str
    over: bool
    winners: list[int]
    sheet: list[SheetLine]


def sentences(facts: list[Fact], game: str, names: Names) -> list[Sentence]:
    """Facts for somebody who may know all of them."""
    return [
        {language: told_to_all(fact, game, names[language], Words(language)) for language in LANGUAGES}
        for fact in facts
        if fact.seats == EVERYBODY or not names.supposing
    ]


def why(refused: Refused, names: Names) -> Sentence:
    return {
        language: Words(language).refusal(refused.rule, with_names(refused.values, names[language]))
        for language in LANGUAGES
    }


def say(key: str, names: Names, **values: object) -> Sentence:
    """A sentence in each language; seats in `values` become names."""
    return {
        language: Words(language).say(key, **with_names(values, names[language])) for language in LANGUAGES
    }


def act_of(asked: CaseAct) -> tuple[int, str]:
    """The seat and what it did."""
    if asked.seat is None or asked.act is None:
        raise Malformed("needs either seat and act, or drawn")
    return asked.seat, asked.act
