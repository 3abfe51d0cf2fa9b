"""What the documents show is what happens: examples run, links lead somewhere, commands are known."""

import doctest
import re
import runpy
import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer
from typer.main import get_command

from stammtisch.cli.main import app, main
from stammtisch.games.catalogue import GAMES
from stammtisch.games.double.cards import NAMES
from stammtisch.games.double.notation import PositionData
from stammtisch.games.game import SheetLine
from stammtisch.games.grass.cards import CODES
from stammtisch.games.grass.notation import PositionData as GrassPositionData
from stammtisch.games.gress.acts import WORDS
from stammtisch.games.gress.moment import RANGES
from stammtisch.games.gress.notation import DebtData, GiftData, PlayData
from stammtisch.games.gress.notation import PositionData as GressPositionData
from stammtisch.match.events import MatchEvent, Sitter
from stammtisch.match.record import TYPES, Entry, Record, read_record, write_record
from stammtisch.match.replay import Verification, replay, verify
from stammtisch.referee.verdicts import Case, CaseAct, Lateness, Verdict, Verdicts
from stammtisch.server.errors import CODES as ERROR_CODES

ROOT = Path(__file__).parents[2]
DOCS = sorted(ROOT.glob("docs/**/*.md"))
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("benchmarks/*.md")), *DOCS]
EXAMPLES = ROOT / "docs" / "examples"
WIDE = "200"

Run = Callable[[str], str]


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def fenced(page: Path, language: str) -> list[str]:
    """The fenced blocks of one language."""
    return re.findall(
        rf"^```{language}\n(.*?)^```$", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )


