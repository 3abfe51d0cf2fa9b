"""All that people could say at a moment of a game: acts, allowed or not, and every kind of wrong try."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from laws.story_making import edition_of
from laws.tables import adaptor_of
from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed, Refused
from stammtisch.games.double.position import DoublePosition
from stammtisch.games.game import Game
from stammtisch.games.grass.cards import CODES
from stammtisch.games.gress.cards import NAMES
from stammtisch.games.position import Position

SAMPLE: Final = 12
"""Of acts of several steps so many are tried by each seat, and of those that are allowed."""
TRIES: Final = {
    "double": """
        bid 6; bid 17; bid -1; bid 0.5; pass; draw; play {a}/{b}; play {a} {b}; play {c}; play {c} {d};
        play {a} of {c}; play {half} of {own}; play {own}; play {own} {c}
    """,
    "grass": """
        play {a} {b}; waste {a} {b}; play {own} {own2}; play {own} on {s}; play {a} on {s}; play {own} on
        {s} {t}; play {own} on {me}; play {own} over {p}; play {own} over {p} of {s}; play {own} over {p}
        of {me}; play {own} over; play LU over {p} {q}; play LU GS over {p} {q}; play LU over {a}; play PF
        with {p} {q}; play PF with {a}; play PF on {s}; play ST on {s} for {p} {q}; play ST on {s} for
        {a}; play ST on {s} {t} for {p}; play ST for {p}; play ST on {me} for {p}; play {own} before
        drawing; waste {own} before drawing; offer {own} for {a} to {s} before drawing; end before
        drawing; swap {p} for {q} of {s} before drawing; draw; offer {own} {a} for {b} to {s}; offer {own}
        for {a} {b} to {s}; offer {own} for nothing to {s}; offer nothing for {a} to {s}; offer {own} for
        table {p} to {s}; offer table {p} for {a} to {s}; offer table {p} for nothing to {s}; offer table
        {a} for table {p} to {s}; offer {own} and table {p} for {a} to {s}; offer {own} and table {p} for
        table {q} to {s}; offer {own} for stack {a} to {s}; offer {own} for wasted {a} to all; offer {own}
        for {a} to {s} {t}; counter {own} {a} for {b}; counter {own} for table {p}; swap {p} {q} for {q}
        of {s}; swap {p} for {a} of {s}; swap {p} for {q} of {me}; pass {own} {own2}; give {p} {q}; lose
        {p} {q}; pick {a} {b}; lock {own} {own2}; pass {own}; give {p}; lose {p}; pick {a}; lock {own};
        play {own} with {a}; play BK; play BK on {s}; play {own}; waste {own}; play ST on {s}; play {own}
        for {a}
    """,
    "gress": """
        pass; holding open; give {own} {own2} to {s}; give {own} to {s} {t}; give {own} and {own2} to {s};
        wish H S; wish CD; swap {s} {t} {me}; holding vorletzte; holding swap {s}; holding wish H; holding
        give {own} {own2} to {s}; play {own}; holding play {own}; complain misplay {s}; complain misplay
        {me}; give {own} to {me}; swap {me}
    """,
}
"""With cards of the own hand, any cards, peddles and seats filled in."""


def legal_acts(game: Game[Any, Any], position: Position, seat: int, dice: Dice) -> Iterator[str]:
    """Some whole acts that are allowed, made of legal steps."""
    for _ in range(SAMPLE):
        trial, steps = position.copy(), list[int]()
        while not steps or game.unfinished(trial, seat):
            legal = int(trial.legal(seat))
            if not legal:
                return
            steps.append(int(dice.member(legal)))
            trial.apply(seat, steps[-1])
        yield game.write_act(steps)


def any_acts(game: Game[Any, Any], dice: Dice) -> Iterator[str]:
    """All acts of one step, and some of the others."""
    acts = list(adaptor_of(game.name).whole_acts())
    single = [steps for steps in acts if len(steps) == 1]
    several = [steps for steps in acts if len(steps) > 1] or single
    for steps in (*single, *(several[dice.below(len(several))] for _ in range(SAMPLE))):
        yield game.write_act(steps)


def wrong_tries(game: Game[Any, Any], position: Position, seat: int, dice: Dice) -> Iterator[str]:
    """Every kind of try once."""
    words = FILLINGS[game.name](game, position, seat, dice)
    for template in TRIES[game.name].split(";"):
        yield " ".join(template.split()).format(**words)


def some_of(cards: list[str], dice: Dice) -> str:
    return cards[dice.below(len(cards))]


def fill_double(game: Game[Any, Any], position: Position, seat: int, dice: Dice) -> dict[str, str]:
    assert isinstance(position, DoublePosition)
    cards = position.rules.pairing.names()
    held = [card for card in game.view(position, seat).hand if "/" in card] or cards
    card, other, own = some_of(cards, dice), some_of(cards, dice), some_of(held, dice)
    (a, b), half = card.split("/"), own.split("/")[dice.below(2)]
    return {"a": a, "b": b, "c": card, "d": other, "own": own, "half": half}


def fill_grass(game: Game[Any, Any], position: Position, seat: int, dice: Dice) -> dict[str, str]:
    held = list(game.view(position, seat).hand) or list(CODES)
    peddles = ["HG", "MX", "CO", "JA", "PA", "DF"]
    words = {name: some_of(list(CODES), dice) for name in "ab"} | {
        name: some_of(peddles, dice) for name in "pq"
    }
    return words | seats(position, seat, dice) | {name: some_of(held, dice) for name in ("own", "own2")}


def fill_gress(game: Game[Any, Any], position: Position, seat: int, dice: Dice) -> dict[str, str]:
    held = list(game.view(position, seat).hand) or list(NAMES)
    return seats(position, seat, dice) | {name: some_of(held, dice) for name in ("own", "own2")}


def seats(position: Position, seat: int, dice: Dice) -> dict[str, str]:
    others = [str(other) for other in range(position.players) if other != seat]
    return {"me": str(seat), "s": some_of(others, dice), "t": some_of(others, dice)}


FILLINGS: Final[dict[str, Callable[[Game[Any, Any], Position, int, Dice], dict[str, str]]]] = {
    "double": fill_double,
    "grass": fill_grass,
    "gress": fill_gress,
}


def sayings(game: Game[Any, Any], position: Position, seat: int, dice: Dice) -> list[str]:
    """What a seat could say now, each thing once; without what nobody understands, now or ever."""
    said = [
        *legal_acts(game, position, seat, dice),
        *any_acts(game, dice),
        *wrong_tries(game, position, seat, dice),
    ]
    options = game.agreed(position)
    start = game.start(int(position.players), edition_of(game, position), options)
    understood = [text for text in dict.fromkeys(said) if is_understood(game, position, seat, text)]
    assert understood == [text for text in dict.fromkeys(said) if is_understood(game, start, seat, text)]
    return understood


def is_understood(game: Game[Any, Any], position: Position, seat: int, text: str) -> bool:
    try:
        game.whole_act(position, seat, text)
    except Malformed:
        return False
    except Refused:
        return True
    return True
