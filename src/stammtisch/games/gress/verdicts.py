"""The rule behind a fact that is a verdict: who was too late, who owes cards, what lies wrong."""

from collections.abc import Mapping
from typing import Final

BY_DEBT: Final = {
    "vorletzte": "gress:8.2",
    "call": "gress:Q80",
    "foul": "gress:10.4",
    "wrong": "gress:10.5",
    "unfounded": "gress:10.5",
    "marke": "gress:10.7",
    "early": "gress:9.3",
    "stop": "gress:10.1",
}
"""For what cards are owed. What a king or a seven makes others owe is no verdict."""
BY_COMPLAINT: Final = {"play": "gress:10.5", "vorletzte": "gress:8.2", "marke": "gress:10.7"}
BY_KIND: Final = {
    "later": "gress:10.9",
    "priority": "gress:10.9",
    "nearer": "gress:10.9",
    "bounced": "gress:option:collision",
    "complaint-dropped": "gress:10.9",
    "cards-returned": "gress:10.5",
    "cards-stayed": "gress:10.5",
    "taken-back": "gress:10.4",
    "taken-back-free": "gress:10.4",
    "take-back-refused": "gress:10.4",
    "vorletzte-missed": "gress:8.1",
    "marke-new": "gress:10.7",
    "marke-owed": "gress:Q25",
    "turn-lost": "gress:10.5",
    "laid-down-early": "gress:9.3",
    "misdealt": "gress:11.9",
    "excluded": "gress:10.8",
    "timed-out": "gress:Q71",
    "resumed": "gress:Q59",
    "debt-cancelled": "gress:10.5",
    "gift-returned": "gress:Q11",
    "swap-undone": "gress:Q12",
}


def rule_behind(kind: str, about: Mapping[str, object]) -> str | None:
    """None for what is no verdict."""
    if kind == "debt-created":
        return BY_DEBT.get(str(about["reason"]))
    if kind in ("complaint-upheld", "complaint-rejected"):
        return BY_COMPLAINT.get(str(about["kind"]))
    return BY_KIND.get(kind)
