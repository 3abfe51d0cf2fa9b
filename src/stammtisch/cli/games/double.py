"""Double in a terminal: what the table looks like, and what may be typed at it.

Drawn from a view and the facts this seat heard; of the rules it knows only how cards are written.

A card on the table shows the half that was played. The other half is in its lower edge, the order of
play in its upper edge, and the card that took the trick has a double edge.
"""

import re
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

import msgspec
from rich.align import Align
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stammtisch.base.bits import Dice
from stammtisch.cli.face import Drawing, Face, Scenes
from stammtisch.cli.ink import SYMBOLS, Ink
from stammtisch.games.double.cards import motif_named
from stammtisch.games.double.game import Double
from stammtisch.games.double.notation import write_act
from stammtisch.games.double.parts import Trick
from stammtisch.games.double.rules import pairing_of
from stammtisch.games.double.scoring import BLACK, RED, WHITE, chips
from stammtisch.games.double.view import View
from stammtisch.games.game import SheetLine
from stammtisch.games.position import Fact
from stammtisch.players.hint import hints

COLOURS: Final = {"C": "green4", "S": "default", "H": "red3", "D": "dodger_blue1", "O": "medium_orchid"}
"""One for each suit and one for Pope and Fool; all can be read on dark and on light ground."""
KEYS: Final = "123456789abcdefgijkmnoprtuvwxyz"
"""Keys for acts; h, l, q and s are commands."""
DOUBLE: Final = Double()
HINT_SEED: Final = 1
"""Asked twice, the same is answered."""
TALL: Final = 30
"""Lines from which on the table spreads out."""
ROOMY: Final = 15
"""Columns for a seat from which on there is space for more than the bare numbers."""


class DoubleInk(Ink):
    """Cards of two halves, each in the colour of its suit."""

    colours: ClassVar = COLOURS

    def card(self, name: str) -> str:
        return "/".join(self.motif(half) for half in name.split("/"))

    def half(self, name: str, *, bright: bool = True) -> Text:
        weight = "bold" if bright else "dim"
        return Text(f"{self.motif(name):>3}", f"{weight} {self.style(name)}")


