"""Rulings about swaps, defences, packets, wishes and last cards: Q31 to Q58."""

import pytest

from stammtisch.base.errors import Malformed
from stammtisch.games.gress.timeouts import act_when_time_is_up, in_view, seconds_for

from .race import order, ruled
from .table import GRESS, after, guided, hand, may, owed, placed, refused_by, top, view


def debt(left: int, origin: int = 1, reason: str = "king", play: int = 0) -> dict[str, object]:
    return {"left": left, "origin": origin, "reason": reason, "play": play}


@pytest.mark.rule("gress:Q31")
def test_the_asked_players_last_throw_wins() -> None:
    position = after(placed("9H 7C | 8S | AC AD", "TH"), "0 play 9H; 0 swap 1; 1 play 8S")
    assert (view(position).winner, view(position).halt) == (1, None)


@pytest.mark.rule("gress:Q32")
def test_a_swap_that_empties_a_hand_may_end_the_game() -> None:
    position = placed("9H 7C | 8S | AC AD", "TH", marken="- AS -", now={"turn": 0})
    after(position, "0 play 9H; 0 swap 1; 1 play 8S")
    assert (view(position).phase, view(position).winner) == ("settling", 0)


@pytest.mark.rule("gress:Q33")
def test_an_empty_hand_counts_as_laid() -> None:
    position = placed("9H | 8S 7S | AC AD", "TH", marken="AS AH -")
    after(position, "0 play 9H; 0 swap 1; 1 lay; 0 touch")
    assert (view(position).halt, hand(position, 0), hand(position, 1)) == (None, "7S 8S", "")
    both = placed("9H | 8S | AC AD", "TH", marken="AS AH -")
    after(both, "0 play 9H; 0 swap 1; 1 play 8S")
    assert (view(both).halt, both.now.restricted) == (None, 1)


@pytest.mark.rule("gress:Q34")
def test_a_red_nine_as_last_card_wins_or_swaps_with_the_marke_lying() -> None:
    assert view(after(placed("9H | 8S | AC AD", "TH"), "0 play 9H")).winner == 0
    marke = after(placed("9H | 8S | AC AD", "TH", marken="AS - -"), "0 play 9H")
    assert view(marke, 0).rights[:1] == ("swap",)


@pytest.mark.rule("gress:Q35")
def test_a_nine_that_makes_a_swap_due_may_call_another_in_the_halt() -> None:
    position = placed("9H 7C 7D | 9D 8D KD | AC AD AS | TC TS TD", "TH")
    after(position, "0 play 9H; 0 swap 2; 1 play 9D; 1 swap 3")
    assert view(position).call == (1, 3)
    after(position, "0 lay; 2 lay; 0 touch")
    halt = view(position).halt
    assert halt is not None
    assert halt.parties == (1, 3)
    packet = placed("9H 7C 7D | 9D 9D KD | AC AD AS | TC TS TD", "TH")
    after(packet, "0 play 9H; 0 swap 2; 1 play 9D 9D; 1 swap 0 3")
    assert hand(packet, 3) == "AC AS AD"
    after(packet, "0 lay; 2 lay; 2 touch; 0 lay; 3 lay; 0 touch")
    assert (hand(packet, 0), hand(packet, 2)) == ("TC TS TD", "7C 7D")


@pytest.mark.rule("gress:Q36")
def test_an_asked_player_on_turn_who_draws_draws_wrongly() -> None:
    position = after(placed("9H 7C 7D | 9D 8D KD | AC AD AS", "TH"), "0 play 9H; 0 swap 1; 1 draw")
    assert (position.sizes[1], view(position).turn, view(position).call) == (4, 1, (0, 1))


@pytest.mark.rule("gress:Q37")
def test_an_asked_player_who_does_nothing_accepts_in_the_end() -> None:
    position = after(placed("9H 7C 7D | 9D 8D KD | AC AD AS", "TH"), "0 play 9H; 0 swap 1")
    seen = view(position, 1)
    act = act_when_time_is_up(seen)
    assert act is not None
    assert (GRESS.write_act([act]), seconds_for(act, in_view(seen))) == ("lay", 8)


