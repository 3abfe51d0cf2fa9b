"""The bytes of an observation, read by its layout, are what the view of the seat says."""

from collections import Counter
from typing import Any

from hypothesis import given

from laws.tables import Table, law, tables
from stammtisch.games.catalogue import GAMES
from stammtisch.games.double.cards import NAMES as MOTIFS
from stammtisch.games.double.cards import SUITS
from stammtisch.games.double.shown import PHASES
from stammtisch.games.grass.cards import CODES
from stammtisch.games.grass.view import STAGES
from stammtisch.games.gress.cards import NAMES as CARDS
from stammtisch.games.gress.cards import SUITS as GRESS_SUITS
from stammtisch.games.gress.notation import PHASES as GRESS_PHASES
from stammtisch.games.observing import observation

PEDDLES = ["HG", "MX", "CO", "JA", "PA", "DF"]


def fields(table: Table, seat: int) -> dict[str, bytes]:
    layout = table.game.layout(table.players)
    seen = observation(table.position, seat, layout)
    return {name: seen[where] for name, where in layout.slices().items()}


def row(*words: list[Any]) -> bytes:
    """Words of eight bytes, the rest of each zero."""
    return b"".join(bytes([int(value) for value in word] + [0] * (8 - len(word))) for word in words)


def flags(names: Any, *found: str | None) -> list[int]:
    """A byte for each name."""
    return [sum(name == other for other in found) for name in names]


def cards(names: Any, found: Any, width: int) -> bytes:
    counted = Counter(found)
    return bytes([counted[name] for name in names] + [0] * (8 * width - len(names)))


def around(table: Table, seat: int) -> list[int]:
    return [(seat + place) % table.players for place in range(table.players)]


@law(40)
@given(tables([GAMES["double"]]))
def test_double(table: Table) -> None:
    pairing = table.position.rules.pairing  # type: ignore[attr-defined]
    for seat in range(table.players):
        view, found = GAMES["double"].view(table.position, seat), fields(table, seat)
        on_table = dict(zip(around(table, view.trick.leader), view.trick.plays, strict=False))
        shown = [bid for bid in view.bids if bid is not None]
        led = next(iter(view.trick.plays), None)
        assert found["table"] == row(
            flags(PHASES, view.phase),
            flags([*SUITS, None], view.trump),
            flags([*SUITS, None], None if led in ("PO", "FO") else led[-1]) if led else [],
            [
                view.round,
                len(view.options.schedule),
                view.cards,
                table.players,
                len(view.seen),
                view.locked.count(False) if view.phase == "bid" else 0,
                sum(shown),
            ],
        )
        halves = [half for card in view.hand for half in card.split("/")]
        assert found["hand"] == cards(MOTIFS, halves, 7)
        played = [motif for trick in (*view.seen, view.trick) for motif in trick.plays]
        gone = [pairing.card_with(MOTIFS.index(motif)) for motif in played]
        gone += [view.turn_up] if view.turn_up else []
        assert found["gone"] == cards(MOTIFS, [half for card in gone for half in card.split("/")], 7)
        for place, other in enumerate(around(table, seat)):
            assert found[f"trick {place}"] == cards(MOTIFS, [on_table[other]] if other in on_table else [], 7)
            bid, hand = view.bids[other], view.hands[other]
            only = other != seat and hand
            assert found[f"seat {place}"] == row(
                [
                    0 if bid is None else bid + 1,
                    view.locked[other],
                    view.tricks[other],
                    view.hand_sizes[other],
                    sum(1 << SUITS.index(suit) for suit in view.voids[other]),
                    other == view.dealer,
                    other == view.actor,
                ],
                [
                    min(max(view.points[other] + 64, 0), 255),
                    view.kept[other],
                    min(max(view.changes[other] + 64, 0), 255),
                    other in view.contenders,
                    view.phase == "play" and other == view.trick.leader,
                    pairing.kind_named(hand[0]) + 1 if only else 0,
                ],
            )


