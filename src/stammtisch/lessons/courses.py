"""The courses there are, by the name of their game."""

from collections.abc import Mapping
from typing import Final

from stammtisch.base.errors import Malformed
from stammtisch.lessons import double, grass, gress
from stammtisch.lessons.lesson import Course

COURSES: Final[Mapping[str, Course]] = {
    "double": double.COURSE,
    "grass": grass.COURSE,
    "gress": gress.COURSE,
}


def find(game: str) -> Course:
    if game not in COURSES:
        raise Malformed(f"there is no course for {game!r}; known: {', '.join(COURSES)}", "game")
    return COURSES[game]
