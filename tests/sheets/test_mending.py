"""Corrections in the pad file: games stay as they were entered, and the sheet is what they became."""

import copy
from typing import Any

import pytest

from stammtisch.base.errors import Malformed
from stammtisch.sheets.gress import render
from stammtisch.sheets.gress.mending import mend
from stammtisch.words import Words

PAD: dict[str, Any] = {
    "game": "gress",
    "names": ["Amy", "Ben", "Cleo"],
    "writer": 2,
    "games": [
        {"points": [5, 0, 7], "winner": 1},
        {"points": [0, 4, 1], "winner": 0, "misdeals": 1},
        {"points": [2, 6, 3], "winner": None},
    ],
}
BIG: dict[str, Any] = {
    "game": "gress-big",
    "names": ["Amy", "Ben", "Cleo", "Dora", "Eve", "Finn"],
    "games": [{"points": [0, 3, 2, 8, 5, 0], "winners": [0, 5], "seats": [0, 1, 2, 3, 4, 5]}],
}


def pad(*corrections: dict[str, Any], base: dict[str, Any] = PAD) -> dict[str, Any]:
    return copy.deepcopy(base) | {"corrections": list(corrections)}


def totals(*corrections: dict[str, Any]) -> tuple[int, ...]:
    return mend(pad(*corrections)).sheet.totals


def problem_with(*corrections: dict[str, Any], base: dict[str, Any] = PAD) -> str:
    with pytest.raises(Malformed) as problem:
        mend(pad(*corrections, base=base))
    return str(problem.value)


def test_without_corrections_nothing_is_marked() -> None:
    plain = mend(copy.deepcopy(PAD))
    assert (plain.history, plain.rows) == ((), ())
    assert "*" not in render.text(plain.sheet, Words("en"), plain)


@pytest.mark.rule("gress:11.8")
@pytest.mark.parametrize(
    ("correction", "expected"),
    [
        ({"row": 1, "who": "Amy", "points": 6}, (8, 14, 11)),
        ({"row": 1, "who": 2, "points": 9}, (7, 14, 13)),
        ({"row": 1, "points": [1, 0, 2]}, (3, 14, 6)),
        ({"row": 2, "misdeals": 0}, (7, 10, 11)),
        ({"row": 3, "who": "Ben", "points": 0, "winner": 1}, (7, 8, 11)),
        ({"row": 3, "what": "delete"}, (5, 8, 8)),
        ({"row": 4, "what": "insert", "points": [0, 1, 1], "winner": 0}, (7, 15, 12)),
        ({"row": 1, "what": "insert", "points": [0, 1, 1], "winner": 0}, (7, 11, 16)),
    ],
)
def test_a_past_row_is_corrected_and_the_totals_follow(
    correction: dict[str, Any], expected: tuple[int, ...]
) -> None:
    """A game put in before others moves who dealt them, and so whose their misdeals are."""
    assert totals() == (7, 14, 11)
    assert totals(correction) == expected


def test_corrections_are_made_one_after_the_other() -> None:
    mended = mend(
        pad(
            {"row": 1, "who": "Amy", "points": 6},
            {"row": 1, "what": "insert", "points": [0, 1, 1], "winner": 0},
            {"row": 2, "who": "Amy", "points": 7},
            {"row": 4, "what": "delete"},
        )
    )
    assert mended.rows == (0, 1)
    assert [change.index for change in mended.history] == [0, 0, 1, 3]
    assert mended.history[2].before == {"points": [6, 0, 7], "winner": 1}


def test_the_history_tells_what_became_what_and_why() -> None:
    mended = mend(
        pad(
            {"row": 3, "points": [2, 0, 4], "winner": 1, "reason": "counted twice", "when": "on Sunday"},
            {"row": 2, "misdeals": 2},
            {"row": 1, "what": "delete"},
            {"row": 3, "what": "insert", "points": [1, 1, 0], "winner": 2},
        )
    )
    text = render.text(mended.sheet, Words("en"), mended)
    assert text.splitlines()[-4:] == [
        "* Game 3 was corrected: Ben 0 instead of 6, Cleo 4 instead of 3, and won by Ben instead of nobody. "
        "(counted twice) (on Sunday)",
        "* Game 2 was corrected: 2 misdeals instead of 1.",
        "Game 1 was taken out; the points were 5, 0, and 7.",
        "* Game 3 was put in later.",
    ]
    assert [line.split()[0] for line in text.splitlines() if line.strip()[:1].isdigit()][:3] == [
        "1*",
        "2*",
        "3*",
    ]
    page = render.html(mended.sheet, Words("de"), mended)
    assert "<th>1*</th>" in page
    assert "Spiel 1 wurde gestrichen; die Punkte waren 5, 0 und 7." in page


