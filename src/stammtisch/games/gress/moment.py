"""Whose turn it is, and every right and deadline that runs: what a take-back restores."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

NOBODY: Final = -1
ALL_SEATS: Final = 255
MOST_EVENTS: Final = 9_999_999


@final
class Moment:
    """The table without its cards and debts. Events, plays and debts are dated by one counter; a field
    that ends in `_play` holds the date of the play that brought the right about.

    gress:4.1: one seat is on turn at every moment, gress:4.2: throws are allowed for all or for none.
    """

    def __init__(self) -> None:
        self.turn: i64 = 0
        self.direction: i64 = 1
        self.throws: i64 = 0
        self.restricted: i64 = 0
        """After a halt only who is on turn may make a turn, until somebody has (gress:4.15, gress:Q44)."""
        self.last_event: i64 = 0
        self.skip_kind: i64 = 0
        """7 or 8 while the seat skipped by the last turn may defend itself; else 0."""
        self.skip_seat: i64 = NOBODY
        self.skip_play: i64 = 0
        self.ten: i64 = NOBODY
        """Who may give a card away."""
        self.ten_play: i64 = 0
        self.nine: i64 = NOBODY
        """Who may call a swap, or order one after two nines."""
        self.nine_two: i64 = 0
        self.nine_play: i64 = 0
        self.call_by: i64 = NOBODY
        self.call_to: i64 = NOBODY
        self.call_play: i64 = 0
        self.wisher: i64 = NOBODY
        self.wish_at: i64 = 0
        """Where the jack lies in the pile, counted from the bottom."""
        self.wish_play: i64 = 0
        self.halt_a: i64 = NOBODY
        """The parties of a swap that holds up the game, and the seats that have laid the foreign hand."""
        self.halt_b: i64 = NOBODY
        self.laid: i64 = 0
        self.laid_wrong: i64 = 0
        """Seats that laid it with the holding hand: it counts once the other side touches it."""
        self.accepted: i64 = 0
        self.halt_play: i64 = 0
        self.fixed_by: i64 = 0
        self.had_a: i64 = 0
        """How many cards each party had before the swap."""
        self.had_b: i64 = 0
        self.then_a: i64 = NOBODY
        """A second swap, ordered while the first was carried out."""
        self.then_b: i64 = NOBODY
        self.then_play: i64 = 0
        self.then_had_a: i64 = 0
        self.then_had_b: i64 = 0
        self.due: i64 = 0
        """Seats whose time to say vorletzte runs, and those of them that have said it."""
        self.said: i64 = 0
        self.picked: i64 = 0
        """Seats whose Marke was taken up and may be complained about; of them those that took it wrongly."""
        self.picked_wrong: i64 = 0
        self.offer_by: i64 = NOBODY
        """A gift laid down with the wrong hand."""
        self.offer_to: i64 = NOBODY
        self.offer_card: i64 = 0
        self.liable: vec[i64] = vec[i64]()
        """Each vorletzte not said in time: eight times the date of the event that ended it, plus the seat."""

    def copy_from(self, other: "Moment") -> None:
        self.turn = other.turn
        self.direction = other.direction
        self.throws = other.throws
        self.restricted = other.restricted
        self.last_event = other.last_event
        self.skip_kind = other.skip_kind
        self.skip_seat = other.skip_seat
        self.skip_play = other.skip_play
        self.ten = other.ten
        self.ten_play = other.ten_play
        self.nine = other.nine
        self.nine_two = other.nine_two
        self.nine_play = other.nine_play
        self.call_by = other.call_by
        self.call_to = other.call_to
        self.call_play = other.call_play
        self.wisher = other.wisher
        self.wish_at = other.wish_at
        self.wish_play = other.wish_play
        self.halt_a = other.halt_a
        self.halt_b = other.halt_b
        self.laid = other.laid
        self.laid_wrong = other.laid_wrong
        self.accepted = other.accepted
        self.halt_play = other.halt_play
        self.fixed_by = other.fixed_by
        self.had_a = other.had_a
        self.had_b = other.had_b
        self.then_a = other.then_a
        self.then_b = other.then_b
        self.then_play = other.then_play
        self.then_had_a = other.then_had_a
        self.then_had_b = other.then_had_b
        self.due = other.due
        self.said = other.said
        self.picked = other.picked
        self.picked_wrong = other.picked_wrong
        self.offer_by = other.offer_by
        self.offer_to = other.offer_to
        self.offer_card = other.offer_card
        liable = vec[i64]([0] * len(other.liable))
        for i in range(len(other.liable)):
            liable[i] = other.liable[i]
        self.liable = liable

    def copy(self) -> "Moment":
        twin = Moment()
        twin.copy_from(self)
        return twin


SEAT: Final = (NOBODY, 7)
DATE: Final = (0, MOST_EVENTS)
FLAG: Final = (0, 1)
SEATS: Final = (0, ALL_SEATS)
COUNT: Final = (0, 128)

RANGES: Final[dict[str, tuple[int, int]]] = {
    "turn": (0, 7),
    "direction": (-1, 1),
    "throws": FLAG,
    "restricted": FLAG,
    "last_event": DATE,
    "skip_kind": (0, 8),
    "skip_seat": SEAT,
    "skip_play": DATE,
    "ten": SEAT,
    "ten_play": DATE,
    "nine": SEAT,
    "nine_two": FLAG,
    "nine_play": DATE,
    "call_by": SEAT,
    "call_to": SEAT,
    "call_play": DATE,
    "wisher": SEAT,
    "wish_at": (0, 127),
    "wish_play": DATE,
    "halt_a": SEAT,
    "halt_b": SEAT,
    "laid": SEATS,
    "laid_wrong": SEATS,
    "accepted": FLAG,
    "halt_play": DATE,
    "fixed_by": DATE,
    "had_a": COUNT,
    "had_b": COUNT,
    "then_a": SEAT,
    "then_b": SEAT,
    "then_play": DATE,
    "then_had_a": COUNT,
    "then_had_b": COUNT,
    "due": SEATS,
    "said": SEATS,
    "picked": SEATS,
    "picked_wrong": SEATS,
    "offer_by": SEAT,
    "offer_to": SEAT,
    "offer_card": (0, 31),
}
"""Every field but `liable`, with the least and the most it can be."""
MASKS: Final = frozenset({"laid", "laid_wrong", "due", "said", "picked", "picked_wrong"})
"""The fields that are sets of seats."""


def with_one(values: vec[i64], value: i64) -> vec[i64]:
    """The same values and one more. Never the same object, so that copies of a position stay apart."""
    longer = vec[i64]([0] * (len(values) + 1))
    for i in range(len(values)):
        longer[i] = values[i]
    longer[len(values)] = value
    return longer
