import msgspec
import pytest

from stammtisch.games.gress.position import GressPosition
from stammtisch.games.position import OVER, Journal

from .table import GRESS, after, guided, hand, owed, placed, refused_by, settle, told, top, view


@pytest.mark.rule("gress:8.1")
def test_with_two_cards_left_say_vorletzte_then_take_up_the_marke() -> None:
    position = guided("QS 7C 8C | 8D 8S | 9C 9S 9D", "QH", marken="AC - -")
    assert refused_by(position, "0 marke") == "gress:8.1"
    after(position, "0 play QS")
    assert refused_by(position, "0 marke") == "gress:8.1"
    after(position, "0 vorletzte; 0 marke")
    assert (hand(position, 0), view(position).marken[0]) == ("7C 8C AC", "none")
    one_left = after(guided("QS 7C | 8D 8S | 9C 9S 9D", "QH", marken="AC - -"), "0 play QS")
    assert (int(one_left.now.due), refused_by(one_left, "0 marke")) == (0, "gress:8.1")


@pytest.mark.rule("gress:8.1")
def test_the_time_ends_with_the_next_turn_of_anybody_and_with_an_own_change() -> None:
    position = guided("QS 7C 8C | 8D 8S 7D | QC 9S 9D", "QH", marken="AC - -", now={"direction": -1})
    after(position, "0 play QS; 0 vorletzte; 1 play 8S")
    assert refused_by(position, "0 marke") == "gress:8.1"
    thrown = guided("QS JH 8C | 8D 8S 7D | QC 9S 9D", "QH", marken="AC - -", now={"turn": 0})
    after(thrown, "0 play QS; 0 vorletzte; 0 play JH")
    assert refused_by(thrown, "0 marke") == "gress:8.1"


@pytest.mark.rule("gress:8.2")
def test_who_forgets_it_may_be_complained_about_until_the_next_turn_of_another() -> None:
    hands = "KS 7C 8C | 8D 8S 7D 7S | QC 9S 9D 8H"
    position = guided(hands, "KH", clock=7)
    after(position, "0 play KS; 1 draw; 1 play 7S")
    # The seven of seat 1 ended the time: two cards, dated with that event.
    after(position, "2 complain vorletzte 0")
    assert owed(position) == [2, 0, 3]
    late = after(guided(hands, "KH"), "0 play KS; 1 draw; 1 play 7S; 0 draw; 1 draw")
    assert refused_by(late, "2 complain vorletzte 0") == "gress:8.2"
    said = after(guided(hands, "KH"), "0 play KS; 0 vorletzte; 1 draw; 1 play 7S")
    assert refused_by(said, "2 complain vorletzte 0") == "gress:8.2"


@pytest.mark.rule("gress:9.1")
def test_no_cards_no_marke_and_no_debt_ends_the_active_game() -> None:
    position = after(guided("QS | 8D 8S | 9C 9S 9D", "QH"), "0 play QS")
    assert (view(position).phase, view(position).winner) == ("settling", 0)
    assert refused_by(position, "1 play 8S") == "gress:9.1"
    with_marke = after(guided("QS | 8D 8S | 9C 9S 9D", "QH", marken="AC - -"), "0 play QS")
    assert view(with_marke).phase == "active"


@pytest.mark.rule("gress:9.2")
def test_everybody_still_takes_what_is_owed() -> None:
    position = after(guided("KS | 8D 8S | 9C 9S 9D", "KH"), "0 play KS")
    assert owed(position) == [0, 1, 1]
    after(position, "1 draw; 2 draw")
    assert owed(position) == [0, 0, 0]
    assert refused_by(position, "1 draw") == "gress:9.2"


@pytest.mark.rule("gress:9.3")
def test_hands_are_laid_open_and_too_early_costs_two_more() -> None:
    position = after(placed("KS | 8D 8S | 9C 9S 9D", "KH"), "0 play KS; 1 down")
    assert (owed(position)[1], view(position).down) == (3, ())
    after(position, "1 draw; 1 draw; 1 draw; 1 down; 2 draw; 2 down")
    assert (position.actor, view(position).phase) == (OVER, "over")
    assert refused_by(guided("KS | 8D 8S | 9C 9S 9D", "KH"), "1 down") == "gress:9.3"
    assert refused_by(after(guided("KS | 8D 8S | 9C 9S", "KH"), "0 play KS"), "1 down") == "gress:9.3"


@pytest.mark.rule("gress:9.4")
def test_one_point_a_card_one_more_a_black_nine_four_a_marke() -> None:
    position = settle(after(placed("QS | 8D 9S 9C | 9H 9D", "QH", marken="- - AC"), "0 play QS"))
    assert position.scores() == [0, 5, 6]
    assert [line.amount for line in GRESS.sheet(position)] == [0, 3, 2, 2, 4]
    assert int(position.winners()) == 1


