"""Keys at a table of Gress: a card keeps its key, and acts of several keys."""

import pytest

from stammtisch.base.errors import Refused
from stammtisch.cli.games.gress.keys import CARD_KEYS, COOLING, SIMPLE, SUITS, GressKeys
from stammtisch.cli.keys import BACKSPACE, ENTER, ESCAPE
from stammtisch.games.gress.game import Gress
from stammtisch.games.gress.view import View
from stammtisch.games.offers import Offers

GRESS = Gress()
PLACED = {
    "phase": "active",
    "hands": [["7C", "7S", "QH", "KD"], ["9C", "9S"], ["TC", "TS"]],
    "pile": ["8C"],
    "dealer": 2,
    "now": {"turn": 0, "throws": 1},
}


def seen(referee: str = "guided", **now: int) -> tuple[View, Offers]:
    """What seat 0 sees of a table, and what it may do."""
    data = {**PLACED, "now": {"turn": 0, "throws": 1, **now}}
    position = GRESS.read_position(data, "", {"referee": referee})
    return GRESS.view(position, 0), GRESS.offers(position, 0)


def pressed(keys: str, referee: str = "guided", **now: int) -> object:
    """What the last of these keys does, with the hand 7C 7S QH KD under 1 to 4."""
    view, offers = seen(referee, **now)
    held = GressKeys()
    held.hold(view.hand, 0)
    done: object = None
    for key in keys:
        done = held.press(key, view, offers)
    return done


def test_no_key_has_two_meanings() -> None:
    others = [*SIMPLE, *SUITS, *"gxpk:?hq", ENTER, ESCAPE, BACKSPACE]
    assert not set(CARD_KEYS) & set(others)
    assert len(set(CARD_KEYS)) == len(CARD_KEYS)


def test_a_card_keeps_its_key_while_it_is_held() -> None:
    keys = GressKeys()
    keys.hold(["7C", "8C", "9C", "TC", "JC"], 0)
    assert keys.cards == {"1": "7C", "2": "8C", "3": "9C", "4": "TC", "5": "JC"}
    keys.hold(["7C", "9C", "TC", "JC"], 1000)
    assert keys.cards == {"1": "7C", "3": "9C", "4": "TC", "5": "JC"}
    keys.hold(["7C", "7D", "9C", "TC", "JC"], 2000)
    assert keys.cards == {"1": "7C", "3": "9C", "4": "TC", "5": "JC", "6": "7D"}


def test_a_key_that_was_just_pressed_gets_no_other_card_for_a_while() -> None:
    keys = GressKeys()
    keys.hold(["7C", "8C"], 0)
    keys.hold(["8C"], 1000)
    keys.hold(["8C", "9C"], 1000 + COOLING - 1)
    assert keys.cards == {"2": "8C", "3": "9C"}
    keys.hold(["8C", "9C", "TC"], 1000 + COOLING)
    assert keys.cards == {"1": "TC", "2": "8C", "3": "9C"}


def test_a_whole_new_hand_begins_with_the_first_key() -> None:
    keys = GressKeys()
    keys.hold(["7C", "8C"], 0)
    keys.hold(["QS", "KS", "AS"], 100)
    assert keys.cards == {"1": "QS", "2": "KS", "3": "AS"}


def test_equal_cards_have_keys_of_their_own() -> None:
    keys = GressKeys()
    keys.hold(["7C", "7C", "8C"], 0)
    keys.hold(["7C", "8C"], 100)
    assert keys.cards == {"1": "7C", "3": "8C"}


def test_more_cards_than_anybody_ever_holds_have_keys() -> None:
    keys = GressKeys()
    keys.hold(["7C"] * len(CARD_KEYS), 0)
    assert "".join(keys.cards) == CARD_KEYS


@pytest.mark.parametrize(
    ("keys", "act"),
    [
        ("1", "play 7C"),
        ("4", "play KD"),
        ("5", None),
        (" ", "draw"),
        ("v", "vorletzte"),
        ("m", "marke"),
        ("z", "takeback"),
        ("e", "stop"),
        ("c", "wish C"),
        ("d", "wish D"),
        (ENTER, None),
        ("~", None),
        ("p1", None),
        ("p12" + ENTER, "play 7C 7S"),
        ("p21" + ENTER, "play 7S 7C"),
        ("p11" + ENTER, None),
        ("p12" + BACKSPACE + ENTER, None),
        ("p12" + ESCAPE + "3", "play QH"),
        ("k2v", "complain vorletzte 2"),
        ("k2m", "complain marke 2"),
        ("k1p", "complain misplay 1"),
        ("k1d", "disqualify 1"),
        ("k1w", "withdraw 1"),
        ("k0v", None),
        ("k9v", None),
        (":holding draw" + ENTER, "holding draw"),
        (":drx" + BACKSPACE + "aw" + ENTER, "draw"),
    ],
)
def test_what_keys_do(keys: str, act: str | None) -> None:
    assert pressed(keys) == act


def test_a_card_is_given_after_a_ten() -> None:
    assert pressed("g32", ten=0) == "give QH to 2"
    assert pressed("g3x", ten=0) is None
    assert pressed("g7", ten=0) is None


def test_hands_are_swapped_after_red_nines() -> None:
    assert pressed("x2", nine=0) == "swap 2"
    assert pressed("x2", nine=0, nine_two=1) is None
    assert pressed("x20", nine=0, nine_two=1) == "swap 2 0"
    assert pressed("x22", nine=0, nine_two=1) is None


@pytest.mark.parametrize(("key", "rule"), [("g", "gress:5.4"), ("x", "gress:5.5")])
def test_what_can_not_be_begun_is_refused_at_once(key: str, rule: str) -> None:
    refused = pressed(key)
    assert isinstance(refused, Refused)
    assert refused.rule == rule
    assert pressed(key + "1") == "play 7C"


def test_enter_does_what_is_due() -> None:
    position = GRESS.start(3, options={"first_dealer": 0})
    position.answer(list(range(32)))
    keys = GressKeys()
    view = GRESS.view(position, 1)
    assert keys.press(ENTER, view, GRESS.offers(position, 1)) == "ready"
    for seat in range(3):
        GRESS.perform(position, seat, "ready")
    assert keys.press(ENTER, GRESS.view(position, 1), GRESS.offers(position, 1)) is None
    assert keys.press(ENTER, GRESS.view(position, 0), GRESS.offers(position, 0)) == "open"


def test_a_choice_is_dropped_with_the_card_it_was_about() -> None:
    view, offers = seen()
    keys = GressKeys()
    keys.hold(view.hand, 0)
    for key in "p12":
        keys.press(key, view, offers)
    keys.hold(["7S", "QH", "KD"], 100)
    assert not keys.begun
    assert keys.press("3", view, offers) == "play QH"
