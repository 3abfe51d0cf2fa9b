"""Books of score sheets, by examples that can be worked out on paper."""

from typing import Any

import msgspec
import pytest

from stammtisch.base.errors import Malformed
from stammtisch.games.double.scoring import EXACT_BONUS
from stammtisch.sheets.entries import Add, Admit, Correct, Delete, Dismiss, Next, Note, Undo
from stammtisch.sheets.gress.zettel import ZettelSheet as Zettel
from stammtisch.sheets.keeping import MOST_ENTRIES

from .kept import Pen, refusal

pytestmark = pytest.mark.proof("kept-score")
NAMES = ("Amy", "Ben", "Cleo", "Dora", "Eve", "Finn", "Gus")


def zettel(pen: Pen) -> Zettel:
    sheet = pen.sheet.detail
    assert isinstance(sheet, Zettel)
    return sheet


# Double


@pytest.mark.rule("double:setup:stake", "double:mat:chips")
def test_double_counts_points_and_says_who_deals_and_begins() -> None:
    pen = Pen("double", *NAMES[:3], first=2)
    pen.add(bids=[0, 1, 0], tricks=[0, 1, 0])
    pen.add(bids=[1, 1, 1], tricks=[2, 0, 0])
    pen.note(bids=[0, 2, 1])
    assert pen.sheet.totals == (19, 15 + EXACT_BONUS, 19)
    assert pen.sheet.note == {"bids": [0, 2, 1]}
    pen.add(bids=[0, 2, 1], tricks=[0, 2, 1])
    assert pen.sheet.totals == (24, 17 + 2 * EXACT_BONUS, 20 + EXACT_BONUS)
    assert pen.sheet.detail.chips[0] == (0, 3, 9)
    assert pen.sheet.note is None
    assert [row.dealer for row in pen.sheet.rows] == [2, 0, 1]
    plan = [(one.number, one.cards, one.dealer, one.starter) for one in pen.sheet.plan]
    assert plan[:2] == [(4, 4, 2, 0), (5, 5, 0, 1)]
    assert [cards for _, cards, _, _ in plan] == [4, 5, 5, 4, 3, 2, 1]


def ruined() -> Pen:
    """Amy has lost all she had: 15 less 1, 2, 3, 4 and 5."""
    pen = Pen("double", "Amy", "Ben")
    for cards in range(1, 6):
        pen.add(bids=[cards, 0], tricks=[0, cards])
    return pen


@pytest.mark.rule("double:setup:stake")
@pytest.mark.parametrize(
    ("row", "rule", "field"),
    [
        ({"bids": [1, 0], "tricks": [1, 4]}, "double:bid:chips-limit", "bids[0]"),
        ({"bids": [0, 6], "tricks": [1, 4]}, "double:bid:range", "bids[1]"),
        ({"bids": [0, 0], "tricks": [1, 3]}, "double:round:schedule", "tricks"),
        ({"bids": [0, 0], "tricks": [-1, 6]}, "double:round:schedule", "tricks[0]"),
        ({"bids": [0], "tricks": [1, 4]}, "", "bids"),
        ({"bids": [0, 0]}, "", ""),
    ],
)
def test_double_refuses_what_can_not_have_happened(row: dict[str, Any], rule: str, field: str) -> None:
    assert refusal(ruined(), Add(6, row)) == (rule, field)


@pytest.mark.rule("double:setup:stake")
def test_double_refuses_a_prediction_above_the_chips_before_the_tricks() -> None:
    assert refusal(ruined(), Note(6, {"bids": [1, 0]})) == ("double:bid:chips-limit", "bids[0]")


def test_double_has_an_extra_round_if_the_table_wants_one() -> None:
    pen = Pen("double", "Amy", "Ben", schedule=[1], tie="extra_round")
    pen.add(bids=[0, 0], tricks=[1, 0])
    assert (pen.sheet.over, pen.sheet.winners) == (True, (1,))
    pen.correct(1, bids=[1, 0], tricks=[0, 1])
    assert (pen.sheet.over, pen.sheet.winners) == (True, (1,))
    pen.correct(1, bids=[1, 1], tricks=[1, 0])
    assert pen.sheet.winners == (0,)
    pen = Pen("double", "Amy", "Ben", "Cleo", schedule=[1], tie="extra_round")
    pen.add(bids=[0, 0, 0], tricks=[0, 0, 1])
    assert [(one.cards, one.dealer) for one in pen.sheet.plan] == [(1, 1)]
    assert pen.sheet.extended
    pen.add(bids=[1, 0, 0], tricks=[1, 0, 0])
    assert pen.sheet.winners == (0,)


