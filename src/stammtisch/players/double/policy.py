"""A sensible act for whoever is to act, from the own hand and what lies open.

It is as released first, `rule-1`, a yardstick: what is new goes into new files.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import bit, lowest
from stammtisch.games.double.cards import FOOL, MOTIFS, NO_SUIT, POPE, STRENGTH, suit_of
from stammtisch.games.double.state import DoubleState

LED_WINS: Final = vec[float]([0.0, 0.0, 0.01, 0.02, 0.03, 0.06, 0.1, 0.13, 0.21, 0.28, 0.38, 0.51, 0.67])
"""How often a plain motif of each rank, 2 to A, wins when led at a table of four."""
TRUMP_GAIN: Final = 0.3
FOLLOWED_AWAY: Final = 0.75
"""How much of a strong half is left once its owner may have to follow with the other one."""
CROWD: Final = vec[float]([1.0, 1.0, 1.414, 1.155, 1.0, 0.894, 0.816, 0.756, 0.707, 0.667, 0.632])
"""By the number of players: the square root of 4 / n."""


def wins(motif: i64, trump: i64) -> float:
    """The chance that a motif takes a trick."""
    if motif == FOOL:
        return 0.98
    if motif == POPE:
        return 0.93
    plain = LED_WINS[motif >> 2]
    if suit_of(motif) == trump:
        return min(plain + TRUMP_GAIN, 0.9)
    return plain


WINS: Final = vec[float]([wins(motif, trump) for trump in range(NO_SUIT + 1) for motif in range(MOTIFS)])
"""All of `wins`, at index trump * MOTIFS + motif."""


def card_wins(better: float, worse: float, players: i64) -> float:
    """The chance that a card takes a trick, by its better half."""
    chance = better if better > 0.9 else max(better * FOLLOWED_AWAY, worse)
    return min(chance * CROWD[players], 0.98)


def best_bid(state: DoubleState, seat: i64, bids: i64) -> i64:
    """The prediction worth most."""
    chances = trick_chances(state, state.held[seat], state.twice[seat])
    best: i64 = lowest(bids)
    most = -100.0
    while bids:
        bid = lowest(bids)
        bids &= bids - 1
        worth = bid_worth(chances, bid, state.rules.zero_bonus)
        if worth > most:
            most = worth
            best = bid
    return best


def bid_worth(chances: vec[float], bid: i64, zero_bonus: i64) -> float:
    """p(5 + 2b) - b, with p the chance to take exactly b tricks."""
    if bid > 0:
        return chances[bid] * (5.0 + 2.0 * float(bid)) - float(bid)
    return chances[0] * float(zero_bonus)


def trick_chances(state: DoubleState, held: i64, twice: i64) -> vec[float]:
    """The chance of each number of tricks with a hand, before it is played."""
    chances = vec[float]([0.0] * 8)
    chances[0] = 1.0
    if state.rules.blind_one and state.cards == 1:
        # Nobody has seen the own card: all are as likely to hold the best one.
        chances[1] = 1.0 / float(state.players)
        chances[0] = 1.0 - chances[1]
        return chances
    taken: i64 = 0
    partner = state.rules.pairing.partner
    row = state.trump * MOTIFS
    for copy in range(2):
        motifs = held if copy == 0 else twice
        while motifs:
            one = lowest(motifs)
            other: i64 = partner[one]
            motifs &= ~(bit(one) | bit(other))
            first_half = WINS[row + one]
            second_half = WINS[row + other]
            p = card_wins(max(first_half, second_half), min(first_half, second_half), state.players)
            taken += 1
            for tricks in range(taken, 0, -1):
                chances[tricks] = chances[tricks] * (1.0 - p) + chances[tricks - 1] * p
            chances[0] = chances[0] * (1.0 - p)
    return chances


def best_play(state: DoubleState, seat: i64, motifs: i64) -> i64:
    """The play that serves the prediction best as the trick on the table stands."""
    wants = state.bids[seat] > state.tricks[seat]
    return best_motif(state, motifs, wants, state.in_trick, state.strengths, state.best)


def best_motif(
    state: DoubleState, motifs: i64, wants: bool, in_trick: i64, strengths: i64, to_beat: i64
) -> i64:
    """Take the trick while tricks are wanted, stay below it otherwise; part with what hurts most."""
    last = in_trick == state.players - 1
    leads = in_trick == 0
    partner = state.rules.pairing.partner
    row = state.trump * MOTIFS
    best: i64 = lowest(motifs)
    most = -1000.0
    while motifs:
        motif = lowest(motifs)
        motifs &= motifs - 1
        alone = WINS[row + motif]
        other: i64 = partner[motif]
        danger = max(alone, WINS[row + other])
        if leads:
            worth = alone if wants else 0.1 * danger - alone
        else:
            strength: i64 = STRENGTH[strengths + motif]
            takes = strength + state.rules.later_edge > to_beat
            if takes == wants:
                worth = 100.0 + takes_well(strength, last, danger, wants)
            elif wants:
                worth = -danger
            else:
                worth = danger if last else -float(strength)
        if worth > most:
            most = worth
            best = motif
    return best


def takes_well(strength: i64, last: bool, danger: float, wants: bool) -> float:
    """Among motifs that do what is wanted: win with the least when last, else with the most; duck with
    the most dangerous card."""
    if not wants:
        return danger
    return -float(strength) if last else float(strength)
