"""Writes the golden records anew. Run it only when a change of the rules is meant.

PYTHONPATH=src python tests/records/write_golden.py
"""

import hashlib
from pathlib import Path
from typing import Any, NamedTuple

from stammtisch.games.bits import Dice
from stammtisch.games.chance import Chance
from stammtisch.games.double.options import EXAMPLES
from stammtisch.games.position import CHANCE, OVER
from stammtisch.players import player
from stammtisch.records.record import Record, Seat, write_record
from stammtisch.records.recorder import Recorder, new_record, with_chance

HERE = Path(__file__).parent
NAMES = ("Amy", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gus", "Hana", "Ida", "Jon")


class Golden(NamedTuple):
    """A game to write down: how many bots of which kind, in which edition and with which options; and what
    must have been done or drawn in it."""

    players: int
    kind: str
    options: dict[str, Any]
    edition: str = ""
    needs: tuple[str, ...] = ()


GAMES = {
    "double-four-rule-bots": Golden(4, "rule", {}),
    "double-two-players-one-set": Golden(2, "rule", {"sets": 1, "first_dealer": 1, "zero_bonus": 3}),
    "double-secret-predictions-blind": Golden(
        3,
        "rule",
        {"bid_mode": "simultaneous", "blind_one": "on", "identical": "last", "review": "all"},
    ),
    "double-hook-credit-only-if-void": Golden(
        5,
        "random",
        {"bid_total": "hook", "credit": "on", "colourless_follow": "only_if_void", "tie": "most_exact"},
    ),
    "double-eight-with-finite-bank": Golden(8, "rule", {"bank": "finite_iou"}),
    "double-extra-round": Golden(4, "rule", {"tie": "extra_round", "schedule": [1, 2]}, "", ("deal/3",)),
    "double-own-pairing-ten-players": Golden(
        10,
        "random",
        {"players_max": 10, "pairing": list(EXAMPLES["pairing"][1])},
    ),
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
}


def secret_for(name: str, attempt: int = 0) -> bytes:
    return hashlib.sha256(f"{name} {attempt}".encode()).digest()


def played(name: str, secret: bytes) -> Record:
    """One whole game by bots, with verifiable chance."""
    players, kind, options, edition, _ = GAMES[name]
    seats = [Seat(NAMES[seat], kind) for seat in range(players)]
    record = new_record(name.split("-")[0], seats, edition, options)
    chance = with_chance(record, secret, [name.encode() for name in NAMES[:players]])
    recorder = Recorder(record)
    play_on(recorder, chance, kind, Dice(int.from_bytes(secret[:4], "big")))
    return record


def play_on(recorder: Recorder, chance: Chance, kind: str, dice: Dice) -> None:
    bot = player.find(recorder.record.game, kind)
    game, position = recorder.game, recorder.position
    while position.actor != OVER:
        wanted = position.chance()
        if position.actor == CHANCE and wanted is not None:
            recorder.draw(chance.draw(wanted))
            continue
        seat = position.actor
        recorder.act(seat, game.write_act(player.whole_act(game, position, seat, bot, dice)))


def golden(name: str) -> Record:
    """The first game of this name that has all it needs."""
    attempt = 0
    while True:
        record = played(name, secret_for(name, attempt))
        happened = [f"{entry.act or entry.draw}" for entry in record.entries]
        if all(any(need in each for each in happened) for need in GAMES[name].needs):
            return record
        attempt += 1


if __name__ == "__main__":
    for name in GAMES:
        record = golden(name)
        (HERE / f"{name}.json").write_bytes(write_record(record))
        print(name, len(record.entries), record.result)