@pytest.mark.rule("gress:Q38")
def test_debts_bans_and_suits_do_not_matter_to_a_defence_nine() -> None:
    position = guided(
        "9H 7C 7D | 9D 8D KD | AC AD AS",
        "TS",
        clock=4,
        debts=[[], [debt(2)], []],
        now={"turn": 1, "throws": 0, "restricted": 1, "call_by": 0, "call_to": 1},
    )
    assert may(position, 1) == {"9D"}
    after(position, "1 play 9D")
    assert (view(position).turn, view(position).throws, view(position).call) == (1, False, None)


@pytest.mark.rule("gress:Q39")
def test_a_call_is_made_once_and_to_another() -> None:
    position = after(guided("9H 7C 7D | 9D 8D KD | AC AD AS", "TH"), "0 play 9H")
    assert refused_by(position, "0 swap 0") == "gress:Q39"
    after(position, "0 swap 1")
    assert refused_by(position, "0 swap 2") == "gress:5.5"
    excluded = guided("9H 7C 7D | 9D 8D KD | AC AD AS | TC", "TH", excluded=[3])
    assert refused_by(after(excluded, "0 play 9H"), "0 swap 3") == "gress:Q39"


@pytest.mark.rule("gress:Q40")
def test_other_events_of_the_caller_make_the_swap_due() -> None:
    position = placed("9H 7C 7D | 9D 8D KD | AC AD AS", "TH", marken="KC - -")
    after(position, "0 play 9H; 0 vorletzte; 0 swap 2; 0 marke")
    assert view(position).halt is not None


@pytest.mark.rule("gress:Q41")
def test_a_personal_penalty_blocks_a_seven_defence() -> None:
    position = guided(
        "7S 8C 9C | 7D 8D 8S | AC AD AS", "TS", clock=3, debts=[[], [debt(2, 3, "vorletzte")], []]
    )
    after(position, "0 play 7S")
    assert refused_by(position, "1 play 7D") == "gress:Q41"
    after(position, "1 draw; 1 draw; 1 play 7D")
    assert owed(position) == [0, 0, 4]


@pytest.mark.rule("gress:Q41")
def test_a_penalty_dated_with_the_seven_itself_blocks_too_and_is_not_passed_on() -> None:
    hands, now = "7S 8C 9C | 7D 8D | AC AD AS", {"due": [1]}
    story = "0 play 7S; 2 complain vorletzte 1"
    position = after(guided(hands, "TS", clock=3, now=now), story)
    assert owed(position) == [0, 4, 0]
    assert refused_by(position, "1 play 7D") == "gress:Q41"
    official = after(placed(hands, "TS", clock=3, now=now), f"{story}; 1 play 7D")
    assert (official.plays[-1].lawful, owed(official)) == (False, [0, 2, 4])


@pytest.mark.rule("gress:Q42")
def test_only_the_unpaid_rest_is_passed_on() -> None:
    position = after(guided("7S 8C 9C | 7D 8D 8S | AC AD AS", "TS"), "0 play 7S; 1 draw; 1 play 7D")
    assert owed(position) == [0, 0, 3]
    paid = after(guided("7S 8C 9C | 7D 8D 8S | AC AD AS", "TS"), "0 play 7S; 1 draw; 1 draw; 1 play 7D")
    assert owed(paid) == [0, 0, 2]


@pytest.mark.rule("gress:Q43")
def test_debt_and_skip_go_to_the_successor_of_the_defender() -> None:
    position = placed("7S 8C 9C | 7D 8D 8S | AC 8H AS | TC TD", "TS")
    after(position, "0 play 7S; 2 play 8H; 2 takeback")
    assert view(position).turn == 3
    after(position, "1 play 7D")
    assert (owed(position), view(position).turn) == ([0, 0, 5, 0], 3)


