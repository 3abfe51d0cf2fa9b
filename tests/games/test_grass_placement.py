"""Positions of Grass that can't have come about are malformed, and the field is named; their nearest
neighbours can be played to the end."""

import json
import re
from typing import Any

import pytest

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed
from stammtisch.games.game import SheetLine
from stammtisch.games.grass.game import Grass
from stammtisch.games.grass.position import GrassPosition
from stammtisch.games.position import CHANCE, OVER

GRASS = Grass()
Fields = dict[str, Any]

SIX = ["-B", "-B", "-D", "-D", "-F", "-F"]
SEVEN = ["MO", "HG", "+F", "LU", "PF", "ST", "SO"]
LEFT = ["HG", "+F", "LU", "PF", "ST", "SO"]
"""A hand before a card is let go, and after it."""
TURN: Fields = {"stage": "turn", "active": 0, "hands": [SEVEN, SIX], "markets": ["open", "open"]}
PLAYED = {**TURN, "hands": [LEFT, SIX], "played": True}
THREE = {"hands": [SEVEN, SIX, ["-S"] * 5 + ["BK"]], "markets": ["open", "open", "none"]}
PEDDLES = {**TURN, "displays": [["CO", "JA"], ["HG", "MX"]]}
TARGET = {**TURN, "stage": "target", "card": "+F"}
STEAL = {**PEDDLES, "stage": "steal", "card": "ST", "target": 1}
PAY = {**PEDDLES, "stage": "pay", "card": "PF", "markets": ["+B", "open"], "protections": [["GS:CO"], []]}
COVERED = {**PAY, "stage": "pay covered", "under": 1}
COVER = {**PEDDLES, "stage": "cover", "card": "LU", "chosen": ["CO"]}
SWAP = {**PEDDLES, "stage": "swap for", "own": "CO", "target": 1}
GIVE = {**PEDDLES, "stage": "give", "card": "SH", "hands": [LEFT, SIX], "wasted": ["SH"]}
LOSE = {**PEDDLES, "stage": "lose", "card": "SO", "hands": [LEFT, SIX], "wasted": ["SO"], "target": 1}
PASS = {**LOSE, "stage": "pass", "target": None, "locked": ["HG", None]}
LUCKY = {**PASS, "stage": "lucky", "locked": [], "hands": [[*LEFT, "-B"], SIX[1:]], "takes": 1}
DRAFT = {
    "stage": "draft",
    "dealer": 0,
    "hands": [["HG"], ["HG"]],
    "packs": [SIX[1:], LEFT[1:]],
    "locked": ["-B", None],
}
LAST_PICK = {"hands": [SIX[1:], LEFT[1:]], "packs": [["HG"], ["HG"]], "locked": ["HG", None]}
OFFER = {**TURN, "stage": "offered", "offer_to": 1, "offer_give": "HG", "offer_want": "CO"}
TO_ALL = {**TURN, **THREE, "stage": "offered", "offer_to": "all", "offer_give": "HG", "offer_want": "-B"}
TABLE = {**PEDDLES, "stage": "offered", "offer_to": 1, "table_give": ["CO"], "table_want": ["HG", "MX"]}
LOCK = {**TURN, "stage": "lock", "offer_to": 1, "offer_hand": True, "target": 1, "locked": [None, "-B"]}
SCORED = {
    "stage": "deal",
    "round": 2,
    "dealer": 1,
    "hands": [["-S"] * 5 + ["BK"], SIX],
    "displays": [["CO"], ["HG"]],
    "markets": ["open", "none"],
    "tucked": [["MC"], []],
    "closer": 0,
    "before": [0, 40_000],
}
OVER_NOW = {**SCORED, "stage": "over", "round": 1, "before": [225_000, 0]}
LOT = {"stage": "lot", "totals": [0, 0]}
DEAL = {"stage": "deal", "dealer": 0, "totals": [0, 0]}

