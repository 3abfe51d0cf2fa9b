import pytest

from stammtisch.games.bits import Dice
from stammtisch.games.errors import Malformed, Refused
from stammtisch.games.gress.options import Options

from .table import (
    GRESS,
    after,
    deal_cards,
    guided,
    owed,
    placed,
    refused_by,
    settle,
    start,
    view,
    why_not_placed,
)


def test_every_option_has_a_rule_and_its_default_first() -> None:
    for option in GRESS.options(""):
        assert option.rule == ("gress:Q64" if option.name == "longest" else f"gress:option:{option.name}")
        assert getattr(Options(), option.name) == option.values[0]


@pytest.mark.rule("gress:option:referee")
def test_official_lets_wrong_cards_lie_guided_refuses_them() -> None:
    official = after(placed("8H 7C | QS 8C | TD 9D", "KC"), "1 play 8C")
    assert view(official).top == "8C"
    table = guided("8H 7C | QS 8C | TD 9D", "KC")
    assert refused_by(table, "1 play 8C") == "gress:4.1"
    assert view(table, 1).ledger is not None
    assert view(official, 1).ledger is None
    for act in ("complain misplay 0", "complain marke 0", "disqualify 0", "holding play QS", "takeback"):
        assert refused_by(table, f"1 {act}") == "gress:option:referee"


@pytest.mark.rule("gress:option:decks")
@pytest.mark.parametrize("decks", [1, 2, 3, 4])
def test_the_number_of_sets_can_be_agreed(decks: int) -> None:
    assert start(4, decks=decks).rules.pack == 32 * decks


@pytest.mark.rule("gress:option:decks")
@pytest.mark.parametrize("decks", [0, 5, -1, "many", 1.5])
def test_other_numbers_of_sets_are_malformed(decks: object) -> None:
    with pytest.raises(Malformed):
        start(4, decks=decks)


@pytest.mark.rule("gress:option:first_dealer")
def test_the_dealer_can_be_agreed() -> None:
    assert view(deal_cards(start(4, first_dealer=2), [])).dealer == 2
    with pytest.raises(Malformed):
        start(4, first_dealer=4)
    assert why_not_placed("8H | QS | TD", "KC", first_dealer=1) == "position.dealer"


@pytest.mark.rule("gress:option:W")
@pytest.mark.parametrize("window", [-1, 101])
def test_the_window_is_at_most_100_milliseconds(window: int) -> None:
    with pytest.raises(Malformed) as problem:
        start(4, W=window)
    assert problem.value.field == "options.W"


@pytest.mark.rule("gress:option:marke_strict")
@pytest.mark.rule("gress:option:false_vorletzte_penalty")
@pytest.mark.parametrize("name", ["marke_strict", "false_vorletzte_penalty", "manual_deal"])
def test_switches_are_on_or_off(name: str) -> None:
    assert GRESS.agreed(start(3, **{name: "on"})) == {name: "on"}
    with pytest.raises(Malformed) as problem:
        start(3, **{name: "maybe"})
    assert problem.value.field == f"options.{name}"


@pytest.mark.rule("gress:option:manual_deal")
@pytest.mark.rule("gress:11.9")
@pytest.mark.rule("gress:Q72")
def test_a_deal_by_hand_can_be_called_wrong_until_the_opening() -> None:
    position = deal_cards(start(3, first_dealer=1, manual_deal="on"), [])
    position.copy_from(position.copy())
    GRESS.perform(position, 2, "misdeal")
    assert (view(position).phase, view(position).misdeals, view(position).dealer) == ("deal", 1, 1)
    position.roll(Dice(4))
    after(position, "0 ready; 1 ready; 2 ready; 1 open")
    assert refused_by(position, "2 misdeal") in ("gress:5.4", "gress:3.7")
    automatic = deal_cards(start(3, first_dealer=1), [])
    assert refused_by(automatic, "2 misdeal") == "gress:option:manual_deal"


@pytest.mark.rule("gress:option:penalty_limit")
def test_too_many_penalty_cards_exclude() -> None:
    position = placed("8H 7C 9C | QS 8C 7D | TD 9D | AC AD", "KC", penalty_limit=3)
    after(position, "1 complain misplay 0")
    assert view(position).excluded == ()
    after(position, "1 complain misplay 0")
    assert (view(position).excluded, owed(position)) == ((1,), [0, 4, 0, 0])


@pytest.mark.rule("gress:option:ruling_pause")
def test_the_pause_after_a_ruling_is_the_tables_business() -> None:
    assert start(3, ruling_pause=0).rules.options.ruling_pause == 0
    with pytest.raises(Malformed):
        start(3, ruling_pause=61)


@pytest.mark.rule("gress:Q64")
def test_a_game_without_end_is_broken_off() -> None:
    position = placed("8H 7C 9C | QS 8C 7D | TD 9D 9S", "KC", longest=20, clock=19)
    after(position, "0 play 7C")
    assert (view(position).phase, view(position).winner, view(position).dead_end) == ("settling", None, True)
    assert settle(position).scores() == [3, 5, 4]


@pytest.mark.parametrize(
    ("seat", "act", "problem"),
    [
        (3, "draw", Malformed),
        (-1, "draw", Malformed),
        (0, "play", Malformed),
        (0, "play XX", Malformed),
        (0, "swap 9", Malformed),
        (0, "give 7C to", Malformed),
        (0, "play KD", Refused),  # not in hand
        (0, "play 7C 7C", Refused),  # one card listed twice
        (0, "give KD to 1", Refused),
        (0, "complain misplay 7", Refused),
    ],
)
@pytest.mark.parametrize("referee", ["official", "guided"])
def test_bad_input_is_told_and_changes_nothing(
    seat: int, act: str, problem: type[Exception], referee: str
) -> None:
    position = placed("8H 7C 9C | QS 8C 7D | TD 9D 9S", "TC", referee=referee, now={"ten": 0})
    line = GRESS.write_line(position)
    with pytest.raises(problem):
        GRESS.perform(position, seat, act)
    assert GRESS.write_line(position) == line


def test_steps_of_one_seat_block_nobody_and_are_seen_by_nobody() -> None:
    position = placed("8H 7C 9C | QS 8C 7D | TD 9D 9S", "TC", now={"ten": 0})
    before = [view(position, seat) for seat in (1, 2, -1)]
    for act in GRESS.read_act("give 9C to 1")[:2]:
        position.apply(0, act)
    assert [view(position, seat) for seat in (1, 2, -1)] == before
    assert view(position, 0).steps == (48, 8)
    after(position, "1 draw; 0 play 8H")
    assert view(position, 0).steps == ()
