"""What a table agreed on, in the form the hot path reads. Where the editions differ, it is said here."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import bit
from stammtisch.games.grass.accounts import terms_of
from stammtisch.games.grass.cards import (
    CODES,
    DOUBLECROSSED,
    FINE_ALONE,
    HEAT_OFF,
    HEATS,
    KINDS,
    MARKET_CLOSE,
    MARKET_OPEN,
    NIRVANA,
    PARANOIA,
    PEDDLES,
    PROTECTIONS,
    STEAL_ALONE,
    WIPED_OUT,
    course_pack,
    modern_pack,
)
from stammtisch.games.grass.options import Options

NO_MARKET: Final = 0
OPEN: Final = 1
HEATED: Final = 2
"""A market with the first kind of heat on it; the other three follow (grass.common:zone.2)."""
MARKETS: Final = 6

LEFT: Final = 0
ROUND_WINNER: Final = 1
RANDOM: Final = 2
NEXT_DEALERS: Final = {"left": LEFT, "round-winner": ROUND_WINNER, "random": RANDOM}


@final
class Rules:
    """One agreed set of options; shared by all positions of a game and never changed."""

    def __init__(self, players: int, options: Options) -> None:
        classic = options.edition == "classic"
        dealing = options.course != 1
        self.options: Final = options
        self.players: Final[i64] = players
        self.pack: Final = pack_of(options)
        self.pack_size: Final[i64] = len(self.pack)
        self.terms: Final = terms_of(options.edition, options.money)
        self.playable_in: Final = vec[i64]([int(playable_in(options, market)) for market in range(MARKETS)])
        """Which kinds a market lets its owner play; some need more than that."""
        self.only_if_stuck: Final = options.waste_policy == "only-if-stuck"

        self.deals_before: Final = dealing
        """Deals may be made before the card of the turn is let go."""
        self.deals_after: Final = dealing and not classic
        """grass.modern:turn.3: and after it; grass.classic:turn.2: only while seven cards are held."""
        self.swaps: Final = not classic
        """grass.modern:swap.1: a forced exchange; grass.classic:deal.7: only by consent."""
        self.board_deals: Final = classic
        """grass.classic:deal.3: displayed peddles may be part of a deal."""
        self.one_deal: Final = options.classic_deals_per_turn == "one"
        self.trade_protected: Final = options.trade_protected == "yes"
        self.board_needs_open: Final = options.table_trade_needs_open == "yes"
        self.open_deals: Final = options.trade_view == "table"
        """grass.modern:deal.5, grass.classic:deal.12: the table sees what is traded
        (grass.option:trade-view)."""
        self.hidden_deals: Final = options.hidden_deals == "on"

        self.steal_from_open: Final = not classic
        """grass.modern:steal.1: the victim's market must be open; grass.classic:steal.1: it need not."""
        self.steal_dearest: Final = options.classic_steal_choice == "highest"
        self.tuck_steal: Final = classic
        """grass.classic:steal.3: under the victim's pile; grass.modern:steal.3: wasted."""
        self.pay_cheapest: Final = classic
        """grass.classic:pay-fine.4: with the lowest peddle; grass.modern:pay-fine.4: with any."""
        self.tuck_fine: Final = not classic
        """grass.modern:pay-fine.5: the fine is tucked; grass.classic:pay-fine.5: it is wasted."""

        self.nirvana_frees: Final = classic
        """grass.classic:nirvana.1: it lifts the heat and grants a turn; grass.modern:stonehigh.3: neither
        (grass.ruling:A-32)."""
        self.stonehigh_cheapest: Final = classic
        """grass.classic:stonehigh.1: the least valuable; grass.modern:stonehigh.1: as the giver likes."""
        self.names_victim: Final = options.paranoia_victim == "target"
        """grass.modern:paranoia.1: an opponent is named; grass.classic:paranoia.1: it hits oneself
        (grass.option:paranoia-victim, grass.ruling:A-36)."""
        self.sold_out_cheapest: Final = classic
        """grass.classic:sold-out.1: the least valuable; grass.modern:sold-out.1: as the victim likes."""
        self.skips: Final = vec[i64]([skips_for(classic, kind) for kind in range(KINDS)])
        self.skips_add: Final = options.skip_stacking == "add"

        self.practice: Final = options.course != 0
        """grass.classic:tutorial.6: a round that nobody wins a game by."""
        self.next_dealer: Final[i64] = NEXT_DEALERS[options.next_dealer]
        self.draft: Final = options.draft == "on"
        self.lucky: Final = options.lucky == "on"
        self.one_card_a_turn: Final = classic
        """The turn ends by itself (grass.classic:turn.3) and not by declaration (grass.modern:turn.5)."""
        self.top_only: Final = options.wasted_view == "top"


def pack_of(options: Options) -> bytes:
    """The cards in use, as kinds: grass.option:deck-modern, and the stages of the course."""
    if options.edition == "modern":
        pack = modern_pack(options.deck_modern)
    else:
        pack = course_pack(options.course or 4)
    return bytes(kind for kind, code in enumerate(CODES) for copy in range(pack[code]))


def playable_in(options: Options, market: i64) -> i64:
    """The kinds that this state of one's own market lets one play.

    grass.common:heat-on.4: heat needs no market of one's own, nor does grass.common:mo.1 the first card.
    grass.modern:heat-on.5, grass.classic:heat-on.5: heat stops peddles, stealing and closing.
    grass.modern:protected.7: protections need an open market (grass.ruling:A-29),
    grass.classic:protected.7: or none at all (grass.ruling:A-26, grass.option:protect-when).
    grass.classic:waste.7: paranoia needs no market, in modern it does (grass.ruling:A-14).
    """
    allowed: i64 = HEATS
    if options.nirvana_without_market == "allow" or market != NO_MARKET:
        allowed |= NIRVANA
    if options.paranoia_before_market == "allowed" or market != NO_MARKET:
        allowed |= PARANOIA
    if options.protect_when == "always" or market == OPEN:
        allowed |= PROTECTIONS
    if market == NO_MARKET:
        return allowed | bit(MARKET_OPEN)
    if market == OPEN:
        return allowed | PEDDLES | STEAL_ALONE | bit(MARKET_CLOSE)
    return allowed | FINE_ALONE | bit(HEAT_OFF + market - HEATED)


def skips_for(classic: bool, kind: int) -> int:
    """How many turns a paranoia card costs its victim.

    grass.modern:doublecrossed.1, grass.modern:wiped-out.1: one, sold out none;
    grass.classic:sold-out.1: one, grass.classic:doublecrossed.1, grass.classic:wiped-out.1: two.
    """
    severe = kind in (DOUBLECROSSED, WIPED_OUT)
    if classic:
        return 2 if severe else 1
    return 1 if severe else 0
