import pytest

from stammtisch.games.gress.cards import FITS, NAMES, THROWS
from stammtisch.games.position import Journal

from .table import GRESS, after, guided, hand, may, owed, placed, refused_by, top, view


@pytest.mark.rule("gress:4.1")
def test_exactly_one_seat_is_on_turn() -> None:
    position = guided("QS 7C | QD 8S | 9C 9S", "QH")
    assert view(position).turn == 0
    assert refused_by(position, "1 play QD") == "gress:4.1"
    assert refused_by(position, "1 draw") == "gress:4.7"
    assert view(after(position, "0 play QS")).turn == 2
    wrong = after(placed("QS 7C | QD 8S | 9C 9S", "QH"), "1 play QD")
    assert not wrong.plays[-1].lawful


@pytest.mark.rule("gress:4.2")
def test_throws_are_allowed_for_all_or_for_none() -> None:
    for throws in (0, 1):
        for turn in range(3):
            position = guided("KS 7C | KC 8C | KS 9S", "AH", now={"throws": throws, "turn": turn})
            assert [may(position, seat) for seat in range(3)] == (
                [{"KS"}, {"KC"}, {"KS"}] if throws else [set()] * 3
            )


@pytest.mark.rule("gress:4.3")
def test_events_are_counted_announcements_are_not() -> None:
    position = placed("JS QS 7C | QD 8S 8D | 9C 9S 9D", "TH", now={"turn": 0})
    after(position, "0 play JS")
    assert position.now.last_event == 1
    after(position, "0 wish H; 0 vorletzte; 1 vorletzte")
    assert position.now.last_event == 1


@pytest.mark.rule("gress:4.4")
def test_one_card_leaves_the_hand_and_is_the_new_top() -> None:
    position = after(placed("QS 7C 8C | 8D 8S | 9C 9S", "QH"), "0 play QS")
    assert (hand(position, 0), top(position), view(position).pile_size) == ("7C 8C", "QS", 2)
    assert (position.plays[-1].lawful, position.now.last_event) == (True, 1)
    holding = after(placed("QS 7C 8C | 8D 8S | 9C 9S", "QH"), "0 holding play QS")
    assert not holding.plays[-1].lawful


@pytest.mark.rule("gress:4.5")
@pytest.mark.parametrize(
    ("top_card", "cards"), [("QC", "8C QD QC"), ("7H", "7C AH"), ("JH:S", "8S AS"), ("JH", "8H")]
)
def test_equal_rank_or_equal_suit_fits(top_card: str, cards: str) -> None:
    position = guided(f"{cards} TD | 7D 8S | 9C 9S", top_card, now={"throws": 0})
    assert may(position, 0) == set(cards.split())
    assert refused_by(position, "0 play TD") == "gress:4.5"


@pytest.mark.rule("gress:4.6")
@pytest.mark.rule("gress:4.7")
@pytest.mark.rule("gress:4.8")
def test_a_turn_by_laying_allows_throws_a_draw_up_forbids_them() -> None:
    position = guided("KH 7C 8C | KS 8D 8S | 9C 9S 9D", "TH", draw=None)
    after(position, "0 draw")
    assert (view(position).turn, view(position).throws) == (1, False)
    assert position.sizes[0] == 4
    assert refused_by(position, "0 draw") == "gress:4.7"
    blocked = guided("KH QD 8C | KS 8D 8S | 9C 9S 9D", "KS", now={"throws": 0, "turn": 1})
    assert refused_by(blocked, "0 play QD") == "gress:4.8"
    assert view(after(blocked, "1 play KS")).throws


@pytest.mark.rule("gress:4.9")
@pytest.mark.rule("gress:4.10")
def test_the_neighbour_of_the_mover_is_next_clockwise_at_first() -> None:
    position = after(guided("9S 7C 8C | KS 8D 8S | 9C JH 9D", "TS"), "0 play 9S")
    assert (view(position).direction, view(position).turn) == (1, 1)
    # Seat 2 steals the turn with a thrown jack: its neighbour is next, not that of who was on turn.
    stolen = after(guided("9S 7C 8C | KS 8D 8S | 9C JH 9D", "QS", now={"turn": 0}), "2 play JH")
    assert view(stolen).turn == 0
    assert view(after(placed("9S 7C 8C | KS 8D 8S | 9C JH 9D", "QS", now={"turn": 1}), "2 play JH")).turn == 0


