"""What a package holds, for whom it is, and what its engine loads."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = "stammtisch/server/page/index.html"
BUILD = """
import os, sys
sys.path.insert(0, "backend")
import page_first
print(getattr(page_first, sys.argv[1])(sys.argv[2]))
"""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All that belongs to us, with the page of this checkout if it has one, or with the beginning of one."""
    folder = tmp_path_factory.mktemp("checkout")
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    for name in names.decode().split("\0"):
        if name and (ROOT / name).is_file() and not name.startswith(("tests/", "docs/", "benchmarks/")):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes((ROOT / name).read_bytes())
    page = folder / "src" / PAGE
    page.parent.mkdir(exist_ok=True)
    page.write_text("<!doctype html>")
    return folder


def of_this_machine() -> dict[str, str]:
    """The environment without what was asked of this build."""
    return {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("STAMMTISCH_", "BUILD_STAMMTISCH_"))
    }


def built(checkout: Path, hook: str, folder: Path, **environment: str) -> Path:
    """What a hook of the build backend makes, as pip would call it."""
    told = subprocess.run(
        [sys.executable, "-c", BUILD, hook, str(folder)],
        cwd=checkout,
        env={**of_this_machine(), **environment},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return folder / told.split()[-1]


@pytest.mark.parametrize(
    "environment",
    [{"BUILD_STAMMTISCH_PURE": "1"}, {"CC": "no-such-compiler"}],
    ids=["asked for", "no compiler"],
)
def test_a_wheel_without_compiled_modules_is_for_everybody(
    environment: dict[str, str], checkout: Path, tmp_path: Path
) -> None:
    wheel = built(checkout, "build_wheel", tmp_path, **environment)
    assert wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert {PAGE, "stammtisch/py.typed", "stammtisch/words/de/gress.ftl"} <= {*names}
    assert not [name for name in names if name.endswith((".so", ".pyd", ".c"))]
    assert {name.split("/")[0].split("-")[0] for name in names} == {"stammtisch"}


def test_who_wants_a_compiled_wheel_is_told_if_there_is_no_compiler(checkout: Path, tmp_path: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError) as failed:
        built(checkout, "build_wheel", tmp_path, CC="no-such-compiler", BUILD_STAMMTISCH_REQUIRE_COMPILED="1")
    assert "no-such-compiler" in failed.value.stderr


def test_an_sdist_holds_the_page_and_what_builds_it(checkout: Path, tmp_path: Path) -> None:
    sdist = built(checkout, "build_sdist", tmp_path)
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {f"src/{PAGE}", "web/package-lock.json", "web/vite.config.ts", "backend/page_first.py"} <= names
    assert not [name for name in names if "node_modules" in name]


@pytest.mark.parametrize(
    ("environment", "asked"),
    [
        ({"BUILD_STAMMTISCH_PURE": "1"}, set()),
        ({"CC": "no-such-compiler"}, set()),
        ({"CC": sys.executable}, {"mypy", "librt", "msgspec", "mypy-extensions"}),
    ],
)
def test_a_build_asks_for_no_more_than_it_needs(
    environment: dict[str, str], asked: set[str], checkout: Path
) -> None:
    script = (
        "import sys; sys.path.insert(0, 'backend'); import page_first; "
        "print('ASKED', *page_first.get_requires_for_build_wheel())"
    )
    told = subprocess.run(
        [sys.executable, "-c", script],
        cwd=checkout,
        env={**of_this_machine(), **environment},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    names = told.partition("ASKED")[2].split()
    assert {name.partition("=")[0].partition(">")[0] for name in names} == asked


LOADED = """
import sys
from stammtisch.games import catalogue
for game in catalogue.GAMES:
    catalogue.find(game).start(players=3)
print(*sorted({name.partition(".")[0] for name in sys.modules} - sys.stdlib_module_names))
print(*sorted({".".join(name.split(".")[:2]) for name in sys.modules if name.startswith("stammtisch.")}))
"""


def test_the_engine_loads_three_packages_and_nothing_of_ours_but_the_rules() -> None:
    """`typing_extensions` is loaded by msgspec if it happens to be there."""
    told = subprocess.run(
        [sys.executable, "-S", "-c", LOADED],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    packages, rooms = (set(line.split()) for line in told.splitlines())
    assert {name for name in packages if not name.startswith("_")} - {"typing_extensions"} == {
        *("librt", "msgspec", "mypy_extensions", "stammtisch")
    } | ({"stammtisch__mypyc"} & packages)
    assert rooms == {"stammtisch.base", "stammtisch.games"}
