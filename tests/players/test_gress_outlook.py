"""What a search of Gress strives for: few penalty points, not many."""

import pytest

from stammtisch.base.bits import Dice
from stammtisch.games.gress.game import Gress
from stammtisch.games.gress.position import GressPosition
from stammtisch.players.gress.judge import GressJudge
from stammtisch.players.search import Search

JUDGE = GressJudge()

GRESS = Gress()


def placed(hands: str, pile: str, **given: object) -> GressPosition:
    """Seat 0 on turn at a guided table."""
    table = [hand.split() for hand in hands.split("|")]
    now = {"turn": 0, "throws": 1, "last_event": 0}
    data = {"phase": "active", "dealer": 0, "hands": table, "pile": pile.split(), "now": now, **given}
    return GRESS.read_position(data, "", {"decks": 2, "referee": "guided"})


def test_cards_black_nines_and_a_marke_count_against_a_seat() -> None:
    position = placed("8H | KD 9S 8C | TS 7S 7D", "KH", marken=["-", "-", "AC"])
    assert list(JUDGE.outlook(position)) == [-1.0, -4.0, -7.0]
    GRESS.perform(position, 0, "play 8H")
    assert list(JUDGE.outlook(position)) == [0.0, -4.0, -7.0]


@pytest.mark.parametrize("seed", range(5))
def test_in_the_end_it_is_the_penalty_points_below_zero(seed: int) -> None:
    position = GRESS.start(4, options={"referee": "guided"})
    position.playout(Dice(seed))
    assert [-worth for worth in JUDGE.outlook(position)] == position.scores()
    assert sum(position.scores()) > 0


def test_a_search_lays_its_last_card_and_does_not_collect_more() -> None:
    position = placed("8H | KD TD 8C | TS 7S 7D", "KH")
    act = Search(GRESS, iterations=200).choose(GRESS.view(position, 0), position.acts(0), Dice(1))
    assert GRESS.write_act((act,)) == "play 8H"
