"""The Großzettel. Games are written by person: points, and a dash for who won at their table."""

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from stammtisch.base.chance import Chance, commitment
from stammtisch.base.draws import Draw
from stammtisch.base.errors import Malformed
from stammtisch.sheets.gress import render
from stammtisch.sheets.gress.big_zettel import (
    BigGame,
    BigSheet,
    BigZettel,
    Lottery,
    length,
    read,
    score,
    table_sizes,
)
from stammtisch.sheets.gress.mending import mend
from stammtisch.words import LANGUAGES, Words

SECRET = bytes(range(32))
LOTTERY = Lottery(SECRET.hex(), ("416d79", "42656e"), commitment(SECRET))
IN_ORDER = tuple(range(7))
BACKWARDS = tuple(reversed(IN_ORDER))


def people(number: int) -> tuple[str, ...]:
    return tuple(chr(ord("A") + person) for person in range(number))


def game(line: str, seats: tuple[int, ...] = IN_ORDER, misdeals: tuple[int, ...] = ()) -> BigGame:
    cells = line.split()
    winners = tuple(person for person, cell in enumerate(cells) if cell == "-")
    return BigGame(tuple(0 if cell == "-" else int(cell) for cell in cells), winners, misdeals, seats)


def sheet(*games: BigGame, names: tuple[str, ...] = people(7), **more: Any) -> BigSheet:
    return score(BigZettel("gress-big", names, games, **more))


def paper(found: BigSheet) -> list[str]:
    return [" ".join(row.cells) for row in found.rows]


def dealer_wins(found: BigSheet) -> BigGame:
    """A result for the coming game: every dealer wins, everybody else gets as many points as their number."""
    assert found.seating
    dealers = tuple(table[0] for table in found.seating)
    points = tuple(0 if person in dealers else 1 + person for person in range(len(found.names)))
    return BigGame(points, dealers)


@pytest.mark.rule("gress:12")
@pytest.mark.rule("gress:Q76")
@pytest.mark.parametrize(
    ("number", "tables"),
    [
        (6, "3+3"),
        (7, "4+3"),
        (8, "4+4"),
        (9, "5+4"),
        (10, "4+3+3"),
        (11, "4+4+3"),
        (12, "4+4+4"),
        (13, "5+4+4"),
        (23, "4+4+4+4+4+3"),
    ],
)
def test_tables_are_as_equal_as_possible_and_of_four_if_possible(number: int, tables: str) -> None:
    assert "+".join(map(str, table_sizes(number))) == tables


@pytest.mark.rule("gress:Q76")
@pytest.mark.parametrize("number", range(6, 201))
def test_tables_are_of_three_to_five_for_any_number(number: int) -> None:
    sizes = table_sizes(number)
    assert sum(sizes) == number
    assert set(sizes) <= {3, 4, 5}
    assert max(sizes) - min(sizes) <= 1


@pytest.mark.rule("gress:12")
def test_columns_keep_the_seat_order_of_game_one() -> None:
    found = sheet(game("- 1 2 3 4 5 -", BACKWARDS), game("1 - 1 1 1 - 1"))
    assert [found.names[person] for person in found.columns] == list("GFEDCBA")
    assert paper(found) == ["- 5 4 3 2 1 -", "1 - 5 4 3 - 1"]
    assert found.totals == (1, 1, 3, 4, 5, 5, 1)


@pytest.mark.rule("gress:12")
def test_seats_are_numbered_through_and_the_lowest_of_each_table_deals() -> None:
    found = sheet(game("- 1 2 3 4 5 -", (4, 0, 3, 1, 6, 2, 5)))
    assert found.tables == (4, 3)
    assert found.rows[0].tables == ((4, 0, 3, 1), (6, 2, 5))


@pytest.mark.rule("gress:12")
@pytest.mark.rule("gress:Q76")
def test_one_dash_for_each_table_and_none_after_a_dead_end() -> None:
    found = sheet(game("- 1 2 3 - 4 5"), game("- 1 0 3 4 5 6"), game("1 1 1 1 1 1 1"))
    assert paper(found) == ["- 1 2 3 - 4 5", "- 2 2 6 4 9 11", "1 3 3 7 5 10 12"]


@pytest.mark.rule("gress:11.9")
@pytest.mark.rule("gress:Q76")
def test_misdeals_cost_the_dealers_of_their_tables() -> None:
    found = sheet(game("- 1 2 3 - 4 5", misdeals=(0, 4, 4)))
    assert paper(found) == ["-! 1 2 3 -!! 4 5"]
    assert found.totals == (4, 1, 2, 3, 8, 4, 5)


@pytest.mark.rule("gress:12")
def test_twelve_games_then_the_lowest_total_wins() -> None:
    games = [game("- 1 2 3 1 - 5")] * 11
    assert (sheet(*games).finished, sheet(*games).length) == (False, 12)
    found = sheet(*games, game("- 1 2 3 1 1 -"))
    assert (found.finished, found.length, found.winner, found.leaders) == (True, 12, 0, (0,))


