import pytest

from stammtisch.base.bits import Dice
from stammtisch.games.double.scoring import chips

from .table import DOUBLE, awaited, start, view, why_no_start


@pytest.mark.rule("double:setup:sets")
@pytest.mark.parametrize("players", range(2, 9))
def test_both_sets_are_in_play_unless_agreed_otherwise(players: int) -> None:
    wanted = awaited(start(players, first_dealer=0))
    assert wanted.pool == 54


@pytest.mark.rule("double:setup:sets")
@pytest.mark.parametrize("players", range(2, 6))
def test_fewer_than_six_may_choose_one_set_for_the_whole_game(players: int) -> None:
    position = start(players, sets=1, first_dealer=0)
    dice = Dice(1)
    while (wanted := position.chance()) is not None:
        assert wanted.pool == 27
        position.roll(dice)
        while position.actor >= 0:
            position.apply(position.actor, position.acts(position.actor)[0])


@pytest.mark.rule("double:setup:sets")
@pytest.mark.parametrize("players", range(6, 9))
def test_six_and_more_need_both_sets(players: int) -> None:
    assert why_no_start(players, sets=1) == "options.sets"


@pytest.mark.rule("double:setup:players")
def test_two_to_eight_can_play() -> None:
    assert [start(players).players for players in range(2, 9)] == list(range(2, 9))


@pytest.mark.rule("double:setup:players")
@pytest.mark.parametrize("players", [0, 1, 9, 10, 11])
def test_fewer_than_two_and_more_than_eight_can_not(players: int) -> None:
    assert why_no_start(players) == "players"


@pytest.mark.rule("double:setup:stake", "double:mat:chips")
@pytest.mark.parametrize("players", range(2, 9))
def test_everybody_starts_with_five_black_and_two_red_chips(players: int) -> None:
    assert start(players).scores() == [15] * players
    assert chips(15) == (0, 2, 5)


@pytest.mark.rule("double:setup:bank", "double:setup:stake")
@pytest.mark.parametrize(("players", "points"), [(2, 310), (4, 280), (6, 250), (8, 220)])
def test_all_other_chips_are_the_bank(players: int, points: int) -> None:
    assert view(start(players)).bank == points


@pytest.mark.rule("double:setup:first-dealer")
@pytest.mark.parametrize("players", range(2, 9))
def test_the_first_dealer_is_drawn_by_lot_among_all(players: int) -> None:
    for lot in range(players):
        position = start(players)
        wanted = awaited(position)
        assert (wanted.purpose, wanted.pool, wanted.take) == ("first dealer", players, 1)
        position.answer([lot])
        assert view(position).dealer == lot


@pytest.mark.rule("double:setup:first-dealer")
def test_the_lot_comes_from_the_seed_and_can_fall_on_anybody() -> None:
    def drawn(seed: int) -> int:
        position = start(4)
        position.roll(Dice(seed))
        return int(position.dealer)

    dealers = [drawn(seed) for seed in range(400)]
    assert dealers == [drawn(seed) for seed in range(400)]
    assert sorted(set(dealers)) == [0, 1, 2, 3]
    assert all(70 < dealers.count(seat) < 130 for seat in range(4))


def test_the_game_can_be_found_with_its_seats_and_its_edition() -> None:
    assert list(DOUBLE.seats) == list(range(2, 11))
    assert DOUBLE.editions == ("standard",)
