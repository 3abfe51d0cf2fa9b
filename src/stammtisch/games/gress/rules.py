"""What a table agreed on, in the form the hot path reads."""

from typing import Final, final

from mypy_extensions import i64

from stammtisch.games.gress.cards import KINDS
from stammtisch.games.gress.options import Options, sets_for

LOT: Final = -1
"""As first dealer: chosen by lot (gress:Q73)."""
NO_LIMIT: Final = 1_000_000


@final
class Rules:
    """One agreed set of options; shared by all positions of a game and never changed."""

    def __init__(self, players: int, options: Options) -> None:
        sets = sets_for(players) if options.decks == "auto" else options.decks
        self.options: Final = options
        self.players: Final[i64] = players
        self.sets: Final[i64] = sets
        self.pack: Final[i64] = sets * KINDS
        self.first_dealer: Final[i64] = LOT if options.first_dealer == "lot" else options.first_dealer
        self.official: Final = options.referee == "official"
        """Wrong cards can be laid; otherwise whatever is wrong is refused (gress:option:referee)."""
        self.marke_strict: Final = options.marke_strict == "on"
        self.false_vorletzte: Final = options.false_vorletzte_penalty == "on"
        self.manual_deal: Final = options.manual_deal == "on"
        limit = options.penalty_limit
        self.penalty_limit: Final[i64] = NO_LIMIT if limit == "off" else limit
