"""The Zettel. Games are written as on paper: points by seat, a dash for who won."""

import re
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stammtisch.base.errors import Malformed
from stammtisch.sheets.gress import render
from stammtisch.sheets.gress.mending import Mended, mend
from stammtisch.sheets.gress.zettel import Zettel, ZettelSheet, dealing_order, length, read, score
from stammtisch.sheets.people import TableGame
from stammtisch.words import LANGUAGES, Words, keys

THREE = ("Amy", "Ben", "Cleo")
FOUR = ("Amy", "Ben", "Cleo", "Dora")
FIVE = (*FOUR, "Eve")
SEVEN = (*FIVE, "Finn", "Gus")


def game(line: str, misdeals: int = 0) -> TableGame:
    cells = line.split()
    points = tuple(0 if cell == "-" else int(cell) for cell in cells)
    return TableGame(points, cells.index("-") if "-" in cells else None, misdeals)


def sheet(names: tuple[str, ...], *games: TableGame, writer: int = 0, misdeals_after: int = 0) -> ZettelSheet:
    return score(Zettel("gress", names, games, writer, misdeals_after))


def paper(found: Any) -> list[str]:
    """The rows as they stand on paper."""
    return [
        line for row in found.rows for line in (" ".join(row.cells), *(["---"] if row.ends_round else []))
    ]


def turns(names: tuple[str, ...], rounds: int) -> list[TableGame]:
    """Everybody wins in turn and all others get one point: level after every round."""
    one_round = [
        TableGame(tuple(int(seat != winner) for seat in range(len(names))), winner)
        for winner in range(len(names))
    ]
    return one_round * rounds


@pytest.mark.rule("gress:11.7")
def test_the_writers_left_neighbour_is_the_first_column_and_the_writer_the_last() -> None:
    found = sheet(FOUR, game("1 2 3 -"), writer=1)
    assert [FOUR[seat] for seat in found.columns] == ["Cleo", "Dora", "Amy", "Ben"]
    assert paper(found) == ["3 - 1 2"]


@pytest.mark.rule("gress:11.8")
@pytest.mark.rule("gress:Q74")
def test_cells_are_running_totals_and_the_hidden_one_comes_back() -> None:
    found = sheet(THREE, game("5 - 7"), game("- 4 1"), game("2 6 -"), writer=2)
    assert paper(found) == ["5 - 7", "- 4 8", "7 10 -", "---"]
    assert found.totals == (7, 10, 8)


@pytest.mark.rule("gress:Q74")
def test_a_second_seat_without_points_gets_a_number() -> None:
    assert paper(sheet(THREE, game("3 - 2"), game("- 0 4"), writer=2)) == ["3 - 2", "- 0 6"]


@pytest.mark.rule("gress:11.8")
def test_a_dead_end_has_no_dash() -> None:
    assert paper(sheet(THREE, game("3 5 2"), writer=2)) == ["3 5 2"]


@pytest.mark.rule("gress:11.1")
@pytest.mark.rule("gress:11.8")
@pytest.mark.parametrize("names", [THREE, FOUR, FIVE, SEVEN])
def test_a_line_after_as_many_games_as_players(names: tuple[str, ...]) -> None:
    found = sheet(names, *turns(names, 2))
    lines = [place for place, line in enumerate(paper(found)) if line == "---"]
    assert lines == [len(names), 2 * len(names) + 1]


@pytest.mark.rule("gress:11.6")
def test_the_deal_begins_left_of_the_writer_and_goes_round() -> None:
    found = sheet(FIVE, *turns(FIVE, 1), writer=3)
    assert [FIVE[row.dealer] for row in found.rows] == ["Eve", "Amy", "Ben", "Cleo", "Dora"]
    assert found.dealer == 4


@pytest.mark.rule("gress:11.5")
@pytest.mark.rule("gress:11.6")
def test_the_next_sheet_is_written_and_dealt_one_seat_on() -> None:
    found = sheet(FOUR, writer=2)
    assert (found.next_writer, found.next_dealer) == (3, 0)
    assert dealing_order(found.next_writer, 4)[0] == found.next_dealer


@pytest.mark.rule("gress:11.2")
@pytest.mark.rule("gress:Q75")
@pytest.mark.parametrize(
    ("players", "games"),
    [
        (3, 12),
        (4, 12),
        (5, 15),
        (6, 12),
        (7, 14),
        (8, 16),
        (9, 18),
        (10, 20),
        (11, 22),
        (12, 12),
        (13, 13),
        (20, 20),
    ],
)
def test_whole_rounds_of_at_least_twelve_games(players: int, games: int) -> None:
    assert length(0, [0] * players) == games
    assert sheet(tuple(f"P{seat}" for seat in range(players))).length == games