@pytest.mark.rule("gress:12")
@pytest.mark.rule("gress:Q76")
def test_single_games_are_added_until_one_is_ahead_and_anybody_may_win() -> None:
    tied = [game("- 9 1 9 - 9 9")] * 11 + [game("11 9 - 9 11 - 9")]
    assert sheet(*tied).leaders == (0, 2, 4)
    assert (sheet(*tied).finished, sheet(*tied).length) == (False, 13)
    one_more = [*tied, game("- 1 1 1 - 1 1")]
    assert (sheet(*one_more).leaders, sheet(*one_more).length) == ((0, 4), 14)
    found = sheet(*one_more, game("9 9 - 9 9 - 9"))
    assert (found.finished, found.winner, found.length) == (True, 2, 14)


@pytest.mark.rule("gress:12")
@pytest.mark.parametrize(("played", "totals", "games"), [(0, (0, 0), 12), (12, (1, 2), 12), (12, (1, 1), 13)])
def test_length_is_twelve_or_as_long_as_it_takes(played: int, totals: tuple[int, ...], games: int) -> None:
    assert length(played, totals) == games


@pytest.mark.rule("gress:12")
@pytest.mark.parametrize("number", [7, 11, 23])
def test_seats_are_drawn_anew_before_each_game(number: int) -> None:
    found = sheet(names=people(number), lottery=LOTTERY)
    games: list[BigGame] = []
    seatings = []
    while not found.finished:
        assert found.seating
        assert len(games) < 20
        seatings.append([person for table in found.seating for person in table])
        games.append(dealer_wins(found))
        found = sheet(*games, names=people(number), lottery=LOTTERY)
    chance = Chance(SECRET, [b"Amy", b"Ben"])
    assert seatings == [
        chance.draw(Draw("seats", game, number, number)) for game in range(1, len(seatings) + 1)
    ]
    assert len(seatings) >= 12
    assert all(seats != then for seats, then in pairwise(seatings))
    assert list(found.columns) == seatings[0]
    assert all(row.cells.count("-") == len(found.tables) for row in found.rows)
    assert (found.seating, found.totals[found.winner or 0]) == (None, min(found.totals))
    entered = BigZettel("gress-big", people(number), tuple(games), lottery=LOTTERY)
    assert score(read(msgspec.json.encode(entered))) == found


@pytest.mark.rule("gress:12")
def test_drawn_by_hand_and_drawn_here_make_the_same_sheet() -> None:
    first = dealer_wins(sheet(lottery=LOTTERY))
    drawn = sheet(first, lottery=LOTTERY)
    seats = tuple(person for table in drawn.rows[0].tables for person in table)
    assert sheet(msgspec.structs.replace(first, seats=seats)).rows == drawn.rows


@pytest.mark.rule("gress:12")
def test_people_may_agree_on_other_tables_and_on_a_writer_who_does_not_play() -> None:
    found = sheet(names=people(23), tables=(5, 5, 5, 4, 4), lottery=LOTTERY, writer="Zoe")
    assert found.seating
    assert [len(table) for table in found.seating] == [5, 5, 5, 4, 4]
    assert "Written by Zoe." in render.text(found, Words("en"))


@pytest.mark.rule("gress:12")
@pytest.mark.rule("gress:Q76")
def test_tables_differ_as_much_as_the_organiser_wants() -> None:
    assert [len(table) for table in sheet(names=people(8), lottery=LOTTERY).seating or ()] == [4, 4]
    late = sheet(names=people(8), tables=(5, 3), lottery=LOTTERY)
    assert [len(table) for table in late.seating or ()] == [5, 3]


@pytest.mark.rule("gress:10.8")
def test_at_a_table_of_several_somebody_excluded_may_have_nothing_left() -> None:
    found = sheet(BigGame((0, 1, 2, 3, 0, 4, 5), (4,), seats=tuple(range(7)), excluded=(0,)))
    assert paper(found) == ["0 1 2 3 - 4 5"]


