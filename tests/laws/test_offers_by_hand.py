"""Offers as somebody at the table would write them down, where chance seldom leads."""

from typing import Any

import pytest
from rules.grass.table import table
from rules.gress.table import guided, placed

from laws.test_offers import offers_are_the_legal_acts
from stammtisch.base.bits import Dice
from stammtisch.games.grass.game import Grass
from stammtisch.games.grass.position import GrassPosition
from stammtisch.games.gress.game import Gress
from stammtisch.games.gress.position import GressPosition

pytestmark = pytest.mark.proof("offers")


def grass(position: GrassPosition, seat: int = 0) -> dict[str, Any]:
    offers_are_the_legal_acts(Grass(), position, seat, Dice(1))
    return Grass().offers(position, seat)


def gress(position: GressPosition, seat: int = 0) -> dict[str, Any]:
    offers_are_the_legal_acts(Gress(), position, seat, Dice(1))
    return Gress().offers(position, seat)


@pytest.mark.parametrize(("choice", "loot"), [("any", ["HG", "PA"]), ("highest", ["PA"])])
def test_a_thief_is_told_whom_and_what(choice: str, loot: list[str]) -> None:
    position = table(
        "classic",
        {"classic_steal_choice": choice},
        hands="ST | | ",
        markets="open none none",
        displays="| HG PA | CO",
    )
    assert grass(position)["play"]["ST"] == {"on": {"1": {"for": loot}, "2": {"for": ["CO"]}}}


def test_a_fine_is_paid_with_a_free_peddle_or_one_under_a_protection() -> None:
    position = table(
        hands="PF | ", markets="+B none", displays="HG CO | ", protections="LU:HG.MX GS:MX | ", active=0
    )
    assert grass(position)["play"]["PF"] == {
        "with": {"HG": {".": True, "under": ["1"]}, "MX": {"under": ["1", "2"]}, "CO": True}
    }


def test_what_a_protection_covers_is_a_form() -> None:
    position = table(hands="LU CB | ", markets="open none", displays="HG HG PA DF | ")
    offers = grass(position)["play"]
    assert offers["LU"] == {"over": {"forms": [[{"some": {"HG": 2, "PA": 1}, "worth": 50_000}]]}}
    assert offers["CB"] == {"over": {"forms": [[{"some": {"HG": 2}, "worth": 25_000}]]}}


def test_a_swap_is_a_form_for_every_seat() -> None:
    position = table(
        hands="| | ", markets="none none none", displays="HG | JA | MX DF", protections="| LU:PA | "
    )
    assert grass(position)["swap"] == {
        "forms": [[["HG"], "for", ["JA"], "of", "1"], [["HG"], "for", ["MX", "DF"], "of", "2"]]
    }


def test_a_classic_deal_is_by_hand_over_the_table_or_both() -> None:
    """What lies under a protection stays there (grass.classic:protected.6)."""
    position = table(
        "classic",
        hands="| | | ",
        markets="none none none none",
        displays="HG | JA JA | | JA CO",
        protections="LU:PA | | | GS:MX",
    )
    by_hand, by_table, both = grass(position)["offer"]["forms"]
    assert by_hand[1::2] == ["for", "to"]
    assert by_hand[-1] == ["1", "2", "3", "all"]
    assert len(by_hand[2]) == 27
    own, theirs = {"some": {"HG": 1}}, {"some": {"JA": 2, "CO": 1}}
    assert by_table == ["table", own, "for", "table", theirs, "to", ["1", "3", "all"]]
    assert both == [by_hand[0], "and", *by_table[:3], by_hand[2], "and", *by_table[3:]]


def test_a_hidden_classic_deal_names_peddles_alone() -> None:
    position = table(
        "classic", {"hidden_deals": "on"}, hands="| ", markets="none none", displays="HG | JA", active=0
    )
    parts = ["table", {"some": {"HG": 1}}, "for", "table", {"some": {"JA": 1}}, "to", ["1", "all"]]
    assert grass(position)["offer"]["forms"] == [
        ["hidden", "to", ["1", "all"]],
        parts,
        ["hidden", "and", *parts],
    ]


def test_two_red_nines_name_two_seats() -> None:
    position = guided("QH QD | 8D | KC", "9H", now={"turn": 1, "nine": 0, "nine_two": 1})
    assert gress(position)["swap"] == {"0": ["1", "2"], "1": ["0", "2"], "2": ["0", "1"]}


def test_a_guided_packet_lies_on_a_card_that_fits() -> None:
    position = guided("7H 7S 7S 9H 9D | 8D | KC", "KH")
    assert gress(position)["play"]["forms"] == [["7H", {"some": {"7S": 2}}], ["9H", ["9D"]]]


def test_an_official_packet_is_whatever_hands_hold() -> None:
    position = placed("7H 7H QS | 8D | KC", "KD", now={"turn": 1})
    heap = {"some": {"7H": 2, "QS": 1}, "least": 2}
    play = {"7H": True, "QS": True, "forms": [[heap]]}
    offers = gress(position)
    assert offers["play"] == play
    assert offers["holding"]["play"] == play
