"""Grass in a terminal: what the table looks like. What may be typed at it is in `asking`.

Drawn from a view and the facts this seat heard. Every player has one or two lines: name, money, market and
free peddles, dearest first; below them what is protected, each set in the brackets of its protection, and
what is known of the hand.
"""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from stammtisch.base.bits import Dice
from stammtisch.cli.face import Drawing, FollowUp, Scenes, keys_table
from stammtisch.cli.games.grass.account import account
from stammtisch.cli.games.grass.acts import listed
from stammtisch.cli.games.grass.asking import LineReader
from stammtisch.cli.games.grass.cards import CardNames, dearest_first, worth
from stammtisch.cli.games.grass.help import possibilities
from stammtisch.games.game import SheetLine
from stammtisch.games.grass.game import Grass
from stammtisch.games.grass.speech import write_act
from stammtisch.games.grass.view import Offer, View
from stammtisch.games.offers import Offers
from stammtisch.games.position import Fact
from stammtisch.players.hint import Hint, hints
from stammtisch.words import Words

GRASS: Final = Grass()
HINT_SEED: Final = 1
THOUSAND: Final = 1000
SHOWN_WASTED: Final = 6
"""So many of the wasted cards are shown on the table."""
NAME: Final = 15
TOTAL: Final = 8
MARKET: Final = 16
"""Columns of fixed width; the display has what is left."""

TURN_KEYS: Final = ("play", "waste", "swap", "offer", "withdraw", "end")
ANSWER_KEYS: Final = ("accept", "willing", "decline", "counter")


