"""The arena: same deals for everybody, differences deal by deal, three streams of chance, a file to go on."""

import math
import time
from pathlib import Path

import msgspec
import pytest

from stammtisch.base.draws import Draw
from stammtisch.base.errors import Malformed
from stammtisch.games.gress.game import Gress
from stammtisch.games.position import Fact
from stammtisch.lab.arena import ArenaResult, arena, play_deal, sum_up
from stammtisch.lab.arena_plot import page
from stammtisch.lab.clock import DecisionClock, Spent, Stopwatch
from stammtisch.lab.kept import DealScores, Entrants
from stammtisch.lab.match import ClockedCompany, GameScore, Seeds, Setting, agree, draw, play
from stammtisch.players.grass.trader import Trader

GRESS = Gress()
ONE = Seeds(1, 1, 1)
TOY = Entrants(Setting("double", "standard", {}, ONE, 100), ["a", "b", "b"])
"""Three seats, so three line-ups: abb, bba, bab."""


def toy(
    *deals: tuple[list[int], list[int], list[int]], entrants: Entrants = TOY, finished: bool = True
) -> ArenaResult:
    """Points of each seat in the three games of each deal; the most win."""
    played = []
    for number, games in enumerate(deals):
        found = []
        for points in games:
            best = [float(value == max(points)) for value in points]
            found.append(GameScore(points, [share / sum(best) for share in best], finished))
        played.append(DealScores(number, found, {name: DecisionClock() for name in entrants.players}))
    return sum_up(entrants, played)


def timeless(outcome: ArenaResult) -> ArenaResult:
    return msgspec.structs.replace(outcome, times={})


def test_who_remembers_hears_what_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Fact] = []
    monkeypatch.setattr(Trader, "hear", lambda trader, facts: heard.extend(facts))
    play(agree("grass", ["rule"] * 3, 3, ONE, limit=20), ["rule"] * 3, 0)
    assert "round-dealt" in [fact.kind for fact in heard]


def test_every_rotation_of_the_line_up_is_played_once() -> None:
    assert TOY.lineups == [["a", "b", "b"], ["b", "b", "a"], ["b", "a", "b"]]
    pairs = Entrants(TOY.setting, ["a", "b", "a", "b"])
    assert pairs.lineups == [["a", "b", "a", "b"], ["b", "a", "b", "a"]]
    assert Entrants(TOY.setting, ["a"] * 4).lineups == [["a"] * 4]


def test_differences_by_hand() -> None:
    """In the first deal a has 30, 40, 20 and b 10 on average; in the second a has 20 and b 20."""
    outcome = toy(([30, 10, 10], [20, 0, 40], [10, 20, 10]), ([20, 30, 10], [20, 20, 20], [20, 20, 20]))
    a, b = outcome.players["a"], outcome.players["b"]
    assert (a.points.mean, b.points.mean) == (25, 15)
    (edge,) = outcome.edges
    assert (edge.better, edge.than, edge.points.mean, edge.points.count) == ("a", "b", 10, 2)
    spread = math.sqrt((20 - 10) ** 2 + (0 - 10) ** 2)
    assert edge.points.margin == pytest.approx(1.96 * spread / math.sqrt(2))
    assert a.win_share.mean == pytest.approx((1 + (0 + 1 / 3 + 1 / 3) / 3) / 2)
    assert b.win_share.mean == pytest.approx((0 + (1 + 2 / 3 + 2 / 3) / 6) / 2)
    assert edge.win_share.mean == pytest.approx(a.win_share.mean - b.win_share.mean)


def test_intervals_of_known_numbers() -> None:
    """Differences of 10, 20 and 30 have a standard deviation of 10."""
    outcome = toy(*(([gap, 0, 0], [0, 0, gap], [0, gap, 0]) for gap in (10, 20, 30)))
    (edge,) = outcome.edges
    assert edge.points.mean == 20
    assert edge.points.margin == pytest.approx(1.96 * 10 / math.sqrt(3))
    assert (edge.win_share.mean, edge.win_share.margin) == (1, 0)


def test_the_games_of_a_deal_are_one_observation() -> None:
    """What differs inside a deal only does not widen an interval."""
    outcome = toy(([0, 3, 3], [3, 3, 60], [3, 30, 3]), ([30, 3, 3], [3, 3, 30], [3, 30, 3]))
    assert outcome.players["a"].points.margin == 0


def test_fewer_penalty_points_are_better_where_the_game_says_so() -> None:
    levels = Entrants(Setting("gress", "standard", {}, ONE, 100), ["novice", "master", "master"])
    outcome = toy(([9, 1, 1], [1, 1, 5], [1, 7, 1]), ([8, 3, 2], [2, 3, 8], [3, 8, 2]), entrants=levels)
    (edge,) = outcome.edges
    assert outcome.fewest_points_win
    assert outcome.machines == ["master"]
    assert (edge.better, edge.than, edge.points.mean) == ("master", "novice", 5.75)
    assert edge.win_share.mean == -1
    assert not toy(([1, 1, 1],) * 3).fewest_points_win


