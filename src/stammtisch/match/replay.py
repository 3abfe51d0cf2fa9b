"""Playing a match again from its record, and checking that it is the match it claims to be."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec

from stammtisch.base.bits import Dice
from stammtisch.base.chance import CHAIN, Chance, Hands, before, commitment
from stammtisch.base.draws import Draw
from stammtisch.base.errors import Bug, Malformed, Refused, cut
from stammtisch.games import catalogue
from stammtisch.games.position import OVER, Fact
from stammtisch.match.clocks import Clock
from stammtisch.match.events import HUMAN, Acted, Began, Drawn, Ended, Event, Said
from stammtisch.match.host import Host
from stammtisch.match.log import chained
from stammtisch.match.match import Match
from stammtisch.match.record import ENCODE, Record
from stammtisch.match.signing import Seal, seal


class Differs(Exception):
    """A record that does not play again as it was written, and where."""

    def __init__(self, seq: int, problem: str) -> None:
        super().__init__(cut(f"entry {seq}: {problem}" if seq else problem))


class Step(msgspec.Struct):
    """One entry played again: what happened, if it is an event of the match, and the match after it."""

    seq: int
    event: Event | None
    facts: list[Fact]
    match: Match


class Verification(msgspec.Struct):
    """What was shown about a record."""

    entries: int
    draws: int
    finished: bool
    chance: str
    """`verified`: every draw follows from the secret that was committed to; `sealed`: the secret is not
    in the record yet; `none`: the record has no verifiable chance."""
    signed: Seal = "none"
    """`signed`: by the server whose key stands in the record; `unchecked`: by one, but what checks it is
    not installed here."""


class Reader(Host):
    """Nobody listens, and nothing is decided."""

    def happen(self, event: Event, facts: list[Fact], ticket: Any) -> None:
        raise Bug("a record is read, and nothing new happens")

    def refuse(self, act: str, why: Refused, ticket: Any) -> None:
        raise Bug("a record is read, and nothing new is refused")

    def draw(self, wanted: Draw, deals: int) -> list[int] | None:
        raise Bug("a record is read, and chance has spoken")

    def dice(self) -> Dice:
        raise Bug("a record is read, and nothing is decided")


def start(record: Record, host: Host | None = None, clock: Clock | None = None) -> Match:
    """The match of a record before anything has happened in it."""
    began = record.began
    game: Any = catalogue.find(began.game)
    if began.rules != game.version:
        raise Differs(0, f"written under rules version {began.rules}, this is version {game.version}")
    if began.start is None:
        position = game.start(len(began.seats), began.edition, began.options)
    else:
        position = game.read_position(began.start, began.edition, began.options)
    if position.players != len(began.seats):
        raise Malformed(
            f"{len(began.seats)} seats, but {position.players} in the position", "entries[0].seats"
        )
    for seat, sitter in enumerate(began.seats):
        game.seat_person(position, seat, sitter.player == HUMAN)
    match = Match(game, position, clock, host or Reader())
    match.state.settled = began.at
    return match


def replay(record: Record, match: Match | None = None) -> Iterator[Step]:
    """The match step by step; raises `Differs` at the first entry that is not what it was. Draws must be
    those that chance gives, where the secret is there."""
    chance = known_chance(record)
    if seal(record) == "broken":
        raise Differs(0, "the signature is not one of this record by this key")
    match = match or start(record)
    digest = bytes.fromhex(record.before)
    over = False
    for seq, entry in enumerate(record.entries, 1):
        digest = chained(digest, ENCODE(entry.event))
        if digest.hex() != entry.hash:
            raise Differs(seq, f"the hash is {digest.hex()}, not {entry.hash}")
        event = entry.read()
        if over and event is not None and not isinstance(event, Said):
            raise Differs(seq, "the match was over")
        facts = [] if event is None else repeat(match, seq, event, chance)
        over = over or isinstance(event, Ended)
        yield Step(seq, event, facts, match)
    if not over and match.position.actor == OVER:
        raise Differs(0, "the match is over, and the record does not say so")


def repeat(match: Match, seq: int, event: Event, chance: Chance | Hands | None) -> list[Fact]:
    """An event once more, if it could happen here and is written as it always is."""
    if isinstance(event, Began):
        if seq != 1:
            raise Differs(seq, "a record has one match")
        return []
    if isinstance(event, Said):
        return []
    try:
        if isinstance(event, Acted):
            check_act(match, seq, event)
        if isinstance(event, Drawn):
            check_drawn(match, seq, event, chance)
        facts = match.fold(event)
    except Refused as refused:
        if isinstance(event, Acted):
            raise Differs(seq, f"seat {event.seat} may not {event.act} ({refused.rule})") from None
        raise Differs(seq, f"this can't happen here ({refused.rule})") from None
    except (Malformed, Bug) as problem:
        raise Differs(seq, str(problem)) from None
    if isinstance(event, Ended):
        check_result(match, seq, event)
    return facts


def check_act(match: Match, seq: int, event: Acted) -> None:
    if match.game.whole_act(match.position, event.seat, event.act) != event.act:
        raise Differs(seq, "not written the way a record writes it")


def check_drawn(match: Match, seq: int, event: Drawn, chance: Chance | Hands | None) -> None:
    wanted = match.position.chance()
    if wanted is None or event.draw != f"{wanted.purpose}/{wanted.counter}":
        raise Differs(seq, f"nothing waits for the draw {event.draw!r} here")
    if chance is not None and match.game.write_draw(match.position, chance.draw(wanted)) != event.drawn:
        raise Differs(seq, f"the draw {event.draw!r} does not follow from the secret")


def check_result(match: Match, seq: int, event: Ended) -> None:
    if not match.over or event.scores != match.position.scores() or event.winners != match.winners():
        raise Differs(seq, "not the result that the entries lead to")


def resume(record: Record, host: Host | None = None, clock: Clock | None = None) -> Match:
    """A match as its record leaves it, ready to go on with a host."""
    match = start(record, host, clock)
    for step in replay(record, match):
        match = step.match
    return match


def known_chance(record: Record) -> Chance | Hands | None:
    """The chance behind a record as far as its secrets are there: one, or a chain of them; they must be those
    that were committed to."""
    if record.secret is not None and record.chain is not None:
        raise Malformed("there is either a secret or a chain of them", "chain")
    written = record.chain or ([record.secret] if record.secret is not None else [])
    if not written:
        return None
    began = record.began
    if len(began.entropy) != len(began.seats):
        raise Malformed(f"{len(began.entropy)} parts for {len(began.seats)} seats", "entries[0].entropy")
    try:
        secrets = [bytes.fromhex(part) for part in written]
        entropy = [bytes.fromhex(part) for part in began.entropy]
    except ValueError:
        raise Malformed("secrets and entropy are written in hexadecimal", "chain") from None
    if commitment(secrets[0]) != began.commitment:
        raise Differs(0, "the secret is not the one that was committed to")
    for place, (earlier, later) in enumerate(pairwise(secrets), 1):
        if before(later) != earlier:
            raise Differs(0, f"chain[{place}]: the one before does not follow from it")
    if record.secret is not None:
        return Chance(secrets[0], entropy)
    return Hands(lambda hand: shown_secret(secrets, hand), entropy)


def shown_secret(secrets: list[bytes], hand: int) -> bytes:
    """Hands beyond the end of a chain share its last secret."""
    if min(hand, CHAIN - 1) >= len(secrets):
        raise Malformed(f"the secret of hand {hand + 1} is missing", "chain")
    return secrets[min(hand, CHAIN - 1)]


def verify(record: Record) -> Verification:
    """Play everything again, and draw everything again where the secret is known."""
    draws = sum(isinstance(step.event, Drawn) for step in replay(record))
    known = record.secret is not None or bool(record.chain)
    shown = "verified" if known else "sealed" if record.began.commitment else "none"
    return Verification(len(record.entries), draws, record.result is not None, shown, seal(record))
