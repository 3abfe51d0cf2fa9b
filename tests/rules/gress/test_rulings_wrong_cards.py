"""Rulings about wrong cards, complaints, vorletzte and the Marke: Q01 to about Q31."""

import pytest

from stammtisch.games.gress.cards import NAMES
from stammtisch.games.gress.notation import debt_data

from .table import after, deal_cards, guided, hand, owed, placed, refused_by, settle, start, told, top, view
from .test_marke_and_end import all_but


def debt(left: int, origin: int = 1, reason: str = "king", play: int = 0) -> dict[str, object]:
    return {"left": left, "origin": origin, "reason": reason, "play": play}


@pytest.mark.rule("gress:Q01")
def test_empty_hands_alone_end_nothing() -> None:
    marke = after(placed("QS | 8D 8S | 9C 9S", "QH", marken="AC - -"), "0 play QS")
    indebted = after(placed("9S | 8D 8S | 9C 9S", "TH", clock=1, debts=[[debt(1)], [], []]), "0 play 9S")
    assert [view(table).phase for table in (marke, indebted)] == ["active", "active"]
    assert [table.sizes[0] for table in (marke, indebted)] == [0, 0]


@pytest.mark.rule("gress:Q02")
def test_a_throw_is_an_event() -> None:
    position = after(placed("9H 7C 8C | 8S 8D | 9C TS", "TH"), "0 play 9H; 1 play 8S")
    assert position.now.last_event == 2
    assert refused_by(position, "0 swap 1") == "gress:5.5"


@pytest.mark.rule("gress:Q03")
@pytest.mark.parametrize(
    ("card", "turn", "debts"), [("AC", 0, [0, 0, 0]), ("7H", 2, [0, 2, 0]), ("QC", 2, [0, 0, 0])]
)
def test_the_opening_has_the_effects_of_a_turn_of_the_dealer(card: str, turn: int, debts: list[int]) -> None:
    rest = [name for name in NAMES if name != card]
    position = deal_cards(start(3, first_dealer=0), [*rest[:18], card])
    after(position, "0 ready; 1 ready; 2 ready; 0 open")
    assert (view(position).turn, owed(position)) == (turn, debts)
    assert (position.sizes[0], position.now.due) == (5, 0)


@pytest.mark.rule("gress:Q04")
@pytest.mark.parametrize(
    ("card", "moved"), [("QD", True), ("8S", True), ("JH", True), ("TD", False), ("7H", False)]
)
def test_what_a_wrong_card_counts_as_is_seen_from_the_card_on_top(card: str, moved: bool) -> None:
    # Seat 1 is not on turn: what fits and every jack is a turn, all else a throw.
    position = after(placed(f"9C 9D | {card} AC AD | 9C 9D", "QS", now={"throws": 0}), f"1 play {card}")
    assert position.plays[-1].is_turn() == moved
    on_turn = after(placed("7H AC AD | 9C 9D | 9C 9D", "QS"), "0 play 7H")
    assert (view(on_turn).turn, owed(on_turn)) == (2, [0, 2, 0])


@pytest.mark.rule("gress:Q05")
def test_what_is_no_packet_passes_the_turn_and_does_nothing_else() -> None:
    position = after(placed("KS 7S 8C | 9C 9D | TC TD", "QS"), "0 play KS 7S")
    assert (top(position), view(position).turn, owed(position)) == ("7S", 1, [0, 0, 0])
    assert not position.plays[-1].lawful
    seven_below = after(placed("KS 7S 8C | 9C 9D | TC TD", "QS"), "0 play 7S KS")
    assert (top(seven_below), view(seven_below).turn, owed(seven_below)) == ("KS", 1, [0, 0, 0])
    assert not seven_below.plays[-1].lawful


@pytest.mark.rule("gress:Q06")
def test_a_card_meant_as_a_throw_that_fits_is_a_turn() -> None:
    position = after(placed("8S 7C QC | QS 9D 7D | TC TD", "KH"), "0 play QC; 1 play QS")
    assert (view(position).direction, position.plays[-1].lawful) == (-1, False)
    # Seat 1 meant to throw on the king, and the queen of seat 0 was faster: seat 1 is on turn, and has moved.
    moved = placed("8S 7C QH | QS 9D 7D | TC TD", "KH", now={"direction": -1})
    after(moved, "0 play QH; 1 play QS")
    assert (view(moved).turn, moved.plays[-1].lawful) == (0, True)
    assert told(moved, "1 takeback") == ["take-back-refused"]