def test_a_deal_with_a_game_given_up_counts_no_points() -> None:
    outcome = toy(([1, 0, 0], [0, 0, 1], [0, 1, 0]), finished=False)
    assert outcome.given_up == outcome.games == 3
    assert outcome.players["a"].points.count == 0
    assert outcome.players["a"].win_share.count == 1
    assert outcome.edges[0].points.count == 0
    real = arena("grass", ["random"] * 3, 1, ONE, limit=30)
    assert (real.games, real.given_up, real.players["random"].win_share.mean) == (1, 1, 0)


def test_duplicate_deals_are_the_same_cards_for_everybody() -> None:
    """Players that throw no dice and play alike make the same points in every rotation."""
    setting = agree("double", ["rule"], 3, ONE)
    first = play(setting, ["rule"] * 3, 4, 0)[0]
    assert first == play(setting, ["rule"] * 3, 4, 1)[0]
    assert first != play(setting, ["rule"] * 3, 5, 0)[0]


def test_a_draw_does_not_depend_on_the_draws_before() -> None:
    third = Draw("deal", 3, 27, 12)
    assert draw(1, 7, third) == draw(1, 7, third)
    others = [draw(2, 7, third), draw(1, 8, third), draw(1, 7, Draw("deal", 4, 27, 12))]
    assert draw(1, 7, third) not in others


def seated(seeds: Seeds) -> tuple[list[list[int]], list[int], list[int]]:
    """What a table of Gress draws for its deal, and the dice of its minds and delays."""
    drawn: list[list[int]] = []

    def chance(wanted: Draw) -> list[int]:
        drawn.append(draw(seeds.deals, 0, wanted))
        return drawn[-1]

    levels = ["novice"] * 3
    table = ClockedCompany(
        GRESS, GRESS.start(3), chance, levels, seeds, (0, 0), [DecisionClock() for level in levels]
    )
    table.begin()
    minds = [int(bot.dice.state) for bot in table.bots.values()]
    return drawn, minds, [int(dice.state) for dice in table.delays]


def test_deals_bots_and_latencies_are_three_streams() -> None:
    """One seed changed changes one stream. Delays have been drawn from when the deal is seen, so often as
    seats see it: a new deal changes none of them."""
    usual = seated(ONE)
    for place, seeds in enumerate([Seeds(2, 1, 1), Seeds(1, 2, 1), Seeds(1, 1, 2)]):
        same = [mine == other for mine, other in zip(usual, seated(seeds), strict=True)]
        assert same == [stream != place for stream in range(3)]
    minds, delays = usual[1:]
    assert len({*minds, *delays}) == 6


def test_equal_seeds_make_no_equal_streams_and_each_stream_matters() -> None:
    gress = [
        timeless(arena("gress", ["novice", "casual", "casual"], 1, seeds)).players
        for seeds in (ONE, Seeds(2, 1, 1), Seeds(1, 2, 1), Seeds(1, 1, 2))
    ]
    assert all(gress.count(players) == 1 for players in gress)


def test_bots_that_throw_no_dice_play_the_same_with_other_bot_seeds() -> None:
    usual = arena("double", ["rule", "rule", "rule"], 2, ONE)
    assert usual.players == arena("double", ["rule"] * 3, 2, Seeds(1, 5, 6)).players
    assert usual.players != arena("double", ["rule"] * 3, 2, Seeds(2, 1, 1)).players
    thrown = arena("double", ["random", "rule"], 2, ONE)
    assert thrown.players != arena("double", ["random", "rule"], 2, Seeds(1, 2, 1)).players
    assert thrown.players == arena("double", ["random", "rule"], 2, Seeds(1, 1, 2)).players


@pytest.mark.parametrize(
    ("game", "players", "edition", "options"),
    [
        ("double", ["search:20", "rule"], "", {"schedule": (1, 2)}),
        ("grass", ["rule", "keen"], "classic", {"target": 5_000}),
        ("gress", ["master", "novice", "novice"], "", {"W": 20}),
    ],
)
def test_all_games_are_the_same_for_the_same_seed(
    game: str, players: list[str], edition: str, options: dict[str, object]
) -> None:
    outcome = arena(game, players, 2, ONE, options, edition=edition)
    assert timeless(outcome) == timeless(arena(game, players, 2, ONE, options, edition=edition))
    assert outcome.setting.options == options
    assert (outcome.deals, outcome.games, outcome.given_up) == (2, 2 * len(players), 0)
    shares = [outcome.players[name].win_share.mean for name in players]
    assert sum(shares) == pytest.approx(1)
    assert all(outcome.times[name].count > 0 for name in players)


