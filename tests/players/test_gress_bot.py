"""What a bot of Gress wants to do, from its view and what it remembers."""

import ast
from pathlib import Path
from typing import Any

import pytest

from stammtisch.base.bits import Dice
from stammtisch.games.gress.cards import NAMES
from stammtisch.games.gress.game import Gress
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.position import CHANCE, OVER, Journal
from stammtisch.players.gress import plan as gress_plan
from stammtisch.players.gress.level import LEVELS
from stammtisch.players.gress.plan import plan
from stammtisch.players.gress.player import POLICIES, GressBot, find
from stammtisch.players.gress.reaction import CASUAL
from stammtisch.players.timed import Intention

GRESS = Gress()
SURE = find("eager@master")


def placed(hands: str, pile: str, **given: Any) -> GressPosition:
    """A moment of the active game: seat 0 on turn, throws allowed, nobody with a Marke unless told."""
    now = {"turn": 0, "throws": 1, "last_event": 0, **given.pop("now", {})}
    table = [hand.split() for hand in hands.split("|")]
    data = {"phase": "active", "dealer": 0, "hands": table, "pile": pile.split(), "now": now, **given}
    return GRESS.read_position(data, "", {"decks": 2})


def watching(position: GressPosition, seat: int, story: str = "") -> GressBot:
    """A bot that has seen a position, then each act of a story such as "0 play KH; 1 draw"."""
    bot = GressBot(seat, int(position.players), SURE, Dice(3))
    bot.perceive(GRESS.view(position, seat), [])
    for line in filter(None, (line.strip() for line in story.split(";"))):
        actor, act = line.split(" ", 1)
        journal = Journal()
        GRESS.perform(position, int(actor), act, journal)
        bot.perceive(GRESS.view(position, seat), journal.seen_by(seat))
    return bot


def wants(position: GressPosition, seat: int, story: str = "") -> str | None:
    wanted = watching(position, seat, story).plan()
    return wanted.act if wanted else None


@pytest.mark.parametrize(
    ("hands", "pile", "seat", "story", "act"),
    [
        ("8H 9C TC | 7C 7D 8C | TD 9D 8D", "KH", 0, "", "play 8H"),  # a fitting card
        ("8C 9C TC | 7C 7D 8C | TD 9D 8D", "KH", 0, "", "draw"),  # nothing fits
        ("8C 9C TC | QS 7D 8C | TD 9D 8D", "KH", 1, "", "play QS"),  # a throw
        ("8H 9C TC | JC 7D 8C | TD 9D 8D", "QH", 1, "", "play JC"),  # a jack thrown
        ("7H 7C TC | QS 7D 8C | TD 9D 8D", "KH", 0, "", "play 7H 7C"),  # a packet
        ("KH 9C TC | 8C 7D 8D | TD 9D 8D", "8H", 1, "0 play KH", "draw"),  # a debt
        ("8H 9C TC | 8C 7D 9D | TD 9D 9S", "KH", 1, "0 play 8H", "play 8C"),  # an eight warded off
        ("7H 9C TC | 7C TD 9D | TD 9D 9S", "KH", 1, "0 play 7H", "play 7C"),  # a seven
        ("9H 8C TC | 9D TD 8C | TS 7S 7D", "KH", 1, "0 play 9H; 0 swap 1", "play 9D"),  # a swap
        ("9H 8C TC | KD TD 8C | TS 7S 7D", "KH", 1, "0 play 9H; 0 swap 1", "lay"),
        ("8H 9C TC | KD TD 8C | TS 7S 7D", "KH", 0, "0 play 8H", "vorletzte"),
        ("JC 9S TS KS | KD TD 8C | TC 7S 7D", "KH", 0, "0 play JC", "wish S"),
        ("TH 9S JS JC | KD TD 8C KC | 8C 7S 7D", "KH", 0, "0 play TH", "give 9S to 2"),
        ("9H 9S JS JC TC AC | KD 7C | 8C 7S 7D", "KH", 0, "0 play 9H", "swap 1"),
        ("8C 9C TC | QS 7D 8C | TD 9D 8D", "KH", 0, "0 play TC", "takeback"),  # its own wrong card
        ("8C 9C TC | QS 7D 8C | TD 9D 8D", "KH", 1, "0 play TC", "complain misplay 0"),
        ("8H 9C TC | KD TD 8C | 8S 7S 7D", "KH", 1, "0 play 8H; 2 play 8S", "complain vorletzte 0"),
    ],
)
def test_what_a_sure_player_does(hands: str, pile: str, seat: int, story: str, act: str) -> None:
    assert wants(placed(hands, pile), seat, story) == act


def test_the_marke_is_taken_up_after_the_word() -> None:
    position = placed("8H 9C TC | KD TD 8C | TS 7S 7D", "KH", marken=["AC", "AS", "AD"])
    assert wants(position, 0, "0 play 8H; 0 vorletzte") == "marke"


