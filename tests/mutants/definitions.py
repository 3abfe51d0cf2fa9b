"""Everything in the source that has a name: functions, classes, and what modules and classes assign.

An anchor names one of them by parts of its dotted path, in order, of which the last is its own name: `lay`,
`gress.lay` and `Position.lay` may all mean `stammtisch.games.gress.position.Position.lay`. If it may mean
several, it means those at home, in the room for which it was written; and of those, the ones whose path has
nothing between the parts that it names.
"""

import ast
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

SAID_BY_ALL: Final = ("stammtisch", "games")
"""Parts of a path that tell few definitions apart."""


class Definition(NamedTuple):
    """A name, and the statements of a body that give it its meaning. The file is told from the source on."""

    path: tuple[str, ...]
    file: Path
    body: list[ast.stmt]
    start: int
    stop: int

    def __str__(self) -> str:
        return ".".join(self.path)


class Definitions:
    def __init__(self, source: Path) -> None:
        self.trees: dict[Path, ast.Module] = {}
        self.named: defaultdict[str, list[Definition]] = defaultdict(list)
        for found in sorted(source.rglob("*.py")):
            file = found.relative_to(source)
            tree = self.trees[file] = ast.parse(found.read_text(encoding="utf-8"))
            path = file.with_suffix("").parts
            module = path[:-1] if path[-1] == "__init__" else path
            self.named[module[-1]].append(Definition(module, file, tree.body, 0, len(tree.body)))
            for one in defined(tree.body, module, file):
                self.named[one.path[-1]].append(one)

    def meant(self, anchor: str, home: Path) -> list[Definition]:
        """Several of the same path are all meant: a property is read and written."""
        parts = tuple(anchor.split("."))
        found = [one for one in self.named.get(parts[-1], []) if in_order(parts[:-1], one.path[:-1])]
        found = [one for one in found if one.file.is_relative_to(home)] or found
        return [one for one in found if one.path[-len(parts) :] == parts] or found

    def shortest_anchor(self, wanted: Definition, home: Path) -> str:
        """The one with the fewest parts that means this path alone."""
        *outer, name = wanted.path
        telling = [part for part in outer if part not in SAID_BY_ALL]
        for parts in (telling, outer):
            for size in range(len(parts) + 1):
                for some in combinations(parts, size):
                    anchor = ".".join((*some, name))
                    if {one.path for one in self.meant(anchor, home)} == {wanted.path}:
                        return anchor
        return str(wanted)


def in_order(parts: tuple[str, ...], path: tuple[str, ...]) -> bool:
    rest = iter(path)
    return all(part in rest for part in parts)


def defined(
    body: list[ast.stmt], path: tuple[str, ...], file: Path, within_function: bool = False
) -> Iterator[Definition]:
    for at, statement in enumerate(body):
        inner = path
        function = within_function
        if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            inner = (*path, statement.name)
            function = not isinstance(statement, ast.ClassDef)
            yield Definition(inner, file, body, at, at + 1)
        elif not within_function:
            yield from (Definition((*path, name), file, body, at, at + 1) for name in assigned(statement))
        for block in ast.iter_fields(statement):
            if isinstance(block[1], list) and block[1] and isinstance(block[1][0], ast.stmt):
                yield from defined(block[1], inner, file, function)


def assigned(statement: ast.stmt) -> list[str]:
    """The names to which a statement assigns."""
    if isinstance(statement, ast.Assign):
        targets = statement.targets
    elif isinstance(statement, ast.AnnAssign | ast.AugAssign):
        targets = [statement.target]
    else:
        return []
    each = [one for target in targets for one in (target.elts if isinstance(target, ast.Tuple) else [target])]
    return [one.id for one in each if isinstance(one, ast.Name)]
