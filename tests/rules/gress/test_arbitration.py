from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.position import CHANCE, Journal
from stammtisch.games.racing import TimedAct
from stammtisch.words import Words

from .race import Result, order, ruled
from .table import GRESS, after, guided, hand, owed, placed, start, top, view
from .test_marke_and_end import all_but

NAMES = ["A", "B", "C", "D"]


@pytest.mark.rule("gress:2.2")
@pytest.mark.parametrize("seat", [1, 2])
def test_all_seats_are_treated_alike(seat: int) -> None:
    hands = ["8S 7C 8D", "QS 8C 7D", "QS 9C 9D"]
    position = placed(" | ".join(hands), "KH")
    other = 3 - seat
    result = ruled(position, f"{seat} @100 play QS; {other} @130 play QS")
    assert order(result)[0] == (seat, "play QS", "done")
    assert (result.verdicts[0].loser.seat, result.verdicts[0].ms) == (other, 30)


@pytest.mark.rule("gress:10.9")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("0 @40 marke", "1 @0 play QS"),  # the Marke before all cards
        ("0 @40 play 8H", "1 @0 play QS"),  # a turn before a throw
        ("0 @40 play JC", "1 @0 play QS"),  # a jack before a throw
        ("1 @40 play QS", "0 @0 give 7C to 1"),  # a card before a gift
        ("0 @40 give 7C to 2", "1 @0 draw"),  # a gift before drawing up
        ("0 @40 draw", "2 @0 draw"),  # for a turn before a debt
        ("2 @40 draw", "1 @0 complain vorletzte 2"),  # announcements last
    ],
)
def test_what_goes_before_what(first: str, second: str) -> None:
    position = placed(
        "8H JC | QS 8C 7D | TD 9D",
        "KH",
        marken="AC - -",
        clock=3,
        debts=[[], [], [{"left": 2, "origin": 1}]],
        now={"ten": 0, "due": [0], "said": [0], "liable": [2 * 8 + 2]},
    )
    if "give" in first + second:
        position = placed("8H 7C | QS 8C 7D | TD 9D", "KH", now={"ten": 0, "turn": 1})
    result = ruled(position, f"{second}; {first}")
    assert order(result)[0][:2] == (int(first[0]), first.split(" ", 2)[2])


@pytest.mark.rule("gress:10.9")
def test_defences_go_before_turns_and_jacks_between_turns_and_throws() -> None:
    position = placed(
        "8H JC 9C | 8S 8C 7D | AC 9D 7C | TC TD", "8C", now={"turn": 2, "skip_kind": 8, "skip_seat": 1}
    )
    result = ruled(position, "2 @0 play AC; 1 @45 play 8S")
    assert order(result)[0] == (1, "play 8S", "done")
    verdict = result.verdicts[0]
    assert (verdict.kind, verdict.behind, verdict.ms) == ("defence", "turn", -45)


@pytest.mark.rule("gress:10.9")
def test_farther_apart_than_the_window_time_alone_decides() -> None:
    position = placed("8H JC 7C | QS 8C 7D | TD 9D", "KH", W=50)
    assert order(ruled(position, "1 @0 play QS; 0 @51 play 8H"))[0][0] == 1
    assert order(ruled(position, "1 @0 play QS; 0 @50 play 8H"))[0][0] == 0
    narrow = placed("8H JC 7C | QS 8C 7D | TD 9D", "KH", W=0)
    assert order(ruled(narrow, "1 @0 play QS; 0 @1 play 8H"))[0][0] == 1


@pytest.mark.rule("gress:10.9")
def test_a_verdict_is_a_fact() -> None:
    result = ruled(placed("8H 7C 8D | QS 8C 7D | TD 9D", "KH"), "1 @41 play QS; 0 @0 play 8H")
    (verdict,) = result.verdicts
    assert verdict.fact() == ("priority", {"seat": 0, "target": 1, "class": "turn", "behind": "throw"})


