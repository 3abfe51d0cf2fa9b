"""Pieces of Python found and exchanged by their syntax: spaces, line breaks and comments don't matter.

A piece is an expression, or one statement or several in a row. In a piece that is looked for, `...` is
whatever stands there: an expression, any number of arguments, elements or conditions, or any statements of a
block; `**...` is any number of keyword arguments or of entries of a dictionary. In the piece that takes its
place, they are what stood there, one after the other. A string is found as a part of a longer one, too.
Docstrings are never looked at.
"""

import ast
import copy
import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Self

Holes = list[list[Any]]
"""What stood where a piece says `...`, in the order of the piece."""


class Change(NamedTuple):
    """A piece and what takes its place: two expressions, or two rows of statements; the new may be empty."""

    old: list[ast.AST]
    new: list[ast.AST]

    @classmethod
    def parse(cls, old: str, new: str) -> Self:
        """Raises SyntaxError when one of the two is no piece of Python."""
        try:
            return cls([expression(old)], [expression(new)])
        except SyntaxError:
            return cls([*statements(old)], [*statements(new)])


def expression(text: str) -> ast.expr:
    return ast.parse(f"({text.strip() or '='}\n)", mode="eval").body


def statements(text: str) -> list[ast.stmt]:
    return ast.parse(textwrap.dedent(text.strip("\n"))).body


@dataclass(frozen=True)
class Place:
    """Some nodes of a list in a tree, and what takes their place."""

    nodes: list[Any]
    start: int
    stop: int
    new: list[ast.AST]

    def exchange(self) -> Self:
        """Returns the place that takes this back."""
        before = self.nodes[self.start : self.stop]
        self.nodes[self.start : self.stop] = self.new
        return type(self)(self.nodes, self.start, self.start + len(self.new), before)


@dataclass(frozen=True)
class Field:
    """A field of a node, and what takes the place of its value."""

    node: ast.AST
    name: str
    new: object

    def exchange(self) -> Self:
        """Returns the field that takes this back."""
        before = getattr(self.node, self.name)
        setattr(self.node, self.name, self.new)
        return type(self)(self.node, self.name, before)


def places(change: Change, body: list[ast.stmt], start: int, stop: int) -> list[Place | Field]:
    """Where a change can be made in some statements of a body."""
    if isinstance(change.old[0], ast.stmt):
        return [place for run in blocks(body, start, stop) for place in runs_in(change, *run)]
    found = [place for run in blocks(body, start, stop) for place in expressions_in(change, *run)]
    return found or parts_of_strings(change, body[start:stop])


def blocks(body: list[ast.stmt], start: int, stop: int) -> Iterator[tuple[list[ast.stmt], int, int]]:
    """These statements of a body, and every block inside."""
    yield body, start, stop
    for statement in body[start:stop]:
        for node in ast.walk(statement):
            for name, value in ast.iter_fields(node):
                if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                    yield value, 0, len(value)


def runs_in(change: Change, body: list[ast.stmt], start: int, stop: int) -> Iterator[Place]:
    size = len(change.old)
    for first in range(start, stop - size + 1):
        holes: Holes = []
        if same_row(change.old, body[first : first + size], holes):
            yield Place(body, first, first + size, filled(change.new, holes))


def expressions_in(change: Change, body: list[ast.stmt], start: int, stop: int) -> Iterator[Place | Field]:
    """In the statements of this block, but not in those of blocks inside it."""
    for node in heads(body[start:stop]):
        for name, value in ast.iter_fields(node):
            for at, one in enumerate(value if isinstance(value, list) else [value]):
                holes: Holes = []
                if isinstance(one, ast.expr) and same(change.old[0], one, holes):
                    new = filled(change.new, holes)
                    yield Place(value, at, at + 1, new) if one is not value else Field(node, name, new[0])


