"""What each thing that is so adds to the penalty points to expect.

Fitted by least squares to the points at the end: 700,000 moments of 7,000 games of four, between experts that
plan and greedy ones, with a choice at random now and then so that every choice was seen.
"""

from typing import Final

COUNTED: Final = {
    "{} cards": (0.42, 0.63, 0.51, -0.27, -0.34, -0.36, -0.38, -0.40, -0.48),
    "{} cards, Marke": (0.48, 0.13, 0.08, 0.37, 0.51, 0.64, 0.66, 0.77, 0.71),
    "turn in 0, {} cards": (0.05, 0.22, 0.22),
    "turn in 1, {} cards": (0.13, 0.13, 0.11),
    "turn in 2, {} cards": (0.13, 0.11, 0.06),
    "turn in 3, {} cards": (0.10, 0.17, 0.11),
    "fits, turn in {}": (-0.09, 0.03, -0.08),
    "on turn: {}": (0.73, 0.64, 0.57, 0.51, 0.47, 0.43),
    "rival {}": (-0.26, 0.22, 0.64, 1.04, 1.27, 1.68),
    "second rival {}": (0.93, 0.86, 0.75, 0.70, 0.68, 0.66),
    "cards, rival {}": (0.47, 0.33, 0.22, 0.14, 0.08, 0.04),
    "Marke, rival {}": (1.66, 1.22, 0.90, 0.63, 0.53, 0.34),
}
"""By a number, from 1 on."""
RANKED: Final = {
    "7": (0.00, -0.27, -0.17, -0.05),
    "8": (0.21, -0.27, -0.19, -0.06),
    "9": (0.26, -0.22, -0.20, -0.07),
    "T": (0.09, -0.34, -0.37, -0.15),
    "J": (0.05, -0.47, -0.18, -0.06),
    "Q": (0.27, -0.19, -0.17, -0.03),
    "K": (0.19, -0.21, -0.08, 0.04),
    "A": (0.08, -0.01, -0.06, -0.02),
}
"""A card of each rank: in any hand, and besides that as one of the last one, two or three cards."""
WORTHS: Final = {
    "0 cards, Marke": 0.94,
    "Marke in reach, next owes": -0.57,
    "Marke in reach, own turn": -0.75,
    "Marke in reach, somebody else's turn": -0.50,
    "black nine": 0.24,
    "black nine, near the end": 0.11,
    "draw, few cards": 0.63,
    "draw, many cards": 0.53,
    "lay, few cards": -0.03,
    "lay, many cards": -0.05,
    "links, few cards": -0.06,
    "links, many cards": -0.04,
    "more than one jack": 0.13,
    "next owes": 0.09,
    "one chain": -0.10,
    "others": -0.14,
    "owed": 0.12,
    "owed, own turn": 0.17,
    "red nine": 0.02,
    "red nine, cards": -0.04,
    "suits, few cards": -0.02,
    "suits, many cards": -0.06,
    "throw after throw": -0.09,
    "throw, not on turn, few cards": -0.15,
    "throw, not on turn, many cards": -0.13,
    "throw, own turn, few cards": -0.46,
    "throw, own turn, many cards": -0.31,
    "turn in 0, many cards": 0.75,
    "turn in 1, many cards": 0.71,
    "turn in 2, many cards": 0.73,
    "turn in 3, many cards": 0.84,
    **{name.format(n): worth for name, worths in COUNTED.items() for n, worth in enumerate(worths, 1)},
    **{rank: worths[0] for rank, worths in RANKED.items()},
    **{f"{rank} of {n}": worths[n] for rank, worths in RANKED.items() for n in (1, 2, 3)},
}
