"""The numbering of the acts of Gress, which never changes.

A choice too big for one number is made in steps. What a seat has begun to choose is its own business: it
blocks nobody and nobody sees it. ELSE opens the rarer acts; inside a choice it ends a list of cards, and
drops any other choice that was begun.

| whole act | steps |
|---|---|
| `play QS` | card |
| `play 7H 7S` | PACKET, cards from the bottom up, ELSE |
| `give TC to 2` | GIVE, card, seat |
| `swap 1`, `swap 1 3` | SWAP, seat or two seats |
| `wish H` | suit |
| `complain misplay 2` | ELSE, COMPLAIN, PACKET, seat, ELSE |
| `complain misplay 2 KD 9S 9S` | ELSE, COMPLAIN, PACKET, seat, cards, ELSE |
| `complain vorletzte 2` | ELSE, COMPLAIN, VORLETZTE, seat |
| `complain marke 2` | ELSE, COMPLAIN, MARKE, seat |
| `disqualify 2` | ELSE, COMPLAIN, COMPLAIN, seat |
| `withdraw 2` | ELSE, COMPLAIN, TAKEBACK, seat |
| `misdeal` | ELSE, COMPLAIN, READY |
| `holding` and an act that moves cards | ELSE, HOLDING, and its steps |
| all others | one number |
"""

from typing import Final

CARD: Final = 0
SEAT: Final = 32
SUIT: Final = 40
READY: Final = 44
OPEN: Final = 45
VORLETZTE: Final = 46
MARKE: Final = 47
GIVE: Final = 48
SWAP: Final = 49
LAY: Final = 50
TOUCH: Final = 51
TAKE: Final = 52
PACKET: Final = 53
HOLDING: Final = 54
TAKEBACK: Final = 55
COMPLAIN: Final = 56
DOWN: Final = 57
ELSE: Final = 58
STOP: Final = 59
DRAW: Final = 60
ACT_COUNT: Final = 61

WORDS: Final = {
    READY: "ready",
    OPEN: "open",
    VORLETZTE: "vorletzte",
    MARKE: "marke",
    LAY: "lay",
    TOUCH: "touch",
    TAKE: "take",
    TAKEBACK: "takeback",
    DOWN: "down",
    STOP: "stop",
    DRAW: "draw",
}
"""The acts of one step that are neither a card nor a suit."""
