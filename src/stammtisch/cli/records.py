"""`stammtisch replay` and `stammtisch verify`."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markup import escape

from stammtisch.base.errors import Malformed
from stammtisch.cli.face import written_fields
from stammtisch.cli.files import load_record, naming
from stammtisch.match.events import Said
from stammtisch.match.record import Record
from stammtisch.match.replay import Differs, Step, replay, verify
from stammtisch.referee.telling import told_to_all
from stammtisch.words import Words, with_names


def show_replay(
    path: Path, seat: int | None, until: int | None, language: str, as_json: bool, console: Console
) -> None:
    """What happened, one line for each fact; with a seat, only what that seat could see."""
    record = load_record(path)
    if seat is not None and not -1 <= seat < len(record.seats):
        raise Malformed(f"there is no seat {seat}; -1 is a spectator", "--seat")
    if until is not None and not 1 <= until <= len(record.entries):
        raise Malformed(f"the record has entries 1 to {len(record.entries)}", "--until")
    last = None
    for step in steps(record, path):
        last = step
        lines = told(step, record, seat, language)
        if as_json:
            told_step = {"seq": step.seq, "facts": lines}
            console.out(msgspec.json.encode(told_step).decode())
        else:
            for line in lines:
                console.print(escape(line))
        if step.seq == until:
            break
    if until is not None and last is not None:
        show_moment(last, seat, as_json, console)


def steps(record: Record, path: Path) -> Iterator[Step]:
    with naming(path):
        yield from replay(record)


def told(step: Step, record: Record, seat: int | None, language: str) -> list[str]:
    words = Words(language)
    names = record.names
    if isinstance(step.event, Said):
        return [words.say("talk", name=step.event.name, text=step.event.text)]
    if seat is None:
        return [told_to_all(fact, record.game, names, words) for fact in step.facts]
    return [
        words.fact(record.game, fact.kind, with_names(fact.about, names))
        for fact in step.facts
        if fact.seen_by(seat)
    ]


def show_moment(step: Step, seat: int | None, as_json: bool, console: Console) -> None:
    """The game after an entry: everything, or what a seat saw."""
    game, position = step.match.game, step.match.position
    if seat is None:
        data = game.write_position(position)
    else:
        data = msgspec.to_builtins(game.view(position, seat))
    if as_json:
        console.out(msgspec.json.encode({"seq": step.seq, "seen": data}).decode())
        return
    console.print()
    for line in written_fields(data):
        console.print(escape(line), soft_wrap=True)


def show_verification(path: Path, key: str, language: str, as_json: bool, console: Console) -> None:
    record = load_record(path)
    signature = record.signature
    with naming(path):
        shown = verify(record)
    if key and (signature is None or signature.key != key or shown.signed != "signed"):
        raise Differs(0, "it is not signed with this key")
    if as_json:
        console.out(msgspec.json.encode(shown).decode())
        return
    words = Words(language)
    console.print(words.say("verify-entries", entries=shown.entries))
    console.print(words.say(f"verify-{shown.chance}", draws=shown.draws))
    if signature is not None:
        console.print(words.say(f"verify-{shown.signed}", key=escape(signature.key)))
    if record.result is None:
        console.print(words.say("verify-unfinished"))
        return
    scores = ", ".join(
        f"{seat.name} {points}" for seat, points in zip(record.seats, record.result.scores, strict=True)
    )
    console.print(words.say("verify-finished", scores=escape(scores)))
