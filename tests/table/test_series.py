"""Best of several matches: who has won how many, and when a series is decided."""

import pytest

from stammtisch.base.errors import Malformed
from stammtisch.sheets.pad import PastMatch
from stammtisch.table.series import Series, standing
from stammtisch.table.settings import TableSettings, check

from .house import playing


def matches(*winners: str, seats: int = 3) -> list[PastMatch]:
    """Each by its winners: `0`, or `01` for two who share it."""
    return [
        PastMatch(number, [10] * seats, [int(seat) for seat in won]) for number, won in enumerate(winners, 1)
    ]


@pytest.mark.parametrize(
    ("won", "wins", "winners"),
    [
        ("", (0, 0, 0), ()),
        ("0", (1, 0, 0), ()),
        ("0 1 2", (1, 1, 1), (0, 1, 2)),  # all played, and nobody ahead
        ("0 1 1", (1, 2, 0), (1,)),
        ("0 0", (2, 0, 0), (0,)),  # decided before the third match
        ("01 01", (2, 2, 0), (0, 1)),
        ("0 0 2", (0, 0, 1), ()),  # the next series has begun
    ],
)
def test_best_of_three(won: str, wins: tuple[int, ...], winners: tuple[int, ...]) -> None:
    played = matches(*won.split())
    found = standing(played, 3, 3)
    assert (found.wins, found.winners) == (wins, winners)


def test_with_more_or_fewer_people_a_series_begins_anew() -> None:
    assert standing(matches("0"), 3, 4) == Series(3, (0, 0, 0, 0), 0, ())
    mixed = [*matches("0"), *matches("1", seats=4)]
    assert standing(mixed, 3, 4) == Series(3, (0, 1, 0, 0), 1, ())


def test_a_series_is_agreed_on_within_limits_and_gress_has_its_zettel() -> None:
    assert check(TableSettings("double", 3, series=5)).series == 5
    for settings in (
        TableSettings("double", 3, series=0),
        TableSettings("grass", 3, series=16),
        TableSettings("gress", 4, series=3),
    ):
        with pytest.raises(Malformed) as problem:
            check(settings)
        assert problem.value.field == "series"


def test_the_placard_tells_how_a_series_stands() -> None:
    house = playing("double", 2, options={"schedule": [1]}, series=3)
    assert house.table.sight(None).placard.series == Series(3, (0, 0), 0, ())
    house.play(100)
    (played,) = house.table.state.played
    found = house.table.sight(None).placard.series
    assert found is not None
    assert (found.matches, [seat for seat, won in enumerate(found.wins) if won]) == (1, played.winners)
    assert playing("double", 2).table.sight(None).placard.series is None
