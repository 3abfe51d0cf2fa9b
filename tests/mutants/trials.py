"""The tests of what a mutant breaks, run against a copy of the source with the mutant in it.

What died is kept in a folder that Git ignores, under a hash of all that the outcome depends on: the source
with the mutant in it, the tests, and what is broken. So a run that was interrupted goes on where it was.
"""

import atexit
import compileall
import hashlib
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from .listed import ROOT, SOURCE, Mutant, Mutated

KEPT: Final = ROOT / ".mutants"
RULE_TESTS: Final = ("rule", "tests/rules", "tests/sheets", "tests/games")
PROOF_TESTS: Final = (
    "proof",
    "tests/server",
    "tests/table",
    "tests/store",
    "tests/sheets",
    "tests/events",
    "tests/laws",
    "tests/cli",
    "tests/match",
)
"""Which tests are run: a mark, and folders."""
QUOTING: Final = tuple(f"tests/{room}" for room in ("rules", "sheets", "games", "lessons", "events"))
"""Where tests quote numbers of rules. Whole games kept as text, and what bots decide, are written anew."""
FEW: Final = {
    "TEST_STAMMTISCH_KILLS": "40",
    "TEST_STAMMTISCH_MESSAGES": "3000",
    "TEST_STAMMTISCH_POSITIONS": "400",
    "TEST_STAMMTISCH_LISTS": "300",
}
"""A mutant shows itself soon."""
BROKEN: Final = "broken rule: "
"""How our pytest begins the line that names a rule whose test failed."""
STRAY: Final = "stray test: "
"""How it begins the line of a test that failed and does not bear the rule."""
ALL_GREEN: Final = 0
SOME_RED: Final = 1
"""What pytest returns; anything else means that it could not run the tests."""
PATIENCE: Final = 300
"""Seconds of CPU until tests that don't come to an end are given up."""
ASLEEP: Final = 3600
"""Seconds of any kind until they are given up, should they wait for something."""
NOT_HASHED: Final = ("__pycache__", "page", "node_modules")
NOT_SOURCE: Final = ("__pycache__", "*.so", "*.pyd", "*.egg-info")
"""What a copy leaves out, so that it runs interpreted."""


def survivals(mutant: Mutant, mutated: Mutated) -> list[str]:
    """For each rule whose tests let the mutant live, how; empty when all turned red. The files that name what
    is broken are tried first, and all others only if the mutant outlives these."""
    mark, *folders = tests = tests_for(mutant.of_rules)
    try:
        run = run_tests((mark, *files_naming(mutant.breaks, folders)), mutant.breaks, mutated)
        if not red_rules(run) >= {*mutant.breaks}:
            run = run_tests(tests, mutant.breaks, mutated)
    except subprocess.TimeoutExpired:
        return [f"{mutant}\n    the tests did not end in {ASLEEP} seconds"]
    if run.returncode == -signal.SIGXCPU:
        return [f"{mutant}\n    the tests did not end in {PATIENCE} seconds of CPU"]
    if run.returncode not in (ALL_GREEN, SOME_RED):
        return [f"{mutant}\n    the tests could not run\n{run.stdout}{run.stderr}"]
    alive = [f"{mutant}\n    {rule} is still green" for rule in mutant.breaks if rule not in red_rules(run)]
    if not alive:
        keep(outcome_key(tests, mutant.breaks, mutated))
    return alive


def strays(mutant: Mutant, mutated: Mutated) -> list[str]:
    """The tests that quote a number of a rule, for another one turns them red, and don't bear the rule."""
    key = outcome_key(("strays", *QUOTING), mutant.breaks, mutated)
    if is_kept(key):
        return []
    files = [
        file for folder in QUOTING for file, text in texts_of_tests(folder).items() if mutant.room in text
    ]
    run = run_tests(("not heavy", *files), (), mutated, [f"--strays={rule}" for rule in mutant.breaks])
    found = [line.removeprefix(STRAY) for line in run.stdout.splitlines() if line.startswith(STRAY)]
    if run.returncode != SOME_RED:
        return [
            f"{mutant}\n    no test quotes this number, or none could run\n{run.stdout[-2000:]}{run.stderr}"
        ]
    if not found:
        keep(key)
    return [f"{mutant}\n    {test} quotes a number of {' '.join(mutant.breaks)}" for test in found]


def red_rules(run: subprocess.CompletedProcess[str]) -> set[str]:
    return {line.removeprefix(BROKEN) for line in run.stdout.splitlines() if line.startswith(BROKEN)}