@pytest.mark.rule("gress:11.2")
@pytest.mark.parametrize(("names", "games"), [(THREE, 12), (FIVE, 15), (SEVEN, 14)])
def test_the_lowest_total_wins_when_all_rounds_are_played(names: tuple[str, ...], games: int) -> None:
    assert sheet(names).totals == (0,) * len(names)
    won_by_ben = TableGame((3, 0, *[4] * (len(names) - 2)), 1)
    unfinished = sheet(names, *[won_by_ben] * (games - 1))
    assert (unfinished.finished, unfinished.leaders, unfinished.winner) == (False, (1,), None)
    finished = sheet(names, *[won_by_ben] * games)
    assert (finished.finished, finished.winner, finished.dealer) == (True, 1, None)


@pytest.mark.rule("gress:11.3")
def test_a_shared_lowest_total_adds_a_whole_round() -> None:
    tied = sheet(FOUR, *turns(FOUR, 3))
    assert (tied.length, tied.finished, tied.dealer, tied.leaders) == (16, False, 1, (0, 1, 2, 3))
    ahead = sheet(FOUR, *turns(FOUR, 3), game("- 1 1 1"))
    assert (ahead.length, ahead.finished, ahead.leaders) == (16, False, (0,))
    level = sheet(FOUR, *turns(FOUR, 3), game("- 1 1 1"), game("1 - 1 1"))
    assert (level.length, level.leaders) == (16, (0, 1))
    won = sheet(FOUR, *turns(FOUR, 3), *[game("- 1 1 1")] * 4)
    assert (won.length, won.finished, won.winner) == (16, True, 0)


@pytest.mark.rule("gress:11.3")
def test_rounds_are_added_until_one_is_ahead() -> None:
    tied_again = sheet(THREE, *turns(THREE, 5))
    assert (tied_again.length, tied_again.finished) == (18, False)
    third = [game("9 - 1"), game("9 1 -"), game("9 0 -")]
    assert sheet(THREE, *turns(THREE, 5), *third).leaders == (1, 2)
    third[2] = game("9 1 -")
    assert sheet(THREE, *turns(THREE, 5), *third).winner == 2


