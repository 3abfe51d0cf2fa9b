"""The units of systemd: it understands them, and what they start is what they say."""

import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from server.running import in_thread

from stammtisch.server import page_files

from .programs import HOSTING, SECONDS, changed, free_ports, listens, program, run, wait_until

INSTALLED = "/opt/stammtisch/bin/stammtisch"
STATE = "/var/lib/stammtisch"
SETTINGS = "/etc/stammtisch/stammtisch.toml"
UNITS = ["stammtisch.service", "stammtisch.socket", "stammtisch-backup.service", "stammtisch-backup.timer"]


@pytest.fixture
def command(tmp_path: Path) -> Path:
    """What is installed under /opt elsewhere: the package under test."""
    file = tmp_path / "bin" / "stammtisch"
    file.parent.mkdir()
    file.write_text(f"#!{sys.executable}\nfrom stammtisch.cli.main import main\nmain()\n")
    file.chmod(0o755)
    return file


def environment(folder: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LISTEN_")}
    path = os.pathsep.join(path for path in sys.path if path)
    return {**kept, "PYTHONPATH": path, "XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8"}


def started_by(unit: str) -> list[str]:
    """The command of a unit, as systemd reads it."""
    (line,) = re.findall(r"^ExecStart=(.*)$", (HOSTING / unit).read_text(encoding="utf-8"), re.MULTILINE)
    return [word.replace("%%", "%") for word in shlex.split(line)]


def test_all_of_them_are_here() -> None:
    there = {file.name for kind in ("service", "socket", "timer") for file in HOSTING.glob(f"*.{kind}")}
    assert there == set(UNITS)


def test_systemd_understands_them(tmp_path: Path, command: Path) -> None:
    for unit in UNITS:
        changes = {INSTALLED: str(command)} if unit.endswith(".service") else {}
        (tmp_path / unit).write_text(changed(unit, changes))
    assert run(program("systemd-analyze"), "verify", *(tmp_path / unit for unit in UNITS)) == ""


def test_the_service_starts_with_the_settings_and_the_port_it_is_given(tmp_path: Path, command: Path) -> None:
    """By a socket that is open before it, and until it is told to stop."""
    (port,) = free_ports(1)
    words = [str(command), *started_by("stammtisch.service")[1:]]
    words[words.index(SETTINGS)] = str(HOSTING / "stammtisch.toml")
    keeper = subprocess.Popen(
        [program("systemd-socket-activate"), "--listen", f"127.0.0.1:{port}", *forwarded(), *words],
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        wait_until(lambda: listens(port))
        assert httpx.get(f"http://127.0.0.1:{port}/live", timeout=SECONDS).json()["status"] == "ok"
        ready = httpx.get(f"http://127.0.0.1:{port}/ready", timeout=SECONDS)
        assert ready.status_code == (200 if page_files.is_built() else 503)
    finally:
        keeper.send_signal(signal.SIGTERM)
        told, _ = keeper.communicate(timeout=SECONDS)
    assert keeper.returncode == 0
    assert "https://cards.example" in told.decode()
    assert (tmp_path / "stammtisch" / "stammtisch.db").is_file()


def forwarded() -> list[str]:
    """systemd-socket-activate hands on only what is named."""
    return [f"--setenv={name}" for name in ("PYTHONPATH", "XDG_DATA_HOME", "LC_ALL")]


def test_the_nightly_copy_can_be_put_in_place(tmp_path: Path, command: Path) -> None:
    state = tmp_path / "stammtisch"
    (state / "backups").mkdir(parents=True)
    about = environment(tmp_path)

    def do(*words: str | Path) -> str:
        done = subprocess.run(words, env=about, capture_output=True, text=True, check=True)
        return done.stdout

    with in_thread(tmp_path, f"sqlite:///{state / 'stammtisch.db'}"):
        pass
    changes = {INSTALLED: str(command), STATE: str(state), SETTINGS: str(HOSTING / "stammtisch.toml")}
    words = started_by("stammtisch-backup.service")
    for old, new in changes.items():
        words = [word.replace(old, new) for word in words]
    do(*words)
    (copy,) = (state / "backups").iterdir()
    assert re.fullmatch(r"daily-\d{8}-\d{6}\.db", copy.name)
    (state / "stammtisch.db").rename(state / "lost.db")
    assert "is sound" in do(command, "restore", copy)
    assert (state / "stammtisch.db").is_file()