@pytest.mark.rule("gress:10.9")
@pytest.mark.parametrize(
    ("story", "line"),
    [
        (
            "1 @41 play QS; 0 @0 play 8H",
            "A and B were too close to tell; by priority a turn (2.2) went before a throw (2.4), "
            "and A was first.",
        ),
        ("1 @0 play QS; 2 @30 play QC", "C was 30 ms later than B."),
        ("1 @0 play QS; 2 @0 play QC", "B and C were too close to tell; B sat nearer to the player on turn"),
    ],
)
def test_a_verdict_is_told_in_words(story: str, line: str) -> None:
    journal = Journal()
    ruled(placed("8H 7C 8D | QS 8C 7D | QC 9D", "KH"), story, journal)
    (fact,) = [fact for fact in journal.facts if fact.kind in ("priority", "later", "nearer")]
    values = {
        key: NAMES[value] if isinstance(value, int) and key != "ms" else value
        for key, value in fact.about.items()
    }
    assert Words("en").fact("gress", fact.kind, {**values, "name": values["seat"]}).startswith(line)


@pytest.mark.rule("gress:Q70")
@pytest.mark.parametrize(
    ("options", "listeners"),
    [({}, [1]), ({"collision": "bounce"}, [0, 1, 2]), ({"referee": "guided"}, [0, 1, 2])],
)
def test_a_card_that_lies_there_too_late_is_not_pointed_out_to_others(
    options: dict[str, Any], listeners: list[int]
) -> None:
    journal = Journal()
    ruled(placed("8H 7C 8D | QS 8C 7D | TD 9D", "KH", **options), "1 @41 play QS; 0 @0 play 8H", journal)
    (fact,) = [fact for fact in journal.facts if fact.kind == "priority"]
    assert [seat for seat in range(3) if fact.seen_by(seat)] == listeners


@pytest.mark.rule("gress:Q69")
def test_level_acts_are_settled_by_the_distance_from_who_is_on_turn() -> None:
    hands = "8S 7C 8D | QS 8C 7D | QS 9C 9D | QC 7D"
    for direction, winner in ((1, 1), (-1, 3)):
        position = placed(hands, "KH", now={"direction": direction})
        result = ruled(position, "2 @7 play QS; 3 @7 play QC; 1 @7 play QS")
        assert order(result)[0][0] == winner
        assert {verdict.fact()[0] for verdict in result.verdicts} == {"nearer"}


@pytest.mark.rule("gress:Q69")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("0 @40 play 7H 7C", "1 @0 play JC"),  # a packet is a turn like others, a jack always comes after
        ("0 @40 play 8H", "1 @0 play JC"),
        ("0 @40 stop", "1 @0 complain vorletzte 2"),  # to halt is to draw
        ("0 @40 stop", "2 @0 stop"),  # for a turn before a debt
        ("1 @40 play JC", "0 @0 stop"),
    ],
)
def test_packets_jacks_and_halts_have_their_classes(first: str, second: str) -> None:
    hands = "8H 7H 7C | JC 8C 7D | TD 9D"
    position = placed(
        hands,
        all_but(f"{hands.replace('|', '')} QH") + " QH",
        draw=[],
        clock=3,
        debts=[[], [], [{"left": 2, "origin": 1}]],
        now={"liable": [2 * 8 + 2]},
    )
    result = ruled(position, f"{second}; {first}")
    assert order(result)[0][:2] == (int(first[0]), first.split(" ", 2)[2])


@pytest.mark.rule("gress:Q69")
def test_saying_it_directly_before_taking_the_marke_goes_with_the_marke() -> None:
    position = placed("8H 7C | KD 8C 7D | TD 9D 9C", "KH", marken="AC - -", now={"turn": 1, "due": [0]})
    result = ruled(position, "1 @0 play KD; 0 @20 vorletzte; 0 @30 marke")
    assert [done[1] for done in order(result)] == ["vorletzte", "marke", "play KD"]
    alone = ruled(position, "1 @0 play KD; 0 @20 vorletzte")
    assert [done[1] for done in order(alone)] == ["play KD", "vorletzte"]


