"""The course of Grass is the printed one: its packs, its check lists, and free play to the end."""

from collections import Counter

import pytest

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Refused
from stammtisch.games.grass.cards import course_pack
from stammtisch.games.grass.setting_up import imagine
from stammtisch.games.grass.speech import spoken, unfinished
from stammtisch.games.grass.view import STAGES
from stammtisch.lessons.grass import COURSE
from stammtisch.lessons.lesson import LEARNER, Deal, Lesson, Move
from stammtisch.lessons.run import Run
from stammtisch.players.rule import Rule
from stammtisch.words import Words

CHECK_LISTS = {
    "grass-1": "draw discard open one-card peddle heat heated wrong-heat-off heat-off fine second-open "
    "close-wasted close",
    "grass-2": "trade table-trade combined hand-for-table nothing-in-return too-late",
    "grass-3": "protect too-much feelgood steal steal-heated banker",
    "grass-4": "stonehigh euphoria sold-out doublecrossed wiped-out new-market fines",
}
LESSONS = pytest.mark.parametrize("lesson", COURSE.lessons, ids=lambda lesson: lesson.name)


def followed(lesson: Lesson) -> Run:
    run = Run(COURSE.game, lesson)
    for task in lesson.tasks:
        run.answer(task.act)
    return run


def deal(lesson: Lesson) -> Deal:
    assert isinstance(lesson.beginning, Deal)
    return lesson.beginning


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
    assert Counter(deal(lesson).order) == +Counter(course_pack(stage))
    assert [len(hand.split()) for hand in deal(lesson).hands] == [6, 6, 6]


@LESSONS
def test_everybody_is_dealt_the_hand_that_is_written_down(lesson: Lesson) -> None:
    run = Run(COURSE.game, lesson)
    drawn = deal(lesson).stack.split()[0]
    assert Counter(run.view.hand) == Counter([*deal(lesson).hands[LEARNER].split(), drawn])
    assert run.view.active == LEARNER


@LESSONS
def test_the_check_list_is_the_printed_one(lesson: Lesson) -> None:
    assert lesson.items == tuple(CHECK_LISTS[lesson.name].split())


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
    undrawn = deal(first).stack.split()[played + 9 :]
    assert "MC" not in undrawn[:27]
    assert "MC" not in f"{deal(first).hands[1]} {deal(first).hands[2]}"


@pytest.mark.parametrize(
    ("text", "en", "de"),
    [
        ("1-heat", "not even need a market of your own", "nicht einmal einen eigenen Markt"),
        ("1-free", "when the stack is used up", "wenn der Stapel aufgebraucht ist"),
        (
            "3-intro",
            "Whom ST is of no use to may throw it away.",
            "Wem ST nichts nützt, der darf es abwerfen.",
        ),
        ("3-intro", "It may be thrown away as well", "Abwerfen darf man ihn auch"),
        ("4-new-market", "you lay no peddle", "legst du keine Handelskarte aus"),
    ],
)
def test_every_printed_point_is_told(text: str, en: str, de: str) -> None:
    """grass.common:heat-on.4, grass.classic:stack.1, grass.classic:waste.3, grass.classic:waste.4 and
    grass.common:wiped-out.3."""
    for language, told in {"en": en, "de": de}.items():
        assert told in Words(language).say(f"learn-grass-{text}")
