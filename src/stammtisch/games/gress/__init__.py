"""The rules of Gress."""

COMPILED = (
    *("acts", "cards", "choosing", "complaints", "deadlines", "dealing", "debts", "drawing"),
    *(
        "effects",
        "exclusion",
        "gifts",
        "hidden",
        "laying",
        "marke",
        "moment",
        "observation",
        "offers",
        "plays",
    ),
    *("position", "rules", "scoring", "settlement", "state", "swaps", "throws", "turns"),
    *("wrong_plays",),
)
