"""What a trader of Grass remembers: who refused what, what came in deals face down, who keeps promises.

A memory follows from the facts heard and from nothing else, so whoever takes over a seat can be told them
again from the record.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Final

import msgspec

from stammtisch.games.grass.cards import CODES
from stammtisch.games.position import Fact
from stammtisch.players.grass.bargains import Refusals

FRESH: Final = 3
"""After so many cards drawn a hand is another one, and may be asked again."""
DOUBTS: Final = 2
"""As many deals as a stranger is judged by before the first one."""
TABLE: Final = "table"
HIDDEN: Final = "hidden"
MARKETS: Final = ("market-opened", "heat-off", "fine-paid", "heat-lifted", "wiped-out")
"""What changes the market of the seat it names; `heat-on` changes that of its target."""
LASTING: Final = frozenset({"hidden-own", "said"})
"""What still matters when a round is over."""
HEARD: Final = frozenset(
    {
        *("card-drawn", "heat-on", "offer-made", "offer-declined", "offer-withdrawn", "offer-lapsed"),
        *("traded", "turn-ended", "round-dealt", *MARKETS, *LASTING),
    }
)


class RefusedOffer(msgspec.Struct, frozen=True):
    """A refused offer, with what its partners had come to by then: a deal that failed may do later."""

    proposer: int
    partner: int
    gives: str
    wants: str
    drawn: int
    markets: tuple[int, int]


class Memory:
    """Facts heard by one seat, as far as they matter for deals. Who sits at `people` is no bot and would not
    be asked again and again."""

    def __init__(self, people: Collection[int] = ()) -> None:
        self.people: Final = frozenset(people)
        self.troubled: dict[int, int] = {}
        """How many cards each of them had drawn when a bot last asked them for a deal."""
        self.weary: dict[int, int] = {}
        """How many deals each of them declined in a row."""
        self.offer: dict[str, object] | None = None
        """The open offer."""
        self.asked: list[RefusedOffer] = []
        """What was refused in this round."""
        self.drawn: dict[int, int] = {}
        self.changes: dict[int, int] = {}
        """How many cards each seat drew, and how often its market changed."""
        self.came: dict[int, list[int]] = {}
        """The cards each partner gave in deals face down."""
        self.promised: dict[int, int] = {}
        """The card a partner named last, until it gives one."""
        self.kept: dict[int, int] = {}
        self.broken: dict[int, int] = {}

    def hear(self, facts: Iterable[Fact]) -> None:
        for fact in facts:
            if fact.kind in HEARD:
                self.take_in(fact.kind, fact.about)

    def take_in(self, kind: str, about: dict[str, object]) -> None:
        if kind == "card-drawn":
            count(self.drawn, number(about["seat"]))
        elif kind in MARKETS:
            count(self.changes, number(about["seat"]))
        elif kind == "heat-on":
            count(self.changes, number(about["target"]))
        elif kind == "offer-made":
            if self.offer is not None and self.offer["target"] == about["seat"]:
                self.refuse(number(about["seat"]))
            else:
                self.trouble(about)
            self.offer = about
        elif kind == "offer-declined":
            self.decline(number(about["seat"]))
        elif kind in ("traded", "offer-withdrawn", "offer-lapsed", "turn-ended"):
            self.offer = None
            if kind == "traded":
                self.weary.pop(number(about["seat"]), None)
                self.weary.pop(number(about["target"]), None)
        elif kind == "hidden-own":
            self.judge(number(about["target"]), CODES.index(str(about["got"])))
        elif kind == "said":
            self.listen(number(about["seat"]), str(about["said"]))
        elif kind == "round-dealt":
            self.offer = None
            self.asked.clear()
            self.troubled.clear()
            self.weary.clear()

    def decline(self, seat: int) -> None:
        self.refuse(seat)
        if seat in self.people:
            count(self.weary, seat)
        if self.offer is not None and self.offer["target"] == seat:
            self.offer = None

    def refuse(self, seat: int) -> None:
        """A seat declined the open offer, or answered with another."""
        if self.offer is not None:
            proposer = number(self.offer["seat"])
            gives, wants = str(self.offer["gives"]), str(self.offer["wants"])
            drawn, markets = self.drawn.get(seat, 0), self.markets(proposer, seat)
            self.asked.append(RefusedOffer(proposer, seat, gives, wants, drawn, markets))

    def trouble(self, offer: dict[str, object]) -> None:
        """People whom a bot asks of its own accord, alone or with the whole table."""
        if offer["seat"] not in self.people:
            for seat in self.people if offer["target"] == TABLE else self.people & {offer["target"]}:
                self.troubled[number(seat)] = self.drawn.get(number(seat), 0)

    def spared(self) -> set[int]:
        """People whom a bot asked, until they have had a turn; or as many turns as they declined deals."""
        return {
            seat
            for seat, drawn in self.troubled.items()
            if self.drawn.get(seat, 0) - drawn < max(1, self.weary.get(seat, 0))
        }

    def markets(self, one: int, other: int) -> tuple[int, int]:
        return self.changes.get(one, 0), self.changes.get(other, 0)

    def holds(self, asked: RefusedOffer) -> bool:
        """Whether nothing has changed since a refusal: neither market, nor much of the hand."""
        fresh = self.drawn.get(asked.partner, 0) - asked.drawn
        return fresh < FRESH and asked.markets == self.markets(asked.proposer, asked.partner)

    def refusals(self, seat: int, players: int) -> Refusals:
        """What not to ask for: what this seat was refused, and cards that somebody else was refused. What
        people refused they are not asked again in this round."""
        found = Refusals(players)
        for asked in self.asked:
            holds = self.holds(asked)
            if asked.wants in CODES and (holds or asked.partner in self.people):
                want = CODES.index(asked.wants)
                if holds:
                    found.lack(asked.partner, want)
                if asked.proposer == seat:
                    found.note(asked.partner, CODES.index(asked.gives), want)
        return found

    def refused_unseen(self, seat: int) -> set[int]:
        """Who refused a deal face down of this seat."""
        return {
            asked.partner
            for asked in self.asked
            if asked.proposer == seat
            and asked.wants == HIDDEN
            and (asked.partner in self.people or self.holds(asked))
        }

    def listen(self, seat: int, said: str) -> None:
        """Whoever names one card by its code has promised it."""
        named = {word.strip(".,;:!?()") for word in said.split()} & set(CODES)
        if len(named) == 1:
            self.promised[seat] = CODES.index(named.pop())

    def judge(self, partner: int, card: int) -> None:
        """What a deal face down brought, next to what was promised."""
        self.came.setdefault(partner, []).append(card)
        promised = self.promised.pop(partner, None)
        if promised is not None:
            count(self.kept if promised == card else self.broken, partner)

    def trust(self, partner: int) -> float:
        """How likely a partner keeps a promise: the mean of a Beta distribution, at first one half."""
        kept, broken = self.kept.get(partner, 0), self.broken.get(partner, 0)
        return (kept + 1) / (kept + broken + 2)

    def expected(self, partner: int, prices: Sequence[int], stranger: float) -> float:
        """What the next card from a partner should be worth: as those before it, or as a stranger's; a
        promise counts as far as it can be trusted."""
        came = [prices[card] for card in self.came.get(partner, ())]
        usual = (stranger * DOUBTS + sum(came)) / (DOUBTS + len(came))
        if partner not in self.promised:
            return usual
        trust = self.trust(partner)
        return trust * prices[self.promised[partner]] + (1 - trust) * usual


def worth_telling(facts: Sequence[Fact]) -> list[Fact]:
    """The part of all that was heard which leads to the same memory of deals."""
    start = max((place for place, fact in enumerate(facts) if fact.kind == "round-dealt"), default=0)
    return [
        fact
        for place, fact in enumerate(facts)
        if fact.kind in LASTING or (place >= start and fact.kind in HEARD)
    ]


def count(counts: dict[int, int], seat: int) -> None:
    counts[seat] = counts.get(seat, 0) + 1


def number(value: object) -> int:
    assert isinstance(value, int)
    return value
