"""Best of several matches at one table."""

from collections.abc import Sequence

import msgspec

from stammtisch.sheets.pad import PastMatch


class Series(msgspec.Struct, frozen=True):
    """A series: best `of` so many matches, the `wins` of each seat, and who has won it.

    Who shares a match has won it. The first with more than half of the matches wins the series, and so do
    those with the most wins when all are played.
    """

    of: int
    wins: tuple[int, ...]
    matches: int
    winners: tuple[int, ...]


def standing(played: Sequence[PastMatch], of: int, seats: int) -> Series:
    """The series that the last match belongs to; after one is won another begins with the next match, and so
    it does when more or fewer sit down."""
    now = Series(of, (0,) * seats, 0, ())
    for match in played:
        if now.winners or len(match.scores) != len(now.wins):
            now = Series(of, (0,) * len(match.scores), 0, ())
        wins = tuple(won + (seat in match.winners) for seat, won in enumerate(now.wins))
        now = Series(of, wins, now.matches + 1, decided(of, wins, now.matches + 1))
    return now if len(now.wins) == seats else Series(of, (0,) * seats, 0, ())


def decided(of: int, wins: Sequence[int], matches: int) -> tuple[int, ...]:
    best = max(wins)
    if 2 * best <= of and matches < of:
        return ()
    return tuple(seat for seat, won in enumerate(wins) if won == best)