ON: Fields = {"draft": "on", "hidden_deals": "on", "lucky": "on"}
DRAFTED, LUCKILY, HIDDEN = ({name: "on"} for name in ("draft", "lucky", "hidden_deals"))


def placed(fields: Fields, edition: str = "modern", options: Fields | None = None) -> GrassPosition:
    return GRASS.read_position(json.loads(json.dumps(fields)), edition, options or {})


def plays_on(position: GrassPosition, edition: str, options: Fields) -> None:
    """To the end of the round and a little further; every position on the way can be read again."""
    dice = Dice(len(GRASS.write_line(position)))
    for moves in range(40):
        line = GRASS.write_line(position)
        again = GRASS.read_line(line, edition, options)
        assert GRASS.write_line(again) == line
        assert again.actor == position.actor
        assert [again.legal(seat) for seat in range(again.players)] == [
            position.legal(seat) for seat in range(position.players)
        ]
        for seat in range(-1, position.players):
            view = GRASS.view(position, seat)
            assert GRASS.view(again, seat) == view
            if moves == 0:
                assert GRASS.view(GRASS.imagine(view, dice), seat) == view
        if position.actor == OVER:
            return
        if position.actor == CHANCE:
            position.roll(dice)
        else:
            seat = int(dice.member(position.actors()))
            position.apply(seat, int(dice.member(position.legal(seat))))


LAST_CARDS = GRASS.write_position(placed(SCORED))["stack"]
USED_UP = {**SCORED, "stack": [], "wasted": ["MC", *LAST_CARDS], "tucked": [[], []], "closer": None}

POSSIBLE: dict[str, tuple[Fields, str, Fields]] = {
    "turn": (TURN, "modern", {}),
    "turn, classic": (TURN, "classic", {}),
    "turn after the card": (PLAYED, "modern", {}),
    "a market heated": ({**TURN, "markets": ["+B", "none"]}, "modern", {}),
    "tucked pairs": ({**TURN, "tucked": [["+S", "-S"], ["+D", "PF"]]}, "modern", {}),
    "a tucked steal": ({**TURN, "tucked": [["+S"], ["ST"]]}, "classic", {}),
    "target": (TARGET, "modern", {}),
    "steal": (STEAL, "modern", {}),
    "pay": (PAY, "modern", {}),
    "pay covered": (COVERED, "modern", {}),
    "cover": (COVER, "modern", {}),
    "waste": ({**TURN, "stage": "waste"}, "modern", {}),
    "swap": ({**PEDDLES, "stage": "swap"}, "modern", {}),
    "swap with": ({**PEDDLES, "stage": "swap with", "own": "JA"}, "modern", {}),
    "swap for": (SWAP, "modern", {}),
    "swap while an offer stands": ({**SWAP, **OFFER, **SWAP}, "modern", {}),
    "give": (GIVE, "modern", {}),
    "lose": (LOSE, "modern", {}),
    "pass": (PASS, "modern", {}),
    "lucky": (LUCKY, "modern", LUCKILY),
    "lucky at its beginning": ({**LUCKY, "hands": [LEFT, SIX], "takes": 2}, "modern", LUCKILY),
    "draft": (DRAFT, "modern", DRAFTED),
    "address": ({**TURN, "stage": "address"}, "modern", {}),
    "offer": ({**TURN, "stage": "offer", "offer_to": "all"}, "modern", {}),
    "ask": ({**TURN, "stage": "ask", "offer_to": 1, "offer_give": "HG"}, "classic", {}),
    "offer table": ({**PEDDLES, "stage": "offer table", "offer_to": 1}, "classic", {}),
    "ask table": ({**PEDDLES, "stage": "ask table", "offer_to": 1, "table_give": ["CO"]}, "classic", {}),
    "offer hand": ({**TABLE, "stage": "offer hand", "offer_hand": True}, "classic", {}),
    "offered": (OFFER, "modern", {}),
    "offered after the card": ({**OFFER, "hands": [LEFT, SIX], "played": True}, "modern", {}),
    "offered in return": ({**OFFER, "offer_from": 1, "offer_to": 0, "offer_give": "-B"}, "modern", {}),
    "offered to partners only": (OFFER, "modern", {"trade_view": "partners"}),
    "offered to all": ({**TO_ALL, "willing": [1], "to_answer": [2]}, "modern", {}),
    "offered hidden": (
        {**OFFER, "offer_give": None, "offer_want": None, "offer_hand": True},
        "modern",
        HIDDEN,
    ),
    "offered on the table": (TABLE, "classic", {}),
    "offered both": ({**TABLE, "offer_give": "HG", "offer_want": "BK"}, "classic", {}),
    "lock": (LOCK, "modern", HIDDEN),
    "known cards": ({**TURN, "known": [["1:-B.-B.-D"], ["0:HG"], ["1:-D"]]}, "modern", {}),
    "all variations": (DRAFT, "classic", ON),
    "scored": (SCORED, "modern", {}),
    "scored, classic": (SCORED, "classic", {}),
    "scored by the stack": (USED_UP, "modern", {}),
    "next dealer": ({**SCORED, "stage": "next dealer"}, "modern", {"next_dealer": "random"}),
    "the winner deals": ({**SCORED, "dealer": 0}, "modern", {"next_dealer": "round-winner"}),
    "over": (OVER_NOW, "modern", {}),
    "lot": (LOT, "modern", {}),
    "deal": (DEAL, "modern", {}),
    "deal after some rounds": ({**DEAL, "round": 4, "totals": [30_000, 0]}, "modern", {}),
    "course": ({**DEAL}, "classic", {"course": 1}),
    "the tie goes on": ({**DEAL, "round": 9, "totals": [250_000] * 2}, "modern", {"final_tie": "play-on"}),
    "debts": ({**DEAL, "round": 9, "totals": [-30_000, 1_000]}, "classic", {}),
    "skips": ({**TURN, "skips": [0, 4]}, "modern", {}),
}


