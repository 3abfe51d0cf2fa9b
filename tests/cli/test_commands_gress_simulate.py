"""`stammtisch simulate gress`: bots on a virtual clock."""

import csv
import io
import json
import re

import pytest

from stammtisch.lab.tallies.gress import COUNTED, LABELS

from .command import run

GAMES = ("simulate", "gress", "--games", "2", "--lineup", "novice,master", "--duplicate", "--seed", "3")


def test_a_table_for_people() -> None:
    shown = run(*GAMES)
    assert shown.returncode == 0
    assert "gress: 8 games, seed 3, duplicate deals" in shown.stdout
    assert "without a winner: 0 at a dead end, 0 out of time (1800 s)" in shown.stdout
    assert re.search(r"│ seconds +│ +\d+\.\d │ ± \d+\.\d │ +\d+ │ +\d+ │", shown.stdout)
    assert re.search(r"│ seat 3 +│ +\d+\.\d\d │ ± \d+\.\d\d │ +\d+\.\d% │", shown.stdout)
    assert "│ master (machine) " in shown.stdout
    assert re.search(
        r"master takes \d+\.\d\d ± \d+\.\d\d penalty points a game fewer than novice", shown.stdout
    )
    for label in LABELS.values():
        assert f"│ {label} " in shown.stdout


def test_everything_that_is_counted_is_shown() -> None:
    assert {name for names in COUNTED.values() for name in names} <= set(LABELS)


def test_json_and_csv_for_programs() -> None:
    summary = json.loads(run(*GAMES, "--json").stdout)
    assert (summary["game"], summary["games"], summary["seed"]) == ("gress", 8, 3)
    assert summary["lineup"] == ["novice", "master"] * 2
    rows = list(csv.DictReader(io.StringIO(run(*GAMES, "--csv").stdout)))
    assert len(rows) == 32
    assert {(row["game"], row["deal"]) for row in rows} == {(str(n), str(n // 4)) for n in range(8)}
    for name in ("turns", "throws", "fouls"):
        assert sum(int(row[name]) for row in rows) == 4 * summary["counts"][name]
    masters = [row for row in rows if row["player"] == "master"]
    assert sum(float(row["won"]) for row in masters) / 16 == summary["players"]["master"]["win_share"]
    assert sum(int(row["points"]) for row in masters) / 16 == summary["players"]["master"]["points"]["mean"]


def test_the_same_seed_gives_the_same_games() -> None:
    assert run(*GAMES, "--json").stdout == run(*GAMES, "--json").stdout
    assert run(*GAMES, "--json").stdout != run(*GAMES[:-1], "4", "--json").stdout


def test_casual_players_unless_told() -> None:
    summary = json.loads(run("simulate", "gress", "--games", "1", "--players", "5", "--json").stdout)
    assert summary["lineup"] == ["casual"] * 5


def test_the_limit_is_in_seconds() -> None:
    words = ("simulate", "gress", "--games", "2", "--limit", "5")
    assert "without a winner: 0 at a dead end, 2 out of time (5 s)" in run(*words).stdout
    row = next(csv.DictReader(io.StringIO(run(*words, "--csv").stdout)))
    assert (row["points"], row["won"], row["end"]) == ("", "0.0", "out of time")


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--lineup", "rule"), "--lineup: there is no level 'rule'; known: novice, casual, expert, master"),
        (("--lineup", "casual,"), "--lineup: there is no level ''"),
        (("--players", "2"), "--players: 2 can't play gress"),
        (("--players", "9"), "--players: 9 can't play gress"),
        (("--players", "3", "--lineup", "casual,casual,casual,casual"), "--lineup: 4 kinds for 3 seats"),
        (("--games", "0"), "games: must be at least 1"),
        (("--limit", "0"), "limit: must be 1 to 86400 seconds"),
        (("--limit", "99999999999999999999"), "limit: must be 1 to 86400 seconds"),
        (("--seed", "-1"), "seed: must be 0 to"),
        (("--edition", "deluxe"), "edition: gress has no edition 'deluxe'"),
        (("-o", "referee=guided"), "options.referee: only an official table is played in time"),
        (("-o", "decks=9"), "options.decks: 9 is not auto or from 1 to 4"),
    ],
)
def test_bad_arguments_are_one_line(words: tuple[str, ...], problem: str) -> None:
    shown = run("simulate", "gress", *words)
    assert shown.returncode == 2
    assert shown.stderr.count("\n") == 1
    assert problem in shown.stderr


def test_help_says_what_is_different() -> None:
    text = " ".join(run("simulate", "--help").stdout.replace("│", " ").split())
    assert "Example: stammtisch simulate gress" in text
    assert "novice, casual, expert, master (a machine)" in text
    assert "1800 unless told" in text
