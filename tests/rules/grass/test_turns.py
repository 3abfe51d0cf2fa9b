"""The turn: a card is drawn, deals are made, a card is let go; skipped turns and the end of the stack."""

import pytest

from stammtisch.base.bits import Dice
from stammtisch.games.position import CHANCE, OVER

from .table import (
    EDITIONS,
    act,
    after,
    deal,
    display,
    facts,
    hand,
    hand_sizes,
    markets,
    may,
    may_play,
    may_waste,
    refused,
    refused_by,
    skips,
    start,
    table,
    targets,
    turns,
    view,
    wasted,
)


@pytest.mark.rule("grass.common:turn.0")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "text", ["play MO", "waste -B", "end", "offer -B for -D to 0", "swap HG for PA of 0"]
)
@pytest.mark.parametrize("seat", [1, 2])
def test_only_the_active_player_acts(seat: int, text: str, edition: str) -> None:
    position = table(edition, hands="| MO | MO", markets="open open none", displays="PA | HG | HG", active=0)
    assert view(position).actors == (0,)
    refusal = refused(position, seat, text)
    assert (refusal.rule, refusal.values) == ("grass.common:turn.0", {"seat": 0, "reason": "turn"})
    assert may(position, seat) == set()


@pytest.mark.rule("grass.common:turn.0")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_others_act_when_they_answer_an_offer(edition: str) -> None:
    position = table(edition, hands="HG | MX |")
    after(position, "0 offer HG for MX to 1")
    assert may(position, 1) == {"accept", "decline", "counter"}
    assert may(position, 2) == set()
    after(position, "1 accept")
    assert may(position, 1) == set()


@pytest.mark.rule("grass.common:turn.0")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_others_act_when_they_give_or_pass(edition: str) -> None:
    giving = table(edition, hands="EU | |", markets="open none none", displays="| CO JA | PA")
    act(giving, 0, "play EU")
    assert [may(giving, seat) for seat in range(3)] == [set(), {"CO", "JA"}, set()]
    passing = table(edition, hands="DC | |", markets="open none none")
    act(passing, 0, "play DC on 1" if edition == "modern" else "play DC")
    assert view(passing).actors == (0, 1, 2)
    assert [may(passing, seat) for seat in range(3)] == [set(hand(passing, seat)) for seat in range(3)]


@pytest.mark.rule("grass.common:turn.0")
def test_the_victim_acts_when_it_loses() -> None:
    position = table(hands="SO | |", markets="open none none", displays="HG | HG PA | HG")
    act(position, 0, "play SO on 1")
    assert [may(position, seat) for seat in range(3)] == [set(), {"HG", "PA"}, set()]


@pytest.mark.rule("grass.common:turn.0")
@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_acts_in_a_draft(edition: str) -> None:
    assert view(deal(start(3, edition, draft="on"))).actors == (0, 1, 2)


@pytest.mark.rule("grass.modern:turn.1")
def test_the_turn_begins_with_the_top_card_of_the_stack() -> None:
    position = table(hands="HG | |", top="DF UW")
    before = view(position).stack_size
    turns(position, "0 waste HG")
    assert (view(position).active, hand_sizes(position)) == (1, [6, 7, 6])
    assert "DF" in hand(position, 1)
    assert view(position).stack_size == before - 1
    turns(position, "1 waste DF")
    assert "UW" in hand(position, 2)


@pytest.mark.rule("grass.modern:turn.2")
@pytest.mark.parametrize("letting_go", ["play MO", "waste MO", "waste -B", "play +B on 1"])
def test_exactly_one_card_is_let_go(letting_go: str) -> None:
    position = table(hands="MO +B -B HG | ", markets="none open")
    # Not none,
    assert refused_by(position, "0 end") == "grass.modern:turn.5"
    act(position, 0, letting_go)
    assert hand_sizes(position) == [6, 6]
    # and not two.
    for second in ("play HG", "play MO", "waste HG", "waste -B"):
        assert refused_by(position, f"0 {second}") == "grass.modern:turn.2"
    assert may(position) == {"end", "offer"}


