"""Short strings for a table of Double, so that a test reads like the rule it holds to.

A hand is written "AC/2H KD/3C", the hands of a table "AC/2H KD/3C | QH/4D JS/5D" from seat 0 on. What
happens is one word per act, for the seat whose turn it is: a number predicts, a motif plays. Unless told
otherwise seat 0 is the starter, there is no trump, and the round is the only one of its game.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import pytest

from stammtisch.base.bits import Dice
from stammtisch.base.draws import Draw
from stammtisch.base.errors import Malformed, Refused
from stammtisch.games.double.cards import Pairing
from stammtisch.games.double.game import Double
from stammtisch.games.double.notation import PositionData
from stammtisch.games.double.position import DoublePosition
from stammtisch.games.double.view import View
from stammtisch.games.position import CHANCE, Journal

DOUBLE: Final = Double()
SPECTATOR: Final = -1
NO_TRUMP: Final = "FO/8C"
CLUBS_TRUMP: Final = "9C/7S"
SPADES_TRUMP: Final = "9S/7C"
HEARTS_TRUMP: Final = "9H/7D"
DIAMONDS_TRUMP: Final = "9D/8H"


def start(players: int, **options: Any) -> DoublePosition:
    return DOUBLE.start(players, options=options)


def why_no_start(players: int, **options: Any) -> str:
    """The field that keeps a table from starting."""
    with pytest.raises(Malformed) as problem:
        start(players, **options)
    return problem.value.field


def dealt(hands: str, turn_up: str = NO_TRUMP, **options: Any) -> DoublePosition:
    """The moment after the deal: everybody has cards, nobody has predicted."""
    table = [hand.split() for hand in hands.split("|")]
    agreed = {"schedule": [len(table[0])], "first_dealer": len(table) - 1, **options}
    position = start(len(table), **agreed)
    deal(position, hands, turn_up)
    return position


def deal(position: DoublePosition, hands: str, turn_up: str = NO_TRUMP) -> DoublePosition:
    """Deal these hands to a position that waits for a deal, card by card, the dealer's last."""
    table = [hand.split() for hand in hands.split("|")]
    seats = [(position.dealer + 1 + place) % len(table) for place in range(len(table))]
    cards = [table[seat][card] for card in range(len(table[0])) for seat in seats]
    position.answer(DOUBLE.read_draw(position, [*cards, turn_up]))
    return position


def after(position: DoublePosition, words: str, journal: Journal | None = None) -> DoublePosition:
    """The same position some acts later."""
    for word in words.split():
        DOUBLE.perform(position, position.actor, act(word), journal)
    return position


def act(word: str) -> str:
    return f"bid {word}" if word.isdigit() else f"play {word}"


def facing(
    hand: str, table: str = "", turn_up: str = NO_TRUMP, players: int = 0, **options: Any
) -> DoublePosition:
    """The moment when a hand is next to add to the motifs on the table, all predictions being zero.

    The other hands are made up: those who have played hold nothing else of the suit led.
    """
    on_table = table.split()
    players = players or max(2, len(on_table) + 1)
    pairing = start(players, **options).rules.pairing
    hands = [[pairing.card_with(motif_of(played))] for played in on_table] + [hand.split()]
    hands += [[] for later in range(players - len(hands))]
    led = on_table[0][1] if on_table and on_table[0] not in ("PO", "FO") else "-"
    spare = Spares(pairing, [turn_up, *(card for known in hands for card in known)])
    for seat, held in enumerate(hands):
        while len(held) < len(hand.split()):
            held.append(spare.without(led if seat < len(on_table) else "-"))
    position = dealt(" | ".join(" ".join(held) for held in hands), turn_up, **options)
    return after(position, "0 " * players + table)


def motif_of(name: str) -> int:
    return DOUBLE.read_act(f"play {name}")[0] - DOUBLE.read_act("play 2C")[0]


class Spares:
    """Cards for hands that don't matter, taken from the end of the pack."""

    def __init__(self, pairing: Pairing, used: Sequence[str]) -> None:
        left = Counter(pairing.names() * 2)
        left.subtract(used)
        self.cards: Final = list(left.elements())[::-1]

    def without(self, suit: str) -> str:
        card = next(card for card in self.cards if suit not in card)
        self.cards.remove(card)
        return card


