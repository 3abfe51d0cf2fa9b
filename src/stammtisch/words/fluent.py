"""The part of Fluent that our words use: values put into sentences, numbers and lists as people write them.

A message may name values (`{ $name }`, `{ NUMBER($round) }`), texts in quotes and other messages, and choose
between variants by a word, by a number, or by singular and plural. Terms, attributes of other messages and
options of functions are refused when a file is read. The browser reads the same files with Fluent's own code.
"""

from collections.abc import Iterator, Mapping, Sequence
from decimal import ROUND_HALF_EVEN, Decimal
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast

Value = str | int | float | Decimal


class Unsayable(ValueError):
    """A message that lacks a value or names what is not there."""


class Manners(NamedTuple):
    """How a language writes numbers and lists."""

    thousands: str
    point: str
    two: str
    """Between the items of a list of two."""
    last: str
    """Before the last item of a longer list."""


MANNERS: Final = {
    "en": Manners(thousands=",", point=".", two=" and ", last=", and "),
    "de": Manners(thousands=".", point=",", two=" und ", last=" und "),
}
FINEST: Final = Decimal("0.001")


def parse(source: str, name: str) -> ast.Resource:
    """A Fluent file, refused if any part is not understood or a key is there twice."""
    resource = FluentParser(with_spans=False).parse(source)
    seen = set()
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{name}: not understood: {(entry.content or '').strip()!r}")
        if isinstance(entry, ast.Term):
            raise ValueError(f"{name}: {entry.id.name!r} is a term, and we have none")
        if isinstance(entry, ast.Message):
            if entry.id.name in seen:
                raise ValueError(f"{name}: {entry.id.name!r} is there twice")
            seen.add(entry.id.name)
            for pattern in patterns_of(entry):
                check(pattern, f"{name}: {entry.id.name!r}")
    return resource


def patterns_of(message: ast.Message) -> Iterator[ast.Pattern]:
    """The text of a message and those of its attributes."""
    if message.value is not None:
        yield message.value
    for attribute in message.attributes:
        yield attribute.value


def check(pattern: ast.Pattern, place: str) -> None:
    """Raises ValueError for what `Sentences` can't say."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable):
            match element.expression:
                case ast.SelectExpression(selector=selector, variants=variants):
                    check_inline(selector, place)
                    for variant in variants:
                        check(variant.value, place)
                case expression:
                    check_inline(expression, place)


def check_inline(expression: object, place: str) -> None:
    match expression:
        case ast.StringLiteral() | ast.VariableReference() | ast.MessageReference(attribute=None):
            return
        case ast.FunctionReference(id=ast.Identifier(name="NUMBER"), arguments=arguments):
            match arguments.positional, arguments.named:
                case [ast.VariableReference()], []:
                    return
    raise ValueError(f"{place}: we don't use {type(expression).__name__} like this")


class Sentences:
    """All messages of one language, ready to be said."""

    def __init__(self, language: str, resources: Sequence[ast.Resource]) -> None:
        self.manners: Final = MANNERS[language]
        self.messages: Final[dict[str, ast.Message]] = {
            entry.id.name: entry
            for resource in resources
            for entry in resource.body
            if isinstance(entry, ast.Message)
        }

    def text(self, pattern: ast.Pattern, values: Mapping[str, object]) -> str:
        """A message with its values; raises `Unsayable` if one is missing or is no text and no number."""
        return "".join(
            element.value if isinstance(element, ast.TextElement) else self.placed(element.expression, values)
            for element in pattern.elements
        )

    def placed(self, expression: object, values: Mapping[str, object]) -> str:
        match expression:
            case ast.SelectExpression():
                return self.text(chosen(expression, self.selector(expression.selector, values)), values)
            case _:
                return self.written(self.selector(expression, values))

    def selector(self, expression: object, values: Mapping[str, object]) -> Value:
        """What is put in, or decides between variants."""
        match expression:
            case ast.VariableReference():
                return value_of(expression.id.name, values)
            case ast.FunctionReference(arguments=ast.CallArguments(positional=[argument])):
                number = self.selector(argument, values)
                if isinstance(number, str):
                    raise Unsayable(f"{number!r} is no number")
                return number
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.MessageReference():
                return self.part(expression.id.name, values)
        raise Unsayable(f"can't say {type(expression).__name__}")

    def part(self, name: str, values: Mapping[str, object]) -> str:
        """Another message in the middle of this one."""
        message = self.messages.get(name)
        if message is None or message.value is None:
            raise Unsayable(f"there is no message {name!r}")
        return self.text(message.value, values)

    def written(self, value: Value) -> str:
        """A number with separators and at most three decimals."""
        if isinstance(value, str):
            return value
        if isinstance(value, int):
            text = f"{value:,d}"
        else:
            rounded = Decimal(str(value)).quantize(FINEST, ROUND_HALF_EVEN)
            text = f"{rounded:,f}".rstrip("0").rstrip(".")
        return text.translate({ord(","): self.manners.thousands, ord("."): self.manners.point})

    def listed(self, items: Sequence[str]) -> str:
        """A list as people speak it."""
        if len(items) < 3:
            return self.manners.two.join(items)
        return ", ".join(items[:-1]) + self.manners.last + items[-1]


def value_of(name: str, values: Mapping[str, object]) -> Value:
    match values.get(name):
        case str() | int() | float() | Decimal() as value:
            return value
        case None:
            raise Unsayable(f"nothing is said about {name!r}")
        case other:
            raise Unsayable(f"{name!r} can't be a {type(other).__name__}")


def chosen(select: ast.SelectExpression, value: Value) -> ast.Pattern:
    """The first variant that fits a value: the same word, the same number, or its singular or plural."""
    usual = select.variants[0].value
    for variant in select.variants:
        if fits(variant.key, value):
            return variant.value
        if variant.default:
            usual = variant.value
    return usual


def fits(key: ast.Identifier | ast.NumberLiteral, value: Value) -> bool:
    if isinstance(key, ast.NumberLiteral):
        return not isinstance(value, str) and Decimal(key.value) == value
    return key.name == (value if isinstance(value, str) else plural(value))


def plural(number: int | float | Decimal) -> str:
    """English and German alike: there is one, or there are others."""
    return "one" if abs(number) == 1 else "other"
