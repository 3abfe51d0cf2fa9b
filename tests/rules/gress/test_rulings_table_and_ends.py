"""Rulings about the end of a game, exclusion, and what everybody sees: from Q59 on."""

import pytest

from stammtisch.games.gress.acts import DOWN
from stammtisch.games.gress.notation import debt_data
from stammtisch.games.gress.timeouts import act_when_time_is_up, in_view, seconds_for
from stammtisch.games.position import CHANCE

from .table import (
    GRESS,
    SPECTATOR,
    after,
    deal_cards,
    guided,
    hand,
    owed,
    placed,
    refused_by,
    settle,
    start,
    told,
    view,
)
from .test_marke_and_end import all_but, dead_end


def debt(left: int, origin: int = 1, reason: str = "king", play: int = 0) -> dict[str, object]:
    return {"left": left, "origin": origin, "reason": reason, "play": play}


@pytest.mark.rule("gress:Q59")
def test_a_complaint_against_the_winner_reopens_against_a_loser_it_does_not() -> None:
    winner = after(placed("8H 8D | 9C 7D | TH 8C", "QS"), "0 play 8H; 2 draw; 1 draw; 0 play 8D")
    assert view(winner).winner == 0
    after(winner, "2 complain misplay 0")
    assert (view(winner).phase, owed(winner)) == ("active", [2, 0, 0])
    loser = after(placed("8D | 8H 7D KS | TH 8C", "7S"), "1 play 8H; 1 play KS; 0 play 8D")
    assert view(loser).winner == 0
    after(loser, "2 complain misplay 1")
    assert (view(loser).phase, owed(loser)) == ("settling", [0, 2, 0])
    after(loser, "0 complain misplay 2")
    assert (view(loser).phase, view(loser).throws) == ("active", False)


@pytest.mark.rule("gress:Q60")
def test_of_two_who_are_out_the_first_has_won() -> None:
    position = placed(
        "8D 7D | | ",
        "TC",
        clock=5,
        emptied=[0, 4, 3],
        counted=[0, 4, 3],
        marken="- - -",
        debts=[[], [debt(1, 5, "king", 5)], [debt(1, 5, "king", 5)]],
        plays=[{"date": 5, "seat": 0, "cards": ["TC"], "lawful": False, "top": "KC", "before": {"turn": 1}}],
        now={"last_event": 5},
        referee="official",
    )
    after(position, "1 complain misplay 0")
    assert (view(position).phase, view(position).winner) == ("settling", 2)
    assert settle(position).scores()[1:] == [0, 0]


@pytest.mark.rule("gress:Q61")
def test_a_marke_complaint_is_possible_in_the_last_settlement() -> None:
    thrown = after(placed("9C | 8S 7D | TD 8D", "TH", marken="- - AS"), "2 marke; 0 play 9C")
    assert view(thrown).winner == 0
    assert owed(after(thrown, "1 complain marke 2")) == [0, 0, 1]


@pytest.mark.rule("gress:Q62")
def test_early_laying_costs_every_time_and_a_new_debt_takes_the_hand_up() -> None:
    position = after(placed("KS | 8S 7D | TD 8D", "QS"), "0 play KS; 1 down; 1 down")
    assert owed(position) == [0, 5, 1]
    laid = after(placed("QS | 8S 7D | TD 8D", "QD"), "0 play QS; 1 down; 1 complain misplay 2")
    assert (owed(laid), view(laid).phase, view(laid).down) == ([0, 2, 0], "settling", ())
    assert owed(after(laid.copy(), "1 down")) == [0, 4, 0]


