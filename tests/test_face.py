"""What `import stammtisch` offers: a table in a few lines, for every game."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from laws.toy import Toy

import stammtisch
from stammtisch.games import catalogue
from stammtisch.games.game import Game
from stammtisch.match.record import read_record
from stammtisch.match.replay import verify

GAMES = [*catalogue.GAMES, "toy"]


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Game[Any, Any] = Toy()
    monkeypatch.setitem(catalogue.GAMES, "toy", game)


def play_by_hand(table: stammtisch.Tabletop, acts: int) -> None:
    """Whoever is asked does the first thing that is offered."""
    while table.asked and acts:
        seat = next(seat for seat in table.asked if table.offers(seat))
        table.play(table.offers(seat)[0], seat=seat)
        acts -= 1


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_played_seen_and_read_again(game: str) -> None:
    table = stammtisch.start(game, seed=5)
    play_by_hand(table, 12)
    again = stammtisch.read(table.record())
    assert again.asked == table.asked
    for seat in range(-1, table.position.players):
        assert again.see(seat) == table.see(seat)
    play_by_hand(again, 3)
    play_by_hand(table, 3)
    assert again.record() == table.record()


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_it_out_and_the_record_holds(game: str, tmp_path: Path) -> None:
    table = stammtisch.start(game, seed=7)
    play_by_hand(table, 6)
    scores = table.play_out()
    assert table.over
    assert table.asked == []
    assert table.scores == scores
    assert table.winners
    table.save(tmp_path / "game.json")
    shown = verify(read_record((tmp_path / "game.json").read_bytes()))
    assert shown.finished
    assert shown.chance == "verified"
    assert stammtisch.read(tmp_path / "game.json").scores == scores


def test_the_same_seed_deals_the_same_and_none_deals_anything() -> None:
    deals = [stammtisch.start("double", 4, seed=seed).see(1).hand for seed in (1, 1, 2)]
    assert deals[0] == deals[1]
    assert len({stammtisch.start("double", 4).record() for _ in range(2)}) == 2


def test_a_refusal_names_its_rule_and_changes_nothing() -> None:
    table = stammtisch.start("double", players=2, seed=1, names=["Amy", "Ben"], first_dealer=0)
    before = table.record()
    with pytest.raises(stammtisch.Refused) as refused:
        table.play("bid 2", seat=1)
    assert refused.value.rule == "double:bid:range"
    assert "1" in table.explain(refused.value)
    assert table.explain(refused.value) != table.explain(refused.value, "de")
    assert table.record() == before


@pytest.mark.parametrize(
    ("call", "problem"),
    [
        (lambda table: table.play("dance"), "dance"),
        (lambda table: table.see(9), "seat: there is no seat 9"),
        (lambda table: table.offers(-1), "seat: there is no seat -1"),
        (lambda table: stammtisch.start("chess"), "game: there is no game 'chess'"),
        (lambda table: stammtisch.start("double", 3, names=["Amy"]), "names: 1 names for 3 players"),
        (lambda table: stammtisch.start("gress", seed=1).play("draw"), r"seat: say who acts"),
        (lambda table: stammtisch.read(b"{}"), "entries"),
    ],
)
def test_what_is_malformed_is_said_in_a_line(call: Any, problem: str) -> None:
    with pytest.raises(stammtisch.Malformed, match=problem) as said:
        call(stammtisch.start("double", seed=1))
    assert "\n" not in str(said.value)


def test_a_position_of_ones_own() -> None:
    line = catalogue.find("double").write_line(stammtisch.start("double", 3, seed=3).position)
    table = stammtisch.start("double", position=line)
    assert catalogue.find("double").write_line(table.position) == line
    assert table.position.players == 3


LOADED = """
import sys, stammtisch
rooms = lambda: {name.split(".")[1] for name in sys.modules if name.startswith("stammtisch.")}
print(*rooms())
stammtisch.start("gress", seed=1).play_out()
print(*sorted(rooms() & {"server", "store", "table", "words", "cli", "events", "sheets"}))
"""


def test_nothing_is_loaded_before_it_is_used_and_never_the_server_or_the_words() -> None:
    told = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True).stdout
    assert told == "\n\n"


def test_there_is_no_more_than_it_says() -> None:
    assert {"start", "read", "Tabletop", "Refused", "Malformed"} <= set(dir(stammtisch))
    with pytest.raises(AttributeError):
        stammtisch.begin  # noqa: B018
