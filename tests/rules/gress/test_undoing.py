"""What a take-back and an upheld complaint undo, when several wrong cards, rulings and halts meet."""

import pytest

from stammtisch.base.bits import bit
from stammtisch.games.position import Journal

from .table import GRESS, after, hand, owed, placed, refused_by, told, top, view
from .test_marke_and_end import all_but

FOUR = "8C 7C 7D 8D | KD 8H 9D TC | AC 9C 8S TH | 7H TS QC JD"
SILENT = "8H 7C 8C | KS 8S 9H TD | QS QD 7D | 9C 9S 9D"


@pytest.mark.rule("gress:10.4")
def test_after_the_next_event_it_is_too_late_to_take_back() -> None:
    position = placed(
        "8H 7C 8C | KS 8S | 9C 9S 9D", "QS", clock=1, debts=[[], [], [{"left": 1, "origin": 1}]]
    )
    after(position, "0 play 8H; 1 vorletzte")
    assert top(after(position.copy(), "0 takeback")) == "QS"
    after(position, "2 draw")  # all that was owed: an event
    assert refused_by(position, "0 takeback") == "gress:10.4"


@pytest.mark.rule("gress:10.5")
@pytest.mark.rule("gress:Q21")
def test_a_complaint_has_no_time_limit_and_several_wrong_cards_one_penalty() -> None:
    position = placed("8D 9S 7S | TD 8S KC | 9D AC AH", "QS")
    after(position, "1 play TD; 0 play 8D; 2 play 9D; 0 play 9S; 1 draw; 2 draw; 0 draw")
    late = after(position.copy(), "2 complain misplay 1")
    assert (owed(late), hand(late, 1), top(late)) == ([0, 2, 0], hand(position, 1), "9S")
    after(position, "1 play KC; 2 complain misplay 1 TD KC")
    assert (owed(position), top(position)) == ([0, 2, 0], "9S")


@pytest.mark.rule("gress:Q16")
def test_amnesty_goes_back_no_farther_than_the_latest_card_of_another() -> None:
    # The queen was right on the king, not on the eight that lay before the nine.
    position = placed("8H 7C 8C | QS 8S | 9H 9S 9D", "KH")
    after(position, "0 play 8H; 2 play 9H; 1 play QS; 1 takeback")
    assert owed(position) == [0, 1, 0]


@pytest.mark.rule("gress:10.5")
def test_an_offender_on_turn_loses_it() -> None:
    position = after(placed("8H 7C 8C | KS 8S | 9C 9S 9D", "QS"), "0 play 8H; 1 complain misplay 0")
    assert (view(position).turn, hand(position, 0), owed(position)) == (1, "7C 8C 8H", [2, 0, 0])


@pytest.mark.rule("gress:10.4")
@pytest.mark.rule("gress:4.15")
def test_a_thrown_card_taken_back_leaves_what_was_ruled_meanwhile() -> None:
    position = after(placed(FOUR, "QS"), "3 play 7H; 0 complain misplay 1; 3 takeback")
    # Seat 0 lost the turn, and the game went on after a halt: no throws.
    assert (view(position).turn, view(position).throws, position.now.restricted) == (1, False, 1)
    assert owed(position) == [2, 0, 0, 1]


@pytest.mark.rule("gress:10.4")
@pytest.mark.rule("gress:4.15")
def test_a_turn_taken_back_after_a_halt_allows_no_throws() -> None:
    position = after(placed(FOUR, "QS"), "3 play QC; 2 complain misplay 1; 3 takeback")
    assert (view(position).turn, view(position).throws, position.now.restricted) == (0, False, 1)
    calm = after(placed(FOUR, "QS"), "3 play QC; 3 takeback")
    assert (view(calm).turn, view(calm).throws, calm.now.restricted) == (0, True, 0)


