"""What is done for somebody who does not act in time."""

from collections import Counter

import pytest

from stammtisch.base.bits import Dice
from stammtisch.games.grass.position import GrassPosition
from stammtisch.games.grass.speech import spoken, unfinished
from stammtisch.games.grass.timeouts import act_when_time_is_up
from stammtisch.games.grass.view import View
from stammtisch.games.position import CHANCE

from .table import EDITIONS, SPECTATOR, act, after, display, hand, may_waste, start, table, view, wasted

HIDDEN = {"hidden_deals": "on"}
TAKE_EFFECT = {"SO", "DC", "UW", "SH", "EU"}
STUCK = {"waste_policy": "only-if-stuck"}


def next_step(seen: View, dice: Dice) -> int:
    found = act_when_time_is_up(seen, dice)
    assert found is not None
    return found


def in_time(position: GrassPosition, seat: int | None = None, seed: int = 1) -> str:
    """The whole act that is done for a seat when its time is up; it is done."""
    seat = position.actor if seat is None else seat
    stage, dice = int(position.stage), Dice(seed)
    steps: list[int] = []
    while not steps or unfinished(position.stage):
        steps.append(next_step(view(position, seat), dice))
        position.apply(seat, steps[-1])
    return spoken(stage, steps)


def in_many_times(position: GrassPosition) -> Counter[str]:
    """How often which act is done, with many dice."""
    return Counter(in_time(position.copy(), seed=seed) for seed in range(100))


@pytest.mark.rule("grass.digital:timeout.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("story", "seat"),
    [
        ("0 offer HG for MX to 1", 1),
        ("0 offer HG for MX to all", 2),
        ("0 offer HG for MX to all; 2 decline", 1),
        ("0 offer HG for MX to 1; 1 counter MX for CO", 0),
    ],
)
def test_out_of_time_an_offer_is_declined(story: str, seat: int, edition: str) -> None:
    position = after(table(edition, hands="HG CO | MX | MX"), story)
    assert in_time(position, seat) == "decline"


@pytest.mark.rule("grass.digital:timeout.1")
@pytest.mark.parametrize(("locked", "seat"), [("", 0), ("", 1), ("0 lock HG", 1), ("1 lock MX", 0)])
def test_out_of_time_a_hidden_deal_is_called_off(locked: str, seat: int) -> None:
    position = table("modern", HIDDEN, hands="HG | MX |")
    after(position, f"0 offer hidden to 1; 1 accept; {locked}")
    assert in_time(position, seat) == "withdraw"
    assert ("HG" in hand(position, 0), view(position).stage) == (True, "turn")


@pytest.mark.rule("grass.digital:timeout.1")
@pytest.mark.parametrize(
    ("edition", "card", "shown", "gift"),
    [
        ("modern", "SH", "DF CO HG", "HG"),
        ("modern", "SH", "PA JA", "JA"),
        ("modern", "EU", "HG CO JA", "CO"),  # the least valuable of those that will do
        ("classic", "SH", "HG MX DF", "HG"),
    ],
)
def test_out_of_time_the_least_valuable_peddle_is_given(
    edition: str, card: str, shown: str, gift: str
) -> None:
    position = table(edition, hands=f"{card} |", markets="open open", displays=f"| {shown}")
    act(position, 0, f"play {card}")
    assert in_time(position, 1) == f"give {gift}"
    assert display(position, 0) == gift


@pytest.mark.rule("grass.digital:timeout.1")
@pytest.mark.parametrize(
    ("card", "shown", "lost"), [("SO", "DF CO HG", "HG"), ("SO", "PA JA", "JA"), ("DC", "HG CO JA", "CO")]
)
def test_out_of_time_the_least_valuable_peddle_is_lost(card: str, shown: str, lost: str) -> None:
    position = table(hands=f"{card} |", markets="open open", displays=f"| {shown}")
    act(position, 0, f"play {card} on 1")
    assert in_time(position, 1) == f"lose {lost}"


@pytest.mark.rule("grass.digital:timeout.1")
def test_out_of_time_a_random_card_is_passed() -> None:
    position = table(hands="SO HG HG HG MX BK DC |", markets="open none")
    act(position, 0, "play SO on 1")
    passed = in_many_times(position)
    assert set(passed) == {"pass HG", "pass MX", "pass BK", "pass DC"}
    assert passed["pass HG"] > 33 > passed["pass MX"]


@pytest.mark.rule("grass.digital:timeout.1")
def test_out_of_time_a_random_card_is_picked() -> None:
    position = table(
        "modern",
        {"draft": "on"},
        hands="|",
        stage="draft",
        dealer=1,
        packs="HG HG HG MX BK DC | MO MO MO MO MO MO",
    )
    picked = in_many_times(position)
    assert set(picked) == {"pick HG", "pick MX", "pick BK", "pick DC"}
    assert picked["pick HG"] > 33 > picked["pick MX"]


