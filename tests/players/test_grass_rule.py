"""The rule player of Grass: what it does at the table, that it is fair, strong and not to be milked."""

from collections import Counter
from typing import Any

import pytest
from rules.grass.table import GRASS, table

from stammtisch.base.bits import Dice, bit, numbers
from stammtisch.games.grass import acts, stages
from stammtisch.games.grass.cards import CODES, VALUES
from stammtisch.games.grass.position import GrassPosition
from stammtisch.games.position import CHANCE, OVER
from stammtisch.players.grass.judge import GrassJudge
from stammtisch.players.rule import Keen, Rule

JUDGE = GrassJudge()

TABLES: list[tuple[int, str, dict[str, Any]]] = [
    (2, "modern", {}),
    (4, "modern", {}),
    (3, "modern", {"draft": "on", "hidden_deals": "on", "lucky": "on"}),
    (4, "modern", {"paranoia_victim": "self", "trade_protected": "yes", "trade_view": "partners"}),
    (
        5,
        "modern",
        {"waste_policy": "only-if-stuck", "wasted_view": "top", "paranoia_before_market": "allowed"},
    ),
    (2, "classic", {}),
    (4, "classic", {}),
    (3, "classic", {"hidden_deals": "on", "draft": "on", "classic_steal_choice": "highest"}),
    (6, "classic", {"trade_protected": "yes", "trade_view": "partners", "table_trade_needs_open": "yes"}),
    (4, "classic", {"course": 2}),
]


def whole_act(position: GrassPosition, wanted: int = 0) -> str:
    """What the rule player does as `wanted`, with all steps of it."""
    position = position.copy()
    steps: list[int] = []
    seat = position.actor
    assert seat == wanted
    while not steps or (
        position.actor == seat and position.stage not in (stages.TURN, stages.OFFERED, stages.PASSING)
    ):
        step = JUDGE.sensible(position, Dice(3))
        position.apply(seat, step)
        steps.append(step)
    return GRASS.write_act(steps)


def play(position: GrassPosition, players: list[str], dice: Dice) -> list[GrassPosition]:
    """To the end, by `rule`, `keen` or `random`; returns every tenth moment that was decided."""
    moments = []
    decisions = 0
    while position.actor != OVER:
        if position.actor == CHANCE:
            position.roll(dice)
            continue
        seat = position.actor
        if decisions % 10 == 0:
            moments.append(position.copy())
        if players[seat] == "rule":
            act = JUDGE.sensible(position, dice)
        elif players[seat] == "keen":
            act = JUDGE.keen(position, dice)
        else:
            act = dice.member(position.legal(seat))
        position.apply(seat, act)
        decisions += 1
        assert decisions < 100_000
    return moments


@pytest.mark.parametrize(
    ("data", "does"),
    [
        ({"hands": "MO PA +B | |"}, "play MO"),
        ({"hands": "PA HG | |", "markets": "open none none"}, "play PA"),
        ({"hands": "-F PA HG | |", "markets": "+F none none"}, "play -F"),
        ({"hands": "PF HG | |", "markets": "+F none none", "displays": "HG PA | |"}, "play PF with HG"),
        ({"hands": "LU | |", "markets": "open none none", "displays": "PA HG | |"}, "play LU over PA"),
        ({"hands": "GS | |", "markets": "open none none", "displays": "JA DF HG | |"}, "play GS over JA"),
        ({"hands": "ST | |", "markets": "open open open", "displays": "| HG | HG DF"}, "play ST on 2 for DF"),
        ({"hands": "EU | |", "displays": "| PA | DF"}, "play EU"),
        ({"hands": "+B | |", "markets": "none open open", "displays": "| HG | PA"}, "play +B on 2"),
        ({"hands": "DC | |", "markets": "open open open", "displays": "| HG | PA"}, "play DC on 2"),
        ({"hands": "| |", "markets": "open open open", "displays": "HG | MX | PA"}, "swap HG for PA of 2"),
    ],
)
def test_what_it_does_in_its_turn(data: dict[str, Any], does: str) -> None:
    assert whole_act(table(**data)) == does