@pytest.mark.rule("gress:Q07")
def test_a_wrong_last_card_ends_the_game_for_the_time_being() -> None:
    position = after(placed("8H | 9C 9D | TC TD", "QS"), "0 play 8H")
    assert view(position).winner == 0
    after(position, "1 complain misplay 0")
    assert (view(position).phase, hand(position, 0), owed(position)) == ("active", "8H", [2, 0, 0])
    taken = after(placed("8H | 9C 9D | TC TD", "QS"), "0 play 8H; 0 takeback")
    assert (view(taken).phase, owed(taken)) == ("active", [1, 0, 0])


@pytest.mark.rule("gress:Q08")
def test_after_a_draw_up_the_card_goes_back_but_the_turn_stays() -> None:
    position = placed("8C 7C 7D | KS 8D | TC TD 9C", "QS")
    after(position, "1 play KS; 2 draw; 2 draw; 0 complain misplay 1")
    # Seat 2 has paid its card and drawn up, so it is seat 0's turn as it was now; the king goes back.
    assert (view(position).turn, hand(position, 1), top(position)) == (0, "8D KS", "QS")
    assert owed(position) == [0, 2, 0]
    fresh = after(placed("8C 7C 7D | QD 8D | TC TD 9C | AC AD", "QS"), "1 play QD; 0 complain misplay 1")
    assert (view(fresh).turn, view(fresh).direction) == (0, 1)


@pytest.mark.rule("gress:Q09")
def test_the_offenders_own_cards_on_top_go_back_too() -> None:
    position = placed("8C 7C 7D | AS KD 8D 9D | TC TD 9C", "QS", now={"throws": 1})
    after(position, "1 play AS; 1 play KD; 0 complain misplay 1")
    assert (hand(position, 1), top(position), owed(position)) == ("8D 9D KD AS", "QS", [0, 2, 0])


@pytest.mark.rule("gress:Q10")
def test_a_debt_from_a_wrong_card_lapses_as_far_as_it_is_unpaid() -> None:
    position = placed("8C 7C 7D | 7S KD 8D 9D | TC TD 9C", "QS")
    after(position, "1 play 7S; 2 draw; 0 complain misplay 1")
    assert (owed(position), position.sizes[2]) == ([0, 2, 0], 4)


@pytest.mark.rule("gress:Q11")
@pytest.mark.parametrize(("touched", "cards"), [(False, 3), (True, 4)])
def test_a_gift_through_a_wrong_ten_goes_back_unless_touched(touched: bool, cards: int) -> None:
    position = placed("8C 7C 7D | TS KD 8D 9D | 9C 8S AD", "QS")
    after(position, "1 play TS; 1 give KD to 2" + ("; 2 take" if touched else ""))
    after(position, "0 complain misplay 1")
    assert position.sizes[2] == cards
    assert ("KD" in hand(position, 1)) != touched


@pytest.mark.rule("gress:Q12")
def test_a_swap_through_a_wrong_nine_is_undone_unless_accepted_or_complete() -> None:
    hands = "8C 7C 7D | 9H KD 8D | 9C 8S AD"
    undone = after(placed(hands, "QH"), "1 play 9H; 1 swap 2; 0 draw; 0 complain misplay 1")
    assert (hand(undone, 2), view(undone).halt) == ("8S 9C AD", None)
    accepted = after(placed(hands, "QH"), "1 play 9H; 1 swap 2; 2 lay; 0 complain misplay 1")
    assert (hand(accepted, 2), view(accepted).halt is not None) == ("8D KD", True)
    complete = after(placed(hands, "QH"), "1 play 9H; 1 swap 2; 2 lay; 1 lay; 2 touch; 0 complain misplay 1")
    assert hand(complete, 2) == "8D KD"


@pytest.mark.rule("gress:Q12")
def test_a_swap_made_due_by_a_wrong_card_alone_is_pending_again() -> None:
    position = placed("9H 7C 7D | KD 8D 7S | 9C 8S AD | TC TS", "QH")
    after(position, "0 play 9H; 0 swap 2; 3 play TC")
    assert view(position).halt is not None
    after(position, "1 complain misplay 3")
    assert (view(position).halt, view(position).call, hand(position, 2)) == (None, (0, 2), "8S 9C AD")


