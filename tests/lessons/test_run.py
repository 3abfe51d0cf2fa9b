"""Taking a lesson: what an answer may be, and what comes of it."""

from typing import Any

import pytest

from stammtisch.base.errors import Bug
from stammtisch.games.double.scoring import EXACT_BONUS
from stammtisch.games.listing import whole_acts
from stammtisch.lessons import double, gress
from stammtisch.lessons.grass import COURSE, MARKET, NIRVANA, SKIM
from stammtisch.lessons.lesson import LEARNER, Lesson, Move, Task
from stammtisch.lessons.run import Run
from stammtisch.match.clocks import Clock
from stammtisch.match.events import Acted, Bounced


def at(lesson: Lesson, task: str) -> Run:
    """A run in which this task is asked for."""
    run = Run(COURSE.game, lesson)
    while run.expected().name != task:
        run.answer(run.expected().act)
    return run


def test_the_first_card_is_drawn_and_ticked_at_once() -> None:
    run = Run(COURSE.game, MARKET)
    assert run.ticked == ["draw"]
    assert [fact.kind for fact in run.heard] == [
        "dealer-chosen",
        "round-dealt",
        "card-drawn",
        "card-drawn-own",
    ]


@pytest.mark.parametrize(
    ("task", "typed", "outcome", "rule"),
    [
        ("discard", "waste HG", "other", None),
        ("discard", "play CO", "refused", "grass.common:peddle.1"),
        ("discard", "offer HG for MO to 1", "refused", "grass.classic:tutorial.2"),
        ("discard", "sing", "unreadable", None),
        ("discard", "", "unreadable", None),
        ("one-card", "play HG", "refused", "grass.common:turn.0"),
        ("wrong-heat-off", "play -F", "other", None),
        ("heat-off", "play -B", "refused", "grass.common:heat-off.1"),
        ("fine", "play PF with CO", "refused", "grass.classic:pay-fine.4"),
        ("close", "play PA on 1", "refused", "grass.common:peddle.1"),
        ("close", "sing", "unreadable", None),
        ("close", "play -B", "refused", "grass.common:heat-off.1"),
    ],
)
def test_whatever_is_not_asked_for_leaves_everything_as_it_was(
    task: str, typed: str, outcome: str, rule: str | None
) -> None:
    run = at(MARKET, task)
    before = run.line, list(run.ticked), run.expected()
    answer = run.answer(typed)
    assert (answer.outcome, answer.refused and answer.refused.rule) == (outcome, rule)
    assert (run.line, run.ticked, run.expected()) == before
    assert (answer.scenes, answer.ticked) == ((), ())


@pytest.mark.parametrize("typed", ["play PF", "PLAY pf", "play PF with HG"])
def test_an_act_may_be_written_in_any_way_that_means_the_same(typed: str) -> None:
    assert at(MARKET, "fine").answer(typed).outcome == "done"


def test_being_heated_is_ticked_by_what_a_bot_does() -> None:
    assert at(MARKET, "heat").answer("play +D on 1").ticked == ("heat", "heated")


def test_a_refusal_that_was_asked_for_lets_the_others_go_on() -> None:
    answer = at(MARKET, "one-card").answer("play CO")
    assert [fact.kind for fact in answer.facts if "drawn" not in fact.kind] == ["peddle-laid", "peddle-laid"]


def test_in_free_play_anything_allowed_is_done() -> None:
    run = at(MARKET, "close")
    assert run.free
    assert run.answer("play PA").outcome == "done"
    assert not run.over
    assert run.view.actor == 0
    assert "PA" in run.view.displays[0]


def test_a_stage_is_not_passed_while_something_is_left_on_the_list() -> None:
    run = at(MARKET, "close")
    assert run.answer("waste MC").outcome == "done"
    while not run.over:
        run.answer(f"waste {run.view.hand[0]}")
    assert not run.passed
    assert set(MARKET.items) - set(run.ticked) == {"close"}


def test_the_banker_is_ticked_only_if_it_collects() -> None:
    run = at(SKIM, "close")
    run.answer("waste BK")
    while not run.over:
        done = [run.answer(act).outcome for act in ("decline", "play MC", f"waste {run.view.hand[0]}")]
        assert "done" in done
    assert not run.passed
    assert "banker" not in run.ticked


