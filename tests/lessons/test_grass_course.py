"""The script of the course does what it says: every act is done or refused as written, and all is ticked."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from stammtisch.games.bits import Dice
from stammtisch.games.errors import Malformed, Refused
from stammtisch.games.grass.cards import course_pack
from stammtisch.games.grass.speech import spoken, unfinished
from stammtisch.games.grass.view import STAGES, imagine
from stammtisch.lessons import courses
from stammtisch.lessons.grass import COURSE
from stammtisch.lessons.lesson import LEARNER, Lesson, Move, Task
from stammtisch.lessons.run import Answer, Run
from stammtisch.players.rule import Rule
from stammtisch.words import LANGUAGES, Words, keys

CHECK_LISTS = {
    "grass-1": "draw discard open one-card peddle heat heated wrong-heat-off heat-off fine second-open "
    "close-wasted close",
    "grass-2": "trade table-trade combined hand-for-table nothing-in-return too-late",
    "grass-3": "protect too-much feelgood steal steal-heated banker",
    "grass-4": "stonehigh euphoria sold-out doublecrossed wiped-out new-market fines",
}
LESSONS = pytest.mark.parametrize("lesson", COURSE.lessons, ids=lambda lesson: lesson.name)


def follow(run: Run) -> Iterator[tuple[Task, Answer]]:
    """All tasks of the script, answered as they ask for."""
    while not run.free:
        task = run.expected()
        yield task, run.answer(task.act)


def followed(lesson: Lesson) -> Run:
    run = Run(COURSE.game, lesson)
    for _ in follow(run):
        pass
    return run


def bot_act(run: Run, dice: Dice) -> str:
    """What the rule player would do in the learner's seat, as a whole act."""
    player, steps = Rule(COURSE.game), list[int]()
    position = imagine(run.view, dice)
    stage = STAGES.index(run.view.stage)
    while not steps or unfinished(position.stage):
        view = COURSE.game.view(position, LEARNER)
        steps.append(player.choose(view, position.acts(LEARNER), dice))
        position.apply(LEARNER, steps[-1])
    return spoken(stage, steps)


@LESSONS
def test_the_deal_is_the_pack_of_the_stage(lesson: Lesson) -> None:
    stage = lesson.options["course"]
    assert lesson.edition == "classic"
    assert Counter(lesson.deal_order) == +Counter(course_pack(stage))
    assert [len(hand.split()) for hand in lesson.hands] == [6, 6, 6]


@LESSONS
def test_everybody_is_dealt_the_hand_that_is_written_down(lesson: Lesson) -> None:
    run = Run(COURSE.game, lesson)
    drawn = lesson.stack.split()[0]
    assert Counter(run.view.hand) == Counter([*lesson.hands[LEARNER].split(), drawn])
    assert run.view.active == LEARNER


@LESSONS
def test_the_check_list_is_complete_and_following_the_script_ticks_it(lesson: Lesson) -> None:
    assert lesson.items == tuple(CHECK_LISTS[lesson.name].split())
    run = followed(lesson)
    assert run.view.actor == LEARNER
    assert run.answer(lesson.closing.act).outcome == "done"
    assert run.over
    assert run.passed
    assert sorted(run.ticked) == sorted(lesson.items)


@LESSONS
def test_every_act_is_done_or_refused_as_the_script_says(lesson: Lesson) -> None:
    run = Run(COURSE.game, lesson)
    for task, answer in follow(run):
        if task.refused:
            assert (answer.outcome, answer.refused and answer.refused.rule) == ("learnt", task.refused)
        else:
            assert (answer.outcome, answer.refused) == ("done", None), task
        if task.ticks:
            assert answer.ticked[0] == task.ticks


@LESSONS
def test_no_refusal_changes_the_position(lesson: Lesson) -> None:
    """Each task that is to be refused, tried once more on a table of its own."""
    run = Run(COURSE.game, lesson)
    while not run.free:
        task = run.expected()
        if task.refused:
            position = imagine(run.view, Dice(1))
            before = COURSE.game.write_line(position)
            with pytest.raises(Refused) as refusal:
                COURSE.game.perform(position, LEARNER, task.act)
            assert refusal.value.rule == task.refused
            assert COURSE.game.write_line(position) == before
        run.answer(task.act)


@LESSONS
def test_bots_follow_the_script_and_only_bots_do(lesson: Lesson) -> None:
    moves = [part for part in lesson.script if isinstance(part, Move)]
    assert {move.seat for move in moves} == {1, 2}
    assert followed(lesson).line == followed(lesson).line


@LESSONS
@pytest.mark.parametrize("seed", range(5))
def test_free_play_comes_to_an_account_whoever_plays(lesson: Lesson, seed: int) -> None:
    run, dice = followed(lesson), Dice(seed)
    while not run.over:
        assert run.answer(bot_act(run, dice)).outcome == "done"
    assert [step[0].rule for step in run.account()] == list(lesson.account)
    gained = [sum(step[seat].amount for step in run.account()) for seat in range(3)]
    assert gained == list(run.view.totals), "what this stage does not know brings nothing"


def test_in_the_first_stage_only_the_learner_can_close_for_a_long_time() -> None:
    first = COURSE.lessons[0]
    played = len([part for part in first.script if isinstance(part, Move)])
    undrawn = first.stack.split()[played + 9 :]
    assert "MC" not in undrawn[:27]
    assert "MC" not in f"{first.hands[1]} {first.hands[2]}"


@LESSONS
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there(lesson: Lesson, language: str) -> None:
    known = set(keys(language, "learn"))
    wanted = {f"learn-{lesson.name}-{name}" for name in ("title", "intro", "free", "after")}
    for task in lesson.tasks:
        wanted |= {f"learn-{lesson.name}-{task.name}", f"learn-{lesson.name}-{task.name}-done"}
    wanted |= {f"learn-grass-item-{item}" for item in lesson.items}
    assert wanted <= known


@LESSONS
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_speak_of_the_card_that_is_asked_for(lesson: Lesson, language: str) -> None:
    """By its code, unless the task before was about the same card or its name says it."""
    words = Words(language)
    for task in lesson.tasks:
        if task.name in ("heat-off", "doublecrossed", "new-market", "open"):
            continue
        text = words.say(f"learn-{lesson.name}-{task.name}")
        cards = re.findall(r"(?<!\S)(?:[A-Z]{2}|[+-][BDFS])(?!\S)", task.act)
        assert set(cards) <= set(re.findall(r"(?<!\w)(?:[A-Z]{2}|[+-][BDFS])(?!\w)", text)), task


def test_no_text_is_left_over() -> None:
    used = {f"learn-grass-item-{item}" for lesson in COURSE.lessons for item in lesson.items}
    for lesson in COURSE.lessons:
        names = ["title", "intro", "free", "after"]
        names += [name for task in lesson.tasks for name in (task.name, f"{task.name}-done")]
        used |= {f"learn-{lesson.name}-{name}" for name in names}
    texts = {key for key in keys("en", "learn") if key.startswith("learn-grass-")}
    assert texts == used


@LESSONS
def test_every_rule_of_a_task_is_one_of_the_rulebook(lesson: Lesson) -> None:
    words = Words("en")
    for task in [*lesson.tasks, lesson.closing]:
        assert words.rule(task.rule), task
        assert not task.refused or words.rule(task.refused), task


def test_a_course_is_found_by_its_game() -> None:
    assert courses.find("grass") is COURSE
    with pytest.raises(Malformed, match="there is no course for 'whist'; known: grass"):
        courses.find("whist")
