from collections import Counter
from itertools import pairwise

import pytest

from stammtisch.base.errors import Malformed
from stammtisch.games.double.cards import CANONICAL_PAIRING
from stammtisch.games.double.scoring import ALL_CHIPS, BLACK, RED, WHITE

from .table import DOUBLE, awaited, may_play, start, why_no_start, why_not_placed, winner

CARDS = CANONICAL_PAIRING.names()
ORDER = "23456789TJQKA"
MOTIFS = [rank + suit for rank in ORDER for suit in "CSHD"] + ["PO", "FO"]


def pairing_with(line: int, card: str) -> list[str]:
    """Our pairing with one card exchanged, lines counted from 1."""
    return [*CARDS[: line - 1], card, *CARDS[line:]]


@pytest.mark.rule("double:mat:cards-54")
def test_the_pack_has_27_kinds_twice() -> None:
    waiting = start(2, first_dealer=0)
    pack = Counter(DOUBLE.write_draw(waiting, range(54)))
    assert awaited(waiting).pool == 54
    assert pack == Counter(CARDS * 2)
    assert len(pack) == 27


@pytest.mark.rule("double:mat:cards-54")
@pytest.mark.parametrize(
    ("sets", "hands", "wrong_at"),
    [
        (2, [["AC/2H"], ["AC/2H"], ["AC/2H"]], "position.hands[2]"),
        (1, [["AC/2H"], ["KD/3C"], ["AC/2H"]], "position.hands[2]"),
    ],
)
def test_no_card_is_there_more_often_than_there_are_sets(
    sets: int, hands: list[list[str]], wrong_at: str
) -> None:
    where = why_not_placed(sets=sets, phase="bid", dealer=0, turn_up="9C/7S", hands=hands)
    assert where == wrong_at


@pytest.mark.rule("double:mat:spare")
@pytest.mark.parametrize(("sets", "cards"), [(2, 54), (1, 27)])
def test_the_spare_card_is_never_in_the_pack(sets: int, cards: int) -> None:
    wanted = awaited(start(2, sets=sets, first_dealer=0, schedule=[1]))
    assert wanted.pool == cards
    DOUBLE.check_draw(wanted, [0, 1, cards - 1])
    with pytest.raises(Malformed):
        DOUBLE.check_draw(wanted, [0, 1, cards])


@pytest.mark.rule("double:mat:two-motifs")
def test_every_card_shows_two_motifs() -> None:
    for card in CARDS:
        assert [half in MOTIFS for half in card.split("/")] == [True, True]
        assert may_play(card) == set(card.split("/"))


@pytest.mark.rule("double:mat:two-motifs")
@pytest.mark.parametrize("card", ["AC", "AC/2H/3S", "AC/", "AC/1H"])
def test_a_card_with_any_other_number_of_motifs_is_none(card: str) -> None:
    assert why_no_start(2, pairing=pairing_with(1, card)) == "options.pairing.line 1"


@pytest.mark.rule("double:mat:motif-inventory")
def test_a_set_shows_every_motif_once() -> None:
    assert sorted(half for card in CARDS for half in card.split("/")) == sorted(MOTIFS)


@pytest.mark.rule("double:mat:motif-inventory")
def test_a_set_that_shows_a_motif_twice_is_none() -> None:
    assert why_no_start(2, pairing=pairing_with(2, "AC/2D")) == "options.pairing.line 2"
    assert why_no_start(2, pairing=CARDS[:26]) == "options.pairing"


@pytest.mark.rule("double:mat:pair-constraint")
def test_the_motifs_of_a_card_differ_in_value_and_suit() -> None:
    for card in CARDS:
        one, other = card.split("/")
        assert one[0] != other[0]
        assert one[1] != other[1]


@pytest.mark.rule("double:mat:pair-constraint")
@pytest.mark.parametrize("twins", ["AC/AH", "AC/2C"])
def test_a_card_with_twin_motifs_is_none(twins: str) -> None:
    freed = {"AC/AH": ["2H/2C"], "AC/2C": ["AH/2H"]}[twins]
    others = [card for card in CARDS if card not in ("AC/2H", "AH/2C")]
    assert why_no_start(2, pairing=[twins, *freed, *others]) == "options.pairing.line 1"


@pytest.mark.rule("double:mat:suit-means-suit")
@pytest.mark.parametrize(
    ("hand", "led", "may"),
    [
        ("KD/3C", "5H", "KD 3C"),  # a red half is no heart
        ("AS/2D", "5C", "AS 2D"),  # a black half is no club
        ("9D/8H", "5H", "8H"),  # a card may show both red suits
        ("9D/8H", "5D", "9D"),
        ("QC/4S", "5S", "4S"),  # or both black ones
    ],
)
def test_a_suit_is_one_of_four_and_colours_mean_nothing(hand: str, led: str, may: str) -> None:
    assert may_play(hand, led) == set(may.split())


@pytest.mark.rule("double:mat:rank-order")
@pytest.mark.parametrize(("low", "high"), list(pairwise(ORDER)))
def test_each_value_beats_the_one_below_it(low: str, high: str) -> None:
    assert winner(f"{low}S {high}S") == 1
    assert winner(f"{high}S {low}S") == 0


@pytest.mark.rule("double:mat:rank-order")
def test_the_pope_beats_the_ace_and_the_fool_the_pope() -> None:
    assert winner("AS PO") == 1
    assert winner("PO FO") == 1
    assert winner("FO PO") == 0


@pytest.mark.rule("double:mat:special-are-motifs")
def test_pope_and_fool_are_halves_of_two_cards_with_a_suited_half_each() -> None:
    special = [card.split("/") for card in CARDS if "PO" in card or "FO" in card]
    assert [half for card in special for half in card if half in ("PO", "FO")] == ["PO", "FO"]
    assert [[half[1] in "CSHD" for half in card] for card in special] == [[False, True]] * 2


@pytest.mark.rule("double:mat:chips")
def test_the_chips_are_worth_340_points() -> None:
    assert (BLACK, RED, WHITE) == (1, 5, 20)
    assert 40 * BLACK + 20 * RED + 10 * WHITE == ALL_CHIPS == 340
