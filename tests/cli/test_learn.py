"""The course in a terminal: what is shown and what may be typed."""

import io
import re
from collections.abc import Sequence
from typing import Any

import pytest
from rich.console import Console

from stammtisch.base.errors import Malformed
from stammtisch.cli.learn import learn
from stammtisch.cli.main import main
from stammtisch.lessons import courses
from stammtisch.lessons.lesson import Course
from stammtisch.lessons.run import Run
from stammtisch.words import LANGUAGES, Words, keys

COURSES = {game: courses.find(game) for game in courses.known()}

STAGES = range(1, 5)
TERMINAL: dict[str, Any] = {"force_terminal": True, "color_system": "256"}
EVERY_STAGE = pytest.mark.parametrize(
    ("game", "stage"),
    [(game, stage) for game, course in COURSES.items() for stage in range(1, len(course.lessons) + 1)],
)


def script(stage: int, game: str = "grass") -> list[str]:
    """Enter after the introduction, all acts of the script, and those that end free play."""
    return ["", *COURSES[game].lessons[stage - 1].acts]


def to_the_end(stage: int, game: str = "grass") -> list[str]:
    """As `script`, with an Enter for a last comment and for each step of the account."""
    run = followed(COURSES[game], stage)
    return [*script(stage, game), *[""] * (len(run.account()) + (not run.lesson.closing))]


def followed(course: Course, stage: int) -> Run:
    run = Run(course.game, course.lessons[stage - 1])
    for act in run.lesson.acts:
        run.answer(act)
    return run


class Learner:
    """Types the lines it was given and then leaves; remembers what it was shown."""

    def __init__(self, lines: Sequence[str], **how: Any) -> None:
        self.lines = list(lines)
        self.console = Console(**{"file": io.StringIO(), "width": 80, "height": 24, "_environ": {}, **how})
        self.shown: list[str] = []
        self.told = 0

    def __call__(self, prompt: str) -> str:
        text = self.text()
        self.shown.append(text[self.told :].split("\x1b[H")[-1] + prompt)
        self.told = len(text)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def text(self) -> str:
        assert isinstance(self.console.file, io.StringIO)
        return self.console.file.getvalue()


def taught(
    *lines: str, game: str = "grass", stage: int = 1, language: str = "en", name: str = "Ada", **how: Any
) -> Learner:
    learner = Learner(lines, **how)
    learn(game, stage=stage, name=name, language=language, console=learner.console, read=learner)
    return learner


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY_STAGE
def test_a_stage_is_passed_by_following_the_script_on_80_by_24(game: str, stage: int, language: str) -> None:
    learner = taught(*to_the_end(stage, game), game=game, stage=stage, language=language, **TERMINAL)
    for screen in learner.shown:
        assert screen.count("\n") < 24, screen
    words, lesson = Words(language), COURSES[game].lessons[stage - 1]
    verdict = flat(re.sub(r"\x1b\[[\d;]*m", "", learner.shown[-1]))
    assert flat(words.say("learn-passed", stage=stage)) in verdict
    assert flat(words.say("learn-progress", stages=[str(stage)])) in verdict
    assert flat(words.say(f"learn-{lesson.name}-after")) in re.sub(r" ?[│|] ?", " ", verdict).replace(
        "  ", " "
    )
    for item in lesson.items:
        assert f"✓ {words.say(f'learn-{game}-item-{item}')}" in verdict


def test_all_four_stages_in_a_row() -> None:
    lines = [line for stage in STAGES for line in [*to_the_end(stage), ""]]
    learner = taught(*lines)
    assert "Passed so far: 1, 2, 3, and 4." in flat(learner.shown[-1])
    assert "Enter: done" in learner.shown[-1]
    assert learner.text().endswith("practice is called:\n  stammtisch play grass\n")
    assert not learner.lines


