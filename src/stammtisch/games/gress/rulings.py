"""Why an act is refused: the rule, and what fills its sentence. Works from the seat's view alone."""

from stammtisch.base.bits import bit
from stammtisch.base.errors import Refused
from stammtisch.games.gress import acts
from stammtisch.games.gress.cards import BLACK_NINES, FITS, JACKS, NAMES, SUITS, THROWS
from stammtisch.games.gress.choosing import packet_starts
from stammtisch.games.gress.dealing import all_ready
from stammtisch.games.gress.debts import owes_other
from stammtisch.games.gress.laying import is_lonely
from stammtisch.games.gress.marke import may_take_marke, must_say
from stammtisch.games.gress.plays import MALFORMED, SEVENS_PACKET
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.gress.state import ACTIVE, NO_MARKE, OWED, READYING, SETTLING
from stammtisch.games.gress.throws import is_jack, wished_tens
from stammtisch.games.gress.turns import shape_of_kinds
from stammtisch.games.gress.view import View, shadow
from stammtisch.games.gress.wrong_plays import was_tried

NOTHING = Refused("gress:5.4", {"seat": 0, "reason": "none"})
"""For a number that goes on with nothing begun: a seat or a card named out of place. No words lead there."""
ONLY_OFFICIAL = ("holding ", "complain misplay", "complain marke", "disqualify", "withdraw", "takeback")


def explain(seen: View, act: int) -> Refused | None:
    """The rule that forbids the act, or None. At an official table only what hands can't do is refused."""
    if seen.seat < 0:
        return NOTHING
    position = shadow(seen)
    if position.legal(seen.seat) & bit(act):
        return None
    return reason(position, seen.seat, act)


def reason(position: GressPosition, seat: int, act: int) -> Refused:
    if position.excluded & bit(seat):
        return Refused("gress:10.8", {"seat": seat, "reason": "you"})
    if position.phase < ACTIVE:
        return before_opening(position, seat, act)
    if position.actor < 0:
        if position.phase == ACTIVE:
            return Refused("gress:4.15", {"seat": int(position.stopper), "reason": "halted"})
        return Refused("gress:9.3", {"owed": 0, "reason": "over"})
    if position.begun & bit(seat) and position.legal(seat):
        return next_step(position, seat, act)
    if act in (acts.READY, acts.OPEN):
        return Refused("gress:3.7", {"seat": int(position.dealer), "reason": "open"})
    if act < acts.SEAT or act == acts.PACKET:
        return no_card(position, seat, act)
    if act < acts.READY:
        return no_wish(position, seat, act)
    return no_act(position, seat, act)


def before_opening(position: GressPosition, seat: int, act: int) -> Refused:
    """gress:3.5, gress:3.7: first all must be ready, then the dealer opens."""
    if position.phase != READYING:
        return Refused("gress:3.5", {"reason": "dealing"})
    if act == acts.READY:
        return Refused("gress:3.5", {"reason": "ready"})
    if act == acts.OPEN:
        why = "waiting" if seat == position.dealer and not all_ready(position) else "dealer"
        return Refused("gress:3.7", {"seat": int(position.dealer), "reason": why})
    if act == acts.ELSE:
        return no_misdeal(position, seat)
    return Refused("gress:3.7", {"seat": int(position.dealer), "reason": "other"})


def no_misdeal(position: GressPosition, seat: int) -> Refused:
    """gress:11.9: why a seat can't say, or not again, that the deal was wrong."""
    if not position.rules.manual_deal:
        return Refused("gress:option:manual_deal", {})
    if not position.people & bit(seat):
        return Refused("gress:11.9", {"reason": "bot"})
    return Refused("gress:11.9", {"reason": "claimed" if position.claims & bit(seat) else "most"})


def halted(position: GressPosition) -> Refused:
    return Refused("gress:4.15", {"seat": int(position.now.halt_a), "reason": "halted"})


