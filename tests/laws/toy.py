"""Gifts, a toy game for what the contract allows and not every real game needs: acts of two steps,
everybody acting at once, chance in mid-game, facts for one seat only.

Two of ten cards each. Whoever holds cards gives them away in any order: pick one, then name who gets
it, not oneself. Whoever gives an even card takes one from the stock. All who come to the end win.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from mypy_extensions import i64

from stammtisch.base.bits import Dice, bit, first
from stammtisch.base.draws import Draw
from stammtisch.base.errors import Malformed, Refused
from stammtisch.base.reading import convert, decode
from stammtisch.games.game import Game, Option, SheetLine
from stammtisch.games.offers import Offers
from stammtisch.games.position import CHANCE, OVER, Journal, Position

PACK: Final = 10
NOBODY: Final = -1
HIDDEN: Final = -1
"""In a view, instead of a card that the seat can't see."""


class Gifts(msgspec.Struct):
    """All there is to know, or all that a seat may know."""

    hands: list[list[int]]
    piles: list[list[int]]
    picked: list[int | None]
    stock: list[int]
    taker: int = NOBODY
    draws: int = 0
    seat: int = NOBODY


class ToyPosition(Position):
    def __init__(self, data: Gifts) -> None:
        super().__init__(len(data.hands))
        self.data = data
        self.find_actor()

    def find_actor(self) -> None:
        holding = [seat for seat, hand in enumerate(self.data.hands) if hand]
        waiting = self.data.taker != NOBODY or not self.data.draws
        self.actor = CHANCE if waiting else min(holding, default=OVER)

    def actors(self) -> i64:
        return sum(bit(seat) for seat in range(self.players) if self.legal(seat))

    def legal(self, seat: i64) -> i64:
        if seat < 0 or self.actor < 0 or not self.data.hands[seat]:
            return 0
        if self.data.picked[seat] is None:
            return sum(bit(card) for card in self.data.hands[seat])
        return (first(self.players) & ~bit(seat)) << PACK

    def make(self, seat: i64, act: i64, journal: Journal | None = None) -> None:
        card = self.data.picked[seat]
        if card is None:
            self.data.picked[seat] = int(act)
            return
        self.data.picked[seat] = None
        self.data.hands[seat].remove(card)
        self.data.piles[act - PACK].append(card)
        if journal is not None:
            journal.note("given", {"seat": int(seat), "card": card, "to": int(act - PACK)})
        self.data.taker = int(seat) if card % 2 == 0 and self.data.stock else NOBODY
        self.find_actor()

    def chance(self) -> Draw | None:
        if self.actor != CHANCE:
            return None
        take = 1 if self.data.draws else 2 * int(self.players)
        return Draw("take", self.data.draws, len(self.data.stock), take)

    def answer(self, drawn: Sequence[int], journal: Journal | None = None) -> None:
        stock, taker = list(self.data.stock), self.data.taker
        for turn, place in enumerate(drawn):
            seat = turn % int(self.players) if taker == NOBODY else taker
            self.data.stock.remove(stock[place])
            self.data.hands[seat] = sorted([*self.data.hands[seat], stock[place]])
            if journal is not None:
                journal.note("taken", {"seat": seat, "card": stock[place]}, bit(seat))
        self.data.taker = NOBODY
        self.data.draws += 1
        self.find_actor()

    def copy(self) -> "ToyPosition":
        return ToyPosition(twin(self.data))

    def copy_from(self, other: Position) -> None:
        assert isinstance(other, ToyPosition)
        self.data = twin(other.data)
        self.find_actor()

    def scores(self) -> list[int]:
        return [sum(pile) for pile in self.data.piles]

    def winners(self) -> i64:
        return first(self.players) if self.actor == OVER else 0

    def redeal(self, seat: i64, dice: Dice) -> None:
        others = [other for other in range(self.players) if other != seat]
        pool = sorted(self.data.stock + [card for other in others for card in self.data.hands[other]])
        mixed = [pool[place] for place in dice.draw(len(pool), len(pool))]
        for other in others:
            size = len(self.data.hands[other])
            self.data.hands[other], mixed = sorted(mixed[:size]), mixed[size:]
            if self.data.picked[other] is not None:
                self.data.picked[other] = self.data.hands[other][dice.below(size)]
        self.data.stock = sorted(mixed)