@pytest.mark.rule("gress:Q44")
def test_a_halt_ends_defences_and_its_restriction_lasts_one_turn() -> None:
    position = after(placed("8S 8C 9C | 8D 7D 7S | AC AD AS", "TS"), "0 play 8S; 2 complain misplay 0")
    assert (int(position.now.skip_seat), int(position.now.restricted)) == (-1, 1)
    after(position, "2 draw; 2 draw; 2 play AS")
    assert int(position.now.restricted) == 0


@pytest.mark.rule("gress:Q45")
def test_a_ban_on_throws_never_meets_a_defence() -> None:
    with pytest.raises(Malformed):
        placed("8S 8C | 8D 7D | AC AD", "8S", now={"throws": 0, "skip_kind": 8, "skip_seat": 1})
    for ban in ("2 draw", "2 complain misplay 0"):
        position = after(placed("8S 8C 9C | 8D 7D 7S | AC AD AS", "TS"), f"0 play 8S; {ban}")
        assert not view(position).throws
        assert not after(position, "1 play 8D").plays[-1].lawful


@pytest.mark.rule("gress:Q46")
def test_packets_are_never_thrown() -> None:
    position = after(placed("8S 8C | 7C 7S 7H | AC AD", "8H"), "1 play 7C 7S")
    assert not position.plays[-1].lawful
    assert refused_by(guided("8S 8C | 7C 7S 7H | AC AD", "8D"), "1 play 7C 7S") == "gress:6.4"


@pytest.mark.rule("gress:Q47")
def test_sevens_may_be_mixed_and_only_the_lowest_must_fit() -> None:
    position = guided("7D 7S 7H 8C | 8D 8S 9C | AC AD", "TS")
    assert refused_by(position, "0 play 7D 7S 7H") == "gress:6.4"
    after(position, "0 play 7S 7D 7H")
    assert (top(position), owed(position)) == ("7H", [0, 6, 0])


@pytest.mark.rule("gress:Q48")
def test_exactly_two_nines_and_equal_suits_are_fine() -> None:
    assert top(after(guided("9H 9H 8C | 8D 8S | AC AD", "TH"), "0 play 9H 9H")) == "9H"
    three = after(placed("9H 9H 9D 8C | 8D 8S | AC AD", "TH"), "0 play 9H 9H 9D")
    assert not three.plays[-1].lawful
    two = placed("9H 9H 8C | 8D 8S | AC AD", "TH", excluded=[2])
    after(two, "0 play 9H 9H")
    assert refused_by(two, "0 swap 0 2") == "gress:6.3"
    assert view(after(two, "0 swap 1 0")).halt is not None


@pytest.mark.rule("gress:Q49")
def test_a_wished_suit_counts_for_packets_too() -> None:
    position = after(guided("7H 7S 8C | 8D 8S 9C | AC AD", "JS:H"), "0 play 7H 7S")
    assert owed(position) == [0, 4, 0]


@pytest.mark.rule("gress:Q50")
def test_the_first_wish_stays_with_its_jack() -> None:
    position = after(placed("JS 7S 8C | 8D 8S 9C | AC TC", "QS"), "0 play JS; 0 wish H")
    assert refused_by(position, "0 wish C") == "gress:7.4"
    after(position, "2 play TC; 2 takeback")
    assert (view(position).top, view(position).wish) == ("JS", "H")


@pytest.mark.rule("gress:Q51")
def test_a_wish_may_be_made_after_payments_and_in_a_halt() -> None:
    position = placed("JS 7S 8C | 8D 8S 9C | AC TC", "QS", clock=1, debts=[[], [debt(1)], []])
    after(position, "0 play JS; 1 draw; 2 complain misplay 0; 0 wish H")
    assert view(position).wish == "H"
    thrown = after(placed("JS 7S 8C | 8D TH 9C | AC TC", "QS"), "0 play JS; 1 play TH")
    assert refused_by(thrown, "0 wish H") == "gress:7.4"