def test_a_stage_can_be_played_again_and_passed_only_once() -> None:
    learner = taught(*to_the_end(1), "r", *to_the_end(1))
    assert "Passed so far: 1." in flat(learner.shown[-1])


def test_what_is_missing_is_named_and_the_next_stage_offered_all_the_same() -> None:
    closing = ["play MC", *[""] * 4]
    learner = taught(*script(3)[:-1], "waste BK", *closing, stage=3)
    verdict = flat(learner.shown[-1])
    assert "Not ticked yet: collect with BK." in verdict
    assert "Passed so far: nothing." in verdict
    assert "on to stage 4" in verdict


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("sing", "“sing” is not an act. Type waste -S"),
        ("waste HG", "here it is about something else. Type waste -S"),
        (
            "play CO",
            "you have no market yet. (grass.common:peddle.1; ? shows the rule) Asked for is waste -S",
        ),
        ("offer HG for MO to 1", "(grass.classic:tutorial.2; ? shows the rule)"),
        ("?", "Discarding a card (classic) grass.classic:waste.1"),
        ("? heat-off.2", "Where the pair goes grass.common:heat-off.2"),
        ("? heat", "Rules with “heat” in their name"),
        ("? whist", "There is no rule “whist”."),
        ("l", "There is nothing to look at now."),
        ("s", "No round has been settled yet."),
        ("h", "In the course nothing is saved"),
        ("\x1b[2J", "is not an act. Type waste -S"),
    ],
)
def test_whatever_is_typed_gets_an_answer_and_nothing_is_lost(typed: str, answer: str) -> None:
    learner = taught("", typed, "waste -S")
    assert answer in flat(learner.shown[2])
    assert "Ada wasted" in learner.shown[3]


def test_a_refusal_is_explained_with_the_rule_that_is_taught() -> None:
    learner = taught(*script(1)[:4], "?")
    assert "turn; yours will come. (grass.common:turn.0, grass.classic:turn.4;" in flat(learner.shown[4])
    assert "One card a turn: opening and selling take two" in flat(learner.shown[4])
    assert "grass.classic:turn.4" in learner.shown[5]


def test_a_question_mark_after_a_mistake_shows_the_rule_behind_it() -> None:
    learner = taught("", "play CO", "?")
    assert "Laying a peddle grass.common:peddle.1" in flat(learner.shown[3])


def test_free_play_understands_short_forms_and_asks_back() -> None:
    learner = taught(*script(1)[:-1], "w", "mc")
    free, asked, done = learner.shown[-3], learner.shown[-2], learner.shown[-1]
    assert "From here on you play as you like." in flat(free)
    assert "Which card do you waste?" in asked
    assert "Ada wasted Market Close" in flat(done)


def test_nonsense_in_free_play_is_one_clear_line() -> None:
    learner = taught(*script(1)[:-1], "sing")
    assert learner.shown[-1].startswith("“sing” is not an act; try play ")
    assert learner.shown[-1].count("\n") == 1


def test_the_account_comes_step_by_step_and_tells_nothing_too_soon() -> None:
    learner = taught(*to_the_end(3), stage=3)
    pages = learner.shown[-5:-1]
    rules = [re.findall(r"grass\.classic:score\.(\d)", page) for page in pages]
    assert rules == [["1", "1"], ["1", "2", "2"], ["1", "2", "3", "3"], ["1", "2", "3", "6", "6"]]
    assert "143,000" not in "".join(pages[:-1])
    assert "143,000" in pages[-1]


def test_the_misprint_of_the_book_is_shown_as_one() -> None:
    verdict = flat(taught(*to_the_end(3), stage=3).shown[-1])
    assert "221,000, where 231,000 is right" in verdict.replace("│ ", "").replace(" │", "")


def test_a_tall_screen_shows_the_whole_list() -> None:
    how: dict[str, Any] = {"force_terminal": True, "color_system": None}
    small, tall = taught("", "waste -S", **how), taught("", "waste -S", height=40, **how)
    assert "✓✓··········· 2/13" in small.shown[2]
    assert "✓ discard, for want of MO" in tall.shown[2]


