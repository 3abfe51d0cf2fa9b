"""The searching player of Grass: what it finds, that it is fair, repeatable, and not to be talked over."""

from typing import Any

import pytest
from rules.grass.table import GRASS, table

from stammtisch.base.bits import Dice, bit, numbers
from stammtisch.games.grass import acts, stages
from stammtisch.games.grass.position import GrassPosition
from stammtisch.games.position import CHANCE, OVER
from stammtisch.players.grass.judge import GrassJudge
from stammtisch.players.player import whole_act
from stammtisch.players.search import Search, weigh
from stammtisch.players.trials import FEWEST, Trials

JUDGE = GrassJudge()

TABLES: list[tuple[int, str, dict[str, Any]]] = [
    (2, "modern", {}),
    (4, "modern", {"target": 1_000_000}),
    (3, "modern", {"draft": "on", "hidden_deals": "on", "lucky": "on"}),
    (4, "modern", {"paranoia_victim": "self", "trade_protected": "yes", "trade_view": "partners"}),
    (5, "modern", {"waste_policy": "only-if-stuck", "wasted_view": "top", "final_tie": "play-on"}),
    (4, "classic", {}),
    (3, "classic", {"hidden_deals": "on", "draft": "on", "lucky": "on", "score_floor": "zero"}),
    (6, "classic", {"trade_protected": "yes", "trade_view": "partners", "next_dealer": "random"}),
    (4, "classic", {"course": 2}),
]


def searched(position: GrassPosition, iterations: int = 400, seed: int = 5) -> str:
    """The whole act of a search for the actor."""
    steps = whole_act(
        GRASS, GRASS.view(position, position.actor), Search(GRASS, iterations=iterations), Dice(seed)
    )
    return GRASS.write_act(steps)


def moments(players: int, edition: str, options: dict[str, Any], seed: int) -> list[GrassPosition]:
    """Decisions of one round among rule players who are careless now and then."""
    position, dice = GRASS.start(players, edition, options), Dice(seed)
    found = []
    while position.actor != OVER and position.round == 0:
        if position.actor == CHANCE:
            position.roll(dice)
            continue
        seat = position.actor
        if len(position.acts(seat)) > 1:
            found.append(position.copy())
        careless = dice.below(6) == 0
        position.make(seat, dice.member(position.legal(seat)) if careless else JUDGE.sensible(position, dice))
    return found


WINS: dict[str, Any] = {
    "totals": [200_000, 150_000, 0],
    "displays": "PA CO | HG |",
    "markets": "open open none",
}


@pytest.mark.parametrize(
    ("edition", "data", "does"),
    [
        ("modern", {"hands": "MC HG | |", **WINS}, "play MC"),
        ("classic", {"hands": "MC HG | |", **WINS}, "play MC"),
        ("classic", {"hands": "-F MC MC | |", **WINS, "markets": "+F open none"}, "play -F"),
        (
            "classic",
            {"hands": "ST | |", "markets": "open open open", "displays": "HG | DF HG | HG"},
            "play ST on 1 for DF",
        ),
    ],
)
def test_the_search_finds_what_is_plainly_right(edition: str, data: dict[str, Any], does: str) -> None:
    assert searched(table(edition, **data)) == does


def test_the_search_gives_no_game_away_by_closing_for_somebody_else() -> None:
    """The other would win by it."""
    data: dict[str, Any] = {
        "totals": [20_000, 200_000, 0],
        "displays": "PA CO | DF PA |",
        "markets": "open open none",
    }
    assert searched(table("classic", hands="MC HG | |", **data)) != "play MC"


@pytest.mark.parametrize(("players", "edition", "options"), TABLES)
def test_the_search_does_legal_acts_and_the_same_ones_again(
    players: int, edition: str, options: dict[str, Any]
) -> None:
    """Also when all that its seat can't see is dealt anew."""
    searcher = Search(GRASS, iterations=12)
    for position in moments(players, edition, options, seed=players)[::23]:
        seat = position.actor
        view, legal = GRASS.view(position, seat), position.acts(seat)
        act = searcher.choose(view, legal, Dice(9))
        assert act in legal
        position.redeal(seat, Dice(4))
        swapped = GRASS.view(position, seat)
        assert swapped == view
        assert searcher.choose(swapped, position.acts(seat), Dice(9)) == act


@pytest.mark.parametrize(("players", "edition", "options"), TABLES)
def test_ideas_are_whole_legal_acts_with_that_of_the_policy_first(
    players: int, edition: str, options: dict[str, Any]
) -> None:
    for position in moments(players, edition, options, seed=20 + players)[::3]:
        seat = position.actor
        ideas = JUDGE.ideas(position, seat, Dice(2))
        assert ideas[0][0] == JUDGE.sensible(position, Dice(2))
        assert len({tuple(steps) for steps in ideas}) == len(ideas)
        for steps in ideas:
            trial = position.copy()
            for step in steps:
                trial.apply(seat, step)
            assert not (trial.actor == seat and GRASS.unfinished(trial, seat))


