"""The referee of Gress: acts in time, wrong acts that happen, and how things stand afterwards."""

import json
from pathlib import Path
from typing import Any

import pytest

from stammtisch.base.bits import Dice
from stammtisch.games.gress.acts import DOWN, DRAW, MARKE
from stammtisch.games.gress.arbitration import is_right
from stammtisch.games.gress.game import Gress
from stammtisch.games.position import CHANCE
from stammtisch.games.racing import TimedAct
from stammtisch.referee.gress import fault
from stammtisch.words import LANGUAGES

from .command import Shown, run

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
HANDS = [["8H", "7C", "9S", "AD"], ["QS", "8C", "AC", "TH"], ["TD", "9D", "QC", "7S"]]
TABLE = {"hands": HANDS, "pile": ["KH"], "turn": 0}
RACE = "1 @1000 play QS; 0 @1041 play 8H"


def done(story: str) -> list[dict[str, Any]]:
    """Acts from lines such as "1 @1000 play QS"; without the time if there is none."""
    acts = []
    for line in story.split(";"):
        seat, rest = line.strip().split(" ", 1)
        act: dict[str, Any] = {"seat": int(seat)}
        if rest.startswith("@"):
            at, rest = rest.split(" ", 1)
            act["at"] = int(at[1:])
        acts.append(act | {"act": rest})
    return acts


def case(tmp_path: Path, acts: list[dict[str, Any]] | str, **given: Any) -> str:
    path = tmp_path / "case.json"
    acts = done(acts) if isinstance(acts, str) else acts
    position = {**TABLE, **given.pop("position", {})}
    path.write_text(json.dumps({"game": "gress", "position": position, "acts": acts, **given}), "utf-8")
    return str(path)


def judged(tmp_path: Path, acts: list[dict[str, Any]] | str, **given: Any) -> dict[str, Any]:
    shown = run("referee", case(tmp_path, acts, **given), "--json")
    assert (shown.returncode, shown.stderr) == (0, "")
    found: dict[str, Any] = json.loads(shown.stdout)
    return found


def outcomes(found: dict[str, Any]) -> list[tuple[str, str]]:
    return [(act["act"], act["verdict"]) for act in found["acts"]]


def expect_one_line(shown: Shown, problem: str) -> None:
    assert (shown.returncode, shown.stdout) == (2, "")
    assert shown.stderr.count("\n") == 1
    assert problem in shown.stderr
    assert "Traceback" not in shown.stderr


@pytest.mark.rule("gress:10.9")
def test_acts_with_times_are_put_in_order_and_the_loser_is_told_why(tmp_path: Path) -> None:
    found = judged(tmp_path, RACE)
    assert outcomes(found) == [("play 8H", "accepted"), ("play QS", "wrong")]
    assert [act["place"] for act in found["acts"]] == [1, 0]
    lost = found["acts"][1]
    assert (lost["rule"], lost["counts_as"]) == ("gress:4.11", "throw")
    (race,) = lost["races"]
    assert (race["behind"], race["ms"], race["classes"]) == (1, -41, ["2.2", "2.4"])
    assert "41 ms earlier than seat 0" in race["reason"]["en"]
    assert "41 ms früher als play 8H von Platz 0" in race["reason"]["de"]


@pytest.mark.rule("gress:10.9")
def test_farther_apart_the_time_decides_alone(tmp_path: Path) -> None:
    found = judged(tmp_path, "1 @1000 play QS; 0 @1051 play 8H")
    assert [verdict for act, verdict in outcomes(found)] == ["accepted", "wrong"]
    assert "races" not in found["acts"][1]
    assert judged(tmp_path, RACE, options={"W": 0})["acts"][0]["act"] == "play QS"


@pytest.mark.rule("gress:Q69")
@pytest.mark.parametrize(
    ("times", "ms", "part"),
    [((5, 9), 4, "so the earlier one goes first"), ((5, 5), 0, "who sits nearer to the player on turn")],
)
def test_equal_acts_go_by_time_and_then_by_seat(
    tmp_path: Path, times: tuple[int, int], ms: int, part: str
) -> None:
    found = judged(tmp_path, f"1 @{times[0]} play QS; 2 @{times[1]} play QC")
    (race,) = found["acts"][1]["races"]
    assert race["ms"] == ms
    assert part in race["reason"]["en"]


