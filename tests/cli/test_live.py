"""A table in real time, with keys from a list and a clock of our own."""

import io
import os
import pty
import re
import signal
import termios
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from rich.console import Console, RenderableType

from stammtisch.cli import live
from stammtisch.cli.files import load_record
from stammtisch.cli.in_time import InTime
from stammtisch.cli.keys import BACKSPACE, ENTER, ESCAPE, Keyboard, split
from stammtisch.cli.live import GameClock, LiveHand
from stammtisch.cli.person import Terminal
from stammtisch.cli.sitting import now, seated
from stammtisch.face import fresh_record
from stammtisch.match.events import Acted
from stammtisch.match.record import Record
from stammtisch.match.replay import verify
from stammtisch.words import LANGUAGES, Words

from .gress_person import MARKED

TICK = 60


class Hands:
    """Presses what it decides from the picture it was shown last; every look takes a tick of the clock."""

    def __init__(self, sitting: InTime, choose: Callable[[str], str]) -> None:
        self.sitting = sitting
        self.choose = choose
        self.seconds = 0.0
        self.frames: list[str] = []
        self.looks = 0

    def read(self, seconds: float) -> list[str]:
        self.seconds += TICK / 1000
        self.looks += 1
        return list(self.choose(self.frames[-1])) if self.frames else []

    def draw(self, frame: RenderableType) -> None:
        console = self.sitting.screen.console
        assert isinstance(console.file, io.StringIO)
        console.file.seek(0)
        console.file.truncate()
        console.print(frame)
        self.frames.append(console.file.getvalue())

    def run(self) -> None:
        live.run(self.sitting, self, GameClock(self.sitting.now, lambda: self.seconds), self.draw)


def screen(width: int = 80, height: int = 24) -> Console:
    return Console(
        file=io.StringIO(), force_terminal=True, color_system=None, width=width, height=height, _environ={}
    )


def table(path: Path, console: Console, language: str = "en", **options: object) -> InTime:
    words = Words(language)
    seats = seated("gress", 3, ["casual"], "Ada", words, 3)
    record = fresh_record("gress", seats, "", {"referee": "guided", **options}, 3, at=now())
    sitting = InTime(record, path, Terminal(console, words, input), 1.0)
    sitting.write()
    return sitting


def sensible(frame: str) -> str:
    """The key that the picture suggests; every second look at most one."""
    for said, key in {
        "Enter to pick up": ENTER,
        "Enter to open": ENTER,
        "Enter lays": ENTER,
        "Enter takes up": ENTER,
        "Enter to accept": ENTER,
        "v: say": "v",
        "m: take up": "m",
        "wish: c": "h",
        "first Space": " ",
        "Space takes": " ",
        "Space draws": " ",
        "e shuffles": "e",
    }.items():
        if said in frame and not (key == " " and MARKED.search(frame)):
            return key
    marked = MARKED.search(frame)
    return "" if marked is None else frame_key(frame, marked[1])


def frame_key(frame: str, card: str) -> str:
    """The key below a card that can be laid."""
    lines = frame.splitlines()
    row = next(place for place, line in enumerate(lines) if f"║ {card}║" in line)
    return lines[row + 1][lines[row].index(f"║ {card}║") + 2]


class Played(NamedTuple):
    """A game that was played with keys: its record, all pictures, and how often the clock was looked at."""

    record: Record
    frames: list[str]
    looks: int
    keys: list[dict[str, str]]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    path = tmp_path_factory.mktemp("played") / "game.json"
    sitting = table(path, screen())
    keys: list[dict[str, str]] = []

    def choose(frame: str) -> str:
        keys.append(dict(sitting.keys.cards))
        return sensible(frame)

    hands = Hands(sitting, choose)
    hands.run()
    assert sitting.over
    sitting.write()
    return Played(load_record(path), hands.frames, hands.looks, keys)


def test_a_whole_game_by_keys(played: Played) -> None:
    assert played.record.result is not None
    assert verify(played.record).chance == "verified"
    acts = [event for event in played.record.events if isinstance(event, Acted)]
    kinds = {event.act.split()[0] for event in acts if event.seat == 0}
    assert {"ready", "play", "draw"} <= kinds


