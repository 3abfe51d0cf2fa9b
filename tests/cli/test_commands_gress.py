"""Replay, verify, rules, sheets, and the examples of the referee, for Gress."""

import json
import re
from pathlib import Path

import pytest

from .command import run

ROOT = Path(__file__).parents[2]
RECORDS = sorted((ROOT / "tests" / "match").glob("gress-*.json"))
EXAMPLES = sorted((ROOT / "docs" / "examples").glob("gress-*.json"))
LEVELS = ROOT / "tests" / "match" / "gress-four-levels-in-time.json"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_verify_knows_gress(path: Path) -> None:
    assert json.loads(run("verify", str(path), "--json").stdout)["chance"] == "verified"


def test_replay_tells_a_seat_only_what_it_saw() -> None:
    told = run("replay", str(LEVELS)).stdout
    assert re.search(r"\(to \w+\) You \w+( up)? \w\w\b", told)
    seat = run("replay", str(LEVELS), "--seat", "1", "--until", "30").stdout
    assert "(to " not in seat
    assert "opened the game with" in seat


def test_rules_of_gress_are_found() -> None:
    assert "gress:7.3" in run("rules", "gress", "7.3").stdout


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_position_afterwards_is_a_case_again(path: Path, language: str, tmp_path: Path) -> None:
    """Data, one line, and what is shown to people are the same position."""
    found = json.loads(run("referee", str(path), "--json").stdout)
    text = run("referee", str(path), "--lang", language).stdout
    shown = dict(re.findall(r"^    (\w+): (.+)$", text.split("\n\n")[-1], re.MULTILINE))
    for position in (found["position"], found["line"], {name: json.loads(shown[name]) for name in shown}):
        again = tmp_path / "again.json"
        again.write_text(json.dumps({"game": "gress", "position": position}), "utf-8")
        assert json.loads(run("referee", str(again), "--json").stdout)["line"] == found["line"]


def zettel(tmp_path: Path, **correction: object) -> str:
    path = tmp_path / "zettel.json"
    pad = {
        "game": "gress",
        "names": ["Amy", "Ben", "Cleo"],
        "games": [{"points": [5, 0, 7], "winner": 1}, {"points": [0, 4, 1], "winner": 0}],
        "corrections": [correction],
    }
    path.write_text(json.dumps(pad), "utf-8")
    return str(path)


def test_sheet_shows_corrections_as_text_data_and_page(tmp_path: Path) -> None:
    path = zettel(tmp_path, row=1, who="Amy", points=6, reason="<b>slip")
    assert "* Game 1 was corrected: Amy 6 instead of 5. (<b>slip)" in run("sheet", path).stdout
    data = json.loads(run("sheet", path, "--json").stdout)
    assert (data["totals"], data["corrected_rows"]) == ([6, 4, 8], [1])
    assert data["corrections"][0]["before"]["points"] == [5, 0, 7]
    page = run("sheet", path, "--html", "--lang", "de").stdout
    assert "Spiel 1 wurde berichtigt: Amy 6 statt 5. (&lt;b&gt;slip)" in page


def test_sheet_names_a_wrong_correction(tmp_path: Path) -> None:
    path = zettel(tmp_path, row=9, misdeals=1)
    shown = run("sheet", path)
    assert (shown.returncode, shown.stdout) == (2, "")
    assert shown.stderr == f"stammtisch: {path}: corrections[0].row: there is no row 9; rows are 1 to 2\n"
