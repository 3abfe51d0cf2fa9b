"""Short strings for a table of Grass, so that a test reads like the rule it holds to.

Cards are written by their codes, what each seat has from seat 0 on with bars between: "MO HG | PF |" is a
table of three. Of a hand only what matters is named; it is filled up with cards that do nothing there. What
happens is told in lines such as "0 play +F on 2; 0 end": the seat and the whole act. Unless told otherwise
it is the turn of seat 0, nobody has a market, and the stack holds all other cards in the order of the kinds.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

import pytest

from stammtisch.base.bits import Dice, numbers
from stammtisch.base.draws import Draw
from stammtisch.base.errors import Malformed, Refused
from stammtisch.games.grass import acts
from stammtisch.games.grass.cards import CODES
from stammtisch.games.grass.game import Grass
from stammtisch.games.grass.position import GrassPosition
from stammtisch.games.grass.view import View
from stammtisch.games.position import CHANCE, Fact, Journal

GRASS: Final = Grass()
EDITIONS: Final = ("modern", "classic")
SPECTATOR: Final = -1
LISTS: Final = ("wasted", "chosen", "table_give", "table_want")
LISTS_PER_SEAT: Final = ("hands", "packs", "displays", "protections", "tucked")
CARD_GONE: Final = ("give", "lose", "pass", "lucky", "over", "deal", "next dealer")
"""The stages in which everybody holds six cards."""
FILLERS: Final = ("-B", "-D", "-F", "-S") * 5 + ("PF",) * 4 + ("MC",) * 5 + ("MO",) * 10 + ("MX",) * 6
FIRST_STEPS: Final = {acts.WASTE: "waste", acts.SWAP: "swap", acts.OFFER: "offer", acts.END: "end"}
STEP_NAMES: Final = {
    **dict(enumerate(CODES)),
    **{acts.SEATS + seat: f"seat {seat}" for seat in range(6)},
    **FIRST_STEPS,
    **{acts.COVERS + place: f"under {place + 1}" for place in range(6)},
    **{acts.TO_ALL: "all", acts.ACCEPT: "accept", acts.DECLINE: "decline", acts.WITHDRAW: "withdraw"},
    **{acts.COUNTER: "counter", acts.WILLING: "willing", acts.DONE: "done"},
    **{acts.BOARD: "table", acts.FOR: "for", acts.HAND: "hand"},
}


def table(
    edition: str = "modern", options: Mapping[str, Any] | None = None, *, hands: str, **data: Any
) -> GrassPosition:
    """A position from its fields, those with cards as strings.

    `top` names the first cards of the stack and lets the others follow; `stack` names all of them, and what
    lies nowhere then lies at the bottom of the wasted pile.
    """
    agreed = dict(options or {})
    seats = len(hands.split("|"))
    given = {"stage": "turn", "active": 0, **data, "hands": hands}
    for name in LISTS_PER_SEAT:
        if isinstance(given.get(name), str):
            given[name] = [part.split() for part in given[name].split("|")]
    for name in (*LISTS, "markets"):
        if isinstance(given.get(name), str):
            given[name] = given[name].split()
    top, stack = given.pop("top", None), given.pop("stack", None)
    left = Counter(CODES[kind] for kind in GRASS.start(seats, edition, agreed).rules.pack)
    left.subtract(named_cards(given))
    left.subtract((top or stack or "").split())
    fill_hands(given, left)
    if top is not None:
        given["stack"] = [*top.split(), *(+left).elements()]
    if stack is not None:
        given["stack"] = stack.split()
        given["wasted"] = [*(+left).elements(), *given.get("wasted", [])]
    return GRASS.read_position(given, edition, agreed)


def named_cards(given: Mapping[str, Any]) -> list[str]:
    """All cards that a description puts somewhere but the stack."""
    found = list(given.get("wasted", []))
    for name in ("hands", "packs", "displays", "tucked"):
        found += [card for cards in given.get(name, []) for card in cards]
    for covers in given.get("protections", []):
        found += [card for cover in covers for card in cover.replace(":", ".").split(".")]
    for market in given.get("markets", []):
        found += {"none": [], "open": ["MO"]}.get(market, ["MO", market])
    return found


def fill_hands(given: Mapping[str, Any], left: Counter[str]) -> None:
    """Up to six cards, seven in the turn: heat off that answers nothing there, and what else is left."""
    if given["stage"] == "draft":
        return
    markets = given.get("markets", ["none"] * len(given["hands"]))
    for seat, hand in enumerate(given["hands"]):
        before_play = given["stage"] not in CARD_GONE and not given.get("played")
        size = 7 if seat == given["active"] and before_play else 6
        for card in FILLERS:
            if len(hand) < size and left[card] > 0 and card[1] != markets[seat][1]:
                hand.append(card)
                left[card] -= 1


def act(position: GrassPosition, seat: int, text: str, journal: Journal | None = None) -> GrassPosition:
    """The same position after a whole act."""
    GRASS.perform(position, seat, text, journal)
    return position


def after(position: GrassPosition, story: str, journal: Journal | None = None) -> GrassPosition:
    """The same position some acts later: "0 play MO; 0 end; 1 waste HG"."""
    for line in story.split(";"):
        if line.strip():
            seat, text = line.strip().split(" ", 1)
            act(position, int(seat), text, journal)
    return position


def turns(position: GrassPosition, story: str) -> GrassPosition:
    """As `after`, and whoever has let a card go ends the turn at once, as classic does by itself."""
    for part in story.split(";"):
        after(position, part)
        if position.played and view(position).stage == "turn":
            act(position, position.active, "end")
    return position


def wait_for(position: GrassPosition, seat: int) -> GrassPosition:
    """The others waste something until it is the turn of this seat, perhaps once more around the table."""
    for turn in range(3 * position.players):
        if position.active == seat and position.actor == seat and not position.played:
            return position
        if position.played:
            act(position, position.active, "end")
        else:
            turns(position, f"{position.active} waste {min(may_waste(position))}")
    raise AssertionError(f"it never is the turn of seat {seat}")


def told(position: GrassPosition, story: str) -> list[Fact]:
    """What a story brings, told to whoever listens."""
    journal = Journal()
    after(position, story, journal)
    return journal.facts


def facts(position: GrassPosition, story: str, seat: int | None = None) -> list[str]:
    """The kinds of facts that a story brings, to everybody who listens or to one seat."""
    found = told(position, story)
    return [fact.kind for fact in found if seat is None or fact.seen_by(seat)]


def refused(position: GrassPosition, seat: int, text: str) -> Refused:
    """Why an act is refused; nothing may have changed."""
    before = (line(position), position.actor)
    with pytest.raises(Refused) as refusal:
        GRASS.perform(position, seat, GRASS.whole_act(position, seat, text))
    assert (line(position), position.actor) == before
    return refusal.value


def refused_by(position: GrassPosition, story: str) -> str:
    """The rule that refuses "0 play MO"."""
    seat, text = story.split(" ", 1)
    return refused(position, int(seat), text).rule


def why_not_placed(edition: str = "modern", options: Mapping[str, Any] | None = None, **data: Any) -> str:
    """The field that keeps a position from being one."""
    with pytest.raises(Malformed) as problem:
        table(edition, options, **data)
    return problem.value.field


def line(position: GrassPosition) -> str:
    return GRASS.write_line(position)


def may(position: GrassPosition, seat: int | None = None) -> set[str]:
    """What a seat may begin or go on with: the list and the explanations must say the same."""
    seat = position.actor if seat is None else seat
    seen = GRASS.view(position, seat)
    found = position.acts(seat)
    assert found == [step for step in range(GRASS.act_count) if GRASS.explain(seen, step) is None]
    return {STEP_NAMES[step] for step in found}


def may_play(position: GrassPosition, seat: int | None = None) -> set[str]:
    """The cards a seat may play."""
    return may(position, seat) & set(CODES)


def may_waste(position: GrassPosition) -> set[str]:
    """The cards the active player may waste."""
    return choices(position, acts.WASTE) if "waste" in may(position) else set()


def choices(position: GrassPosition, *steps: int) -> set[str]:
    """How an act of the actor may go on after these steps."""
    trial = position.copy()
    for step in steps:
        trial.apply(trial.actor, step)
    return may(trial)


def targets(position: GrassPosition, card: str) -> set[str]:
    """On whom the active player may play a card."""
    return choices(position, CODES.index(card))


def start(players: int, edition: str = "modern", **options: Any) -> GrassPosition:
    return GRASS.start(players, edition, options)


def deal(position: GrassPosition, cards: Sequence[str] = (), dealer: int = 0) -> GrassPosition:
    """Deal these cards first and then the rest of the pack; the first dealer is this one."""
    if awaited(position).purpose in ("first dealer", "next dealer"):
        position.answer([dealer])
    left = Counter(CODES[kind] for kind in position.rules.pack)
    left.subtract(cards)
    position.answer(GRASS.read_draw(position, [*cards, *left.elements()]))
    return position


def awaited(position: GrassPosition) -> Draw:
    """What the position waits for from chance."""
    wanted = position.chance()
    assert wanted is not None
    return wanted


def view(position: GrassPosition, seat: int = SPECTATOR) -> View:
    return GRASS.view(position, seat)


def hand(position: GrassPosition, seat: int) -> list[str]:
    return found(position, "hands", seat)


def display(position: GrassPosition, seat: int) -> str:
    """The free peddles of a seat, as "HG PA"."""
    return " ".join(found(position, "displays", seat))


def protections(position: GrassPosition, seat: int) -> str:
    """The protections of a seat with what lies under them, as "LU:CO.CO CB:HG"."""
    return " ".join(found(position, "protections", seat))


def tucked(position: GrassPosition, seat: int) -> str:
    return " ".join(found(position, "tucked", seat))


def found(position: GrassPosition, field: str, seat: int) -> list[str]:
    cards: list[str] = GRASS.write_position(position)[field][seat]
    return cards


def markets(position: GrassPosition) -> str:
    """The markets of all seats, as "open +B none"."""
    return " ".join(view(position).markets)


def wasted(position: GrassPosition) -> list[str]:
    """The wasted pile, its top card last."""
    return list(GRASS.write_position(position)["wasted"])


def skips(position: GrassPosition) -> list[int]:
    return list(view(position).skips)


def hand_sizes(position: GrassPosition) -> list[int]:
    return list(view(position).hand_sizes)


def all_cards(position: GrassPosition) -> Counter[str]:
    """Every card of the table, wherever it lies."""
    written = GRASS.write_position(position)
    return Counter([*named_cards(written), *written["stack"]])


def play_on(position: GrassPosition, dice: Dice, acts: int = 1) -> GrassPosition:
    """The same position some acts later, done at random by whoever may act."""
    for step in range(acts):
        while position.actor == CHANCE:
            position.roll(dice)
        if position.actor >= 0:
            position.make(position.actor, dice.member(position.legal(position.actor)))
    return position


def why_no_start(players: int, edition: str = "modern", **options: Any) -> str:
    """The field that keeps a table from starting."""
    with pytest.raises(Malformed) as problem:
        start(players, edition, **options)
    return problem.value.field


def closed(
    edition: str = "modern", options: Mapping[str, Any] | None = None, *, hands: str, **data: Any
) -> GrassPosition:
    """A round just scored: seat 0 had an open market and closed it."""
    given = {"markets": " ".join(["open"] * len(hands.split("|"))), **data}
    return act(table(edition, options, hands=f"MC {hands}", **given), 0, "play MC")


def scores(position: GrassPosition) -> list[int]:
    """The totals in thousands."""
    assert all(total % 1000 == 0 for total in position.scores())
    return [total // 1000 for total in position.scores()]


def booked(position: GrassPosition, line: str) -> list[int]:
    """What a line of the account just made brings each seat, in thousands."""
    rules = {
        "bonus": ("grass.modern:score.8", "grass.classic:score.6"),
        "banker": ("grass.modern:score.3", "grass.classic:score.2"),
        "fines": ("grass.modern:score.6", "grass.classic:score.4"),
        "highest": ("grass.modern:score.7", "grass.classic:score.3"),
    }
    return [entry.amount // 1000 for entry in GRASS.sheet(position) if entry.rule in rules[line]]


def winners(position: GrassPosition) -> list[int]:
    """The seats that have won."""
    return numbers(position.winners())
