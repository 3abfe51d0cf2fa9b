"""What a seat knows for certain about the hand of another: cards it gave, and cards it saw go there.

For each who knows and each who holds there are two sets of kinds: known to be there at least once, and at
least twice. More of one kind is not remembered. Who knows is a seat, or a spectator, who comes last and
knows what everybody knows.
"""

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import bit
from stammtisch.games.grass.state import GrassState


def row_of(state: GrassState, knower: i64, holder: i64) -> i64:
    """Where in `known` the two sets begin; a spectator may be called -1."""
    if knower < 0:
        knower = state.players
    return 2 * (knower * state.players + holder)


def forget_all(state: GrassState) -> None:
    """A new round: all cards are dealt anew."""
    if state.knowing:
        for place in range(len(state.known)):
            state.known[place] = 0
        state.knowing = False


def learn(known: vec[i64], row: i64, kind: i64) -> None:
    """One card more of this kind is known to be there."""
    card = bit(kind)
    if known[row] & card:
        known[row + 1] = known[row + 1] | card
    else:
        known[row] = known[row] | card


def forget(known: vec[i64], row: i64, kind: i64) -> None:
    """A card of this kind has left; what was known of it is one less."""
    card = bit(kind)
    if known[row + 1] & card:
        known[row + 1] = known[row + 1] & ~card
    else:
        known[row] = known[row] & ~card


def doubt(known: vec[i64], row: i64) -> None:
    """An unseen card has left: of each kind one less is certain."""
    known[row] = known[row + 1]
    known[row + 1] = 0


def all_see_leave(state: GrassState, holder: i64, kind: i64) -> None:
    """A card was laid down openly."""
    if state.knowing:
        for knower in range(state.players + 1):
            forget(state.known, row_of(state, knower, holder), kind)


def all_see_move(state: GrassState, giver: i64, taker: i64, kind: i64) -> None:
    """A card went from hand to hand openly."""
    state.knowing = True
    for knower in range(state.players + 1):
        forget(state.known, row_of(state, knower, giver), kind)
        if knower != taker:
            learn(state.known, row_of(state, knower, taker), kind)


def show(state: GrassState, holder: i64, kind: i64, seats: i64) -> None:
    """Somebody let these seats, and with everybody a spectator, see that such a card is held."""
    state.knowing = True
    card = bit(kind)
    for knower in range(state.players + 1):
        if knower != holder and seats & bit(knower):
            row = row_of(state, knower, holder)
            state.known[row] = state.known[row] | card


def leave_unseen(state: GrassState, giver: i64, taker: i64, kind: i64) -> None:
    """A card left a hand face down; only the taker saw which. `arrive_unseen` is the other half, so
    that cards which change places at the same time all leave first."""
    if state.knowing:
        for knower in range(state.players + 1):
            if knower == taker:
                forget(state.known, row_of(state, knower, giver), kind)
            elif knower != giver:
                doubt(state.known, row_of(state, knower, giver))


def arrive_unseen(state: GrassState, giver: i64, taker: i64, kind: i64) -> None:
    """Only the giver knows what has come into that hand."""
    state.knowing = True
    learn(state.known, row_of(state, giver, taker), kind)
