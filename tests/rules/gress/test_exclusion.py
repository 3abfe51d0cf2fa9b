"""gress:10.8: who is excluded, by whom, until when; and what becomes of a game in which somebody was."""

import pytest

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Refused
from stammtisch.games.gress.exclusion import exclude
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.gress.state import SETTLING
from stammtisch.games.position import CHANCE, OVER, Journal

from .table import GRESS, after, guided, hand, owed, placed, refused_by, settle, told, view

FOUR = "8H 7C 8C | KD 8S 7D | QS 9S 9D | TC TD"


def votes(target: int, *voters: int) -> str:
    return "; ".join(f"{seat} disqualify {target}" for seat in voters)


def why(position: GressPosition, story: str) -> str:
    """The reason that comes with a refusal by gress:10.8."""
    seat, act = story.split(" ", 1)
    with pytest.raises(Refused) as refusal:
        GRESS.perform(position, int(seat), act)
    assert refusal.value.rule == "gress:10.8"
    return str(refusal.value.values["reason"])


@pytest.mark.rule("gress:10.8")
def test_all_others_together_can_exclude_a_player() -> None:
    position = after(placed(FOUR, "7S"), votes(0, 1, 2))
    assert view(position).excluded == ()
    assert view(position).votes == ((1, 0), (2, 0))
    after(position, "3 disqualify 0")
    assert (view(position).excluded, view(position).turn) == ((0,), 1)
    assert why(position, "0 draw") == "you"
    assert why(position, "1 disqualify 1") == "self"
    assert why(position, "1 disqualify 0") == "out"
    assert refused_by(guided("8H 7C | KD 8S | QS 9S", "7S"), "1 disqualify 0") == "gress:option:referee"


@pytest.mark.rule("gress:10.8")
def test_a_vote_stands_whatever_is_played_until_it_is_withdrawn() -> None:
    position = after(placed(FOUR, "7H"), "1 disqualify 2; 0 play 8H; 3 disqualify 2; 2 draw; 3 draw")
    assert view(position).votes == ((1, 2), (3, 2))
    assert told(position, "1 withdraw 2") == ["vote-withdrawn"]
    assert view(after(position, "0 disqualify 2")).excluded == ()
    assert why(position, "1 withdraw 2") == why(position, "1 withdraw 3") == "no-vote"
    assert why(position, "0 withdraw 3") == "no-vote"
    assert view(after(position, "1 disqualify 2")).excluded == (2,)


@pytest.mark.rule("gress:10.8")
def test_a_new_deal_begins_without_votes() -> None:
    position = placed("KS 7C | 8S 7D | TD 9C", "QS", excluded=[2], votes=[[1], [0], []])
    GRESS.exclude(position, 1)
    assert (view(position).phase, view(position).votes) == ("deal", ())


@pytest.mark.rule("gress:10.8")
def test_bots_neither_vote_nor_count() -> None:
    position = placed(FOUR, "7S", people=[0, 1, 3])
    assert why(position, "2 disqualify 0") == "bot"
    assert "disqualify" not in GRESS.offers(position, 2)
    assert view(after(position, "0 disqualify 2; 1 disqualify 2")).excluded == ()
    assert view(after(position, "3 disqualify 2")).excluded == (2,)
    among_people = after(placed(FOUR, "7S", people=[0, 1, 3]), votes(0, 1, 3))
    assert view(among_people).excluded == (0,)


@pytest.mark.rule("gress:10.8")
def test_nobody_excludes_somebody_alone() -> None:
    position = after(placed(FOUR, "7S", people=[0, 1]), "1 disqualify 0; 0 disqualify 1")
    assert view(position).excluded == ()
    assert view(after(position, votes(2, 0, 1))).excluded == (2,)
    two_left = after(placed("KS 7C | 8S 7D | TD 9C", "QS", excluded=[2]), "0 disqualify 1")
    assert view(two_left).excluded == (2,)