def test_a_dumb_terminal_gets_plain_letters() -> None:
    learner = taught("", "waste -S", _environ={"TERM": "dumb"}, force_terminal=True)
    assert "x discard, for want of MO   . lay MO" in learner.text()


@pytest.mark.parametrize("lines", [["q"], ["", "q"], ["", "waste -S", "Q"], []])
def test_leaving_says_how_to_go_on(lines: list[str]) -> None:
    assert taught(*lines).text().endswith("Go on with:\n  stammtisch learn grass --stage 1\n")


@pytest.mark.parametrize(("stage", "following"), [(1, 2), (4, 4)])
def test_leaving_after_a_passed_stage_goes_on_with_the_next(stage: int, following: int) -> None:
    shown = taught(*to_the_end(stage), "q", stage=stage).text()
    assert shown.endswith(f"Go on with:\n  stammtisch learn grass --stage {following}\n")


def test_only_enter_goes_on_after_a_page() -> None:
    learner = taught("waste -S", "", *script(1)[1:])
    assert "Press Enter first" in learner.shown[1]


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"stage": 0}, "--stage: there is no stage 0; stages are 1 to 4"),
        ({"stage": 5}, "--stage: there is no stage 5; stages are 1 to 4"),
        ({"name": "x" * 300}, "--name: must have 1 to"),
    ],
)
def test_what_does_not_fit_is_one_clear_line(changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(Malformed) as refused:
        taught(**changes)
    assert str(refused.value).startswith(problem)


def test_the_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["stammtisch", "learn", "grass", "--stage", "2", "--lang", "de"])
    monkeypatch.setattr("sys.stdin", io.StringIO("\nq\n"))
    with pytest.raises(SystemExit) as ended:
        main()
    assert not ended.value.code
    assert "Stufe 2 von 4" in capsys.readouterr().out
    monkeypatch.setattr("sys.argv", ["stammtisch", "learn", "whist"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert (
        capsys.readouterr().err
        == "stammtisch: game: there is no course for 'whist'; known: double, grass, gress\n"
    )


@pytest.mark.parametrize(
    ("typed", "done"),
    [
        ("9h", "Ada threw 9H"),
        ("4", "Ada threw 9H"),
        ("play 9H", "Ada threw 9H"),
        ("h", "Type acts as they are asked for"),
        ("l", "There is nothing to look at now."),
        ("v", "here it is about something else. Type play 9H"),
        ("play 8H", "(gress:4.11; ? shows the rule) Asked for is play 9H"),
    ],
)
def test_gress_is_typed_line_by_line(typed: str, done: str) -> None:
    assert done in flat(taught("", typed, game="gress", stage=2).shown[2])


def test_double_is_played_freely_in_the_end() -> None:
    learner = taught(*script(3, "double")[:-2], "1", "tc", game="double", stage=3)
    assert "Ada played AH of AH/2C" in flat(learner.text())
    assert "You have no TC in your hand" in flat(learner.shown[-1])


def test_languages_have_the_same_words_around_the_course() -> None:
    assert keys("de", "learn") == keys("en", "learn")
    assert parameters("de") == parameters("en")


def parameters(language: str) -> dict[str, list[str]]:
    """The values each message asks for."""
    from importlib.resources import files

    text = (files("stammtisch.words") / language / "learn.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^(learn-[\w-]+) =((?:.*\n(?: .*\n|\n(?= ))*))", text, re.MULTILINE)
    return {key: sorted(set(re.findall(r"\$(\w+)", body))) for key, body in found}


def test_a_stage_has_no_total_to_reach() -> None:
    shown = "".join(taught(*script(1)[:2]).shown)
    assert "classic · round 1" in flat(shown)
    assert "250,000" not in shown
