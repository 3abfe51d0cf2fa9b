"""Exchange what a seat can't see, and nothing it is shown, allowed, refused or told changes."""

from collections.abc import Iterable
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from laws import double_adaptor
from laws.play import Move, do
from laws.tables import Table, law, tables
from stammtisch.base.bits import Dice, bit
from stammtisch.base.errors import Refused
from stammtisch.games.catalogue import GAMES
from stammtisch.games.position import Journal, Position


def another_world(table: Table, seat: int, dice: Dice, keep: Iterable[str] = ()) -> Position:
    """A position that differs only in what this seat can't see."""
    view = table.game.view(table.position, seat)
    return table.read(table.adaptor.swap_hidden(table.data(), view, dice, keep))


def shown(table: Table, position: Position, seat: int) -> bytes:
    return msgspec.json.encode(table.game.view(position, seat))


def offered(table: Table, position: Position, seat: int) -> bytes:
    return msgspec.json.encode(table.game.offers(position, seat))


def told(table: Table, position: Position, move: Move, seat: int) -> list[tuple[str, Any]]:
    """The facts that reach a seat when the move is done."""
    journal = Journal()
    do(position, move, journal)
    return [(fact.kind, fact.about) for fact in journal.seen_by(seat)]


def refused(position: Position, seat: int, act: int) -> tuple[str, Any]:
    refusal = position.refusal(seat, act)
    assert isinstance(refusal, Refused)
    return refusal.rule, refusal.values


def common_knowledge(position: Position) -> list[object]:
    wanted = position.chance()
    draw = (wanted.purpose, wanted.counter, wanted.pool, wanted.take) if wanted else None
    return [position.actor, position.actors(), draw, position.scores(), position.winners()]


def views_do_not_change(table: Table) -> None:
    for seat in table.seats:
        other = another_world(table, seat, table.dice)
        assert shown(table, other, seat) == shown(table, table.position, seat)
        assert common_knowledge(other) == common_knowledge(table.position)
        assert table.game.sheet(other) == table.game.sheet(table.position)


def acts_and_refusals_do_not_change(table: Table, some_acts: Iterable[int]) -> None:
    for seat in range(table.players):
        other = another_world(table, seat, table.dice)
        legal = table.position.legal(seat)
        assert other.legal(seat) == legal
        assert offered(table, other, seat) == offered(table, table.position, seat)
        for act in some_acts:
            if not legal & bit(act):
                assert refused(other, seat, act) == refused(table.position, seat, act)


def facts_do_not_change(table: Table) -> None:
    """After any act that is possible in both worlds, and that shows the seat nothing else that was
    hidden, the seat has been told the same and sees the same."""
    actors = table.position.actors()
    if not actors:
        return
    actor = int(table.dice.member(actors))
    act = int(table.dice.member(table.position.legal(actor)))
    for seat in table.seats:
        keep = table.adaptor.revealed_by(table.game.view(table.position, seat), act)
        other = another_world(table, seat, table.dice, keep)
        if not other.legal(actor) & bit(act):
            assert seat != actor
            continue
        here, move = table.position.copy(), Move(actor, (act,))
        assert told(table, other, move, seat) == told(table, here, move, seat)
        assert shown(table, other, seat) == shown(table, here, seat)


@law(60)
@given(tables())
def test_what_is_shown_does_not_change(table: Table) -> None:
    views_do_not_change(table)


@law(60)
@given(tables(), st.sets(st.integers(0, 60), min_size=6, max_size=6))
def test_what_is_allowed_and_refused_does_not_change(table: Table, some_acts: set[int]) -> None:
    acts_and_refusals_do_not_change(table, {act % table.game.act_count for act in some_acts})


@law(100)
@given(tables())
def test_what_is_told_does_not_change(table: Table) -> None:
    facts_do_not_change(table)


def five_cards_each(seed: int, **options: str) -> Table:
    table = Table(GAMES["double"], "standard", {"schedule": [5], "first_dealer": 0, **options}, 4, seed)
    table.go_to(3)
    return table


def test_a_view_with_all_hands_would_be_caught() -> None:
    table = five_cards_each(1)
    for seat in table.seats:
        other = another_world(table, seat, table.dice)
        assert table.game.write_position(other)["hands"] != table.data()["hands"]


def test_a_view_with_secret_predictions_would_be_caught() -> None:
    changed = False
    for seed in range(10):
        table = five_cards_each(seed, bid_mode="simultaneous")
        other = another_world(table, -1, table.dice)
        changed |= table.game.write_position(other)["bids"] != table.data()["bids"]
    assert changed


def test_a_blind_card_shown_to_its_holder_would_be_caught() -> None:
    changed = set()
    for seed in range(10):
        table = Table(GAMES["double"], "standard", {"blind_one": "on", "first_dealer": 0}, 4, seed)
        table.go_to(2)
        here = table.data()["hands"]
        there = table.game.write_position(another_world(table, 2, table.dice))["hands"]
        changed |= {seat for seat in range(4) if here[seat] != there[seat]}
    assert changed == {2}


def test_a_view_without_anything_hidden_has_nothing_to_exchange() -> None:
    """With double:opt:blind_one all cards are known once everybody has predicted."""
    table = Table(GAMES["double"], "standard", {"blind_one": "on", "first_dealer": 0}, 4, 1)
    table.go_to(6)
    view = table.game.view(table.position, 2)
    assert double_adaptor.swap_hidden(table.data(), view, table.dice) == table.data()
