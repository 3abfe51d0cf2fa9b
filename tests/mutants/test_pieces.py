"""How pieces of Python are found and exchanged, and how anchors find what they mean."""

import ast
from pathlib import Path

import pytest

from .listed import Mutant, Workshop
from .pieces import Change, places

LAY = '''
def lay(state, seat, fits):
    """Whether seat > 0."""
    # a comment
    if fits:
        return (seat
                > 0)
    owe(state, seat, 2, date=1, journal=None)
    told = {"a": seat, "b": fits, "c": 0}
    words = "no rule is broken by words"
    return seat and state.sizes[seat] == 0 and fits
'''


def found(old: str, new: str, text: str = LAY) -> list[str]:
    """The source after each change that is possible, without what stayed."""
    body = ast.parse(text).body
    before = ast.unparse(ast.Module(body, [])).splitlines()
    after = []
    for place in places(Change.parse(old, new), body, 0, len(body)):
        back = place.exchange()
        lines = ast.unparse(ast.Module(body, [])).splitlines()
        after.append("\n".join(line.strip() for line in lines if line not in before))
        back.exchange()
    assert ast.unparse(ast.Module(body, [])).splitlines() == before
    return after


@pytest.mark.parametrize(
    ("old", "new", "after"),
    [
        ("seat > 0", "seat >= 0", "return seat >= 0"),
        ("(seat  >  0)", "\n    seat\n    >= 0", "return seat >= 0"),
        ("return seat > 0", "return True", "return True"),
        ("if fits: ...", "if not fits: ...", "if not fits:"),
        ("def lay(state, seat, fits): ...", "def lay(state, fits): ...", "def lay(state, fits):"),
        (
            "owe(state, seat, 2, **...)",
            "owe(state, seat, 1, **...)",
            "owe(state, seat, 1, date=1, journal=None)",
        ),
        ("owe(..., **..., journal=None)", "owe(..., **...)", "owe(state, seat, 2, date=1)"),
        ("... and state.sizes[seat] == 0 and ...", "... and ...", "return seat and fits"),
        ('{**..., "b": fits, **...}', '{**..., "b": None, **...}', "told = {'a': seat, 'b': None, 'c': 0}"),
        ('"is broken"', '"breaks"', "words = 'no rule breaks by words'"),
        ("told = ...\nwords = ...", "told = ...; state.clear(); words = ...", "state.clear()"),
    ],
)
def test_a_piece_is_found_by_its_syntax(old: str, new: str, after: str) -> None:
    assert found(old, new) == [after]


@pytest.mark.parametrize(
    ("old", "times"),
    [
        ("fits", 3),
        ("seat < 0", 0),
        ("owe(state, seat, 2)", 0),
        ('"Whether seat > 0."', 0),
        ("1", 1),
        ("True", 0),
    ],
)
def test_a_piece_stands_as_often_as_its_tree(old: str, times: int) -> None:
    assert len(found(old, "None")) == times


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    """One of a source with two games and a server."""
    games = tmp_path / "stammtisch" / "games"
    for file, text in {
        games / "gress" / "laying.py": "MOST = 3\ndef lay(seat):\n    return seat + 1\n",
        games
        / "gress"
        / "swaps.py": "class Swap:\n    size: int = 2\n    def swap(self):\n        return 1, 1\n",
        games
        / "grass"
        / "laying.py": "def lay(seat):\n    return seat + 1\ndef waste(seat):\n    return seat\n",
        tmp_path / "stammtisch" / "server" / "http.py": "def waste():\n    def swap():\n        return 3\n",
    }.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return Workshop(tmp_path)


@pytest.mark.parametrize(
    ("list_name", "anchor", "old", "new", "file"),
    [
        ("gress_play", "lay", "seat + 1", "seat", "games/gress/laying.py"),
        ("grass_modern", "lay", "seat + 1", "seat", "games/grass/laying.py"),
        ("server", "grass.lay", "seat + 1", "seat", "games/grass/laying.py"),
        ("server", "MOST", "3", "4", "games/gress/laying.py"),
        ("server", "Swap.size", "2", "4", "games/gress/swaps.py"),
        ("server", "Swap", "size: int = 2", "size: int = 4", "games/gress/swaps.py"),
        ("gress_play", "http.swap", "return 3", "return 4", "server/http.py"),
        ("gress_play", "http", "return 3", "return 4", "server/http.py"),
    ],
)
def test_an_anchor_means_what_it_names_at_home_first(
    workshop: Workshop, list_name: str, anchor: str, old: str, new: str, file: str
) -> None:
    mutant = Mutant(list_name, anchor, old, new, ("a rule",))
    assert workshop.problem(mutant) == ""
    made = workshop.make(mutant)
    assert made.file == Path("stammtisch", file)
    assert old not in made.text
    assert new in made.text


@pytest.mark.parametrize(
    ("anchor", "old", "new", "problem"),
    [
        (
            "lay",
            "seat + 1",
            "seat",
            "lay is ambiguous; is it grass.lay (stammtisch.games.grass.laying.lay) or gress.lay",
        ),
        (
            "gress.waste",
            "seat",
            "0",
            "there is no gress.waste; is it grass.waste (stammtisch.games.grass.laying.waste)",
        ),
        (
            "was_swapped",
            "return 1, 1",
            "return 2",
            "there is no was_swapped; is it gress.swap (stammtisch.games.gress.swaps.Swap.swap)?",
        ),
        ("nowhere", "nothing", "all", "there is no nowhere"),
        ("Swap.swap", "1", "2", "the old piece stands in stammtisch.games.gress.swaps.Swap.swap 2 times"),
        ("Swap.swap", "(1,1)", "(1, 1)", "it changes nothing"),
        ("gress.lay", "return seat + 1", "", "the new piece has no place there"),
        ("gress.lay", "seat +", "seat", "a piece is no Python"),
        ("gress.lay", "", "seat", "the old piece is empty"),
        ("server/page.css", "a", "b", "there is no file server/page.css"),
    ],
)
def test_what_cannot_be_made_says_why(
    workshop: Workshop, anchor: str, old: str, new: str, problem: str
) -> None:
    assert problem in workshop.problem(Mutant("server", anchor, old, new, ("a rule",)))
