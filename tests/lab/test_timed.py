"""Gress in time: games end, add up, and are the same for the same seed."""

from collections import Counter

import msgspec
import pytest

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed, Refused
from stammtisch.games.gress.cards import KINDS
from stammtisch.games.gress.cards import NAMES as NAMES_OF_CARDS
from stammtisch.games.gress.game import Gress
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.gress.state import ACTIVE
from stammtisch.games.position import OVER, Fact
from stammtisch.lab.company import Company, Movement, rolled
from stammtisch.lab.simulate import MOST_SECONDS, simulate
from stammtisch.lab.summaries import TimedSummary
from stammtisch.lab.tallies.gress import LABELS, GressTally
from stammtisch.match.events import HUMAN as PERSON
from stammtisch.match.events import Sitter
from stammtisch.match.record import Scribe, begin
from stammtisch.match.replay import known_chance, verify
from stammtisch.players.gress.reaction import FLOOR

GRESS = Gress()
MIXED = ["novice", "casual", "expert", "master"]


class Watched(Company):
    """Remembers how long every act took from the decision on, and compares the debts."""

    def __init__(self, levels: list[str], seed: int) -> None:
        super().__init__(GRESS, GRESS.start(len(levels)), rolled(Dice(seed)), levels, seed)
        self.waits: list[int] = []
        self.compared = 0

    def decide(self, seat: int) -> None:
        before = self.moving[seat]
        super().decide(seat)
        after: Movement | None = self.moving[seat]
        if after is not None and after is not before:
            self.waits.append(after.at - self.now)

    def tell(self) -> None:
        super().tell()
        assert isinstance(self.tally, GressTally)
        if self.position.phase == ACTIVE:
            told = [self.tally.debts.owed(seat) for seat in range(len(self.levels))]
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
    first = simulate("gress", MIXED, 3, seed=5)
    assert first == simulate("gress", MIXED, 3, seed=5)
    assert first.games != simulate("gress", MIXED, 3, seed=6).games


def test_deals_have_dice_of_their_own() -> None:
    """Other bots get the same cards."""
    hands = []
    for levels in (["novice"] * 3, ["master"] * 3):
        seen: list[list[list[int]]] = []

        def look(position: GressPosition, seen: list[list[list[int]]] = seen) -> None:
            if not seen and position.phase < ACTIVE:
                seen.append([position.kinds_held(seat) for seat in range(3)])

        simulate("gress", levels, 1, seed=2, watch=look)
        hands.append(seen)
    assert hands[0] == hands[1]
    assert hands[0][0][0]


def test_cards_are_conserved_after_every_act_and_all_games_end() -> None:
    for levels in (MIXED, ["casual"] * 3, ["master", "novice"] * 3):
        found = simulate("gress", levels, 2, seed=3, watch=conserved)
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
    found = simulate("gress", ["novice", "casual", "master"], 3, seed=4, options=options, watch=conserved)
    assert all(game.settled for game in found.games)
    assert found.timed_summary.options == options | found.timed_summary.options


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
        summary = simulate("gress", [level] * 3, 4, seed=1).timed_summary
        acts = summary.counts["turns"] + summary.counts["throws"]
        seconds.append(summary.seconds.mean * summary.games / acts)
    assert seconds == sorted(seconds, reverse=True)


def test_everything_that_is_counted_happens() -> None:
    """Fouls and complaints of every kind, upheld and rejected; nobody keeps the table waiting."""
    counts: Counter[str] = Counter()
    for levels, games, seed in ((["novice"] * 4, 8, 5), (["novice"] * 4, 8, 9), (MIXED, 5, 9)):
        counts.update(simulate("gress", levels, games, seed=seed).timed_summary.counts)
    assert set(counts) == set(LABELS)
    assert {name for name in LABELS if not counts[name]} == {"forced"}
    fouls = ("wrong_plays", "wrong_draws", "wrong_marken", "early_downs")
    assert counts["fouls"] == sum(counts[name] for name in fouls)
    assert (
        counts["upheld_play"] + counts["small_fouls_paid"] + counts["small_fouls_free"]
        <= counts["wrong_plays"]
    )