def no_such_card(position: GressPosition, seat: int, card: int) -> Refused:
    """gress:2.7: nobody lays a card that is not in hand, or one card twice."""
    return Refused("gress:2.7", {"card": NAMES[card], "held": int(position.copies(seat, card))})


def no_card(position: GressPosition, seat: int, act: int) -> Refused:
    """Why a card or a packet can't be laid."""
    if position.phase == SETTLING:
        return Refused("gress:9.1", {})
    if position.is_halted():
        return halted(position)
    if act == acts.PACKET:
        return Refused("gress:6.1", {})
    if not position.holds(seat) & bit(act):
        return no_such_card(position, seat, act)
    return wrong_card(position, seat, act)


def wrong_card(position: GressPosition, seat: int, card: int) -> Refused:
    """Why a card is wrong, at a table where wrong cards are refused."""
    now, top, owed = position.now, int(position.top()), int(position.owed[seat])
    about: dict[str, object] = {"card": NAMES[card], "top": NAMES[top & 31]}
    on_turn, asked = now.turn == seat, now.call_to == seat
    jack, wished_ten = JACKS & bit(card) != 0, wished_tens(top) & bit(card) != 0
    if jack and is_jack(top):
        return Refused("gress:7.2", {"top": NAMES[top & 31]})
    if on_turn and owed and wished_ten:
        return Refused("gress:7.5", {"card": NAMES[card], "owed": owed})
    a_turn_anyhow = on_turn and (jack or wished_ten)
    if THROWS[top & 31] & bit(card) and not now.throws and not a_turn_anyhow:
        return (
            Refused("gress:4.15", {"seat": int(now.turn), "reason": "throws"})
            if now.restricted
            else Refused("gress:4.8", {})
        )
    if jack and not on_turn:
        return no_thrown_jack(position, seat, card)
    if now.skip_seat == seat and FITS[top] & bit(card) and card >> 2 == now.skip_kind - 7:
        if asked:
            return Refused("gress:5.5", {"seat": int(now.call_by), "reason": "asked"})
        rule = "gress:Q41" if now.skip_kind == 7 and owes_other(position, seat) else "gress:4.13"
        return Refused(rule, {"owed": owed})
    if not on_turn:
        if FITS[top] & bit(card):
            return Refused("gress:4.1", {"card": NAMES[card], "seat": int(now.turn)})
        return Refused("gress:4.11", {**about, "seat": int(now.turn)})
    if asked:
        return Refused("gress:5.5", {"seat": int(now.call_by), "reason": "asked"})
    if owed:
        return Refused("gress:4.13", {"owed": owed})
    if is_lonely(position, seat) and BLACK_NINES & bit(card) and FITS[top] & bit(card):
        return Refused("gress:5.6", {"card": NAMES[card]})
    suit = SUITS[(top >> 5) - 1 if top >= 32 else top & 3]
    return Refused("gress:4.5", {**about, "suit": suit})


def no_thrown_jack(position: GressPosition, seat: int, card: int) -> Refused:
    """gress:7.3: out of turn a jack is thrown, and a turn: so it must fit as a throw, and debts and swaps
    forbid it."""
    now, owed = position.now, int(position.owed[seat])
    about: dict[str, object] = {"card": NAMES[card], "seat": int(now.turn), "owed": owed}
    if not THROWS[position.top() & 31] & bit(card):
        return Refused("gress:7.3", {**about, "reason": "queen"})
    if owed:
        return Refused("gress:7.3", {**about, "reason": "owed"})
    return Refused("gress:7.3", {**about, "seat": int(now.call_by), "reason": "asked"})


def no_wish(position: GressPosition, seat: int, act: int) -> Refused:
    if act < acts.SUIT:
        return NOTHING
    if position.phase == SETTLING:
        return Refused("gress:9.1", {})
    if position.pile_size and position.top() >= 32:
        return Refused("gress:7.4", {"reason": "used", "suit": SUITS[(position.top() >> 5) - 1]})
    return Refused("gress:7.4", {"reason": "none", "suit": SUITS[act - acts.SUIT]})