@pytest.mark.rule("gress:10.8")
def test_who_leaves_takes_the_votes_against_them_along_and_has_none() -> None:
    position = after(placed(FOUR, "7S"), "1 disqualify 0; 2 disqualify 0; 0 disqualify 3")
    GRESS.seat_person(position, 0, False)
    assert view(position).votes == ((0, 3),)
    assert why(position, "0 withdraw 3") == "no-vote"
    GRESS.seat_person(position, 0, True)
    assert view(position).people == (0, 1, 2, 3)
    assert view(after(position, votes(3, 1, 2))).excluded == (3,)


@pytest.mark.rule("gress:10.8")
def test_the_votes_are_counted_when_somebody_votes() -> None:
    position = after(placed(FOUR, "7S"), votes(0, 1, 2))
    GRESS.seat_person(position, 3, False)
    assert view(position).excluded == ()
    assert view(after(position, "2 disqualify 0")).excluded == (0,)


@pytest.mark.rule("gress:10.8")
@pytest.mark.rule("gress:9.1")
def test_once_somebody_has_won_nobody_is_excluded() -> None:
    position = after(placed("QS | 8D 8S | 9C 9S | TC TD", "QH", votes=[[1, 2], [], [], []]), "0 play QS")
    for story in ("3 disqualify 0", "0 disqualify 1", "1 disqualify 2"):
        assert why(position, story) == "won"
    with pytest.raises(Refused) as refusal:
        GRESS.exclude(position, 0)
    assert (refusal.value.rule, refusal.value.values["reason"]) == ("gress:10.8", "won")
    wrong = after(placed("8H | 8D 8S | 9C 9S | TC TD", "QS"), "0 play 8H")
    assert why(wrong, "1 disqualify 0") == "won"
    after(wrong, "1 complain misplay 0")
    assert view(after(wrong, votes(0, 1, 2, 3))).excluded == (0,)


@pytest.mark.rule("gress:10.8")
@pytest.mark.rule("gress:Q68")
def test_a_referee_excludes_alone() -> None:
    position, journal = placed(FOUR, "7S", people=[1]), Journal()
    GRESS.exclude(position, 0, journal)
    assert (view(position).excluded, position.actor) == ((0,), 1)
    assert [(fact.kind, fact.about) for fact in journal.facts] == [
        ("excluded", {"seat": 0, "reason": "referee"})
    ]
    for table, seat, rule in (
        (position, 0, "gress:10.8"),
        (guided(FOUR, "7S"), 0, "gress:option:referee"),
        (GRESS.start(3), 0, "gress:10.8"),
    ):
        with pytest.raises(Refused) as refusal:
            GRESS.exclude(table, seat)
        assert refusal.value.rule == rule
    void = placed("KS 7C | 8S 7D | TD 9C", "QS", excluded=[2])
    GRESS.exclude(void, 1)
    assert (view(void).phase, view(void).excluded, void.actor) == ("deal", (), CHANCE)


@pytest.mark.rule("gress:10.8")
def test_everybody_is_told_who_votes_and_why_somebody_is_out() -> None:
    journal = Journal()
    after(placed(FOUR, "7S"), votes(0, 1, 2, 3), journal)
    assert [fact.about.get("reason") for fact in journal.facts if fact.kind == "excluded"] == ["vote"]
    assert [fact.about for fact in journal.seen_by(0) if fact.kind == "exclusion-asked"] == [
        {"seat": seat, "target": 0} for seat in (1, 2, 3)
    ]


@pytest.mark.rule("gress:option:penalty_limit")
@pytest.mark.rule("gress:10.8")
def test_the_limit_of_penalties_excludes_nobody_from_a_game_that_is_won() -> None:
    position = placed("KS | 8D 8S | 9C 9S | TC", "QS", penalty_limit=3)
    after(position, "0 play KS; 1 down; 1 down")
    assert (view(position).excluded, owed(position)) == ((), [0, 5, 1, 1])
    assert settle(position).scores()[0] == 0


@pytest.mark.rule("gress:option:penalty_limit")
def test_the_limit_of_penalties_holds_again_when_the_end_is_undone() -> None:
    position = placed("8H | 8D 8S | 9C 9S | TC", "QS", penalty_limit=3, penalties=[0, 2, 0, 0])
    after(position, "0 play 8H; 1 complain misplay 2; 3 complain misplay 0")
    assert view(position).excluded == (1,)


