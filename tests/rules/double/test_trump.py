import pytest

from stammtisch.base.bits import Dice
from stammtisch.games.double.cards import CANONICAL_PAIRING
from stammtisch.games.position import Journal

from .table import (
    CLUBS_TRUMP,
    DOUBLE,
    SPECTATOR,
    after,
    dealt,
    offered,
    refused_by,
    start,
    view,
    why_not_placed,
    winner,
)


@pytest.mark.rule("double:trump:turn-up")
def test_the_card_after_the_deal_is_turned_up() -> None:
    position = start(3, first_dealer=2, schedule=[2])
    cards = ["AC/2H", "KD/3C", "QH/4D", "JS/5D", "TH/6S", "9S/7C", "8D/7H"]
    assert view(position).turn_up is None
    journal = Journal()
    position.answer(DOUBLE.read_draw(position, cards), journal)
    assert [view(position, seat).turn_up for seat in (0, 1, 2, SPECTATOR)] == ["8D/7H"] * 4
    assert journal.facts[-1].about["card"] == "8D/7H"


@pytest.mark.rule("double:trump:higher-motif")
@pytest.mark.parametrize(
    "turn_up", [card for card in CANONICAL_PAIRING.names() if card[:2] not in ("PO", "FO")]
)
def test_the_suit_of_the_higher_motif_is_trump(turn_up: str) -> None:
    higher, lower = sorted(turn_up.split("/"), key=lambda motif: -"23456789TJQKA".index(motif[0]))
    assert view(dealt("TC/6D | JS/5D", turn_up)).trump == higher[1]
    written_backwards = f"{lower}/{higher}"
    assert view(dealt("TC/6D | JS/5D", written_backwards)).trump == higher[1]


@pytest.mark.rule("double:trump:higher-motif")
@pytest.mark.parametrize(
    ("turn_up", "wins"),
    [
        ("QH/4D", 1),  # hearts: the 2H takes it
        ("QD/4H", 0),  # diamonds, though it shows a heart as well
        ("9S/7C", 0),
    ],
)
def test_only_the_higher_motif_counts_for_trump(turn_up: str, wins: int) -> None:
    assert winner("KS 2H", turn_up) == wins


@pytest.mark.rule("double:trump:none")
@pytest.mark.parametrize(("turn_up", "would_be_trump"), [("PO/8S", "QS"), ("FO/8C", "QC")])
def test_a_pope_or_fool_turned_up_means_no_trump(turn_up: str, would_be_trump: str) -> None:
    assert view(dealt("TC/6D | JS/5D", turn_up)).trump is None
    assert winner(f"3H {would_be_trump}", turn_up) == 0
    assert winner(f"3H {would_be_trump} AD 4H", turn_up) == 3


@pytest.mark.rule("double:trump:card-out-of-play")
def test_the_turn_up_is_in_sight_of_all_and_in_no_hand() -> None:
    position = dealt("AC/2H KD/3C | QH/4D JS/5D", CLUBS_TRUMP, sets=1)
    for played in ["0", "0", "AC", "QH", "KD"]:
        after(position, played)
        assert view(position).turn_up == CLUBS_TRUMP
        assert all(CLUBS_TRUMP not in view(position, seat).hand for seat in (0, 1))


@pytest.mark.rule("double:trump:card-out-of-play")
def test_nobody_can_play_the_turn_up() -> None:
    position = after(dealt("AC/2H | KD/3C", CLUBS_TRUMP, sets=1), "0 0")
    assert offered(position) == {"AC", "2H"}
    assert refused_by(position, 0, "9C") == "double:play:own-card"
    assert refused_by(position, 0, "7S") == "double:play:own-card"


@pytest.mark.rule("double:trump:card-out-of-play")
def test_a_card_can_not_be_both_turned_up_and_in_a_hand() -> None:
    hands = [["AC/2H"], [CLUBS_TRUMP]]
    where = why_not_placed(sets=1, phase="bid", dealer=1, turn_up=CLUBS_TRUMP, hands=hands)
    assert where == "position.hands[1]"


@pytest.mark.rule("double:trump:card-out-of-play")
def test_nobody_imagines_the_turn_up_in_a_hand() -> None:
    position = dealt("AC/2H AS/2D | QH/4D JS/5D", CLUBS_TRUMP, sets=1)
    for seed in range(60):
        imagined = DOUBLE.imagine(view(position, 0), Dice(seed))
        assert CLUBS_TRUMP not in view(imagined, 1).hand


@pytest.mark.rule("double:trump:card-out-of-play")
def test_the_stock_is_never_drawn_from() -> None:
    position = dealt("AC/2H KD/3C | QH/4D JS/5D", CLUBS_TRUMP)
    left = 4
    for word in ["0", "0", "AC", "QH", "KD", "5D"]:
        assert position.chance() is None
        assert sum(view(position).hand_sizes) == left
        after(position, word)
        left -= word != "0"
    assert left == 0