ONE = {"points": [0, 1, 2, 3, 0, 4, 5], "winners": [0, 4], "seats": [0, 1, 2, 3, 4, 5, 6]}
WRONG: list[tuple[dict[str, Any], str]] = [
    ({"names": list("ABCDE")}, r"names: must be 6 to 200, not 5 \(gress:12\)"),
    ({"tables": [5, 2]}, r"tables: must be tables of 3 to 5, 7 seats in all \(gress:12\)"),
    ({"tables": [4, 4]}, r"tables: must be tables of 3 to 5, 7 seats in all \(gress:12\)"),
    ({"writer": ""}, "writer: must be 1 to 40"),
    ({"games": [ONE | {"seats": []}]}, r"games\[0\].seats: missing: who sat on seat 1, 2, 3"),
    ({"games": [ONE | {"seats": [0]}]}, r"games\[0\].seats: must be the numbers 0 to 6, each once"),
    ({"games": [ONE | {"excluded": [7]}]}, r"games\[0\].excluded\[0\]: must be 0 to 6, is 7"),
    ({"games": [ONE | {"excluded": [4]}]}, r"games\[0\].winners: whoever is excluded can't win"),
    ({"games": [ONE | {"seats": [0, 1, 2, 3, 4, 5, 5]}]}, r"games\[0\].seats: .*\(gress:12\)"),
    ({"games": [ONE | {"points": [0, 1]}]}, r"games\[0\].points: needs points for all 7, has 2"),
    ({"games": [ONE | {"winners": [0]}]}, r"games\[0\].winners: somebody has 0 points"),
    ({"games": [ONE | {"winners": [0, 5]}]}, r"games\[0\].winners: the winner has 0 points, not 4"),
    ({"games": [ONE | {"winners": [0, 4, 7]}]}, r"games\[0\].winners\[2\]: must be 0 to 6, is 7"),
    ({"games": [ONE | {"winners": [0, 1, 4]}]}, r"games\[0\].winners: table 1 has two winners"),
    ({"games": [ONE | {"misdeals": [1]}]}, r"games\[0\].misdeals\[0\]: person 1 deals at no table"),
    ({"games": [ONE | {"misdeals": [0] * 21}]}, r"games\[0\].misdeals: must be 0 to 20, is 21"),
    ({"games": [ONE], "lottery": {"secret": "00" * 32}}, r"games\[0\].seats: the lottery draws the seats"),
    ({"lottery": {"secret": "00"}}, "lottery.secret: must be 32 bytes, is 1"),
    ({"lottery": {"secret": "sesame"}}, "lottery: secret and entropy are written in hexadecimal"),
    ({"lottery": {"secret": "00" * 32, "commitment": "00"}}, "lottery.commitment: is not the commitment"),
    (
        {"games": [ONE] * 11 + [ONE | {"points": [0, 1, 2, 3, 4, 0, 5], "winners": [0, 5]}, ONE]},
        r"games\[12\]: the sheet was finished before this game \(gress:12\)",
    ),
]


@pytest.mark.rule("gress:12")
@pytest.mark.parametrize(("entries", "problem"), WRONG)
def test_wrong_entries_are_named_with_their_field(entries: dict[str, Any], problem: str) -> None:
    with pytest.raises(Malformed, match=problem):
        score(read({"game": "gress-big", "names": list("ABCDEFG"), "games": [], **entries}))


def mended(entered: BigZettel, *corrections: dict[str, Any]) -> BigSheet:
    found = mend(msgspec.to_builtins(entered) | {"corrections": list(corrections)}).sheet
    assert isinstance(found, BigSheet)
    return found


def test_an_old_game_is_corrected_at_all_tables() -> None:
    entered = BigZettel("gress-big", people(7), (game("- 1 2 3 - 4 5"), game("- 1 1 1 - 1 1")))
    dearer = {"row": 1, "points": [0, 9, 2, 3, 0, 4, 5]}
    assert paper(mended(entered, dearer)) == ["- 9 2 3 - 4 5", "- 10 3 4 - 5 6"]
    assert paper(mended(entered, dearer, {"row": 1, "what": "delete"})) == ["- 1 1 1 - 1 1"]


def test_games_with_drawn_seats_keep_their_numbers() -> None:
    first = dealer_wins(sheet(lottery=LOTTERY))
    second = dealer_wins(sheet(first, lottery=LOTTERY))
    entered = BigZettel("gress-big", people(7), (first, second), lottery=LOTTERY)
    with pytest.raises(Malformed, match=r"row: the seats .* drawn by their numbers \(gress:12\)"):
        mended(entered, {"row": 1, "what": "delete"})
    assert mended(entered, {"row": 2, "what": "delete"}) == sheet(first, lottery=LOTTERY)
    dead_end = mended(entered, {"row": 1, "points": [5] * 7, "winners": []})
    assert [row.tables for row in dead_end.rows] == [row.tables for row in score(entered).rows]


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_and_page_show_the_coming_seats_and_no_rounds(language: str) -> None:
    names = ("<b>Amy</b>", *people(6))
    found = sheet(dealer_wins(sheet(names=names, lottery=LOTTERY)), names=names, lottery=LOTTERY)
    shown = render.text(found, Words(language))
    assert shown.count("\N{BOX DRAWINGS LIGHT HORIZONTAL}\n") == 1
    assert all(name in shown.split("\n\n")[-1] for name in names)
    page = render.html(found, Words(language))
    assert "<b>" not in page
    assert "&lt;b&gt;Amy&lt;/b&gt;" in page
    assert 'class="round"' not in page