@pytest.mark.parametrize("name", POSSIBLE)
def test_what_may_have_come_about_can_be_played(name: str) -> None:
    fields, edition, options = POSSIBLE[name]
    position = placed(fields, edition, options)
    assert GRASS.agreed(position) == options
    plays_on(position, edition, options)


@pytest.mark.parametrize(
    ("name", "changes", "field", "problem"),
    [
        # Seats and stages.
        ("turn", {"hands": []}, "hands[0]", "0 cards where 7 belong"),
        ("turn", {"hands": [], "markets": []}, "hands", "give the hands or the totals"),
        ("turn", {"hands": [SIX]}, "hands", "(grass.common:players.1)"),
        ("lot", {"totals": [0] * 7}, "totals", "(grass.common:players.1)"),
        ("turn", {"markets": ["open"] * 3}, "markets", "one entry for each of 2 seats, has 3"),
        ("turn", {"stage": "sleep"}, "stage", "'sleep' is not one of lot, deal"),
        ("turn", {"active": None}, "active", "missing: whose turn it is"),
        ("turn", {"active": 2}, "active", "2 is not from 0 to 1"),
        ("turn", {"dealer": -1}, "dealer", "-1 is not from 0 to 1"),
        ("turn", {"actor": 1}, "actor", "not seat 1 that acts next"),
        ("deal", {"dealer": None}, "dealer", "missing: the seat that deals"),
        ("deal", {"actor": 0}, "actor", "not seat 0 that acts next"),
        ("deal", {"round": 0}, "round", "0 is not from 1"),
        ("lot", {"dealer": 0}, "dealer", "(grass.common:setup.1)"),
        ("lot", {"totals": [0, 5_000]}, "totals", "(grass.common:setup.1)"),
        ("deal", {"skips": [1, 0]}, "skips", "(grass.common:setup.1)"),
        ("course", {"round": 2}, "round", "(grass.classic:tutorial.6)"),
        ("course", {**TURN}, "hands[0]", "more LU than the 0 of the pack"),
        # Cards.
        ("turn", {"hands": [["XX", *SIX], SIX]}, "hands[0][0]", "'XX' is not a card"),
        ("turn", {"hands": [["BK", "BK", *SIX[1:]], SIX]}, "hands[0]", "more BK than the 1 of the pack"),
        (
            "turn",
            {"hands": [["BK", *SIX], SIX], "wasted": ["BK"]},
            "wasted",
            "more BK than the 1 of the pack",
        ),
        (
            "turn",
            {"hands": [["BK", *SIX], SIX], "wasted": ["BK"]},
            "wasted",
            "(grass.common:deck.conserve): hands[0], wasted",
        ),
        ("turn", {"stack": ["HG"]}, "stack", "has 0 MO, 7 lie nowhere else (grass.common:deck.conserve)"),
        ("turn", {"markets": ["open", "shut"]}, "markets[1]", "'shut' is not one of none, open, +B"),
        ("turn", {"displays": [["MO"] * 8, []]}, "displays[0]", "MO is no peddle"),
        ("turn", {"hands": [SIX, SIX]}, "hands[0]", "6 cards where 7 belong (grass.common:hand.1)"),
        ("turn", {"hands": [SEVEN, SEVEN]}, "hands[1]", "7 cards where 6 belong (grass.common:hand.1)"),
        ("turn after the card", {"hands": [SEVEN, SIX]}, "hands[0]", "7 cards where 6 belong"),
        ("pass", {"hands": [SEVEN, SIX]}, "hands[0]", "7 cards where 6 belong"),
        ("lucky", {"hands": [LEFT, SIX]}, "hands[0]", "6 cards where 7 belong"),
        ("draft", {"hands": [["HG"], []]}, "hands[1]", "0 cards where 1 belong"),
        ("draft", LAST_PICK, "packs", "(grass.variant:draft.3)"),
        # Protections.
        ("turn", {"protections": [[], ["LU:DF"]]}, "protections[1][0]", "DF can't be protected"),
        ("turn", {"protections": [[], ["LU:DF"]]}, "protections[1][0]", "(grass.common:protected.3)"),
        ("turn", {"protections": [["GS:PA"], []]}, "protections[0][0]", "GS covers 25,000, not 50,000"),
        ("turn", {"protections": [["GS:"], []]}, "protections[0][0]", "at least one peddle"),
        ("turn", {"protections": [["GS:MO"], []]}, "protections[0][0]", "MO is no peddle"),
        ("turn", {"protections": [["HG:CO"], []]}, "protections[0][0]", "HG is no protection"),
        ("turn", {"protections": [["GS"], []]}, "protections[0][0]", "write LU:CO.CO"),
        ("turn", {"protections": [["GS:CO"] * 3, []]}, "protections[0][2]", "more GS than the 2"),
        # What lies under a market.
        ("turn", {"tucked": [["HG"], []]}, "tucked[0]", "HG is never tucked away here (grass.common:zone.3)"),
        ("turn", {"tucked": [["ST"], []]}, "tucked[0]", "ST is never tucked away here"),
        ("a tucked steal", {"tucked": [["+S", "PF"], []]}, "tucked[0]", "PF is never tucked away here"),
        ("turn", {"tucked": [["-B"], []]}, "tucked[0]", "(grass.common:heat-off.2)"),
        ("turn", {"tucked": [["+B"], []]}, "tucked[0]", "(grass.common:heat-off.2)"),
        ("a market heated", {"tucked": [[], ["+D", "-D"]]}, "tucked[1]", "a market that is not there"),
        ("turn", {"tucked": [["MC"], []]}, "tucked[0]", "MC is never tucked away here"),
        # Numbers.
        ("skips", {"skips": [0, -1]}, "skips[1]", "-1 is not from 0 to 4"),
        ("skips", {"skips": [0, 5]}, "skips[1]", "5 is not from 0 to 4"),
        ("turn", {"totals": [1_500, 0]}, "totals[0]", "1,500 is not a multiple of 1,000"),
        ("turn", {"totals": [-5_000, 0]}, "totals[0]", "-5000 is not from 0"),
        ("turn", {"totals": [5_000, 0], "before": [0, 0]}, "before[0]", "(grass.common:win.4)"),
        ("turn", {"totals": [250_000, 0]}, "totals", "(grass.common:win.1)"),
        ("deal", {"totals": [250_000, 0]}, "totals", "(grass.common:win.1)"),
        ("over", {"before": [0, 0]}, "totals", "nobody has reached the target (grass.common:win.1)"),
        ("turn", {"deals": -1}, "deals", "-1 is not from 0"),
        ("turn", {"deals": 2, "offers": 1}, "offers", "1 is not from 2"),
        # The turn.
        ("turn, classic", {"hands": [LEFT, SIX], "played": True}, "played", "(grass.classic:turn.3)"),
        ("turn, classic", {"swapped": True}, "swapped", "(grass.classic:deal.7)"),
        ("turn", {"card": "HG"}, "card", "HG is not played in stage turn"),
        ("turn", {"target": 1}, "target", "nobody is meant in stage turn"),
        ("turn", {"own": "HG"}, "own", "nothing is swapped now"),
        ("turn", {"chosen": ["HG"]}, "chosen", "has no meaning in stage turn"),
        ("turn", {"locked": ["HG", None]}, "locked", "has no meaning in stage turn"),
        ("turn", {"closer": 0}, "closer", "has no meaning in stage turn"),
        ("turn", {"offer_from": 0}, "offer_from", "has no meaning in stage turn"),
        ("target", {"card": None}, "card", "missing: the card that led to stage target"),
        ("target", {"card": "HG"}, "card", "HG is not played in stage target"),
        ("target", {"card": "+B"}, "card", "+B can't be played by seat 0 now"),
        ("target", {"markets": ["open", "none"]}, "card", "+F can't be played by seat 0 now"),
        ("target", {"played": True, "hands": [LEFT, SIX]}, "played", "(grass.modern:turn.2)"),
        ("steal", {"target": 0}, "target", "(grass.common:steal.4)"),
        ("steal", {"target": None}, "target", "missing: who is robbed"),
        ("steal", {"displays": [["CO"], []]}, "card", "ST can't be played"),
        ("pay", {"markets": ["open", "open"]}, "card", "PF can't be played"),
        ("pay covered", {"under": 2}, "under", "(grass.common:pay-fine.6)"),
        ("pay covered", {"under": None}, "under", "is the protection that pays"),
        ("cover", {"chosen": ["CO", "CO"]}, "chosen[1]", "no further CO lies free"),
        ("cover", {"chosen": ["DF"], "displays": [["CO", "DF"], []]}, "chosen", "(grass.common:protected.3)"),
        ("cover", {"chosen": ["CO", "PA"], "displays": [["CO", "PA"], []]}, "chosen", "more than LU covers"),
        ("swap for", {"own": "HG"}, "own", "HG can't be swapped (grass.modern:swap.3)"),
        ("swap for", {"own": None}, "own", "missing: the own peddle"),
        ("swap for", {"target": 0}, "target", "has nothing to swap"),
        ("swap for", {"swapped": True}, "stage", "seat 0 can't swap now"),
        # Effects.
        ("give", {"wasted": []}, "wasted", "SH, which was just played, is not there"),
        ("give", {"actor": 0}, "actor", "nobody has a choice what to give (grass.digital:choice.1)"),
        ("give", {"displays": [[], ["HG", "HG"]]}, "actor", "nobody has a choice what to give"),
        ("give", {"card": "UW"}, "card", "UW is not played in stage give"),
        ("lose", {"target": 0}, "target", "can't be the victim (grass.option:paranoia-victim)"),
        ("lose", {"displays": [[], ["HG"]]}, "target", "has no choice what to lose"),
        ("pass", {"locked": ["MO", None]}, "locked[0]", "MO is not there to be chosen"),
        ("pass", {"locked": ["HG", "-B"]}, "locked", "all have chosen"),
        ("pass", {"actor": 0}, "actor", "not seat 0 that acts next"),
        ("lucky", {"takes": 3}, "takes", "3 is not from 1 to 2"),
        ("lucky", {"taken": 2}, "taken", "2 can't have been taken by now"),
        ("turn", {"taken": 2}, "taken", "2 can't have been taken by now"),
        ("draft", {"locked": ["HG", None]}, "locked[0]", "HG is not there to be chosen"),
        (
            "draft",
            {"markets": ["open", "none"]},
            "markets",
            "before the draft is over (grass.variant:draft.1)",
        ),
        # Offers.
        ("offered", {"offer_give": "CO"}, "offer_give", "seat 0 holds no CO"),
        ("offered", {"offer_give": None}, "offer_want", "is the card asked for"),
        ("offered", {"offer_want": None}, "offer_want", "is the card asked for"),
        ("offered", {"offer_give": None, "offer_want": None}, "offer_give", "missing: what is offered"),
        ("offered", {"offer_to": 0}, "offer_to", "nobody deals alone"),
        ("offered", {"offer_to": None}, "offer_to", "as soon as an addressee was named"),
        ("offered", {"to_answer": [0]}, "to_answer", "seat 1 is to answer, and nobody else"),
        ("offered", {"offers": 0}, "offers", "0 is not from 1"),
        ("offered", {"table_give": ["CO"]}, "table_give", "(grass.modern:deal.2)"),
        ("offered to all", {"willing": [0]}, "to_answer", "the proposer does not answer"),
        ("offered to all", {"to_answer": [1]}, "willing", "who is willing has answered"),
        ("offered to all", {"willing": [2], "to_answer": [1]}, "willing", "seat 2 can't do what is offered"),
        ("offered to all", {"offer_from": 1}, "offer_to", "seat 0 is one side of every deal now"),
        ("offered on the table", {"table_give": ["PA"]}, "table_give[0]", "PA is not there to be given"),
        (
            "offered on the table",
            {"table_want": ["HG"] * 2},
            "table_want[1]",
            "nobody who is asked could give HG",
        ),
        ("offered on the table", {"table_want": []}, "table_want", "(grass.classic:deal.3)"),
        ("offer table", {"displays": [["CO"], []]}, "table_want", "(grass.classic:deal.3)"),
        ("address", {"offer_give": "HG"}, "offer_hand", "no card of a hand is offered yet"),
        ("ask", {"offer_give": None}, "offer_give", "missing: the card that is offered"),
        ("lock", {"locked": ["HG", "-B"]}, "locked", "both have laid down a card"),
        ("lock", {"target": 0}, "target", "is not whom the deal was offered to"),
        ("lock", {"offer_give": "HG"}, "offer_give", "named unless the deal is hidden"),
        # Knowledge.
        ("known cards", {"known": [["1:BK"], [], []]}, "known[0][0]", "seat 1 does not hold 1 BK"),
        ("known cards", {"known": [["1:-B.-B.-B"], [], []]}, "known[0][0]", "does not hold 3 -B"),
        ("known cards", {"known": [["0:HG"], [], []]}, "known[0][0]", "everybody knows the own hand"),
        ("known cards", {"known": [["1:-B", "1:-D"], [], []]}, "known[0]", "names a hand twice"),
        ("known cards", {"known": [["-B"], [], []]}, "known[0][0]", "write 2:HG.MX"),
        ("known cards", {"known": [["1:-B"], []]}, "known", "one for spectators"),
        ("known cards", {"known": [[], [], ["1:-B"]]}, "known[0]", "less of seat 1 than a spectator knows"),
        # The end of a round.
        ("scored", {"totals": [5_000, 40_000]}, "totals[0]", "the account of the round makes it"),
        (
            "scored",
            {"closer": None, "tucked": [[], []]},
            "closer",
            "the stack is not used up (grass.common:end.1)",
        ),
        ("scored", {"closer": 1}, "tucked[0]", "MC is never tucked away here"),
        ("scored", {"tucked": [[], []]}, "tucked[0]", "lays one MC there (grass.common:mc.1)"),
        ("scored", {"hands": [SIX, SEVEN]}, "hands[1]", "7 cards where 6 belong"),
        ("the winner deals", {"dealer": 1}, "dealer", "(grass.option:next-dealer)"),
        ("next dealer", {"round": 1}, "round", "(grass.common:setup.1)"),
        ("deal after some rounds", {"closer": 1}, "tucked[1]", "(grass.common:mc.1)"),
        # Data of the wrong shape.
        ("turn", {"hands": 3}, "hands", "must be a list, not a whole number"),
        ("turn", {"luck": 3}, "", "there is no field luck"),
        ("turn", {"round": 10**30}, "round", "is not from 1 to 10000"),
        ("turn", {"active": 10**30}, "active", "is not from 0 to 1"),
        ("turn", {"deals": 10**30}, "deals", "is not from 0 to 10000"),
        ("turn", {"offers": 10**30}, "offers", "is not from 0 to 10001"),
        ("turn", {"taken": 10**30}, "taken", "is not from 0 to 1000000"),
        ("lucky", {"takes": 10**30}, "takes", "is not from 1 to 2"),
        ("skips", {"skips": [0, 10**30]}, "skips[1]", "is not from 0 to 4"),
        ("turn", {"totals": [10**30, 0]}, "totals[0]", "is not from 0"),
    ],
)
def test_what_cannot_have_come_about_is_malformed(
    name: str, changes: Fields, field: str, problem: str
) -> None:
    base, edition, options = POSSIBLE[name]
    with pytest.raises(Malformed, match=re.escape(problem)) as found:
        placed({**base, **changes}, edition, options)
    assert found.value.field == f"position.{field}".rstrip(".")
    assert "\n" not in str(found.value)


