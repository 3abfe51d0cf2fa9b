import pytest

from .table import after, guided, hand, may, owed, placed, refused_by, top, view


@pytest.mark.rule("gress:5.1")
def test_after_an_ace_the_same_player_is_on_turn_again() -> None:
    position = after(guided("AS 7S 8C | 8D 8S QH | 9C 9S 9D", "TS"), "0 play AS")
    assert view(position).turn == 0
    assert view(after(position, "0 play 7S")).turn == 2


@pytest.mark.rule("gress:5.2")
def test_after_a_king_all_others_owe_one() -> None:
    position = after(guided("KS 7S 8C | 8D 8S QH | 9C 9S 9D | TC TD", "TS"), "0 play KS")
    assert owed(position) == [0, 1, 1, 1]
    thrown = after(guided("8C 7S | 8D KS QH | 9C 9S 9D", "AH"), "1 play KS")
    assert owed(thrown) == [0, 0, 0]


@pytest.mark.rule("gress:5.3")
def test_a_queen_turns_the_direction_before_the_next_is_found() -> None:
    position = after(guided("QS 7S 8C | 8D 8S QH | 9C 9S 9D | TC TD", "TS"), "0 play QS")
    assert (view(position).direction, view(position).turn) == (-1, 3)


@pytest.mark.rule("gress:5.4")
def test_after_a_ten_a_card_may_be_given_until_the_next_turn() -> None:
    position = after(guided("TS 7S 8C | 8D 8S QS | 9C 9S 9D", "KS"), "0 play TS; 0 give 7S to 2")
    assert (hand(position, 0), hand(position, 2)) == ("8C", "7S 9C 9S 9D")
    assert refused_by(position, "0 give 8C to 2") == "gress:5.4"
    late = after(guided("TS 7S 8C | 8D 8S QS | 9C 9S 9D", "KS"), "0 play TS; 1 play 8S")
    assert refused_by(late, "0 give 7S to 2") == "gress:5.4"
    self_given = after(guided("TS 7S 8C | 8D 8S QS | 9C 9S 9D", "KS"), "0 play TS")
    assert refused_by(self_given, "0 give 7S to 0") == "gress:5.4"
    thrown = after(guided("8C 7S | 8D TS QH | 9C 9S 9D", "JH"), "1 play TS")
    assert refused_by(thrown, "1 give 8D to 2") == "gress:5.4"


@pytest.mark.rule("gress:5.5")
def test_a_swap_is_called_due_at_the_next_event_and_carried_out() -> None:
    position = after(guided("9H 7S 8C | 8D 8S 8H | KC 9S", "TH"), "0 play 9H; 0 swap 2")
    assert view(position).call == (0, 2)
    after(position, "1 play 8H")
    assert view(position).halt is not None
    assert view(position, 0).hands[0] is None
    assert refused_by(position, "0 touch") == "gress:5.5"
    after(position, "0 lay")
    assert refused_by(position, "0 touch") == "gress:5.5"
    after(position, "2 lay; 2 touch")
    assert (hand(position, 0), hand(position, 2)) == ("9S KC", "7S 8C")
    assert (view(position).halt, view(position).throws) == (None, False)


@pytest.mark.rule("gress:5.5")
def test_a_defence_nine_wards_it_off_and_a_throw_of_the_caller_cancels_it() -> None:
    hands = "9H 8S 8C | 8D 8S 8H | 9D 9S"
    warded = after(guided(hands, "TH"), "0 play 9H; 0 swap 2; 2 play 9D")
    assert (view(warded).call, view(warded).halt, view(warded).turn) == (None, None, 1)
    cancelled = after(guided(hands, "TH"), "0 play 9H; 0 swap 2; 0 play 8S")
    assert (view(cancelled).call, view(cancelled).halt) == (None, None)
    asked = after(guided("9H 8S 8C | 8D 8S 8H | 9D 9S", "TH"), "0 play 9H; 0 swap 1")
    assert refused_by(asked, "1 play 8H") == "gress:5.5"
    assert refused_by(asked, "1 draw") == "gress:5.5"


@pytest.mark.rule("gress:5.5")
def test_the_right_to_call_ends_with_the_next_event() -> None:
    position = after(guided("9H 7S 8C | 8D 8S 8H | KC 9S 8S", "TH"), "0 play 9H; 2 play 8S")
    assert refused_by(position, "0 swap 1") == "gress:5.5"


