import pytest

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed
from stammtisch.games.gress.cards import NAMES, THROWS, is_red, lower

from .table import (
    GRESS,
    SPECTATOR,
    after,
    deal_cards,
    guided,
    hand,
    may,
    owed,
    placed,
    refused_by,
    start,
    told,
    top,
    view,
    why_not_placed,
)

THREE = ["7C", "8C", "9C", "TC", "JC", "7S", "8S", "9S", "TS", "JS", "7H", "8H", "9H", "TH", "JH"]
MARKEN = ["AC", "AS", "AH"]


@pytest.mark.rule("gress:1.1")
def test_a_set_has_every_rank_of_every_suit_once() -> None:
    assert len(NAMES) == len(set(NAMES)) == 32
    position = start(3, first_dealer=0)
    wanted = position.chance()
    assert wanted is not None
    assert (wanted.pool, wanted.take) == (32, 32)
    position = deal_cards(position, [])
    dealt = [NAMES[kind] for seat in range(3) for kind in position.kinds_held(seat)]
    dealt += [NAMES[marke] for marke in position.marken]
    dealt += [NAMES[position.stock[place]] for place in range(position.stock_size)]
    assert sorted(dealt) == sorted(NAMES)
    assert why_not_placed("7C 7C 7C | 8C | 9C", "QS") == "position.hands[0]"
    assert why_not_placed("7C | 8C | 9C", "QS", draw="7S") == "position.draw"


@pytest.mark.rule("gress:1.2")
def test_ranks_form_a_ring() -> None:
    ring = [7]
    for step in range(8):
        ring.append(int(lower(ring[-1])))
    assert ring == [7, 6, 5, 4, 3, 2, 1, 0, 7]
    assert may(guided("AS 8D | AH | KC", "7H", now={"turn": 2}), 0) == {"AS"}


@pytest.mark.rule("gress:1.3")
def test_clubs_and_spades_are_black_hearts_and_diamonds_red() -> None:
    assert [is_red(suit) for suit in range(4)] == [False, False, True, True]
    for kind in range(32):
        assert all(is_red(other & 3) != is_red(kind & 3) for other in range(32) if THROWS[kind] >> other & 1)


@pytest.mark.rule("gress:1.4")
@pytest.mark.parametrize(("players", "sets"), [(3, 1), (4, 2), (5, 2), (6, 2), (7, 3), (8, 3)])
def test_more_players_use_more_sets(players: int, sets: int) -> None:
    assert start(players).rules.sets == sets


@pytest.mark.rule("gress:1.4")
def test_the_sets_must_be_enough() -> None:
    assert start(5, decks=1).rules.pack == 32
    with pytest.raises(Malformed):
        start(6, decks=1)
    equal = after(placed("QS QS 7C | 8C 8S | 9C 9S", "QH"), "0 play QS")
    assert hand(equal, 0) == "7C QS"


@pytest.mark.rule("gress:2.1")
@pytest.mark.parametrize("players", [0, 1, 2, 9])
def test_three_to_eight_play(players: int) -> None:
    with pytest.raises(Malformed) as problem:
        start(players)
    assert problem.value.field == "players"


@pytest.mark.rule("gress:2.1")
@pytest.mark.parametrize("players", range(3, 9))
def test_all_who_play_have_a_seat(players: int) -> None:
    assert view(start(players)).players == players


@pytest.mark.rule("gress:2.3")
def test_the_dealer_is_fixed_for_the_game() -> None:
    position = deal_cards(start(3, first_dealer=1), THREE)
    after(position, "0 ready; 1 ready; 2 ready; 1 open")
    assert view(position).dealer == 1


@pytest.mark.rule("gress:2.4")
def test_only_the_top_card_of_the_pile_is_shown() -> None:
    position = placed("QS 7C | 8C 8S | 9C 9S", "KD QH")
    assert (view(position).top, view(position).pile, view(position).pile_size) == ("QH", None, 2)
    assert why_not_placed("QS 7C | 8C 8S | 9C 9S", "") == "position.pile"
    pile = f"{pile_of_all_but('QS 7C 8C 8S 9C 9S QH')} QH"
    shuffled = after(placed("QS 7C | 8C 8S | 9C 9S", pile, draw=[]), "0 stop")
    assert (top(shuffled), view(shuffled).pile_size) == ("QH", 1)


@pytest.mark.rule("gress:2.5")
def test_the_draw_pile_is_hidden_and_may_be_empty() -> None:
    cards = pile_of_all_but("QS 7C 8C 8S 9C 9S QH").split()
    position = placed("QS 7C | 8C 8S | 9C 9S", "QH", draw=cards)
    other = placed("QS 7C | 8C 8S | 9C 9S", "QH", draw=cards[::-1])
    for seat in (0, 1, SPECTATOR):
        assert view(position, seat) == view(other, seat)
        assert view(position, seat).draw_size == 57
    empty = guided("QS 7C | 8C 8S | 9C 9S", pile_of_all_but("QS 7C 8C 8S 9C 9S"), draw=[])
    assert refused_by(empty, "0 draw") == "gress:2.5"


def pile_of_all_but(cards: str) -> str:
    left = NAMES * 2
    for card in cards.split():
        left.remove(card)
    return " ".join(left)


