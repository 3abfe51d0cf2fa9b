"""The long proofs: what `make test` tries often, tried very often, and what takes too long for it.

    python tests/proofs.py [PROOF ...] [--only PATTERN] [--list] [-j 2]

proofs.toml lists them. Each part of a proof is run by itself, and what held is kept in a folder that Git
ignores until the source, the tests or the benchmarks change: a run that was interrupted goes on where it was.
How long a part took is kept for good, so that one can tell when the rest will have been done.
"""

import argparse
import hashlib
import os
import re
import subprocess
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from mutants.trials import hash_of_files

ROOT: Final = Path(__file__).resolve().parents[1]
TESTS: Final = ROOT / "tests"
KEPT: Final = ROOT / ".proofs"
FIGURE: Final = "figure: "
"""So begins a line in which a part says what it tried: a number, and of what."""
PYTEST: Final = ("python", "-m", "pytest", "-q", "-c", "../pyproject.toml", "--rootdir", "..", "-s")
LAST: Final = 40
"""So many lines are shown of what failed."""


class Proof(msgspec.Struct, frozen=True):
    about: str
    command: str = ""
    tests: str = ""
    by_file: bool = False
    mark: str = ""
    numbers: dict[str, int] = {}
    of: tuple[str, ...] = ("src", "tests", "benchmarks/load")

    @property
    def environment(self) -> dict[str, str]:
        numbers = {f"TEST_STAMMTISCH_{name}": str(number) for name, number in self.numbers.items()}
        return {**os.environ, **numbers, "PYTHONPATH": str(ROOT / "benchmarks")}

    @property
    def pytest(self) -> tuple[str, ...]:
        return (*PYTEST, *(("-m", self.mark) if self.mark else ()))


class Held(msgspec.Struct, frozen=True):
    """That a part held: of which source, when, how long it took, and what it tried."""

    key: str
    day: str
    seconds: float
    figures: dict[str, int]


class Part(msgspec.Struct, frozen=True):
    proof: str
    name: str
    command: tuple[str, ...]
    listed: Proof

    @property
    def file(self) -> Path:
        return KEPT / self.proof / hashlib.sha256(self.name.encode()).hexdigest()[:20]

    @property
    def key(self) -> str:
        return hashlib.sha256("\0".join((hash_of(self.listed.of), *self.command)).encode()).hexdigest()

    @property
    def held(self) -> Held | None:
        """How it was when it held last, perhaps of another source."""
        return read_held(self.file) if self.file.exists() else None

    @property
    def is_done(self) -> bool:
        return self.held is not None and self.held.key == self.key

    @property
    def expected(self) -> float | None:
        """Seconds that it will take; None while no part of this proof has ever been done."""
        if self.held is not None:
            return self.held.seconds
        known = [read_held(file).seconds for file in self.file.parent.glob("*")]
        return sum(known) / len(known) if known else None

    def run(self) -> str:
        """What went wrong; empty when it holds."""
        start = time.monotonic()
        run = subprocess.run(
            [program(self.command[0]), *self.command[1:]],
            cwd=TESTS if self.listed.tests else ROOT,
            env=self.listed.environment,
            stdout=subprocess.PIPE if self.listed.tests else None,
            stderr=subprocess.STDOUT,
            text=True,
        )
        lines = (run.stdout or "").splitlines()
        if run.returncode:
            return "\n".join([f"{self.proof}: {self.name}", *lines[-LAST:]])
        held = Held(self.key, time.strftime("%Y-%m-%d"), time.monotonic() - start, figures(lines))
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_bytes(msgspec.json.encode(held))
        return ""


def read_held(file: Path) -> Held:
    return msgspec.json.decode(file.read_bytes(), type=Held)


def program(name: str) -> str:
    return sys.executable if name == "python" else str(Path(sys.executable).parent / name)


@cache
def hash_of(folders: tuple[str, ...]) -> str:
    return hash_of_files(*(ROOT / folder for folder in folders))


def figures(lines: Sequence[str]) -> dict[str, int]:
    found = Counter[str]()
    for line in lines:
        if line.startswith(FIGURE):
            number, what = line.removeprefix(FIGURE).split(" ", 1)
            found[what] += int(number)
    return dict(found)