@pytest.mark.rule("gress:10.1")
def test_an_empty_draw_pile_is_made_of_the_pile_under_its_top_card() -> None:
    position = placed("QS 7C 8C | 8D 8S | 9C 9S 9D", ALL_BUT, draw=[], now={"throws": 0})
    assert refused_by(placed("QS | 8D 8S | 9C 9S 9D", "KD"), "0 stop") == "gress:10.1"
    after(position, "0 stop")
    # On turn without debt the compulsory card is a draw-up.
    assert (view(position).pile_size, view(position).turn, position.sizes[0]) == (1, 1, 4)
    assert (view(position).throws, view(position).shuffles) == (False, 1)
    assert (top(position), view(position).draw_size) == ("AD", 64 - 8 - 1 - 1)


def all_but(cards: str) -> str:
    left = [rank + suit for rank in "789TJQKA" for suit in "CSHD"] * 2
    for card in cards.split():
        left.remove(card)
    return " ".join(left)


ALL_BUT = all_but("QS 7C 8C 8D 8S 9C 9S 9D")


@pytest.mark.rule("gress:10.1")
def test_in_debt_the_compulsory_card_is_a_payment() -> None:
    debts = [[], [], [{"left": 2, "origin": 1}]]
    position = placed("QS 7C 8C | 8D 8S | 9C 9S 9D", ALL_BUT, draw=[], clock=1, debts=debts)
    after(position, "2 stop")
    assert (owed(position), view(position).turn, position.now.restricted) == ([0, 0, 1], 0, 1)


@pytest.mark.rule("gress:10.1")
def test_with_nothing_under_the_top_card_it_is_a_dead_end() -> None:
    position = dead_end()
    after(position, "0 stop")
    assert (view(position).phase, view(position).winner, view(position).dead_end) == ("settling", None, True)
    settle(position)
    assert position.scores() == [23 + 4 + 1, 21, 19]


def dead_end() -> GressPosition:
    """All cards but the king on the pile are in three hands, two black nines of each kind at seat 0."""
    cards = all_but("KD").split()
    nines = [card for card in cards if card in ("9C", "9S")]
    rest = [card for card in cards if card not in ("9C", "9S")]
    hands = [rest[:19] + nines, rest[19:40], rest[40:]]
    return placed(" | ".join(" ".join(held) for held in hands), "KD", draw=[])


@pytest.mark.rule("gress:10.2")
def test_cards_that_can_not_be_taken_are_points_and_the_oldest_debt_goes_first() -> None:
    hands = "KS | 8D 8S | 9H 9D | TC TD"
    position = after(placed(hands, "KH"), "0 play KS")
    assert position.actor == 1  # equally old: from the winner's successor on
    debts = [[], [], [{"left": 1, "origin": 1}], []]
    older = after(placed(hands, "KH", clock=4, debts=debts), "0 play KS")
    assert older.actor == 2
    pile = all_but("KS 8D 8S 9H 9D TC TD 7C KH") + " KH"
    short = after(placed(hands, pile, draw=["7C"]), "0 play KS; 3 draw; 1 down; 2 down; 3 down")
    assert short.scores() == [0, 2 + 1, 2 + 1, 3]
    assert refused_by(after(placed(hands, pile, draw=["7C"]), "0 play KS; 1 draw"), "1 stop") == "gress:10.2"


@pytest.mark.rule("gress:10.3")
def test_the_holding_hand_makes_any_card_wrong_and_a_gift_an_offer() -> None:
    position = after(placed("QS 7C 8C | 8D 8S | 9C 9S 9D", "QH"), "0 holding play QS")
    assert (top(position), position.plays[-1].lawful) == ("QS", False)
    offer = after(placed("TS 7C 8C | 8D 8S | 9C 9S 9D", "TH"), "0 play TS; 0 holding give 7C to 1")
    assert hand(offer, 0) == "7C 8C"
    after(offer, "1 take")
    assert (hand(offer, 0), hand(offer, 1)) == ("8C", "7C 8S 8D")
    guided_table = guided("QS 7C 8C | 8D 8S | 9C 9S 9D", "QH")
    assert refused_by(guided_table, "0 holding play QS") == "gress:option:referee"


@pytest.mark.rule("gress:10.4")
def test_a_wrong_card_taken_back_costs_one_card_and_the_turn() -> None:
    position = after(placed("8H 7C 8C | 8D 8S | 9C 9S 9D", "QS"), "0 play 8H")
    assert view(position).turn == 2  # for the time being it is an eight like any other
    after(position, "0 takeback")
    assert (hand(position, 0), owed(position), view(position).turn, top(position)) == (
        *("7C 8C 8H", [1, 0, 0], 1, "QS"),
    )
    assert position.now.last_event == 0


@pytest.mark.rule("gress:10.4")
def test_it_is_free_if_it_would_have_been_right_before_the_last_card_of_another() -> None:
    # Seat 1 wanted to throw the queen on the king; seat 0 was faster with the eight.
    position = placed("8H 7C 8C | QS 8S | 9C 9S 9D", "KH")
    after(position, "0 play 8H; 1 play QS; 1 takeback")
    assert (hand(position, 1), owed(position), top(position)) == ("8S QS", [0, 0, 0], "8H")
    assert refused_by(position, "1 takeback") == "gress:10.4"