def files_naming(rules: Iterable[str], folders: Iterable[str]) -> list[str]:
    """The tests in these folders that name one of the rules, short files first. To collect all others
    takes longest."""
    texts = {file: text for folder in folders for file, text in texts_of_tests(folder).items()}
    found = [file for file, text in texts.items() if any(f'"{rule}"' in text for rule in rules)]
    return sorted(found, key=lambda file: len(texts[file])) or [*folders]


@cache
def texts_of_tests(folder: str) -> dict[str, str]:
    return {
        str(file): file.read_text(encoding="utf-8") for file in sorted((ROOT / folder).rglob("test_*.py"))
    }


def died_before(mutant: Mutant, mutated: Mutated) -> bool:
    return is_kept(outcome_key(tests_for(mutant.of_rules), mutant.breaks, mutated))


def sickness(of_rules: bool, rules: Iterable[str]) -> str:
    """What tests say that are not green even without a mutant; empty when they are."""
    tests, wanted = tests_for(of_rules), tuple(sorted(rules))
    key = outcome_key(tests, wanted)
    if not wanted or is_kept(key):
        return ""
    run = run_tests(tests, wanted)
    if run.returncode != ALL_GREEN:
        return f"{run.stdout}{run.stderr}"
    keep(key)
    return ""


def tests_for(of_rules: bool) -> tuple[str, ...]:
    return RULE_TESTS if of_rules else PROOF_TESTS


def run_tests(
    tests: tuple[str, ...], rules: tuple[str, ...], mutated: Mutated | None = None, more: Iterable[str] = ()
) -> subprocess.CompletedProcess[str]:
    """The tests of these rules against a copy of the source."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(compiled_source(), source, copy_function=os.link)
        if mutated is not None:
            (source / mutated.file).unlink()
            (source / mutated.file).write_text(mutated.text, encoding="utf-8")
        mark, *folders = tests
        chosen = [f"--rule={rule}" for rule in rules] + (["-x"] if len(rules) == 1 else [])
        bare = ["-m", mark, "-q", "--tb=short", "-p", "no:cacheprovider", "-o", f"pythonpath={source}"]
        apart = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        return subprocess.run(
            [sys.executable, "-m", "pytest", *bare, *chosen, *more, *folders],
            cwd=ROOT,
            env={**FEW, **os.environ, **apart, "PYTHONPATH": str(source)},
            capture_output=True,
            text=True,
            timeout=ASLEEP,
            preexec_fn=be_patient if mutated else None,
        )


def be_patient() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE + 1))


@cache
def compiled_source() -> Path:
    """A copy of the source with all its bytecode, of which those with a mutant consist of links."""
    folder = tempfile.mkdtemp(prefix="mutants-")
    atexit.register(shutil.rmtree, folder)
    source = shutil.copytree(SOURCE, Path(folder) / "src", ignore=shutil.ignore_patterns(*NOT_SOURCE))
    compileall.compile_dir(source, quiet=1)
    return source


def outcome_key(tests: tuple[str, ...], rules: tuple[str, ...], mutated: Mutated | None = None) -> str:
    change = () if mutated is None else (str(mutated.file), mutated.text)
    told = "\0".join((everything_else(), *tests, *rules, *change))
    return hashlib.sha256(told.encode()).hexdigest()


@cache
def everything_else() -> str:
    """The hash of the source, the tests, what is installed for them, and how they are run. The mutants are
    told apart."""
    told = repr((sys.version, sorted(FEW.items())))
    return told + hash_of_files(SOURCE, ROOT / "tests", without="mutants")


def hash_of_files(*folders: Path, without: str = "") -> str:
    """Of all files below these folders, and of the packages that are locked; not of what is built."""
    told = hashlib.sha256()
    files = [ROOT / "pyproject.toml", *(ROOT / "requirements").glob("*.txt")]
    for folder in folders:
        files += [file for file in folder.rglob("*") if not {*NOT_HASHED, without} & {*file.parts}]
    for file in sorted(files):
        if file.is_file() and file.suffix not in (".so", ".pyd"):
            told.update(f"\0{file.relative_to(ROOT)}\0".encode())
            told.update(file.read_bytes())
    return told.hexdigest()


def keep(key: str) -> None:
    KEPT.mkdir(exist_ok=True)
    (KEPT / key).touch()


def is_kept(key: str) -> bool:
    return (KEPT / key).exists()
