"""A position set up from plain data: every field checked, every problem named with its field."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import bit, first
from stammtisch.base.errors import Malformed, within
from stammtisch.base.reading import convert, for_every_seat, in_range, seat_set, shortened
from stammtisch.games.gress.cards import KINDS, NAMES, card_named, entry_named
from stammtisch.games.gress.debts import MOST_LEFT, REASONS, owe
from stammtisch.games.gress.moment import FLAG, MASKS, MOST_EVENTS, NOBODY, RANGES, Moment
from stammtisch.games.gress.notation import KINDS_OF_PLAY, PHASES, DebtData, PlayData, PositionData
from stammtisch.games.gress.options import FEWEST, MOST, Options, check_options
from stammtisch.games.gress.placement_checks import check_moment, check_position, check_steps
from stammtisch.games.gress.plays import Gift, Play
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.gress.rules import LOT, Rules
from stammtisch.games.gress.settlement import find_actor, first_out
from stammtisch.games.gress.state import ACTIVE, DRAWING_LOTS, NO_MARKE, OWED, READYING, SETTLING

MOST_DEBTS: Final = 200
LEFT_OUT: Final[Mapping[str, Any]] = {
    **dict.fromkeys(("debts", "penalties", "emptied", "counted", "due_since"), 0),
    **dict.fromkeys(("votes", "steps"), ()),
    "marken": "-",
}
"""What is meant for every seat where a field is left out."""
UNSEEN: Final = "?"
"""A Marke that lies there, whichever card it is."""


def place(data: PositionData, options: Options) -> GressPosition:
    """The position that `data` describes under these options."""
    players = len(data.hands)
    if not FEWEST <= players <= MOST:
        raise Malformed(f"{players} can't play; {FEWEST} to {MOST} can (gress:2.1)", "hands")
    check_options(options, players)
    data = for_every_seat(data, LEFT_OUT, players)
    position = GressPosition(Rules(players, options))
    position.phase = PHASES.index(data.phase)
    position.now = moment(data.now, players, "now", is_open=position.phase >= ACTIVE)
    place_numbers(position, data)
    place_cards(position, data)
    place_debts(position, data)
    position.down = seat_set(data.down, players, "down")
    place_memory(position, data)
    work_out(position, data)
    check_position(position)
    find_actor(position)
    for seat, steps in enumerate(data.steps):
        if steps:
            position.steps[seat] = vec[i64](check_steps(position, seat, steps))
            position.begun |= bit(seat)
    return position


def work_out(position: GressPosition, data: PositionData) -> None:
    """What nobody need write down: the last event was the last play, and before a play things were as they
    are now; the winner of a game that is being settled is who has nothing left (gress:9.1)."""
    now = position.now
    if "last_event" not in data.now and position.plays:
        now.last_event = position.plays[-1].date
    if position.phase >= SETTLING and data.winner is None and not data.dead_end:
        position.winner = first_out(position)
    for place, played in enumerate(data.plays):
        if not played.before:
            before = position.plays[place].before
            before.turn, before.direction, before.throws = now.turn, now.direction, now.throws


def place_numbers(position: GressPosition, data: PositionData) -> None:
    n = int(position.players)
    if position.phase == DRAWING_LOTS:
        if position.rules.first_dealer != LOT or data.dealer is not None:
            raise Malformed("the lot chooses the dealer (gress:Q73)", "dealer")
    elif data.dealer is None and position.phase < ACTIVE:
        raise Malformed("missing: the seat that deals or dealt", "dealer")
    elif data.dealer is None:
        position.dealer = max(int(position.rules.first_dealer), 0)
    else:
        position.dealer = in_range(data.dealer, 0, n - 1, "dealer")
        if position.rules.first_dealer not in (LOT, position.dealer):
            raise Malformed(f"seat {position.rules.first_dealer} deals", "dealer")
    position.deals = in_range(data.deals, 0, MOST_EVENTS, "deals")
    position.misdeals = in_range(data.misdeals, 0, MOST_EVENTS, "misdeals")
    position.shuffles = in_range(data.shuffles, 0, MOST_EVENTS, "shuffles")
    position.clock = in_range(latest(data, position.now), 0, MOST_EVENTS, "clock")
    if data.stopper is not None:
        position.stopper = in_range(data.stopper, 0, n - 1, "stopper")
    if data.winner is not None:
        position.winner = in_range(data.winner, 0, n - 1, "winner")
    position.dead_end = data.dead_end
    position.ready = seat_set(data.ready, n, "ready")
    if position.phase > READYING and not data.ready:
        position.ready = first(n)
    position.excluded = seat_set(data.excluded, n, "excluded")
    if data.people is not None:
        position.people = seat_set(data.people, n, "people")
    position.claims = seat_set(data.claims, n, "claims")
    position.tried = in_range(data.tried, 0, int(position.clock), "tried")
    for seat in range(n):
        in_range(data.penalties[seat], 0, MOST_EVENTS, f"penalties[{seat}]")
        for field in ("emptied", "counted", "due_since"):
            date = in_range(getattr(data, field)[seat], 0, int(position.clock), f"{field}[{seat}]")
            getattr(position, field)[seat] = date
        position.votes[seat] = seat_set(data.votes[seat], n, f"votes[{seat}]")


def latest(data: PositionData, now: Moment) -> int:
    """The clock; left out, it is the latest date of anything."""
    if data.clock is not None:
        return data.clock
    dates = [int(now.last_event), *(int(entry) >> 3 for entry in now.liable)]
    for owed in data.debts:
        if isinstance(owed, list):
            dates += [max(debt.origin, debt.play) for debt in owed]
    last = 0
    for played in data.plays:
        last = last + 1 if played.date is None else played.date
        dates.append(last)
    return max(*dates, *data.emptied, *data.counted, *data.due_since, 0)


def place_cards(position: GressPosition, data: PositionData) -> None:
    """gress:1.1: all cards are somewhere, and each only once."""
    left = Counter({kind: int(position.rules.sets) for kind in range(KINDS)})
    for seat, hand in enumerate(data.hands):
        for kind in cards(hand, f"hands[{seat}]"):
            use(left, kind, f"hands[{seat}]")
            position.gain(seat, kind)
    for seat, marke in enumerate(data.marken):
        if marke == "owed":
            position.marken[seat] = OWED
        elif marke == "-":
            position.marken[seat] = NO_MARKE
        elif marke != UNSEEN:
            kind = cards([marke], f"marken[{seat}]")[0]
            use(left, kind, f"marken[{seat}]")
            position.marken[seat] = kind
    for entry in entries(data.pile, "pile"):
        use(left, entry & 31, "pile")
        position.put(entry)
    for seat, marke in enumerate(data.marken):
        if marke == UNSEEN:
            position.marken[seat] = unseen(left, data.draw is None, f"marken[{seat}]")
    given = data.draw
    if position.phase < READYING:
        if given or left.total() != position.rules.pack:
            raise Malformed(f"all cards are still in the pack in phase {data.phase}", "draw")
        return
    drawn = sorted(left.elements()) if given is None else cards(given, "draw")
    for kind in drawn:
        use(left, kind, "draw")
    if left.total():
        missing = NAMES[next(left.elements())]
        raise Malformed(f"{missing} is nowhere, and {left.total() - 1} more (gress:1.1)", "draw")
    for place, kind in enumerate(reversed(drawn)):
        position.stock[place] = kind
    position.stock_size = len(drawn)


def unseen(left: Counter[int], may_choose: bool, field: str) -> int:
    """Some card for a Marke that nobody has looked at."""
    if not may_choose or not left.total():
        raise Malformed("no card is left for it that is not in the draw pile", field)
    kind = max(left.elements())
    left[kind] -= 1
    return kind


def use(left: Counter[int], kind: int, field: str) -> None:
    if not left[kind]:
        raise Malformed(f"{NAMES[kind]} is there more often than in the pack (gress:1.1)", field)
    left[kind] -= 1


def cards(texts: Sequence[str], field: str) -> list[int]:
    with within(field):
        return [card_named(text) for text in texts]


def entries(texts: Sequence[str], field: str) -> list[int]:
    with within(field):
        return [entry_named(text) for text in texts]


def place_debts(position: GressPosition, data: PositionData) -> None:
    """gress:4.13: the oldest first."""
    debts = [spelled_out(owed, f"debts[{seat}]") for seat, owed in enumerate(data.debts)]
    in_range(max(len(owed) for owed in debts), 0, MOST_DEBTS, "debts")
    for seat, owed in enumerate(debts):
        last = 0
        for place, debt in enumerate(owed):
            field = f"debts[{seat}][{place}]"
            in_range(debt.left, 1, MOST_LEFT, f"{field}.left")
            last = in_range(debt.origin, last, int(position.clock), f"{field}.origin")
            in_range(debt.play, 0, int(position.clock), f"{field}.play")
    owe_all(position, debts, data.penalties)


def owe_all(position: GressPosition, debts: Sequence[Sequence[DebtData]], penalties: Sequence[int]) -> None:
    """What everybody owes, and how many cards of penalty everybody was given so far."""
    for seat, owed in enumerate(debts):
        for debt in owed:
            owe(position, seat, debt.left, REASONS.index(debt.reason), debt.origin, debt.play, None)
        position.penalties[seat] = penalties[seat] if penalties else 0


def spelled_out(owed: list[DebtData] | int, field: str) -> list[DebtData]:
    """A debt that is told only as a number of cards."""
    if isinstance(owed, list):
        return owed
    return [DebtData(in_range(owed, 0, MOST_LEFT, field))] if owed else []


def moment(data: dict[str, Any], players: int, field: str, *, is_open: bool = True) -> Moment:
    """Whose turn it is, and every right and deadline. A flag may be true or false, and nobody is null.

    Left out, throws are allowed once the game is open (gress:4.6), unless it was halted (gress:4.15).
    """
    found = Moment()
    for name, value in data.items():
        where = f"{field}.{name}"
        if name == "liable":
            found.liable = vec[i64](liabilities(convert(value, list[int], where), players, where))
            continue
        if name not in RANGES:
            raise Malformed(f"{shortened(name)} is not one of {', '.join(RANGES)}, liable", field)
        low, high = RANGES[name]
        if name in MASKS:
            setattr(found, name, seat_set(convert(value, list[int], where), players, where))
        elif isinstance(value, bool) and (low, high) == FLAG:
            setattr(found, name, int(value))
        elif value is not None or low != NOBODY:
            most = min(high, players - 1) if high == MOST - 1 else high
            setattr(found, name, in_range(convert(value, int, where), low, most, where))
    if "throws" not in data and is_open:
        found.throws = int(found.halt_a < 0 and not found.restricted)
    check_moment(found, field)
    return found


def liabilities(value: list[int], players: int, field: str) -> list[int]:
    """Each vorletzte not said in time: eight times a date, plus the seat."""
    for place, entry in enumerate(value):
        in_range(entry, 0, MOST_EVENTS * 8, f"{field}[{place}]")
        in_range(entry & 7, 0, players - 1, f"{field}[{place}]")
    return value


def place_memory(position: GressPosition, data: PositionData) -> None:
    """What only an official table remembers."""
    n = int(position.players)
    for field in ("plays", "gifts", "got"):
        if getattr(data, field) and not position.rules.official:
            raise Malformed("a guided table has nothing to remember (gress:option:referee)", field)
    last = 0
    for place, played in enumerate(data.plays):
        field = f"plays[{place}]"
        date = last + 1 if played.date is None else played.date
        last = in_range(date, last + 1, int(position.clock), f"{field}.date")
        position.plays.append(play(played, date, n, field))
    for place, gift in enumerate(data.gifts):
        field = f"gifts[{place}]"
        in_range(gift.play, 0, int(position.clock), f"{field}.play")
        in_range(gift.giver, 0, n - 1, f"{field}.giver")
        in_range(gift.receiver, 0, n - 1, f"{field}.receiver")
        card = cards([gift.card], f"{field}.card")[0]
        position.gifts.append(Gift(gift.play, gift.giver, gift.receiver, card))
    position.got = received(data.got, n, "got")


def received(given: list[int], players: int, field: str) -> vec[i64]:
    for place, entry in enumerate(given):
        in_range(entry, 0, players * KINDS - 1, f"{field}[{place}]")
    return vec[i64](given)


def play(data: PlayData, date: int, players: int, field: str) -> Play:
    if not data.cards:
        raise Malformed("somebody laid no card", f"{field}.cards")
    laid = vec[i64](cards(data.cards, f"{field}.cards"))
    seat = in_range(data.seat, 0, players - 1, f"{field}.seat")
    before = moment(data.before, players, f"{field}.before")
    if before.halt_a >= 0:
        raise Malformed("no card can be laid in a halt (gress:Q19)", f"{field}.before.halt_a")
    found = Play(date, seat, laid, before)
    found.kind = KINDS_OF_PLAY.index(data.kind)
    for name in ("holding", "lawful", "settled", "in_pile", "covered", "moved", "marke"):
        setattr(found, name, getattr(data, name))
    found.counted = in_range(data.counted, 0, date, f"{field}.counted")
    found.passed = in_range(data.passed, 0, MOST_LEFT - 100, f"{field}.passed")
    found.passed_origin = in_range(data.passed_origin, 0, date, f"{field}.passed_origin")
    found.passed_play = in_range(data.passed_play, 0, date, f"{field}.passed_play")
    found.top = -1 if data.top == "-" else entries([data.top], f"{field}.top")[0]
    found.owing = seat_set(data.owing, players, f"{field}.owing")
    found.owing_other = seat_set(data.owing_other, players, f"{field}.owing_other")
    found.lonely = seat_set(data.lonely, players, f"{field}.lonely")
    found.got = received(data.got, players, f"{field}.got")
    return found
