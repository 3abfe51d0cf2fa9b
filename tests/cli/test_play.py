import io
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from stammtisch.base.errors import Malformed
from stammtisch.cli.files import load_record
from stammtisch.cli.games.double import DoubleTable
from stammtisch.cli.play import play
from stammtisch.games import catalogue
from stammtisch.games.double.cards import motif_named
from stammtisch.games.double.rules import pairing_of
from stammtisch.games.double.view import View
from stammtisch.match.events import Acted, Ended, Sitter
from stammtisch.match.record import Record, Scribe, begin, write_record
from stammtisch.match.replay import replay, verify
from stammtisch.words import LANGUAGES, Words, keys

MOTIF = re.compile(r"\b(?:[2-9TJQKA][CSHD]|PO|FO)\b")
TEN_ROUNDS = {"schedule": [5, *[1] * 9]}
SHORT = {"schedule": [1, 2, 3], "first_dealer": 1}


class Person:
    """Types the lines it was given, then the first key it is offered; remembers what it was shown."""

    def __init__(self, console: Console, *lines: str, until: int | None = None) -> None:
        self.console = console
        self.lines = list(lines)
        self.until = until
        self.read = 0
        self.shown: list[str] = []
        self.told = 0

    def __call__(self, prompt: str) -> str:
        assert isinstance(self.console.file, io.StringIO)
        text = self.console.file.getvalue()
        self.shown.append(text[self.told :] + prompt)
        self.told = len(text)
        if self.read == self.until:
            raise EOFError
        self.read += 1
        if self.lines:
            return self.lines.pop(0)
        offered = re.search(r"\? (\w)[\w ]*:", prompt)
        return offered[1] if offered else ""


def paper(**how: Any) -> Console:
    """A console that is no terminal: plain text, one line after another."""
    return Console(**{"file": io.StringIO(), "width": 80, "height": 24, "_environ": {}, **how})


def screen(**how: Any) -> Console:
    return paper(**{"force_terminal": True, "color_system": "256", **how})


def sit(path: Path, person: Person, **changes: Any) -> str:
    """One sitting; the record goes to `path`. Gives back all that was shown."""
    how: dict[str, Any] = {
        "players": 4,
        "bots": [],
        "name": "Ada",
        "language": "en",
        "options": SHORT,
        "seed": 7,
        "record": path,
        "resume": None,
        "pause": False,
        "read": person,
    }
    play("double", console=person.console, **{**how, **changes})
    assert isinstance(person.console.file, io.StringIO)
    return person.console.file.getvalue()


def flat(text: str) -> str:
    """Without line breaks, wherever they fell."""
    return " ".join(text.split())


def events(record: Record) -> list[dict[str, Any]]:
    """What happened, whenever it did."""
    return [{**entry.event, "at": 0} for entry in record.entries]


def own_acts(path: Path) -> list[str]:
    return [event.act for event in load_record(path).events if isinstance(event, Acted) and event.seat == 0]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games" / "double.json"


def test_a_whole_game_is_played_and_written_down(path: Path) -> None:
    shown = sit(path, Person(paper()), options={}, pause=True)
    record = load_record(path)
    proven = verify(record)
    assert (proven.finished, proven.chance, proven.draws) == (True, "verified", 11)
    assert [seat.player for seat in record.seats] == ["human", "rule", "rule", "rule"]
    assert "round 10 of 10" in shown
    assert "1·2·3·4·5·5·4·3·[2]·1" in shown
    assert re.search(r"\n\w+ won with \d+ points\.|shared the win", shown)
    assert f"stammtisch replay {path}\n  stammtisch verify {path}\n" in shown


def test_the_same_seed_is_the_same_game(tmp_path: Path) -> None:
    one, other = tmp_path / "one.json", tmp_path / "other.json"
    assert sit(one, Person(paper())).replace("one.json", "other.json") == sit(other, Person(paper()))
    assert events(load_record(one)) == events(load_record(other))