@pytest.mark.rule("gress:10.4")
@pytest.mark.rule("gress:10.7")
def test_a_wrong_pick_up_is_ruled_on_once_even_if_a_card_is_taken_back() -> None:
    position = placed("8C 7C 7D | KD 8H 9D | AC 9C 8S", "QS", marken="AH - -")
    after(position, "0 marke; 0 play 8C; 1 complain marke 0; 0 takeback")
    assert owed(position) == [2, 0, 0]
    assert refused_by(position, "1 complain marke 0") == "gress:10.7"
    others = after(placed("8C 7C 7D | KD 8H 9D | AC 9C 8S", "QS", marken="- AH -"), "1 marke; 0 play 8C")
    assert refused_by(others, "2 complain marke 1") == "gress:10.7"
    after(others, "0 takeback; 2 complain marke 1")
    assert owed(others) == [1, 1, 0]


@pytest.mark.rule("gress:10.4")
@pytest.mark.rule("gress:8.2")
def test_a_missed_vorletzte_is_ruled_on_once_even_if_a_card_is_taken_back() -> None:
    liable = {"liable": [8 * 1 + 0, 8 * 1 + 1], "last_event": 1}
    position = placed("8C 7C 7D | KD 8H 9D | AC 9C 8S", "QS", clock=1, now=liable)
    after(position, "0 play 8C; 1 complain vorletzte 0; 0 takeback; 2 complain vorletzte 0")
    assert owed(position) == [3, 0, 0]
    # What the wrong turn had ended for another runs again.
    after(position, "2 complain vorletzte 1")
    assert owed(position) == [3, 2, 0]


@pytest.mark.rule("gress:Q15")
def test_a_card_taken_back_does_not_stand_in_the_way_of_time_that_runs_again() -> None:
    """The king out of turn ended seat 0's time; seat 0's own wrong card counts as never laid."""
    position = after(placed("QS 7C 8D | KS KD 7S | 9C 8S AD", "QH"), "0 play QS; 1 play KS")
    after(position, "0 play 8D; 0 takeback; 2 complain misplay 1")
    assert (int(position.now.due), len(position.now.liable), owed(position)) == (1, 0, [1, 2, 0])
    # The card taken for the king is an event that would have ended it in any case.
    paid = after(placed("QS 7C 8D | KS KD 7S | 9C 8S AD", "QH"), "0 play QS; 1 play KS; 0 draw")
    after(paid, "2 complain misplay 1")
    assert (paid.sizes[0], int(paid.now.due)) == (3, 0)


@pytest.mark.rule("gress:8.2")
@pytest.mark.rule("gress:Q15")
def test_a_forgotten_word_is_forgiven_only_with_its_own_time_not_with_a_newer_one() -> None:
    # Seat 2 throws to two cards and is silent; the wrong king ends that time.
    position = after(placed(SILENT, "KH"), "2 play QS; 1 play KS")
    # The card for the king would have ended it in any case; the next throw begins a new time.
    newer = after(position.copy(), "2 draw; 2 play QD; 0 complain misplay 1")
    assert (int(newer.now.due), len(newer.now.liable), owed(newer)) == (bit(2), 1, [0, 2, 0, 0])
    after(newer, "3 complain vorletzte 2")
    assert (int(newer.now.due), owed(newer)) == (bit(2), [0, 2, 2, 0])
    again = after(position, "0 complain misplay 1; 3 complain vorletzte 2")
    assert (int(again.now.due), owed(again)) == (bit(2), [0, 2, 0, 0])


@pytest.mark.rule("gress:Q15")
@pytest.mark.parametrize("turn", [0, 1])
def test_after_a_take_back_the_own_time_runs_again_too(turn: int) -> None:
    given = {"turn": turn, "due": [0]}
    position = placed("8H 7C | KS KD 7S | 9C 8S AD", "QS", marken="AC - -", clock=1, now=given)
    after(position, "0 play 8H; 0 takeback; 0 vorletzte; 0 marke; 1 complain marke 0")
    # One card for the small foul; the pick-up was lawful, so the complaint costs two.
    assert owed(position) == [1, 2, 0]


@pytest.mark.rule("gress:Q08")
@pytest.mark.rule("gress:Q15")
def test_what_a_wrong_card_ended_for_its_own_player_stays_ended() -> None:
    position = placed("8H 7C | KS KD 7S | 9C 8S AD", "QS", clock=1, now={"ten": 0, "due": [0]})
    after(position, "0 play 8H; 1 complain misplay 0")
    assert (hand(position, 0), int(position.now.due)) == ("7C 8H", 0)
    assert refused_by(position, "0 give 7C to 1") == "gress:5.4"


