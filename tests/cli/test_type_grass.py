"""Grass in the terminal: what may be typed."""

from pathlib import Path

import pytest

from stammtisch.base.bits import Dice
from stammtisch.cli.face import FollowUp
from stammtisch.cli.files import load_record
from stammtisch.cli.play import play
from stammtisch.match.events import Said
from stammtisch.match.replay import verify

from .grass_person import GRASS, MIDGAME, Person, asked, flat, go_on, own_acts, paper, written


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "grass.json"


SHORT_FORMS = [
    ("1", "play MC"),
    ("mc", "play MC"),
    ("play 1", "play MC"),
    ("2", "play PA"),
    ("3", "play +F on 2"),  # only Cleo has an open market
    ("3 1", "play +F on 1"),  # refused, with a reason
    ("+f cleo", "play +F on 2"),
    ("play +F on Cleo", "play +F on 2"),
    ("6 d", "play SO on 3"),
    ("6 on ben", "play SO on 1"),
    ("7 2 DF", "play ST on 2 for DF"),
    ("st cl for ja", "play ST on 2 for JA"),
    ("5 co", "play LU over CO"),
    ("5 mx co hg", "play LU over HG MX CO"),
    ("w 4", "waste -B"),
    ("w \N{MINUS SIGN}b", "waste -B"),
    ("waste 4", "waste -B"),
    ("w so", "waste SO"),  # refused, with a reason
    ("x hg df 2", "swap HG for DF of 2"),
    ("x hg 2 df", "swap HG for DF of 2"),
    ("x hg df", "swap HG for DF of 2"),
    ("swap HG for DF of Cleo", "swap HG for DF of 2"),
    ("o 4 mo 1", "offer -B for MO to 1"),
    ("o -b mo a", "offer -B for MO to all"),
    ("o -b mo dora", "offer -B for MO to 3"),
    ("offer -B for MO to Ben", "offer -B for MO to 1"),
    ("e", "end"),
    ("y", "accept"),
    ("n", "withdraw"),
    ("dance", "dance"),
]


@pytest.mark.parametrize(("line", "act"), SHORT_FORMS)
def test_numbers_short_forms_and_whole_acts_are_understood(line: str, act: str) -> None:
    table, view, offered = asked()
    assert table.act(view, offered, line) == act


@pytest.mark.parametrize(
    ("lines", "prompts", "act"),
    [
        (["6", "3"], ["On whom?"], "play SO on 3"),
        (["6", "dora"], ["On whom?"], "play SO on 3"),
        (["play so", "1"], ["On whom?"], "play SO on 1"),
        (["7", "1"], ["Which one?"], "play ST on 2 for DF"),  # dearest first
        (["7", "ja"], ["Which one?"], "play ST on 2 for JA"),
        (["5", "1"], ["Over which?"], "play LU over HG HG MX CO"),
        (["5", "CO HG"], ["Over which?"], "play LU over CO HG"),
        (["w", "4"], ["Which card do you waste?"], "waste -B"),
        (["x", "1", "1"], ["Which of your peddles", "Which one?"], "swap HG for DF of 2"),
        (
            ["o", "4", "MO", "2"],
            ["Which card do you give?", "What do you want", "To whom?"],
            "offer -B for MO to 2",
        ),
        (["o", "4", "MO a"], ["Which card do you give?", "What do you want"], "offer -B for MO to all"),
        (["o 4", "mo ben"], ["What do you want for -B"], "offer -B for MO to 1"),
    ],
)
def test_what_is_left_open_is_asked_for(lines: list[str], prompts: list[str], act: str) -> None:
    table, view, offered = asked()
    meant = table.act(view, offered, lines[0])
    for line, prompt in zip(lines[1:], prompts, strict=True):
        assert isinstance(meant, FollowUp)
        assert meant.prompt.startswith(prompt)
        answer = meant.answer(line)
        assert answer is not None
        meant = answer
    assert meant == act


def test_classic_deals_over_the_table_have_a_short_form() -> None:
    table, view, offered = asked("classic")
    assert table.act(view, offered, "ot co hg / df 2") == "offer table CO HG for table DF to 2"
    question = table.act(view, offered, "ot")
    assert isinstance(question, FollowUp)
    assert question.answer("hg / pa ben") == "offer table HG for table PA to 1"
    whole = "offer -B and table HG for MO and table PA to Ben"
    assert table.act(view, offered, whole) == whole.replace("Ben", "1")