@pytest.mark.rule("gress:Q51")
def test_a_throw_at_the_same_time_goes_before_a_wish() -> None:
    position = after(placed("JS 7S 8C | 8D TH 9C | AC TC", "QS"), "0 play JS")
    result = ruled(position, "0 @0 wish H; 1 @40 play TH")
    assert order(result) == [(1, "play TH", "done"), (0, "wish H", "refused")]


@pytest.mark.rule("gress:Q52")
def test_before_the_wish_a_ten_is_a_throw_after_it_a_turn_even_in_debt() -> None:
    hands = "9S 9C 8H | TH 8S 7D | KC TH 8D"
    before = after(placed(hands, "JS", now={"turn": 1}), "1 play TH")
    assert (view(before).turn, before.plays[-1].lawful) == (1, True)
    owing = placed(hands, "JS:H", clock=2, now={"turn": 1}, debts=[[], [debt(1)], []])
    after(owing, "1 play TH")
    assert (view(owing).turn, owing.plays[-1].lawful) == (2, False)


@pytest.mark.rule("gress:Q53")
@pytest.mark.parametrize(
    "given",
    [
        {"clock": 2, "debts": [[], [], [debt(1)]]},
        {"now": {"throws": 0}},
        {"now": {"call_by": 0, "call_to": 2}},
    ],
)
def test_a_jack_is_not_thrown_in_debt_under_a_ban_or_when_asked(given: dict[str, object]) -> None:
    position = after(placed("9S 9C 8H | TH 8S 7D | JS TH 8D", "QH", **given), "2 play JS")
    assert not next(play for play in position.plays if play.seat == 2).lawful


@pytest.mark.rule("gress:Q54")
def test_a_gift_with_debts_and_as_last_card() -> None:
    position = placed("7C | 8S 7D | TH 8D", "TD", clock=3, debts=[[debt(1)], [], []], now={"ten": 0})
    after(position, "0 give 7C to 1")
    assert view(position).phase == "active"
    won = after(placed("7C | 8S 7D | TH 8D", "TD", now={"ten": 0}), "0 give 7C to 1")
    assert view(won).winner == 0


@pytest.mark.rule("gress:Q55")
def test_an_ace_as_last_card_wins_or_must_draw() -> None:
    assert view(after(placed("AC | 8S 7D | TH 8D", "TC"), "0 play AC")).winner == 0
    marke = after(placed("AC | 8S 7D | TH 8D", "TC", marken="AS - -"), "0 play AC")
    assert (view(marke).turn, marke.sizes[0]) == (0, 0)
    assert view(after(marke, "0 draw")).turn == 1


@pytest.mark.rule("gress:Q56")
def test_a_king_or_seven_as_last_card_still_costs_the_others() -> None:
    assert owed(after(placed("KC | 8S 7D | TH 8D", "TC"), "0 play KC")) == [0, 1, 1]
    seven = after(placed("7C | 8S 7D | TH 8D", "TC"), "0 play 7C")
    assert (owed(seven), refused_by(seven, "1 play 7D")) == ([0, 2, 0], "gress:9.1")


@pytest.mark.rule("gress:Q57")
def test_a_lonely_black_nine_may_be_given_away() -> None:
    position = after(guided("9C | 8S 7D | TH 8D", "TD", now={"ten": 0, "turn": 1}), "0 give 9C to 1")
    assert view(position).winner == 0
    assert view(after(guided("9C | 8S 7D | TH 8D", "TH"), "0 play 9C")).winner == 0  # as a throw


@pytest.mark.rule("gress:Q58")
def test_with_an_empty_hand_pay_then_draw_up() -> None:
    position = guided(" | 8S 7D | TH 8D", "TC", marken="AS - -", clock=1, debts=[[debt(1)], [], []])
    assert position.acts(0) == [60]
    after(position, "0 draw")
    assert view(position).turn == 0
    assert view(after(position, "0 draw")).turn == 1
    free = guided(" | 8S 7D | TH 8D", "TC", marken="AS - -")
    assert (free.acts(0), view(after(free, "0 draw")).turn) == ([60], 1)
