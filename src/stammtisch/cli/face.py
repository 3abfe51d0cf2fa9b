"""How a game looks in a terminal, and what may be typed at it.

What is here does for any game: a view is shown field by field, and acts are numbered. A game that can be
drawn better has a part `cli/games/NAME` with a `FACE`.
"""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Protocol

import msgspec
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from stammtisch.base.errors import Refused
from stammtisch.cli.ink import Ink
from stammtisch.games import catalogue
from stammtisch.games.game import SheetLine
from stammtisch.games.listing import whole_acts
from stammtisch.games.offers import Offers
from stammtisch.games.position import Fact
from stammtisch.words import Words

BAR: Final = 10
"""Steps of the bar that shows how much time is left."""
WIDEST_PAGE: Final = 90

Scenes = Sequence[tuple[int, RenderableType]]
"""Pictures worth a pause, each with the number of facts told by then."""


class FollowUp(NamedTuple):
    """What is asked back when a line leaves something open. An answer may lead to the next question;
    None if it is no answer to this one."""

    text: Text
    prompt: str
    answer: Callable[[str], "str | FollowUp | None"]


class Drawing:
    """A table as one seat sees it, drawn from its view and its offers."""

    prefix = "plain"
    """What the messages of this table begin with, after `cli-`."""
    quiet_kinds: Sequence[str] = ()
    """Facts that the log does without."""
    settlement = ""
    """The fact by which one knows that a round has come to its end."""
    ink: Ink
    ink_of: type[Ink] = Ink

    def __init__(self, console: Console, words: Words, names: Sequence[str], seat: int) -> None:
        self.console: Final = console
        self.words: Final = words
        self.names: Final = names
        self.seat: Final = seat
        self.ink = self.ink_of(console)

    def say(self, key: str, **values: object) -> str:
        return self.words.say(f"cli-{self.prefix}-{key}", **values)

    # What is typed

    def offered(self, view: Any, offers: Offers) -> Sequence[str]:
        """What may be done, as a list of acts; an act with too many ways to name them all stands there as its
        first word, after the others."""
        return list(whole_acts(offers))

    def goes_without_saying(self, offered: Sequence[str]) -> str | None:
        """The act nobody needs to be asked for, if this is such a moment."""
        return None

    def prompt(self, view: Any, offered: Sequence[str]) -> str:
        return self.say("prompt")

    def act(self, view: Any, offered: Sequence[str], line: str) -> str | FollowUp:
        """The act that a key or a short form stands for, or what is to be asked back; the line itself if it
        stands for none."""
        return dict(keyed(offered)).get(line, line)

    # What is told

    def spelled(self, values: Mapping[str, object]) -> dict[str, object]:
        """The values of a sentence as this terminal writes them."""
        return dict(values)

    def coloured(self, sentence: str) -> Text:
        return self.ink.coloured(sentence)

    def quiet(self, fact: Fact, others: Sequence[Fact]) -> bool:
        """Whether the log does without this fact; `others` were told with it."""
        return fact.kind in self.quiet_kinds

    def settled(self, facts: Sequence[Fact]) -> bool:
        """Whether a round has come to its end."""
        return any(fact.kind == self.settlement for fact in facts)

    # What is shown

    def table(self, view: Any, offered: Sequence[str], width: int) -> RenderableType:
        """The table at which one of the offered acts is asked for."""
        fields = Text("\n").join(Text(line) for line in written_fields(msgspec.to_builtins(view)))
        acts = [Text.assemble((f" {number} ", "bold reverse"), f" {act}") for number, act in keyed(offered)]
        title = Text(", ".join(f"{seat} {name}" for seat, name in enumerate(self.names)), "bold")
        return Group(self.on_cloth(title, fields, width), *acts, Text(self.say("hint"), "dim"))

    def on_cloth(self, title: Text, content: RenderableType, width: int) -> Panel:
        """What lies on the table, in its edge."""
        return Panel(
            content, title=title, title_align="left", box=self.ink.box, border_style="green4", width=width
        )

    def scenes(self, before: Any, after: Any, facts: Sequence[Fact], width: int) -> Scenes:
        """Pictures worth a pause."""
        return []

    def last(self, view: Any) -> RenderableType | None:
        """What was laid aside and may be looked at, such as tricks, if there is any."""
        return None

    def scores(
        self, view: Any, facts: Sequence[Fact], sheets: Sequence[Sequence[SheetLine]], width: int
    ) -> RenderableType | None:
        """The score sheet, once there is something on it; `sheets` are all settlements so far."""
        return None

    def now(self, view: Any, offered: Sequence[str], width: int) -> RenderableType:
        """What can be done now."""
        return self.help(view, offered, width)

    def hint(self, view: Any) -> Text | None:
        """What a good player would do, if this table can tell."""
        return None

    def help(self, view: Any, offered: Sequence[str], width: int) -> RenderableType:
        """How this table is read, and what can be typed at it."""
        keys = keys_table(line.partition(" ")[::2] for line in self.say("help-keys").splitlines())
        return self.page(self.say("help-title"), Group(Text(self.say("help")), Text(), keys), width)

    def page(self, title: str, content: RenderableType, width: int) -> Panel:
        return Panel(content, title=title, box=self.ink.box, width=min(width, WIDEST_PAGE))


