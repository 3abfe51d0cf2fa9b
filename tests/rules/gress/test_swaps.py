"""Swaps step by step: who may touch what, one swap on top of another, and what vorletzte makes of them."""

import pytest

from stammtisch.base.errors import Refused
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.position import Journal

from .table import GRESS, after, guided, hand, placed, refused_by, view

QUEUE = "9H 7C 7D 8D | 9D 9D KD | AC AD AS QC | TC TS"
"""Seat 0 swaps with 2; while they do, seat 1 orders 0 and 3 to swap."""


def reason(position: GressPosition, story: str) -> tuple[str, object]:
    seat, act = story.split(" ", 1)
    with pytest.raises(Refused) as refusal:
        GRESS.perform(position, int(seat), act)
    return refusal.value.rule, refusal.value.values.get("reason")


@pytest.mark.rule("gress:5.5")
def test_each_party_is_told_what_is_missing() -> None:
    position = after(guided("9H 7C 7D | 8D KD 8S | AC AD AS", "TH"), "0 play 9H; 0 swap 1; 1 lay")
    assert reason(position, "0 touch") == ("gress:5.5", "touch")
    assert reason(position, "1 touch") == ("gress:5.5", "partner")
    assert reason(position, "1 lay") == ("gress:5.5", "laid")
    assert reason(position, "2 lay") == ("gress:5.5", "lay")
    assert reason(position, "2 touch") == ("gress:5.5", "lay")


@pytest.mark.rule("gress:5.5")
@pytest.mark.parametrize(("toucher", "partner"), [(0, 1), (1, 0)])
def test_either_party_may_touch_first_and_that_is_told(toucher: int, partner: int) -> None:
    position = after(guided("9H 7C 7D | 8D KD 8S | AC AD AS", "TH"), "0 play 9H; 0 swap 1; 1 lay; 0 lay")
    journal = Journal()
    after(position, f"{toucher} touch", journal)
    told = next(fact for fact in journal.facts if fact.kind == "swap-completed")
    assert told.about == {"seat": toucher, "target": partner}
    assert (hand(position, 0), hand(position, 1)) == ("8S 8D KD", "7C 7D")


@pytest.mark.rule("gress:5.5")
def test_marken_and_debts_are_not_swapped() -> None:
    debts = [[{"left": 2, "origin": 1}], [], []]
    position = placed(
        "7C 7D | 8D KD 8S | AC AD AS",
        "9H",
        marken="QC - -",
        clock=2,
        debts=debts,
        now={"call_by": 0, "call_to": 1, "turn": 2},
    )
    after(position, "1 lay; 0 lay; 0 touch")
    assert (list(position.owed), view(position).marken) == ([2, 0, 0], ("lies", "none", "none"))


@pytest.mark.rule("gress:Q12")
def test_a_call_through_a_wrong_nine_goes_with_it() -> None:
    position = after(placed("8C 7C 7D | 9H KD 8D | 9C 8S AD", "QH"), "1 play 9H; 1 swap 2")
    assert view(position).call == (1, 2)
    after(position, "0 complain misplay 1")
    assert (view(position).call, view(position).halt, hand(position, 1)) == (None, None, "8D 9H KD")


@pytest.mark.rule("gress:Q12")
def test_a_swap_from_a_wrong_nine_that_has_come_due_is_undone() -> None:
    position = placed("8C 7C 7D | 9H KD 8D | 9C 8S AD | TC TS", "QH")
    after(position, "1 play 9H; 1 swap 3; 2 draw")
    assert (hand(position, 1), hand(position, 3)) == ("TC TS", "8D KD")
    after(position, "0 complain misplay 1")
    assert (view(position).halt, view(position).call) == (None, None)
    assert (hand(position, 1), hand(position, 3)) == ("8D 9H KD", "TC TS")


