"""From the pack to the table: the deal, and a deal that has to be repeated."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import Dice, bit, count, first
from stammtisch.games.gress.cards import NAMES, names
from stammtisch.games.gress.moment import NOBODY, Moment
from stammtisch.games.gress.options import HAND
from stammtisch.games.gress.state import DEALING, LEVELS, NO_MARKE, READYING, GressState
from stammtisch.games.position import Journal, tell

MOST_MISDEALS: Final = 20
"""No Zettel has room for more in one row."""
FEWEST_AGREE: Final = 2
"""Nobody decides alone against somebody else."""


def deal(state: GressState, order: Sequence[int], journal: Journal | None) -> None:
    """gress:3.1: the whole pack in random order, dealt by the rules below."""
    pack = vec[i64]([0] * len(order))
    for i in range(len(order)):
        pack[i] = order[i] & 31
    deal_pack(state, pack, journal)


def roll_deal(state: GressState, dice: Dice) -> None:
    """The same, drawn by the fast generator on the spot."""
    pack = shuffled(state.rules.pack, dice)
    for i in range(len(pack)):
        pack[i] = pack[i] & 31
    deal_pack(state, pack, None)


def shuffled(pool: i64, dice: Dice) -> vec[i64]:
    """All numbers below `pool`, in the order in which `Dice.draw` would draw them."""
    drawn = vec[i64]([0] * pool)
    for n in range(pool):
        place = dice.below(n + 1)
        drawn[n] = drawn[place]
        drawn[place] = n
    return drawn


def deal_pack(state: GressState, pack: vec[i64], journal: Journal | None) -> None:
    """gress:3.2: five cards as a block to each, clockwise from the dealer's left, the dealer last;
    gress:2.7: that is the hand. gress:3.3: then a Marke each, the other way round, the dealer last;
    gress:3.4: the rest is the draw pile."""
    n = state.players
    next_card: i64 = 0
    seat = state.dealer
    for i in range(n):
        seat += 1
        if seat == n:
            seat = 0
        for card in range(HAND):
            state.gain(seat, pack[next_card])
            next_card += 1
    for i in range(n):
        seat -= 1
        if seat < 0:
            seat = n - 1
        state.marken[seat] = pack[next_card]
        next_card += 1
    size = len(pack) - next_card
    for i in range(size):
        state.stock[size - 1 - i] = pack[next_card + i]
    state.stock_size = size
    state.deals += 1
    state.phase = READYING
    if journal is not None:
        journal.note("game-dealt", {"seat": int(state.dealer), "count": int(size)})


def get_ready(state: GressState, seat: i64, journal: Journal | None) -> None:
    """gress:3.5: whoever takes up the hand is ready; gress:3.6: the dealer then looks at the first card,
    which never joins his hand."""
    state.ready |= bit(seat)
    if journal is not None:
        journal.note("ready", {"seat": int(seat)})
        journal.note("hand-dealt-own", {"cards": names(state.kinds_held(seat))}, bit(seat))
        if seat == state.dealer:
            first_card = NAMES[state.stock[state.stock_size - 1]]
            journal.note("first-card-own", {"card": first_card}, bit(seat))


def all_ready(state: GressState) -> bool:
    return state.ready == first(state.players)


def may_claim_misdeal(state: GressState, seat: i64) -> bool:
    """gress:option:manual_deal: only cards dealt by hand can be dealt wrong; bots see nothing of that."""
    return (
        state.rules.manual_deal
        and state.misdeals < MOST_MISDEALS
        and state.people & bit(seat) != 0
        and state.claims & bit(seat) == 0
    )


def claim_misdeal(state: GressState, seat: i64, journal: Journal | None) -> None:
    """gress:11.9: a deal is wrong if the dealer says so, or more than half of the other people, and at least
    two; until the opening (gress:Q72). Then the same dealer deals again, and the Zettel gives him four
    points."""
    state.claims |= bit(seat)
    others = state.people & ~bit(state.dealer)
    agreeing = count(state.claims & others)
    if seat != state.dealer and (agreeing < FEWEST_AGREE or 2 * agreeing <= count(others)):
        if journal is not None:
            journal.note("misdeal-claimed", {"seat": int(seat), "target": int(state.dealer)})
        return
    state.misdeals += 1
    tell(journal, "misdealt", state.dealer)
    clear_table(state)


def clear_table(state: GressState) -> None:
    """All cards back into the pack, to be dealt again; nothing is left of this deal but that time goes
    on."""
    state.phase = DEALING
    state.ready = 0
    state.down = 0
    state.winner = NOBODY
    state.dead_end = False
    state.excluded = 0
    state.claims = 0
    state.tried = 0
    state.stopper = NOBODY
    state.now = Moment()
    state.stock_size = 0
    state.pile_size = 0
    for i in range(state.players * LEVELS):
        state.held[i] = 0
    for seat in range(state.players):
        state.sizes[seat] = 0
        state.marken[seat] = NO_MARKE
        state.owed[seat] = 0
        state.debt_count[seat] = 0
        state.penalties[seat] = 0
        state.emptied[seat] = 0
        state.counted[seat] = 0
        state.due_since[seat] = 0
        state.votes[seat] = 0
        state.forget_steps(seat)
    state.plays = []
    state.gifts = []
    state.got = vec[i64]()