@law(40)
@given(tables([GAMES["grass"]]))
def test_grass(table: Table) -> None:
    for seat in range(table.players):
        view, found = GAMES["grass"].view(table.position, seat), fields(table, seat)
        seats = around(table, seat)
        assert found["stage"] == cards(STAGES, [view.stage], 4)
        assert found["hand"] == cards(CODES, view.hand, 4)
        assert found["pack"] == cards(CODES, view.pack, 4)
        assert found["locked"] == cards(CODES, [view.own_lock], 4)
        assert found["card"] == cards(CODES, [view.card], 4)
        assert found["wasted"] == cards(CODES, view.wasted, 4)
        assert found["chosen"] == cards(PEDDLES, view.chosen, 1)
        assert found["table"] == row(
            [
                view.round,
                view.stack_size,
                view.wasted_size,
                view.deals,
                view.offers,
                view.played,
                view.swapped,
            ],
            [other == view.target for other in seats],
            [
                0 if view.own is None else view.own + 1,
                view.takes,
                view.taken,
                0 if view.closer is None else seats.index(view.closer) + 1,
                table.players,
            ],
        )
        offer = view.offer
        six = [*seats, *[None] * (6 - table.players)]
        assert found["offer"] == (
            row([], [], [], [])
            if offer is None
            else row(
                [other == offer.seat for other in six],
                [*[other == offer.to for other in six], offer.to == 6],
                [*[other in offer.to_answer for other in six], offer.hand],
                [other in offer.willing for other in six],
            )
        )
        assert found["offer gives"] == cards(CODES, [offer.give] if offer else [], 4)
        assert found["offer wants"] == cards(CODES, [offer.want] if offer else [], 4)
        assert found["offer gives peddles"] == cards(PEDDLES, offer.give_table if offer else [], 1)
        assert found["offer wants peddles"] == cards(PEDDLES, offer.want_table if offer else [], 1)
        for place, other in enumerate(seats):
            grass_seat(view, seat, other, {name: found[f"seat {place} {name}"] for name in GRASS_SEAT})


GRASS_SEAT = ("peddles", "protected", "market", "numbers", "tucked", "known")


def grass_seat(view: Any, seat: int, other: int, found: dict[str, bytes]) -> None:
    protections = view.protections[other]
    assert found["peddles"] == cards(PEDDLES, view.displays[other], 1)
    assert found["protected"] == cards(PEDDLES, [card for laid in protections for card in laid.peddles], 1)
    assert found["market"] == cards(["none", "open", "+B", "+D", "+F", "+S"], [view.markets[other]], 1)
    assert found["tucked"] == cards(CODES, view.tucked[other], 4)
    known = view.known_to_all[other] if other == seat else view.known[other]
    if all(hand is not None for hand in view.hands):
        known = view.hands[other]
    assert found["known"] == cards(CODES, known, 4)
    money, before = view.totals[other] // 1000 + 2048, view.before[other] // 1000 + 2048
    assert found["numbers"] == row(
        [
            view.hand_sizes[other],
            view.skips[other],
            *flags(["LU", "GS", "CB"], *[laid.card for laid in protections]),
            view.locked[other],
            view.pack_sizes[other],
        ],
        [
            *divmod(money, 16),
            *divmod(before, 16),
            other == view.dealer,
            other == view.active,
            other == view.actor,
        ],
    )


RIGHTS = ["give", "swap", "swap-two", "wish", "take", "takeback"]


@law(40)
@given(tables([GAMES["gress"]]))
def test_gress(table: Table) -> None:
    for seat in range(table.players):
        view, found = GAMES["gress"].view(table.position, seat), fields(table, seat)
        assert found["table"] == row(
            flags(GRESS_PHASES, view.phase),
            flags(GRESS_SUITS, view.wish),
            [
                view.pile_size,
                view.draw_size,
                view.deals,
                view.misdeals,
                view.shuffles,
                view.direction > 0,
                view.throws,
            ],
            [*flags(RIGHTS, *view.rights), view.dead_end],
        )
        steps = [step + 1 for step in view.steps[-14:]]
        assert found["begun"] == row(steps[:7], steps[7:])
        assert found["hand"] == cards(CARDS, view.hand, 4)
        assert found["top"] == cards(CARDS, [view.top], 4)
        assert found["first"] == cards(CARDS, [view.first_card], 4)
        assert found["pile"] == cards(CARDS, [card[:2] for card in view.pile or ()], 4)
        for place, other in enumerate(around(table, seat)):
            assert found[f"seat {place}"] == gress_seat(view, other)


def gress_seat(view: Any, other: int) -> bytes:
    guided = view.options.referee == "guided"
    halt, call, offer = view.halt, view.call or (None, None), view.offer or (None, None)
    now = (view.ledger.now if guided and view.ledger else None) or {}
    owed = sum(debt.left for debt in view.ledger.debts[other]) if view.ledger else 0
    return row(
        [
            view.hand_sizes[other],
            ["none", "lies", "owed"].index(view.marken[other]),
            other == view.turn,
            other == view.dealer,
            other == view.actor,
            other in view.ready,
            other in view.down,
        ],
        [
            other in view.excluded,
            other == view.winner,
            other == view.stopper,
            other in view.picked,
            other in view.offered,
            other == call[0],
            other == call[1],
        ],
        [
            halt is not None and other in halt.parties,
            halt is not None and other in halt.laid,
            halt is not None and other in (halt.then or ()),
            other == offer[0],
            other == offer[1],
            other == view.to_take,
            guided and now.get("skip_kind", 0) and other == now.get("skip_seat", -1),
        ],
        [
            owed,
            view.penalties[other] if guided else 0,
            other == now.get("ten", -1),
            other == now.get("nine", -1),
            other == now.get("wisher", -1),
            other in now.get("due", []),
            other in now.get("said", []),
        ],
    )
