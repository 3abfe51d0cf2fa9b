"""The Zettel, the score sheet of one table of Gress (docs/zettel.md).

Gress: rules by Timo Buske and Hauke Hachmann, www.pansensack.de.
"""

from collections.abc import Sequence
from math import ceil
from typing import Final, Literal

import msgspec

from stammtisch.base.errors import Malformed
from stammtisch.base.reading import convert, decode
from stammtisch.sheets.people import TableGame, check_names

FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 20
FEWEST_GAMES: Final = 12
MISDEAL: Final = 4
MOST_POINTS: Final = 999
MOST_MISDEALS: Final = 20


class Zettel(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the writer enters. `misdeals_after` are those of the next dealer, after the last game."""

    game: Literal["gress"]
    names: tuple[str, ...]
    games: tuple[TableGame, ...]
    writer: int = 0
    misdeals_after: int = 0


class GameRow(msgspec.Struct, frozen=True):
    """One game on the sheet: `cells` go from left to right, `totals` by seat."""

    dealer: int
    cells: tuple[str, ...]
    totals: tuple[int, ...]
    ends_round: bool


class ZettelSheet(msgspec.Struct, frozen=True):
    """The sheet in standard notation. `columns` are seats from left to right; all else goes by seat.

    `begun` are the cells of a row that holds nothing but misdeals yet. `length` is how many games the
    sheet has as it stands; it is finished after that many. `dealer` deals next.
    """

    names: tuple[str, ...]
    writer: int
    columns: tuple[int, ...]
    rows: tuple[GameRow, ...]
    begun: tuple[str, ...]
    length: int
    finished: bool
    dealer: int | None
    totals: tuple[int, ...]
    leaders: tuple[int, ...]
    winner: int | None
    next_writer: int
    next_dealer: int


def read(data: object) -> Zettel:
    """What was entered, as JSON text or as plain data."""
    zettel: Zettel = decode(data, Zettel) if isinstance(data, bytes) else convert(data, Zettel)
    return zettel


def score(entered: Zettel) -> ZettelSheet:
    """The sheet these games make. Nothing may be entered after it is finished (gress:11.2)."""
    seats = len(entered.names)
    check_names(entered.names, FEWEST_SEATS, MOST_SEATS, "gress:2.1")
    check_within(entered.writer, seats - 1, "writer", "gress:11.5")
    columns = dealing_order(entered.writer, seats)
    totals = (0,) * seats
    rows: list[GameRow] = []
    for number, game in enumerate(entered.games):
        field = f"games[{number}]"
        if number == length(number, totals):
            raise Malformed("the sheet was finished before this game", field, "gress:11.2")
        check_game(game, seats, field)
        dealer = columns[number % seats]
        marks = {dealer: game.misdeals}
        totals = added(totals, game.points, marks)
        cells = notation(columns, totals, [game.winner], marks)
        rows.append(GameRow(dealer, cells, totals, (number + 1) % seats == 0))
    needed = length(len(rows), totals)
    finished = len(rows) == needed
    next_dealer = columns[len(rows) % seats]
    check_within(entered.misdeals_after, MOST_MISDEALS, "misdeals_after", "gress:11.9")
    if finished and entered.misdeals_after:
        raise Malformed("the sheet is finished, nobody deals", "misdeals_after", "gress:11.2")
    marks = {next_dealer: entered.misdeals_after} if entered.misdeals_after else {}
    totals = added(totals, (0,) * seats, marks)
    ahead = leaders(totals)
    return ZettelSheet(
        names=entered.names,
        writer=entered.writer,
        columns=columns,
        rows=tuple(rows),
        begun=tuple("!" * marks.get(seat, 0) for seat in columns) if marks else (),
        length=needed,
        finished=finished,
        dealer=None if finished else next_dealer,
        totals=totals,
        leaders=ahead,
        winner=ahead[0] if finished else None,
        next_writer=columns[0],
        next_dealer=columns[1],
    )


def dealing_order(writer: int, seats: int) -> tuple[int, ...]:
    """The seats in the order they deal, which is the order of the columns (gress:11.7).

    gress:11.6: the writer's left neighbour deals first, then always the next on the left. So the writer
    of the next sheet (gress:11.5: the writer's left neighbour) is first here and its dealer second.
    """
    return tuple((writer + 1 + turn) % seats for turn in range(seats))


def length(played: int, totals: Sequence[int]) -> int:
    """How many games a sheet has, as it stands after `played` games.

    gress:11.1: a round is as many games as seats. gress:11.2, gress:Q75: whole rounds, at least twelve
    games. gress:11.3: one more round whenever they end with the lowest total shared.
    """
    seats = len(totals)
    rounds = ceil(max(played, FEWEST_GAMES) / seats)
    tied = played == rounds * seats and len(leaders(totals)) > 1
    return (rounds + tied) * seats


def leaders(totals: Sequence[int]) -> tuple[int, ...]:
    """Who has the lowest total (gress:11.2)."""
    return tuple(seat for seat, total in enumerate(totals) if total == min(totals))


def added(totals: Sequence[int], points: Sequence[int], misdeals: dict[int, int]) -> tuple[int, ...]:
    """The totals after a game; each dealing error costs its dealer four points (gress:11.9)."""
    return tuple(
        total + won + MISDEAL * misdeals.get(seat, 0)
        for seat, (total, won) in enumerate(zip(totals, points, strict=True))
    )


def notation(
    columns: Sequence[int], totals: Sequence[int], winners: Sequence[int | None], misdeals: dict[int, int]
) -> tuple[str, ...]:
    """A row: running totals, and a dash for who won (gress:11.8).

    gress:Q74: only the winner gets a dash, not a second seat without points.
    gress:11.9, gress:Q72: a stroke beside it for each dealing error before the game.
    """
    return tuple(
        ("-" if seat in winners else str(totals[seat])) + "!" * misdeals.get(seat, 0) for seat in columns
    )


def check_game(game: TableGame, seats: int, field: str) -> None:
    check_points(game.points, seats, field)
    for place, seat in enumerate(game.excluded):
        check_within(seat, seats - 1, f"{field}.excluded[{place}]", "gress:10.8")
    there = [seat for seat in range(seats) if seat not in game.excluded]
    check_winner(game.winner, game.points, there, f"{field}.winner")
    check_within(game.misdeals, MOST_MISDEALS, f"{field}.misdeals", "gress:11.9")


def check_points(points: Sequence[int], people: int, field: str) -> None:
    """gress:9.4: everybody has points, and they are penalties."""
    if len(points) != people:
        raise Malformed(f"needs points for all {people}, has {len(points)}", f"{field}.points", "gress:9.4")
    for person, number in enumerate(points):
        check_within(number, MOST_POINTS, f"{field}.points[{person}]", "gress:9.4")


def check_winner(winner: int | None, points: Sequence[int], table: Sequence[int], field: str) -> None:
    """gress:9.4: the winner has no points. gress:9.1: who has nothing left ends the game as winner, unless
    they were excluded and have left the table (gress:10.8)."""
    if winner is not None:
        check_within(winner, len(points) - 1, field, "gress:9.1")
        if winner not in table:
            raise Malformed("whoever is excluded can't win", field, "gress:10.8")
        if points[winner]:
            raise Malformed(f"the winner has 0 points, not {points[winner]}", field, "gress:9.4")
    elif any(points[person] == 0 for person in table):
        raise Malformed("somebody has 0 points, so somebody won", field, "gress:9.1")


def check_within(number: int, most: int, field: str, rule: str) -> None:
    if not 0 <= number <= most:
        raise Malformed(f"must be 0 to {most}, is {number}", field, rule)
