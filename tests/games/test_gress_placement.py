"""Positions of Gress set up by hand: what may be left out, what is natural to write, what is refused."""

from typing import Any

import pytest

from stammtisch.base.errors import Malformed
from stammtisch.games.gress import acts
from stammtisch.games.gress.game import Gress
from stammtisch.games.gress.moment import RANGES
from stammtisch.games.gress.notation import PositionData
from stammtisch.games.gress.position import GressPosition

GRESS = Gress()
HANDS = [["7C", "8H"], ["8C", "QS"], ["9D", "TD"]]
SMALL: dict[str, Any] = {"hands": HANDS, "pile": ["KC"], "turn": 0}


def placed(**given: Any) -> GressPosition:
    return GRESS.read_position(SMALL | given, "", {})


def written(position: GressPosition) -> dict[str, Any]:
    return GRESS.write_position(position)


def why_not(data: object, options: dict[str, Any] | None = None) -> str:
    with pytest.raises(Malformed) as problem:
        GRESS.read_position(data, "", options or {})
    return str(problem.value)


def test_hands_pile_and_turn_are_enough() -> None:
    data = written(placed())
    assert (data["phase"], data["dealer"], data["clock"]) == ("active", 0, 0)
    assert data["now"] == {"turn": 0, "throws": 1, "last_event": 0}
    assert data["marken"] == ["-"] * 3
    assert len(data["draw"]) == 32 - 7
    assert data["ready"] == [0, 1, 2]


@pytest.mark.parametrize("beside", [True, False])
def test_rights_stand_in_now_or_beside_it(beside: bool) -> None:
    rights = {"turn": 2, "throws": False, "direction": -1, "ten": 1, "due": [1], "liable": [8 + 2]}
    given = {"hands": HANDS, "pile": ["KC"]}
    position = GRESS.read_position(given | (rights if beside else {"now": rights}), "", {})
    assert written(position)["now"] == {**rights, "throws": 0, "last_event": 0}
    assert why_not(SMALL | {"now": {"turn": 1}}) == "position.turn: is there twice, in now and beside it"


def test_nobody_may_be_null() -> None:
    assert "ten" not in written(placed(ten=None))["now"]


@pytest.mark.rule("gress:4.15")
@pytest.mark.parametrize(
    ("given", "throws"),
    [({}, 1), ({"restricted": True}, 0), ({"halt_a": 0, "halt_b": 1}, 0), ({"throws": 0}, 0)],
)
def test_throws_are_allowed_unless_the_game_was_halted(given: dict[str, Any], throws: int) -> None:
    assert written(placed(**given))["now"]["throws"] == throws


def test_a_debt_may_be_a_number() -> None:
    assert written(placed(debts=[0, 2, [{"left": 1, "reason": "foul"}]]))["debts"] == [
        [],
        [{"left": 2}],
        [{"left": 1, "reason": "foul"}],
    ]


@pytest.mark.rule("gress:2.8")
def test_a_marke_may_be_one_that_nobody_has_seen() -> None:
    data = written(placed(marken=["?", "-", "?"]))
    lying = [marke for marke in data["marken"] if marke != "-"]
    assert len(lying) == 2
    assert not set(lying) & set(data["draw"])
    assert why_not({**SMALL, "marken": ["?", "-", "-"], "draw": []}).startswith("position.marken[0]: no card")


def test_the_winner_of_a_game_being_settled_is_found() -> None:
    given = {"hands": [[], ["8C"], ["TD"]], "pile": ["KC"], "phase": "settling"}
    assert written(GRESS.read_position(given, "", {}))["winner"] == 0


def test_dates_follow_from_what_is_dated() -> None:
    play = {"seat": 1, "cards": ["KD"], "lawful": False}
    data = written(placed(pile=["KC", "KD"], plays=[play]))
    assert (data["clock"], data["now"]["last_event"], data["plays"][0]["date"]) == (1, 1, 1)
    assert written(placed(liable=[8 * 4 + 1]))["clock"] == 4
    assert written(placed(debts=[0, 0, [{"left": 1, "origin": 7}]]))["clock"] == 7


@pytest.mark.rule("gress:10.5")
def test_a_wrong_play_written_down_can_be_complained_about() -> None:
    play = {"seat": 1, "cards": ["KD"], "lawful": False}
    position = placed(pile=["KC", "KD"], turn=2, plays=[play], debts=[[{"left": 1, "play": 1}], 0, 0])
    GRESS.perform(position, 0, "complain misplay 1")
    data = written(position)
    assert (data["pile"], data["hands"][1]) == (["KC"], ["8C", "QS", "KD"])
    assert [sum(debt["left"] for debt in owed) for owed in data["debts"]] == [0, 2, 0]
    assert data["now"]["turn"] == 2


