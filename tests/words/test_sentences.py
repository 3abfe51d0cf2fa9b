"""Facts and refusals as people read them."""

import pytest

from stammtisch.words import Words


@pytest.mark.parametrize(
    ("language", "kind", "values", "line"),
    [
        ("en", "bid-made", {"bid": 0}, "Amy predicted no tricks."),
        ("en", "bid-made", {"bid": 1}, "Amy predicted 1 trick."),
        ("en", "bid-made", {"bid": 2}, "Amy predicted 2 tricks."),
        ("de", "bid-made", {"bid": 0}, "Amy sagte keinen Stich voraus."),
        ("de", "bid-made", {"bid": 1}, "Amy sagte 1 Stich voraus."),
        ("de", "bid-made", {"bid": 2}, "Amy sagte 2 Stiche voraus."),
        (
            "en",
            "seat-settled",
            {"bid": 2, "tricks": 2, "kept": "yes", "change": 7, "points": 22},
            "Amy predicted 2 and took 2: kept, +7, now 22 points.",
        ),
        (
            "en",
            "seat-settled",
            {"bid": 2, "tricks": 0, "kept": "no", "change": -2, "points": 1},
            "Amy predicted 2 and took 0: missed, -2, now 1 point.",
        ),
        (
            "de",
            "seat-settled",
            {"bid": 0, "tricks": 1, "kept": "no", "change": 0, "points": 15},
            "Amy sagte 0 voraus und machte 1: verfehlt, nichts verloren, jetzt 15 Punkte.",
        ),
        (
            "de",
            "round-dealt",
            {"round": 1, "rounds": 10, "cards": 1, "card": "PO/8S", "trump": "none"},
            "Runde 1 von 10: Amy gab je 1 Karte und deckte PO/8S auf: kein Trumpf.",
        ),
        ("en", "game-ended", {"names": ["Amy"], "count": 1, "points": 41}, "Amy won with 41 points."),
        (
            "de",
            "game-ended",
            {"names": ["Amy", "Ben"], "count": 2, "points": 41},
            "Amy und Ben teilten sich den Sieg mit je 41 Punkten.",
        ),
        ("de", "bank-short", {"missing": 1}, "Der Bank fehlte 1 Punkt; "),
        ("de", "bank-short", {"missing": 2}, "Der Bank fehlten 2 Punkte; "),
    ],
)
def test_facts_read(language: str, kind: str, values: dict[str, object], line: str) -> None:
    assert Words(language).fact("double", kind, {"name": "Amy", **values}).startswith(line)


@pytest.mark.parametrize(
    ("language", "kind", "values", "line"),
    [
        ("en", "heat-on", {"target": "Ben", "card": "+B"}, "Amy put the heat on Ben with +B."),
        ("de", "heat-on", {"target": "Ben", "card": "+B"}, "Amy heizte Ben mit +B ein."),
        ("en", "protected", {"card": "LU", "cards": ["CO", "JA"]}, "Amy protected CO and JA with LU."),
        ("de", "paranoia", {"card": "SO", "target": "self"}, "Amy spielte SO und bekam es selbst ab."),
        ("en", "skip-added", {"count": 1}, "Amy was told to skip 1 turn."),
        ("de", "skip-added", {"count": 2}, "Amy bekam zweimal Aussetzen aufgebrummt."),
        (
            "en",
            "offer-made",
            {
                "target": "table",
                "gives": "PA",
                "gives_table": "none",
                "wants": "MO",
                "wants_table": ["CO", "JA"],
            },
            "Amy offered the whole table PA for MO and CO and JA from the display.",
        ),
        (
            "en",
            "scored",
            {"result": 115_000, "bonus": 25_000, "total": 140_000},
            "Amy made 115,000 and a bonus of 25,000: now 140,000.",
        ),
        ("de", "scored", {"result": -55_000, "bonus": 0, "total": 0}, "Amy machte -55.000: jetzt 0."),
        (
            "de",
            "game-ended",
            {"names": ["Amy", "Ben"], "count": 2, "total": 265_000},
            "Amy und Ben teilten sich den Titel Baron des Deals mit je 265.000.",
        ),
    ],
)
def test_facts_of_grass_read(language: str, kind: str, values: dict[str, object], line: str) -> None:
    assert Words(language).fact("grass", kind, {"name": "Amy", **values}) == line


