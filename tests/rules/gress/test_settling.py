"""From the provisional end to the final one: who has won, who must take cards, what may still be undone."""

from typing import Any

import pytest

from stammtisch.base.bits import Dice
from stammtisch.games.gress.timeouts import act_when_time_is_up, in_view, seconds_for
from stammtisch.games.position import OVER

from .table import GRESS, SPECTATOR, after, guided, owed, placed, refused_by, settle, told, view


def debt(left: int, origin: int = 1, reason: str = "king", play: int = 0) -> dict[str, Any]:
    return {"left": left, "origin": origin, "reason": reason, "play": play}


@pytest.mark.rule("gress:9.1")
@pytest.mark.parametrize("referee", ["official", "guided"])
def test_after_the_end_nothing_is_laid_and_no_marke_taken_up(referee: str) -> None:
    position = placed("TS | 9H 8S 7C | 9D 9C TC", "TH", marken="- AC -", referee=referee)
    after(position, "0 play TS")
    # Seat 1 would be on turn with the eight, anybody could throw a nine.
    for act in ("1 play 8S", "2 play 9D", "1 marke"):
        assert refused_by(position, act) == "gress:9.1"


@pytest.mark.rule("gress:9.1")
def test_who_owes_cards_has_not_won() -> None:
    position = placed("9S | 8D 8S | 9C 9H", "TH", clock=1, debts=[[debt(1)], [], []])
    after(position, "0 play 9S")
    assert (position.sizes[0], view(position).phase) == (0, "active")


@pytest.mark.rule("gress:9.2")
def test_owed_cards_are_taken_by_empty_hands_too_and_are_no_events() -> None:
    position = after(placed("KS | | 9C 9S", "KH", marken="- AC -"), "0 play KS; 2 draw; 2 down")
    assert (view(position).phase, view(position).to_take) == ("settling", 1)
    after(position, "1 draw")
    assert (position.sizes[1], position.now.last_event) == (1, 1)
    assert view(after(position, "1 down")).phase == "over"


@pytest.mark.rule("gress:9.3")
def test_hands_are_laid_open_and_marken_stay_face_down() -> None:
    position = after(placed("QS | 8D 8S | 9C 9S", "QH", marken="- AC -"), "0 play QS; 1 down")
    assert view(position).hands == (None, ("8S", "8D"), None)
    assert view(position).marken == ("none", "lies", "none")
    assert view(after(position, "2 down")).marken == ("none", "lies", "none")


@pytest.mark.rule("gress:10.2")
@pytest.mark.parametrize(("direction", "first"), [(1, 1), (-1, 3)])
def test_of_equally_old_debts_the_winners_successor_pays_first(direction: int, first: int) -> None:
    position = placed("KS | 8D 8S | 9H 9D | TC TD", "KH", now={"direction": direction})
    assert after(position, "0 play KS").actor == first


@pytest.mark.rule("gress:9.4")
@pytest.mark.rule("gress:10.6")
def test_a_winner_who_takes_a_card_has_not_won() -> None:
    position = after(placed("QS | 8D 8S | 9C 9S", "QH", now={"throws": 1}), "0 play QS; 1 down")
    assert "resumed" in told(position, "0 draw")
    # Nothing was ruled on: all is as the last card left it.
    assert (view(position).phase, view(position).throws, view(position).down) == ("active", True, ())
    assert (position.sizes[0], owed(position)) == (1, [0, 0, 0])
    loser = after(placed("QS | 8D 8S | 9C 9S", "QH"), "0 play QS; 1 draw")
    assert (view(loser).phase, loser.sizes[1], view(loser).winner) == ("settling", 3, 0)


