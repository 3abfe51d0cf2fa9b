"""A position as one line of text: `field=value` for each field in order.

Lists are joined by commas, lists of lists by bars; nothing is a dash, a flag is yes or no, and a space
becomes a hyphen.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from stammtisch.base.errors import Malformed
from stammtisch.base.reading import shortened

NUMBER: Final = re.compile(r"-?[0-9]{1,12}")

Readers = Mapping[str, Callable[[str], Any]]
"""How the value of each field is read; raises ValueError for what no position writes."""


def write_fields(data: Mapping[str, Any]) -> str:
    return " ".join(f"{name}={write_value(value)}" for name, value in data.items())


def write_value(value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if not isinstance(value, list):
        return str(value).replace(" ", "-")
    if value and isinstance(value[0], list):
        return "|".join(",".join(inner) for inner in value)
    return ",".join(write_value(inner) for inner in value)


def read_fields(text: str, readers: Readers) -> dict[str, Any]:
    """The fields of a line, as plain data."""
    data: dict[str, Any] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or name not in readers or name in data:
            raise Malformed(f"{shortened(word)} is not a field of a position, or it is there twice")
        try:
            data[name] = readers[name](value)
        except ValueError:
            raise Malformed(f"{shortened(value)} is not written as a position writes it", name) from None
    return data


def word(text: str) -> str | None:
    return None if text == "-" else text


def number(text: str) -> int | None:
    if text == "-":
        return None
    if not NUMBER.fullmatch(text):
        raise ValueError(text)
    return int(text)


def yes_or_no(text: str) -> bool:
    if text not in ("yes", "no"):
        raise ValueError(text)
    return text == "yes"


def number_list(text: str) -> list[int | None]:
    return [number(part) for part in text.split(",")] if text else []


def word_list(text: str) -> list[str | None]:
    return [word(part) for part in text.split(",")] if text else []


def nested_list(text: str) -> list[list[str | None]]:
    return [word_list(part) for part in text.split("|")] if text else []