def test_without_a_seed_no_two_games_are_alike(tmp_path: Path) -> None:
    secrets = set()
    for name in ("one.json", "other.json"):
        sit(tmp_path / name, Person(paper(), until=0), seed=None)
        secrets.add(load_record(tmp_path / name).secret)
    assert len(secrets) == 2


def test_games_are_kept_without_asking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platformdirs.user_data_path", lambda name: tmp_path / name)
    for sitting in range(2):
        sit(tmp_path, Person(paper(), until=0), record=None)
    kept = sorted((tmp_path / "stammtisch" / "games").iterdir())
    assert len(kept) == 2
    assert all(re.fullmatch(r"double-\d{8}-\d{6}(-2)?\.json", file.name) for file in kept)


FOLLOWING: dict[str, Any] = {"options": {"schedule": [3], "first_dealer": 2}, "seed": 11}
"""Hearts are led, and the person holds AC/2H QS/4C QD/4H."""


@pytest.mark.rule("double:play:follow")
@pytest.mark.rule("double:play:follow-which-motif")
def test_a_refusal_names_its_rule_and_a_question_mark_shows_it(path: Path) -> None:
    lines = ["0", "qs", "?", "ac", "play ac", "?", "? follow-which", "2h"]
    person = Person(paper(), *lines, until=len(lines))
    sit(path, person, **FOLLOWING)
    hand, other_suit, rule, other_half, again, rule_of_half, named, taken = map(flat, person.shown[1:])
    assert "│ AC │ │ QS │ │ QD │" in hand
    assert "│ 1 2H │ │ 4C │ │ 2 4H │" in hand
    assert "you can follow it, so QS cannot be played now. (double:play:follow; ?" in other_suit
    assert rule.startswith("Following suit double:play:follow If any half in your hand")
    assert "AC/2H shows it, so you cannot use the half AC instead." in other_half
    assert again == other_half
    assert rule_of_half.startswith("Which half follows double:play:follow-which-motif ")
    assert named == rule_of_half
    assert "Ada played 2H of AC/2H." in taken


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("? double:amb:tie", "A tie at the top double:amb:tie What if several"),
        ("? play:follow", "type ? and one of these: double:play:follow double:play:follow-which-motif"),
        ("? nonsense", "There is no rule “nonsense”."),
        ("?", "╭─────────────────────────────── At this table"),
        ("h", "╭─────────────────────────────── At this table"),
        ("l", "There is no trick to look at now."),
        ("s", "No round has been settled yet."),
        ("9", "“9” is not an act; try play 2H."),
        ("bid 1", "The tricks are being played; predictions are closed for this round."),
        ("play", "“play” is not an act"),
        ("dance\x1b[2J", "“dance[2J” is not an act"),
        ("? \x1b[2J", "There is no rule “[2J”."),
        ("[bold]", "“[bold]” is not an act"),
        ("   ", "╭─ Double · round 1 of 1 · Frida deals · [3] "),
    ],
)
def test_whatever_is_typed_gets_an_answer_and_nothing_is_lost(path: Path, line: str, answer: str) -> None:
    person = Person(paper(), "0", line, until=2)
    sit(path, person, **FOLLOWING)
    assert answer in flat(person.shown[-1])
    assert own_acts(path) == ["bid 0"]


def position(**data: Any) -> View:
    game = catalogue.find("double")
    hands = ["TS/6H TS/6H FO/8C", "AC/2H KC/3D QC/4S"]
    usual: dict[str, Any] = {
        "phase": "play",
        "dealer": 1,
        "turn_up": "AH/2C",
        "round": 3,
        "hands": [hand.split() for hand in hands],
        "bids": [1, 1],
        "leader": 0,
    }
    view: View = game.view(game.read_position({**usual, **data}, "", {}), 0)
    return view