@pytest.mark.parametrize(
    ("name", "edition", "options", "rule"),
    [
        ("draft", "modern", {}, "grass.option:draft"),
        ("lucky", "modern", {}, "grass.option:lucky"),
        ("pass", "modern", LUCKILY, "grass.option:lucky"),
        ("lock", "modern", {}, "grass.option:hidden-deals"),
        ("ask", "modern", HIDDEN, "grass.variant:hidden.1"),
        ("offer hand", "modern", {}, "grass.classic:deal.5"),
        ("offer table", "modern", {}, "grass.modern:deal.2"),
        ("swap", "classic", {}, "grass.classic:deal.7"),
        ("next dealer", "modern", {}, "grass.option:next-dealer"),
    ],
)
def test_a_stage_that_was_not_agreed_on_is_malformed(
    name: str, edition: str, options: Fields, rule: str
) -> None:
    with pytest.raises(Malformed, match=re.escape(f"({rule})")) as found:
        placed(POSSIBLE[name][0], edition, options)
    assert found.value.field == "position.stage"


@pytest.mark.parametrize(
    ("name", "edition", "options", "field", "rule"),
    [
        ("target", "modern", {"paranoia_victim": "self"}, "card", "grass.option:paranoia-victim"),
        ("offered in return", "modern", HIDDEN, "offer_from", "grass.digital:hidden.1"),
        ("offered after the card", "classic", {}, "offer_from", "grass.common:turn.0"),
        ("give", "classic", {}, "markets[0]", "nirvana"),
    ],
)
def test_what_an_option_rules_out_is_malformed(
    name: str, edition: str, options: Fields, field: str, rule: str
) -> None:
    changes: Fields = (
        {"card": "SO"} if name == "target" else {"markets": ["none", "open"]} if name == "give" else {}
    )
    with pytest.raises(Malformed) as found:
        placed({**POSSIBLE[name][0], **changes}, edition, options)
    assert found.value.field == f"position.{field}"
    assert rule == "nirvana" or rule in str(found.value)