@pytest.mark.rule("gress:2.6")
def test_each_act_that_moves_cards_names_its_hand() -> None:
    for text in ("play QS", "play 7H 7S", "draw", "marke", "give TC to 2", "lay", "touch", "take"):
        steps = GRESS.read_act(f"holding {text}")
        assert steps == (58, 54, *GRESS.read_act(text))
        assert GRESS.write_act(steps) == f"holding {text}"
    with pytest.raises(Malformed):
        GRESS.read_act("holding wish H")
    for act, lawful in (("play QS", True), ("holding play QS", False)):
        position = after(placed("QS 7C 8C | 8D 8S | 9C 9S", "QH"), f"0 {act}")
        assert position.plays[-1].lawful == lawful


@pytest.mark.rule("gress:2.7")
def test_everybody_sees_the_own_hand_only() -> None:
    position = placed("QS 7C | 8C 8S | 9C 9S", "QH")
    assert view(position, 0).hands == (("7C", "QS"), None, None)
    assert view(position, SPECTATOR).hands == (None, None, None)
    assert view(position, 1).hand_sizes == (2, 2, 2)
    assert refused_by(position, "0 play KD") == "gress:2.7"
    assert view(deal_cards(start(3, first_dealer=0), [])).hand_sizes == (5, 5, 5)
    empty = after(placed("QS | 8C 8S | 9C 9S", "QH", marken="AC - -"), "0 play QS; 2 draw")
    assert view(empty).hand_sizes == (0, 2, 3)


@pytest.mark.rule("gress:2.8")
def test_nobody_sees_a_marke() -> None:
    one = placed("QS 7C | 8C 8S | 9C 9S", "QH", marken="AC - -", draw=None)
    other = placed("QS 7C | 8C 8S | 9C 9S", "QH", marken="AD - -", draw=None)
    for seat in (0, 1, SPECTATOR):
        assert view(one, seat) == view(other, seat)
        assert view(one, seat).marken == ("lies", "none", "none")
    assert refused_by(one, "1 marke") == "gress:2.8"
    for seat, sees in ((0, True), (1, False), (SPECTATOR, False)):
        table = placed("QS 7C 8C | 8D 8S | 9C 9S", "QH", marken="AC - -")
        facts = told(table, "0 play QS; 0 vorletzte; 0 marke", seat)
        assert ("marke-taken-own" in facts) == sees


@pytest.mark.rule("gress:3.1")
def test_the_whole_pack_is_shuffled_by_chance() -> None:
    wanted = start(4, first_dealer=0).chance()
    assert wanted is not None
    assert (wanted.purpose, wanted.counter, wanted.pool, wanted.take) == ("deal", 0, 64, 64)
    again = deal_cards(start(3, first_dealer=0, manual_deal="on"), [])
    GRESS.perform(again, 0, "misdeal")
    anew = again.chance()
    assert anew is not None
    assert (anew.purpose, anew.counter) == ("deal", 1)


@pytest.mark.rule("gress:3.1")
def test_no_two_shuffles_are_alike() -> None:
    hands = set()
    for seed in range(5):
        position = start(3, first_dealer=0)
        position.roll(Dice(seed))
        hands.add(hand(position, 0))
    assert len(hands) == 5


@pytest.mark.rule("gress:3.2")
@pytest.mark.rule("gress:3.3")
@pytest.mark.rule("gress:3.4")
def test_five_cards_clockwise_then_the_marken_the_other_way_round() -> None:
    position = deal_cards(start(3, first_dealer=1), THREE + MARKEN + ["KD"])
    assert hand(position, 2) == "7C 8C 9C TC JC"
    assert hand(position, 0) == "7S 8S 9S TS JS"
    assert hand(position, 1) == "7H 8H 9H TH JH"
    assert [NAMES[marke] for marke in position.marken] == ["AC", "AH", "AS"]
    assert position.stock_size == 14
    assert NAMES[position.stock[13]] == "KD"


@pytest.mark.rule("gress:3.5")
def test_who_takes_up_the_hand_is_ready_and_sees_it() -> None:
    position = deal_cards(start(3, first_dealer=0), THREE)
    assert view(position, 1).hands[1] is None
    after(position, "1 ready")
    assert view(position, 1).hands[1] == ("7C", "8C", "9C", "TC", "JC")
    assert view(position).ready == (1,)
    assert refused_by(position, "1 ready") == "gress:3.5"


@pytest.mark.rule("gress:3.6")
def test_only_the_dealer_sees_the_first_card_and_only_when_ready() -> None:
    position = deal_cards(start(3, first_dealer=0), [*THREE, *MARKEN, "KD"])
    assert view(position, 0).first_card is None
    assert "first-card-own" in told(position.copy(), "0 ready", 0)
    assert "first-card-own" not in told(position.copy(), "0 ready", 1)
    after(position, "0 ready; 1 ready; 2 ready")
    assert [view(position, seat).first_card for seat in (0, 1, SPECTATOR)] == ["KD", None, None]
    assert "KD" not in hand(position, 0)
    assert hand(after(position, "0 open"), 0) == "7H 8H 9H TH JH"


@pytest.mark.rule("gress:3.7")
def test_the_dealer_opens_once_all_are_ready() -> None:
    position = deal_cards(start(3, first_dealer=0), [*THREE, *MARKEN, "KD"])
    after(position, "0 ready; 1 ready")
    assert refused_by(position, "0 open") == "gress:3.7"
    after(position, "2 ready")
    assert refused_by(position, "1 open") == "gress:3.7"
    after(position, "0 open")
    assert (top(position), view(position).turn, view(position).throws) == ("KD", 1, True)
    assert owed(position) == [0, 1, 1]
    assert refused_by(position, "0 open") == "gress:3.7"
