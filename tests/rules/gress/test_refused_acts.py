"""Every act that is refused, in every kind of moment, and the rule that is named: the one that a player would
want to read. What stands nowhere in the table can be done."""

import re
from typing import Any, Final

import pytest

from stammtisch.base.errors import Refused
from stammtisch.games.gress.position import GressPosition

from .table import GRESS, after, deal_cards, guided, placed, start

HANDS: Final = "QS 7C 8C TD 9H JC | KD 8S 7D 9D | QS 9S 9D TH"
MARKEN: Final = {"marken": "AC AD AH"}
TURN_OF_1: Final[dict[str, Any]] = {"now": {"turn": 1}}
WON: Final = ("KD 8S | QS | 9S 9D TH", "QH")
ACTS: Final = """
    ready, open, play QS, play 7C, play AS, play TD, play JC, play 7C 7C, play QS 8C, draw, vorletzte, marke,
    give TD to 1, give AS to 1, swap 1, swap 1 2, wish H, lay, touch, take, takeback, stop, down,
    complain misplay 1, complain misplay 0, complain vorletzte 1, complain vorletzte 0, complain marke 1,
    disqualify 1, disqualify 0, withdraw 1, misdeal, holding draw, holding play 7C, holding stop,
    holding takeback
"""
"""What seat 0 tries."""


def dealt(**options: str) -> GressPosition:
    return deal_cards(start(3, first_dealer=0, **options), [])


def drawn_out(position: GressPosition) -> GressPosition:
    """The same with nothing left to draw."""
    position.stock_size = 0
    return position


def moments() -> dict[str, GressPosition]:
    return {
        "dealt": dealt(),
        "dealt by hand": dealt(manual_deal="on"),
        "all ready": after(dealt(), "0 ready; 1 ready; 2 ready"),
        "guided mine": guided(HANDS, "QH", **MARKEN),
        "guided other": guided(HANDS, "QH", **TURN_OF_1),
        "guided owes": guided(HANDS, "QH", debts=[2, [], []]),
        "guided ban": guided(HANDS, "QH", now={"turn": 1, "throws": 0}),
        "guided restricted": guided(HANDS, "QH", now={"turn": 1, "throws": 0, "restricted": 1}),
        "guided jack": guided(HANDS, "JH"),
        "official mine": placed(HANDS, "QH", **MARKEN),
        "official other": placed(HANDS, "QH", **TURN_OF_1),
        "official owed marke": placed(HANDS, "QH", marken="owed - -"),
        "official empty other": drawn_out(placed(HANDS, "QH", **TURN_OF_1)),
        "official, one card left": placed("QS | KD 8S | 9D 8D", "QH"),
        "official, a bot tries": placed(HANDS, "QH", people=[1, 2]),
        "official, somebody is out": placed(f"{HANDS} | AC AS", "QH", excluded=[1]),
        "halted party": after(placed("9H 7C 7D | 8D KD 8H| AC AD AS", "TH"), "0 play 9H; 0 swap 1; 1 lay"),
        "halted spectator": after(
            placed("AC AD AS | 9H 7C 7D | 8D KD 8H", "TH", **TURN_OF_1), "1 play 9H; 1 swap 2; 2 lay"
        ),
        "settling": after(placed(*WON, **TURN_OF_1), "1 play QS"),
        "settling, laid down": after(placed(*WON, **TURN_OF_1), "1 play QS; 0 down"),
        "settling, guided": after(guided(*WON, **TURN_OF_1), "1 play QS"),
    }