@pytest.mark.rule("gress:5.6")
def test_a_lonely_black_nine_makes_no_turn() -> None:
    lonely = guided("9S | 8D 8S 8H | KC 9D", "TS")
    assert may(lonely, 0) == set()
    assert refused_by(lonely, "0 play 9S") == "gress:5.6"
    assert may(guided("9S | 8D 8S 8H | KC 9D", "TS", marken="AC - -"), 0) == {"9S"}
    assert may(guided("9S 7C | 8D 8S 8H | KC 9D", "TS"), 0) == {"9S"}
    assert may(guided("9S | 8D 8S 8H | KC 9D", "TH"), 0) == {"9S"}  # as a throw


@pytest.mark.rule("gress:5.7")
def test_an_eight_skips_and_can_be_answered_with_an_eight() -> None:
    position = after(guided("8S 7S 9C | 8D QS QD | KC 8C | TC TD", "TS"), "0 play 8S")
    assert view(position).turn == 2
    assert may(position, 1) == {"8D"}
    after(position, "1 play 8D")
    assert (view(position).turn, may(position, 2)) == (3, {"8C"})
    late = after(guided("8S 7S 9C | 8D QS QD | KS 8C | TC TD", "TS"), "0 play 8S; 2 draw")
    assert refused_by(late, "1 play 8D") == "gress:4.1"
    assert top(late) == "8S"


@pytest.mark.rule("gress:5.7")
def test_a_defence_eight_must_fit_the_card_on_top_now() -> None:
    position = after(guided("8S 7S 9C | 8D 8H QD | 7H 8C | TC TD", "TS"), "0 play 8S; 2 play 7H")
    assert may(position, 1) == {"8H"}
    owing = guided("8S 7S 9C | 8D 8H QD | 7H 8C", "TS", clock=3, debts=[[], [{"left": 1, "origin": 1}], []])
    assert refused_by(after(owing, "0 play 8S"), "1 play 8D") == "gress:4.13"


@pytest.mark.rule("gress:6.1")
def test_a_packet_is_one_event_laid_from_the_bottom_up() -> None:
    position = after(guided("7S 7H 9C | 8D QS QD | KC 8C | TC TD", "TS"), "0 play 7S 7H")
    assert (top(position), position.now.last_event, view(position).pile_size) == ("7H", 1, 3)
    wrong = guided("8S 8H 9C | 8D QS QD | KC 8C | TC TD", "TS")
    assert refused_by(wrong, "0 play 8S 8H") == "gress:6.1"


@pytest.mark.rule("gress:6.2")
def test_two_red_nines_if_the_lower_fits() -> None:
    position = guided("9H 9D 9C | 8D QS QD | KC 8C | TC TD", "TH")
    assert refused_by(position.copy(), "0 play 9D 9H") == "gress:6.2"
    assert top(after(position, "0 play 9H 9D")) == "9D"


@pytest.mark.rule("gress:6.3")
def test_two_players_are_made_to_swap_and_can_not_defend() -> None:
    position = after(guided("9H 9D 9C | 8D QS QD | 9H 8C | TC TD", "TH"), "0 play 9H 9D; 0 swap 1 2")
    assert view(position).halt is not None
    assert refused_by(position, "2 play 9H") == "gress:4.15"
    after(position, "1 lay; 2 lay; 1 touch")
    assert (hand(position, 1), hand(position, 2)) == ("8C 9H", "8D QS QD")
    again = after(guided("9H 9D 9C | 8D QS QD | 9H 8C | TC TD", "TH"), "0 play 9H 9D")
    assert refused_by(again, "0 swap 1") == "gress:6.3"
    assert refused_by(again, "0 swap 1 1") == "gress:6.3"
    after(again, "0 swap 0 3; 0 lay; 3 lay; 0 touch")
    assert hand(again, 0) == "TC TD"
    late = after(guided("9H 9D 9C | 8D QS QD | 9H 8C | TC TD", "TH"), "0 play 9H 9D; 2 play 8C")
    assert refused_by(late, "0 swap 1 2") == "gress:6.3"


@pytest.mark.rule("gress:6.4")
@pytest.mark.rule("gress:6.5")
def test_sevens_skip_and_cost_two_each_and_can_be_passed_on() -> None:
    hands = "7S 7H 9C 9S | 7D QS QD 8C | KC 8C 7C 8S | TC TD 8D 8H"
    position = after(guided(hands, "TS"), "0 play 7S 7H")
    assert (owed(position), view(position).turn) == ([0, 4, 0, 0], 2)
    after(position, "1 play 7D")
    assert (owed(position), view(position).turn) == ([0, 0, 6, 0], 3)
    after(position, "2 play 7C")
    assert (owed(position), view(position).turn) == ([0, 0, 0, 8], 0)
    assert refused_by(guided(hands, "TD"), "0 play 7S 7H") == "gress:6.4"