@pytest.mark.rule("gress:Q13")
def test_who_is_on_turn_after_the_undoing_loses_it() -> None:
    position = after(placed("8H 7C 7D | KD 8D 7S | 9C 8S AD", "QS"), "0 play 8H; 1 complain misplay 0")
    assert (view(position).turn, hand(position, 0)) == (1, "7C 7D 8H")
    complainant = after(placed("8S 7C 7D | KD 8D 7S | 9C 8S AD", "QS"), "0 complain misplay 1")
    assert view(complainant).turn == 1


@pytest.mark.rule("gress:Q14")
def test_losing_the_turn_is_no_turn() -> None:
    position = placed("8H 7C 7D | KD 8D 7S | 9C 8S AD", "QS", now={"ten": 2, "turn": 0})
    after(position, "0 complain misplay 1")
    assert position.now.ten == 2
    assert top(after(position, "2 give AD to 1")) == "QS"


@pytest.mark.rule("gress:Q15")
def test_what_a_wrong_card_ended_runs_again_for_the_others() -> None:
    hands = "QS 7C 8D | KS KD 7S | 9C 8S AD"
    position = after(placed(hands, "QH", marken="AC - -"), "0 play QS; 1 play KS")
    assert len(position.now.liable) == 1
    after(position, "2 complain misplay 1")
    assert (int(position.now.due), len(position.now.liable)) == (1, 0)
    taken = after(placed(hands, "QH", marken="AC - -"), "0 play QS; 1 play KS; 1 takeback")
    assert int(taken.now.due) == 1
    own = after(placed("QS AS 8D 9C | 7C 7D | 9C 8S", "KH"), "0 play 8D; 0 takeback")
    assert owed(own) == [1, 0, 0]


@pytest.mark.rule("gress:Q16")
def test_amnesty_is_measured_before_the_last_card_of_another_with_the_cards_held_then() -> None:
    hands = "8H 7C 8C | QS 8S | 9C 9S 9D"
    assert owed(after(placed(hands, "KH"), "0 play 8H; 1 holding play QS; 1 takeback")) == [0, 1, 0]
    # The queen came only after the eight: no amnesty.
    drawn = placed(
        "8H 7C 8C | 8S 7D | 9C 9S 9D", "KH", draw=["QS", *draw_rest("8H 7C 8C 8S 7D 9C 9S 9D KH QS")]
    )
    assert owed(after(drawn, "0 play 8H; 1 draw; 1 play QS; 1 takeback")) == [0, 1, 0]
    kept = placed("8H 7C 8C | QS 7D | 9C 9S 9D", "KH")
    assert owed(after(kept, "0 play 8H; 1 draw; 1 play QS; 1 takeback")) == [0, 0, 0]


def draw_rest(cards: str) -> list[str]:
    return all_but(cards).split()


@pytest.mark.rule("gress:Q17")
def test_a_card_may_be_taken_back_in_a_halt_but_not_once_the_swap_is_accepted() -> None:
    hands = "9H 7C 7D | KD 8D 7S | 9C 8S AD | TC TS"
    halted = after(placed(hands, "QH"), "0 play 9H; 0 swap 2; 3 play TC; 3 takeback")
    assert (view(halted).halt, view(halted).call, hand(halted, 2)) == (None, (0, 2), "8S 9C AD")
    accepted = after(placed(hands, "QS"), "0 play 9H; 0 swap 2; 2 lay")
    assert refused_by(accepted, "0 takeback") == "gress:10.4"


@pytest.mark.rule("gress:Q18")
def test_a_complaint_in_a_halt_is_ruled_on_and_the_halt_goes_on() -> None:
    position = after(placed("9H 7C 7D | KD 8D 7S | 9C 8S AD", "QH"), "0 play 9H; 0 swap 2; 2 lay")
    after(position, "1 complain misplay 0")
    assert (owed(position), view(position).halt is not None) == ([0, 2, 0], True)
    assert view(after(position, "0 lay; 0 touch")).halt is None


@pytest.mark.rule("gress:Q19")
def test_cards_in_a_halt_are_refused_and_cost_nothing() -> None:
    position = after(placed("9H 7C 7D | KD 8D 7S | 9C 8S AD", "QH"), "0 play 9H; 0 swap 2; 2 lay")
    assert refused_by(position, "1 play KD") == "gress:4.15"
    assert refused_by(position, "1 holding play KD") == "gress:4.15"
    assert owed(position) == [0, 0, 0]