class Keys(Protocol):
    """What single keys do at a table in time, and an act that takes several keys and is begun."""

    cards: dict[str, str]
    """The card behind each key."""
    begun: str
    """Which act is begun; `look` if a rule is being looked up."""
    parts: list[str]
    """The keys pressed for it so far."""

    def look(self, view: Any, now: int) -> None:
        """The hand as it is now."""

    def takes(self, key: str, view: Any) -> bool:
        """Whether a key belongs to the game now, and shows no page."""

    def press(self, key: str, view: Any, offers: Offers) -> str | Refused | None:
        """The act that this key does or completes; None if it does none, or only begins one; and why not, if
        there is nothing to begin."""


class LiveMoment(msgspec.Struct, frozen=True):
    """What is drawn of a table in time besides the view."""

    now: int
    left: int | None
    """Milliseconds left for what is asked, of so many."""
    of: int
    resting: bool
    """While a ruling is made nobody may do anything."""
    offers: Offers
    keys: Keys
    levels: Sequence[str]

    @property
    def bar(self) -> int:
        """Steps of the bar that are left."""
        return -(-max(self.left or 0, 0) * BAR // max(self.of, 1))


class TimedDrawing(Drawing):
    """A table in time. Its messages also have `lines`, `wait`, `nothing-due`, and `you-...` for what a person
    must not miss."""

    examples = ""
    """A few acts as they can be typed."""

    @abstractmethod
    def keys(self) -> Keys:
        """What keys do, for somebody who sits down."""

    @abstractmethod
    def cloth(self, view: Any, moment: LiveMoment, width: int) -> RenderableType:
        """Who sits where, and what lies in the middle."""

    @abstractmethod
    def front(self, view: Any, moment: LiveMoment, width: int) -> RenderableType:
        """What is asked, what one may do besides, and the own hand."""

    @abstractmethod
    def key_line(self, view: Any) -> RenderableType:
        """The keys in a few words."""


class Face(NamedTuple):
    """The tables of a game, one to play at and one for lessons, and what they agree on when nobody says
    otherwise. The table of a game in time is a `TimedDrawing`."""

    table: Callable[[Console, Words, Sequence[str], int], Drawing] = Drawing
    lesson: Callable[[Console, Words, Sequence[str], int], Drawing] = Drawing
    usual_options: Mapping[str, object] = MappingProxyType({})


def find(game: str) -> Face:
    """How a game looks; plain if it has no part here."""
    if not catalogue.has_part("cli.games", game):
        return Face()
    face: Face = catalogue.part("cli.games", game).FACE
    return face


def keyed(offered: Sequence[str]) -> list[tuple[str, str]]:
    """Acts with the numbers that stand for them."""
    return [(str(number), act) for number, act in enumerate(offered, 1)]


def keys_table(rows: Iterable[Sequence[str]]) -> Table:
    """Keys and what they mean."""
    keys = Table.grid(padding=(0, 2))
    keys.add_column(no_wrap=True)
    keys.add_column()
    for key, meaning in rows:
        keys.add_row(Text(key, "bold"), Text(meaning))
    return keys


def written_fields(data: Mapping[str, object]) -> list[str]:
    """Plain data, one line for each field."""
    return [f"{field}: {msgspec.json.encode(value).decode()}" for field, value in data.items()]


def clock(milliseconds: int) -> str:
    """Minutes and seconds."""
    seconds = milliseconds // 1000
    return f"{seconds // 60}:{seconds % 60:02}"
