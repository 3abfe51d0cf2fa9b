"""Packages as people install them, each in an environment of its own: they play, and they serve.

This takes minutes and an index to install from, so `make prove` asks for it with TEST_STAMMTISCH_PACKAGES=1.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[2]
UV = shutil.which("uv", path=str(Path(sys.executable).parent)) or "uv"
OPEN = "Stammtisch is open: "
COMPILER = shutil.which("cc") is not None

pytestmark = pytest.mark.skipif(
    not os.environ.get("TEST_STAMMTISCH_PACKAGES"),
    reason="takes minutes: TEST_STAMMTISCH_PACKAGES=1 asks for it",
)


def plain_environment(**more: str) -> dict[str, str]:
    """As in a shell where nothing of this checkout is known."""
    unwanted = ("STAMMTISCH_", "BUILD_STAMMTISCH_", "PYTHON", "VIRTUAL_ENV", "LISTEN_", "MAKE")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(unwanted)}
    return {**kept, "LC_ALL": "C.UTF-8", **more}


def run(*command: str | Path, **environment: str) -> str:
    done = subprocess.run(
        command,
        cwd="/",
        env=plain_environment(**environment),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is committed, without a page."""
    folder = tmp_path_factory.mktemp("clone") / "stammtisch"
    run("git", "clone", "--quiet", ROOT, folder)
    return folder


@pytest.fixture(scope="module")
def sdist(clone: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sdist")
    run(UV, "build", "--quiet", "--sdist", "--out-dir", folder, clone)
    return next(folder.glob("*.tar.gz"))


@pytest.fixture
def fresh(tmp_path: Path) -> Path:
    """The folder with the commands of a new environment, with pip in it."""
    run(sys.executable, "-m", "venv", tmp_path / "fresh")
    return tmp_path / "fresh" / "bin"


PURE = {"BUILD_STAMMTISCH_PURE": "1"}
"""Compiling takes a minute and is the same whoever asks for it, so one way of installing does it."""


def from_folder(fresh: Path, clone: Path, sdist: Path) -> None:
    run(fresh / "pip", "install", "--quiet", clone, **PURE)


def from_git(fresh: Path, clone: Path, sdist: Path) -> None:
    run(fresh / "pip", "install", "--quiet", f"git+{clone.as_uri()}", **PURE)


def from_sdist(fresh: Path, clone: Path, sdist: Path) -> None:
    run(fresh / "pip", "install", "--quiet", sdist)


def with_uv(fresh: Path, clone: Path, sdist: Path) -> None:
    run(UV, "pip", "install", "--quiet", "--python", fresh / "python", sdist, **PURE)


@pytest.mark.parametrize("install", [from_folder, from_git, from_sdist, with_uv])
def test_it_is_installed_and_plays_and_serves(
    install: Callable[[Path, Path, Path], None], fresh: Path, clone: Path, sdist: Path, tmp_path: Path
) -> None:
    install(fresh, clone, sdist)
    compiled = COMPILER and install is from_sdist
    assert f"engine {'compiled' if compiled else 'interpreted'}" in run(fresh / "stammtisch", "--version")
    plays(fresh)
    serves(fresh, tmp_path)


def test_uvx_runs_it_without_installing_anything(sdist: Path) -> None:
    told = run(UV, "tool", "run", "--quiet", "--from", sdist, "stammtisch", "--version", **PURE)
    assert told.startswith("stammtisch ")


def test_make_serve_opens_from_a_clone_and_ends_with_ctrl_c(clone: Path, tmp_path: Path) -> None:
    """The signal goes to everybody in front of the terminal, as there: also to what compiles beside."""
    settings = {"STAMMTISCH_PORT": "0", "XDG_DATA_HOME": str(tmp_path)}
    making = subprocess.Popen(
        ["make", f"PYTHON={sys.executable}", "serve"],
        cwd=clone,
        env=plain_environment(**settings),
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert making.stdout is not None
    origin = next(line for line in making.stdout if OPEN in line).removeprefix(OPEN).strip()
    assert httpx.get(origin).status_code == 200
    os.killpg(making.pid, signal.SIGINT)
    told, _ = making.communicate()
    assert "Stopped." in told
    assert making.returncode == -signal.SIGINT, "a shell makes 130 of that"


def test_without_a_compiler_one_wheel_is_for_everybody_and_says_so(
    sdist: Path, fresh: Path, tmp_path: Path
) -> None:
    told = run(UV, "build", "--wheel", "--out-dir", tmp_path, sdist, CC="no-such-compiler")
    assert "NOTICE: the engine is not compiled" in told
    wheel = next(tmp_path.glob("*-py3-none-any.whl"))
    assert "stammtisch/server/page/index.html" in zipfile.ZipFile(wheel).namelist()
    run(fresh / "pip", "install", "--quiet", wheel)
    assert "engine interpreted" in run(fresh / "stammtisch", "--version")
    plays(fresh)
    serves(fresh, tmp_path)


def test_a_store_that_needs_more_says_what(sdist: Path, fresh: Path) -> None:
    run(UV, "pip", "install", "--quiet", "--python", fresh / "python", sdist, BUILD_STAMMTISCH_PURE="1")
    done = subprocess.run(
        [fresh / "stammtisch", "serve", "--store", "postgresql://nobody@localhost/none", "--port", "0"],
        env=plain_environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "install stammtisch[postgres]" in done.stderr
    assert done.stderr.count("\n") == 1


def plays(fresh: Path) -> None:
    for game in ("double", "grass", "gress"):
        told = run(fresh / "stammtisch", "simulate", game, "--games", "2", "--lineup", "casual,novice")
        assert "casual" in told


def serves(fresh: Path, folder: Path) -> None:
    """The page with its parts, and a guest."""
    server = subprocess.Popen(
        [fresh / "stammtisch", "serve", "--port", "0", "--store", f"sqlite:///{folder / 'club.db'}"],
        env=plain_environment(),
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        origin = next(line for line in server.stdout if OPEN in line).removeprefix(OPEN).strip()
        page = httpx.get(origin).text
        parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
        assert parts
        assert all(httpx.get(origin + part).status_code == 200 for part in parts)
        guest = httpx.post(f"{origin}/api/guest", json={"name": "Amy"}, headers={"origin": origin})
        assert guest.status_code == 200
    finally:
        server.send_signal(signal.SIGINT)
        server.communicate()