@pytest.mark.rule("gress:10.4")
@pytest.mark.parametrize(("before", "turn"), [({}, 0), ({"turn": 1}, 2)])
def test_a_wrong_play_written_down_can_be_taken_back(before: dict[str, int], turn: int) -> None:
    """Where it is not said whose turn it was before, it is taken to be the same as now."""
    play = {"seat": 1, "cards": ["KD"], "lawful": False, "before": before}
    position = placed(pile=["KC", "KD"], plays=[play])
    GRESS.perform(position, 1, "takeback")
    assert written(position)["now"]["turn"] == turn
    assert list(position.owed) == [0, 1, 0]


COMPANIONS: dict[str, dict[str, Any]] = {
    "skip_kind": {"skip_kind": 8, "skip_seat": 1},
    "skip_seat": {"skip_kind": 7, "skip_seat": 2},
    "call_by": {"call_by": 1, "call_to": 2},
    "call_to": {"call_by": 0, "call_to": 1},
    "halt_a": {"halt_a": 1, "halt_b": 2},
    "halt_b": {"halt_a": 0, "halt_b": 1},
    "then_a": {"halt_a": 1, "halt_b": 2, "then_a": 0, "then_b": 1},
    "then_b": {"halt_a": 1, "halt_b": 2, "then_a": 0, "then_b": 2},
    "said": {"due": [1], "said": [1]},
    "picked_wrong": {"picked": [1], "picked_wrong": [1]},
    "offer_by": {"offer_by": 1, "offer_to": 2, "ten": 1},
    "offer_to": {"offer_by": 0, "offer_to": 1, "ten": 0},
    "wisher": {"wisher": 1, "wish_at": 1},
    "restricted": {"restricted": 1},
    "laid": {"halt_a": 1, "halt_b": 2, "laid": [1]},
    "laid_wrong": {"halt_a": 1, "halt_b": 2, "laid_wrong": [1]},
    "direction": {"direction": -1},
}
SETS = ("due", "said", "picked", "picked_wrong", "laid", "laid_wrong")


@pytest.mark.parametrize("name", RANGES)
def test_every_right_and_deadline_can_be_set_and_read(name: str) -> None:
    given = COMPANIONS.get(name) or {name: [1] if name in SETS else 1}
    position = placed(pile=["KC", "JC"], clock=1, **{"turn": 0} | given)
    data = written(position)
    assert {key: data["now"][key] for key in given} == given
    assert GRESS.write_line(GRESS.read_line(GRESS.write_line(position), "", {})) == GRESS.write_line(position)


FULL: dict[str, Any] = {
    "phase": "settling",
    "hands": [[], ["8C"], ["TD", "9D"]],
    "dealer": 1,
    "deals": 2,
    "misdeals": 1,
    "shuffles": 3,
    "stopper": None,
    "ready": [0, 1, 2],
    "down": [1],
    "winner": 0,
    "dead_end": False,
    "excluded": [],
    "clock": 40,
    "now": {"turn": 2, "direction": -1, "throws": 1, "last_event": 39, "liable": [8 * 38 + 1]},
    "marken": ["-", "AD", "owed"],
    "pile": ["JC:H", "7H"],
    "debts": [[], [], [{"left": 1, "reason": "seven", "origin": 39, "play": 39}]],
    "penalties": [0, 2, 1],
    "emptied": [39, 0, 0],
    "counted": [39, 12, 38],
    "due_since": [0, 38, 0],
    "votes": [[], [], [1]],
    "people": [0, 1],
    "claims": [1],
    "tried": 1,
    "steps": [[], [], [58]],
    "plays": [{"date": 39, "seat": 0, "cards": ["7H"], "top": "JC:H", "before": {"turn": 0, "throws": 1}}],
    "gifts": [{"play": 30, "giver": 1, "receiver": 2, "card": "TD"}],
    "got": [32 * 2 + 10],
}


def test_every_field_can_be_set_and_read() -> None:
    assert set(FULL) | {"draw"} == set(PositionData.__struct_fields__)
    position = GRESS.read_position(FULL, "", {})
    data = written(position)
    for name, value in FULL.items():
        if name not in ("hands", "plays"):
            assert data[name] == value, name
    assert data["plays"][0].items() >= {"date": 39, "top": "JC:H"}.items()
    again = GRESS.read_position(data, "", {})
    assert written(again) == data