@pytest.mark.rule("gress:Q12")
@pytest.mark.rule("gress:Q35")
def test_a_wrong_packet_takes_its_swap_back_and_the_one_it_made_due() -> None:
    """Seat 1 owes cards, so its two nines are wrong; they alone have made the first swap due."""
    wrong = placed(QUEUE, "TH", clock=1, debts=[[], [{"left": 1, "origin": 1}], [], []])
    after(wrong, "0 play 9H; 0 swap 2; 1 play 9D 9D; 1 swap 0 3; 2 complain misplay 1")
    assert [hand(wrong, seat) for seat in range(3)] == ["7C 7D 8D", "9D 9D KD", "QC AC AS AD"]
    assert (view(wrong).call, view(wrong).halt) == ((0, 2), None)


@pytest.mark.rule("gress:5.5")
def test_once_warded_off_a_call_binds_nobody_any_more() -> None:
    hands = "9H 8S 8C | 9D 8D TD QD | 9D 9S KC"
    position = after(placed(hands, "TH"), "0 play 9H; 0 swap 1; 1 holding lay; 1 play 9D")
    assert (view(position).call, view(position).offered) == (None, ())
    after(position, "1 play 8D")
    assert (position.plays[-1].lawful, view(position).turn) == (True, 0)


@pytest.mark.rule("gress:6.3")
def test_two_nines_order_one_swap_only() -> None:
    position = after(placed("9H 9D 9C | 8D QS QD | 9H 8C | TC TD", "TH"), "0 play 9H 9D; 0 swap 1 2")
    assert refused_by(position, "0 swap 0 3") == "gress:6.3"


@pytest.mark.rule("gress:Q33")
def test_an_asked_player_without_cards_has_laid_them_when_the_swap_is_due() -> None:
    position = placed("9H 8S 7S | | AC 8C", "TH", marken="AS AH -")
    after(position, "0 play 9H; 0 swap 1; 2 play 8C; 0 lay; 1 touch")
    assert (view(position).halt, hand(position, 0), hand(position, 1)) == (None, "", "7S 8S")


@pytest.mark.rule("gress:Q33")
@pytest.mark.parametrize(("due", "then"), [("1 lay", ""), ("2 play 8C", "1 lay; ")])
def test_an_empty_hand_counts_as_laid_when_a_game_won_by_the_swap_goes_on(due: str, then: str) -> None:
    position = placed("9H | 8S 7S | 8C AC AD", "TH", marken="AS - -", clock=1, now={"due": [1]})
    after(position, f"0 play 9H; 0 swap 1; {due}")
    assert (view(position).phase, view(position).winner, hand(position, 1)) == ("settling", 1, "")
    # Seat 1 had not said vorletzte, owes two cards, and has not won; the swap halts the game as before.
    after(position, "2 complain vorletzte 1")
    halt = view(position).halt
    assert halt is not None
    assert (view(position).phase, 0 in halt.laid) == ("active", True)
    assert refused_by(position, "0 lay") == "gress:5.5"
    after(position, f"{then}0 touch")
    assert (view(position).halt, hand(position, 0)) == (None, "7S 8S")


@pytest.mark.rule("gress:Q67")
def test_what_was_offered_with_the_wrong_hand_before_the_swap_was_due_is_laid_again() -> None:
    position = after(
        placed("9H 7C 7D | 9D 8D KD | AC AD 8S", "TH"), "0 play 9H; 0 swap 1; 1 holding lay; 2 play 8S; 0 lay"
    )
    assert view(position).offered == ()
    assert reason(position, "0 touch") == ("gress:5.5", "partner")


@pytest.mark.rule("gress:Q33")
def test_nobody_touches_an_empty_hand() -> None:
    position = placed("9H | 8S 7S | AC AD", "TH", marken="AS AH -")
    after(position, "0 play 9H; 0 swap 1; 1 lay")
    assert reason(position, "1 touch") == ("gress:Q33", None)
    assert position.actor == 0
    assert view(after(position, "0 touch")).halt is None
    turned = placed("9H 8S 7S | | AC AD", "TH", marken="AS AH -")
    after(turned, "0 play 9H; 0 swap 1; 1 lay; 0 lay")
    assert (turned.actor, reason(turned, "0 touch")) == (1, ("gress:Q33", None))
    assert hand(after(turned, "1 touch"), 1) == "7S 8S"


