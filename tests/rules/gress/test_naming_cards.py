"""Which plays a complaint means by the cards it names, when equal cards were laid several times."""

import pytest
from laws.following import forms_of

from stammtisch.games.gress.position import GressPosition

from .table import GRESS, after, hand, owed, placed, top

KINGS = "AC 9S 8S 7C 8C | KD KD 9C 8D | QC QC 9D 9H 8H"


def again(position: GressPosition) -> GressPosition:
    """The same position, written down, read and copied."""
    return GRESS.read_line(GRESS.write_line(position), "", {"decks": 2}).copy()


@pytest.mark.rule("gress:Q21")
@pytest.mark.rule("gress:10.5")
def test_of_equal_cards_a_complaint_means_the_newest_and_an_older_one_needs_its_own() -> None:
    position = after(placed(KINGS, "QS"), "1 play KD; 2 play QC; 1 play KD; 0 complain misplay 1 KD")
    assert (owed(position), top(position), hand(position, 1)) == ([0, 2, 0], "QC", "8D 9C KD")
    position = after(again(position), "2 complain misplay 1 KD")
    assert (owed(position), top(position), hand(position, 1)) == ([0, 4, 0], "QC", "8D 9C KD")
    assert owed(after(position, "0 complain misplay 1 KD")) == [2, 4, 0]


@pytest.mark.rule("gress:Q21")
@pytest.mark.rule("gress:10.5")
def test_a_card_named_twice_means_two_plays_and_costs_once() -> None:
    position = after(placed(KINGS, "QS"), "1 play KD; 2 play QC; 1 play KD; 0 complain misplay 1 KD KD")
    assert (owed(position), top(position)) == ([0, 2, 0], "QC")
    assert owed(after(position, "2 complain misplay 1 KD")) == [0, 2, 2]


@pytest.mark.rule("gress:Q21")
def test_a_lawful_card_that_is_newer_stands_before_a_wrong_one_until_it_was_complained_about() -> None:
    position = after(placed(KINGS, "QS"), "1 play KD; 2 play QC; 0 play AC; 1 play KD")
    several = again(position)
    # However many cards are laid on it.
    after(position, "2 play QC; 0 play 8C; 2 draw; 0 draw; 1 play 9C")
    position = after(again(position), "0 complain misplay 1 KD")
    assert owed(position) == [2, 0, 0]
    position = after(again(position), "0 complain misplay 1 KD")
    assert owed(position) == [2, 2, 0]
    assert owed(after(position, "0 complain misplay 1 KD")) == [4, 2, 0]
    # Named with a wrong one it is passed over, and counts as complained about.
    assert owed(after(several, "0 complain misplay 1 KD 9C KD; 2 complain misplay 1 KD")) == [0, 2, 2]


@pytest.mark.rule("gress:Q21")
@pytest.mark.parametrize(("named", "second"), [("7H", 2), ("7H 7H", 2), ("7H 7H 7H", 0), ("7S 7H", 2)])
def test_a_packet_is_meant_by_any_of_its_cards(named: str, second: int) -> None:
    position = placed("9C 8S 8C | 7H 7H 7H 7S KC | AC 9D 8D", "QS", decks=3)
    after(position, "1 play 7H; 2 play AC; 1 play 7H 7S 7H")
    after(position, f"0 complain misplay 1 {named}")
    assert (owed(position)[1], top(position)) == (2, "AC")
    # The seven below is another play.
    assert owed(after(position, "0 complain misplay 1 7H"))[1] == 2 + second


@pytest.mark.rule("gress:Q21")
def test_a_complaint_names_as_many_cards_as_it_likes() -> None:
    position = placed("9C 8S 8C | TD TH KC AD AH | 9S 9D 9D QC QH", "QS")
    after(position, "1 play TD; 2 play 9S; 1 play AD; 2 play 9D; 1 play AH; 2 play 9D; 1 play TH; 0 play 9C")
    named = "TH AH AD TD " * 20
    assert owed(after(position, f"2 complain misplay 1 {named}")) == [0, 2, 0]
    assert not any(play.is_wrong() for play in position.plays if play.seat == 1)
    (form,) = (form for form in forms_of(GRESS.offers(position, 2)) if "misplay" in form.begin)
    assert form.fits(f"complain misplay 1 {named}")


@pytest.mark.rule("gress:Q21")
def test_a_lawful_card_stands_before_a_wrong_one_also_under_own_cards_that_are_forgotten() -> None:
    hands = "AC 9S 8S 7C | KD KD QS JH 9C 8D | QC 9D 9H"
    position = after(placed(hands, "QS"), "1 play KD; 2 play QC; 0 play AC; 1 play KD; 1 play QS; 1 play JH")
    position = after(again(position), "2 complain misplay 1 KD")
    assert owed(position) == [0, 0, 2]
    assert owed(after(again(position), "0 complain misplay 1 KD")) == [0, 2, 2]
