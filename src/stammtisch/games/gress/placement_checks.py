"""Whether a position could have come about, as far as it must have for the game to go on."""

from stammtisch.base.bits import bit, count, first, numbers
from stammtisch.base.errors import Malformed
from stammtisch.base.reading import in_range
from stammtisch.games.gress.acts import (
    ACT_COUNT,
    COMPLAIN,
    ELSE,
    GIVE,
    HOLDING,
    MARKE,
    PACKET,
    SEAT,
    SUIT,
    SWAP,
    TAKEBACK,
    VORLETZTE,
)
from stammtisch.games.gress.moment import Moment
from stammtisch.games.gress.options import HAND
from stammtisch.games.gress.plays import fixed
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.gress.settlement import first_out, is_settled
from stammtisch.games.gress.state import ACTIVE, ENDED, READYING, SETTLING
from stammtisch.games.gress.throws import is_jack

PAIRS = (("halt_a", "halt_b"), ("then_a", "then_b"), ("call_by", "call_to"))
ALONE = ("ten", "nine", "wisher", "skip_seat", "offer_by")


def check_moment(now: Moment, field: str) -> None:
    """Rights that only come together, and numbers that are one of two."""
    if now.direction not in (-1, 1):
        raise Malformed("must be 1 for clockwise or -1", f"{field}.direction")
    for one, other in PAIRS:
        a, b = getattr(now, one), getattr(now, other)
        if (a < 0) != (b < 0) or (a >= 0 and a == b):
            raise Malformed(f"goes with {other}, another seat", f"{field}.{one}")
    if now.skip_kind not in (0, 7, 8) or (now.skip_kind == 0) != (now.skip_seat < 0):
        raise Malformed("must be 7 or 8 with a seat that is skipped, else 0", f"{field}.skip_kind")
    if now.then_a >= 0 and now.halt_a < 0:
        raise Malformed("a second swap needs a first one", f"{field}.then_a")
    if now.said & ~now.due:
        raise Malformed("nobody says it out of time (gress:8.1)", f"{field}.said")
    if now.picked_wrong & ~now.picked:
        raise Malformed("only who took up a Marke can have done so wrongly", f"{field}.picked_wrong")
    if now.offer_by >= 0 and now.offer_to in (-1, now.offer_by):
        raise Malformed("an offer is made to another seat", f"{field}.offer_to")
    if now.halt_a >= 0 and now.skip_seat >= 0:
        raise Malformed("a halt ends every defence (gress:Q44)", f"{field}.skip_seat")
    if now.skip_seat >= 0 and not now.throws:
        raise Malformed("what forbids throws ends every defence (gress:Q45)", f"{field}.throws")
    if now.restricted and now.throws:
        raise Malformed("after a halt throws are forbidden (gress:4.15)", f"{field}.throws")


def check_position(position: GressPosition) -> None:
    check_seats(position)
    check_dates(position)
    if position.phase < ACTIVE:
        check_untouched(position)
    else:
        if not position.pile_size:
            raise Malformed("is never empty once the game is open (gress:2.4)", "pile")
        if position.ready != first(position.players):
            raise Malformed("all are ready once the game is open (gress:3.7)", "ready")
        check_wish(position)
        check_plays(position)
    check_stopper(position)
    check_end(position)
    if not position.rules.official and position.now.picked_wrong:
        raise Malformed("a guided table lets nobody do that (gress:option:referee)", "now.picked_wrong")


def check_seats(position: GressPosition) -> None:
    """gress:Q68: whoever is excluded has no rights, and at least two play on."""
    gone = position.excluded
    if count(position.everybody()) < 2:
        raise Malformed("at least two play on (gress:Q68)", "excluded")
    now = position.now
    for name in ("turn", *ALONE, *(name for pair in PAIRS for name in pair)):
        seat = getattr(now, name)
        if seat >= 0 and gone & bit(seat):
            raise Malformed(f"seat {seat} is excluded (gress:Q68)", f"now.{name}")
    if position.phase not in (SETTLING, ENDED) and position.down:
        raise Malformed("hands are laid down at the end (gress:9.3)", "down")


def check_dates(position: GressPosition) -> None:
    in_range(position.now.last_event, 0, position.clock, "now.last_event")
    for entry in position.now.liable:
        in_range(entry >> 3, 0, position.clock, "now.liable")


def check_untouched(position: GressPosition) -> None:
    """Before the opening nothing has happened yet but the deal."""
    now, fresh = position.now, Moment()
    for name in ("throws", "last_event", "ten", "nine", "wisher", "call_by", "halt_a", "due", "picked"):
        if getattr(now, name) != getattr(fresh, name):
            raise Malformed("nothing has happened before the opening (gress:3.7)", f"now.{name}")
    if now.skip_kind or len(now.liable) or now.offer_by >= 0:
        raise Malformed("nothing has happened before the opening (gress:3.7)", "now")
    if position.pile_size or position.excluded or sum(position.owed):
        raise Malformed("nothing has happened before the opening (gress:3.7)", "pile")
    if position.plays or position.gifts or position.got or any(position.votes) or any(position.penalties):
        raise Malformed("nothing has happened before the opening (gress:3.7)", "plays")
    if position.phase == READYING:
        if any(size != HAND for size in position.sizes):
            raise Malformed(f"everybody is dealt {HAND} cards (gress:3.2)", "hands")
        if any(marke < 0 for marke in position.marken):
            raise Malformed("everybody is dealt a Marke (gress:3.3)", "marken")
    elif position.ready:
        raise Malformed("nobody is ready before the deal (gress:3.5)", "ready")