def test_a_master_beats_novices_deal_by_deal() -> None:
    summary = simulate("gress", ["master", "novice", "novice"], 6, seed=21, duplicate=True).timed_summary
    (gap,) = summary.differences
    assert (gap.better, gap.than, gap.points.count) == ("master", "novice", 6)
    assert gap.points.mean - gap.points.margin > 0
    assert summary.players["master"].win_share > summary.players["novice"].win_share
    assert summary.machines == ["master"]


def test_a_game_out_of_time_is_broken_off() -> None:
    found = simulate("gress", MIXED, 2, seed=1, limit=5)
    assert (found.timed_summary.out_of_time, found.timed_summary.dead_ends) == (2, 0)
    assert found.timed_summary.limit_seconds == 5
    assert [(any(game.won), game.settled, game.milliseconds <= 5000) for game in found.games] == [
        (False, False, True)
    ] * 2
    assert found.timed_summary.players["novice"].points.count == 0


def test_a_dead_end_is_counted_as_that() -> None:
    """Eight with two sets: sooner or later all cards are in somebody's hand."""
    found = simulate("gress", ["novice"] * 8, 8, seed=1, options={"decks": 2})
    dead = [game for game in found.games if game.settled and not any(game.won)]
    assert found.timed_summary.dead_ends == len(dead) > 0
    assert found.timed_summary.out_of_time == 0
    assert found.timed_summary.players["novice"].points.count == 64


def test_lengths_and_shares_are_those_of_the_games() -> None:
    found = simulate("gress", MIXED, 5, seed=8)
    summary, games = found.timed_summary, found.games
    assert summary.seconds.longest == max(game.milliseconds for game in games) / 1000
    assert summary.turns.mean * 5 == pytest.approx(summary.counts["turns"])
    assert summary.turns.median == sorted(game.counts["turns"] for game in games)[2]
    assert [seat.win_share * 5 for seat in summary.seats] == [
        sum(game.won[seat] for game in games) for seat in range(4)
    ]
    assert summary.seats[2] == summary.players["expert"]


def test_it_does_not_matter_how_many_processes_play() -> None:
    alone = simulate("gress", ["casual"] * 3, 6, seed=9, duplicate=True, options={"W": 20})
    assert alone == simulate("gress", ["casual"] * 3, 6, seed=9, duplicate=True, options={"W": 20}, workers=2)
    assert alone.deals == [deal for deal in range(6) for turn in range(3)]


class Absent(Company):
    """Nobody ever decides anything."""

    def decide(self, seat: int) -> None:
        self.moving[seat] = None


def test_who_keeps_the_table_waiting_is_acted_for() -> None:
    table = Absent(GRESS, GRESS.start(3), rolled(Dice(1)), ["casual"] * 3, 1)
    ended = table.run()
    assert ended.counts["forced"] > 20
    assert not any(ended.won)


def test_a_summary_survives_json() -> None:
    summary = simulate("gress", MIXED, 1, seed=1, duplicate=True).timed_summary
    assert msgspec.json.decode(msgspec.json.encode(summary), type=TimedSummary) == summary


@pytest.mark.parametrize(
    ("levels", "games", "seed", "options", "limit", "field"),
    [
        (MIXED, 0, 1, {}, 1, "games"),
        (MIXED, 1, -1, {}, 1, "seed"),
        (MIXED, 1, 1, {}, 0, "limit"),
        (MIXED, 1, 1, {}, MOST_SECONDS + 1, "limit"),
        (["wizard"] * 3, 1, 1, {}, 1, "level"),
        (MIXED[:2], 1, 1, {}, 1, "players"),
        (MIXED, 1, 1, {"referee": "guided"}, 1, "options.referee"),
    ],
)
def test_what_can_not_be_simulated(
    levels: list[str], games: int, seed: int, options: dict[str, object], limit: int, field: str
) -> None:
    with pytest.raises(Malformed) as problem:
        simulate("gress", levels, games, seed, options, limit=limit)
    assert problem.value.field == field


class Listener:
    """A person who remembers what is told."""

    def __init__(self) -> None:
        self.heard: list[tuple[int, str, dict[str, object]]] = []
        self.refused: list[tuple[str, str]] = []

    def hear(self, at: int, facts: list[Fact]) -> None:
        self.heard += [(at, fact.kind, fact.about) for fact in facts]

    def hear_refusal(self, act: str, refused: Refused) -> None:
        self.refused.append((act, refused.rule))


