"""Whole acts as people write them.

The words follow the steps of `acts` one by one, so no position is needed to read them. At the end an act may
leave out what has only one possibility: `play SO` against a single opponent.
"""

from collections.abc import Callable, Sequence
from typing import Final

from stammtisch.base.bits import bit, first
from stammtisch.base.errors import Malformed
from stammtisch.base.reading import shortened
from stammtisch.games.grass import acts, stages
from stammtisch.games.grass.cards import CODES, HEATS, KINDS, PARANOIA, PAY_FINE, PEDDLES, PROTECTIONS, STEAL
from stammtisch.games.grass.state import MOST_COVERS

ANY_CARD: Final = first(KINDS)
SINGLE: Final = {
    "end": acts.END,
    "accept": acts.ACCEPT,
    "decline": acts.DECLINE,
    "withdraw": acts.WITHDRAW,
    "willing": acts.WILLING,
}
VERBS: Final = {
    stages.GIVING: "give",
    stages.LOSING: "lose",
    stages.PASSING: "pass",
    stages.DRAFTING: "pick",
    stages.LOCKING: "lock",
}
"""What is done with a single card in some stages; `play` is understood in all of them."""
LAST_SEAT: Final = 5
LONGEST: Final = 400
"""No act has as many letters, not even with all peddles on both sides of an offer."""

FORMS: Final = {
    "waste": "waste HG",
    "swap": "swap HG for DF of 1",
    "take": "take 2",
    "offer": "offer HG for MX to 1, offer HG and table CO JA for MX and table PA to all or offer hidden to 1",
    "counter": "counter HG for MX, or counter HG and table CO JA for MX and table PA",
    **{verb: f"{verb} HG" for verb in VERBS.values()},
}
EXAMPLES: Final = "play MO, waste HG, swap HG for DF of 1, offer HG for MX to 1, accept or end"
"""How acts are written, by their first word and in general."""


