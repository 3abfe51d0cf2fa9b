"""How long rights last and duties run, when several of them meet; and seats that are out."""

import pytest

from stammtisch.games.gress.plays import DEFENCE_EIGHT, DEFENCE_NINE, DEFENCE_SEVEN, THROW, TURN

from .table import after, guided, hand, may, owed, placed, refused_by, top, view
from .test_marke_and_end import all_but


def debt(left: int, origin: int = 1, reason: str = "king", play: int = 0) -> dict[str, object]:
    return {"left": left, "origin": origin, "reason": reason, "play": play}


@pytest.mark.rule("gress:4.15")
@pytest.mark.rule("gress:Q44")
def test_after_a_halt_a_draw_up_ends_the_restriction_and_not_the_ban() -> None:
    position = after(guided("9H 7C 8C | 8D 8S QH | 9C 9S AD", "TH"), "0 play 9H; 0 swap 1; 1 lay; 0 lay")
    after(position, "1 touch; 1 draw")
    assert (position.now.restricted, view(position).throws, view(position).turn) == (0, False, 2)
    assert view(after(position, "2 play 9C")).throws


@pytest.mark.rule("gress:4.14")
@pytest.mark.rule("gress:5.5")
def test_a_part_payment_leaves_a_call_pending_the_last_card_makes_it_due() -> None:
    position = guided("9H 7C 7D | 9D 8D KD | AC AD AS", "TH", clock=2, debts=[[], [], [debt(2)]])
    after(position, "0 play 9H; 0 swap 1; 2 draw")
    assert view(position).call == (0, 1)
    after(position, "2 draw")
    assert (view(position).call, view(position).halt is not None) == (None, True)


@pytest.mark.rule("gress:5.5")
@pytest.mark.rule("gress:Q40")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_throw_cancels_a_call_only_if_the_caller_throws(seat: int) -> None:
    """Of the asked player a throw is allowed too, and makes the swap due like anybody else's."""
    hands = ["7C 7D", "8D KD", "AC AD"]
    hands[0] = "9H " + hands[0]
    hands[seat] += " 8S"
    position = after(guided(" | ".join(hands), "TH"), f"0 play 9H; 0 swap 1; {seat} play 8S")
    assert (view(position).call, view(position).halt is None) == (None, seat == 0)


@pytest.mark.rule("gress:5.5")
@pytest.mark.rule("gress:7.3")
def test_a_jack_thrown_by_the_caller_is_a_turn_and_makes_the_swap_due() -> None:
    position = guided(
        "JS 7C 7D | 8D KD 9C | AC AD AS", "QH", now={"call_by": 0, "call_to": 1, "turn": 2}, clock=1
    )
    after(position, "0 play JS")
    assert (view(position).halt is not None, view(position, 0).rights) == (True, ("wish",))


@pytest.mark.rule("gress:5.4")
@pytest.mark.rule("gress:5.5")
def test_a_gift_is_an_event_that_ends_a_call_right_and_makes_a_call_due() -> None:
    late = guided("8C 7C 7D | 8D KD 9C | AC AD AS", "9H", now={"ten": 2, "nine": 0, "turn": 1})
    assert refused_by(after(late, "2 give AC to 1"), "0 swap 1") == "gress:5.5"
    due = guided(
        "8C 7C 7D | 8D KD 9C | AC AD AS", "9H", now={"ten": 2, "call_by": 0, "call_to": 1, "turn": 1}
    )
    assert view(after(due, "2 give AC to 1")).halt is not None
    assert (hand(due, 0), hand(due, 1)) == ("8D 9C KD AC", "7C 7D 8C")


@pytest.mark.rule("gress:Q54")
def test_no_gift_in_a_halt_but_after_it() -> None:
    position = placed("8C 7C 7D | 8D KD 9C | AC AD AS", "9H", now={"ten": 2, "call_by": 0, "call_to": 1})
    after(position, "1 lay")
    assert refused_by(position, "2 give AC to 1") == "gress:4.15"
    after(position, "0 lay; 1 touch; 2 give AC to 1")
    assert hand(position, 1) == "7C 7D 8C AC"