def test_a_marke_taken_up_too_soon_is_complained_about() -> None:
    position = placed("8H 9C TC | KD TD 8C | TS 7S 7D", "KH", marken=["AC", "AS", "AD"])
    assert wants(position, 1, "0 play 8H; 0 marke") == "complain marke 0"


@pytest.mark.parametrize("act", ["play QH", "play QH QD", "marke"])
def test_a_card_moved_with_the_holding_hand_is_complained_about(act: str) -> None:
    position = placed(
        "QH QD | 8C 7D 9D | TD 9D 8D", "QS", marken=["AC", "-", "-"], now={"due": [0], "said": [0]}
    )
    about = "marke" if act == "marke" else "misplay"
    assert wants(position, 1, f"0 holding {act}") == f"complain {about} 0"


def test_a_card_taken_with_the_holding_hand_pays_nothing() -> None:
    bot = watching(placed("KS 9C TC | 8C 7D 9D | TD 9D 8D", "QS"), 2, "0 play KS; 1 holding draw")
    assert (bot.memory.seen.owed(1), bot.memory.mind.owed(1)) == (1, 1)
    assert (
        watching(placed("KS 9C TC | 8C 7D 9D | TD 9D 8D", "QS"), 2, "0 play KS; 1 draw").memory.seen.owed(1)
        == 0
    )


def test_when_nothing_is_left_to_draw_the_pile_is_shuffled() -> None:
    hands = "8C 9C TC | QS 7D 8C | TD 9D 8D"
    rest = NAMES * 2
    for card in hands.replace("|", "").split():
        rest.remove(card)
    rest.remove("KH")
    assert wants(placed(hands, " ".join([*rest, "KH"]), draw=[]), 0) == "stop"


def test_a_hand_is_laid_down_after_the_last_debts() -> None:
    position = placed("KH | KD TD 8C | TS 7S 7D", "8H")
    bot = watching(position, 1, "0 play KH")
    assert bot.plan() == Intention("draw", "debt")
    bot = watching(position, 1, "1 draw")
    assert bot.plan() == Intention("down", "down")


def test_a_refused_act_is_not_tried_again_at_once() -> None:
    bot = watching(placed("8H 9C TC | 7C 7D 8C | TD 9D 8D", "KH"), 0)
    bot.hear_refusal("play 8H")
    assert bot.plan() is None


def test_who_forgets_a_debt_lays_a_card() -> None:
    """Everybody sees a king's debt, but a novice does not always keep it in mind."""
    acts = set()
    for seed in range(60):
        position = placed("KH 9C TC | 8H 8C 7D | TD 9D 8D", "8H")
        bot = GressBot(1, 3, find("novice"), Dice(1000 * seed + 7))
        bot.perceive(GRESS.view(position, 1), [])
        journal = Journal()
        GRESS.perform(position, 0, "play KH", journal)
        bot.perceive(GRESS.view(position, 1), journal.seen_by(1))
        wanted = bot.plan()
        acts.add(wanted.act if wanted else None)
        assert bot.memory.seen.owed(1) == 1
    assert {"draw", "play 8H"} <= acts


def test_a_card_that_came_too_late_is_taken_back_sooner_than_a_wrong_one() -> None:
    hands = "8H 9C TC | QS 7D 8C | TD 9D 8D"
    assert watching(placed(hands, "KH"), 1, "0 play 8H; 1 play QS").plan() == Intention("takeback", "late")
    assert watching(placed(hands, "KH"), 1, "0 play 8H; 1 play 7D").plan() == Intention(
        "takeback", "takeback"
    )
    assert CASUAL["late"].mean < CASUAL["takeback"].mean


@pytest.mark.parametrize(("card", "least", "most"), [("QS", 70, 95), ("7D", 10, 40)])
def test_hardly_anybody_misses_that_a_card_came_too_late(card: str, least: int, most: int) -> None:
    noticed = 0
    for seed in range(100):
        position = placed("8H 9C TC | QS 7D 8C | TD 9D 8D", "KH")
        bot = GressBot(2, 3, find("novice"), Dice(seed))
        bot.perceive(GRESS.view(position, 2), [])
        for seat, act in ((0, "play 8H"), (1, f"play {card}")):
            journal = Journal()
            GRESS.perform(position, seat, act, journal)
            bot.perceive(GRESS.view(position, 2), journal.seen_by(2))
        noticed += bot.memory.suspects == {1}
    assert least < noticed < most


def test_who_miscounted_a_debt_seldom_complains_about_it() -> None:
    """Seat 1 paid for the king; who missed that thinks its next card is wrong, but is not sure."""
    complaints = 0
    for seed in range(200):
        position = placed("KH 9C TC | 8H 8C 7D | TD 9D 8D", "8H")
        bot = GressBot(2, 3, SURE, Dice(seed))
        bot.perceive(GRESS.view(position, 2), [])
        for seat, act in ((0, "play KH"), (1, "draw"), (1, "play 8H")):
            journal = Journal()
            GRESS.perform(position, seat, act, journal)
            bot.perceive(GRESS.view(position, 2), journal.seen_by(2))
            if act == "draw":
                bot.memory.mind.left[1].append(1)
        complaints += 1 in bot.memory.suspects
    assert 20 < complaints < 80