# Grass

MODERN = (
    {"protected": 75_000, "free": 5_000},
    {"protected": 30_000, "banker": True, "highest_peddle": 5_000},
    {"free": 5_000, "wiped_out": 1, "highest_peddle": 25_000},
    {"free": 175_000, "doublecrossed": 1, "highest_peddle": 5_000},
)
COUNTED = (
    {"protected": {"PA": 1, "CO": 1}, "free": {"HG": 1}},
    {"protected": {"JA": 1, "MX": 1}, "hand": {"BK": 1, "HG": 3}},
    {"free": {"HG": 1}, "hand": {"UW": 1, "CO": 1, "MX": 2}},
    {"free": {"PA": 1, "DF": 1, "JA": 1}, "hand": {"DC": 1, "HG": 1}},
)


@pytest.mark.parametrize("row", [{"seats": MODERN}, {"cards": COUNTED}], ids=["sums", "cards"])
def test_grass_is_scored_step_by_step_from_sums_or_cards(row: dict[str, Any]) -> None:
    pen = Pen("grass", "John", "Janis", "Bob", "Amy")
    pen.add(**row)
    (account,) = pen.sheet.detail
    steps = {step.kind: step.amounts for step in account.steps}
    assert steps["banker"] == (-5_000, 15_000, -5_000, -5_000)
    assert steps["fines"] == (0, 0, -100_000, -50_000)
    assert steps["highest"] == (0, -5_000, -25_000, -5_000)
    assert steps["bonus"] == (0, 0, 0, 25_000)
    assert steps["floor"] == (0, 0, 125_000, 0)
    assert pen.sheet.totals == (75_000, 40_000, 0, 140_000)
    assert [(one.number, one.dealer, one.starter) for one in pen.sheet.plan[:2]] == [(2, 1, 2), (3, 2, 3)]


def test_grass_classic_has_shares_for_the_banker_and_no_floor() -> None:
    pen = Pen("grass", *NAMES[:4], edition="classic")
    pen.add(
        seats=[
            {"free": 160_000, "banker": True, "highest_peddle": 5_000},
            {"free": 65_000, "sold_out": 1},
            {"free": 165_000, "doublecrossed": 1, "highest_peddle": 50_000},
            {"protected": 50_000, "free": 25_000, "wiped_out": 1, "highest_peddle": 25_000},
        ]
    )
    assert pen.sheet.totals == (231_000, 27_000, 32_000, -55_000)
    pen.add(seats=[{}, {"free": 100_000}, {}, {}])
    assert pen.sheet.over is False
    pen.add(seats=[{"free": 5_000}, {}, {}, {}])
    assert (pen.sheet.totals[0], pen.sheet.winners) == (261_000, (0,))
    assert refusal(pen, Add(4, {"seats": [{}, {}, {}, {}]})) == ("grass.common:win.1", "")


@pytest.mark.parametrize(
    ("row", "rule", "field"),
    [
        ({"seats": [{"banker": True}, {"banker": True}]}, "grass.digital:score.2", "seats"),
        ({"seats": [{"sold_out": 3}, {"sold_out": 2}]}, "grass.digital:score.2", "seats"),
        ({"seats": [{}, {"free": 7_000}]}, "grass.digital:score.2", "seats[1].free"),
        ({"seats": [{"highest_peddle": 10_000}, {}]}, "grass.digital:score.2", "seats[0].highest_peddle"),
        ({"seats": [{"protected": 150_000}, {"protected": 55_000}]}, "grass.common:protected.1", "seats"),
        # 13 peddles of 5,000: 4 + 4 + 4 on the table leave one, and two hands have one as their dearest
        (
            {
                "seats": [
                    {"protected": 20_000, "free": 20_000, "highest_peddle": 5_000},
                    {"free": 20_000, "highest_peddle": 5_000},
                ]
            },
            "grass.digital:score.2",
            "seats",
        ),
        ({"cards": [{"free": {"DF": 1}}, {"hand": {"DF": 1}}]}, "grass.digital:score.2", "cards"),
        ({"cards": [{"protected": {"DF": 1}}, {}]}, "grass.common:protected.3", "cards[0].protected.DF"),
        ({"seats": [{"sold_out": 4, "doublecrossed": 3}, {}]}, "grass.common:hand.4", "seats[0]"),
        (
            {"seats": [{}, {"sold_out": 4, "banker": True, "wiped_out": 1, "highest_peddle": 5_000}]},
            "grass.common:hand.4",
            "seats[1]",
        ),
        ({"cards": [{"hand": {"HG": 4, "MX": 3}}, {}]}, "grass.common:hand.4", "cards[0].hand"),
        ({"cards": [{"free": {"PA": 6}}, {}]}, "grass.digital:score.2", "cards[0].free.PA"),
        ({"cards": [{"free": {"SO": 1}}, {}]}, "", "cards[0].free"),
        ({"cards": [{}, {}], "seats": [{}, {}]}, "", "seats"),
        ({"seats": [{}]}, "", "seats"),
    ],
)
def test_grass_refuses_what_the_pack_does_not_hold(row: dict[str, Any], rule: str, field: str) -> None:
    assert refusal(Pen("grass", "Amy", "Ben"), Add(1, row)) == (rule, field)


