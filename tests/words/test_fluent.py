"""Our small Fluent says what Fluent's own runtime says, for every message of every language."""

from decimal import Decimal
from itertools import chain
from pathlib import Path

import pytest
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

from stammtisch import words
from stammtisch.words import LANGUAGES
from stammtisch.words.fluent import Sentences, Unsayable, parse, patterns_of

NUMBERS: list[int | float] = [0, 1, 2, -1, 1.0, 0.5, -1234.5, 1.2345, 999, 1000, -55_000, 1_234_567]
WORDS = ["", "Amy", "none", "7"]
PLURALS = {"one", "other"}
"""As words these are no plurals to us and to the browser; Fluent's runtime takes them for numbers."""
ALL = {
    language: [path.read_text("utf-8") for path in sorted(Path(words.__path__[0], language).glob("*.ftl"))]
    for language in LANGUAGES
}


class Asked(visitor.Visitor):
    """The values that messages name, and the words by which they choose."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.numbers: set[str] = set()
        self.keys: set[str] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        for argument in node.arguments.positional:
            assert isinstance(argument, ast.VariableReference)
            self.numbers.add(argument.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier):
            self.keys.add(node.key.name)
        self.generic_visit(node)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_as_with_fluents_own_runtime(language: str) -> None:
    theirs = FluentBundle([language], use_isolating=False)
    asked = Asked()
    for source in ALL[language]:
        theirs.add_resource(FluentResource(source))
        asked.visit(FluentParser().parse(source))
    ours = Sentences(language, [parse(source, language) for source in ALL[language]])
    compared = 0
    for key, message in ours.messages.items():
        their = theirs.get_message(key)
        patterns = [*([their.value] if their.value is not None else []), *their.attributes.values()]
        mine = Asked()
        mine.visit(message)
        for sample in chain(NUMBERS, WORDS, sorted(mine.keys - PLURALS)):
            values: dict[str, object] = dict.fromkeys(asked.names, sample)
            values.update(dict.fromkeys(asked.numbers, 1234))
            for pattern, theirs_pattern in zip(patterns_of(message), patterns, strict=True):
                text, errors = theirs.format_pattern(theirs_pattern, values)
                assert not errors, (key, errors)
                assert ours.text(pattern, values) == text, (key, sample)
                compared += 1
    assert compared > 10_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_are_joined_as_people_speak(language: str) -> None:
    sentences = Sentences(language, [])
    for items in ([], ["Amy"], ["Amy", "Ben"], ["Amy", "Ben", "Cleo"], ["Amy", "Ben", "Cleo", "Dan"]):
        assert sentences.listed(items) == format_list(items, locale=language)


@pytest.mark.parametrize(
    ("value", "english", "german"),
    [
        (1_234_567, "1,234,567", "1.234.567"),
        (-1234.5, "-1,234.5", "-1.234,5"),
        (Decimal("2.50"), "2.5", "2,5"),
        (100, "100", "100"),
        (100.0, "100", "100"),
    ],
)
def test_numbers_are_written_as_people_write_them(value: int | float, english: str, german: str) -> None:
    assert Sentences("en", []).written(value) == english
    assert Sentences("de", []).written(value) == german


@pytest.mark.parametrize(
    "source",
    [
        "-brand = Stammtisch\n",
        "one = { -brand }\n",
        "one = { two.title }\n",
        "one = { DATETIME($day) }\n",
        "one = { NUMBER($points, minimumFractionDigits: 2) }\n",
        "one = { NUMBER(5) }\n",
        "one = { 5 }\n",
        "one =\n    .title = { 5 }\n",
        "one = { $n ->\n   *[other] { 5 }\n }\n",
    ],
)
def test_what_we_can_not_say_is_refused_when_it_is_read(source: str) -> None:
    with pytest.raises(ValueError, match=r"^en/new\.ftl: "):
        parse(source, "en/new.ftl")


@pytest.mark.parametrize(
    ("source", "values", "problem"),
    [
        ("one = { $name }\n", {}, "nothing is said about 'name'"),
        ("one = { $name }\n", {"name": {}}, "'name' can't be a dict"),
        ("one = { NUMBER($n) }\n", {"n": "five"}, "'five' is no number"),
        ("one = { two }\n", {}, "there is no message 'two'"),
        ("one = { two }\ntwo =\n    .title = Two\n", {}, "there is no message 'two'"),
    ],
)
def test_what_is_missing_is_named(source: str, values: dict[str, object], problem: str) -> None:
    sentences = Sentences("en", [parse(source, "en/new.ftl")])
    pattern = sentences.messages["one"].value
    assert pattern is not None
    with pytest.raises(Unsayable, match=problem):
        sentences.text(pattern, values)
