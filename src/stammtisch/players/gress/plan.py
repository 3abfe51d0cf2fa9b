"""What a bot of Gress wants to do next, from its view and from what it remembers.

When it acts is another matter (`reaction`). It is asked again after everything it sees, and does one thing at
a time. Duties are the same for all bots; where there is a choice its policy decides.
"""

from stammtisch.games.gress.cards import NAMES, RED_NINES
from stammtisch.games.gress.view import View
from stammtisch.players.gress.choice import hand_of, kind_of, options, play, slip
from stammtisch.players.gress.memory import DUE, SAID, Memory
from stammtisch.players.gress.policy import Policy
from stammtisch.players.timed import Intention


def plan(view: View, memory: Memory, policy: Policy) -> Intention | None:
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
        answer_call(view, memory, policy),
        None if policy.plays_on else accuse(view, memory),
        use_rights(view, memory, policy),
    ):
        if wanted is not None and not waved_off(view, memory, wanted):
            return wanted
    return move(view, memory, policy)


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


def answer_call(view: View, memory: Memory, policy: Policy) -> Intention | None:
    """Asked for a swap: a red nine wards it off."""
    if view.call is None or view.call[1] != view.seat:
        return None
    nines = [card for card in hand_of(view) if RED_NINES >> card & 1]
    if nines and policy.ward_off(view, memory):
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


def use_rights(view: View, memory: Memory, policy: Policy) -> Intention | None:
    """A gift is taken up; a jack, a ten and red nines are made use of."""
    rights = view.rights
    if "take" in rights:
        return Intention("take", "take")
    if "wish" in rights:
        return Intention(f"wish {policy.wish(view, memory)}", "wish")
    if "swap" in rights or "swap-two" in rights:
        parties = policy.swap(view, memory)
        if parties is not None:
            return Intention(" ".join(["swap", *map(str, parties)]), "swap")
    if "give" in rights and view.hand:
        given = policy.give(view, memory)
        if given is not None:
            return Intention(f"give {NAMES[given[0]]} to {given[1]}", "give")
    return None


def move(view: View, memory: Memory, policy: Policy) -> Intention | None:
    """A card, a complaint if it had to wait for that, an owed card, or one drawn for want of anything
    better."""
    for wanted in (laying(view, memory, policy), accuse(view, memory) if policy.plays_on else None):
        if wanted is not None and not waved_off(view, memory, wanted):
            return wanted
    kind = "debt" if memory.owes(view.seat) else "draw" if view.turn == view.seat else None
    if kind is None:
        return None
    return Intention("draw", kind) if view.draw_size else Intention("stop", "stop")


def laying(view: View, memory: Memory, policy: Policy) -> Intention | None:
    """A card or packet to lay now, right as far as the bot knows, but for slips; None if there is none, or
    something else is better."""
    hand = hand_of(view)
    on_turn = memory.now.turn == view.seat
    if not hand or memory.top < 0 or not (on_turn or memory.alert):
        return None
    wrong = slip(memory, hand, on_turn) if memory.slips else None
    if wrong is not None:
        return play([wrong], "turn" if on_turn else "throw")
    right = options(memory, hand)
    cards = policy.lay(view, memory, hand, right) if right else None
    return play(cards, kind_of(memory, cards)) if cards else None
