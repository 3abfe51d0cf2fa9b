"""Single keys from a terminal, as they are pressed. Windows has no such terminal."""

import os
import select
import signal
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any, Final

if sys.platform != "win32":
    import termios
    import tty

ENTER: Final = "\n"
ESCAPE: Final = "\x1b"
BACKSPACE: Final = "\x7f"
END: Final = "\x04"
SAME: Final = {"\r": ENTER, "\b": BACKSPACE}
MOST_BYTES: Final = 1024


class Keyboard:
    """A terminal that hands over every key at once. However this is left, even by a signal that ends the
    program, the terminal is as before, and keys nobody has read are dropped rather than left to the shell.
    Ctrl-Z does nothing: a shell would come back to a screen that is not its own."""

    def __init__(self, terminal: int) -> None:
        self.terminal: Final = terminal
        self.before: list[Any] = []
        self.handlers: dict[signal.Signals, Any] = {}

    def __enter__(self) -> "Keyboard":
        self.before = termios.tcgetattr(self.terminal)
        tty.setcbreak(self.terminal)
        self.handle(signal.SIGTERM, leave)
        self.handle(signal.SIGHUP, leave)
        self.handle(signal.SIGTSTP, signal.SIG_IGN)
        self.handle(signal.SIGCONT, lambda number, frame: tty.setcbreak(self.terminal))
        return self

    def handle(
        self, number: signal.Signals, handler: Callable[[int, FrameType | None], object] | signal.Handlers
    ) -> None:
        self.handlers[number] = signal.signal(number, handler)

    def __exit__(self, *problem: object) -> None:
        for number, handler in self.handlers.items():
            signal.signal(number, handler)
        termios.tcsetattr(self.terminal, termios.TCSAFLUSH, self.before)

    def read(self, seconds: float) -> list[str]:
        """The keys pressed by now; waits for the first one, but no longer than that. Raises EOFError when
        the terminal is gone or Ctrl-D was pressed."""
        ready, _, _ = select.select([self.terminal], [], [], seconds)
        if not ready:
            return []
        typed = os.read(self.terminal, MOST_BYTES)
        keys = split(typed.decode("utf-8", "ignore"))
        if not typed or END in keys:
            raise EOFError
        return keys


def leave(number: int, frame: FrameType | None) -> None:
    """Whoever ends the program ends the game as if by Ctrl-C."""
    raise KeyboardInterrupt


def split(typed: str) -> list[str]:
    """One string for each key. Arrows and other keys that send several letters are dropped."""
    keys: list[str] = []
    rest = typed
    while rest:
        if rest[0] == ESCAPE and rest[1:2] in ("[", "O"):
            rest = after_sequence(rest[2:])
            continue
        keys.append(SAME.get(rest[0], rest[0]))
        rest = rest[1:]
    return keys


def after_sequence(rest: str) -> str:
    """What follows the first letter that ends an escape sequence."""
    for place, letter in enumerate(rest):
        if "@" <= letter <= "~":
            return rest[place + 1 :]
    return ""