def with_person(seed: int = 1, slow: float = 1.0, **options: object) -> tuple[Company, Listener]:
    """A person in seat 0 and two bots; seat 1 deals."""
    person = Listener()
    start, chance = GRESS.start(3, options={"first_dealer": 1, **options}), rolled(Dice(seed))
    table = Company(GRESS, start, chance, [PERSON, "casual", "casual"], seed, persons={0: person}, slow=slow)
    table.begin()
    return table, person


@pytest.mark.parametrize("step", [1, 37, 5000])
def test_a_game_is_the_same_however_time_passes(step: int) -> None:
    whole = Company(GRESS, GRESS.start(4), rolled(Dice(5)), MIXED, 5).run()
    table = Company(GRESS, GRESS.start(4), rolled(Dice(5)), MIXED, 5)
    table.begin()
    now = 0
    while table.position.actor != OVER:
        now += step
        table.advance(now)
    assert table.ending() == whole


def test_an_act_of_a_person_waits_for_the_window() -> None:
    table, person = with_person()
    table.advance(200)
    table.enter_act(0, "ready", 210)
    table.advance(260)
    assert "ready" not in [kind for at, kind, about in person.heard]
    table.advance(261)
    assert (210, "ready", {"seat": 0}) in person.heard


@pytest.mark.rule("gress:10.9")
def test_a_person_within_the_window_of_a_bot_is_judged_with_it() -> None:
    """The bot's act is due first and waits; what the person does within 50 ms goes into the same cluster."""
    table, _ = with_person()
    while not table.match.waiting.entries:
        table.advance(table.next_time())
    done = table.match.waiting.opened()
    assert done is not None
    table.advance(done + 20)
    assert not table.position.ready
    table.enter_act(0, "ready", done + 20)
    table.advance(done + 51)
    assert table.position.ready & 1
    assert bin(table.position.ready).count("1") == 2
    assert table.match.state.settled == done + 20


def test_what_a_person_may_not_do_is_refused_with_its_rule() -> None:
    table, person = with_person()
    table.enter_act(0, "draw", 100)
    table.advance(1000)
    assert person.refused == [("draw", "gress:3.7")]
    with pytest.raises(Malformed):
        table.enter_act(0, "dance", 1000)


@pytest.mark.rule("gress:Q71")
@pytest.mark.parametrize("slow", [1.0, 3.0])
def test_the_table_acts_for_a_person_whose_time_is_up(slow: float) -> None:
    table, person = with_person(slow=slow)
    table.advance(round(30_000 * slow) - 1)
    assert not table.position.ready & 1
    table.advance(round(30_000 * slow))
    assert table.position.ready & 1
    timed_out = (round(30_000 * slow), "timed-out", {"seat": 0})
    assert timed_out in person.heard


def placed(**changes: object) -> tuple[Company, Listener]:
    """The person is on turn, and nobody else can do anything."""
    data = {
        "phase": "active",
        "hands": [["QH", "KD", "AD"], ["9C", "9S", "8S"], ["TC", "TS", "8H"]],
        "pile": ["7C"],
        "dealer": 2,
        "now": {"turn": 0, "throws": 0},
        **changes,
    }
    person = Listener()
    start = GRESS.read_position(data, "", {})
    table = Company(GRESS, start, rolled(Dice(1)), [PERSON, "casual", "casual"], 1, persons={0: person})
    table.begin()
    return table, person


@pytest.mark.rule("gress:Q71")
def test_who_is_on_turn_and_does_nothing_draws_until_the_turn_is_made() -> None:
    """Owed cards first, all at once."""
    table, _ = placed(debts=[[{"left": 2, "reason": "king"}], [], []])
    table.advance(14_999)
    assert table.position.sizes[0] == 3
    table.advance(15_000)
    assert table.position.sizes[0] == 6
    assert table.position.now.turn == 1


@pytest.mark.rule("gress:Q71")
def test_what_is_done_in_time_counts_though_it_waits_for_the_window() -> None:
    table, person = placed()
    table.enter_act(0, "draw", 14_990)
    table.advance(16_000)
    assert "timed-out" not in [kind for at, kind, about in person.heard]
    assert table.position.sizes[0] == 4
    late, person = placed()
    late.enter_act(0, "draw", 15_001)
    late.advance(16_000)
    assert (15_000, "timed-out", {"seat": 0}) in person.heard