@pytest.mark.rule("grass.modern:turn.3")
@pytest.mark.rule("grass.modern:waste.7")
@pytest.mark.parametrize("letting_go", ["play +B on 2", "waste -B", "waste MC"])
def test_deals_and_one_swap_before_and_after_the_card(letting_go: str) -> None:
    position = table(hands="+B -B MC HG | MX JA | ", markets="open open open", displays="HG | PA | ")
    assert {"offer", "swap", "waste"} <= may(position)
    after(position, "0 offer HG for MX to 1; 1 accept; 0 offer MX for JA to 1; 1 accept")
    act(position, 0, letting_go)
    assert may(position) == {"offer", "swap", "end"}
    after(position, "0 offer JA for MX to 1; 1 accept; 0 swap HG for PA of 1")
    assert may(position) == {"offer", "end"}
    assert refused(position, 0, "swap PA for HG of 1").values == {"reason": "used"}
    after(position, "0 offer MX for JA to 1; 1 accept")
    assert "JA" in hand(position, 0)
    assert (display(position, 0), display(position, 1)) == ("PA", "HG")


@pytest.mark.rule("grass.modern:turn.3")
def test_the_swap_may_be_the_first_thing_in_the_turn() -> None:
    position = table(hands=" | ", markets="open open", displays="HG | PA")
    after(position, "0 swap HG for PA of 1")
    assert display(position, 0) == "PA"
    assert {"offer", "waste"} <= may(position)
    assert "swap" not in may(position)


@pytest.mark.rule("grass.modern:turn.4")
def test_the_card_is_drawn_before_anything_can_be_dealt() -> None:
    position = table(hands="HG | MX |", displays="HG | PA |", top="DF")
    # The draw comes with the end of the turn before: there is no moment to deal in between.
    assert facts(position, "0 waste HG; 0 end")[-3:] == ["turn-ended", "card-drawn", "card-drawn-own"]
    assert (view(position).stage, view(position).active, hand_sizes(position)[1]) == ("turn", 1, 7)
    first = deal(start(3), ["HG"] * 3, dealer=2)
    assert (hand_sizes(first), view(first).stage) == ([7, 6, 6], "turn")


@pytest.mark.rule("grass.modern:turn.5")
def test_the_turn_ends_when_its_player_says_so() -> None:
    position = table(hands="HG | |")
    assert refused_by(position, "0 end") == "grass.modern:turn.5"
    act(position, 0, "waste HG")
    assert (view(position).active, view(position).actors) == (0, (0,))
    assert refused_by(position, "1 waste -B") == "grass.common:turn.0"
    act(position, 0, "end")
    assert (view(position).active, view(position).actors) == (1, (1,))


@pytest.mark.rule("grass.modern:turn.6")
@pytest.mark.parametrize(
    "text", ["end", "offer -B for -D to 1", "swap HG for PA of 1", "waste -B", "play HG"]
)
@pytest.mark.parametrize("effect", ["play SH", "play EU", "play SO on 1"])
def test_nothing_else_is_done_while_an_effect_goes_on(effect: str, text: str) -> None:
    card = effect.split()[1]
    position = table(hands=f"{card} HG | |", markets="open open open", displays="HG | CO JA | PA MX")
    act(position, 0, effect)
    assert view(position).actors == (1,)
    refusal = refused(position, 0, text)
    assert (refusal.rule, refusal.values) == ("grass.modern:turn.6", {"seat": 1, "reason": "turn"})
    assert may(position, 0) == set()


@pytest.mark.rule("grass.modern:turn.6")
@pytest.mark.parametrize("text", ["end", "offer -B for -D to 1", "swap HG for PA of 1", "waste -B"])
def test_nothing_else_is_done_during_a_pass(text: str) -> None:
    position = table(hands="DC HG | |", markets="open open open", displays="HG | | PA")
    act(position, 0, "play DC on 1")
    assert refused_by(position, f"0 {text}") == "grass.common:vis.2"
    act(position, 0, "pass HG")
    assert refused_by(position, f"0 {text}") == "grass.common:paranoia.5"