@pytest.mark.rule("grass.digital:timeout.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("held", ["MO HG HG HG BK SO SH", "PA MC ST LU DC UW EU"])
def test_out_of_time_a_random_card_is_wasted(held: str, edition: str) -> None:
    position = table(edition, hands=f"{held} |", markets="open open", displays="HG | PA")
    done = in_many_times(position)
    assert set(done) == {f"waste {card}" for card in may_waste(position)}
    assert set(done) == {
        f"waste {card}" for card in held.split() if card not in ["SO", "SH", "DC", "UW", "EU"]
    }


@pytest.mark.rule("grass.digital:timeout.1")
def test_out_of_time_a_turn_whose_card_is_gone_is_ended() -> None:
    position = table(hands="HG |")
    assert in_time(position).startswith("waste ")
    assert (len(wasted(position)), view(position).played) == (1, True)
    assert in_time(position) == "end"
    assert view(position).active == 1


@pytest.mark.rule("grass.digital:timeout.1")
def test_out_of_time_the_turn_goes_on_over_an_open_offer() -> None:
    position = after(table(hands="HG | MX |"), "0 offer HG for MX to all; 1 willing; 2 decline")
    assert in_time(position).startswith("waste ")
    position = after(table(hands="HG | MX |"), "0 waste -B; 0 offer HG for MX to 1")
    assert in_time(position, 0) == "end"


@pytest.mark.rule("grass.digital:timeout.1")
@pytest.mark.parametrize(
    ("edition", "market", "played"),
    [
        ("modern", "open", "SO on 1,SO on 2,DC on 1,DC on 2,SH"),
        ("modern", "none", "SH"),  # without a market paranoia waits
        ("classic", "open", "SO,DC,SH"),
        ("classic", "none", "SO,DC"),
    ],
)
def test_out_of_time_a_random_card_is_played_if_none_can_be_wasted(
    edition: str, market: str, played: str
) -> None:
    position = table(edition, hands="SO SO SO DC DC DC SH | |", markets=f"{market} none none")
    assert set(in_many_times(position)) == {f"play {how}" for how in played.split(",")}


@pytest.mark.rule("grass.digital:timeout.1")
@pytest.mark.parametrize(
    ("edition", "held", "market", "done"),
    [
        ("modern", "PF", "+B", "play PF with HG"),
        ("classic", "PF", "+B", "play PF with HG"),
        ("modern", "ST", "open", "play ST on 1 for CO"),
        ("modern", "LU", "open", "play LU over HG"),
    ],
)
def test_out_of_time_further_choices_fall_on_the_least_valuable_peddle(
    edition: str, held: str, market: str, done: str
) -> None:
    position = table(
        edition,
        STUCK,
        hands=f"{held} MO MO MO MO MO MO |",
        markets=f"{market} open",
        displays="PA HG | PA CO",
        protections="GS:CO |",
    )
    assert set(in_many_times(position)) == {done}


@pytest.mark.rule("grass.digital:timeout.1")
def test_out_of_time_a_protected_peddle_pays_when_it_is_the_least_valuable() -> None:
    position = table(
        "classic",
        STUCK,
        hands="PF MO MO MO MO MO MO |",
        markets="+B none",
        displays="PA |",
        protections="LU:CO CB:MX |",
    )
    assert in_time(position) == "play PF with MX under 2"


@pytest.mark.rule("grass.digital:timeout.1")
def test_the_same_dice_find_the_same_act() -> None:
    position = table(hands="HG MX CO JA PA DF BK |")
    assert in_time(position.copy(), seed=5) == in_time(position.copy(), seed=5)


@pytest.mark.rule("grass.digital:timeout.1")
@pytest.mark.parametrize(
    ("story", "seat"),
    [
        ("", 1),
        ("", SPECTATOR),
        ("0 offer HG for MX to 1", 2),
        ("0 offer HG for MX to 1; 1 counter MX for CO", 1),  # waits for the answer
    ],
)
def test_time_is_never_up_for_somebody_who_is_not_asked(story: str, seat: int) -> None:
    position = after(table(hands="HG CO | MX |"), story)
    assert act_when_time_is_up(view(position, seat), Dice(1)) is None


@pytest.mark.rule("grass.digital:timeout.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("variations", ["off", "on"])
def test_a_round_comes_to_its_end_when_nobody_acts(edition: str, variations: str) -> None:
    position = start(3, edition, draft=variations, hidden_deals=variations, lucky=variations)
    dice = Dice(2)
    while view(position).round == 1:
        if position.actor == CHANCE:
            position.roll(dice)
        else:
            position.apply(position.actor, next_step(view(position, position.actor), dice))
    assert view(position).stack_size == 0
    assert view(position).displays == ((), (), ())
