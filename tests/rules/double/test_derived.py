from collections import Counter
from typing import Any

import pytest

from stammtisch.base.bits import Dice
from stammtisch.games.double.cards import CANONICAL_PAIRING
from stammtisch.games.double.options import Options
from stammtisch.games.double.position import DoublePosition
from stammtisch.games.double.scoring import chips
from stammtisch.games.position import OVER, Journal

from .table import awaited, deal, dealt, facing, offered, play_round, start, view, why_no_start

BLACKS, REDS, WHITES = 40, 20, 10
BEST = ["FO/8C", "FO/8C", "PO/8S", "PO/8S", "AH/2C"]
OTHERS = [card for card in CANONICAL_PAIRING.names() * 2 if card not in (*BEST, "9H/7D")]


def deal_lopsided(position: DoublePosition, strong: int) -> None:
    """One seat gets cards that can take every trick: Fools, Popes and the ace of trumps."""
    cards, players = view(position).cards, int(position.players)
    hands = [OTHERS[seat * cards : (seat + 1) * cards] for seat in range(players)]
    hands[strong] = BEST[:cards]
    deal(position, " | ".join(" ".join(hand) for hand in hands), "9H/7D")


def play_lopsided(position: DoublePosition, strong: int, journal: Journal | None = None) -> None:
    """The strong seat plays its highest motif each time, the others their lowest."""
    while position.actor >= 0:
        acts = position.acts(position.actor)
        position.apply(position.actor, acts[-1 if position.actor == strong else 0], journal)


def all_kept_game(players: int, journal: Journal | None = None, **options: Any) -> DoublePosition:
    """Seat 0 predicts all tricks and takes them, the others predict none: predictions add up."""
    position = start(players, first_dealer=0, **options)
    while position.actor != OVER:
        deal_lopsided(position, strong=0)
        play_lopsided(position, 0, journal)
    return position


@pytest.mark.rule("double:der:cards-suffice")
@pytest.mark.parametrize(("sets", "most", "takes", "of"), [(1, 5, 26, 27), (2, 10, 51, 54)])
def test_one_set_carries_five_and_two_carry_ten(sets: int, most: int, takes: int, of: int) -> None:
    for players in range(2, most + 1):
        table = start(players, sets=sets, players_max=10, first_dealer=0, schedule=[5])
        wanted = awaited(table)
        assert wanted.take == 5 * players + 1 <= wanted.pool
    assert (wanted.take, wanted.pool) == (takes, of)
    assert why_no_start(most + 1, sets=sets, players_max=10) in ("options.sets", "players")
    assert 5 * (most + 1) + 1 > of


@pytest.mark.rule("double:der:players-by-chips", "double:mat:chips")
def test_the_usual_start_stacks_last_for_eight() -> None:
    white, red, black = chips(start(2).scores()[0])
    assert (white, red, black) == (0, 2, 5)
    payable = [n for n in range(1, 20) if n * black <= BLACKS and n * red <= REDS]
    assert max(payable) == 8 == Options().players_max
    in_small_chips = BLACKS + 5 * REDS
    assert 9 * 15 <= in_small_chips < 10 * 15  # nine in another mix, ten not at all
    assert [start(n).scores() for n in payable[1:]] == [[15] * n for n in payable[1:]]
    assert why_no_start(9) == "players"


@pytest.mark.rule("double:der:bank-start", "double:mat:chips")
@pytest.mark.parametrize("players", range(2, 9))
def test_the_bank_starts_with_340_less_15_for_everybody(players: int) -> None:
    white, red, black = chips(15)
    left = (BLACKS - players * black, REDS - players * red, WHITES - players * white)
    assert view(start(players)).bank == 340 - 15 * players == left[0] + 5 * left[1] + 20 * left[2]
    if players == 8:
        assert left == (0, 4, 10)


@pytest.mark.rule("double:der:cap-from-round-6", "double:setup:stake")
def test_points_can_not_limit_a_prediction_before_round_six() -> None:
    position = start(2, first_dealer=0)
    owned, highest = [], []
    for number in range(6):
        deal_lopsided(position, strong=0)
        while (seat := position.actor) >= 0 and view(position).phase == "bid":
            acts = position.acts(seat)
            if seat == 1:  # predicts all and takes none: the quickest way to ruin
                owned.append(position.scores()[1])
                highest.append(acts[-1])
            position.apply(seat, acts[-1])
        play_lopsided(position, strong=0)
    assert owned == [15, 14, 12, 9, 5, 0]
    assert highest == [1, 2, 3, 4, 5, 0]


