"""What can be done now at a table of Grass, one line for each key."""

from typing import Final

from stammtisch.cli.games.grass.acts import parts
from stammtisch.cli.games.grass.asking import LineReader

MOST_WAYS: Final = 6
"""So many ways to play a card are named."""


def possibilities(asking: LineReader) -> list[tuple[str, str]]:
    """Keys with their meaning, for the moment a person is asked something."""
    rows = [
        (str(number), playing(asking, card))
        for number, card in enumerate(asking.numbered, 1)
        if asking.starting(asking.verb, card)
    ]
    for act in asking.willing():
        seat = act.split()[1]
        rows.append((seat, asking.cards.words.say("cli-grass-can-take", name=asking.names[int(seat)])))
    verbs = {act.split()[0] for act in asking.offered}
    for verb, keys in KEYS.items():
        if verb in verbs:
            for key, message in keys:
                if fits(asking, message):
                    rows.append((key, asking.cards.words.say(f"cli-grass-can-{message}")))
    return rows


def playing(asking: LineReader, card: str) -> str:
    """A card and how it can be played: on whom, with what."""
    ways = [" ".join(parts(act)[1:]) for act in asking.starting(asking.verb, card)]
    said = asking.cards.short(card)
    if ways == [""]:
        return said
    named = ", ".join(with_names(asking, way) for way in ways[:MOST_WAYS])
    return f"{said}: {named}{', ...' if len(ways) > MOST_WAYS else ''}"


def with_names(asking: LineReader, way: str) -> str:
    """`on 1` as `on Ben`."""
    words = way.split()
    for place, word in enumerate(words):
        if place and words[place - 1] == "on":
            words[place] = f"{word} {asking.names[int(word)]}"
    return " ".join(words)


KEYS: Final = {
    "waste": (("w 3", "waste"),),
    "end": (("e", "end"),),
    "swap": (("x HG DF 1", "swap"),),
    "accept": (("y", "accept"),),
    "willing": (("y", "willing"),),
    "decline": (("n", "decline"),),
    "withdraw": (("n", "withdraw"),),
    "offer": (("o HG MX 1", "offer"), ("o 1", "offer-hidden"), ("ot CO JA / PA 1", "offer-table")),
    "counter": (("c HG MX", "counter"), ("ct CO / PA", "counter-table")),
}


def fits(asking: LineReader, message: str) -> bool:
    """Whether a kind of deal is known at this table."""
    options = asking.view.options
    if message.endswith("-table"):
        return options.edition == "classic"
    if message in ("offer", "counter"):
        return options.hidden_deals == "off"
    return message != "offer-hidden" or options.hidden_deals == "on"