@pytest.mark.rule("gress:11.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_can_be_read_between_any_two_games(language: str) -> None:
    games = [*turns(FIVE, 3), *[game("- 1 1 1 1")] * 5]
    for played in range(len(games) + 1):
        found = sheet(FIVE, *games[:played])
        text, page = render.text(found, Words(language)), render.html(found, Words(language))
        assert all(name in shown for shown in (text, page) for name in FIVE)
        for number in range(1, played + 1):
            assert re.search(rf"^ *{number} ", text, re.MULTILINE)
            assert f"<th>{number}</th>" in page
    assert "Amy" in render.text(found, Words(language)).split("15", 1)[1]


@pytest.mark.rule("gress:11.9")
@pytest.mark.rule("gress:Q72")
def test_a_misdeal_costs_the_dealer_four_points_and_a_stroke_in_the_next_row() -> None:
    found = sheet(THREE, game("5 - 7"), game("2 1 -", misdeals=2), game("- 4 1", misdeals=1))
    assert paper(found) == ["- 7 5", "1 -!! 7", "5 16 -!", "---"]
    assert found.totals == (11, 5, 16)
    assert len(found.rows) == 3


@pytest.mark.rule("gress:11.9")
@pytest.mark.rule("gress:Q72")
def test_a_misdeal_after_the_last_game_counts_at_once_and_waits_for_its_row() -> None:
    before = sheet(THREE, game("5 - 7"))
    after = sheet(THREE, game("5 - 7"), misdeals_after=1)
    assert (before.dealer, after.dealer) == (2, 2)
    assert after.totals == (5, 0, 11)
    assert after.begun == ("", "!", "")
    assert paper(after) == paper(before)
    assert sheet(THREE, game("5 - 7"), game("1 - 1", misdeals=1)).totals == (6, 0, 12)


@pytest.mark.rule("gress:10.8")
def test_a_game_that_nobody_won_may_leave_somebody_excluded_with_nothing() -> None:
    found = sheet(THREE, TableGame((0, 3, 4), None, excluded=(0,)), game("- 1 1"))
    assert paper(found) == ["3 4 0", "4 5 -"]


@pytest.mark.rule("gress:11.3")
def test_a_misdeal_in_an_extension_does_not_end_it() -> None:
    found = sheet(THREE, *turns(THREE, 3), *[game("0 - 9")] * 3, misdeals_after=1)
    assert (found.finished, found.length, found.leaders) == (False, 15, (0,))


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"names": ["Amy", "Ben"]}, r"names: must be 3 to 20, not 2 \(gress:2.1\)"),
    ({"names": [f"P{seat}" for seat in range(21)]}, r"names: must be 3 to 20, not 21 \(gress:2.1\)"),
    ({"games": [{"points": [0, 1, 2], "winner": 0, "excluded": [0]}]}, r"games\[0\].winner: .*gress:10.8"),
    ({"games": [{"points": [0, 1, 2], "winner": None, "excluded": [3]}]}, r"excluded\[0\]: must be 0 to 2"),
    ({"games": [{"points": [0, 0, 2], "winner": None, "excluded": [0]}]}, r"winner: .*somebody won"),
    ({"names": ["Amy", "Ben", "Amy"]}, r"names\[2\]: 'Amy' is there twice"),
    ({"names": ["Amy", "Ben", "C\n"]}, r"names\[2\]: must be 1 to 40 printable characters"),
    ({"writer": 3}, r"writer: must be 0 to 2, is 3 \(gress:11.5\)"),
    ({"games": [{"points": [0, 1], "winner": 0}]}, r"games\[0\].points: needs points for all 3, has 2"),
    ({"games": [{"points": [0, -1, 2], "winner": 0}]}, r"games\[0\].points\[1\]: must be 0 to 999, is -1"),
    ({"games": [{"points": [0, 1, 2], "winner": 1}]}, r"games\[0\].winner: the winner has 0 points, not 1"),
    ({"games": [{"points": [0, 1, 2], "winner": 3}]}, r"games\[0\].winner: must be 0 to 2, is 3"),
    ({"games": [{"points": [0, 1, 2], "winner": None}]}, r"games\[0\].winner: .*somebody won \(gress:9.1\)"),
    ({"games": [{"points": [0, 1, 2]}]}, r"games\[0\]: .*winner"),
    ({"games": [{"points": [0, 1, 2], "winner": 0, "misdeals": -1}]}, r"games\[0\].misdeals: .*gress:11.9"),
    ({"games": [{"points": [0, 1, 2], "winner": 0}] * 13}, r"games\[12\]: .*finished .*\(gress:11.2\)"),
    ({"games": [{"points": [0, 1, 2], "winner": 0}] * 12, "misdeals_after": 1}, "misdeals_after: .*nobody"),
    ({"misdeals_after": 21}, "misdeals_after: must be 0 to 20, is 21"),
    ({"misdeal": 1}, "there is no field"),
    ({"game": "grass"}, "game: .*grass"),
]


@pytest.mark.rule("gress:11.2")
@pytest.mark.rule("gress:11.9")
@pytest.mark.parametrize(("entries", "problem"), WRONG)
def test_wrong_entries_are_named_with_their_field(entries: dict[str, Any], problem: str) -> None:
    with pytest.raises(Malformed, match=problem):
        score(read({"game": "gress", "names": list(THREE), "games": [], **entries}))


@st.composite
def zettels(draw: st.DrawFn) -> Zettel:
    """A sheet of three to twenty with some of its first eleven games."""
    seats = draw(st.integers(3, 20))
    games = []
    for _ in range(draw(st.integers(0, 11))):
        points = draw(st.lists(st.integers(1, 30), min_size=seats, max_size=seats))
        winner = draw(st.none() | st.integers(0, seats - 1))
        if winner is not None:
            points[winner] = 0
        games.append(TableGame(tuple(points), winner, draw(st.integers(0, 2))))
    names = tuple(f"P{seat}" for seat in range(seats))
    return Zettel("gress", names, tuple(games), draw(st.integers(0, seats - 1)))


@given(zettels())
def test_the_sheet_follows_from_what_was_entered(entered: Zettel) -> None:
    found = score(entered)
    assert score(read(msgspec.json.encode(entered))) == found
    assert sum(found.totals) == sum(sum(game.points) + 4 * game.misdeals for game in entered.games)
    for played in range(len(entered.games)):
        shorter = msgspec.structs.replace(entered, games=entered.games[:played])
        assert score(shorter).rows == found.rows[:played]


def mended(entered: Zettel, *corrections: dict[str, Any]) -> Mended:
    """The sheet of a pad file with these corrections, once it has been saved and read."""
    pad = msgspec.to_builtins(entered) | {"corrections": list(corrections)}
    return mend(msgspec.json.decode(msgspec.json.encode(pad)))


