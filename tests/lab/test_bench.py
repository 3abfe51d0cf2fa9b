import re
import sys
from functools import partial
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, FileFinder, SourceFileLoader
from io import StringIO
from pathlib import Path
from random import Random

import msgspec
import pytest
from rich.console import Console

from stammtisch.games.catalogue import find
from stammtisch.lab import bench, peers
from stammtisch.lab import bench_contest as contest
from stammtisch.lab.bench import BenchReport, compare, markdown, run, show
from stammtisch.lab.bench_contest import Contestant
from stammtisch.lab.bench_interpreted import InterpretedEngine, sources_of
from stammtisch.lab.peers import Missing, find_peers

README = Path(__file__).parents[2] / "benchmarks" / "README.md"
GAME = 160
"""Ten rounds for four: 40 predictions and 120 cards."""
ROUND = 24
"""Five cards each for four: 4 predictions and 20 cards."""


@pytest.fixture(scope="module")
def report() -> BenchReport:
    return run(rounds=2, seconds=0.001, console=Console(file=StringIO()))


@pytest.fixture
def no_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("pyspiel", "rlcard"):
        monkeypatch.setitem(sys.modules, module, None)


def named(contestants: list[Contestant], name: str) -> Contestant:
    return next(contestant for contestant in contestants if contestant.name == name)


def shown(report: BenchReport) -> str:
    out = StringIO()
    show(report, Console(file=out, width=120))
    return out.getvalue()


# What is counted


def test_a_game_of_double_for_four_has_160_decisions() -> None:
    assert contest.double_loop(3) == 3 * GAME
    assert contest.playouts(partial(contest.start, "double"))(3) == 3 * GAME


def test_from_dealt_positions_only_one_round_is_played() -> None:
    assert contest.double_dealt_loop(contest.DEALS + 3) == (contest.DEALS + 3) * ROUND


def test_dealt_positions_wait_for_a_prediction_and_differ() -> None:
    dealt = contest.dealt_positions()
    assert {len(position.acts(position.actor)) for position in dealt} == {6}
    assert len({find("double").write_line(position) for position in dealt}) > 1


def test_gress_is_played_to_the_end_with_two_sets() -> None:
    game = find("gress")
    assert game.agreed(contest.gress_start("guided")) == {"decks": 2, "referee": "guided"}
    assert game.agreed(contest.gress_start("official")) == {"decks": 2}
    ready_and_open = 5
    playouts = [contest.playouts(partial(contest.gress_start, referee)) for referee in ("guided", "official")]
    for play in (contest.gress_loop, *playouts):
        assert play(2) > 2 * (ready_and_open + 6)


def test_oh_hell_counts_decisions_and_not_chance() -> None:
    pytest.importorskip("pyspiel")
    contestants = peers.open_spiel()
    dealt = named(contestants, peers.OH_HELL_DEALT)
    assert dealt.measure(3)[0] == 3 * ROUND
    for name in (peers.OH_HELL, peers.OH_HELL_UNIFORM):
        decisions = named(contestants, name).measure(1)[0]
        tricks, rest = divmod(decisions - 4, 4)
        assert (1 <= tricks <= 12, rest) == (True, 0)


def test_native_rollouts_are_spread_over_all_deals() -> None:
    pytest.importorskip("pyspiel")
    native = named(peers.open_spiel(), peers.OH_HELL_NATIVE)
    assert native.measure(1)[0] == contest.DEALS * ROUND
    assert native.measure(contest.DEALS + 1)[0] == 2 * contest.DEALS * ROUND


def test_one_simulation_makes_exactly_the_rollouts_of_its_evaluator(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a single rollout the root's value is the result of one game, with 1000 it is a mean."""
    pyspiel = pytest.importorskip("pyspiel")
    game = pyspiel.load_game("oh_hell(players=4,num_tricks_fixed=5)")
    monkeypatch.setattr(peers, "choice", Random(1).choice)
    root = peers.dealt_states(game)[0]
    for rollouts, whole in ((1, True), (1000, False)):
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
        found = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False).mcts_search(root)
        assert (found.explore_count, len(found.children)) == (1, 0)
        assert float(found.total_reward).is_integer() == whole


