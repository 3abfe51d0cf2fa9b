"""Gress in a terminal."""

from typing import Final

from stammtisch.cli.face import Face
from stammtisch.cli.games.gress.lesson import GressLesson
from stammtisch.cli.games.gress.table import GressTable

FACE: Final = Face(GressTable, GressLesson, {"referee": "guided"})
"""A table agrees on a referee who guides: a person is told what is wrong."""
