"""A lesson over HTTP. It needs no table and nothing is kept: whoever learns sends what was done so far, and
the lesson is played again up to there. Only the learner's own view goes out."""

import asyncio
from collections.abc import Iterable
from typing import Final

from msgspec import structs

from stammtisch.base.errors import Malformed
from stammtisch.games.listing import whole_acts, with_act
from stammtisch.games.position import OVER
from stammtisch.lessons import courses
from stammtisch.lessons.lesson import LEARNER, Course
from stammtisch.lessons.run import Answer, Run, Scene
from stammtisch.match.clocks import Clock
from stammtisch.server.api_types import LessonAnswer, LessonNow, LessonScene, LessonTask, TakeLesson
from stammtisch.server.http import Call
from stammtisch.table.facts import seen_by
from stammtisch.table.sight import Moment, Placard, Place, Sight, Times

LESSON_COST: Final = 2
"""A lesson is played from its beginning each time: it counts as so many requests more."""
MOST_HEARD: Final = 60
FORWARD: Final = ("done", "learnt")
"""The outcomes that bring a lesson forward."""
BOT: Final = "rule"


async def take_lesson(call: Call) -> LessonNow:
    body: TakeLesson = call.body
    course = courses.find(body.course, "course")
    if body.stage > len(course.lessons):
        raise Malformed(f"there is no stage {body.stage}; stages are 1 to {len(course.lessons)}", "stage")
    call.charge(call.guard.requests, LESSON_COST)
    return await asyncio.to_thread(taught, course, body)


def taught(course: Course, body: TakeLesson) -> LessonNow:
    """What was done is done again, and then what is to be done now."""
    run = Run(course.game, course.lessons[body.stage - 1])
    for place, act in enumerate(body.done):
        if run.over or run.answer(act).outcome not in FORWARD:
            raise Malformed("this lesson does not go like that", f"done[{place}]")
    if body.act is None or run.over:
        scenes = (run.scene(),) if body.done else run.opening
        return now(course, run, body.done, scenes)
    answer = run.answer(body.act)
    done = [*body.done, body.act] if answer.outcome in FORWARD else body.done
    return now(course, run, done, answer.scenes or (run.scene(),), answer)


def now(
    course: Course, run: Run, done: list[str], scenes: Iterable[Scene], answer: Answer | None = None
) -> LessonNow:
    """How everything is; an act that is there to be refused is offered like those that are allowed."""
    here = run.scene()
    asked = None if run.free or run.over else task(run)
    if asked is not None and asked.refused:
        here = structs.replace(here, offers=with_act(here.offers, asked.act))
    return LessonNow(
        lesson=run.lesson.name,
        stages=len(course.lessons),
        sight=Sight(placard(run), moment(here)),
        scenes=[LessonScene(seen_by(run.game.name, scene.facts, LEARNER), moment(scene)) for scene in scenes],
        heard=seen_by(run.game.name, run.heard[-MOST_HEARD:], LEARNER),
        task=asked,
        answer=None if answer is None else answered(answer),
        done=done,
        items=list(run.lesson.items),
        ticked=list(run.ticked),
        over=run.over,
        account=run.account() if run.over else [],
    )


def task(run: Run) -> LessonTask:
    asked = run.expected()
    return LessonTask(asked.name, asked.act, listed(run), asked.rule, bool(asked.refused), asked.seconds)


def listed(run: Run) -> str:
    """The same act as it is offered, for some can be written in several ways: `play PF` means
    `play PF with HG` where that is the only way to pay."""
    asked = run.expected()
    acts = list(whole_acts(run.offers))
    if asked.refused or asked.act in acts:
        return asked.act
    wanted, cards = run.after(asked.act), set(asked.act.split()[1:])
    return next((act for act in acts if cards <= set(act.split()) and run.after(act) == wanted), asked.act)


def answered(answer: Answer) -> LessonAnswer:
    refused = answer.refused
    rule, values = (refused.rule, dict(refused.values)) if refused is not None else ("", {})
    return LessonAnswer(answer.outcome, answer.task.name, rule, values)


def moment(scene: Scene) -> Moment:
    times = Times(asked=dict.fromkeys(scene.asked))
    return Moment(scene.number, LEARNER, times, scene.view, scene.offers)


def placard(run: Run) -> Placard:
    """The table of a lesson looks like any other; there is only nobody behind it."""
    seats = run.view.players
    return Placard(
        id=run.lesson.name,
        game=run.game.name,
        edition=run.lesson.edition,
        options=run.lesson.options,
        host="",
        clock=Clock(),
        grace=0,
        stand_in=BOT,
        match=1,
        phase="over" if run.view.actor == OVER else "playing",
        places=tuple(Place() if seat == LEARNER else Place(bot=BOT) for seat in range(seats)),
        commitment="",
        sealed=(None,) * seats,
        entropy=(None,) * seats,
        secrets=(),
        wishes={},
        played=(),
    )
