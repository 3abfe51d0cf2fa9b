"""Playing a game again from its record, and checking that it is the game it claims to be."""

from collections.abc import Iterator
from itertools import pairwise

import msgspec

from stammtisch.games.chance import CHAIN, Chance, Hands, before, commitment
from stammtisch.games.errors import Malformed, Refused
from stammtisch.games.position import Fact
from stammtisch.records.record import ChanceData, Entry, Record
from stammtisch.records.recorder import Recorder


class Differs(Exception):
    """A record that does not play again as it was written, and where."""

    def __init__(self, seq: int, problem: str) -> None:
        super().__init__(f"entry {seq}: {problem}" if seq else problem)


class Step(msgspec.Struct):
    """One entry played again: what happened, and the game after it."""

    entry: Entry
    facts: list[Fact]
    game: Recorder


class Verification(msgspec.Struct):
    """What was shown about a record."""

    entries: int
    draws: int
    finished: bool
    chance: str
    """`verified`: every draw follows from the secret that was committed to; `sealed`: the secret is not
    in the record yet; `none`: the record has no verifiable chance."""


def replay(record: Record, chance: Chance | Hands | None = None) -> Iterator[Step]:
    """The game step by step; raises `Differs` at the first entry that is not what it was.

    With `chance`, every draw must also be the one that chance gives.
    """
    again = afresh(record)
    if record.rules != again.game.version:
        known = again.game.version
        raise Differs(0, f"written under rules version {record.rules}, this is version {known}")
    for entry in record.entries:
        facts = repeat(again, entry, chance)
        if again.hash != entry.hash:
            raise Differs(entry.seq, f"the hash is {again.hash}, not {entry.hash}")
        if again.record.entries[-1] != entry:
            raise Differs(entry.seq, "not written the way a record writes it")
        yield Step(entry, facts, again)
    if record.result != again.record.result:
        raise Differs(0, "result: not the one the entries lead to")


def afresh(record: Record) -> Recorder:
    """The game of a record before its first entry."""
    return Recorder(msgspec.structs.replace(record, entries=[], result=None))


def repeat(again: Recorder, entry: Entry, chance: Chance | Hands | None) -> list[Fact]:
    try:
        if entry.act is not None and entry.seat is not None:
            return again.act(entry.seat, entry.act, entry.at).facts
        if entry.said is not None and entry.seat is not None:
            again.say(entry.seat, entry.said, entry.at)
            return []
        return redraw(again, entry, chance)
    except Refused as refused:
        raise Differs(entry.seq, f"seat {entry.seat} may not {entry.act} ({refused.rule})") from None
    except Malformed as problem:
        raise Differs(entry.seq, str(problem)) from None


def redraw(again: Recorder, entry: Entry, chance: Chance | Hands | None) -> list[Fact]:
    wanted = again.position.chance()
    if wanted is None or entry.draw != f"{wanted.purpose}/{wanted.counter}":
        raise Differs(entry.seq, f"nothing waits for the draw {entry.draw!r} here")
    if chance is not None:
        due = again.game.write_draw(again.position, chance.draw(wanted))
        if due != entry.drawn:
            raise Differs(entry.seq, f"the draw {entry.draw!r} does not follow from the secret")
    return again.draw(again.game.read_draw(again.position, entry.drawn or []), entry.at).facts


def resume(record: Record) -> Recorder:
    """A game as its record leaves it, ready to go on."""
    again = afresh(record)
    for step in replay(record):
        again = step.game
    return again


def known_chance(record: Record) -> Chance | None:
    """The chance behind a record with one secret, once that is there and is the one committed to."""
    data = record.chance
    if data is None or data.secret is None:
        return None
    (secret,), entropy = read_chance(record, data, [data.secret])
    if commitment(secret) != data.commitment:
        raise Differs(0, "chance.secret: not the one that was committed to")
    return Chance(secret, entropy)


def known_hands(record: Record) -> Hands | None:
    """The chance behind a record with a chain of secrets, as far as it goes."""
    data = record.chance
    if data is None or not data.chain:
        return None
    if data.secret is not None:
        raise Malformed("there is either a secret or a chain of them", "chance")
    secrets, entropy = read_chance(record, data, data.chain)
    if commitment(secrets[0]) != data.commitment:
        raise Differs(0, "chance.chain[0]: not the one that was committed to")
    for place, (earlier, later) in enumerate(pairwise(secrets), 1):
        if before(later) != earlier:
            raise Differs(0, f"chance.chain[{place}]: the one before does not follow from it")
    return Hands(lambda hand: shown_secret(secrets, hand), entropy)


def read_chance(record: Record, data: ChanceData, secrets: list[str]) -> tuple[list[bytes], list[bytes]]:
    if len(data.entropy) != len(record.seats):
        raise Malformed(f"{len(data.entropy)} parts for {len(record.seats)} seats", "chance.entropy")
    try:
        return [bytes.fromhex(part) for part in secrets], [bytes.fromhex(part) for part in data.entropy]
    except ValueError:
        raise Malformed("secrets and entropy are written in hexadecimal", "chance") from None


def shown_secret(secrets: list[bytes], hand: int) -> bytes:
    """Hands beyond the end of a chain share its last secret."""
    if min(hand, CHAIN - 1) >= len(secrets):
        raise Malformed(f"the secret of hand {hand + 1} is missing", "chance.chain")
    return secrets[min(hand, CHAIN - 1)]


def verify(record: Record) -> Verification:
    """Play everything again, and draw everything again where the secret is known."""
    chance = known_hands(record) or known_chance(record)
    draws = sum(step.entry.drawn is not None for step in replay(record, chance))
    shown = "verified" if chance else "sealed" if record.chance else "none"
    return Verification(len(record.entries), draws, record.result is not None, shown)
