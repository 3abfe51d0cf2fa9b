"""Sets as ints and dice, verifiable chance, errors, the reading of strange data."""

COMPILED = ("bits", "draws")
