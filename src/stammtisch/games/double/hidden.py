"""What a seat can't see, and how to imagine it."""

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import Dice, bit, first, numbers
from stammtisch.games.double.cards import KINDS
from stammtisch.games.double.state import BIDDING, PLAYING, DoubleState
from stammtisch.games.double.worlds import deal_unseen, kinds_without


def hidden_hands(state: DoubleState, seat: i64) -> i64:
    """The seats whose hands `seat` can't see; a spectator, seat -1, sees none.

    double:info:hands-hidden: all but the own,
    double:opt:blind_one: in one-card rounds only the own, until all have predicted and take it up
    (double:amb:forehead).
    """
    everybody = first(state.players)
    if seat < 0:
        return everybody
    if not state.rules.blind_one or state.cards != 1:
        return everybody & ~bit(seat)
    if state.phase == BIDDING:
        return bit(seat)
    return 0


def hidden_bids(state: DoubleState, seat: i64) -> i64:
    """The seats whose prediction is made but secret (double:opt:bid_mode)."""
    if state.phase != BIDDING or not state.rules.secret_bids:
        return 0
    locked = first(state.players) & ~state.without_bid()
    return locked & ~bit(seat) if seat >= 0 else locked


def unseen(state: DoubleState, hidden: i64) -> vec[i64]:
    """The cards nobody has shown: all hands in `hidden` and the stock."""
    pairing = state.rules.pairing
    copies = [int(state.rules.pack) // KINDS] * KINDS
    copies[state.turn_up] -= 1
    for play in range(state.plays):
        copies[pairing.kind_of[state.played[play]]] -= 1
    for seat in range(state.players):
        if not hidden & bit(seat):
            for kind in state.kinds_held(seat):
                copies[kind] -= 1
    return vec[i64]([kind for kind in range(KINDS) for copy in range(copies[kind])])


def redeal_hands(state: DoubleState, seat: i64, dice: Dice) -> None:
    """Hidden hands anew, from the cards not seen, with no suit their holder has shown to lack
    (double:info:void-inference)."""
    if state.phase not in (BIDDING, PLAYING):
        return
    hidden = hidden_hands(state, seat)
    seats = numbers(hidden)
    if not seats:
        return
    sizes = vec[i64]([int(state.hand_size(other)) for other in seats])
    fitting = vec[i64]([int(kinds_without(state.voids[other], state.rules.pairing)) for other in seats])
    dealt = deal_unseen(unseen(state, hidden), sizes, fitting, dice)
    place: i64 = 0
    for hand, other in enumerate(seats):
        state.held[other] = 0
        state.twice[other] = 0
        for card in range(sizes[hand]):
            state.give(other, dealt[place])
            place += 1