@pytest.mark.parametrize(
    ("phase", "line", "act"),
    [
        ("play", "1", "play TS"),
        ("play", "2", "play 6H"),
        ("play", "3", "play FO"),
        ("play", "4", "play 8C"),
        ("play", "5", "5"),
        ("play", "ts", "play ts"),
        ("play", "10S", "play ts"),
        ("play", "10♠", "play ts"),
        ("play", " Play  10s ", "play ts"),
        ("play", "fo", "play fo"),
        ("play", "bid 2", "bid 2"),
        ("bid", "2", "bid 2"),
        ("bid", "bid 2", "bid 2"),
        ("bid", "5", "bid 5"),
        ("bid", "ts", "play ts"),
    ],
)
def test_keys_short_forms_and_whole_acts_are_understood(phase: str, line: str, act: str) -> None:
    view = position() if phase == "play" else position(phase="bid", bids=[], leader=None)
    offered = ["play 8C", "play 6H", "play TS", "play FO"] if phase == "play" else ["bid 0", "bid 1", "bid 2"]
    assert DoubleTable(paper(), Words(), ["Ada", "Amy"], 0).act(view, offered, line) == act


@pytest.mark.parametrize("bots", [["rule"], ["random", "rule"]])
@pytest.mark.parametrize("first", [0, 1, 4, 7])
def test_a_game_that_was_left_goes_on_to_the_same_end(tmp_path: Path, bots: list[str], first: int) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    sit(whole, Person(paper()), bots=bots)
    sit(parts, Person(paper(), until=first), bots=bots)
    assert load_record(parts).result is None
    sit(parts, Person(paper(), until=1), record=None, resume=parts)
    back = Person(paper())
    sit(parts, back, record=None, resume=parts, language="de", seed=None)
    assert "Willkommen zurück, Ada." in back.shown[0]
    assert events(load_record(parts)) == events(load_record(whole))


def test_a_resumed_game_remembers_its_sheet(path: Path) -> None:
    sit(path, Person(paper(), until=3))
    back = Person(paper(), "s", until=1)
    sit(path, back, record=None, resume=path)
    assert "The sheet" in back.shown[-1]
    assert re.search(r"1 \(1\) +0[✓✗]", back.shown[-1])


@pytest.mark.parametrize("leave", [EOFError, "q", "Q"])
def test_leaving_saves_and_says_how_to_go_on(path: Path, leave: Any) -> None:
    person = Person(paper(), "0")

    def read(prompt: str) -> str:
        if person.lines:
            return person(prompt)
        if isinstance(leave, str):
            return leave
        raise leave

    shown = sit(path, person, options={"first_dealer": 3}, name="", read=read)
    assert shown.endswith(f"Your game is saved. Go on with:\n  stammtisch play double --resume {path}\n")
    assert own_acts(path) == ["bid 0"]
    assert load_record(path).seats[0].name == "Guest"


def test_an_interrupted_game_is_saved_and_still_interrupted(path: Path) -> None:
    person = Person(paper(), "0")

    def read(prompt: str) -> str:
        if person.lines:
            return person(prompt)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        sit(path, person, options={"first_dealer": 3}, read=read)
    assert own_acts(path) == ["bid 0"]


def test_every_act_of_the_person_is_on_disk_before_the_next_question(path: Path) -> None:
    person = Person(paper())
    seen = []

    def read(prompt: str) -> str:
        seen.append(len(own_acts(path)))
        return person(prompt)

    sit(path, person, read=read)
    assert seen == list(range(len(seen)))


def test_a_full_disk_does_not_end_the_game(path: Path) -> None:
    person = Person(paper())

    def read(prompt: str) -> str:
        if person.read == 2:
            path.unlink()
            path.mkdir()
        if person.read == 4:
            path.rmdir()
        return person(prompt)

    shown = sit(path, person, read=read)
    assert shown.count("The game could not be saved: ") == 2
    assert verify(load_record(path)).finished


def test_german(path: Path) -> None:
    person = Person(paper(), "0", "qs", "?", "h", "s")
    shown = sit(path, person, language="de", pause=True, **FOLLOWING)
    assert "Wie viele Stiche machst du? 0 1 2 3:" in person.shown[0]
    assert "Ausgespielt ist Herz, und du kannst bedienen; QS geht deshalb jetzt nicht." in shown
    assert "An diesem Tisch" in shown
    assert "Weiter mit Enter:" in person.shown[-1]
    assert "Noch einmal ansehen oder nachprüfen:" in shown


