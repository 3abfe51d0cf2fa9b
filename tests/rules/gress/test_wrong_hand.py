"""The holding hand: everybody sees it, and what it moves is judged by gress:10.3."""

import pytest

from stammtisch.games.position import Journal

from .table import after, hand, owed, placed, refused_by, told, view

HANDS = "QS 7C 8C | 8D 8S QH | 9C 9S 9D"


@pytest.mark.rule("gress:10.3")
@pytest.mark.parametrize("act", ["play QS", "play 7C 8C", "draw", "marke"])
def test_all_see_which_hand_moved_a_card_and_nothing_else_differs(act: str) -> None:
    position = placed(HANDS, "QD", marken="AC - -")
    action, holding = Journal(), Journal()
    after(position.copy(), f"0 {act}", action)
    after(position.copy(), f"0 holding {act}", holding)
    first, *rest = holding.facts
    assert (first.kind, first.about, first.seen_by(-1)) == ("holding-hand", {"seat": 0}, True)
    if act != "draw":  # that one is no draw-up, and the turn stays where it is
        assert [(fact.kind, fact.about) for fact in rest] == [
            (fact.kind, fact.about) for fact in action.facts
        ]


@pytest.mark.rule("gress:10.3")
def test_a_marke_or_an_owed_card_taken_with_it_is_taken_wrongly() -> None:
    marke = placed(HANDS, "QD", marken="AC - -")
    after(marke, "0 play QS; 0 vorletzte; 0 holding marke; 1 complain marke 0")
    assert owed(marke) == [1, 0, 0]
    owing = placed(HANDS, "QD", clock=1, debts=[[{"left": 1, "origin": 1}], [], []])
    after(owing, "0 holding draw")
    assert (owing.sizes[0], owed(owing)) == (4, [1, 0, 0])


@pytest.mark.rule("gress:10.3")
@pytest.mark.parametrize("act", ["take", "touch"])
def test_touching_with_the_holding_hand_does_nothing(act: str) -> None:
    given = placed("TS 7C 8C | 8D 8S QH | 9C 9S 9D", "TD")
    if act == "take":
        after(given, "0 play TS; 0 give 7C to 1")
    else:
        given = after(placed("9H 7C 8C | 8D 8S QH | 9C 9S 9D", "TH"), "0 play 9H; 0 swap 1; 1 lay; 0 lay")
    assert told(given, f"1 holding {act}") == ["holding-hand"]
    assert view(given, 1).rights == view(given.copy(), 1).rights
    after(given, f"1 {act}")
    assert "take" not in view(given, 1).rights
    assert view(given).halt is None


@pytest.mark.rule("gress:10.3")
def test_a_hand_or_gift_laid_with_it_can_be_laid_again() -> None:
    gift = after(placed("TS 7C 8C | 8D 8S QH | 9C 9S 9D", "TD"), "0 play TS; 0 holding give 7C to 1")
    assert told(gift.copy(), "0 holding give 8C to 2") == ["gift-offered"]
    after(gift, "0 give 7C to 2")
    assert (hand(gift, 2), refused_by(gift, "1 take")) == ("7C 9C 9S 9D", "gress:5.4")
    swap = after(placed("9H 7C 8C | 8D 8S QH | 9C 9S 9D", "TH"), "0 play 9H; 0 swap 1")
    assert told(swap, "1 holding lay") == ["hand-offered"]
    after(swap, "1 lay; 0 lay; 0 touch")
    assert hand(swap, 0) == "8S 8D QH"


@pytest.mark.rule("gress:10.3")
@pytest.mark.rule("gress:10.4")
def test_a_card_laid_with_it_is_never_free_to_take_back() -> None:
    # Seat 1 would have been in time with the action hand.
    position = placed("8H 7C 8C | QS 8S | 9C 9S 9D", "KH")
    after(position, "0 play 8H; 1 holding play QS; 1 takeback")
    assert owed(position) == [0, 1, 0]
    for act in ("stop", "takeback"):
        assert refused_by(position, f"0 holding {act}") == "gress:10.3"