@pytest.mark.rule("gress:Q08")
def test_a_right_from_a_wrong_card_that_stays_is_gone() -> None:
    hands = "8C 7D 7H | TC KD 8D 9H | 9C AC AD | 9D 7S"
    position = after(placed(hands, "QC"), "1 play TC; 3 play 9D; 0 complain misplay 1")
    assert top(position) == "9D"
    assert refused_by(position, "1 give KD to 0") == "gress:5.4"


@pytest.mark.rule("gress:Q08")
def test_a_wrong_throw_leaves_the_turn_where_it_is_now() -> None:
    # Seat 0 has lost the turn since, by a complaint about nothing.
    position = after(placed(FOUR, "QS"), "3 play 7H; 0 complain misplay 1; 1 complain misplay 3")
    assert (view(position).turn, hand(position, 3)) == (1, "7H TS JD QC")


@pytest.mark.rule("gress:Q15")
@pytest.mark.rule("gress:option:penalty_limit")
@pytest.mark.parametrize("remedy", ["1 takeback", "2 complain misplay 1"])
def test_a_penalty_that_vanishes_does_not_count_against_the_limit(remedy: str) -> None:
    position = placed("QS 7C 8D | KS KD 7S | 9C 8S AD", "QH", marken="AC - -", penalty_limit=3)
    after(position, "0 play QS; 1 play KS; 2 complain vorletzte 0")
    assert (owed(position)[0], int(position.penalties[0])) == (3, 2)
    after(position, remedy)
    assert (owed(position)[0], int(position.penalties[0]), int(position.now.due)) == (0, 0, 1)


@pytest.mark.rule("gress:10.4")
@pytest.mark.rule("gress:Q08")
def test_a_right_from_a_card_that_was_ruled_wrong_does_not_come_back() -> None:
    gift = after(placed(FOUR, "8C"), "1 play TC; 2 play 8S; 3 complain misplay 1; 2 takeback")
    assert (gift.now.ten, view(gift, 1).rights) == (-1, ())
    swap = after(placed(FOUR, "KD"), "1 play 9D; 1 swap 0; 3 play JD; 3 takeback")
    assert view(swap).call == (1, 0)
    undone = after(placed(FOUR, "KD"), "1 play 9D; 1 swap 0; 3 play 7H; 2 complain misplay 1")
    assert (view(undone).halt, view(undone).call) == (None, None)
    assert view(after(undone, "3 takeback")).call is None


@pytest.mark.rule("gress:10.4")
@pytest.mark.rule("gress:Q07")
@pytest.mark.rule("gress:Q17")
def test_taking_back_a_wrong_last_card_is_told_as_the_game_going_on() -> None:
    position = placed("8H | 9C 9D | TC TD", "QS")
    facts = told(after(position, "0 play 8H"), "0 takeback")
    assert "resumed" in facts
    swap = after(placed(FOUR, "KD", now={"turn": 1}), "1 play 9D; 1 swap 0; 3 play 7H")
    assert "swap-undone" in told(swap, "3 takeback")


@pytest.mark.rule("gress:Q12")
def test_the_offenders_own_call_is_not_pending_again() -> None:
    position = placed("9H 8H 7D | KD 8D 7S | 9C 8S AD", "QH")
    after(position, "0 play 9H; 0 swap 2; 0 play 8H")
    assert view(position).halt is not None
    after(position, "1 complain misplay 0")
    assert (view(position).halt, view(position).call) == (None, None)
    assert (hand(position, 0), hand(position, 2)) == ("7D 8H", "8S 9C AD")


@pytest.mark.rule("gress:Q09")
def test_debts_from_own_cards_that_go_back_with_the_wrong_one_stay() -> None:
    position = placed("8C 7C 7D | AS KS 8D 9D | TC TD 9C", "QS")
    after(position, "1 play AS; 1 play KS; 0 complain misplay 1 AS")
    assert (hand(position, 1), top(position), view(position).turn) == ("8D 9D KS AS", "QS", 0)
    assert owed(position) == [1, 2, 1]


