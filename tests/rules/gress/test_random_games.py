"""Random games with random wrong plays, complaints, take-backs and wrong hands: what always holds."""

from collections import Counter

import pytest

from stammtisch.base.bits import Dice, bit
from stammtisch.games.gress.cards import KINDS
from stammtisch.games.gress.choosing import lawful_cards
from stammtisch.games.gress.debts import left_of, owes_other
from stammtisch.games.gress.laying import is_lonely
from stammtisch.games.gress.plays import SINGLE
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.gress.state import ACTIVE, ENDED, OWED
from stammtisch.games.gress.turns import counts_as, is_lawful
from stammtisch.games.position import CHANCE, OVER

from .table import GRESS, start

FOULS = (
    *(
        "takeback",
        "holding draw",
        "marke",
        "holding marke",
        "down",
        "stop",
        "vorletzte",
        "touch",
        "lay",
        "take",
    ),
    *(f"complain {about} {seat}" for about in ("misplay", "vorletzte", "marke") for seat in range(3)),
)


def everything_holds(position: GressPosition) -> None:
    """Cards are conserved, one seat is on turn, sums agree, nobody who is out plays on."""
    if position.phase < ACTIVE:
        return
    cards: Counter[int] = Counter()
    for seat in range(position.players):
        held = position.kinds_held(seat)
        assert len(held) == position.sizes[seat]
        cards.update(held)
        assert position.marken[seat] >= OWED
        if position.marken[seat] >= 0:
            cards[int(position.marken[seat])] += 1
        base = seat * position.room
        debts = [left_of(position.debts[base + i]) for i in range(position.debt_count[seat])]
        assert sum(debts) == position.owed[seat]
        assert all(left > 0 for left in debts)
    cards.update(int(position.stock[i]) for i in range(position.stock_size))
    cards.update(int(position.pile[i]) & 31 for i in range(position.pile_size))
    assert cards == Counter({kind: int(position.rules.sets) for kind in range(KINDS)})
    assert position.pile_size >= 1
    assert 0 <= position.now.turn < position.players
    assert position.plays_on(position.now.turn)
    if position.phase == ACTIVE:
        assert position.winner == -1
    if position.phase == ENDED:
        assert position.actor == OVER


def masks_agree(position: GressPosition) -> None:
    """The quick set of lawful cards is what the judge of single cards says, for every card and seat."""
    if position.phase != ACTIVE or position.is_halted() or not position.pile_size:
        return
    now, top = position.now, position.top()
    for seat in range(position.players):
        owing, other = position.owed[seat] > 0, owes_other(position, seat)
        lonely = is_lonely(position, seat)
        mask = lawful_cards(position, seat)
        for kind in range(KINDS):
            lawful = is_lawful(now, top, seat, kind, SINGLE, owing, other, lonely)
            assert lawful == (mask & bit(kind) != 0)
            counts_as(now, top, seat, kind, SINGLE)


@pytest.mark.parametrize("players", [3, 4, 6, 8])
@pytest.mark.parametrize("seed", range(3))
def test_random_lawful_games_with_random_fouls(players: int, seed: int) -> None:
    position = start(players, first_dealer=0)
    dice = Dice(100 * players + seed)
    for move in range(4000):
        if position.actor == OVER:
            break
        if position.actor == CHANCE:
            position.roll(dice)
        else:
            foul_or_act(position, dice)
        everything_holds(position)
        if move % 5 == 0:
            masks_agree(position)
    assert position.actor == OVER


def foul_or_act(position: GressPosition, dice: Dice) -> None:
    seat = dice.below(position.players)
    chance = dice.below(10)
    if chance == 0:
        text = FOULS[dice.below(len(FOULS))]
    elif chance == 1 and position.sizes[seat]:
        text = GRESS.write_act([position.kinds_held(seat)[dice.below(position.sizes[seat])]])
        if dice.below(4) == 0:
            text = f"holding {text}"
    else:
        seat = seat if position.right(seat) else position.actor
        position.make(seat, dice.member(position.right(seat) or position.legal(seat)))
        return
    try:
        GRESS.perform(position, int(seat), text)
    except Exception as problem:
        if type(problem).__name__ != "Refused":
            raise


@pytest.mark.parametrize("seed", range(6))
def test_a_wrong_card_taken_back_at_once_leaves_all_but_the_penalty_as_it_was(seed: int) -> None:
    dice = Dice(seed)
    position = start(4, first_dealer=0)
    tried = 0
    while position.actor != OVER and position.clock < 300:
        if position.actor == CHANCE:
            position.roll(dice)
            continue
        if position.phase == ACTIVE and not position.is_halted():
            seat = int(dice.below(4))
            wrong = [
                kind for kind in position.kinds_held(seat) if not lawful_cards(position, seat) & bit(kind)
            ]
            if wrong:
                tried += 1
                assert_restored(position.copy(), seat, wrong[dice.below(len(wrong))])
        seat = dice.below(4)
        seat = seat if position.right(seat) else position.actor
        position.make(seat, dice.member(position.right(seat) or position.legal(seat)))
    assert tried > 10


def assert_restored(position: GressPosition, seat: int, card: int) -> None:
    GRESS.perform(position, seat, "vorletzte")
    before = GRESS.write_position(position)
    GRESS.perform(position, seat, GRESS.write_act([card]))
    GRESS.perform(position, seat, "takeback")
    after = GRESS.write_position(position)
    for field in ("hands", "pile", "marken", "draw"):
        assert after[field] == before[field], field
    assert sorted(after["got"]) == sorted(before["got"])
    same = dict(after["now"])
    if sum(position.owed) > sum(debt["left"] for owed in before["debts"] for debt in owed):
        same["turn"] = before["now"]["turn"]
    assert same == before["now"]
