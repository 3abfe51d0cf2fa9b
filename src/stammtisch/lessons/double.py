"""The course of Double: three short rounds.

Cleo sits in seat 1, Gus in seat 2. The first two rounds are led by the hand; in the third the learner brings
in the last tricks alone.
"""

from typing import Final

from stammtisch.games.double.game import Double
from stammtisch.lessons.lesson import Course, Deal, Lesson, Sign, Task, barred, moves

CLEO: Final = 1
GUS: Final = 2

SETTLED: Final = ("double:score:exact", "double:score:zero-bid", "double:score:wrong")

HALVES: Final = Lesson(
    name="double-1",
    edition="standard",
    options={"schedule": [2]},
    beginning=Deal(dealer=CLEO, hands=("KH/3S JD/5S", "TH/6S 9H/7D", "9S/7C JH/5C"), stack="FO/8C"),
    script=(
        *moves("2 bid 2"),
        barred("too-many", "bid 3", "double:bid:range"),
        Task("predict", "bid 1", "double:bid:public"),
        *moves("1 bid 0", "2 play 9S"),
        barred("other-half", "play KH", "double:play:follow-which-motif"),
        Task("follow", "play 5S", "double:play:hand-both-motifs"),
        *moves("1 play 6S", "2 play JH"),
        Task("take", "play KH", "double:trick:winner-order"),
        *moves("1 play 9H"),
    ),
    items=("too-many", "predict", "other-half", "follow", "take", "kept"),
    signs=(Sign("kept", line="double:score:exact"),),
    account=SETTLED,
)
"""Cards with two halves, predictions and what they bring, without trump: the Fool is turned up."""

TRUMP: Final = Lesson(
    name="double-2",
    edition="standard",
    options={"schedule": [3]},
    beginning=Deal(
        dealer=GUS, hands=("AC/2H 9D/8H TS/6H", "KC/3D QS/4C 8D/7H", "JC/5H AS/2D TH/6S"), stack="QD/4H"
    ),
    script=(
        Task("predict", "bid 2", "double:trump:higher-motif"),
        *moves("1 bid 1", "2 bid 0"),
        Task("lead", "play AC", "double:play:lead-free"),
        *moves("1 play 4C", "2 play JC"),
        Task("lead-again", "play TS", "double:trick:winner-leads"),
        *moves("1 play 3D", ticks="trumped"),
        *moves("2 play 6S", "1 play 7H", "2 play AS"),
        barred("no-trump-yet", "play 9D", "double:play:follow-which-motif"),
        Task("last", "play 8H", "double:play:no-must-trump"),
    ),
    items=("predict", "lead", "lead-again", "trumped", "no-trump-yet", "last", "kept"),
    signs=(Sign("kept", line="double:score:exact"),),
    account=SETTLED,
)

ALL_IN: Final = Lesson(
    name="double-3",
    edition="standard",
    options={"schedule": [4, 5, 5, 3]},
    beginning={
        "phase": "bid",
        "round": 4,
        "dealer": CLEO,
        "turn_up": "KS/3H",
        "hands": [["FO/8C", "AH/2C", "TD/6C"], ["JC/5H", "KH/3S", "QD/4H"], ["9C/7S", "QH/4D", "JD/5S"]],
        "points": [2, 26, 31],
    },
    script=(
        *moves("2 bid 1"),
        barred("too-dear", "bid 3", "double:bid:chips-limit"),
        Task("all-in", "bid 2", "double:bid:public"),
        *moves("1 bid 0", "2 play 9C"),
        Task("fool", "play FO", "double:special:play-any-time"),
        *moves("1 play JC"),
    ),
    closing=(
        Task("one-more", "play AH", "double:score:exact"),
        Task("no-more", "play TD", "double:score:exact"),
    ),
    items=("too-dear", "all-in", "fool", "kept"),
    signs=(Sign("kept", line="double:score:exact"),),
    account=SETTLED,
)
"""The last round of a game that went badly: no more can be predicted than is owned."""

COURSE: Final = Course(Double(), (HALVES, TRUMP, ALL_IN))
