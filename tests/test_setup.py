"""What is compiled is compiled anew when it changes, and only then."""

import ast
import subprocess
from pathlib import Path

from test_source import HOT, ROOT


def engine_sources() -> set[str]:
    """What `make` compiles the engine anew for."""
    told = subprocess.run(
        ["make", "--no-print-directory", "--silent", "engine-sources"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return {*told.split()}


RULES_AND_WITS = ("src/stammtisch/base/", "src/stammtisch/games/", "src/stammtisch/players/")
TABLES_IN_STEP = {"src/stammtisch/lab/__init__.py", "src/stammtisch/lab/in_step.py"}


def imported(file: str) -> set[str]:
    """The files of ours that a module names in its imports."""
    found = set()
    for node in ast.walk(ast.parse((ROOT / file).read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("stammtisch"):
            whole = "src/" + node.module.replace(".", "/")
            found |= {f"{whole}.py", *(f"{whole}/{alias.name}.py" for alias in node.names)}
    return {path for path in found if Path(ROOT, path).is_file()}


def with_imports(files: list[str]) -> set[str]:
    found: set[str] = set()
    open_files = list(files)
    while open_files:
        file = open_files.pop()
        if file not in found:
            found.add(file)
            open_files.extend(imported(file))
    return found


def test_the_engine_is_compiled_anew_when_it_or_what_it_imports_changes() -> None:
    assert {*with_imports(HOT), "setup.py"} <= engine_sources()


def test_nothing_else_compiles_the_engine_anew() -> None:
    others = {file for file in engine_sources() if not file.startswith(RULES_AND_WITS)}
    assert others == {"setup.py", *TABLES_IN_STEP}


def test_the_engine_needs_neither_the_table_nor_the_server() -> None:
    rooms = {file.split("/")[2] for file in with_imports(HOT)}
    assert rooms == {"base", "games", "players", "lab"}
