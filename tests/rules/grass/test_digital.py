"""What only a digital table needs: offers, choices that make themselves, chance, refusals, and bots."""

import pytest

from stammtisch.base.bits import Dice
from stammtisch.base.chance import Chance
from stammtisch.base.errors import Refused
from stammtisch.games.grass.accounts import Account, ScoringOptions, check_accounts, score_round
from stammtisch.games.grass.acts import OFFER
from stammtisch.games.position import Journal
from stammtisch.players.rule import Rule

from .table import (
    EDITIONS,
    GRASS,
    SPECTATOR,
    act,
    after,
    awaited,
    choices,
    display,
    facts,
    hand,
    line,
    may,
    refused,
    refused_by,
    start,
    table,
    told,
    view,
    wasted,
)

HIDDEN = {"hidden_deals": "on"}


@pytest.mark.rule("grass.digital:offer.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_offer_goes_to_one_seat_or_to_the_whole_table(edition: str) -> None:
    position = table(edition, hands="HG | MX | MX")
    assert choices(position, OFFER) == {"seat 1", "seat 2", "all"}
    asked = act(position.copy(), 0, "offer HG for MX to 2")
    assert (may(asked, 1), "accept" in may(asked, 2)) == (set(), True)
    offer = view(asked, 1).offer
    assert offer is not None
    assert (offer.seat, offer.give, offer.want, offer.to, offer.to_answer) == (0, "HG", "MX", 2, (2,))


@pytest.mark.rule("grass.digital:offer.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("chosen", [1, 3])
def test_of_the_whole_table_the_willing_signal_and_one_is_picked(edition: str, chosen: int) -> None:
    position = act(table(edition, hands="HG | MX | MX | MX"), 0, "offer HG for MX to all")
    assert [may(position, seat) for seat in (1, 2, 3)] == [{"willing", "decline"}] * 3
    after(position, "3 willing; 1 willing")
    assert {"seat 1", "seat 2", "seat 3"} & may(position, 0) == {"seat 1", "seat 3"}
    act(position, 2, "decline")
    assert (view(position).stage, position.actor) == ("offered", 0)
    act(position, 0, f"take {chosen}")
    assert ("MX" in hand(position, 0), "HG" in hand(position, chosen)) == (True, True)
    assert "MX" in hand(position, 4 - chosen)


@pytest.mark.rule("grass.digital:offer.1")
def test_nobody_is_picked_who_did_not_signal_and_nobody_signals_without_the_cards() -> None:
    position = act(table(hands="HG | MX | CO"), 0, "offer HG for MX to all")
    assert refused_by(position, "0 take 1") == "grass.digital:offer.2"
    assert refused_by(position, "2 willing") == "grass.digital:offer.2"
    after(position, "1 decline; 2 decline")
    assert view(position).offer is None


@pytest.mark.rule("grass.digital:offer.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_whoever_is_asked_accepts_declines_or_proposes_something_else(edition: str) -> None:
    position = act(table(edition, hands="HG PA | MX DF |"), 0, "offer HG for MX to 1")
    assert may(position, 1) == {"accept", "decline", "counter"}
    act(position, 1, "counter DF for PA")
    offer = view(position, 2).offer
    assert offer is not None
    assert (offer.seat, offer.to, offer.give, offer.want) == (1, 0, "DF", "PA")
    act(position, 0, "accept")
    assert ("DF" in hand(position, 0), "PA" in hand(position, 1), view(position).deals) == (True, True, 1)


@pytest.mark.rule("grass.digital:offer.2")
@pytest.mark.parametrize("to", ["1", "all"])
def test_an_offer_is_withdrawn_until_it_is_accepted(to: str) -> None:
    position = act(table(hands="HG | MX |"), 0, f"offer HG for MX to {to}")
    if to == "all":
        act(position, 1, "willing")
    assert "withdraw" in may(position, 0)
    act(position, 0, "withdraw")
    assert (view(position).offer, view(position).stage) == (None, "turn")
    assert "HG" in hand(position, 0)
    after(position, "0 offer HG for MX to 1; 1 accept")
    assert refused_by(position, "0 withdraw") == "grass.digital:offer.5"


@pytest.mark.rule("grass.digital:offer.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_acceptance_needs_the_cards_at_that_moment(edition: str) -> None:
    position = table(edition, hands="HG CO | MX | JA")
    after(position, "0 offer CO for MX to 1; 1 accept; 0 offer HG for MX to 1")
    assert may(position, 1) == {"decline", "counter"}
    assert refused_by(position, "1 accept") == "grass.digital:offer.2"
    assert refused_by(position, "2 accept") == "grass.digital:offer.2"


@pytest.mark.rule("grass.digital:offer.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("onlooker", [0, 2, SPECTATOR])
def test_declining_tells_nothing_about_the_hand(edition: str, onlooker: int) -> None:
    seen = []
    for held in ("MX", "CO"):
        position = table(edition, hands=f"HG | {held} |", top="JA")
        story = told(position, "0 offer HG for MX to 1; 1 decline")
        seen.append((view(position, onlooker), [fact.about for fact in story if fact.seen_by(onlooker)]))
    assert seen[0] == seen[1]
    assert seen[0][0].known[1] == ()


@pytest.mark.rule("grass.digital:offer.3")
def test_accepting_without_the_card_is_told_to_nobody_else() -> None:
    position = act(table(hands="HG | CO |"), 0, "offer HG for MX to 1")
    journal = Journal()
    with pytest.raises(Refused) as refusal:
        act(position, 1, "accept", journal)
    assert (refusal.value.rule, journal.facts) == ("grass.digital:offer.2", [])


@pytest.mark.rule("grass.digital:offer.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_was_said_before_binds_nobody(edition: str) -> None:
    position = table(edition, hands="HG | MX | MX")
    after(position, "0 offer HG for MX to 1; 1 decline; 0 offer HG for MX to 1; 1 accept")
    assert "HG" in hand(position, 1)
    after(position, "0 offer MX for HG to all; 1 willing; 0 withdraw; 0 waste MX")
    assert wasted(position) == ["MX"]


@pytest.mark.rule("grass.digital:offer.5")
@pytest.mark.parametrize(
    ("edition", "act_done"),
    [
        ("modern", "play MO"),
        ("modern", "waste HG"),
        ("modern", "offer -B for CO to 2"),
        ("classic", "play MO"),
        ("classic", "waste HG"),
        ("classic", "offer -B for CO to 2"),
    ],
)
def test_an_offer_lapses_with_a_card_or_another_offer(edition: str, act_done: str) -> None:
    position = act(table(edition, hands="HG MO | MX | CO"), 0, "offer HG for MX to 1")
    assert facts(position, f"0 {act_done}")[0] == "offer-lapsed"
    assert not {"accept", "decline"} & may(position, 1)
    with pytest.raises(Refused):
        act(position, 1, "accept")
    assert "MX" in hand(position, 1)


@pytest.mark.rule("grass.digital:offer.5")
def test_an_offer_lapses_with_the_end_of_the_turn() -> None:
    position = after(table(hands="HG | MX | CO"), "0 waste -B; 0 offer HG for MX to 1")
    assert facts(position, "0 end")[:2] == ["offer-lapsed", "turn-ended"]
    assert (view(position).offer, view(position).active) == (None, 1)
    assert refused_by(position, "1 accept") == "grass.digital:offer.5"


@pytest.mark.rule("grass.digital:choice.1")
@pytest.mark.parametrize(
    ("edition", "shown", "asked"),
    [
        ("modern", "HG", False),
        ("modern", "HG HG", False),  # alike, so there is nothing to choose
        ("modern", "HG PA", True),
        ("classic", "HG PA", False),  # only one is the least valuable
        ("classic", "HG MX", True),
    ],
)
def test_a_gift_without_a_choice_is_given_by_itself(edition: str, shown: str, asked: bool) -> None:
    position = table(edition, hands="SH |", markets="open open", displays=f"| {shown}")
    act(position, 0, "play SH")
    assert (view(position).stage == "give", display(position, 0)) == (asked, "" if asked else "HG")


@pytest.mark.rule("grass.digital:choice.1")
@pytest.mark.parametrize(
    ("edition", "card", "shown", "asked"),
    [
        ("modern", "SO", "HG HG", False),
        ("modern", "SO", "HG PA", True),
        ("modern", "DC", "HG PA", False),
        ("classic", "SO", "HG PA", False),
        ("classic", "DC", "CO JA", True),
    ],
)
def test_a_loss_without_a_choice_comes_by_itself(edition: str, card: str, shown: str, asked: bool) -> None:
    shows = f"| {shown}" if edition == "modern" else f"{shown} |"
    position = table(edition, hands=f"{card} |", markets="open open", displays=shows)
    act(position, 0, f"play {card}")
    assert view(position).stage == ("lose" if asked else "pass")
    assert len(wasted(position)) == (1 if asked else 2)


@pytest.mark.rule("grass.digital:choice.1")
@pytest.mark.parametrize(
    ("held", "text", "whole"),
    [
        ("ST", "play ST", "play ST on 1 for PA"),
        ("+B", "play +B", "play +B on 1"),
        ("SO", "play SO", "play SO on 1"),
        ("GS", "play GS", "play GS over CO"),
    ],
)
def test_what_goes_without_saying_may_be_left_out(held: str, text: str, whole: str) -> None:
    position = table(hands=f"{held} |", markets="open open", displays="CO | PA")
    assert line(act(position.copy(), 0, text)) == line(act(position.copy(), 0, whole))


@pytest.mark.rule("grass.digital:choice.1")
def test_what_is_a_choice_must_be_said() -> None:
    position = table(hands="+B | |", markets="none open open")
    why = refused(position, 0, "play +B")
    assert (why.rule, why.values["examples"]) == ("grass.digital:choice.1", "play +B on 1, play +B on 2")


def drawn_game(secret: int, edition: str) -> tuple[list[str], list[tuple[str, int]]]:
    """The first draws of a game with chance from this secret, and the positions they led to."""
    chance, dice = Chance(bytes([secret]) * 32, []), Dice(7)
    position = start(3, edition, lucky="on", next_dealer="random", target=100_000_000)
    lines: list[str] = []
    draws: list[tuple[str, int]] = []
    while len(draws) < 50:
        wanted = position.chance()
        if wanted is None:
            position.make(position.actor, dice.member(position.legal(position.actor)))
        else:
            draws.append((wanted.purpose, wanted.counter))
            position.answer(chance.draw(wanted))
            lines.append(line(position))
    return lines, draws


@pytest.mark.rule("grass.digital:random.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_seed_makes_a_game_reproducible(edition: str) -> None:
    lines, draws = drawn_game(1, edition)
    assert (lines, draws) == drawn_game(1, edition)
    assert lines[:2] != drawn_game(2, edition)[0][:2]


@pytest.mark.rule("grass.digital:random.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_two_draws_of_a_game_are_addressed_alike(edition: str) -> None:
    draws = drawn_game(1, edition)[1]
    assert {purpose for purpose, counter in draws} == {"first dealer", "deal", "lucky", "next dealer"}
    assert len(set(draws)) == len(draws)


@pytest.mark.rule("grass.digital:random.1")
@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_nobody_sees_what_chance_has_drawn_before_it_comes(seat: int) -> None:
    one = table(hands=" | |", top="DF EU UW")
    other = table(hands=" | |", top="UW HG DF")
    assert line(one) != line(other)
    assert view(one, seat) == view(other, seat)


@pytest.mark.rule("grass.digital:random.1")
def test_the_whole_pack_is_shuffled_and_every_take_is_drawn() -> None:
    position = start(3)
    assert (awaited(position).purpose, awaited(position).pool) == ("first dealer", 3)
    position.answer([2])
    assert (awaited(position).purpose, awaited(position).pool, awaited(position).take) == ("deal", 104, 104)
    position.answer(Dice(1).draw(104, 104))
    assert (position.chance(), position.actor) == (None, 0)


@pytest.mark.rule("grass.digital:score.1")
@pytest.mark.parametrize(
    ("edition", "totals"),
    [
        # 50 + 30 + 5 from the banker - 25 - 5; 100 - 5; 30 - 50 - 100 - 25, never below nothing
        ("modern", (50_000 + 30_000 + 5_000 - 25_000 - 5_000, 100_000 - 5_000 + 25_000, 0)),
        # 50 + 30 + 20 from the banker - 25 - 5; 100 - 20; 30 - 50 - 100 - 25
        ("classic", (50_000 + 30_000 + 20_000 - 25_000 - 5_000, 100_000 - 20_000 + 25_000, -145_000)),
    ],
)
def test_six_numbers_of_each_player_are_all_a_score_keeper_needs(
    edition: str, totals: tuple[int, ...]
) -> None:
    accounts = [
        Account(protected=50_000, free=30_000, banker=True, sold_out=1, highest_peddle=5_000),
        Account(free=100_000),
        Account(protected=30_000, doublecrossed=1, wiped_out=1, highest_peddle=25_000),
    ]
    check_accounts(edition, accounts, ScoringOptions())
    assert score_round(edition, accounts, [0, 0, 0], ScoringOptions()).totals == totals


@pytest.mark.rule("grass.digital:score.1")
def test_the_score_keeper_knows_the_options_in_force() -> None:
    accounts = [Account(free=50_000, sold_out=1), Account(free=25_000), Account(wiped_out=1)]
    options = ScoringOptions(target=40_000, score_floor="none", bonus_tie="split")
    sheet = score_round("modern", accounts, [0, 0, 10_000], options)
    assert sheet.totals == (37_000, 37_000, -90_000)
    assert sheet.winners == ()
    assert score_round("modern", accounts, [5_000, 0, 0], options).winners == (0,)


@pytest.mark.rule("grass.digital:hidden.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("to", ["1", "all"])
def test_a_hidden_deal_is_proposed_agreed_on_locked_and_done(edition: str, to: str) -> None:
    position = table(edition, HIDDEN, hands="SO | MX |")
    assert refused_by(position, "0 offer SO for MX to 1") == "grass.digital:hidden.1"
    act(position, 0, f"offer hidden to {to}")
    after(position, "1 accept" if to == "1" else "1 willing; 0 take 1")
    assert (view(position).stage, may(position, 2)) == ("lock", set())
    act(position, 0, "lock SO")
    assert may(position, 0) == {"withdraw"}
    assert refused_by(position, "0 lock -B") == "grass.digital:hidden.1"
    assert refused_by(position, "1 lock DF") == "grass.common:hand.1"
    announced = facts(position, "1 lock MX", seat=SPECTATOR)
    assert announced == ["hidden-locked", "traded"]
    assert ("MX" in hand(position, 0), "SO" in hand(position, 1)) == (True, True)


@pytest.mark.rule("grass.digital:hidden.1")
@pytest.mark.parametrize("locked", ["", "0 lock SO", "1 lock MX"])
@pytest.mark.parametrize("seat", [0, 1])
def test_either_calls_a_hidden_deal_off_until_the_second_lock(locked: str, seat: int) -> None:
    position = table("modern", HIDDEN, hands="SO | MX |")
    hands = [hand(position, 0), hand(position, 1)]
    after(position, f"0 offer hidden to 1; 1 accept; {locked}; {seat} withdraw")
    assert [hand(position, 0), hand(position, 1)] == hands
    assert (view(position).stage, view(position).deals, view(position).locked) == ("turn", 0, (False,) * 3)


@pytest.mark.rule("grass.digital:hidden.1")
def test_a_locked_card_is_the_owner_s_secret() -> None:
    begun = "0 offer hidden to 1; 1 accept; 0 lock "
    one, other = [after(table("modern", HIDDEN, hands="SO HG | MX |"), begun + card) for card in ("SO", "HG")]
    for seat in (1, 2, SPECTATOR):
        assert view(one, seat) == view(other, seat)
    assert (view(one, 0).own_lock, view(one, 1).own_lock) == ("SO", None)


@pytest.mark.rule("grass.digital:illegal.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "text",
    ["play HG", "play ST on 1 for PA", "play LU over CO DF", "waste DF", "offer BK for HG to 1", "take 1"],
)
def test_a_refused_act_changes_nothing_and_is_told_to_nobody_else(edition: str, text: str) -> None:
    position = table(edition, hands="HG ST LU | |", markets="none open open", displays="CO DF | PA |")
    before = (line(position), position.actor, [view(position, seat) for seat in range(-1, 3)], may(position))
    journal = Journal()
    with pytest.raises(Refused) as refusal:
        GRASS.perform(position, 0, text, journal)
    assert refusal.value.rule.startswith("grass.")
    assert journal.facts == []
    assert before == (
        line(position),
        position.actor,
        [view(position, seat) for seat in range(-1, 3)],
        may(position),
    )
    act(position, 0, "waste HG")


@pytest.mark.rule("grass.digital:illegal.1")
def test_a_step_that_makes_no_sense_now_is_refused_as_such() -> None:
    position = table(hands="+B HG |", markets="none open")
    position.apply(0, GRASS.read_act("play +B")[0])
    assert refused(position, 0, "play HG").rule == "grass.digital:illegal.1"


@pytest.mark.rule("grass.digital:leave.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("leaver", [0, 1, 2])
def test_a_bot_goes_on_with_the_hand_of_who_left(edition: str, leaver: int) -> None:
    position = table(edition, hands="HG MO | PA MO | CO MO", markets="open open open", displays="CO | JA |")
    for seed in range(5):
        seen = view(position, leaver)
        imagined = GRASS.imagine(seen, Dice(seed))
        assert hand(imagined, leaver) == hand(position, leaver)
        assert view(imagined, leaver) == seen


@pytest.mark.rule("grass.digital:leave.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_round_is_not_dealt_again_when_a_bot_takes_over(edition: str) -> None:
    position = table(
        edition, {"target": 100_000_000}, hands="HG MO | PA MO | CO MO", markets="open none none", round=3
    )
    bot, dice = Rule(GRASS), Dice(3)
    moments = 0
    while position.chance() is None:
        assert view(position).round == 3
        seat = position.actor
        position.apply(seat, bot.choose(view(position, seat), position.acts(seat), dice))
        moments += 1
    assert (awaited(position).purpose, view(position).round) == ("deal", 4)
    assert moments > 3
