"""The Großzettel: one score sheet of Gress for six people or more, at several tables (docs/zettel.md).

Gress: rules by Timo Buske and Hauke Hachmann, www.pansensack.de.
"""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from stammtisch.base.chance import Chance, commitment
from stammtisch.base.errors import Malformed
from stammtisch.base.reading import convert, decode
from stammtisch.sheets.gress.zettel import (
    FEWEST_GAMES,
    MOST_MISDEALS,
    added,
    check_points,
    check_winner,
    check_within,
    leaders,
    notation,
)
from stammtisch.sheets.people import MOST_PEOPLE, Tables, at_tables, check_name, check_names, drawn_seats

FEWEST_PEOPLE: Final = 6
SMALLEST_TABLE: Final = 3
LARGEST_TABLE: Final = 5


class Lottery(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the seats are drawn from, in hexadecimal as in a record; `commitment` is checked if given."""

    secret: str
    entropy: tuple[str, ...] = ()
    commitment: str | None = None


class BigGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is entered when all tables have finished a game. People are numbers in `names`, from 0.

    `winners` names one person for each table without a dead end, `misdeals` a dealer once for each
    dealing error, `seats` who sat on seat 1, 2, 3 and so on, if that was drawn by hand, `excluded` who did
    not play to the end.
    """

    points: tuple[int, ...]
    winners: tuple[int, ...]
    misdeals: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()
    excluded: tuple[int, ...] = ()


class BigZettel(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the writer, whoever that is, enters. `tables` are sizes, ours if left out."""

    game: Literal["gress-big"]
    names: tuple[str, ...]
    games: tuple[BigGame, ...]
    writer: str | None = None
    tables: tuple[int, ...] = ()
    lottery: Lottery | None = None


class BigRow(msgspec.Struct, frozen=True):
    """One game at all tables, where the lowest seat number deals (gress:12): `cells` go from left to
    right, `totals` by person."""

    tables: Tables
    cells: tuple[str, ...]
    totals: tuple[int, ...]


class BigSheet(msgspec.Struct, frozen=True):
    """The common sheet. `columns` are people from left to right; all else goes by person.

    `seating` is the next game's, if it is drawn already and one is left to play.
    """

    names: tuple[str, ...]
    writer: str | None
    tables: tuple[int, ...]
    columns: tuple[int, ...]
    rows: tuple[BigRow, ...]
    length: int
    finished: bool
    seating: Tables | None
    totals: tuple[int, ...]
    leaders: tuple[int, ...]
    winner: int | None


def read(data: object) -> BigZettel:
    """What was entered, as JSON text or as plain data."""
    zettel: BigZettel = decode(data, BigZettel) if isinstance(data, bytes) else convert(data, BigZettel)
    return zettel


def score(entered: BigZettel) -> BigSheet:
    """The sheet these games make. Nothing may be entered after it is finished (gress:12)."""
    people = len(entered.names)
    check_names(entered.names, FEWEST_PEOPLE, MOST_PEOPLE, "gress:12")
    if entered.writer is not None:
        check_name(entered.writer, "writer")
    sizes = entered.tables or table_sizes(people)
    check_tables(sizes, people)
    chance = drawn_from(entered.lottery)
    totals = (0,) * people
    columns: tuple[int, ...] = ()
    rows: list[BigRow] = []
    for number, game in enumerate(entered.games):
        field = f"games[{number}]"
        if number == length(number, totals):
            raise Malformed("the sheet was finished before this game (gress:12)", field)
        seats = seats_of(game, number + 1, people, chance, field)
        columns = columns or seats
        tables = at_tables(seats, sizes)
        check_game(game, tables, field)
        marks = {table[0]: game.misdeals.count(table[0]) for table in tables}
        totals = added(totals, game.points, marks)
        rows.append(BigRow(tables, notation(columns, totals, game.winners, marks), totals))
    needed = length(len(rows), totals)
    finished = len(rows) == needed
    coming = drawn_seats(chance, len(rows) + 1, people) if chance and not finished else ()
    ahead = leaders(totals)
    return BigSheet(
        names=entered.names,
        writer=entered.writer,
        tables=sizes,
        columns=columns or coming or tuple(range(people)),
        rows=tuple(rows),
        length=needed,
        finished=finished,
        seating=at_tables(coming, sizes) if coming else None,
        totals=totals,
        leaders=ahead,
        winner=ahead[0] if finished else None,
    )


def table_sizes(people: int) -> tuple[int, ...]:
    """Tables of three to five, as equal as possible and as many of four as possible (gress:12, gress:Q76).

    That makes a quarter as many tables as people, rounded, halves up; the larger tables come first.
    Six sit 3+3, seven 4+3, nine 5+4, ten 4+3+3, eleven 4+4+3, and 23 at five tables of four and one of
    three. Fewer than six have no such tables: they share one and a Zettel.
    """
    tables = (people + 2) // 4
    size, larger = divmod(people, tables)
    return (size + 1,) * larger + (size,) * (tables - larger)


def length(played: int, totals: Sequence[int]) -> int:
    """Twelve games, then single ones until the lowest total is one person's (gress:12)."""
    tied = played >= FEWEST_GAMES and len(leaders(totals)) > 1
    return played + 1 if tied else max(played, FEWEST_GAMES)


def seats_of(game: BigGame, number: int, people: int, chance: Chance | None, field: str) -> tuple[int, ...]:
    """The seats of a game: drawn here, or drawn by hand and entered."""
    if chance:
        if game.seats:
            raise Malformed(
                "the lottery draws the seats, so they can't be entered (gress:12)", f"{field}.seats"
            )
        return drawn_seats(chance, number, people)
    if not game.seats:
        raise Malformed("missing: who sat on seat 1, 2, 3 and so on (gress:12)", f"{field}.seats")
    if sorted(game.seats) != list(range(people)):
        raise Malformed(f"must be the numbers 0 to {people - 1}, each once (gress:12)", f"{field}.seats")
    return game.seats


def drawn_from(lottery: Lottery | None) -> Chance | None:
    if lottery is None:
        return None
    try:
        secret = bytes.fromhex(lottery.secret)
        entropy = [bytes.fromhex(part) for part in lottery.entropy]
    except ValueError:
        raise Malformed("secret and entropy are written in hexadecimal", "lottery") from None
    if lottery.commitment not in (None, commitment(secret)):
        raise Malformed("is not the commitment to this secret", "lottery.commitment")
    try:
        return Chance(secret, entropy)
    except Malformed as problem:
        raise problem.within("lottery") from None


def check_tables(sizes: Sequence[int], people: int) -> None:
    """gress:12: tables of three to five; whether they are as equal as possible is for the organiser to say
    (gress:Q76)."""
    if sum(sizes) != people or not SMALLEST_TABLE <= min(sizes) <= max(sizes) <= LARGEST_TABLE:
        raise Malformed(f"must be tables of 3 to 5, {people} seats in all", "tables", "gress:12")


def check_game(game: BigGame, tables: Tables, field: str) -> None:
    check_points(game.points, sum(map(len, tables)), field)
    for place, person in enumerate(game.winners):
        check_within(person, len(game.points) - 1, f"{field}.winners[{place}]", "gress:9.1")
    for place, person in enumerate(game.excluded):
        check_within(person, len(game.points) - 1, f"{field}.excluded[{place}]", "gress:10.8")
    for number, table in enumerate(tables, 1):
        winners = [person for person in game.winners if person in table]
        if len(winners) > 1:
            raise Malformed(f"table {number} has two winners (gress:12)", f"{field}.winners")
        there = [person for person in table if person not in game.excluded]
        check_winner(winners[0] if winners else None, game.points, there, f"{field}.winners")
    dealers = [table[0] for table in tables]
    for place, person in enumerate(game.misdeals):
        if person not in dealers:
            raise Malformed(f"person {person} deals at no table (gress:12)", f"{field}.misdeals[{place}]")
        check_within(game.misdeals.count(person), MOST_MISDEALS, f"{field}.misdeals", "gress:11.9")