def may_play(hand: str, table: str = "", turn_up: str = NO_TRUMP, **options: Any) -> set[str]:
    """The motifs a hand may add to those on the table."""
    return offered(facing(hand, table, turn_up, **options))


def offered(position: DoublePosition, seat: int | None = None) -> set[str]:
    """What a seat may do: the list and the explanations must say the same."""
    seat = position.actor if seat is None else seat
    seen = DOUBLE.view(position, seat)
    acts = position.acts(seat)
    assert acts == [number for number in range(DOUBLE.act_count) if DOUBLE.explain(seen, number) is None]
    return {DOUBLE.write_act([number]).split()[1] for number in acts}


def refused_by(position: DoublePosition, seat: int, word: str) -> str:
    """The rule that refuses an act, to the seat that asks and to the one that tries."""
    (number,) = DOUBLE.read_act(act(word))
    before = (DOUBLE.write_line(position), position.actor)
    reason = DOUBLE.explain(DOUBLE.view(position, seat), number)
    assert reason is not None, f"{word} is allowed"
    with pytest.raises(Refused) as refusal:
        position.apply(seat, number)
    assert (DOUBLE.write_line(position), position.actor) == before
    assert (refusal.value.rule, refusal.value.values) == (reason.rule, reason.values)
    return reason.rule


def winner(plays: str, turn_up: str = NO_TRUMP, **options: Any) -> int:
    """Who wins when everybody has one card and these motifs are played, seat 0 first."""
    pairing = start(2, **options).rules.pairing
    motifs = plays.split()
    hands = " | ".join(pairing.card_with(motif_of(motif)) for motif in motifs)
    position = after(dealt(hands, turn_up, **options), "0 " * len(motifs) + plays)
    return taken(position).index(1)


def taken(position: DoublePosition) -> list[int]:
    """The tricks each seat has in this round, as everybody sees them."""
    return list(DOUBLE.view(position, SPECTATOR).tricks)


def settled(
    bid: int, tricks: int, cards: int = 5, points: int = 15, other_bid: int = 0, **options: Any
) -> DoublePosition:
    """A round in which seat 0 predicted `bid` and took `tricks`, seat 1 all others, just settled."""
    last_to_0 = tricks > 0
    position = placed(
        schedule=[cards],
        **options,
        phase="play",
        dealer=1,
        turn_up="AC/2H",
        hands=[["FO/8C"], ["KD/3C"]] if last_to_0 else [["KD/3C"], ["FO/8C"]],
        bids=[bid, other_bid],
        tricks=[tricks - last_to_0, cards - tricks - (not last_to_0)],
        points=[points, 15],
        leader=0,
    )
    return after(position, "FO KD" if last_to_0 else "KD FO")


FIELDS: Final = PositionData.__struct_fields__


def placed(**given: Any) -> DoublePosition:
    """A position from its fields; whatever is no field is an option."""
    fields = {name: value for name, value in given.items() if name in FIELDS}
    options = {name: value for name, value in given.items() if name not in FIELDS}
    return DOUBLE.read_position(fields, "", options)


def why_not_placed(**given: Any) -> str:
    """The field that keeps a position from being one."""
    with pytest.raises(Malformed) as problem:
        placed(**given)
    return problem.value.field


def awaited(position: DoublePosition) -> Draw:
    """What the position waits for from chance."""
    wanted = position.chance()
    assert wanted is not None
    return wanted


def view(position: DoublePosition, seat: int = SPECTATOR) -> View:
    return DOUBLE.view(position, seat)


def play_round(position: DoublePosition, dice: Dice, journal: Journal | None = None) -> DoublePosition:
    """Deal, predict and play at random until the round is settled."""
    while position.actor == CHANCE:
        position.roll(dice)
    while position.actor >= 0:
        choices = position.acts(position.actor)
        position.apply(position.actor, choices[dice.below(len(choices))], journal)
    return position


def winners(position: DoublePosition) -> list[int]:
    """The seats that have won."""
    return [seat for seat in range(position.players) if int(position.winners()) >> seat & 1]