@pytest.mark.rule("gress:Q69")
def test_a_complaint_that_lost_its_object_is_dropped_free() -> None:
    position = after(placed("8S 7C 8D | TC 8C 7D | TD 9D 9C", "KH"), "1 play TC")
    journal = Journal()
    result = ruled(position, "2 @0 complain misplay 1; 1 @30 takeback", journal)
    assert order(result) == [(1, "takeback", "done"), (2, "complain misplay 1", "dropped")]
    assert owed(result.position) == [0, 1, 0]
    assert "complaint-dropped" in [fact.kind for fact in journal.facts]


@pytest.mark.rule("gress:option:collision")
def test_a_card_that_lost_the_race_lies_there_or_bounces() -> None:
    story = "0 @0 play 8H; 1 @10 play QS"
    physical = ruled(placed("8H 7C 8D | QS 8C 7D | TD 9D", "KH"), story)
    assert (top(physical.position), hand(physical.position, 1)) == ("QS", "7D 8C")
    free = after(physical.position.copy(), "1 takeback")
    assert (top(free), owed(free)) == ("8H", [0, 0, 0])
    bounced = ruled(placed("8H 7C 8D | QS 8C 7D | TD 9D", "KH", collision="bounce"), story)
    assert order(bounced)[1] == (1, "play QS", "bounced")
    assert (top(bounced.position), owed(bounced.position)) == ("8H", [0, 0, 0])
    assert hand(bounced.position, 1) == "7D 8C QS"
    # A card that was wrong from the start does not bounce.
    wrong = placed("8H 7C 8D | AC 8C 7D | TD 9D", "KH", collision="bounce")
    assert top(ruled(wrong, "0 @0 play 8H; 1 @10 play AC").position) == "AC"


@pytest.mark.rule("gress:option:collision")
def test_a_bounced_card_is_seen_and_leaves_everything_as_it_was() -> None:
    # The queen of seat 1 is its last card: had it lain there, the game would have been over.
    story = "0 @0 play 7H; 1 @10 play QS; 2 @10 play QC"
    raced = placed("7H 7C 8D | QS | QC 9D 8C | KS 7S", "KH", collision="bounce")
    alone = ruled(raced, "0 @0 play 7H").position
    journal = Journal()
    result = ruled(raced, story, journal)
    assert [done.outcome for done in result.committed] == ["done", "bounced", "bounced"]
    assert GRESS.write_line(result.position) == GRESS.write_line(alone)
    assert result.position.actor == alone.actor
    told = [(fact.kind, fact.about) for fact in journal.facts if fact.about.get("seat") == 1]
    assert ("thrown", {"seat": 1, "card": "QS"}) in told
    assert told[-1] == ("bounced", {"seat": 1, "cards": ["QS"]})
    assert not {"won", "settlement"} & {fact.kind for fact in journal.facts}


@pytest.mark.rule("gress:Q69")
def test_a_complaint_that_names_a_lawful_card_is_not_dropped() -> None:
    position = after(placed("8S 7C 8D | TC 8C 7D | TD 9D 9C", "KH"), "1 play TC")
    result = ruled(position, "2 @0 complain misplay 1 8C; 1 @30 takeback")
    assert [done.outcome for done in result.committed] == ["done", "done"]
    assert owed(result.position) == [0, 1, 2]


@pytest.mark.rule("gress:option:W")
@pytest.mark.parametrize(("given", "too_close"), [({}, 50), ({"W": 0}, 0), ({"W": 100}, 100)])
def test_within_fifty_milliseconds_or_as_agreed_the_order_can_not_be_told(
    given: dict[str, Any], too_close: int
) -> None:
    position = placed("8H JC 7C | QS 8C 7D | TD 9D", "KH", **given)
    assert order(ruled(position, f"1 @0 play QS; 0 @{too_close} play 8H"))[0][0] == 0
    assert order(ruled(position, f"1 @0 play QS; 0 @{too_close + 1} play 8H"))[0][0] == 1


