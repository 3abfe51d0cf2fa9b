import pytest

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed, Refused
from stammtisch.cli.sitting import HUMAN as PERSON
from stammtisch.games.gress.options import Options
from stammtisch.games.position import Fact
from stammtisch.lab.company import Company, rolled

from .table import GRESS, after, deal_cards, guided, owed, placed, refused_by, start, view, why_not_placed


def test_every_option_has_a_rule_and_its_default_first() -> None:
    for option in GRESS.options(""):
        assert option.rule == f"gress:option:{option.name}"
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
@pytest.mark.parametrize(("players", "sets"), [(3, 1), (4, 2), (6, 2), (7, 3), (8, 3)])
def test_unless_agreed_the_sets_go_by_the_number_of_players(players: int, sets: int) -> None:
    assert start(players).rules.pack == 32 * sets


@pytest.mark.rule("gress:option:decks")
@pytest.mark.parametrize("decks", [0, 5, -1, "many", 1.5])
def test_other_numbers_of_sets_are_malformed(decks: object) -> None:
    with pytest.raises(Malformed):
        start(4, decks=decks)


@pytest.mark.rule("gress:option:first_dealer")
def test_the_dealer_can_be_agreed() -> None:
    assert view(deal_cards(start(4, first_dealer=2), [])).dealer == 2
    lot = start(4).chance()
    assert lot is not None
    assert (lot.purpose, lot.pool) == ("first dealer", 4)
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
@pytest.mark.parametrize(
    ("strict", "since", "marke"),
    [("off", "; 2 draw", "lies"), ("on", "; 2 draw", "none"), ("on", "", "lies")],
)
def test_strictly_the_complaint_comes_before_the_next_turn_of_another(
    strict: str, since: str, marke: str
) -> None:
    position = placed("8H 7C 8C | 8S 7S AD | 9C 9S 9D", "QS", marken="AC - -", marke_strict=strict)
    after(position, f"0 play 8H; 0 vorletzte; 0 marke{since}; 1 complain misplay 0")
    assert view(position).marken[0] == marke


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


@pytest.mark.rule("gress:option:penalty_limit")
def test_cards_owed_to_kings_and_sevens_are_no_penalty() -> None:
    position = placed("7C 8H 9C | QS 8C 7D | TD 9D | AC AD", "KC", penalty_limit=1)
    after(position, "0 play 7C")
    assert (owed(position), view(position).excluded) == ([0, 2, 0, 0], ())


@pytest.mark.rule("gress:option:penalty_limit")
def test_unless_agreed_no_number_of_penalty_cards_excludes() -> None:
    position = placed("7C 8H 9C | QS 8C 7D | TD 9D", "KC", penalties=[100, 0, 0])
    after(position, "0 complain misplay 1")
    assert (int(position.penalties[0]), view(position).excluded) == (102, ())


class Silent:
    """Somebody at a table on a clock who only listens."""

    def hear(self, at: int, facts: list[Fact]) -> None:
        pass

    def hear_refusal(self, act: str, refused: Refused) -> None:
        pass


@pytest.mark.rule("gress:option:ruling_pause")
@pytest.mark.parametrize(
    ("given", "seconds"), [({}, 2), ({"ruling_pause": 0}, 0), ({"ruling_pause": 60}, 60)]
)
def test_all_hands_rest_after_a_ruling(given: dict[str, int], seconds: int) -> None:
    position = placed("QH KD AD | 9C 9S 8S | TC TS 8H", "7C", **given)
    people = {seat: Silent() for seat in range(3)}
    table = Company(GRESS, position, rolled(Dice(1)), [PERSON] * 3, 1, persons=people)
    table.begin()
    table.enter_act(1, "complain misplay 0", 10)
    table.advance(61)
    again = 10 + 1000 * seconds
    if seconds:
        with pytest.raises(Refused) as refusal:
            table.enter_act(0, "draw", again - 1)
        assert refusal.value.rule == "gress:4.15"
    table.enter_act(0, "draw", again)
    table.advance(again + 61)
    assert table.position.sizes[0] == 4


@pytest.mark.rule("gress:option:ruling_pause")
@pytest.mark.parametrize("seconds", [-1, 61])
def test_the_pause_is_at_most_a_minute(seconds: int) -> None:
    with pytest.raises(Malformed) as problem:
        start(3, ruling_pause=seconds)
    assert problem.value.field == "options.ruling_pause"


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
        (0, "complain misplay 7", Malformed),  # three play
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
