"""The engine run from its source files though compiled modules lie beside them.

As a program it is a worker: it names the file the engine came from, then reads a number of games per
line, plays them and answers with the decisions made and the CPU seconds spent.
"""

import os
import sys
from collections.abc import Callable
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from subprocess import PIPE, Popen
from types import TracebackType
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parents[1]


def sources_of(package: Path) -> Callable[[str], FileFinder]:
    """A path hook that finds nothing but source files in the folders of one package."""

    def hook(folder: str) -> FileFinder:
        if not Path(folder).resolve().is_relative_to(package):
            raise ImportError(f"not in {package.name}", path=folder)
        return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))

    return hook


def use_sources() -> None:
    """Import this package from its source files from now on, and what was imported before once more."""
    sys.path_hooks.insert(0, sources_of(PACKAGE))
    sys.path_importer_cache.clear()
    for name in [name for name in sys.modules if name.split(".")[0] == PACKAGE.name]:
        del sys.modules[name]


def origins() -> dict[str, str]:
    """The file behind each imported module of this package."""
    return {
        name: str(module.__file__)
        for name, module in sys.modules.items()
        if name.split(".")[0] == PACKAGE.name
    }


class InterpretedEngine:
    """A second Python, kept alive, that plays with the interpreted engine when told to."""

    def __init__(self) -> None:
        path = os.pathsep.join(filter(None, [str(PACKAGE.parent), os.environ.get("PYTHONPATH")]))
        self.process: Final = Popen(
            [sys.executable, "-m", "stammtisch.lab.bench_interpreted"],
            stdin=PIPE,
            stdout=PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
        )
        self.engine: Final = self.hear()
        """The file the worker's engine came from."""

    def hear(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the interpreted engine stopped with code {self.process.wait()}")
        return line.strip()

    def measure(self, games: int) -> tuple[int, float]:
        """Decisions made in so many games of Double, and the CPU seconds they took there."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{games}\n")
        self.process.stdin.flush()
        decisions, seconds = self.hear().split()
        return int(decisions), float(seconds)

    def __enter__(self) -> "InterpretedEngine":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.__exit__(kind, problem, trace)


def main() -> None:
    use_sources()
    from stammtisch.base import bits
    from stammtisch.lab.bench_contest import clocked, double_loop

    compiled = [name for name, file in origins().items() if not file.endswith(".py")]
    assert not compiled, f"not from source: {', '.join(compiled)}"
    measure = clocked(double_loop)
    print(bits.__file__, flush=True)
    for line in sys.stdin:
        decisions, seconds = measure(int(line))
        print(decisions, seconds, flush=True)


if __name__ == "__main__":
    main()
