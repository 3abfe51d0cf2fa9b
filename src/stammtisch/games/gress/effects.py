"""What a turn by laying cards brings about. Throws have no effect."""

from mypy_extensions import i64

from stammtisch.games.gress.cards import ACE, EIGHT, JACK, KING, NINE, QUEEN, SEVEN, TEN, is_red
from stammtisch.games.gress.debts import BY_KING, BY_SEVEN, owe
from stammtisch.games.gress.plays import MALFORMED, NINES_PACKET
from stammtisch.games.gress.state import GressState
from stammtisch.games.position import Journal, tell


def take_effect(
    state: GressState,
    seat: i64,
    card: i64,
    count: i64,
    shape: i64,
    passed: i64,
    date: i64,
    journal: Journal | None,
) -> None:
    """The effect of a turn. gress:4.6: throws are allowed after it; gress:4.10: the next player is on turn,
    reckoned from who made the turn. gress:Q05: what is no packet passes the turn and does nothing else."""
    now = state.now
    rank = card >> 2
    now.throws = 1
    if shape == MALFORMED:
        now.turn = state.next_seat(seat)
    elif rank == ACE:
        again(state, seat)
    elif rank == KING:
        all_others_owe(state, seat, date, journal)
    elif rank == QUEEN:
        turn_round(state, seat, journal)
    elif rank == SEVEN:
        skip_with_sevens(state, seat, count, passed, date, journal)
    elif rank == EIGHT:
        skip(state, seat, 8, date, journal)
    else:
        now.turn = state.next_seat(seat)
        if rank == TEN:
            now.ten = seat
            now.ten_play = date
        elif rank == JACK:
            may_wish(state, seat, date)
        elif rank == NINE and is_red(card & 3):
            now.nine = seat
            now.nine_play = date
            now.nine_two = 1 if shape == NINES_PACKET else 0
    tell(journal, "turn-again" if now.turn == seat else "turn-passed", now.turn)


def again(state: GressState, seat: i64) -> None:
    """gress:5.1: an ace: the same player is on turn again, and must be."""
    state.now.turn = seat


def all_others_owe(state: GressState, seat: i64, date: i64, journal: Journal | None) -> None:
    """gress:5.2: a king: all other players owe one card."""
    for other in range(state.players):
        if other != seat and state.plays_on(other):
            owe(state, other, 1, BY_KING, date, date, journal)
    state.now.turn = state.next_seat(seat)


def turn_round(state: GressState, seat: i64, journal: Journal | None) -> None:
    """gress:5.3: a queen: the direction changes before the next player is found."""
    now = state.now
    now.direction = -now.direction
    now.turn = state.next_seat(seat)
    if journal is not None:
        direction = "clockwise" if now.direction == 1 else "counter"
        journal.note("direction-changed", {"direction": direction})


def skip(state: GressState, seat: i64, kind: i64, date: i64, journal: Journal | None) -> i64:
    """gress:5.7: an eight, gress:6.5: or sevens: the next player is skipped, and may defend."""
    now = state.now
    skipped = state.next_seat(seat)
    now.skip_kind = kind
    now.skip_seat = skipped
    now.skip_play = date
    now.turn = state.next_seat(skipped)
    tell(journal, "skipped", skipped)
    return skipped


def skip_with_sevens(
    state: GressState, seat: i64, count: i64, passed: i64, date: i64, journal: Journal | None
) -> None:
    """gress:6.5: the skipped player owes two for each seven, and what a defender passed on; all of it
    belongs to this event, and goes to the successor of who laid it (gress:Q43)."""
    skipped = skip(state, seat, 7, date, journal)
    if passed and journal is not None:
        journal.note("debt-passed-on", {"seat": int(seat), "target": int(skipped), "count": int(passed)})
    owe(state, skipped, 2 * count + passed, BY_SEVEN, date, date, journal)


def may_wish(state: GressState, seat: i64, date: i64) -> None:
    """gress:7.4: a jack: its player may name a suit until the next turn or throw, halts or not
    (gress:Q51)."""
    now = state.now
    now.wisher = seat
    now.wish_at = state.pile_size - 1
    now.wish_play = date
