"""A guided table refuses what is wrong, and names the rule that really forbids it."""

from typing import Any

import pytest

from stammtisch.base.errors import Malformed, Refused

from .table import GRESS, after, guided

OWES = {"clock": 2, "debts": [[], [{"left": 1, "origin": 1}], []]}
ASKED = {"call_by": 0, "call_to": 1}


@pytest.mark.parametrize(
    ("hand", "top", "given", "act", "rule", "reason"),
    [
        # A jack is a turn: under a ban its player, on turn, is held back by the debt alone.
        ("JC 8S", "QH", {"now": {"turn": 1, "throws": 0}, **OWES}, "play JC", "gress:4.13", None),
        ("JC 8S", "QH", {"now": {"turn": 1, "throws": 0, **ASKED}}, "play JC", "gress:5.5", "asked"),
        ("JC 8S", "QH", {"now": {"turn": 2, "throws": 0}, **OWES}, "play JC", "gress:4.8", None),
        ("JC 8S", "QH", {"now": {"turn": 2}, **OWES}, "play JC", "gress:7.3", "owed"),
        ("JC 8S", "QH", {"now": {"turn": 2, **ASKED}}, "play JC", "gress:7.3", "asked"),
        ("JC 8S", "QS", {"now": {"turn": 2}}, "play JC", "gress:7.3", "queen"),
        ("JC 8S", "JH", {"now": {"turn": 2}}, "play JC", "gress:7.2", None),
        # So is a ten of the wished suit.
        ("TH 8S", "JC:H", {"now": {"turn": 1, "throws": 0, **ASKED}}, "play TH", "gress:5.5", "asked"),
        ("TH 8S", "JC:H", {"now": {"turn": 2, "throws": 0}}, "play TH", "gress:4.8", None),
        # Who is skipped could defend, but for the swap or another debt.
        ("7D 8S", "7S", {"now": {"turn": 2, **ASKED}, "skip": 7}, "play 7D", "gress:5.5", "asked"),
        ("8D 7S", "8S", {"now": {"turn": 2, **ASKED}, "skip": 8}, "play 8D", "gress:5.5", "asked"),
        ("8D 7S", "8S", {"now": {"turn": 2}, "skip": 8, **OWES}, "play 8D", "gress:4.13", None),
        ("7D 8S", "7S", {"now": {"turn": 2}, "skip": 7, **OWES}, "play 7D", "gress:Q41", None),
        ("7D 7H", "7S", {"now": {"turn": 2}, "skip": 7, **OWES}, "play 7D 7H", "gress:Q41", None),
        # Packets need the turn, no debt, and no swap asked.
        ("7D 7H", "7S", {"now": {"turn": 2}}, "play 7D 7H", "gress:4.1", None),
        ("7D 7H", "7S", {"now": {"turn": 1}, **OWES}, "play 7D 7H", "gress:4.13", None),
        ("7D 7H", "7S", {"now": {"turn": 1, **ASKED}}, "play 7D 7H", "gress:5.5", "asked"),
        ("9D 9H", "9S", {"now": {"turn": 1, **ASKED}}, "play 9D 9H", "gress:5.5", "asked"),
        ("9D 9H", "9S", {"now": {"turn": 1, "nine": 1}}, "swap 0 2", "gress:6.3", "none"),
        ("9D 9H", "9S", {"now": {"turn": 1, "nine": 1, "nine_two": 1}}, "swap 2", "gress:6.3", "none"),
    ],
)
def test_the_rule_that_forbids_it_is_named(
    hand: str, top: str, given: dict[str, Any], act: str, rule: str, reason: str | None
) -> None:
    now = {**given.get("now", {})}
    if "skip" in given:
        now.update(skip_kind=given["skip"], skip_seat=1)
    rest = {name: value for name, value in given.items() if name not in ("now", "skip")}
    position = guided(f"KC KD | {hand} | AC AD", top, now=now, **rest)
    line = GRESS.write_line(position)
    with pytest.raises(Refused) as refusal:
        GRESS.perform(position, 1, act)
    assert (refusal.value.rule, refusal.value.values.get("reason")) == (rule, reason)
    assert GRESS.write_line(position) == line


@pytest.mark.parametrize(
    ("story", "act"),
    [("0 play 9H", "swap 3"), ("0 play TH", "give 8S to 5"), ("0 play TH", "complain vorletzte 7")],
)
def test_a_seat_that_is_not_there_is_no_seat(story: str, act: str) -> None:
    position = after(guided("9H TH 8S | 7D 7S | 8C 7C", "KH"), story)
    with pytest.raises(Malformed) as problem:
        GRESS.perform(position, 0, act)
    assert problem.value.field == "act"
