"""A position set up from plain data: every field checked, every problem named with its field."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import i64

from stammtisch.base.bits import Dice, bit, count, first, lowest
from stammtisch.base.errors import Malformed, within
from stammtisch.base.reading import for_every_seat, in_range, seat_set
from stammtisch.games.double.cards import SUITS, motif_named
from stammtisch.games.double.notation import PositionData
from stammtisch.games.double.options import Options, check_options
from stammtisch.games.double.placement_checks import check_past, check_revoke
from stammtisch.games.double.position import DoublePosition, biddable, unhooked
from stammtisch.games.double.rules import LOT, Rules
from stammtisch.games.double.scoring import EXTRA_ROUND, START_POINTS
from stammtisch.games.double.shown import PHASES
from stammtisch.games.double.state import BIDDING, ENDED, MOST_CARDS, NO_BID, PLAYING
from stammtisch.games.double.view import View
from stammtisch.games.double.worlds import kinds_without
from stammtisch.games.position import CHANCE, OVER

MOST_POINTS: Final = 1_000_000
LEFT_OUT: Final[Mapping[str, Any]] = {
    "hands": (),
    "bids": None,
    "tricks": 0,
    "points": START_POINTS,
    "kept": 0,
    "changes": 0,
    "voids": "",
}
"""What is meant for every seat where a field is left out."""


def place(data: PositionData, options: Options) -> DoublePosition:
    """The position that `data` describes under these options."""
    players = len(data.points) or len(data.hands)
    if not players:
        raise Malformed("give the hands or the points of all seats", "hands")
    check_options(options, players)
    rules = Rules(players, options)
    data = for_every_seat(data, LEFT_OUT, players)
    check_round(data, rules)
    check_numbers(data, rules)
    check_cards(data, rules)
    check_table(data, rules)
    position = set_up(data, rules)
    check_tricks(position, data)
    check_bids(position)
    check_copies(position, data)
    check_hands(position)
    check_past(position)
    return position


def set_up(data: PositionData, rules: Rules) -> DoublePosition:
    """The position that `data` describes, every value taken as it is. Hands may lack cards that nobody
    knows."""
    position = DoublePosition(rules)
    pairing = rules.pairing
    position.phase = PHASES.index(data.phase)
    position.round = data.round - 1
    position.cards = rules.schedule[position.round] if position.round < len(rules.schedule) else 1
    position.dealer = LOT if data.dealer is None else data.dealer
    position.contenders = sum([int(bit(seat)) for seat in data.contenders]) or first(rules.players)
    if data.turn_up is not None:
        position.turn_up = pairing.kind_named(data.turn_up)
        position.trump = pairing.trump[position.turn_up]
    for leader, plays in zip(data.earlier_leaders, data.earlier, strict=True):
        position.replay_trick(leader, [motif_named(name) for name in plays])
    points, kept, changes = position.points, position.kept, position.changes
    tricks, bids, voids = position.tricks, position.bids, position.voids
    for seat, bid in enumerate(data.bids):
        points[seat] = data.points[seat]
        kept[seat] = data.kept[seat]
        changes[seat] = data.changes[seat]
        tricks[seat] = data.tricks[seat]
        bids[seat] = NO_BID if bid is None else bid
        for suit in data.voids[seat]:
            voids[seat] |= bit(SUITS.index(suit))
        for card in data.hands[seat]:
            position.give(seat, pairing.kind_named(card))
    set_actor(position, data)
    return position


def set_actor(position: DoublePosition, data: PositionData) -> None:
    """double:bid:order: predictions run clockwise from the starter, double:trick:winner-leads: and each trick
    is led by the winner of the one before, who need not be told."""
    starter = position.left_of(position.dealer)
    if position.phase == PLAYING:
        leader = data.leader
        if leader is None:
            leader = position.best_seat if data.earlier else starter
        position.replay_trick(leader, [motif_named(name) for name in data.trick])
    elif position.phase == BIDDING:
        missing = position.without_bid()
        position.to_bid = count(missing)
        position.actor = starter
        while missing and not missing & bit(position.actor):
            position.actor = position.left_of(position.actor)
    else:
        position.actor = OVER if position.phase == ENDED else CHANCE


def imagine(seen: View, dice: Dice) -> DoublePosition:
    """One of the positions that look like this view, each equally likely."""
    position = set_up(data_in(seen), Rules(seen.players, seen.options))
    position.redeal(seen.seat, dice)
    return position


def data_in(seen: View) -> PositionData:
    """What a view tells; a prediction that is locked but hidden is any, and a hidden hand is empty."""
    return PositionData(
        phase=seen.phase,
        round=seen.round,
        dealer=None if seen.phase == "lot" else seen.dealer,
        turn_up=seen.turn_up,
        hands=[hand or () for hand in seen.hands],
        bids=[
            0 if bid is None and locked else bid for bid, locked in zip(seen.bids, seen.locked, strict=True)
        ],
        tricks=seen.tricks,
        points=seen.points,
        kept=seen.kept,
        changes=seen.changes,
        leader=seen.trick.leader if seen.phase == "play" else None,
        trick=seen.trick.plays,
        earlier=[trick.plays for trick in seen.seen],
        earlier_leaders=[trick.leader for trick in seen.seen],
        voids=seen.voids,
        contenders=seen.contenders,
    )


def check_round(data: PositionData, rules: Rules) -> None:
    """double:round:schedule: the round says how many cards everybody has."""
    in_range(data.round, 1, len(rules.schedule) + (rules.tie == EXTRA_ROUND), "round")
    if data.phase == "lot":
        if rules.first_dealer != LOT:
            raise Malformed(f"no lot is drawn: seat {rules.first_dealer} deals first", "phase")
        if data.dealer is not None:
            raise Malformed("the lot chooses the dealer (double:setup:first-dealer)", "dealer")
    elif data.dealer is None:
        raise Malformed("missing: the seat that deals or dealt this round", "dealer")
    else:
        in_range(data.dealer, 0, rules.players - 1, "dealer")
    seat_set(data.contenders, rules.players, "contenders")


def check_numbers(data: PositionData, rules: Rules) -> None:
    """double:score:nonnegative: nobody owns less than nothing."""
    settled = data.round if data.phase == "over" else data.round - 1
    for field, low, high in (
        ("points", 0, MOST_POINTS),
        ("kept", 0, settled),
        ("changes", -10, 10),
        ("tricks", 0, MOST_CARDS),
        ("bids", 0, MOST_CARDS),
    ):
        for seat, value in enumerate(getattr(data, field)):
            if value is not None:
                in_range(value, low, high, f"{field}[{seat}]")
    in_range(sum(data.tricks), 0, 0 if data.phase == "bid" else MOST_CARDS, "tricks")


def check_cards(data: PositionData, rules: Rules) -> None:
    """double:mat:cards-54: every card is one of the pack, and none is held more often than there are sets."""
    dealt = data.phase in ("bid", "play")
    if data.turn_up is not None:
        card(rules, data.turn_up, "turn_up")
    elif dealt or data.earlier:
        raise Malformed("missing: the card that shows trump", "turn_up")
    for seat, hand in enumerate(data.hands):
        if hand and not dealt:
            raise Malformed(f"nobody holds cards in phase {data.phase}", f"hands[{seat}]")
        held = Counter(card(rules, text, f"hands[{seat}]") for text in hand)
        for kind, copies in held.items():
            within_copies(rules, kind, copies, f"hands[{seat}]")


def card(rules: Rules, text: str, field: str) -> int:
    with within(field):
        return rules.pairing.kind_named(text)


def check_table(data: PositionData, rules: Rules) -> None:
    """The tricks listed are whole, and the last ones of those won: all of them, unless the position was first
    set up without."""
    if len(data.earlier) != len(data.earlier_leaders):
        raise Malformed(f"needs one leader for each of {len(data.earlier)} tricks", "earlier_leaders")
    if len(data.earlier) > sum(data.tricks):
        raise Malformed(f"{sum(data.tricks)} tricks are won, {len(data.earlier)} listed", "earlier")
    for place, (leader, plays) in enumerate(zip(data.earlier_leaders, data.earlier, strict=True)):
        in_range(leader, 0, rules.players - 1, f"earlier_leaders[{place}]")
        if len(plays) != rules.players:
            raise Malformed(f"a trick has {rules.players} motifs", f"earlier[{place}]")
        check_motifs(plays, f"earlier[{place}]")
    for seat, suits in enumerate(data.voids):
        if not set(suits) <= set(SUITS):
            raise Malformed(f"{suits!r} is not made of {SUITS}", f"voids[{seat}]")
    if data.trick and data.phase != "play":
        raise Malformed(f"no trick lies on the table in phase {data.phase}", "trick")
    if len(data.trick) >= rules.players:
        raise Malformed("a complete trick is already taken; put it into earlier", "trick")
    check_motifs(data.trick, "trick")
    if data.leader is not None:
        in_range(data.leader, 0, rules.players - 1, "leader")
    elif data.phase == "play" and any(data.tricks) and not data.earlier:
        raise Malformed("missing: who leads this trick", "leader")


def check_motifs(plays: Sequence[str], field: str) -> None:
    with within(field):
        for text in plays:
            motif_named(text)


def check_tricks(position: DoublePosition, data: PositionData) -> None:
    """The tricks once more, one by one. double:trick:winner-leads: each is led by the winner of the one
    before; what a seat has shown forbids what it plays later."""
    again = DoublePosition(position.rules)
    again.trump = position.trump
    won = [0] * int(position.players)
    for place, (leader, plays) in enumerate(zip(data.earlier_leaders, data.earlier, strict=True)):
        if place and leader != again.best_seat:
            raise Malformed(
                f"seat {again.best_seat} won the trick before (double:trick:winner-leads)",
                f"earlier_leaders[{place}]",
            )
        replay(again, leader, plays, f"earlier[{place}]")
        won[again.best_seat] += 1
    if any(listed > tricks for listed, tricks in zip(won, position.tricks, strict=True)):
        raise Malformed(f"the listed tricks were won {won}", "tricks")
    if position.phase == PLAYING:
        check_current(position, data, again)


def check_current(position: DoublePosition, data: PositionData, again: DoublePosition) -> None:
    """double:play:lead-first: the starter leads the first trick, the winner of the last one any other."""
    done, leader = sum(position.tricks), position.leader()
    starter = position.left_of(position.dealer)
    if not done and leader != starter:
        raise Malformed(f"seat {starter} leads the first trick (double:play:lead-first)", "leader")
    if data.earlier and leader != again.best_seat:
        raise Malformed(f"seat {again.best_seat} won the trick before", "leader")
    if done >= position.cards:
        raise Malformed(f"a round of {position.cards} cards has no trick after {done}", "tricks")
    replay(again, leader, data.trick, "trick")


def replay(again: DoublePosition, leader: i64, plays: Sequence[str], field: str) -> None:
    motifs = [motif_named(text) for text in plays]
    again.replay_trick(leader, motifs)
    check_revoke(again, leader, motifs, field)


def check_bids(position: DoublePosition) -> None:
    """double:bid:order: predictions so far run clockwise from the starter."""
    if position.phase not in (BIDDING, PLAYING):
        return
    for seat in range(position.players):
        bid, points = position.bids[seat], position.points[seat]
        if bid != NO_BID and not biddable(position.cards, points, position.rules.credit) & bit(bid):
            raise Malformed(
                f"{bid} is more than {position.cards} cards and {points} points allow", f"bids[{seat}]"
            )
    missing = position.without_bid()
    if position.phase == PLAYING:
        if missing:
            raise Malformed("everybody predicts before the first card", f"bids[{lowest(missing)}]")
        check_hook(position)
        return
    if not missing:
        raise Malformed("all have predicted, so the phase is play", "bids")
    run = (position.actor - position.left_of(position.dealer)) % position.players
    if run != position.players - count(missing) and not position.rules.secret_bids:
        raise Malformed(f"seat {position.actor} predicts before those after it (double:bid:order)", "bids")


def check_hook(position: DoublePosition) -> None:
    """double:opt:bid_total: the dealer predicted last, and may not have made the sum fit."""
    dealer = position.dealer
    bid = position.bids[dealer]
    open_to_dealer = biddable(position.cards, position.points[dealer], position.rules.credit)
    allowed = unhooked(open_to_dealer, position.cards, position.total_bid() - bid)
    if position.rules.hook and not allowed & bit(bid):
        raise Malformed(f"{bid} makes the sum fit (double:opt:bid_total)", f"bids[{dealer}]")


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
            within_copies(position.rules, kind, seen[kind], f"hands[{seat}]")
    for kind, copies in seen.items():
        within_copies(position.rules, kind, copies, "trick")


def within_copies(rules: Rules, kind: int, copies: int, field: str) -> None:
    sets = rules.options.sets
    if copies > sets:
        name = rules.pairing.name(kind)
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