REFUSED: Final = {
    "dealt": """
        3.7 waiting: open
        3.7 other: play QS, play 7C, play AS, play TD, play JC, play 7C 7C, play QS 8C, draw,
            vorletzte, marke, give TD to 1, give AS to 1, swap 1, swap 1 2, wish H, lay, touch,
            take, takeback, stop, down, complain misplay 1, complain misplay 0, complain vorletzte
            1, complain vorletzte 0, complain marke 1, disqualify 1, disqualify 0, withdraw 1,
            holding draw, holding play 7C, holding stop, holding takeback
        option:manual_deal: misdeal
    """,
    "dealt by hand": """
        3.7 waiting: open
        3.7 other: play QS, play 7C, play AS, play TD, play JC, play 7C 7C, play QS 8C, draw,
            vorletzte, marke, give TD to 1, give AS to 1, swap 1, swap 1 2, wish H, lay, touch,
            take, takeback, stop, down, complain misplay 1, complain misplay 0, complain vorletzte
            1, complain vorletzte 0, complain marke 1, disqualify 1, disqualify 0, withdraw 1,
            holding draw, holding play 7C, holding stop, holding takeback
    """,
    "all ready": """
        3.5 ready: ready
        3.7 other: play QS, play 7C, play AS, play TD, play JC, play 7C 7C, play QS 8C, draw,
            vorletzte, marke, give TD to 1, give AS to 1, swap 1, swap 1 2, wish H, lay, touch,
            take, takeback, stop, down, complain misplay 1, complain misplay 0, complain vorletzte
            1, complain vorletzte 0, complain marke 1, disqualify 1, disqualify 0, withdraw 1,
            holding draw, holding play 7C, holding stop, holding takeback
        option:manual_deal: misdeal
    """,
    "guided mine": """
        3.7 open: ready, open
        4.5: play 7C, play TD
        2.7: play AS, play 7C 7C
        6.1: play QS 8C
        Q80: vorletzte
        8.1 two: marke
        5.4 none: give TD to 1, give AS to 1
        5.5 none: swap 1
        6.3 none: swap 1 2
        7.4 none: wish H
        5.5 lay: lay, touch
        5.4 take: take
        option:referee: takeback, complain misplay 1, complain misplay 0, complain marke 1,
            disqualify 1, disqualify 0, withdraw 1, holding draw, holding play 7C, holding stop,
            holding takeback
        10.1 cards: stop
        9.3 active: down
        8.2: complain vorletzte 1
        Q79: complain vorletzte 0
        option:manual_deal: misdeal
    """,
    "guided other": """
        3.7 open: ready, open
        4.1: play QS
        4.11: play 7C, play TD
        2.7: play AS, play 7C 7C
        6.1: play QS 8C
        4.7: draw
        2.8: marke
        5.4 none: give TD to 1, give AS to 1
        5.5 none: swap 1
        6.3 none: swap 1 2
        7.4 none: wish H
        5.5 lay: lay, touch
        5.4 take: take
        option:referee: takeback, complain misplay 1, complain misplay 0, complain marke 1,
            disqualify 1, disqualify 0, withdraw 1, holding draw, holding play 7C, holding stop,
            holding takeback
        10.1 cards: stop
        9.3 active: down
        8.2: complain vorletzte 1
        Q79: complain vorletzte 0
        option:manual_deal: misdeal
    """,
    "guided owes": """
        3.7 open: ready, open
        4.13: play QS, play 7C, play TD, play JC
        2.7: play AS, play 7C 7C
        6.1: play QS 8C
        Q80: vorletzte
        2.8: marke
        5.4 none: give TD to 1, give AS to 1
        5.5 none: swap 1
        6.3 none: swap 1 2
        7.4 none: wish H
        5.5 lay: lay, touch
        5.4 take: take
        option:referee: takeback, complain misplay 1, complain misplay 0, complain marke 1,
            disqualify 1, disqualify 0, withdraw 1, holding draw, holding play 7C, holding stop,
            holding takeback
        10.1 cards: stop
        9.3 active: down
        8.2: complain vorletzte 1
        Q79: complain vorletzte 0
        option:manual_deal: misdeal
    """,
    "guided ban": """
        3.7 open: ready, open
        4.1: play QS
        4.11: play 7C, play TD
        2.7: play AS, play 7C 7C
        4.8: play JC
        6.1: play QS 8C
        4.7: draw
        Q80: vorletzte
        2.8: marke
        5.4 none: give TD to 1, give AS to 1
        5.5 none: swap 1
        6.3 none: swap 1 2
        7.4 none: wish H
        5.5 lay: lay, touch
        5.4 take: take
        option:referee: takeback, complain misplay 1, complain misplay 0, complain marke 1,
            disqualify 1, disqualify 0, withdraw 1, holding draw, holding play 7C, holding stop,
            holding takeback
        10.1 cards: stop
        9.3 active: down
        8.2: complain vorletzte 1
        Q79: complain vorletzte 0
        option:manual_deal: misdeal
    """,
    "guided restricted": """
        3.7 open: ready, open
        4.1: play QS
        4.11: play 7C, play TD
        2.7: play AS, play 7C 7C
        4.15 throws: play JC
        6.1: play QS 8C
        4.7: draw
        Q80: vorletzte
        2.8: marke
        5.4 none: give TD to 1, give AS to 1
        5.5 none: swap 1
        6.3 none: swap 1 2
        7.4 none: wish H
        5.5 lay: lay, touch
        5.4 take: take
        option:referee: takeback, complain misplay 1, complain misplay 0, complain marke 1,
            disqualify 1, disqualify 0, withdraw 1, holding draw, holding play 7C, holding stop,
            holding takeback
        10.1 cards: stop
        9.3 active: down
        8.2: complain vorletzte 1
        Q79: complain vorletzte 0
        option:manual_deal: misdeal
    """,
    "guided jack": """
        3.7 open: ready, open
        4.5: play QS, play 7C, play TD
        2.7: play AS, play 7C 7C
        7.2: play JC
        6.1: play QS 8C
        Q80: vorletzte
        2.8: marke
        5.4 none: give TD to 1, give AS to 1
        5.5 none: swap 1
        6.3 none: swap 1 2
        7.4 none: wish H
        5.5 lay: lay, touch
        5.4 take: take
        option:referee: takeback, complain misplay 1, complain misplay 0, complain marke 1,
            disqualify 1, disqualify 0, withdraw 1, holding draw, holding play 7C, holding stop,
            holding takeback
        10.1 cards: stop
        9.3 active: down
        8.2: complain vorletzte 1
        Q79: complain vorletzte 0
        option:manual_deal: misdeal
    """,
    "official mine": """
        3.7 open: ready, open
        2.7: play AS, play 7C 7C
        5.4 none: give TD to 1, give AS to 1
        5.5 none: swap 1
        6.3 none: swap 1 2
        7.4 none: wish H
        5.5 lay: lay, touch
        5.4 take: take
        10.4 late: takeback
        10.1 cards: stop
        9.3 active: down
        Q79: complain misplay 0, complain vorletzte 0
        10.7 none: complain marke 1
        10.8 self: disqualify 0
        10.8 no-vote: withdraw 1
        option:manual_deal: misdeal
        10.3: holding stop, holding takeback
    """,
    "official other": """
        3.7 open: ready, open
        2.7: play AS, play 7C 7C
        2.8: marke
        5.4 none: give TD to 1, give AS to 1
        5.5 none: swap 1
        6.3 none: swap 1 2
        7.4 none: wish H
        5.5 lay: lay, touch
        5.4 take: take
        10.4 late: takeback
        10.1 cards: stop
        9.3 active: down
        Q79: complain misplay 0, complain vorletzte 0
        10.7 late: complain marke 1
        10.8 self: disqualify 0
        10.8 no-vote: withdraw 1
        option:manual_deal: misdeal
        10.3: holding stop, holding takeback
    """,
    "official owed marke": """
        3.7 open: ready, open
        2.7: play AS, play 7C 7C
        Q25: marke
        5.4 none: give TD to 1, give AS to 1
        5.5 none: swap 1
        6.3 none: swap 1 2
        7.4 none: wish H
        5.5 lay: lay, touch
        5.4 take: take
        10.4 late: takeback
        10.1 cards: stop
        9.3 active: down
        Q79: complain misplay 0, complain vorletzte 0
        10.7 late: complain marke 1
        10.8 self: disqualify 0
        10.8 no-vote: withdraw 1
        option:manual_deal: misdeal
        10.3: holding stop, holding takeback
    """,
    "official empty other": """
        3.7 open: ready, open
        2.7: play AS, play 7C 7C
        2.5: draw, holding draw
        2.8: marke
        5.4 none: give TD to 1, give AS to 1
        5.5 none: swap 1
        6.3 none: swap 1 2
        7.4 none: wish H
        5.5 lay: lay, touch
        5.4 take: take
        10.4 late: takeback
        10.1 none: stop
        9.3 active: down
        Q79: complain misplay 0, complain vorletzte 0
        10.7 late: complain marke 1
        10.8 self: disqualify 0
        10.8 no-vote: withdraw 1
        option:manual_deal: misdeal
        10.3: holding stop, holding takeback
    """,
    "official, one card left": """
        3.7 open: ready, open
        2.7: play 7C, play AS, play TD, play JC, play 7C 7C, play QS 8C, holding play 7C
        2.8: marke
        5.4 none: give TD to 1, give AS to 1
        5.5 none: swap 1
        6.3 none: swap 1 2
        7.4 none: wish H
        5.5 lay: lay, touch
        5.4 take: take
        10.4 late: takeback
        10.1 cards: stop
        9.3 active: down
        Q79: complain misplay 0, complain vorletzte 0
        10.7 late: complain marke 1
        10.8 self: disqualify 0
        10.8 no-vote: withdraw 1
        option:manual_deal: misdeal
        10.3: holding stop, holding takeback
    """,
    "official, a bot tries": """
        3.7 open: ready, open
        2.7: play AS, play 7C 7C
        2.8: marke
        5.4 none: give TD to 1, give AS to 1
        5.5 none: swap 1
        6.3 none: swap 1 2
        7.4 none: wish H
        5.5 lay: lay, touch
        5.4 take: take
        10.4 late: takeback
        10.1 cards: stop
        9.3 active: down
        Q79: complain misplay 0, complain vorletzte 0
        10.7 late: complain marke 1
        10.8 bot: disqualify 1, disqualify 0
        10.8 no-vote: withdraw 1
        option:manual_deal: misdeal
        10.3: holding stop, holding takeback
    """,
    "official, somebody is out": """
        3.7 open: ready, open
        2.7: play AS, play 7C 7C
        2.8: marke
        5.4 none: give TD to 1, give AS to 1
        5.5 none: swap 1
        6.3 none: swap 1 2
        7.4 none: wish H
        5.5 lay: lay, touch
        5.4 take: take
        10.4 late: takeback
        10.1 cards: stop
        9.3 active: down
        10.8 out: complain misplay 1, complain vorletzte 1, disqualify 1
        Q79: complain misplay 0, complain vorletzte 0
        10.7 none: complain marke 1
        10.8 self: disqualify 0
        10.8 no-vote: withdraw 1
        option:manual_deal: misdeal
        10.3: holding stop, holding takeback
    """,
    "halted party": """
        3.7 open: ready, open
        4.15 halted: play QS, play 7C, play AS, play TD, play JC, play 7C 7C, play QS 8C, draw,
            stop, holding draw, holding play 7C
        2.8: marke
        5.4 none: give TD to 1, give AS to 1
        5.5 none: swap 1
        6.3 none: swap 1 2
        7.4 none: wish H
        5.5 touch: touch
        5.4 take: take
        10.4 late: takeback
        9.3 active: down
        Q79: complain misplay 0, complain vorletzte 0
        10.7 late: complain marke 1
        10.8 self: disqualify 0
        10.8 no-vote: withdraw 1
        option:manual_deal: misdeal
        10.3: holding stop, holding takeback
    """,
    "halted spectator": """
        3.7 open: ready, open
        4.15 halted: play QS, play 7C, play AS, play TD, play JC, play 7C 7C, play QS 8C, draw,
            stop, holding draw, holding play 7C, holding stop, holding takeback
        2.8: marke
        5.4 none: give TD to 1, give AS to 1
        5.5 none: swap 1
        6.3 none: swap 1 2
        7.4 none: wish H
        5.5 lay: lay, touch
        5.4 take: take
        10.4 late: takeback
        9.3 active: down
        Q79: complain misplay 0, complain vorletzte 0
        10.7 late: complain marke 1
        10.8 self: disqualify 0
        10.8 no-vote: withdraw 1
        option:manual_deal: misdeal
    """,
    "settling": """
        3.7 open: ready, open
        9.1: play QS, play 7C, play AS, play TD, play JC, play 7C 7C, play QS 8C, give TD to 1, give
            AS to 1, swap 1, swap 1 2, wish H, lay, touch, holding play 7C
        2.8: marke
        5.4 take: take
        10.4 late: takeback
        10.2 empty: stop
        Q79: complain misplay 0, complain vorletzte 0
        10.7 late: complain marke 1
        10.8 won: disqualify 1, disqualify 0
        10.8 no-vote: withdraw 1
        option:manual_deal: misdeal
        10.3: holding stop, holding takeback
    """,
    "settling, laid down": """
        3.7 open: ready, open
        9.1: play QS, play 7C, play AS, play TD, play JC, play 7C 7C, play QS 8C, give TD to 1, give
            AS to 1, swap 1, swap 1 2, wish H, lay, touch, holding play 7C
        2.8: marke
        5.4 take: take
        10.4 late: takeback
        10.2 empty: stop
        9.3 laid: down
        Q79: complain misplay 0, complain vorletzte 0
        10.7 late: complain marke 1
        10.8 won: disqualify 1, disqualify 0
        10.8 no-vote: withdraw 1
        option:manual_deal: misdeal
        10.3: holding stop, holding takeback
    """,
    "settling, guided": """
        3.7 open: ready, open
        9.1: play QS, play 7C, play AS, play TD, play JC, play 7C 7C, play QS 8C, give TD to 1, give
            AS to 1, swap 1, swap 1 2, wish H, lay, touch
        9.2: draw
        Q80: vorletzte
        2.8: marke
        5.4 take: take
        option:referee: takeback, complain misplay 1, complain misplay 0, complain marke 1,
            disqualify 1, disqualify 0, withdraw 1, holding draw, holding play 7C, holding stop,
            holding takeback
        10.2 empty: stop
        8.2: complain vorletzte 1
        Q79: complain vorletzte 0
        option:manual_deal: misdeal
    """,
}
"""For each moment the rules, with the reason where there are several, and the acts that they refuse."""


