"""Chance at a table: who adds what, the chain of secrets, draws, the beginning and the end of a match.

The table commits to its secrets before anybody gets ready. People first seal what they add, all of them, and
then open it: so nobody can choose last. Who does not open it in time adds nothing, and the log says so.
"""

import hashlib
from typing import TYPE_CHECKING, Any, Final

from stammtisch.games.bits import numbers
from stammtisch.games.chance import MOST_ENTROPY_BYTES, Hands
from stammtisch.games.errors import Malformed, Refused
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.position import CHANCE, OVER, Journal
from stammtisch.table import clocks
from stammtisch.table.commands import Reveal
from stammtisch.table.events import Began, Drawn, Ended, Gathered, Revealed
from stammtisch.table.facts import Heard, of_journal, of_table
from stammtisch.table.state import Played, State
from stammtisch.table.zettel import next_dealer

if TYPE_CHECKING:
    from stammtisch.table.table import Table

REVEAL_TIME: Final = 3000
"""Milliseconds to open what was sealed."""


def gather(table: "Table", now: int) -> None:
    """All are ready; without people there is nothing to wait for."""
    table.happen(Gathered(now))
    begin_if_revealed(table, now)


def reveal(table: "Table", user: str, command: Reveal, now: int, name: str) -> bool:
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
    table.happen(Revealed(now, seat, entropy.hex()))
    begin_if_revealed(table, now)
    return True


def begin_if_revealed(table: "Table", now: int) -> None:
    state = table.state
    if state.duplicate or all(seat.revealed or not seat.person for seat in state.seats):
        begin(table, now)


def reveal_no_more(table: "Table", now: int) -> None:
    """Who has not opened what they sealed adds nothing."""
    for number, seat in enumerate(table.state.seats):
        if seat.person and not seat.revealed:
            table.happen(Revealed(now, number))
    begin(table, now)


def begin(table: "Table", now: int) -> None:
    table.happen(Began(now, table.state.match))
    go_on(table, now)


def go_on(table: "Table", now: int) -> None:
    """What follows an act without anybody's doing: draws, and the end."""
    position = table.position
    assert position is not None
    while position.actor == CHANCE:
        wanted = position.chance()
        assert wanted is not None
        state = table.state
        hands = Hands(table.chain.secret, entropy(state), state.deals)
        table.happen(Drawn(now, f"{wanted.purpose}/{wanted.counter}", hands.draw(wanted)))
    if position.actor == OVER and table.state.phase == "playing":
        table.happen(Ended(now, position.scores(), numbers(position.winners())))


def entropy(state: State) -> list[bytes]:
    """What each seat has added; bots and those who came too late nothing."""
    return [bytes.fromhex(seat.entropy or "") for seat in state.seats]


def opened_secrets(table: "Table") -> list[str]:
    """The secrets of the hands that are over; that of the running one stays secret."""
    state = table.state
    over = state.deals - 1 if state.phase == "playing" else max(state.deals, 1)
    if state.phase not in ("playing", "over"):
        return []
    return [secret.hex() for secret in table.chain.first(over)]


def terms(state: State, game: str) -> dict[str, Any]:
    """gress:11.6: who deals next by the Zettel; else what was agreed on."""
    agreed = state.settings.options
    dealer = next_dealer(state.played, len(state.seats)) if game == "gress" else None
    if dealer is None:
        return agreed
    return dict(sorted({**agreed, "first_dealer": dealer}.items()))


def gathered(table: "Table", event: Gathered) -> list[Heard]:
    state = table.state
    state.phase = "revealing"
    state.reveal_until = event.at + REVEAL_TIME
    table.note(placard=True)
    return [of_table("gathered")]


def revealed(table: "Table", event: Revealed) -> list[Heard]:
    seat = table.state.seats[event.seat]
    seat.revealed = True
    seat.entropy = event.entropy
    if event.entropy is None:
        return [of_table("not-revealed", seat=event.seat, name=seat.name)]
    return []


def began(table: "Table", event: Began) -> list[Heard]:
    state = table.state
    state.phase = "playing"
    state.deals = 0
    state.began = event.at
    state.before = state.seq
    state.wishes = {}
    state.rest_until = state.settled = 0
    state.terms = terms(state, table.game.name)
    table.position = table.game.start(len(state.seats), state.settings.edition, state.terms)
    for seat in state.seats:
        seat.bank = state.settings.clock.bank * 1000
        seat.misses = 0
    table.seen.forget()
    table.note(placard=True, hand_over=True)
    return [of_table("began", match=event.match)]


def drawn(table: "Table", event: Drawn) -> list[Heard]:
    position, journal = table.position, Journal()
    assert position is not None
    position.answer(event.drawn, journal)
    if event.draw.startswith("deal/"):
        table.state.deals += 1
        table.note(placard=True, hand_over=True)
    table.seen.forget()
    clocks.ask(table, event.at)
    return of_journal(table.game.name, journal)


def ended(table: "Table", event: Ended) -> list[Heard]:
    state, position = table.state, table.position
    played = Played(state.match, event.scores, event.winners)
    if isinstance(position, GressPosition):
        dealer, misdeals = int(position.dealer), int(position.misdeals)
        played = Played(state.match, event.scores, event.winners, dealer, misdeals)
    state.phase = "over"
    state.played.append(played)
    state.paused = None
    state.wishes = {}
    for seat in state.seats:
        seat.asked = None
    table.sport.drop()
    table.seen.forget()
    table.note(placard=True, hand_over=True)
    return [of_table("ended", match=state.match)]


COMMANDS: Final[dict[Any, Any]] = {Reveal: reveal}
FOLDS: Final[dict[Any, Any]] = {
    Gathered: gathered,
    Revealed: revealed,
    Began: began,
    Drawn: drawn,
    Ended: ended,
}