@pytest.mark.rule("gress:option:W")
def test_a_guided_table_refuses_what_lost_the_race() -> None:
    result = ruled(guided("8H 7C 8D | QS 8C 7D | TD 9D", "KH", W=100), "0 @90 play 8H; 1 @0 play QS")
    assert order(result) == [(0, "play 8H", "done"), (1, "play QS", "refused")]
    assert result.committed[1].rule == "gress:4.11"


def test_chance_in_between_answers_before_the_rest_is_settled() -> None:
    position = placed("8H 7C 8D | QS 8C 7D | TD 9D", all_but("8H 7C 8D QS 8C 7D TD 9D"), draw=[])
    result = ruled(position, "0 @0 stop; 1 @30 draw")
    assert order(result) == [(0, "stop", "done"), (1, "draw", "done")]
    assert view(position).pile_size == 56


@pytest.mark.parametrize(
    ("story", "field"), [("3 @0 draw", "seat"), ("-1 @0 draw", "seat"), ("0 @0 dance", "")]
)
def test_acts_that_can_not_be(story: str, field: str) -> None:
    position = placed("8H 7C 8D | QS 8C 7D | TD 9D", "KH")
    line = GRESS.write_line(position)
    with pytest.raises(Malformed) as problem:
        ruled(position, story)
    assert problem.value.field == field
    assert GRESS.write_line(position) == line


@pytest.mark.rule("gress:10.4")
def test_a_take_back_is_never_tried_after_a_later_card_of_the_same_player() -> None:
    position = placed("QC 7C 8D | QS 8C 7D | QC 9D 7S | 9C 9S JH", "KS")
    result = ruled(position, "1 @5 takeback; 1 @51 play QS; 0 @100 play QC")
    assert order(result) == [(1, "takeback", "refused"), (1, "play QS", "done"), (0, "play QC", "done")]
    assert result.committed[0].rule == "gress:10.4"


@pytest.mark.rule("gress:10.9")
def test_the_acts_of_one_player_keep_their_order_at_a_guided_table_too() -> None:
    position = guided("8S 9H 7C | QS 8C 7D | TD KD 9D", "9C")
    result = ruled(position, "0 @0 play 8S; 0 @20 play 9H")
    assert order(result) == [(0, "play 8S", "refused"), (0, "play 9H", "done")]


ACTS = st.sampled_from(
    [
        *("draw", "vorletzte", "marke", "takeback", "wish H", "lay", "touch", "take", "swap 1", "stop"),
        *("complain misplay 0", "complain vorletzte 1", "holding draw", "complain marke 2", "down"),
        *(f"play {rank}{suit}" for rank in "789TJQKA" for suit in "CSHD"),
    ]
)


HANDS = "9H 7C 7D 8S | 9D 8D KD QS | AC 8H JS QC | TC TH 7S"
SITUATIONS: dict[str, Callable[..., GressPosition]] = {
    "a swap asked for": lambda **given: after(placed(HANDS, "TH", **given), "0 play 9H; 0 swap 2"),
    "a swap that halts": lambda **given: after(
        placed(HANDS, "TH", **given), "0 play 9H; 0 swap 2; 2 lay; 0 lay"
    ),
    "an eight": lambda **given: after(placed(HANDS, "KS", **given), "0 play 8S"),
    "a seven": lambda **given: after(placed(HANDS, "KD", **given), "0 play 7D"),
    "a jack": lambda **given: after(placed(HANDS, "KC", now={"turn": 2}, **given), "2 play JS"),
    "a ten": lambda **given: after(placed(HANDS, "TD", now={"turn": 3}, **given), "3 play TC"),
    "a wrong card": lambda **given: after(placed(HANDS, "9S", marken="AC - AS -", **given), "1 play 8D"),
    "the settlement": lambda **given: after(
        placed("KS | 9D 8D KD QS | AC 8H JS QC | TC TH 7S", "KC", **given), "0 play KS"
    ),
    "a wrong end": lambda **given: after(
        placed("KS | 9D 8D KD QS | AC 8H JS QC | TC TH 7S", "7C", **given), "0 play KS"
    ),
    "an empty draw pile": lambda **given: placed(
        HANDS,
        all_but(HANDS.replace("|", "")),
        draw=[],
        clock=2,
        debts=[[], [{"left": 2, "origin": 1}], [], []],
        **given,
    ),
}