def test_a_position_needs_little() -> None:
    """The stack is what lies nowhere else, the next card first, and the dealer sits to the right."""
    data = GRASS.write_position(placed({"stage": "turn", "active": 0, "hands": [SEVEN, SIX]}))
    assert data["stack"][:10] == ["MO"] * 9 + ["MC"]
    assert len(data["stack"]) == 104 - 13
    assert (data["dealer"], data["actor"]) == (1, 0)
    assert data["markets"] == ["none", "none"]


def test_every_field_of_a_position_is_in_its_line() -> None:
    position = placed(PAY)
    line = GRASS.write_line(position)
    assert [word.split("=")[0] for word in line.split()] == list(GRASS.write_position(position))
    for words in (
        "protections=GS:CO|",
        "markets=+B,open",
        "hands=MO,HG,+F,PF,LU,SO,ST|",
        "played=no",
        "own=-",
    ):
        assert words in line
    assert "stage=pay-covered" in GRASS.write_line(placed(COVERED))


@pytest.mark.parametrize(
    ("word", "field"),
    [
        ("played=maybe", "position.played"),
        ("round=\N{SUPERSCRIPT TWO}", "position.round"),
        ("round=" + "9" * 5000, "position.round"),
        ("skips=0,x", "position.skips"),
        ("offer_to=everybody", "position.offer_to"),
        ("stage=turn", "position"),
        ("luck=3", "position"),
        ("hello", "position"),
    ],
)
def test_a_line_that_is_garbled_names_its_field(word: str, field: str) -> None:
    with pytest.raises(Malformed) as found:
        GRASS.read_line(f"stage=turn active=0 {word}", "modern", {})
    assert found.value.field == field
    assert len(str(found.value)) < 200