@pytest.mark.parametrize(("deck", "panamas"), [("HG", 5), ("PA", 6), ("28-5", 5)])
def test_grass_is_counted_from_the_pack_of_the_table(deck: str, panamas: int) -> None:
    """grass.option:deck-modern."""
    pen = Pen("grass", "Amy", "Ben", deck_modern=deck)
    most = {"cards": [{"free": {"PA": panamas}}, {}]}
    more = {"cards": [{"free": {"PA": panamas + 1}}, {}]}
    assert refusal(pen, Add(1, more)) == ("grass.digital:score.2", "cards[0].free.PA")
    pen.put(Add(1, most))


def test_grass_takes_all_that_the_pack_holds() -> None:
    pen = Pen("grass", "Amy", "Ben")
    pen.add(seats=[{"free": 565_000}, {"highest_peddle": 100_000}])
    pen.delete(1)
    pen.add(seats=[{"free": 465_000, "protected": 200_000}, {}])
    assert pen.sheet.winners == (0,)


# Gress


def test_gress_has_dashes_strokes_and_a_second_zero() -> None:
    pen = Pen("gress", "Amy", "Ben", "Cleo", first=2)
    pen.add(points=[5, 0, 7], winner=1)
    pen.note(misdeals=1)
    assert zettel(pen).begun == ("", "!", "")
    assert pen.sheet.totals == (5, 4, 7)
    pen.add(points=[0, 4, 1], winner=0, misdeals=1)
    pen.add(points=[2, 6, 3], winner=None)
    pen.add(points=[3, 0, 0], winner=1)
    assert zettel(pen).columns == (0, 1, 2)
    assert [row.cells for row in zettel(pen).rows] == [
        ("5", "-", "7"),
        ("-", "8!", "8"),
        ("7", "14", "11"),
        ("10", "-", "11"),
    ]
    assert [row.ends_round for row in zettel(pen).rows] == [False, False, True, False]
    assert [row.dealer for row in pen.sheet.rows] == [0, 1, 2, 0]
    assert pen.sheet.plan[0].dealer == 1


def test_gress_points_are_counted_from_cards() -> None:
    pen = Pen("gress", "Amy", "Ben", "Cleo")
    pen.add(winner=1, hands=[{"cards": 3, "black_nines": 1, "marke": True}, {}, {"cards": 2, "missing": 2}])
    assert pen.sheet.totals == (8, 0, 4)


@pytest.mark.parametrize(
    ("row", "rule", "field"),
    [
        ({"points": [5, 0, 7], "winner": 0}, "gress:9.4", "winner"),
        ({"points": [5, 0, 7], "winner": None}, "gress:9.1", "winner"),
        ({"points": [5, 0], "winner": 1}, "gress:9.4", "points"),
        ({"points": [5, 0, -1], "winner": 1}, "gress:9.4", "points[2]"),
        ({"points": [5, 0, 7], "winner": 1, "misdeals": 21}, "gress:11.9", "misdeals"),
        (
            {"hands": [{"cards": 1, "black_nines": 2}, {}, {}], "winner": 1},
            "gress:9.4",
            "hands[0].black_nines",
        ),
        ({"hands": [{}, {}, {}], "points": [1, 0, 1], "winner": 1}, "", "points"),
    ],
)
def test_gress_refuses_what_can_not_have_happened(row: dict[str, Any], rule: str, field: str) -> None:
    assert refusal(Pen("gress", "Amy", "Ben", "Cleo"), Add(1, row)) == (rule, field)


