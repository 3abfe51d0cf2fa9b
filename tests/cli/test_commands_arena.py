"""`stammtisch arena` and `stammtisch league`: players measured against each other."""

import json
import re
from pathlib import Path

import pytest

from .command import run

ARENA = ("arena", "double", "--players", "rule,random", "--deals", "3", "--workers", "1")
SHORT = ("-o", "schedule=1,2")
LEAGUE = (
    "league",
    "double",
    "--players",
    "rule,keen,random",
    "--seats",
    "2",
    "--games",
    "6",
    "--workers",
    "1",
)


def test_a_table_for_people() -> None:
    shown = run(*ARENA)
    assert shown.returncode == 0
    assert "double: 3 deals, 6 games, seeds: deals 1, bots 1\n" in shown.stdout
    assert re.search(r"│ rule +│ +\d+\.\d\d │ ± \d+\.\d\d │ +\d+\.\d% │ +± \d+\.\d% │", shown.stdout)
    assert re.search(r"│ rule over random +│ +\d+\.\d\d │ ± \d+\.\d\d │ +\+\d+\.\d% │", shown.stdout)
    assert re.search(r"┃ decisions ┃ +median ┃ +p95 ┃ +longest ┃ +CPU ┃", shown.stdout)
    assert "penalty" not in shown.stdout


def test_penalty_points_are_called_that() -> None:
    shown = run("arena", "gress", "--players", "novice,novice,master", "--deals", "2", "--workers", "1")
    assert "seeds: deals 1, bots 1, latencies 1" in shown.stdout
    assert "points are penalties: fewer are better" in shown.stdout
    assert "penalty points fewer" in shown.stdout
    assert "│ master (machine) " in shown.stdout
    assert "│ master over novice " in shown.stdout


def test_one_deal_says_nothing_about_intervals() -> None:
    assert re.search(r"│ rule +│ +[\d.]+ │ +± \? │", run(*ARENA, *SHORT, "--deals", "1").stdout)


def test_a_game_that_is_given_up_is_told() -> None:
    shown = run(
        "arena", "grass", "--players", "random,random", "--deals", "1", "--limit", "9", "--workers", "1"
    )
    assert "1 of them given up after 9 decisions" in shown.stdout
    assert re.search(r"│ random │ +- │", shown.stdout)


def test_json_for_programs() -> None:
    found = json.loads(run(*ARENA, "--json", "--bot-seed", "5").stdout)
    assert found["setting"]["seeds"] == {"deals": 1, "bots": 5, "latencies": 1}
    assert (found["deals"], found["games"], found["lineup"]) == (3, 6, ["rule", "random"])
    assert found["fewest_points_win"] is False
    rule, random = (found["players"][name]["points"]["mean"] for name in ("rule", "random"))
    (edge,) = found["edges"]
    assert edge["points"]["mean"] == pytest.approx(rule - random)
    assert found["times"]["rule"]["wall"]["p95"] >= found["times"]["rule"]["wall"]["median"] > 0


def test_kept_deals_are_not_played_again(tmp_path: Path) -> None:
    kept = str(tmp_path / "kept.jsonl")
    first = run(*ARENA, *SHORT, "--keep", kept)
    assert run(*ARENA, *SHORT, "--keep", kept) == first
    other = run(*ARENA, *SHORT, "--keep", kept, "--seed", "2")
    assert other.returncode == 2
    assert other.stderr.count("\n") == 1
    assert f"{kept}: was kept with other settings: seeds" in other.stderr


def test_a_plot_is_a_page(tmp_path: Path) -> None:
    plot = tmp_path / "arena.html"
    assert run(*ARENA, *SHORT, "--plot", str(plot)).returncode == 0
    assert plot.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_a_league_for_people_and_programs() -> None:
    shown = run(*LEAGUE)
    assert shown.returncode == 0
    assert "double: 6 games at tables of 2, seeds: deals 1, bots 1\n" in shown.stdout
    rows = re.findall(r"│ (\w+) +│ +(\d+\.\d\d) │ +(\d+\.\d\d) │ +(\d+) │", shown.stdout)
    found = json.loads(run(*LEAGUE, "--json").stdout)
    assert [(row[0], float(row[1]), int(row[3])) for row in rows] == [
        (player["player"], round(player["rating"], 2), 4) for player in found["players"]
    ]
    assert run(*LEAGUE).stdout == shown.stdout
    assert run(*LEAGUE, "--seed", "2").stdout != shown.stdout


def test_a_league_sits_at_tables_of_four_unless_told() -> None:
    words = ("league", "double", "--games", "1", "--workers", "1", "--json", *SHORT)
    five = json.loads(run(*words, "--players", "rule,keen,random,search:5,search:6").stdout)
    three = json.loads(run(*words, "--players", "rule,keen,random").stdout)
    assert (five["seats"], three["seats"]) == (4, 3)


def test_a_league_of_gress_says_that_fewer_are_better() -> None:
    words = ("league", "gress", "--players", "novice,casual,master", "--games", "2", "--workers", "1")
    shown = run(*words).stdout
    assert "points are penalties: fewer are better" in shown
    assert "│ master (machine) " in shown
    given_up = run(*words, "--limit", "5").stdout
    assert "2 of them given up after 5 seconds, and not rated" in given_up


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ((*ARENA, "--players", "rule,wizard"), "--players: double has no player 'wizard'; known: "),
        ((*ARENA, "--players", "rule,"), "--players: double has no player ''"),
        ((*ARENA, "--players", "rule,search:0"), "--players: 'search:0' is not search:2000"),
        ((*ARENA, "--players", ",".join(["rule"] * 30)), "--players: 30 can't play double"),
        ((*ARENA, "--players", "rule"), "--players: 1 can't play double"),
        ((*ARENA, "--deals", "0"), "--deals: must be at least 1"),
        ((*ARENA, "--limit", "0"), "--limit: must be at least 1"),
        ((*ARENA, "--workers", "0"), "--workers: must be 1 to 64"),
        ((*ARENA, "--seed", "-1"), "--seed: must be 0 to"),
        ((*ARENA, "--bot-seed", "-1"), "--bot-seed: must be 0 to"),
        ((*ARENA, "--latency-seed", "99999999999"), "--latency-seed: must be 0 to"),
        ((*ARENA, "--edition", "deluxe"), "--edition: double has no edition 'deluxe'"),
        ((*ARENA, "-o", "decks=9"), "options: 'decks' is not one of "),
        ((*ARENA, "--keep", "/"), "/: can't be written"),
        ((*ARENA, *SHORT, "--plot", "/dev/null/plot.html"), "/dev/null/plot.html: can't be written"),
        (("arena", "chess", "--players", "rule,rule"), "game: there is no game 'chess'"),
        (("arena", "gress", "--players", "rule,rule,rule"), "--players: there is no level 'rule'"),
        ((*LEAGUE, "--games", "0"), "--games: must be at least 1"),
        ((*LEAGUE, "--seats", "4"), "--seats: 3 players can't fill 4 seats"),
        ((*LEAGUE, "--seats", "99"), "--seats: 99 can't play double"),
        ((*LEAGUE, "--players", "rule,rule"), "--players: rule is named twice"),
        ((*LEAGUE, "--players", "rule,wizard"), "--players: double has no player 'wizard'"),
    ],
)
def test_bad_arguments_are_one_line(words: tuple[str, ...], problem: str) -> None:
    shown = run(*words)
    assert shown.returncode == 2
    assert shown.stderr.count("\n") == 1
    assert problem in shown.stderr