def test_the_hand_stays_where_it_is(played: Played) -> None:
    """Whatever happens at the table, the keys are always in the same line, each in its own column."""
    rows: set[int] = set()
    columns: dict[str, set[int]] = {}
    for frame in played.frames:
        for row, line in enumerate(frame.splitlines()):
            for found in re.finditer(r"[╰╚][─═](\w)[─═][╯╝]", line):
                rows.add(row)
                columns.setdefault(found[1], set()).add(found.start())
    assert len(rows) == 1
    assert len(columns) >= 5
    assert all(len(places) == 1 for places in columns.values())


def test_a_card_keeps_its_key_through_a_whole_game(played: Played) -> None:
    for before, after in zip(played.keys, played.keys[1:], strict=False):
        for key in before.keys() & after.keys():
            assert before[key] == after[key]


def test_a_picture_is_drawn_only_when_something_changed(played: Played) -> None:
    assert all(len(frame.splitlines()) <= 24 for frame in played.frames)
    assert len(played.frames) < played.looks / 2


def pressing(sitting: InTime) -> tuple[LiveHand, Callable[[str], None]]:
    """Somebody who presses keys, each a tick after the other."""
    hand = LiveHand(sitting)

    def press(keys: str) -> None:
        for key in keys:
            hand.press(key)
            sitting.advance(sitting.now + TICK)

    return hand, press


def test_a_refusal_is_explained_and_its_rule_can_be_read(tmp_path: Path) -> None:
    sitting = table(tmp_path / "game.json", screen())
    hand, press = pressing(sitting)
    press(" ")
    assert "gress:3.7" in sitting.notice.plain
    press("?")
    assert hand.page is not None
    press("x")
    assert hand.page is None
    assert sitting.keys.begun == ""


def test_a_rule_can_be_looked_up_by_a_word(tmp_path: Path) -> None:
    sitting = table(tmp_path / "game.json", screen())
    hand, press = pressing(sitting)
    press("?jack on" + ENTER)
    hands = Hands(sitting, lambda frame: "")
    assert hand.page is not None
    hands.draw(hand.page)
    assert "gress:7.2" in hands.frames[-1]


def test_the_clock_stands_still_while_a_page_is_read(tmp_path: Path) -> None:
    sitting = table(tmp_path / "game.json", screen())
    keys = iter(["h", *[""] * 100, "x", "", "q"])
    hands = Hands(sitting, lambda frame: next(keys))
    with pytest.raises(EOFError):
        hands.run()
    assert hands.seconds > 5
    assert sitting.now - sitting.started < 500


def test_time_asleep_does_not_count() -> None:
    seconds = iter([0.0, 0.5, 900.0, 900.25])
    watch = GameClock(1000, lambda: next(seconds))
    assert [watch.read() for look in range(3)] == [1500, 1500, 1750]


def test_enter_without_anything_due_is_answered(tmp_path: Path) -> None:
    sitting = table(tmp_path / "game.json", screen(), first_dealer=1)
    _, press = pressing(sitting)
    press(ENTER)
    assert sitting.notice.plain == ""
    press(ENTER)
    assert "nothing for Enter to do" in sitting.notice.plain


def test_a_choice_that_is_begun_is_shown(tmp_path: Path) -> None:
    sitting = table(tmp_path / "game.json", screen())
    hand, press = pressing(sitting)
    hands = Hands(sitting, lambda frame: "")
    press("k")
    hands.draw(hand.frame())
    assert "Complain about whom?" in hands.frames[-1]
    press("1")
    hands.draw(hand.frame())
    assert f"About {sitting.names[1]}:" in hands.frames[-1]
    press(ESCAPE)
    hands.draw(hand.frame())
    assert "Esc" not in hands.frames[-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("referee", ["guided", "official"])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 36)])
