"""What Grass waits for: every stage has a number."""

from typing import Final

LOT: Final = 0
DEALING: Final = 1
DRAFTING: Final = 2
TURN: Final = 3
WASTING: Final = 4
TARGETING: Final = 5
STEALING: Final = 6
PAYING: Final = 7
PAYING_COVERED: Final = 8
COVERING: Final = 9
SWAPPING: Final = 10
SWAPPING_WITH: Final = 11
SWAPPING_FOR: Final = 12
ADDRESSING: Final = 13
OFFERING: Final = 14
ASKING: Final = 15
BOARD_GIVING: Final = 16
BOARD_ASKING: Final = 17
HAND_GIVING: Final = 18
OFFERED: Final = 19
LOCKING: Final = 20
GIVING: Final = 21
LOSING: Final = 22
PASSING: Final = 23
LUCKY: Final = 24
CHOOSING_DEALER: Final = 25
ENDED: Final = 26
