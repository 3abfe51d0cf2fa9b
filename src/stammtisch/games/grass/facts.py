"""What happened, told to whoever listens: seats as numbers, cards as codes. Sentences are made elsewhere."""

from mypy_extensions import i64

from stammtisch.base.bits import bit, numbers
from stammtisch.games.grass.accounts import written
from stammtisch.games.grass.cards import CODES
from stammtisch.games.grass.piles import cards_in
from stammtisch.games.grass.scoring import Reckoning
from stammtisch.games.grass.state import EVERYONE, GrassState
from stammtisch.games.position import Journal


def tell_card(journal: Journal | None, kind: str, seat: i64, card: i64) -> None:
    if journal is not None:
        journal.note(kind, {"seat": int(seat), "card": CODES[card]})


def tell_target(journal: Journal | None, kind: str, seat: i64, target: i64, card: i64) -> None:
    if journal is not None:
        journal.note(kind, {"seat": int(seat), "target": int(target), "card": CODES[card]})


def codes(cards: list[int]) -> list[str]:
    return [CODES[card] for card in cards]


def tell_deal(state: GrassState, journal: Journal) -> None:
    journal.note("round-dealt", {"round": int(state.round) + 1, "seat": int(state.dealer)})


def tell_draw(state: GrassState, journal: Journal, seat: i64, card: i64) -> None:
    """Only the drawer sees the card (grass.common:vis.1)."""
    journal.note("card-drawn", {"seat": int(seat), "count": int(state.stack_size())})
    journal.note("card-drawn-own", {"card": CODES[card]}, bit(seat))


def tell_protected(state: GrassState, journal: Journal, seat: i64, card: i64, heap: i64) -> None:
    about: dict[str, object] = {
        "seat": int(seat),
        "card": CODES[card],
        "cards": codes(cards_in(state.heaps, heap)),
    }
    journal.note("protected", about)


def tell_swap(journal: Journal, seat: i64, target: i64, given: i64, got: i64) -> None:
    about: dict[str, object] = {
        "seat": int(seat),
        "target": int(target),
        "card": CODES[given],
        "other": CODES[got],
    }
    journal.note("swapped", about)


def tell_paranoia(journal: Journal, seat: i64, victim: i64, card: i64) -> None:
    about: dict[str, object] = {"seat": int(seat), "target": int(victim), "card": CODES[card]}
    if seat == victim:
        about["target"] = "self"
    journal.note("paranoia", about)


def tell_lost(journal: Journal, seat: i64, cards: list[int]) -> None:
    journal.note("lost", {"seat": int(seat), "cards": codes(cards)})


def tell_pass(state: GrassState, journal: Journal) -> None:
    """Giver and receiver know the card they shared, nobody else does."""
    journal.note("passed-all", {})
    for seat in range(state.players):
        left, right = state.left_of(seat), state.right_of(seat)
        about: dict[str, object] = {
            "given": CODES[state.locked[seat]],
            "to": int(left),
            "got": CODES[state.locked[right]],
            "from": int(right),
        }
        journal.note("passed-own", about, bit(seat))


def tell_lucky(journal: Journal, taker: i64, robbed: i64, card: i64) -> None:
    journal.note("lucky-taken", {"seat": int(taker), "target": int(robbed)})
    journal.note("lucky-own", {"target": int(robbed), "card": CODES[card]}, bit(taker) | bit(robbed))


def tell_offer(state: GrassState, journal: Journal, seats: i64) -> None:
    """grass.option:trade-view: a deal between partners is told to them alone."""
    about: dict[str, object] = {"seat": int(state.offer_from), "target": int(state.offer_to)}
    if state.offer_to == EVERYONE:
        about["target"] = "table"
    unnamed = state.rules.hidden_deals
    name_sides(state, about, state.offer_give, state.offer_want, unnamed)
    journal.note("offer-made", about, seats)


def tell_trade(state: GrassState, journal: Journal, partner: i64, given: i64, got: i64) -> None:
    """The table sees what may be seen; each partner knows both cards (grass.digital:hidden.1)."""
    seat = state.offer_from
    unnamed = state.rules.hidden_deals or not state.rules.open_deals
    about: dict[str, object] = {"seat": int(seat), "target": int(partner)}
    name_sides(state, about, given, got, unnamed)
    journal.note("traded", about)
    if state.offer_hand and unnamed:
        own: dict[str, object] = {"target": int(partner), "gave": CODES[given], "got": CODES[got]}
        journal.note("hidden-own", own, bit(seat))
        other: dict[str, object] = {"target": int(seat), "gave": CODES[got], "got": CODES[given]}
        journal.note("hidden-own", other, bit(partner))


def name_sides(state: GrassState, about: dict[str, object], given: i64, got: i64, unnamed: bool) -> None:
    """Both sides of a deal: the card of the hand, `hidden` if it is not named, `none` if there is none;
    and the displayed peddles."""
    about["gives"] = hand_part(state, given, unnamed)
    about["gives_table"] = codes(cards_in(state.heaps, state.board_give())) or "none"
    about["wants"] = hand_part(state, got, unnamed)
    about["wants_table"] = codes(cards_in(state.heaps, state.board_want())) or "none"


def hand_part(state: GrassState, card: i64, unnamed: bool) -> str:
    if not state.offer_hand:
        return "none"
    return "hidden" if unnamed else CODES[card]


def tell_score(state: GrassState, journal: Journal, reckoning: Reckoning) -> None:
    """grass.common:vis.3: all hands are laid open. What every seat made is told with all that it is made of,
    so that whoever listens can write the account: `steps` are its lines as the edition writes them, each with
    its name, its rule and its amount."""
    sheet = written(state.rules.options.edition, reckoning, state.rules.terms)
    for seat in range(state.players):
        journal.note("hands-shown", {"seat": int(seat), "cards": codes(cards_in(state.heaps, seat))})
    for seat in range(state.players):
        about: dict[str, object] = {
            "seat": int(seat),
            "round": int(state.round) + 1,
            "protected": int(reckoning.protected[seat]),
            "free": int(reckoning.free[seat]),
            "banker": int(reckoning.banker[seat]),
            "fines": int(reckoning.fines[seat]),
            "highest": int(reckoning.highest[seat]),
            "result": int(reckoning.results[seat] - reckoning.bonus[seat]),
            "bonus": int(reckoning.bonus[seat]),
            "lifted": int(reckoning.lifted[seat]),
            "before": int(reckoning.before[seat]),
            "total": int(reckoning.totals[seat]),
            "steps": [[step.kind, step.rule, step.amounts[seat]] for step in sheet.steps],
        }
        journal.note("scored", about)


def tell_end(state: GrassState, journal: Journal, winners: i64) -> None:
    """grass.common:win.1: the winner is the Baron of the Deal."""
    seats = numbers(winners)
    about: dict[str, object] = {"seats": seats, "count": len(seats), "total": int(state.totals[seats[0]])}
    journal.note("game-ended", about)