@pytest.mark.parametrize("edition", GRASS.editions)
def test_every_act_that_is_offered_can_be_done(edition: str) -> None:
    table, view, offered = asked(edition)
    position = GRASS.read_position(MIDGAME, edition, {})
    assert {"offer"} == {act for act in offered if " " not in act}
    for act in offered:
        if act != "offer":
            GRASS.perform(position.copy(), 0, act)
            assert table.act(view, offered, act) == act


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("4", "There is no heat on you, so keep Heat Off: Bust for worse times. (grass.common:heat-off.1; ?"),
        ("3 1", "There is heat on Ben already; one worry at a time. (grass.common:heat-on.1; ?"),
        ("w 6", "You cannot throw paranoia away; laying it down means playing it. (grass.modern:waste.2; ?"),
        ("e", "Play or waste a card before you end your turn. (grass.modern:turn.5; ?"),
        ("y", "That offer is no longer on the table. (grass.digital:offer.5; ?"),
        ("5 co pa", "(grass.common:protected.1; ?"),
        ("x hg pa 3", "(grass.modern:swap.1; ?"),
        ("8", "“8” is not an act; try play MC."),
        ("play", "“play” is not an act; try play MC."),
        ("o xx", "“o xx” is not an act"),
        ("dance\x1b[2J", "“dance[2J” is not an act"),
        ("l", "The wasted pile from the top, 4 EU MO -S -S"),
        ("s", "No round has been settled yet."),
        ("?", "What you can do now ─"),
        ("?", "│ 3 +F Felony: on 2 Cleo │"),
        ("h", "At this table ─"),
        ("? heat-on.1", "grass.common:heat-on.1"),
        ("", "╭─ Grass · modern · round 2"),
    ],
)
def test_whatever_is_typed_gets_an_answer_and_costs_nothing(path: Path, line: str, answer: str) -> None:
    shown = go_on(written(path), Person(paper(), line))
    assert answer in flat(shown[-1])
    assert own_acts(path) == []


def test_a_question_mark_shows_the_rule_and_then_what_can_be_done(path: Path) -> None:
    shown = go_on(written(path), Person(paper(), "4", "?", "?"))
    assert "grass.common:heat-off.1" in shown[-2]
    assert "What you can do now" in shown[-1]


def test_a_question_can_be_left_with_enter_or_by_typing_something_else(path: Path) -> None:
    shown = go_on(written(path), Person(paper(), "6", "", "6", "w 4", "e"))
    assert shown[1].endswith("On whom? ")
    assert shown[2].endswith("o offer: ")
    assert own_acts(path)[:2] == ["waste -B", "end"]


def test_in_a_draft_the_pack_is_numbered(path: Path) -> None:
    person = Person(paper(), "1", "2")
    options = {"draft": "on"}
    play(
        "grass",
        players=3,
        bots=[],
        name="Ada",
        language="en",
        options=options,
        seed=2,
        record=path,
        resume=None,
        console=person.console,
        read=person,
    )
    assert person.shown[0].endswith("Which card do you keep? 1-6: ")
    assert person.shown[1].endswith("Which card do you keep? 1-5: ")
    assert "You keep" in person.shown[1]


@pytest.mark.parametrize("edition", GRASS.editions)
def test_whatever_is_typed_the_record_holds(path: Path, edition: str) -> None:
    typed = (
        "1 3 7 0 9 ² w e y n x o c ot ct a / HG MO -B LU ST play swap offer on to for take hidden Ben zz [b]"
    )
    words, dice = typed.split(), Dice(3)
    lines = [
        " ".join(words[dice.below(len(words))] for word in range(1 + dice.below(5))) for line in range(300)
    ]
    go_on(written(path, edition), Person(paper(), *lines))
    assert verify(load_record(path)).entries > 3


def test_talk_is_shown_and_kept_and_changes_nothing(path: Path) -> None:
    written(path, **MIDGAME)
    before = load_record(path)
    shown = go_on(path, Person(paper(), "say I hold no Panama.", "say " + "x" * 300))
    assert "Ada: “I hold no Panama.”" in shown[1]
    assert "1 to 200 letters" in shown[2]
    (said,) = load_record(path).events[len(before.entries) :]
    assert isinstance(said, Said)
    assert (said.seat, said.name, said.text) == (0, "Ada", "I hold no Panama.")
    assert verify(load_record(path)).entries == len(before.entries) + 1


def test_the_card_ja_is_no_yes() -> None:
    hands = [["JA", *MIDGAME["hands"][0][1:]], *MIDGAME["hands"][1:3], ["UW", "-F", "-F", "PF", "MC", "HG"]]
    table, view, offered = asked(**MIDGAME | {"hands": hands})
    assert table.act(view, offered, "JA") == "play JA"