@pytest.mark.rule("gress:Q60")
def test_who_has_won_stays_the_winner_when_another_becomes_free_of_debt() -> None:
    """Seat 2 has had no card for longer, but owed one to a wrong king until after the end."""
    king = {"date": 5, "seat": 1, "cards": ["KC"], "lawful": False, "top": "TC", "before": {"turn": 0}}
    given: dict[str, Any] = {
        "clock": 5,
        "emptied": [0, 0, 3],
        "counted": [0, 5, 3],
        "debts": [[], [], [debt(1, 5, "king", 5)]],
        "plays": [king],
    }
    position = placed("QH | 8D 7D | ", "TC KC", now={"last_event": 5, "turn": 2}, **given)
    after(position, "0 play QH")
    assert view(position).winner == 0
    after(position, "0 complain misplay 1 KC")
    assert (view(position).winner, owed(position)) == (0, [0, 2, 0])
    assert settle(position).scores()[2] == 0


@pytest.mark.rule("gress:9.3")
def test_after_the_last_hand_lies_nothing_is_ruled_on() -> None:
    position = after(placed("8H | 9C | TC TD", "QS"), "0 play 8H; 1 down; 2 down")
    assert (position.actor, int(position.winners())) == (OVER, 1)
    for act in ("complain misplay 0", "complain vorletzte 0", "draw", "down", "disqualify 0"):
        assert refused_by(position, f"1 {act}") == "gress:9.3"


@pytest.mark.rule("gress:Q70")
@pytest.mark.rule("gress:9.3")
def test_an_official_table_shows_nobody_what_is_owed_in_the_settlement() -> None:
    one = after(placed("KS | 8D 8S | 9C 9D", "QS"), "0 play KS")
    two = after(placed("KS | 8D 8S | 9C 9D", "QS", clock=3, debts=[[], [], [debt(3, 3)]]), "0 play KS")
    more = after(placed("KS | 8D 8S | 9C 9D", "QS", clock=3, debts=[[], [], [debt(1, 3)]]), "0 play KS")
    for seat in (0, 1, 2, SPECTATOR):
        assert view(two, seat) == view(more, seat)
    # Only whose card is next is called.
    assert [(view(table).ledger, view(table).to_take) for table in (one, two)] == [(None, 1), (None, 2)]
    assert view(after(one, "1 draw; 2 draw")).to_take is None
    over = settle(one)
    assert over.scores() == [0, 3, 4]
    assert view(over).ledger is not None
    table = after(guided("KS | 8D 8S | 9C 9D", "QS"), "0 play KS")
    assert view(table).ledger is not None


@pytest.mark.rule("gress:Q70")
def test_a_settlement_can_be_imagined_from_any_seat() -> None:
    # Seat 1 owes a card and holds none: it is called, and whoever imagines the table makes it owe one.
    position = placed("KS | | 9C 9D", "QS", clock=3, emptied=[0, 3, 0], debts=[[], [debt(1)], []])
    after(position, "0 play KS")
    for seat in (0, 1, 2, SPECTATOR):
        imagined = GRESS.imagine(view(position, seat), Dice(4))
        assert view(imagined, seat) == view(position, seat)
        imagined.playout(Dice(5))
        assert imagined.actor == OVER


@pytest.mark.rule("gress:Q71")
@pytest.mark.rule("gress:10.2")
@pytest.mark.parametrize("referee", ["official", "guided"])
def test_a_settlement_nobody_cares_about_ends_by_itself(referee: str) -> None:
    debts = [[], [debt(1, 1)], [debt(1, 2)]]
    position = placed("KS | 8S 7D | TD 8D", "QS", clock=3, debts=debts, referee=referee)
    after(position, "0 play KS")
    acts = []
    while position.actor != OVER:
        due = [(seat, act_when_time_is_up(view(position, seat))) for seat in range(3)]
        seat, act = next((seat, act) for seat, act in due if act is not None)
        acts.append((seat, GRESS.write_act([act]), seconds_for(act, in_view(view(position, seat)))))
        position.apply(seat, act)
    draws = [(1, "draw", 10), (2, "draw", 10), (1, "draw", 10), (2, "draw", 10)]
    assert acts == [*draws, (1, "down", 20), (2, "down", 20)]
    assert position.scores() == [0, 4, 4]


