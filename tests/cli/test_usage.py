"""The command line as others are used: help, words for what is wrong, exit codes, pipes, and a server."""

import json
import os
import re
import signal
import subprocess
import sys
import tomllib
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from typer.main import get_command

from stammtisch.cli import doctor, serve
from stammtisch.cli.arguments import lang_flag
from stammtisch.cli.main import app
from stammtisch.cli.main_serve import PANELS
from stammtisch.server.settings import HELP, Settings, read_settings
from stammtisch.words import Words

from .command import run

CODE = "from stammtisch.cli.main import main; main()"
TOKEN = "a-token-that-is-long-enough"
pytestmark = pytest.mark.proof("command-line")
COMMANDS: dict[str, Any] = get_command(app).commands  # type: ignore[attr-defined]


@pytest.mark.parametrize("words", [(), *((name,) for name in COMMANDS)])
def test_h_is_help_everywhere_and_flags_show_no_value(words: tuple[str, ...]) -> None:
    shown = run(*words, "-h")
    assert (shown.returncode, shown.stderr) == (0, "")
    assert shown.stdout.startswith(f"Usage: {' '.join(('stammtisch', *words))} ")
    assert "-h, --help" in shown.stdout
    assert not re.search(r" <\w+", shown.stdout), "values have names of ours"
    if not words:
        assert shown == run()


def test_settings_have_panels_and_whole_metavars() -> None:
    assert set(PANELS) == set(HELP)
    flags = {option.name: option for option in COMMANDS["serve"].params}
    assert all(flags[name].rich_help_panel == PANELS[name] for name in HELP)
    assert flags["messages_at_once"].metavar == "NUMBER"
    assert flags["log"].metavar == "debug|info|warning|error"
    assert flags["tls_cert"].metavar == "TLS_CERT"
    assert flags["origins"].metavar == "A,B,C"
    assert all(command.rich_help_panel for command in COMMANDS.values())


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("sing", "sing: there is no such command"),
        ("simulte double", "simulte: there is no such command; did you mean simulate?"),
        ("simulate", "GAME: is missing"),
        ("simulate double --games many", "--games: must be a whole number"),
        ("play gress --slow much", "--slow: must be a number"),
        ("simulate double --gmes 3", "--gmes: there is no such option; did you mean --games?"),
        ("simulate double --duplicate=5", "--duplicate: takes no value"),
        ("simulate double --games", "--games: needs a value"),
        ("simulate double x y", "there is too much: x y"),
        ("bench --rounds 0", "--rounds: must be at least 1"),
        ("simulate double -o schedule=1", "options.schedule: 1 is not a list of 1 to 20"),
        ("serve --port 99999", "--port: '99999' is not from 0 to 65535"),
        ("serve --log loud", "--log: 'loud' is not one of debug, info, warning, error"),
        ("completion csh", "shell: 'csh' is not one of bash, zsh, fish, powershell"),
        ("admin", "which command? --help shows all"),
        ("admin list --server http://localhost:1", "--token: is missing"),
        (f"admin list --server nowhere --token {TOKEN}", "nowhere: can't be reached"),
    ],
)
def test_what_is_wrong_is_one_line_in_our_words(words: str, problem: str) -> None:
    shown = run(*words.split())
    assert (shown.returncode, shown.stdout, shown.stderr.count("\n")) == (2, "", 1)
    assert shown.stderr.startswith(f"stammtisch: {problem}")


def test_a_word_of_the_environment_that_is_no_setting_is_told_with_the_nearest(tmp_path: Path) -> None:
    with patch.dict(os.environ, {"STAMMTISCH_PROT": "80", "STAMMTISCH_LOG": "error"}):
        shown = run("config", "--show")
    assert shown.stderr == (
        "stammtisch: STAMMTISCH_PROT: there is no such setting, so it does nothing; "
        "did you mean STAMMTISCH_PORT?\n"
    )
    assert 'log = "error"' in shown.stdout


def test_the_settings_shown_are_a_file_of_settings(tmp_path: Path) -> None:
    path = tmp_path / "club.toml"
    path.write_text(f'port = 80\norigins = ["https://a.example"]\nadmin_token = "{TOKEN}"\n', "utf-8")
    shown = run("config", "--show", "--config", str(path)).stdout
    assert TOKEN not in shown
    path.write_text(shown.replace(doctor.SECRET, TOKEN), "utf-8")
    expected = msgspec.structs.replace(Settings(), port=80, origins=("https://a.example",), admin_token=TOKEN)
    assert read_settings({}, {}, path) == expected
    assert list(tomllib.loads(shown)) == list(HELP)
    assert run("config", "--config", str(path)).stdout == "The settings are right.\n"


