"""A game of which the terminal and the lab know nothing passes through every door that needs nothing of its
own."""

import builtins
import csv
import io
import json
from pathlib import Path

import pytest
from laws.toy import Toy

from stammtisch.games import catalogue

from .command import run


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalogue.GAMES, "toy", Toy())


class Typist:
    """Types the lines it was given, then the first act there is."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)

    def __call__(self, prompt: str) -> str:
        return self.lines.pop(0) if self.lines else "1"


def play(monkeypatch: pytest.MonkeyPatch, *words: str, typed: tuple[str, ...] = (), lang: str = "C") -> str:
    monkeypatch.setattr(builtins, "input", Typist(*typed))
    shown = run("play", "toy", *words, lang=lang)
    assert (shown.stderr, shown.returncode) == ("", 0)
    return " ".join(shown.stdout.split())


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game that was played to its end."""
    path = tmp_path / "game.json"
    play(monkeypatch, "--players", "3", "--seed", "5", "--name", "Ada", "--record", str(path))
    return path


def test_it_is_played_at_a_plain_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = ("h", "l", "s", "hint", "?", "give 99 to 1", "dance", "give 0 to 0", "?", "? own", "say hello")
    path = str(tmp_path / "game.json")
    shown = play(monkeypatch, "--players", "2", "--seed", "5", "--name", "Ada", "--record", path, typed=typed)
    for said in (
        "Welcome, Ada!",
        "hands: [[",
        "1 give ",
        "At this table",
        "There is nothing to look at now.",
        "There is no hint now.",
        "No round has been settled yet.",
        "“dance” is not an act; try give ",
        "The rules don't allow that: toy:",
        "There are no rules of toy in words here.",
        "Ada: “hello”",
        "Ada: given (card ",
        "It is all written down.",
        f"stammtisch verify {path}",
    ):
        assert said in shown, said


def test_it_is_left_and_goes_on_in_german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = str(tmp_path / "game.json")
    left = play(monkeypatch, "--players", "3", "--record", path, typed=("1", "q"), lang="de_DE.UTF-8")
    assert f"stammtisch play toy --resume {path}" in left
    assert "Dein Zug oder seine Nummer:" in play_prompts(monkeypatch, path)
    assert "The game is over" in run("verify", path).stdout


def play_prompts(monkeypatch: pytest.MonkeyPatch, path: str) -> str:
    """What is asked while a game that was left goes on."""
    asked = []

    def read(prompt: str) -> str:
        asked.append(prompt)
        return "1"

    monkeypatch.setattr(builtins, "input", read)
    assert run("play", "toy", "--resume", path, lang="de").returncode == 0
    return " ".join(asked)


def test_its_record_is_told_again_and_holds(record: Path) -> None:
    told = run("replay", str(record))
    assert "given (card " in told.stdout
    assert "(to Ada) Ada: taken (card " in told.stdout
    seen = run("replay", str(record), "--seat", "0", "--until", "4").stdout
    assert "hands: [[" in seen
    assert run("verify", str(record)).returncode == 0
    assert json.loads(run("verify", str(record), "--json").stdout)["chance"] == "verified"


def test_it_is_simulated() -> None:
    words = ("simulate", "toy", "--games", "3", "--players", "3", "--lineup", "rule,random,novice")
    shown = run(*words, "--duplicate").stdout
    assert "toy: 9 games, seed 1, duplicate deals" in shown
    assert "seat 2" in shown
    assert json.loads(run(*words, "--json").stdout)["games"] == 3
    rows = list(csv.DictReader(io.StringIO(run(*words, "--csv").stdout)))
    assert [row["player"] for row in rows[:3]] == ["rule", "random", "novice"]


def test_players_meet_in_the_arena_and_in_a_league() -> None:
    shown = run("arena", "toy", "--players", "search:20,random", "--deals", "2", "--workers", "1")
    assert "toy: 2 deals, 4 games" in shown.stdout
    assert "search:20 over random" in shown.stdout or "random over search:20" in shown.stdout
    shown = run(
        "league", "toy", "--players", "rule,random,keen", "--games", "4", "--seats", "2", "--workers", "1"
    )
    assert "toy: 4 games at tables of 2" in shown.stdout


def test_its_cases_are_judged(tmp_path: Path) -> None:
    position = {"hands": [[1], [2, 4]], "piles": [[], []], "picked": [None, None], "stock": [6], "draws": 1}
    acts = [{"seat": 0, "act": "give 2 to 1"}, {"seat": 0, "act": "give 1 to 1"}]
    case = {"game": "toy", "names": ["Ada", "Ben"], "position": position, "acts": acts}
    path = tmp_path / "case.json"
    path.write_text(json.dumps(case), encoding="utf-8")
    shown = run("referee", str(path))
    assert (shown.stderr, shown.returncode) == ("", 0)
    assert "toy:own-card" in shown.stdout
    assert "piles: [[],[1]]" in shown.stdout


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_nobody_plays_it_in_time(monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    monkeypatch.setattr(Toy, "in_time", True)
    shown = run(command, "toy", "--players", "3")
    assert shown.returncode == 2
    assert "there is no player 'rule' who plays in time" in shown.stderr


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("learn", "toy"), "toy"),
        (("rules", "toy"), "there are no rules of 'toy'"),
        (("play", "toy", "--slow", "2"), "--slow: toy is not played in real time"),
        (("play", "toy", "--players", "9"), "players: 9 can't play toy"),
        (("simulate", "toy", "--players", "9"), "--players: 9 can't play toy"),
    ],
)
def test_what_it_lacks_is_said_in_one_line(words: tuple[str, ...], problem: str) -> None:
    shown = run(*words)
    assert shown.returncode == 2
    assert shown.stderr.count("\n") == 1
    assert problem in shown.stderr