def test_every_target_and_every_card_to_waste_is_an_idea_and_equal_cards_are_one() -> None:
    position = table(hands="+F HG MX MC PA -B -S | | |", markets="none open open none")
    ideas = {GRASS.write_act(steps) for steps in JUDGE.ideas(position, 0, Dice(1))}
    assert {"play +F on 1", "play +F on 2"} <= ideas
    wasted = ("+F", "MC", "PA", "-B", "-S", "HG")
    assert {act for act in ideas if act.startswith("waste")} == {f"waste {card}" for card in wasted}


@pytest.mark.parametrize("edition", ["modern", "classic"])
def test_what_the_policy_declines_the_search_declines_too(edition: str) -> None:
    declined = 0
    searcher = Search(GRASS, iterations=8)
    for seed in range(3):
        for position in moments(4, edition, {}, seed=40 + seed):
            if position.stage != stages.OFFERED:
                continue
            for seat in numbers(position.to_answer):
                trial = position.copy()
                trial.actor = seat
                if JUDGE.sensible(trial, Dice(1)) == acts.DECLINE and len(trial.acts(seat)) > 1:
                    declined += 1
                    view = GRASS.view(position, seat)
                    assert searcher.choose(view, position.acts(seat), Dice(1)) == acts.DECLINE
    assert declined > 5


def test_choices_that_go_without_saying_are_left_to_the_policy() -> None:
    position = table(
        hands="ST | |", markets="open open none", displays=" | DF HG |", stage="steal", card="ST", target=1
    )
    assert position.stage == stages.STEALING
    assert JUDGE.ideas(position, 0, Dice(1)) == [[JUDGE.sensible(position, Dice(1))]]


def test_a_choice_once_begun_goes_on_with_every_possibility() -> None:
    position = table(hands="+F PA | | |", markets="none open open open")
    position.apply(0, numbers(position.legal(0) & bit(10))[0])
    assert position.stage == stages.TARGETING
    assert len(JUDGE.ideas(position, 0, Dice(1))) == 3
    position = table(hands="PA -B -S -F MC BK | |")
    position.apply(0, acts.WASTE)
    assert position.stage == stages.WASTING
    assert len(JUDGE.ideas(position, 0, Dice(1))) == len(position.acts(0))


def trials_of(position: GrassPosition) -> Trials:
    return Trials(JUDGE, position, position.actor, JUDGE.ideas(position, position.actor, Dice(1)))


def test_trials_leave_the_position_alone_and_give_all_acts_the_same_worlds() -> None:
    position = table(hands="+F PA HG -S | | |", markets="open open open none", displays="HG | CO | JA |")
    before = GRASS.write_line(position)
    trials = trials_of(position)
    trials.grow(5, Dice(1))
    trials.grow(2, Dice(2))
    assert GRASS.write_line(position) == before
    assert {idea.tried() for idea in trials.ideas} == {7}
    twin = Trials(JUDGE, position, position.actor, [trials.ideas[0].steps, trials.ideas[0].steps])
    twin.grow(5, Dice(1))
    assert twin.ideas[0].mean() == twin.ideas[1].mean()


def test_what_is_surely_worse_or_surely_the_same_is_given_up() -> None:
    position = table("classic", hands="MC HG | |", **WINS)
    trials = trials_of(position)
    first = trials.ideas[0].steps
    doubled = Trials(JUDGE, position, 0, [first, first])
    for these in (trials, doubled):
        these.grow(FEWEST - 1, Dice(1))
        these.drop()
        assert len(these.left) == len(these.ideas)
        these.grow(1, Dice(2))
        these.drop()
    assert [GRASS.write_act(idea.steps) for idea in trials.left] == ["play MC"]
    assert len(doubled.left) == 1


def test_no_more_is_tried_than_was_allowed() -> None:
    position = table(hands="+F PA HG -S | | |", markets="open open open none", displays="HG | CO | JA |")
    for iterations in (40, 150):
        trials = trials_of(position)
        weigh(trials, iterations, Dice(3))
        tried = sum(int(idea.tried()) for idea in trials.ideas)
        assert iterations * 0.8 < tried <= iterations
    trials = trials_of(position)
    weigh(trials, len(trials.ideas) - 1, Dice(3))
    assert trials.choice() is trials.ideas[0]


def test_a_little_time_is_enough_for_a_choice() -> None:
    position = table(hands="+F PA HG -S | | |", markets="open open open none", displays="HG | CO | JA |")
    act = Search(GRASS, milliseconds=1).choose(GRASS.view(position, 0), position.acts(0), Dice(1))
    assert act in position.acts(0)