def parts_of(name: str, proof: Proof) -> list[Part]:
    if proof.command:
        return [Part(name, proof.command, tuple(proof.command.split()), proof)]
    collect = [program("python"), *proof.pytest[1:], "--collect-only", proof.tests]
    run = subprocess.run(collect, cwd=TESTS, env=proof.environment, capture_output=True, text=True)
    if run.returncode:
        sys.exit(run.stdout + run.stderr)
    tests = [line.removeprefix("tests/") for line in run.stdout.splitlines() if "::" in line]
    chosen = dict.fromkeys(test.split("::")[0] if proof.by_file else test for test in tests)
    return [Part(name, one, (*proof.pytest, one), proof) for one in chosen]


def until(parts: Sequence[Part], jobs: int) -> str:
    """When these parts will have been done."""
    seconds = [part.expected for part in parts]
    known = sum(one or 0 for one in seconds) / jobs
    end = time.strftime("%a %H:%M", time.localtime(time.time() + known))
    return f"until about {end}" if None not in seconds else f"until {end} or later"


def summary(name: str, proof: Proof, parts: Sequence[Part]) -> Iterator[str]:
    done = [part.held for part in parts if part.is_done]
    days = sorted({held.day for held in done if held})
    hours = sum(held.seconds for held in done if held) / 3600
    told = f" on {' and '.join(days)} in {hours:.1f} h" if days else ""
    yield f"{name}: {proof.about}: {len(done)} of {len(parts)} parts held{told}"
    tried = sum((Counter(held.figures) for held in done if held), Counter[str]())
    yield from (f"    {number:,} {what}" for what, number in tried.items())


def run_all(parts: Sequence[Part], jobs: int) -> Iterator[str]:
    """What failed, as soon as it is known. Commands, which say themselves how far they are, come last and one
    at a time."""
    waiting = [part for part in parts if part.listed.tests]
    with ThreadPoolExecutor(jobs) as workers:
        running = {workers.submit(part.run): part for part in waiting}
        try:
            for one in as_completed(running):
                part, problem = running[one], one.result()
                waiting.remove(part)
                outcome = "FAILED" if problem else "held"
                print(f"{len(waiting)} left, {until(waiting, jobs)}: {outcome} {part.name}", flush=True)
                yield problem
        except KeyboardInterrupt:
            workers.shutdown(cancel_futures=True)
            raise
    for part in parts:
        if part.listed.command:
            print(f"{part.proof}: {part.name}", flush=True)
            yield part.run()


def main() -> int:
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("proofs", nargs="*", metavar="PROOF", help="only these proofs")
    asked.add_argument("--only", metavar="PATTERN", default="", help="only parts with this in their name")
    asked.add_argument(
        "--list", action="store_true", help="say what is done and what is left, and run nothing"
    )
    asked.add_argument("-j", "--jobs", type=int, default=2, help="how many parts to run at a time")
    options = asked.parse_args()

    listed = msgspec.convert(tomllib.loads((TESTS / "proofs.toml").read_text("utf-8")), dict[str, Proof])
    if unknown := {*options.proofs} - {*listed}:
        asked.error(f"{', '.join(sorted(unknown))} is none of {', '.join(listed)}")
    parts = {name: parts_of(name, listed[name]) for name in options.proofs or listed}
    chosen = [part for some in parts.values() for part in some if re.search(options.only, part.name)]
    rest = [part for part in chosen if not part.is_done]
    say_all(listed, parts)
    print(f"{len(rest)} parts to do, {until(rest, options.jobs)}", flush=True)
    if options.list:
        return 0
    problems = [problem for problem in run_all(rest, options.jobs) if problem]
    say_all(listed, parts)
    print(f"{len(problems)} problems", *problems, sep="\n\n")
    return 1 if problems else 0


def say_all(listed: dict[str, Proof], parts: dict[str, list[Part]]) -> None:
    for name, some in parts.items():
        print(*summary(name, listed[name], some), sep="\n", flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("Interrupted. The next run goes on here.")
