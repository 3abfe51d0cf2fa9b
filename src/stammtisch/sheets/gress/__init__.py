"""The Zettel and the Großzettel of Gress."""

from stammtisch.sheets.gress.pad import PAD as PAD
