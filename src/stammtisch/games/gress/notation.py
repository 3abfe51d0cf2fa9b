"""Acts, draws and positions as text and as plain data.

A position is a flat list of fields. As JSON it is an object; as a line it is `field=value` for each field in
order, every value written as JSON without a space.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec

from stammtisch.base.bits import first, numbers
from stammtisch.base.errors import Malformed
from stammtisch.base.lines import words_of
from stammtisch.base.reading import LONGEST_ACT, check_length, convert, decode, read_lot
from stammtisch.games.gress.acts import (
    ACT_COUNT,
    COMPLAIN,
    ELSE,
    GIVE,
    HOLDING,
    MARKE,
    PACKET,
    READY,
    SEAT,
    SUIT,
    SWAP,
    TAKEBACK,
    VORLETZTE,
    WORDS,
)
from stammtisch.games.gress.cards import NAMES, SUITS, card_named, entry_name
from stammtisch.games.gress.debts import REASONS, cause_of, left_of, origin_of, play_of
from stammtisch.games.gress.moment import MASKS, RANGES, Moment
from stammtisch.games.gress.plays import Play
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.gress.state import DEALING, DRAWING_LOTS, NO_MARKE, OWED

PHASES: Final = ("lot", "deal", "ready", "active", "settling", "over")
KINDS_OF_PLAY: Final = ("turn", "throw", "defence-7", "defence-8", "defence-9", "opening")
HOW: Final = "write play QS, draw, give TC to 2, swap 1, wish H, vorletzte, marke, complain misplay 2, ..."
MOVES: Final = frozenset({"play", "draw", "marke", "give", "lay", "touch", "take", "takeback", "stop"})
"""The acts that are done with a hand; the holding hand does not take back or stop (gress:10.3)."""
ABOUT: Final = {"misplay": PACKET, "vorletzte": VORLETZTE, "marke": MARKE}
VOTES: Final = {"disqualify": COMPLAIN, "withdraw": TAKEBACK}
"""To vote for an exclusion, and to withdraw the vote."""
SPOKEN: Final = {word: act for act, word in WORDS.items()}


def read_act(text: str) -> tuple[int, ...]:
    """The steps of `play QS`, `holding draw`, `complain misplay 2`."""
    check_length(text, LONGEST_ACT)
    words = text.split() if text.isascii() and text.isprintable() else []
    if not words:
        raise Malformed(f"{text!r} is not an act; {HOW}")
    if words[0] == "holding":
        if len(words) < 2 or words[1] not in MOVES:
            raise Malformed(f"{text!r} is not an act; the holding hand can {', '.join(sorted(MOVES))}")
        return (ELSE, HOLDING, *read_plain(words[1:], text))
    return read_plain(words, text)


def read_plain(words: list[str], text: str) -> tuple[int, ...]:
    verb, rest = words[0], words[1:]
    if not rest and verb in SPOKEN:
        return (SPOKEN[verb],)
    if verb == "play" and rest:
        cards = [card_named(word) for word in rest]
        return (cards[0],) if len(cards) == 1 else (PACKET, *cards, ELSE)
    if verb == "give" and len(rest) == 3 and rest[1] == "to":
        return GIVE, card_named(rest[0]), read_seat(rest[2])
    if verb == "swap" and len(rest) in (1, 2):
        return (SWAP, *(read_seat(word) for word in rest))
    if verb == "wish" and len(rest) == 1 and len(rest[0]) == 1 and rest[0].upper() in SUITS:
        return (SUIT + SUITS.index(rest[0].upper()),)
    if verb == "complain" and len(rest) >= 2 and rest[0] in ABOUT:
        return read_complaint(rest, text)
    if verb in VOTES and len(rest) == 1:
        return ELSE, COMPLAIN, VOTES[verb], read_seat(rest[0])
    if verb == "misdeal" and not rest:
        return ELSE, COMPLAIN, READY
    if verb == "step" and rest:
        return tuple(read_number(word, ACT_COUNT, text) for word in rest)
    raise Malformed(f"{text!r} is not an act; {HOW}")


def read_complaint(rest: list[str], text: str) -> tuple[int, ...]:
    seat = read_seat(rest[1])
    if rest[0] == "misplay":
        return (ELSE, COMPLAIN, PACKET, seat, *(card_named(word) for word in rest[2:]), ELSE)
    if len(rest) > 2:
        raise Malformed(f"{text!r} is not an act; only a misplay is told by its cards")
    return ELSE, COMPLAIN, ABOUT[rest[0]], seat


def read_seat(word: str) -> int:
    return SEAT + read_number(word, SUIT - SEAT, f"seat {word}")


def read_number(word: str, below: int, text: str) -> int:
    if not (
        word.isascii() and word.isdigit() and len(word) < 3 and int(word) < below and word == str(int(word))
    ):
        raise Malformed(f"{text!r}: {word!r} is not a number from 0 to {below - 1}")
    return int(word)


def write_act(steps: Sequence[int]) -> str:
    if len(steps) > 2 and steps[:2] in ([ELSE, HOLDING], (ELSE, HOLDING)):
        plain = write_plain(tuple(steps[2:]))
        if plain is not None and plain.split()[0] in MOVES:
            return f"holding {plain}"
    return write_plain(tuple(steps)) or "step " + " ".join(str(step) for step in steps)


def write_plain(steps: tuple[int, ...]) -> str | None:
    first, last, count = steps[0], steps[-1], len(steps)
    if count == 1:
        if first < SEAT:
            return f"play {NAMES[first]}"
        if SUIT <= first < READY:
            return f"wish {SUITS[first - SUIT]}"
        return WORDS.get(first)
    if first == PACKET and last == ELSE and count > 3 and are_cards(steps[1:-1]):
        return "play " + " ".join(NAMES[card] for card in steps[1:-1])
    if first == GIVE and count == 3 and are_cards(steps[1:2]) and are_seats(steps[2:]):
        return f"give {NAMES[steps[1]]} to {last - SEAT}"
    if first == SWAP and count < 4 and are_seats(steps[1:]):
        return "swap " + " ".join(str(seat - SEAT) for seat in steps[1:])
    if steps == (ELSE, COMPLAIN, READY):
        return "misdeal"
    if steps[:2] == (ELSE, COMPLAIN) and count > 3 and are_seats(steps[3:4]):
        return write_complaint(steps)
    return None


def write_complaint(steps: tuple[int, ...]) -> str | None:
    about, seat = steps[2], steps[3] - SEAT
    if about == PACKET and len(steps) > 4 and steps[-1] == ELSE and are_cards(steps[4:-1]):
        return " ".join(["complain misplay", str(seat), *(NAMES[card] for card in steps[4:-1])])
    if len(steps) == 4:
        return {
            VORLETZTE: f"complain vorletzte {seat}",
            MARKE: f"complain marke {seat}",
            COMPLAIN: f"disqualify {seat}",
            TAKEBACK: f"withdraw {seat}",
        }.get(about)
    return None


def are_cards(steps: Sequence[int]) -> bool:
    return all(step < SEAT for step in steps)


def are_seats(steps: Sequence[int]) -> bool:
    return all(SEAT <= step < SUIT for step in steps)


class DebtData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Cards owed: how many are left, why, and the dates of the event and of the play that caused it."""

    left: int
    reason: Literal[
        "king", "seven", "vorletzte", "call", "foul", "wrong", "unfounded", "marke", "early", "stop"
    ] = "king"
    origin: int = 0
    play: int = 0


