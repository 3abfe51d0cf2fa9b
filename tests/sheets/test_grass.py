"""The pad of Grass carries totals from round to round until somebody has won."""

import pytest

from stammtisch.base.errors import Malformed
from stammtisch.games.grass.accounts import Account, ScoringOptions
from stammtisch.sheets.grass import EnteredRounds, Round, score

RICH, POOR = Account(free=100_000), Account(doublecrossed=1)


def pad(*rounds: Round, names: tuple[str, ...] = ("Amy", "Ben"), target: int = 250_000) -> EnteredRounds:
    return EnteredRounds("grass", names, rounds, "modern", ScoringOptions(target=target))


@pytest.mark.rule("grass.common:win.5")
@pytest.mark.rule("grass.common:win.4")
def test_totals_are_carried_on_until_the_target_is_reached() -> None:
    sheets = score(pad(Round((RICH, POOR)), Round((RICH, RICH))))
    assert [sheet.totals for sheet in sheets] == [(125_000, 0), (250_000, 125_000)]
    assert [sheet.winners for sheet in sheets] == [(), (0,)]


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        (pad(Round((RICH,))), r"rounds\[0\].seats: needs all 2 seats, has 1"),
        (pad(Round((RICH, POOR), closer=2)), r"rounds\[0\].closer: there is no seat 2"),
        (pad(Round((RICH, Account(free=1)))), r"rounds\[0\].seats\[1\].free: 1 is not a sum"),
        (pad(Round((RICH, POOR)), target=1), "options.target: must be a multiple of 5,000"),
        (pad(Round((RICH, POOR)), Round((RICH, POOR)), target=5_000), r"rounds\[1\]: the game was over"),
    ],
)
def test_wrong_entries_are_named_with_their_field(wrong: EnteredRounds, problem: str) -> None:
    with pytest.raises(Malformed, match=problem):
        score(wrong)
