"""The policy of the machine: a planner that plays close choices through in virtual time (`race`)."""

from collections.abc import Sequence
from typing import Final

import msgspec

from stammtisch.base.bits import Dice, bit
from stammtisch.games.gress.acts import DRAW, ELSE, PACKET, STOP
from stammtisch.games.gress.debts import BY_KING, BY_SEVEN, owe
from stammtisch.games.gress.view import View, imagine
from stammtisch.players.gress.memory import CLOSED, SAID, Memory
from stammtisch.players.gress.planner import Planner
from stammtisch.players.gress.race import KINDS_OF_ACTS, Imagined, VirtualRace
from stammtisch.players.gress.reaction import PERCEPTIONS, REACTIONS

CLOSE: Final = 0.4
"""Choices are close if what to expect differs by less."""
MOST: Final = 3
WORLDS: Final = 40
HORIZON: Final = 2000.0
"""Milliseconds of virtual time: until about two others have acted."""
TOO_LATE: Final = 0.25
"""What a card that comes too late costs: it is taken back, or complained about."""
OUT: Final = -5.0
"""Nothing needs to be compared with what ends the game."""
BY_NOW: Final = 1


class Racer(Planner):
    """Where the planner finds two or three choices close, each is tried in the same imagined worlds, with the
    same luck; what comes of it counts as much as what the planner expects."""

    def lay(
        self, view: View, memory: Memory, hand: list[int], options: Sequence[list[int]]
    ) -> list[int] | None:
        found: list[tuple[float, int, list[int] | None]] = [(self.without_laying(view, memory), 0, None)]
        for place, cards in enumerate(options, 1):
            found.append((self.after(view, memory, cards), place, cards))
        found.sort()
        close = [choice for choice in found[:MOST] if choice[0] - found[0][0] < CLOSE]
        if len(close) == 1 or found[0][0] < OUT:
            return found[0][2]
        tried = self.tried(view, memory, [choice[2] for choice in close])
        worths = [choice[0] + worth for choice, worth in zip(close, tried, strict=True)]
        return close[worths.index(min(worths))][2]

    def tried(self, view: View, memory: Memory, choices: Sequence[list[int] | None]) -> list[float]:
        """What comes of each choice on average."""
        level = memory.level.name
        paces = [REACTIONS[level][kind] for kind in KINDS_OF_ACTS]
        drawn = [(pace.mu, pace.sigma, pace.tau) for pace in paces]
        race = VirtualRace(view.players, drawn, PERCEPTIONS[level].mean)
        dice = Dice(memory.whim)
        root = imagined(view, memory, dice)
        world, tried = root.copy(), root.copy()
        sums = [0.0 for choice in choices]
        for number in range(WORLDS):
            world.copy_from(root)
            world.redeal(view.seat, dice)
            for place, cards in enumerate(choices):
                tried.copy_from(world)
                luck = Dice(memory.whim * WORLDS + number)
                worth = race.run(tried, view.seat, steps(view, memory, cards), HORIZON, luck)
                sums[place] += worth + TOO_LATE * int(race.late)
        return [total / WORLDS for total in sums]


def steps(view: View, memory: Memory, cards: list[int] | None) -> list[int]:
    """A choice as acts; who lays nothing draws a card if that is to be done, else waits."""
    if cards is None:
        if view.turn != view.seat and not memory.owes(view.seat):
            return []
        return [DRAW if view.draw_size else STOP]
    return cards if len(cards) == 1 else [PACKET, *cards, ELSE]


def imagined(view: View, memory: Memory, dice: Dice) -> Imagined:
    """A position that looks like the view, with debts and deadlines as the bot has them in mind; guided, so
    that nobody in it lays a wrong card."""
    options = msgspec.structs.replace(view.options, referee="guided")
    rights = tuple(right for right in view.rights if right not in ("take", "takeback"))
    position = imagine(msgspec.structs.replace(view, options=options, rights=rights), dice)
    now, then = position.now, memory.now
    for seat in range(view.players):
        owed = memory.mind.owed(seat) - int(position.owed[seat])
        under_attack = then.skip_kind == 7 and then.skip_seat == seat
        attack = min(owed, memory.attack) if under_attack else 0
        if owed > attack:
            owe(position, seat, owed - attack, BY_KING, 0, 0, None)
        if attack > 0:
            owe(position, seat, attack, BY_SEVEN, BY_NOW, BY_NOW, None)
        if memory.windows[seat] != CLOSED and view.hand_sizes[seat] == 2:
            now.due |= bit(seat)
            if memory.windows[seat] == SAID:
                now.said |= bit(seat)
    if then.skip_seat >= 0:
        now.skip_seat, now.skip_kind, now.skip_play = then.skip_seat, then.skip_kind, BY_NOW
    return position
