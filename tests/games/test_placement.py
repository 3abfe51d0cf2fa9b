"""Positions of Double that can't have come about are malformed; their nearest neighbours are not.

Positions are written as lines, the later of two equal fields counts, and what is no field is an option.
"""

import re
from pathlib import Path

import pytest

from stammtisch.base.errors import Malformed
from stammtisch.games.catalogue import find
from stammtisch.games.double.notation import PositionData
from stammtisch.games.double.placement import MOST_POINTS
from stammtisch.games.double.position import DoublePosition

DOUBLE = find("double")
RECORDS = Path(__file__).parents[2] / "docs" / "records.md"

DEALT = "round=3 dealer=1 turn_up=AS/2D"
PLAY = f"phase=play {DEALT} bids=1,1"
ONE = f"{PLAY} tricks=1,0 earlier_leaders=0 hands=QH/4D,QH/4D|JD/5S,JD/5S"
TWO = f"{PLAY} tricks=2,0 earlier_leaders=0,0 hands=QH/4D|JD/5S"
RUFFED = f"{PLAY} tricks=0,1 earlier=5C,AS earlier_leaders=0 hands=QH/4D,QH/4D|JD/5S"
BID = f"phase=bid {DEALT} round=1 hands=QH/4D|JD/5S"
DEAL = "phase=deal round=3 dealer=0 points=15,20"
SETTLED = f"{DEAL} turn_up=AS/2D bids=2,0 tricks=2,0 earlier=5C,KH|8C,TH earlier_leaders=0,0"
OVER = "phase=over round=10 dealer=1 points=30,20"
ENDED = f"{OVER} turn_up=AS/2D bids=1,0 tricks=1,0 earlier=5C,KH earlier_leaders=0"
LOT = "phase=lot points=15,15"
EXTRA = "tie=extra_round phase=deal round=11 dealer=1 points=30,30,20 contenders=0,1"


def placed(line: str) -> DoublePosition:
    words = dict(word.split("=") for word in line.split())
    fields = {name: text for name, text in words.items() if name in PositionData.__struct_fields__}
    options = {name: int(text) if text.isdigit() else text for name, text in words.items()}
    agreed = {name: value for name, value in options.items() if name not in fields}
    position: DoublePosition = DOUBLE.read_line(
        " ".join(f"{name}={text}" for name, text in fields.items()), "", agreed
    )
    return position


def again(position: DoublePosition) -> str:
    """The line of a position, from the line of a position."""
    options = DOUBLE.agreed(position)
    return DOUBLE.write_line(DOUBLE.read_line(DOUBLE.write_line(position), "", options))


