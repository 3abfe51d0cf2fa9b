"""Whether a position could have come about: what was done before must agree with the rules."""

from mypy_extensions import i64

from stammtisch.base.bits import bit, count, first, numbers
from stammtisch.base.errors import Malformed
from stammtisch.games.double.cards import NAMES
from stammtisch.games.double.notation import write_position
from stammtisch.games.double.position import DoublePosition
from stammtisch.games.double.rules import LOT
from stammtisch.games.double.state import BIDDING, DEALING, DRAWING_LOTS, ENDED, NO_BID, PLAYING
from stammtisch.games.double.worlds import kinds_without


def check_past(position: DoublePosition) -> None:
    """All of what follows but the tricks, which are checked one by one as they are placed."""
    check_dealer(position)
    check_untouched(position)
    check_changes(position)
    check_contenders(position)
    check_end(position)
    check_leftovers(position)
    check_first_leader(position)
    check_voids(position)


def check_dealer(position: DoublePosition) -> None:
    """double:round:dealer-rotation: the deal moves left from who is agreed to deal first."""
    first_dealer = position.rules.first_dealer
    if first_dealer == LOT:
        return
    dealer = (first_dealer + position.round) % position.players
    if position.dealer != dealer:
        raise Malformed(
            f"seat {dealer} deals round {position.round + 1} (double:round:dealer-rotation)", "dealer"
        )


def check_untouched(position: DoublePosition) -> None:
    """double:round:phases: before the first deal nothing has happened, though a table may start with
    other points; before the lot (double:setup:first-dealer) not even that."""
    if position.phase != DRAWING_LOTS and (position.phase != DEALING or position.round):
        return
    given, fresh = write_position(position), write_position(DoublePosition(position.rules))
    free = ("phase",) if position.phase == DRAWING_LOTS else ("phase", "dealer", "points")
    for field in given:
        if field not in free and given[field] != fresh[field]:
            raise Malformed("nothing has happened before the first deal (double:round:phases)", field)


def check_changes(position: DoublePosition) -> None:
    """double:score:nonnegative: before the last settlement, too, nobody owned less than nothing."""
    settled = position.round or position.phase == ENDED
    for seat in range(position.players):
        change = position.changes[seat]
        if change and not settled:
            raise Malformed("nothing is settled in round 1 (double:round:phases)", f"changes[{seat}]")
        if change > position.points[seat]:
            raise Malformed(
                f"{change} is more than the points there are now (double:score:nonnegative)",
                f"changes[{seat}]",
            )


def check_contenders(position: DoublePosition) -> None:
    """double:opt:tie: all can win, in the extra round those who were level at the top before it."""
    everybody = first(position.players)
    contenders = position.contenders
    if position.round < len(position.rules.schedule):
        if contenders != everybody:
            raise Malformed("all seats can win before an extra round (double:opt:tie)", "contenders")
    elif count(contenders) < 2:
        raise Malformed("an extra round needs a tie (double:opt:tie)", "contenders")
    elif position.phase != ENDED and contenders != position.leaders_among(everybody):
        leading = numbers(position.leaders_among(everybody))
        raise Malformed(f"at the top there are seats {leading} (double:opt:tie)", "contenders")


def check_end(position: DoublePosition) -> None:
    """double:round:count: the game ends after its last round, double:opt:tie: but not with a tie that
    calls for an extra round."""
    rounds = len(position.rules.schedule)
    if position.phase != ENDED or position.round >= rounds:
        return
    if position.round + 1 < rounds:
        raise Malformed(f"the game has {rounds} rounds (double:round:count)", "round")
    if position.needs_extra_round():
        raise Malformed("a tie at the top calls for an extra round (double:opt:tie)", "phase")


def check_leftovers(position: DoublePosition) -> None:
    """What still lies there from the round just settled is as that round allowed.

    double:bid:mandatory: everybody predicted, double:bid:range: no more than there were tricks,
    double:round:schedule: and all tricks were won. Each may be left out.
    """
    if position.phase not in (DEALING, ENDED):
        return
    cards = cards_settled(position)
    if 0 < count(position.without_bid()) < position.players:
        raise Malformed("everybody predicted in the round settled (double:bid:mandatory)", "bids")
    for seat in range(position.players):
        bid = position.bids[seat]
        if bid != NO_BID and bid > cards:
            raise Malformed(f"the round settled had {cards} cards (double:bid:range)", f"bids[{seat}]")
    if sum(position.tricks) not in (0, cards):
        raise Malformed(f"the round settled had {cards} tricks (double:round:schedule)", "tricks")


def cards_settled(position: DoublePosition) -> i64:
    """How many cards everybody had in the round before the next deal or the end."""
    if position.phase == ENDED:
        return position.cards
    return position.rules.schedule[position.round - 1] if position.round else 0


def check_first_leader(position: DoublePosition) -> None:
    """double:play:lead-first: the starter led the first trick, which is listed only if all are."""
    if not position.past or position.past < sum(position.tricks):
        return
    starter = position.dealer if position.phase == DEALING else position.left_of(position.dealer)
    if position.leaders[0] != starter:
        raise Malformed(f"seat {starter} led the first trick (double:play:lead-first)", "earlier_leaders[0]")


def check_revoke(position: DoublePosition, leader: i64, motifs: list[int], field: str) -> None:
    """double:play:follow: nobody plays a card, whichever half of it, that shows a suit they did not
    follow in this trick or one before (double:info:void-inference)."""
    pairing = position.rules.pairing
    for place in range(len(motifs)):
        seat = (leader + place) % position.players
        if not kinds_without(position.voids[seat], pairing) & bit(pairing.kind_of[motifs[place]]):
            raise Malformed(
                f"{NAMES[motifs[place]]} is of {pairing.card_with(motifs[place])}, "
                f"and seat {seat} did not follow such a suit (double:play:follow)",
                field,
            )


def check_voids(position: DoublePosition) -> None:
    """double:info:void-inference: nobody has shown anything before a card is played."""
    played = position.in_trick or sum(position.tricks)
    if position.phase not in (BIDDING, PLAYING) or played:
        return
    for seat in range(position.players):
        if position.voids[seat]:
            raise Malformed("no card is played yet (double:info:void-inference)", f"voids[{seat}]")