def test_the_mind_is_not_made_up_anew_all_the_time() -> None:
    """Slips and whims are decided once for each card on top; a refusal makes one look again."""
    view = GRESS.view(placed("8H 9C QD KS AH | 7C 7D 8C | TD 9D 8D", "KH"), 0)
    first: set[str] = set()
    for seed in range(60):
        bot = GressBot(0, 3, find("novice"), Dice(seed))
        bot.perceive(view, [])
        acts = []
        for look in range(5):
            wanted = bot.plan()
            assert wanted is not None
            acts.append(wanted.act)
            bot.perceive(view, [])
        assert len(set(acts)) == 1
        first |= set(acts)
        bot.memory.slips = True
        bot.hear_refusal("play QD")
        assert not bot.memory.slips
    assert {"play 8H", "play AH", "play KS"} <= first


def test_whoever_was_too_late_or_sits_at_a_big_table_throws_less() -> None:
    others = ["TD 9D", "TS 9S", "KC QC", "KS AS", "AC AD", "7C 7S"]

    def alert(players: int, burnt: int) -> int:
        """How often of 200 times one looks out for a card to throw."""
        hands = " | ".join(["8H 9C TC", "QS 7D 8C", *others[: players - 2]])
        times = 0
        for seed in range(200):
            position = placed(hands, "9H")
            bot = GressBot(1, players, find("expert"), Dice(seed))
            bot.memory.burnt = burnt
            bot.perceive(GRESS.view(position, 1), [])
            journal = Journal()
            GRESS.perform(position, 0, "play 8H", journal)
            bot.perceive(GRESS.view(position, 1), journal.seen_by(1))
            times += bot.memory.alert
        return times

    assert alert(4, 0) > alert(8, 0) > alert(8, 2) > alert(8, 4)


def test_levels_make_mistakes_and_masters_are_called_machines() -> None:
    order = list(LEVELS.values())
    for better, worse in zip(order[1:], order[:-1], strict=True):
        assert better.slip < worse.slip
        assert better.forget_own < worse.forget_own
        assert better.forget_word < worse.forget_word
        assert better.notice > worse.notice
    assert [level.name for level in order if level.machine] == ["master"]


def test_a_novice_lays_wrong_cards_now_and_then() -> None:
    position = placed("8H 9C QD KS | 7C 7D 8C | TD 9D 8D", "KH")
    view = GRESS.view(position, 0)
    wrong = 0
    for seed in range(400):
        bot = GressBot(0, 3, find("novice"), Dice(seed))
        bot.perceive(view, [])
        wanted = bot.plan()
        wrong += wanted is not None and wanted.act in ("play QD", "play 9C")
    assert 5 < wrong < 60


@pytest.mark.parametrize(
    ("policy", "seed"),
    [(policy, seed) for policy in POLICIES for seed in range(1 if policy == "racer" else 4)],
)
def test_same_view_same_plan(policy: str, seed: int) -> None:
    """Exchange all that a seat can't see: the view stays the same, and so does the plan."""
    dice = Dice(seed)
    position = GRESS.start(4)
    player = find(f"{policy}@master")
    bots = [GressBot(seat, 4, player, Dice(seat)) for seat in range(4)]
    compared = 0
    journal = Journal()
    while position.actor != OVER and position.clock < 80:
        for bot in bots:
            bot.perceive(GRESS.view(position, bot.seat), journal.seen_by(bot.seat))
        journal = Journal()
        if position.actor == CHANCE:
            wanted = position.chance()
            assert wanted is not None
            position.answer(dice.draw(wanted.pool, wanted.take), journal)
            continue
        seat = int(dice.member(position.actors()))
        other = position.copy()
        other.redeal(seat, dice)
        memory = bots[seat].memory
        found = plan(GRESS.view(position, seat), memory, player.policy)
        assert plan(GRESS.view(other, seat), memory, player.policy) == found
        assert found is None or found.kind in CASUAL
        compared += found is not None
        seat = seat if position.right(seat) else int(position.actor)
        position.make(seat, dice.member(position.right(seat) or position.legal(seat)), journal)
    assert compared > 20


IMAGINING = ("race.py", "sensible.py", "judge.py")
"""What is asked about imagined positions, and by nobody about the true one."""


def test_bots_never_hold_a_position() -> None:
    folder = Path(gress_plan.__file__).parent
    files = [file for file in folder.glob("*.py") if file.name not in IMAGINING]
    assert len(files) > 4
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert node.module is not None
                assert not node.module.endswith(("gress.position", "gress.state", "gress.game"))
                assert "shadow" not in [name.name for name in node.names]
