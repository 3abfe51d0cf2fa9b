"""What a simulation showed."""

from typing import Any, Final

import msgspec

from stammtisch.games import catalogue
from stammtisch.lab.figures import (
    Difference,
    GameFigures,
    Length,
    PlayerFigures,
    SeatRow,
    differences,
    length,
    standing,
    summed,
)
from stammtisch.players import player

SECOND: Final = 1000


class Findings(msgspec.Struct, kw_only=True):
    """What all simulations show."""

    game: str
    options: dict[str, Any]
    lineup: list[str]
    games: int
    seed: int
    duplicate: bool
    seats: list[PlayerFigures]
    players: dict[str, PlayerFigures]
    differences: list[Difference]


class Summary(Findings, kw_only=True):
    """What games in turn showed. Games that were given up are among the games, with the points they had
    come to, and nobody has won them."""

    edition: str
    unfinished: int
    limit: int
    table: dict[str, int]


class TimedSummary(Findings, kw_only=True):
    """What games in time showed: sums over all games in `counts`, and averages for the rest.

    Nobody wins a game that comes to a dead end, such as one in which no cards are left to draw, or that runs
    out of virtual time. The latter was never settled: its points stay out of the averages.
    """

    machines: list[str]
    """Those of the players that are no persons."""
    dead_ends: int
    out_of_time: int
    limit_seconds: int
    seconds: Length
    turns: Length
    counts: dict[str, int]


class SimulationSetup(msgspec.Struct, frozen=True):
    """What the games of a simulation have in common. A game is given up at the limit: so many decisions, or
    seconds on the virtual clock of a game in time."""

    game: str
    edition: str
    options: dict[str, Any]
    lineup: tuple[str, ...]
    seed: int
    duplicate: bool
    limit: int

    @property
    def rotations(self) -> int:
        return len(self.lineup) if self.duplicate else 1

    def seated(self, turn: int) -> list[str]:
        """Who sits where in a rotation."""
        return [*self.lineup[turn:], *self.lineup[:turn]]


class Simulation(msgspec.Struct):
    """All games, deal by deal."""

    series: SimulationSetup
    games: list[GameFigures]

    @property
    def deals(self) -> list[int]:
        """Which deal each game was played with."""
        return [number // self.series.rotations for number in range(len(self.games))]

    @property
    def rows(self) -> list[SeatRow]:
        """What every seat of every game got. A game in time that was given up was never settled."""
        in_time = catalogue.find(self.series.game).in_time
        return [
            SeatRow(number, deal, seat, name, game.points[seat], game.won[seat], game.tallies[seat], counts)
            for number, (deal, game) in enumerate(zip(self.deals, self.games, strict=True))
            for counts in [game.settled or not in_time]
            for seat, name in enumerate(game.players)
        ]

    def shared(self) -> dict[str, Any]:
        """What both kinds of summary have."""
        series, rows = self.series, self.rows
        low = catalogue.find(series.game).fewest_points_win
        return {
            "game": series.game,
            "options": series.options,
            "lineup": list(series.lineup),
            "games": len(self.games),
            "seed": series.seed,
            "duplicate": series.duplicate,
            "seats": [
                standing([row for row in rows if row.seat == seat]) for seat in range(len(series.lineup))
            ],
            "players": {
                name: standing([row for row in rows if row.player == name])
                for name in dict.fromkeys(series.lineup)
            },
            "differences": differences(rows, low) if series.duplicate else [],
        }

    @property
    def summary(self) -> Summary:
        """What games in turn showed."""
        return Summary(
            edition=self.series.edition,
            unfinished=sum(not game.settled for game in self.games),
            limit=self.series.limit,
            table=summed(game.counts for game in self.games),
            **self.shared(),
        )

    @property
    def timed_summary(self) -> TimedSummary:
        """What games in time showed."""
        series, games = self.series, self.games
        lineup = dict.fromkeys(series.lineup)
        return TimedSummary(
            machines=[name for name in lineup if player.is_machine(series.game, name)],
            dead_ends=sum(game.settled and not any(game.won) for game in games),
            out_of_time=sum(not game.settled for game in games),
            limit_seconds=series.limit,
            seconds=length([game.milliseconds / SECOND for game in games]),
            turns=length([game.counts.get("turns", 0) for game in games]),
            counts=summed(game.counts for game in games),
            **self.shared(),
        )
