"""From untrusted data to typed values, or one clear line that names the field."""

import re
from typing import Any, TypeVar

import msgspec

from stammtisch.games.errors import Malformed

T = TypeVar("T")

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