@pytest.mark.rule("gress:Q68")
@pytest.mark.rule("gress:6.3")
def test_excluding_a_party_of_the_second_swap_leaves_the_first_one_going() -> None:
    hands = "9H 7C 7D | 9D 9D KD | AC AD AS | TC TS TD | QC QS QH"
    position = after(placed(hands, "TH"), "0 play 9H; 0 swap 2; 1 play 9D 9D; 1 swap 3 4")
    second = after(position.copy(), votes(3, 0, 1, 2, 4))
    halt = view(second).halt
    assert halt is not None
    assert (halt.parties, halt.then) == ((0, 2), None)
    assert view(after(second, "0 lay; 2 lay; 0 touch")).halt is None
    first = after(position, votes(2, 0, 1, 3, 4))
    halt = view(first).halt
    assert halt is not None
    assert (halt.parties, hand(first, 0)) == ((3, 4), "AC AS AD")
    assert view(after(first, "3 lay; 4 lay; 4 touch")).halt is None


@pytest.mark.rule("gress:Q68")
@pytest.mark.parametrize("direction", [1, -1])
def test_excluded_seats_are_passed_over_everywhere(direction: int) -> None:
    hands = "7S 8C KS AS | 8D 8S | 9C 9S | TC TD | QC QD | QH QS | 7C 7D | 8H AD"
    gone = [1, 4, 7]
    position = placed(hands, "TS", excluded=gone, now={"direction": direction})
    following = [seat for seat in (range(1, 8) if direction == 1 else range(7, 0, -1)) if seat not in gone]
    seven = after(position.copy(), "0 play 7S")
    assert (int(seven.now.skip_seat), view(seven).turn) == (following[0], following[1])
    assert owed(after(position.copy(), "0 play KS")) == [0 if seat in (0, *gone) else 1 for seat in range(8)]
    drawn = after(position.copy(), "0 draw")
    assert (view(drawn).turn, drawn.actor) == (following[0], following[0])
    assert not drawn.actors() & 0b10010010
    for seat in gone:
        assert refused_by(position, f"{seat} vorletzte") == "gress:10.8"
        assert refused_by(position, f"0 complain misplay {seat}") == "gress:10.8"


@pytest.mark.rule("gress:Q68")
def test_at_a_dead_end_the_last_one_left_stays_for_the_count() -> None:
    position = placed("8D 8S | 9C 9S | TC 7D", "QS")
    position.phase, position.dead_end = SETTLING, True
    for seat in range(3):
        exclude(position, seat, "penalties", None)
    assert view(position).excluded == (0, 1)
    assert position.plays_on(position.now.turn)


def random_exclusions(position: GressPosition, dice: Dice) -> None:
    seat = int(dice.member(position.everybody()))
    target = int(dice.member(position.everybody()))
    if position.winner >= 0:
        with pytest.raises(Refused):
            GRESS.exclude(position, target)
    elif seat != target:
        GRESS.perform(position, seat, f"disqualify {target}")


@pytest.mark.rule("gress:4.1")
@pytest.mark.rule("gress:10.8")
@pytest.mark.parametrize("seed", range(8))
def test_somebody_who_plays_on_is_always_on_turn(seed: int) -> None:
    dice = Dice(seed)
    position = GRESS.start(6, options={"first_dealer": 0, "penalty_limit": 9})
    for move in range(1500):
        if position.actor == OVER:
            return
        if position.actor == CHANCE:
            position.roll(dice)
        elif position.phase >= 3 and dice.below(3) == 0:
            random_exclusions(position, dice)
        else:
            seat = dice.member(position.actors())
            right = position.right(seat)
            position.make(seat, dice.member(right if right and dice.below(5) else position.legal(seat)))
        if position.actor >= 0:
            assert position.plays_on(position.now.turn)
            assert position.plays_on(position.actor)
            assert position.legal(position.actor)