@pytest.mark.rule("gress:option:collision")
@pytest.mark.parametrize("written", ["play QS", "play  qs"])
def test_a_card_that_bounced_is_told_and_lies_nowhere(tmp_path: Path, written: str) -> None:
    found = judged(tmp_path, RACE.replace("play QS", written), options={"collision": "bounce"})
    assert outcomes(found)[1] == (written, "bounced")
    assert found["acts"][1]["facts"][0]["en"] == "seat 1 came too late and got QS back, free of charge."
    assert found["position"]["pile"] == ["KH", "8H"]
    assert "QS" in found["position"]["hands"][1]
    assert found["position"]["debts"] == [[], [], []]


@pytest.mark.rule("gress:Q69")
def test_a_complaint_that_lost_its_object_is_dropped(tmp_path: Path) -> None:
    found = judged(tmp_path, "1 @0 play TH; 2 @500 complain misplay 1; 1 @530 takeback")
    assert outcomes(found)[1:] == [("takeback", "accepted"), ("complain misplay 1", "dropped")]
    assert found["acts"][2]["facts"][0]["de"].startswith("Die Beschwerde von Platz 2")


def test_an_act_farther_on_waits_for_what_is_drawn(tmp_path: Path) -> None:
    held = {card for hand in HANDS for card in hand}
    rest = [rank + suit for rank in "789TJQKA" for suit in "CSHD" if rank + suit not in (*held, "KH")]
    empty = {"draw": [], "pile": [*rest, "KH"]}
    story = "0 @0 stop; 1 @20 play QS; 2 @30 draw; 2 @900 draw"
    acts: list[dict[str, Any]] = [{"drawn": [*rest, "KH"]}, *done(story)]
    found = judged(tmp_path, acts, position={**empty, "debts": [0, 0, 2]})
    assert [act.get("act", "drawn") for act in found["acts"]] == ["play QS", "stop", "drawn", "draw", "draw"]
    assert found["acts"][2]["place"] == 0
    assert found["position"]["debts"] == [[], [], []]
    alone = judged(tmp_path, acts[1:], position={**empty, "debts": [0, 0, 2]})
    assert [(act["verdict"], act.get("rule")) for act in alone["acts"]] == [
        ("accepted", None),
        ("accepted", None),
        *[("refused", "gress:4.15")] * 2,
    ]
    assert alone["standing"][0]["en"] == "The game waits for what chance draws."


@pytest.mark.rule("gress:10.3")
@pytest.mark.parametrize(
    ("act", "verdict", "rule"),
    [
        ({"act": "play 8H", "hand": "holding"}, "wrong", "gress:10.3"),
        ({"act": "holding play 8H"}, "wrong", "gress:10.3"),
        ({"act": "draw", "hand": "holding"}, "wrong", "gress:10.3"),
        ({"act": "stop", "hand": "holding"}, "refused", "gress:10.3"),
        ({"act": "play 8H", "hand": "action"}, "accepted", None),
    ],
)
def test_the_hand_is_said_beside_the_act(
    tmp_path: Path, act: dict[str, Any], verdict: str, rule: str | None
) -> None:
    (found,) = judged(tmp_path, [{"seat": 0, **act}])["acts"]
    assert (found["verdict"], found.get("rule")) == (verdict, rule)
    assert found["act"] == act["act"]


@pytest.mark.parametrize(
    ("story", "verdict", "rule"),
    [
        ("1 play 8C", "wrong", "gress:4.11"),
        ("0 play 7C", "wrong", "gress:4.5"),
        ("2 draw", "wrong", "gress:4.7"),
        ("0 play 8H 9S", "wrong", "gress:6.1"),
        ("2 vorletzte", "idle", "gress:Q80"),
        ("0 marke", "refused", "gress:2.8"),
        ("0 play AS", "refused", "gress:2.7"),
        ("0 play 8H 8H", "refused", "gress:2.7"),
        ("0 takeback", "refused", "gress:10.4"),
        ("0 open", "refused", "gress:3.7"),
    ],
)
def test_each_act_is_right_or_wrong_or_refused_by_a_rule(
    tmp_path: Path, story: str, verdict: str, rule: str
) -> None:
    (found,) = judged(tmp_path, story)["acts"]
    assert (found["verdict"], found["rule"]) == (verdict, rule)
    assert set(found["reason"]) == set(LANGUAGES)


