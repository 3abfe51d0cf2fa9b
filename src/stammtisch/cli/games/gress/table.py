"""Gress in a terminal: what the table looks like.

Drawn from a view, and at a guided table from what is right for the own seat. The others stand in a list in
the order they sit, from the left neighbour down to oneself; an arrow beside them shows which way play goes.
Red and black matter for throws, so the suits have these two colours.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from stammtisch.cli.face import BAR, LiveMoment, TimedDrawing, clock
from stammtisch.cli.games.gress.keys import CARD_KEYS, GressKeys
from stammtisch.cli.ink import SYMBOLS, Ink
from stammtisch.games.game import SheetLine
from stammtisch.games.gress.cards import SUITS
from stammtisch.games.gress.view import View
from stammtisch.games.offers import FORMS, Offers
from stammtisch.games.position import Fact

QUIET: Final = (
    *("turn-passed", "turn-again", "direction-changed", "skipped"),
    *("debt-settled", "vorletzte-due", "hand-dealt-own", "settlement", "scored"),
)
"""Facts that can be seen from the table."""
RIGHTS: Final = ("give", "swap", "swap-two", "take")
RED: Final = "red3"
NAMES_WIDTH: Final = (15, 28)
"""Columns for a name and what plays there, in a narrow and in a wide terminal."""
WIDE: Final = 90
COUNT: Final = 9
MARKE_WIDTH: Final = 6
SLOT: Final = 6
"""Columns for a card in the hand."""
PILE: Final = 22
HURRY: Final = 4000
"""Milliseconds left from which on the time is red."""


class GressInk(Ink):
    """Cards in red and black."""

    colours: ClassVar = {"H": RED, "D": RED}

    def suit(self, suit: str) -> str:
        return suit if self.letters else SYMBOLS[suit]


class GressTable(TimedDrawing):
    """The table as one seat sees it."""

    prefix = "gress"
    quiet_kinds = QUIET
    settlement = "game-ended"
    examples = "draw, vorletzte, give TC to 2"
    ink: GressInk
    ink_of = GressInk

    def keys(self) -> GressKeys:
        return GressKeys()

    def spelled(self, values: Mapping[str, object]) -> dict[str, object]:
        """The values of a sentence, cards written as this terminal writes them."""
        spelled = dict(values)
        for name in ("card", "top"):
            if isinstance(card := spelled.get(name), str):
                spelled[name] = self.ink.motif(card)
        if isinstance(cards := spelled.get("cards"), list | tuple):
            spelled["cards"] = [self.ink.motif(str(card)) for card in cards]
        return spelled

    def quiet(self, fact: Fact, others: Sequence[Fact]) -> bool:
        """A fact also goes without saying if it is told to oneself in more detail."""
        own = fact.about.get("seat") == self.seat
        closer = own and any(other.kind == f"{fact.kind}-own" for other in others)
        return closer or super().quiet(fact, others)

    # The table

    def cloth(self, view: View, moment: LiveMoment, width: int) -> Panel:
        """Who sits where and what lies in the middle."""
        cloth = Table.grid(expand=True, padding=0)
        cloth.add_column(ratio=1)
        cloth.add_column(width=PILE)
        cloth.add_row(self.seats(view, moment, NAMES_WIDTH[width >= WIDE]), self.middle(view))
        return self.on_cloth(self.header(view, moment), cloth, width)

    def front(self, view: View, moment: LiveMoment, width: int) -> Group:
        """What is asked, what one may do besides, and the own hand."""
        return Group(
            self.asked(view, moment, width), self.rights(view, moment), self.hand(view, moment, width)
        )

    def header(self, view: View, moment: LiveMoment) -> Text:
        parts = [
            self.say("referee", referee=view.options.referee),
            self.say("dealer", name=self.names[view.dealer]) if view.phase != "lot" else "",
            clock(moment.now),
        ]
        said = f" {self.ink.dot} ".join(part for part in parts if part)
        return Text.assemble(("Gress", "bold"), f" {self.ink.dot} {said}", style="default")

    def seats(self, view: View, moment: LiveMoment, names: int) -> Table:
        grid = Table.grid(padding=(0, 1, 0, 0))
        for width in (1, 1, names, COUNT, MARKE_WIDTH):
            grid.add_column(min_width=width, max_width=width, no_wrap=True, overflow="ellipsis")
        grid.add_column(no_wrap=True, overflow="ellipsis")
        for place in range(1, view.players + 1):
            seat = (self.seat + place) % view.players
            turn = seat == view.turn and view.phase == "active"
            grid.add_row(
                Text(self.arrow(view), "dim"),
                Text(self.ink.turn if turn else " ", "bold"),
                self.name(view, moment, seat, turn),
                Text(self.say("cards", count=view.hand_sizes[seat])),
                Text(self.say("marke", state=view.marken[seat]), "dim"),
                self.standing(view, seat),
            )
        return grid

    def arrow(self, view: View) -> str:
        if view.phase != "active":
            return " "
        down = view.direction > 0
        if self.ink.plain:
            return "v" if down else "^"
        return "↓" if down else "↑"

    def name(self, view: View, moment: LiveMoment, seat: int, turn: bool) -> Text:
        text = Text(f"{seat} {self.names[seat]}", "bold reverse" if turn else "bold")
        level = "you" if seat == self.seat else moment.levels[seat]
        return Text.assemble(text, (f" {self.say('level', level=level)}", "dim"))

    def standing(self, view: View, seat: int) -> Text:
        """Debts and duties where the table writes them down; what everybody sees in any case."""
        parts: list[tuple[str, str]] = []
        ledger, owed = view.ledger, self.owed(view, seat)
        if owed:
            parts.append((self.say("owes", count=owed), RED))
        if self.must_say(view, seat):
            parts.append((self.say("must-say"), "bold"))
        if ledger is not None and ledger.now is not None and ledger.now.get("skip_seat") == seat:
            parts.append((self.say("skipped"), ""))
        if view.phase == "ready" and seat in view.ready:
            parts.append((self.say("ready"), "dim"))
        if seat in view.excluded:
            parts.append((self.say("excluded"), RED))
        if view.winner == seat:
            parts.append((self.say("out"), "bold"))
        return Text(" ").join([Text(said, style) for said, style in parts])

    def owed(self, view: View, seat: int) -> int:
        """Cards a seat owes, as far as the table writes that down."""
        return sum(debt.left for debt in view.ledger.debts[seat]) if view.ledger is not None else 0

    def must_say(self, view: View, seat: int) -> bool:
        """Whether a guided table shows that vorletzte is to be said."""
        now = view.ledger.now if view.ledger is not None else None
        return now is not None and seat in seats_in(now, "due") and seat not in seats_in(now, "said")

    def middle(self, view: View) -> Table:
        """The top card, large, and beside it what goes for everybody."""
        beside = Text(self.say("draw-pile", count=view.draw_size))
        if view.wish is not None:
            wished = self.say("wished", suit=self.ink.suit(view.wish))
            beside.append(f"\n{wished}", f"bold {self.ink.style(f'J{view.wish}')}")
        if view.phase == "active":
            beside.append("\n\n" if view.wish is None else "\n")
            throws = ("throws", "bold green4") if view.throws else ("no-throws", "dim")
            beside.append(self.say(throws[0]), throws[1])
        if view.halt is not None:
            beside.append(f"\n{self.say('halted')}", "bold")
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=7)
        grid.add_column()
        grid.add_row(self.large(view.top), beside)
        return grid

    def large(self, card: str | None) -> Text:
        written = self.ink.motif(card) if card else ""
        rank, suit = (written[:-1], written[-1]) if written else ("", " ")
        style = f"bold {self.ink.style(card)}" if card else "dim"
        return self.ink.framed(
            [Text(row, style) for row in (f"{rank:<5}", f"{suit:^5}", f"{rank:>5}")], "dim"
        )

    # What is asked, and the own hand

    def asked(self, view: View, moment: LiveMoment, width: int) -> Table:
        """The one thing to know now, and the time for it."""
        line = Table.grid(expand=True)
        line.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
        line.add_column(justify="right", no_wrap=True)
        urgent = moment.left is not None and not moment.resting
        said = self.coloured(f" {self.headline(view, moment)} ")
        said.stylize("bold reverse" if urgent else "dim")
        line.add_row(said, self.time(moment))
        line.width = width
        return line

    def time(self, moment: LiveMoment) -> Text:
        if moment.left is None or moment.resting:
            return Text()
        seconds = -(-max(moment.left, 0) // 1000)
        on, off = ("#", ".") if self.ink.plain else ("━", "─")
        style = RED if moment.left <= HURRY else "green4"
        return Text.assemble(
            (on * moment.bar, style),
            (off * (BAR - moment.bar), "dim"),
            (f" {self.say('seconds', seconds=seconds)}", f"bold {style}"),
        )

    def headline(self, view: View, moment: LiveMoment) -> str:
        seat, name = self.seat, self.names[max(view.turn, 0)]
        if view.phase in ("lot", "deal"):
            return self.say("dealing")
        if view.phase == "ready":
            return self.before_opening(view)
        if seat in view.excluded:
            return self.say("you-are-out")
        if view.phase == "settling":
            return self.say("settling", state=self.settling_state(view))
        if moment.resting:
            return self.say("ruling")
        if view.halt is not None:
            return self.swapping(view)
        if view.call is not None and view.call[1] == seat:
            return self.say("asked-to-swap", name=self.names[view.call[0]])
        if view.turn != seat:
            return self.say("turn-of", name=name)
        return self.say("your-turn", state=self.turn_state(view, moment))

    def turn_state(self, view: View, moment: LiveMoment) -> str:
        """What a turn begins with; an official table tells nothing but that it is one's turn."""
        if view.draw_size == 0:
            return "empty"
        if view.options.referee != "guided":
            return "official"
        if self.owed(view, self.seat):
            return "owes"
        if self.fitting(view, moment):
            return "fits"
        return "draw" if "draw" in moment.offers or "stop" in moment.offers else "official"

    def settling_state(self, view: View) -> str:
        """What is left to do at the end; an official table calls only for the oldest debt (gress:10.2)."""
        guided = view.options.referee == "guided"
        if view.draw_size and (self.owed(view, self.seat) or view.to_take == self.seat):
            return "draw" if guided else "called"
        if self.seat in view.down or not view.hand_sizes[self.seat]:
            return "done"
        return "down" if guided else "official"

    def before_opening(self, view: View) -> str:
        if self.seat not in view.ready:
            return self.say("pick-up")
        if view.dealer != self.seat:
            return self.say("wait-opening", name=self.names[view.dealer])
        if len(view.ready) < view.players:
            return self.say("wait-ready")
        return self.say("open", card=self.ink.motif(view.first_card or ""))

    def swapping(self, view: View) -> str:
        assert view.halt is not None
        if self.seat not in view.halt.parties:
            first, second = view.halt.parties
            return self.say("swap-of-others", name=self.names[first], target=self.names[second])
        other = next(party for party in view.halt.parties if party != self.seat)
        state = "touch" if self.seat in view.halt.laid else "lay"
        return self.say("swap", state=state, name=self.names[other])

    def rights(self, view: View, moment: LiveMoment) -> Text:
        """An act that is begun; else what one may do besides. Always one line."""
        text = self.begun(view, moment) if moment.keys.begun else self.may(view, moment)
        text.no_wrap, text.overflow = True, "ellipsis"
        return text

    def may(self, view: View, moment: LiveMoment) -> Text:
        guided = view.options.referee == "guided"
        found = []
        if self.must_say(view, self.seat):
            found.append(Text(self.say("may-say"), f"bold {RED}"))
        owed = self.owed(view, self.seat)
        if owed and view.turn != self.seat and view.phase == "active":
            found.append(Text(self.say("may-pay", count=owed), RED))
        if guided and "marke" in moment.offers:
            found.append(Text(self.say("may-marke"), "bold"))
        if "wish" in view.rights:
            suits = " ".join(f"{suit.lower()} {self.ink.suit(suit)}" for suit in SUITS)
            found.append(Text(self.say("may-wish", suits=suits), "bold"))
        usable = [] if view.halt is not None else [right for right in RIGHTS if right in view.rights]
        found += [Text(self.say(f"may-{right}"), "bold") for right in usable]
        if guided and FORMS in plays(moment.offers):
            found.append(Text(self.say("may-packet"), "bold"))
        if guided and view.turn != self.seat and self.fitting(view, moment):
            found.append(Text(self.say("may-lay"), "bold green4"))
        return Text(" ").append_text(Text(f" {self.ink.dot} ").join(found))

    def fitting(self, view: View, moment: LiveMoment) -> bool:
        return any(card in plays(moment.offers) for card in view.hand)

    def begun(self, view: View, moment: LiveMoment) -> Text:
        keys = moment.keys
        chosen = " ".join(
            self.ink.motif(keys.cards.get(part, "")) for part in keys.parts if part in keys.cards
        )
        seats = "  ".join(f"{seat} {name}" for seat, name in enumerate(self.names) if seat != self.seat)
        if keys.begun == "swap" and "swap-two" in view.rights:
            seats = "  ".join(f"{seat} {name}" for seat, name in enumerate(self.names))
        state = "more" if keys.parts else "first"
        typed = "".join(keys.parts)
        name = self.names[int(typed)] if keys.begun == "complain" and typed else ""
        values = {"state": state, "cards": chosen, "seats": seats, "name": name, "typed": f"{typed}_"}
        said = self.coloured(self.say(f"begun-{keys.begun}", **values))
        said.stylize("bold")
        return Text.assemble(" ", (f"{self.say('begun-escape')}  ", "dim"), said)

    def hand(self, view: View, moment: LiveMoment, width: int) -> RenderableType:
        """Every card above its key, always in the same place. Where the table guides, what can be laid has
        a double edge."""
        cards = moment.keys.cards
        if not cards:
            return Text(f"\n {self.say('no-cards')}\n", "dim")
        slots = CARD_KEYS[: CARD_KEYS.index(max(cards, key=CARD_KEYS.index)) + 1]
        row = max(1, (width - 1) // SLOT)
        return Group(
            *(self.row(view, moment, slots[start : start + row]) for start in range(0, len(slots), row))
        )

    def row(self, view: View, moment: LiveMoment, slots: str) -> Text:
        cards = [self.held(view, moment, key).split("\n") for key in slots]
        return Text("\n").join(Text(" ").join([Text(), *lines, Text()]) for lines in zip(*cards, strict=True))

    def held(self, view: View, moment: LiveMoment, key: str) -> Text:
        """The card above a key; a free place if it has none."""
        card = moment.keys.cards.get(key)
        if card is None:
            return Text("\n".join([" " * (SLOT - 1)] * 3))
        guided = view.options.referee == "guided"
        marked = guided and card in plays(moment.offers) and view.phase == "active"
        chosen = key in moment.keys.parts and moment.keys.begun in ("give", "packet")
        weight = "bold" if marked or not guided else ""
        row = Text(f"{self.ink.motif(card):>3}", f"{weight} {self.ink.style(card)}".strip())
        foot = Text(key, "bold reverse" if chosen else "bold")
        return self.ink.framed([row], "bold green4" if marked else "dim", thick=marked, foot=foot)

    # Pages

    def key_line(self, view: View) -> Text:
        return Text(self.say("keys", referee=view.options.referee), "dim")

    def page(self, title: str, content: RenderableType, width: int) -> Panel:
        page = super().page(title, content, width)
        page.subtitle = self.say("go-on")
        return page

    def scores(
        self, view: View, facts: Sequence[Fact], sheets: Sequence[Sequence[SheetLine]], width: int
    ) -> Table:
        """Where every point comes from, one line for each player."""
        page = Table(
            title=self.say("points-title"), title_justify="left", box=self.ink.lines, show_edge=False
        )
        page.add_column("")
        for column in ("held", "nines", "marke", "missing", "points"):
            page.add_column(self.say(f"points-{column}"), justify="right")
        for seat, name in enumerate(self.names):
            style = "bold" if seat == view.winner else ""
            page.add_row(Text(name), *self.points(sheets[-1], seat), style=style)
        return page

    def points(self, sheet: Sequence[SheetLine], seat: int) -> list[str]:
        lines = [line for line in sheet if line.seat == seat]
        nines = sum(line.amount for line in lines[1:] if line.rule == lines[0].rule)
        by_rule = {line.rule: line.amount for line in lines[1:]}
        found = [lines[0].amount, nines, by_rule.get("gress:2.8", 0), by_rule.get("gress:10.2", 0)]
        return [str(amount) if amount else "-" for amount in found] + [str(lines[-1].total)]


def seats_in(now: Mapping[str, int | list[int]], name: str) -> Sequence[int]:
    found = now.get(name, [])
    return found if isinstance(found, list) else [found]


def plays(offers: Offers) -> Mapping[str, object]:
    """The cards that may be laid alone, and the forms for several."""
    found: Mapping[str, object] = offers.get("play", {})  # type: ignore[assignment]
    return found