def play_on(pen: Pen, games: int) -> None:
    """Everybody has a point in each game, but who won it: the seats in turn."""
    seats = len(pen.book.begin.names)
    for game in range(games):
        pen.add(points=[int(seat != game % seats) for seat in range(seats)], winner=game % seats)


@pytest.mark.parametrize(("seats", "games"), [(3, 12), (4, 12), (5, 15), (7, 14)])
def test_gress_goes_on_while_the_lowest_total_is_shared(seats: int, games: int) -> None:
    pen = Pen("gress", *NAMES[:seats])
    assert (zettel(pen).length, pen.sheet.extended) == (games, False)
    play_on(pen, games)
    assert (pen.sheet.over, pen.sheet.extended, zettel(pen).length) == (False, True, games + seats)
    play_on(pen, seats - 1)
    pen.add(points=[9] * (seats - 1) + [0], winner=seats - 1)
    assert (pen.sheet.over, pen.sheet.winners) == (True, (seats - 1,))
    assert refusal(pen, Add(games + seats + 1, {"points": [0] + [1] * (seats - 1), "winner": 0})) == (
        "gress:11.2",
        "",
    )


def test_the_next_zettel_is_written_by_the_left_neighbour() -> None:
    pen = Pen("gress", "Amy", "Ben", "Cleo", first=1)
    assert refusal(pen, Next()) == ("keep:not-over", "")
    for _ in range(12):
        pen.add(points=[0, 2, 3], winner=0)
    assert pen.sheet.winners == (0,)
    assert refusal(pen, Next(0)) == ("gress:11.5", "first")
    pen.next()
    assert (pen.sheet.first, zettel(pen).columns, pen.sheet.totals) == (2, (0, 1, 2), (0, 0, 0))
    pen.add(points=[1, 0, 2], winner=1)
    pen.correct(1, points=[1, 0, 4], winner=1)
    old = pen.book.leaves[0].rows[11]
    pen.put(Correct(old.id, old.last, {"points": [0, 2, 5], "winner": 0}))
    assert [sheet.totals for sheet in pen.shown.sheets] == [(0, 24, 38), (1, 0, 4)]
    assert pen.again() == pen.book


@pytest.mark.rule("double:setup:stake")
def test_the_next_game_of_double_is_dealt_by_whoever_is_wanted() -> None:
    for wanted, first in ((None, 1), (0, 0)):
        pen = Pen("double", "Amy", "Ben", schedule=[1])
        pen.add(bids=[0, 0], tricks=[0, 1])
        pen.next(wanted)
        assert pen.sheet.first == first
    assert refusal(ruined(), Next(5)) == ("keep:not-over", "")


# Corrections


def test_an_old_row_is_corrected_deleted_and_the_slip_undone() -> None:
    pen = Pen("gress", "Amy", "Ben", "Cleo", first=2)
    for points, winner in (([5, 0, 7], 1), ([0, 4, 1], 0), ([2, 6, 3], None)):
        pen.add(points=points, winner=winner)
    pen.correct(1, "a black nine was overlooked", points=[6, 0, 7], winner=1)
    assert [row.totals for row in pen.sheet.rows] == [(6, 0, 7), (6, 4, 8), (8, 10, 11)]
    assert [row.corrected for row in pen.sheet.rows] == [True, False, False]
    pen.delete(2, "played out of turn")
    assert [row.totals for row in pen.sheet.rows] == [(6, 0, 7), (8, 6, 10)]
    assert [row.dealer for row in pen.sheet.rows] == [0, 1]
    pen.undo()
    assert [row.totals for row in pen.sheet.rows] == [(6, 0, 7), (6, 4, 8), (8, 10, 11)]
    told = [(line.what, line.number, line.undone, line.reason) for line in pen.shown.history[3:]]
    assert told == [
        ("correct", 1, False, "a black nine was overlooked"),
        ("delete", 2, True, "played out of turn"),
        ("undo", 2, False, ""),
    ]
    corrected = pen.shown.history[3]
    assert corrected.before == {"points": [5, 0, 7], "winner": 1}
    assert corrected.after == {"points": [6, 0, 7], "winner": 1}
    pen.undo()
    assert pen.sheet.totals == (7, 10, 11)
    assert pen.again() == pen.book


