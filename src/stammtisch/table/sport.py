"""Gress in time: acts count from when they were done, and those too close to tell are put in order together.

An act that comes in counts as done before it arrived, by the user's measured lag. It waits until no act that
was done within the window of the table can still be under way; then the whole cluster goes through
arbitration (gress:10.9), and its order does not depend on the order of arrival. What waits is not written
down: it is neither accepted nor refused yet, and whoever sent it sends it again after a stop of the server.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from stammtisch.games.bits import bit
from stammtisch.games.errors import Malformed, Refused
from stammtisch.games.gress.acts import DRAW, STOP
from stammtisch.games.gress.arbitration import GRESS, Committed, Raw, Verdict, all_see, arbitrate, cards_of
from stammtisch.games.gress.cards import names
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.position import EVERYBODY, Journal
from stammtisch.table import dealing, turns
from stammtisch.table.commands import Act
from stammtisch.table.events import Bounced, Dropped, Ruled
from stammtisch.table.facts import Heard, Told, of_game
from stammtisch.table.replies import accepted, refused

if TYPE_CHECKING:
    from stammtisch.table.table import Table

MOST_LAG: Final = 150
"""Milliseconds an act may count as done before it came in."""
MOST_PENDING: Final = 8
"""So many acts of one seat may wait: more than hands can do within the window."""


class Pending(NamedTuple):
    """An act that waits for its place."""

    raw: Raw
    user: str
    command: str


class Sport:
    """What is under way at a table of Gress."""

    def __init__(self) -> None:
        self.lags: dict[str, int] = {}
        self.pending: list[Pending] = []
        self.entered = 0

    def drop(self) -> None:
        self.pending = []


def act(table: "Table", user: str, command: Act, now: int, name: str) -> bool:
    """An act goes to the rules of the game; in Gress it waits for those that may have been before it."""
    seat = turns.acting_seat(table.state, user)
    if isinstance(table.position, GressPosition):
        enter(table, user, command, seat, now)
        return False
    turns.do(table, seat, command.act, now, turns.by(table.state, seat))
    return True


def enter(table: "Table", user: str, command: Act, seat: int, now: int) -> None:
    """table:act:many: nobody does more at once than hands can do."""
    sport, state = table.sport, table.state
    own = [pending for pending in sport.pending if pending.raw.seat == seat]
    if any(pending.command == command.id for pending in own):
        return
    text = checked(table, command.act)
    at = max([now - sport.lags.get(user, 0), state.settled, *(pending.raw.at for pending in own)])
    if at < state.rest_until:
        raise resting(table)
    if len(own) == MOST_PENDING:
        raise Refused("table:act:many", {})
    sport.entered += 1
    sport.pending.append(Pending(Raw(seat, sport.entered, text, at), user, command.id))


def checked(table: "Table", text: str) -> str:
    """A whole act as it is always written, or `Malformed`; whether it is allowed shows in its turn."""
    assert isinstance(table.position, GressPosition)
    text = GRESS.write_act(GRESS.known_steps(table.position, text))
    if text.startswith("step "):
        raise Malformed("is not a whole act", "act")
    return text


def resting(table: "Table") -> Refused:
    """gress:4.15: while a ruling is made all hands rest."""
    assert isinstance(table.position, GressPosition)
    return Refused("gress:4.15", {"seat": int(table.position.now.turn), "reason": "halted"})


def times(table: "Table") -> list[int]:
    """When the first cluster is complete."""
    pending = table.sport.pending
    if not pending or not isinstance(table.position, GressPosition):
        return []
    return [min(one.raw.at for one in pending) + table.position.rules.options.W + lag_of_others(table)]


def lag_of_others(table: "Table") -> int:
    """How long acts of those who have not acted may be under way; where several have, of all."""
    acting = {pending.user for pending in table.sport.pending}
    waited = [
        seat.user
        for seat in table.state.seats
        if seat.person and seat.user is not None and not table.presence.is_away(seat.user)
    ]
    if len(acting) == 1:
        waited = [user for user in waited if user not in acting]
    return max([table.sport.lags.get(user, 0) for user in waited], default=0)


def patience(table: "Table", seat: int, until: int) -> int:
    """When the clock acts for a seat: what was done in time is settled before."""
    if any(one.raw.seat == seat and one.raw.at <= until for one in table.sport.pending):
        return max(until, *times(table))
    return until


def settle(table: "Table", due: int, now: int) -> bool:
    """The first cluster, if it is complete."""
    if not any(complete <= due for complete in times(table)):
        return False
    settle_cluster(table, now)
    return True


def settle_all(table: "Table", now: int) -> None:
    while table.sport.pending:
        settle_cluster(table, now)


def settle_cluster(table: "Table", now: int) -> None:
    """The earliest act that waits, and all that were done within the window after it."""
    position, pending = table.position, table.sport.pending
    assert isinstance(position, GressPosition)
    end = min(one.raw.at for one in pending) + position.rules.options.W
    left = {(one.raw.seat, one.raw.number): one for one in pending if one.raw.at <= end}
    later = [one for one in pending if one.raw.at > end]
    table.sport.pending = list(later)
    while left and table.state.phase == "playing":
        for raw in settle_together(table, left, now):
            one = left.pop((raw.seat, raw.number))
            why = why_not(table, raw)
            if why is None:
                left[raw.seat, raw.number] = one
            else:
                table.answer(refused(one.user, one.command, why))
    too_late(table, [*left.values(), *later])


def settle_together(table: "Table", left: dict[tuple[int, int], Pending], now: int) -> list[Raw]:
    """Acts in their order, up to the next draw; returns those that were refused in their place. Acts that
    the others have made way for by now get another try."""
    position = table.position
    assert isinstance(position, GressPosition)
    if len(left) == 1:
        return settle_alone(table, left, now)
    result = arbitrate(position, [one.raw for one in left.values()])
    not_done = []
    for done in result.committed:
        if done.outcome == "refused":
            not_done.append(done.raw)
            continue
        one = left.pop((done.raw.seat, done.raw.number))
        table.command_of(one.user, one.command)
        commit(table, done, now)
        table.answer(accepted(one.user, one.command, table.seq))
        for verdict in result.verdicts:
            if verdict.winner == done.raw:
                table.happen(ruling(position, verdict, now))
    dealing.go_on(table, now)
    return not_done


def settle_alone(table: "Table", left: dict[tuple[int, int], Pending], now: int) -> list[Raw]:
    """Most acts have nobody to compete with."""
    (one,) = left.values()
    table.command_of(one.user, one.command)
    try:
        commit(table, Committed(one.raw, "done"), now)
    except Refused:
        table.no_command()
        return [one.raw]
    left.clear()
    table.answer(accepted(one.user, one.command, table.seq))
    dealing.go_on(table, now)
    return []


def commit(table: "Table", done: Committed, now: int) -> None:
    raw = done.raw
    if done.outcome == "bounced":
        table.happen(Bounced(now, raw.seat, raw.act))
    elif done.outcome == "dropped":
        table.happen(Dropped(now, raw.seat, int(raw.act.split()[2])))
    else:
        turns.do_one(table, raw.seat, raw.act, now, turns.by(table.state, raw.seat), raw.at)


def ruling(position: GressPosition, verdict: Verdict, now: int) -> Ruled:
    kind, about = verdict.fact()
    seats = EVERYBODY if all_see(position.rules, verdict.loser) else bit(verdict.loser.seat)
    return Ruled(now, kind, about, seats)


def why_not(table: "Table", raw: Raw) -> Refused | None:
    """Why an act is refused now that all others are done; it may even be allowed."""
    position = table.position
    assert position is not None
    if table.state.phase != "playing":
        return Refused("table:phase:playing", {"phase": table.state.phase})
    try:
        table.game.perform(position.copy(), raw.seat, raw.act)
    except Refused as why:
        return why
    return None


def too_late(table: "Table", waiting: Sequence[Pending]) -> None:
    """What was done just after a complaint, or after the end, is refused."""
    state = table.state
    for one in waiting:
        if state.phase != "playing":
            table.answer(
                refused(one.user, one.command, Refused("table:phase:playing", {"phase": state.phase}))
            )
        elif one.raw.at < state.rest_until:
            table.answer(refused(one.user, one.command, resting(table)))
    table.sport.pending = [
        one for one in table.sport.pending if state.phase == "playing" and one.raw.at >= state.rest_until
    ]


def force(table: "Table", seat: int, now: int) -> None:
    """gress:Q71: the table acts for whoever keeps it waiting; who has to draw draws until a turn is made."""
    question = table.state.seats[seat].asked
    assert question is not None
    act = question.act
    turns.do_for(table, seat, now)
    while act in (DRAW, STOP) and table.state.phase == "playing":
        question = table.state.seats[seat].asked
        if question is None or question.act != act:
            return
        turns.do_for(table, seat, now)


def bounced(table: "Table", event: Bounced) -> list[Heard]:
    """All see the cards touch the pile and go back; to the game it is as if nothing had been done."""
    position, journal, game = table.position, Journal(), table.game
    assert position is not None
    game.perform(position.copy(), event.seat, event.act, journal)
    cards = names(cards_of(game.read_act(event.act)))
    bounce = Told(game.name, "bounced", {"seat": event.seat, "cards": cards})
    return [*of_game(game.name, journal.facts[:1]), Heard(bounce)]


def dropped(table: "Table", event: Dropped) -> list[Heard]:
    about: dict[str, object] = {"seat": event.seat, "target": event.target}
    return [Heard(Told(table.game.name, "complaint-dropped", about))]


def ruled(table: "Table", event: Ruled) -> list[Heard]:
    return [Heard(Told(table.game.name, event.kind, dict(event.about)), event.seats)]


COMMANDS: Final[dict[Any, Any]] = {Act: act}
FOLDS: Final[dict[Any, Any]] = {Bounced: bounced, Dropped: dropped, Ruled: ruled}
