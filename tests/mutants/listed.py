"""The mutants that the .toml files beside this list, and how they are made from the source.

    ['A heading']
    is_out = [['state.owed[seat] == 0', 'True', 'gress:Q01']]
    'gress.counts_as' = [
        ['if fits: ...', 'if fits and now.turn == seat: ...', 'gress:Q04', 'gress:Q06'],
    ]

Each stands under its anchor, a name in the source (see definitions.py). It has an old piece, which stands
there exactly once, the new piece that takes its place (see pieces.py), and then all that its tests must find
broken. A piece that stands there several times is told apart by more of what is around it. In a file that is
not Python, whose path below src/stammtisch is then the anchor, the pieces are just text.
"""

import ast
import hashlib
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from stammtisch.games.catalogue import GAMES

from .definitions import Definition, Definitions
from .pieces import Change, Field, Place, places

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCE: Final = ROOT / "src"
LISTS: Final = sorted(Path(__file__).parent.glob("*.toml"))
MOST_PROPOSED: Final = 5


@dataclass(frozen=True)
class Mutant:
    listed_in: str
    anchor: str
    old: str
    new: str
    breaks: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.id} {self.anchor}: {one_line(self.old)} -> {one_line(self.new)}"

    @property
    def id(self) -> str:
        told = "\0".join((self.anchor, self.old, self.new, *self.breaks))
        return hashlib.sha256(told.encode()).hexdigest()[:6]

    @property
    def is_text(self) -> bool:
        return "/" in self.anchor

    @property
    def room(self) -> str:
        """What a list is about is the first word of its name."""
        return self.listed_in.split("_")[0]

    @property
    def of_rules(self) -> bool:
        """Lists with the name of a game break its rules; the others what the rest promises."""
        return self.room in GAMES

    @property
    def is_number(self) -> bool:
        """Whether it puts one number of a rule in the place of another, or makes it one more."""
        digits = [piece.replace("_", "").isdigit() for piece in (self.old, self.new)]
        more = self.old.endswith("= ...") and self.new == f"{self.old} + 1"
        return self.of_rules and (all(digits) or more)

    @property
    def home(self) -> Path:
        """Where its anchor is looked for first."""
        return Path("stammtisch") / ("games" if self.of_rules else "") / self.room


class Mutated(NamedTuple):
    """A file below the source, and its text after the change."""

    file: Path
    text: str


class CannotBeMade(Exception):
    """Says why a mutant can't be made from the source."""


def one_line(text: str) -> str:
    return " ".join(text.split())


def read_mutants(file: Path) -> list[Mutant]:
    headings = tomllib.loads(file.read_text(encoding="utf-8"))
    return [
        Mutant(file.stem, anchor, old, new, tuple(breaks))
        for anchors in headings.values()
        for anchor, listed in anchors.items()
        for old, new, *breaks in listed
    ]


class Workshop:
    """Makes mutants of a source, every file of which is read once."""

    def __init__(self, source: Path = SOURCE) -> None:
        self.source = source
        self.definitions = Definitions(source)

    def problem(self, mutant: Mutant) -> str:
        """Why this mutant can't be made; empty when it can, and is Python, and is another program."""
        try:
            if mutant.is_text:
                self.changed_text(mutant)
            else:
                self.check(mutant)
        except CannotBeMade as problem:
            return f"{mutant.listed_in}.toml: {mutant}\n    {problem}"
        return ""

    def check(self, mutant: Mutant) -> None:
        one, place = self.found(mutant)
        rest = len(one.body) - one.stop
        before = [ast.dump(node) for node in one.body[one.start : one.stop]]
        with exchanged(place):
            nodes = one.body[one.start : len(one.body) - rest]
            after = [ast.dump(node) for node in nodes]
            again = [ast.dump(node) for node in written_and_read(nodes)]
        if after == before:
            raise CannotBeMade("it changes nothing")
        if again != after:
            raise CannotBeMade("the new piece has no place there")

    def make(self, mutant: Mutant) -> Mutated:
        if mutant.is_text:
            return self.changed_text(mutant)
        one, place = self.found(mutant)
        with exchanged(place):
            return Mutated(one.file, ast.unparse(self.definitions.trees[one.file]))

    def found(self, mutant: Mutant) -> tuple[Definition, Place | Field]:
        """What the anchor of a mutant means, and where in it the old piece stands."""
        meant = self.definitions.meant(mutant.anchor, mutant.home)
        if not meant:
            raise CannotBeMade(f"there is no {mutant.anchor}{self.proposed(self.elsewhere(mutant), mutant)}")
        if len({one.path for one in meant}) > 1:
            raise CannotBeMade(f"{mutant.anchor} is ambiguous{self.proposed(meant, mutant)}")
        change = parsed(mutant)
        found = [(one, place) for one in meant for place in places(change, *one[-3:])]
        if len(found) != 1:
            raise CannotBeMade(f"the old piece stands in {meant[0]} {len(found)} times instead of once")
        return found[0]

    def elsewhere(self, mutant: Mutant) -> list[Definition]:
        """What has the name that is missing; if nothing has, the innermost that have the old piece."""
        named = self.definitions.named
        if same_name := named.get(mutant.anchor.split(".")[-1]):
            return same_name
        change = parsed(mutant)
        having = [one for some in named.values() for one in some if len(places(change, *one[-3:])) == 1]
        return [one for one in having if not any(one.path == other.path[:-1] for other in having)]

    def proposed(self, some: list[Definition], mutant: Mutant) -> str:
        paths = {str(one): self.definitions.shortest_anchor(one, mutant.home) for one in some}
        told = [f"{anchor} ({path})" for path, anchor in sorted(paths.items())[:MOST_PROPOSED]]
        return f"; is it {' or '.join(told)}?" if told else ""

    def changed_text(self, mutant: Mutant) -> Mutated:
        file = self.source / "stammtisch" / mutant.anchor
        if not file.exists():
            raise CannotBeMade(f"there is no file {mutant.anchor}")
        text = file.read_text(encoding="utf-8")
        if text.count(mutant.old) != 1 or mutant.old == mutant.new:
            raise CannotBeMade(f"the old text stands there {text.count(mutant.old)} times instead of once")
        return Mutated(file.relative_to(self.source), text.replace(mutant.old, mutant.new))


def written_and_read(nodes: list[ast.stmt]) -> list[ast.stmt]:
    """Nothing when they are no Python, as a function without any statement."""
    try:
        return ast.parse(ast.unparse(ast.Module(nodes, []))).body
    except (SyntaxError, AttributeError, ValueError):
        return []


@contextmanager
def exchanged(place: Place | Field) -> Iterator[None]:
    """The tree is changed meanwhile."""
    back = place.exchange()
    try:
        yield
    finally:
        back.exchange()


def parsed(mutant: Mutant) -> Change:
    try:
        change = Change.parse(mutant.old, mutant.new)
    except SyntaxError as problem:
        raise CannotBeMade(f"a piece is no Python: {problem}") from problem
    if not change.old:
        raise CannotBeMade("the old piece is empty")
    return change