@pytest.mark.parametrize(
    ("data", "closes"),
    [
        ({"displays": "PA PA DF | HG |", "totals": [100_000, 0, 0]}, True),  # wins the game
        ({"displays": "PA PA DF | HG |", "totals": [0, 0, 0]}, True),  # wins the round by far
        ({"displays": "HG | MX |", "totals": [0, 0, 0]}, False),  # too early
        ({"displays": "PA PA | PA JA |", "totals": [0, 245_000, 0]}, False),  # somebody else would win
    ],
)
def test_it_closes_at_a_good_moment(data: dict[str, Any], closes: bool) -> None:
    position = table("classic", hands="MC | |", markets="open open none", **data)
    assert (whole_act(position) == "play MC") == closes


def test_it_swaps_before_it_closes() -> None:
    position = table(
        hands="MC | |", markets="open open none", displays="HG JA | DF |", totals=[200_000, 0, 0]
    )
    assert whole_act(position) == "swap HG for DF of 1"
    GRASS.perform(position, 0, "swap HG for DF of 1")
    assert whole_act(position) == "play MC"


def test_classic_paranoia_is_played_while_there_is_nothing_to_lose() -> None:
    assert whole_act(table("classic", hands="UW | |")) == "play UW"
    rich = table("classic", hands="UW JA | |", markets="open none none", displays="PA CO | |")
    assert whole_act(rich) == "play JA"


def test_it_passes_fines_on_and_keeps_what_is_good() -> None:
    position = table("classic", hands="SO DC PA EU BK | | ")
    GRASS.perform(position, 0, "play SO")
    assert CODES[JUDGE.sensible(position, Dice(1))] == "DC"


def test_the_last_dear_peddle_in_hand_goes_rather_than_cost_its_value() -> None:
    position = table(hands="PA HG -B -D | |", stack="MX", markets="none none none")
    assert whole_act(position) == "waste PA"


@pytest.mark.parametrize(
    ("offer", "answer"),
    [
        ("offer -F for PA to 1", acts.ACCEPT),  # heat off for who is heated
        ("offer HG for PA to 1", acts.DECLINE),
        ("offer -B for PA to 1", acts.DECLINE),
        ("offer -F for -S to 1", acts.ACCEPT),
    ],
)
def test_it_accepts_what_brings_enough(offer: str, answer: int) -> None:
    position = table(hands="-F HG -B | PA HG +B MC BK -S |", markets="none +F none")
    GRASS.perform(position, 0, offer)
    assert JUDGE.sensible(position, Dice(1)) == answer


def test_it_offers_what_the_other_needs_for_what_it_needs() -> None:
    """Seat 1 has shown a market open to spare and is heated; seat 0 holds what answers that heat."""
    position = table(
        hands="-F -F PA PA JA EU BK | MO |", markets="none +F none", known=[["1:MO"], [], [], []]
    )
    assert any(JUDGE.sensible(position, Dice(seed)) == acts.OFFER for seed in range(12))
    steps = [acts.OFFER]
    position.apply(0, acts.OFFER)
    while position.actor == 0:
        steps.append(JUDGE.sensible(position, Dice(1)))
        position.apply(0, steps[-1])
    assert GRASS.write_act(steps) == "offer -F for MO to 1"
    assert JUDGE.sensible(position, Dice(1)) == acts.ACCEPT


@pytest.mark.parametrize(("players", "edition", "options"), TABLES)
def test_a_sensible_act_is_legal_and_knows_only_what_its_seat_sees(
    players: int, edition: str, options: dict[str, Any]
) -> None:
    for lineup in (["rule"] * players, ["random"] * players):
        start = GRASS.start(players, edition, {**options, "target": 50_000})
        for position in play(start, lineup, Dice(players))[:150]:
            seat = position.actor
            act = JUDGE.sensible(position, Dice(1))
            assert position.legal(seat) & bit(act)
            position.redeal(seat, Dice(2))
            assert JUDGE.sensible(position, Dice(1)) == act