def test_fines_are_ticked_whoever_pays_them() -> None:
    run = at(NIRVANA, "close")
    assert run.answer("play MC").ticked == ("fines",)


def test_the_account_has_a_line_for_each_rule_and_seat() -> None:
    run = at(SKIM, "close")
    assert not any(run.account())
    run.answer("play MC")
    assert [[line.amount for line in step] for step in run.account()] == [
        [150_000, 60_000, 30_000],
        [18_000, -12_000, -6_000],
        [-50_000, -5_000, -25_000],
        [25_000, 0, 0],
    ]
    assert [line.total for line in run.account()[-1]] == [143_000, 43_000, -1_000]


def test_a_lesson_of_double_is_not_passed_with_a_broken_word() -> None:
    run = Run(double.COURSE.game, double.ALL_IN)
    for act in [*(task.act for task in double.ALL_IN.tasks), "play 2C", "play AH"]:
        run.answer(act)
    while not run.over:
        run.answer(next(whole_acts(run.offers)))
    assert not run.passed
    assert set(double.ALL_IN.items) - set(run.ticked) == {"kept"}


def test_an_official_table_lets_wrong_cards_lie_and_says_nothing() -> None:
    run = Run(gress.COURSE.game, gress.FOULS)
    assert run.answer("play KC").outcome == "other"
    answer = run.answer("play 9S")
    assert answer.outcome == "done"
    assert [fact.kind for fact in answer.facts] == ["turn-played", "turn-passed"]


@pytest.mark.rule("double:setup:stake")
def test_the_account_leaves_out_rules_that_nobody_was_settled_by() -> None:
    run = Run(double.COURSE.game, double.TRUMP)
    for act in double.TRUMP.acts:
        run.answer(act)
    assert [step[0].rule for step in run.account()] == ["double:score:exact", "double:score:zero-bid"]
    assert [line.total for step in run.account() for line in step] == [17 + EXACT_BONUS, 16 + EXACT_BONUS, 20]


def in_time(*script: Task | Move, **given: Any) -> Run:
    """Seats 0 and 2 can throw a queen on the king, and seat 1 is on turn."""
    position = gress.scene("QC 7C 8D", "9D 7S AD", "QS 8C 7D", pile="KH", draw="7H", marken="", turn=1)
    options = {"referee": "official", "collision": "bounce"}
    lesson = Lesson(
        name="race", edition="standard", options=options, beginning=position, script=script, items=(), **given
    )
    return Run(gress.COURSE.game, lesson)


def throw(at: int | None) -> Task:
    return Task("throw", "play QC", "gress:10.9", at=at)


def test_a_script_with_times_is_a_race() -> None:
    run = in_time(throw(100), Move(2, "play QS", at=120))
    answer = run.answer("play QC")
    assert answer.outcome == "done"
    assert run.log[::2] == [Acted(100, LEARNER, "play QC"), Bounced(120, 2, "play QS")]
    assert {"bounced", "later"} <= {fact.kind for fact in answer.facts}


def test_what_waits_for_its_place_is_shown_with_the_next_answer() -> None:
    run = in_time(throw(100), Task("again", "play 7C", "gress:4.5", at=110))
    assert (run.answer("play QC").scenes, run.log) == ((), [])
    assert run.answer("play 8D").outcome == "other"
    assert run.answer("play 7C").outcome == "done"
    assert [event.at for event in run.log] == [100, 110]


def test_what_comes_too_late_in_a_script_with_times_is_refused_and_it_goes_on() -> None:
    run = in_time(Move(1, "takeback", at=5), throw(90))
    assert [why.rule for why in run.refused.values()] == ["gress:10.4"]
    assert run.answer("play QC").outcome == "done"


def test_a_script_without_times_has_no_room_for_what_is_refused() -> None:
    with pytest.raises(Bug, match="takeback of seat 1 is refused"):
        in_time(Move(1, "takeback"), throw(None))


def test_a_lesson_may_have_a_clock() -> None:
    run = in_time(Move(1, "vorletzte", at=20_000), throw(29_000), clock=Clock())
    assert [event for event in run.log if isinstance(event, Acted) and event.forced] == [
        Acted(15_000, 1, "draw", forced=True)
    ]
