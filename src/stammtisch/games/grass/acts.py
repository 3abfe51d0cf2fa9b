"""The numbering of acts, which never changes.

0 to 26 name a kind of card, 27 to 32 a seat, the others are the words below. What a number means depends on
the step: a card and then a seat plays that card on that seat.
"""

from typing import Final

SEATS: Final = 27
"""Acts from here on name a seat, those below a kind of card."""
END: Final = 33
WASTE: Final = 34
SWAP: Final = 35
OFFER: Final = 36
TO_ALL: Final = 37
ACCEPT: Final = 38
DECLINE: Final = 39
WITHDRAW: Final = 40
COUNTER: Final = 41
WILLING: Final = 42
DONE: Final = 43
BOARD: Final = 44
FOR: Final = 45
HAND: Final = 46
COVERS: Final = 47
"""Six acts from here on name a protection of one's own."""
ACT_COUNT: Final = 53
