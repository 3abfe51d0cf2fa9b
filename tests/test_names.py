"""A game is the same name in every room, and no file outside these names it; a class name means one thing."""

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

from stammtisch.games.catalogue import GAMES

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/stammtisch"
PAGE = ROOT / "web/src"
COMPARISONS = ("lab/bench", "lab/peers", "lab/openspiel")
"""Comparisons with other people's programs must say which game they play."""
AROUND = (
    *("Makefile", "MANIFEST.in", "pyproject.toml", "setup.py", "backend/*.py", "requirements/*.in"),
    *(
        "web/*.html",
        "web/*.json",
        "web/*.py",
        "web/*.ts",
        "web/build/*",
        "web/offline/*",
        "web/public/*.webmanifest",
    ),
)
"""What builds, installs and checks the project."""
SAMPLE = re.compile(r"stammtisch simulate \w+")
"""A command that only tries whether anything can be played."""
COMMENTS = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)


def own_file(path: Path) -> bool:
    """Whether a file bears a game's name, or lies in a folder that does, or is the list of games."""
    parts = [part.split(".")[0].lower() for part in path.parts]
    return path.name == "catalogue.py" or any(part in GAMES for part in parts)


def bare(path: Path) -> str:
    """What a file says, without comments and texts that document it."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return COMMENTS.sub("", text)
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value.value = ""
    return ast.unparse(tree)


def named(path: Path) -> set[str]:
    text = SAMPLE.sub("", bare(path))
    return {game for game in GAMES if re.search(rf"(?<![a-z]){game}(?![a-z])", text, re.IGNORECASE)}


def files() -> list[str]:
    found = [(base, path) for base in (SOURCE, PAGE) for path in sorted(base.rglob("*"))]
    return [
        str(path.relative_to(ROOT))
        for base, path in found
        if path.suffix in {".py", ".ts", ".svelte"}
        if not own_file(path.relative_to(base))
        if not str(path.relative_to(base)).startswith(COMPARISONS)
    ]


def test_no_file_outside_the_games_names_one() -> None:
    assert {file for file in files() if named(ROOT / file)} == set()


@pytest.mark.parametrize("around", AROUND)
def test_what_builds_the_project_names_no_game(around: str) -> None:
    found = sorted(ROOT.glob(around))
    assert found
    assert [path.name for path in found if named(path)] == []


def test_the_only_list_of_games_is_the_catalogue() -> None:
    """A fourth game costs its own folders and files, and one line of this list; the page has none."""
    lists = [path for base in (SOURCE, PAGE) for path in base.rglob("catalogue.*") if path.suffix != ".pyc"]
    assert lists == [SOURCE / "games/catalogue.py"]


@pytest.mark.parametrize(
    ("name", "text", "games"),
    [
        ("a.py", '"""Grass."""\nx = 1\n', set()),
        ("a.py", 'x = "grass"\n', {"grass"}),
        ("a.py", "from b import GrassPad\n", set()),
        ("a.py", "from b import gress_pad\n", {"gress"}),
        ("a.ts", "// gress\nconst a = 1;", set()),
        ("a.ts", 'const a = "double";', {"double"}),
        ("Makefile", "x:\n\tstammtisch simulate double --games 20", set()),
        ("Makefile", "GAMES := double", {"double"}),
    ],
)
def test_a_name_is_seen(tmp_path: Path, name: str, text: str, games: set[str]) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    assert named(tmp_path / name) == games


def classes() -> dict[str, set[str]]:
    """Where the classes of each name are; the same part of several games is one place."""
    found = defaultdict(set)
    for path in SOURCE.rglob("*.py"):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        place = "/".join("GAME" if part in GAMES else part for part in parts)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].add(place)
    return found


def test_a_class_name_means_one_thing_or_the_glossary_says_why() -> None:
    glossary = (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
    reasons = glossary.partition("## Names that mean two things")[2]
    assert {name for name, places in classes().items() if len(places) > 1} == set(
        re.findall(r"^\| `(\w+)` ", reasons, re.MULTILINE)
    )


HALF = re.compile(r"^(and|but|or|when|while) |[,;]$")


def half_sentences(source: str) -> list[str]:
    strings = [node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Expr)]
    said = [text.value for text in strings if isinstance(text, ast.Constant) and isinstance(text.value, str)]
    return [text for text in said if HALF.search(text.strip())]


def test_every_docstring_can_be_read_alone() -> None:
    files = [*SOURCE.rglob("*.py"), *(ROOT / "tests").rglob("*.py")]
    found = {file.name: half for file in files if (half := half_sentences(file.read_text(encoding="utf-8")))}
    assert found == {}


def test_half_a_sentence_is_seen() -> None:
    source = 'A = 1\n"""What it is worth,"""\nB = 2\n"""and for how long."""\nC = 3\n"""A sentence."""\n'
    assert half_sentences(source) == ["What it is worth,", "and for how long."]