@pytest.mark.rule("gress:Q09")
@pytest.mark.rule("gress:10.5")
def test_a_wrong_throw_under_an_own_turn_takes_it_back_but_leaves_turn_and_debts() -> None:
    position = placed("QH 7H 8C | 9S 8D 9D | TC TD 9C", "KS", now={"throws": 0})
    after(position, "0 play QH")
    assert (view(position).turn, position.plays[-1].is_turn()) == (0, False)
    after(position, "0 play 7H; 2 complain misplay 0")
    assert (top(position), hand(position, 0), view(position).turn) == ("KS", "7H 8C QH", 2)
    assert (owed(position), position.now.skip_kind) == ([2, 2, 0], 0)
    tens = placed("QH TH 8C | 9S 8D 9D | TC TD 9C", "KS", now={"throws": 0})
    after(tens, "0 play QH; 0 play TH; 2 complain misplay 0")
    assert refused_by(tens, "0 give 8C to 1") == "gress:5.4"


@pytest.mark.rule("gress:10.5")
@pytest.mark.rule("gress:6.5")
def test_a_debt_from_a_seven_ruled_wrong_never_returns() -> None:
    position = placed("7D 8C 9C | 7S 8D KD | AC AS 8H", "TS")
    after(position, "0 play 7D; 1 holding play 7S")
    assert owed(position) == [0, 0, 4]
    both = after(position.copy(), "2 complain misplay 0; 2 complain misplay 1")
    assert owed(both) == [2, 2, 0]
    only = after(position.copy(), "2 complain misplay 1")
    assert owed(only) == [0, 4, 0]