def twin(data: Gifts) -> Gifts:
    return convert(msgspec.to_builtins(data), Gifts)


class Toy(Game[ToyPosition, Gifts]):
    name = "toy"
    positions = ToyPosition
    editions = ("only",)
    seats = range(2, 4)
    act_count = PACK + 3
    version = 1

    def options(self, edition: str) -> tuple[Option, ...]:
        return ()

    def start(self, players: int, edition: str = "", options: Mapping[str, Any] | None = None) -> ToyPosition:
        nothing: list[list[int]] = [[] for seat in range(players)]
        return ToyPosition(twin(Gifts(nothing, nothing, [None] * players, [*range(PACK)])))

    def agreed(self, position: ToyPosition) -> dict[str, Any]:
        return {}

    def view(self, position: ToyPosition, seat: int) -> Gifts:
        seen = twin(position.data)
        seen.seat = seat
        seen.stock = [HIDDEN] * len(seen.stock)
        for other in set(range(position.players)) - {seat}:
            seen.hands[other] = [HIDDEN] * len(seen.hands[other])
            seen.picked[other] = None if seen.picked[other] is None else HIDDEN
        return seen

    def imagine(self, view: Gifts, dice: Dice) -> ToyPosition:
        known = [card for zone in (*view.hands, *view.piles) for card in zone if card != HIDDEN]
        unknown = [card for card in range(PACK) if card not in known]
        position = ToyPosition(twin(view))
        for hand in [*position.data.hands, position.data.stock]:
            hand[:] = [unknown.pop() if card == HIDDEN else card for card in hand]
        position.data.seat = NOBODY
        position.redeal(view.seat, dice)
        return position

    def explain(self, view: Gifts, act: int) -> Refused | None:
        if view.seat == NOBODY or view.taker != NOBODY or not view.hands[view.seat]:
            return Refused("toy:wait", {})
        if view.picked[view.seat] is None:
            return None if act in view.hands[view.seat] else Refused("toy:own-card", {})
        others = {PACK + other for other in range(len(view.hands)) if other != view.seat}
        return None if act in others else Refused("toy:to-another", {})

    def when_time_is_up(self, view: Gifts, dice: Dice) -> int | None:
        return next((act for act in range(self.act_count) if self.explain(view, act) is None), None)

    def offers(self, position: ToyPosition, seat: int) -> Offers:
        if self.unfinished(position, seat):
            return {}
        others = [str(other) for other in range(position.players) if other != seat]
        cards = {str(card): {"to": others} for card in position.acts(seat)}
        return {"give": cards} if cards else {}

    def unfinished(self, position: ToyPosition, seat: int) -> bool:
        return seat >= 0 and position.data.picked[seat] is not None

    def read_act(self, text: str) -> tuple[int, ...]:
        words = text.split()
        if len(words) != 4 or words[::2] != ["give", "to"] or not (words[1] + words[3]).isdigit():
            raise Malformed(f"{text!r} is not an act; write give 3 to 1")
        return int(words[1]), PACK + int(words[3])

    def write_act(self, steps: Sequence[int]) -> str:
        return f"give {steps[0]} to {steps[1] - PACK}"

    def read_draw(self, position: ToyPosition, drawn: Sequence[str]) -> list[int]:
        return [position.data.stock.index(int(card)) for card in drawn]

    def write_draw(self, position: ToyPosition, drawn: Sequence[int]) -> list[str]:
        return [str(position.data.stock[place]) for place in drawn]

    def read_position(self, data: object, edition: str, options: Mapping[str, Any]) -> ToyPosition:
        return ToyPosition(convert(data, Gifts))

    def write_position(self, position: ToyPosition) -> dict[str, Any]:
        return msgspec.to_builtins(position.data)  # type: ignore[no-any-return]

    def line_data(self, text: str) -> object:
        return decode(text.encode(), Any)

    def write_line(self, position: ToyPosition) -> str:
        return msgspec.json.encode(position.data).decode()

    def sheet(self, position: ToyPosition) -> list[SheetLine]:
        return []
