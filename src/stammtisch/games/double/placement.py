"""A position set up from plain data: every field checked, every problem named with its field."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from stammtisch.base.bits import bit, first
from stammtisch.base.errors import Malformed
from stammtisch.base.reading import in_range, per_seat, seat_set
from stammtisch.games.double.cards import SUITS, motif_named
from stammtisch.games.double.notation import PositionData
from stammtisch.games.double.options import Options, check_options
from stammtisch.games.double.placement_checks import check_past, check_revoke
from stammtisch.games.double.position import DoublePosition, biddable, unhooked
from stammtisch.games.double.rules import LOT, Rules
from stammtisch.games.double.scoring import EXTRA_ROUND, START_POINTS
from stammtisch.games.double.shown import PHASES
from stammtisch.games.double.state import BIDDING, DEALING, DRAWING_LOTS, ENDED, MOST_CARDS, NO_BID, PLAYING
from stammtisch.games.double.worlds import kinds_without
from stammtisch.games.position import CHANCE, OVER

MOST_POINTS: Final = 1_000_000


def place(data: PositionData, options: Options) -> DoublePosition:
    """The position that `data` describes under these options."""
    players = len(data.points) or len(data.hands)
    if not players:
        raise Malformed("give the hands or the points of all seats", "hands")
    check_options(options, players)
    position = DoublePosition(Rules(players, options))
    position.phase = PHASES.index(data.phase)
    place_round(position, data)
    place_money(position, data)
    place_cards(position, data)
    place_tricks(position, data)
    if position.phase == ENDED:
        position.actor = OVER
    elif position.phase in (DRAWING_LOTS, DEALING):
        position.actor = CHANCE
    place_bids(position, data)
    check_copies(position, data)
    check_hands(position)
    check_past(position)
    return position


def place_round(position: DoublePosition, data: PositionData) -> None:
    """double:round:schedule: the round says how many cards everybody has."""
    rules = position.rules
    rounds = len(rules.schedule)
    extra = rules.tie == EXTRA_ROUND
    position.round = in_range(data.round, 1, rounds + extra, "round") - 1
    position.cards = rules.schedule[position.round] if position.round < rounds else 1
    if position.phase == DRAWING_LOTS:
        if rules.first_dealer != LOT:
            raise Malformed(f"no lot is drawn: seat {rules.first_dealer} deals first", "phase")
        if data.dealer is not None:
            raise Malformed("the lot chooses the dealer (double:setup:first-dealer)", "dealer")
        position.dealer = LOT
    elif data.dealer is None:
        raise Malformed("missing: the seat that deals or dealt this round", "dealer")
    else:
        position.dealer = in_range(data.dealer, 0, position.players - 1, "dealer")
    position.contenders = seat_set(data.contenders, position.players, "contenders") or first(position.players)


def place_money(position: DoublePosition, data: PositionData) -> None:
    """double:score:nonnegative: nobody owns less than nothing."""
    n = position.players
    for seat, points in enumerate(per_seat(data.points, START_POINTS, n, "points")):
        position.points[seat] = in_range(points, 0, MOST_POINTS, f"points[{seat}]")
    settled = position.round + 1 if position.phase == ENDED else position.round
    for seat, kept in enumerate(per_seat(data.kept, 0, n, "kept")):
        position.kept[seat] = in_range(kept, 0, settled, f"kept[{seat}]")
    for seat, change in enumerate(per_seat(data.changes, 0, n, "changes")):
        position.changes[seat] = in_range(change, -10, 10, f"changes[{seat}]")


def place_cards(position: DoublePosition, data: PositionData) -> None:
    pairing = position.rules.pairing
    dealt = position.phase in (BIDDING, PLAYING)
    if data.turn_up is not None:
        position.turn_up = card(position, data.turn_up, "turn_up")
        position.trump = pairing.trump[position.turn_up]
    elif dealt:
        raise Malformed("missing: the card that shows trump", "turn_up")
    for seat, hand in enumerate(per_seat(data.hands, [], position.players, "hands")):
        if hand and not dealt:
            raise Malformed(f"nobody holds cards in phase {data.phase}", f"hands[{seat}]")
        held = Counter(card(position, text, f"hands[{seat}]") for text in hand)
        for kind, copies in held.items():
            within_copies(position, kind, copies, f"hands[{seat}]")
            for copy in range(copies):
                position.give(seat, kind)


def card(position: DoublePosition, text: str, field: str) -> int:
    try:
        return position.rules.pairing.kind_named(text)
    except Malformed as problem:
        raise problem.within(field) from None


def place_tricks(position: DoublePosition, data: PositionData) -> None:
    """double:trick:winner-leads: each trick is led by the winner of the one before."""
    n = position.players
    for seat, tricks in enumerate(per_seat(data.tricks, 0, n, "tricks")):
        position.tricks[seat] = in_range(tricks, 0, MOST_CARDS, f"tricks[{seat}]")
    most = 0 if position.phase == BIDDING else MOST_CARDS
    in_range(sum(position.tricks), 0, most, "tricks")
    place_earlier(position, data)
    if position.phase == PLAYING:
        place_current(position, data)
    elif data.trick:
        raise Malformed(f"no trick lies on the table in phase {data.phase}", "trick")
    place_voids(position, data)


def place_voids(position: DoublePosition, data: PositionData) -> None:
    """Suits shown in tricks that are not listed join those that the listed tricks have shown."""
    for seat, suits in enumerate(per_seat(data.voids, "", position.players, "voids")):
        if not set(suits) <= set(SUITS):
            raise Malformed(f"{suits!r} is not made of {SUITS}", f"voids[{seat}]")
        position.voids[seat] |= sum(bit(SUITS.index(suit)) for suit in set(suits))


def place_earlier(position: DoublePosition, data: PositionData) -> None:
    """The last tricks of those won: all of them, unless the position was first set up without."""
    if len(data.earlier) != len(data.earlier_leaders):
        raise Malformed(f"needs one leader for each of {len(data.earlier)} tricks", "earlier_leaders")
    if not data.earlier:
        return
    if data.turn_up is None:
        raise Malformed("missing: the card that showed trump", "turn_up")
    if len(data.earlier) > sum(data.tricks):
        raise Malformed(f"{sum(data.tricks)} tricks are won, {len(data.earlier)} listed", "earlier")
    won = [0] * int(position.players)
    for place, (leader, plays) in enumerate(zip(data.earlier_leaders, data.earlier, strict=True)):
        in_range(leader, 0, position.players - 1, f"earlier_leaders[{place}]")
        if len(plays) != position.players:
            raise Malformed(f"a trick has {position.players} motifs", f"earlier[{place}]")
        if place and leader != position.best_seat:
            raise Malformed(
                f"seat {position.best_seat} won the trick before (double:trick:winner-leads)",
                f"earlier_leaders[{place}]",
            )
        place_trick(position, leader, plays, f"earlier[{place}]")
        won[position.best_seat] += 1
    if any(listed > tricks for listed, tricks in zip(won, data.tricks, strict=True)):
        raise Malformed(f"the listed tricks were won {won}", "tricks")


def place_current(position: DoublePosition, data: PositionData) -> None:
    done = sum(position.tricks)
    starter = position.left_of(position.dealer)
    leader = data.leader
    if leader is None:
        leader = starter if not done else position.best_seat if data.earlier else None
    if leader is None:
        raise Malformed("missing: who leads this trick", "leader")
    in_range(leader, 0, position.players - 1, "leader")
    if not done and leader != starter:
        raise Malformed(f"seat {starter} leads the first trick (double:play:lead-first)", "leader")
    if data.earlier and leader != position.best_seat:
        raise Malformed(f"seat {position.best_seat} won the trick before", "leader")
    if done >= position.cards:
        raise Malformed(f"a round of {position.cards} cards has no trick after {done}", "tricks")
    if len(data.trick) >= position.players:
        raise Malformed("a complete trick is already taken; put it into earlier", "trick")
    place_trick(position, leader, data.trick, "trick")


def place_trick(position: DoublePosition, leader: i64, plays: Sequence[str], field: str) -> None:
    played = motifs(plays, field)
    position.replay_trick(leader, played)
    check_revoke(position, leader, played, field)


def motifs(plays: Sequence[str], field: str) -> list[int]:
    try:
        return [motif_named(text) for text in plays]
    except Malformed as problem:
        raise problem.within(field) from None


def place_bids(position: DoublePosition, data: PositionData) -> None:
    """double:bid:order: predictions so far run clockwise from the starter."""
    n = position.players
    for seat, bid in enumerate(per_seat(data.bids, None, n, "bids")):
        if bid is None:
            position.bids[seat] = NO_BID
            continue
        in_range(bid, 0, MOST_CARDS, f"bids[{seat}]")
        position.bids[seat] = bid
        if position.phase in (BIDDING, PLAYING):
            points = position.points[seat]
            if not biddable(position.cards, points, position.rules.credit) & bit(bid):
                raise Malformed(
                    f"{bid} is more than {position.cards} cards and {points} points allow",
                    f"bids[{seat}]",
                )
    missing = [seat for seat in range(n) if position.bids[seat] == NO_BID]
    position.to_bid = len(missing) if position.phase == BIDDING else 0
    if position.phase == PLAYING:
        if missing:
            raise Malformed("everybody predicts before the first card", f"bids[{missing[0]}]")
        check_hook(position)
    if position.phase == BIDDING:
        if not missing:
            raise Malformed("all have predicted, so the phase is play", "bids")
        position.actor = next_to_bid(position)


def check_hook(position: DoublePosition) -> None:
    """double:opt:bid_total: the dealer predicted last, and may not have made the sum fit."""
    dealer = position.dealer
    bid = position.bids[dealer]
    open_to_dealer = biddable(position.cards, position.points[dealer], position.rules.credit)
    allowed = unhooked(open_to_dealer, position.cards, position.total_bid() - bid)
    if position.rules.hook and not allowed & bit(bid):
        raise Malformed(f"{bid} makes the sum fit (double:opt:bid_total)", f"bids[{dealer}]")


def next_to_bid(position: DoublePosition) -> i64:
    seat = position.left_of(position.dealer)
    while position.bids[seat] != NO_BID:
        seat = position.left_of(seat)
    made = int(position.players - position.to_bid)
    run = (seat - position.left_of(position.dealer)) % position.players
    if run != made and not position.rules.secret_bids:
        raise Malformed(f"seat {seat} predicts before those after it (double:bid:order)", "bids")
    return seat


def check_copies(position: DoublePosition, data: PositionData) -> None:
    """double:mat:cards-54: no kind more often than there are sets."""
    pairing = position.rules.pairing
    seen: Counter[int] = Counter()
    if data.turn_up is not None:
        seen[int(position.turn_up)] += 1
    for play in range(position.plays):
        seen[pairing.kind_of[position.played[play]]] += 1
    for seat in range(position.players):
        seen.update(position.kinds_held(seat))
        for kind in position.kinds_held(seat):
            within_copies(position, kind, seen[kind], f"hands[{seat}]")
    for kind, copies in seen.items():
        within_copies(position, kind, copies, "trick")


def within_copies(position: DoublePosition, kind: int, copies: int, field: str) -> None:
    sets = position.rules.options.sets
    if copies > sets:
        name = position.rules.pairing.name(kind)
        raise Malformed(f"{name} is there {copies} times, the pack has {sets} (double:mat:cards-54)", field)


def check_hands(position: DoublePosition) -> None:
    if position.phase not in (BIDDING, PLAYING):
        return
    for seat in range(position.players):
        held, right = len(position.kinds_held(seat)), position.hand_size(seat)
        if held != right:
            raise Malformed(f"holds {held} cards where {right} belong", f"hands[{seat}]")
        fitting = kinds_without(position.voids[seat], position.rules.pairing)
        for kind in position.kinds_held(seat):
            if not fitting & bit(kind):
                raise Malformed(
                    f"holds {position.rules.pairing.name(kind)} but has shown to hold no such suit "
                    "(double:info:void-inference)",
                    f"hands[{seat}]",
                )