class DoubleTable(Drawing):
    """The table as one seat sees it."""

    prefix = "double"
    settlement = "seat-settled"
    ink: DoubleInk
    ink_of = DoubleInk

    # What is typed

    def prompt(self, view: View, offered: Sequence[str]) -> str:
        kind = "bid" if view.phase == "bid" else "play"
        return self.say(f"prompt-{kind}", offered=" ".join(self.keys(view, offered)))

    def keys(self, view: View, offered: Sequence[str]) -> dict[str, str]:
        """The act behind each key: predictions by their number, halves as they lie in the hand."""
        if view.phase == "bid":
            return {act.removeprefix("bid "): act for act in offered}
        halves = dict.fromkeys(half for card in view.hand for half in card.split("/"))
        acts = [f"play {half}" for half in halves if f"play {half}" in offered]
        return dict(zip(KEYS, acts, strict=False))

    def act(self, view: View, offered: Sequence[str], line: str) -> str:
        """What was typed, in the notation of acts where it is short for one."""
        typed = " ".join(line.lower().split())
        for suit, symbol in SYMBOLS.items():
            typed = typed.replace(symbol, suit.lower())
        typed = re.sub(r"\b10(?=[cshd]\b)", "t", typed)
        if typed in (keys := self.keys(view, offered)):
            return keys[typed]
        if view.phase == "bid" and typed.isdecimal():
            return f"bid {typed}"
        return f"play {typed}" if re.fullmatch(r"[2-9tjqka][cshd]|po|fo", typed) else typed

    def spelled(self, values: Mapping[str, object]) -> dict[str, object]:
        """The values of a sentence, cards written as this terminal writes them."""
        spelled = dict(values)
        for name in ("motif", "card"):
            if isinstance(written := spelled.get(name), str):
                spelled[name] = self.ink.card(written)
        return spelled

    # What is shown

    def table(self, view: View, offered: Sequence[str], width: int, won: int | None = None) -> RenderableType:
        """The others across the table, the trick between us, the own hand in front."""
        others = [(self.seat + place) % view.players for place in range(1, view.players)]
        column = (width - 4) // len(others)
        across = Table.grid(expand=True)
        for seat in others:
            across.add_column(justify="center", ratio=1, no_wrap=True, overflow="ellipsis")
        across.add_row(*(self.across(view, seat, column, won) for seat in others))
        middle = Table.grid(expand=True)
        for ratio in (5, 3, 5):
            middle.add_column(justify="center", ratio=ratio)
        middle.add_row(self.trump(view), self.on_table(view, self.seat, won), self.reviewed(view))
        gap = [Text()] if self.console.height >= TALL else []
        cloth = self.on_cloth(self.header(view), Group(*gap, across, *gap, middle, *gap), width)
        front = [self.own_line(view), self.hand(view, offered), *self.foot(gap)]
        return Group(cloth, *gap, *(Align.center(line, width=width) for line in front))

    def foot(self, gap: Sequence[Text]) -> list[Text]:
        """What else can be typed."""
        return [*gap, Text(self.say("hint"), "dim")]

    def header(self, view: View) -> Text:
        plan = list(view.options.schedule)
        plan += [view.cards] * (view.round - len(plan))
        dot = self.ink.dot
        turn = self.say("header", round=view.round, rounds=view.rounds)
        dealer = self.say("dealer", name=self.names[view.dealer])
        header = Text.assemble(("Double", "bold"), f" {dot} {turn} {dot} {dealer} {dot} ", style="default")
        for place, cards in enumerate(plan, 1):
            if place == view.round:
                header.append(f"[{cards}]", "bold reverse")
            else:
                header.append(f"{cards}", "dim" if place < view.round else "")
            header.append(dot if place < len(plan) else "", "dim")
        return header

    def across(self, view: View, seat: int, column: int, won: int | None) -> Text:
        """One of the others: who, what was said and taken, and the card played."""
        lines = [self.name(view, seat), self.standing(view, seat, column), self.points(view, seat, column)]
        return Text("\n").join([*lines, self.on_table(view, seat, won)])

    def name(self, view: View, seat: int) -> Text:
        turn = seat in view.actors
        return Text(
            (f"{self.ink.turn} " if turn else "") + self.names[seat], "bold reverse" if turn else "bold"
        )

    def standing(self, view: View, seat: int, column: int) -> Text:
        """The prediction while predicting; then tricks taken against it."""
        bid = view.bids[seat]
        if bid is None:
            chosen = self.say("secret") if column >= ROOMY else self.ink.kept
            return Text(chosen if view.locked[seat] else "...", "dim")
        if view.phase == "bid":
            return Text(self.say("says", bid=bid))
        took = view.tricks[seat]
        style = "red3" if took > bid else ""
        text = Text(self.say("took", tricks=took, bid=bid), style)
        if column >= ROOMY and not self.ink.plain and took + bid:
            text.append(" " + "●" * took + "○" * (bid - took))
        return text

    def points(self, view: View, seat: int, column: int) -> Text:
        points = view.points[seat]
        if column < 10:
            return Text(str(points))
        text = Text(self.say("points", points=points))
        return text.append_text(self.chips(points)) if column >= ROOMY * 2 else text

    def chips(self, points: int) -> Text:
        white, red, black = chips(points)
        piles = [
            (f"{count}{self.ink.times}{worth}", style)
            for count, worth, style in ((white, WHITE, "bold"), (red, RED, "red3"), (black, BLACK, "dim"))
            if count
        ]
        return Text(" ").join([Text(), *(Text(pile, style) for pile, style in piles)])

    def on_table(self, view: View, seat: int, won: int | None) -> Text:
        """The card a seat has played to this trick, or its open hand, or a free place."""
        place = (seat - view.trick.leader) % view.players
        if place < len(view.trick.plays):
            return self.played(view, view.trick.plays[place], str(place + 1), seat == won)
        held = view.hands[seat]
        shown = " ".join(self.ink.card(card) for card in held) if held and seat != self.seat else ""
        return Text(f"\n{shown}\n", "dim")

    def played(self, view: View, motif: str, order: str = "", won: bool = False) -> Text:
        pairing = pairing_of(view.options)
        other = pairing.card_with(motif_named(motif)).split("/")
        other.remove(motif)
        return self.on_edge(motif, other[0], order, won)

    def on_edge(self, motif: str, other: str, order: str = "", won: bool = False) -> Text:
        """A card of which one half counts: the other is in the lower edge."""
        rows = [Text.assemble(" ", self.ink.half(motif), " ")]
        foot = Text(self.ink.motif(other), f"dim {self.ink.style(other)}")
        return self.ink.framed(rows, "bold" if won else "dim", thick=won, top=order, foot=foot)

    def trump(self, view: View) -> RenderableType:
        if view.turn_up is None:
            return Text()
        high, low = view.turn_up.split("/")
        block = Table.grid(padding=(0, 1))
        said = self.say("trump", trump=view.trump or "none")
        style = "bold" if view.trump is None else f"bold {COLOURS[view.trump]}"
        block.add_row(self.on_edge(high, low), Text(f"\n{said}", style))
        return block

    def reviewed(self, view: View) -> Text:
        """The last trick in a few words, while it may be looked at."""
        if not view.open_tricks or view.trick.plays:
            return Text()
        text = Text(self.say("last-trick"), "dim")
        trick = view.open_tricks[-1]
        for place, motif in enumerate(trick.plays):
            name = self.names[(trick.leader + place) % view.players]
            text.append("\n" if place == 0 else "  ").append(f"{name} ", "dim")
            text.append(self.ink.motif(motif), self.ink.style(motif))
        return text

    def own_line(self, view: View) -> Text:
        parts = [self.name(view, self.seat), self.standing(view, self.seat, ROOMY)]
        parts.append(self.points(view, self.seat, 2 * ROOMY))
        return Text("   ").join(parts)

    def hand(self, view: View, offered: Sequence[str]) -> RenderableType:
        """All halves; those that can be played now are bright and have a key."""
        keys = {act.removeprefix("play "): key for key, act in self.keys(view, offered).items()}
        playing = view.phase == "play" and bool(offered)
        held = view.hand or ("",) * view.hand_sizes[self.seat]
        if not held:
            return Text("\n".join(" " * 4))
        row = Table.grid(padding=(0, 1))
        row.add_row(*(self.in_hand(card, keys, playing) for card in held))
        return row

    def in_hand(self, card: str, keys: Mapping[str, str], playing: bool) -> Text:
        """A card of the own hand; without a name it is one that must not be looked at."""
        halves = card.split("/") if card else []
        edge = "dim" if playing and not any(half in keys for half in halves) else ""
        return self.ink.framed([self.held_half(half, keys, playing) for half in halves or ("", "")], edge)

    def held_half(self, half: str, keys: Mapping[str, str], playing: bool) -> Text:
        key = keys.get(half, "") if playing else ""
        named = self.ink.half(half, bright=not playing or half in keys) if half else Text("  ?")
        return Text.assemble(" ", (f"{key:1}", "bold reverse" if key else ""), " ", named, " ")

    # Moments worth a pause, and pages

    def scenes(self, before: View, after: View, facts: Sequence[Fact], width: int) -> Scenes:
        """A complete trick, seen before the table is cleared and the round settled."""
        for told, fact in enumerate(facts, 1):
            if fact.kind == "trick-taken":
                complete = msgspec.structs.replace(
                    before,
                    trick=after.seen[-1],
                    tricks=after.tricks,
                    hands=after.hands,
                    hand_sizes=after.hand_sizes,
                    actors=(),
                )
                winner = fact.about["seat"]
                assert isinstance(winner, int)
                return [(told, self.table(complete, (), width, winner))]
        return []

    def last(self, view: View) -> RenderableType | None:
        """The tricks that may be looked at, as cards."""
        if not view.open_tricks:
            return None
        first = len(view.seen) - len(view.open_tricks) + 1
        return Group(*(self.trick(view, trick, first + i) for i, trick in enumerate(view.open_tricks)))

    def trick(self, view: View, trick: Trick, number: int) -> RenderableType:
        row = Table.grid(padding=(0, 1, 0, 0))
        for play in trick.plays:
            row.add_column(justify="center", width=7, no_wrap=True, overflow="ellipsis")
        seats = [(trick.leader + place) % view.players for place in range(len(trick.plays))]
        row.add_row(*(Text(self.names[seat], "bold") for seat in seats))
        row.add_row(*(self.played(view, motif) for motif in trick.plays))
        return Group(Text(self.say("trick-of", number=number)), row)

    def scores(
        self, view: View, facts: Sequence[Fact], sheets: Sequence[Sequence[SheetLine]], width: int
    ) -> RenderableType | None:
        """The score sheet: a line for each round, a column for each seat."""
        if not self.settled(facts):
            return None
        sheet = Table(
            title=self.say("sheet-title"),
            box=self.ink.lines,
            show_edge=False,
            show_footer=True,
            padding=(0, 1) if view.players <= 8 else (0, 1, 0, 0),
        )
        sheet.add_column(self.say("round"), self.say("total"))
        for seat, name in enumerate(self.names):
            total = Text(str(view.points[seat]))
            sheet.add_column(Text(name), total, justify="right", no_wrap=True, overflow="ellipsis")
        line = [Text()]
        for fact in facts:
            if fact.kind == "round-dealt":
                line = [Text(f"{fact.about['round']} ({fact.about['cards']})")]
            elif fact.kind == "seat-settled":
                line.append(self.sheet_cell(fact.about))
                if len(line) > view.players:
                    sheet.add_row(*line)
        note = self.say("sheet-note", kept=f"2{self.ink.kept}", missed=f"2{self.ink.missed}")
        lines: list[RenderableType] = [sheet, Text(note, "dim")]
        if view.options.bank == "finite_iou":
            lines.append(Text(self.say("bank", bank=view.bank, claims=view.claims)))
        return Group(*lines)

    def sheet_cell(self, settled: Mapping[str, object]) -> Text:
        kept = settled["kept"] == "yes"
        mark = self.ink.kept if kept else self.ink.missed
        style = "green4" if kept else "red3"
        return Text.assemble((f"{settled['bid']}{mark}", style), f" {settled['points']:>2}")

    def hint(self, view: View) -> Text:
        """The best acts, with the points they bring on average and how often the prediction is kept."""
        lines = [Text(self.say("advice-title"))]
        for hint in hints(DOUBLE, view, Dice(HINT_SEED)):
            said = write_act(*hint.steps).removeprefix("bid ").removeprefix("play ")
            what = said if said.isdecimal() else self.ink.motif(said)
            points, kept = f"{hint.points:+.1f}", round(100 * hint.reached)
            lines.append(self.coloured(self.say("advice", what=what, points=points, kept=kept)))
        return Text("\n").join(lines)


class DoubleSlate(DoubleTable):
    """The table in a lesson, which has its own words below it."""

    def foot(self, gap: Sequence[Text]) -> list[Text]:
        return []


FACE: Final = Face(DoubleTable, DoubleSlate)