def listed(text: str) -> list[str]:
    return [act.strip() for act in " ".join(text.split()).split(",")]


def by_act(table: str) -> dict[str, str]:
    """The rule and the reason for each act."""
    found = {}
    for line in re.split(r"\n        (?=\S)", table.rstrip())[1:]:
        rule, acts = line.split(": ", 1)
        found.update(dict.fromkeys(listed(acts), f"gress:{rule}"))
    return found


def refusal(position: GressPosition, act: str) -> str | None:
    try:
        GRESS.perform(position.copy(), 0, act)
    except Refused as why:
        return f"{why.rule} {why.values.get('reason', '')}".strip()
    return None


@pytest.mark.parametrize("moment", REFUSED)
def test_the_rule_is_the_one_a_player_would_want_to_read(moment: str) -> None:
    position = moments()[moment]
    found = {act: refusal(position, act) for act in listed(ACTS)}
    assert {act: rule for act, rule in found.items() if rule is not None} == by_act(REFUSED[moment])


def test_every_moment_is_in_the_table() -> None:
    assert list(moments()) == list(REFUSED)


def test_a_complaint_about_a_marke_names_whose_it_is() -> None:
    with pytest.raises(Refused) as why:
        GRESS.perform(placed(HANDS, "QH", **MARKEN), 0, "complain marke 2")
    assert (why.value.values["seat"], why.value.values["reason"]) == (2, "none")


@pytest.mark.parametrize("phase", ["lot", "deal", "over"])
def test_before_the_deal_and_after_the_end_there_is_one_answer(phase: str) -> None:
    position = start(3) if phase == "lot" else start(3, first_dealer=0)
    rule = "gress:3.5 dealing"
    if phase == "over":
        position = after(placed("KD 8S | QS | 9S 9D TH", "QH", **TURN_OF_1), "1 play QS; 0 down; 2 down")
        rule = "gress:9.3 over"
    assert {refusal(position, act) for act in listed(ACTS)} == {rule}