@pytest.mark.rule("gress:6.5")
def test_a_defence_seven_must_fit_the_card_on_top_now() -> None:
    position = after(guided("7S 8C 9C | 7D 7H QD | AH 8S KC", "TS"), "0 play 7S; 2 play AH")
    assert may(position, 1) == {"7H"}


@pytest.mark.rule("gress:6.5")
def test_all_that_was_passed_on_belongs_to_the_defence() -> None:
    position = after(guided("7S 8C 9C | 7D 8D QD | AH 8S KC", "TS"), "0 play 7S; 1 play 7D")
    assert [int(after(position, "2 draw").now.last_event) for card in range(4)] == [2, 2, 2, 3]


@pytest.mark.rule("gress:6.5")
def test_a_seven_by_who_is_on_turn_begins_a_new_chain() -> None:
    hands = "7S 7H 9C 9S | 7D QS QD 8C | KC 8C 7C 8S | TC TD 8D 8H"
    position = after(guided(hands, "TS"), "0 play 7S; 2 play 7C")
    assert (owed(position), view(position).turn) == ([0, 2, 0, 2], 0)
    other_debt = guided(hands, "TS", clock=3, debts=[[], [{"left": 1, "origin": 1}], [], []])
    assert refused_by(after(other_debt, "0 play 7S"), "1 play 7D") == "gress:Q41"


@pytest.mark.rule("gress:7.1")
@pytest.mark.rule("gress:7.2")
def test_a_jack_fits_everything_but_a_jack() -> None:
    assert may(guided("JS 9C | 7D QS | KC 8C", "8H"), 0) == {"JS"}
    on_jack = guided("JS 9C | 7D QS | KC 8C", "JH", now={"throws": 0})
    assert refused_by(on_jack, "0 play JS") == "gress:7.2"


@pytest.mark.rule("gress:7.3")
def test_a_thrown_jack_is_a_turn_and_steals_it() -> None:
    position = after(guided("9S 9C 8H | 7D QS 8S | JS 8C 8D | TC TD 7H", "QH"), "2 play JS")
    assert view(position).turn == 3
    owing = guided("9S 9C | 7D QS | JS 8C", "QH", clock=2, debts=[[], [], [{"left": 1, "origin": 1}]])
    assert refused_by(owing, "2 play JS") == "gress:7.3"


@pytest.mark.rule("gress:7.4")
def test_a_wish_counts_for_turns_and_not_for_throws() -> None:
    position = after(guided("JS 9C 8H | 7D 8H TC | KC TH 8D | TC TD 7H", "QS"), "0 play JS; 0 wish H")
    assert (view(position).top, view(position).wish) == ("JS", "H")
    assert may(position, 1) == {"8H"}
    assert may(position, 2) == {"TH"}  # black jack, red ten, whatever was wished
    late = after(guided("JS 9C 8H | 7D 8S TH | KC TH 8D | TC TD 7H", "QS"), "0 play JS; 1 play 8S")
    assert refused_by(late, "0 wish H") == "gress:7.4"
    thrown = after(guided("JS 9C 8H | 7D 8S TH | KC TH 8D | TC TD 7H", "QS"), "0 play JS; 2 play TH")
    assert refused_by(thrown, "0 wish H") == "gress:7.4"


@pytest.mark.rule("gress:7.5")
def test_a_ten_of_the_wished_suit_is_a_turn_for_who_is_on_turn() -> None:
    hands = "JS 9C 8H | TH 8S 7D | KC TH 8D | TC TD 7H"
    position = after(guided(hands, "QS"), "0 play JS; 0 wish H; 1 play TH")
    assert (view(position).turn, position.now.ten) == (2, 1)
    thrown = after(guided(hands, "QS"), "0 play JS; 0 wish H; 2 play TH")
    assert (view(thrown).turn, thrown.now.ten) == (1, -1)
    owing = placed(
        hands,
        "JS:H",
        referee="guided",
        clock=2,
        now={"turn": 1},
        debts=[[], [{"left": 1, "origin": 1}], [], []],
    )
    assert refused_by(owing, "1 play TH") == "gress:7.5"