def test_everything_fits_on_the_screen(
    tmp_path: Path, language: str, referee: str, width: int, height: int
) -> None:
    sitting = table(tmp_path / "game.json", screen(width, height), language, referee=referee)
    hand, press = pressing(sitting)
    hands = Hands(sitting, lambda frame: "")
    press(ENTER)
    sitting.advance(8000)
    hands.draw(hand.frame())
    lines = hands.frames[-1].rstrip("\n").splitlines()
    assert len(lines) <= height
    assert "q " in lines[-1] or width > 80
    press("h")
    hands.draw(hand.frame())
    lines = hands.frames[-1].rstrip("\n").splitlines()
    assert len(lines) <= height
    assert Words(language).say("cli-gress-go-on") in lines[-1]


def test_a_terminal_without_colours_or_letters_of_its_own(tmp_path: Path) -> None:
    console = Console(file=io.TextIOWrapper(io.BytesIO(), encoding="ascii"), width=80, height=24, _environ={})
    sitting = table(tmp_path / "game.json", console)
    hand, press = pressing(sitting)
    press(ENTER)
    sitting.advance(20_000)
    with console.capture() as shown:
        console.print(hand.frame())
    assert shown.get().isascii()


@pytest.fixture
def terminal() -> Iterator[tuple[int, int]]:
    """Both ends of a terminal: where a person types, and where a program reads."""
    person, program = pty.openpty()
    yield person, program
    os.close(person)
    os.close(program)


def test_keys_come_one_by_one(terminal: tuple[int, int]) -> None:
    person, program = terminal
    with Keyboard(program) as keyboard:
        os.write(person, "1 vü\r\x1b[A\x7f".encode())
        assert keyboard.read(5) == ["1", " ", "v", "ü", ENTER, BACKSPACE]
        assert keyboard.read(0) == []
        os.write(person, b"\x1b")
        assert keyboard.read(5) == [ESCAPE]
        os.write(person, b"1\x04")
        with pytest.raises(EOFError):
            keyboard.read(5)


@pytest.mark.parametrize("problem", [None, KeyboardInterrupt, EOFError, ValueError])
def test_the_terminal_is_as_before_however_it_is_left(
    terminal: tuple[int, int], problem: type[BaseException] | None
) -> None:
    _, program = terminal
    before, handler = termios.tcgetattr(program), signal.getsignal(signal.SIGTERM)
    try:
        with Keyboard(program):
            assert not termios.tcgetattr(program)[3] & (termios.ICANON | termios.ECHO)
            if problem is not None:
                raise problem
    except (KeyboardInterrupt, EOFError, ValueError):
        pass
    assert termios.tcgetattr(program) == before
    assert signal.getsignal(signal.SIGTERM) == handler


def test_whoever_ends_the_program_ends_the_game_properly(terminal: tuple[int, int]) -> None:
    _, program = terminal
    before = termios.tcgetattr(program)
    with pytest.raises(KeyboardInterrupt), Keyboard(program):
        signal.raise_signal(signal.SIGTERM)
    assert termios.tcgetattr(program) == before


def test_a_program_that_was_stopped_reads_keys_again(terminal: tuple[int, int]) -> None:
    _, program = terminal
    with Keyboard(program):
        cooked = termios.tcgetattr(program)
        cooked[3] |= termios.ICANON | termios.ECHO
        termios.tcsetattr(program, termios.TCSANOW, cooked)
        signal.raise_signal(signal.SIGCONT)
        assert not termios.tcgetattr(program)[3] & (termios.ICANON | termios.ECHO)


@pytest.mark.parametrize(
    ("typed", "keys"),
    [
        ("ab", ["a", "b"]),
        ("\x1b[Aa", ["a"]),
        ("\x1bOPa", ["a"]),
        ("\x1b[15~q", ["q"]),
        ("\x1b", [ESCAPE]),
        ("\x1bx", [ESCAPE, "x"]),
        ("\x1b[1;5", []),
        ("\b", [BACKSPACE]),
        ("", []),
    ],
)
def test_keys_that_send_several_letters_are_dropped(typed: str, keys: list[str]) -> None:
    assert split(typed) == keys