@pytest.mark.rule("gress:8.1")
def test_giver_and_receiver_of_a_gift_may_both_have_to_say_it() -> None:
    position = after(guided("TS 7S 8C 8H | 8D | 9C 9S 9D", "KS"), "0 play TS; 0 give 7S to 1")
    assert int(position.now.due) == 3


@pytest.mark.rule("gress:8.1")
@pytest.mark.rule("gress:4.14")
def test_the_card_that_settles_a_debt_may_bring_the_duty() -> None:
    position = guided("7S 7H | 8D 8S | 9C", "KS", clock=1, debts=[[], [], [debt(1)]])
    assert int(after(position, "2 draw").now.due) == 4
    through = after(guided("7S 7H | 8D 8S | 9C", "KS", clock=1, debts=[[], [], [debt(2)]]), "2 draw; 2 draw")
    assert int(through.now.due) == 0


@pytest.mark.rule("gress:8.2")
def test_turns_of_the_accused_do_not_end_the_complaint() -> None:
    position = guided("AS KS AC 7C | 8D 8S QH 9D | 9C 9S 9H", "TS", marken="QC - -", now={"turn": 0})
    after(position, "0 play AS; 0 play AC")  # two cards left, not said
    after(position, "0 play 7C")
    assert [int(entry) & 7 for entry in position.now.liable] == [0]
    mine = guided("AS AC AH 7C | 8D 8S QH 9D | 9C 9S 9H", "TS", marken="QC - -")
    after(mine, "0 play AS; 0 play AC; 0 play AH; 0 draw; 1 complain vorletzte 0")
    assert owed(mine) == [2, 0, 0]


@pytest.mark.rule("gress:8.2")
def test_each_time_that_was_missed_is_a_complaint_of_its_own() -> None:
    position = placed("7S 8C | 8D 8S QH 9D | 9C 9S 9H", "TS", clock=9, now={"liable": [8 * 3, 8 * 5]})
    after(position, "1 complain vorletzte 0; 2 complain vorletzte 0; 1 complain vorletzte 0")
    assert owed(position) == [4, 0, 0]


@pytest.mark.rule("gress:Q04")
def test_only_a_single_ten_is_a_throw_on_the_jack_that_wishes_its_suit() -> None:
    hands = "9S 9C 8H | TH 8S 7D | KC KD 8D"
    single = after(placed(hands, "JS:H", now={"turn": 0}), "1 play TH")
    packet = after(placed(hands, "JS:H", now={"turn": 0}), "1 play TH 8S")
    assert [int(table.plays[-1].kind) for table in (single, packet)] == [THROW, TURN]
    assert (view(packet).turn, top(packet), int(packet.now.ten)) == (2, "8S", -1)


@pytest.mark.rule("gress:Q04")
@pytest.mark.parametrize(
    ("cards", "top_card", "now", "kind"),
    [
        # A red nine of who is asked wards off, but only alone.
        ("9H", "KC", {"call_by": 0, "call_to": 1}, DEFENCE_NINE),
        ("9H", "KC", {"call_by": 0, "call_to": 2}, THROW),
        ("9H 9D", "KH", {"call_by": 0, "call_to": 1}, TURN),
        # Who is skipped defends with what skipped him, if it fits; anybody else makes a turn.
        ("7H", "KH", {"skip_kind": 7, "skip_seat": 1}, DEFENCE_SEVEN),
        ("7H 7C", "KH", {"skip_kind": 7, "skip_seat": 1}, DEFENCE_SEVEN),
        ("7C 7H", "KH", {"skip_kind": 7, "skip_seat": 1}, THROW),
        ("7H 8H", "KH", {"skip_kind": 7, "skip_seat": 1}, TURN),
        ("8H", "KH", {"skip_kind": 7, "skip_seat": 1}, TURN),
        ("7H", "KH", {"skip_kind": 8, "skip_seat": 1}, TURN),
        ("7H", "KH", {"skip_kind": 7, "skip_seat": 2}, TURN),
        ("8H", "KH", {"skip_kind": 8, "skip_seat": 1}, DEFENCE_EIGHT),
        ("8C", "KH", {"skip_kind": 8, "skip_seat": 1}, THROW),
        ("8H 8C", "KH", {"skip_kind": 8, "skip_seat": 1}, TURN),
        ("8H", "KH", {"skip_kind": 8, "skip_seat": 2}, TURN),
        # A ten of the wished suit is a throw only where a ten of its colour is.
        ("TH", "JC:H", {}, THROW),
        ("TH", "JD:H", {}, TURN),
        ("TH", "JC:H", {"turn": 1}, TURN),
        ("TD", "JC:H", {"turn": 1}, THROW),
        # A jack is a turn; what is neither fit nor throw is a turn only of who is on turn.
        ("JC", "KC", {}, TURN),
        ("JC 8H", "KH", {}, THROW),
        ("8C", "KH", {"turn": 1}, TURN),
        ("QC", "KH", {"turn": 1}, THROW),
    ],
)
def test_what_cards_count_as(cards: str, top_card: str, now: dict[str, int], kind: int) -> None:
    hand = "7H 7C 8H 8C 9H 9D TH TD JC QC"
    position = placed(f"AS AD | {hand} | AH KS", top_card, now={"turn": 0, **now})
    after(position, f"1 play {cards}")
    assert int(position.plays[-1].kind) == kind


