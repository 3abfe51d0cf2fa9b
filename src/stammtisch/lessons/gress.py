"""The course of Gress: six short scenes, each from a position of its own.

Cleo sits in seat 1, Gus in seat 2. The table is guided, as it is for newcomers; only where fouls are taught
it is official, and wrong cards can be laid. Where a real table would not wait, a task says how quick one
should be.
"""

from typing import Any, Final

from stammtisch.games.gress.cards import NAMES
from stammtisch.games.gress.game import Gress
from stammtisch.lessons.lesson import Course, Lesson, Task, barred, moves

CLEO: Final = 1
GUS: Final = 2

QUICK: Final = 6
"""Seconds for a card that somebody else could lay first."""


def scene(*hands: str, pile: str, draw: str, marken: str, turn: int = 0) -> dict[str, Any]:
    """A position in which throws are allowed; under the cards of `draw` lie all that are nowhere else."""
    held = [hand.split() for hand in hands]
    top, before_them = draw.split(), marken.split()
    known = {*pile.split(), *top, *before_them, *(card for hand in held for card in hand)}
    return {
        "hands": held,
        "marken": before_them,
        "pile": pile.split(),
        "draw": [*top, *(card for card in NAMES if card not in known)],
        "turn": turn,
        "throws": 1,
    }


TURNS: Final = Lesson(
    name="gress-1",
    edition="standard",
    options={"referee": "guided"},
    beginning=scene(
        "9S AC QC TD 8H 7H",
        "9C 7D 8S TH QS",
        "KC 9D AD 7S TS",
        pile="KS",
        draw="JD AH JS JH KD",
        marken="7C 8D QH",
    ),
    script=(
        barred("misfit", "play TD", "gress:4.5"),
        Task("suit", "play 9S", "gress:4.5"),
        *moves("1 play 9C"),
        barred("not-yet", "play AC", "gress:4.1"),
        *moves("2 draw"),
        Task("ace", "play AC", "gress:5.1"),
        Task("queen", "play QC", "gress:5.3"),
        *moves("2 play KC"),
        Task("debt", "draw", "gress:5.2"),
        *moves("1 draw", "1 draw"),
        Task("draw", "draw", "gress:4.7"),
    ),
    items=("misfit", "suit", "not-yet", "ace", "queen", "debt", "draw"),
)

THROWS: Final = Lesson(
    name="gress-2",
    edition="standard",
    options={"referee": "guided"},
    beginning=scene(
        "9H 7C 7H AS QD KC 8H",
        "KS TH 8D 9C",
        "8S AD TC 9S",
        pile="TS",
        draw="KD 7S KH TD",
        marken="JC JH JS",
        turn=CLEO,
    ),
    script=(
        Task("throw", "play 9H", "gress:4.11", seconds=QUICK),
        *moves("2 play 8S"),
        barred("colour", "play 7C", "gress:4.11"),
        Task("chain", "play 7H", "gress:4.11", seconds=QUICK),
        Task("ring", "play AS", "gress:1.2", seconds=QUICK),
        *moves("1 play KS"),
        Task("owing", "play QD", "gress:4.11", seconds=QUICK),
        *moves("2 draw", "2 play AD", "2 draw"),
        barred("forbidden", "play KC", "gress:4.8"),
        Task("debt", "draw", "gress:4.12"),
    ),
    items=("throw", "colour", "chain", "ring", "owing", "forbidden", "debt"),
)

SKIPPED: Final = Lesson(
    name="gress-3",
    edition="standard",
    options={"referee": "guided"},
    beginning=scene(
        "7S 8C KS 7C 7D TD 9S",
        "QS TH 9D AC",
        "7H 8S 9C QD TC TS KC",
        pile="QH",
        draw="KD 8D KH AS JC 9H",
        marken="JD JH JS",
        turn=GUS,
    ),
    script=(
        *moves("2 play 7H"),
        Task("ward-seven", "play 7S", "gress:6.5", seconds=QUICK),
        *moves("1 draw", "1 draw", "1 draw", "1 draw", "2 play 8S"),
        barred("skipped", "play KS", "gress:5.7", by="gress:4.1"),
        Task("ward-eight", "play 8C", "gress:5.7", seconds=QUICK),
        *moves("2 play 9C"),
        Task("packet", "play 7C 7D", "gress:6.4"),
        *moves("1 draw", "1 draw", "1 draw", "1 draw", "2 play QD"),
    ),
    items=("ward-seven", "skipped", "ward-eight", "packet"),
)