def test_it_does_not_matter_how_many_processes_play() -> None:
    alone = arena("double", ["rule", "random"], 4, ONE, {"schedule": [1, 2, 3]})
    assert timeless(alone) == timeless(
        arena("double", ["rule", "random"], 4, ONE, {"schedule": [1, 2, 3]}, workers=2)
    )


def test_an_arena_left_and_taken_up_again_is_the_same(tmp_path: Path) -> None:
    whole = timeless(arena("double", ["rule", "random"], 5, ONE))
    kept = tmp_path / "kept.jsonl"
    arena("double", ["rule", "random"], 2, ONE, keep=kept)
    before = kept.read_bytes()
    done: list[int] = []
    again = arena("double", ["rule", "random"], 5, ONE, keep=kept, progress=done.append)
    assert timeless(again) == whole
    assert done == [2, 3, 4, 5]
    assert kept.read_bytes().startswith(before)
    assert kept.read_bytes().count(b"\n") == 6
    fewer = arena("double", ["rule", "random"], 2, ONE, keep=kept)
    assert timeless(fewer) == timeless(arena("double", ["rule", "random"], 2, ONE))
    assert arena("double", ["rule", "random"], 5, ONE, keep=kept).times == again.times


def test_a_torn_line_and_a_missing_deal_are_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    whole = arena("double", ["rule", "random"], 3, ONE, keep=kept)
    first, second, third, fourth = kept.read_bytes().splitlines(keepends=True)
    kept.write_bytes(first + fourth + second + third[:-5])
    done: list[int] = []
    again = arena("double", ["rule", "random"], 3, ONE, keep=kept, progress=done.append)
    assert timeless(again) == timeless(whole)
    assert done == [2, 3]
    assert [msgspec.json.decode(line)["deal"] for line in kept.read_bytes().splitlines()[1:]] == [2, 0, 1]


@pytest.mark.parametrize(
    ("players", "seeds", "options", "limit", "problem"),
    [
        (["rule", "keen"], ONE, {}, None, 'players "rule,random", not "rule,keen"'),
        (["random", "rule"], ONE, {}, None, 'players "rule,random", not "random,rule"'),
        (["rule", "random"], Seeds(1, 2, 1), {}, None, "seeds "),
        (["rule", "random"], ONE, {"schedule": [1]}, None, 'options {}, not {"schedule":[1]}'),
        (["rule", "random"], ONE, {}, 500, "limit 20000, not 500"),
    ],
)
def test_other_settings_don_t_go_into_the_same_file(
    tmp_path: Path,
    players: list[str],
    seeds: Seeds,
    options: dict[str, object],
    limit: int | None,
    problem: str,
) -> None:
    kept = tmp_path / "kept.jsonl"
    arena("double", ["rule", "random"], 1, ONE, keep=kept)
    before = kept.read_bytes()
    with pytest.raises(Malformed) as refused:
        arena("double", players, 1, seeds, options, limit=limit, keep=kept)
    assert refused.value.field == str(kept)
    assert f"was kept with other settings: {problem}" in str(refused.value)
    assert kept.read_bytes() == before


@pytest.mark.parametrize(
    "content", [b"my diary\n", b"{}\n", b"[1]\n", b'{"kept_by":"stammtisch arena"}', b"\xff\n"]
)
def test_a_file_of_somebody_else_stays_as_it_is(tmp_path: Path, content: bytes) -> None:
    kept = tmp_path / "diary.txt"
    kept.write_bytes(content)
    with pytest.raises(Malformed, match="is no file that an arena kept"):
        arena("double", ["rule", "random"], 1, ONE, keep=kept)
    assert kept.read_bytes() == content


