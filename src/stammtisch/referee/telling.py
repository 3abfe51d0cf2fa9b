"""Facts as sentences, for somebody who may know all of them."""

from collections.abc import Sequence

from stammtisch.games.position import EVERYBODY, Fact
from stammtisch.words import Words, with_names


def told_to_all(fact: Fact, game: str, names: Sequence[str], words: Words) -> str:
    """A sentence; one that was for some seats only says whom it was for."""
    sentence = words.fact(game, fact.kind, with_names(fact.about, names))
    if fact.seats == EVERYBODY:
        return sentence
    listeners = [name for seat, name in enumerate(names) if fact.seen_by(seat)]
    return words.say("told-to", names=listeners, text=sentence)
