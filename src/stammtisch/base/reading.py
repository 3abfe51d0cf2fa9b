"""From untrusted data to typed values, or one clear line that names the field."""

import re
from codecs import BOM_UTF8
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar
from unicodedata import combining

import msgspec
from msgspec import structs

from stammtisch.base.bits import bit
from stammtisch.base.errors import Malformed

S = TypeVar("S", bound=msgspec.Struct)
T = TypeVar("T")

LONGEST_NAME: Final = 24
LONGEST_SAYING: Final = 200
MOST_MARKED: Final = 3
"""A letter and two accents."""

LONGEST_ACT: Final = 1_000
KINDS: Final = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "nothing",
}
PARTS: Final = {"str": "letters", "array": "entries", "object": "fields"}
BOUNDS: Final = {">=": "at least", "<=": "at most", ">": "more than", "<": "less than"}
SAYINGS: Final[Sequence[tuple[re.Pattern[str], Callable[..., str]]]] = (
    (
        re.compile(r"Expected `(.*?)`, got `(.*)`"),
        lambda want, got: f"must be {kinds(want)}, not {kinds(got)}",
    ),
    (re.compile(r"Expected `(?:int|float)` ([<>]=?) (.*)"), lambda sign, n: f"must be {BOUNDS[sign]} {n}"),
    (
        re.compile(r"Expected `(str|array|object)` of length ([<>]=?) (.*)"),
        lambda kind, sign, n: f"must have {BOUNDS[sign]} {n} {PARTS[kind]}",
    ),
    (re.compile(r"Invalid enum value (.*)", re.DOTALL), "{} is not possible here".format),
    (re.compile(r"Object missing required field `(.*)`"), "{} is missing".format),
    (re.compile(r"Object contains unknown field `(.*)`", re.DOTALL), "there is no field {}".format),
)

_AT = re.compile(r"^(?P<problem>.*) - at `\$(?P<path>.*)`$", re.DOTALL)


def convert(data: object, wanted: type[T], field: str = "") -> T:
    """`data` as the wanted type; unknown fields and wrong types are refused."""
    try:
        return msgspec.convert(data, wanted)
    except msgspec.ValidationError as problem:
        raise malformed(problem, field) from None
    except UnicodeEncodeError:
        raise Malformed("is not text in UTF-8", field) from None


def decode(text: bytes, wanted: Any, field: str = "") -> Any:
    """JSON text as the wanted type."""
    try:
        return msgspec.json.decode(text.removeprefix(BOM_UTF8), type=wanted)
    except msgspec.ValidationError as problem:
        raise malformed(problem, field) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise Malformed(f"not JSON in UTF-8: {plain(problem)}", field) from None


def malformed(problem: msgspec.ValidationError, field: str) -> Malformed:
    found = _AT.match(str(problem))
    if not found:
        return Malformed(in_our_words(str(problem)), field)
    path = found["path"].replace("[...]", "[]").lstrip(".")
    inner = Malformed(in_our_words(found["problem"]), path)
    return inner.within(field) if field else inner


def in_our_words(problem: str) -> str:
    """What msgspec says about a value, as we would say it."""
    for said, ours in SAYINGS:
        if found := said.fullmatch(problem):
            return plain(ours(*found.groups()))
    return plain(problem)


def kinds(names: str) -> str:
    """`int | null` as people say it."""
    return " or ".join(KINDS.get(name, name) for name in names.split(" | "))


def plain(problem: BaseException | str) -> str:
    """On one line, without quoting marks of Markdown."""
    return " ".join(str(problem).replace("`", "").split())


def check_length(text: str, longest: int) -> None:
    """Nothing is taken apart before it is known to be short."""
    if len(text) > longest:
        raise Malformed(f"must have at most {longest:,} letters, has {len(text):,}")


def shortened(value: object) -> str:
    """What somebody wrote, in an error message: never more than 40 letters of it."""
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."


def in_range(value: int, low: int, high: int, field: str) -> int:
    """The number, if it is one from `low` to `high`."""
    if not low <= value <= high:
        raise Malformed(f"{value} is not from {low} to {high}", field)
    return value


def check_seat(seat: int, players: int) -> None:
    if not 0 <= seat < players:
        raise Malformed(f"there is no seat {seat}; seats are 0 to {players - 1}", "seat")


def for_every_seat(data: S, left_out: Mapping[str, Any], players: int) -> S:
    """One entry for each seat in every field that has one; left out, it is the same for all."""
    rows = {field: getattr(data, field) or [default] * players for field, default in left_out.items()}
    for field, row in rows.items():
        if len(row) != players:
            raise Malformed(f"needs one entry for each of {players} seats, has {len(row)}", field)
    return structs.replace(data, **rows)


def seat_set(given: Iterable[int], players: int, field: str) -> int:
    """Some seats at the table, as a set."""
    seats = 0
    for place, seat in enumerate(given):
        seats |= bit(in_range(seat, 0, players - 1, f"{field}[{place}]"))
    return seats


def read_lot(drawn: Sequence[str]) -> list[int]:
    """The seats that a lot has chosen."""
    if not all(text.isascii() and text.isdigit() and len(text) < 3 for text in drawn):
        raise Malformed("the lot is a seat number")
    return [int(text) for text in drawn]


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
