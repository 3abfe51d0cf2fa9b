"""Who is asked for what, and until when: deadlines follow from events, so a loaded match has the same."""

from typing import Final

import msgspec


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Time to think: `seconds` for each act, and a `bank` of seconds for the whole match on top.

    Without seconds there is no clock; with an hour or more for an act it is play by correspondence. A game in
    time has its own times (gress:Q71), and `slow` makes them so many percent as long.
    """

    seconds: int = 0
    bank: int = 0
    slow: int = 100


class Question(msgspec.Struct):
    """What is asked of a seat: since when, and when the clock does it instead.

    In a game in time also what that is, and the occasion: while both stay the same there is no new time to
    think.
    """

    since: int
    until: int | None = None
    act: int | None = None
    occasion: tuple[int, str | None, int] | None = None


class MatchState(msgspec.Struct):
    """All that a match remembers beside its position."""

    asked: list[Question | None]
    banks: list[int]
    """Milliseconds each seat has left for the whole match."""
    deals: int = 0
    """How many hands were dealt."""
    settled: int = 0
    """The time of the latest event: no act counts as done before it any more."""
    rest_until: int = 0
    """While a ruling is made all hands rest (gress:4.15)."""

    def shift(self, lost: int) -> None:
        """Time that did not count: all deadlines move on by it."""
        for question in self.asked:
            if question is not None:
                question.since += lost
                if question.until is not None:
                    question.until += lost
        if self.rest_until:
            self.rest_until += lost


NEVER: Final = 1 << 60
"""Later than any time."""


def fresh(players: int, clock: Clock | None) -> MatchState:
    """A match in which nothing is asked of anybody yet."""
    bank = clock.bank * 1000 if clock is not None else 0
    return MatchState([None] * players, [bank] * players)