@pytest.mark.parametrize("player", [Rule(GRASS), Keen(GRASS)])
@pytest.mark.parametrize(("players", "edition", "options"), TABLES)
def test_it_finishes_games_from_its_view_alone(
    players: int, edition: str, options: dict[str, Any], player: Rule | Keen
) -> None:
    position, dice = GRASS.start(players, edition, options), Dice(4)
    for decision in range(150):
        while position.actor == CHANCE:
            position.roll(dice)
        if position.actor == OVER:
            break
        seat = position.actor
        act = player.choose(GRASS.view(position, seat), position.acts(seat), dice)
        assert act in position.acts(seat)
        position.apply(seat, act)


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("edition", "players", "least"),
    [("modern", 4, 12), ("modern", 2, 18), ("classic", 4, 12), ("classic", 2, 18)],
)
def test_it_beats_players_that_waste_nothing_good(edition: str, players: int, least: int) -> None:
    """60 % at a table of four, 90 % at a table of two; the lab plays more than these twenty games."""
    won = 0
    for game in range(20):
        own = game % players
        position = GRASS.start(players, edition, {})
        play(position, ["rule" if seat == own else "keen" for seat in range(players)], Dice(100 + game))
        won += own in numbers(position.winners())
    assert won >= least


PRICES = {"EU": 60, "SH": 30, "ST": 30, "BK": 20, "MC": 15, "LU": 20, "SO": -10, "DC": -20, "UW": -40}


def price(position: GrassPosition, seat: int, kind: int) -> int:
    """What anybody would say a card is worth to this seat, in thousands; not how the bot puts it."""
    code = CODES[kind]
    market = GRASS.view(position, seat).markets[seat]
    if code in VALUES:
        return VALUES[code] // 1000
    if code[0] == "-":
        return 40 if code[1] == market[1] and market[0] == "+" else 4
    if code == "MO":
        return 60 if market == "none" else 3
    return {"EU": 60, "SH": 30, "ST": 30, "BK": 20, "MC": 15, "LU": 20, "SO": -10, "DC": -20, "UW": -40}.get(
        code, 8
    )


@pytest.mark.heavy
@pytest.mark.parametrize("edition", ["modern", "classic"])
@pytest.mark.parametrize("players", [2, 4])
def test_who_offers_only_bad_deals_gets_next_to_none(edition: str, players: int) -> None:
    """At most one bad deal in twenty is accepted, whatever the moment."""
    answers: Counter[str] = Counter()
    for game in range(2):
        start = GRASS.start(players, edition, {})
        for position in play(start, ["rule"] * players, Dice(game)):
            if position.stage == stages.TURN and position.legal(position.active) & bit(acts.OFFER):
                answers += answers_to_bad_offers(position)
    assert answers["asked"] > 300
    assert answers["accepted"] <= answers["asked"] / 20


def answers_to_bad_offers(position: GrassPosition) -> Counter[str]:
    """Every offer of the active player that asks for a clearly better card than it gives."""
    proposer = position.active
    found: Counter[str] = Counter()
    for seat in range(position.players):
        for give in numbers(position.held(proposer)):
            for want in numbers(position.held(seat)) if seat != proposer else []:
                if price(position, seat, give) + 5 < price(position, seat, want):
                    trial = position.copy()
                    for step in (acts.OFFER, acts.SEATS + seat, give, want):
                        trial.apply(proposer, step)
                    found["asked"] += 1
                    found["accepted"] += JUDGE.sensible(trial, Dice(1)) == acts.ACCEPT
    return found


@pytest.mark.parametrize("edition", ["modern", "classic"])
def test_bots_make_few_offers_and_their_turns_end(edition: str) -> None:
    for position in play(GRASS.start(4, edition, {}), ["rule"] * 4, Dice(6)):
        assert position.offers <= 2


def test_the_keen_player_wastes_only_what_it_can_do_without() -> None:
    position, dice = GRASS.start(4, "modern", {}), Dice(2)
    for decision in range(3000):
        while position.actor == CHANCE:
            position.roll(dice)
        act = JUDGE.keen(position, dice)
        if act == acts.WASTE:
            assert not position.legal(position.actor) & (bit(acts.SEATS) - 1)
        position.apply(position.actor, act)


@pytest.mark.parametrize(
    ("hand", "market", "wastes"),
    [
        ("MO MO HG PA +B MC BK", "none", {"MO"}),
        ("-B PF MC DF BK EU ST", "+F", {"-B"}),
        ("PA DF JA CO HG MX BK", "none", {"PA", "DF", "JA", "CO", "HG", "MX", "BK"}),
    ],
)
def test_what_the_keen_player_wastes_first(hand: str, market: str, wastes: set[str]) -> None:
    position = table(hands=f"{hand} | ", markets=f"{market} none")
    position.apply(0, acts.WASTE)
    assert position.stage == stages.WASTING
    assert {CODES[JUDGE.keen(position, Dice(seed))] for seed in range(60)} == wastes