JACKS: Final = Lesson(
    name="gress-4",
    edition="standard",
    options={"referee": "guided"},
    beginning=scene(
        "JS TS 9H JD JC KD 8D",
        "AH TH 9S KC 7S 8H KS",
        "TC 8C 9D QC 7D",
        pile="QD",
        draw="KH 8S AS",
        marken="7C 7H JH",
        turn=CLEO,
    ),
    script=(
        Task("steal", "play JS", "gress:7.3", seconds=QUICK),
        Task("wish", "wish H", "gress:7.4"),
        *moves("1 play AH", "1 play TH", "2 play TC", "2 give 8C to 0", ticks="gift"),
        Task("ten", "play TS", "gress:4.5"),
        Task("give", "give 8C to 2", "gress:5.4"),
        *moves("1 play 9S", "2 play 9D", "2 swap 0"),
        Task("ward-nine", "play 9H", "gress:5.5", seconds=QUICK),
        Task("jack", "play JD", "gress:7.1"),
        barred("jack-on-jack", "play JC", "gress:7.2"),
        Task("wish-again", "wish C", "gress:7.4"),
        *moves("1 play KC"),
    ),
    items=("steal", "wish", "gift", "give", "ward-nine", "jack", "jack-on-jack"),
)

MARKE: Final = Lesson(
    name="gress-5",
    edition="standard",
    options={"referee": "guided"},
    beginning=scene("KC AC QS", "TC 8D", "9C JD 7H 8S", pile="8C", draw="9H 8H KD AD TH", marken="QC 7D 7S"),
    script=(
        Task("two-left", "play KC", "gress:8.1"),
        barred("too-soon", "marke", "gress:8.1"),
        Task("say", "vorletzte", "gress:8.1", seconds=QUICK),
        Task("marke", "marke", "gress:8.1", seconds=QUICK),
        *moves("1 draw", "1 play TC", "2 draw", "2 play 9C"),
        Task("complain", "complain vorletzte 1", "gress:8.2", seconds=QUICK),
        Task("ace", "play AC", "gress:5.1"),
        Task("say-again", "vorletzte", "gress:8.1"),
        Task("queen", "play QC", "gress:5.3"),
        *moves("2 play JD", "2 wish S", "1 draw", "1 draw", "1 draw"),
        Task("out", "play QS", "gress:9.1"),
        *moves("1 down", "2 down"),
    ),
    items=("two-left", "too-soon", "say", "marke", "complain", "say-again", "out"),
    account=("gress:9.4", "gress:2.8"),
)

FOULS: Final = Lesson(
    name="gress-6",
    edition="standard",
    options={"referee": "official"},
    beginning=scene(
        "9S QS 9H KC AS QD",
        "9D TS 7H 7S TD",
        "QH 8S 8D AD 7D QC",
        pile="KH",
        draw="AC 8H KD 8C TC AH KS",
        marken="JC JH JS",
    ),
    script=(
        Task("foul", "play 9S", "gress:10.5"),
        Task("take-back", "takeback", "gress:10.4"),
        Task("debt", "draw", "gress:4.13"),
        *moves("1 play 9D"),
        Task("complain", "complain misplay 1", "gress:10.5"),
        *moves("1 draw", "1 draw", "2 play QH"),
        Task("unfounded", "complain misplay 2", "gress:10.5"),
        Task("pay-one", "draw", "gress:4.12"),
        Task("pay-two", "draw", "gress:4.14"),
        *moves("1 draw"),
        Task("queen", "play QD", "gress:4.5"),
        *moves("1 play KD", "2 play QC"),
        Task("late", "play QS", "gress:Q16"),
        Task("forgiven", "takeback", "gress:10.4", seconds=QUICK),
    ),
    items=("foul", "take-back", "complain", "unfounded", "late", "forgiven"),
)

COURSE: Final = Course(Gress(), (TURNS, THROWS, SKIPPED, JACKS, MARKE, FOULS))
