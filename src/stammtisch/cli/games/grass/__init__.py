"""Grass in a terminal."""

from typing import Final

from stammtisch.cli.face import Face
from stammtisch.cli.games.grass.table import GrassTable

FACE: Final = Face(GrassTable, GrassTable)
