"""Choices of several steps that are overtaken by what others do meanwhile."""

from contextlib import suppress

import pytest

from stammtisch.base.errors import Malformed, Refused
from stammtisch.games.gress.acts import ELSE, GIVE, PACKET, SEAT, SWAP
from stammtisch.games.gress.cards import card_named
from stammtisch.games.gress.position import GressPosition

from .table import GRESS, after, guided, hand, owed, placed, top, view


def choose(position: GressPosition, seat: int, *steps: str | int) -> GressPosition:
    for step in steps:
        position.apply(seat, card_named(step) if isinstance(step, str) else step)
    return position


@pytest.mark.rule("gress:4.15")
@pytest.mark.rule("gress:Q19")
def test_a_packet_begun_before_a_halt_is_not_laid_in_it() -> None:
    position = after(placed("9H 7C 7D | 8D 8S 8H | 7S 7H KS | AC AD", "TH"), "0 play 9H; 0 swap 1")
    choose(position, 2, PACKET, "7H", "7S")
    after(position, "1 lay")
    choose(position, 2, ELSE)
    assert (top(position), hand(position, 2), view(position).halt is not None) == ("9H", "7S 7H KS", True)


@pytest.mark.rule("gress:6.4")
def test_at_a_guided_table_a_packet_is_dropped_when_the_turn_was_stolen() -> None:
    position = choose(guided("7S 7H KS | JC 8D 8S | AC AD", "QH"), 0, PACKET, "7H", "7S")
    after(position, "1 play JC")
    choose(position, 0, ELSE)
    assert (top(position), view(position).turn, owed(position)) == ("JC", 2, [0, 0, 0])
    at_once = choose(guided("7S 7H KS | JC 8D 8S | AC AD", "QH"), 0, PACKET, "7H", "7S", ELSE)
    assert top(at_once) == "7S"


@pytest.mark.parametrize(
    "steps", ["53", "53 0", "53 58", "53 60 58", "53 0 58", "53 40 41 58", "58 56", "58 54"]
)
@pytest.mark.parametrize("referee", ["official", "guided"])
def test_steps_that_make_no_whole_act_are_refused_or_dropped(steps: str, referee: str) -> None:
    position = placed("7C 7H KS | JC 8D 8S | AC AD", "QH", referee=referee)
    line = GRESS.write_line(position)
    with suppress(Refused, Malformed):
        GRESS.perform(position, 0, f"step {steps}")
    assert GRESS.write_line(position) == line


@pytest.mark.rule("gress:5.4")
def test_a_gift_begun_too_slowly_is_not_given() -> None:
    position = choose(after(guided("TS 7S 8C | 8D 8S QS | 9C 9S 9D", "KS"), "0 play TS"), 0, GIVE, "7S")
    after(position, "1 play 8S")
    assert position.acts(0) == [ELSE]
    assert hand(choose(position, 0, ELSE), 0) == "7S 8C"


@pytest.mark.rule("gress:Q54")
def test_a_gift_begun_before_a_halt_is_not_given_in_it() -> None:
    position = placed("8C 7C 7D | 8D KD 9C | AC AD AS", "9H", now={"ten": 2, "call_by": 0, "call_to": 1})
    choose(position, 2, GIVE, "AC")
    after(position, "1 lay")
    assert position.acts(2) == [ELSE]


@pytest.mark.rule("gress:5.5")
def test_a_call_begun_too_slowly_is_not_made() -> None:
    position = choose(after(guided("9H 7S 8C | 8D 8S 8H | KC 9S", "TH"), "0 play 9H"), 0, SWAP)
    after(position, "1 play 8H")
    assert not position.legal(0) >> SEAT & 255
    assert view(position).call is None


@pytest.mark.rule("gress:9.1")
def test_an_offer_can_not_be_taken_once_the_game_is_won() -> None:
    position = placed("TS 7C 8C KD | 8D 8S | 9H", "TH")
    after(position, "0 play TS; 0 holding give 7C to 1")
    assert "take" in view(position, 1).rights
    after(position, "2 play 9H")
    assert (view(position).phase, view(position, 1).rights) == ("settling", ())
