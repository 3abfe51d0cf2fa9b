"""The next moments of Gress in virtual time."""

import pytest

from stammtisch.base.bits import Dice
from stammtisch.games.gress.acts import DRAW, ELSE, PACKET
from stammtisch.games.gress.cards import card_named
from stammtisch.games.gress.game import Gress
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.gress.state import ACTIVE
from stammtisch.players.gress.player import GressBot, find
from stammtisch.players.gress.race import KINDS_OF_ACTS, VirtualRace
from stammtisch.players.gress.reaction import REACTIONS

GRESS = Gress()
FOREVER = 1e9


def placed(hands: str, pile: str) -> GressPosition:
    table = [hand.split() for hand in hands.split("|")]
    now = {"turn": 0, "throws": 1, "last_event": 0}
    data = {"phase": "active", "dealer": 0, "hands": table, "pile": pile.split(), "now": now}
    return GRESS.read_position(data, "", {"decks": 2, "referee": "guided"})


def race(level: str = "master") -> VirtualRace:
    paces = [REACTIONS[level][kind] for kind in KINDS_OF_ACTS]
    return VirtualRace(3, [(pace.mu, pace.sigma, pace.tau) for pace in paces], 80.0)


def test_who_lays_the_last_card_has_no_points() -> None:
    position = placed("8H | KD TD 8C | TS 7S 7D", "KH")
    assert race().run(position, 0, [card_named("8H")], FOREVER, Dice(1)) == 0.0
    assert position.phase != ACTIVE


def test_nothing_happens_before_the_quickest_reaction() -> None:
    position = placed("8H 9H TC | KD TD 8C | TS 7S 7D", "KH")
    before = GRESS.write_line(position)
    race().run(position, 0, [card_named("8H")], 100.0, Dice(1))
    assert GRESS.write_line(position) == before


def test_whoever_is_quicker_throws_first() -> None:
    """Seats 1 and 2 both hold a queen to throw on the king; one of them comes too late."""
    lates, thrown = 0, set()
    for seed in range(40):
        position = placed("8C 9C TC | QS TD 8C | QC 7S 7D", "KH")
        running = race()
        running.run(position, 1, [card_named("QS")], 700.0, Dice(seed))
        lates += int(running.late)
        thrown |= {seat for seat in (1, 2) if position.sizes[seat] == 2}
    assert thrown == {1, 2}
    assert 0 < lates < 40


def test_a_packet_and_a_drawn_card_are_done_with_all_their_steps() -> None:
    position = placed("7H 7C TC | KD TD 8C | TS 9S 8D", "KH")
    sevens = [card_named("7H"), card_named("7C")]
    race().run(position, 0, [PACKET, *sevens, ELSE], 700.0, Dice(4))
    assert position.sizes[0] == 1
    position = placed("8C 9C TC | KC TC 8C | TS 9S 8D", "KH")
    race().run(position, 0, [DRAW], 900.0, Dice(4))
    assert position.sizes[0] == 4


@pytest.mark.parametrize("seed", range(3))
def test_a_race_to_the_end_ends(seed: int) -> None:
    position = placed("8C 9C TC | KC TC 8C | TS 9S 8D", "KH")
    assert race("expert").run(position, 0, [DRAW], FOREVER, Dice(seed)) >= 0.0
    assert position.phase != ACTIVE


def test_a_racer_decides_close_choices_and_is_a_planner_in_all_else() -> None:
    """Both queens fit; which one is laid is played through. The last card needs no thought."""
    for hand, acts in (("QH QS 8C 9D", {"play QH", "play QS"}), ("8H", {"play 8H"})):
        position = placed(f"{hand} | KD TD 8C | TS 7S 7D", "KH")
        bot = GressBot(0, 3, find("racer@master"), Dice(1))
        bot.perceive(GRESS.view(position, 0), [])
        wanted = bot.plan()
        assert wanted is not None
        assert wanted.act in acts
        assert bot.plan() == wanted
