"""Breaks every rule, and every promise of the rest, once and sees whether its tests notice.

    python tests/mutants/prove.py [--rule ID] [-j 2]

A mutant is a small change of the source that breaks rules; the .toml files beside this list them. Each is
applied to a copy of the source, and for each rule it breaks the tests that bear the rule must turn red. A
mutant they let live, text that is no longer found, and a rule without any mutant are failures. The source
itself is never touched. What the server, score sheets and events promise is treated in the same way:
server.toml, sheets.toml, events.toml.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from stammtisch.games.catalogue import GAMES
from stammtisch.words import Words

ROOT: Final = Path(__file__).resolve().parents[2]
MUTANTS: Final = sorted(Path(__file__).parent.glob("*.toml"))
PACKAGE: Final = "stammtisch"
RULE_TESTS: Final = ("rule", "tests/rules")
PROOF_TESTS: Final = ("proof", "tests/server", "tests/table", "tests/store", "tests/sheets", "tests/events")
"""Which tests are run: a mark, and folders."""
FEW: Final = {"STAMMTISCH_KILLS": "40", "STAMMTISCH_MESSAGES": "3000", "STAMMTISCH_POSITIONS": "1500"}
"""A mutant shows itself soon."""
BROKEN: Final = "broken rule: "
"""How our pytest begins the line that names a rule whose test failed."""
ALL_GREEN: Final = 0
SOME_RED: Final = 1
"""What pytest returns; anything else means that it could not run the tests."""
PATIENCE: Final = 300
"""Seconds until tests that don't come to an end are given up."""
HEALTHY: Final = 1800
"""The same for all tests without a mutant, which must come to an end."""


@dataclass(frozen=True)
class Mutant:
    folder: str
    file: str
    old: str
    new: str
    breaks: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.file}: {one_line(self.old)} -> {one_line(self.new)}"

    def problem(self, source: Path) -> str:
        """Why this mutant can't be made from the source; empty when it can."""
        file = source / PACKAGE / self.folder / self.file
        if not file.exists():
            return f"{self}\n    there is no such file"
        found = file.read_text(encoding="utf-8").count(self.old)
        return "" if found == 1 else f"{self}\n    the old text is there {found} times instead of once"

    def apply(self, source: Path) -> None:
        file = source / PACKAGE / self.folder / self.file
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace(self.old, self.new), encoding="utf-8")


def one_line(text: str) -> str:
    return " ".join(text.split())


def read_mutants(file: Path) -> list[Mutant]:
    """Files with the name of a game break its rules; the others what the rest promises."""
    listed = tomllib.loads(file.read_text(encoding="utf-8"))["mutant"]
    folder = "games" if file.stem.split("_")[0] in GAMES else "."
    return [Mutant(folder, one["file"], one["old"], one["new"], tuple(one["breaks"])) for one in listed]


def copy_source(folder: Path) -> Path:
    """The source without anything compiled, so that the copy runs interpreted."""
    leave_out = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.egg-info")
    return shutil.copytree(ROOT / "src", folder / "src", ignore=leave_out)


def run_tests(
    source: Path, kind: tuple[str, ...], *rules: str, patience: int = PATIENCE
) -> subprocess.CompletedProcess[str]:
    """The tests of these rules, or of all rules, against this source."""
    mark, *folders = kind
    chosen = [f"--rule={rule}" for rule in rules] + (["-x"] if len(rules) == 1 else [])
    bare = ["-m", mark, "-q", "--tb=short", "-p", "no:cacheprovider", "-o", f"pythonpath={source}"]
    apart = {"PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run(
        [sys.executable, "-m", "pytest", *bare, *chosen, *folders],
        cwd=ROOT,
        env={**FEW, **os.environ, **apart},
        capture_output=True,
        text=True,
        timeout=patience,
    )


def survivals(mutant: Mutant) -> list[str]:
    """For each rule whose tests let the mutant live, how; empty when all turned red."""
    with tempfile.TemporaryDirectory() as folder:
        source = copy_source(Path(folder))
        mutant.apply(source)
        try:
            run = run_tests(source, PROOF_TESTS if mutant.folder == "." else RULE_TESTS, *mutant.breaks)
        except subprocess.TimeoutExpired:
            return [f"{mutant}\n    the tests did not end in {PATIENCE} seconds"]
    if run.returncode not in (ALL_GREEN, SOME_RED):
        return [f"{mutant}\n    the tests could not run\n{run.stdout}{run.stderr}"]
    red = {line.removeprefix(BROKEN) for line in run.stdout.splitlines() if line.startswith(BROKEN)}
    return [f"{mutant}\n    {rule} is still green" for rule in mutant.breaks if rule not in red]


def main() -> int:
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("--rule", metavar="ID", help="only mutants that break this rule")
    asked.add_argument("-j", "--jobs", type=int, default=2, help="how many mutants to try at a time")
    options = asked.parse_args()

    listed = [mutant for file in MUTANTS for mutant in read_mutants(file)]
    known = {rule.id for game in GAMES for rule in Words("en").rules(game)}
    broken = {rule for mutant in listed for rule in mutant.breaks if mutant.folder == "games"}
    problems = [problem for mutant in listed if (problem := mutant.problem(ROOT / "src"))]
    problems += [f"no mutant breaks {rule}" for rule in sorted(known - broken)]
    problems += [f"there is no rule {rule}" for rule in sorted(broken - known)]

    with tempfile.TemporaryDirectory() as folder:
        source = copy_source(Path(folder))
        for kind in (RULE_TESTS, PROOF_TESTS):
            healthy = run_tests(source, kind, patience=HEALTHY)
            if healthy.returncode != ALL_GREEN:
                print(healthy.stdout, "The tests are not green without any mutant.", sep="\n")
                return 1

    chosen = [mutant for mutant in listed if options.rule is None or options.rule in mutant.breaks]
    trials = [mutant for mutant in chosen if not mutant.problem(ROOT / "src")]
    with ThreadPoolExecutor(options.jobs) as workers:
        for mutant, alive in zip(trials, workers.map(survivals, trials), strict=True):
            print("survived" if alive else "died", mutant, flush=True)
            problems += alive

    print(f"\n{len(trials)} of {len(listed)} mutants tried, {len(problems)} problems", *problems, sep="\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