@pytest.mark.rule("gress:4.11")
@pytest.mark.parametrize(
    ("top_card", "thrown", "same_colour"),
    [
        ("KH", "QS QC", "QD"),
        ("KS", "QH QD", "QC"),
        ("7D", "AS AC", "AH"),
        ("AS", "KH KD", "KC"),
        ("JC:H", "TH TD", "TS"),
    ],
)
def test_one_lower_of_the_other_colour_can_be_thrown_by_anybody(
    top_card: str, thrown: str, same_colour: str
) -> None:
    for seat in (1, 2):
        hands = ["7C 8C", "7C 8C", "7C 8C"]
        hands[seat] = f"{thrown} {same_colour} 9C 9S"
        hands[0] = "8H 8D"
        position = guided(" | ".join(hands), top_card, now={"turn": 0})
        assert may(position, seat) == set(thrown.split())
        before = view(position)
        after(position, f"{seat} play {thrown.split()[0]}")
        assert (view(position).turn, view(position).direction) == (before.turn, before.direction)
    on_turn = after(guided("QS 9C 8C | 7C 8C | 9D 9S", "KH"), "0 play QS")
    assert (top(on_turn), view(on_turn).turn, view(on_turn).direction) == ("QS", 0, 1)


@pytest.mark.rule("gress:4.11")
def test_turns_and_throws_never_mean_the_same_card_but_for_tens_on_wished_jacks() -> None:
    both = {NAMES[kind] for kind in range(32) if int(FITS[kind]) & int(THROWS[kind])}
    assert both == set()
    for wish in range(1, 5):
        found = [int(FITS[kind + 32 * wish]) & int(THROWS[kind]) for kind in range(16, 20)]
        assert all(mask & ~(15 << 12) == 0 for mask in found)


@pytest.mark.rule("gress:4.12")
@pytest.mark.rule("gress:4.13")
def test_debts_add_up_bar_turns_and_are_paid_oldest_first() -> None:
    position = guided(
        "KS 7C 8C | 8D 8S QH | 9C 9S 9D",
        "TS",
        clock=5,
        debts=[[], [{"left": 1, "reason": "seven", "origin": 2, "play": 2}], []],
    )
    after(position, "0 play KS")
    assert owed(position) == [0, 2, 1]
    assert refused_by(position, "1 play 8S") == "gress:4.13"
    after(position, "1 draw")
    assert owed(position) == [0, 1, 1]
    assert position.debts[position.room] >> 12 & 0xFFFFFF == 6
    after(position, "1 draw; 1 play 8S")
    assert top(position) == "8S"


@pytest.mark.rule("gress:4.13")
def test_throws_are_allowed_with_debts() -> None:
    position = after(guided("KS 7C 8C | 8D 8S QH | 9C 9S 9D", "TS"), "0 play KS; 1 play QH")
    assert (top(position), owed(position)) == ("QH", [0, 1, 1])


@pytest.mark.rule("gress:4.14")
def test_only_the_last_card_of_an_events_debt_is_an_event() -> None:
    debts = [[], [{"left": 2, "origin": 2}, {"left": 2, "origin": 3}], []]
    position = placed("KS 7C 8C | 8D 8S QH | 9C 9S 9D", "TS", clock=3, debts=debts)
    events = []
    for card in range(4):
        after(position, "1 draw")
        events.append(int(position.now.last_event))
    assert events == [0, 4, 4, 5]


@pytest.mark.rule("gress:4.15")
def test_a_halt_stops_events_and_leaves_only_turns() -> None:
    position = guided("9H 7C 8C | 8D 8S QH | 9C 9S AD", "TH")
    after(position, "0 play 9H; 0 swap 1; 1 lay")
    assert refused_by(position, "2 play 9C") == "gress:4.15"
    assert refused_by(position, "2 draw") == "gress:4.15"
    on_turn = guided("9H 7C 8C | 8D 8S QH | 9C 9S AD", "TH")
    after(on_turn, "0 play 9H; 0 swap 2; 2 lay")
    for act in ("play QH", "draw"):
        assert refused_by(on_turn, f"1 {act}") == "gress:4.15"
    after(position, "0 lay; 0 touch")
    assert (view(position).throws, position.now.restricted, view(position).turn) == (False, 1, 1)
    thrown = guided("9H 7C 8C | 8D 8S QH | 9C 9S AD", "9H", now={"throws": 0, "restricted": 1, "turn": 1})
    assert refused_by(thrown, "2 play 8C".replace("8C", "9C")) == "gress:4.1"
    assert (
        refused_by(
            guided("8C 7C | 8D 8S | 9C 9S", "9H", now={"throws": 0, "restricted": 1, "turn": 1}), "0 play 8C"
        )
        == "gress:4.15"
    )


@pytest.mark.rule("gress:4.7")
def test_a_draw_is_told_to_all_its_card_only_to_who_drew() -> None:
    journal = Journal()
    position = after(placed("KH 7C 8C | KS 8D 8S | 9C 9S 9D", "TH"), "0 draw", journal)
    assert "drew-up-own" in [fact.kind for fact in journal.seen_by(0)]
    assert "drew-up-own" not in [fact.kind for fact in journal.seen_by(1)]
    assert GRESS.view(position, 1).draw_size == 53