def test_a_big_sheet_is_corrected_too() -> None:
    mended = mend(
        pad(
            {"row": 1, "points": [0, 3, 2, 0, 5, 2], "winners": [0, 3]},
            {"row": 1, "misdeals": [3], "seats": [1, 0, 2, 3, 4, 5]},
            base=BIG,
        )
    )
    assert mended.sheet.totals == (0, 3, 2, 4, 5, 2)
    notes = render.text(mended.sheet, Words("en"), mended).splitlines()[-2:]
    assert notes == [
        "* Game 1 was corrected: Dora 0 instead of 8, Finn 2 instead of 0, "
        "and won by Amy and Dora instead of Amy and Finn.",
        "* Game 1 was corrected: 1 misdeal instead of 0 and other seats.",
    ]


@pytest.mark.rule("gress:11.3")
def test_only_the_corrected_games_need_to_be_a_sheet() -> None:
    """Twelve games without a tie end the sheet; a correction that makes it one allows one more round."""
    games = [{"points": [1, 1, 0], "winner": 2}, *[{"points": [1, 1, 1], "winner": None}] * 14]
    long = PAD | {"games": games}
    assert problem_with(base=long) == "games[12]: the sheet was finished before this game (gress:11.2)"
    mended = mend(pad({"row": 1, "points": [1, 1, 1], "winner": None}, base=long))
    assert len(mended.sheet.rows) == 15


@pytest.mark.parametrize(
    ("correction", "problem"),
    [
        ({"row": 4, "misdeals": 1}, "corrections[0].row: there is no row 4; rows are 1 to 3"),
        ({"row": 0, "misdeals": 1}, "corrections[0].row: there is no row 0; rows are 1 to 3"),
        ({"row": 5, "what": "insert"}, "corrections[0].row: there is no row 5; rows are 1 to 4"),
        ({"row": True, "misdeals": 1}, "corrections[0].row: must be a whole number, not true or false"),
        ({"misdeals": 1}, "corrections[0]: row is missing"),
        ({"row": 1, "colour": 1}, "corrections[0]: there is no field colour"),
        ({"row": 1}, "corrections[0]: changes nothing"),
        ({"row": 1, "misdeals": 0}, "corrections[0]: changes nothing"),
        ({"row": 1, "who": "Dan", "points": 3}, "corrections[0].who: 'Dan' is none of Amy, Ben, Cleo"),
        ({"row": 1, "who": 3, "points": 3}, "corrections[0].who: must be 0 to 2, is 3"),
        ({"row": 1, "who": 1}, "corrections[0].who: goes with points"),
        ({"row": 1, "points": 3}, "corrections[0].points: must be the points of everybody, or of who alone"),
        ({"row": 1, "who": 1, "points": [1, 2, 3]}, "corrections[0].points: the points of one person"),
        ({"row": 1, "points": [1, 0]}, "corrections[0].points: needs points for all 3, has 2 (gress:9.4)"),
        ({"row": 1, "who": 0, "points": -1}, "corrections[0].points[0]: must be 0 to 999, is -1 (gress:9.4)"),
        ({"row": 1, "who": 1, "points": 1}, "corrections[0].winner: the winner has 0 points, not 1"),
        ({"row": 1, "winner": 9}, "corrections[0].winner: must be 0 to 2, is 9 (gress:9.1)"),
        ({"row": 1, "winners": [1]}, "corrections[0]: there is no field winners"),
        ({"row": 1, "misdeals": [1]}, "corrections[0].misdeals: must be a whole number, not a list"),
        ({"row": 1, "what": "delete", "misdeals": 1}, "corrections[0].what: a game that is taken out"),
        ({"row": 1, "what": "insert", "who": 1, "points": 1}, "corrections[0].points: must be the points"),
        ({"row": 1, "what": "insert", "points": [1, 1, 1]}, "corrections[0]: winner is missing"),
        ({"row": 1, "misdeals": 1, "reason": "a\tb"}, "corrections[0].reason: must be 1 to 200 printable"),
        ({"row": 1, "misdeals": 1, "when": ""}, "corrections[0].when: must be 1 to 200 printable"),
    ],
)
def test_a_wrong_correction_is_named(correction: dict[str, Any], problem: str) -> None:
    assert problem_with(correction).startswith(problem)


def test_a_game_that_never_was_one_is_not_mended() -> None:
    broken = PAD | {"games": [{"points": [1, 0], "winner": 1}]}
    assert problem_with({"row": 1, "points": [1, 0, 1]}, base=broken).startswith(
        "games[0].points: needs points"
    )
    strange = BIG | {"games": [BIG["games"][0] | {"winners": [9]}]}
    assert problem_with({"row": 1, "winners": [0, 5]}, base=strange).startswith(
        "games[0].winners[0]: must be"
    )


@pytest.mark.rule("gress:12")
def test_seats_drawn_by_lot_keep_their_games() -> None:
    drawn = BIG | {"lottery": {"secret": "00" * 32}}
    games = [{"points": [1] * 6, "winners": []}] * 2
    problem = problem_with({"row": 1, "what": "delete"}, base=drawn | {"games": games})
    assert problem.startswith("corrections[0].row: the seats of the games after it were drawn")
