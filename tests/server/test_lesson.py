"""Lessons over HTTP: taken from start to end, nothing kept, nobody else's cards told."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from laws.following import acts_of, forms_of

from stammtisch.lessons import courses
from stammtisch.lessons.lesson import LEARNER, Lesson
from stammtisch.server.api_types import TakeLesson
from stammtisch.server.lesson_endpoint import taught

from .running import Running, in_thread

COURSES = {game: courses.find(game) for game in courses.known()}

ALL = [(game, stage) for game, course in COURSES.items() for stage in range(1, len(course.lessons) + 1)]


@pytest.fixture(scope="module", name="running")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with in_thread(tmp_path_factory.mktemp("club")) as server:
        yield server


def lesson_of(game: str, stage: int) -> Lesson:
    return COURSES[game].lessons[stage - 1]


def ask(game: str, stage: int, done: list[str], act: str | None = None) -> dict[str, Any]:
    """The answer as it is sent."""
    found = taught(COURSES[game], TakeLesson(game, stage, done, act))
    return msgspec.json.decode(msgspec.json.encode(found))  # type: ignore[no-any-return]


@pytest.mark.parametrize(("game", "stage"), ALL)
def test_a_lesson_is_taken_act_by_act(game: str, stage: int) -> None:
    lesson, now = lesson_of(game, stage), ask(game, stage, [])
    for task in lesson.tasks:
        assert (now["task"]["name"], now["task"]["act"]) == (task.name, task.act)
        assert offered(now, now["task"]["listed"])
        now = ask(game, stage, now["done"], task.act)
        assert now["answer"]["outcome"] == ("learnt" if task.refused else "done")
        assert now["answer"]["rule"] == task.refused
        assert now["scenes"][-1]["moment"]["view"] == now["sight"]["moment"]["view"]
    assert now["task"] is None
    for task in lesson.closing:
        assert (now["over"], offered(now, task.act)) == (False, True)
        now = ask(game, stage, now["done"], task.act)
    assert now["over"]
    assert now["done"] == lesson.acts
    assert sorted(now["ticked"]) == sorted(now["items"])
    assert [step[0]["rule"] for step in now["account"]] == [
        rule
        for rule in lesson.account
        if any(line["rule"] == rule for step in now["account"] for line in step)
    ]
    assert ask(game, stage, now["done"], "draw") == {**ask(game, stage, now["done"]), "scenes": now_only(now)}


def offered(now: dict[str, Any], act: str) -> bool:
    offers = now["sight"]["moment"].get("offers", {})
    return act in acts_of(offers) or any(form.fits(act) for form in forms_of(offers))


def now_only(now: dict[str, Any]) -> list[dict[str, Any]]:
    """The table as it is, with nothing new to tell."""
    return [{"facts": [], "moment": now["sight"]["moment"]}]


def test_what_is_not_asked_for_changes_nothing_and_is_explained() -> None:
    before = ask("double", 1, [])
    for act, outcome, rule in (
        ("bid 2", "other", ""),
        ("bid 4", "refused", "double:bid:range"),
        ("sing", "unreadable", ""),
        ("play KH", "refused", "double:round:phases"),
    ):
        now = ask("double", 1, [], act)
        assert (now["answer"]["outcome"], now["answer"]["rule"]) == (outcome, rule)
        assert now["sight"] == before["sight"]
        assert now["done"] == []


@pytest.mark.parametrize(("game", "stage"), [("double", 2), ("double", 3), ("gress", 1), ("gress", 6)])
def test_nobody_is_shown_the_cards_of_others(game: str, stage: int) -> None:
    """Cards that are on no other hand, and not laid before the first task. A complaint may name any card."""
    now = ask(game, stage, [])
    for moment in (now["sight"]["moment"], *(scene["moment"] for scene in now["scenes"])):
        moment.get("offers", {}).pop("complain", None)
    sent = msgspec.json.encode(now).decode()
    beginning: Any = lesson_of(game, stage).beginning
    hands = beginning["hands"] if isinstance(beginning, dict) else [hand.split() for hand in beginning.hands]
    for seat, hand in enumerate(hands):
        assert all((f'"{card}"' in sent) == (seat == LEARNER) for card in hand), seat


def test_over_http_anybody_may_learn(running: Running) -> None:
    with running.http() as http:
        reply = http.post("/api/lesson", json={"course": "grass", "done": ["waste -S"], "act": "play MO"})
        assert reply.status_code == 200
        assert reply.json()["answer"]["outcome"] == "done"
        assert reply.json()["done"] == ["waste -S", "play MO"]
        assert "draw" in reply.json()["ticked"]


@pytest.mark.proof("malformed")
@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"course": "whist"}, "course"),
        ({"course": "double", "stage": 4}, "stage"),
        ({"course": "double", "stage": 0}, "stage"),
        ({"course": "double", "done": ["bid 2"]}, "done[0]"),
        ({"course": "double", "done": ["bid 3", "sing"]}, "done[1]"),
        ({"course": "double", "done": [*lesson_of("double", 1).acts, "bid 1"]}, "done[5]"),
        ({"course": "double", "done": ["bid 3"] * 151}, "done"),
        ({"course": "double", "act": "x" * 121}, "act"),
        ({"course": "double", "table": "x"}, ""),
    ],
)
def test_what_can_not_be_is_refused_with_its_field(running: Running, body: Any, field: str) -> None:
    with running.http() as http:
        reply = http.post("/api/lesson", json=body)
        assert reply.status_code == 400
        assert reply.json()["error"].get("field", "") == field


def test_a_lesson_counts_as_several_requests(tmp_path_factory: pytest.TempPathFactory) -> None:
    with in_thread(tmp_path_factory.mktemp("strict"), requests_per_minute=6) as strict, strict.http() as http:
        codes = [http.post("/api/lesson", json={"course": "double"}).status_code for turn in range(3)]
        assert codes == [200, 200, 429]
