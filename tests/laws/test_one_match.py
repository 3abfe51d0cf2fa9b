"""Whoever runs a match, it is the same match: the same acts at the same times give the same log, byte for
byte, and every act the same verdict."""

import os
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import msgspec
import pytest
from rules.gress.table import placed

from laws import drivers_in_turn
from laws.drivers import Server, at_desk, in_lesson
from laws.drivers_in_time import in_company, in_terminal
from laws.drivers_in_turn import in_loop
from laws.stories import Played, Story, TimedAct, play_alone
from laws.story_making import make_story
from laws.tables import COMPILED
from laws.toy import Toy
from stammtisch.base.bits import Dice
from stammtisch.games import catalogue
from stammtisch.games.gress.cards import NAMES
from stammtisch.match.clocks import Clock
from stammtisch.match.events import Acted, Bounced, Drawn, Dropped, Event, Ruled
from stammtisch.table.events import write_event

LISTS: Final = int(os.environ.get("TEST_STAMMTISCH_LISTS", 2200 if COMPILED else 400))
"""So many stories of all games together."""
SHARES: Final = {"gress": 40, "double": 22, "grass": 22, "toy": 16}
"""Of a hundred stories so many are of each game."""
PARTS: Final = max(6, LISTS // 5000)
"""So that several machines, or cores, can share the work, and an interrupted proof goes on."""
OFTEN: Final = 20
"""Every driver can tell at least one story in so many."""

Driver = Callable[[Story, Played], Played | None]
"""None where a driver can't tell this story, which its docstring explains."""
ANY: Final[dict[str, Driver]] = {"referee": at_desk, "lesson": in_lesson}
IN_TIME: Final[dict[str, Driver]] = {**ANY, "lab": in_company, "terminal": in_terminal}
IN_TURN: Final[dict[str, Driver]] = {**ANY, "lab": in_loop, "terminal": drivers_in_turn.in_terminal}
UNSEEN: Final = {Toy.name: "terminal"}
"""The toy game has no drawing."""


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    server = Server()
    yield server
    server.close()


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game is among the games; there are no words for what happens in it."""
    monkeypatch.setitem(catalogue.GAMES, Toy.name, Toy())
    told, reason = "stammtisch.referee.desk.sentences", "stammtisch.referee.desk.why"
    monkeypatch.setattr(told, lambda facts, game, names: [])
    monkeypatch.setattr(reason, lambda refused, names: {})


def drivers(story: Story, server: Server) -> dict[str, Driver]:
    found = {
        name: driver
        for name, driver in (IN_TIME if story.rules.in_time else IN_TURN).items()
        if UNSEEN.get(story.game) != name
    }
    return {"server": lambda story, alone: server.play(story), **found}


def entries(log: list[Event], timed: bool = True) -> list[bytes]:
    return [write_event(event if timed else msgspec.structs.replace(event, at=0)) for event in log]


def told_by_all(story: Story, server: Server) -> Counter[str]:
    """Everybody comes to what the match alone comes to; how many were able to tell the story. A referee of a
    game in turn knows no times."""
    alone, able = play_alone(story), Counter[str]()
    for name, driver in drivers(story, server).items():
        played = driver(story, alone)
        if played is not None:
            timed = story.rules.in_time or name != "referee"
            assert entries(played.log, timed) == entries(alone.log, timed), (name, story)
            assert played.verdicts == alone.verdicts, (name, story)
            able[name] += 1
    return able


@pytest.mark.proof("one-match")
@pytest.mark.parametrize("game", SHARES)
@pytest.mark.parametrize("part", range(PARTS))
def test_whoever_runs_it_it_is_the_same_match(game: str, part: int, server: Server) -> None:
    wanted = max(1, LISTS * SHARES[game] // 100 // PARTS)
    seed, stories, able = part * 10_000_000, 0, Counter[str]()
    while stories < wanted:
        seed += 1
        story = make_story(catalogue.find(game), Dice(seed))
        if story.acts:
            stories += 1
            able += told_by_all(story, server)
    assert all(able[name] * OFTEN >= stories - OFTEN for name in drivers(story, server)), able
    print(
        f"figure: {stories} lists of {game}",
        *(f"figure: {able[name]} of them by {name}" for name in able),
        sep="\n",
    )


class Example(NamedTuple):
    """Acts as "1 @5 play QS", their verdicts, and the log as "1 play QS": with ! where the clock acted, * for
    what chance drew, and who came too late in brackets."""

    about: str
    hands: str
    pile: str
    given: dict[str, Any]
    acts: str
    verdicts: str
    log: str


QUEENS: Final = "QC 7C 8D | QS 8C 7D | QC 9D 7S | 9C 9S JH"
THREE: Final = "8H 7C 8D | QS 8C 7D | TD 9D 7S"
"""On the king of hearts seat 0 can make a turn, and seat 1 can throw."""
GUIDED: Final = {"referee": "guided"}
OFFICIAL: Final = {"referee": "official"}
ALL_LAID: Final = " ".join(name for name in NAMES if name not in (*THREE.split(), "KH"))
NO_STOCK: Final = {"decks": 1, "draw": []}

EXAMPLES: Final = [
    Example(
        "a take-back is not tried again after a later card of the same seat",
        *(QUEENS, "KS", OFFICIAL),
        "1 @5 takeback; 1 @51 play QS; 0 @100 play QC",
        "gress:10.4 done done",
        "1 play QS; 0 play QC",
    ),
    Example(
        "what is refused does not stand in the way of what the same hand does next",
        *("8S 9H 7D | 7C 8C QD | AD KD 7H", "9C", GUIDED),
        "0 @0 play 8S; 0 @20 play 9H",
        "gress:4.5 done",
        "0 play 9H",
    ),
    Example(
        "a turn goes before a throw that was a whole window earlier",
        *(THREE, "KH", GUIDED),
        "1 @0 play QS; 0 @50 play 8H",
        "gress:4.11 done",
        "0 play 8H; [1]",
    ),
    Example(
        "a millisecond later it does not",
        *(THREE, "KH", GUIDED),
        "1 @0 play QS; 0 @51 play 8H",
        "done gress:4.5",
        "1 play QS",
    ),
    Example(
        "the window begins with the first act that waits, though it is refused and of the same seat",
        *(THREE, "KH", GUIDED),
        "1 @0 takeback; 1 @40 play QS; 0 @60 play 8H",
        "gress:option:referee done gress:4.5",
        "1 play QS",
    ),
    Example(
        "a card that was right when the window began, and is not any more, bounces",
        *("TC TS 8D | QS 8C 7D | 9D 7S 7D", "JH", {"collision": "bounce", "now": {"turn": 1}}),
        "0 @0 play TC; 0 @0 play TS",
        "done bounced",
        "0 play TC; 0 play TS",
    ),
    Example(
        "acts of one seat keep their order, whatever their classes are",
        *("KS 7C 8D | QS 8C 7D | TD 9D 7S", "KH", GUIDED),
        "0 @0 draw; 1 @10 play QS; 0 @20 play KS",
        "done done gress:4.1",
        "1 play QS; 0 draw",
    ),
    Example(
        "all hands rest while a ruling is made, to the millisecond",
        *(THREE, "KH", OFFICIAL),
        "0 @0 play 8H; 1 @100 complain misplay 0; 1 @160 draw; 1 @1000 draw; 1 @2099 draw; 1 @2100 draw",
        "done done gress:4.15 gress:4.15 gress:4.15 done",
        "0 play 8H; 1 complain misplay 0; 1 draw",
    ),
    Example(
        "what is left of a cluster goes on when chance has answered",
        *(THREE, f"{ALL_LAID} KH", OFFICIAL | NO_STOCK),
        "0 @0 stop; 1 @20 play QS; 0 @40 draw",
        "done done done",
        "1 play QS; 0 stop; *; 0 draw",
    ),
    Example(
        "a lawful card stays where it lies, all see that it was wanted back, and it is wanted once",
        *(THREE, "KH", OFFICIAL),
        "0 @0 play 8H; 0 @60 takeback; 0 @120 takeback; 2 @180 draw",
        "done done gress:10.4 done",
        "0 play 8H; 0 takeback; 2 draw",
    ),
    Example(
        "a vote stands until it is withdrawn, and nobody excludes somebody alone",
        *(THREE, "KH", OFFICIAL),
        "0 @0 disqualify 1; 0 @60 play 8H; 0 @120 withdraw 1; 0 @180 withdraw 1",
        "done done done gress:10.8",
        "0 disqualify 1; 0 play 8H; 0 withdraw 1",
    ),
    Example("before the deadline", *(THREE, "KH", GUIDED), "0 @14999 play 8H", "done", "0 play 8H"),
    Example(
        "at the deadline the clock was first",
        *(THREE, "KH", GUIDED),
        "0 @15000 play 8H",
        "gress:4.1",
        "0 draw!",
    ),
]


def line(event: Event) -> str:
    if isinstance(event, Drawn):
        return "*"
    if isinstance(event, Ruled):
        return f"[{event.about['seat' if event.kind == 'later' else 'target']}]"
    assert isinstance(event, Acted | Bounced | Dropped)
    return f"{event.seat} {event.act}" + "!" * (isinstance(event, Acted) and event.forced)


def story_of(example: Example, lag: int) -> Story:
    position = placed(example.hands, example.pile, **example.given)
    parts = [act.strip().split(" ", 2) for act in example.acts.split(";")]
    game, players = catalogue.find("gress"), int(position.players)
    return Story(
        *(game.name, game.edition(""), game.agreed(position), players, game.write_position(position)),
        *(Clock(), bytes(32), [TimedAct(int(at[1:]), int(seat), act) for seat, at, act in parts]),
        [lag * (seat + 1) for seat in range(players)],
    )


@pytest.mark.proof("one-match")
@pytest.mark.parametrize("lag", [0, 37], ids=["at once", "late"])
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.about)
def test_everybody_comes_to_what_the_rules_say(example: Example, lag: int, server: Server) -> None:
    story = story_of(example, lag)
    alone = play_alone(story)
    assert alone.verdicts == example.verdicts.split()
    assert "; ".join(line(event) for event in alone.log) == example.log
    assert told_by_all(story, server).keys() == drivers(story, server).keys()