class PlayData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Cards laid, as an official table remembers them.

    Left out, `date` is one more than that of the play before, and `before` as it is now.
    """

    date: int | None = None
    seat: int
    cards: list[str]
    kind: Literal["turn", "throw", "defence-7", "defence-8", "defence-9", "opening"] = "turn"
    holding: bool = False
    lawful: bool = True
    settled: bool = False
    in_pile: bool = True
    covered: bool = False
    moved: bool = False
    marke: bool = False
    counted: int = 0
    passed: int = 0
    passed_origin: int = 0
    passed_play: int = 0
    top: str = "-"
    owing: list[int] = []
    owing_other: list[int] = []
    lonely: list[int] = []
    got: list[int] = []
    before: dict[str, Any] = {}


class GiftData(msgspec.Struct, forbid_unknown_fields=True):
    play: int
    giver: int
    receiver: int
    card: str


class PositionData(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A position as plain data. Only `hands` and what the phase needs must be given: a pile, mostly.

    `draw` is the draw pile from the top; left out, it is all that lies nowhere else. `pile` goes from the
    bottom up. `now` holds whose turn it is, every right and every deadline (`moment.py`); any of these may
    also stand beside it. A debt may be the number of cards that are owed.
    """

    phase: Literal["lot", "deal", "ready", "active", "settling", "over"] = "active"
    hands: list[list[str]]
    dealer: int | None = None
    deals: int = 1
    misdeals: int = 0
    shuffles: int = 0
    stopper: int | None = None
    ready: list[int] = []
    down: list[int] = []
    winner: int | None = None
    dead_end: bool = False
    excluded: list[int] = []
    people: list[int] | None = None
    claims: list[int] = []
    tried: int = 0
    clock: int | None = None
    now: dict[str, Any] = {}
    marken: list[str] = []
    draw: list[str] | None = None
    pile: list[str] = []
    debts: list[list[DebtData] | int] = []
    penalties: list[int] = []
    emptied: list[int] = []
    counted: list[int] = []
    due_since: list[int] = []
    votes: list[list[int]] = []
    steps: list[list[int]] = []
    plays: list[PlayData] = []
    gifts: list[GiftData] = []
    got: list[int] = []


FRESH: Final = Moment()
ALWAYS: Final = ("turn", "throws", "last_event")
"""Left out by a person, these are worked out; so they are always written."""


def moment_data(moment: Moment) -> dict[str, int | list[int]]:
    """Every field that is not as at the beginning."""
    found: dict[str, int | list[int]] = {}
    for name in RANGES:
        value = int(getattr(moment, name))
        if value != getattr(FRESH, name) or name in ALWAYS:
            found[name] = numbers(value) if name in MASKS else value
    if len(moment.liable):
        found["liable"] = list(moment.liable)
    return found


