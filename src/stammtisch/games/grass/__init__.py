"""The rules of Grass."""

COMPILED = (
    *("acts", "cards", "choosing", "deals", "effects", "facts", "hidden", "knowledge", "observation"),
    *("offers", "paying", "piles", "playing", "position", "rounds", "rules", "scoring", "stages", "state"),
)
