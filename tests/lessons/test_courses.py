"""What holds for every lesson: its script does what it says, and everything it says has words."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from stammtisch.base.errors import Malformed
from stammtisch.games.game import Game
from stammtisch.lessons import courses
from stammtisch.lessons.lesson import LEARNER, Lesson, Move, Task
from stammtisch.lessons.run import Answer, Run
from stammtisch.words import LANGUAGES, Words, keys

COURSES = {game: courses.find(game) for game in courses.known()}

ALL = [(course.game, lesson) for course in COURSES.values() for lesson in course.lessons]
LESSONS = pytest.mark.parametrize(("game", "lesson"), ALL, ids=[lesson.name for _, lesson in ALL])
CODE = r"(?:[A-Z]{2}|[+-][BDFS]|[2-9TJQKA][CSHD])"
"""A card, as it is written in any of the games."""
NAMED_OTHERWISE = {
    "heat-off": "the task before was about the same card",
    "doublecrossed": "its name says it",
    "new-market": "its name says it",
    "open": "the first thing one learns",
}


def follow(run: Run) -> Iterator[tuple[Task, Answer]]:
    """All tasks of the script, answered as they ask for."""
    while not run.free and not run.over:
        task = run.expected()
        yield task, run.answer(task.act)


@LESSONS
def test_following_the_script_ticks_the_whole_check_list(game: Game[Any, Any], lesson: Lesson) -> None:
    run = Run(game, lesson)
    for act in lesson.acts:
        run.answer(act)
    assert run.over
    assert run.passed
    assert Counter(run.ticked) == Counter(lesson.items)


@LESSONS
def test_every_act_is_done_or_refused_as_the_script_says(game: Game[Any, Any], lesson: Lesson) -> None:
    """And what is refused changes nothing, until the others go on."""
    run = Run(game, lesson)
    before = run.line
    for task, answer in follow(run):
        if task.refused:
            assert (answer.outcome, answer.refused and answer.refused.rule) == ("learnt", task.refused)
            assert bool(answer.scenes) == (run.line != before)
        else:
            assert (answer.outcome, answer.refused) == ("done", None), task
        if item := lesson.ticked_by(task):
            assert answer.ticked[0] == item
        before = run.line


@LESSONS
def test_whatever_else_is_tried_leaves_everything_as_it_was(game: Game[Any, Any], lesson: Lesson) -> None:
    run = Run(game, lesson)
    for task in lesson.tasks:
        before = run.line, list(run.ticked)
        for act in {"sing", "draw", "bid 0", "waste MC", "play AS", "vorletzte"} - {task.act}:
            answer = run.answer(act)
            assert answer.outcome in ("refused", "other", "unreadable")
            assert (answer.scenes, answer.ticked) == ((), ())
        assert (run.line, run.ticked) == before
        run.answer(task.act)


@LESSONS
def test_scenes_are_what_the_learner_sees(game: Game[Any, Any], lesson: Lesson) -> None:
    run = Run(game, lesson)
    shown = [scene.facts for scene in run.opening]
    moves = 0
    for _, answer in follow(run):
        shown += [scene.facts for scene in answer.scenes]
        moves += len(answer.scenes) - (answer.outcome == "done")
    assert [fact for facts in shown for fact in facts] == run.heard
    assert all(fact.seen_by(LEARNER) for fact in run.heard)
    begun = len(run.opening) - 1
    if not lesson.closing:
        assert begun + moves == sum(isinstance(part, Move) for part in lesson.script)


@LESSONS
def test_bots_follow_the_script_and_only_bots_do(game: Game[Any, Any], lesson: Lesson) -> None:
    assert {part.seat for part in lesson.script if isinstance(part, Move)} == {1, 2}


@LESSONS
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there(game: Game[Any, Any], lesson: Lesson, language: str) -> None:
    assert texts(game.name, lesson) <= set(keys(language, f"learn_{game.name}"))


def texts(game: str, lesson: Lesson) -> set[str]:
    names = ["title", "intro", "after", *(["free"] if lesson.closing else [])]
    names += [name for task in lesson.tasks for name in (task.name, f"{task.name}-done")]
    said = {f"learn-{lesson.name}-{name}" for name in names}
    return said | {f"learn-{game}-item-{item}" for item in lesson.items}


@pytest.mark.parametrize("game", COURSES)
def test_no_text_is_left_over_and_both_languages_have_the_same(game: str) -> None:
    used = {text for lesson in COURSES[game].lessons for text in texts(game, lesson)}
    assert set(keys("en", f"learn_{game}")) == used
    assert keys("de", f"learn_{game}") == keys("en", f"learn_{game}")


@LESSONS
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_speak_of_the_card_that_is_asked_for(
    game: Game[Any, Any], lesson: Lesson, language: str
) -> None:
    """By its code, unless everybody knows."""
    words = Words(language)
    for task in lesson.tasks:
        if task.name not in NAMED_OTHERWISE:
            text = words.say(f"learn-{lesson.name}-{task.name}")
            cards = re.findall(rf"(?<!\S){CODE}(?!\S)", task.act)
            assert set(cards) <= set(re.findall(rf"(?<!\w){CODE}(?!\w)", text)), task


@LESSONS
def test_every_rule_of_a_task_is_one_of_the_rulebook(game: Game[Any, Any], lesson: Lesson) -> None:
    words = Words("en")
    for task in [*lesson.tasks, *lesson.closing]:
        assert words.rule(task.rule), task
        assert not task.refused or words.rule(task.refused), task
    assert all(words.rule(rule) for rule in lesson.account)


def test_a_course_is_found_by_its_game() -> None:
    assert courses.find("grass").game.name == "grass"
    with pytest.raises(Malformed, match="there is no course for 'whist'; known: double, grass, gress"):
        courses.find("whist")