@pytest.mark.rule("gress:Q71")
@pytest.mark.rule("gress:Q67")
def test_nobody_is_made_to_accept_what_lies_there_from_the_wrong_hand() -> None:
    gift = after(placed("TS 7C 8C | 8D 8S QH | 9C 9S 9D", "TD", now={"turn": 0}), "0 play TS")
    after(gift, "0 holding give 7C to 2")
    assert (view(gift).offer, act_when_time_is_up(view(gift, 2))) == ((0, 2), None)
    for seat in range(3):
        imagined = GRESS.imagine(view(gift, seat), Dice(2))
        assert view(imagined, seat) == view(gift, seat)
        assert GRESS.explain(view(gift, seat), 52) is None if seat == 2 else True
    swap = after(placed("9H 7C 8C | 8D 8S QH | 9C 9S 9D", "TH"), "0 play 9H; 0 swap 2; 2 holding lay")
    assert act_when_time_is_up(view(swap, 0)) is None
    assert act_when_time_is_up(view(swap, 2)) == 50
    given = after(placed("TS 7C 8C | 8D 8S QH | 9C 9S 9D", "TD"), "0 play TS; 0 give 7C to 2")
    assert act_when_time_is_up(view(given, 2)) == 52


@pytest.mark.rule("gress:Q32")
@pytest.mark.rule("gress:9.3")
def test_a_swap_that_ends_the_game_leaves_its_hands_to_be_seen_and_laid_down() -> None:
    position = placed("9H 7C | 8S | AC AD", "TH", marken="- AS -")
    after(position, "0 play 9H; 0 swap 1; 1 play 8S")
    assert (view(position).winner, view(position, 1).hand, view(position, 2).hands[1]) == (0, ("7C",), None)
    assert settle(position).scores() == [0, 1 + 4, 2]


@pytest.mark.rule("gress:Q71")
@pytest.mark.parametrize(
    ("story", "seat", "act", "seconds"),
    [
        ("", 0, "draw", 15),
        ("0 play 9H; 0 swap 2", 2, "lay", 8),
        ("0 play 9H; 0 swap 2; 2 lay", 0, "lay", 5),
        ("0 play 9H; 0 swap 2; 2 lay; 0 lay", 2, "touch", 5),
        ("0 play TH; 0 give 7C to 1", 1, "take", 1),
        ("0 play KH", 2, None, 0),  # nobody is made to pay in the middle of the game
        ("0 play KH", 1, "draw", 15),  # but who is on turn
    ],
)
def test_how_long_the_table_waits(story: str, seat: int, act: str | None, seconds: int) -> None:
    position = after(placed("9H TH KH 7C | 8D 8S QD | 9C 9S 9D", "QH"), story)
    seen = view(position, seat)
    found = act_when_time_is_up(seen)
    assert (None if found is None else GRESS.write_act([found])) == act
    assert found is None or seconds_for(found, in_view(seen)) == seconds


@pytest.mark.rule("gress:5.5")
@pytest.mark.rule("gress:Q59")
def test_a_swap_warded_off_with_the_last_card_stays_warded_off() -> None:
    position = placed("9H 7C 8C | 9D | AC AD", "TH", now={"due": [1]}, clock=2)
    after(position, "0 play 9H; 0 swap 1; 1 play 9D")
    assert (view(position).winner, view(position).call) == (1, None)
    after(position, "2 complain vorletzte 1")
    assert (view(position).phase, view(position).call, view(position).throws) == ("active", None, True)


@pytest.mark.rule("gress:Q59")
@pytest.mark.rule("gress:10.7")
def test_a_marke_complaint_against_the_winner_goes_on_without_a_halt() -> None:
    position = after(placed("AS | 8D 8S | 9C 9S", "KS", marken="QS - -"), "0 marke; 0 play AS; 0 play QS")
    assert view(position).winner == 0
    after(position, "2 down; 1 complain marke 0")
    assert (view(position).phase, view(position).marken[0], owed(position)) == ("active", "lies", [1, 0, 0])
    assert (view(position).throws, position.now.restricted, view(position).down) == (True, 0, ())