@pytest.mark.rule("gress:9.3")
@pytest.mark.rule("gress:Q62")
@pytest.mark.parametrize("referee", ["official", "guided"])
def test_a_hand_with_a_new_debt_is_laid_down_again_and_complaints_are_open_until_then(referee: str) -> None:
    # The last card ends the time of seats 1 and 2, and neither has said vorletzte.
    position = placed("QS | 8S 7D | TD 8D", "QD", referee=referee, clock=1, now={"due": [1, 2]})
    after(position, "0 play QS; 1 down; 2 complain vorletzte 1; 2 down; 1 draw; 1 draw")
    assert (owed(position), view(position).phase, view(position).down) == ([0, 0, 0], "settling", (2,))
    assert (position.actor, view(position).hands[1]) == (1, None)
    assert act_when_time_is_up(view(position, 1)) == DOWN
    open_still = after(position.copy(), "1 complain vorletzte 2; 1 down")
    assert (owed(open_still), view(open_still).phase, view(open_still).down) == ([0, 0, 2], "settling", (1,))
    assert view(after(position, "1 down")).phase == "over"


@pytest.mark.rule("gress:Q62")
def test_a_hand_is_laid_down_again_even_if_no_card_is_left_to_take() -> None:
    hands = "QS | 8S 7D | TD 8D"
    pile = f"{all_but(hands.replace('|', '') + ' QD')} QD"
    position = after(placed(hands, pile, draw=[]), "0 play QS; 1 down; 1 complain misplay 2; 2 down")
    assert (view(position).phase, view(position).down, position.actor) == ("settling", (2,), 1)
    assert after(position, "1 down").scores() == [0, 2 + 2, 2]


@pytest.mark.rule("gress:Q63")
def test_nobody_stops_without_need() -> None:
    hands = "8H 7C 8C | 8S 7S AD | 9C 9S 9D"
    position = placed(hands, all_but(hands.replace("|", "")), draw=[], now={"call_by": 2, "call_to": 0})
    assert refused_by(position, "1 stop") == "gress:10.1"
    assert refused_by(position, "0 stop") == "gress:10.1"


@pytest.mark.rule("gress:Q63")
def test_the_compulsory_card_comes_before_a_marke_that_is_owed() -> None:
    cards = [rank + suit for rank in "789TJQKA" for suit in "CSHD" if rank + suit not in ("7D", "AS")]
    hands = " | ".join(" ".join(cards[seat::3]) for seat in range(3))
    position = placed(hands, "7D AS", draw=[], marken="- owed -", decks=1)
    after(position, "0 stop")
    assert ("7D" in hand(position, 0), view(position).marken[1]) == (True, "owed")


@pytest.mark.rule("gress:Q64")
def test_after_a_dead_end_complaints_only_add_points() -> None:
    position = after(dead_end(), "0 stop; 1 complain misplay 2")
    assert (view(position).phase, view(position).winner) == ("settling", None)
    settle(position)
    assert position.scores() == [28, 23, 19]
    assert int(position.winners()) == 0


@pytest.mark.rule("gress:Q65")
def test_the_oldest_debt_is_found_anew_after_every_card() -> None:
    debts = [[], [debt(1, 1)], [debt(1, 2)]]
    position = after(placed("KS | 8S 7D | TD 8D", "QS", clock=3, debts=debts), "0 play KS")
    forced = []
    while position.actor >= 0 and owed(position) != [0, 0, 0]:
        forced.append(int(position.actor))
        GRESS.perform(position, int(position.actor), "draw")
    assert forced == [1, 2, 1, 2]


@pytest.mark.rule("gress:Q66")
def test_the_action_hand_pays_out_of_turn_too() -> None:
    position = after(placed("KS 7C | 8S 7D | TD 8D", "QS", clock=3, debts=[[], [], [debt(1)]]), "2 draw")
    assert owed(position) == [0, 0, 0]
    after(position, "2 draw")
    assert (position.sizes[2], view(position).turn) == (4, 0)


