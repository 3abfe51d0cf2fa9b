"""The rules of Double."""

COMPILED = ("cards", "facts", "hidden", "offers", "position", "rules", "scoring", "shown", "state", "worlds")
