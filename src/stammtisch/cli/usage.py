"""What was wrong with a command, in our words and on one line."""

import difflib
import re
import sys
from collections.abc import Callable, Sequence
from typing import Any, Final

from typer.exceptions import TyperException

from stammtisch.base.errors import Malformed, cut

Words = Callable[..., str]

LONGEST_LINE: Final = 300
"""What is said about wrong input is never longer."""

SAYINGS: Final[Sequence[tuple[re.Pattern[str], Words]]] = (
    (re.compile(r"Input should be a valid integer.*"), lambda: "must be a whole number"),
    (re.compile(r"Input should be a valid number.*"), lambda: "must be a number"),
    (re.compile(r"Input should be greater than or equal to (\S+).*"), "must be at least {}".format),
    (re.compile(r"Input should be less than or equal to (\S+).*"), "must be at most {}".format),
    (re.compile(r"Option '(.*)' does not take a value\."), lambda name: "takes no value"),
    (re.compile(r"Option '(.*)' requires .*"), lambda name: "needs a value"),
    (re.compile(r"Missing command\."), lambda: "which command? --help shows all"),
    (re.compile(r"Got unexpected extra arguments? ?\(?s?\)? ?\((.*)\)"), "there is too much: {}".format),
)


def complain(problem: str) -> None:
    """One line, of letters that can be printed, whatever was in the input."""
    line = "".join(letter if letter.isprintable() else " " for letter in problem)
    print(cut(f"stammtisch: {' '.join(line.split())}", LONGEST_LINE), file=sys.stderr)


def wrong_usage(problem: TyperException) -> Malformed:
    """The same problem as every other one is told: the field, and what is wrong with it."""
    context: Any = getattr(problem, "ctx", None)
    if option := getattr(problem, "option_name", ""):
        known = [name for one in context.command.params for name in one.opts] if context else []
        if problem.message.startswith("No such option"):
            return Malformed(f"there is no such option{meant(option, known)}", option)
        return Malformed(in_our_words(problem.message), option)
    if found := re.fullmatch(r"No such command '(.*?)'\..*", problem.message, re.DOTALL):
        return Malformed(
            f"there is no such command{meant(found[1], list(context.command.commands))}", found[1]
        )
    parameter: Any = getattr(problem, "param", None)
    if parameter is None:
        return Malformed(in_our_words(problem.message))
    field = parameter.opts[0] if parameter.opts[0].startswith("-") else parameter.display_name_raw
    return Malformed(in_our_words(problem.message) or "is missing", field)


def in_our_words(message: str) -> str:
    for said, ours in SAYINGS:
        if found := said.fullmatch(message):
            return ours(*found.groups())
    return message


def meant(word: str, known: Sequence[str]) -> str:
    """The nearest name, if there is one."""
    near = difflib.get_close_matches(word, known, n=1)
    return f"; did you mean {near[0]}?" if near else ""
