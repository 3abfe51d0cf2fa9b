"""What must not be in the source: three things that compile to something slower or simply different, and in
tests hurry."""

import ast
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/stammtisch"
LARGEST = 2**62


def compiled_in(*rooms: str) -> list[str]:
    """The modules that the packages of some rooms say are compiled."""
    packages = [package for room in rooms for package in (SOURCE / room).rglob("__init__.py")]
    return [
        (package.parent / f"{name}.py").relative_to(ROOT).as_posix()
        for package in packages
        for name in getattr(import_module(module_of(package.parent)), "COMPILED", ())
    ]


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)


HOT = compiled_in("base", "games", "players", "lab")
WARM = compiled_in("match", "table", "server")


def literals_shifted_left(tree: ast.AST) -> list[int]:
    """`1 << n` compiles to a 32-bit shift; `bit(n)` does not."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift)
        if isinstance(node.left, ast.Constant) and not isinstance(node.right, ast.Constant)
    ]


def loops_without_a_name(tree: ast.AST) -> list[int]:
    """`for _ in` boxes every number; a named variable stays native."""
    targets = [node.target for node in ast.walk(tree) if isinstance(node, ast.For | ast.comprehension)]
    names = [node for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)]
    return [name.lineno for name in names if name.id == "_"]


def numbers_too_large(tree: ast.AST) -> list[int]:
    """From 2**62 on compiled and interpreted arithmetic differ."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, int) and node.value >= LARGEST
    ]


CHECKS: dict[Callable[[ast.AST], list[int]], tuple[str, str]] = {
    literals_shifted_left: ("x = 1 << n", "x = n << 6; y = 1 << 61; z = bit(n) << 1"),
    loops_without_a_name: ("x = 0\nfor _ in y: pass", "x = 0\nfor i in y: _ = i"),
    numbers_too_large: ("x = 0x4000000000000000", "x = 0x3FFFFFFFFFFFFFFF"),
}
"""Each check with a piece of source it must catch and one it must not."""


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("module", [*HOT, *WARM])
def test_hot_modules_are_clean(check: Callable[[ast.AST], list[int]], module: str) -> None:
    lines = check(ast.parse((ROOT / module).read_text(encoding="utf-8")))
    assert not lines, f"{module}, lines {lines}: {check.__doc__}"


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_check_catches_what_it_should_and_no_more(check: Callable[[ast.AST], list[int]]) -> None:
    bad, good = CHECKS[check]
    assert check(ast.parse(bad)) == [bad.count("\n") + 1]
    assert not check(ast.parse(good))


def test_comprehensions_are_loops_too() -> None:
    assert loops_without_a_name(ast.parse("x = [0 for a, _ in y]")) == [1]


def test_setup_compiles_what_the_packages_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    found: dict[str, Any] = {"ast": ast, "Path": Path}
    for statement in ast.parse((ROOT / "setup.py").read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.FunctionDef) and statement.name == "compiled_in":
            exec(compile(ast.Module([statement], []), "setup.py", "exec"), found)
    for room in ("base", "games", "players", "lab", "match", "table", "server"):
        assert sorted(found["compiled_in"](room)) == sorted(compiled_in(room)) != []


def test_pages_are_waited_for_with_one_patience() -> None:
    """A test that has less of it, or puts it back to less, fails on a busy machine; maybe another test."""
    pages = (ROOT / "tests" / "browser").glob("test_*.py")
    hasty = ("timeout=", "set_options(")
    assert [page.name for page in pages if any(word in page.read_text("utf-8") for word in hasty)] == []
