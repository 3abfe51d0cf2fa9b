"""Chance at a table: who adds what, the chain of secrets, and the beginning of a match.

The table commits to its secrets before anybody gets ready. People first seal what they add, all of them, and
then open it: so nobody can choose last. No match begins while anything that was sealed is not open: otherwise
whoever runs the table could choose between shuffles by leaving somebody out. Who is late is named in the log,
for all to see; who never opens it loses the seat, and everybody seals anew for another commitment.
"""

import hashlib
from typing import Any, Final

from stammtisch.base.chance import MOST_ENTROPY_BYTES
from stammtisch.base.errors import Malformed, Refused
from stammtisch.games.position import Fact
from stammtisch.match.events import HUMAN, Began, Sitter
from stammtisch.sheets.pad import pad_of
from stammtisch.table.commands import Reveal
from stammtisch.table.core import TableCore
from stammtisch.table.events import Gathered, Revealed
from stammtisch.table.facts import of_table
from stammtisch.table.state import State

REVEAL_TIME: Final = 3000
"""Milliseconds to open what was sealed, before everybody is told who has not."""
MISSING_TIME: Final = 60_000
"""Milliseconds after that, until it is given up."""


def gather(table: TableCore, now: int) -> None:
    """All are ready; without people there is nothing to wait for."""
    table.record(Gathered(now))
    begin_if_revealed(table, now)


def reveal(table: TableCore, user: str, command: Reveal, now: int, name: str) -> None:
    """table:reveal:sealed: it must be what was sealed, once, and while all do so."""
    state = table.state
    seat = state.seat_of(user)
    if seat is None:
        raise Refused("table:seat:none", {})
    if state.phase != "revealing" or not state.seats[seat].person or state.seats[seat].revealed:
        raise Refused("table:reveal:time", {})
    try:
        entropy = bytes.fromhex(command.entropy)
    except ValueError:
        raise Malformed("must be hexadecimal digits", "entropy") from None
    if not 0 < len(entropy) <= MOST_ENTROPY_BYTES:
        raise Malformed(f"must be 1 to {MOST_ENTROPY_BYTES} bytes, is {len(entropy)}", "entropy")
    if hashlib.sha256(entropy).hexdigest() != state.seats[seat].sealed:
        raise Refused("table:reveal:sealed", {})
    table.record(Revealed(now, seat, entropy.hex()))
    begin_if_revealed(table, now)


def begin_if_revealed(table: TableCore, now: int) -> None:
    state = table.state
    if state.duplicate or all(seat.revealed or not seat.person for seat in state.seats):
        begin(table, now)


def unopened(state: State) -> list[int]:
    """The seats of people who have sealed something and not opened it."""
    return [number for number, seat in enumerate(state.seats) if seat.person and not seat.revealed]


def tell_missing(table: TableCore, now: int) -> None:
    """Everybody is told who has not opened what they sealed; the match waits for them."""
    for number in unopened(table.state):
        table.record(Revealed(now, number))


def begin(table: TableCore, now: int) -> None:
    state, game = table.state, table.game
    seats = [Sitter(seat.name, HUMAN if seat.user else seat.bot or "") for seat in state.seats]
    added = [part.hex() for part in table.added()]
    agreed = terms(state)
    table.record(
        Began(
            *(now, state.match, game.version, game.name, state.settings.edition, agreed, seats),
            *(table.chain.commitment, added),
        )
    )
    assert table.match is not None
    table.match.begin(now)


def opened_secrets(table: TableCore) -> list[str]:
    """The secrets of the hands that are over; that of the running one stays secret."""
    state = table.state
    if state.phase not in ("playing", "over") or state.play is None:
        return []
    over = state.play.deals - 1 if state.phase == "playing" else max(state.play.deals, 1)
    return [secret.hex() for secret in table.chain.first(over)]


def terms(state: State) -> dict[str, Any]:
    """What was agreed on, and what the score sheet of the table says of the next match."""
    written = pad_of(state.settings.game).terms_after(state.played, len(state.seats))
    return dict(sorted({**state.settings.options, **written}.items()))


def gathered(table: TableCore, event: Gathered) -> list[Fact]:
    state = table.state
    state.phase = "revealing"
    state.reveal_until = event.at + REVEAL_TIME
    state.reveal_missing = False
    table.note(placard=True)
    return [of_table("gathered")]


def revealed(table: TableCore, event: Revealed) -> list[Fact]:
    state = table.state
    seat = state.seats[event.seat]
    if event.entropy is None:
        state.reveal_missing = True
        state.reveal_until = event.at + MISSING_TIME
        return [of_table("not-revealed", seat=event.seat, name=seat.name)]
    seat.revealed = True
    seat.entropy = event.entropy
    return []


def began(table: TableCore, event: Began) -> list[Fact]:
    state = table.state
    state.phase = "playing"
    state.play = None
    state.began = event.at
    state.before = state.seq
    state.wishes = {}
    state.terms = event.options
    state.rules = event.rules
    table.match = None
    if not table.other_rules:
        position = table.game.start(len(state.seats), state.settings.edition, state.terms)
        for number, sitter in enumerate(event.seats):
            table.game.seat_person(position, number, sitter.player == HUMAN)
        table.begin_match(position)
    for seat in state.seats:
        seat.misses = 0
    table.note(placard=True, hand_over=True)
    return [of_table("began", match=event.match)]


COMMANDS: Final[dict[Any, Any]] = {Reveal: reveal}
FOLDS: Final[dict[Any, Any]] = {Gathered: gathered, Revealed: revealed, Began: began}
