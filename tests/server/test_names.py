"""Names and talk: one form, nothing invisible, as long as a reader counts."""

import pytest

from stammtisch.base.errors import Malformed
from stammtisch.server.names import clean_name, clean_saying, folded


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Amy", "Amy"),
        ("  Amy   B. ", "Amy B."),
        ("Jürgen", "Jürgen"),
        ("Ju\u0308rgen", "Jürgen"),
        ("\uff21\uff4d\uff59", "Amy"),
        ("李小龍", "李小龍"),
        ("x" * 24, "x" * 24),
        ("q\u0307" * 24, "q\u0307" * 24),
    ],
)
def test_a_name_has_one_form(given: str, kept: str) -> None:
    assert clean_name(given) == kept
    assert clean_name(kept) == kept


@pytest.mark.parametrize(
    "given",
    [
        "",
        "   ",
        "x" * 25,
        "x" * 1000,
        "Amy\n",
        "A\x00my",
        "A\u202emy",
        "A\u200bmy",
        "A\u200dmy",
        "A\u2066my",
        "\u3164",
        "\u2800",
        "a" + "\u0301" * 3 + "\u0327",
        "\u0301a",
        "\ud800",
        "\ue000",
    ],
)
def test_what_is_no_name(given: str) -> None:
    with pytest.raises(Malformed) as problem:
        clean_name(given)
    assert problem.value.field == "name"
    assert problem.value.problem.isprintable()


def test_talk_may_be_longer() -> None:
    assert clean_saying("well " * 39) == ("well " * 39).strip()
    with pytest.raises(Malformed):
        clean_saying("x" * 201)


def test_logins_that_look_the_same_are_the_same() -> None:
    assert folded("AMY") == folded("amy") == folded(clean_name("\uff21my"))