class ActWords:
    """The words of an act, read from left to right; one that does not fit is a `ValueError`."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = words
        self.place = 0

    def peek(self) -> str:
        """The next word, empty at the end."""
        return self.words[self.place] if self.place < len(self.words) else ""

    def next(self) -> str:
        self.place += 1
        return self.words[self.place - 1] if self.place <= len(self.words) else ""

    def skip(self, word: str) -> bool:
        """Whether this word comes next, which is then read."""
        found = self.peek() == word
        self.place += found
        return found

    def expect(self, word: str) -> None:
        if not self.skip(word):
            raise ValueError(f"{word} is missing")

    def card(self, kinds: int = ANY_CARD) -> int:
        kind = CODES.index(self.next().upper())
        if not kinds & bit(kind):
            raise ValueError(f"{CODES[kind]} does not fit")
        return kind

    def peddles(self) -> list[int]:
        """One or more."""
        found = [self.card(PEDDLES)]
        while self.peek().upper() in CODES:
            found.append(self.card(PEDDLES))
        return found

    def number(self, low: int, high: int) -> int:
        word = self.next()
        if len(word) != 1 or not low <= int(word) <= high:
            raise ValueError(f"not from {low} to {high}")
        return int(word)

    def seat(self) -> int:
        return acts.SEATS + self.number(0, LAST_SEAT)


def read_act(text: str) -> tuple[int, ...]:
    """The steps of a whole act."""
    plain = text.replace("\N{MINUS SIGN}", "-")
    readable = len(plain) <= LONGEST and plain.isascii() and plain.isprintable()
    words = plain.lower().split() if readable else []
    if len(words) == 1 and words[0] in SINGLE:
        return (SINGLE[words[0]],)
    if words and words[0] in READERS:
        rest = ActWords(words[1:])
        try:
            steps = READERS[words[0]](rest)
        except ValueError:
            rest.place = -1
        if rest.place == len(rest.words):
            return tuple(steps)
    raise Malformed(f"{shortened(text)} is not an act; write {form_of(words)}")


def form_of(words: Sequence[str]) -> str:
    """How an act that begins like this is written."""
    if not words or words[0] != "play":
        return FORMS.get(words[0], EXAMPLES) if words else EXAMPLES
    card = words[1].upper() if len(words) > 1 else ""
    family = bit(CODES.index(card)) if card in CODES else 0
    if family & (HEATS | PARANOIA):
        return f"play {card} on 2"
    if family & PROTECTIONS:
        return f"play {card} over CO JA"
    if family == bit(STEAL):
        return "play ST on 1 for JA"
    if family == bit(PAY_FINE):
        return "play PF with HG, or play PF with HG under 1"
    return f"play {card}" if family else "play MO, play +F on 2, play ST on 1 for JA or play LU over CO JA"


def read_play(words: ActWords) -> list[int]:
    """A card, and on whom, with what or over what."""
    kind = words.card()
    family = bit(kind)
    if family & (HEATS | PARANOIA) and words.skip("on"):
        return [kind, words.seat()]
    if kind == STEAL and words.skip("on"):
        target = words.seat()
        return [kind, target, words.card(PEDDLES)] if words.skip("for") else [kind, target]
    if kind == PAY_FINE and words.skip("with"):
        peddle = words.card(PEDDLES)
        if words.skip("under"):
            return [kind, acts.COVERS + words.number(1, MOST_COVERS) - 1, peddle]
        return [kind, peddle]
    if family & PROTECTIONS and words.skip("over"):
        return [kind, *words.peddles(), acts.DONE]
    return [kind]


def read_swap(words: ActWords) -> list[int]:
    own = words.card(PEDDLES)
    words.expect("for")
    other = words.card(PEDDLES)
    words.expect("of")
    return [acts.SWAP, own, words.seat(), other]


def read_offer(words: ActWords) -> list[int]:
    parts = read_parts(words)
    words.expect("to")
    return [acts.OFFER, acts.TO_ALL if words.skip("all") else words.seat(), *parts]


def read_parts(words: ActWords) -> list[int]:
    """What goes over from each side: a card of the hand or a hidden one, peddles of the table, or both."""
    if words.skip("hidden"):
        return read_hidden(words)
    give, own = read_side(words)
    words.expect("for")
    want, other = read_side(words)
    if len(give) != len(want) or bool(own) != bool(other):
        raise ValueError("both sides give alike")
    if not own:
        return give + want
    return [acts.BOARD, *own, acts.FOR, *other, *([acts.HAND, *give, *want] if give else [acts.DONE])]


def read_hidden(words: ActWords) -> list[int]:
    if not words.skip("and"):
        return [acts.HAND]
    words.expect("table")
    own = words.peddles()
    words.expect("for")
    words.expect("table")
    return [acts.BOARD, *own, acts.FOR, *words.peddles(), acts.HAND]


def read_side(words: ActWords) -> tuple[list[int], list[int]]:
    """A card of the hand, if any, and peddles of the table, if any."""
    if words.skip("table"):
        return [], words.peddles()
    hand = [words.card()]
    if not words.skip("and"):
        return hand, []
    words.expect("table")
    return hand, words.peddles()


READERS: Final[dict[str, Callable[[ActWords], list[int]]]] = {
    "play": read_play,
    "waste": lambda words: [acts.WASTE, words.card()],
    "swap": read_swap,
    "take": lambda words: [words.seat()],
    "offer": read_offer,
    "counter": lambda words: [acts.COUNTER, *read_parts(words)],
    **dict.fromkeys(VERBS.values(), lambda words: [words.card()]),
}


def write_act(steps: Sequence[int]) -> str:
    """A whole act, such that `read_act` gives the same steps."""
    text = written(list(steps))
    if not is_act(text) or read_act(text) != tuple(steps):
        raise Malformed(f"{shortened(list(steps))} are not the steps of a whole act")
    return text


def is_act(text: str) -> bool:
    try:
        read_act(text)
    except Malformed:
        return False
    return True


def hint(steps: Sequence[int]) -> str:
    """A whole act, or the bare words for the rest of one that was begun before."""
    text = written(list(steps))
    return text if is_act(text) else names(steps)


def written(steps: list[int]) -> str:
    """The words for steps that are in order; whatever else is something `read_act` does not understand."""
    match steps:
        case [acts.WASTE, card]:
            return f"waste {name(card)}"
        case [acts.SWAP, own, seat, other]:
            return f"swap {name(own)} for {name(other)} of {name(seat)}"
        case [acts.OFFER, to, *parts]:
            return f"offer {written_parts(parts)} to {name(to)}"
        case [acts.COUNTER, *parts]:
            return f"counter {written_parts(parts)}"
        case [seat] if acts.SEATS <= seat < acts.END:
            return f"take {name(seat)}"
        case [word] if word >= acts.END:
            return name(word)
        case [card, *rest]:
            return f"play {name(card)}{written_rest(rest)}"
    return ""


def written_rest(steps: list[int]) -> str:
    """What follows a card that is played."""
    match steps:
        case [*peddles, acts.DONE]:
            return f" over {names(peddles)}"
        case [cover, peddle] if cover >= acts.COVERS:
            return f" with {name(peddle)} under {cover - acts.COVERS + 1}"
        case [seat, peddle]:
            return f" on {name(seat)} for {name(peddle)}"
        case [seat] if seat >= acts.SEATS:
            return f" on {name(seat)}"
        case [peddle]:
            return f" with {name(peddle)}"
    return "".join(f" {name(step)}" for step in steps)


def written_parts(steps: list[int]) -> str:
    match steps:
        case [acts.HAND]:
            return "hidden"
        case [give, want]:
            return f"{name(give)} for {name(want)}"
        case [acts.BOARD, *table, acts.DONE]:
            return " for ".join(table_parts(table))
        case [acts.BOARD, *table, acts.HAND]:
            return "hidden and " + " for ".join(table_parts(table))
        case [acts.BOARD, *table, acts.HAND, give, want]:
            return " for ".join(
                f"{name(hand)} and {part}"
                for hand, part in zip((give, want), table_parts(table), strict=False)
            )
    return ""


def table_parts(steps: list[int]) -> list[str]:
    """What each side gives of its display; the word between stands where `FOR` is."""
    middle = steps.index(acts.FOR) if acts.FOR in steps else len(steps)
    return [f"table {names(steps[:middle])}", f"table {names(steps[middle + 1 :])}"]


def names(steps: Sequence[int]) -> str:
    return " ".join(name(step) for step in steps)


def name(step: int) -> str:
    """A card, a seat, or a word that is an act of its own; nothing for a word that is none."""
    if 0 <= step < KINDS:
        return CODES[step]
    if acts.SEATS <= step < acts.END:
        return str(step - acts.SEATS)
    return "all" if step == acts.TO_ALL else NAMES_OF_WORDS.get(step, "")


NAMES_OF_WORDS: Final = {act: word for word, act in SINGLE.items()}


def spoken(stage: int, steps: Sequence[int]) -> str:
    """A whole act with the word that fits the stage: a card is given, lost, passed, picked or locked."""
    text = write_act(steps)
    return text.replace("play", VERBS.get(stage, "play"), 1) if len(steps) == 1 else text


def fits(stage: int, text: str) -> bool:
    """Whether the word is one for this stage; another would do something that was not meant."""
    word = text.split()[0].lower()
    return word not in VERBS.values() or word == VERBS.get(stage)


def unfinished(stage: int) -> bool:
    """Whether an act was begun and needs further steps."""
    return stages.WASTING <= stage <= stages.HAND_GIVING
