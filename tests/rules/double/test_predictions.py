import pytest

from stammtisch.base.errors import Malformed
from stammtisch.games.double.position import DoublePosition
from stammtisch.games.double.scoring import chips
from stammtisch.games.position import Journal

from .table import DOUBLE, SPECTATOR, after, dealt, offered, placed, refused_by, view

THREE_HANDS = "AC/2H KD/3C | QH/4D JS/5D | TH/6S 9S/7C"


def predicting(cards: int, points: int = 15) -> DoublePosition:
    """Seat 0 is to predict in a round of so many cards and owns so many points."""
    hands = [["AC/2H", "KD/3C", "QH/4D", "JS/5D", "TH/6S"], ["AC/2H", "KD/3C", "QH/4D", "JS/5D", "TH/6S"]]
    return placed(
        schedule=[cards],
        phase="bid",
        dealer=1,
        turn_up="9S/7C",
        hands=[hand[:cards] for hand in hands],
        points=[points, 15],
    )


def numbers(members: set[str]) -> list[int]:
    return sorted(int(word) for word in members)


@pytest.mark.rule("double:bid:order")
@pytest.mark.parametrize(("dealer", "order"), [(0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2])])
def test_predictions_run_clockwise_from_the_starter_to_the_dealer(dealer: int, order: list[int]) -> None:
    position = dealt(THREE_HANDS, first_dealer=dealer)
    for seat in order:
        assert view(position).actors == (seat,)
        for other in order:
            if other != seat and view(position).bids[other] is None:
                assert refused_by(position, other, "1") == "double:bid:order"
        position.apply(seat, 1)
    assert view(position).phase == "play"


@pytest.mark.rule("double:bid:mandatory")
def test_the_tricks_wait_for_every_prediction() -> None:
    position = dealt(THREE_HANDS)
    for made in range(3):
        assert view(position).phase == "bid"
        assert view(position).bids.count(None) == 3 - made
        after(position, "0")
    assert view(position).phase == "play"
    assert view(position).bids == (0, 0, 0)


@pytest.mark.rule("double:bid:mandatory")
def test_nobody_can_pass() -> None:
    assert offered(dealt(THREE_HANDS)) == {"0", "1", "2"}
    for word in ["pass", "bid", "bid pass", "bid -"]:
        with pytest.raises(Malformed):
            DOUBLE.read_act(word)


@pytest.mark.rule("double:bid:range")
@pytest.mark.parametrize("cards", [1, 2, 3, 4, 5])
def test_a_prediction_is_a_number_from_none_to_all_tricks(cards: int) -> None:
    position = predicting(cards)
    assert numbers(offered(position)) == list(range(cards + 1))
    for more in range(cards + 1, 6):
        assert refused_by(position, 0, str(more)) == "double:bid:range"


@pytest.mark.rule("double:bid:range")
@pytest.mark.parametrize("text", ["bid 6", "bid -1", "bid 1.5", "bid 99", "bid one"])
def test_what_is_no_number_up_to_five_is_no_prediction(text: str) -> None:
    with pytest.raises(Malformed):
        DOUBLE.read_act(text)


@pytest.mark.rule("double:bid:chips-limit")
@pytest.mark.parametrize(
    ("cards", "points", "highest"),
    [(5, 5, 5), (5, 4, 4), (5, 2, 2), (5, 1, 1), (5, 0, 0), (2, 5, 2), (2, 1, 1)],
)
def test_nobody_predicts_more_than_they_own(cards: int, points: int, highest: int) -> None:
    position = predicting(cards, points)
    assert numbers(offered(position)) == list(range(highest + 1))
    for more in range(highest + 1, cards + 1):
        assert refused_by(position, 0, str(more)) == "double:bid:chips-limit"


@pytest.mark.rule("double:bid:zero")
@pytest.mark.parametrize("points", [0, 1, 15])
@pytest.mark.parametrize("cards", [1, 3, 5])
def test_zero_is_always_allowed_and_needs_no_chip(cards: int, points: int) -> None:
    position = predicting(cards, points)
    assert "0" in offered(position)
    assert after(position, "0").scores() == [points, 15]


@pytest.mark.rule("double:bid:public")
def test_everybody_sees_a_prediction_as_soon_as_it_is_made() -> None:
    position = dealt(THREE_HANDS)
    journal = Journal()
    after(position, "2 1", journal)
    for seat in (0, 1, 2, SPECTATOR):
        assert view(position, seat).bids == (2, 1, None)
        assert [fact.about for fact in journal.seen_by(seat)] == [
            {"seat": 0, "bid": 2},
            {"seat": 1, "bid": 1},
        ]


@pytest.mark.rule("double:bid:public", "double:mat:chips")
@pytest.mark.parametrize("bid", range(6))
def test_a_stake_can_be_laid_in_black_and_red_chips(bid: int) -> None:
    white, red, black = chips(15)
    assert any(5 * reds + blacks == bid for reds in range(red + 1) for blacks in range(black + 1))
    assert white == 0


@pytest.mark.rule("double:bid:final")
@pytest.mark.parametrize("mode", ["sequential", "simultaneous"])
@pytest.mark.parametrize("second_thought", ["0", "1", "2"])
def test_a_prediction_stands(mode: str, second_thought: str) -> None:
    position = after(dealt(THREE_HANDS, bid_mode=mode), "1")
    assert refused_by(position, 0, second_thought) == "double:bid:final"
    assert offered(position, 0) == set()
    assert view(position, 0).bids[0] == 1


@pytest.mark.rule("double:bid:no-total-restriction")
@pytest.mark.parametrize("made", ["0 0", "1 0", "1 1", "2 0", "2 2"])
def test_the_predictions_may_add_up_to_anything(made: str) -> None:
    position = after(dealt(THREE_HANDS), made)
    assert numbers(offered(position)) == [0, 1, 2]