class GrassTable(Drawing):
    """The table as one seat sees it."""

    prefix = "grass"
    quiet_kinds = ("card-drawn", "turn-ended", "pass-locked", "picked")
    """Facts that can be seen from the table, or come from everybody in turn."""
    settlement = "scored"

    def __init__(self, console: Console, words: Words, names: Sequence[str], seat: int) -> None:
        super().__init__(console, words, names, seat)
        self.cards: CardNames = CardNames(words, "modern")

    def look(self, view: View) -> View:
        """The cards are called as in the edition that is played."""
        if self.cards.edition != view.options.edition:
            self.cards = CardNames(self.words, view.options.edition)
        return view

    # What is typed

    def offered(self, view: View, offers: Offers) -> list[str]:
        self.look(view)
        return listed(offers)

    def goes_without_saying(self, offered: Sequence[str]) -> str | None:
        """Nobody needs to be asked about an offer that can only be declined."""
        return "decline" if list(offered) == ["decline"] else None

    def asking(self, view: View, offered: Sequence[str]) -> LineReader:
        return LineReader(self.look(view), offered, self.names, self.cards)

    def act(self, view: View, offered: Sequence[str], line: str) -> str | FollowUp:
        return self.asking(view, offered).meant(line)

    def prompt(self, view: View, offered: Sequence[str]) -> str:
        verbs = {act.split()[0] for act in offered}
        if "take" in verbs:
            seats = [act.split()[1] for act in offered if act.startswith("take")]
            return self.say("prompt-take", offered=" ".join(seats))
        for answer in ("accept", "willing", "decline"):
            if answer in verbs:
                return self.say("prompt-answer", offered=self.keys(view, verbs, ANSWER_KEYS))
        for verb in ("pick", "pass", "lock", "give", "lose"):
            if verb in verbs:
                count = len(self.asking(view, offered).numbered)
                left = self.names[(self.seat + 1) % view.players]
                to = self.names[view.active]
                return self.say(f"prompt-{verb}", count=count, left=left, name=to)
        return self.say("prompt-turn", offered=self.keys(view, verbs, TURN_KEYS))

    def keys(self, view: View, verbs: set[str], asked: Sequence[str]) -> str:
        """What can be typed, in a few words."""
        return ", ".join(self.say(f"key-{verb}", count=len(view.hand)) for verb in asked if verb in verbs)

    def spelled(self, values: Mapping[str, object]) -> dict[str, object]:
        return self.cards.spelled(values)

    def coloured(self, sentence: str) -> Text:
        return self.cards.coloured(sentence)

    # What is shown

    def table(self, view: View, offered: Sequence[str], width: int) -> RenderableType:
        """The others from the left neighbour on, oneself below them, the piles, the offer, the own hand."""
        self.look(view)
        seats = Table.grid(padding=(0, 1), expand=True)
        seats.add_column(width=NAME, no_wrap=True, overflow="ellipsis")
        seats.add_column(width=TOTAL, no_wrap=True, justify="right")
        seats.add_column(width=MARKET, no_wrap=True, overflow="ellipsis")
        seats.add_column(ratio=1)
        for place in range(1, view.players + 1):
            self.add_seat(seats, view, (self.seat + place) % view.players)
        front: list[RenderableType] = [
            self.on_cloth(self.header(view), Group(seats, self.piles(view)), width)
        ]
        if view.offer is not None and view.offer.to_answer + view.offer.willing:
            front.append(self.offer(view, view.offer))
        front.append(self.hand(view, offered, width))
        return Group(*front, Text(self.say("hint"), "dim"))

    def header(self, view: View) -> Text:
        """What is played, and to which total; a stage of the course has none."""
        parts = [
            self.say("edition", edition=view.options.edition),
            self.say("round", round=view.round),
            self.say("dealer", name=self.names[view.dealer]),
        ]
        if not view.options.course:
            parts.append(self.say("target", amount=view.options.target))
        return Text.assemble(
            ("Grass", "bold"), *(f" {self.ink.dot} {part}" for part in parts), style="default"
        )

    def add_seat(self, seats: Table, view: View, seat: int) -> None:
        lines = [self.seat_name(view, seat), self.total(view, seat), self.market(view, seat)]
        seats.add_row(*lines, self.display(view, seat))

    def seat_name(self, view: View, seat: int) -> Text:
        turn = seat == view.active if view.stage not in ("draft", "pass") else seat in view.actors
        size = f" ({view.hand_sizes[seat]})"
        named = Text(f"{seat} {self.names[seat]}", "bold reverse" if turn else "bold")
        named.truncate(NAME - 1 - len(size), overflow="ellipsis")
        text = Text.assemble(self.ink.turn if turn else " ", named, (size, "dim"))
        if view.skips[seat]:
            text.append(f"\n  {self.say('skips', count=view.skips[seat])}", "red3")
        return text

    def total(self, view: View, seat: int) -> Text:
        return Text(self.say("money", amount=view.totals[seat]))

    def market(self, view: View, seat: int) -> Text:
        state = view.markets[seat]
        if state in ("none", "open"):
            return Text(self.say(f"market-{state}"), "dim" if state == "none" else "green4")
        return self.cards.code(state, "bold").append(f" {self.cards.names[state]}")

    def display(self, view: View, seat: int) -> Text:
        """The free peddles and what all is worth; then the protected ones, and what is known of the hand."""
        free = dearest_first(view.displays[seat])
        covered = [card for cover in view.protections[seat] for card in cover.peddles]
        first = self.cards.row(free, "bold")
        if free or covered:
            first.append("  " if free else "")
            first.append(self.say("laid", amount=worth([*free, *covered])), "dim")
        else:
            first = Text(self.ink.dot, "dim")
        second = [self.protected(cover.card, cover.peddles) for cover in view.protections[seat]]
        second += self.known(view, seat)
        if not second:
            return first
        return Text("\n").join([first, Text("  ").join(second)])

    def protected(self, card: str, peddles: Sequence[str]) -> Text:
        inside = self.cards.row(dearest_first(peddles))
        return Text.assemble(self.cards.code(card, "bold"), "[", inside, "]")

    def known(self, view: View, seat: int) -> list[Text]:
        """An open hand, or the cards of it that were seen going there."""
        held = view.hands[seat]
        if seat == self.seat:
            cards, key = view.known_to_all[seat], "known"
        elif held is not None:
            cards, key = held, "open-hand"
        else:
            cards, key = view.known[seat], "holds"
        if not cards:
            return []
        return [Text.assemble((self.say(key), "dim"), " ", self.cards.row(cards))]

    def piles(self, view: View) -> Text:
        text = Text.assemble((self.say("stack"), "dim"), f" {view.stack_size}   ")
        text.append(self.say("wasted"), "dim").append(f" {view.wasted_size}")
        shown = list(reversed(view.wasted[-SHOWN_WASTED:]))
        if shown:
            text.append("  ").append_text(self.cards.code(shown[0], "bold"))
            text.append(f" {self.cards.names[shown[0]]}")
            for card in shown[1:]:
                text.append(" ").append_text(self.cards.code(card, "dim"))
        return text

    def offer(self, view: View, offer: Offer) -> Text:
        """The offer on the table, for everybody to see."""
        target: object = "table" if offer.to >= view.players else self.names[offer.to]
        about = {
            "gives": (offer.give or "hidden") if offer.hand else "none",
            "wants": (offer.want or "hidden") if offer.hand else "none",
            "gives_table": list(dearest_first(offer.give_table)) or "none",
            "wants_table": list(dearest_first(offer.want_table)) or "none",
        }
        if offer.to == self.seat:
            target = "you"
        values = {**self.spelled(about), "name": self.names[offer.seat], "target": target}
        return self.coloured(self.say("offer", **values))

    # The own hand

    def hand(self, view: View, offered: Sequence[str], width: int) -> RenderableType:
        """Numbered, with names; what can be done with its number alone is bright."""
        asking = self.asking(view, offered)
        cards = asking.numbered
        able = {act.split()[1] for act in offered if act.split()[0] == asking.verb}
        rows = (len(cards) + 1) // 2
        grid = Table.grid(padding=(0, 1))
        for column in range(2):
            grid.add_column(width=(width - 1) // 2, no_wrap=True, overflow="ellipsis")
        cells = [self.in_hand(number, card, card in able) for number, card in enumerate(cards, 1)]
        cells += [Text()] * (2 * rows - len(cells))
        for row in range(rows):
            grid.add_row(cells[row], cells[rows + row])
        if view.stage == "draft" and view.hand:
            return Group(grid, Text.assemble((self.say("kept"), "dim"), " ", self.cards.row(view.hand)))
        if view.stage in ("give", "lose"):
            return Group(grid, Text.assemble((self.say("in-hand"), "dim"), " ", self.cards.row(view.hand)))
        return grid

    def in_hand(self, number: int, card: str, able: bool) -> Text:
        weight = "bold" if able else "dim"
        text = Text.assemble((f" {number} ", "bold reverse" if able else "dim"), " ")
        text.append_text(self.cards.code(card, weight)).append(f" {self.cards.names[card]}", weight)
        return text.append(f" {self.cards.money(card)}", "dim")

    # Moments worth a pause, and pages

    def scenes(self, before: View, after: View, facts: Sequence[Fact], width: int) -> Scenes:
        """The end of a round, with all hands open, before it is reckoned."""
        for told, fact in enumerate(facts):
            if fact.kind == "hands-shown":
                ended = msgspec.structs.replace(
                    after, round=before.round, dealer=before.dealer, totals=before.totals, actors=()
                )
                return [(told, self.table(ended, (), width))]
        return []

    def last(self, view: View) -> RenderableType | None:
        """The wasted pile from the top, as far as it may be seen, and what is tucked under the markets."""
        self.look(view)
        if not view.wasted and not any(view.tucked):
            return None
        lines: list[Text] = []
        if view.wasted:
            whole = "wasted-all" if len(view.wasted) == view.wasted_size else "wasted-top"
            pile = Text(" ").join([self.cards.code(card) for card in reversed(view.wasted)])
            lines += [Text(self.say(whole, count=view.wasted_size), "bold"), pile]
        for seat, tucked in enumerate(view.tucked):
            if tucked:
                said = self.say("tucked", name=self.names[seat])
                lines.append(Text.assemble((said, "dim"), " ", self.cards.row(tucked)))
        return Group(*lines)

    def scores(
        self, view: View, facts: Sequence[Fact], sheets: Sequence[Sequence[SheetLine]], width: int
    ) -> RenderableType | None:
        """The account of the last round line by line."""
        if not sheets:
            return None
        title = self.words.say("pad-round", round=view.round - (view.stage != "over"))
        return account(sheets[-1], title, self.names, self.words, width, self.ink.lines)

    def now(self, view: View, offered: Sequence[str], width: int) -> RenderableType:
        rows = possibilities(self.asking(view, offered))
        if not rows:
            return self.help(view, offered, width)
        return self.page(self.say("help-now"), keys_table(rows), width)

    def hint(self, view: View) -> Text:
        """The best acts as they can be typed, each with what it brings."""
        practice = bool(view.options.course)
        told = [self.advice(hint, practice=practice) for hint in hints(GRASS, view, Dice(HINT_SEED))]
        return Text("\n".join([self.say("advice-title"), *told]))

    def advice(self, hint: Hint, *, practice: bool) -> str:
        """Nobody wins a game by a round of the course."""
        act, amount = write_act(hint.steps), round(hint.points / THOUSAND) * THOUSAND
        best, chance = round(100 * hint.reached), round(100 * (hint.chance or 0))
        if practice:
            return self.say("advice-course", act=act, amount=amount, best=best)
        return self.say("advice", act=act, amount=amount, best=best, chance=chance)