@pytest.mark.rule("gress:Q67")
def test_an_offer_of_the_hand_is_told() -> None:
    journal = Journal()
    hands = "9H 7C 7D | 9D 8D KD | AC AD AS"
    position = after(placed(hands, "TH"), "0 play 9H; 0 swap 1; 1 holding lay", journal)
    assert journal.facts[-1].kind == "hand-offered"
    assert view(position).offered == (1,)


@pytest.mark.rule("gress:Q29")
@pytest.mark.rule("gress:Q35")
def test_in_a_queue_each_swap_is_counted_by_itself() -> None:
    """Seat 0 goes from three cards to four, and with the second swap to two: one duty, at the second."""
    position = placed(QUEUE, "TH")
    after(position, "0 play 9H; 0 swap 2; 1 play 9D 9D; 1 swap 0 3")
    after(position, "0 lay; 2 lay; 2 touch")
    assert (int(position.now.due), list(position.now.liable)) == (0, [])
    after(position, "0 lay; 3 lay; 3 touch")
    assert (int(position.now.due), list(position.now.liable)) == (1, [])
    assert [hand(position, seat) for seat in (0, 2, 3)] == ["TC TS", "7C 7D 8D", "QC AC AS AD"]


@pytest.mark.rule("gress:Q29")
def test_a_time_that_runs_ends_with_the_swap_that_changes_the_count() -> None:
    hands = QUEUE.replace("9H 7C 7D 8D", "9H 7C 7D")
    position = after(placed(hands, "TH"), "0 play 9H; 0 swap 2; 1 play 9D 9D; 1 swap 0 3")
    # The turn of seat 1 has ended the time of seat 0 already, and anybody may say so.
    assert [int(entry) & 7 for entry in position.now.liable] == [0]
    after(position, "0 lay; 2 lay; 2 touch")
    assert int(position.now.due) == 4  # seat 2 went from four to two
    after(position, "0 lay; 3 lay; 0 touch")
    assert int(position.now.due) == 5


@pytest.mark.rule("gress:Q35")
def test_nobody_sees_the_hand_of_the_second_swap_before_it_is_done() -> None:
    position = after(placed(QUEUE, "TH"), "0 play 9H; 0 swap 2; 1 play 9D 9D; 1 swap 0 3; 0 lay; 2 lay")
    journal = Journal()
    after(position, "2 touch", journal)
    assert view(position, 0).hands[0] is None
    assert "swap-completed-own" not in [fact.kind for fact in journal.seen_by(0)]
    assert "swap-completed-own" in [fact.kind for fact in journal.seen_by(2)]
    done = Journal()
    after(position, "0 lay; 3 lay; 0 touch", done)
    assert [fact.about["cards"] for fact in done.seen_by(0) if fact.kind == "swap-completed-own"] == [
        ["TC", "TS"]
    ]


@pytest.mark.rule("gress:Q35")
def test_who_does_not_call_before_the_swap_is_complete_has_lost_the_right() -> None:
    position = placed("9H 7C 7D | 9D 8D KD | AC AD AS | TC TS TD", "TH")
    after(position, "0 play 9H; 0 swap 2; 1 play 9D; 0 lay; 2 lay; 0 touch")
    assert refused_by(position, "1 swap 3") == "gress:5.5"


@pytest.mark.rule("gress:Q32")
@pytest.mark.rule("gress:Q35")
def test_a_swap_ordered_in_a_halt_may_end_the_game_at_once() -> None:
    """Seat 0 has no card and no Marke left but owed the one of the swap; ordered on, the hand is empty."""
    position = placed("9H 7C | 9D 9D KD | AC AD AS | ", "TH", marken="- - - QC")
    after(position, "0 play 9H; 0 swap 2; 1 play 9D 9D; 1 swap 0 3")
    assert (view(position).phase, view(position).winner) == ("settling", 0)
