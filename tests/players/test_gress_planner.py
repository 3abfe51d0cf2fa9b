"""What the policy that plans prefers."""

from typing import Any

import pytest

from stammtisch.base.bits import Dice
from stammtisch.games.gress.cards import card_named
from stammtisch.games.gress.game import Gress
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.position import Journal
from stammtisch.players.gress.outlook import Prospect, expected, features, links
from stammtisch.players.gress.planner import SAMPLE, TYPICAL
from stammtisch.players.gress.player import GressBot, find
from stammtisch.players.gress.worths import WORTHS

GRESS = Gress()


def placed(hands: str, pile: str, **given: Any) -> GressPosition:
    """A moment of the active game: seat 0 on turn, throws allowed, nobody with a Marke unless told."""
    now = {"turn": 0, "throws": 1, "last_event": 0, **given.pop("now", {})}
    table = [hand.split() for hand in hands.split("|")]
    data = {"phase": "active", "dealer": 0, "hands": table, "pile": pile.split(), "now": now, **given}
    return GRESS.read_position(data, "", {"decks": 2})


def wants(position: GressPosition, seat: int, story: str = "", player: str = "planner@master") -> str | None:
    """What a planner does after a story such as "0 play KH; 1 draw"."""
    bot = GressBot(seat, int(position.players), find(player), Dice(3))
    bot.perceive(GRESS.view(position, seat), [])
    for line in filter(None, (line.strip() for line in story.split(";"))):
        actor, act = line.split(" ", 1)
        journal = Journal()
        GRESS.perform(position, int(actor), act, journal)
        bot.perceive(GRESS.view(position, seat), journal.seen_by(seat))
    wanted = bot.plan()
    return wanted.act if wanted else None


@pytest.mark.parametrize(
    ("hands", "pile", "seat", "story", "act"),
    [
        ("8H | KD TD 8C | TS 7S 7D", "KH", 0, "", "play 8H"),  # out
        ("JS 8H | KD TD 8C | TS 7S 7D", "KH", 0, "", "play 8H"),  # the jack is kept for the end
        ("AH 8H | KD TD 8C | TS 7S 7D", "KH", 0, "", "play AH"),  # the ace, and the other after it
        ("QS 8H TC 9D | KD TD 8C | TS 7S 7D", "KH", 0, "", "play QS"),  # a throw before the turn
        ("9H 9S JS JC TC AC | KD 7C | 8C 7S 7D", "KH", 0, "", "play 9H"),  # for the smallest hand
        ("9H 9S JS JC TC AC | KD 7C | 8C 7S 7D", "KH", 0, "0 play 9H", "swap 1"),
        ("9H KS | KD 7C AS AC | 8C 7S 7D", "KH", 0, "0 play 9H; 0 vorletzte", None),  # nobody has less
        ("TH 9S JS JC | KD TD 8C KC | 8C 7S 7D", "KH", 0, "0 play TH", "give 9S to 2"),
        ("JC 9S TS KS | KD TD 8C | TC 7S 7D", "KH", 0, "0 play JC", "wish S"),
    ],
)
def test_what_a_planner_prefers(hands: str, pile: str, seat: int, story: str, act: str | None) -> None:
    assert wants(placed(hands, pile), seat, story) == act


@pytest.mark.parametrize(
    ("hand", "act", "greedy"),
    [
        ("8C 7D AD", "play 8C", "complain misplay 0"),  # on the wrong card, which can't be taken back then
        ("8D 7D AD", "complain misplay 0", "complain misplay 0"),  # nothing to lay
    ],
)
def test_a_planner_plays_on_before_it_complains(hand: str, act: str, greedy: str) -> None:
    for player, wanted in (("planner@master", act), ("greedy-1@master", greedy)):
        position = placed(f"8H 9C TC | {hand} | TD 9D KD", "KH")
        assert wants(position, 1, "0 play TC", player) == wanted


def test_the_last_card_is_kept_while_the_marke_lies() -> None:
    assert wants(placed("8H | KD TD 8C | TS 7S 7D", "KH", marken=["AC", "AS", "AD"]), 0) == "draw"


def test_two_cards_are_best_reached_on_the_own_turn_while_the_marke_lies() -> None:
    """After an ace it is the own turn again: there is time to take up the Marke."""
    position = placed("AH 8H 9C | KD TD 8C | TS 7S 7D", "KH", marken=["AC", "AS", "AD"])
    assert wants(position, 0) == "play AH"


def prospect(hand: str, **given: Any) -> Prospect:
    usual: dict[str, Any] = {
        "hand": [card_named(card) for card in hand.split()],
        "owed": 0,
        "marke": False,
        "in_reach": False,
        "top": card_named("KH"),
        "throws": True,
        "wait": 2,
        "others": [4, 4, 4],
        "next_owes": False,
    }
    return Prospect(**(usual | given))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (prospect("8C 9D"), prospect("8C 9D QD")),
        (prospect("8C 9D"), prospect("8C 9D", marke=True)),
        (prospect("8C 9D"), prospect("8C 9D", owed=2)),
        (prospect("8C 9D TC QD KS AH", others=[4, 4, 4]), prospect("8C 9D TC QD KS AH", others=[1, 4, 4])),
        (prospect("JC"), prospect("KC")),
        (prospect("8C 9D", marke=True, in_reach=True), prospect("8C 9D", marke=True)),
        (prospect(""), prospect("JC", wait=0)),
    ],
)
def test_what_promises_fewer_points(better: Prospect, worse: Prospect) -> None:
    assert expected(better) < expected(worse)


def test_everything_that_is_looked_at_has_a_worth() -> None:
    hands = ["JC", "8C 9D", "7H AC KS QD JC", "9C 9H TC TD 8S 8D 7C 7S QH KD", "JC JS"]
    for hand in hands:
        for given in ({}, {"marke": True}, {"wait": 0}, {"wait": 1, "next_owes": True}, {"owed": 1}):
            assert {name for name, times in features(prospect(hand, **given))} <= set(WORTHS)


def test_it_goes_on_when_only_two_are_left() -> None:
    """Whoever is excluded is no rival, neither to hit nor to swap with."""
    position = placed("9H 8S TC QD KS | KD TD | 7S", "KH", excluded=[2])
    assert wants(position, 0) == "play 9H"
    assert wants(position, 0, "0 play 9H") == "swap 1"


def test_links_are_cards_to_throw_on_others_of_the_hand() -> None:
    assert links(prospect("AS KH QS JD 7C").hand) == 3
    assert links(prospect("QH JS JC").hand) == 1
    assert links([]) == 0


def test_the_cards_it_imagines_are_of_every_kind() -> None:
    assert sorted(card >> 2 for card in SAMPLE) == list(range(8))
    assert sorted(card & 3 for card in SAMPLE) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert len(set(TYPICAL)) == len(TYPICAL)
