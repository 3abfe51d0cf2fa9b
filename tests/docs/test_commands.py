"""Every command that README and docs show is run: with few games, little thought, and files of our own."""

import os
import re
import shlex
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest
from cli.command import Shown, run
from hosting.programs import free_ports
from test_docs import DOCS, EXAMPLES, ROOT, fenced, name, parses
from typer.exceptions import TyperException

from stammtisch.server.book_types import NewEntries
from stammtisch.server.messages import read_message

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *DOCS]
SHOWN = re.compile(r"(?:^(?:\$ |    |)|`)((?:STAMMTISCH_\w+=\S+ )*stammtisch [a-z-][^`\n#]*)", re.MULTILINE)
"""In blocks, in lines of their own, and in a sentence."""
NAMES_ALONE = {"stammtisch record", "stammtisch admin"}
"""What is hashed before a record, and a group of commands."""
COMMANDS = sorted(
    {one.strip() for page in PAGES for one in SHOWN.findall(page.read_text(encoding="utf-8"))} - NAMES_ALONE
)
FILES = {
    "referee": {"FILE": "docs/examples/hook.json", "case.json": "docs/examples/follow.json"},
    "replay": {"game.json": "docs/examples/short-game.json"},
    "verify": {"game.json": "docs/examples/short-game.json"},
    "sheet": {"FILE": "docs/examples/zettel-pad.json", "pad.json": "docs/examples/double-pad.json"},
}
"""What stands for a file of the reader's."""
FEW = {"simulate": "--games 2", "league": "--games 2", "arena": "--deals 1"}
BESIDE_A_SERVER = ("admin", "backup", "doctor", "open", "restore", "verify-store")
LAB = ("arena", "league", "simulate")
IN_ITS_OWN_TEST = ("bench",)
OPEN = "Stammtisch is open: "
CODE = "from stammtisch.cli.main import main; main()"
TOKEN = "a-token-that-is-long-enough"


def kind(command: str) -> str:
    return command.partition("stammtisch ")[2].split()[0]


def is_whole(command: str) -> bool:
    """A sentence may name a command without saying with what."""
    try:
        parses(shlex.split(command.partition("stammtisch ")[2]))
    except TyperException as problem:
        if "Missing" in problem.format_message():
            return False
        raise
    return True


def chosen(*kinds: str) -> list[str]:
    return [command for command in COMMANDS if kind(command) in kinds and is_whole(command)]


SERVED = chosen("serve", *BESIDE_A_SERVER)
LEFT = chosen("learn", "play")
MEASURED = chosen(*LAB)
OTHERS = {*SERVED, *LEFT, *MEASURED, *chosen(*IN_ITS_OWN_TEST)}
ANSWERED = [command for command in COMMANDS if is_whole(command) and command not in OTHERS]


def test_commands_of_every_kind_were_found() -> None:
    assert {kind(command) for command in SERVED} == {"serve", *BESIDE_A_SERVER}
    assert len(LEFT) >= 6
    assert len(MEASURED) >= 4
    assert len(ANSWERED) >= 20


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of the reader's, with the examples in it; what is written stays there."""
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def run_shown(command: str) -> Shown:
    words = shlex.split(command)[1:]
    return run(*(FILES.get(words[0], {}).get(word, word) for word in words))


@pytest.mark.parametrize("command", ANSWERED)
def test_a_command_gives_its_answer(command: str, at_home: Path) -> None:
    shown = run_shown(command)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert shown.stdout


