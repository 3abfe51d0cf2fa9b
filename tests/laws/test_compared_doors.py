"""Through whatever door it comes, the ruling is the same: at random positions everything that anybody could
say, acts and every kind of wrong try, is answered alike, with the same rule, by the referee, the server, the
terminal, lessons and the lab."""

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

import pytest

from laws.drivers import Server
from laws.drivers_in_turn import typed_by
from laws.stories import Story, TimedAct, play_alone
from laws.story_making import LONGEST, edition_of, some_clock, some_position
from laws.test_one_match import told_by_all
from laws.tries import sayings
from stammtisch.base.bits import Dice
from stammtisch.base.errors import Refused
from stammtisch.games import catalogue
from stammtisch.games.game import Game
from stammtisch.games.position import Position
from stammtisch.match.clocks import Clock

POSITIONS: Final = int(os.environ.get("TEST_STAMMTISCH_DOORS", "10"))
"""So many of each game and edition."""
ALLOWED: Final = 3
"""Of acts that are allowed so many are done at each position, each in a story of its own."""
AT_ONCE: Final = 60
"""So many refused acts make a story; in time so few that nobody's time is up before its end."""
AT_ONCE_IN_TIME: Final = 14
MOST_LAG: Final = 50
ASKS_BACK: Final = "grass.digital:choice.1"
"""Who leaves a choice open, such as what a protection is laid over, is refused everywhere else; the terminal
asks."""
TABLES: Final = [("double", "standard"), ("grass", "modern"), ("grass", "classic"), ("gress", "standard")]


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    server = Server()
    yield server
    server.close()


def positions(game: Game[Any, Any], edition: str) -> Iterator[tuple[Position, Dice]]:
    seed = 0
    while True:
        seed += 1
        dice = Dice(seed)
        position = some_position(game, dice)
        if edition_of(game, position) == edition:
            yield position, dice


def ruling(game: Game[Any, Any], position: Position, seat: int, text: str) -> str:
    """What the rules alone say."""
    try:
        game.perform(position.copy(), seat, game.whole_act(position, seat, text))
    except Refused as why:
        return why.rule
    return "done"


def by_number(game: Game[Any, Any], position: Position, seat: int, text: str) -> str | None:
    """What the lab says, which knows acts only as numbers; None for what is no single one."""
    try:
        act = game.whole_act(position, seat, text)
    except Refused:
        return None
    steps = game.read_act(act)
    if len(steps) > 1 or game.in_time:
        return None
    trial = position.copy()
    try:
        trial.apply(seat, steps[0])
    except Refused as why:
        return why.rule
    return None if game.unfinished(trial, seat) else "done"


def is_complete(game: Game[Any, Any], position: Position, seat: int, text: str) -> bool:
    """Whether every step of an act is said; bots say all of them."""
    trial = position.copy()
    for step in game.read_act(game.whole_act(position, seat, text)):
        trial.apply(seat, step)
    return not game.unfinished(trial, seat)


def story_of(game: Game[Any, Any], position: Position, said: Sequence[tuple[int, str]], dice: Dice) -> Story:
    """One thing after the other, none of them so soon that it would compete with another."""
    story = Story(
        game.name,
        game.edition(edition_of(game, position)),
        game.agreed(position),
        int(position.players),
        game.write_position(position),
        some_clock(game, dice) if game.in_time else Clock(),
        bytes(range(32)),
        [],
        [int(dice.below(MOST_LAG)) if game.in_time else 0 for seat in range(position.players)],
    )
    apart = max(story.window, MOST_LAG) + 1
    return story._replace(acts=[TimedAct(place * apart, *one) for place, one in enumerate(said)])


def chunks(said: Sequence[tuple[int, str]], size: int) -> Iterator[Sequence[tuple[int, str]]]:
    for start in range(0, len(said), size):
        yield said[start : start + size]


def mixed(said: Sequence[tuple[int, str]], dice: Dice) -> list[tuple[int, str]]:
    return [said[place] for place in dice.draw(len(said), len(said))]


def compare(game: Game[Any, Any], position: Position, dice: Dice, server: Server) -> Counter[str]:
    """All that anybody could say at a position, through all doors; how much was refused and done, and by what
    doors."""
    rulings = {
        (seat, text): ruling(game, position, seat, text)
        for seat in range(position.players)
        for text in sayings(game, position, seat, dice)
        if len(text) <= LONGEST
    }
    for (seat, text), rule in rulings.items():
        assert by_number(game, position, seat, text) in (None, rule), (text, game.write_line(position))
    refused = mixed([said for said, rule in rulings.items() if rule != "done"], dice)
    done = [said for said, rule in rulings.items() if rule == "done" and is_complete(game, position, *said)]
    allowed = mixed(done, dice)[:ALLOWED]
    found = Counter(refused=len(refused), done=len(allowed))
    for said in [*chunks(refused, AT_ONCE_IN_TIME if game.in_time else AT_ONCE), *([one] for one in allowed)]:
        story = story_of(game, position, said, dice)
        if not game.in_time:
            assert play_alone(story).verdicts == [rulings[one] for one in said]
        found += told_by_all(story, server)
    if not game.in_time:
        whole = [one for one in refused if rulings[one] != ASKS_BACK and not one[1].endswith(" over")]
        found += typed(game, position, whole, dice)
    return found


def typed(
    game: Game[Any, Any], position: Position, refused: Sequence[tuple[int, str]], dice: Dice
) -> Counter[str]:
    """Whoever is asked types all that is refused, and is told why each time; unless there is so little to
    choose that nobody is asked."""
    said = [one for one in refused if one[0] == position.actor]
    story = story_of(game, position, said, dice)
    alone = play_alone(story)
    told = typed_by(story, alone, int(position.actor))
    if told is None or not told[1]:
        return Counter()
    assert [told[1].get(place) for place in range(len(said))] == alone.verdicts, [
        (one[1], told[1].get(place), rule)
        for place, (one, rule) in enumerate(zip(said, alone.verdicts, strict=True))
        if told[1].get(place) != rule
    ]
    return Counter(typed=1)


@pytest.mark.proof("same-ruling")
@pytest.mark.parametrize(("name", "edition"), TABLES)
def test_every_door_gives_the_same_ruling(name: str, edition: str, server: Server) -> None:
    game, found = catalogue.find(name), Counter[str]()
    for (position, dice), _ in zip(positions(game, edition), range(POSITIONS), strict=False):
        found += compare(game, position, dice, server)
    print(f"{name} {edition}: {POSITIONS} positions, {dict(found)}")
    assert found["refused"] > POSITIONS * 10
    assert all(found[door] for door in ("referee", "server", "terminal", "lab", "lesson"))
    assert game.in_time or found["typed"] * 2 > POSITIONS
