"""Writes the golden records anew. Run it only when a change of the rules is meant.

PYTHONPATH=src python tests/records/write_golden.py
"""

import hashlib
from pathlib import Path
from typing import Any

from stammtisch.games.bits import Dice
from stammtisch.games.chance import Chance
from stammtisch.games.double.options import EXAMPLES
from stammtisch.games.position import CHANCE, OVER
from stammtisch.players import player
from stammtisch.records.record import Record, Seat, write_record
from stammtisch.records.recorder import Recorder, new_record, with_chance

HERE = Path(__file__).parent
NAMES = ("Amy", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gus", "Hana", "Ida", "Jon")

GAMES: dict[str, tuple[int, str, dict[str, Any]]] = {
    "double-four-rule-bots": (4, "rule", {}),
    "double-two-players-one-set": (2, "rule", {"sets": 1, "first_dealer": 1, "zero_bonus": 3}),
    "double-secret-predictions-blind": (
        3,
        "rule",
        {"bid_mode": "simultaneous", "blind_one": "on", "identical": "last", "review": "all"},
    ),
    "double-hook-credit-only-if-void": (
        5,
        "random",
        {"bid_total": "hook", "credit": "on", "colourless_follow": "only_if_void", "tie": "most_exact"},
    ),
    "double-eight-with-finite-bank": (8, "rule", {"bank": "finite_iou"}),
    "double-extra-round": (4, "rule", {"tie": "extra_round", "schedule": [1, 2]}),
    "double-own-pairing-ten-players": (
        10,
        "random",
        {"players_max": 10, "pairing": list(EXAMPLES["pairing"][1])},
    ),
}


def secret_for(name: str, attempt: int = 0) -> bytes:
    return hashlib.sha256(f"{name} {attempt}".encode()).digest()


def played(name: str, secret: bytes) -> Record:
    """One whole game by bots, with verifiable chance."""
    players, kind, options = GAMES[name]
    record = new_record("double", [Seat(NAMES[seat], kind) for seat in range(players)], "", options)
    chance = with_chance(record, secret, [name.encode() for name in NAMES[:players]])
    recorder = Recorder(record)
    play_on(recorder, chance, kind, Dice(int.from_bytes(secret[:4], "big")))
    return record


def play_on(recorder: Recorder, chance: Chance, kind: str, dice: Dice) -> None:
    bot = player.find("double", kind)
    game, position = recorder.game, recorder.position
    while position.actor != OVER:
        wanted = position.chance()
        if position.actor == CHANCE and wanted is not None:
            recorder.draw(chance.draw(wanted))
            continue
        seat = position.actor
        act = bot.choose(game.view(position, seat), position.acts(seat), dice)
        recorder.act(seat, game.write_act((act,)))


def with_a_tie(name: str) -> Record:
    """The first game of this name that really needs its extra round."""
    attempt = 0
    while True:
        record = played(name, secret_for(name, attempt))
        if any(entry.draw == "deal/3" for entry in record.entries):
            return record
        attempt += 1


if __name__ == "__main__":
    for name in GAMES:
        tied = name == "double-extra-round"
        record = with_a_tie(name) if tied else played(name, secret_for(name))
        (HERE / f"{name}.json").write_bytes(write_record(record))
        print(name, len(record.entries), record.result)
