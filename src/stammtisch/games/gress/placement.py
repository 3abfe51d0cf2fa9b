"""A position set up from plain data: every field checked, every problem named with its field."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.games.bits import bit, first
from stammtisch.games.errors import Malformed
from stammtisch.games.gress.cards import KINDS, NAMES, card_named, entry_named
from stammtisch.games.gress.debts import MOST_LEFT, REASONS, packed
from stammtisch.games.gress.moment import MASKS, MOST_EVENTS, RANGES, Moment
from stammtisch.games.gress.notation import KINDS_OF_PLAY, PHASES, PlayData, PositionData
from stammtisch.games.gress.options import Options, check_options, within
from stammtisch.games.gress.placement_checks import check_moment, check_position, check_steps
from stammtisch.games.gress.plays import Gift, Play
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.gress.rules import LOT, Rules
from stammtisch.games.gress.settlement import find_actor
from stammtisch.games.gress.state import DRAWING_LOTS, NO_MARKE, OWED, READYING

T = TypeVar("T")
MOST_DEBTS: Final = 200


def place(data: PositionData, options: Options) -> GressPosition:
    """The position that `data` describes under these options."""
    players = len(data.hands)
    check_options(options, players)
    position = GressPosition(Rules(players, options))
    position.phase = PHASES.index(data.phase)
    place_numbers(position, data)
    place_cards(position, data)
    place_debts(position, data)
    position.now = moment(data.now, players, "now")
    place_memory(position, data)
    check_position(position)
    find_actor(position)
    for seat, steps in enumerate(per_seat(data.steps, [], players, "steps")):
        if steps:
            position.steps[seat] = vec[i64](check_steps(position, seat, steps))
            position.begun |= bit(seat)
    return position


def per_seat(given: list[T], default: T, players: int, field: str) -> list[T]:
    """One value for each seat; a field left out means the default for all."""
    if not given:
        return [default] * players
    if len(given) != players:
        raise Malformed(f"needs one entry for each of {players} seats, has {len(given)}", field)
    return given


def seats(given: Sequence[int], players: int, field: str) -> int:
    """Some seats, as a set."""
    for place, seat in enumerate(given):
        within(seat, 0, players - 1, f"{field}[{place}]")
    return sum(int(bit(seat)) for seat in set(given))


def place_numbers(position: GressPosition, data: PositionData) -> None:
    n = int(position.players)
    if position.phase == DRAWING_LOTS:
        if position.rules.first_dealer != LOT or data.dealer is not None:
            raise Malformed("the lot chooses the dealer (gress:Q73)", "dealer")
    elif data.dealer is None:
        raise Malformed("missing: the seat that deals or dealt", "dealer")
    else:
        position.dealer = within(data.dealer, 0, n - 1, "dealer")
        if position.rules.first_dealer not in (LOT, position.dealer):
            raise Malformed(f"seat {position.rules.first_dealer} deals", "dealer")
    position.deals = within(data.deals, 0, MOST_EVENTS, "deals")
    position.misdeals = within(data.misdeals, 0, MOST_EVENTS, "misdeals")
    position.shuffles = within(data.shuffles, 0, MOST_EVENTS, "shuffles")
    position.clock = within(data.clock, 0, MOST_EVENTS, "clock")
    if data.stopper is not None:
        position.stopper = within(data.stopper, 0, n - 1, "stopper")
    if data.winner is not None:
        position.winner = within(data.winner, 0, n - 1, "winner")
    position.dead_end = data.dead_end
    position.ready = seats(data.ready, n, "ready")
    if position.phase > READYING and not data.ready:
        position.ready = first(n)
    position.down = seats(data.down, n, "down")
    position.excluded = seats(data.excluded, n, "excluded")
    for seat in range(n):
        position.penalties[seat] = within(
            per_seat(data.penalties, 0, n, "penalties")[seat], 0, MOST_EVENTS, f"penalties[{seat}]"
        )
        for field in ("emptied", "counted", "due_since"):
            date = per_seat(getattr(data, field), 0, n, field)[seat]
            getattr(position, field)[seat] = within(date, 0, data.clock, f"{field}[{seat}]")
        position.votes[seat] = seats(per_seat(data.votes, [], n, "votes")[seat], n, f"votes[{seat}]")


def place_cards(position: GressPosition, data: PositionData) -> None:
    """gress:1.1: all cards are somewhere, and each only once."""
    n = int(position.players)
    left = Counter({kind: int(position.rules.sets) for kind in range(KINDS)})
    for seat, hand in enumerate(data.hands):
        for kind in cards(hand, f"hands[{seat}]"):
            use(left, kind, f"hands[{seat}]")
            position.gain(seat, kind)
    for seat, marke in enumerate(per_seat(data.marken, "-", n, "marken")):
        if marke == "owed":
            position.marken[seat] = OWED
        elif marke == "-":
            position.marken[seat] = NO_MARKE
        else:
            kind = cards([marke], f"marken[{seat}]")[0]
            use(left, kind, f"marken[{seat}]")
            position.marken[seat] = kind
    for entry in entries(data.pile, "pile"):
        use(left, entry & 31, "pile")
        position.put(entry)
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


def use(left: Counter[int], kind: int, field: str) -> None:
    if not left[kind]:
        raise Malformed(f"{NAMES[kind]} is there more often than in the pack (gress:1.1)", field)
    left[kind] -= 1


def cards(texts: Sequence[str], field: str) -> list[int]:
    try:
        return [card_named(text) for text in texts]
    except Malformed as problem:
        raise problem.within(field) from None


def entries(texts: Sequence[str], field: str) -> list[int]:
    try:
        return [entry_named(text) for text in texts]
    except Malformed as problem:
        raise problem.within(field) from None


def place_debts(position: GressPosition, data: PositionData) -> None:
    """gress:4.13: the oldest first."""
    n = int(position.players)
    debts = per_seat(data.debts, [], n, "debts")
    most = max(len(owed) for owed in debts)
    within(most, 0, MOST_DEBTS, "debts")
    while position.room < most:
        position.room *= 2
    position.debts = vec[i64]([0] * (n * position.room))
    for seat, owed in enumerate(debts):
        last = 0
        for place, debt in enumerate(owed):
            field = f"debts[{seat}][{place}]"
            within(debt.left, 1, MOST_LEFT, f"{field}.left")
            last = within(debt.origin, last, data.clock, f"{field}.origin")
            within(debt.play, 0, data.clock, f"{field}.play")
            entry = packed(debt.left, REASONS.index(debt.reason), debt.origin, debt.play)
            position.debts[seat * position.room + place] = entry
        position.debt_count[seat] = len(owed)
        position.owed[seat] = sum(debt.left for debt in owed)


def moment(data: dict[str, int | list[int]], players: int, field: str) -> Moment:
    """Whose turn it is, and every right and deadline."""
    found = Moment()
    for name, value in data.items():
        where = f"{field}.{name}"
        if name == "liable":
            found.liable = vec[i64](liabilities(value, players, where))
            continue
        if name not in RANGES:
            raise Malformed(f"{name!r} is not one of {', '.join(RANGES)}, liable", field)
        low, high = RANGES[name]
        if name in MASKS:
            if isinstance(value, int):
                raise Malformed("must be a list of seats", where)
            setattr(found, name, seats(value, players, where))
        elif not isinstance(value, int):
            raise Malformed("must be a number", where)
        else:
            setattr(found, name, within(value, low, min(high, players - 1) if high == 7 else high, where))
    check_moment(found, field)
    return found


def liabilities(value: int | list[int], players: int, field: str) -> list[int]:
    """Each vorletzte not said in time: eight times a date, plus the seat."""
    if isinstance(value, int):
        raise Malformed("must be a list", field)
    for place, entry in enumerate(value):
        within(entry, 0, MOST_EVENTS * 8, f"{field}[{place}]")
        within(entry & 7, 0, players - 1, f"{field}[{place}]")
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
        last = within(played.date, last + 1, data.clock, f"{field}.date")
        position.plays.append(play(played, n, field))
    for place, gift in enumerate(data.gifts):
        field = f"gifts[{place}]"
        within(gift.play, 0, data.clock, f"{field}.play")
        within(gift.giver, 0, n - 1, f"{field}.giver")
        within(gift.receiver, 0, n - 1, f"{field}.receiver")
        card = cards([gift.card], f"{field}.card")[0]
        position.gifts.append(Gift(gift.play, gift.giver, gift.receiver, card))
    position.got = received(data.got, n, "got")


def received(given: list[int], players: int, field: str) -> vec[i64]:
    for place, entry in enumerate(given):
        within(entry, 0, players * KINDS - 1, f"{field}[{place}]")
    return vec[i64](given)


def play(data: PlayData, players: int, field: str) -> Play:
    if not data.cards:
        raise Malformed("somebody laid no card", f"{field}.cards")
    laid = vec[i64](cards(data.cards, f"{field}.cards"))
    seat = within(data.seat, 0, players - 1, f"{field}.seat")
    before = moment(data.before, players, f"{field}.before")
    if before.halt_a >= 0:
        raise Malformed("no card can be laid in a halt (gress:Q19)", f"{field}.before.halt_a")
    found = Play(data.date, seat, laid, before)
    found.kind = KINDS_OF_PLAY.index(data.kind)
    for name in ("holding", "lawful", "settled", "in_pile", "covered", "moved", "marke"):
        setattr(found, name, getattr(data, name))
    found.passed = within(data.passed, 0, MOST_LEFT - 100, f"{field}.passed")
    found.passed_origin = within(data.passed_origin, 0, data.date, f"{field}.passed_origin")
    found.passed_play = within(data.passed_play, 0, data.date, f"{field}.passed_play")
    found.top = -1 if data.top == "-" else entries([data.top], f"{field}.top")[0]
    found.owing = seats(data.owing, players, f"{field}.owing")
    found.owing_other = seats(data.owing_other, players, f"{field}.owing_other")
    found.lonely = seats(data.lonely, players, f"{field}.lonely")
    found.got = received(data.got, players, f"{field}.got")
    return found