def test_a_guided_table_refuses_what_is_wrong(tmp_path: Path) -> None:
    (found,) = judged(tmp_path, "1 play 8C", options={"referee": "guided"})["acts"]
    assert (found["verdict"], found["rule"]) == ("refused", "gress:4.11")


@pytest.mark.parametrize("seed", range(4))
def test_the_desk_and_the_table_agree_about_what_is_wrong(seed: int) -> None:
    """The play log of an official table knows what was lawful, and arbitration what is right; the desk finds
    that out by asking a guided table."""
    gress, dice = Gress(), Dice(seed)
    position = gress.start(4, options={"first_dealer": 0})
    seen = {True: 0, False: 0}
    for move in range(700):
        if position.actor == CHANCE:
            position.roll(dice)
            continue
        if position.actor < 0:
            break
        seat = int(dice.member(position.actors()))
        right = dice.below(4) > 0 and position.right(seat)
        act = int(dice.member(right or position.legal(seat)))
        before = position.copy()
        position.apply(seat, act)
        if act < 32 and not before.begun >> seat & 1:
            lawful = bool(position.plays[-1].lawful)
            assert (fault(before, seat, gress.write_act([act])) is None) == lawful
            seen[lawful] += 1
        elif act in (DRAW, MARKE, DOWN) and not before.begun >> seat & 1:
            text = gress.write_act([act])
            assert (fault(before, seat, text) is None) == is_right(gress, before, TimedAct(seat, 0, text, 0))
    assert min(seen.values()) > 5


def test_how_things_stand_is_told_in_both_languages(tmp_path: Path) -> None:
    path = case(
        tmp_path,
        "0 play 9C; 1 play KD",
        position={
            "hands": [["9C", "7H"], ["KD", "8C", "AC"], ["TD", "9D", "QC"]],
            "pile": ["7C"],
            "debts": [0, 1, [{"left": 2, "reason": "seven"}, {"left": 1, "reason": "foul"}]],
            "direction": -1,
            "due": [2],
        },
    )
    shown = run("referee", path).stdout
    for line in (
        "seat 2 is on turn, play goes counter-clockwise, throws are allowed.",
        "seat 1 owes 1 card for a king.",
        "seat 2 owes 2 cards for sevens.",
        "seat 2 owes 1 card for a small foul.",
        "seat 1 has to say “vorletzte”.",
        "seat 2 has not said “vorletzte” in time, and there may be a complaint.",
        "KD of seat 1 was wrong, and there may be a complaint.",
    ):
        assert f"\n{line}\n" in shown
    assert "\nPlatz 2 schuldet 2 Karten für Siebenen.\n" in run("referee", path, "--lang", "de").stdout


def test_a_halt_a_call_and_a_wrong_marke_are_told(tmp_path: Path) -> None:
    halted = judged(tmp_path, [], position={"halt_a": 1, "halt_b": 2})["standing"]
    assert halted[1]["en"] == "The game is halted: seat 1 and seat 2 are swapping hands."
    called = judged(tmp_path, [], position={"call_by": 1, "call_to": 2})["standing"]
    assert called[1]["de"] == "Platz 1 hat Platz 2 zum Tausch aufgefordert."
    marke = judged(tmp_path, "1 marke", position={"marken": ["-", "?", "-"]})
    assert marke["acts"][0]["verdict"] == "wrong"
    assert "taken up the Marke wrongly" in marke["standing"][-1]["en"]