@pytest.mark.rule("gress:6.5")
@pytest.mark.rule("gress:10.4")
@pytest.mark.parametrize(("drawn", "back"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_cards_taken_count_against_the_part_passed_on_first(drawn: int, back: int) -> None:
    position = placed("7S 8C 9C | 7D 8D KD | AC AS 8H", "TS")
    after(position, "0 play 7S; 1 holding play 7D" + "; 2 draw" * drawn)
    complaint = after(position.copy(), "0 complain misplay 1")
    assert owed(complaint) == [0, 2 + back, 0]
    assert owed(after(position, "1 takeback")) == [0, 1 + back, 0]


@pytest.mark.rule("gress:Q08")
@pytest.mark.parametrize(
    ("since", "turn", "ten"),
    [("", 0, "back"), ("; 2 draw", 0, "back"), ("; 3 play 9D", 0, "stays"), ("; 2 play AC", 0, "stays")],
)
def test_a_gift_through_a_wrong_ten_goes_back_whatever_the_others_did_since(
    since: str, turn: int, ten: str
) -> None:
    position = placed("8C 7D 7H | TC KD 8D 9H | 9C AC AD | 9D 7S", "QC", now={"turn": 0})
    after(position, "1 play TC; 1 give KD to 0" + since)
    later = view(position).turn if "2" in since else turn
    after(position, "0 complain misplay 1")
    assert ("KD" in hand(position, 1), "TC" in hand(position, 1)) == (True, ten == "back")
    assert view(position).turn == later
    assert owed(position) == [0, 2, 0, 0]


@pytest.mark.rule("gress:Q70")
@pytest.mark.parametrize("act", ["play QH", "holding play QH", "play 7C 8C", "play 8C", "marke", "vorletzte"])
def test_a_wrong_card_looks_exactly_like_a_right_one(act: str) -> None:
    """Only a debt that nobody is shown tells the two tables apart."""
    hands, given = "QH 7C 8C | 8D 8S | 9C 9S", {"marken": "AC - -", "clock": 1}
    free, owing = (
        placed(hands, "QS", debts=[debts, [], []], **given) for debts in ([], [{"left": 1, "origin": 1}])
    )
    facts = []
    for table in (free, owing):
        journal = Journal()
        after(table, f"0 {act}", journal)
        facts.append([(fact.kind, fact.about, fact.seats) for fact in journal.facts])
    assert facts[0] == facts[1]
    for seat in (-1, 0, 1, 2):
        assert view(free, seat) == view(owing, seat)
        assert free.legal(seat) == owing.legal(seat)


@pytest.mark.rule("gress:Q11")
def test_a_gift_goes_back_out_of_a_hand_that_is_being_swapped() -> None:
    position = placed("TS KD 7C 8C | 9C 8S AD | 9H 7D 7S | TC TD", "QS", now={"turn": 2})
    # A wrong ten, a gift to seat 2; seat 2 accepts the swap that seat 3 asked for.
    after(position, "0 play TS; 0 give KD to 2")
    position.now.call_by, position.now.call_to = 3, 2
    after(position, "2 lay; 1 complain misplay 0")
    assert hand(position, 0) == "7C 8C TS KD"
    assert (hand(position, 3), hand(position, 2)) == ("7S 7D 9H", "TC TD")


@pytest.mark.rule("gress:7.4")
@pytest.mark.rule("gress:10.5")
def test_a_wish_ended_by_a_wrong_throw_runs_again_unless_its_jack_was_shuffled_away() -> None:
    hands = "JS 7C 8C | 8D 8S 7H | 9C 9S 9D"
    position = after(placed(hands, "QS"), "0 play JS; 2 play 9D; 1 complain misplay 2")
    assert view(after(position, "0 wish H")).wish == "H"
    pile = all_but(hands.replace("|", "")).split()
    pile.remove("QS")
    empty = placed(hands, " ".join([*pile, "QS"]), draw=[])
    after(empty, "0 play JS; 2 play 9D; 1 stop; 1 complain misplay 2")
    assert refused_by(empty, "0 wish H") == "gress:7.4"


@pytest.mark.rule("gress:Q18")
@pytest.mark.rule("gress:Q59")
def test_a_ruling_restarts_only_what_is_not_halted_or_over() -> None:
    swap = after(placed("9H 7C 7D | KD 8D 7S | 9C 8S AD", "QH"), "0 play 9H; 0 swap 2; 2 lay")
    assert "restarted" not in told(swap, "1 complain misplay 0")
    over = after(placed("QS | 8D 8S | 9C 9S 9D", "QH"), "0 play QS")
    assert "restarted" not in told(over, "1 complain misplay 2")
    resumed = after(placed("8H | 9C 9D | TC TD", "QS"), "0 play 8H")
    facts = told(resumed, "1 complain misplay 0")
    assert facts.index("resumed") < facts.index("restarted")


@pytest.mark.rule("gress:10.5")
@pytest.mark.rule("gress:Q24")
def test_each_pick_up_is_replaced_once() -> None:
    # Two wrong cards, then a lawful pick-up: two complaints, one new Marke.
    position = placed("AC 7H 8C 9D | 8S 7S AD | 9C 9S KD", "QS", marken="AS - -", now={"throws": 0})
    after(position, "0 play AC; 0 play 7H; 0 vorletzte; 0 marke; 1 draw")
    after(position, "2 complain misplay 0 7H; 1 complain misplay 0")
    assert (view(position).marken[0], owed(position)[0]) == ("lies", 4)
    line = GRESS.write_position(position)
    assert line["marken"][0] != "AS"
    # A wrong pick-up is the business of gress:10.7 alone.
    wrong = placed("8H 7C 8C | 8S 7S AD | 9C 9S 9D", "QS", marken="AC - -")
    after(wrong, "0 play 8H; 0 marke; 1 complain misplay 0")
    assert view(wrong).marken[0] == "none"
    after(wrong, "1 complain marke 0")
    assert (view(wrong).marken[0], owed(wrong)[0]) == ("lies", 3)


@pytest.mark.rule("gress:Q68")
@pytest.mark.rule("gress:10.4")
def test_nothing_taken_back_brings_an_excluded_player_back() -> None:
    position = placed(FOUR, "QS", now={"turn": 1})
    after(position, "3 play QC; 0 disqualify 1; 2 disqualify 1; 3 disqualify 1; 3 takeback")
    assert (view(position).excluded, view(position).turn, position.actor) == ((1,), 2, 2)
