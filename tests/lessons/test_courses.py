"""What holds for every lesson: its script does what it says, and everything it says has words."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed
from stammtisch.games.game import Game
from stammtisch.games.listing import whole_acts
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


class Advice(NamedTuple):
    """What the text of free play recommends: acts, in any order, and cards to hold on to; and what it only
    speaks of."""

    acts: tuple[str, ...]
    kept: tuple[str, ...] = ()
    named: tuple[str, ...] = ()


ADVICE: dict[str, Advice] = {
    "double-3": Advice(("play AH",), (), ("2C", "TD", "6C")),
    "grass-1": Advice(("play MC",)),
    "grass-2": Advice(("play MC", "offer HG for MX to 1", "offer CO for JA to all")),
    "grass-3": Advice(("play MC",), ("BK",), ("DF",)),
    "grass-4": Advice(("play SO", "offer SO for HG to 1", "offer SO for MX to 2", "play MC")),
}
FREE = [(game, lesson) for game, lesson in ALL if lesson.closing]
PLAYED_FREELY = pytest.mark.parametrize(("game", "lesson"), FREE, ids=[lesson.name for _, lesson in FREE])
SOON = 40
"""After so many acts the learner does nothing but what is recommended."""


def possible(run: Run, advice: Advice, dice: Dice) -> list[str]:
    """What else the learner may do, without parting with what is to be kept."""
    listed = whole_acts(run.offers)
    acts = [act for act in listed if not set(advice.kept) & set(act.split()) and act.split()[0] != "offer"]
    return [acts[place] for place in dice.draw(len(acts), len(acts))]


def take_advice(game: Game[Any, Any], lesson: Lesson, first: str, seed: int) -> Run:
    """Somebody who begins with one piece of advice, and then does what is advised or something else, as long
    as the lesson goes on."""
    run, dice, advice = Run(game, lesson), Dice(seed), ADVICE[lesson.name]
    for _ in follow(run):
        pass
    offered = Counter[str]()
    acts = [first]
    while not run.over:
        for act in acts:
            offered[act] += 1
            if offered[act] <= 2 and run.answer(act).outcome == "done":
                break
        else:
            assert any(run.answer(act).outcome == "done" for act in possible(run, advice, dice))
        heeded = sum(offered.values()) > SOON or dice.below(2)
        acts = (
            [advice.acts[place] for place in dice.draw(len(advice.acts), len(advice.acts))] if heeded else []
        )
    return run


@pytest.mark.proof("courses")
@PLAYED_FREELY
@pytest.mark.parametrize("seed", range(12))
def test_who_takes_any_of_the_advice_passes(game: Game[Any, Any], lesson: Lesson, seed: int) -> None:
    for first in ADVICE[lesson.name].acts:
        run = take_advice(game, lesson, first, seed)
        assert run.passed, (first, set(lesson.items) - set(run.ticked))


@PLAYED_FREELY
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_that_free_play_speaks_of_are_in_the_advice(
    game: Game[Any, Any], lesson: Lesson, language: str
) -> None:
    advice, text = ADVICE[lesson.name], Words(language).say(f"learn-{lesson.name}-free")
    spoken = set(re.findall(rf"(?<!\w){CODE}(?!\w)", text))
    assert spoken <= {*" ".join(advice.acts).split(), *advice.kept, *advice.named}
