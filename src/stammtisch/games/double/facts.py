"""What happened, told to whoever listens."""

from stammtisch.base.bits import numbers
from stammtisch.games.double.cards import NAMES, NO_SUIT, SUITS
from stammtisch.games.double.scoring import bank
from stammtisch.games.double.state import DoubleState
from stammtisch.games.position import Journal


def tell_deal(state: DoubleState, journal: Journal) -> None:
    """double:info:turnup-public: the card turned up is for all to see, the hands are not."""
    number = int(state.round) + 1
    journal.note(
        "round-dealt",
        {
            "round": number,
            "rounds": max(number, len(state.rules.schedule)),
            "cards": int(state.cards),
            "seat": int(state.dealer),
            "card": state.rules.pairing.name(state.turn_up),
            "trump": "none" if state.trump == NO_SUIT else SUITS[state.trump],
        },
    )


def tell_bid(state: DoubleState, seat: int, journal: Journal) -> None:
    """double:bid:public: a prediction is open, unless all are secret until the last is made."""
    if not state.rules.secret_bids:
        journal.note("bid-made", {"seat": seat, "bid": int(state.bids[seat])})
        return
    journal.note("bid-locked", {"seat": seat})
    if not state.to_bid:
        journal.note("bids-revealed", {})
        for other in range(state.players):
            journal.note("bid-made", {"seat": int(other), "bid": int(state.bids[other])})


def tell_play(state: DoubleState, seat: int, motif: int, journal: Journal) -> None:
    card = state.rules.pairing.card_with(motif)
    journal.note("card-played", {"seat": seat, "motif": NAMES[motif], "card": card})


def tell_trick(state: DoubleState, journal: Journal) -> None:
    """Who took the trick just completed, and with what."""
    winner = int(state.best_seat)
    place = (winner - int(state.leaders[state.past])) % int(state.players)
    motif = state.played[state.plays - state.players + place]
    journal.note("trick-taken", {"seat": winner, "motif": NAMES[motif]})


def tell_settlement(state: DoubleState, journal: Journal) -> None:
    """Everybody's result; of a counted bank also what it could not pay (double:opt:bank)."""
    for seat in range(state.players):
        journal.note(
            "seat-settled",
            {
                "seat": int(seat),
                "bid": int(state.bids[seat]),
                "tricks": int(state.tricks[seat]),
                "change": int(state.changes[seat]),
                "points": int(state.points[seat]),
                "kept": "yes" if state.bids[seat] == state.tricks[seat] else "no",
            },
        )
    missing = -int(bank(state.points))
    if missing > 0 and state.rules.options.bank == "finite_iou":
        journal.note("bank-short", {"missing": missing})


def tell_end(state: DoubleState, winners: int, journal: Journal) -> None:
    seats = numbers(winners)
    points = int(state.points[seats[0]])
    journal.note("game-ended", {"seats": seats, "count": len(seats), "points": points})
