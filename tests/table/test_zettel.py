"""The Zettel of a table of Gress goes from match to match, and says who deals."""

import pytest

from stammtisch.sheets.gress.table import latest, next_dealer
from stammtisch.sheets.gress.zettel import ZettelSheet
from stammtisch.sheets.pad import PastMatch, pad_of

from .house import House, playing


def matches(points: str, first_dealer: int = 0, players: int = 3) -> list[PastMatch]:
    """Matches one after another, each as the points of all seats; who has none has won."""
    found = []
    for number, line in enumerate(points.split("/")):
        scores = [int(score) for score in line.split()]
        winners = [scores.index(0)] if 0 in scores else []
        found.append(PastMatch(number + 1, scores, winners, (first_dealer + number) % players))
    return found


def sheet_of(house: House) -> ZettelSheet | None:
    state, position = house.table.state, house.table.position
    sheet: ZettelSheet | None = pad_of(house.table.game.name).at_table(
        state.played, position if state.phase == "playing" else None
    )
    return sheet


def zettel(house: House) -> list[str]:
    sheet = sheet_of(house)
    assert sheet is not None
    return [" ".join(row.cells) for row in sheet.rows] + [" ".join(cell or "." for cell in sheet.begun)]


@pytest.mark.rule("gress:11.6")
@pytest.mark.rule("gress:11.8")
def test_the_rows_are_in_standard_notation_from_the_first_dealer_on() -> None:
    sheet, games = latest(matches("0 3 5 / 2 0 1 / 4 1 0", first_dealer=1))
    assert sheet is not None
    assert len(games) == 3
    assert (sheet.writer, sheet.columns) == (0, (1, 2, 0))
    assert [row.cells for row in sheet.rows] == [("3", "5", "-"), ("-", "6", "2"), ("4", "-", "6")]
    assert sheet.dealer == 1


@pytest.mark.rule("gress:11.5")
@pytest.mark.rule("gress:11.6")
def test_after_a_whole_sheet_the_next_one_is_written_and_dealt_further_on() -> None:
    played = matches(" / ".join(["0 3 5"] * 12))
    assert next_dealer(played[:11], 3) == 2
    assert next_dealer(played, 3) == 1
    sheet, games = latest([*played, PastMatch(13, [0, 1, 1], [0], 1)])
    assert sheet is not None
    assert len(games) == 1
    assert sheet.writer == 0


@pytest.mark.rule("gress:11.3")
def test_a_tie_makes_the_sheet_longer() -> None:
    played = matches(" / ".join(["0 0 5"] * 12))
    assert next_dealer(played, 3) == 0


def test_who_is_fewer_begins_a_new_sheet() -> None:
    played = [*matches("0 3 5 1 / 2 0 1 4", players=4), PastMatch(3, [0, 1, 2], [0], 2)]
    sheet, games = latest(played)
    assert sheet is not None
    assert len(games) == 1
    assert next_dealer(played, 4) is None
    assert next_dealer([], 3) is None


@pytest.mark.rule("gress:11.9")
def test_a_misdeal_is_on_the_sheet_at_once_and_stays_there() -> None:
    house = playing("gress", 3, bots=2, options={"referee": "guided", "first_dealer": 0, "manual_deal": "on"})
    assert zettel(house) == [""]
    house.act(0, "misdeal")
    house.wait(1000)
    assert zettel(house) == ["! . ."]
    while house.phase == "playing":
        house.play(200, 100)
    (row, begun) = zettel(house)
    assert row.split()[0].count("!") == house.table.state.played[0].misdeals >= 1
    assert begun == ""


def test_other_games_have_none() -> None:
    house = playing("double")
    assert sheet_of(house) is None
