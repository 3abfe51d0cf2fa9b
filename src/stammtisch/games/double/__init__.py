"""The rules of Double."""

COMPILED = (
    "cards",
    "facts",
    "hidden",
    "observation",
    "offers",
    "position",
    "rules",
    "scoring",
    "shown",
    "state",
    "worlds",
)