@pytest.mark.rule("double:setup:stake")
def test_a_correction_that_makes_a_later_row_impossible_names_that_row() -> None:
    pen = Pen("double", "Amy", "Ben")
    for cards in (1, 2, 3, 4, 5):
        pen.add(bids=[cards, 0], tricks=[cards if cards == 5 else 0, 0 if cards == 5 else cards])
    pen.add(bids=[5, 0], tricks=[0, 5])
    fifth = pen.book.leaves[0].rows[4]
    wrong = Correct(fifth.id, fifth.last, {"bids": [5, 0], "tricks": [0, 5]})
    assert refusal(pen, wrong) == ("double:bid:chips-limit", "rounds[5].bids[0]")


# Several who write


def test_of_two_who_write_the_same_row_one_is_told() -> None:
    pen = Pen("gress", "Amy", "Ben", "Cleo")
    row = {"points": [5, 0, 7], "winner": 1}
    pen.add(**row)
    assert refusal(pen, Add(1, row)) == ("keep:row-taken", "number")
    assert refusal(pen, Note(1, {"misdeals": 1})) == ("keep:row-taken", "number")
    assert refusal(pen, Add(3, row)) == ("keep:row-missing", "number")


def test_nobody_writes_over_what_they_have_not_seen() -> None:
    pen = Pen("gress", "Amy", "Ben", "Cleo")
    first = pen.add(points=[5, 0, 7], winner=1)
    second = pen.correct(1, points=[6, 0, 7], winner=1)
    row = {"points": [4, 0, 7], "winner": 1}
    assert refusal(pen, Correct(first, first, row)) == ("keep:row-changed", "last")
    assert refusal(pen, Delete(first, first)) == ("keep:row-changed", "last")
    assert refusal(pen, Undo(first)) == ("keep:not-the-last", "of")
    pen.put(Delete(first, second))
    assert refusal(pen, Correct(first, second, row)) == ("keep:row-gone", "row")


def test_who_was_admitted_writes_until_dismissed() -> None:
    pen = Pen("gress", "Amy", "Ben", "Cleo")
    row = {"points": [5, 0, 7], "winner": 1}
    assert refusal(pen, Add(1, row), by="ben") == ("keep:not-yours", "")
    pen.put(Admit("ben", "Ben"), by="ben")
    pen.put(Add(1, row), by="ben")
    assert refusal(pen, Dismiss("amy"), by="ben") == ("keep:not-yours", "")
    assert refusal(pen, Dismiss("amy")) == ("keep:not-yours", "user")
    pen.put(Dismiss("ben"))
    assert refusal(pen, Undo(pen.book.past[-1].id), by="ben") == ("keep:not-yours", "")
    assert [(line.name, line.what, line.reason) for line in pen.shown.history] == [
        ("Ben", "admit", "Ben"),
        ("Ben", "add", ""),
        ("Amy", "dismiss", "Ben"),
    ]


def test_a_book_has_an_end() -> None:
    pen = Pen("gress", "Amy", "Ben", "Cleo")
    pen.book = msgspec.structs.replace(pen.book, entries=MOST_ENTRIES - 1)
    pen.note(misdeals=1)
    with pytest.raises(Malformed, match="keep:full"):
        pen.note(misdeals=2)


@pytest.mark.parametrize(
    ("game", "names", "more", "field"),
    [
        ("double", ["Amy"], {}, "names"),
        ("double", ["Amy", "Amy"], {}, r"names\[1\]"),
        ("double", ["Amy", "Ben"], {"first": 2}, "first"),
        ("double", ["Amy", "Ben"], {"edition": "modern"}, "edition"),
        ("double", ["Amy", "Ben"], {"zero_bonus": 9}, "options.zero_bonus"),
        ("double", ["Amy", "Ben"], {"colour": "red"}, "options"),
        ("grass", list(NAMES), {}, "names"),
        ("grass", ["Amy", "Ben"], {"target": 7}, "options.target"),
        ("grass", ["Amy", "Ben"], {"deck_modern": "DF"}, "options.deck_modern"),
        ("grass", ["Amy", "Ben"], {"deck_modern": "PA", "edition": "classic"}, "options.deck_modern"),
        ("gress", ["Amy", "Ben"], {}, "names"),
        ("gress", ["Amy", "Ben", "Cleo"], {"decks": 2}, "options"),
    ],
)
def test_a_book_that_nobody_could_play_is_refused(
    game: str, names: list[str], more: dict[str, Any], field: str
) -> None:
    with pytest.raises(Malformed, match=f"^{field}: "):
        Pen(game, *names, **more)