@pytest.mark.rule("double:setup:stake")
@pytest.mark.parametrize(
    ("impossible", "field", "rule", "possible"),
    [
        # Seat 1 does not follow clubs; then it has clubs to follow with, on the other half, to lead.
        (f"{TWO} earlier=5C,KH|9C,TC", "earlier[1]", "double:play:follow", f"{TWO} earlier=5C,KH|9C,TH"),
        (f"{TWO} earlier=5C,KH|9C,KD", "earlier[1]", "double:play:follow", f"{TWO} earlier=5C,KH|9C,QH"),
        (f"{ONE} earlier=5C,KD", "earlier[0]", "double:play:follow", f"{ONE} earlier=5C,KH"),
        (f"{RUFFED} trick=TC", "trick", "double:play:follow", f"{RUFFED} trick=TH"),
        (f"{SETTLED} earlier=5C,KH|8C,KD", "earlier[1]", "double:play:follow", SETTLED),
        # The Pope proves nothing, unless it may be played only by who can't follow.
        (
            f"{ONE} tricks=0,1 earlier=4S,PO colourless_follow=only_if_void",
            "earlier[0]",
            "double:play:follow",
            f"{ONE} tricks=0,1 earlier=4S,PO",
        ),
        # The starter leads, if the first trick is among those listed.
        (
            f"{ONE} dealer=0 earlier=5C,KH",
            "earlier_leaders[0]",
            "double:play:lead-first",
            f"{TWO} dealer=0 earlier=5C,KH earlier_leaders=0",
        ),
        (f"{SETTLED} dealer=1", "earlier_leaders[0]", "double:play:lead-first", SETTLED),
        (f"{ENDED} dealer=0", "earlier_leaders[0]", "double:play:lead-first", ENDED),
        # The game ends after its last round.
        (f"{OVER} round=9", "round", "double:round:count", OVER),
        # A tie is no end where it calls for an extra round.
        (f"{OVER} points=30,30 tie=extra_round", "phase", "double:opt:tie", f"{OVER} tie=extra_round"),
        (f"{OVER} points=30,30 tie=extra_round", "phase", "double:opt:tie", f"{OVER} points=30,30"),
        (
            f"{OVER} points=30,30 tie=extra_round",
            "phase",
            "double:opt:tie",
            f"{OVER} points=30,30 tie=extra_round round=11",
        ),
        # Only those level at the top can win in the extra round, and before it all can.
        (f"{EXTRA} points=30,31,20", "contenders", "double:opt:tie", EXTRA),
        (f"{EXTRA} contenders=0,1,2", "contenders", "double:opt:tie", f"{EXTRA} points=30,30,30 contenders="),
        (f"{EXTRA} contenders=0", "contenders", "double:opt:tie", EXTRA),
        (
            f"{EXTRA} phase=over contenders=0",
            "contenders",
            "double:opt:tie",
            f"{EXTRA} phase=over points=9,8,20",
        ),
        (f"{EXTRA} round=10", "contenders", "double:opt:tie", f"{EXTRA} round=10 contenders=0,1,2"),
        # Before the lot nothing has happened, before the first deal little.
        (f"{LOT} dealer=0", "dealer", "double:setup:first-dealer", LOT),
        (f"{LOT} round=2", "round", "double:round:phases", LOT),
        (f"{LOT} points=15,16", "points", "double:round:phases", f"{LOT} points=15,16 phase=deal dealer=0"),
        (f"{LOT} bids=0,0", "bids", "double:round:phases", LOT),
        (f"{LOT} turn_up=AS/2D", "turn_up", "double:round:phases", LOT),
        (f"{DEAL} round=1 bids=0,0", "bids", "double:round:phases", f"{DEAL} round=2 bids=0,0"),
        (f"{DEAL} round=1 voids=C,", "voids", "double:round:phases", f"{DEAL} round=2 voids=C,"),
        # The deal moves left.
        (f"{DEAL} first_dealer=1", "dealer", "double:round:dealer-rotation", f"{DEAL} first_dealer=0"),
        (f"{BID} first_dealer=0", "dealer", "double:round:dealer-rotation", f"{BID} first_dealer=1"),
        (f"{OVER} first_dealer=1", "dealer", "double:round:dealer-rotation", f"{OVER} first_dealer=0"),
        # What lies there from the round settled fits it: round 2 before the third deal.
        (f"{DEAL} bids=3,0", "bids[0]", "double:bid:range", f"{DEAL} bids=2,0"),
        (f"{DEAL} bids=2,-", "bids", "double:bid:mandatory", f"{DEAL} bids=-,-"),
        (f"{DEAL} tricks=1,0", "tricks", "double:round:schedule", f"{DEAL} tricks=1,1"),
        (f"{OVER} bids=2,0", "bids[0]", "double:bid:range", f"{OVER} bids=1,0"),
        (f"{OVER} tricks=1,1", "tricks", "double:round:schedule", f"{OVER} tricks=0,1"),
        # Nobody owned less than nothing before the last settlement, and there was one.
        (
            f"{DEAL} points=4,20 changes=5,0",
            "changes[0]",
            "double:score:nonnegative",
            f"{DEAL} points=5,20 changes=5,0",
        ),
        (
            f"{BID} changes=5,0",
            "changes[0]",
            "double:round:phases",
            f"{BID} round=2 hands=QH/4D,QH/4D|JD/5S,JD/5S changes=5,0",
        ),
        # Nobody has shown anything before the first card.
        (f"{BID} voids=C,", "voids[0]", "double:info:void-inference", BID),
        (
            f"{BID} phase=play bids=1,1 voids=C,",
            "voids[0]",
            "double:info:void-inference",
            f"{BID} phase=play bids=1,1 voids=C, hands=|JD/5S trick=5C",
        ),
    ],
)
def test_what_cannot_have_come_about_is_malformed(
    impossible: str, field: str, rule: str, possible: str
) -> None:
    with pytest.raises(Malformed, match=re.escape(f"({rule})")) as problem:
        placed(impossible)
    assert problem.value.field == f"position.{field}"
    position = placed(possible)
    assert again(position) == DOUBLE.write_line(position)


def test_a_position_without_its_earlier_tricks_lists_those_won_since() -> None:
    position = placed(f"{PLAY} tricks=1,0 leader=0 hands=QH/4D,QH/4D|JD/5S,JD/5S")
    for act in ("play QH", "play JD"):
        DOUBLE.perform(position, int(position.actor), act)
    assert DOUBLE.write_position(position)["earlier"] == [["QH", "JD"]]
    assert again(position) == DOUBLE.write_line(position)


def test_the_records_page_says_how_many_points_there_can_be() -> None:
    (most,) = re.findall(r"points of each seat, 0 to (\d+)", RECORDS.read_text(encoding="utf-8"))
    assert int(most) == MOST_POINTS
    points = f"phase=deal dealer=0 points=0,{most}"
    assert placed(points).scores() == [0, MOST_POINTS]
    with pytest.raises(Malformed):
        placed(f"{points}0")