def heads(body: Sequence[ast.AST]) -> Iterator[ast.AST]:
    """The nodes of these statements without those of blocks inside and without docstrings."""
    waiting = [node for node in body if not is_docstring(node)]
    while waiting:
        node = waiting.pop()
        yield node
        waiting += [child for child in ast.iter_child_nodes(node) if not isinstance(child, ast.stmt)]


def is_docstring(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def parts_of_strings(change: Change, body: Sequence[ast.stmt]) -> list[Place | Field]:
    """Where an old string is a part of a longer one."""
    old, new = change.old[0], change.new[0]
    if not isinstance(old, ast.Constant) or not isinstance(new, ast.Constant):
        return []
    if not isinstance(old.value, str) or not isinstance(new.value, str):
        return []
    found: list[Place | Field] = []
    for block, start, stop in blocks([*body], 0, len(body)):
        for node in heads(block[start:stop]):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                changed = node.value.replace(old.value, new.value)
                found += [Field(node, "value", changed)] * node.value.count(old.value)
    return found


def same(wanted: object, there: object, holes: Holes) -> bool:
    """Whether a piece is what stands there; `holes` then has what stood at each `...`."""
    if isinstance(wanted, list):
        return isinstance(there, list) and same_row(wanted, there, holes)
    if is_hole(wanted) and isinstance(there, ast.expr):
        holes.append([there])
        return True
    if isinstance(wanted, ast.Dict) and isinstance(there, ast.Dict):
        return same_row(entries(wanted), entries(there), holes)
    if type(wanted) is not type(there):
        return False
    if isinstance(wanted, ast.AST):
        return all(same(value, getattr(there, name), holes) for name, value in ast.iter_fields(wanted))
    return wanted == there


def same_row(wanted: Sequence[object], there: Sequence[object], holes: Holes) -> bool:
    if not wanted:
        return not there
    if is_hole(wanted[0]):
        for size in range(len(there) + 1):
            tried = [*holes, [*there[:size]]]
            if same_row(wanted[1:], there[size:], tried):
                holes[:] = tried
                return True
        return False
    return bool(there) and same(wanted[0], there[0], holes) and same_row(wanted[1:], there[1:], holes)


def entries(node: ast.Dict) -> list[ast.AST]:
    """Those of a dictionary as one row: `**` is like that of a call."""
    pairs = zip(node.keys, node.values, strict=True)
    return [ast.keyword(None, value) if key is None else ast.Tuple([key, value]) for key, value in pairs]


def is_hole(node: object) -> bool:
    if isinstance(node, ast.Expr) or (isinstance(node, ast.keyword) and node.arg is None):
        node = node.value
    return isinstance(node, ast.Constant) and node.value is ...


class Filling(ast.NodeTransformer):
    def __init__(self, holes: Holes) -> None:
        self.holes = iter(holes)

    def visit_Expr(self, node: ast.Expr) -> Any:
        return self.fill(node) if is_hole(node) else self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> Any:
        return self.fill(node) if is_hole(node) else self.generic_visit(node)

    def visit_Dict(self, node: ast.Dict) -> ast.Dict:
        row = self.fill_row(entries(node))
        pairs = [one.elts if isinstance(one, ast.Tuple) else (None, one.value) for one in row]
        return ast.Dict([key for key, value in pairs], [value for key, value in pairs])

    def visit_Constant(self, node: ast.Constant) -> Any:
        return self.fill(node) if is_hole(node) else node

    def fill_row(self, nodes: list[ast.AST]) -> list[Any]:
        row: Any = ast.Module([], [])
        row.body = nodes
        self.generic_visit(row)
        return [*row.body]

    def fill(self, node: ast.AST) -> Any:
        there = next(self.holes, [node])
        return there[0] if len(there) == 1 else there


def filled(new: list[ast.AST], holes: Holes) -> list[ast.AST]:
    """A copy of the new piece in which every `...` is what stood there."""
    return Filling(holes).fill_row(copy.deepcopy(new))