@pytest.mark.rule("gress:10.4")
def test_who_wants_a_lawful_card_back_is_seen_by_all_and_tries_it_once() -> None:
    hands = "8H 7H 8C 9C | QS 8S | 9C 9S 9D"
    position = after(placed(hands, "KH"), "0 play 8H")
    before = GRESS.view(position, 1)
    journal = Journal()
    GRESS.perform(position, 0, "takeback", journal)
    assert [(fact.kind, fact.about) for fact in journal.seen_by(2)] == [
        ("take-back-refused", {"seat": 0, "cards": ["8H"]})
    ]
    assert msgspec.structs.replace(GRESS.view(position, 1), tried=False) == before
    assert refused_by(position, "0 takeback") == "gress:10.4"
    assert "takeback" not in GRESS.offers(position, 0)
    after(position, "2 draw; 1 play 8S")
    assert told(position, "1 takeback") == ["taken-back", "debt-created"]
    # For the next card it may be tried again.
    again = after(placed("8H 7H 8H | QS 8S | 9C 9S 9D", "KH"), "0 play 8H; 0 takeback; 2 draw; 0 play 8H")
    assert told(again, "0 takeback") == ["take-back-refused"]


@pytest.mark.rule("gress:10.4")
def test_after_a_try_the_card_can_still_be_complained_about() -> None:
    position = after(placed("8H 7H 8C 9C | QS 8S | 9C 9S 9D", "KH"), "0 play 8H; 0 takeback")
    after(position, "1 complain misplay 0")
    assert owed(position) == [0, 2, 0]


@pytest.mark.rule("gress:10.5")
def test_an_upheld_complaint_costs_two_the_turn_and_the_card_back() -> None:
    position = after(placed("8H 7C 8C | KS 8S | 9C 9S 9D", "QS"), "1 play KS")
    assert (owed(position), view(position).turn) == ([1, 0, 1], 2)
    after(position, "2 complain misplay 1")
    assert (owed(position), hand(position, 1), top(position)) == ([0, 2, 0], "8S KS", "QS")
    assert (view(position).turn, view(position).throws) == (0, False)


@pytest.mark.rule("gress:10.5")
def test_an_unfounded_complaint_costs_the_complainant() -> None:
    position = after(placed("QH 7C 8C | KD 8S | 9C 9S 9D", "QS"), "0 play QH; 2 complain misplay 0")
    assert (owed(position), view(position).turn, top(position)) == ([0, 0, 2], 1, "QH")
    assert position.now.restricted == 1


@pytest.mark.rule("gress:10.5")
def test_a_card_somebody_has_laid_on_stays() -> None:
    position = placed("8H 7C QC | KD 8S | QS 9S 9D", "7S")
    after(position, "1 play KD; 2 play QS; 0 complain misplay 1")
    # The king stays, the turn goes back to whom it was taken from, unpaid debts lapse.
    assert (top(position), hand(position, 1), view(position).turn) == ("QS", "8S", 0)
    assert owed(position) == [0, 2, 0]


@pytest.mark.rule("gress:10.6")
def test_wrongly_drawn_cards_are_kept_and_settle_nothing() -> None:
    position = after(placed("8H 7C 8C | KD 8S | QS 9S 9D", "7S"), "1 draw")
    assert (position.sizes[1], view(position).turn, position.now.last_event) == (3, 0, 0)
    debts = [[{"left": 1, "origin": 1}], [], []]
    held = after(placed("8H 7C | KD 8S | QS 9S", "7S", clock=1, debts=debts), "0 holding draw")
    assert (held.sizes[0], owed(held)) == (3, [1, 0, 0])
    up = after(placed("8H 7C | KD 8S | QS 9S", "7S"), "0 holding draw")
    assert (up.sizes[0], view(up).turn) == (3, 0)


@pytest.mark.rule("gress:10.7")
def test_a_wrong_pick_up_costs_one_card_and_a_new_marke() -> None:
    position = after(placed("8H 7C 8C | KD 8S | QS 9S 9D", "7S", marken="AC - -"), "0 marke")
    assert (hand(position, 0), position.now.last_event) == ("7C 8C 8H AC", 1)
    after(position, "1 complain marke 0")
    assert (owed(position), view(position).marken[0], hand(position, 0)) == ([1, 0, 0], "lies", "7C 8C 8H AC")
    lawful = placed("QS 7C 8C | KD 8S | QS 9S 9D", "QH", marken="AC - -")
    after(lawful, "0 play QS; 0 vorletzte; 0 marke; 1 complain marke 0")
    assert owed(lawful) == [0, 2, 0]
    late = after(placed("8H 7C 8C | KD 7S | QS 9S 9D", "7S", marken="AC - -"), "0 marke; 0 draw; 1 play 7S")
    assert refused_by(late, "2 complain marke 0") == "gress:10.7"
