"""From untrusted data to typed values, or one clear line that names the field."""

import re
from typing import Any, Final, TypeVar
from unicodedata import combining

import msgspec

from stammtisch.base.errors import Malformed

T = TypeVar("T")

LONGEST_NAME: Final = 24
LONGEST_SAYING: Final = 200
MOST_MARKED: Final = 3
"""A letter and two accents."""

_AT = re.compile(r"^(?P<problem>.*) - at `\$(?P<path>.*)`$", re.DOTALL)


def convert(data: object, wanted: type[T], field: str = "") -> T:
    """`data` as the wanted type; unknown fields and wrong types are refused."""
    try:
        return msgspec.convert(data, wanted)
    except msgspec.ValidationError as problem:
        raise malformed(problem, field) from None


def decode(text: bytes, wanted: Any, field: str = "") -> Any:
    """JSON text as the wanted type."""
    try:
        return msgspec.json.decode(text, type=wanted)
    except msgspec.ValidationError as problem:
        raise malformed(problem, field) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise Malformed(f"not JSON in UTF-8: {plain(problem)}", field) from None


def malformed(problem: msgspec.ValidationError, field: str) -> Malformed:
    found = _AT.match(str(problem))
    if not found:
        return Malformed(plain(problem), field)
    path = found["path"].replace("[...]", "[]").lstrip(".")
    inner = Malformed(plain(found["problem"]), path)
    return inner.within(field) if field else inner


def plain(problem: BaseException | str) -> str:
    """On one line, without quoting marks of Markdown."""
    return " ".join(str(problem).replace("`", "").split())


def shortened(value: object) -> str:
    """What somebody wrote, in an error message: never more than 40 letters of it."""
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."


def check_name(name: str, field: str) -> None:
    """Names are shown in terminals: no long ones, and none that could move a cursor."""
    if not is_short(name, LONGEST_NAME):
        raise Malformed(f"must have 1 to {LONGEST_NAME} letters that can be printed", field)


def is_short(text: str, longest: int) -> bool:
    """Accents that stand as letters of their own are not counted, as long as there are not too many."""
    letters = sum(not combining(letter) for letter in text)
    return 0 < letters <= longest and len(text) <= longest * MOST_MARKED and text.isprintable()


def check_saying(said: str, field: str) -> None:
    """Talk is shown in terminals too."""
    if not is_short(said, LONGEST_SAYING):
        raise Malformed(f"must have 1 to {LONGEST_SAYING} letters that can be printed", field)
