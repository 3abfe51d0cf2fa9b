"""Gress in the terminal line by line: no real time passes."""

import io
import sys
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from stammtisch.base.errors import Malformed
from stammtisch.cli.files import load_record
from stammtisch.cli.in_time import InTime
from stammtisch.cli.person import Terminal
from stammtisch.cli.play import play
from stammtisch.face import fresh_record
from stammtisch.games.position import EVERYBODY, Fact
from stammtisch.match.events import Acted, Excluded, Sitter
from stammtisch.match.record import Record, begin, write_record
from stammtisch.match.replay import replay, verify
from stammtisch.words import LANGUAGES, Words

from .command import run
from .gress_person import CARD, Person, paper, sit


def flat(text: str) -> str:
    return " ".join(text.split())


def acts(record: Record) -> list[tuple[int, str, int]]:
    """Who did what when, in milliseconds since the game began."""
    acted = [event for event in record.events if isinstance(event, Acted)]
    return [(event.seat, event.act, event.at - record.began.at) for event in acted]


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_is_played_and_written_down(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "game.json"
    shown = sit(path, Person(paper()), seed=seed)
    record = load_record(path)
    assert record.result is not None
    assert record.began.options == {"referee": "guided"}
    shown_to_hold = verify(record)
    assert (shown_to_hold.finished, shown_to_hold.chance) == (True, "verified")
    assert "Penalty points" in shown
    sheet = shown.partition("Penalty points")[2].splitlines()
    for seat, points in zip(record.seats, record.result.scores, strict=True):
        line = next(line for line in sheet if line.startswith(f" {seat.name} "))
        assert line.split()[-1] == str(points)
    assert f"stammtisch verify {path}" in flat(shown)
    assert any(seat == 0 and act != "ready" for seat, act, at in acts(record))


def test_the_same_lines_play_the_same_game(tmp_path: Path) -> None:
    games = []
    for name in ("one.json", "two.json"):
        person = Person(paper())
        shown = sit(tmp_path / name, person, bots=["expert", "master"])
        games.append((acts(load_record(tmp_path / name)), shown.replace(name, "")))
    assert games[0] == games[1]


@pytest.mark.parametrize("referee", ["guided", "official"])
def test_a_game_that_was_left_goes_on(tmp_path: Path, referee: str) -> None:
    path = tmp_path / "game.json"
    lines = ["ready", *["wait 3", "draw", "wait 2"] * 6]
    shown = sit(path, Person(paper(), *lines, alone=True), options={"referee": referee})
    assert f"stammtisch play gress --resume {path}" in flat(shown)
    left = load_record(path)
    assert left.result is None
    latest = max(event.at for event in left.events)
    shown = sit(path, Person(paper(), *["wait 9"] * 9, alone=True), resume=path)
    assert "Welcome back, Ada." in shown
    record = load_record(path)
    assert record.entries[: len(left.entries)] == left.entries
    assert all(entry.event["at"] >= latest for entry in record.entries[len(left.entries) :])
    assert len(record.entries) > len(left.entries)
    assert verify(record).chance == "verified"


def test_who_does_nothing_is_acted_for(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    shown = sit(path, Person(paper(), "wait 31", *["wait 60"] * 2, alone=True))
    assert shown.count("Your time was up") >= 2
    record = load_record(path)
    mine = [(act, at) for seat, act, at in acts(record) if seat == 0]
    assert mine[0] == ("ready", 30_000)
    assert {act for act, at in mine[1:]} <= {"open", "draw", "stop", "down"}
    assert len(mine) > 2


def test_slow_bots_take_longer(tmp_path: Path) -> None:
    """Before the person does anything, everything takes exactly so many times as long."""
    first: list[list[int]] = []
    for slow in (0.5, 1.0, 4.0):
        path = tmp_path / f"{slow}.json"
        sit(path, Person(paper(), "wait 31", alone=True), slow=slow)
        first.append(
            [round(at / slow) for seat, act, at in acts(load_record(path)) if act == "ready" and seat]
        )
    assert len(first[0]) == 2
    assert first[0] == pytest.approx(first[1], abs=2)
    assert first[2] == pytest.approx(first[1], abs=2)


def test_deadlines_are_slow_too(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    sit(path, Person(paper(), "wait 61", alone=True), slow=2)
    assert next(act for act in acts(load_record(path)) if act[0] == 0) == (0, "ready", 60_000)


@pytest.mark.rule("gress:option:referee")
def test_a_guided_table_refuses_and_explains(tmp_path: Path) -> None:
    lines = [
        "play QS",
        "ready",
        "ready",
        "wait 9",
        "marke",
        "?",
        "? jack on",
        "? nonsense",
        "complain marke 1",
    ]
    person = Person(paper(), *lines, alone=True)
    sit(tmp_path / "game.json", person, options={"first_dealer": 1})
    answers = [flat(shown) for shown in person.shown[1:]]
    assert "gress:3.7" in answers[0]
    assert "You have already picked up your hand. (gress:3.5" in answers[2]
    assert "gress:8.1" in answers[4]
    assert "Saying “vorletzte” gress:8.1" in answers[5]
    assert "gress:7.2" in answers[6]
    assert "There is no rule" in answers[7]
    assert "(gress:option:referee" in answers[8]


def test_what_is_no_act_is_answered(tmp_path: Path) -> None:
    person = Person(
        paper(), "dance", "wait x", "wait -1", "wait 1e9", "wait 1 2", "wait 601", "h", "", alone=True
    )
    sit(tmp_path / "game.json", person)
    answers = [flat(shown) for shown in person.shown[1:]]
    assert "dance" in answers[0]
    for answer in answers[1:6]:
        assert "Wait for how long?" in answer
    assert "At this table" in answers[6]
    assert acts(load_record(tmp_path / "game.json")) == []


def test_an_official_table_marks_nothing(tmp_path: Path) -> None:
    """Neither what fits nor what anybody owes; wrong cards are laid like right ones."""
    person = Person(paper(), "ready", *["wait 2", "draw"] * 10, alone=True)
    shown = sit(tmp_path / "game.json", person, options={"referee": "official"})
    assert load_record(tmp_path / "game.json").began.options == {}
    assert "official" in shown
    assert "║" not in shown
    assert "owes" not in shown


def test_only_what_the_seat_sees_is_shown(tmp_path: Path) -> None:
    """Until the first card is laid nothing but the own hand."""
    path = tmp_path / "game.json"
    shown = sit(path, Person(paper(), "ready", alone=True), players=4, options={"first_dealer": 1})
    step = list(replay(load_record(path)))[-1]
    hand = set(step.match.game.view(step.match.position, 0).hand)
    named = set(CARD.findall(shown.partition("h helps, q leaves.")[2]))
    assert named == hand


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("referee", ["guided", "official"])
def test_every_moment_has_words_in_every_language(tmp_path: Path, language: str, referee: str) -> None:
    """Left to itself the table acts, until somebody has won; nothing lacks a word."""
    person = Person(paper(), "ready", *["wait 20"] * 60, alone=True)
    options = {"referee": referee}
    shown = sit(tmp_path / "game.json", person, language=language, options=options, bots=["master", "novice"])
    assert Words(language).say("cli-gress-points-title") in shown
    assert load_record(tmp_path / "game.json").result is not None


def test_a_master_is_called_a_machine(tmp_path: Path) -> None:
    shown = sit(tmp_path / "game.json", Person(paper(), alone=True), bots=["master", "expert"])
    assert shown.count("machine") == 1
    assert shown.count("expert") == 1


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"bots": ["wizard"]}, "level: there is no level 'wizard'"),
        ({"bots": ["rule"]}, "level: there is no level 'rule'"),
        ({"bots": ["casual"] * 3}, "bots: 3 kinds for 2 seats"),
        ({"players": 2}, "players: 2 can't play gress"),
        ({"slow": 0.4}, "--slow: must be 0.5 to 20"),
        ({"slow": 21.0}, "--slow: must be 0.5 to 20"),
        ({"slow": float("nan")}, "--slow: must be 0.5 to 20"),
        ({"options": {"referee": "blind"}}, "referee"),
    ],
)
def test_no_table_without_sense(tmp_path: Path, changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(Malformed) as refused:
        sit(tmp_path / "game.json", Person(paper()), **changes)
    assert problem in str(refused.value)
    assert not (tmp_path / "game.json").exists()


def test_only_a_game_in_real_time_can_be_slow(tmp_path: Path) -> None:
    person = Person(paper())
    with pytest.raises(Malformed, match="--slow: double is not played in real time"):
        play(
            "double",
            players=3,
            bots=(),
            name="Ada",
            language="en",
            options={},
            seed=1,
            record=tmp_path / "game.json",
            resume=None,
            console=person.console,
            read=person,
            slow=2,
        )


@pytest.mark.parametrize(
    ("fact", "language", "told"),
    [
        (
            Fact("later", {"seat": 0, "target": 1, "ms": 41}, EVERYBODY),
            "en",
            "You were 41 ms later than Ben.",
        ),
        (
            Fact("later", {"seat": 0, "target": 1, "ms": 41}, EVERYBODY),
            "de",
            "Du warst 41 ms später als Ben.",
        ),
        (Fact("later", {"seat": 1, "target": 0, "ms": 41}, EVERYBODY), "en", "Ben was 41 ms later than Ada."),
        (
            Fact("priority", {"seat": 1, "target": 0, "class": "turn", "behind": "throw"}, EVERYBODY),
            "en",
            "You and Ben were too close to tell: a turn (2.2) goes before a throw (2.4).",
        ),
        (
            Fact("nearer", {"seat": 1, "target": 0}, EVERYBODY),
            "en",
            "You and Ben were too close to tell; Ben sits nearer to the player on turn.",
        ),
    ],
)
def test_who_came_too_late_is_told_so(tmp_path: Path, fact: Fact, language: str, told: str) -> None:
    seats = [Sitter("Ada"), Sitter("Ben", "casual"), Sitter("Cleo", "casual")]
    record = fresh_record("gress", seats, "", {}, 1)
    sitting = InTime(record, tmp_path / "game.json", Terminal(paper(), Words(language), input), 1.0)
    sitting.hear(sitting.started + 61_500, [fact])
    assert sitting.lines[-1].plain == f" 1:01 {told}"
    assert sitting.notice.plain == ("" if fact.about["seat"] == 1 and fact.kind == "later" else told)


def test_the_command_reads_acts_from_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with patch.object(sys, "stdin", io.StringIO("ready\nwait 9\nq\n")):
        shown = run(
            "play", "gress", "--seed", "3", "--bots", "expert,master", "--slow", "0.5", "--record", str(path)
        )
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "picked up the hand" in shown.stdout
    record = load_record(path)
    assert [seat.player for seat in record.seats] == ["human", "expert", "master", "expert"]
    assert verify(record).chance == "verified"
    assert run("replay", str(path), "--seat", "0").returncode == 0


def test_the_usual_bots_are_casual(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    sit(path, Person(paper(), alone=True), bots=())
    assert [seat.player for seat in load_record(path).seats] == ["human", "casual", "casual"]


def test_bots_of_a_record_must_be_known(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    seats = [Sitter("Ada"), Sitter("Ben", "wizard"), Sitter("Cleo", "casual")]
    path.write_bytes(write_record(begin("gress", seats, secret=bytes(32), entropy=[b""] * 3)))
    with pytest.raises(Malformed, match="there is no level 'wizard'"):
        sit(tmp_path / "other.json", Person(paper()), resume=path)


@pytest.mark.rule("gress:10.8")
def test_a_person_who_is_the_referee_too_excludes_alone(tmp_path: Path) -> None:
    path, official = tmp_path / "game.json", {"referee": "official", "first_dealer": 0}
    lines = (
        "ready",
        "wait 9",
        "open",
        "disqualify 1",
        "withdraw 1",
        "exclude 1",
        "exclude 1",
        "exclude 7",
        "q",
    )
    shown = flat(sit(path, Person(paper(), *lines), players=3, options=official, umpire=True))
    assert "the referee decided so" in shown
    assert "is out of this game already" in shown
    record = load_record(path)
    assert [event.seat for event in record.events if isinstance(event, Excluded)] == [1]
    verify(record)
    plain = flat(sit(tmp_path / "two.json", Person(paper(), *lines), players=3, options=official))
    assert "the referee decided so" not in plain
    refused = run("play", "double", "--umpire")
    assert (refused.returncode, "--umpire: nobody is excluded in double" in refused.stderr) == (2, True)
