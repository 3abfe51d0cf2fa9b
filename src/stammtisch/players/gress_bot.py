"""A bot for Gress at a table in real time: what it wants to do next.

It decides from its view and from what it remembers; when it acts is another matter (`reaction`). It is asked
again after everything it sees, and does one thing at a time.
"""

from typing import Final

from stammtisch.games.bits import Dice
from stammtisch.games.gress.cards import NAMES, RED_NINES
from stammtisch.games.gress.view import View
from stammtisch.games.position import Fact
from stammtisch.players.gress_choice import Intention, hand_of, laying, play, to_give, to_wish
from stammtisch.players.gress_level import Level
from stammtisch.players.gress_memory import DUE, SAID, Memory

WORTH_SWAPPING: Final = 2
"""A hand is worth having if it is smaller than the own by so many cards."""


class GressBot:
    """One seat, one level, one memory, dice of its own."""

    def __init__(self, seat: int, players: int, level: Level, dice: Dice) -> None:
        self.seat: Final = seat
        self.level: Final = level
        self.dice: Final = dice
        self.memory = Memory(seat, players, level)
        self.view: View | None = None

    def perceive(self, view: View, facts: list[Fact]) -> None:
        """See what happened and how the table looks now; a new deal is a new game."""
        for place, fact in enumerate(facts):
            if fact.kind == "game-dealt":
                self.memory = Memory(self.seat, view.players, self.level)
                self.perceive(view, facts[place + 1 :])
                return
        self.memory.perceive(view, facts, self.dice)
        self.view = view

    def hear_refusal(self, act: str) -> None:
        """The table did not let it happen; it is not tried again before something else has happened."""
        self.memory.refused.add(act)
        self.memory.slips = False
        if act == "takeback":
            self.memory.regret = False

    def plan(self) -> Intention | None:
        """What to do next, or nothing."""
        if self.view is None:
            return None
        wanted = plan(self.view, self.memory)
        return None if wanted is not None and wanted.act in self.memory.refused else wanted


def plan(view: View, memory: Memory) -> Intention | None:
    """The most urgent thing first."""
    if view.seat in view.excluded:
        return None
    if view.phase == "ready":
        return before_the_opening(view)
    if view.phase == "settling":
        return accuse(view, memory) or settle(view, memory)
    if view.phase != "active" or view.stopper is not None:
        return None
    if view.halt is not None:
        return in_a_swap(view)
    for wanted in (
        mend(view, memory),
        keep_time(view, memory),
        answer_call(view),
        accuse(view, memory),
        use_rights(view, memory),
    ):
        if wanted is not None and not waved_off(view, memory, wanted):
            return wanted
    return move(view, memory)


def waved_off(view: View, memory: Memory, wanted: Intention) -> bool:
    """A guided table refuses what is wrong; then something else is tried."""
    return view.options.referee == "guided" and wanted.act in memory.refused


def before_the_opening(view: View) -> Intention | None:
    if view.seat not in view.ready:
        return Intention("ready", "ready")
    if view.seat == view.dealer and len(view.ready) == view.players:
        return Intention("open", "open")
    return None


def settle(view: View, memory: Memory) -> Intention | None:
    """The last cards are taken and the hand is laid down; who does not think of a debt may be called."""
    owes = memory.owes(view.seat) or view.to_take == view.seat
    early = memory.early and "down" not in memory.refused
    if owes and view.draw_size and not early:
        return Intention("draw", "debt")
    if view.seat not in view.down and view.hand_sizes[view.seat]:
        return Intention("down", "down")
    return Intention("draw", "debt") if owes and view.draw_size else None


def in_a_swap(view: View) -> Intention | None:
    """The foreign hand is laid before its owner; who has laid it takes up the own new one."""
    assert view.halt is not None
    if view.seat not in view.halt.parties:
        return None
    if view.seat not in view.halt.laid:
        return Intention("lay", "lay")
    if set(view.halt.parties) <= {*view.halt.laid, *view.offered}:
        return Intention("touch", "touch")
    return None


def mend(view: View, memory: Memory) -> Intention | None:
    """A card of one's own that was wrong is taken back."""
    if memory.regret and "takeback" in view.rights:
        return Intention("takeback", "late" if memory.late else "takeback")
    return None


def keep_time(view: View, memory: Memory) -> Intention | None:
    """Vorletzte is said, if one thinks of it, and the Marke taken up."""
    seat = view.seat
    window = memory.windows[seat]
    if window == DUE and not memory.forgot_word:
        return Intention("vorletzte", "vorletzte")
    said = window == SAID or (window == DUE and memory.bold)
    if said and view.marken[seat] == "lies" and view.hand_sizes[seat] == 2:
        return Intention("marke", "marke")
    return None


def answer_call(view: View) -> Intention | None:
    """Asked for a swap: a red nine wards it off, unless the other hand is the better one."""
    if view.call is None or view.call[1] != view.seat:
        return None
    nines = [card for card in hand_of(view) if RED_NINES >> card & 1]
    caller = view.call[0]
    if nines and view.hand_sizes[view.seat] < view.hand_sizes[caller] + WORTH_SWAPPING:
        return play(nines[:1], "defence nine")
    return Intention("lay", "lay")


def accuse(view: View, memory: Memory) -> Intention | None:
    """What others did wrong, as far as one noticed; at a guided table nothing but a missing word can be."""
    guided = view.options.referee == "guided"
    there = [seat for seat in range(view.players) if seat not in view.excluded and seat != view.seat]
    for seat in there:
        if seat in memory.picked_wrong and seat in view.picked and not guided:
            return Intention(f"complain marke {seat}", "complain")
        if seat in memory.missed:
            return Intention(f"complain vorletzte {seat}", "complain")
        if seat in memory.suspects and not guided:
            return Intention(f"complain misplay {seat}", "complain misplay")
    return None


def use_rights(view: View, memory: Memory) -> Intention | None:
    """A gift is taken up; a jack, a ten and red nines are made use of."""
    rights, hand = view.rights, hand_of(view)
    if "take" in rights:
        return Intention("take", "take")
    if "wish" in rights:
        return Intention(f"wish {to_wish(view, memory)}", "wish")
    if "swap" in rights or "swap-two" in rights:
        target = smallest_hand(view)
        if view.hand_sizes[view.seat] - view.hand_sizes[target] >= WORTH_SWAPPING:
            both = f" {view.seat}" if "swap-two" in rights else ""
            return Intention(f"swap {target}{both}", "swap")
    if "give" in rights and hand:
        return Intention(f"give {NAMES[to_give(view, memory)]} to {smallest_hand(view)}", "give")
    return None


def smallest_hand(view: View) -> int:
    """Whoever is nearest to the end."""
    there = [seat for seat in range(view.players) if seat != view.seat and seat not in view.excluded]
    return min(there, key=lambda seat: (view.hand_sizes[seat], seat))


def move(view: View, memory: Memory) -> Intention | None:
    """A card, an owed card, or one drawn for want of anything better."""
    laid = laying(view, memory)
    if laid is not None and not waved_off(view, memory, laid):
        return laid
    kind = "debt" if memory.owes(view.seat) else "draw" if view.turn == view.seat else None
    if kind is None:
        return None
    return Intention("draw", kind) if view.draw_size else Intention("stop", "stop")
