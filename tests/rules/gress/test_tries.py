"""What people try and no act can say, and the rule that refuses it."""

from typing import Final

import pytest

from stammtisch.base.errors import Malformed, Refused
from stammtisch.games.gress.position import GressPosition
from stammtisch.words import LANGUAGES, Words, with_names

from .table import GRESS, after, placed

HANDS: Final = "TH 8S QC | KH 9D | AS 7C"
TRIES: Final[list[tuple[str, str, str]]] = [
    ("", "pass", "gress:4.10"),
    ("", "holding open", "gress:10.3"),
    ("", "give QC 8S to 1", "gress:5.4"),
    ("0 play TH", "give QC 8S to 1", "gress:5.4"),
    ("0 play TH", "give QC and 8S to 1", "gress:5.4"),
    ("0 play TH", "give QC to 1 2", "gress:5.4"),
    ("0 play TH", "holding give QC to 1 2", "gress:5.4"),
    ("", "wish H S", "gress:7.4"),
    ("", "wish HS", "gress:7.4"),
    ("", "swap 0 1 2", "gress:5.5"),
]


def refusal(position: GressPosition, text: str) -> Refused:
    before = GRESS.write_line(position)
    with pytest.raises(Refused) as found:
        GRESS.whole_act(position, 0, text)
    assert GRESS.write_line(position) == before
    return found.value


@pytest.mark.rule("gress:4.10")
@pytest.mark.rule("gress:5.4")
@pytest.mark.rule("gress:7.4")
@pytest.mark.rule("gress:10.3")
@pytest.mark.parametrize("referee", ["official", "guided"])
@pytest.mark.parametrize(("story", "text", "rule"), TRIES)
def test_a_try_names_its_rule(story: str, text: str, rule: str, referee: str) -> None:
    assert refusal(after(placed(HANDS, "9H", referee=referee), story), text).rule == rule


@pytest.mark.rule("gress:7.4")
@pytest.mark.parametrize("text", ["wish H S", "wish HS"])
def test_who_may_wish_wishes_for_one_suit(text: str) -> None:
    why = refusal(after(placed("JC 8S QC | KH 9D | AS 7C", "9H"), "0 play JC"), text)
    assert (why.rule, why.values["reason"]) == ("gress:7.4", "one")


@pytest.mark.rule("gress:6.3")
def test_two_players_swap_and_no_more() -> None:
    why = refusal(after(placed("9H 9D 8S | KH 9D | AS 7C", "9H"), "0 play 9H 9D"), "swap 0 1 2")
    assert (why.rule, why.values["reason"]) == ("gress:6.3", "two")


@pytest.mark.rule("gress:4.10")
def test_before_the_game_is_open_nobody_has_to_pass() -> None:
    hands = [["7C", "8C", "9C", "TC", "JC"], ["7S", "8S", "9S", "TS", "JS"], ["7H", "8H", "9H", "TH", "JH"]]
    data = {"phase": "ready", "hands": hands, "dealer": 0, "marken": ["AC", "AS", "AH"]}
    assert refusal(GRESS.read_position(data, "", {"decks": 2}), "pass").rule == "gress:3.7"


@pytest.mark.rule("gress:2.6")
@pytest.mark.parametrize("text", ["vorletzte", "complain misplay 1", "swap 1", "wish H"])
def test_words_are_said_with_neither_hand(text: str) -> None:
    assert GRESS.whole_act(placed(HANDS, "9H"), 0, f"holding {text}") == text


@pytest.mark.parametrize(
    "text",
    [
        "sing",
        "give QC",
        "give to 1",
        "give QC 8S to 7",
        "wish",
        "wish X Y",
        "swap",
        "swap 0 1 7",
        "holding swap 9",
        "holding",
    ],
)
def test_what_nobody_can_understand_is_no_try(text: str) -> None:
    with pytest.raises(Malformed):
        GRESS.whole_act(placed(HANDS, "9H"), 0, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_try_has_words(language: str) -> None:
    words = Words(language)
    for story, text, _ in TRIES:
        why = refusal(after(placed(HANDS, "9H"), story), text)
        assert words.refusal(why.rule, with_names(why.values, ["Ada", "Ben", "Cleo"]))
