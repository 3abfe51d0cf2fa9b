"""What one seat may know; and a full position that looks the same to it."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import msgspec

from stammtisch.base.bits import Dice, bit, numbers
from stammtisch.games.gress.cards import KINDS, NAMES, SUITS, card_named, entry_name, entry_named
from stammtisch.games.gress.debts import BY_KING, owe
from stammtisch.games.gress.gifts import may_take, offer_holds
from stammtisch.games.gress.hidden import hidden_hands, redeal_hidden, sees_first_card
from stammtisch.games.gress.moment import NOBODY, Moment
from stammtisch.games.gress.notation import PHASES, DebtData, debt_data, moment_data
from stammtisch.games.gress.options import Options
from stammtisch.games.gress.placement import moment, owe_all
from stammtisch.games.gress.plays import Gift
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.gress.rules import Rules
from stammtisch.games.gress.settlement import is_out, next_to_settle
from stammtisch.games.gress.state import ACTIVE, ENDED, NO_MARKE, OWED, SETTLING
from stammtisch.games.gress.wrong_plays import imagine_play, may_take_back, was_tried

ENCODE: Final = msgspec.json.Encoder().encode


class Halt(msgspec.Struct, frozen=True):
    """A swap that holds up the game: who swaps, who has laid the foreign hand, and who swaps next."""

    parties: tuple[int, int]
    laid: tuple[int, ...]
    then: tuple[int, int] | None


class Ledger(msgspec.Struct, frozen=True):
    """What a guided table writes down for all to see; `now` holds every right and deadline. An official
    table opens its list of debts only when the game is over (gress:Q70)."""

    clock: int
    debts: tuple[tuple[DebtData, ...], ...]
    now: dict[str, int | list[int]] | None
    dates: tuple[tuple[int, int, int], ...] = ()

    def __hash__(self) -> int:
        return hash((self.clock, self.dates))


class View(msgspec.Struct, frozen=True):
    """Gress as one seat sees it. What is not copied here is not seen."""

    seat: int
    options: Options
    hands: tuple[tuple[str, ...] | None, ...]
    first_card: str | None
    rights: tuple[str, ...]
    steps: tuple[int, ...]
    phase: str
    dealer: int
    deals: int
    misdeals: int
    shuffles: int
    ready: tuple[int, ...]
    turn: int
    direction: int
    throws: bool
    actor: int
    actors: tuple[int, ...]
    top: str | None
    wish: str | None
    pile: tuple[str, ...] | None
    pile_size: int
    draw_size: int
    hand_sizes: tuple[int, ...]
    marken: tuple[str, ...]
    excluded: tuple[int, ...]
    people: tuple[int, ...]
    votes: tuple[tuple[int, int], ...]
    claims: tuple[int, ...]
    tried: bool
    down: tuple[int, ...]
    winner: int | None
    dead_end: bool
    stopper: int | None
    call: tuple[int, int] | None
    halt: Halt | None
    offered: tuple[int, ...]
    offer: tuple[int, int] | None
    to_take: int | None
    picked: tuple[int, ...]
    penalties: tuple[int, ...]
    ledger: Ledger | None

    @property
    def players(self) -> int:
        return len(self.hand_sizes)

    @property
    def hand(self) -> tuple[str, ...]:
        """The own hand; empty for a spectator and while it is not to be looked at."""
        return (self.hands[self.seat] if self.seat >= 0 else None) or ()


def view(position: GressPosition, seat: int) -> View:
    """gress:Q70: the top card, counts, turn, direction and whether throws are allowed are for all to see;
    the own hand and the own rights for their owner; gress:2.8: the Marke for nobody."""
    return View(seat, position.rules.options, **own(position, seat), **seen_by_all(position))


def glances(position: GressPosition) -> Callable[[int], bytes]:
    """Many views of one moment, without the options, as JSON: what everybody sees is written once."""
    public = b"," + ENCODE(seen_by_all(position))[1:]
    return lambda seat: ENCODE({"seat": seat, **own(position, seat)})[:-1] + public


def own(position: GressPosition, seat: int) -> dict[str, Any]:
    """Hands, the first card, own rights and what was begun: the part of a view that is not the same for
    everybody."""
    hidden = hidden_hands(position, seat)
    first = sees_first_card(position, seat)
    seats = range(position.players)
    return {
        "hands": tuple([None if hidden & bit(other) else hand(position, other) for other in seats]),
        "first_card": NAMES[position.stock[position.stock_size - 1]] if first else None,
        "rights": own_rights(position, seat),
        "steps": tuple(position.steps[seat]) if seat >= 0 else (),
    }


def seen_by_all(position: GressPosition) -> dict[str, Any]:
    """The part of a view that is the same for everybody.

    A guided table also shows debts, rights and deadlines of all, and the whole pile. An official one shows
    no debts, the own ones neither; only in the last settlement it calls whoever must take the next card, for
    as long as nobody does so unasked (gress:10.2). Whether a card was laid lawfully is shown nowhere.
    """
    rules, now = position.rules, position.now
    guided = not rules.official
    top = position.top() if position.pile_size else -1
    pile = range(position.pile_size) if guided else range(0)
    return {
        "phase": PHASES[position.phase],
        "dealer": position.dealer,
        "deals": position.deals,
        "misdeals": position.misdeals,
        "shuffles": position.shuffles,
        "ready": tuple(numbers(position.ready)),
        "turn": now.turn,
        "direction": now.direction,
        "throws": now.throws == 1,
        "actor": position.actor,
        "actors": tuple(numbers(position.actors())),
        "top": NAMES[top & 31] if top >= 0 else None,
        "wish": SUITS[(top >> 5) - 1] if top >= KINDS else None,
        "pile": tuple([entry_name(position.pile[place]) for place in pile]) if guided else None,
        "pile_size": position.pile_size,
        "draw_size": position.stock_size,
        "hand_sizes": tuple(position.sizes),
        "marken": tuple([marke_state(marke) for marke in position.marken]),
        "excluded": tuple(numbers(position.excluded)),
        "people": tuple(numbers(position.people)),
        "votes": votes_of(position),
        "claims": tuple(numbers(position.claims)),
        "tried": was_tried(position),
        "down": tuple(numbers(position.down)),
        "winner": position.winner if position.winner >= 0 else None,
        "dead_end": position.dead_end,
        "stopper": position.stopper if position.stopper >= 0 else None,
        "call": (now.call_by, now.call_to) if now.call_by >= 0 else None,
        "halt": halt_of(now),
        "offered": tuple(numbers(now.laid_wrong)),
        "offer": (now.offer_by, now.offer_to) if offer_holds(position, now.offer_to) else None,
        "to_take": called_to_take(position),
        "picked": tuple(numbers(now.picked)),
        "penalties": tuple(position.penalties) if guided else (),
        "ledger": ledger_of(position),
    }


def hand(position: GressPosition, seat: int) -> tuple[str, ...]:
    return tuple([NAMES[kind] for kind in position.kinds_held(seat)])


def votes_of(position: GressPosition) -> tuple[tuple[int, int], ...]:
    """gress:10.8: who wants whom excluded, for all to see."""
    if not any(position.votes):
        return ()
    return tuple(
        (seat, target) for target in range(position.players) for seat in numbers(position.votes[target])
    )


def marke_state(marke: int) -> str:
    return "none" if marke == NO_MARKE else "owed" if marke == OWED else "lies"


def halt_of(now: Moment) -> Halt | None:
    if now.halt_a < 0:
        return None
    then = (int(now.then_a), int(now.then_b)) if now.then_a >= 0 else None
    return Halt((now.halt_a, now.halt_b), tuple(numbers(now.laid)), then)


def called_to_take(position: GressPosition) -> int | None:
    if position.phase != SETTLING or not position.stock_size:
        return None
    seat = next_to_settle(position)
    return seat if seat >= 0 else None


def own_rights(position: GressPosition, seat: int) -> tuple[str, ...]:
    """What a seat may do now that not everybody may. To take back means only that the own card was the
    last event: it does not tell whether that was wrong."""
    if seat < 0 or not position.plays_on(seat) or position.phase not in (ACTIVE, SETTLING):
        return ()
    now = position.now
    rights = {
        "give": now.ten == seat,
        "swap": now.nine == seat and not now.nine_two,
        "swap-two": now.nine == seat and bool(now.nine_two),
        "wish": now.wisher == seat,
        "take": may_take(position, seat),
        "takeback": may_take_back(position, seat),
    }
    return tuple(name for name, holds in rights.items() if holds)


def ledger_of(position: GressPosition) -> Ledger | None:
    guided = not position.rules.official
    if not guided and position.phase != ENDED:
        return None
    seats = range(position.players)
    dates = tuple(
        (int(position.emptied[seat]), int(position.counted[seat]), int(position.due_since[seat]))
        for seat in seats
    )
    return Ledger(
        clock=position.clock,
        debts=tuple(tuple(debt_data(position, seat)) for seat in seats),
        now=moment_data(position.now) if guided else None,
        dates=dates if guided else (),
    )


def imagine(seen: View, dice: Dice) -> GressPosition:
    """One of the positions that look like this view, each equally likely as far as cards go. At an official
    table debts, deadlines and wrong cards are not seen, so nobody has any."""
    position = shadow(seen, dice)
    redeal_hidden(position, seen.seat, dice)
    return position


def shadow(seen: View, dice: Dice | None = None) -> GressPosition:
    """A position that looks like this view, unseen cards in the order of the pack or, with dice, in any."""
    position = GressPosition(Rules(seen.players, seen.options))
    position.phase = PHASES.index(seen.phase)
    position.dealer = seen.dealer
    position.deals = seen.deals
    position.misdeals = seen.misdeals
    position.shuffles = seen.shuffles
    position.ready = mask(seen.ready)
    position.excluded = mask(seen.excluded)
    position.people = mask(seen.people)
    for voter, target in seen.votes:
        position.votes[target] = position.votes[target] | bit(voter)
    position.claims = mask(seen.claims)
    position.winner = NOBODY if seen.winner is None else seen.winner
    position.dead_end = seen.dead_end
    position.stopper = NOBODY if seen.stopper is None else seen.stopper
    place_cards(position, seen, dice)
    place_moment(position, seen)
    place_ledger(position, seen)
    position.down = mask(seen.down)
    position.tried = position.now.last_event if seen.tried else 0
    if seen.seat >= 0 and seen.steps:
        position.take_steps(seen.seat, list(seen.steps))
    position.actor = seen.actor
    return position


def mask(seats: tuple[int, ...]) -> int:
    return sum(int(bit(seat)) for seat in seats)


def place_cards(position: GressPosition, seen: View, dice: Dice | None) -> None:
    unseen = Counter({kind: int(position.rules.sets) for kind in range(KINDS)})
    visible = [card_named(card) for cards in seen.hands for card in cards or ()]
    top = None if seen.top is None else entry_named(seen.top + (f":{seen.wish}" if seen.wish else ""))
    pile = [] if top is None else [top]
    if seen.pile is not None:
        pile = [entry_named(card) for card in seen.pile]
    first_card = [] if seen.first_card is None else [card_named(seen.first_card)]
    unseen.subtract([*visible, *(entry & 31 for entry in pile), *first_card])
    rest = sorted(unseen.elements())
    if dice is not None:
        rest = [rest[place] for place in dice.shuffled(len(rest))]
    for entry in [rest.pop() for card in range(seen.pile_size - len(pile))] + pile:
        position.put(entry)
    for seat in range(seen.players):
        cards = seen.hands[seat]
        for place in range(seen.hand_sizes[seat]):
            position.gain(seat, rest.pop() if cards is None else card_named(cards[place]))
        marke = seen.marken[seat]
        position.marken[seat] = rest.pop() if marke == "lies" else OWED if marke == "owed" else NO_MARKE
    stock = [rest.pop() for card in range(seen.draw_size - len(first_card))] + first_card
    for place, kind in enumerate(stock):
        position.stock[place] = kind
    position.stock_size = len(stock)


def place_moment(position: GressPosition, seen: View) -> None:
    now = position.now
    if seen.ledger is not None and seen.ledger.now is not None:
        position.now = moment(seen.ledger.now, seen.players, "ledger.now")
        return
    now.turn = seen.turn
    now.direction = seen.direction
    now.throws = 1 if seen.throws else 0
    now.picked = mask(seen.picked)
    now.laid_wrong = mask(seen.offered)
    if seen.call is not None:
        now.call_by, now.call_to = seen.call
    if seen.halt is not None:
        now.halt_a, now.halt_b = seen.halt.parties
        now.laid = mask(seen.halt.laid)
        now.had_a = 1
        now.had_b = 1
        if seen.halt.then is not None:
            now.then_a, now.then_b = seen.halt.then
            now.then_had_a = 1
            now.then_had_b = 1
    if position.phase not in (ACTIVE, SETTLING):
        return
    position.clock = 1
    now.last_event = 1
    place_rights(position, seen)


def place_rights(position: GressPosition, seen: View) -> None:
    now, seat, rights = position.now, seen.seat, seen.rights
    if "give" in rights:
        now.ten = seat
    if "swap" in rights or "swap-two" in rights:
        now.nine = seat
        now.nine_two = 1 if "swap-two" in rights else 0
    if "wish" in rights:
        now.wisher = seat
        now.wish_at = position.pile_size - 1
    if seen.offer is not None:
        now.offer_by, now.offer_to = seen.offer
        now.offer_card = position.kinds_held(now.offer_by)[0]
        now.ten = now.offer_by
    elif "take" in rights:
        giver = next(other for other in range(seen.players) if other != seat)
        position.gifts.append(Gift(0, giver, seat, 0))
    if "takeback" in rights and position.rules.official:
        imagine_play(position, seat)


def place_ledger(position: GressPosition, seen: View) -> None:
    ledger = seen.ledger
    if ledger is not None:
        position.clock = ledger.clock
        owe_all(position, ledger.debts, seen.penalties)
        for seat, (emptied, counted, since) in enumerate(ledger.dates):
            position.emptied[seat] = emptied
            position.counted[seat] = counted
            position.due_since[seat] = since
    elif position.phase == ACTIVE:
        for seat in range(seen.players):
            if is_out(position, seat):
                owe(position, seat, 1, BY_KING, 0, 0, None)
    elif seen.to_take is not None:
        owe(position, seen.to_take, 1, BY_KING, 0, 0, None)
