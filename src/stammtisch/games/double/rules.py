"""What a table agreed on, in the form the hot path reads."""

from typing import Final, final

from mypy_extensions import i64

from stammtisch.games.double.cards import CANONICAL_PAIRING, KINDS, Pairing, read_pairing
from stammtisch.games.double.options import Options
from stammtisch.games.double.scoring import EXTRA_ROUND, MOST_EXACT, SHARED

LOT: Final = -1
"""As first dealer: chosen by lot (double:setup:first-dealer)."""


@final
class Rules:
    """One agreed set of options; shared by all positions of a game and never changed.

    Among them how many sets are in the pack (double:opt:sets), the cards of each round
    (double:opt:schedule) and who deals first (double:opt:first_dealer).
    """

    def __init__(self, players: int, options: Options) -> None:
        dealer = options.first_dealer
        self.options: Final = options
        self.players: Final[i64] = players
        self.pack: Final[i64] = options.sets * KINDS
        self.schedule: Final = bytes(options.schedule)
        self.pairing: Final = pairing_of(options)
        self.first_dealer: Final[i64] = LOT if dealer == "lot" else dealer
        self.special_any_time: Final = options.colourless_follow == "free"
        self.later_edge: Final[i64] = 1 if options.identical == "last" else 0
        """What a later motif has over an earlier one like it (double:opt:identical)."""
        self.credit: Final = options.credit == "on"
        self.hook: Final = options.bid_total == "hook"
        self.secret_bids: Final = options.bid_mode == "simultaneous"
        self.blind_one: Final = options.blind_one == "on"
        self.tie: Final[i64] = TIES[options.tie]
        self.zero_bonus: Final[i64] = options.zero_bonus


TIES: Final = {"shared": SHARED, "extra_round": EXTRA_ROUND, "most_exact": MOST_EXACT}


OWN_PAIRINGS: Final[dict[tuple[str, ...], Pairing]] = {}
"""Packs of tables that brought their own, read once."""


def pairing_of(options: Options) -> Pairing:
    cards = options.pairing
    if cards == "canonical":
        return CANONICAL_PAIRING
    if cards not in OWN_PAIRINGS:
        OWN_PAIRINGS[cards] = read_pairing(cards)
    return OWN_PAIRINGS[cards]
