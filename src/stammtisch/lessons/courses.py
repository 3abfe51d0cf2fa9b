"""The courses there are, by the name of their game."""

from stammtisch.base.errors import Malformed
from stammtisch.games import catalogue
from stammtisch.lessons.lesson import Course


def known() -> list[str]:
    """The games that have a course."""
    return [game for game in catalogue.GAMES if catalogue.has_part("lessons", game)]


def find(game: str, field: str = "game") -> Course:
    if game not in known():
        raise Malformed(f"there is no course for {game!r}; known: {', '.join(known())}", field)
    course: Course = catalogue.part("lessons", game).COURSE
    return course