@pytest.mark.rule("grass.modern:turn.7")
def test_closing_the_market_leaves_no_time_for_a_deal() -> None:
    position = table(hands="MC HG | MX", markets="open open", displays="HG | PA")
    act(position, 0, "play MC")
    assert (view(position).stage, position.actor, view(position).actors) == ("deal", CHANCE, ())
    for text in ("end", "swap HG for PA of 1", "offer HG for MX to 1"):
        assert refused_by(position, f"0 {text}") == "grass.modern:turn.7"
    assert may(position, 0) == may(position, 1) == set()


@pytest.mark.rule("grass.modern:waste.1")
@pytest.mark.parametrize("market", ["none", "open", "+B"])
@pytest.mark.parametrize(
    "cards", ["MO MC HG MX CO JA PA", "DF +B +D +F +S -B -D", "-F -S PF LU GS CB ST", "ST BK SH EU SO DC UW"]
)
def test_everything_may_be_wasted_but_paranoia_and_nirvana(cards: str, market: str) -> None:
    position = table(hands=f"{cards} | ", markets=f"{market} open", displays="HG | PA")
    kept = {"SH", "EU", "SO", "DC", "UW"}
    assert may_waste(position) == set(cards.split()) - kept
    for card in set(cards.split()) - kept:
        trial = act(position.copy(), 0, f"waste {card}")
        # Face up, and without effect.
        assert wasted(trial) == [card]
        assert (markets(trial), display(trial, 0), display(trial, 1)) == (f"{market} open", "HG", "PA")
        assert (hand_sizes(trial), view(trial).stage, skips(trial)) == ([6, 6], "turn", [0, 0])


@pytest.mark.rule("grass.modern:waste.2")
@pytest.mark.parametrize("market", ["none", "open", "+B"])
@pytest.mark.parametrize("card", ["SO", "DC", "UW"])
def test_paranoia_is_never_wasted(card: str, market: str) -> None:
    position = table(hands=f"{card} HG | ", markets=f"{market} none")
    assert refused_by(position, f"0 waste {card}") == "grass.modern:waste.2"


@pytest.mark.rule("grass.modern:waste.2")
def test_with_nothing_but_paranoia_there_is_no_wasting_at_all() -> None:
    position = table(hands="SO SO SO SO DC DC DC | ", markets="open none")
    assert may(position) == {"SO", "DC", "offer"}
    assert refused_by(position, "0 waste SO") == "grass.modern:waste.2"


@pytest.mark.rule("grass.modern:waste.3")
@pytest.mark.rule("grass.modern:paranoia.3")
@pytest.mark.parametrize(("market", "playable"), [("none", False), ("open", True), ("+B", True)])
@pytest.mark.parametrize("card", ["SO", "DC", "UW"])
def test_paranoia_needs_a_market_of_one_s_own(card: str, market: str, playable: bool) -> None:
    position = table(hands=f"{card} HG | ", markets=f"{market} open")
    assert (card in may_play(position)) == playable
    if playable:
        act(position, 0, f"play {card} on 1")
        assert wasted(position)[0] == card
    else:
        assert refused_by(position, f"0 play {card} on 1") == "grass.modern:waste.3"
        assert refused_by(position, f"0 waste {card}") == "grass.modern:waste.2"


@pytest.mark.rule("grass.modern:waste.3")
def test_after_a_wipe_out_the_ban_is_back() -> None:
    position = table(hands="UW | SO |", markets="open open none", skips=[0, 0, 0])
    turns(position, "0 play UW on 1; 0 pass -B; 1 pass -B; 2 pass -B; 2 waste -D; 0 waste -D")
    assert view(position).active == 1
    assert "SO" not in may(position)
    assert refused_by(position, "1 play SO on 0") == "grass.modern:waste.3"


@pytest.mark.rule("grass.modern:waste.4")
@pytest.mark.rule("grass.common:waste.stuck")
def test_seven_paranoia_cards_without_a_market_one_must_be_played() -> None:
    position = table(hands="SO SO SO DC DC DC UW | |", markets="none open none", displays="| HG PA |")
    assert may_play(position) == {"SO", "DC", "UW"}
    assert may_waste(position) == set()
    # With its full effect.
    after(position, "0 play DC on 1; 0 pass SO; 1 pass -B; 2 pass -B")
    assert wasted(position) == ["DC", "PA"]
    assert (skips(position), "SO" in hand(position, 1)) == ([0, 1, 0], True)


