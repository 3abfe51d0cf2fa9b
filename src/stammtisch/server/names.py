"""What people may call themselves and say: text that can be shown anywhere and tricks nobody."""

import re
import unicodedata
from typing import Final

from stammtisch.base.errors import Malformed

LONGEST_NAME: Final = 24
"""Graphemes: what a reader takes for one letter."""
LONGEST_SAYING: Final = 200
MOST_MARKS: Final = 2
"""Accents on one letter; more would climb out of the line."""
_FORBIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Controls, formats (bidirectional and zero-width ones), halves of letters, private and unknown ones."""
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters that look like nothing."""
_SPACES: Final = re.compile(r"\s+")


def clean_name(name: str, field: str = "name") -> str:
    """The name in its one normal form; raises `Malformed` when it can't be one."""
    return clean(name, LONGEST_NAME, field)


def clean_saying(said: str, field: str = "text") -> str:
    """What somebody says at a table."""
    return clean(said, LONGEST_SAYING, field)


def clean(text: str, longest: int, field: str) -> str:
    """NFKC, single spaces, nothing invisible, and not too long."""
    if len(text) > longest * (MOST_MARKS + 1):
        raise Malformed(f"at most {longest} letters", field)
    text = unicodedata.normalize("NFKC", text)
    for letter in text:
        if unicodedata.category(letter) in _FORBIDDEN or letter in _BLANK:
            raise Malformed(f"U+{ord(letter):04X} is not a letter that everybody can see", field)
    text = _SPACES.sub(" ", text).strip()
    if not text:
        raise Malformed("must not be empty", field)
    if graphemes(text, field) > longest:
        raise Malformed(f"at most {longest} letters", field)
    return text


def graphemes(text: str, field: str) -> int:
    """How many letters a reader counts: marks belong to the letter before them."""
    count = marks = 0
    for letter in text:
        if unicodedata.category(letter) in ("Mn", "Me", "Mc"):
            marks += 1
            if marks > MOST_MARKS or not count:
                raise Malformed("too many accents on one letter", field)
        else:
            count += 1
            marks = 0
    return count


def folded(name: str) -> str:
    """What two names have in common when people would mix them up."""
    return unicodedata.normalize("NFKC", name.casefold())
