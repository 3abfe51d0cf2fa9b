"""What people try at a real table and no act can say: two cards for one, a card of the hand for a displayed
one, heat off for somebody else. It is read more widely than an act, and refused with the rule.

A try is a word, cards and seats in any number, and the words between them. Nothing here is allowed, and
nothing here knows more than its seat sees.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from stammtisch.base.bits import bit
from stammtisch.base.errors import Refused
from stammtisch.base.reading import LONGEST_ACT
from stammtisch.games.grass import acts, speech, stages
from stammtisch.games.grass.cards import (
    BANKER,
    CODES,
    HEATS,
    HEATS_OFF,
    MARKET_CLOSE,
    MARKET_OPEN,
    PARANOIA,
    PAY_FINE,
    PEDDLES,
    PROTECTIONS,
    STEAL,
    STONEHIGH,
)
from stammtisch.games.grass.deals import may_offer
from stammtisch.games.grass.position import GrassPosition
from stammtisch.games.grass.rulings import (
    no_offer,
    no_play,
    no_swap,
    not_coverable,
    not_held,
    not_now,
    of_edition,
    one_card,
    out_of_place,
    reason,
    say_which,
    state_of,
    too_much,
    turn_of,
)
from stammtisch.games.grass.setting_up import open_position
from stammtisch.games.grass.state import NO_CARD
from stammtisch.games.grass.view import View

JOINTS: Final = ("on", "for", "with", "under", "over", "of", "to")
PLACES: Final = ("table", "hand", "stack", "wasted", "hidden", "nothing", "all", "and")
"""What else may stand between cards and seats; a card without a place is one of the hand."""
FIRST_STEPS: Final = {"waste": acts.WASTE, "swap": acts.SWAP, "offer": acts.OFFER, "counter": acts.COUNTER}
STAGES: Final = {verb: stage for stage, verb in speech.VERBS.items()}
BEFORE_DRAWING: Final = ["before", "drawing"]


class Try(NamedTuple):
    """A word, and what follows it by the words between: `on` whom, `for` what."""

    verb: str
    parts: Mapping[str, Sequence[str]]
    undrawn: bool

    def cards(self, joint: str = "") -> list[int]:
        return [CODES.index(word) for word in self.parts.get(joint, ()) if word in CODES]

    def seats(self, joint: str) -> list[int]:
        return [int(word) for word in self.parts.get(joint, ()) if word.isdigit()]


def read_try(text: str, players: int) -> Try | None:
    """None for words that no table knows, and for people who are not there."""
    plain = text.replace("\N{MINUS SIGN}", "-")
    words = plain.split() if len(plain) <= LONGEST_ACT and plain.isascii() and plain.isprintable() else []
    low = [word.lower() for word in words]
    undrawn = low[-2:] == BEFORE_DRAWING
    low = low[:-2] if undrawn else low
    if not low or low[0] not in VERBS:
        return None
    parts: dict[str, list[str]] = {"": []}
    joint = ""
    for word in low[1:]:
        seat = word.isdigit() and len(word) == 1 and (joint == "under" or int(word) < players)
        if word in JOINTS:
            joint = word
            parts.setdefault(joint, [])
        elif word.upper() in CODES:
            parts[joint].append(word.upper())
        elif word in PLACES or seat:
            parts[joint].append(word)
        else:
            return None
    found = Try(low[0], parts, undrawn)
    return found if says_enough(found) else None


def says_enough(found: Try) -> bool:
    """Whether somebody can tell what is meant, at whatever moment it is said."""
    verb, parts, cards = found.verb, found.parts, len(found.cards())
    if verb in ("offer", "counter"):
        return ("for" in parts or "hidden" in parts[""]) and (verb == "counter" or bool(parts.get("to")))
    if verb == "swap":
        return "for" in parts
    if verb in ("draw", "end"):
        return len(parts) == 1
    if verb != "play":
        return len(parts) == 1 and cards > 1 - found.undrawn
    stolen = found.cards() == [STEAL] and "for" in parts
    return cards > 1 or (
        cards == 1 and (found.undrawn or stolen or bool(parts.keys() & {"on", "over", "with"}))
    )


def tried(seen: View, text: str) -> Refused | str | None:
    """The rule that refuses a try; or the act it comes to, of somebody who names their own seat."""
    found = read_try(text, seen.players)
    if found is None:
        return None
    position, seat = open_position(seen), seen.seat
    asked = speech.VERBS.get(position.stage)
    if found.verb in STAGES and found.verb != asked:
        return unasked(position, seat)
    if asked is not None and found.verb in ("play", asked):
        return several(position, seat, found)
    first = (
        found.cards()[0] if found.verb == "play" and found.cards() else FIRST_STEPS.get(found.verb, acts.END)
    )
    waiting = None if position.legal(seat) & bit(first) else not_now(position, seat, first)
    if waiting is not None:
        return waiting
    if found.undrawn or found.verb == "draw":
        return without_drawing(position, found)
    return VERBS[found.verb](position, seat, found) or out_of_place()


def unasked(position: GrassPosition, seat: int) -> Refused:
    """grass.common:turn.0: a peddle is given or lost, a card passed, picked or laid down when it is asked
    for."""
    waiting = not_now(position, seat, acts.END)
    if waiting is not None:
        return waiting
    return (
        turn_of(position, "unasked")
        if position.stage in (stages.TURN, stages.OFFERED)
        else reason(position, seat, acts.END)
    )


def without_drawing(position: GrassPosition, found: Try) -> Refused:
    """grass.modern:turn.1, grass.classic:turn.1: a turn begins with a draw, one card and no more;
    grass.modern:turn.4, grass.classic:deal.1: nobody deals before."""
    if found.verb in ("offer", "swap"):
        return Refused(of_edition(position, "turn.4", "deal.1"), {})
    reason = "drawn" if found.verb == "draw" else "first"
    return Refused(of_edition(position, "turn.1", "turn.1"), {"reason": reason})


def several(position: GrassPosition, seat: int, found: Try) -> Refused:
    """One card is passed, picked or laid down, one peddle given or lost."""
    if position.stage == stages.PASSING and position.locked[seat] == NO_CARD and len(found.cards()) > 1:
        return Refused("grass.common:paranoia.5", {"reason": "one"})
    return reason(position, seat, acts.END)


# One card


def in_play(position: GrassPosition, seat: int, found: Try) -> Refused | str | None:
    """A card on somebody whom it does not concern, several at once, or what is asked for in too great a
    number."""
    cards = found.cards()
    if position.played or len(cards) > 1:
        return several_played(position, cards, "over" in found.parts)
    card = cards[0]
    if not position.held(seat) & bit(card):
        return not_held(card)
    if not bit(card) & (HEATS | PARANOIA | bit(STEAL)):
        own = [joint for joint in ("on", "of") if found.seats(joint) == [seat]]
        act = f"play {speech_of({joint: found.parts[joint] for joint in found.parts if joint not in own})}"
        if speech.is_act(act):
            return act
    for joint, why in PARTS.items():
        if joint in found.parts:
            return why(position, seat, found)
    return None


def speech_of(parts: Mapping[str, Sequence[str]]) -> str:
    return " ".join(" ".join([joint, *words]).strip() for joint, words in parts.items())


def several_played(position: GrassPosition, cards: Sequence[int], over: bool) -> Refused:
    """grass.common:protected.4: not even protections are laid together."""
    if over and not position.played and all(bit(card) & PROTECTIONS for card in cards):
        return Refused("grass.common:protected.4", {})
    return one_card(position, "played" if position.played else "several")


def on_others(position: GrassPosition, seat: int, found: Try) -> Refused | None:
    """Most cards are for the own market, or for nobody in particular; heat, theft and paranoia for one."""
    card = found.cards()[0]
    family, code = bit(card), CODES[card]
    if family & PEDDLES:
        return Refused("grass.common:peddle.1", {"card": code, "state": "others"})
    if family & HEATS_OFF:
        return Refused("grass.common:heat-off.1", {"card": code, "heat": "others"})
    if family & PROTECTIONS:
        return not_coverable("own")
    if family & HEATS:
        return Refused("grass.common:heat-on.1", {"state": "several"})
    if family & PARANOIA:
        named = position.rules.names_victim
        return Refused("grass.modern:paranoia.1", {}) if named else too_much(position, card)
    if card == STEAL:
        return no_booty(position, seat, found)
    rule = {MARKET_OPEN: "mo.1", MARKET_CLOSE: "mc.1", PAY_FINE: "pay-fine.1"}.get(card)
    if rule is not None:
        return Refused(f"grass.common:{rule}", {"state": "others"})
    if card == BANKER:
        return Refused("grass.common:banker.1", {"reason": "others"})
    rule = "stonehigh.1" if card == STONEHIGH else "euphoria.1"
    return Refused(of_edition(position, rule, rule), {"reason": "all"})


def no_booty(position: GrassPosition, seat: int, found: Try) -> Refused | None:
    """grass.modern:steal.2, grass.classic:steal.2: one free peddle, of one player, from the table."""
    if state_of(position, seat) != "open":
        return Refused(of_edition(position, "steal.1", "steal.1"), {"reason": "own"})
    wanted = found.cards("for")
    if len(wanted) > 1 or len(found.seats("on")) > 1:
        return Refused(of_edition(position, "steal.2", "steal.2"), {})
    return Refused(of_edition(position, "steal.1", "steal.1"), {"reason": "card"}) if wanted else None


def no_cover(position: GrassPosition, seat: int, found: Try) -> Refused:
    """grass.common:protected.1: only a protection protects, and only peddles of the own display."""
    card = found.cards()[0]
    if not bit(card) & PROTECTIONS:
        return not_coverable("card")
    if not found.cards("over"):
        return not_coverable("nothing")
    return not_coverable("own")


def no_payment(position: GrassPosition, seat: int, found: Try) -> Refused:
    """grass.common:pay-fine.2: exactly one peddle of the own display pays, and for a fine only."""
    card, paid = found.cards()[0], found.cards("with")
    if card != PAY_FINE:
        return one_card(position)
    state = state_of(position, seat)
    if state != "heated":
        return no_play(position, seat, card)
    return Refused("grass.common:pay-fine.2", {"reason": "one" if len(paid) != 1 else "display"})


def no_wanted(position: GrassPosition, seat: int, found: Try) -> Refused:
    """Whom to steal from has to be said."""
    return say_which([f"play ST on {other}" for other in range(position.players) if other != seat])


PARTS: Final[dict[str, Callable[[GrassPosition, int, Try], Refused | None]]] = {
    "over": no_cover,
    "on": on_others,
    "with": no_payment,
    "for": no_wanted,
}


def in_waste(position: GrassPosition, seat: int, found: Try) -> Refused | None:
    if position.played or len(found.cards()) > 1:
        return one_card(position, "played" if position.played else "several")
    return None


# Deals


class Side(NamedTuple):
    """What one side would give: so many cards of the hand and of the display, and whether something lies in
    the stack or on the wasted pile."""

    hand: int
    table: int
    piles: bool


def read_side(words: Sequence[str]) -> Side:
    counts = dict.fromkeys(("hand", "table", "stack", "wasted"), 0)
    place, piles = "hand", False
    for word in words:
        if word in counts:
            place, piles = word, piles or word in ("stack", "wasted")
        elif word == "and":
            place = "hand"
        elif word in CODES:
            counts[place] += 1
    return Side(counts["hand"], counts["table"], piles)


def in_offer(position: GrassPosition, seat: int, found: Try) -> Refused:
    """grass.modern:deal.2, grass.classic:deal.2: one card of the hand for one; grass.classic:deal.3: peddles
    of the table, at least one from each side; grass.classic:deal.4: never a card of the hand for one of the
    table; grass.classic:deal.5: but both in one deal; grass.classic:deal.6: nothing from the piles."""
    if found.verb == "offer" and not may_offer(position):
        return no_offer(position)
    give, want = read_side(found.parts[""]), read_side(found.parts.get("for", ()))
    if len(found.parts.get("to", ())) > 1:
        return Refused("grass.digital:offer.1", {})
    if position.rules.options.edition == "modern":
        return Refused("grass.modern:deal.2", {})
    return Refused(f"grass.classic:{broken_by(give, want)}", {})


def broken_by(give: Side, want: Side) -> str:
    """The classic rule that a deal breaks which can't be written as an offer."""
    if give.piles or want.piles:
        return "deal.6"
    if max(give.hand, want.hand) > 1:
        return "deal.2"
    if not (give.table or want.table):
        return "deal.2"
    if give.table and want.table:
        return "deal.5" if give.hand != want.hand else "deal.3"
    table, other = (give, want) if give.table else (want, give)
    return "deal.4" if other.hand and not table.hand else "deal.3"


def in_swap(position: GrassPosition, seat: int, found: Try) -> Refused:
    """grass.modern:swap.1: one free peddle for one, both from the table."""
    if not position.legal(seat) & bit(acts.SWAP):
        return no_swap(position, seat)
    return Refused("grass.modern:swap.1", {"reason": "one"})


VERBS: Final[dict[str, Callable[[GrassPosition, int, Try], Refused | str | None]]] = {
    "play": in_play,
    "waste": in_waste,
    "offer": in_offer,
    "counter": in_offer,
    "swap": in_swap,
    **dict.fromkeys(("draw", "end", *speech.VERBS.values()), lambda position, seat, found: None),
}