@pytest.mark.rule("grass.modern:waste.4")
@pytest.mark.rule("grass.modern:waste.3")
@pytest.mark.parametrize("other", ["HG", "MO", "BK", "-B", "SH", "EU"])
def test_one_card_that_may_go_is_enough_to_keep_the_ban(other: str) -> None:
    position = table(hands=f"SO SO SO DC DC UW {other} | ", markets="none open")
    assert not may_play(position) & {"SO", "DC", "UW"}
    assert refused_by(position, "0 play SO on 1") == "grass.modern:waste.3"


@pytest.mark.rule("grass.common:waste.stuck")
@pytest.mark.parametrize(
    ("edition", "options", "hand", "may_be_played"),
    [
        # Nirvana and paranoia are both banned without a market: paranoia gives way.
        ("modern", {"nirvana_without_market": "forbid"}, "SH SH EU SO SO DC UW", {"SO", "DC", "UW"}),
        ("modern", {}, "SH SH EU SO SO DC UW", {"SH", "EU"}),
        ("classic", {}, "SH SH SH SH SH EU SO", {"SO"}),
        ("classic", {"paranoia_before_market": "forbidden"}, "SH SH SH SH SH EU DC", {"DC"}),
        ("classic", {"paranoia_before_market": "forbidden"}, "SO SO SO SO DC DC UW", {"SO", "DC", "UW"}),
    ],
)
def test_who_can_let_nothing_go_plays_paranoia(
    edition: str, options: dict[str, str], hand: str, may_be_played: set[str]
) -> None:
    position = table(edition, options, hands=f"{hand} | ", markets="none open")
    assert may(position) == may_be_played | {"offer"}


@pytest.mark.rule("grass.modern:waste.5")
@pytest.mark.parametrize("market", ["none", "open", "+B"])
@pytest.mark.parametrize("card", ["SH", "EU"])
def test_nirvana_always_takes_effect(card: str, market: str) -> None:
    position = table(hands=f"{card} HG | ", markets=f"{market} none", displays="| PA")
    assert refused_by(position, f"0 waste {card}") == "grass.modern:waste.5"
    act(position, 0, f"play {card}")
    assert (display(position, 0), wasted(position)) == ("PA", [card])


@pytest.mark.rule("grass.modern:waste.6")
@pytest.mark.parametrize("market", ["none", "open", "+B"])
def test_the_banker_may_be_laid_off_and_then_does_nothing(market: str) -> None:
    position = table(hands="BK | MC |", markets=f"{market} open none", displays="| JA | CO", totals=[0, 0, 0])
    assert refused_by(position, "0 play BK on 1") == "grass.common:banker.1"
    act(position, 0, "waste BK")
    assert wasted(position) == ["BK"]
    after(position, "0 end; 1 play MC")
    assert view(position).totals == (0, 50_000, 50_000)


@pytest.mark.rule("grass.modern:waste.7")
def test_wasting_is_the_card_of_the_turn() -> None:
    position = table(hands="MC HG | MX", markets="open open", displays="HG | PA")
    act(position, 0, "waste MC")
    assert view(position).played
    assert (view(position).active, view(position).stage) == (0, "turn")
    assert refused_by(position, "0 play HG") == "grass.modern:turn.2"
    after(position, "0 offer HG for MX to 1; 1 accept; 0 swap HG for PA of 1; 0 end")
    assert (view(position).active, display(position, 0)) == (1, "PA")