@pytest.mark.rule("gress:6.2")
@pytest.mark.rule("gress:6.4")
@pytest.mark.parametrize(
    ("cards", "given", "lawful"),
    [
        ("7H 7C", {}, True),
        ("7H 7C 7S", {}, True),
        ("9H 9D", {}, True),
        ("7C 7H", {}, False),
        ("9D 9H", {}, False),
        ("7H 7C", {"turn": 0}, False),
        ("9H 9D", {"turn": 0}, False),
        ("7H 7C", {"call_by": 0, "call_to": 1}, False),
        ("9H 9D", {"call_by": 0, "call_to": 1}, False),
        ("7H 7C", {"turn": 2, "skip_kind": 7, "skip_seat": 1}, True),
        ("7H 7C", {"turn": 2, "skip_kind": 8, "skip_seat": 1}, False),
        ("9H 9D", {"turn": 2, "skip_kind": 7, "skip_seat": 1}, False),
        ("7H 9H", {}, False),
    ],
)
def test_which_packets_an_official_table_holds_for_right(
    cards: str, given: dict[str, int], lawful: bool
) -> None:
    hands = "AS AD | 7H 7C 7S 9H 9D 8C | AH KS"
    position = after(placed(hands, "KH", now={"turn": 1, **given}), f"1 play {cards}")
    assert position.plays[-1].lawful == lawful
    owing = placed(hands, "KH", now={"turn": 1, **given}, clock=1, debts=[[], [debt(1)], []])
    assert not after(owing, f"1 play {cards}").plays[-1].lawful


@pytest.mark.rule("gress:Q46")
def test_sevens_thrown_together_are_wrong_and_do_nothing() -> None:
    position = after(placed("8S 8C 9C | 7C 7S 7H | AC AD", "8H"), "1 play 7C 7S")
    assert (int(position.plays[-1].kind), owed(position), view(position).turn) == (THROW, [0, 0, 0], 0)


@pytest.mark.rule("gress:Q50")
def test_a_wish_outlasts_a_reshuffle_on_the_top_card_only() -> None:
    hands = "7S 8C | 8D 8S | AC TC"
    cards = all_but("7S 8C 8D 8S AC TC JS JH").split()
    wished = placed(hands, " ".join([*cards, "JH:S", "JS:H"]), draw=[], now={"throws": 0})
    after(wished, "0 stop")
    assert (view(wished).top, view(wished).wish, wished.pile_size) == ("JS", "H", 1)
    assert max(int(wished.stock[place]) for place in range(wished.stock_size)) < 32


@pytest.mark.rule("gress:Q50")
@pytest.mark.rule("gress:Q51")
def test_the_right_to_wish_outlasts_a_reshuffle() -> None:
    hands = "7S 8C | 8D 8S | AC TC"
    pile = [*all_but("7S 8C 8D 8S AC TC JS").split(), "JS"]
    now = {"wisher": 0, "wish_at": len(pile) - 1, "turn": 1}
    position = placed(hands, " ".join(pile), draw=[], clock=2, now=now, debts=[[], [], [debt(2)]])
    after(position, "2 stop; 0 wish H")
    assert (view(position).top, view(position).wish, view(position).throws) == ("JS", "H", False)