@pytest.mark.rule("gress:Q20")
@pytest.mark.rule("gress:Q21")
def test_the_pile_is_never_left_empty() -> None:
    hands = "8H 7C 8C | 8D 8S | 9C 9S 9D"
    pile = all_but(hands.replace("|", "")).split()
    pile.remove("QS")
    position = after(placed(hands, " ".join([*pile, "QS"]), draw=[]), "0 play 8H; 2 stop")
    assert (view(position).pile_size, top(position)) == (1, "8H")
    assert refused_by(position, "0 takeback") == "gress:10.4"
    after(position, "1 complain misplay 0")
    assert (top(position), owed(position)[0]) == ("8H", 2)


@pytest.mark.rule("gress:Q20")
def test_a_wrong_card_left_alone_by_a_reshuffle_is_not_taken_back() -> None:
    hands = "8H 7C 8C | 8D 8S | 9C 9S 9D"
    pile = all_but(hands.replace("|", ""))
    position = placed(hands, pile, draw=[], clock=1, debts=[[], [], [debt(2)]])
    # Seat 2 takes one of two cards, so the eight is still the last event.
    after(position, "0 play 8H; 2 stop")
    assert (view(position).pile_size, position.plays[-1].date) == (1, position.now.last_event)
    assert refused_by(position, "0 takeback") == "gress:10.4"


@pytest.mark.rule("gress:Q21")
@pytest.mark.parametrize(("first", "then"), [("", ""), (" TD", " AD"), (" TD", ""), ("", " TD")])
def test_a_complaint_settles_what_it_names_or_the_latest_and_no_more(first: str, then: str) -> None:
    position = placed("8H 7C 8C | TD 8S KC AD | 9C 9S 9D", "QS")
    after(position, "1 play TD; 2 play 9S; 1 play AD")
    after(position, f"0 complain misplay 1{first}; 2 complain misplay 1{then}")
    assert owed(position) == [0, 4, 0]
    after(position, "0 complain misplay 1")
    assert owed(position) == [2, 4, 0]


@pytest.mark.rule("gress:Q21")
def test_each_wrong_play_is_settled_once_named_or_the_latest() -> None:
    position = placed("8H 7C 8C | TD 8S KC 8D | 9C 9S 9D", "QS")
    after(position, "1 play TD; 1 play 8D; 2 complain misplay 1 TD")
    assert (top(position), owed(position)) == ("QS", [0, 2, 0])
    after(position, "2 complain misplay 1")
    assert owed(position) == [0, 2, 2]
    several = placed("8H 7C 8C | TD 8S KC AD | 9C 9S 9D", "QS")
    after(several, "1 play TD; 2 play 9D; 1 play AD; 0 complain misplay 1 AD TD 8S")
    assert owed(several) == [0, 2, 0]
    assert [play.settled for play in several.plays if play.seat == 1 and not play.lawful] in ([True], [])


@pytest.mark.rule("gress:Q22")
def test_a_forgotten_vorletzte_is_dated_when_its_time_ended() -> None:
    position = placed("KS 7C 8C | 8D 8S 7D 7S | QC 9S 9D 8H", "KH", clock=7)
    after(position, "0 play KS; 1 draw; 1 play 7S; 0 complain misplay 2; 1 complain vorletzte 0")
    # The vorletzte slips in front of the unfounded complaint.
    assert [entry.reason for entry in debt_data(position, 0)] == ["vorletzte", "unfounded"]


@pytest.mark.rule("gress:Q22")
def test_the_penalty_for_a_wrong_card_is_dated_when_it_is_ruled_on() -> None:
    position = placed("KD 7C 8C | TD 8S 7D | QC 9S 9D", "QS")
    after(position, "1 play TD; 0 play KD; 2 complain misplay 1")
    assert [entry.reason for entry in debt_data(position, 1)] == ["king", "wrong"]


@pytest.mark.rule("gress:Q23")
def test_an_unfounded_vorletzte_complaint_is_free() -> None:
    position = after(
        placed("QS 7C 8C | 8D 8S | 9C 9S", "QH"), "0 play QS; 1 complain vorletzte 0; 0 vorletzte"
    )
    assert (owed(position), int(position.now.said)) == ([0, 0, 0], 1)