def known_to(view: View) -> set[str]:
    """All motifs a seat can see: whole cards in hands, and both halves of those on the table."""
    pairing = pairing_of(view.options)
    tricks = [view.trick, *view.seen]
    cards = [card for hand in view.hands for card in hand or ()]
    cards += [card for card in [view.turn_up] if card]
    cards += [pairing.card_with(motif_named(play)) for trick in tricks for play in trick.plays]
    return {motif for card in cards for motif in card.split("/")}


@pytest.mark.rule("double:info:hands-hidden")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("options", [{"schedule": [1, 3, 5]}, {"blind_one": "on", "schedule": [1, 1, 2]}])
def test_no_card_is_shown_before_the_person_may_see_it(path: Path, seed: int, options: Any) -> None:
    person = Person(paper())
    sit(path, person, seed=seed, options=options, players=5)
    game = catalogue.find("double")
    known: set[str] = set()
    asked = iter(person.shown)
    for step in replay(load_record(path)):
        if isinstance(step.event, Acted) and step.event.seat == 0:
            assert set(MOTIF.findall(next(asked))) <= known
            known = set()
        known |= known_to(game.view(step.match.position, 0))
    assert next(asked, None) is None


def frames(shown: str) -> list[list[str]]:
    """The screens one after another, as lines without colours."""
    plain = re.sub(r"\x1b\[[\d;]*m", "", shown)
    return [frame.splitlines() for frame in re.split(r"\x1b\[2J\x1b\[H", plain)[1:]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4, 8])
def test_table_hand_and_prompt_fit_on_80_by_24(path: Path, players: int, language: str) -> None:
    person = Person(screen())
    sit(path, person, players=players, language=language, options=TEN_ROUNDS, pause=True)
    for shown in person.shown:
        (frame,) = frames(shown)
        assert len(frame) <= 24
        assert max(map(len, frame)) <= 80


def test_a_wide_screen_has_the_log_beside_the_table(path: Path) -> None:
    person = Person(screen(width=140, height=45), until=2)
    sit(path, person)
    (frame,) = frames(person.shown[1])
    assert frame[0].startswith("╭─ Double · round 1 of 3 · Lotte deals · [1]·2·3 ")
    assert max(map(len, frame)) <= 140
    assert any(re.search(r"│ +\w+ predicted ", line) for line in frame)


def test_the_table_stays_in_its_place(path: Path) -> None:
    person = Person(screen())
    sit(path, person, pause=True)
    tops = {
        line
        for shown in person.shown
        for frame in frames(shown)
        for line, text in enumerate(frame)
        if "╭─ Double" in text
    }
    assert len(tops) == 1


def test_with_colour_suits_are_symbols_in_four_colours(path: Path) -> None:
    shown = sit(path, Person(screen()), options={})
    assert not MOTIF.search(shown.replace("PO", "").replace("FO", ""))
    colours = {match[2]: match[1] for match in re.finditer(r"\x1b\[1;([\d;]+)m +(?:10|\w)([♣♠♥♦])", shown)}
    assert len(set(colours.values())) == len(colours) == 4


