"""What lies on the table in Gress: hands, Marken, both piles, debts, and what chance is asked for.

A hand is up to four sets of kinds: those held at least once, twice, three and four times.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import bit, first
from stammtisch.games.gress.cards import KINDS
from stammtisch.games.gress.moment import NOBODY, Moment
from stammtisch.games.gress.plays import Gift, Play
from stammtisch.games.gress.rules import LOT, Rules
from stammtisch.games.position import Position

DRAWING_LOTS: Final = 0
DEALING: Final = 1
READYING: Final = 2
ACTIVE: Final = 3
SETTLING: Final = 4
ENDED: Final = 5

NO_MARKE: Final = -1
OWED: Final = -2
"""A Marke that is due but could not be dealt yet (gress:Q25)."""
LEVELS: Final = 4
ROOM: Final = 8
"""How many debts a seat has room for before more room is made."""


class GressState(Position):
    """Everything that changes while Gress is played, and simple questions about it."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.players)
        n = rules.players
        self.rules: Rules = rules
        self.phase: i64 = DRAWING_LOTS if rules.first_dealer == LOT else DEALING
        self.dealer: i64 = rules.first_dealer
        """Fixed for the game (gress:2.3)."""
        self.deals: i64 = 0
        self.misdeals: i64 = 0
        self.shuffles: i64 = 0
        self.stopper: i64 = NOBODY
        """Who stopped the game to reshuffle, while chance is asked."""
        self.ready: i64 = 0
        self.down: i64 = 0
        self.winner: i64 = NOBODY
        self.dead_end: bool = False
        self.excluded: i64 = 0
        self.people: i64 = first(n)
        """The seats at which people decide; whoever runs the game says so if there are bots (gress:10.8)."""
        self.claims: i64 = 0
        """Who says that the deal was wrong (gress:11.9)."""
        self.tried: i64 = 0
        """The date of the last lawful play that its player wanted to take back (gress:10.4)."""
        self.clock: i64 = 0
        """The date of the last event, ruling or take-back."""
        self.now: Moment = Moment()

        self.held: vec[i64] = vec[i64]([0] * (n * LEVELS))
        self.sizes: vec[i64] = vec[i64]([0] * n)
        self.marken: vec[i64] = vec[i64]([NO_MARKE] * n)
        self.stock: vec[i64] = vec[i64]([0] * rules.pack)
        """The draw pile (gress:2.5); the last of its first `stock_size` cards is the top one."""
        self.stock_size: i64 = 0
        self.pile: vec[i64] = vec[i64]([0] * rules.pack)
        """The pile in the middle (gress:2.4), likewise; with the wish of each jack."""
        self.pile_size: i64 = 0

        self.owed: vec[i64] = vec[i64]([0] * n)
        self.room: i64 = ROOM
        self.debts: vec[i64] = vec[i64]([0] * (n * ROOM))
        self.debt_count: vec[i64] = vec[i64]([0] * n)
        self.penalties: vec[i64] = vec[i64]([0] * n)
        """Cards each seat was given as a penalty so far (gress:option:penalty_limit)."""

        self.emptied: vec[i64] = vec[i64]([0] * n)
        """When the hand of a seat became empty."""
        self.counted: vec[i64] = vec[i64]([0] * n)
        """The last event that changed the number of cards in a hand."""
        self.due_since: vec[i64] = vec[i64]([0] * n)
        self.votes: vec[i64] = vec[i64]([0] * n)
        """For each seat who wants it excluded."""
        self.begun: i64 = 0
        """Seats that have begun a choice of several steps, and the steps so far."""
        self.steps: list[vec[i64]] = [vec[i64]() for seat in range(n)]

        self.plays: list[Play] = []
        self.gifts: list[Gift] = []
        self.got: vec[i64] = vec[i64]()
        """Cards seats got since the last card of another player: 32 times the seat plus the kind."""

    def everybody(self) -> i64:
        """The seats that still play."""
        return first(self.players) & ~self.excluded

    def plays_on(self, seat: i64) -> bool:
        return self.excluded & bit(seat) == 0

    def next_seat(self, seat: i64) -> i64:
        """gress:4.10: the neighbour in playing direction (gress:4.9), past excluded seats."""
        while True:
            seat += self.now.direction
            if seat == self.players:
                seat = 0
            elif seat < 0:
                seat = self.players - 1
            if not self.excluded & bit(seat):
                return seat

    def is_halted(self) -> bool:
        """gress:Q19: while the game is halted no card can be laid; it is refused and costs nothing."""
        return self.now.halt_a >= 0

    def now_holding(self, seat: i64) -> i64:
        """Whose hand it is now that a seat had before the swaps that halt the game."""
        now = self.now
        if now.halt_a < 0:
            return seat
        if seat == now.halt_a:
            seat = now.halt_b
        elif seat == now.halt_b:
            seat = now.halt_a
        if seat == now.then_a:
            return now.then_b
        if seat == now.then_b:
            return now.then_a
        return seat

    def size_after_swap(self, seat: i64) -> i64:
        """How many cards the running swap leaves a seat with; a second one counts as done on top of it."""
        now = self.now
        if seat == now.then_a:
            return self.sizes[now.then_b]
        if seat == now.then_b:
            return self.sizes[now.then_a]
        return self.sizes[seat]

    def top(self) -> i64:
        """The top card of the pile, with its wish."""
        return self.pile[self.pile_size - 1]

    def holds(self, seat: i64) -> i64:
        """The kinds in a hand."""
        return self.held[seat * LEVELS]

    def copies(self, seat: i64, kind: i64) -> i64:
        found: i64 = 0
        base = seat * LEVELS
        while found < LEVELS and self.held[base + found] & bit(kind):
            found += 1
        return found

    def kinds_held(self, seat: i64) -> list[int]:
        """The kinds in a hand, each as often as it is there, in the order of the pack."""
        return [kind for kind in range(KINDS) for copy in range(self.copies(seat, kind))]

    def gain(self, seat: i64, kind: i64) -> None:
        """A card joins a hand."""
        card = bit(kind)
        held = self.held
        level = seat * LEVELS
        while held[level] & card:
            level += 1
        held[level] = held[level] | card
        self.sizes[seat] = self.sizes[seat] + 1

    def lose(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand."""
        card = bit(kind)
        held = self.held
        base = seat * LEVELS
        level = base
        while level + 1 < base + LEVELS and held[level + 1] & card:
            level += 1
        held[level] = held[level] & ~card
        self.sizes[seat] = self.sizes[seat] - 1

    def draw_top(self) -> i64:
        """The top card of the draw pile, taken off."""
        self.stock_size -= 1
        return self.stock[self.stock_size]

    def put(self, entry: i64) -> None:
        """A card onto the pile."""
        self.pile[self.pile_size] = entry
        self.pile_size += 1

    def exchange_hands(self, one: i64, other: i64) -> None:
        held = self.held
        for level in range(LEVELS):
            cards = held[one * LEVELS + level]
            held[one * LEVELS + level] = held[other * LEVELS + level]
            held[other * LEVELS + level] = cards
        size = self.sizes[one]
        self.sizes[one] = self.sizes[other]
        self.sizes[other] = size

    def take_steps(self, seat: i64, steps: list[int]) -> None:
        """A seat has begun to choose."""
        self.begun |= bit(seat)
        self.steps[seat] = vec[i64](steps)

    def forget_steps(self, seat: i64) -> None:
        """What a seat had begun to choose is put back."""
        if self.begun & bit(seat):
            self.begun &= ~bit(seat)
            self.steps[seat] = vec[i64]()

    def copy_from(self, other: Position) -> None:
        assert isinstance(other, GressState)
        self.rules = other.rules
        self.actor = other.actor
        self.phase = other.phase
        self.dealer = other.dealer
        self.deals = other.deals
        self.misdeals = other.misdeals
        self.shuffles = other.shuffles
        self.stopper = other.stopper
        self.ready = other.ready
        self.down = other.down
        self.winner = other.winner
        self.dead_end = other.dead_end
        self.excluded = other.excluded
        self.people = other.people
        self.claims = other.claims
        self.tried = other.tried
        self.clock = other.clock
        self.now.copy_from(other.now)
        self.stock_size = other.stock_size
        self.pile_size = other.pile_size
        for i in range(self.players * LEVELS):
            self.held[i] = other.held[i]
        for i in range(self.stock_size):
            self.stock[i] = other.stock[i]
        for i in range(self.pile_size):
            self.pile[i] = other.pile[i]
        if self.room != other.room:
            self.room = other.room
            self.debts = vec[i64]([0] * (self.players * other.room))
        for seat in range(self.players):
            self.sizes[seat] = other.sizes[seat]
            self.marken[seat] = other.marken[seat]
            self.owed[seat] = other.owed[seat]
            self.debt_count[seat] = other.debt_count[seat]
            for i in range(seat * self.room, seat * self.room + other.debt_count[seat]):
                self.debts[i] = other.debts[i]
            self.penalties[seat] = other.penalties[seat]
            self.emptied[seat] = other.emptied[seat]
            self.counted[seat] = other.counted[seat]
            self.due_since[seat] = other.due_since[seat]
            self.votes[seat] = other.votes[seat]
            if self.begun & bit(seat) or other.begun & bit(seat):
                self.steps[seat] = other.steps[seat]
        self.begun = other.begun
        self.plays = [play.copy() for play in other.plays]
        self.gifts = list(other.gifts)
        self.got = other.got
