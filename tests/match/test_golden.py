"""Whole games as they were written down: they must play again exactly."""

from pathlib import Path

import pytest

from match.write_golden import GAMES, golden
from stammtisch.match.record import read_record, write_record
from stammtisch.match.replay import verify

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_record_verifies(name: str) -> None:
    shown = verify(read_record((HERE / f"{name}.json").read_bytes()))
    assert shown.finished
    assert shown.chance == "verified"


@pytest.mark.parametrize("name", GAMES)
def test_the_same_secret_and_bots_write_the_same_record_again(name: str) -> None:
    assert write_record(golden(name)) == (HERE / f"{name}.json").read_bytes()


def test_every_golden_record_is_listed() -> None:
    assert {path.stem for path in HERE.glob("*.json")} == set(GAMES)
