"""Writes the golden records anew. Run it only when a change of the rules is meant.

PYTHONPATH=src python tests/match/write_golden.py
"""

import hashlib
from pathlib import Path
from typing import Any, NamedTuple

from stammtisch.base.bits import Dice
from stammtisch.games.catalogue import find
from stammtisch.games.double.options import HOME
from stammtisch.games.position import OVER
from stammtisch.lab.company import Company
from stammtisch.match.events import HUMAN, Sitter
from stammtisch.match.record import Record, Scribe, begin, write_record
from stammtisch.match.recording import Recording
from stammtisch.match.replay import known_chance, replay
from stammtisch.players import player

HERE = Path(__file__).parent
NAMES = ("Amy", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gus", "Hana", "Ida", "Jon")


class Golden(NamedTuple):
    """A game to write down: how many bots of which kind, in which edition and with which options; and what
    must have been done or drawn in it. Several kinds are levels of Gress, seat by seat, who play in time;
    what `opening` says is done first."""

    players: int
    kind: str
    options: dict[str, Any]
    edition: str = ""
    needs: tuple[str, ...] = ()
    opening: str = ""


GAMES = {
    "double-four-rule-bots": Golden(4, "rule", {}),
    "double-two-players-one-set": Golden(2, "rule", {"sets": 1, "first_dealer": 1, "zero_bonus": 3}),
    "double-secret-predictions-blind": Golden(
        3, "rule", {"bid_mode": "simultaneous", "blind_one": "on", "identical": "last", "review": "all"}
    ),
    "double-hook-credit-only-if-void": Golden(
        5,
        "random",
        {"bid_total": "hook", "credit": "on", "colourless_follow": "only_if_void", "tie": "most_exact"},
    ),
    "double-eight-with-finite-bank": Golden(8, "rule", {"bank": "finite_iou"}),
    "double-extra-round": Golden(4, "rule", {"tie": "extra_round", "schedule": [1, 2]}, "", ("deal/3",)),
    "double-own-pairing-ten-players": Golden(10, "random", {"players_max": 10, "pairing": list(HOME)}),
    "grass-modern-four-rule-bots": Golden(4, "rule", {}, "modern"),
    "grass-modern-draft-hidden-lucky": Golden(
        3, "random", {"draft": "on", "hidden_deals": "on", "lucky": "on", "target": 5_000}, "modern"
    ),
    "grass-classic-table-deals": Golden(
        3,
        "keen",
        {"target": 100_000, "trade_protected": "yes", "bonus_tie": "split", "next_dealer": "random"},
        "classic",
        ("for table", "and table", "accept", "over"),
    ),
    "grass-classic-all-variations": Golden(
        6, "random", {"target": 5_000, "draft": "on", "hidden_deals": "on", "lucky": "on"}, "classic"
    ),
    "grass-classic-course-stage-three": Golden(2, "keen", {"course": 3}, "classic"),
    "gress-three-guided": Golden(3, "rule", {"referee": "guided"}),
    "gress-four-levels-in-time": Golden(
        4, "novice,casual,expert,master", {}, needs=("takeback", "complain misplay", "vorletzte", "marke")
    ),
    "gress-eight-bounce-three-sets": Golden(
        8, "casual,expert", {"collision": "bounce", "decks": 3, "W": 100, "penalty_limit": 20}
    ),
    "gress-misdeal-by-hand": Golden(
        3,
        "casual,novice",
        {"manual_deal": "on", "first_dealer": 1, "marke_strict": "on", "false_vorletzte_penalty": "on"},
        needs=("deal/1",),
        opening="0 ready; 2 misdeal; 1 misdeal",
    ),
    "gress-one-set-reshuffled": Golden(5, "novice,casual", {"decks": 1}, needs=("stop", "reshuffle/0")),
    "gress-disqualified": Golden(
        4,
        "casual,expert",
        {"first_dealer": 0},
        opening="1 ready; 2 ready; 3 ready; 0 ready; 0 open; 0 disqualify 2; 1 disqualify 2; 3 disqualify 2",
    ),
}


def secret_for(name: str, attempt: int = 0) -> bytes:
    return hashlib.sha256(f"{name} {attempt}".encode()).digest()


def played(name: str, secret: bytes) -> Record:
    """One whole game by bots, with verifiable chance."""
    wanted = GAMES[name]
    kinds = (wanted.kind.split(",") * wanted.players)[: wanted.players]
    seats = [Sitter(NAMES[seat], HUMAN if wanted.opening else kind) for seat, kind in enumerate(kinds)]
    entropy = [name.encode() for name in NAMES[: wanted.players]]
    record = begin(name.split("-")[0], seats, wanted.edition, wanted.options, secret=secret, entropy=entropy)
    seed = int.from_bytes(secret[:4], "big")
    if "," in wanted.kind:
        play_in_time(record, wanted.opening, kinds, seed)
    else:
        play_on(Recording(record), wanted.kind, Dice(seed))
    return record


def play_in_time(record: Record, opening: str, kinds: list[str], seed: int) -> None:
    """What is done before the bots sit down stands in lines such as "2 misdeal": the seat and the act."""
    if opening:
        by_hand = Recording(record)
        by_hand.begin()
        for line in opening.split("; "):
            seat, act = line.split(" ", 1)
            by_hand.act(int(seat), act)
    chance = known_chance(record)
    assert chance is not None
    company = Company(find(record.game), record, chance.draw, kinds, seed, log=Scribe(record).write)
    for step in replay(record, company.match):
        assert step.facts is not None
    company.run()


def play_on(recording: Recording, kind: str, dice: Dice) -> None:
    game, position = recording.game, recording.position
    bots = [player.find(recording.record.game, kind) for seat in range(position.players)]
    facts = recording.begin()
    while position.actor != OVER:
        for seat, bot in enumerate(bots):
            player.tell(bot, seat, facts)
        view = game.view(position, int(position.actor))
        steps = player.whole_act(game, view, bots[position.actor], dice)
        facts = recording.act(int(position.actor), game.write_act(steps))


def golden(name: str) -> Record:
    """The first game of this name that has all it needs; in Gress also a winner, for a dead end has none."""
    attempt = 0
    while True:
        record = played(name, secret_for(name, attempt))
        happened = [f"{entry.event.get('act') or entry.event.get('draw')}" for entry in record.entries]
        complete = all(any(need in each for each in happened) for need in GAMES[name].needs)
        won = record.game != "gress" or (record.result is not None and record.result.winners)
        if complete and won:
            return record
        attempt += 1


if __name__ == "__main__":
    for name in GAMES:
        record = golden(name)
        (HERE / f"{name}.json").write_bytes(write_record(record))
        print(name, len(record.entries), record.result)