@pytest.mark.parametrize(
    ("language", "kind", "values", "line"),
    [
        ("en", "turn-played", {"card": "QS"}, "Amy played QS."),
        ("de", "thrown", {"card": "QS"}, "Amy warf QS."),
        ("en", "packet-played", {"cards": ["7C", "7S"]}, "Amy played 7C and 7S as a packet."),
        ("en", "jack-thrown", {"card": "JC", "target": "Ben"}, "Amy threw JC and took the turn from Ben."),
        ("de", "wish-named", {"suit": "H"}, "Amy wünschte sich Herz."),
        ("en", "debt-created", {"count": 1, "reason": "king"}, "Amy owed 1 card for a king."),
        ("de", "debt-created", {"count": 4, "reason": "seven"}, "Amy schuldete 4 Karten für Siebenen."),
        ("en", "debt-settled", {"owed": 0}, "Amy settled a debt and owed nothing more."),
        ("de", "debt-settled", {"owed": 2}, "Amy tilgte eine Nimmschuld und schuldete noch 2 Karten."),
        (
            "en",
            "swap-ordered",
            {"target": "Ben", "partner": "Cleo"},
            "Amy ordered Ben and Cleo to swap hands.",
        ),
        ("de", "vorletzte-said", {}, "Amy sagte »vorletzte«."),
        (
            "en",
            "complaint-upheld",
            {"target": "Ben", "kind": "play", "cards": ["KC"]},
            "Amy was right: Ben had played KC wrongly.",
        ),
        (
            "de",
            "complaint-rejected",
            {"target": "Ben", "kind": "marke"},
            "Amy irrte sich: Ben hatte die Marke rechtmäßig aufgenommen.",
        ),
        (
            "en",
            "scored",
            {"points": 8, "held": 3, "nines": 1, "marke": 4, "missing": 0},
            "Amy got 8 points: 3 for cards in hand, 1 for black nines, 4 for the Marke, "
            "0 for cards that could not be taken.",
        ),
        ("en", "later", {"ms": 41, "target": "Ben"}, "Amy was 41 ms later than Ben."),
        (
            "en",
            "priority",
            {"target": "Ben", "class": "turn", "behind": "throw"},
            "Amy and Ben were too close to tell; by priority a turn (2.2) went before a throw (2.4), "
            "and Amy was first.",
        ),
    ],
)
def test_facts_of_gress_read(language: str, kind: str, values: dict[str, object], line: str) -> None:
    assert Words(language).fact("gress", kind, {"name": "Amy", **values}) == line


@pytest.mark.parametrize(
    ("language", "rule_id", "values", "line"),
    [
        (
            "en",
            "double:play:follow",
            {"motif": "AC", "suit": "H"},
            "The suit led is hearts and you can follow it, so AC cannot be played now.",
        ),
        (
            "de",
            "double:play:follow",
            {"motif": "AC", "suit": "H"},
            "Ausgespielt ist Herz, und du kannst bedienen; AC geht deshalb jetzt nicht.",
        ),
        (
            "en",
            "double:bid:range",
            {"bid": 2, "cards": 1},
            "With 1 card you can predict from 0 to 1, but not 2.",
        ),
        (
            "de",
            "double:bid:chips-limit",
            {"bid": 1, "points": 0},
            "1 kannst du nicht vorhersagen, denn zum Setzen hast du keine Punkte mehr.",
        ),
        ("en", "double:round:phases", {"phase": "over"}, "The game is over."),
        (
            "en",
            "grass.common:peddle.1",
            {"card": "PA", "state": "heated"},
            "PA needs an open market, and there is heat on yours.",
        ),
        (
            "de",
            "grass.common:heat-off.1",
            {"card": "-D", "heat": "+B"},
            "Auf deinem Markt liegt +B, und dagegen hilft -D nicht.",
        ),
        (
            "de",
            "grass.option:waste-policy",
            {},
            "An diesem Tisch darfst du nur abwerfen, wenn du keine Karte spielen kannst.",
        ),
        (
            "en",
            "gress:4.5",
            {"card": "9S", "top": "JC", "suit": "H"},
            "9S does not fit: on JC you need the same rank or hearts.",
        ),
        (
            "de",
            "gress:4.13",
            {"owed": 1},
            "Du schuldest noch 1 Karte. Nimm auf, was du schuldest, dann darfst du wieder einen Zug machen.",
        ),
        ("en", "gress:7.2", {"top": "JC"}, "JC lies on top, and a jack never goes on a jack."),
        ("de", "gress:8.1", {"reason": "say"}, "Sag erst »vorletzte«, dann darfst du deine Marke aufnehmen."),
        ("en", "gress:9.3", {"reason": "laid"}, "Your hand lies open already."),
    ],
)
def test_refusals_read(language: str, rule_id: str, values: dict[str, object], line: str) -> None:
    assert Words(language).refusal(rule_id, values) == line