@pytest.mark.rule("grass.common:hand.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_six_cards_and_seven_between_draw_and_play(edition: str) -> None:
    dice = Dice(5)
    position = deal(start(4, edition))
    for moment in range(400):
        seen = view(position)
        if position.actor >= 0:
            let_go = seen.played or seen.stage in ("give", "lose", "pass")
            sizes = [6 + (seat == seen.active and not let_go) for seat in range(4)]
            assert hand_sizes(position) == sizes, seen.stage
            position.make(position.actor, dice.member(position.legal(position.actor)))
        elif position.actor == OVER:
            break
        else:
            position.roll(dice)


@pytest.mark.rule("grass.common:hand.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_not_held_is_not_let_go(edition: str) -> None:
    position = table(edition, hands="HG | PA", markets="open open")
    for text in ("play PA", "waste PA", "offer PA for HG to 1"):
        refusal = refused(position, 0, text)
        assert (refusal.rule, refusal.values) == ("grass.common:hand.1", {"card": "PA"})


@pytest.mark.rule("grass.common:hand.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_trades_and_passes_change_no_hand_size(edition: str) -> None:
    position = table(edition, hands="DC HG | MX | ", markets="open none none")
    after(position, "0 offer HG for MX to 1; 1 accept")
    assert hand_sizes(position) == [7, 6, 6]
    assert ("MX" in hand(position, 0), "HG" in hand(position, 1)) == (True, True)
    assert ("HG" in hand(position, 0), "MX" in hand(position, 1)) == (False, False)
    act(position, 0, "play DC on 1" if edition == "modern" else "play DC")
    after(position, "0 pass MX; 1 pass HG; 2 pass -D")
    drawn = 1 if edition == "classic" else 0
    assert hand_sizes(position) == [6, 6 + drawn, 6]
    assert ("MX" in hand(position, 1), "HG" in hand(position, 2)) == (True, True)


@pytest.mark.rule("grass.common:hand.3")
@pytest.mark.rule("grass.common:skip.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_skips_neither_draws_nor_plays_nor_deals(edition: str) -> None:
    position = table(edition, hands="HG | MO |", skips=[0, 1, 0], top="DF")
    before = hand(position, 1)
    stack = view(position).stack_size
    turns(position, "0 waste HG")
    assert (view(position).active, skips(position)) == (2, [0, 0, 0])
    assert (hand(position, 1), view(position).stack_size) == (before, stack - 1)
    assert "DF" in hand(position, 2)
    for text in ("play MO", "waste MO", "offer MO for -B to 2"):
        assert refused_by(position, f"1 {text}") == "grass.common:turn.0"


@pytest.mark.rule("grass.common:hand.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_holds_six_cards_when_the_round_is_scored(edition: str) -> None:
    closed = act(table(edition, hands="MC | |", markets="open none none"), 0, "play MC")
    assert (view(closed).stage, hand_sizes(closed)) == ("deal", [6, 6, 6])
    used_up = turns(table(edition, hands="HG | |", stack=""), "0 waste HG")
    assert (view(used_up).stage, hand_sizes(used_up)) == ("deal", [6, 6, 6])


@pytest.mark.rule("grass.common:hand.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_six_cards_of_the_closer_are_counted_without_the_close(edition: str) -> None:
    position = table(edition, hands="MC PA SO | DF", markets="open none", totals=[250_000 - 5_000, 245_000])
    act(position, 0, "play MC")
    assert hand(position, 0) == ["PA", "-B", "-D", "-F", "-S", "SO"]
    # 50,000 and 25,000 against 100,000: the bonus goes to the closer.
    assert view(position).totals == (195_000, 145_000)


@pytest.mark.rule("grass.common:skip.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("counters", "following", "left"),
    [
        ([0, 0, 0, 0], 1, [0, 0, 0, 0]),
        ([0, 1, 0, 0], 2, [0, 0, 0, 0]),
        ([0, 2, 1, 0], 3, [0, 1, 0, 0]),
        ([1, 1, 1, 1], 1, [0, 0, 0, 0]),  # all skip once, then seat 1 is on
        ([2, 1, 1, 3], 1, [1, 0, 0, 2]),
        ([0, 1, 1, 1], 0, [0, 0, 0, 0]),
    ],
)
def test_a_skip_is_used_up_when_the_turn_comes(
    counters: list[int], following: int, left: list[int], edition: str
) -> None:
    position = table(edition, hands="HG | | |", skips=counters)
    turns(position, "0 waste HG")
    assert (view(position).active, skips(position)) == (following, left)


@pytest.mark.rule("grass.common:skip.2")
@pytest.mark.parametrize(
    ("edition", "card", "victim", "before", "after_it"),
    [
        ("modern", "DC", 1, 1, 2),
        ("modern", "UW", 1, 2, 3),
        ("modern", "SO", 1, 2, 2),
        ("classic", "SO", 0, 1, 2),
        ("classic", "DC", 0, 1, 3),
        ("classic", "UW", 0, 3, 5),
    ],
)
def test_skips_add_up(edition: str, card: str, victim: int, before: int, after_it: int) -> None:
    counters = [0, 0, 0]
    counters[victim] = before
    position = table(edition, hands=f"{card} | |", markets="open none none", skips=counters)
    act(position, 0, f"play {card} on 1" if edition == "modern" else f"play {card}")
    assert skips(position)[victim] == after_it


@pytest.mark.rule("grass.common:skip.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_has_to_skip_still_trades_gives_passes_and_is_attacked(edition: str) -> None:
    cards = "HG EU DC ST +B | MX | "
    position = table(
        edition, hands=cards, markets="open open open", displays="| CO JA PA | ", skips=[0, 2, 0]
    )
    after(position, "0 offer HG for MX to 1; 1 accept")
    assert "HG" in hand(position, 1)
    assert targets(position, "ST") == {"seat 1"}
    assert targets(position, "+B") == {"seat 1", "seat 2"}
    after(position, "0 play EU")
    assert display(position, 0) == "PA"
    position = table(edition, hands="DC | |", markets="open open open", displays="| CO JA |", skips=[0, 2, 0])
    act(position, 0, "play DC on 1" if edition == "modern" else "play DC")
    if edition == "modern":
        assert may(position, 1) == {"CO", "JA"}
        act(position, 1, "lose CO")
        assert display(position, 1) == "JA"
    assert view(position).actors == (0, 1, 2)
    after(position, "0 pass -D; 1 pass -B; 2 pass -S")
    assert "-S" in hand(position, 0)


@pytest.mark.rule("grass.common:skip.4")
@pytest.mark.parametrize("card", ["SH", "EU"])
def test_an_extra_turn_uses_up_nobody_s_skip(card: str) -> None:
    position = table("classic", hands=f"{card} HG | |", markets="open none none", skips=[1, 1, 0])
    act(position, 0, f"play {card}")
    assert (view(position).active, hand_sizes(position), skips(position)) == (0, [7, 6, 6], [1, 1, 0])
    act(position, 0, "waste HG")
    assert (view(position).active, skips(position)) == (2, [1, 0, 0])


@pytest.mark.rule("grass.modern:stack.1")
def test_the_turn_of_the_last_card_is_played_normally_and_then_the_round_ends() -> None:
    position = table(hands="HG | MX PA |", markets="open open none", displays="HG | JA |", stack="DF")
    turns(position, "0 waste HG")
    assert ("DF" in hand(position, 1), view(position).stack_size) == (True, 0)
    assert {"DF", "waste", "offer", "swap"} <= may(position)
    after(position, "1 play DF; 1 swap JA for HG of 0; 1 offer MX for -B to 0; 0 accept")
    assert (view(position).stage, view(position).round) == ("turn", 1)
    assert facts(position, "1 end")[:2] == ["turn-ended", "stack-empty"]
    assert (view(position).stage, view(position).round, position.actor) == ("deal", 2, CHANCE)


@pytest.mark.rule("grass.modern:stack.1")
def test_with_one_card_left_the_round_goes_on() -> None:
    position = turns(table(hands="HG | |", stack="DF"), "0 waste HG")
    assert (view(position).stage, view(position).active, view(position).round) == ("turn", 1, 1)


@pytest.mark.rule("grass.modern:stack.1")
def test_skips_don_t_keep_a_round_with_an_empty_stack_going() -> None:
    position = turns(table(hands="HG | |", stack="", skips=[0, 1, 1]), "0 waste HG")
    assert (view(position).stage, view(position).round) == ("deal", 2)