def test_a_pipe_gets_lines_that_are_neither_wrapped_nor_padded() -> None:
    for words in (
        ("rules", "gress"),
        ("simulate", "double", "--games", "2"),
        ("rules", "grass", "--lang", "de"),
    ):
        lines = run(*words).stdout.splitlines()
        assert [line for line in lines if line != line.rstrip()] == []
    said = {line.strip() for line in run("rules", "gress").stdout.splitlines()}
    whole = [line.strip() for rule in Words("en").rules("gress") for line in rule.text.splitlines()]
    assert [line for line in whole if line and not line.startswith("|") and line not in said] == []


def test_tables_in_rules_are_drawn() -> None:
    for words in (("rules", "gress", "gress:10.9"), ("rules", "grass", "grass.classic:tutorial.1")):
        shown = run(*words).stdout
        assert "|" not in shown
        assert "────" in shown


def test_the_language_stays_in_the_commands_that_are_shown() -> None:
    with patch.dict(os.environ, {"LC_ALL": "C.UTF-8"}):
        assert (lang_flag(Words("en")), lang_flag(Words("de"))) == ("", " --lang de")
    with patch.dict(os.environ, {"LC_ALL": "de_DE.UTF-8"}):
        assert (lang_flag(Words("en")), lang_flag(Words("de"))) == (" --lang en", "")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_a_shell_can_complete_our_commands(shell: str) -> None:
    assert "_STAMMTISCH_COMPLETE" in run("completion", shell).stdout


def test_what_is_typed_is_completed() -> None:
    asked = {"_STAMMTISCH_COMPLETE": "complete_bash", "COMP_WORDS": "stammtisch re", "COMP_CWORD": "1"}
    with patch.dict(os.environ, asked):
        assert run().stdout.split() == ["referee", "replay", "restore"]


def test_the_doctor_says_what_is_there(tmp_path: Path) -> None:
    with patch.dict(os.environ, {"XDG_DATA_HOME": str(tmp_path)}):
        found = {one["what"]: one for one in json.loads(run("doctor", "--json", "--port", "1").stdout)}
        assert found["data"] == {"what": "data", "found": str(tmp_path / "stammtisch"), "well": True}
        assert "none" in found["server"]["found"]
        assert str(tmp_path) in run("doctor", "--port", "1", "--lang", "de").stdout
    with patch.dict(os.environ, {"STAMMTISCH_STORE": f"sqlite:///{tmp_path}/nowhere/club.db"}):
        assert run("doctor", "--port", "1").returncode == 1


@pytest.fixture
def server(tmp_path: Path) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """A server for this machine alone, and its address."""
    flags = ["--host", "127.0.0.1", "--port", "0", "--workers", "0", "--admin-token", TOKEN]
    words = [sys.executable, "-c", CODE, "serve", *flags, "--store", f"sqlite:///{tmp_path}/club.db"]
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    ) as process:
        assert process.stdout is not None
        yield process.stdout.readline().split()[-1], process
        process.kill()


def test_a_server_is_looked_after_from_outside_and_ends_with_130(
    server: tuple[str, "subprocess.Popen[str]"],
) -> None:
    address, process = server
    at = ("--server", address, "--token", TOKEN)
    found = json.loads(run("admin", "list", "--json", *at).stdout)
    assert (found["tables"], found["users"]) == ([], [])
    for words in (("close", "nowhere"), ("ban", "nobody", "--reason", "why")):
        shown = run("admin", *words, *at)
        assert (shown.returncode, shown.stderr) == (2, f"stammtisch: {address}: There is nothing here.\n")
    token = run("admin", "token", *at).stdout.split()[-1]
    assert "That needs the admin token." in run("admin", "list", *at).stderr
    assert run("admin", "list", "--server", address, "--token", token).returncode == 0
    assert serve.answers(address)
    with urllib.request.urlopen(f"{address}/api/key") as answer:
        assert len(bytes.fromhex(json.load(answer)["key"])) == 32
    with patch("webbrowser.open") as opened:
        port = address.rpartition(":")[2]
        assert run("open", "--port", port).returncode == 0
    opened.assert_called_once_with(f"http://localhost:{port}")
    process.send_signal(signal.SIGINT)
    told, _ = process.communicate()
    assert process.returncode == 130
    assert "For others" not in told
    assert "Stopped." in told