@pytest.mark.rule("gress:Q24")
@pytest.mark.parametrize(("strict", "marke"), [("off", "lies"), ("on", "none")])
def test_a_marke_taken_up_on_a_wrong_card_is_replaced(strict: str, marke: str) -> None:
    position = placed("8H 7C 8C | 8S 7S AD | 9C 9S 9D", "QS", marken="AC - -", marke_strict=strict)
    after(position, "0 play 8H; 0 vorletzte; 0 marke; 2 draw; 1 complain misplay 0")
    assert (view(position).marken[0], hand(position, 0)) == (marke, "7C 8C 8H AC")


@pytest.mark.rule("gress:Q24")
def test_a_marke_taken_up_after_the_next_turn_of_another_is_not_replaced() -> None:
    position = placed("AH KD 7C 9D | AS 8C 8D | 9C 9S 8S", "TS", marken="AC - -", now={"turn": 1})
    after(position, "0 play AH; 1 play AS; 0 play KD; 0 vorletzte; 0 marke; 2 complain misplay 0")
    assert (owed(position), view(position).marken[0], hand(position, 0)) == ([2, 0, 0], "none", "7C 9D AC")


@pytest.mark.rule("gress:Q25")
def test_a_marke_that_can_not_be_dealt_is_owed() -> None:
    hands = "8H 7C 8C | 8S 7S AD | 9C 9S 9D"
    pile = all_but("8H 7C 8C 8S 7S AD 9C 9S 9D AC")
    position = placed(hands, pile, marken="AC - -", draw=[])
    after(position, "0 marke; 1 complain marke 0")
    assert view(position).marken[0] == "owed"
    assert refused_by(position, "0 marke") == "gress:Q25"
    after(position, "0 stop")
    assert view(position).marken[0] == "lies"
    counted = settle(after(placed("QS | 8D 8S | 9H", "QH", marken="- - owed"), "0 play QS"))
    assert counted.scores() == [0, 2, 1 + 4]


@pytest.mark.rule("gress:Q26")
def test_a_wrong_pick_up_is_an_event() -> None:
    position = after(placed("9H 7C 8C | 8S 7S AD | 9C 9S 9D", "TH", marken="- - AC"), "0 play 9H; 2 marke")
    assert refused_by(position, "0 swap 1") == "gress:5.5"


@pytest.mark.rule("gress:Q27")
def test_the_marke_needs_exactly_two_cards() -> None:
    position = after(
        placed("QS 7C 8C | 8D 8S 7D | 9C 9S 9D", "QH", marken="AC - -"), "0 play QS; 0 vorletzte"
    )
    after(position, "0 draw; 0 marke; 1 complain marke 0")
    assert owed(position) == [1, 0, 0]


@pytest.mark.rule("gress:Q28")
def test_only_events_begin_the_time_to_say_it() -> None:
    position = after(placed("QS | 8D 8S 7D | 9C 9S 9D", "KH", clock=1, debts=[[debt(2)], [], []]), "0 draw")
    assert (position.sizes[0], int(position.now.due)) == (2, 0)
    wrong = after(placed("8D 8S 7D | QS | 9C 9S 9D", "KH"), "1 draw")
    assert (wrong.sizes[1], int(wrong.now.due)) == (2, 0)


@pytest.mark.rule("gress:Q29")
def test_after_a_swap_counts_are_compared_with_those_before_the_halt() -> None:
    position = after(
        guided("9H 7C 7D 8C | 8D KD | AC AD AS", "TH"), "0 play 9H; 0 swap 1; 1 lay; 0 lay; 0 touch"
    )
    assert int(position.now.due) == 1  # seat 0 went from three to two
    equal = after(
        guided("9H 7C 7D | 8D KD | AC AD AS", "TH"), "0 play 9H; 0 vorletzte; 0 swap 1; 1 lay; 0 lay; 0 touch"
    )
    assert (int(equal.now.due), int(equal.now.said)) == (1, 1)


@pytest.mark.rule("gress:Q30")
@pytest.mark.parametrize(("last", "open_again"), [("9S", 1), ("TH", 0)])
def test_a_winning_turn_ends_the_time_a_winning_throw_does_not(last: str, open_again: int) -> None:
    position = placed(f"7C 7D | {last} | AC AD AS", "TD", now={"turn": 1, "due": [0]}, clock=3)
    after(position, f"1 play {last}")
    assert (view(position).phase, int(position.now.due)) == ("settling", open_again)
    after(position, "2 complain vorletzte 0")
    assert owed(position) == [0 if open_again else 2, 0, 0]
