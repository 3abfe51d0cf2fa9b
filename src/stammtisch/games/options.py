"""What a table agrees on: names, choices, examples and ranges follow from the struct of a game's options.

A field of `Literal` values has these choices and no others. Any other field says its range in a
`msgspec.Meta`, with a few `examples`; where its rule is not called like the option, `extra` names it.
"""

from collections.abc import Mapping
from functools import cache
from types import UnionType
from typing import Annotated, Any, Final, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from stammtisch.base.errors import Malformed
from stammtisch.base.reading import convert, shortened
from stammtisch.games.game import Option

S = TypeVar("S", bound=msgspec.Struct)
UNIONS: Final = (Union, UnionType)
NONE_LEFT_OUT: Final[frozenset[str]] = frozenset()


def all_options(
    usual: msgspec.Struct, rules: str, without: frozenset[str] = NONE_LEFT_OUT, joint: str = "_"
) -> tuple[Option, ...]:
    """All that can be agreed on, the usual value of each first. The id of a rule is `rules` and the name of
    the option, its words with this joint between them."""
    return tuple(
        Option(
            name, rule_of(kind) or rules + name.replace("_", joint), default_first(kind, getattr(usual, name))
        )
        for name, kind in kinds_of(type(usual)).items()
        if name not in without
    )


@cache
def kinds_of(options: type[msgspec.Struct]) -> dict[str, Any]:
    """The type of each field, as it is written."""
    return get_type_hints(options, include_extras=True)


def rule_of(kind: Any) -> str:
    """The rule that a field names itself."""
    return "".join(mark.extra["rule"] for mark in get_args(kind)[1:] if isinstance(mark, Meta) and mark.extra)


def default_first(kind: Any, default: Any) -> tuple[Any, ...]:
    return (default, *(value for value in examples_of(kind) if value != default))


def examples_of(kind: Any) -> list[Any]:
    """Some values of a field; all of them where it has choices."""
    inner = get_args(kind)
    if get_origin(kind) is Annotated:
        return [*examples_of(inner[0]), *(inner[1].examples or ())]
    if get_origin(kind) in UNIONS:
        return [value for each in inner for value in examples_of(each)]
    return list(inner) if get_origin(kind) is Literal else []


def read_options(given: Mapping[str, Any], usual: S, without: frozenset[str] = NONE_LEFT_OUT) -> S:
    """Options of the right names and types; a wrong one is answered with the right ones."""
    kinds = kinds_of(type(usual))
    known = [name for name in kinds if name not in without]
    for name in given:
        if name not in known:
            raise Malformed(f"{shortened(name)} is not one of {', '.join(known)}", "options")
    try:
        return convert({**msgspec.to_builtins(usual), **given}, type(usual), "options")
    except Malformed as problem:
        name, inside, _ = problem.field.removeprefix("options.").partition("[")
        allowed = allowed_by(kinds[name], bool(inside))
        if not allowed:
            raise
        wrong = "must be" if inside else f"{shortened(given[name])} is not"
        raise Malformed(f"{wrong} {allowed}", problem.field) from None


def allowed_by(kind: Any, inside: bool = False) -> str:
    """What a field, or an entry of its list, may be; empty where its type doesn't say."""
    inner = get_args(kind)
    if get_origin(kind) is Annotated:
        return allowed_by(inner[0], inside) or span(inner[1])
    if get_origin(kind) in UNIONS:
        parts = [allowed_by(each, inside) for each in inner]
        return " or ".join(parts) if all(parts) else ""
    if get_origin(kind) is tuple and inside:
        return allowed_by(inner[0])
    choices = ", ".join(str(value) for value in inner) if get_origin(kind) is Literal else ""
    return f"one of {choices}" if len(inner) > 1 and choices else choices


def span(meta: Meta) -> str:
    if meta.max_length:
        return f"a list of {meta.min_length} to {meta.max_length}"
    return f"from {meta.ge} to {meta.le}" if meta.le else ""


def agreed(options: msgspec.Struct, usual: msgspec.Struct) -> dict[str, Any]:
    """The options that differ from the usual ones."""
    chosen, defaults = msgspec.to_builtins(options), msgspec.to_builtins(usual)
    return {name: value for name, value in chosen.items() if value != defaults[name]}
