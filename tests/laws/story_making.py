"""Stories from dice. A story is made while it is played: each act is chosen from what lies on the table at
its time. So most are allowed, many nearly so, and many too close together for time alone to decide."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from rules.gress.table import placed

from laws.play import choose, do, random_start
from laws.stories import Alone, Story, TimedAct
from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed, Refused
from stammtisch.games.game import Game
from stammtisch.games.gress.cards import NAMES
from stammtisch.games.position import Position
from stammtisch.match.clocks import Clock
from stammtisch.match.events import Acted, Event
from stammtisch.match.match import Match

MOST_ACTS: Final = 12
LONGEST: Final = 60
"""Letters of an act that can be typed at one go."""
CARDS: Final = (1 << len(NAMES)) - 1
"""In Gress, the acts that lay a card."""
RING: Final = "AKQJT987"
MOST_LAG: Final = 120
MOST_OF_ONE: Final = 6
"""Acts of one seat within a second: fewer than may wait."""


def make_story(game: Game[Any, Any], dice: Dice) -> Story:
    position = some_position(game, dice)
    story = Story(
        game.name,
        game.edition(edition_of(game, position)),
        game.agreed(position),
        int(position.players),
        game.write_position(position),
        some_clock(game, dice),
        bytes(int(dice.below(256)) for place in range(32)),
        [],
        [int(dice.below(MOST_LAG)) if game.in_time else 0 for seat in range(position.players)],
    )
    return story._replace(acts=some_acts(story, dice))


def edition_of(game: Game[Any, Any], position: Position) -> str:
    options = getattr(getattr(position, "rules", None), "options", None)
    return str(getattr(options, "edition", game.editions[0]))


def some_position(game: Game[Any, Any], dice: Dice) -> Position:
    """Somewhere in a game, where somebody is to decide."""
    if game.in_time and dice.below(2):
        return rush(dice)
    while True:
        position = random_start(game, dice)
        moves = int(dice.below(150))
        before = position.copy()
        while moves > 0 or position.actor < 0 or is_begun(game, position):
            move = choose(position, dice)
            if move is None:
                break
            if position.actor >= 0 and not is_begun(game, position):
                before.copy_from(position)
            do(position, move)
            moves -= 1
        position = position if position.actor >= 0 and not is_begun(game, position) else before
        if position.actor >= 0:
            return position


def rush(dice: Dice) -> Position:
    """Several seats hold what can be thrown on the pile in Gress, and a second one on that."""
    players, top = 3 + int(dice.below(3)), int(dice.below(len(NAMES)))
    pack = [name for name in NAMES for deck in range(2)]
    pack.remove(NAMES[top])
    hands: list[list[str]] = [[] for seat in range(players)]
    for seat in range(players):
        wanted = [name for name in pack if throwable(name, NAMES[top])]
        for kind in (wanted, pack, pack, pack)[: 2 + int(dice.below(3))]:
            if kind:
                hands[seat].append(kind[dice.below(len(kind))])
                pack.remove(hands[seat][-1])
    return placed(
        " | ".join(" ".join(hand) for hand in hands),
        NAMES[top],
        now={"turn": int(dice.below(players))},
        referee=["official", "guided"][dice.below(2)],
        collision=["physical", "bounce"][dice.below(2)],
        W=[50, 50, 0, 100][dice.below(4)],
    )


def throwable(card: str, on: str) -> bool:
    """gress:4.11: exactly one rank lower, and of the other colour."""
    lower = RING[(RING.index(on[0]) + 1) % len(RING)]
    return card[0] == lower and (card[1] in "CS") != (on[1] in "CS")


def is_begun(game: Game[Any, Any], position: Position) -> bool:
    return any(game.unfinished(position, seat) for seat in range(position.players))


def some_clock(game: Game[Any, Any], dice: Dice) -> Clock:
    if game.in_time:
        return Clock(slow=int([100, 100, 200][dice.below(3)]))
    if dice.below(2):
        return Clock()
    return Clock(seconds=5 + int(dice.below(10)), bank=int(dice.below(2)) * 5)


def some_acts(story: Story, dice: Dice) -> list[TimedAct]:
    """As long as the clock has not acted twice for anybody: then other rules of the house begin."""
    alone, acts, at = Alone(story), list[TimedAct](), 0
    window, lateness = story.window, Lateness(story.players)
    for place in range(1 + dice.below(MOST_ACTS)):
        at += some_gap(alone, at, window, dice)
        seat = some_seat(alone.match, acts, dice)
        alone.match.run(at)
        lateness.follow(alone.log)
        text = some_act(alone.match, seat, acts, dice)
        near = sum(act.seat == seat and at - act.at < 1000 for act in acts)
        if not text or lateness.twice or near >= MOST_OF_ONE or len(text) > LONGEST:
            break
        if is_unclear(alone.match, seat, text):
            break
        acts.append(TimedAct(at, seat, text))
        alone.submit(place, acts[-1])
    return acts


def is_unclear(match: Match, seat: int, text: str) -> bool:
    """A card that one seat can lay in one place only, another can lay in several: every door asks where, and
    nothing is done."""
    try:
        match.game.perform(match.position.copy(), seat, text)
    except Malformed:
        return True
    except Refused:
        pass
    return False


class Lateness:
    """How often in a row the clock has acted for each seat."""

    def __init__(self, players: int) -> None:
        self.misses = [0] * players
        self.missed = [-1] * players
        self.heard = 0
        self.twice = False

    def follow(self, log: Sequence[Event]) -> None:
        for event in log[self.heard :]:
            if not isinstance(event, Acted):
                continue
            if not event.forced:
                self.misses[event.seat] = 0
            elif event.act != "take" and self.missed[event.seat] != event.at:
                self.misses[event.seat] += 1
                self.missed[event.seat] = event.at
                self.twice |= self.misses[event.seat] > 1
        self.heard = len(log)


def some_gap(alone: Alone, at: int, window: int, dice: Dice) -> int:
    """Mostly within the window or at its edges; sometimes in a rest, sometimes after a deadline."""
    kind = dice.below(16)
    if kind < 7:
        return int(dice.below(window + 1))
    if kind < 9:
        return window + int(dice.below(3))
    if kind < 14:
        return int(dice.below(900))
    until = alone.match.first_deadline()[0] if kind == 14 else alone.match.state.rest_until
    return max(0, until - at + int(dice.below(3)) - 1) if until < at + 120_000 else int(dice.below(3000))


def some_seat(match: Match, acts: Sequence[TimedAct], dice: Dice) -> int:
    """Whoever is asked, or has acted last, or anybody."""
    if acts and dice.below(4) == 0:
        return acts[-1].seat
    asked = match.game.asked(match.position) if match.position.actor >= 0 else 0
    if asked and dice.below(3):
        return int(dice.member(asked))
    return int(dice.below(match.position.players))


def some_act(match: Match, seat: int, acts: Sequence[TimedAct], dice: Dice) -> str:
    """What the seat, or another, may do now; or what somebody did before."""
    game, kind = match.game, dice.below(10)
    if kind == 0 and acts:
        return acts[dice.below(len(acts))].act
    if kind == 1 and game.in_time:
        words = ["takeback", "vorletzte", "marke", "draw", "complain misplay 0", "complain misplay 1"]
        return words[dice.below(len(words))]
    whose = seat if kind > 2 else int(dice.below(match.position.players))
    steps = some_steps(game, match.position, whose, dice)
    if not steps and match.position.actor >= 0:
        steps = some_steps(game, match.position, int(match.position.actor), dice)
    if not steps:
        return acts[0].act if acts else ""
    text = game.write_act(steps)
    return "draw" if text.startswith("step ") else spelled(game, text, dice)


def spelled(game: Game[Any, Any], text: str, dice: Dice) -> str:
    """An act may be written in any way that means the same."""
    if dice.below(8):
        return text
    other = "  ".join(text.lower().split())
    try:
        return other if game.read_act(other) == game.read_act(text) else text
    except Malformed:
        return text


def some_steps(game: Game[Any, Any], position: Position, seat: int, dice: Dice) -> list[int]:
    trial, steps = position.copy(), list[int]()
    right: Callable[[int], int] | None = getattr(trial, "right", None) if dice.below(10) < 8 else None
    while not steps or game.unfinished(trial, seat):
        legal = int(trial.legal(seat))
        if right is not None:
            legal = int(right(seat)) or legal
        if not legal:
            return steps
        if game.in_time and legal & CARDS and dice.below(3):
            legal &= CARDS
        steps.append(int(dice.member(legal)))
        try:
            trial.apply(seat, steps[-1])
        except (Refused, Malformed):
            return steps
    return steps
