"""Referee, replay, verify, rules and simulate for Grass."""

import json
import re
from pathlib import Path

from .command import run

HEAT = Path(__file__).parents[2] / "docs" / "examples" / "grass-heat.json"


GRASS = Path(__file__).parent.parent / "match" / "grass-classic-table-deals.json"


def test_referee_knows_grass() -> None:
    rulings = json.loads(run("referee", str(HEAT), "--json").stdout)
    assert [act.get("rule") for act in rulings["acts"]] == [
        "grass.common:heat-on.1",
        "grass.common:protected.1",
        "grass.common:turn.0",
        None,
        "grass.modern:turn.2",
        *[None] * 4,
    ]
    assert rulings["acts"][0]["reason"]["de"].startswith("Ben ")
    told = [(fact["en"], fact["de"]) for fact in rulings["acts"][-1]["facts"]]
    assert ("(to Ben) You drew MO.", "(an Ben) Du zogst MO.") in told


def test_referee_gives_the_account_of_grass_line_by_line(tmp_path: Path) -> None:
    asked = json.loads(HEAT.read_text("utf-8"))
    asked["position"]["hands"][0][0] = "MC"
    asked["acts"] = [{"seat": 0, "act": "play MC"}]
    path = tmp_path / "case.json"
    path.write_text(json.dumps(asked), "utf-8")
    sheet = json.loads(run("referee", str(path), "--json").stdout)["sheet"]
    own = [(line["rule"], line["amount"], line["total"]) for line in sheet if line["seat"] == 0]
    assert own == [
        ("grass.modern:score.1", 0, 0),
        ("grass.modern:score.2", 75_000, 75_000),
        ("grass.modern:score.3", 0, 75_000),
        ("grass.modern:score.6", -25_000, 50_000),
        ("grass.modern:score.7", 0, 50_000),
        ("grass.modern:score.8", 25_000, 75_000),
        ("grass.modern:score.9", 0, 75_000),
    ]
    assert "Amy: +25000 by grass.modern:score.8, now 75,000" in run("referee", str(path)).stdout


def test_replay_and_verify_know_grass() -> None:
    assert json.loads(run("verify", str(GRASS), "--json").stdout)["chance"] == "verified"
    told = run("replay", str(GRASS)).stdout
    assert re.search(r"\(to \w+\) You drew \S\S\.", told)
    seat = run("replay", str(GRASS), "--seat", "1", "--until", "20").stdout
    assert "(to " not in seat
    assert re.search(r"hands: \[null,\[", seat)


def test_rules_of_grass_are_found() -> None:
    assert "grass.common:heat-on.1" in run("rules", "grass", "heat-on").stdout


def test_simulate_gives_up_games_that_do_not_end() -> None:
    words = (
        "simulate",
        "grass",
        "--games",
        "2",
        "--lineup",
        "random",
        "--edition",
        "classic",
        "--limit",
        "300",
    )
    shown = run(*words).stdout
    assert "grass classic: 2 games, seed 1" in shown
    assert "2 of them given up after 300 decisions" in shown
    assert re.search(r"deals: \d+ \(\d+\.\d a round\)", shown)