def test_the_end_is_settled_and_shown_line_by_line(tmp_path: Path) -> None:
    last = {"hands": [["8H"], ["9S", "8C"], ["TD"]], "marken": ["-", "-", "?"]}
    won = judged(tmp_path, "0 play 8H", position=last)
    assert won["standing"][0]["en"].startswith("seat 0 has nothing left")
    assert (won["over"], won["sheet"]) == (False, [])
    over = judged(tmp_path, "0 play 8H; 1 down; 2 down", position=last)
    assert (over["over"], over["winners"], over["standing"]) == (True, [0], [])
    assert [(line["seat"], line["rule"], line["amount"]) for line in over["sheet"]] == [
        (0, "gress:9.4", 0),
        (1, "gress:9.4", 2),
        (1, "gress:9.4", 1),
        (2, "gress:9.4", 1),
        (2, "gress:2.8", 4),
    ]
    text = run("referee", case(tmp_path, "0 play 8H; 1 down; 2 down", position=last)).stdout
    assert text.endswith("seat 2: +4 by gress:2.8, now 5\n")


@pytest.mark.rule("gress:Q64")
def test_a_dead_end_is_told(tmp_path: Path) -> None:
    given = {"options": {"decks": 1}}
    held = [card for hand in HANDS for card in hand]
    rest = [rank + suit for rank in "789TJQKA" for suit in "CSHD" if rank + suit not in (*held, "KH")]
    hands = [HANDS[0], HANDS[1], [*HANDS[2], *rest]]
    found = judged(tmp_path, "0 stop", position={"hands": hands, "draw": [], "pile": ["KH"]}, **given)
    assert found["standing"][0]["en"].startswith("Nobody has won")


def bad(**changed: Any) -> list[dict[str, Any]]:
    return [{"seat": 0, "act": "play 8H", "at": 100}, {"seat": 1, "act": "play QS", "at": 90} | changed]


@pytest.mark.parametrize(
    ("acts", "problem"),
    [
        (bad(at=-1), "acts[1].at: -1 is not from 0 to 86400000 milliseconds"),
        (bad(at=86_400_001), "acts[1].at: 86400001 is not from 0 to 86400000 milliseconds"),
        (bad(at=10**30), "acts[1].at: "),
        (bad(at=True), "acts[1].at: must be a whole number or nothing, not true or false"),
        (bad(at=None), "acts[1].at: missing: either all acts have a time or none"),
        (bad(seat=0), "acts[1].at: 90 is before 100, when seat 0 acted last"),
        (bad(seat=True), "acts[1].seat: must be a whole number or nothing, not true or false"),
        (bad(seat=3), "acts[1].seat: there is no seat 3; seats are 0 to 2"),
        (bad(seat=-1), "acts[1].seat: there is no seat -1; seats are 0 to 2"),
        (bad(act="play ZZ"), "acts[1].act: 'ZZ' is not a card"),
        (bad(act="dance"), "acts[1].act: 'dance' is not an act"),
        (bad(hand="left"), "acts[1].hand: 'left' is neither action nor holding (gress:2.6)"),
        (bad(act="vorletzte", hand="holding"), "acts[1].hand: 'holding vorletzte' is not an act"),
        (bad(act="holding draw", hand="action"), "acts[1].hand: is told in the act already"),
        (bad(act=None), "acts[1]: needs either seat and act, or drawn"),
        (bad(drawn=["7C"], at=None), "acts[1]: needs either seat and act, or drawn"),
        (bad(drawn=["7C"]), "acts[1]: what is drawn has neither a time nor a hand"),
        ([*bad(), {"drawn": ["7C"]}], "acts[2].drawn: nothing is to be drawn now"),
        ([{"seat": 0, "act": "draw"}, {"seat": 9, "act": "draw"}], "acts[1].seat: there is no seat 9"),
    ],
)
def test_a_case_that_can_not_be_is_one_line(tmp_path: Path, acts: list[dict[str, Any]], problem: str) -> None:
    expect_one_line(run("referee", case(tmp_path, acts)), problem)


@pytest.mark.parametrize("field", ["at", "hand"])
@pytest.mark.parametrize("name", ["follow", "grass-heat"])
def test_only_gress_has_times_and_hands(tmp_path: Path, name: str, field: str) -> None:
    asked = json.loads((EXAMPLES / f"{name}.json").read_text("utf-8"))
    asked["acts"][2][field] = 5 if field == "at" else "holding"
    path = tmp_path / "case.json"
    path.write_text(json.dumps(asked), "utf-8")
    expect_one_line(run("referee", str(path)), f"acts[2].{field}: {asked['game']} knows neither")