def no_act(position: GressPosition, seat: int, act: int) -> Refused:
    """Why one of the other acts is not possible, or not right."""
    now, owed = position.now, int(position.owed[seat])
    if position.phase == SETTLING and act in (acts.GIVE, acts.SWAP, acts.LAY, acts.TOUCH):
        return Refused("gress:9.1", {})
    match act:
        case acts.DRAW:
            if position.is_halted() and position.phase == ACTIVE:
                return halted(position)
            if not position.stock_size:
                return Refused("gress:2.5", {})
            if position.phase == SETTLING:
                return Refused("gress:9.2", {})
            if now.call_to == seat:
                return Refused("gress:5.5", {"seat": int(now.call_by), "reason": "asked"})
            return Refused("gress:4.7", {"seat": int(now.turn)})
        case acts.STOP:
            if position.phase == SETTLING:
                return Refused("gress:10.2", {"seat": seat, "reason": "empty"})
            if position.is_halted():
                return halted(position)
            return Refused("gress:10.1", {"reason": "cards" if position.stock_size else "none"})
        case acts.MARKE:
            return no_marke(position, seat)
        case acts.VORLETZTE:
            return Refused("gress:Q80", {})
        case acts.GIVE:
            if now.ten == seat and position.is_halted():
                return halted(position)
            return Refused("gress:5.4", {"seat": seat, "reason": "none"})
        case acts.SWAP:
            return Refused("gress:5.5", {"seat": seat, "reason": "none"})
        case acts.LAY | acts.TOUCH:
            return no_swap(position, seat, act)
        case acts.TAKE:
            return Refused("gress:5.4", {"seat": seat, "reason": "take"})
        case acts.TAKEBACK:
            return no_take_back(position)
        case acts.DOWN:
            laid = position.down & bit(seat) != 0
            why = "active" if position.phase == ACTIVE else "laid" if laid else "owed"
            return Refused("gress:9.3", {"owed": owed, "reason": why})
        case acts.HOLDING | acts.COMPLAIN | acts.ELSE:
            return Refused("gress:8.2", {"seat": int(now.turn)}) if act == acts.ELSE else NOTHING
    return NOTHING


def no_marke(position: GressPosition, seat: int) -> Refused:
    if position.marken[seat] == OWED:
        return Refused("gress:Q25", {})
    if position.marken[seat] < 0:
        return Refused("gress:2.8", {})
    if position.phase == SETTLING:
        return Refused("gress:9.1", {})
    if position.is_halted():
        return halted(position)
    count = int(position.sizes[seat])
    if may_take_marke(position, seat):
        return NOTHING
    why = "say" if must_say(position.now, seat) else "none" if count == 2 else "two"
    return Refused("gress:8.1", {"count": count, "reason": why})


def no_swap(position: GressPosition, seat: int, act: int) -> Refused:
    now = position.now
    if seat not in (now.halt_a, now.halt_b):
        return Refused("gress:5.5", {"seat": seat, "reason": "lay"})
    if act == acts.LAY:
        return Refused("gress:5.5", {"seat": seat, "reason": "laid"})
    other = now.halt_b if seat == now.halt_a else now.halt_a
    if not now.laid & bit(seat):
        return Refused("gress:5.5", {"seat": int(other), "reason": "touch"})
    if position.size_after_swap(seat) == 0:
        return Refused("gress:Q33", {"seat": int(other)})
    return Refused("gress:5.5", {"seat": int(other), "reason": "partner"})


def no_take_back(position: GressPosition) -> Refused:
    if not position.rules.official:
        return Refused("gress:option:referee", {})
    if position.is_halted() and position.now.accepted:
        return Refused("gress:Q17", {})
    if was_tried(position):
        return Refused("gress:10.4", {"reason": "tried"})
    return Refused("gress:10.4", {"reason": "late"})


