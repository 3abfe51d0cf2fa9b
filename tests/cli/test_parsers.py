"""Whatever comes in, every parser reads it or says in one short line what is wrong with it."""

import json
import os
import random
import tracemalloc
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from stammtisch.base.errors import Malformed, Refused
from stammtisch.base.reading import decode
from stammtisch.cli.sheets import all_sheets
from stammtisch.games.catalogue import GAMES
from stammtisch.match.events import Acted
from stammtisch.match.record import read_record
from stammtisch.match.replay import Differs, replay
from stammtisch.referee.judging import judge
from stammtisch.referee.verdicts import Case

LINES: Final = int(os.environ.get("TEST_STAMMTISCH_LINES", "6000"))
"""Through all parsers together."""
LONGEST: Final = 300
ROOT: Final = Path(__file__).parents[2]
EXAMPLES: Final = ROOT / "docs" / "examples"
GOLDEN: Final = sorted((ROOT / "tests" / "match").glob("*.json"))
PIECES: Final = (
    *(b"", b"\x00", b"\xff", b"\xef\xbb\xbf", b"\x1b[31m", b"\n", b'"', b"[", b"{", b"}", b"]", b",", b"|"),
    *(b"-1", b"99999999999999999999", b"1e400", b"null", b"true", b'""', b"[[]]", b"\\ud800", b" = "),
    *("\N{SNOWMAN}".encode(), b"x" * 1000, b"play ", b"AC/2H", b"JC:H", b'{"a":1}'),
)

Parser = Callable[[bytes], Any]


def in_utf8(line: bytes) -> str:
    return line.decode("utf-8", "surrogateescape")


def read_pad(line: bytes) -> None:
    entered = decode(line, dict[str, Any])
    sheets, game = all_sheets(), entered.get("game")
    if isinstance(game, str) and game in sheets:
        sheets[game](entered)


def read_whole_record(line: bytes) -> None:
    for _step in replay(read_record(line)):
        pass


def read_case(line: bytes) -> None:
    judge(decode(line, Case))


def lines_of(game: str) -> list[bytes]:
    """Positions of golden games as lines."""
    return [
        step.match.game.write_line(step.match.position).encode()
        for file in GOLDEN
        if file.stem.startswith(game)
        for step in replay(read_record(file.read_bytes()))
        if step.seq % 20 == 0
    ]


def acts_of(game: str) -> list[bytes]:
    events = [
        event
        for file in GOLDEN
        if file.stem.startswith(game)
        for event in read_record(file.read_bytes()).events
    ]
    return [event.act.encode() for event in events if isinstance(event, Acted)]


def positions_of(game: str) -> list[bytes]:
    rules = GAMES[game]
    return [
        json.dumps(rules.write_position(rules.read_line(line.decode(), rules.edition(""), {}))).encode()
        for line in lines_of(game)
        if can_be_read(game, line)
    ]


def can_be_read(game: str, line: bytes) -> bool:
    """Whether a position fits the usual options."""
    try:
        GAMES[game].read_line(line.decode(), GAMES[game].edition(""), {})
    except Malformed:
        return False
    return True


Kind = tuple[int, Parser, Callable[[], Sequence[bytes]]]


def parsers_of(name: str) -> dict[str, Kind]:
    """What reads a game: acts, and positions as lines and as data."""
    game: Any = GAMES[name]
    edition = game.edition("")
    return {
        f"{name} acts": (15, lambda line: game.read_act(in_utf8(line)), lambda: acts_of(name)),
        f"{name} lines": (
            10,
            lambda line: game.read_line(in_utf8(line), edition, {}),
            lambda: lines_of(name),
        ),
        f"{name} positions": (
            5,
            lambda line: game.read_position(decode(line, Any), edition, {}),
            lambda: positions_of(name),
        ),
    }


def parsers() -> dict[str, Kind]:
    """Each with its share of the lines, in hundredths, and what they are made from."""
    examples = [file.read_bytes() for file in sorted(EXAMPLES.glob("*.json"))]
    found = {kind: parser for name in GAMES for kind, parser in parsers_of(name).items()}
    return {
        **found,
        "records": (2, read_whole_record, lambda: [(EXAMPLES / "short-game.json").read_bytes()]),
        "pads": (4, read_pad, lambda: examples),
        "cases": (4, read_case, lambda: examples),
    }


def bent(sample: bytes, dice: random.Random) -> bytes:
    """A line with a few pieces cut out, doubled, or put in; or nothing but noise."""
    if dice.random() < 0.1:
        return dice.randbytes(dice.randrange(60))
    for _time in range(dice.choice((1, 1, 1, 2, 5))):
        start = dice.randrange(len(sample) + 1)
        end = min(len(sample), start + dice.choice((0, 1, 1, 3, 10, 100)))
        piece = dice.choice((*PIECES, sample[start:end] * 2, dice.randbytes(2)))
        sample = sample[:start] + piece + sample[end:]
    return sample


@pytest.mark.proof("told-shortly")
@pytest.mark.parametrize("kind", parsers())
def test_nothing_breaks_a_parser(kind: str) -> None:
    share, parse, samples = parsers()[kind]
    dice, made_from = random.Random(kind), samples()
    assert made_from
    for sample in made_from[:100]:
        check(parse, sample)
    for _line in range(LINES * share // 100):
        check(parse, bent(dice.choice(made_from), dice))


def check(parse: Parser, line: bytes) -> None:
    said = ""
    try:
        parse(line)
    except (Malformed, Differs, Refused) as problem:
        said = str(problem)
    except Exception as problem:
        raise AssertionError(line) from problem
    assert len(said) <= LONGEST, line


@pytest.mark.proof("told-shortly")
@pytest.mark.parametrize("kind", [kind for kind in parsers() if kind.endswith((" acts", " lines"))])
@pytest.mark.parametrize("word", [b"x ", b"bid 1 ", b"hands=AC/2H|", b"\xe2\x98\x83"])
def test_what_is_far_too_long_costs_next_to_nothing(kind: str, word: bytes) -> None:
    parse, line = parsers()[kind][1], word * (5_000_000 // len(word))
    tracemalloc.start()
    try:
        check(parse, line)
        assert tracemalloc.get_traced_memory()[1] < 40_000_000
    finally:
        tracemalloc.stop()