@pytest.mark.parametrize("command", LEFT)
def test_a_game_is_begun_and_left(
    command: str, at_home: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with open(os.devnull, encoding="utf-8") as nobody:
        monkeypatch.setattr(sys, "stdin", nobody)
        shown = run_shown(command)
    assert (shown.returncode, shown.stderr) == (0, "")
    again = shown.stdout.splitlines()[-1].strip()
    assert again.startswith(f"stammtisch {kind(command)} ")


@pytest.mark.heavy
@pytest.mark.parametrize("command", MEASURED)
def test_players_are_measured(command: str, at_home: Path) -> None:
    little = re.sub(r":\d+(ms)?", r":2\1", command)
    shown = run_shown(f"{little} {FEW[kind(command)]}")
    assert shown.returncode == 0
    assert shown.stdout


def start(command: str, folder: Path, **more: str) -> "subprocess.Popen[str]":
    """As it is typed: what stands before the program goes into its environment."""
    *before, words = re.split(r"stammtisch |(?<=\S) (?=\S+=|stammtisch)", command)
    environment = dict(word.split("=", 1) for word in before if word)
    return subprocess.Popen(
        [sys.executable, "-c", CODE, *shlex.split(words)],
        cwd=folder,
        env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1", **environment, **more},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    )


@pytest.fixture
def paths() -> dict[str, str]:
    """Where the code under test is, and a game of the reader's own."""
    return {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


def stopped(server: "subprocess.Popen[str]") -> int:
    server.send_signal(signal.SIGINT)
    server.communicate()
    return server.returncode


@pytest.mark.parametrize("command", [one for one in SERVED if kind(one) == "serve" and "--help" not in one])
def test_a_server_is_opened_where_the_command_says(
    command: str, tmp_path: Path, paths: dict[str, str]
) -> None:
    port = str(free_ports(1)[0])
    settings, *_ = fenced(ROOT / "docs" / "hosting.md", "toml")
    assert tomllib.loads(settings)["port"] == 8080
    (tmp_path / "club.toml").write_text(settings.replace("8080", port), encoding="utf-8")
    own = command.replace("8080", port).replace("my_games", "server.toy_games")
    elsewhere = {} if port in own or "club.toml" in own else {"STAMMTISCH_PORT": port}
    server = start(own, tmp_path, XDG_DATA_HOME=str(tmp_path), **elsewhere, **paths)
    assert server.stdout is not None
    try:
        assert server.stdout.readline().strip() == f"{OPEN}http://localhost:{port}"
    finally:
        assert stopped(server) == 130


@pytest.fixture
def club(tmp_path: Path, paths: dict[str, str]) -> Iterator[tuple["subprocess.Popen[str]", dict[str, str]]]:
    """A server, and the environment of whoever runs it."""
    port = str(free_ports(1)[0])
    settings = {"STAMMTISCH_PORT": port, "STAMMTISCH_ADMIN_TOKEN": TOKEN, "XDG_DATA_HOME": str(tmp_path)}
    surroundings = {**settings, "BROWSER": "echo %s", **paths}
    server = start("stammtisch serve", tmp_path, **surroundings)
    assert server.stdout is not None
    assert server.stdout.readline().startswith(OPEN)
    yield server, surroundings
    server.kill()
    server.communicate()


def test_a_server_is_looked_after(
    club: tuple["subprocess.Popen[str]", dict[str, str]], tmp_path: Path
) -> None:
    """What ends the server, or needs one that has ended, comes last."""
    server, environment = club
    last = ("restore", "admin drain")
    store = tmp_path / "stammtisch" / "stammtisch.db"
    beside = [one for one in SERVED if kind(one) in BESIDE_A_SERVER]
    for command in sorted(beside, key=lambda one: [end in one for end in last]):
        if kind(command) == "restore":
            server.wait()
            for file in store.parent.glob("stammtisch.db*"):
                file.rename(f"{file}-away")
        done = start(command.replace("FILE", "copy.db"), tmp_path, **environment)
        told, _ = done.communicate()
        assert done.returncode == 0, (command, told)
    assert server.returncode == 0
    assert store.is_file()


PADS = [
    pytest.param(block, id=f"{name(page)} {number}")
    for page in (ROOT / "docs" / "sheets.md", ROOT / "docs" / "zettel.md")
    for number, block in enumerate(fenced(page, "json"))
]


@pytest.mark.parametrize("pad", PADS)
def test_a_pad_that_is_shown_is_scored(pad: str, at_home: Path) -> None:
    (at_home / "pad.json").write_text(pad, encoding="utf-8")
    shown = run("sheet", "pad.json")
    assert (shown.returncode, shown.stderr) == (0, "")


def test_messages_that_are_shown_are_understood() -> None:
    (message,) = fenced(ROOT / "docs" / "protocol.md", "json")
    read_message(message.encode())
    (entries,) = fenced(ROOT / "docs" / "keeping.md", "json")
    msgspec.json.decode(entries, type=NewEntries)


def test_examples_have_no_file_that_is_not_shown() -> None:
    named = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
    assert [file.name for file in EXAMPLES.glob("*.json") if name(file) not in named] == []


def test_the_compiler_that_is_named_is_the_locked_one() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    locked = (ROOT / "requirements" / "build.txt").read_text(encoding="utf-8")
    (named,) = re.findall(r"mypy==\S+", page)
    assert re.search(rf"^{re.escape(named)} ", locked, re.MULTILINE)