def next_step(position: GressPosition, seat: int, act: int) -> Refused:
    """Why a choice can't go on like this."""
    steps = list(position.steps[seat])
    if steps[:2] == [acts.ELSE, acts.COMPLAIN] and len(steps) > 2:
        return no_complaint(position, seat, steps, act)
    if steps[0] == acts.ELSE:
        if len(steps) == 1:
            return no_holding(position) if act == acts.HOLDING else NOTHING
        if steps[1] == acts.COMPLAIN:
            return no_topic(position, seat, act)
        if len(steps) == 2:
            if act in (acts.STOP, acts.TAKEBACK):
                return Refused("gress:10.3", {})
            position.forget_steps(seat)
            return reason(position, seat, act)
        steps = steps[2:]
    if act >= acts.SUIT:
        return NOTHING
    if steps[0] == acts.GIVE:
        if act < acts.SEAT:
            return no_such_card(position, seat, act)
        target = act - acts.SEAT
        return Refused(
            "gress:5.4",
            {"seat": min(target, int(position.players) - 1), "reason": who(position, seat, target)},
        )
    if steps[0] == acts.SWAP:
        return no_target(position, seat, steps, act)
    return no_packet(position, seat, steps, act)


def no_topic(position: GressPosition, seat: int, act: int) -> Refused:
    """Why nobody can complain about this at all."""
    if act == acts.READY:
        return Refused("gress:11.9", {"reason": "open"})
    if not position.rules.official:
        return Refused("gress:option:referee", {})
    if act == acts.MARKE:
        return Refused("gress:10.7", {"seat": seat, "reason": "none"})
    if act == acts.COMPLAIN:
        return Refused("gress:10.8", {"seat": seat, "reason": "won" if position.winner >= 0 else "bot"})
    return Refused("gress:10.8", {"seat": seat, "reason": "no-vote"}) if act == acts.TAKEBACK else NOTHING


def no_exclusion(position: GressPosition, seat: int) -> Refused | None:
    """gress:10.8: why not even a referee can exclude a seat, if so."""
    if position.phase not in (ACTIVE, SETTLING):
        return Refused("gress:10.8", {"seat": seat, "reason": "early"})
    if not position.rules.official:
        return Refused("gress:option:referee", {})
    if not position.plays_on(seat):
        return Refused("gress:10.8", {"seat": seat, "reason": "out"})
    return Refused("gress:10.8", {"seat": seat, "reason": "won"}) if position.winner >= 0 else None


def no_holding(position: GressPosition) -> Refused:
    if not position.rules.official:
        return Refused("gress:option:referee", {})
    return halted(position) if position.is_halted() else Refused("gress:10.3", {})


def who(position: GressPosition, seat: int, target: int) -> str:
    return "self" if target == seat else "absent"


def no_target(position: GressPosition, seat: int, steps: list[int], act: int) -> Refused:
    target = act - acts.SEAT
    if target < 0 or position.now.nine != seat:
        return NOTHING
    named = min(target, int(position.players) - 1)
    if position.now.nine_two:
        return Refused("gress:6.3", {"seat": named, "reason": "same" if act in steps else "absent"})
    return Refused("gress:Q39", {"seat": named, "reason": who(position, seat, target)})


def no_packet(position: GressPosition, seat: int, steps: list[int], act: int) -> Refused:
    """gress:4.4, gress:6.1: only cards in hand, and none twice."""
    if act >= acts.SEAT or not position.copies(seat, act) > steps[1:].count(act):
        return no_such_card(position, seat, act) if act < acts.SEAT else NOTHING
    top = int(position.top())
    about: dict[str, object] = {"card": NAMES[act], "top": NAMES[top & 31]}
    if len(steps) > 1:
        return Refused("gress:6.1", {})
    if act >> 2 == 0:
        return Refused("gress:6.4", about)
    return Refused("gress:6.2", about) if act in (10, 11) else Refused("gress:6.1", {})