@pytest.mark.rule("grass.digital:offer.1")
def test_an_offer_that_stands_has_shown_its_card() -> None:
    data = GRASS.write_position(placed(POSSIBLE["offered to all"][0]))
    assert data["known"] == [["1:-B"], ["0:HG"], ["0:HG", "1:-B"], ["0:HG", "1:-B"]]


def test_the_sheet_of_a_scored_round_adds_up() -> None:
    position = placed(SCORED)
    assert [line for line in GRASS.sheet(position) if line.seat == 0] == [
        SheetLine(0, "grass.modern:score.1", 0, 0),
        SheetLine(0, "grass.modern:score.2", 25_000, 25_000),
        SheetLine(0, "grass.modern:score.3", 5_000, 30_000),
        SheetLine(0, "grass.modern:score.6", 0, 30_000),
        SheetLine(0, "grass.modern:score.7", 0, 30_000),
        SheetLine(0, "grass.modern:score.8", 25_000, 55_000),
        SheetLine(0, "grass.modern:score.9", 0, 55_000),
    ]
    assert position.scores() == [55_000, 40_000]
    assert [line.total for line in GRASS.sheet(position)[-2:]] == position.scores()
    assert [line.seat for line in GRASS.sheet(position)] == [0, 1] * 7


@pytest.mark.parametrize("name", ["turn", "lot", "deal", "deal after some rounds"])
def test_there_is_no_sheet_without_a_scored_round(name: str) -> None:
    assert GRASS.sheet(placed(*POSSIBLE[name])) == []