@st.composite
def clusters(draw: st.DrawFn) -> tuple[GressPosition, list[TimedAct]]:
    """A moment of a game, and some acts close together."""
    options: dict[str, Any] = {"collision": draw(st.sampled_from(["physical", "bounce"]))}
    kind = draw(st.sampled_from(["", *SITUATIONS]))
    position = SITUATIONS[kind](**options) if kind else somewhere(draw, options)
    found: list[TimedAct] = []
    for seat in range(position.players):
        held = [f"play {card}" for card in hand(position, seat).split()]
        texts = draw(st.lists(st.sampled_from(held) | ACTS if held else ACTS, max_size=3))
        times = sorted(draw(st.integers(0, 120)) for text in texts)
        found += [
            TimedAct(seat, number, text, at)
            for number, (text, at) in enumerate(zip(texts, times, strict=True))
        ]
    return position, found


def somewhere(draw: st.DrawFn, options: dict[str, Any]) -> GressPosition:
    position = start(draw(st.integers(3, 5)), first_dealer=0, **options)
    dice = Dice(draw(st.integers(0, 10_000)))
    for move in range(draw(st.integers(10, 60))):
        if position.actor == CHANCE:
            position.roll(dice)
        elif position.actor >= 0:
            seat = dice.member(position.actors())
            position.make(seat, dice.member(position.right(seat) or position.legal(seat)))
    return position


def settled(
    position: GressPosition, acts: list[TimedAct]
) -> tuple[list[object], GressPosition, list[TimedAct]]:
    """All acts, with a reshuffle in between wherever one is asked for: what came of it, and the order."""
    result = Result(position, acts, Journal())
    told: list[object] = [*order(result), *((verdict.fact(), verdict.seats) for verdict in result.verdicts)]
    return told, result.position, [done.raw for done in result.committed]


RANDOM = settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@RANDOM
@given(clusters(), st.randoms(use_true_random=False), st.integers(0, 5000))
def test_neither_arrival_nor_a_shift_of_all_times_changes_anything(
    cluster: tuple[GressPosition, list[TimedAct]], random: Any, shift: int
) -> None:
    position, acts = cluster
    line = GRESS.write_line(position)
    told, end, done = settled(position, acts)
    assert GRESS.write_line(position) == line
    shuffled = list(acts)
    random.shuffle(shuffled)
    shifted = [TimedAct(raw.seat, raw.number, raw.act, raw.at + shift) for raw in shuffled]
    for other in (shuffled, shifted):
        again, other_end, other_done = settled(position, other)
        assert again == told
        assert [(raw.seat, raw.number) for raw in other_done] == [(raw.seat, raw.number) for raw in done]
        assert GRESS.write_line(other_end) == GRESS.write_line(end)


@RANDOM
@given(clusters())
def test_every_act_is_settled_once_and_each_seat_keeps_its_order(
    cluster: tuple[GressPosition, list[TimedAct]],
) -> None:
    position, acts = cluster
    done = settled(position, acts)[2]
    assert sorted(done, key=lambda raw: (raw.seat, raw.number)) == acts
    for seat in range(position.players):
        own = [raw.number for raw in done if raw.seat == seat]
        assert own == sorted(own)


@RANDOM
@given(clusters())
def test_what_bounced_needs_no_entry_in_a_record(cluster: tuple[GressPosition, list[TimedAct]]) -> None:
    """The acts that were done, one after the other, lead to the same position."""
    position, acts = cluster
    result = Result(position, acts, Journal())
    again = position.copy()
    for committed in result.committed:
        if committed.outcome == "done":
            GRESS.perform(again, committed.raw.seat, committed.raw.act)
        while again.actor == CHANCE:
            again.roll(Dice(7))
    assert GRESS.write_line(again) == GRESS.write_line(result.position)
    assert again.actor == result.position.actor