@pytest.mark.rule("double:der:max-score", "double:setup:stake")
def test_nobody_can_end_with_more_than_95() -> None:
    assert all_kept_game(2).scores()[0] == 95 == 15 + 10 * 5 + 30


@pytest.mark.rule("double:der:max-score", "double:setup:stake")
def test_somebody_can_end_with_nothing() -> None:
    position = start(2, first_dealer=0)
    for strong in [0] * 5 + [1] * 5:  # loses all, then takes tricks that were not predicted
        deal_lopsided(position, strong)
        while view(position).phase == "bid":
            bid = position.acts(position.actor)[-1 if strong == 0 else 0]
            position.apply(position.actor, bid)
        play_lopsided(position, strong)
    assert position.actor == OVER
    assert position.scores()[1] == 0


@pytest.mark.rule("double:der:max-score", "double:setup:stake")
@pytest.mark.rule("double:der:bank-safe")
@pytest.mark.parametrize("players", range(2, 9))
def test_a_table_can_own_65_each_and_30_which_a_bank_survives_up_to_four(players: int) -> None:
    journal = Journal()
    most = sum(all_kept_game(players, journal, bank="finite_iou").scores())
    assert most == 65 * players + 30
    ran_dry = any(fact.kind == "bank-short" for fact in journal.facts)
    assert ran_dry == (most > 340) == (players >= 5)


@pytest.mark.rule("double:der:no-trump-rate")
@pytest.mark.parametrize(("sets", "without"), [(1, 2), (2, 4)])
def test_two_of_27_turn_ups_mean_no_trump(sets: int, without: int) -> None:
    trumps: Counter[str | None] = Counter()
    for turned_up in range(27 * sets):
        position = start(2, sets=sets, first_dealer=0, schedule=[1])
        position.answer([*[card for card in range(3) if card != turned_up][:2], turned_up])
        trumps[view(position).trump] += 1
    assert trumps[None] == without
    assert trumps[None] * 27 == 2 * sum(trumps.values())


@pytest.mark.rule("double:der:branching")
@pytest.mark.parametrize("players", [2, 5, 8])
def test_a_game_is_ten_predictions_and_thirty_plays_for_everybody(players: int) -> None:
    position = start(players)
    dice = Dice(players)
    made: Counter[tuple[int, bool]] = Counter()
    while position.actor != OVER:
        if position.chance() is not None:
            position.roll(dice)
            continue
        seat = int(position.actor)
        choices = offered(position)
        plays = view(position).phase == "play"
        assert len(choices) <= (2 * len(view(position, seat).hand) if plays else view(position).cards + 1)
        made[seat, plays] += 1
        position.apply(seat, position.acts(seat)[dice.below(len(choices))])
    assert made == {(seat, plays): 30 if plays else 10 for seat in range(players) for plays in (0, 1)}
    assert start(players).playout(Dice(1)) == 40 * players


@pytest.mark.rule("double:der:branching")
def test_there_are_never_more_than_six_predictions_or_ten_plays() -> None:
    five = "AC/2H KD/3C QH/4D JS/5D TH/6S"
    assert len(offered(dealt(f"{five} | {five}"))) == 6
    assert len(offered(facing(five))) == 10


@pytest.mark.rule("double:der:conservation", "double:score:exact", "double:setup:stake")
@pytest.mark.parametrize("players", [2, 5, 8])
def test_points_and_bank_less_its_debts_are_always_340(players: int) -> None:
    def balance(position: DoublePosition) -> int:
        return sum(view(position).points) + view(position).bank - view(position).claims

    at_random = start(players, bank="finite_iou")
    dice = Dice(players)
    while at_random.actor != OVER:
        assert balance(play_round(at_random, dice)) == 340
    rich = all_kept_game(players, bank="finite_iou")
    assert balance(rich) == 340
    assert view(rich).claims == max(0, 65 * players + 30 - 340)