def test_a_garbled_line_is_named(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    arena("double", ["rule", "random"], 2, ONE, keep=kept)
    lines = kept.read_bytes().splitlines(keepends=True)
    for garbled in (
        b"{}\n",
        b"\xff\n",
        lines[1].replace(b'"games":[{', b'"games":[{},{'),
        b'{"deal":0,"games":[],"watches":{}}\n',
    ):
        kept.write_bytes(lines[0] + garbled + lines[2])
        with pytest.raises(Malformed, match="line 2: is no deal"):
            arena("double", ["rule", "random"], 2, ONE, keep=kept)
    with pytest.raises(Malformed, match="can't be written"):
        arena("double", ["rule", "random"], 2, ONE, keep=tmp_path)


@pytest.mark.parametrize(
    ("game", "players", "deals", "seeds", "more", "field"),
    [
        ("double", ["rule", "rule"], 0, ONE, {}, "deals"),
        ("double", ["rule", "wizard"], 1, ONE, {}, "player"),
        ("double", ["rule", "search:x"], 1, ONE, {}, "player"),
        ("double", ["rule"], 1, ONE, {}, "players"),
        ("double", ["rule"] * 40, 1, ONE, {}, "players"),
        ("gress", ["rule"] * 3, 1, ONE, {}, "level"),
        ("gress", ["casual"] * 3, 1, ONE, {"limit": 10**6}, "limit"),
        ("gress", ["casual"] * 3, 1, ONE, {"options": {"referee": "guided"}}, "options.referee"),
        ("double", ["rule", "rule"], 1, ONE, {"limit": 0}, "limit"),
        ("double", ["rule", "rule"], 1, ONE, {"workers": 0}, "workers"),
        ("double", ["rule", "rule"], 1, ONE, {"edition": "deluxe"}, "edition"),
        ("double", ["rule", "rule"], 1, Seeds(-1, 1, 1), {}, "seed of deals"),
        ("double", ["rule", "rule"], 1, Seeds(1, 2**33, 1), {}, "seed of bots"),
        ("double", ["rule", "rule"], 1, Seeds(1, 1, -1), {}, "seed of latencies"),
        ("chess", ["rule", "rule"], 1, ONE, {}, "game"),
    ],
)
def test_what_can_not_be_played(
    game: str, players: list[str], deals: int, seeds: Seeds, more: dict[str, object], field: str
) -> None:
    with pytest.raises(Malformed) as problem:
        arena(game, players, deals, seeds, **more)  # type: ignore[arg-type]
    assert problem.value.field == field


def test_times_are_counted_in_narrow_classes() -> None:
    spent = Spent()
    for number in range(1, 1001):
        spent.add(number * 1000)
    taken = spent.taken()
    assert taken.mean == pytest.approx(0.5005)
    assert taken.median == pytest.approx(0.5, rel=0.02)
    assert taken.p95 == pytest.approx(0.95, rel=0.02)
    assert taken.longest == 1
    assert len(spent.classes) < 360


def test_times_of_two_runs_are_the_times_of_one() -> None:
    parts = [Spent(), Spent()]
    whole = Spent()
    for number in range(1, 101):
        parts[number % 2].add(number**3)
        whole.add(number**3)
    parts[0].merge(parts[1])
    assert parts[0] == whole
    assert msgspec.json.decode(msgspec.json.encode(whole), type=Spent) == whole
    assert Spent().taken().p95 == 0


def test_a_part_of_a_decision_inside_another_counts_once() -> None:
    watch = DecisionClock()
    stopwatch = Stopwatch(watch)
    began = time.perf_counter_ns()
    with stopwatch.running(), stopwatch.running():
        sum(range(100_000))
    stopwatch.note()
    assert 0 < watch.wall.total <= time.perf_counter_ns() - began
    assert (watch.wall.count, watch.cpu.count, stopwatch.wall) == (1, 1, 0)


def test_an_act_without_a_choice_is_no_decision() -> None:
    """One card each: the predictions are decisions, and so is which half of the card is played."""
    deal = play_deal(Entrants(agree("double", ["rule"], 2, ONE, {"schedule": [1]}), ["rule", "random"]), 0)
    assert [watch.wall.count for watch in deal.watches.values()] == [4, 4]


def test_the_plot_shows_every_number_and_loads_nothing() -> None:
    outcome = toy(([30, 10, 10], [20, 0, 40], [10, 20, 10]), ([20, 30, 10], [20, 20, 20], [20, 20, 20]))
    drawn = page(outcome)
    assert "10.0 ± 19.6" in drawn
    assert "a over b" in drawn
    assert drawn.count("<svg ") == drawn.count("</svg>") == 5
    assert "http" not in drawn
    assert "src=" not in drawn
    assert drawn.count("<circle ") == 2 + 2 + 1 + 1 + 2


def test_the_plot_says_what_it_does_not_know() -> None:
    games = ([3, 1, 1], [1, 1, 3], [1, 3, 1])
    assert ">3.0 ± ?<" in page(toy(games))
    assert ">100.0 ± ? %<" in page(toy(games))
    assert page(toy(games, finished=False)).count(">-<") == 3


def test_the_plot_escapes_names_and_labels_machines() -> None:
    strange = Entrants(TOY.setting, ["<b>", "b", "b"])
    assert "<b>" not in page(toy(([3, 1, 1], [1, 1, 3], [1, 3, 1]), entrants=strange))
    levels = Entrants(Setting("gress", "standard", {}, ONE, 100), ["novice", "master", "master"])
    drawn = page(toy(([9, 1, 1], [1, 1, 5], [1, 7, 1]), entrants=levels))
    assert "master (machine)" in drawn
    assert "fewer are better" in drawn
