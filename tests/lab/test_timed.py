"""Gress in time: games end, add up, and are the same for the same seed."""

from collections import Counter
from collections.abc import Sequence

import msgspec
import pytest

from stammtisch.games.bits import Dice
from stammtisch.games.errors import Malformed
from stammtisch.games.gress.cards import KINDS
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.gress.state import ACTIVE
from stammtisch.games.position import OVER
from stammtisch.lab.timed import TimedSummary, as_json, simulate_timed, table_rows
from stammtisch.lab.timed_counts import NAMES
from stammtisch.lab.timed_table import GRESS, Pending, Table
from stammtisch.players.reaction import FLOOR

MIXED = ["novice", "casual", "expert", "master"]


class Watched(Table):
    """Remembers how long every act took from the decision on, and compares the debts."""

    def __init__(self, levels: list[str], seed: int) -> None:
        super().__init__(GRESS.start(len(levels)), levels, Dice(seed), seed)
        self.waits: list[int] = []
        self.compared = 0

    def decide(self, seat: int) -> None:
        before = self.pending[seat]
        super().decide(seat)
        after: Pending | None = self.pending[seat]
        if after is not None and after is not before:
            self.waits.append(after.at - self.now)

    def tell(self, actors: Sequence[int] = ()) -> None:
        super().tell(actors)
        if self.position.phase == ACTIVE:
            told = [self.counts.debts.owed(seat) for seat in range(len(self.levels))]
            assert told == list(self.position.owed)
            self.compared += 1


def conserved(position: GressPosition) -> None:
    if position.phase < ACTIVE:
        return
    cards: Counter[int] = Counter()
    for seat in range(position.players):
        cards.update(position.kinds_held(seat))
        if position.marken[seat] >= 0:
            cards[int(position.marken[seat])] += 1
    cards.update(int(position.stock[i]) for i in range(position.stock_size))
    cards.update(int(position.pile[i]) & 31 for i in range(position.pile_size))
    assert cards == Counter({kind: int(position.rules.sets) for kind in range(KINDS)})


def test_the_same_seed_plays_the_same_games() -> None:
    first = simulate_timed(MIXED, 3, seed=5)
    assert first == simulate_timed(MIXED, 3, seed=5)
    assert first.games != simulate_timed(MIXED, 3, seed=6).games


def test_deals_have_dice_of_their_own() -> None:
    """Other bots get the same cards."""
    hands = []
    for levels in (["novice"] * 3, ["master"] * 3):
        seen: list[list[list[int]]] = []

        def look(position: GressPosition, seen: list[list[list[int]]] = seen) -> None:
            if not seen and position.phase < ACTIVE:
                seen.append([position.kinds_held(seat) for seat in range(3)])

        simulate_timed(levels, 1, seed=2, watch=look)
        hands.append(seen)
    assert hands[0] == hands[1]
    assert hands[0][0][0]


def test_cards_are_conserved_after_every_act_and_all_games_end() -> None:
    for levels in (MIXED, ["casual"] * 3, ["master", "novice"] * 3):
        found = simulate_timed(levels, 2, seed=3, watch=conserved)
        assert all(game.settled for game in found.games)
        assert all(game.counts["forced"] == 0 for game in found.games)


@pytest.mark.parametrize(
    "options",
    [
        {"W": 0, "ruling_pause": 0},
        {"W": 100, "collision": "bounce"},
        {"penalty_limit": 4},
        {"false_vorletzte_penalty": "on", "marke_strict": "on", "manual_deal": "on"},
    ],
)
def test_games_end_with_all_options(options: dict[str, object]) -> None:
    found = simulate_timed(["novice", "casual", "master"], 3, seed=4, options=options, watch=conserved)
    assert all(game.settled for game in found.games)
    assert found.summary.options == options | found.summary.options


@pytest.mark.parametrize("seed", range(3))
def test_debts_told_by_facts_are_the_debts(seed: int) -> None:
    """What the bots count from what they see is what the referee knows."""
    table = Watched(MIXED, seed)
    table.run()
    assert table.compared > 20