def no_complaint(position: GressPosition, seat: int, steps: list[int], act: int) -> Refused:
    target = act - acts.SEAT
    about = steps[2]
    if not 0 <= target < position.players:
        return NOTHING
    if target == seat:
        if about in (acts.COMPLAIN, acts.TAKEBACK):
            return Refused("gress:10.8", {"seat": seat, "reason": "self"})
        return Refused("gress:Q79", {})
    if not position.plays_on(target):
        return Refused("gress:10.8", {"seat": target, "reason": "out"})
    if about == acts.VORLETZTE:
        return Refused("gress:8.2", {"seat": target})
    if about == acts.MARKE:
        return Refused("gress:10.7", {"seat": target, "reason": "late"})
    return Refused("gress:10.8", {"seat": target, "reason": "no-vote"}) if about == acts.TAKEBACK else NOTHING


def attempted(position: GressPosition, seat: int, text: str) -> Refused | None:
    """Why an act as a whole is refused, where its first step alone would not tell, or not so well. A hand can
    stop the game without being on turn or owing; that is refused (gress:10.1)."""
    if position.actor < 0 or position.excluded & bit(seat):
        return None
    word, *rest = text.split()
    if position.phase == READYING:
        early = word in ("complain", "disqualify", "withdraw", "holding")
        return before_opening(position, seat, acts.DRAW) if early else None
    if word == "misdeal":
        manual = position.rules.manual_deal
        return Refused("gress:11.9", {"reason": "open"}) if manual else no_misdeal(position, seat)
    if not position.rules.official and text.startswith(ONLY_OFFICIAL):
        return Refused("gress:option:referee", {})
    if word == "complain":
        return no_such_complaint(position, seat, rest[0], int(rest[1]))
    if word == "swap" and len(rest) > 1 and position.phase == ACTIVE and not may_order_swap(position, seat):
        return Refused("gress:6.3", {"seat": seat, "reason": "none"})
    if text == "stop" and position.legal(seat) & bit(acts.STOP):
        free = position.now.turn == seat and position.now.call_to != seat
        if not (position.owed[seat] or free):
            return Refused("gress:10.1", {"reason": "none"})
    return None


def may_order_swap(position: GressPosition, seat: int) -> bool:
    """gress:6.3: one nine swaps nobody else's hands."""
    return position.now.nine == seat and bool(position.now.nine_two)


def no_such_complaint(position: GressPosition, seat: int, about: str, target: int) -> Refused | None:
    """gress:Q79: never about oneself; gress:10.7: about a Marke only once it was taken up, and in time."""
    if target == seat:
        return Refused("gress:Q79", {})
    if about != "marke" or position.now.picked & bit(target) or not position.plays_on(target):
        return None
    why = "late" if position.marken[target] == NO_MARKE else "none"
    return Refused("gress:10.7", {"seat": target, "reason": why})


def unfinished(position: GressPosition, seat: int) -> Refused:
    """Why a whole act that was written is not whole: two seats are to be named after two nines
    (gress:6.3)."""
    if position.steps[seat][0] == acts.SWAP:
        return Refused("gress:6.3", {"seat": seat, "reason": "none"})
    return NOTHING


def wrong_packet(position: GressPosition, seat: int, cards: list[int]) -> Refused | None:
    """Why these cards can't be laid together, if so; gress:6.1: only cards in hand, and none twice, and at a
    guided table only what is right."""
    if position.phase != ACTIVE or position.actor < 0 or position.is_halted() or not position.plays_on(seat):
        return None
    for card in cards:
        if cards.count(card) > position.copies(seat, card):
            return no_such_card(position, seat, card)
    if position.rules.official:
        return None
    shape, lowest = shape_of_kinds(cards), cards[0]
    if shape == MALFORMED:
        return Refused("gress:6.1", {})
    if packet_starts(position, seat) & bit(lowest):
        return None
    top = int(position.top())
    if FITS[top] & bit(lowest):
        return wrong_card(position, seat, lowest)
    rule = "gress:6.4" if shape == SEVENS_PACKET else "gress:6.2"
    return Refused(rule, {"card": NAMES[lowest], "top": NAMES[top & 31]})