def check_wish(position: GressPosition) -> None:
    now = position.now
    if now.wisher >= 0 and not (now.wish_at < position.pile_size and is_jack(position.pile[now.wish_at])):
        raise Malformed("only for a jack on the pile a suit can be wished (gress:7.4)", "now.wish_at")


def check_plays(position: GressPosition) -> None:
    """The last cards somebody laid lie on top, for a complaint may give them back (gress:10.5), down to the
    first that never go back."""
    place, depth = len(position.plays) - 1, int(position.pile_size)
    last = position.plays[place].seat if position.plays else 0
    while place >= 0 and position.plays[place].seat == last and position.plays[place].in_pile:
        for card in reversed(list(position.plays[place].cards)):
            depth -= 1
            if depth < 0 or position.pile[depth] & 31 != card:
                raise Malformed("does not lie on top of the pile", f"plays[{place}].cards")
        if fixed(position.plays, place):
            return
        place -= 1


def check_stopper(position: GressPosition) -> None:
    if position.stopper < 0:
        return
    if position.phase != ACTIVE or position.stock_size or position.is_halted() or position.pile_size < 2:
        raise Malformed("nobody can reshuffle now (gress:10.1)", "stopper")
    if position.excluded & bit(position.stopper):
        raise Malformed("is excluded (gress:Q68)", "stopper")


def check_end(position: GressPosition) -> None:
    """gress:9.1, gress:9.3: the phase is the one that the cards say it is."""
    if position.phase < SETTLING:
        if position.winner >= 0 or position.dead_end:
            raise Malformed("nobody has won yet (gress:9.1)", "winner")
        if position.phase == ACTIVE and first_out(position) >= 0:
            raise Malformed(
                f"seat {first_out(position)} is out, so the phase is settling (gress:9.1)", "phase"
            )
        return
    if position.dead_end == (position.winner >= 0):
        raise Malformed("a game ends with a winner or in a dead end (gress:9.1, gress:10.1)", "winner")
    if position.winner >= 0 and not position.plays_on(position.winner):
        raise Malformed("who is excluded can't win (gress:Q68)", "winner")
    for seat in numbers(position.down):
        if position.owed[seat] and position.stock_size:
            raise Malformed(f"seat {seat} owes cards, so its hand counts as not laid (gress:Q62)", "down")
    settled = all(is_settled(position, seat) for seat in range(position.players))
    if settled != (position.phase == ENDED):
        phase = "over" if settled else "settling"
        raise Malformed(f"the phase is {phase} (gress:9.3)", "phase")


def check_steps(position: GressPosition, seat: int, steps: list[int]) -> list[int]:
    """What a seat has begun to choose, in the order `acts.py` tells."""
    field = f"steps[{seat}]"
    if position.actor < 0 or not position.plays_on(seat):
        raise Malformed("nobody chooses anything now", field)
    for place, step in enumerate(steps):
        in_range(step, 0, ACT_COUNT - 1, f"{field}[{place}]")
    if not position.rules.official and steps[:2] == [ELSE, HOLDING]:
        raise Malformed("a guided table lets nobody do that (gress:option:referee)", field)
    if not (is_complaint(position, seat, steps) or is_move(position, seat, steps)):
        raise Malformed("no choice begins like this", field)
    return steps


def is_complaint(position: GressPosition, seat: int, steps: list[int]) -> bool:
    if steps in ([ELSE], [ELSE, COMPLAIN]):
        return True
    if steps[:2] != [ELSE, COMPLAIN]:
        return False
    about, rest = steps[2], steps[3:]
    official = position.rules.official and position.phase > READYING
    if about == VORLETZTE and position.phase > READYING:
        return not rest
    if about in (MARKE, COMPLAIN, TAKEBACK):
        return official and not rest
    if about != PACKET or not official:
        return False
    return not rest or (is_other(position, seat, rest[0]) and all(card < SEAT for card in rest[1:]))


def is_move(position: GressPosition, seat: int, steps: list[int]) -> bool:
    if position.phase == READYING:
        return False
    if steps[:2] == [ELSE, HOLDING]:
        steps = steps[2:]
        if not steps:
            return True
    if steps[0] == PACKET:
        return holds_all(position, seat, steps[1:])
    if steps[0] == GIVE:
        return len(steps) < 3 and holds_all(position, seat, steps[1:])
    return steps[0] == SWAP and (
        len(steps) == 1 or (len(steps) == 2 and SEAT <= steps[1] < SEAT + position.players)
    )


def holds_all(position: GressPosition, seat: int, cards: list[int]) -> bool:
    return all(card < SEAT and cards.count(card) <= position.copies(seat, card) for card in cards)


def is_other(position: GressPosition, seat: int, step: int) -> bool:
    return (
        SEAT <= step < min(SUIT, SEAT + position.players)
        and step != SEAT + seat
        and bool(position.plays_on(step - SEAT))
    )
