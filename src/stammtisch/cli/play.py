"""`stammtisch play`: one person in a terminal, bots around the table, everything written down."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from stammtisch.base.errors import Malformed
from stammtisch.cli import face
from stammtisch.cli.files import is_there, load_record
from stammtisch.cli.in_time import InTime
from stammtisch.cli.in_turn import TurnByTurn
from stammtisch.cli.live import LivePlay, by_keys
from stammtisch.cli.person import Terminal
from stammtisch.cli.sitting import check_left_game, now, seated, usual_path
from stammtisch.face import fresh_record
from stammtisch.games import catalogue
from stammtisch.words import Words

SLOWEST: Final = (0.5, 20)
"""How many times as long bots and deadlines of a game in real time may take."""


def play(
    game: str,
    *,
    players: int,
    bots: Sequence[str],
    name: str,
    language: str,
    options: Mapping[str, Any],
    seed: int | None,
    record: Path | None,
    resume: Path | None,
    console: Console,
    read: Callable[[str], str],
    edition: str = "",
    pause: bool = True,
    slow: float = 1.0,
    umpire: bool = False,
) -> None:
    """Sit down at a new table, or at one that was left, and stay until the end or until one leaves."""
    in_time = catalogue.find(game).in_time
    check_slow(game, slow, in_time)
    if umpire and not catalogue.find(game).excludes:
        raise Malformed(f"nobody is excluded in {game}", "--umpire")
    terminal = Terminal(console, Words(language), read)
    if resume is not None:
        written, path = load_record(resume), record or resume
        check_left_game(written, game, resume)
    else:
        seats = seated(game, players, bots, name, terminal.words, seed)
        agreed = {**face.find(game).usual_options, **options}
        written = fresh_record(game, seats, edition, agreed, seed, at=now())
        path = record or usual_path(game)
    if path != resume and is_there(path):
        raise Malformed("is already there; --resume it or choose another name", str(path))
    sitting: InTime | TurnByTurn
    if in_time:
        sitting = (LivePlay if by_keys(console) else InTime)(written, path, terminal, slow, umpire)
    else:
        sitting = TurnByTurn(written, path, terminal, pause)
    sitting.stay(sitting.greeting("cli-welcome" if resume is None else "cli-welcome-back"))


def check_slow(game: str, slow: float, in_time: bool) -> None:
    if slow != 1 and not in_time:
        raise Malformed(f"{game} is not played in real time", "--slow")
    if not SLOWEST[0] <= slow <= SLOWEST[1]:
        raise Malformed(f"must be {SLOWEST[0]} to {SLOWEST[1]}", "--slow")