@pytest.mark.rule("gress:Q66")
def test_a_draw_without_debt_or_turn_is_wrong_and_one_from_nothing_or_in_a_halt_refused() -> None:
    hands = "9H 7C 7D | 9D 8D KD | AC AD AS"
    wrong = after(placed(hands, "TH"), "1 draw")
    assert (wrong.sizes[1], view(wrong).turn, view(wrong).throws, wrong.now.last_event) == (4, 0, True, 0)
    halted = after(placed(hands, "TH"), "0 play 9H; 0 swap 1; 1 lay")
    assert refused_by(halted, "2 draw") == "gress:4.15"
    empty = placed(hands, all_but(hands.replace("|", "")), draw=[])
    assert refused_by(empty, "1 draw") == "gress:2.5"


@pytest.mark.rule("gress:Q67")
def test_a_gift_laid_with_the_wrong_hand_is_given_once_it_is_touched() -> None:
    position = after(placed("TS 7C 8C | 8D 8S | 9C 9S 9D", "TH"), "0 play TS; 0 holding give 7C to 1")
    assert (hand(position, 1), position.now.last_event) == ("8S 8D", 1)
    after(position, "1 take")
    assert (hand(position, 0), hand(position, 1), position.now.last_event) == ("8C", "7C 8S 8D", 2)


@pytest.mark.rule("gress:Q67")
def test_a_hand_laid_with_the_wrong_hand_counts_once_it_is_touched() -> None:
    hands = "9H 7C 7D | 9D 8D KD | AC AD AS"
    position = after(placed(hands, "TH"), "0 play 9H; 0 swap 1; 1 holding lay")
    assert view(position).halt is None
    after(position, "0 touch")
    assert view(position).halt is not None
    laid = after(placed(hands, "TH"), "0 play 9H; 0 swap 1; 1 lay; 0 holding lay")
    assert refused_by(laid, "0 touch") == "gress:5.5"
    assert view(after(laid, "1 touch")).halt is None


@pytest.mark.rule("gress:Q68")
def test_an_excluded_seat_is_passed_over_and_counted() -> None:
    position = placed("KS 7C | 8S 7D | TD 9C | AC", "QS", clock=3, debts=[[], [], [debt(1)], []])
    after(position, "0 disqualify 2; 1 disqualify 2; 3 disqualify 2")
    after(position, "0 play KS; 1 draw; 1 play 8S")
    assert view(position).turn == 0
    assert view(position).excluded == (2,)
    over = after(
        placed("KS 8S | 8S 7D | TD 9C | AC", "8H", excluded=[2], debts=[[], [], [debt(1, 0)], []]),
        "0 play 8S",
    )
    after(over, "1 draw; 0 play KS; 1 draw; 1 down; 3 draw; 3 down")
    assert over.scores() == [0, 4, 2 + 1 + 1, 2]
    void = placed("KS 7C | 8S 7D | TD 9C", "QS", excluded=[2])
    GRESS.exclude(void, 1)
    assert (view(void).phase, view(void).excluded) == ("deal", ())


@pytest.mark.rule("gress:Q70")
def test_an_official_table_shows_acts_and_not_rulings() -> None:
    right = after(placed("QS 7C 8D | 8S 7D | TD 9C", "QH"), "0 play QS")
    wrong = after(
        placed("QS 7C 8D | 8S 7D | TD 9C", "QH", now={"call_by": 1, "call_to": 0}), "0 play QS; 1 lay"
    )
    seen = view(right, 1)
    assert (seen.ledger, seen.pile) == (None, None)
    assert "lawful" not in str(seen)
    assert view(wrong, 0).rights in (("takeback",), ())
    assert view(guided("QS 7C 8D | 8S 7D | TD 9C", "KD QH"), SPECTATOR).pile == ("KD", "QH")


@pytest.mark.rule("gress:Q71")
def test_the_table_acts_for_who_does_nothing() -> None:
    position = start(3, first_dealer=0)
    deal_cards(position, [])
    acts = []
    for turn in range(4):
        seen = view(position, int(position.actor))
        act = act_when_time_is_up(seen)
        assert act is not None
        acts.append((GRESS.write_act([act]), seconds_for(act, in_view(seen))))
        position.apply(position.actor, act)
    assert acts == [("ready", 30), ("ready", 30), ("ready", 30), ("open", 30)]
    waiting = placed("QS 7C 8D | 8S 7D | TD 9C", "QH")
    assert act_when_time_is_up(view(waiting, 0)) == 60
    assert act_when_time_is_up(view(waiting, 1)) is None
    assert act_when_time_is_up(view(waiting, SPECTATOR)) is None