def shown(page: Path) -> Iterator[tuple[str, str]]:
    """The commands of the console blocks, each with the output shown below it."""
    for block in fenced(page, "console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            yield command, output


OUTPUTS = [
    pytest.param(command, output, id=f"{name(page)}: {command}")
    for page in DOCS
    for command, output in shown(page)
    if command.startswith("stammtisch ") and output.strip()
]
INDENTED = re.compile(r"^    ((?:stammtisch|make) [a-z][^:#=\n]*?) *(?:#.*)?$", re.MULTILINE)
COMMANDS = sorted(
    {command for page in PAGES for command, output in shown(page)}
    | {command for page in PAGES for command in INDENTED.findall(page.read_text(encoding="utf-8"))}
)
"""In blocks, and in lines of their own."""


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command at the root of the project, in a wide terminal that speaks English."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("COLUMNS", WIDE)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("FORCE_COLOR", raising=False)

    def run(command: str) -> str:
        monkeypatch.setattr(sys, "argv", shlex.split(command))
        with pytest.raises(SystemExit) as ended:
            main()
        assert not ended.value.code
        return capsys.readouterr().out

    return run


@pytest.mark.parametrize(("command", "output"), OUTPUTS)
def test_output_is_what_is_shown(command: str, output: str, run: Run) -> None:
    assert output == run(command)


def test_the_referee_page_shows_all_its_cases_and_their_output() -> None:
    page = ROOT / "docs" / "referee.md"
    cases = [file for file in EXAMPLES.glob("*.json") if not file.stem.endswith(("-pad", "short-game"))]
    asked = {command for command, output in shown(page) if output.strip()}
    assert len(cases) >= 3
    for case in cases:
        assert f"stammtisch referee {name(case)}" in asked
        assert case.read_text(encoding="utf-8") in fenced(page, "json")


def test_the_page_of_the_zettel_shows_its_pad() -> None:
    pad = (EXAMPLES / "zettel-pad.json").read_text(encoding="utf-8")
    assert pad in fenced(ROOT / "docs" / "zettel.md", "json")


def test_json_is_part_of_what_the_referee_gives(run: Run) -> None:
    """A JSON block below a command with --json shows some of its output."""
    page = (ROOT / "docs" / "referee.md").read_text(encoding="utf-8")
    found = re.findall(
        r"^\$ (stammtisch referee [^\n]* --json)\n```\n\n```json\n(.*?)^```$", page, re.DOTALL | re.MULTILINE
    )
    assert len(found) == 2
    for command, block in found:
        assert is_part(msgspec.json.decode(block), msgspec.json.decode(run(command)))


def is_part(some: Any, whole: Any) -> bool:
    if isinstance(some, dict):
        return isinstance(whole, dict) and all(
            key in whole and is_part(value, whole[key]) for key, value in some.items()
        )
    if isinstance(some, list):
        return isinstance(whole, list) and all(any(is_part(one, each) for each in whole) for one in some)
    return bool(some == whole)


def test_is_part_would_catch_a_difference() -> None:
    assert is_part({"a": [{"b": 1}]}, {"a": [{"b": 2}, {"b": 1, "c": 3}]})
    assert not is_part({"a": [{"b": 1}]}, {"a": [{"b": 2}]})
    assert not is_part({"a": 1}, {"b": 1})


def test_the_referee_page_names_every_field() -> None:
    page = (ROOT / "docs" / "referee.md").read_text(encoding="utf-8")
    assert missing_fields(page, CaseAct, Case, Verdicts, Verdict, Lateness, SheetLine) == []


def test_the_records_page_names_every_field() -> None:
    page = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    parts = (PositionData, GrassPositionData, Entry, Record, Sitter, Verification)
    assert missing_fields(page, *parts, *MatchEvent.__args__) == []
    events = page.split("\n## The events\n")[1].split("\n## ")[0]
    assert [kind for kind in TYPES if f"`{kind}`" not in events] == []
    gress = page.split("\n## The position of Gress\n")[1].split("\n## ")[0]
    assert missing_fields(gress, GressPositionData, DebtData, PlayData, GiftData) == []
    assert [name for name in (*RANGES, "liable") if f"`{name}`" not in gress] == []


def test_the_protocol_page_names_every_code() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert dict(re.findall(r"^\| `([\w-]+)` \| (\d{3}) \|", page, re.MULTILINE)) == {
        code: str(status) for code, status in ERROR_CODES.items()
    }


def missing_fields(page: str, *structs: type[msgspec.Struct]) -> list[str]:
    """The fields of these structures that have no row in a table."""
    rows = re.findall(r"^\| (`.*?`) \|", page, re.MULTILINE)
    named = {field for row in rows for field in re.findall(r"`(\w+)`", row)}
    return [field for struct in structs for field in struct.__struct_fields__ if field not in named]


def test_the_example_record_holds_and_is_shown() -> None:
    file = EXAMPLES / "short-game.json"
    record = read_record(file.read_bytes())
    found = verify(record)
    assert (found.finished, found.chance) == (True, "verified")
    assert write_record(record) == file.read_bytes()
    first, *_ = fenced(ROOT / "docs" / "records.md", "json")
    assert msgspec.json.decode(first) == msgspec.json.decode(file.read_bytes())


def test_the_line_in_the_records_page_is_one_of_the_example() -> None:
    record = read_record((EXAMPLES / "short-game.json").read_bytes())
    lines = [step.match.game.write_line(step.match.position) for step in replay(record)]
    page = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    assert re.findall(r"^    (phase=.*)$", page, re.MULTILINE) == [lines[5]]


def chapter(title: str) -> str:
    """What the page of acts says about one game."""
    page = (ROOT / "docs" / "acts.md").read_text(encoding="utf-8")
    return page.split(f"\n## {title}\n")[1].split("\n## ")[0]


def test_acts_are_numbered_as_the_page_says() -> None:
    page = chapter("Double")
    rows = re.findall(r"\b(\w\w) \| (\d+) \| (\d+)", page)
    assert sorted(int(motif) for _, motif, _ in rows) == list(range(len(NAMES)))
    double = GAMES["double"]
    for motif_name, motif, act in rows:
        assert NAMES[int(motif)] == motif_name
        assert double.write_act([int(act)]) == f"play {motif_name}"
        assert double.read_act(f"play {motif_name}") == (int(act),)
    predictions = [double.write_act([act]) for act in range(6)]
    assert predictions == [f"bid {tricks}" for tricks in range(6)]
    assert f"Double has {double.act_count} acts" in page


def test_acts_of_grass_have_the_steps_the_page_says() -> None:
    page = chapter("Grass")
    grass = GAMES["grass"]
    rows = re.findall(r"^\| (`.*`) \|.*\| ([\d, ]+) \|$", page, re.MULTILINE)
    assert len(rows) == 19
    for written, steps in rows:
        numbers = tuple(int(step) for step in steps.split(", "))
        acts = re.findall("`([^`]+)`", written)
        if len(acts) == len(numbers) > 1:
            assert [grass.read_act(act) for act in acts] == [(number,) for number in numbers]
        else:
            assert {grass.read_act(act) for act in acts} == {numbers}
    kinds = re.findall(r"^\| ([A-Z+-]{2}(?: [A-Z+-]{2})+) \| (\d+)", page, re.MULTILINE)
    named = [code for row, first in kinds for code in row.split()]
    assert tuple(named) == CODES
    assert all(CODES.index(row.split()[0]) == int(first) for row, first in kinds)
    assert f"Grass has {grass.act_count} acts" in page


def test_acts_of_gress_have_the_steps_the_page_says() -> None:
    page, gress = chapter("Gress"), GAMES["gress"]
    rows = re.findall(r"^\| `([^`]+)` \|.*\| ([\d, ]+) \|$", page, re.MULTILINE)
    for written, steps in rows:
        numbers = tuple(int(step) for step in steps.split(", "))
        assert gress.read_act(written) == numbers
        assert gress.write_act(numbers) == written
    words = {written.split()[0] for written, steps in rows}
    assert words == {
        *WORDS.values(),
        *["play", "give", "swap", "wish", "complain", "disqualify", "withdraw", "holding", "misdeal"],
    }
    cards = re.findall(r"^\| (\w) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", page, re.MULTILINE)
    named = [gress.write_act([int(number)]) for rank, *numbers in cards for number in numbers]
    assert named == [f"play {rank}{suit}" for rank, *numbers in cards for suit in "CSHD"]
    assert len(named) == 32
    assert f"Gress has {gress.act_count} acts" in page


@pytest.mark.parametrize("page", [page for page in DOCS if ">>>" in page.read_text("utf-8")], ids=name)
def test_python_examples_run(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert tried
    assert not failed


def links(page: Path) -> Iterator[str]:
    """Where the links of a page lead, those out of the project left out; code holds no links."""
    text = re.sub(
        r"^```.*?^```$|`[^`\n]+`", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE
    )
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if not re.match(r"[a-z]+:", target):
            yield target


def anchors(page: Path) -> set[str]:
    """Where a link can lead to in a page: headings, as GitHub names them, and explicit ids."""
    text = page.read_text(encoding="utf-8")
    outside = re.sub(r"^```.*?^```$", "", text, flags=re.DOTALL | re.MULTILINE)
    headings = re.findall(r"^#+ +(.*)$", outside, re.MULTILINE)
    named = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
    return named | set(re.findall(r'<a id="([^"]+)">', text))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in links(page):
        file, _, anchor = target.partition("#")
        found = (page.parent / file).resolve() if file else page
        assert found.exists(), target
        assert found.is_relative_to(ROOT), target
        if anchor:
            assert anchor in anchors(found), target


@pytest.mark.parametrize("command", COMMANDS)
def test_shown_commands_are_known(command: str) -> None:
    program, *words = shlex.split(command)
    if program == "make":
        targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
        assert words
        assert set(words) <= set(targets)
    if program == "stammtisch":
        parses(words)


def parses(words: list[str]) -> None:
    """Raises what the command line raises for a command, an option or an argument it doesn't know."""
    group: Any = get_command(app)
    if words[0] in ("--help", "--version"):
        return
    name, command, rest = group.resolve_command(typer.Context(group), words)
    with command.make_context(name, [word for word in rest if word != "--help"]):
        pass


@pytest.mark.parametrize(
    "command", ["sing double", "verify game.json --sing", "rules", "bench --rounds many"]
)
def test_an_unknown_command_would_be_caught(command: str) -> None:
    with pytest.raises(Exception, match=r"No such|Missing|valid"):
        parses(command.split())


def test_some_of_everything_was_found() -> None:
    assert len(OUTPUTS) >= 7
    assert any(command.startswith("make ") for command in COMMANDS)
    assert sum(len(list(links(page))) for page in PAGES) >= 30


@pytest.mark.parametrize(
    ("game", "draw"), [("double", "draw"), ("grass", "draw_grass"), ("gress", "draw_gress")]
)
def test_the_picture_of_the_table_is_what_the_table_looks_like(game: str, draw: str) -> None:
    found = runpy.run_path(str(ROOT / "docs" / "pictures" / "draw.py"))
    drawn: str = found[draw]()
    assert drawn == (ROOT / "docs" / "pictures" / f"{game}-terminal.svg").read_text("utf-8")
    assert "https://" not in drawn.replace("https://www.textualize.io", "")
