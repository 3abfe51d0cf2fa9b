"""Facts that are verdicts name the rule behind them."""

import re
from pathlib import Path

import pytest

from stammtisch.games.gress.debts import REASONS
from stammtisch.games.gress.game import Gress
from stammtisch.games.gress.verdicts import BY_COMPLAINT, BY_DEBT, BY_KIND
from stammtisch.words import Words, keys

GRESS = Gress()
MADE_BY_CARDS = {"king", "seven"}
LEDGER = Path(__file__).parents[3] / "web" / "src" / "games" / "gress" / "Ledger.svelte"


def test_every_rule_behind_a_verdict_is_in_the_rulebook() -> None:
    rules = {rule.id for rule in Words("en").rules("gress")}
    assert {*BY_DEBT.values(), *BY_COMPLAINT.values(), *BY_KIND.values()} <= rules


def test_every_kind_of_verdict_is_a_fact_that_can_be_told() -> None:
    told = {"debt-created", "complaint-upheld", "complaint-rejected", *BY_KIND}
    assert {f"fact-gress-{kind}" for kind in told} <= set(keys("en", "gress"))


def test_every_debt_but_those_that_cards_make_is_a_verdict() -> None:
    assert set(BY_DEBT) == set(REASONS) - MADE_BY_CARDS


@pytest.mark.parametrize(
    ("kind", "about", "rule"),
    [
        ("debt-created", {"reason": "wrong"}, "gress:10.5"),
        ("debt-created", {"reason": "king"}, None),
        ("complaint-upheld", {"kind": "vorletzte"}, "gress:8.2"),
        ("complaint-rejected", {"kind": "marke"}, "gress:10.7"),
        ("misdealt", {}, "gress:11.9"),
        ("turn-played", {}, None),
    ],
)
def test_a_verdict_names_its_rule(kind: str, about: dict[str, object], rule: str | None) -> None:
    assert GRESS.rule_behind(kind, about) == rule


def test_the_ledger_of_a_real_table_names_the_same_rules() -> None:
    named = dict(re.findall(r'(\w+): "(gress:[\w.]+)"', LEDGER.read_text("utf-8")))
    assert set(named) == set(REASONS)
    assert {reason: rule for reason, rule in named.items() if reason not in MADE_BY_CARDS} == BY_DEBT
