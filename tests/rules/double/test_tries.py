"""What people try, and the rule that a player would want to read: with acts that can be written as such, and
with what is no act at all."""

from typing import Any, Final

import pytest

from stammtisch.base.errors import Malformed, Refused
from stammtisch.games.double.position import DoublePosition
from stammtisch.words import LANGUAGES, Words, with_names

from .table import DOUBLE, after, deal, dealt, start

HANDS: Final = "JC/5H 8D/7H | AC/2H KD/3C | AC/2H TC/6D"
PLAYING: Final = [
    (1, "play KD", "play:follow"),
    (1, "play AC", "play:follow-which-motif"),
    (1, "play TC", "play:own-card"),
    (1, "play QS", "play:own-card"),
    (0, "play 8D", "play:turn-order"),
    (2, "play 2H", "play:turn-order"),
    (1, "bid 1", "round:phases"),
    (1, "bid 9", "round:phases"),
    (2, "bid 1", "round:phases"),
    # what is no act
    (1, "play AC/2H", "play:motif-choice"),
    (1, "play 2H/AC", "play:motif-choice"),
    (1, "play AC 2H", "play:motif-choice"),
    (1, "play AC and 2H", "play:motif-choice"),
    (1, "play KD of AC/2H", "play:motif-choice"),
    (1, "play TC/6D", "play:own-card"),
    (1, "play TC 6D", "play:own-card"),
    (1, "play AC KD", "play:turn-order"),
    (1, "play 2H 3C", "play:turn-order"),
    (1, "play AC/2H KD/3C", "play:turn-order"),
    (2, "play AC/2H", "play:turn-order"),
    (2, "play KD of AC/2H", "play:turn-order"),
    (1, "pass", "play:turn-order"),
    (1, "draw", "trump:card-out-of-play"),
]
BIDDING: Final = [
    (0, "bid 3", "bid:range"),
    (1, "bid 0", "bid:order"),
    (0, "play 5H", "round:phases"),
    # what is no act
    (0, "bid 6", "bid:range"),
    (0, "bid 100", "bid:range"),
    (0, "bid -1", "bid:range"),
    (0, "bid 1.5", "bid:range"),
    (1, "bid 7", "bid:order"),
    (0, "pass", "bid:mandatory"),
    (1, "pass", "bid:order"),
    (0, "play JC/5H", "round:phases"),
    (0, "draw", "trump:card-out-of-play"),
]


def refusal(position: DoublePosition, seat: int, text: str) -> Refused:
    """Why something is refused as people write it; nothing may have changed."""
    before = DOUBLE.write_line(position)
    with pytest.raises(Refused) as found:
        DOUBLE.perform(position, seat, DOUBLE.whole_act(position, seat, text))
    assert DOUBLE.write_line(position) == before
    return found.value


def playing() -> DoublePosition:
    return after(dealt(HANDS), "0 0 0 5H")


@pytest.mark.rule("double:play:motif-choice")
@pytest.mark.rule("double:play:turn-order")
@pytest.mark.rule("double:play:own-card")
@pytest.mark.rule("double:trump:card-out-of-play")
@pytest.mark.rule("double:amb:irregularities")
@pytest.mark.parametrize(("seat", "text", "rule"), PLAYING)
def test_a_try_in_a_trick_names_its_rule(seat: int, text: str, rule: str) -> None:
    assert refusal(playing(), seat, text).rule == f"double:{rule}"


@pytest.mark.rule("double:bid:range")
@pytest.mark.rule("double:bid:mandatory")
@pytest.mark.rule("double:amb:irregularities")
@pytest.mark.parametrize("options", [{}, {"bid_total": "hook"}])
@pytest.mark.parametrize(("seat", "text", "rule"), BIDDING)
def test_a_try_at_a_prediction_names_its_rule(
    seat: int, text: str, rule: str, options: dict[str, Any]
) -> None:
    assert refusal(dealt(HANDS, **options), seat, text).rule == f"double:{rule}"


@pytest.mark.rule("double:bid:range")
def test_the_last_to_predict_is_told_of_the_range_and_not_of_the_hook() -> None:
    position = after(dealt(HANDS, bid_total="hook"), "1 1")
    assert refusal(position, 2, "bid 0").rule == "double:opt:bid_total"
    assert refusal(position, 2, "bid 7").rule == "double:bid:range"
    assert refusal(position, 2, "pass").rule == "double:bid:mandatory"


@pytest.mark.rule("double:bid:final")
@pytest.mark.parametrize("text", ["bid 1", "bid 8", "pass"])
def test_who_has_predicted_has_predicted(text: str) -> None:
    assert refusal(after(dealt(HANDS), "0"), 0, text).rule == "double:bid:final"


@pytest.mark.rule("double:bid:chips-limit")
def test_who_has_no_points_left_predicts_nothing() -> None:
    position = deal(start(2, schedule=[2], first_dealer=1), "AC/2H KD/3C | QH/4D JS/5D")
    position.points[0] = 1
    assert refusal(position, 0, "bid 2").rule == "double:bid:chips-limit"


@pytest.mark.rule("double:play:motif-choice")
@pytest.mark.parametrize("text", ["play 2H of AC/2H", "PLAY 2h OF 2h/ac"])
def test_a_half_may_be_named_with_its_card(text: str) -> None:
    assert DOUBLE.whole_act(playing(), 1, text) == "play 2H"


@pytest.mark.rule("double:amb:irregularities")
@pytest.mark.parametrize(
    "text",
    [
        "sing",
        "bid",
        "bid two",
        "bid 1 2",
        "play",
        "play XX/2H",
        "play AC/3C",
        "play 2H of",
        "play 2H of 3C",
        "pass 1",
    ],
)
def test_what_nobody_can_understand_is_no_try(text: str) -> None:
    with pytest.raises(Malformed):
        DOUBLE.whole_act(playing(), 1, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_try_has_words(language: str) -> None:
    words = Words(language)
    for position, rows in ((playing(), PLAYING), (dealt(HANDS), BIDDING)):
        for seat, text, _ in rows:
            why = refusal(position, seat, text)
            assert words.refusal(why.rule, with_names(why.values, ["Ada", "Ben", "Cleo"]))