@pytest.mark.rule("gress:Q25")
def test_the_stoppers_card_comes_before_a_marke_that_is_owed() -> None:
    cards = all_but("KD KS").split()
    hands = [cards[:20], cards[20:40], cards[40:]]
    position = placed(
        " | ".join(" ".join(held) for held in hands), "KS KD", draw=[], marken="- - owed", now={"turn": 0}
    )
    after(position, "0 stop")
    assert (position.sizes[0], view(position).draw_size, view(position).marken[2]) == (21, 0, "owed")


@pytest.mark.rule("gress:Q25")
@pytest.mark.rule("gress:Q68")
def test_who_is_excluded_is_served_no_marke() -> None:
    hands = "8H 7C 8C | 8S 7S AD | 9C 9S 9D | KC"
    pile = all_but("8H 7C 8C 8S 7S AD 9C 9S 9D KC")
    position = placed(hands, pile, draw=[], marken="- - owed owed", excluded=[3])
    after(position, "0 stop")
    assert view(position).marken == ("none", "none", "lies", "owed")


@pytest.mark.rule("gress:4.10")
@pytest.mark.rule("gress:Q68")
@pytest.mark.parametrize(
    ("card", "direction", "turn", "skipped"),
    [
        ("9S", 1, 2, -1),
        ("9S", -1, 6, -1),
        ("AS", -1, 0, -1),
        ("QS", 1, 6, -1),
        ("QS", -1, 2, -1),
        ("8S", 1, 4, 2),
        ("8S", -1, 5, 6),
        ("7S", 1, 4, 2),
        ("7S", -1, 5, 6),
    ],
)
def test_eight_players_both_ways_round_past_seats_that_are_out(
    card: str, direction: int, turn: int, skipped: int
) -> None:
    others = ["TC QC", "TD QD", "TH QH", "AC KC", "AD KD", "AH KH", "JC JD"]
    hands = " | ".join([f"{card} 8C 7C", *others])
    position = guided(hands, "TS", excluded=[1, 3, 7], now={"direction": direction})
    after(position, f"0 play {card}")
    assert (view(position).turn, int(position.now.skip_seat)) == (turn, skipped)
    assert [seat for seat in range(8) if position.owed[seat]] == ([skipped] if card == "7S" else [])


@pytest.mark.rule("gress:5.2")
@pytest.mark.rule("gress:Q68")
def test_a_king_costs_nobody_who_is_out() -> None:
    position = guided("KS 8C 7C | TC QC | TD QD | TH QH", "TS", excluded=[2])
    assert owed(after(position, "0 play KS")) == [0, 1, 0, 1]


@pytest.mark.rule("gress:6.5")
def test_two_players_left_defend_sevens_against_each_other() -> None:
    position = guided("7S 8C 7C | 7D QC 7H | TD QD", "TS", excluded=[2])
    after(position, "0 play 7S")
    assert (owed(position), view(position).turn, may(position, 1)) == ([0, 2, 0], 0, {"7D", "7H"})
    after(position, "1 play 7D 7H")
    assert (owed(position), view(position).turn, may(position, 0)) == ([6, 0, 0], 1, {"7C"})
    after(position, "0 play 7C")
    assert (owed(position), view(position).turn) == ([0, 8, 0], 0)


@pytest.mark.rule("gress:Q67")
def test_an_offer_does_not_outlast_the_next_turn() -> None:
    position = placed("TS TC 7S 8C | TH 8S QS | 9C TD 9D", "KS")
    after(position, "0 play TS; 0 holding give 7S to 1; 1 play TH; 2 play TD; 0 play TC")
    assert refused_by(position, "1 take") == "gress:5.4"


@pytest.mark.rule("gress:8.1")
def test_taking_up_the_marke_ends_the_time_and_may_begin_one() -> None:
    hands = "QS 7C 8C | 8D 8S | 9C"
    position = after(placed(hands, "QH", marken="AC - AD"), "0 play QS; 0 vorletzte; 0 marke")
    assert int(position.now.due) == 0
    assert int(after(position, "2 marke").now.due) == 4
    silent = after(placed(hands, "QH", marken="AC - -"), "0 play QS; 0 marke; 1 complain vorletzte 0")
    assert owed(silent) == [2, 0, 0]