@given(zettels(), st.data())
def test_a_correction_and_its_opposite_leave_everything_as_it_was(
    entered: Zettel, data: st.DataObject
) -> None:
    dead_end = {"points": [99] * len(entered.names), "winner": None, "misdeals": 0}
    what = data.draw(st.sampled_from(["correct", "delete", "insert"] if entered.games else ["insert"]))
    row = data.draw(st.integers(1, max(1, len(entered.games))))
    change = {"row": row, "what": what} | ({} if what == "delete" else dead_end)
    (done,) = mended(entered, change).history
    back = {"correct": "correct", "delete": "insert", "insert": "delete"}[what]
    opposite = {"row": row, "what": back, **({"misdeals": 0} if done.before else {}), **(done.before or {})}
    again = mended(entered, change, opposite)
    assert again.sheet == score(entered)
    assert again.history[1].after == done.before


@pytest.mark.rule("gress:11.8")
def test_an_old_row_is_corrected_and_all_below_it_follow() -> None:
    entered = Zettel("gress", THREE, (game("5 - 7"), game("2 3 -"), game("1 - 1")), 2)
    assert paper(score(entered)) == ["5 - 7", "7 3 -", "8 - 8", "---"]
    found = mended(entered, {"row": 1, "points": [4, 0, 7], "when": "after game 3"})
    assert paper(found.sheet) == ["4 - 7", "6 3 -", "7 - 8", "---"]
    (change,) = found.history
    assert (change.what, change.index, change.when) == ("correct", 0, "after game 3")
    assert (change.before, change.after) == (
        {"points": [5, 0, 7], "winner": 1},
        {"points": [4, 0, 7], "winner": 1},
    )


def test_games_are_taken_out_and_put_in() -> None:
    entered = Zettel("gress", THREE, (game("5 - 7"), game("5 - 7"), game("1 - 1")), 2)
    out = {"row": 2, "what": "delete"}
    assert paper(mended(entered, out).sheet) == ["5 - 7", "6 - 8"]
    longer = mended(entered, out, {"row": 3, "what": "insert", "points": [0, 2, 2], "winner": 0})
    assert paper(longer.sheet) == ["5 - 7", "6 - 8", "- 2 10", "---"]
    assert [change.what for change in longer.history] == ["delete", "insert"]


def test_a_correction_that_makes_no_sheet_is_refused() -> None:
    entered = Zettel("gress", FOUR, (*turns(FOUR, 3), game("- 1 1 1")))
    dearer = {"row": 1, "points": [0, 2, 2, 2], "winner": 0}
    with pytest.raises(Malformed, match=r"games\[12\]: the sheet was finished"):
        mended(entered, dearer)
    assert mended(entered, {"row": 13, "what": "delete"}, dearer).sheet.winner == 0
    for wrong in ({"row": 14, "what": "delete"}, {**dearer, "row": 0, "what": "insert"}):
        with pytest.raises(Malformed, match=r"corrections\[0\].row: there is no row"):
            mended(entered, wrong)
    with pytest.raises(Malformed, match=r"corrections\[0\].points"):
        mended(entered, {"row": 1, "points": "none"})


def test_text_is_in_columns_with_the_strokes_apart() -> None:
    games = [game("12 3 4 -"), game("1 1 - 2", misdeals=2), game("1 - 5 2"), game("- 1 1 1")]
    found = sheet(FOUR, *games, writer=3, misdeals_after=1)
    assert render.text(found, Words("en")) == (
        "Zettel, written by Dora\n\n"
        "       Amy   Ben  Cleo  Dora\n"
        "────────────────────────────\n"
        "    1  12    3       4     -\n"
        "    2  13   12!!     -     2\n"
        "    3  14    -       9     4\n"
        "    4   -   13      10     5\n"
        "────────────────────────────\n"
        "    5    !\n\n"
        "total  18   13      10     5\n\n"
        "4 of 12 games played.\n"
        "Dora leads with 5 points.\n"
        "Amy deals next.\n"
    )


def test_html_escapes_names_and_needs_nothing_from_elsewhere() -> None:
    names = ("<script>alert(1)</script>", "A & B", "\"quoted\" 'Eve'")
    page = render.html(sheet(names, *[TableGame((0, 1, 2), 0)] * 12), Words("de"))
    assert "<script" not in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in page
    assert "A &amp; B" in page
    assert '"quoted"' not in page
    assert not re.search(r"src=|href=|url\(|@import|https?:", page)
    assert "@media print" in page
    assert page.count('<tr class="round">') == 4


def test_both_languages_have_the_same_words() -> None:
    assert keys("de", "zettel") == keys("en", "zettel")