@pytest.mark.parametrize("environ", [{"TERM": "xterm-256color", "NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_without_colour_suits_are_letters(path: Path, environ: dict[str, str]) -> None:
    shown = sit(path, Person(screen(color_system="auto", _environ=environ)))
    assert not re.search("[♣♠♥♦]", shown)
    assert not re.search(r"\x1b\[[\d;]*38;", shown)


def test_a_dumb_terminal_gets_plain_lines(path: Path) -> None:
    shown = sit(path, Person(screen(color_system="auto", _environ={"TERM": "dumb"})), pause=True)
    assert "\x1b" not in shown
    assert not re.search("[╭╮╰╯─│●○✓✗▸]", shown)
    assert re.search(r"#\d====#", shown)


def test_bots_sit_down_with_names_of_their_own(path: Path) -> None:
    sit(path, Person(paper(), until=0), players=8, name="amy", bots=["rule", "random"])
    seats = load_record(path).seats
    names = [seat.name for seat in seats]
    assert len({name.casefold() for name in names}) == 8
    assert all(len(name) <= 8 for name in names)
    assert [seat.player for seat in seats[1:4]] == ["rule", "random", "rule"]


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"players": 1}, "players: 1 can't play double"),
        ({"players": 99}, "players: 99 can't play double"),
        ({"players": 9}, "players: 9 can't play; 2 to 8 can"),
        ({"bots": ["genius"]}, "player: double has no player 'genius'"),
        ({"bots": ["rule"] * 4}, "bots: 4 kinds for 3 seats"),
        ({"options": {"sets": 3}}, "options.sets: "),
        ({"options": {"colour": "red"}}, "options: "),
        ({"name": "\x1b[2J"}, "name: must have 1 to 24 letters that can be printed"),
        ({"name": "x" * 25}, "name: must have 1 to 24 letters"),
        ({"record": Path(__file__)}, "test_play.py: is already there"),
        ({"record": Path(__file__) / "game.json"}, "game.json: can't be written"),
        ({"resume": Path("nowhere.json")}, "nowhere.json: can't be read"),
    ],
)
def test_what_does_not_fit_is_one_clear_line(path: Path, changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(Malformed, match=re.escape(problem)):
        sit(path, Person(paper()), **changes)
    assert not path.exists()


BOT = Sitter("Amy", "rule")
CHANCE: dict[str, Any] = {"secret": bytes(32), "entropy": [b"", b""]}


def ended() -> Record:
    record = begin("double", [Sitter("Ada"), BOT], **CHANCE)
    Scribe(record).write(Ended(0, [1, 2], [1]))
    return record


@pytest.mark.parametrize(
    ("record", "problem"),
    [
        (begin("grass", [Sitter("Ada"), BOT], **CHANCE), "is a game of grass, not of double"),
        (begin("double", [Sitter("Ada"), BOT]), "has no secret to deal on with"),
        (ended(), "is over; stammtisch replay shows it again"),
        (begin("double", [Sitter("Ada"), Sitter("Amy")], **CHANCE), "needs one seat for a person"),
        (begin("double", [BOT, BOT], **CHANCE), "needs one seat for a person"),
        (begin("double", [Sitter("\x1b[2J"), BOT], **CHANCE), "entries[0].seats[0].name: must have"),
    ],
)
def test_only_a_game_that_was_left_can_go_on(path: Path, record: Record, problem: str) -> None:
    path.parent.mkdir()
    path.write_bytes(write_record(record))
    with pytest.raises(Malformed, match=re.escape(problem)):
        sit(path, Person(paper()), record=None, resume=path)


def parameters(language: str, name: str) -> dict[str, set[str]]:
    file = Path(catalogue.__file__).parents[1] / "words" / language / f"{name}.ftl"
    messages = re.split(r"(?m)^(?=cli-)", file.read_text(encoding="utf-8"))
    return {text.split(" ", 1)[0]: set(re.findall(r"\$\w+", text)) for text in messages}


@pytest.mark.parametrize("name", ["cli", *(f"cli_{game}" for game in catalogue.GAMES)])
def test_languages_have_the_same_words_for_the_terminal(name: str) -> None:
    assert keys("de", name) == keys("en", name)
    assert parameters("de", name) == parameters("en", name)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", r"What a good player would do.*?[0-3]: [+-]\d\.\d, kept \d+ %"),
        ("de", r"Was ein guter Spieler täte.*?[0-3]: [+-]\d\.\d, erfüllt \d+ %"),
    ],
)
def test_a_hint_says_what_to_do_and_what_it_brings(path: Path, language: str, told: str) -> None:
    shown = sit(path, Person(paper(), "hint", "hint", until=2), language=language)
    assert len(re.findall(told, flat(shown))) == 2