def test_uno_is_played_by_four() -> None:
    pytest.importorskip("rlcard")
    env = peers.uno_for_four()
    assert peers.env_loop(env)(1) >= 7
    assert len(env.game.players) == 4


# The interpreted engine


def test_the_worker_runs_source_files_and_counts_the_same() -> None:
    with InterpretedEngine() as worker:
        assert Path(worker.engine).name == "bits.py"
        decisions, seconds = worker.measure(2)
        assert decisions == 2 * GAME
        assert seconds > 0
        assert worker.measure(1)[0] == GAME


def test_a_source_file_is_found_though_a_compiled_one_lies_beside_it(tmp_path: Path) -> None:
    (tmp_path / "thing.py").touch()
    (tmp_path / f"thing{EXTENSION_SUFFIXES[0]}").touch()
    usual = FileFinder(
        str(tmp_path), (ExtensionFileLoader, EXTENSION_SUFFIXES), (SourceFileLoader, [".py"])
    ).find_spec("thing")
    ours = sources_of(tmp_path)(str(tmp_path)).find_spec("thing")
    assert usual is not None
    assert isinstance(usual.loader, ExtensionFileLoader)
    assert ours is not None
    assert ours.origin == str(tmp_path / "thing.py")


def test_other_packages_are_found_as_usual(tmp_path: Path) -> None:
    with pytest.raises(ImportError):
        sources_of(tmp_path / "ours")(str(tmp_path / "theirs"))


# The report


def test_a_report_survives_json(report: BenchReport) -> None:
    assert msgspec.json.decode(msgspec.json.encode(report), type=BenchReport) == report


def test_a_report_has_every_round_of_every_contestant(report: BenchReport) -> None:
    assert {each.name for each in report.measurements} >= {
        contest.LOOP,
        contest.DEALT,
        contest.PLAYOUT,
        contest.INTERPRETED,
    }
    for each in report.measurements:
        assert len(each.rounds) == 2
        assert 0 < each.lowest <= each.median <= each.highest


def test_a_ratio_is_the_median_of_the_rounds() -> None:
    slow, fast = [1.0, 2.0, 1.0], [10.0, 10.0, 30.0]
    loop, uniform = compare({contest.LOOP: fast, peers.OH_HELL: slow, peers.OH_HELL_UNIFORM: slow})
    assert (loop.value, loop.floor, loop.reached) == (10, 10, True)
    assert (uniform.value, uniform.floor, uniform.reached) == (10, None, None)


def test_what_is_shown_names_all_that_was_measured(report: BenchReport) -> None:
    measured = [each.name for each in report.measurements]
    for name in measured + [ratio.name for ratio in report.ratios]:
        assert name in shown(report)
        assert f"| {name} |" in markdown(report)


@pytest.mark.usefixtures("no_peers")
def test_missing_peers_are_named_and_their_ratios_left_out() -> None:
    contestants, missing = find_peers()
    assert not contestants
    assert [peer.name for peer in missing] == ["open_spiel", "rlcard"]
    alone = run(rounds=1, seconds=0.001, console=Console(file=StringIO()))
    assert len(alone.measurements) == 11
    assert not alone.ratios
    assert not alone.machine.peers
    for name in ("open_spiel", "rlcard"):
        assert f"{name} is not installed" in shown(alone)
    assert "`make bench`" in shown(alone)


def test_one_missing_peer_leaves_the_others_alone(report: BenchReport) -> None:
    without = msgspec.structs.replace(report, missing=(Missing("rlcard", "No module named 'rlcard'"),))
    assert "rlcard is not installed (No module named 'rlcard')" in markdown(without)


def test_the_readme_has_the_rows_the_command_prints() -> None:
    rows = re.findall(r"^\| ([^|]+) \|", README.read_text(encoding="utf-8"), re.MULTILINE)
    for promise in bench.PROMISES:
        assert {promise.name, promise.ours, promise.theirs} <= set(rows)