@pytest.mark.rule("gress:10.9")
def test_the_later_of_two_people_is_told_by_how_much() -> None:
    """Nobody else is, at an official table: it would show that the card is wrong."""
    data = {
        "phase": "active",
        "hands": [["9S", "KD"], ["9C", "KS"], ["TC", "TS", "8H"]],
        "pile": ["TH"],
        "dealer": 2,
        "now": {"turn": 2, "throws": 1},
    }
    people = {seat: Listener() for seat in range(3)}
    table = Company(
        GRESS, GRESS.read_position(data, "", {}), rolled(Dice(1)), [PERSON] * 3, 1, persons=people
    )
    table.begin()
    table.enter_act(0, "play 9S", 1000)
    table.enter_act(1, "play 9C", 1041)
    table.advance(1051)
    verdict = (1041, "later", {"seat": 1, "target": 0, "ms": 41})
    assert [verdict in person.heard for person in people.values()] == [False, True, False]


def test_the_acts_of_a_person_keep_their_order_when_chance_comes_in_between() -> None:
    """The pile is shuffled; what was done in the same window comes after that, and before what came later."""
    hands = [["QH", "KD", "AD"], ["9C", "9S", "8S"], ["TC", "TS", "8H"]]
    held = {card for hand in hands for card in hand}
    rest = [card for card in NAMES_OF_CARDS if card not in held and card != "7C"]
    table, person = placed(hands=hands, pile=[*rest, "7C"], draw=[])
    for act, at in (("stop", 1000), ("vorletzte", 1010), ("wish H", 1055)):
        table.enter_act(0, act, at)
    table.advance(1200)
    told = [kind for at, kind, about in person.heard]
    assert told.index("reshuffled") < told.index("vorletzte-said")
    assert person.refused == [("wish H", "gress:7.4")]


def until(table: Company) -> int | None:
    """When the time of the person is up."""
    asked = table.match.state.asked[0]
    return None if asked is None else asked.until


def test_an_owed_card_brings_new_time_and_words_bring_none() -> None:
    table, _ = placed(debts=[[{"left": 2, "reason": "king"}], [], []])
    table.enter_act(0, "vorletzte", 4000)
    table.advance(5000)
    assert until(table) == 15_000
    table.enter_act(0, "draw", 6000)
    table.advance(7000)
    assert until(table) == 21_000


def test_a_person_rests_while_a_ruling_is_made() -> None:
    table, person = placed()
    table.enter_act(0, "complain misplay 1", 10)
    table.enter_act(0, "draw", 70)
    table.advance(61)
    assert table.match.state.rest_until == 2010
    assert person.refused == [("draw", "gress:4.15")]
    with pytest.raises(Refused) as refused:
        table.enter_act(0, "draw", 1000)
    assert refused.value.rule == "gress:4.15"
    table.enter_act(0, "draw", 2010)


def test_a_game_is_written_down_as_it_was_played() -> None:
    """What arbitration decided is in the record, act by act, and plays again."""
    levels = ["master", "expert", "master", "novice"]
    for seed in range(3):
        seats = [Sitter(level, level) for level in levels]
        record = begin("gress", seats, secret=bytes([seed]) * 32, entropy=[b""] * 4)
        chance = known_chance(record)
        assert chance is not None
        ended = Company(GRESS, record, chance.draw, levels, seed, log=Scribe(record).write).run()
        assert record.result is not None
        assert tuple(record.result.scores) == ended.points
        assert verify(record).chance == "verified"
        assert max(event.at for event in record.events) <= ended.milliseconds


def test_bots_at_a_guided_table_never_get_stuck() -> None:
    """They are refused now and then, and do something else."""
    refused = 0
    for seed in range(6):
        levels = (["novice"] * 4, ["casual", "master", "novice"])[seed % 2]
        start = GRESS.start(len(levels), options={"referee": "guided"})
        ended = Company(GRESS, start, rolled(Dice(seed)), levels, seed).run()
        assert ended.settled
        assert ended.counts["forced"] == 0
        assert ended.counts["fouls"] == 0
        refused += ended.counts["refused"]
    assert refused > 10
