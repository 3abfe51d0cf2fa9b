"""Offers: what a seat may do, as a small tree of the words of its acts. docs/acts.md has the grammar.

They are made from the legal masks, so nothing is copied and nothing is tried. A choice that multiplies, such
as a deal, is a form: a sentence with blanks, which is checked when it is sent.
"""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from stammtisch.base.bits import lowest

ENDS: Final = "."
"""The key that says that an act may end here, where it may also go on."""
FORMS: Final = "forms"
"""The key of the sentences with which an act may go on."""
NUMBERS: Final = [str(number) for number in range(10)]
"""Seats, and whatever else is counted."""

Offers = dict[str, object]
Sentence = list[object]
"""Words, lists of words of which one is said, and blanks for several."""


def words_of(members: i64, names: list[str]) -> list[str]:
    """The names of a set, smallest number first."""
    found: list[str] = []
    while members:
        found.append(names[lowest(members)])
        members &= members - 1
    return found


def several(words: Mapping[str, int]) -> dict[str, object]:
    """A blank for one or more of these words, each at most so often."""
    return {"some": words}