def test_nobody_acts_sooner_than_the_floor() -> None:
    table = Watched(["master"] * 4, 1)
    table.run()
    assert len(table.waits) > 50
    assert min(table.waits) >= FLOOR


def test_faster_levels_play_faster() -> None:
    seconds = []
    for level in MIXED:
        summary = simulate_timed([level] * 3, 4, seed=1).summary
        acts = summary.counts["turns"] + summary.counts["throws"]
        seconds.append(summary.seconds.mean * summary.games / acts)
    assert seconds == sorted(seconds, reverse=True)


def test_everything_that_is_counted_happens() -> None:
    """Fouls and complaints of every kind, upheld and rejected; nobody keeps the table waiting."""
    counts: Counter[str] = Counter()
    for levels, games in ((["novice"] * 4, 8), (MIXED, 5)):
        counts.update(simulate_timed(levels, games, seed=2).summary.counts)
    assert set(counts) == set(NAMES)
    assert {name for name in NAMES if not counts[name]} == {"forced"}
    fouls = ("wrong_plays", "wrong_draws", "wrong_marken", "early_downs")
    assert counts["fouls"] == sum(counts[name] for name in fouls)
    assert (
        counts["upheld_play"] + counts["small_fouls_paid"] + counts["small_fouls_free"]
        <= counts["wrong_plays"]
    )


def test_a_master_beats_novices_deal_by_deal() -> None:
    summary = simulate_timed(["master", "novice", "novice"], 6, seed=21, duplicate=True).summary
    (gap,) = summary.differences
    assert (gap.better, gap.than, gap.points.count) == ("master", "novice", 6)
    assert gap.points.mean - gap.points.margin > 0
    assert summary.players["master"].win_share > summary.players["novice"].win_share
    assert summary.players["master"].machine
    assert not summary.players["novice"].machine


def test_a_game_out_of_time_is_broken_off() -> None:
    found = simulate_timed(MIXED, 2, seed=1, limit=5000)
    assert found.summary.broken_off == 2
    assert found.summary.limit_seconds == 5
    assert [(game.winner, game.settled, game.milliseconds <= 5000) for game in found.games] == [
        (None, False, True)
    ] * 2
    assert found.summary.players["novice"].points.mean == 0


class Absent(Table):
    """Nobody ever decides anything."""

    def decide(self, seat: int) -> None:
        self.pending[seat] = None


def test_who_keeps_the_table_waiting_is_acted_for() -> None:
    table = Absent(GRESS.start(3, options={"longest": 40}), ["casual"] * 3, Dice(1), 1)
    ended = table.run()
    assert table.position.actor == OVER
    assert ended.counts["forced"] > 20
    assert ended.broken_off
    assert ended.milliseconds > 60_000


def test_a_summary_can_be_shown_and_read() -> None:
    summary = simulate_timed(MIXED, 1, seed=1, duplicate=True).summary
    rows = dict(table_rows(summary))
    assert rows["games"] == "4"
    assert "master (machine)" in rows
    assert any(" < " in name for name in rows)
    assert msgspec.json.decode(as_json(summary), type=TimedSummary) == summary


@pytest.mark.parametrize(
    ("levels", "games", "seed", "options", "limit", "field"),
    [
        (MIXED, 0, 1, {}, 1000, "games"),
        (MIXED, 1, -1, {}, 1000, "seed"),
        (MIXED, 1, 1, {}, 0, "limit"),
        (["wizard"] * 3, 1, 1, {}, 1000, "level"),
        (MIXED[:2], 1, 1, {}, 1000, "players"),
        (MIXED, 1, 1, {"referee": "guided"}, 1000, "options.referee"),
    ],
)
def test_what_can_not_be_simulated(
    levels: list[str], games: int, seed: int, options: dict[str, object], limit: int, field: str
) -> None:
    with pytest.raises(Malformed) as problem:
        simulate_timed(levels, games, seed, options, limit=limit)
    assert problem.value.field == field
