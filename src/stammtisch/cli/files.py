"""Files and options as people give them on the command line."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from stammtisch.base.errors import Malformed
from stammtisch.match.record import Record, read_record

MOST_BYTES: Final = 1_000_000
MOST_OF_A_RECORD: Final = 20_000_000


def read_bytes(path: Path, most: int = MOST_BYTES) -> bytes:
    """The file, or one line that says why not."""
    try:
        with path.open("rb") as file:
            content = file.read(most + 1)
    except (OSError, ValueError) as problem:
        raise Malformed(f"can't be read ({reason(problem)})", str(path)) from None
    if len(content) > most:
        raise Malformed(f"is larger than {most // 1_000_000} MB", str(path))
    return content


def is_there(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError) as problem:
        raise Malformed(f"can't be used ({reason(problem)})", str(path)) from None


def reason(problem: OSError | ValueError) -> str:
    return (problem.strerror if isinstance(problem, OSError) else None) or str(problem)


def read_text(path: Path) -> str:
    try:
        return read_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Malformed("is not text in UTF-8", str(path)) from None


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Whatever is wrong in here is wrong with this file."""
    try:
        yield
    except Malformed as problem:
        raise Malformed(str(problem), str(path)) from None


def load_record(path: Path) -> Record:
    text = read_bytes(path, MOST_OF_A_RECORD)
    with naming(path):
        return read_record(text)


def write_atomically(path: Path, content: bytes) -> None:
    """All of the new content or all of the old, whatever happens in between."""
    beside = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as problem:
        raise Malformed(f"can't be written ({problem.strerror})", str(path)) from None


def read_options(given: Sequence[str]) -> dict[str, Any]:
    """Options written `name=value`: words, numbers, lists with commas, `@FILE` for one entry a line."""
    options: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise Malformed(f"{text!r} is not name=value", "--option")
        if name in options:
            raise Malformed("is given twice", f"--option {name}")
        options[name] = option_value(value)
    return options


@contextmanager
def naming_options(given: Sequence[str]) -> Iterator[None]:
    """A problem with an option that came from a file is a problem with that file."""
    sources = {
        f"options.{name}": value.removeprefix("@")
        for name, equals, value in (text.partition("=") for text in given)
        if value.startswith("@")
    }
    try:
        yield
    except Malformed as problem:
        for field, source in sources.items():
            if problem.field.startswith(field):
                raise Malformed(str(problem), source) from None
        raise


def option_value(text: str) -> Any:
    if text.startswith("@"):
        return [line.strip() for line in read_text(Path(text[1:])).rstrip().splitlines()]
    if "," in text:
        return [option_value(part) for part in text.removesuffix(",").split(",")]
    try:
        return msgspec.json.decode(text, type=int)
    except msgspec.DecodeError:
        return text
