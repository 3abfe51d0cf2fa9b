"""A table in real time: keys as they are pressed, a clock that runs, and a screen that follows."""

import sys
import time
from collections.abc import Callable
from typing import Final, Protocol

from rich.console import Console, Group, RenderableType
from rich.live import Live as Canvas
from rich.segment import SegmentLines
from rich.table import Table
from rich.text import Text

from stammtisch.base.errors import Refused
from stammtisch.cli.in_time import TIME_WIDTH, InTime
from stammtisch.cli.keys import ENTER, Keyboard
from stammtisch.cli.screen import LOG_WIDTH, Screen

TICK: Final = 0.05
"""Seconds between two looks at the clock."""
LONGEST_TICK: Final = 1000
"""Milliseconds; a longer pause means that the program was asleep, and no time has passed at the table."""
NOTICE_LINES: Final = 2


class KeySource(Protocol):
    def read(self, seconds: float) -> list[str]:
        """The keys pressed by now; waits no longer than that for the first."""


class GameClock:
    """Milliseconds of a game. It can be stopped, and sleeps when the program does."""

    def __init__(self, start: int, seconds: Callable[[], float] = time.monotonic) -> None:
        self.seconds: Final = seconds
        self.before = seconds()
        self.passed = float(start)
        self.stopped = False

    def read(self) -> int:
        now = self.seconds()
        tick = (now - self.before) * 1000
        self.before = now
        if not self.stopped and tick <= LONGEST_TICK:
            self.passed += tick
        return int(self.passed)


def by_keys(console: Console) -> bool:
    """Whether keys can be read one by one."""
    return Screen(console).whole and sys.platform != "win32" and sys.stdin.isatty()


class LivePlay(InTime):
    """The same on a clock that runs, with keys in place of lines."""

    def go_on(self) -> None:
        with (
            Keyboard(sys.stdin.fileno()) as keyboard,
            Canvas(console=self.screen.console, screen=True, auto_refresh=False) as canvas,
        ):
            run(self, keyboard, GameClock(self.now), lambda frame: canvas.update(frame, refresh=True))


def run(
    sitting: InTime, keyboard: KeySource, watch: GameClock, draw: Callable[[RenderableType], None]
) -> None:
    hand = LiveHand(sitting)
    drawn: object = None
    while not sitting.over:
        for key in keyboard.read(TICK):
            sitting.now = watch.read()
            hand.press(key)
        watch.stopped = hand.page is not None
        sitting.advance(watch.read())
        state = hand.state()
        if state != drawn:
            drawn = state
            draw(hand.frame())


class LiveHand:
    """What keys do, and what the whole screen shows. While a page is read the clock stands still."""

    def __init__(self, sitting: InTime) -> None:
        self.sitting: Final = sitting
        self.page: RenderableType | None = None

    def press(self, key: str) -> None:
        sitting, keys = self.sitting, self.sitting.keys
        if self.page is not None:
            self.page = None
            return
        view = sitting.seen()
        if not keys.begun and key == "q":
            raise EOFError
        if not keys.begun and key == "h" and not keys.takes(key, view):
            self.page = sitting.help()
            return
        if not keys.begun and key == "?" and sitting.refused is not None:
            self.page = sitting.lookup("")
            return
        looking = keys.begun == "look"
        act = keys.press(key, view, sitting.moment().offers)
        if isinstance(act, Refused):
            sitting.hear_refusal(key, act)
        elif act is not None and looking:
            self.page = sitting.lookup(act)
        elif act is not None:
            sitting.enter(act)
        elif key == ENTER and not keys.begun:
            sitting.notice = Text(sitting.drawing.say("nothing-due"))

    def state(self) -> object:
        """Whatever changes the picture when it changes."""
        sitting = self.sitting
        moment = sitting.moment()
        left = None if moment.left is None else (moment.left // 1000, moment.bar)
        keys = (sitting.keys.begun, tuple(sitting.keys.parts), tuple(sitting.keys.cards.items()))
        happened = (len(sitting.lines), len(sitting.record.entries), moment.offers, moment.resting)
        shown = (sitting.notice.plain, id(self.page), sitting.screen.console.size)
        return sitting.now // 1000, left, keys, happened, shown

    def frame(self) -> RenderableType:
        """Everything, as high as the screen: the table above, the own hand below, and what happened in
        between or beside."""
        sitting = self.sitting
        if self.page is not None:
            return self.page
        screen, view, moment = sitting.screen, sitting.seen(), sitting.moment()
        width, height = screen.width, screen.console.height
        cloth, front, notice, keys = (
            screen.console.render_lines(part, screen.console.options.update(width=width))
            for part in (
                sitting.drawing.cloth(view, moment, width),
                sitting.drawing.front(view, moment, width),
                self.notice(width),
                sitting.drawing.key_line(view),
            )
        )
        below = SegmentLines([*front, *notice, *keys], new_lines=True)
        if not screen.beside:
            space = max(height - len(cloth) - len(front) - len(notice) - len(keys), 0)
            log = screen.latest(self.log(width, space), space, width)
            return Group(SegmentLines(cloth, new_lines=True), *log, below)
        both = Table.grid(padding=(0, 1))
        both.add_column(width=width)
        both.add_column(width=LOG_WIDTH - 2)
        log = screen.latest(self.log(LOG_WIDTH - 2, height), height, LOG_WIDTH - 2)
        both.add_row(Group(SegmentLines(cloth, new_lines=True), Text(), below), Group(*log))
        return both

    def log(self, width: int, most: int) -> list[Text]:
        """What happened lately; where a line is broken it goes on behind the time."""
        console, broken = self.sitting.screen.console, []
        for line in self.sitting.lines[-most:]:
            time, said = line[:TIME_WIDTH], line[TIME_WIDTH:]
            parts = list(said.wrap(console, width - TIME_WIDTH))
            broken.append(time.append_text(Text("\n" + " " * TIME_WIDTH).join(parts)))
        return broken

    def notice(self, width: int) -> Text:
        """Always as many lines, so that nothing moves when there is something to say."""
        lines = list(self.sitting.notice.wrap(self.sitting.screen.console, width))[:NOTICE_LINES]
        return Text("\n").join([*lines, *([Text()] * (NOTICE_LINES - len(lines)))])