def marke_name(marke: int) -> str:
    return "-" if marke == NO_MARKE else "owed" if marke == OWED else NAMES[marke]


def debt_data(position: GressPosition, seat: int) -> list[DebtData]:
    base = seat * position.room
    debts = [position.debts[base + i] for i in range(position.debt_count[seat])]
    return [DebtData(left_of(d), REASONS[cause_of(d)], origin_of(d), play_of(d)) for d in debts]


def play_data(play: Play) -> PlayData:
    return PlayData(
        date=play.date,
        seat=play.seat,
        cards=[NAMES[card] for card in play.cards],
        kind=KINDS_OF_PLAY[play.kind],
        holding=play.holding,
        lawful=play.lawful,
        settled=play.settled,
        in_pile=play.in_pile,
        covered=play.covered,
        moved=play.moved,
        marke=play.marke,
        counted=play.counted,
        passed=play.passed,
        passed_origin=play.passed_origin,
        passed_play=play.passed_play,
        top=entry_name(play.top) if play.top >= 0 else "-",
        owing=numbers(play.owing),
        owing_other=numbers(play.owing_other),
        lonely=numbers(play.lonely),
        got=list(play.got),
        before=moment_data(play.before),
    )


def position_data(position: GressPosition) -> PositionData:
    seats = range(position.players)
    stock = position.stock
    return PositionData(
        phase=PHASES[position.phase],
        hands=[[NAMES[kind] for kind in position.kinds_held(seat)] for seat in seats],
        dealer=None if position.phase == DRAWING_LOTS else position.dealer,
        deals=position.deals,
        misdeals=position.misdeals,
        shuffles=position.shuffles,
        stopper=position.stopper if position.stopper >= 0 else None,
        ready=numbers(position.ready),
        down=numbers(position.down),
        winner=position.winner if position.winner >= 0 else None,
        dead_end=position.dead_end,
        excluded=numbers(position.excluded),
        people=None if position.people == first(position.players) else numbers(position.people),
        claims=numbers(position.claims),
        tried=position.tried,
        clock=position.clock,
        now=moment_data(position.now),
        marken=[marke_name(marke) for marke in position.marken],
        draw=[NAMES[stock[i]] for i in range(position.stock_size - 1, -1, -1)],
        pile=[entry_name(position.pile[i]) for i in range(position.pile_size)],
        debts=[*(debt_data(position, seat) for seat in seats)],
        penalties=list(position.penalties),
        emptied=list(position.emptied),
        counted=list(position.counted),
        due_since=list(position.due_since),
        votes=[numbers(vote) for vote in position.votes],
        steps=[list(position.steps[seat]) for seat in seats],
        plays=[play_data(play) for play in position.plays],
        gifts=[GiftData(gift.play, gift.giver, gift.receiver, NAMES[gift.card]) for gift in position.gifts],
        got=list(position.got),
    )


def write_position(position: GressPosition) -> dict[str, Any]:
    return msgspec.to_builtins(position_data(position))  # type: ignore[no-any-return]


def read_position(data: object) -> PositionData:
    """`turn`, `throws` and whatever else belongs into `now` may as well stand beside it."""
    if isinstance(data, dict):
        beside = {name: value for name, value in data.items() if name in RANGES or name == "liable"}
        now = convert(data.get("now", {}), dict[str, Any], "now")
        for name in beside:
            if name in now:
                raise Malformed("is there twice, in now and beside it", name)
        data = {name: value for name, value in data.items() if name not in beside}
        data["now"] = {**now, **beside}
    return convert(data, PositionData)


def write_line(position: GressPosition) -> str:
    data = position_data(position)
    encode = msgspec.json.encode
    return " ".join(
        f"{name}={encode(getattr(data, name)).decode()}" for name in PositionData.__struct_fields__
    )


def line_data(text: str) -> dict[str, Any]:
    """The fields of a line, as plain data."""
    words = words_of(text, PositionData.__struct_fields__)
    return {name: decode(value.encode("utf-8", "replace"), Any, name) for name, value in words}


def write_draw(position: GressPosition, drawn: Sequence[int]) -> list[str]:
    """A lot as a seat, a deal and a reshuffle as cards in the order they are drawn."""
    if position.phase == DRAWING_LOTS:
        return [str(seat) for seat in drawn]
    if position.phase == DEALING:
        return [NAMES[card & 31] for card in drawn]
    return [NAMES[position.pile[place] & 31] for place in drawn]


def read_draw(position: GressPosition, drawn: Sequence[str]) -> list[int]:
    """Of a card that comes several times the first is the copy that comes first."""
    if position.phase == DRAWING_LOTS:
        return read_lot(drawn)
    if position.phase == DEALING:
        pool = [card & 31 for card in range(position.rules.pack)]
    else:
        pool = [position.pile[place] & 31 for place in range(max(position.pile_size - 1, 0))]
    found = []
    for text in drawn:
        kind = card_named(text)
        if kind not in pool:
            raise Malformed(f"{text!r} is not there, or not so often")
        place = pool.index(kind)
        pool[place] = -1
        found.append(place)
    return found