@pytest.mark.parametrize("about", [acts.VORLETZTE, acts.MARKE, acts.PACKET, acts.COMPLAIN, acts.TAKEBACK])
def test_a_complaint_may_be_begun_about_anything(about: int) -> None:
    """`complain`, `disqualify` and `withdraw` begin alike."""
    begun = [[], [], [acts.ELSE, acts.COMPLAIN, about]]
    assert written(GRESS.read_position(FULL | {"steps": begun}, "", {}))["steps"] == begun


def test_a_hand_with_a_debt_is_not_laid_down() -> None:
    assert why_not(FULL | {"down": [2]}) == (
        "position.down: seat 2 owes cards, so its hand counts as not laid (gress:Q62)"
    )


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"hands": [["8H"], ["7C"]]}, "hands: 2 can't play; 3 to 8 can (gress:2.1)"),
        ({"hands": [["8H"], ["8H"], ["7C"]]}, "hands[1]: 8H is there more often than in the pack"),
        ({"hands": [["8H"], ["XX"], ["7C"]]}, "hands[1]: 'XX' is not a card"),
        ({"hands": [[], ["8H"], ["7C"]]}, "phase: seat 0 is out, so the phase is settling (gress:9.1)"),
        ({"pile": []}, "pile: is never empty once the game is open (gress:2.4)"),
        ({"pile": ["KC:H"]}, "pile: 'KC:H' is not a card of the pile"),
        ({"turn": 3}, "now.turn: 3 is not from 0 to 2"),
        ({"turn": True}, "now.turn: must be a whole number, not true or false"),
        ({"turn": None}, "now.turn: must be a whole number, not nothing"),
        ({"due": 1}, "now.due: must be a list, not a whole number"),
        ({"direction": 0}, "now.direction: must be 1 for clockwise or -1"),
        ({"now": []}, "now: must be an object, not a list"),
        ({"now": {"mood": 1}}, "now: 'mood' is not one of turn, direction"),
        ({"call_by": 1}, "now.call_by: goes with call_to, another seat"),
        ({"liable": [7]}, "now.liable[0]: 7 is not from 0 to 2"),
        ({"marken": ["-"]}, "marken: needs one entry for each of 3 seats, has 1"),
        ({"marken": ["8H", "-", "-"]}, "marken[0]: 8H is there more often than in the pack (gress:1.1)"),
        ({"debts": [-1, 0, 0]}, "debts[0]: -1 is not from 0 to 255"),
        ({"debts": [[{"left": 0}], 0, 0]}, "debts[0][0].left: 0 is not from 1 to 255"),
        ({"draw": ["7S"]}, "draw: 7H is nowhere, and 23 more (gress:1.1)"),
        ({"phase": "ready"}, "dealer: missing: the seat that deals or dealt"),
        ({"phase": "settling"}, "winner: a game ends with a winner or in a dead end (gress:9.1, gress:10.1)"),
        ({"clock": -1}, "clock: -1 is not from 0 to"),
        ({"last_event": 5, "clock": 4}, "now.last_event: 5 is not from 0 to 4"),
        ({"plays": [{"seat": 1, "cards": ["KD"]}]}, "plays[0].cards: does not lie on top of the pile"),
        ({"plays": [{"seat": 1, "cards": ["KC"] * 2}]}, "plays[0].cards: does not lie on top of the pile"),
        ({"plays": [{"seat": 1, "cards": []}]}, "plays[0].cards: somebody laid no card"),
        ({"plays": [{"seat": 5, "cards": ["KC"]}]}, "plays[0].seat: 5 is not from 0 to 2"),
        ({"plays": [{"seat": 1, "cards": ["KC"], "before": {"turn": "x"}}]}, "plays[0].before.turn:"),
        ({"excluded": [0, 1]}, "excluded: at least two play on (gress:Q68)"),
        ({"stopper": 0}, "stopper: nobody can reshuffle now (gress:10.1)"),
        ({"colour": 1}, "there is no field colour"),
    ],
)
def test_a_broken_position_names_its_field(given: dict[str, Any], problem: str) -> None:
    assert problem in why_not(SMALL | given)
    assert why_not(SMALL | given).startswith("position")


def test_a_guided_table_remembers_nothing() -> None:
    given = SMALL | {"plays": [{"seat": 1, "cards": ["KC"]}]}
    assert why_not(given, {"referee": "guided"}).startswith("position.plays: a guided table has nothing")
