"""A position as one line of text: `field=value` for each field in order.

Lists are joined by commas, lists of lists by bars; nothing is a dash, a flag is yes or no, and a space
becomes a hyphen, which whoever has words with spaces reads back. How a field is read follows from its type in
the struct of the plain data.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import inspect

from stammtisch.base.errors import Malformed
from stammtisch.base.reading import check_length, shortened

NUMBER: Final = re.compile(r"-?[0-9]{1,12}")
LONGEST_LINE: Final = 100_000

Reader = Callable[[str], Any]
"""Reads a value; raises ValueError for what no position writes."""


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


def words_of(text: str, names: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Each field of a line and what is written for it."""
    check_length(text, LONGEST_LINE)
    found = set()
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or name not in names or name in found:
            raise Malformed(f"{shortened(word)} is not a field of a position, or it is there twice")
        found.add(name)
        yield name, value


def read_fields(text: str, wanted: type[msgspec.Struct]) -> dict[str, Any]:
    """The fields of a line, as plain data of this struct."""
    data, readers = {}, readers_of(wanted)
    for name, value in words_of(text, wanted.__struct_fields__):
        try:
            data[name] = readers[name](value)
        except ValueError:
            raise Malformed(f"{shortened(value)} is not written as a position writes it", name) from None
    return data


@cache
def readers_of(wanted: type[msgspec.Struct]) -> dict[str, Reader]:
    kind = inspect.type_info(wanted)
    assert isinstance(kind, inspect.StructType)
    return {field.name: reader(field.type) for field in kind.fields}


def reader(kind: inspect.Type) -> Reader:
    """How a value of this type is read."""
    if isinstance(kind, inspect.UnionType):
        return reader_of_union(kind)
    if isinstance(kind, inspect.ListType):
        joint = "|" if isinstance(kind.item_type, inspect.ListType) else ","
        item = reader(kind.item_type)
        return lambda text: [item(part) for part in text.split(joint)] if text else []
    if isinstance(kind, inspect.BoolType):
        return yes_or_no
    return number if isinstance(kind, inspect.IntType) else str


def reader_of_union(kind: inspect.UnionType) -> Reader:
    """Nothing is a dash; what is no number is a word."""
    inner = [reader(each) for each in kind.types if not isinstance(each, inspect.NoneType)]
    plain = inner[0] if len(inner) == 1 else number_or_word
    return lambda text: None if text == "-" else plain(text)


def number(text: str) -> int:
    if not NUMBER.fullmatch(text):
        raise ValueError(text)
    return int(text)


def number_or_word(text: str) -> int | str:
    return int(text) if NUMBER.fullmatch(text) else text


def yes_or_no(text: str) -> bool:
    if text not in ("yes", "no"):
        raise ValueError(text)
    return text == "yes"