@pytest.mark.rule("gress:Q73")
def test_the_first_dealer_is_drawn_by_lot() -> None:
    position = start(5)
    wanted = position.chance()
    assert wanted is not None
    assert (position.actor, wanted.purpose, wanted.pool) == (CHANCE, "first dealer", 5)
    position.answer([3])
    assert view(position).dealer == 3


@pytest.mark.rule("gress:Q77")
def test_debts_from_the_same_event_are_settled_together() -> None:
    debts = [[], [debt(1, 2), debt(2, 2, "vorletzte")], []]
    position = placed("KS 7C 8C | 8D 8S QH | 9C 9S 9D", "TS", clock=3, debts=debts)
    events = []
    for card in range(3):
        after(position, "1 draw")
        events.append(int(position.now.last_event))
    assert events == [0, 0, 4]


@pytest.mark.rule("gress:Q77")
def test_of_debts_from_the_same_event_the_one_that_arose_first_is_paid_first() -> None:
    # The king ends seat 1's time to say vorletzte; the complaint about that comes later.
    position = placed("KS 7C 8C | 8D 8S | 9C 9S 9D", "TS", clock=1, now={"due": [1]})
    after(position, "0 play KS; 2 complain vorletzte 1")
    left = [(owing.reason, owing.left, owing.origin) for owing in debt_data(position, 1)]
    assert left == [("king", 1, 2), ("vorletzte", 2, 2)]
    after(position, "1 draw")
    assert [owing.reason for owing in debt_data(position, 1)] == ["vorletzte"]


@pytest.mark.rule("gress:Q78")
def test_nobody_sees_which_set_a_card_comes_from() -> None:
    order = list(range(64))
    exchanged = [(number + 32) % 64 for number in order]
    tables = [start(4, first_dealer=0, decks=2) for order in range(2)]
    for table, drawn in zip(tables, (order, exchanged), strict=True):
        table.answer(drawn)
        after(table, "0 ready; 1 ready; 2 ready; 3 ready; 0 open")
    one, other = tables
    assert GRESS.write_line(one) == GRESS.write_line(other)
    for seat in (0, 1, 2, 3, SPECTATOR):
        assert view(one, seat) == view(other, seat)


@pytest.mark.rule("gress:Q78")
def test_equal_cards_of_two_sets_are_alike() -> None:
    one = GRESS.write_line(after(placed("KS KS 7C | 8D 8S QH | 9C 9S 9D", "TS"), "0 play KS"))
    assert one.count('"KS"') == 3  # in hand, on the pile, and in the log


@pytest.mark.rule("gress:Q79")
def test_nobody_complains_about_oneself() -> None:
    position = placed("KS KS 7C | 8D 8S QH | 9C 9S 9D", "TS", now={"picked": [1]})
    for about in ("misplay", "vorletzte", "marke"):
        assert refused_by(position, f"1 complain {about} 1") == "gress:Q79"


@pytest.mark.rule("gress:Q80")
@pytest.mark.rule("gress:option:false_vorletzte_penalty")
@pytest.mark.parametrize(("penalty", "cost"), [("off", 0), ("on", 2)])
def test_saying_vorletzte_without_need_is_free_unless_agreed(penalty: str, cost: int) -> None:
    position = placed("KS KS 7C | 8D 8S QH | 9C 9S 9D", "TS", false_vorletzte_penalty=penalty)
    assert "vorletzte-said" in told(position, "1 vorletzte")
    assert owed(position) == [0, cost, 0]
    on_turn = guided("KS KS 7C | 8D 8S QH | 9C 9S 9D", "TS")
    assert refused_by(on_turn, "0 vorletzte") == "gress:Q80"
