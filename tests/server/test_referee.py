"""The referee over HTTP says what it says everywhere; cards nobody has seen; buzzers."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stammtisch.base.bits import Dice
from stammtisch.base.reading import decode
from stammtisch.games import catalogue
from stammtisch.games.position import CHANCE, OVER
from stammtisch.referee.judging import judge
from stammtisch.referee.verdicts import Case, Verdicts
from stammtisch.server.buzzers import IDLE_MS, SAME_MS, Buzzers, Press, in_order, made_at
from stammtisch.server.errors import Failure
from stammtisch.table.core import MOST_LAG

from .client import connected
from .running import Running, in_thread

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
CASES = [
    name
    for name in sorted(file.name for file in EXAMPLES.glob("*.json"))
    if "acts" in json.loads((EXAMPLES / name).read_text("utf-8"))
]
FOLLOW = {
    "game": "double",
    "options": {"schedule": [2]},
    "position": {
        "phase": "play",
        "dealer": 3,
        "turn_up": "9C/7S",
        "bids": [0, 0, 0, 0],
        "hands": [["?"], ["AC/2H", "KD/3C"], ["?", "?"], ["?", "?"]],
        "trick": ["KH"],
    },
    "acts": [{"seat": 1, "act": "play KD"}],
}


@pytest.fixture(scope="module", name="running")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with in_thread(tmp_path_factory.mktemp("club")) as server:
        yield server


def changed(case: dict[str, Any], **position: Any) -> dict[str, Any]:
    return {**case, "position": {**case["position"], **position}}


def asked(case: dict[str, Any]) -> Verdicts:
    return judge(decode(json.dumps(case).encode(), Case))


@pytest.mark.parametrize("name", CASES)
def test_the_endpoint_says_what_the_command_says(running: Running, name: str) -> None:
    case = json.loads((EXAMPLES / name).read_text("utf-8"))
    with running.http() as http:
        reply = http.post("/api/referee", json=case)
    assert reply.json() == msgspec.json.decode(msgspec.json.encode(asked(case)))


@pytest.mark.parametrize(
    ("case", "field"),
    [
        ({"game": "double"}, "position"),
        ({**FOLLOW, "game": "skat"}, "game"),
        ({**FOLLOW, "more": 1}, "more"),
        (changed(FOLLOW, hands=[["?"], ["AC/2H"], ["?", "?"], ["?", "?"]]), "position.hands[1]"),
        (changed(FOLLOW, hands=[["?"], ["AC/2H", "?"], ["?", "?"], ["?", "?"]]), "position.hands[1]"),
        (changed(FOLLOW, hands="?"), "position.hands"),
        (changed(FOLLOW, hands=[["?"], 3]), "position.hands[1]"),
        (changed(FOLLOW, trick=[5]), "position.trick[0]"),
        (changed(FOLLOW, trick=["ZZ"]), "position.trick"),
        ({**FOLLOW, "acts": [{"seat": 9, "act": "play KD"}]}, "acts[0].seat"),
        ({**FOLLOW, "acts": [{"seat": 1, "act": "dance"}]}, "acts[0].act"),
        ({**FOLLOW, "acts": [{"seat": 1, "act": "play KD"}] * 41}, "acts"),
        ({**FOLLOW, "options": {"schedule": 7}}, "options.schedule"),
    ],
)
def test_what_cannot_be_judged_names_its_field(running: Running, case: Any, field: str) -> None:
    with running.http() as http:
        reply = http.post("/api/referee", json=case)
    error = reply.json()["error"]
    assert (reply.status_code, error["code"]) == (400, "malformed")
    assert error.get("field") == field or error["problem"] in (
        f"{field} is missing",
        f"there is no field {field}",
    )


def test_the_own_hand_decides_whatever_the_others_hold() -> None:
    for turn_up in ("9C/7S", "?"):
        verdict = asked(changed(FOLLOW, turn_up=turn_up)).acts[0]
        assert (verdict.verdict, verdict.rule) == ("refused", "double:play:follow")


@pytest.mark.rule("double:info:void-inference")
def test_who_did_not_follow_is_supposed_to_hold_no_such_suit() -> None:
    """Seat 0 led hearts, seats 1 and 2 had none; now seat 3 asks."""
    hands = [["?"] * 4, ["?"] * 4, ["?"] * 4, ["JH/5C", "KD/3C", "QS/4C", "TS/6H", "9S/7C"]]
    case = changed(FOLLOW, hands=hands, trick=["KH", "KC", "QC"])
    case |= {"options": {"schedule": [5], "sets": 1}, "acts": [{"seat": 3, "act": "play KD"}]}
    found = asked(case)
    assert found.acts[0].rule == "double:play:follow"
    for seat in (1, 2):
        assert not any("H" in card for card in found.position["hands"][seat])


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "phase"), [("double", "play"), ("double", "bid"), ("grass", "turn")])
def test_an_answer_does_not_depend_on_other_hands(game: str, phase: str, seed: int) -> None:
    """Every act of whoever is to act, allowed or not, in moments of a game at random."""
    rules, dice = catalogue.find(game), Dice(seed)
    position, moments = rules.start(4), 0
    while position.actor != OVER and moments < 8:
        if position.actor == CHANCE:
            position.roll(dice)
            continue
        seat, data = int(position.actor), rules.write_position(position)
        if phase in (data.get("phase"), data.get("stage")):
            moments += 1
            data = {**data, "stack": None, "known": []} if game == "grass" else data
            own = data["hands"][seat]
            others = [own if other == seat else ["?"] * len(hand) for other, hand in enumerate(data["hands"])]
            named = (
                ("MO", "HG", "+F", "LU", "ST") if game == "grass" else "/".join([*own, "PO/8S"]).split("/")
            )
            acts = [f"play {card}" for card in named] + ["bid 1", "bid 5"] * (phase == "bid")
            for act in acts:
                case = {"game": game, "position": data, "acts": [{"seat": seat, "act": act}]}
                known, supposed = asked(case).acts[0], asked(changed(case, hands=others)).acts[0]
                assert (supposed.verdict, supposed.rule) == (known.verdict, known.rule)
        position.apply(position.actor, dice.member(position.legal(position.actor)))


def test_of_supposed_cards_nothing_is_told() -> None:
    case = {
        "game": "gress",
        "position": {"hands": [["?"] * 4] * 3, "pile": ["7C"], "turn": 0},
        "acts": [{"seat": 0, "act": "draw"}],
    }
    assert asked(case).acts[0].facts[0]["en"] == "seat 0 drew up."
    open_case = changed(case, hands=[["9C", "TS"], ["QS", "8C"], ["TD", "9D"]])
    assert any("(to seat 0)" in fact["en"] for fact in asked(open_case).acts[0].facts)
    assert not any("(to seat 0)" in fact["en"] for fact in asked(case).acts[0].facts)


def test_a_card_that_was_laid_was_in_the_hand() -> None:
    case = {
        "game": "gress",
        "position": {"hands": [["?"] * 4] * 3, "pile": ["7C"], "turn": 0},
        "acts": [{"seat": 2, "act": "play KC"}, {"seat": 1, "act": "complain misplay 2"}],
    }
    laid, complaint = asked(case).acts
    assert (laid.verdict, laid.rule, complaint.verdict) == ("wrong", "gress:4.1", "accepted")


# Buzzers


def order(*presses: tuple[str, int, int]) -> list[list[str]]:
    """Who called when it came in, and how long the way was."""
    found = in_order(Press(user, user, "complaint", made_at(at, lag)) for user, at, lag in presses)
    return [[press.user for press in level] for level in found]


@pytest.mark.rule("gress:10.9")
@pytest.mark.parametrize(
    ("presses", "expected"),
    [
        ([("amy", 1000, 0), ("ben", 1040, 0)], [["amy"], ["ben"]]),
        ([("amy", 1000, 5), ("ben", 1040, 100)], [["ben"], ["amy"]]),
        ([("amy", 1000, 0), ("ben", 1000 + SAME_MS - 1, 0)], [["amy", "ben"]]),
        ([("amy", 1000, 0), ("ben", 1000 + SAME_MS, 0)], [["amy"], ["ben"]]),
        ([("amy", 1000, 0), ("ben", 1006, 0), ("cleo", 1012, 0)], [["amy", "ben"], ["cleo"]]),
        ([("amy", 1000, 0), ("ben", 1000 + MOST_LAG + SAME_MS, 9999)], [["amy"], ["ben"]]),
        ([("amy", 1000, -500), ("ben", 1020, 0)], [["amy"], ["ben"]]),
    ],
)
def test_calls_go_by_when_they_were_made(
    presses: list[tuple[str, int, int]], expected: list[list[str]]
) -> None:
    assert order(*presses) == expected
    assert order(*reversed(presses)) == expected


def test_two_phones_and_who_may_clear(running: Running) -> None:
    amy, ben = running.guest("Amy"), running.guest("Ben")
    with running.http(amy) as http:
        opened = http.post("/api/buzzers").json()
    with running.http() as anybody:
        found = anybody.get(f"/api/buzzers/{opened['buzzer']}/invitation").json()
        assert anybody.get("/api/buzzers/nowhere/invitation").status_code == 404
        assert anybody.post("/api/buzzers").status_code == 401
    assert found["link"].endswith(opened["path"])
    asyncio.run(buzzing(running, opened["buzzer"], amy, ben))


async def buzzing(running: Running, buzzer: str, amy: str, ben: str) -> None:
    async with connected(running, amy) as one, connected(running, ben) as two:
        for phone in (one, two):
            phone.send("attend", buzzer=buzzer)
            seen = await phone.next("buzzer")
        assert (seen["people"], seen["calls"], seen["owner"]) == (["Amy", "Ben"], [], one.user)
        two.send("buzz", buzzer=buzzer, round=1, call="vorletzte")
        two.send("buzz", buzzer=buzzer, round=1, call="complaint")
        while not (seen := await one.next("buzzer"))["calls"]:
            pass
        assert [[(call["name"], call["call"]) for call in level] for level in seen["calls"]] == [
            [("Ben", "vorletzte")]
        ]
        two.send("clear", buzzer=buzzer)
        assert (await two.next("error"))["code"] == "not-found"
        one.send("clear", buzzer=buzzer)
        while (seen := await two.next("buzzer"))["round"] != 2:
            pass
        assert seen["calls"] == []
        two.send("buzz", buzzer=buzzer, round=1, call="vorletzte")
        assert (await two.next("buzzer"))["calls"] == []
    async with connected(running, ben) as late:
        late.send("buzz", buzzer=buzzer, round=2, call="vorletzte")
        assert (await late.next("error"))["code"] == "not-found"
        late.send("attend", buzzer=buzzer)
        assert (await late.next("buzzer"))["people"] == ["Ben"]
        late.send("attend", buzzer="nowhere")
        assert (await late.next("error"))["code"] == "not-found"


def test_buzzers_are_few_and_soon_forgotten() -> None:
    now = [0]
    buzzers = Buzzers(lambda: now[0])
    first = buzzers.create("amy")
    for _ in range(5):
        last = buzzers.create("amy")
    assert buzzers.find(last.id) is last
    with pytest.raises(Failure):
        buzzers.find(first.id)
    now[0] = IDLE_MS + 1
    buzzers.sweep()
    assert not buzzers.open
